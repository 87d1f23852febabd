"""What a seat cannot know, dealt anew: faces of tiles, hidden landscape, coming luck."""

from tafelrunde.games.tumult_royal.components.ids import FACES, LANDSCAPES, ROTATIONS
from tafelrunde.games.tumult_royal.rules.state import TumultState
from tafelrunde.kernel.luck import Luck


def redeal(state: TumultState, seat: int, rng: Luck) -> None:
    """Replaces what is hidden by a sample that agrees with all the seat knows.

    The sample depends on what the seat knows and on `rng` alone, never on what was there before.
    """
    if not state.turned_up:
        redeal_tiles(state, seat, rng)
    redeal_landscape(state, rng)
    state.luck = rng.spawn()


def redeal_tiles(state: TumultState, seat: int, rng: Luck) -> None:
    """The faces that the seat has not seen, wherever they are, and those set aside are dealt to the same places."""
    own = 1 << seat
    unknown = [slot for slot in range(len(state.face)) if not state.seen[slot] & own]
    counts = state.aside.copy()
    for slot in unknown:
        counts[state.face[slot]] += 1
    faces = [face for face in range(FACES) for _ in range(counts[face])]
    rng.shuffle(faces)
    for slot in unknown:
        state.face[slot] = faces.pop()
    state.aside = [0] * FACES
    for face in faces:
        state.aside[face] += 1
    state.count_hoards()


def redeal_landscape(state: TumultState, rng: Luck) -> None:
    """Hidden places get any of the tiles that are not open, in any rotation."""
    known = [state.landscape[place] for place in range(len(state.open)) if state.open[place]]
    tiles = [tile for tile in range(LANDSCAPES) if tile not in known]
    rng.shuffle(tiles)
    for place in range(len(state.open)):
        if not state.open[place]:
            state.landscape[place] = tiles.pop()
            state.rotation[place] = int(rng.below(ROTATIONS))
