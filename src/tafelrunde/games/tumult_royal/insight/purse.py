"""What the tiles of a hoard buy: the most statues, counted tile by tile, for a tile is spent whole (TR-522).

The tiles of one good are one number, a digit for each value (`PACE`), so that a payment is a look into a table.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import (
    CASTLE,
    FIELD_KINDS,
    FOREST,
    GOOD_COUNT,
    MEADOW,
    MOST_OF_A_GOOD,
    MOUNTAIN,
    VALUES,
    VILLAGE,
)
from tafelrunde.games.tumult_royal.components.tables import STATUES_AT, Components
from tafelrunde.games.tumult_royal.insight.land_slots import of_kind
from tafelrunde.games.tumult_royal.rules.moves import SETS

PACE: Final = 6
"""Of a value up to five tiles are counted: nobody has use for more."""
PURSES: Final = PACE * PACE * PACE
OVER: Final = 256
"""What a table says: the tiles that remain, and so many times the surplus."""
CANNOT: Final = -1
STATUE: Final = 64
"""What a plan is worth: statues first, then followers."""


def purse_of(ones: i64, twos: i64, threes: i64) -> i64:
    """The tiles of a good as one number."""
    return min(ones, PACE - 1) + PACE * min(twos, PACE - 1) + PACE * PACE * min(threes, PACE - 1)


def after_paying(purse: int, cost: int) -> int:
    """What remains when a cost is paid with the least surplus and then with the fewest tiles (TR-523)."""
    if cost == 0:
        return purse
    has = [purse % PACE, purse // PACE % PACE, purse // (PACE * PACE)]
    best = (99, 99, CANNOT)
    for tiles in SETS[cost]:
        if all(has[value] >= tiles[value] for value in range(VALUES)):
            over = sum((value + 1) * tiles[value] for value in range(VALUES)) - cost
            rest = purse - tiles[0] - PACE * tiles[1] - PACE * PACE * tiles[2]
            best = min(best, (over, sum(tiles), rest + OVER * over))
    return best[2]


AFTER: Final = vec[i64]([after_paying(purse, cost) for cost in range(MOST_OF_A_GOOD + 1) for purse in range(PURSES)])
"""By cost and purse."""


# A plan in the making is one number: the tiles that remain of each good, above them surplus and statues so far.
GOOD_BITS: Final = 8
GOOD_MASK: Final = 255
SURPLUS_BITS: Final = 3 * GOOD_BITS
SURPLUS_MASK: Final = 255
STATUES_BITS: Final = 4 * GOOD_BITS
NO_PLAN: Final = -1


def purse_of_hoard(hoard: list[int]) -> i64:
    """The tiles of a hoard, which are counted by face, before anything is bought."""
    bread: i64 = purse_of(hoard[0], hoard[1], hoard[2])
    marble: i64 = purse_of(hoard[3], hoard[4], hoard[5])
    tool: i64 = purse_of(hoard[6], hoard[7], hoard[8])
    return bread | marble << GOOD_BITS | tool << 2 * GOOD_BITS


def value_of(purse: i64) -> i64:
    """Statues first, then followers."""
    return STATUE * (purse >> STATUES_BITS) + (purse >> SURPLUS_BITS & SURPLUS_MASK)


def bought(components: Components, purse: i64, price: i64) -> i64:
    """After a field is bought at a price (`Components.price`); NO_PLAN if the tiles do not allow it."""
    cost: i64 = GOOD_COUNT * price
    costs = components.costs
    bread: i64 = AFTER[PURSES * costs[cost] + (purse & GOOD_MASK)]
    marble: i64 = AFTER[PURSES * costs[cost + 1] + (purse >> GOOD_BITS & GOOD_MASK)]
    tool: i64 = AFTER[PURSES * costs[cost + 2] + (purse >> 2 * GOOD_BITS & GOOD_MASK)]
    if bread < 0 or marble < 0 or tool < 0:
        return NO_PLAN
    over: i64 = (bread >> GOOD_BITS) + (marble >> GOOD_BITS) + (tool >> GOOD_BITS)
    rest: i64 = bread & GOOD_MASK | (marble & GOOD_MASK) << GOOD_BITS | (tool & GOOD_MASK) << 2 * GOOD_BITS
    so_far: i64 = purse >> SURPLUS_BITS << SURPLUS_BITS
    return rest | so_far + (over << SURPLUS_BITS) + (costs[STATUES_AT + price] << STATUES_BITS)


def best_plan(components: Components, purse: i64, beside: i64, castle_by: i64, village_by: i64) -> i64:
    """The value of the best plan: fields beside the own statues, of which there are so many of each kind (`of_kind`).

    A castle or a village that is one field further can be had by way of a field of this kind (or of none, below 0).
    """
    castles: i64 = of_kind(beside, CASTLE)
    villages: i64 = of_kind(beside, VILLAGE)
    best = plan(components, purse, castles, villages, beside)
    if castle_by >= 0 and castles == 0:
        way = bought(components, purse, castle_by)
        if way != NO_PLAN:
            best = max(best, plan(components, way, 1, villages, beside))
    if village_by >= 0 and villages == 0:
        way = bought(components, purse, village_by)
        if way != NO_PLAN:
            best = max(best, plan(components, way, castles, 1, beside))
    return best


def plan(components: Components, purse: i64, castles: i64, villages: i64, beside: i64) -> i64:
    """The best of all numbers of castles and villages, with whatever the rest of the tiles buys."""
    best: i64 = 0
    while purse != NO_PLAN:
        lesser = purse
        room: i64 = villages
        while lesser != NO_PLAN:
            best = max(best, with_the_rest(components, lesser, beside))
            lesser = bought(components, lesser, VILLAGE) if room > 0 else NO_PLAN
            room -= 1
        purse = bought(components, purse, CASTLE) if castles > 0 else NO_PLAN
        castles -= 1
    return best


def with_the_rest(components: Components, purse: i64, beside: i64) -> i64:
    """Common fields, of which the first leads to further ones of its kind; then fields anywhere (TR-541)."""
    kind: i64
    after: i64
    for kind in range(MEADOW, MOUNTAIN + 1):
        room: i64 = of_kind(beside, kind)
        if room:
            room += 1
        while room > 0:
            after = bought(components, purse, kind)
            if after == NO_PLAN:
                break
            purse = after
            room -= 1
    for kind in range(MEADOW, FOREST + 1):
        if components.free[kind]:
            after = bought(components, purse, kind + FIELD_KINDS)
            while after != NO_PLAN:
                purse = after
                after = bought(components, purse, kind + FIELD_KINDS)
    return value_of(purse)
