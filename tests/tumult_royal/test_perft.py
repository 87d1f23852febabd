"""Perft (see `laws/perfts.py`): the number of move sequences from pinned positions."""

import pytest

from laws.perfts import counted, later
from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL


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
    assert counted(later(TUMULT_ROYAL, plies, **options), len(counts)) == counts
