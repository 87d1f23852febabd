"""Perft as a test: from pinned positions with pinned luck, the number of move sequences never changes by accident.

The numbers were counted by the program; a change of one means that some position has other legal moves than before.
Say in the change why.
"""

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.perft import perft
from tafelrunde.kernel.state import State


def later(game: Game, plies: int, **options: object) -> State:
    """A position some way into a game that plays itself."""
    state: State = game.new(seed="perft", **options)
    chance = Luck.seeded("perft")
    for _ in range(plies):
        seat = state.racer(chance)
        state.play(seat, chance.pick(state.moves(seat)))
    return state


def counted(state: State, depths: int) -> list[int]:
    """The numbers of sequences of 1, 2, ... moves."""
    return [perft(state, depth) for depth in range(1, depths + 1)]
