"""Every word of Mil, in both languages: nothing is missing, nothing is superfluous, all of it reads well."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.games.mil.components import BIRTHS, CUBES, LANDS, SIDES, SPHERES
from tafelrunde.games.mil.game import MIL, OPTIONS
from tafelrunde.games.mil.insight import ASPECTS
from tafelrunde.games.mil.moves import JOIN, KNIGHT_MOVE, OFFSPRING, PASS, PLACE, STACK, STOP
from tafelrunde.games.mil.sketch import sketch
from tafelrunde.games.mil.state import PHASES, MilState
from tafelrunde.games.mil.why_not import RULE_OF_QUESTION, things
from tafelrunde.kernel import text
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.text import LANGUAGES, Texts, figures_of

NAMES = ["Ann", "Ben", "Cleo", "Dora", "Emil"]
KNIGHTS = ["k0", "k1", "k2", "k3"]
QUESTIONS = list(RULE_OF_QUESTION)
# Hardly ever said in games played at random; `test_why_not.py` has them.
SELDOM = {"mi-why-unknown", "mi-why-no-knight", "mi-why-same-lord"}
RARE = ["answer", "grant", "castle_site", "robbed_land"]

# Arguments that choose between variants of a message and are never read aloud.
SWITCHES = {
    "aim": ["heir", "knight"],
    "way": ["gold", "privilege", "roll"],
    "hourglass": ["white", "none"],
    "price": ["yes", "no"],
    "fate": ["lives", "ages", "dies"],
    "own": ["yes", "no"],
}


# --- the files ------------------------------------------------------------------------------------------------------


@cache
def entries(language: str, folder: Path = MIL.folder) -> list[ast.EntryType]:
    source = (folder / "text" / f"{language}.ftl").read_text("utf-8")
    return FluentParser().parse(source).body


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
    """What must be given beside the printed figures, which are there for every message."""
    variables = Variables()
    variables.visit(messages(language)[id])
    return variables.found - set(figures_of(MIL))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_is_sound(language: str) -> None:
    """Nothing that Fluent skips in silence: no broken line, no id twice, none that the kernel has already."""
    assert not [entry.content for entry in entries(language) if isinstance(entry, ast.Junk)]
    everything = [*entries(language, Path(text.__file__).parent), *entries(language)]
    ids = [entry.id.name for entry in everything if isinstance(entry, ast.Message)]
    assert len(ids) == len(set(ids))


def test_both_languages_say_the_same_things() -> None:
    english, german = messages("en"), messages("de")
    assert list(german) == list(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_need_nothing(language: str) -> None:
    for id in messages(language):
        if not id.startswith(("mi-", "cubes-")):
            assert not asked_for(language, id), id


# --- whole games, word for word -------------------------------------------------------------------------------------


class Ear(Texts):
    """Texts that remember which messages were said, and accept no id that has no name."""

    def __init__(self, language: str, options: dict[str, Any]) -> None:
        super().__init__(MIL, language, NAMES[: options["players"]], options)
        self.heard: set[str] = set()

    def say(self, id: str, args: dict[str, Any] | None = None) -> str:
        self.heard.add(id)
        return super().say(id, args)

    def _name(self, family: str, id: str) -> str:
        name = super()._name(family, id)
        if family == "rule":
            assert re.fullmatch(r"MI-\d+", id)
            return name
        assert id in SWITCHES.get(family, []) or name != id or self.has(f"{family}-{id}"), (family, id)
        return name


def tables() -> Iterator[dict[str, Any]]:
    """Options of the games to be played."""
    for number in range(40):
        yield {
            "players": 2 + number % 4,
            "expert_rules": number % 3 == 0,
            "lord_land_scoring": ["changes", "full", "none"][number % 3],
            "market_targets": "no_gold" if number % 5 == 0 else "all",
        }


def choose(state: MilState, seat: int, rng: random.Random) -> int:
    """Mostly at random, but seldom passing and eager for vassals and wars, so that everything happens."""
    moves = state.moves(seat)
    if rng.random() < 0.15:
        return rng.choice(moves)
    question = state.question()
    if question == "action":
        busy = [move for move in moves if not move >= OFFSPRING] or [move for move in moves if move < PLACE]
        return rng.choice(busy if busy and rng.random() < 0.7 else [move for move in moves if move < PASS] or moves)
    if question in ("court", "war"):
        return rng.choice(
            [move for move in moves if KNIGHT_MOVE <= move < STOP and move not in (STACK, STACK + 1)] or moves
        )
    if question in ("attack_lord", "defence_lord") and rng.random() < 0.7:
        return JOIN
    return rng.choice(moves)


def decisions(options: dict[str, Any], seed: int) -> Iterator[tuple[MilState, int]]:
    """The positions of a game in which somebody decides, and who. Families begin with arms and means."""
    rng = random.Random(seed)
    state = MIL.set_up(MIL.settle(options), Luck.seeded(seed))
    state.news = []
    state.proceed()
    for player in state.players:
        player.knights[0].soldiers = 3
        player.stock = [4, 4, 2, 2, 3]
        player.privileges = 4
    state._asked = None
    state.proceed()
    if seed % 6 == 0:
        state.stack_two = state.stack_two[-1:]
    while not state.over():
        seat = rng.choice(state.to_act())
        yield state, seat
        state.play(seat, choose(state, seat, rng))


class Evening:
    """Many games in one language: each different sentence once, and all messages that were needed for them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.sentences: dict[tuple[str, str], str] = {}
        self.heard: set[str] = set()
        self.given: dict[str, set[str]] = {}
        self.alike: list[str] = []

    def play(self, options: dict[str, Any], seed: int) -> None:
        """A game in which every question, every offer and every event is read aloud, and many a thing is asked for."""
        ear = Ear(self.language, MIL.settle(options))
        rng = random.Random(seed)
        for state, seat in decisions(options, seed):
            self.listen(ear, *MIL.say_question(state, seat))
            offers = [self.listen(ear, *MIL.say_move(state, seat, move)) for move in state.moves(seat)]
            for option in state.view(seat)["options"]:
                if "effect" in option:
                    self.listen(ear, option["effect"]["id"], option["effect"]["args"])
            self.alike += [offer for offer in offers if offers.count(offer) > 1]
            self.ask(ear, state, rng)
        self.ask(ear, state, rng)
        for event in state.news or []:
            self.listen(ear, *MIL.say_event(event))
        self.heard |= ear.heard

    def ask(self, ear: Ear, state: MilState, rng: random.Random) -> None:
        """One thing of each kind for anybody, at rare questions all of them for whoever decides."""
        for family, ids in things(state).items():
            rare = state.question() in RARE and family != "number"
            seat = rng.choice(state.to_act() or [0]) if rare or rng.random() < 0.8 else rng.randrange(state.seats)
            for id in ids if rare else [rng.choice(ids)]:
                reason = MIL.why_not(state, seat, f"{family}:{id}" if id else family)
                if reason is not None:
                    self.listen(ear, *reason)

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
    return whole


