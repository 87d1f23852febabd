"""The part of the vector that tells of soldiers, strength and the battle to come."""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.enemies import Enemy
from tafelrunde.games.kingsburg.components.ids import FORTRESS, SIDES, STONE_WALL, YEARS
from tafelrunde.games.kingsburg.insight import slots
from tafelrunde.games.kingsburg.rules.state import NOBODY, KingsburgState, Player
from tafelrunde.games.kingsburg.rules.winter import strength_against, strength_of
from tafelrunde.kernel.encoding import coarse, fill


def write_army(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """Soldiers, lasting strength, and the odds of the next battle."""
    fill(into, at + slots.SOLDIERS, player.soldiers, slots.MOST_SOLDIERS)
    lasting: i64 = lasting_strength(state, player)
    into[at + slots.STRENGTH] = float(lasting) / 8.0
    into[at + slots.STRENGTH_LEFT] = float(lasting) * float(YEARS - state.year) / 32.0
    if state.setting.army:
        token: i64
        for token in player.army_tokens:
            into[at + slots.ARMY_TOKENS + token] += 1.0
        if player.token != NOBODY:
            into[at + slots.TOKEN_LAID] = float(player.token + 1) / 4.0
    if into[at + slots.WINTER_TO_COME] > 0.0:
        write_battle(state, player, into, at)


def lasting_strength(state: KingsburgState, player: Player) -> i64:
    """The strength of standing buildings against an enemy without a weakness."""
    buildings = state.setting.components.buildings
    lasting: i64 = 0
    standing: i64 = player.buildings
    building: i64 = 0
    while standing:
        if standing & 1:
            lasting += buildings[building].strength
        standing >>= 1
        building += 1
    return lasting


def write_battle(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """What the coming battle may bring, over the cards and reinforcements that are possible, all alike."""
    components = state.setting.components
    known = state.enemy_shown or player.peeked
    into[at + slots.KNOWS_ENEMY] = 1.0 if known else 0.0
    cards = [state.enemy()] if known else components.enemies_of_year[state.year]
    army = state.setting.army
    fortress: i64 = components.fortress.gives_vp if player.has(FORTRESS) else 0
    wall = player.has(STONE_WALL)
    lead: i64 = 0
    win_points: i64 = 0
    win_goods: i64 = 0
    loss_points: i64 = 0
    loss_goods: i64 = 0
    loss_buildings: i64 = 0
    whole: i64 = reinforcements(player) if army else SIDES
    card: i64
    hired: i64
    for card in cards:
        enemy = components.enemies[card]
        ahead = strength_of(state, player, enemy) - strength_against(state, player, enemy)
        lead += ahead
        no_loss: i64 = ways(army, player, ahead)
        for hired in range(slots.HIRED):
            win: i64 = no_loss
            no_loss = ways(army, player, ahead + hired + 1)
            if wall:
                win = no_loss
            into[at + slots.WINS + hired] += float(win)
            into[at + slots.LOSES + hired] += float(whole - no_loss)
            if hired == 0 and win:
                win_points += win * (enemy.win.vp + fortress)
                win_goods += win * goods_won(enemy)
            if hired == 0 and no_loss < whole:
                loss_points += (whole - no_loss) * enemy.loss.vp
                loss_goods += (whole - no_loss) * lost_goods(player, enemy)
                loss_buildings += (whole - no_loss) * enemy.loss.buildings
    one_of = 1.0 / float(whole * len(cards))
    into[at + slots.LEAD] = coarse(float(lead * whole) * one_of / 8.0)
    for hired in range(slots.HIRED):
        into[at + slots.WINS + hired] = coarse(into[at + slots.WINS + hired] * one_of)
        into[at + slots.LOSES + hired] = coarse(into[at + slots.LOSES + hired] * one_of)
    into[at + slots.REWARD] = coarse(float(win_points) * one_of / 4.0)
    into[at + slots.REWARD + 1] = coarse(float(win_goods) * one_of / 4.0)
    into[at + slots.PENALTY] = coarse(float(loss_points) * one_of / 4.0)
    into[at + slots.PENALTY + 1] = coarse(float(loss_goods) * one_of / 4.0)
    if player.buildings:
        into[at + slots.PENALTY + 2] = coarse(float(loss_buildings) * one_of)


def reinforcements(player: Player) -> i64:
    """How many army tokens may join the battle: any that are left, or the one that was laid."""
    return max(1, len(player.army_tokens)) if player.token == NOBODY else 1


def ways(army: bool, player: Player, lead: i64) -> i64:
    """How many of the reinforcements that are possible lift a lead above zero: numbers of the king's die, or tokens."""
    if not army:
        if lead >= 0:
            return SIDES
        return SIDES + lead if lead > -SIDES else 0
    if player.token != NOBODY:
        return 1 if lead + player.token > 0 else 0
    above: i64 = 0
    token: i64
    for token in player.army_tokens:
        if lead + token > 0:
            above += 1
    return above


def goods_won(enemy: Enemy) -> i64:
    """The goods that a victory would bring."""
    goods = enemy.win.goods
    return goods[0] + goods[1] + goods[2] + enemy.win.any


def lost_goods(player: Player, enemy: Enemy) -> i64:
    """The goods that a defeat would cost."""
    lost: i64 = 0
    kind: i64
    for kind in range(3):
        lost += min(enemy.loss.goods[kind], player.goods[kind])
    rest: i64 = player.goods_count() - lost
    return lost + min(rest, enemy.loss.any)
