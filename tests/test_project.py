"""What stands in pyproject.toml more than once is the same everywhere."""

import re
import tomllib
from pathlib import Path

import tafelrunde

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def test_types_are_checked_by_the_mypy_that_compiles() -> None:
    hook = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    places = [
        PROJECT["build-system"]["requires"],
        hook["dependencies"],
        PROJECT["project"]["optional-dependencies"]["lint"],
    ]
    pins = [[need for need in place if re.match(r"mypy\b(?!-)", need)] for place in places]
    assert pins[0] == pins[1] == pins[2]
    assert re.fullmatch(r"mypy==\d+\.\d+\.\d+", *pins[0])


def test_the_hook_needs_what_the_build_installs() -> None:
    hook = PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    assert set(hook["dependencies"]) <= set(PROJECT["build-system"]["requires"])


def test_the_classifiers_tell_the_supported_pythons() -> None:
    """`make pythons` reads them there."""
    told = [line.rsplit(" ", 1)[1] for line in PROJECT["project"]["classifiers"] if "Python ::" in line]
    low, high = re.fullmatch(r">=3\.(\d+),<3\.(\d+)", PROJECT["project"]["requires-python"]).groups()
    assert told == [f"3.{minor}" for minor in range(int(low), int(high))]


def test_the_version_has_its_chapter() -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    chapter = re.search(r"^## (\S+)$", changes, re.MULTILINE)
    assert chapter is not None
    assert chapter[1] == PROJECT["project"]["version"] == tafelrunde.__version__
