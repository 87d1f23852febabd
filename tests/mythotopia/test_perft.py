"""Perft: from pinned positions with pinned luck, the number of move sequences never changes by accident.

The numbers were counted by the program; a change of one means that some position has other legal moves than before.
Say in the change why.
"""

import pytest

from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` moves, the first of several seats moving first."""
    if depth == 0 or state.over():
        return 1
    seat = state.actor()
    moves = state.moves(seat)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.copy()
        after.play(seat, move)
        count += perft(after, depth - 1)
    return count


def later(plies: int, **options: object) -> State:
    """A position some way into a game that plays itself."""
    state = MYTHOTOPIA.new(seed="perft", **options)
    chance = Luck.seeded("perft")
    for _ in range(plies):
        seat = state.actor()
        state.play(seat, chance.pick(state.moves(seat)))
    return state


@pytest.mark.parametrize(
    ("options", "plies", "counts"),
    [
        ({"players": 2}, 0, [11, 121, 968]),
        ({"players": 4}, 40, [2, 18, 114]),
        ({"players": 3}, 150, [8, 28, 134]),
        ({"players": 2}, 400, [2, 12, 104, 730]),
        ({"players": 3, "province_draft": "two_extra"}, 0, [10, 90, 900]),
        ({"players": 4, "end_mode": "last_turns_4", "starting_cards": "army,build,market,ship"}, 300, [2, 4, 35, 244]),
    ],
)
def test_the_tree_has_not_changed(options: dict[str, object], plies: int, counts: list[int]) -> None:
    state = later(plies, **options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
