"""One seat's judgement of positions of one game: its weights, and what such positions have in common, found once.

Whoever looks one move ahead judges many positions that are nearly the same. No list of a position is changed in place,
and copies share those that have not changed (`kernel/shared.py`, `MilState.changing`); so the very same list says the
same. The board is read anew only when another one is there, a player's knights only when another list of them is.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, COURT, CRUSADE
from tafelrunde.games.mil.insight.values import CUBE, PRICE
from tafelrunde.games.mil.rules.politics import majority
from tafelrunde.games.mil.rules.state import (
    EMPTY,
    IN_PLAY,
    KNIGHT,
    NO_LAND,
    NOBODY,
    SPACES_A_SPHERE,
    TILES,
    Knight,
    MilState,
)

ALL_TAKEN: Final = -1.0
"""The price of a space where all have knights."""
UNMATCHED: Final = 1_000_000
"""More than any knight's elements or defence: nobody is as weak as that."""

# What of a land's yield comes in a round, on average: harvests of its front; the gold of its back, and of the side up.
HARVESTS: Final = 0.4
GOLD_OF_BACK: Final = 0.35
GOLD_OF_SIDE_UP: Final = 0.1

COLUMNS: Final = 11
"""What can be in a land slot: nothing, or either side of five lands."""
NOT_RECKONED: Final = -1.0e9
"""Less than any column brings."""


class Judge:
    """A seat with its weights.

    `leaders` and `prices` are by sphere: who has the majority, and what the cheapest space costs. `promises`, `taken`
    and `places` are room for `posts.py` to reckon in, by sphere too, and so is `at_war`: what so many `soldiers` find.
    """

    def __init__(self, state: MilState, seat: i64, weights: vec[float]) -> None:
        self.seat = seat
        self.weights = weights
        self.leaders = vec[i64]([NOBODY] * (CRUSADE + 1))
        self.prices = vec[float]([0.0] * (CRUSADE + 1))
        self.promises = vec[float]([0.0] * (CRUSADE + 1))
        self.places = vec[float]([0.0] * (CRUSADE + 1))
        self.taken = vec[i64]([0] * (CRUSADE + 1))
        self.soldiers: i64 = NOBODY
        self.at_war = 0.0
        self._board: list[int] | None = None
        self._families: list[Family] = [Family() for _ in range(state.seats)]
        self._incomes = vec[float]([NOT_RECKONED] * (COLUMNS * COLUMNS))

    def read_board(self, state: MilState) -> None:
        """Finds leaders and prices."""
        if self._board is state.board:
            return
        self._board = state.board
        sphere: i64
        for sphere in range(COURT, CRUSADE):
            self.leaders[sphere] = majority(state, sphere)
            self.prices[sphere] = sphere_price(state, sphere, self.weights[PRICE])

    def family(self, state: MilState, seat: i64) -> "Family":
        """What a player's knights mean for this seat."""
        family = self._families[seat]
        if family.knights is not state.players[seat].knights or family.kings_soldier != state.kings_soldier:
            family.read(state, seat, self.seat)
        return family

    def land_income(self, state: MilState, knight: Knight) -> float:
        """What a column brings in a round, harvested once or twice; tribute comes to the side that is up."""
        column: i64 = (knight.first_land - NO_LAND) * COLUMNS + knight.second_land - NO_LAND
        income = self._incomes[column]
        if income == NOT_RECKONED:
            income = self._land_yield(state, knight.second_land, self._land_yield(state, knight.first_land, 0.0))
            self._incomes[column] = income
        return income

    def _land_yield(self, state: MilState, land: i64, income: float) -> float:
        """What a land adds to an income."""
        if land != NO_LAND:
            components = state.setting.components
            front = components.harvest[land & ~1]
            colour: i64
            for colour in range(COLOURS):
                income += HARVESTS * self.weights[CUBE + colour] * front[colour]
            income += GOLD_OF_BACK * components.tribute[land | 1] + GOLD_OF_SIDE_UP * components.tribute[land]
        return income


def sphere_price(state: MilState, sphere: i64, price: float) -> float:
    """What the cheapest space of a sphere costs, if one with an hourglass has that price; `ALL_TAKEN` by knights."""
    first: i64 = (sphere - 1) * SPACES_A_SPHERE
    cheapest = ALL_TAKEN
    space: i64
    for space in range(first, first + SPACES_A_SPHERE):
        lies: i64 = state.board[space]
        if lies == EMPTY:
            return 0.0
        if EMPTY < lies < KNIGHT:
            cheapest = price
    return cheapest


class Family:
    """What the knights of one player mean for a seat.

    `fewest_elements` are those of the knight who is most easily made a vassal, `least_defence` that of the weakest who
    has lands and does not serve the seat; `slot` tells whether there is a free land slot of a knight who belongs to the
    seat or serves it, `serves` whether anybody does.
    """

    def __init__(self) -> None:
        self.knights: list[Knight] | None = None
        self.kings_soldier: i64 = NOBODY
        self.fewest_elements: i64 = UNMATCHED
        self.least_defence: i64 = UNMATCHED
        self.slot = False
        self.serves = False

    def read(self, state: MilState, owner: i64, seat: i64) -> None:
        """Looks at the knights as they are now."""
        knights = state.players[owner].knights
        kings_soldier = state.kings_soldier
        strength = state.setting.components.strength
        self.knights = knights
        self.kings_soldier = kings_soldier
        self.slot = False
        self.serves = False
        fewest: i64 = UNMATCHED
        least: i64 = UNMATCHED
        tile: i64
        for tile in range(TILES):
            knight = knights[tile]
            lands = knight.lands()
            serves = knight.lord == seat
            if serves:
                self.serves = True
            if knight.status == IN_PLAY:
                if knight.lord == NOBODY:
                    elements = knight.elements()
                    if kings_soldier == TILES * owner + tile:
                        elements += 1
                    fewest = min(fewest, elements)
                if (owner == seat or serves) and knight.free_slot() >= 0:
                    self.slot = True
            if lands and not serves:
                defence: i64 = strength.soldier * knight.soldiers
                if knight.castle:
                    defence += strength.castle
                least = min(least, defence)
        self.fewest_elements = fewest
        self.least_defence = least
