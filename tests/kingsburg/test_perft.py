"""Perft: from pinned positions with pinned luck, the number of move sequences never changes by accident.

The numbers were counted by the program; a change of one means that some position has other legal moves than before.
Say in the change why.
"""

import pytest

from tafelrunde.games.kingsburg.game import KINGSBURG
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
    state = KINGSBURG.new(seed="perft", **options)
    chance = Luck.seeded("perft")
    for _ in range(plies):
        seat = state.actor()
        state.play(seat, chance.pick(state.moves(seat)))
    return state


@pytest.mark.parametrize(
    ("options", "plies", "counts"),
    [
        ({"players": 4}, 0, [3, 9, 27, 81, 486]),
        ({"players": 4}, 40, [15, 155, 423, 1134]),
        ({"players": 2}, 30, [3, 6, 14, 56]),
        ({"players": 3, "edition": "1e"}, 90, [2, 5, 20, 40]),
        ({"players": 5, "edition": "1e"}, 12, [2, 4, 8, 32]),
        ({"players": 4, "modules": (1,)}, 60, [8, 16, 60, 288]),
        ({"players": 3, "modules": (2,)}, 0, [3, 9, 27, 81]),
        ({"players": 4, "modules": (2,), "house_governors": True}, 55, [2, 12, 180, 1248]),
        ({"players": 2, "modules": (3,)}, 44, [6, 17, 50, 162]),
        (
            {"players": 5, "modules": (1, 2, 3), "house_governors": True, "decline_bonus_dice": True},
            70,
            [3, 13, 26, 56],
        ),
    ],
)
def test_the_tree_has_not_changed(options: dict[str, object], plies: int, counts: list[int]) -> None:
    state = later(plies, **options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
