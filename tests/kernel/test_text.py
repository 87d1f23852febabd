"""Words for people: how arguments become words, and what is refused."""

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tafelrunde.kernel import text
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.options import Choice, Flag, Number, Option
from tafelrunde.kernel.steps import Course, Step
from tafelrunde.kernel.text import LANGUAGES, Texts, rules_book, values_of

OPTIONS: list[Option] = [Number("players", 3, 2, 5), Choice("edition", "2e", ["1e", "2e"]), Flag("long", False)]

ENGLISH = """
reason-families = building
count-families = goods
building-mill = Mill
building-town_hall = { $edition ->
    [edition-1e] Guildhall
   *[other] Town Hall
}
goods-gold = { $count } gold
goods-herd = { $count ->
    [one] { $count } herd
   *[other] { $count } herds
}
why-hunger = hunger
gains = { $seat } gets { $goods } ({ $why })
swaps = { $goods } for { $other_goods }
builds = { $seat } builds { $building }
meets = { $seat } meets { $other_seat }
buildings = Built: { $buildings }
order = { $order }
rolls = { $seat }: { $dice }
final = { $scores }
long = { $long ->
    [true] long game
   *[other] short game
}
broken = { $missing }
"""


MOVES = MoveTable.of_words("toy", ["go"])
BEGIN: Step[Any] = Step("begin")
COURSE = Course(BEGIN, [BEGIN])


@pytest.fixture
def game(tmp_path: Path) -> Game:
    """A game of a few messages."""
    folder = tmp_path / "text"
    folder.mkdir()
    for language in LANGUAGES:
        (folder / f"{language}.ftl").write_text(ENGLISH, encoding="utf-8")
    return Game("toy", 1, MOVES, OPTIONS, COURSE, tmp_path)


def texts(game: Game, language: str = "en", **options: Any) -> Texts:
    return Texts(game, language, ["Ann", "Ben", "Cleo"], game.settle(options))


class Priced(Game):
    """The same with printed values."""

    def components_table(self) -> dict[str, Any]:
        return {
            "cost": {"son": 3, "origin": "owner"},
            "land": {"flax": {"front": {"gold": 2, "herd": 1}, "back": {}, "rugged": True, "kinds": ["a"]}},
        }


def test_printed_values_are_there_by_their_place(game: Game) -> None:
    for language in LANGUAGES:
        path = game.folder / "text" / f"{language}.ftl"
        path.write_text(ENGLISH + "price = { $cost-son } for { $land-flax-front }, else { $land-flax-back }\n", "utf-8")
    priced = Priced("toy", 1, MOVES, OPTIONS, COURSE, game.folder)
    assert values_of(priced) == {
        "cost": {"son": 3},
        "cost-son": 3,
        "land-flax-front": {"gold": 2, "herd": 1},
        "land-flax-front-gold": 2,
        "land-flax-front-herd": 1,
        "land-flax-back": {},
    }
    assert texts(priced).say("price") == "3 for 2 gold, 1 herd, else nothing"
    assert texts(priced, "de").say("price") == "3 for 2 gold, 1 herd, else nichts"


def test_the_rules_are_in_english_where_no_other_book_is_there(game: Game) -> None:
    folder = game.folder / "text"
    assert rules_book(game, "en") == rules_book(game, "de") == (folder / "rules.md", "en")
    (folder / "rules.de.md").touch()
    assert rules_book(game, "de") == (folder / "rules.de.md", "de")
    assert rules_book(game, "en") == (folder / "rules.md", "en")


# --- refusals -------------------------------------------------------------------------------------------------------


def test_unknown_language(game: Game) -> None:
    with pytest.raises(OptionError, match="there is no language 'fr'; languages are en, de"):
        texts(game, "fr")


def test_unknown_message(game: Game) -> None:
    said = texts(game)
    assert said.has("builds")
    assert not said.has("burns")
    with pytest.raises(KeyError, match="no message 'burns'"):
        said.say("burns")


def test_an_argument_too_few(game: Game) -> None:
    with pytest.raises(ValueError, match="message 'broken'"):
        texts(game).say("broken")


# --- arguments in words ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "args", "words"),
    [
        ("builds", {"seat": 1, "building": "mill"}, "Ben builds Mill"),
        ("builds", {"seat": -1, "building": "town_hall"}, "nobody builds Town Hall"),
        ("builds", {"seat": 0, "building": "castle"}, "Ann builds castle"),
        ("buildings", {"buildings": ["mill", "town_hall"]}, "Built: Mill, Town Hall"),
        ("order", {"order": [2, 0, 1]}, "Cleo, Ann, Ben"),
        ("meets", {"seat": 2, "other_seat": 0}, "Cleo meets Ann"),
        ("meets", {"seat": 1, "other_seat": -1}, "Ben meets nobody"),
        ("rolls", {"seat": 2, "dice": [2, 5, 5]}, "Cleo: 2+5+5"),
        ("final", {"scores": [41, -2, 38]}, "Ann 41, Ben -2, Cleo 38"),
        ("swaps", {"goods": {"gold": 2}, "other_goods": {"herd": 1}}, "2 gold for 1 herd"),
        ("swaps", {"goods": {"gold": 0, "herd": 3}, "other_goods": {"gold": 0}}, "3 herds for nothing"),
        ("gains", {"seat": 0, "goods": {"gold": 1, "herd": 1}, "why": "mill"}, "Ann gets 1 gold, 1 herd (Mill)"),
        ("gains", {"seat": 0, "goods": {"gold": 1}, "why": "hunger"}, "Ann gets 1 gold (hunger)"),
    ],
)
def test_arguments(game: Game, id: str, args: dict[str, Any], words: str) -> None:
    assert texts(game).say(id, args) == words


