"""Perft (see `laws/perfts.py`): the number of move sequences from pinned positions."""

import pytest

from laws.perfts import counted, later
from tafelrunde.games.mythotopia.game import MYTHOTOPIA


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
    assert counted(later(MYTHOTOPIA, plies, **options), len(counts)) == counts
