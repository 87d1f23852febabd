"""How the page of a tutorial is read."""

import pytest

from tafelrunde.kernel import registry
from tafelrunde.server.games import _tutorial
from tafelrunde.table.errors import Refused
from tafelrunde.table.tutorial import read_cards

PAGE = """# Toy: a lesson

Win by winning.

## 0

First.

## 0

Second,
in two lines.

## 12 court advisor:king

Last.
"""


def test_a_page_has_a_title_a_goal_and_cards() -> None:
    title, goal, cards = read_cards(PAGE)
    assert (title, goal) == ("Toy: a lesson", "Win by winning.")
    assert cards == [
        {"ply": 0, "show": [], "text": "First."},
        {"ply": 0, "show": [], "text": "Second,\nin two lines."},
        {"ply": 12, "show": ["court", "advisor:king"], "text": "Last."},
    ]


def test_a_game_without_a_tutorial_says_so() -> None:
    with pytest.raises(Refused, match="comes without a tutorial"):
        _tutorial(type("Silent", (), {"id": "silent", "folder": registry.game("mil").folder / "nowhere"})(), "en")
