"""Reading the rules page of a game (`text/guide.*.md`), and what holds for every one of them."""

import re
from functools import cache

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.text import LANGUAGES


@cache
def page(game: Game, language: str) -> str:
    return (game.folder / "text" / f"guide.{language}.md").read_text("utf-8")


@cache
def tables(game: Game, language: str) -> list[list[list[str]]]:
    """The tables of the page as rows of cells, without the line under the header."""
    found = re.findall(r"(?:^\|.*\|\n)+", page(game, language), re.MULTILINE)
    return [[cells(line) for line in table.splitlines() if not line.startswith("|---")] for table in found]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def shape(game: Game, language: str) -> list[str]:
    """The page line by line, as kinds of lines."""
    kinds = []
    for line in page(game, language).splitlines():
        start = line.split(" ")[0]
        kinds.append(f"{line.count('|')} cells" if line.startswith("|") else start if start in ("#", "##", "-") else "")
    return kinds


def check_languages(game: Game) -> None:
    """Both are built alike and refer to the same rules, all of which exist."""
    english, german = (re.findall(r"\b[A-Z]{2}-\d+", page(game, language)) for language in LANGUAGES)
    assert english == german
    assert len(english) > 100
    assert set(english) <= set(
        re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", (game.folder / "text" / "rules.md").read_text("utf-8"))
    )
    assert shape(game, "de") == shape(game, "en")


def check_markdown(game: Game, language: str, title: str) -> None:
    """Headings, paragraphs, lists, bold words and tables, and nothing else."""
    assert page(game, language).startswith(f"# {title}\n")
    for line in page(game, language).splitlines():
        assert "<" not in line
        assert "http" not in line.lower()
        assert not re.search(r"[`_*]{3}|`|\]\(|!\[|^\s|^#{3}|\s$", line), line
        assert line.count("**") % 2 == 0, line
        assert "*" not in line.replace("**", ""), line
    for table in tables(game, language):
        assert len({len(row) for row in table}) == 1
