"""`pytest --rule-index` (or `make rules`) notes which tests show which rule, and lists the rules that no test names.

The note is `rule_tests.json` in the package: `tafelrunde rules KB-312` and the rules page tell of it. A run of all
tests fails if it is old.

Properties are tried on the same examples every time, however slow the machine is, and every test draws the same seeds
for its tables and games each time it runs.
"""

import random
import secrets

import pytest
from hypothesis import HealthCheck, settings

from rule_marks import INDEX, MARKED, index_of, marked, numbered

settings.register_profile(
    "repeatable", deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("repeatable")


@pytest.fixture(autouse=True)
def same_seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What fails on one run fails on the next; a process that a test starts still draws its own."""
    drawn = random.Random(request.node.nodeid)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: drawn.randbytes(size).hex())


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rule-index", action="store_true", help="note which tests show which rule, run nothing")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_finish(session: pytest.Session) -> None:
    if not session.config.getoption("--rule-index"):
        return
    rules = numbered()
    marks = marked(session.items)
    INDEX.write_text(index_of(marks), encoding="utf-8")
    unnamed = [number for number in rules if number not in marks]
    unknown = sorted(marks.keys() - set(rules))
    lines = [f"{number}: no test names it" for number in unnamed]
    lines += [f"{number}: a test names it, but there is no such rule" for number in unknown]
    lines.append(f"{len(rules)} rules, {len(rules) - len(unnamed)} named by tests")
    session.items.clear()
    pytest.exit("\n".join(lines), returncode=1 if unnamed or unknown else 0)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """What the test of the index compares with; only a run of everything knows."""
    session.config.stash[MARKED] = marked(items)
