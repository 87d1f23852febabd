"""`pytest --unnamed-rules` (or `make rules`) lists the numbered rules that no test names.

Properties are tried on the same examples every time, however slow the machine is.
"""

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "repeatable", deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("repeatable")

GAMES = Path(__file__).parent.parent / "src" / "tafelrunde" / "games"
RULE = re.compile(r"^- \*\*([A-Z]{2}-\d+)\*\*", re.MULTILINE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--unnamed-rules", action="store_true", help="list the rules that no test names, run nothing")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    if not session.config.getoption("--unnamed-rules"):
        return
    rules = numbered()
    marks = {number for item in session.items for mark in item.iter_markers("rule") for number in mark.args}
    unnamed = [number for number in rules if number not in marks]
    unknown = sorted(marks - set(rules))
    lines = [f"{number}: no test names it" for number in unnamed]
    lines += [f"{number}: a test names it, but there is no such rule" for number in unknown]
    lines.append(f"{len(rules)} rules, {len(rules) - len(unnamed)} named by tests")
    session.items.clear()
    pytest.exit("\n".join(lines), returncode=1 if unnamed or unknown else 0)


def numbered() -> list[str]:
    """Every rule of every game, in the order of their books."""
    books = sorted(GAMES.glob("*/text/rules.md"))
    return [number for book in books for number in RULE.findall(book.read_text(encoding="utf-8"))]
