"""The rules page in both languages: its names and values are the game's, its examples are true."""

import re
from functools import cache

import pytest

from tafelrunde.games.tumult_royal.components.box import BOX
from tafelrunde.games.tumult_royal.components.ids import FIELD_KINDS, FIELDS, NO_END, ROUNDS
from tafelrunde.games.tumult_royal.game import OPTIONS, TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules import looks
from tafelrunde.games.tumult_royal.rules.state import PHASES
from tafelrunde.games.tumult_royal.rules.tumults import TUMULTS
from tafelrunde.games.tumult_royal.views import clock
from tafelrunde.kernel.text import LANGUAGES, Texts
from tumult_royal.scene import Scene

COMPONENTS = BOX.newest.components
ROUND, TILES, PRICES, CHRONICLE = range(4)
LETTERS = {"en": "BMT", "de": "BMW"}

both_languages = pytest.mark.parametrize("language", LANGUAGES)


@cache
def page(language: str) -> str:
    return (TUMULT_ROYAL.folder / "text" / f"guide.{language}.md").read_text("utf-8")


@cache
def rows(language: str, table: int) -> list[list[str]]:
    """The rows of a table as cells, without its header."""
    found = re.findall(r"(?:^\|.*\|\n)+", page(language), re.MULTILINE)
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in found[table].splitlines()[2:]]


def name(language: str, id: str) -> str:
    return Texts(TUMULT_ROYAL, language, ["Ann", "Ben"], TUMULT_ROYAL.settle({"players": 2})).say(id)


def shape(language: str) -> list[str]:
    """The page line by line, as kinds of lines."""
    kinds = []
    for line in page(language).splitlines():
        start = line.split(" ")[0]
        kinds.append(f"{line.count('|')} cells" if line.startswith("|") else start if start in ("#", "##", "-") else "")
    return kinds


def test_both_languages_are_built_alike_and_refer_to_the_same_rules() -> None:
    assert shape("de") == shape("en")
    english, german = (re.findall(r"TR-\d+", page(language)) for language in LANGUAGES)
    assert english == german


@both_languages
def test_simple_markdown_only(language: str) -> None:
    assert page(language).startswith("# Tumult Royal\n")
    for line in page(language).splitlines():
        assert not re.search(r"<|http|[`_*]{3}|`|\]\(|!\[|^\s|^#{3}|\s$", line), line
        assert line.count("**") % 2 == 0, line


@both_languages
def test_rules_referred_to_exist(language: str) -> None:
    known = set(re.findall(r"\*\*(TR-\d+)\*\*", (TUMULT_ROYAL.folder / "text" / "rules.md").read_text("utf-8")))
    named = re.findall(r"TR-\w*", page(language))
    assert len(named) > 60
    assert set(named) <= known


@both_languages
def test_names(language: str) -> None:
    assert [row[:2] for row in rows(language, ROUND)] == [
        [str(number), name(language, f"phase-{PHASES[number]}")] for number in range(1, 8)
    ]
    for option in OPTIONS[1:]:
        assert f"**{name(language, f'option-{option.name}')}** ({option.name})" in page(language)
    for rank in range(1, 5):
        assert name(language, f"rank-{rank}") in page(language)


@both_languages
def test_tiles(language: str) -> None:
    for players, row in zip((2, 3, 4), rows(language, TILES), strict=True):
        bread = COMPONENTS.faces[players][: len(COMPONENTS.faces[players]) // 3]
        aside = COMPONENTS.aside * players
        counts = ", ".join(str(bread.count(face)) for face in range(3))
        assert row == [str(players), counts, str(len(COMPONENTS.faces[players]) - aside), str(aside)]


@both_languages
def test_prices(language: str) -> None:
    def price(number: int) -> str:
        goods = zip(COMPONENTS.price[number], LETTERS[language], strict=True)
        return " ".join(f"{count}{letter}" for count, letter in goods if count)

    no = {"en": "no", "de": "nein"}[language]
    assert rows(language, PRICES) == [
        [
            name(language, f"field-{field}"),
            price(kind),
            str(COMPONENTS.statues[kind]),
            price(kind + FIELD_KINDS) if COMPONENTS.free[kind] else no,
        ]
        for kind, field in enumerate(FIELDS)
    ]


@both_languages
def test_chronicle(language: str) -> None:
    for number, (field, statues, told) in enumerate(rows(language, CHRONICLE), 1):
        assert (int(field), int(statues)) == (number, COMPONENTS.chronicle_statues[number])
        end = COMPONENTS.end_number[number]
        if end not in (NO_END, 0):
            assert re.findall(r"\d+", told) == [str(end)]
        assert bool(re.search("The end|Schluss", told)) == (end != NO_END)
        assert bool(re.search("land|Land", told)) == (COMPONENTS.turning[number] != 0)
    assert len(rows(language, CHRONICLE)) == ROUNDS


@both_languages
def test_values_in_sentences(language: str) -> None:
    two, three, four = COMPONENTS.start_followers[2:]
    assert re.search(rf"\b{two} .*{three} .*{four} .*\(TR-102, TR-104\)", page(language))
    first, second, third = (time // 1000 for time in clock.ROB_TIMES)
    assert re.search(rf"{first} (seconds|Sekunden).*{second} (or|oder) {third}.*\(TR-332\)", page(language))
    point = "." if language == "en" else ","
    assert f"{clock.BETWEEN_LIFTS / 1000}".replace(".", point) in page(language)
    assert f"{clock.GRACE / 1000}".replace(".", point) in page(language)
    assert re.search(rf"{looks.LOOKS} (looks|Blicke).*\(TR-361, TR-362\)", page(language))
    chances = [COMPONENTS.disc.count(number) for number in (2, 3, 4, 5)]
    assert re.search("{}, {}, {} (and|und) {} (in|zu) 360".format(*chances), page(language))


def test_the_example_of_tumults() -> None:
    scene = Scene("Violet Blue Yellow")
    scene.demand(4)
    scene.give("Blue", mercy=True)
    scene.followers(45, Violet=22, Blue=18, Yellow=20)
    scene.tiles("centre", bread="2", marble="1 3", tool="1 2")
    scene.tiles("Violet", bread="3", marble="2 3", tool="1")
    scene.tiles("Blue", bread="1 2 2", marble="2", tool="2 2")
    scene.tiles("Yellow", bread="1 3", marble="1 2", tool="1 3")
    scene.run(TUMULTS)
    assert scene.counts() == ({"Violet": 22, "Blue": 15, "Yellow": 17}, 51)
    assert (scene.hoard("Blue")["bread"], scene.hoard("Yellow")["tool"]) == ([1], [1])
    assert [event.args["scores"] for event in scene.told("tr-greed")] == [[3, 4, 4], [1, 3, 4]]
    content = [(event.args["good"], event.args["count"]) for event in scene.told("tr-content")]
    assert content == [("marble", 4)]
    returned = [(event.args["seat"], event.args["tiles"]) for event in scene.told("tr-returns")]
    assert returned == [(1, {"bread_2": 2}), (2, {"tool_3": 1})]
