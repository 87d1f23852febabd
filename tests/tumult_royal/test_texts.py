"""Every word of Tumult Royal, in both languages: nothing is missing, nothing is superfluous, all of it reads well."""

import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.games.tumult_royal.components import FIELDS, GOODS
from tafelrunde.games.tumult_royal.followers import gain_followers, give_followers
from tafelrunde.games.tumult_royal.game import OPTIONS, PRESETS, TUMULT_ROYAL
from tafelrunde.games.tumult_royal.insight import ASPECTS
from tafelrunde.games.tumult_royal.state import PHASES, TumultState
from tafelrunde.games.tumult_royal.why_not import RULE_OF_QUESTION
from tafelrunde.kernel import text
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.text import LANGUAGES, Texts
from tumult_royal.scene import Scene

NAMES = ["Ann", "Ben", "Cleo", "Dora"]
# Arguments that choose between variants, or that are read as they are.
BARE = {"double", "place", "landscape", "shown", "demand", "spot"}


@cache
def entries(language: str, folder: Path = TUMULT_ROYAL.folder) -> list[ast.EntryType]:
    return FluentParser().parse((folder / "text" / f"{language}.ftl").read_text("utf-8")).body


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


class Variables(Visitor):
    """The arguments that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def asked_for(language: str, id: str) -> set[str]:
    variables = Variables()
    variables.visit(messages(language)[id])
    return variables.found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_sound(language: str) -> None:
    """Nothing that Fluent skips in silence: no broken line, no id twice, none that the kernel has already."""
    assert not [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    everything = [*entries(language, Path(text.__file__).parent), *entries(language)]
    ids = [entry.id.name for entry in everything if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def test_both_languages_say_the_same_things() -> None:
    assert list(messages("de")) == list(messages("en"))


# --- whole games, word for word -------------------------------------------------------------------------------------


class Ear(Texts):
    """Texts that remember which messages were said, and accept no id that has no name."""

    def __init__(self, language: str, options: dict[str, Any]) -> None:
        super().__init__(TUMULT_ROYAL, language, NAMES[: options["players"]], options)
        self.heard: set[str] = set()

    def say(self, id: str, args: dict[str, Any] | None = None) -> str:
        self.heard.add(id)
        return super().say(id, args)

    def _name(self, family: str, id: str) -> str:
        assert family in BARE or self.has(f"{family}-{id}"), (family, id)
        return super()._name(family, id)


def tables() -> Iterator[dict[str, Any]]:
    for number in range(12):
        yield {
            "players": 2 + number % 3,
            "robbery": "realtime" if number % 4 == 3 else "looks",
            "gambler": number % 6 == 1,
            "manual_spin": number % 2 == 0,
        }


def decisions(options: dict[str, Any], seed: int) -> Iterator[tuple[TumultState, int]]:
    """The positions of a game in which somebody decides, and who; few tiles are kept, so that supplies run short."""
    rng = random.Random(seed)
    chance = Luck.seeded(seed)
    state = TUMULT_ROYAL.set_up(TUMULT_ROYAL.settle(options), Luck.seeded(seed))
    state.news = []
    state.proceed()
    while not state.over():
        seat = state.racer(chance)
        yield state, seat
        state.play(seat, rng.choice(state.moves(seat)))


class Evening:
    """Many games in one language: each different sentence once, and all messages that were needed for them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sentences: dict[tuple[str, str], str] = {}
        self.heard: set[str] = set()
        self.given: dict[str, set[str]] = {}
        self.alike: list[str] = []

    def play(self, options: dict[str, Any], seed: int) -> None:
        """A game in which every question, every offer and every event is read aloud."""
        ear = Ear(self.language, TUMULT_ROYAL.settle(options))
        for state, seat in decisions(options, seed):
            self.listen(ear, *TUMULT_ROYAL.say_question(state, seat))
            offers = [self.listen(ear, *TUMULT_ROYAL.say_move(state, seat, move)) for move in state.moves(seat)]
            self.alike += [offer for offer in offers if offers.count(offer) > 1]
            if state.ply % 9 == 0:
                TUMULT_ROYAL.sketch(state.view(seat), ear)
        self.tell(ear, state)

    def tell(self, ear: Ear, state: TumultState) -> None:
        for event in state.news or []:
            self.listen(ear, *TUMULT_ROYAL.say_event(event))
        self.heard |= ear.heard

    def shortages(self) -> None:
        """What games seldom see."""
        scene = Scene("Ann Ben")
        scene.followers(0, Ann=103, Ben=2)
        gain_followers(scene.state, 0, 6, "surplus")
        scene.followers(54, Ann=1, Ben=50)
        give_followers(scene.state, 0, 3, "punishment")
        self.tell(Ear(self.language, scene.state.options), scene.state)

    def listen(self, ear: Ear, id: str, args: dict[str, Any]) -> str:
        assert self.given.setdefault(id, set(args)) == set(args), id
        key = (id, repr(args))
        if key not in self.sentences:
            self.sentences[key] = ear.say(id, args)
        return self.sentences[key]


@pytest.fixture(scope="module", params=LANGUAGES)
def evening(request: pytest.FixtureRequest) -> Evening:
    whole = Evening(request.param)
    for seed, options in enumerate(tables()):
        whole.play(options, seed)
    whole.shortages()
    return whole


