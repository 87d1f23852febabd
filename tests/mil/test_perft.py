"""Perft (see `laws/perfts.py`): the number of move sequences from pinned positions."""

import pytest

from laws.perfts import counted, later
from tafelrunde.games.mil.game import MIL


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
    assert counted(later(MIL, plies, **options), len(counts)) == counts
