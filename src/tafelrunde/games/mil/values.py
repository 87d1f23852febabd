"""What things of Mil are worth to a bot, in victory points, while there is still time to use them."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components import COLOURS
from tafelrunde.games.mil.state import NO_LAND, POLITICS_PHASE, POWER_PHASE, SLOTS, Knight, MilState

# By colour: gold, influence, metal, fabric, food.
CUBE: Final = [1.1, 0.55, 0.6, 0.6, 0.35]
LAST_CUBE: Final = [0.5, 0.05, 0.05, 0.05, 0.01]
RED: Final = 2.1


def rounds_left(state: MilState) -> float:
    """The rounds still to be played, the present one in part."""
    left = float(state.setting.components.rounds - state.round)
    if state.phase <= POLITICS_PHASE:
        left += 0.6
    elif state.phase == POWER_PHASE:
        left += 0.2
    return left


def cube_worth(colour: i64, left: float) -> float:
    """A cube of a colour, with so many rounds left."""
    if left >= 1.0:
        return CUBE[colour]
    return LAST_CUBE[colour] + left * (CUBE[colour] - LAST_CUBE[colour])


def cubes_worth(state: MilState, cubes: list[int]) -> float:
    """What a bid costs."""
    left = rounds_left(state)
    value = 0.0
    for colour in range(COLOURS):
        if cubes[colour]:
            value += cube_worth(colour, left) * cubes[colour]
    return value


def land_income(state: MilState, knight: Knight) -> float:
    """What a column brings in a round, harvested once or twice; tribute comes to the side that is up."""
    components = state.setting.components
    income = 0.0
    slot: i64
    for slot in range(SLOTS):
        land = knight.land(slot)
        if land != NO_LAND:
            front = components.harvest[land & ~1]
            for colour in range(COLOURS):
                income += 0.4 * CUBE[colour] * front[colour]
            income += 0.35 * components.tribute[land | 1] + 0.1 * components.tribute[land]
    return income
