"""Perft (see `laws/perfts.py`): the number of move sequences from pinned positions."""

import pytest

from laws.perfts import counted, later
from tafelrunde.games.kingsburg.game import KINGSBURG


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
    assert counted(later(KINGSBURG, plies, **options), len(counts)) == counts