def test_every_sentence_is_clean(evening: Evening) -> None:
    for key, said in evening.sentences.items():
        assert said == said.strip(), key
        assert not set(said) & set("{}_"), key
        assert "  " not in said, key


def test_offers_tell_moves_apart(evening: Evening) -> None:
    assert not evening.alike


def test_all_variants_get_what_they_ask_for(evening: Evening) -> None:
    for id, given in evening.given.items():
        assert asked_for(evening.language, id) <= given, id


def test_no_message_is_superfluous(evening: Evening) -> None:
    assert set(messages(evening.language)) - set(listed()) - evening.heard <= SELDOM


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_there_and_clean(language: str) -> None:
    assert set(listed()) <= set(messages(language))
    for id in listed():
        said = table(language).say(id, {"count": 2} if id.startswith("cubes-") else {})
        assert said, id
        assert not set(said) & set("{}_"), id


# --- the lists ------------------------------------------------------------------------------------------------------


def with_effects(ids: list[str]) -> list[str]:
    return [*ids, *(f"{id}-effect" for id in ids)]


def of_options() -> list[str]:
    """Each option has a name and a help, each of its values a name unless it is a number or yes and no."""
    ids = []
    for option in OPTIONS:
        values = option.describe().get("values", [])
        ids += [option.name, f"{option.name}-help", *(f"{option.name}-{value}" for value in values)]
    return ids


