"""The rules page in both languages: every name is there, and its values are the components'."""

import re
from functools import cache

import pytest

from tafelrunde.games.mythotopia.components import ids as ids
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.kernel.text import LANGUAGES, Texts

C = MYTHOTOPIA.components

# Which table of the page is which.
ACTIONS, STRENGTHS, BUILDINGS, IMPROVEMENTS, VP_CARDS = range(5)

KINDS = {
    "en": {"symbols": "symbols", "action": "action", "free": "free", "benefit": "benefit", "reserve": "reserve"},
    "de": {"Symbole": "symbols", "Aktion": "action", "frei": "free", "Vorteil": "benefit", "Reserve": "reserve"},
}
SYMBOLS = {
    "en": {"food": "food", "stone": "stone", "gold": "gold", "arm(?:y|ies)": "army", "ships?": "ship"},
    "de": {"Nahrung": "food", "Stein": "stone", "Gold": "gold", "Armeen?": "army", "Schiffe?": "ship"},
}
COUNTERS = {"en": r"(\d)(?: or (\d))? of (\d)", "de": r"(\d)(?: oder (\d))? zu (\d)"}

both_languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def page(language: str) -> str:
    return (MYTHOTOPIA.folder / "text" / f"guide.{language}.md").read_text("utf-8")


@cache
def tables(language: str) -> list[list[list[str]]]:
    """The tables of the page as rows of cells, without the line under the header."""
    found = re.findall(r"(?:^\|.*\|\n)+", page(language), re.MULTILINE)
    return [[cells(line) for line in table.splitlines() if not line.startswith("|---")] for table in found]


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in line.strip("|").split("|")]


def rows(language: str, table: int) -> list[list[str]]:
    return tables(language)[table][1:]


def name(language: str, id: str) -> str:
    return Texts(MYTHOTOPIA, language, ["Ann", "Ben"], MYTHOTOPIA.settle({"players": 2})).say(id)


def shape(language: str) -> list[str]:
    """The page line by line, as kinds of lines."""
    kinds = []
    for line in page(language).splitlines():
        start = line.split(" ")[0]
        kinds.append(f"{line.count('|')} cells" if line.startswith("|") else start if start in ("#", "##", "-") else "")
    return kinds


def test_both_languages_are_built_alike() -> None:
    assert shape("de") == shape("en")
    assert [len(table) for table in tables("en")] == [16, 8, 4, 30, 14]


@both_languages
def test_simple_markdown_only(language: str) -> None:
    assert page(language).startswith("# Mythotopia\n")
    for line in page(language).splitlines():
        assert "<" not in line
        assert not re.search(r"[`_*]{3}|`|\]\(|!\[|^\s|^#{3}|\s$", line), line
        assert line.count("**") % 2 == 0, line
    for table in tables(language):
        assert len({len(row) for row in table}) == 1


@both_languages
def test_rules_referred_to_exist(language: str) -> None:
    known = set(re.findall(r"\*\*(MY-\d+)\*\*", (MYTHOTOPIA.folder / "text" / "rules.md").read_text("utf-8")))
    named = re.findall(r"MY-\w*", page(language))
    assert len(named) > 120
    assert set(named) <= known


def test_both_languages_refer_to_the_same_rules() -> None:
    english, german = (re.findall(r"MY-\d+", page(language)) for language in LANGUAGES)
    assert english == german


@both_languages
def test_every_improvement_with_its_kind_and_symbols(language: str) -> None:
    expected = []
    for card in ids.IMPROVEMENTS:
        printed = C.card[card]
        shown = {symbol: getattr(printed, symbol) for symbol in ids.SYMBOLS if getattr(printed, symbol)}
        expected.append((name(language, f"card-{card}"), printed.heading, shown))
    table = rows(language, IMPROVEMENTS)
    found = [(card, KINDS[language][kind], symbols(language, cell)) for card, kind, cell, _ in table]
    assert found == expected


def symbols(language: str, cell: str) -> dict[str, int]:
    """`2 armies or 1 gold` as numbers."""
    return {
        symbol: int(number)
        for word, symbol in sorted(SYMBOLS[language].items(), key=lambda pair: ids.SYMBOLS.index(pair[1]))
        for number in re.findall(rf"(\d) {word}\b", cell)
    }


@both_languages
def test_every_victory_point_card_with_its_counters(language: str) -> None:
    setting = MYTHOTOPIA.new(seed=1, players=2).setting  # type: ignore[attr-defined]
    more = MYTHOTOPIA.new(seed=1, players=3).setting  # type: ignore[attr-defined]
    for card, row in zip(ids.VP_CARDS, rows(language, VP_CARDS), strict=True):
        assert row[0] == name(language, f"vp-{card}")
        piles = [pile for pile in range(ids.PILES) if ids.PILE_CARD[pile] == ids.VP_CARDS.index(card)]
        numbers = [(setting.counters[pile], more.counters[pile], setting.values[pile]) for pile in piles]
        found = [
            (int(two), int(three or two), int(value)) for two, three, value in re.findall(COUNTERS[language], row[1])
        ]
        together = [(len(numbers), len(numbers), numbers[0][2])]
        assert found in (numbers, together), row


@both_languages
def test_costs_and_strengths(language: str) -> None:
    building = [[int(number) for number in re.findall(r"\d", row[1])] for row in rows(language, BUILDINGS)]
    cost = C.cost
    assert building == [[cost.city], [cost.castle], [cost.road, cost.road + cost.road_hills]]
    strength = C.strength
    found = [re.findall(r"\d", re.sub(r"\(.*\)", "", row[1])) for row in rows(language, STRENGTHS)]
    assert found == [
        [str(number)] if number is not None else []
        for number in (
            strength.army, strength.ship, strength.castle, strength.rugged, strength.cavalry, None, strength.dragon,
        )
    ]  # fmt: skip
    assert strength.army == strength.mercenary
    assert strength.cavalry == strength.limes == strength.ranger


@both_languages
def test_every_option_is_explained(language: str) -> None:
    for option in MYTHOTOPIA.options:
        if option.name != "players":
            assert f"({option.name})" in page(language)


@both_languages
def test_set_up(language: str) -> None:
    """11, 8 or 6 provinces; 6 armies and 2 ships, 8 and 3 more; 16 of 29 improvements."""
    deal, pieces = C.deal, C.pieces.player
    begins = page(language).split("\n## ")[2]
    numbers = [int(number) for number in re.findall(r"(?<!-)\b\d+\b", begins)]
    expected = [
        *deal.provinces, deal.hand, deal.hand + deal.last_draws, pieces.armies, pieces.ships, pieces.army_supply,
        pieces.ship_supply, len(ids.IMPROVEMENTS), deal.display, *sorted({*C.vp.city.counters}),
    ]  # fmt: skip
    assert [number for number in expected if number not in numbers] == []
