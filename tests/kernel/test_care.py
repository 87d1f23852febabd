"""At what level somebody has played, by what his decisions gave away."""

from pathlib import Path

import pytest

from tafelrunde.bots.roster import LEVELS
from tafelrunde.kernel import registry
from tafelrunde.kernel.care import read, resembles

USUAL = {"page": 0.8, "squire": 0.4, "duke": 0.1}


@pytest.mark.parametrize(
    ("points", "level"),
    [(3.0, "page"), (0.6, "page"), (0.5, "squire"), (0.21, "squire"), (0.19, "duke"), (0.0, "duke"), (-0.1, "duke")],
)
def test_it_is_the_level_that_gives_away_about_as_many_times_as_much(points: float, level: str) -> None:
    """Between 0.8 and 0.4 the bound is 0.566, their geometric mean, and between 0.4 and 0.1 it is 0.2."""
    assert resembles(points, USUAL) == level


def test_nobody_knows_where_it_was_not_measured(tmp_path: Path) -> None:
    assert read(tmp_path) == {}
    assert resembles(0.5, {}) is None


@pytest.mark.parametrize("name", ["kingsburg", "tumult_royal", "mil", "mythotopia"])
def test_each_level_is_more_careful_than_the_one_below(name: str) -> None:
    care = registry.game(name).care
    assert list(care) == list(LEVELS)
    assert sorted(care.values(), reverse=True) == list(care.values())
