"""The pictures of the ladder show what its tables say."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

DOCS = Path(__file__).parent.parent / "docs"
CHAPTER = """
| round | games so far | against the best so far | against `tuned` | 95 % interval | |
|---|---:|---:|---:|---:|---|
| 1 | 500 | – | 25.0 % of 60 | 15.8 % to 37.2 % | |
| 2 | 1,000 | 30.0 % of 60 | 50.0 % of 60 | 37.7 % to 62.3 % | shipped |

| shown | positions | expected | won |
|---|---:|---:|---:|
| 0 to 10 % | 1,200 | 4.0% | 2.5% |
| 10 to 20 % | 29 | 15.0% | 90.0% |
| 20 to 30 % | 30 | 24.0% | 26.0% |
"""


@pytest.fixture(scope="module")
def curves() -> ModuleType:
    spec = importlib.util.spec_from_file_location("curves", DOCS / "curves.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_they_are_drawn_from_the_tables_as_they_are(curves: ModuleType) -> None:
    drawn = curves.pictures((DOCS / "ladder.md").read_text(encoding="utf-8"))
    for name, picture in drawn.items():
        assert (DOCS / name).read_text(encoding="utf-8") == picture, f"python docs/curves.py draws {name} anew"


def test_a_course_goes_up_round_by_round(curves: ModuleType) -> None:
    panel = curves.learned("Mil", CHAPTER)
    assert panel.points == [(0.25, 0.25), (0.75, 0.5)]
    assert panel.spans == [pytest.approx((0.158, 0.372)), pytest.approx((0.377, 0.623))]


def test_what_was_shown_stands_beside_what_was_won_if_there_is_enough_of_it(curves: ModuleType) -> None:
    assert curves.believed("Mil", CHAPTER).points == [pytest.approx((0.04, 0.025)), pytest.approx((0.24, 0.26))]
