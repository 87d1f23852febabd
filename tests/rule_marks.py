"""Which tests show which rule, by their marks (see `conftest.py`)."""

import json
import re
from pathlib import Path

import pytest

INDEX = Path(__file__).parent.parent / "src" / "tafelrunde" / "rule_tests.json"
GAMES = Path(__file__).parent.parent / "src" / "tafelrunde" / "games"
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)

MARKED = pytest.StashKey[dict[str, list[str]]]()


def marked(items: list[pytest.Item]) -> dict[str, list[str]]:
    """By number of a rule: the tests that show it, without what they are parametrized with."""
    found: dict[str, set[str]] = {}
    for item in items:
        name = item.nodeid.partition("[")[0]
        for mark in item.iter_markers("rule"):
            for number in mark.args:
                found.setdefault(number, set()).add(name if name.startswith("tests/") else f"tests/{name}")
    return {number: sorted(names) for number, names in found.items()}


def index_of(marks: dict[str, list[str]]) -> str:
    """The text of the index, rules in the order of their books, a line each."""
    rows = [f"{json.dumps(number)}: {json.dumps(marks[number])}" for number in numbered() if number in marks]
    return "{\n" + ",\n".join(rows) + "\n}\n"


def numbered() -> list[str]:
    """Every rule of every game, in the order of their books."""
    books = sorted(GAMES.glob("*/text/rules.md"))
    return [number for book in books for number in RULE.findall(book.read_text(encoding="utf-8"))]
