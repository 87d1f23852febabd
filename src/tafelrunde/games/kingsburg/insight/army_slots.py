"""The part of the vector that tells of soldiers, strength and the battle to come."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.enemies import EFFECT_BITS, EFFECT_MASK
from tafelrunde.games.kingsburg.components.ids import CARDS_OF_A_YEAR, FORTRESS, SIDES, STONE_WALL, YEARS
from tafelrunde.games.kingsburg.components.tables import LASTING
from tafelrunde.games.kingsburg.insight import slots
from tafelrunde.games.kingsburg.rules.prices import missing_goods, owned_goods
from tafelrunde.games.kingsburg.rules.state import NOBODY, KingsburgState, Player
from tafelrunde.games.kingsburg.rules.winter import improvised_strength, steady_strength, strength_against, strength_in
from tafelrunde.kernel.encoding import coarse, fill


def write_army(state: KingsburgState, player: Player, buildings: i64, winter: bool, into: vec[float], at: i64) -> None:
    """Soldiers, lasting strength, and, if the winter of this year is to come, the odds of its battle.

    `buildings` are the strengths of his buildings.
    """
    lasting = float(strength_in(buildings, LASTING))
    fill(into, at + slots.SOLDIERS, player.soldiers, slots.MOST_SOLDIERS)
    into[at + slots.STRENGTH] = lasting / 8.0
    into[at + slots.STRENGTH_LEFT] = lasting * float(YEARS - state.year) / 32.0
    if state.setting.army:
        token: i64
        for token in player.army_tokens:
            into[at + slots.ARMY_TOKENS + token] += 1.0
        if player.token != NOBODY:
            into[at + slots.TOKEN_LAID] = float(player.token + 1) / 4.0
    if winter:
        write_battle(state, player, buildings, into, at)


MOST_WAYS: Final = SIDES * CARDS_OF_A_YEAR
"""In so many ways a battle may go, at most: the numbers of the die, or as many army tokens, with each card."""
ODDS: Final = vec[float](
    [coarse(float(some) * (1.0 / float(every))) for every in range(1, MOST_WAYS + 1) for some in range(MOST_WAYS + 1)]
)
"""What part some ways are of all: none of one, one of one and so on, then of two."""


def write_battle(state: KingsburgState, player: Player, buildings: i64, into: vec[float], at: i64) -> None:
    """What the coming battle may bring, over the cards and reinforcements that are possible, all alike."""
    components = state.setting.components
    enemies = components.enemies
    known = state.enemy_shown or player.peeked
    if known:
        into[at + slots.KNOWS_ENEMY] = 1.0
    first: i64 = CARDS_OF_A_YEAR * (state.year - 1)
    cards: i64 = CARDS_OF_A_YEAR
    if known:
        first = state.enemy()
        cards = 1
    army = state.setting.army
    wall = player.has(STONE_WALL)
    steady = steady_strength(state, player)
    goods: i64 = player.goods_count()
    owned = owned_goods(player)
    lead: i64 = 0
    wins_bring: i64 = 0
    losses_take: i64 = 0
    lost_goods: i64 = 0
    ways: i64 = 0
    whole: i64 = SIDES
    if army:
        whole = reinforcements(player)
    card: i64
    for card in range(first, first + cards):
        enemy = enemies[card]
        ahead: i64 = steady + strength_in(buildings, enemy.type) + improvised_strength(state, player, enemy)
        ahead -= strength_against(state, player, enemy)
        lead += ahead
        of_card = token_ways(player, ahead) if army else die_ways(ahead)
        ways += of_card
        no_loss: i64 = of_card >> WAYS_BITS & WAYS_MASK
        win: i64 = no_loss if wall else of_card & WAYS_MASK
        wins_bring += win * enemy.brings
        if no_loss < whole:
            lost: i64 = enemy.named_goods - missing_goods(enemy.takes_goods, owned)
            lost += min(goods - lost, enemy.takes_any)
            losses_take += (whole - no_loss) * enemy.takes
            lost_goods += (whole - no_loss) * lost
    every: i64 = whole * cards
    one_of = 1.0 / float(every)
    into[at + slots.LEAD] = coarse(float(lead * whole) * one_of / 8.0)
    if player.has(FORTRESS):
        won: i64 = ways >> WAYS_BITS & WAYS_MASK if wall else ways & WAYS_MASK
        wins_bring += won * components.fortress.gives_vp
    odds = ODDS
    of_every: i64 = (MOST_WAYS + 1) * (every - 1)
    more: i64
    for more in range(slots.HIRED):
        wins: i64 = ways & WAYS_MASK
        ways >>= WAYS_BITS
        not_lost: i64 = ways & WAYS_MASK
        into[at + slots.WINS + more] = odds[of_every + (not_lost if wall else wins)]
        into[at + slots.LOSES + more] = odds[of_every + every - not_lost]
    into[at + slots.REWARD] = coarse(float(wins_bring & EFFECT_MASK) * one_of / 4.0)
    into[at + slots.REWARD + 1] = coarse(float(wins_bring >> EFFECT_BITS) * one_of / 4.0)
    into[at + slots.PENALTY] = coarse(float(losses_take & EFFECT_MASK) * one_of / 4.0)
    into[at + slots.PENALTY + 1] = coarse(float(lost_goods) * one_of / 4.0)
    if player.buildings:
        into[at + slots.PENALTY + 2] = coarse(float(losses_take >> EFFECT_BITS) * one_of)


def reinforcements(player: Player) -> i64:
    """How many army tokens may join the battle: any that are left, or the one that was laid."""
    if player.token == NOBODY and player.army_tokens:
        return len(player.army_tokens)
    return 1


def numbers_above(lead: int) -> int:
    """How many numbers of the king's die lift a lead above zero."""
    return max(0, min(SIDES, SIDES + lead))


# In how many ways a battle is won: as it is, and with one soldier more (that is, not lost), two, three and four more.
# It is one number, with room in each part for the sum over all cards.
WAYS_BITS: Final = 8
WAYS_MASK: Final = 255
DIE_WAYS: Final = vec[i64](
    [
        sum(numbers_above(lead + more) << WAYS_BITS * more for more in range(slots.HIRED + 1))
        for lead in range(-SIDES - slots.HIRED, 1)
    ]
)
"""By the lead, from the lowest that can still win with all of these soldiers."""


def die_ways(lead: i64) -> i64:
    """The ways to win by the king's die."""
    return DIE_WAYS[max(0, min(lead, 0) + SIDES + slots.HIRED)]


def token_ways(player: Player, lead: i64) -> i64:
    """The same by the army tokens that are possible."""
    if player.token != NOBODY:
        return ways_of(player.token, lead)
    ways: i64 = 0
    token: i64
    for token in player.army_tokens:
        ways += ways_of(token, lead)
    return ways


def ways_of(token: i64, lead: i64) -> i64:
    """One way for each number of further soldiers with which a token is enough."""
    ways: i64 = 0
    more: i64
    for more in range(slots.HIRED, -1, -1):
        ways <<= WAYS_BITS
        if lead + more + token > 0:
            ways += 1
    return ways
