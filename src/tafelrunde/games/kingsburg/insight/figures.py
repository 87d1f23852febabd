"""The numbers that the reasons of Kingsburg are told with (`because-REASON-FIGURE` in the texts).

The enemy is never read from an imagined world: who has not looked at it is told all that the year may bring.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.blocks import goods_as_one
from tafelrunde.games.kingsburg.components.enemies import Enemy
from tafelrunde.games.kingsburg.components.ids import (
    COLUMNS,
    GOODS,
    GOV_POLITICIAN,
    LAST_RANK,
    POLITICIAN_FIRST,
    POLITICIAN_SECOND,
)
from tafelrunde.games.kingsburg.components.tables import LASTING
from tafelrunde.games.kingsburg.rules.course import EACH_BUILDS
from tafelrunde.games.kingsburg.rules.influence import free_dice, is_open, market_reach
from tafelrunde.games.kingsburg.rules.prices import missing_goods, next_in_row, owned_goods, price_of
from tafelrunde.games.kingsburg.rules.state import USED_TOKEN, KingsburgState, Player
from tafelrunde.games.kingsburg.rules.winter import (
    BATTLES,
    WINTER,
    strength_against,
    strength_in,
    strength_of,
    strengths_of_buildings,
)
from tafelrunde.kernel.figures import Figure, Figures
from tafelrunde.kernel.steps import SEAT_BITS

FIGURES: Final[dict[str, list[str]]] = {
    "points": ["points"],
    "buildings": ["count"],
    "goods": ["count", "payable", *GOODS, "plus_two"],
    "court": ["reach", "dice", "advisors", "total"],
    "winter": ["enemy", "strength", "lasting"],
    "order": ["place"],
}
"""All figures by the names of reasons, in the order in which they are told."""


def figures(state: KingsburgState, seat: int, before: KingsburgState) -> Figures:
    """What a player counts of a position; `before` is the one in which he decides."""
    player = state.players[seat]
    found: Figures = {
        "points": [Figure("points", float(player.vp))],
        "buildings": [Figure("count", float(player.building_count()))],
        "goods": goods_figures(state, player),
        "winter": winter_figures(state, seat, before),
        "order": [Figure("place", float(state.order.index(seat) + 1), fewer=True)],
    }
    if player.dice_count and not state.paying:
        found["court"] = court_figures(state, seat)
    return found


def goods_figures(state: KingsburgState, player: Player) -> list[Figure]:
    """Goods, and for how many buildings they are enough, each paid alone."""
    payable: i64 = 0
    owned = owned_goods(player)
    row: i64
    for row in range(state.setting.first_building, state.setting.end_of_buildings, COLUMNS):
        building = next_in_row(player, row)
        if building >= 0 and missing_goods(goods_as_one(price_of(state, player, building)), owned) == 0:
            payable += 1
    return [
        Figure("count", float(player.goods_count())),
        Figure("payable", float(payable)),
        *[Figure(good, float(player.good(kind)), of="count") for kind, good in enumerate(GOODS)],
        Figure("plus_two", float(player.plus_two)),
    ]


def court_figures(state: KingsburgState, seat: int) -> list[Figure]:
    """Free dice, how many advisors they reach, and at how many the others lie."""
    player = state.players[seat]
    if player.passed:
        return []
    free = free_dice(player)
    reached: i64 = free.totals
    if player.plus_two > 0 and not player.used & USED_TOKEN:
        reached |= free.totals << 2
    if market_reach(player):
        reached |= free.totals << 1 | free.totals >> 1
    advisors: i64 = 0
    space: i64
    for space in range(1, LAST_RANK + 1):
        if reached >> space & 1 and is_open(state, seat, space):
            advisors += 1
    if player.governor == GOV_POLITICIAN:
        for space in range(POLITICIAN_FIRST, POLITICIAN_SECOND + 1):
            if reached >> state.setting.components.space_rank[space] & 1 and is_open(state, seat, space):
                advisors += 1
    return [
        Figure("reach", float(advisors)),
        Figure("dice", float(free.count)),
        Figure("advisors", float(len({abs(space) for space in player.placed if space}))),
        Figure("total", float(free.total)),
    ]


def winter_figures(state: KingsburgState, seat: int, before: KingsburgState) -> list[Figure]:
    """Strength beside the enemies that are possible; with the winter over, what of it stays."""
    player = state.players[seat]
    if not battle_comes(state):
        return [Figure("lasting", float(strength_in(strengths_of_buildings(state, player), LASTING)))]
    coming = possible_enemies(state, seat, before)
    own = [int(strength_of(state, player, enemy)) for enemy in coming]
    theirs = [int(strength_against(state, player, enemy)) for enemy in coming]
    weakest, strongest = min(theirs), max(theirs)
    return [
        Figure("enemy", 1.0 if state.enemy_shown or player.peeked else 0.0, fact=True),
        Figure(
            "strength",
            float(sum(own)) / float(len(own)),
            about=min(own) != max(own),
            beside={"weakest": weakest, "strongest": strongest, "doubt": strongest - weakest},
        ),
    ]


def court_is_open(state: KingsburgState) -> bool:
    """Is the court of this phase still to be held, or is it being held, up to what the last advisor gives?"""
    return any(frame >> SEAT_BITS == EACH_BUILDS.number for frame in state.agenda)


def battle_comes(state: KingsburgState) -> bool:
    """Is the battle of this year still to come?"""
    return any(frame >> SEAT_BITS in (WINTER.number, BATTLES.number) for frame in state.agenda)


def possible_enemies(state: KingsburgState, seat: int, before: KingsburgState) -> list[Enemy]:
    """The enemies that the year of a position may bring, as far as the seat knew `before`."""
    if before.year == state.year and (before.enemy_shown or before.players[seat].peeked):
        return [before.enemy_card()]
    components = state.setting.components
    return [components.enemies[card] for card in components.enemies_of_year[state.year]]
