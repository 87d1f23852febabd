"""Perft: from pinned positions with pinned luck, the number of move sequences never changes by accident.

The numbers were counted by the program; a change of one means that some position has other legal moves than before.
Say in the change why.
"""

import pytest

from tafelrunde.games.mil.game import MIL
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
    state = MIL.new(seed="perft", **options)
    chance = Luck.seeded("perft")
    for _ in range(plies):
        seat = state.actor()
        state.play(seat, chance.pick(state.moves(seat)))
    return state


@pytest.mark.parametrize(
    ("options", "plies", "counts"),
    [
        ({"players": 2}, 0, [24, 366, 4010]),
        ({"players": 4}, 0, [32, 796]),
        ({"players": 4}, 60, [21, 282, 3832]),
        ({"players": 3}, 47, [9, 88, 696, 3288]),
        ({"players": 5}, 120, [7, 80, 440, 2200]),
        ({"players": 3, "expert_rules": True}, 81, [2, 4, 80, 984]),
        ({"players": 4, "lord_land_scoring": "full", "market_targets": "no_gold"}, 90, [2, 4, 16, 32, 64]),
        ({"players": 2, "privilege_only_in_winter": True}, 55, [5, 17, 43, 232]),
    ],
)
def test_the_tree_has_not_changed(options: dict[str, object], plies: int, counts: list[int]) -> None:
    state = later(plies, **options)
    assert [perft(state, depth) for depth in range(1, len(counts) + 1)] == counts
