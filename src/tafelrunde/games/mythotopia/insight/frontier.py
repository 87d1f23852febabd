"""The borders of a realm, as a bot sees them: what lies open to rivals, and what lies open to the seat."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.insight.values import EXPOSED, PREY
from tafelrunde.games.mythotopia.rules.invade import lands_of_others
from tafelrunde.games.mythotopia.rules.state import NOWHERE, MythotopiaState, bit
from tafelrunde.kernel.bits import count_bits

WEAK: Final = 2
"""A garrison that is easily beaten."""


def border_worth(state: MythotopiaState, seat: i64, weights: list[float]) -> float:
    """Own provinces without defence beside rivals, and provinces with little defence beside own ones."""
    components = state.setting.components
    lands = state.players[seat].lands
    rivals = lands_of_others(state, seat)
    guarded = guarded_lands(state)
    exposed: i64 = 0
    near: i64 = 0
    province: i64
    for province in range(len(components.garrison)):
        if lands >> province & 1:
            around: i64 = components.open_neighbours[province] | components.hill_neighbours[province]
            near |= around
            if around & rivals and not guarded >> province & 1:
                exposed += 1
    near &= ~lands
    prey: i64 = count_bits(near & rivals & ~guarded)
    neutral = near & ~rivals & ~state.dragons
    for province in range(len(components.garrison)):
        if neutral >> province & 1 and components.garrison[province] <= WEAK:
            prey += 1
    return weights[PREY] * float(prey) - weights[EXPOSED] * float(exposed)


def guarded_lands(state: MythotopiaState) -> i64:
    """The provinces with a castle, a citadel, rugged terrain, or armies of anybody."""
    guarded: i64 = state.castles | state.setting.components.rugged
    for player in state.players:
        guarded |= player.present
        if player.citadel != NOWHERE:
            guarded |= bit(player.citadel)
    return guarded
