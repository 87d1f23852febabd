"""From every rule's number to its code and its tests in one step."""

import re
from pathlib import Path

import pytest

from rule_marks import INDEX, MARKED, index_of, numbered
from tafelrunde.kernel import registry
from tafelrunde.kernel.rule_index import implemented, shown

GAMES = ["kingsburg", "tumult_royal", "mil", "mythotopia"]
SOURCES = Path(__file__).parent.parent / "src" / "tafelrunde" / "games"
RANGE = re.compile(r"[A-Z]{2}-\d+ (?:to|ff)\b|[A-Z]{2}-\d+xx|\bW-\d\d\b")


@pytest.mark.parametrize("name", GAMES)
def test_every_number_stands_in_the_code_that_implements_it(name: str) -> None:
    folder = registry.game(name).folder
    book = (folder / "text" / "rules.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*([A-Z]{2}-\d+)\*\*", book, re.MULTILINE)
    found = implemented(folder)
    assert [number for number in numbers if number not in found] == []
    assert sorted(found.keys() - set(numbers)) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_code_cites_a_range_of_rules(name: str) -> None:
    for path in (SOURCES / name).rglob("*.py"):
        assert not RANGE.findall(path.read_text(encoding="utf-8")), path


def test_every_number_has_a_test() -> None:
    assert [number for number in numbered() if not shown().get(number)] == []


def test_the_index_is_fresh(pytestconfig: pytest.Config) -> None:
    """`make rules` writes it. A run of some tests knows nothing of the others, so it looks only at what it knows."""
    marks = pytestconfig.stash[MARKED]
    whole = all(number in marks for number in numbered())
    if whole:
        assert INDEX.read_text(encoding="utf-8") == index_of(marks)
    for number, tests in marks.items():
        assert set(tests) <= set(shown()[number]), number