ALIKE = json.loads((Path(__file__).parents[1] / "messages.json").read_text("utf-8"))


class Alike(Game):
    """The game of the cases that the pages read too."""

    def components_table(self) -> dict[str, Any]:
        return dict(ALIKE["values"])


@pytest.mark.parametrize("case", ALIKE["cases"], ids=lambda case: f"{case['id']}: {case['words']}")
def test_what_the_pages_say_alike(tmp_path: Path, case: dict[str, Any]) -> None:
    """`web/tests/fluent.test.ts` reads the same cases."""
    language = case.get("language", "en")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / f"{language}.ftl").write_text("\n".join(ALIKE["messages"]), "utf-8")
    game = Alike("toy", 1, MOVES, OPTIONS, COURSE, tmp_path)
    options = game.settle({**ALIKE["options"], **case.get("options", {})})
    assert Texts(game, language, ALIKE["names"], options).say(case["id"], case["args"]) == case["words"]


def test_options_choose_words(game: Game) -> None:
    assert texts(game, edition="1e").say("building-town_hall") == "Guildhall"
    assert texts(game, edition="2e").say("building-town_hall") == "Town Hall"
    assert texts(game, long=True).say("long") == "long game"
    assert texts(game).say("long") == "short game"


def test_a_name_inside_a_sentence_depends_on_options_too(game: Game) -> None:
    said = texts(game, edition="1e").say("builds", {"seat": 0, "building": "town_hall"})
    assert said == "Ann builds Guildhall"


# --- the words that all games share ---------------------------------------------------------------------------------

SHARED = [
    *["nobody", "nothing", "unnamed-player", "yes", "no", "language-en", "language-de"],
    *["turn", "game-over", "winner", "winners", "place", "points"],
    *["chapter-start", "chapter-round", "chapter-year", "note-resigned", "note-played-on"],
    *["rule-from-rulebook", "rule-from-public", "rule-from-ruling", "rule-from-reconstructed", "rule-from-invented"],
    *["figure", "figure-other"],
]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_messages(language: str) -> None:
    source = Path(text.__file__).parent / "text" / f"{language}.ftl"
    body = FluentParser().parse(source.read_text("utf-8")).body
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert [entry.id.name for entry in body if isinstance(entry, ast.Message)] == SHARED


@pytest.mark.parametrize(
    ("id", "args", "english", "german"),
    [
        ("nobody", {}, "nobody", "niemand"),
        ("nothing", {}, "nothing", "nichts"),
        ("unnamed-player", {"number": 0}, "seat 0", "Platz 0"),
        ("yes", {}, "yes", "ja"),
        ("no", {}, "no", "nein"),
        ("turn", {"seat": 1}, "Ben to move", "Ben ist am Zug"),
        ("rule-from-ruling", {}, "ruling", "Festlegung"),
        ("figure", {"count": 4, "about": "no"}, "4", "4"),
        ("figure", {"count": 4, "about": "yes"}, "about 4", "etwa 4"),
        ("figure-other", {"other_count": 2, "other_about": "no"}, "2", "2"),
        ("figure-other", {"other_count": 2, "other_about": "yes"}, "about 2", "etwa 2"),
        ("game-over", {}, "The game is over.", "Das Spiel ist aus."),
        ("winner", {"seat": 0}, "Ann wins.", "Ann gewinnt."),
        ("winners", {"seats": [0, 2]}, "Shared victory: Ann, Cleo.", "Gemeinsamer Sieg: Ann, Cleo."),
        ("place", {"place": 1}, "1st place", "1. Platz"),
        ("place", {"place": 2}, "2nd place", "2. Platz"),
        ("place", {"place": 3}, "3rd place", "3. Platz"),
        ("place", {"place": 4}, "4th place", "4. Platz"),
        ("points", {"points": 1}, "1 point", "1 Punkt"),
        ("points", {"points": 0}, "0 points", "0 Punkte"),
        ("points", {"points": -3}, "-3 points", "-3 Punkte"),
    ],
)
def test_shared_sentences(game: Game, id: str, args: dict[str, Any], english: str, german: str) -> None:
    assert texts(game, "en").say(id, args) == english
    assert texts(game, "de").say(id, args) == german


def test_languages_name_themselves(game: Game) -> None:
    for language in LANGUAGES:
        said = texts(game, language)
        assert [said.say(f"language-{each}") for each in LANGUAGES] == ["English", "Deutsch"]