def test_every_sentence_is_clean(evening: Evening) -> None:
    for key, said in evening.sentences.items():
        assert said == said.strip(), key
        assert not set(said) & set("{}_"), key
        assert "  " not in said, key
        assert " ," not in said, key


def test_offers_tell_moves_apart(evening: Evening) -> None:
    assert not evening.alike


def test_all_variants_get_what_they_ask_for(evening: Evening) -> None:
    for id, given in evening.given.items():
        assert asked_for(evening.language, id) <= given, id


def test_no_message_is_superfluous(evening: Evening) -> None:
    """Reasons why something is not possible are looked at in `test_why_not`."""
    others = {id for id in messages(evening.language) if not id.startswith("tr-why-")}
    assert others - set(listed()) - evening.heard == set()


# --- the lists ------------------------------------------------------------------------------------------------------


def of_options() -> list[str]:
    """Each option has a name and a help, each of its values a name unless it is a number or yes and no."""
    ids = []
    for option in OPTIONS:
        values = option.describe().get("values", [])
        ids += [option.name, f"{option.name}-help", *(f"{option.name}-{value}" for value in values)]
    return ids


def listed() -> list[str]:
    """The messages that must be there whether or not a game happens to say them."""
    families = {
        "game": ["tumult_royal", "tumult_royal-about"],
        "option": of_options(),
        "preset": list(PRESETS),
        "tr-refused": ["time_up", "hand_full", "too_fast", "taken"],
        "tr-first": list(RULE_OF_QUESTION),
        "good": GOODS,
        "because": ASPECTS,
        "goods": GOODS,
        "tiles": [f"{good}_{value}" for good in GOODS for value in (1, 2, 3)],
        "field": FIELDS,
        "letter": FIELDS,
        "rank": ["1", "2", "3", "4"],
        "phase": PHASES,
    }
    return [f"{family}-{id}" for family, ids in families.items() for id in ids]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_there_and_clean(language: str) -> None:
    assert set(listed()) <= set(messages(language))
    texts = table(language)
    for id in listed():
        said = texts.say(id, {"count": 2} if id.startswith(("goods-", "tiles-")) else {})
        assert said, id
        assert not set(said) & set("{}_"), id


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_have_no_strangers(language: str) -> None:
    """Whatever is neither listed nor spoken at the table (`tr-`, reasons) does not belong here."""
    strangers = set(messages(language)) - set(listed())
    assert {id.split("-")[0] for id in strangers} == {"tr", "why"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_and_names_tell_things_apart(language: str) -> None:
    texts = table(language)
    for family, ids in {"letter": FIELDS, "field": FIELDS, "good": GOODS}.items():
        assert len({texts.say(f"{family}-{id}") for id in ids}) == len(ids)
    assert len({texts.say(f"good-{good}")[0] for good in GOODS}) == 3


# --- a handful of sentences, literally ------------------------------------------------------------------------------


def table(language: str) -> Texts:
    return Texts(TUMULT_ROYAL, language, NAMES, TUMULT_ROYAL.settle({}))


PLACE = {"field": "castle", "row": 0, "column": 3, "statues": 3, "double": "no", "surplus": 1}


@pytest.mark.parametrize(
    ("id", "args", "english", "german"),
    [
        (
            "tr-do-place",
            {**PLACE, "tiles": {"bread_1": 0, "marble_1": 2, "tool_2": 2}},
            "Castle 0,3: 3 statues for 2× marble 1, 2× tools 2, 1 follower",
            "Schloss 0,3: 3 Statuen für 2× Marmor 1, 2× Werkzeug 2, 1 Gefolgsmann",
        ),
        (
            "tr-do-place",
            {**PLACE, "field": "forest", "statues": 1, "double": "yes", "surplus": 0, "tiles": {"bread_2": 1}},
            "Forest 0,3 at double cost: 1 statue for bread 2",
            "Wald 0,3 zum doppelten Preis: 1 Statue für Brot 2",
        ),
        (
            "tr-tumult",
            {"seat": 1, "good": "tool", "count": 2, "demand": 3},
            "Tumult for tools: 2 left, 3 demanded. Ben is the greediest.",
            "Tumult um Werkzeug: 2 übrig, 3 verlangt. Am gierigsten: Ben.",
        ),
        (
            "tr-greed",
            {"good": "bread", "scores": [3, 4, 0, 1]},
            "Greed for bread: Ann 3, Ben 4, Cleo 0, Dora 1.",
            "Gier nach Brot: Ann 3, Ben 4, Cleo 0, Dora 1.",
        ),
        ("tr-do-reveal", {"places": ["0,0", "1,3"]}, "Turn over 0,0, 1,3", "Aufdecken: 0,0, 1,3"),
        ("tr-phase", {"round": 2, "phase": "mood"}, "Round 2: Mood of the people", "Runde 2: Stimmung des Volkes"),
        (
            "tr-gains",
            {"seat": 0, "count": 1, "why": "surplus"},
            "Ann gains 1 follower (overpaid).",
            "Ann bekommt 1 Gefolgsmann (überzahlt).",
        ),
        ("tr-mercy", {"seats": [1, 3]}, "Mercy of the people: Ben, Dora.", "Gnade des Volkes: Ben, Dora."),
    ],
)
def test_sentences(id: str, args: dict[str, Any], english: str, german: str) -> None:
    assert (table("en").say(id, args), table("de").say(id, args)) == (english, german)
