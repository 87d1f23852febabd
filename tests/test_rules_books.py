"""The numbered rules of a game in German (`text/rules.de.md`) beside the English ones: the same in other words."""

import re
from functools import cache
from pathlib import Path

import pytest

GAMES = Path(__file__).parents[1] / "src" / "tafelrunde" / "games"
TRANSLATED = sorted(book.parents[1].name for book in GAMES.glob("*/text/rules.de.md"))
RULE = re.compile(r"- \*\*([A-Z]{2}-\d+)\*\* \[([^\]]+)\] (.+) \{([a-z, ]+)\}")
HEADING = re.compile(r"(#+) (\d+xx)?.*")
ENGLISH = re.compile(
    r"\b(the|and|of|is|are|with|from|his|each|every|player|players|not|or|on|by|to|if|that|one|card|tile)\b",
    re.IGNORECASE,
)
"""Frequent words of English that German has not."""


@cache
def lines(game: str, language: str) -> list[str]:
    return (
        (GAMES / game / "text" / ("rules.md" if language == "en" else f"rules.{language}.md"))
        .read_text("utf-8")
        .splitlines()
    )


@cache
def rules(game: str, language: str) -> dict[str, str]:
    """What each rule says, by its number."""
    return {found[1]: found[3] for line in lines(game, language) if (found := RULE.fullmatch(line))}


def shape(game: str, language: str) -> list[tuple[str, ...]]:
    """A book as its headings (how deep, which hundred), its rules with their marks, and paragraphs between them."""
    found: list[tuple[str, ...]] = []
    for line in lines(game, language):
        if rule := RULE.fullmatch(line):
            found.append(("rule", rule[1], rule[2], rule[4]))
        elif heading := HEADING.fullmatch(line):
            found.append(("heading", heading[1], heading[2] or ""))
        elif line and (not found or found[-1] != ("paragraph",)):
            found.append(("paragraph",))
        elif not line and found[-1] == ("paragraph",):
            found.append(("gap",))
    return found


def plain(text: str) -> str:
    """Without ids and code."""
    return re.sub(r"`[^`]*`", "", text)


def values(text: str) -> list[str]:
    """The numbers that a rule says in digits, those of other rules included, not the name of an edition (`2e`)."""
    return sorted(re.findall(r"\d+(?!e\b)|\b[IV]+\b", plain(text)))


def in_digits(text: str) -> str:
    """German says "zu zweit" where English has "with 2 players"."""
    for count, word in enumerate(["zweit", "dritt", "viert", "fünft"], start=2):
        text = text.replace(f"zu {word}", f"zu {count}")
    return text


def test_there_are_translations() -> None:
    assert {"kingsburg", "tumult_royal"} <= set(TRANSLATED)


@pytest.mark.parametrize("game", TRANSLATED)
class TestBook:
    def test_both_books_are_built_alike(self, game: str) -> None:
        """The same headings, rules and marks in the same order; no line that only looks like a rule."""
        assert shape(game, "de") == shape(game, "en")
        rule_lines = sum(line.startswith("- ") for line in lines(game, "de"))
        assert rule_lines == len(rules(game, "de")) == len(rules(game, "en")) > 100

    def test_every_rule_says_the_same_values(self, game: str) -> None:
        german, english = rules(game, "de"), rules(game, "en")
        for number, said in english.items():
            allowed = [values(german[number]), values(in_digits(german[number]))]
            assert values(said) in allowed, (number, values(said), values(german[number]))

    def test_nothing_is_left_in_english(self, game: str) -> None:
        german, english = rules(game, "de"), rules(game, "en")
        assert [number for number, said in german.items() if said == english[number]] == []
        others = [line for line in lines(game, "de") if not RULE.fullmatch(line)]
        assert [text for text in [*german.values(), *others] if ENGLISH.search(plain(text))] == []

    def test_quotes_and_dashes_are_german(self, game: str) -> None:
        assert [line for line in lines(game, "de") if re.search(r"[\"”]|\B'|'\B|[“](?=\w)| $|\w—|  ", line)] == []
