"""The part of the vector that tells of soldiers, strength and the battle to come."""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import FORTRESS, GOLD, SIDES, STONE, STONE_WALL, WOOD, YEARS
from tafelrunde.games.kingsburg.components.tables import LASTING
from tafelrunde.games.kingsburg.insight import slots
from tafelrunde.games.kingsburg.rules.state import NOBODY, KingsburgState, Player
from tafelrunde.games.kingsburg.rules.winter import strength_against, strength_of, strength_of_buildings
from tafelrunde.kernel.encoding import coarse, fill


def write_army(state: KingsburgState, player: Player, lasting: i64, winter: bool, into: vec[float], at: i64) -> None:
    """Soldiers, lasting strength, and, if the winter of this year is to come, the odds of its battle."""
    fill(into, at + slots.SOLDIERS, player.soldiers, slots.MOST_SOLDIERS)
    into[at + slots.STRENGTH] = float(lasting) / 8.0
    into[at + slots.STRENGTH_LEFT] = float(lasting) * float(YEARS - state.year) / 32.0
    if state.setting.army:
        token: i64
        for token in player.army_tokens:
            into[at + slots.ARMY_TOKENS + token] += 1.0
        if player.token != NOBODY:
            into[at + slots.TOKEN_LAID] = float(player.token + 1) / 4.0
    if winter:
        write_battle(state, player, into, at)


def lasting_strength(state: KingsburgState, player: Player) -> i64:
    """The strength of standing buildings against an enemy without a weakness."""
    return strength_of_buildings(state, player, LASTING)


def write_battle(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """What the coming battle may bring, over the cards and reinforcements that are possible, all alike."""
    components = state.setting.components
    enemies = components.enemies
    known = state.enemy_shown or player.peeked
    if known:
        into[at + slots.KNOWS_ENEMY] = 1.0
    cards = [state.enemy()] if known else components.enemies_of_year[state.year]
    army = state.setting.army
    fortress: i64 = 0
    if player.has(FORTRESS):
        fortress = components.fortress.gives_vp
    wall = player.has(STONE_WALL)
    goods = player.goods
    gold: i64 = goods[GOLD]
    wood: i64 = goods[WOOD]
    stone: i64 = goods[STONE]
    lead: i64 = 0
    win_points: i64 = 0
    win_goods: i64 = 0
    loss_points: i64 = 0
    loss_goods: i64 = 0
    loss_buildings: i64 = 0
    # In how many ways the battle is not lost: as it is (`ways_0`: and not drawn), and with so many soldiers more.
    ways_0: i64 = 0
    ways_1: i64 = 0
    ways_2: i64 = 0
    ways_3: i64 = 0
    ways_4: i64 = 0
    whole: i64 = SIDES
    if army:
        whole = reinforcements(player)
    card: i64
    for card in cards:
        enemy = enemies[card]
        ahead: i64 = strength_of(state, player, enemy) - strength_against(state, player, enemy)
        lead += ahead
        above: i64
        no_loss: i64
        if army:
            above = token_ways(player, ahead)
            no_loss = token_ways(player, ahead + 1)
            ways_2 += token_ways(player, ahead + 2)
            ways_3 += token_ways(player, ahead + 3)
            ways_4 += token_ways(player, ahead + 4)
        else:
            above = die_ways(ahead)
            no_loss = die_ways(ahead + 1)
            ways_2 += die_ways(ahead + 2)
            ways_3 += die_ways(ahead + 3)
            ways_4 += die_ways(ahead + 4)
        ways_0 += above
        ways_1 += no_loss
        win: i64 = no_loss if wall else above
        if win:
            won = enemy.win
            win_points += win * (won.vp + fortress)
            win_goods += win * won.all_goods
        if no_loss < whole:
            loss = enemy.loss
            lost: i64 = min(gold, loss.goods[GOLD]) + min(wood, loss.goods[WOOD]) + min(stone, loss.goods[STONE])
            lost += min(gold + wood + stone - lost, loss.any)
            loss_points += (whole - no_loss) * loss.vp
            loss_goods += (whole - no_loss) * lost
            loss_buildings += (whole - no_loss) * loss.buildings
    every: i64 = whole * len(cards)
    one_of = 1.0 / float(every)
    into[at + slots.LEAD] = coarse(float(lead * whole) * one_of / 8.0)
    write_chances(ways_1 if wall else ways_0, every - ways_1, one_of, into, at)
    write_chances(ways_2 if wall else ways_1, every - ways_2, one_of, into, at + 1)
    write_chances(ways_3 if wall else ways_2, every - ways_3, one_of, into, at + 2)
    write_chances(ways_4 if wall else ways_3, every - ways_4, one_of, into, at + 3)
    into[at + slots.REWARD] = coarse(float(win_points) * one_of / 4.0)
    into[at + slots.REWARD + 1] = coarse(float(win_goods) * one_of / 4.0)
    into[at + slots.PENALTY] = coarse(float(loss_points) * one_of / 4.0)
    into[at + slots.PENALTY + 1] = coarse(float(loss_goods) * one_of / 4.0)
    if player.buildings:
        into[at + slots.PENALTY + 2] = coarse(float(loss_buildings) * one_of)


def write_chances(wins: i64, loses: i64, one_of: float, into: vec[float], at: i64) -> None:
    """The chances to win and to lose with so many soldiers more as `at` stands further on."""
    into[at + slots.WINS] = coarse(float(wins) * one_of)
    into[at + slots.LOSES] = coarse(float(loses) * one_of)


def reinforcements(player: Player) -> i64:
    """How many army tokens may join the battle: any that are left, or the one that was laid."""
    if player.token == NOBODY and player.army_tokens:
        return len(player.army_tokens)
    return 1


def die_ways(lead: i64) -> i64:
    """How many numbers of the king's die lift a lead above zero."""
    if lead >= 0:
        return SIDES
    if lead <= -SIDES:
        return 0
    return SIDES + lead


def token_ways(player: Player, lead: i64) -> i64:
    """How many of the army tokens that are possible do so."""
    if player.token != NOBODY:
        if lead + player.token > 0:
            return 1
        return 0
    above: i64 = 0
    token: i64
    for token in player.army_tokens:
        if lead + token > 0:
            above += 1
    return above
