"""The borders of a realm, as a bot sees them: what lies open to rivals, and what lies open to the seat."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.insight.values import EXPOSED, PREY
from tafelrunde.games.mythotopia.rules.invade import lands_of_others
from tafelrunde.games.mythotopia.rules.state import NOWHERE, MythotopiaState, bit
from tafelrunde.kernel.bits import count_bits, lowest
from tafelrunde.kernel.encoding import WHOLE

WEAK: Final = 2
"""A garrison that is easily beaten."""


def border_worth(state: MythotopiaState, seat: i64, weights: vec[float]) -> float:
    """Own provinces without defence beside rivals, and provinces with little defence beside own ones."""
    components = state.setting.components
    neighbours = components.neighbours
    lands = state.players[seat].lands
    rivals = lands_of_others(state, seat)
    guarded = guarded_lands(state)
    exposed: i64 = 0
    near: i64 = 0
    rest: i64 = lands
    while rest != 0:
        province = lowest(rest)
        rest &= rest - 1
        around: i64 = neighbours[province]
        near |= around
        if around & rivals and not guarded >> province & 1:
            exposed += 1
    near &= ~lands
    prey: i64 = count_bits(near & rivals & ~guarded)
    neutral = near & ~rivals & ~state.dragons
    strength: i64
    for strength in range(WEAK + 1):
        prey += count_bits(neutral & components.garrisoned[strength])
    return weights[PREY] * WHOLE[prey] - weights[EXPOSED] * WHOLE[exposed]


def guarded_lands(state: MythotopiaState) -> i64:
    """The provinces with a castle, a citadel, rugged terrain, or armies of anybody."""
    guarded: i64 = state.castles | state.setting.components.rugged
    for player in state.players:
        guarded |= player.present
        if player.citadel != NOWHERE:
            guarded |= bit(player.citadel)
    return guarded
