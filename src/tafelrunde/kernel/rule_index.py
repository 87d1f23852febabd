"""From the number of a rule to its code and its tests.

A rule's number stands in the docstring or a comment of the code that implements it, and in `@pytest.mark.rule` on the
tests that show it. Code is found in the package as it is installed; tests are listed in `rule_tests.json`, which
`make rules` writes.
"""

import ast
import json
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

PACKAGE = Path(__file__).parent.parent
NUMBER = re.compile(r"\b[A-Z]{2}-\d{3,4}\b")
INDEX = "rule_tests.json"


@dataclass(frozen=True)
class Place:
    """Where a rule is implemented: a file of the package, a line, and what stands there."""

    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}" + (f" {self.name}" if self.name else "")


@cache
def implemented(folder: Path) -> dict[str, list[Place]]:
    """By number: the places in a game's folder whose code names the rule, a place for each class or function."""
    found: dict[str, list[Place]] = {}
    for path in sorted([*folder.rglob("*.py"), *folder.rglob("*.toml")]):
        lines = path.read_text(encoding="utf-8").splitlines()
        owners = _owners(path, len(lines))
        for number, line in enumerate(lines, 1):
            for rule in NUMBER.findall(line):
                at, name = owners[number]
                place = Place(str(path.relative_to(PACKAGE.parent)), at or number, name)
                if place not in found.setdefault(rule, []):
                    found[rule].append(place)
    return found


def _owners(path: Path, lines: int) -> list[tuple[int, str]]:
    """Of each line the innermost class or function around it: where it begins, and its name."""
    owners: list[tuple[int, str]] = [(0, "")] * (lines + 1)
    if path.suffix == ".py":
        _note(ast.parse(path.read_text(encoding="utf-8")), "", owners)
    return owners


def _note(node: ast.AST, prefix: str, owners: list[tuple[int, str]]) -> None:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            name = f"{prefix}{child.name}"
            for line in range(child.lineno, (child.end_lineno or child.lineno) + 1):
                owners[line] = (child.lineno, name)
            _note(child, f"{name}.", owners)


@cache
def shown() -> dict[str, list[str]]:
    """By number: the tests that show the rule."""
    listed: dict[str, list[str]] = json.loads((PACKAGE / INDEX).read_text(encoding="utf-8"))
    return listed
