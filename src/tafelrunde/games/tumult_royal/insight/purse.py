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
    MEADOW,
    MOST_OF_A_GOOD,
    MOUNTAIN,
    VALUES,
    VILLAGE,
)
from tafelrunde.games.tumult_royal.components.tables import Components
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


class Purse:
    """The tiles of a hoard while a plan is made: what remains, the statues bought and the surplus."""

    def __init__(self, bread: i64, marble: i64, tool: i64) -> None:
        self.bread = bread
        self.marble = marble
        self.tool = tool
        self.statues: i64 = 0
        self.surplus: i64 = 0

    def copy(self) -> "Purse":
        """Another one with the same in it."""
        other = Purse(self.bread, self.marble, self.tool)
        other.statues = self.statues
        other.surplus = self.surplus
        return other

    def value(self) -> i64:
        """Statues first, then followers."""
        return STATUE * self.statues + self.surplus

    def buy(self, components: Components, price: i64) -> bool:
        """Buys a field at a price (`Components.price`) if the tiles allow it."""
        cost = components.price[price]
        bread: i64 = AFTER[PURSES * cost[0] + self.bread]
        marble: i64 = AFTER[PURSES * cost[1] + self.marble]
        tool: i64 = AFTER[PURSES * cost[2] + self.tool]
        if bread < 0 or marble < 0 or tool < 0:
            return False
        self.surplus += bread // OVER + marble // OVER + tool // OVER
        self.bread = bread % OVER
        self.marble = marble % OVER
        self.tool = tool % OVER
        self.statues += components.statues[price % FIELD_KINDS]
        return True


def purse_of_hoard(hoard: list[int]) -> Purse:
    """The tiles of a hoard, which are counted by face."""
    return Purse(
        purse_of(hoard[0], hoard[1], hoard[2]),
        purse_of(hoard[3], hoard[4], hoard[5]),
        purse_of(hoard[6], hoard[7], hoard[8]),
    )


def best_plan(components: Components, purse: Purse, beside: list[int], castle_by: i64, village_by: i64) -> i64:
    """The value of the best plan: fields beside the own statues, of which there are so many of each kind.

    A castle or a village that is one field further can be had by way of a field of this kind (or of none, below 0).
    """
    best = plan(components, purse, beside[CASTLE], beside[VILLAGE], beside)
    if castle_by >= 0 and beside[CASTLE] == 0:
        way = purse.copy()
        if way.buy(components, castle_by):
            best = max(best, plan(components, way, 1, beside[VILLAGE], beside))
    if village_by >= 0 and beside[VILLAGE] == 0:
        way = purse.copy()
        if way.buy(components, village_by):
            best = max(best, plan(components, way, beside[CASTLE], 1, beside))
    return best


def plan(components: Components, purse: Purse, castles: i64, villages: i64, beside: list[int]) -> i64:
    """The best of all numbers of castles and villages, with whatever the rest of the tiles buys."""
    best: i64 = 0
    grand = purse.copy()
    while True:
        village: i64 = 0
        lesser = grand.copy()
        while True:
            best = max(best, with_the_rest(components, lesser.copy(), beside))
            village += 1
            if village > villages or not lesser.buy(components, VILLAGE):
                break
        castles -= 1
        if castles < 0 or not grand.buy(components, CASTLE):
            return best


def with_the_rest(components: Components, purse: Purse, beside: list[int]) -> i64:
    """Common fields, of which the first leads to further ones of its kind; then fields anywhere (TR-541)."""
    kind: i64
    for kind in (MEADOW, FOREST, MOUNTAIN):
        room: i64 = 0
        if beside[kind]:
            room = beside[kind] + 1
        while room > 0 and purse.buy(components, kind):
            room -= 1
    for kind in (MEADOW, FOREST):
        if components.free[kind]:
            while purse.buy(components, kind + FIELD_KINDS):
                pass
    return purse.value()
