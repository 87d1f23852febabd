"""Perft: from pinned positions with pinned luck, the number of move sequences never changes by accident.

The numbers were counted by the program; a change of one means that some position has other legal moves than before.
Say in the change why.
"""

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
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
    state = TUMULT_ROYAL.new(seed="perft", **options)
    chance = Luck.seeded("perft")
    for _ in range(plies):
        seat = state.racer(chance)
        state.play(seat, chance.pick(state.moves(seat)))
    return state


@pytest.mark.parametrize(
    ("options", "plies", "counts"),
    [
        ({"players": 2}, 0, [6, 30, 480, 1380]),
        ({"players": 3}, 1, [8, 56, 1232, 3584]),
        ({"players": 4}, 70, [13, 37, 331, 1348]),
        ({"players": 4}, 180, [17, 465, 1788]),
        ({"players": 2, "packet": "1"}, 34, [14, 40, 393, 1398]),
        ({"players": 3, "packet": "6", "gambler": True}, 120, [7, 20, 381, 4988]),
        ({"players": 2, "robbery": "realtime"}, 40, [2, 9, 18, 73]),
        ({"players": 4, "robbery": "realtime", "manual_spin": True}, 230, [17, 34, 561, 1122]),
    ],
)
def test_the_tree_has_not_changed(options: dict[str, object], plies: int, counts: list[int]) -> None:
    state = later(plies, **options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