def listed() -> list[str]:
    """The messages that must be there whether or not a game happens to say them: names, effects, options, help."""
    families = {
        "game": ["mil", "mil-about"],
        "option": of_options(),
        "cubes": CUBES,
        "cube": CUBES,
        "colour": CUBES,
        "knight": KNIGHTS,
        "land": with_effects(LANDS),
        "side": SIDES,
        "sphere": with_effects(SPHERES),
        "birth": BIRTHS,
        "phase": PHASES[1:],
        "because": ASPECTS,
        "question": QUESTIONS,
        "mi-first": QUESTIONS,
    }
    return [f"{family}-{id}" for family, ids in families.items() for id in ids]


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_have_no_strangers(language: str) -> None:
    """Whatever is neither listed nor spoken at the table (`mi-`, reasons) does not belong here."""
    strangers = set(messages(language)) - set(listed())
    assert {id.split("-")[0] for id in strangers} == {"mi", "why"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_is_explained_in_two_or_three_sentences(language: str) -> None:
    for question in QUESTIONS:
        assert not asked_for(language, f"mi-first-{question}")
        said = table(language).say(f"mi-first-{question}")
        assert len(re.findall(r"[.?!](?: |$)", said)) in (2, 3), question
        assert 100 < len(said) < 450, question


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_things_apart(language: str) -> None:
    texts = table(language)
    for family, ids in {"land": LANDS, "sphere": SPHERES, "colour": CUBES, "knight": KNIGHTS}.items():
        names = [texts.say(f"{family}-{id}") for id in ids]
        assert len(set(names)) == len(names)


def test_effects_tell_the_same_figures_in_both_languages() -> None:
    for id in listed():
        if id.endswith("-effect"):
            english, german = (re.findall(r"\d+", table(language).say(id)) for language in ("en", "de"))
            assert sorted(english) == sorted(german), id


def test_effects_of_lands_tell_their_figures() -> None:
    for kind, land in enumerate(LANDS):
        figures = [int(number) for number in re.findall(r"\d+", table("en").say(f"land-{land}-effect"))]
        harvests = [count for side in (0, 1) for count in MIL.components.harvest[2 * kind + side]]
        tribute = MIL.components.tribute[2 * kind : 2 * kind + 2]
        assert sum(figures) == sum(harvests) + sum(tribute), land


# --- a handful of sentences, literally ------------------------------------------------------------------------------


def table(language: str) -> Texts:
    return Texts(MIL, language, NAMES[:4], MIL.settle({}))


@pytest.mark.parametrize(
    ("id", "args", "english", "german"),
    [
        (
            "mi-ask-half",
            {"count": 1, "colour": "gold"},
            "One cube is yours: how much gold do you take?",
            "Dir steht ein Cube zu: Wie viel Gold nimmst du?",
        ),
        (
            "mi-do-offspring",
            {"knight": "k0", "way": "roll", "aim": "heir"},
            "Knight 1: an heir, roll the die",
            "Ritter 1: Erbe, würfeln",
        ),
        (
            "mi-do-offspring",
            {"knight": "k2", "way": "gold", "aim": "knight"},
            "Knight 3: a new knight for 1 gold",
            "Ritter 3: neuer Ritter für 1 Gold",
        ),
        (
            "mi-do-go",
            {"sphere": "war", "number": 2, "price": "yes"},
            "War 2 (1 gold or 1 privilege)",
            "Krieg 2 (1 Gold oder 1 Privileg)",
        ),
        ("mi-do-go", {"sphere": "crusade", "number": 0, "price": "no"}, "Crusade", "Kreuzzug"),
        (
            "mi-do-attack",
            {"other_seat": 1, "knight": "k1", "land": "town", "side": "back", "count": 2},
            "Attack Town (back) of Knight 2, Ben (toll: 2 influence)",
            "Stadt (hinten) bei Ritter 2 von Ben angreifen (Durchzug: 2 Einfluss)",
        ),
        ("mi-do-count", {"cubes": {"gold": 0}}, "nothing", "nichts"),
        (
            "mi-vassal",
            {"seat": 0, "other_seat": 2, "knight": "k0"},
            "Knight 1 of Cleo is now a vassal of Ann.",
            "Ritter 1 von Cleo ist jetzt Vasall von Ann.",
        ),
        (
            "mi-places",
            {"seat": 1, "knight": "k3", "sphere": "court", "number": 4},
            "Knight 4 of Ben goes to Court 4.",
            "Ritter 4 von Ben geht auf Gericht 4.",
        ),
        (
            "mi-loses-points",
            {"seat": 0, "points": 4, "why": "death"},
            "Ann loses 4 victory points (death).",
            "Ann verliert 4 Siegpunkte (Tod).",
        ),
        (
            "mi-game-over",
            {"scores": [41, 38, 44, -1]},
            "Final score: Ann 41, Ben 38, Cleo 44, Dora -1.",
            "Endstand: Ann 41, Ben 38, Cleo 44, Dora -1.",
        ),
    ],
)
def test_sentences(id: str, args: dict[str, Any], english: str, german: str) -> None:
    assert table("en").say(id, args) == english
    assert table("de").say(id, args) == german


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_sketch_fits_a_terminal_at_every_decision(language: str, players: int) -> None:
    options = MIL.settle({"players": players})
    texts = Texts(MIL, language, ["Ann", "Bartholomäus der Große", "Cleo", "Dora", "Emil"][:players], options)
    for state, seat in decisions({"players": players}, players):
        lines = sketch(state.view(seat), texts)
        assert max(len(line) for line in lines) <= 100
    assert any("▶" in line for line in lines)


def test_words_tell_the_figures_in_use(tmp_path: Path) -> None:
    """An owner's own figures are what people read."""
    own = tmp_path / "own.toml"
    own.write_text(
        "[sphere.court]\ninfluence = 5\nbonus_vp = 1\n[land.craft]\nback = { metal = 3 }\nback_gold = 0\n"
        "[cost.token]\nson = 2\n",
        "utf-8",
    )
    game = MIL.with_components(own)
    said = Texts(game, "en", NAMES, game.settle({})).say
    assert said("sphere-court-effect").startswith("5 influence, or make a knight your vassal. Majority: 1 point, 1 ")
    assert said("land-craft-effect") == "Front: harvest 1 fabric, 1 metal. Back: harvest 3 metal."
    offspring = {"knight": "k0", "aim": "heir"}
    assert said("mi-do-offspring", {**offspring, "way": "privilege"}) == "Knight 1: an heir for 2 privileges"
    assert said("mi-do-take-influence") == "Take 5 influence"
