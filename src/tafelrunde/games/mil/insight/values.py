"""What things of Mil are worth to a bot, in victory points, while there is still time to use them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS
from tafelrunde.games.mil.rules.state import POLITICS_PHASE, POWER_PHASE, MilState

WEIGHTS: Final = [
    "gold", "influence", "metal", "fabric", "food",
    "last_gold", "last_influence", "last_metal", "last_fabric", "last_food",
    "single_woman", "privilege", "last_privilege", "soldier", "knight_a_round", "heir", "landless", "majority",
    "castle_safety", "vassal", "vassals_land", "at_home", "second_knight", "price_of_a_space",
    "court_bonus", "market_bonus", "war_bonus", "council_bonus", "time",
]  # fmt: skip
"""The weights, by name in `insight.toml`."""
CUBE: Final = 0
"""Five weights by colour: gold, influence, metal, fabric, food."""
LAST_CUBE: Final = 5
"""The same in the last round."""
RED: Final = 10
PRIVILEGE: Final = 11
LAST_PRIVILEGE: Final = 12
SOLDIER: Final = 13
KNIGHT_A_ROUND: Final = 14
HEIR: Final = 15
LANDLESS: Final = 16
MAJORITY: Final = 17
CASTLE_SAFETY: Final = 18
VASSAL: Final = 19
VASSALS_LAND: Final = 20
AT_HOME: Final = 21
SECOND: Final = 22
PRICE: Final = 23
BONUS: Final = 23
"""What a sphere's bonus is worth besides its points, by sphere from the court (1) to the council (4)."""
TIME: Final = 28

# How much of the present round is still to come.
BEFORE_POWER: Final = 0.6
DURING_POWER: Final = 0.2


def rounds_left(state: MilState) -> float:
    """The rounds still to be played, the present one in part."""
    left = float(state.setting.components.board.rounds - state.round)
    if state.phase <= POLITICS_PHASE:
        left += BEFORE_POWER
    elif state.phase == POWER_PHASE:
        left += DURING_POWER
    return left


def cube_worth(colour: i64, left: float, weights: vec[float]) -> float:
    """A cube of a colour, with so many rounds left."""
    if left >= 1.0:
        return weights[CUBE + colour]
    return weights[LAST_CUBE + colour] + left * (weights[CUBE + colour] - weights[LAST_CUBE + colour])


def cubes_worth(state: MilState, cubes: list[int], weights: vec[float]) -> float:
    """What a bid costs."""
    left = rounds_left(state)
    value = 0.0
    colour: i64
    for colour in range(COLOURS):
        if cubes[colour]:
            value += cube_worth(colour, left, weights) * cubes[colour]
    return value
