"""Every word of Mythotopia, in both languages: nothing is missing, nothing is superfluous, all of it reads well."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tafelrunde.games.mythotopia import why_not
from tafelrunde.games.mythotopia.components import (
    BUILDINGS,
    GUILDED_CITY,
    IMPROVEMENTS,
    INNS,
    SEAS,
    START_ARMY,
    START_BUILD,
    START_MARKET,
    STARTING,
    SYMBOLS,
    VP_CARDS,
)
from tafelrunde.games.mythotopia.game import MYTHOTOPIA, OPTIONS
from tafelrunde.games.mythotopia.insight import ASPECTS
from tafelrunde.games.mythotopia.sketch import sketch
from tafelrunde.games.mythotopia.state import MythotopiaState, members
from tafelrunde.kernel import text
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.text import LANGUAGES, Texts

NAMES = ["Ann", "Ben", "Cleo", "Dora"]

# Arguments that choose between variants of a message and are never read aloud.
SWITCHES = {
    "neutral": ["yes", "no"],
    "zone": ["hand", "reserve", "draw", "discard"],
    "hero": ["yes", "no"],
    "source": ["card", "spare"],
    "helper": ["none", "merchant", "mill"],
}


# --- the files ------------------------------------------------------------------------------------------------------


@cache
def entries(language: str, folder: Path = MYTHOTOPIA.folder) -> list[ast.EntryType]:
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
    english, german = messages("en"), messages("de")
    assert list(german) == list(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_need_nothing(language: str) -> None:
    for id in messages(language):
        if not id.startswith(("my-", "pieces-")):
            assert not asked_for(language, id), id


# --- whole games, word for word -------------------------------------------------------------------------------------


class Ear(Texts):
    """Texts that remember which messages were said, and accept no id that has no name."""

    def __init__(self, language: str, options: dict[str, Any]) -> None:
        super().__init__(MYTHOTOPIA, language, NAMES[: options["players"]], options)
        self.heard: set[str] = set()

    def say(self, id: str, args: dict[str, Any] | None = None) -> str:
        self.heard.add(id)
        return super().say(id, args)

    def _name(self, family: str, id: str) -> str:
        name = super()._name(family, id)
        assert id in SWITCHES.get(family, []) or name != id or self.has(f"{family}-{id}"), (family, id)
        return name


def tables() -> Iterator[dict[str, Any]]:
    """Options of the games to be played."""
    for number in range(48):
        yield {
            "players": 2 + number % 3,
            "round_limit": 14,
            "end_mode": ["declare", "last_turns_4", "declare", "anyone"][number % 4],
            "province_draft": "one_extra" if number % 3 else "off",
        }


def rich(state: MythotopiaState, rng: random.Random) -> None:
    """Everybody begins with all kinds of improvements, so that everything happens."""
    deck = [*state.display, *state.improvement_deck]
    rng.shuffle(deck)
    for player in state.players:
        for kind in deck[:8]:
            player.reserve.append(kind)
        player.reserve.sort()
        deck = deck[8:]
        player.draw += [START_MARKET, START_MARKET, START_BUILD, START_ARMY]
    state.display, state.improvement_deck = sorted(deck[:3]), deck[3:]
    for seat, player in enumerate(state.players):
        for land in members(state.players[seat - 1].lands)[:3]:
            player.armies[land] = state.players[seat - 1].armies[land] = 1
            player.note_presence(land)
            state.players[seat - 1].note_presence(land)
        player.ships[:2] = [1, 1]
        player.counters = [0, 2, 2, 0]
        for land in members(player.lands)[3:]:
            player.armies[land] = 1
            player.note_presence(land)
    state.spare = [0, 3, 3, 3]
    ends = list(zip(MYTHOTOPIA.components.border_a, MYTHOTOPIA.components.border_b, strict=True))
    own = [number for number, pair in enumerate(ends) if state.controller(pair[0]) == state.controller(pair[1]) >= 0]
    state.roads = own[:9]
    for card in (SEAS, GUILDED_CITY, INNS):
        state.in_play |= 1 << card
    state.counters[GUILDED_CITY] = state.counters[INNS] = 4
    state.ask_anew()


def decisions(options: dict[str, Any], seed: int) -> Iterator[tuple[MythotopiaState, int]]:
    """The positions of a game in which somebody decides, and who; some begin rich, some near the end."""
    rng = random.Random(seed)
    state = MYTHOTOPIA.set_up(MYTHOTOPIA.settle(options), Luck.seeded(seed))
    state.news = []
    state.proceed()
    while state.active < 0:
        seat = rng.choice(state.to_act())
        yield state, seat
        state.play(seat, rng.choice(state.moves(seat)))
    if seed % 3:
        rich(state, rng)
    if seed % 4 < 2:
        state.counters = [0] * 15
        state.ask_anew()
    if seed % 5 == 0:
        for player in state.players:
            player.towns = 0
    while not state.over():
        seat = rng.choice(state.to_act())
        yield state, seat
        moves = state.moves(seat)
        state.play(seat, rng.choice(moves[1:] if len(moves) > 1 and rng.random() < 0.8 else moves))


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
        ear = Ear(self.language, MYTHOTOPIA.settle(options))
        for state, seat in decisions(options, seed):
            self.listen(ear, *MYTHOTOPIA.say_question(state, seat))
            offers = [self.listen(ear, *MYTHOTOPIA.say_move(state, seat, move)) for move in state.moves(seat)]
            self.alike += [offer for offer in offers if offers.count(offer) > 1]
        for event in state.news or []:
            self.listen(ear, *MYTHOTOPIA.say_event(event))
        self.heard |= ear.heard

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
    assert set(messages(evening.language)) - set(listed()) - helping() - evening.heard == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_name_is_there_and_clean(language: str) -> None:
    assert set(listed()) <= set(messages(language))
    for id in listed():
        said = table(language).say(id, {"count": 2} if id.startswith("pieces-") else {})
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


PIECES = ["town", "city", "citadel", "castle", "road", "dragon", "runestone"]


def helping() -> set[str]:
    """What is said when a person reaches for the impossible, and in a first game: `my-first-pay` for `my-ask-pay`."""
    sources = [path.read_text("utf-8") for path in Path(why_not.__file__).parent.glob("why_*.py")]
    reasons = [reason for source in sources for reason in re.findall(r'\bwhy\("([a-z-]+)"', source)]
    asked = {id for id in messages("en") if id.replace("-first-", "-ask-") in messages("en")}
    return {f"my-why-{reason}" for reason in ["unknown", *reasons]} | {id for id in asked if "-first-" in id}


def test_help_is_there_in_both_languages() -> None:
    for language in LANGUAGES:
        assert helping() <= set(messages(language))


def listed() -> list[str]:
    """The messages that must be there whether or not a game happens to say them: names, effects, options, help."""
    provinces = MYTHOTOPIA.components.provinces
    families = {
        "game": ["mythotopia", "mythotopia-about"],
        "option": of_options(),
        "resource": SYMBOLS[:3],
        "because": ASPECTS,
        "pieces": ["army", "mercenary", "ship"],
        "building": BUILDINGS,
        "piece": PIECES,
        "sea": MYTHOTOPIA.components.seas,
        "province": provinces,
        "card": [*with_effects([*STARTING, *IMPROVEMENTS]), *provinces],
        "vp": with_effects(VP_CARDS),
    }
    return [f"{family}-{id}" for family, ids in families.items() for id in ids]


@pytest.mark.parametrize("language", LANGUAGES)
def test_families_have_no_strangers(language: str) -> None:
    """Whatever is neither listed nor spoken at the table (`my-`) does not belong here."""
    strangers = set(messages(language)) - set(listed())
    assert {id.split("-")[0] for id in strangers} == {"my"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_tell_things_apart(language: str) -> None:
    """A starting card bears another name than the improvement that does the same."""
    texts = table(language)
    for family, ids in {"card": [*STARTING, *IMPROVEMENTS], "vp": VP_CARDS, "piece": PIECES}.items():
        names = [texts.say(f"{family}-{id}") for id in ids]
        assert len(set(names)) == len(names)


def test_effects_tell_the_same_figures_in_both_languages() -> None:
    for id in listed():
        if id.endswith("-effect"):
            english, german = (re.findall(r"\d+", table(language).say(id)) for language in ("en", "de"))
            assert sorted(english) == sorted(german), id


# --- a handful of sentences, literally ------------------------------------------------------------------------------


def table(language: str) -> Texts:
    return Texts(MYTHOTOPIA, language, NAMES[:4], MYTHOTOPIA.settle({}))


@pytest.mark.parametrize(
    ("id", "args", "english", "german"),
    [
        (
            "my-do-invade-province",
            {"province": "blore", "strength": 4, "other_seat": -1, "neutral": "yes"},
            "Blore (neutral, strength 4)",
            "Blore (neutral, Stärke 4)",
        ),
        (
            "my-do-lay-via",
            {"card": "mome", "zone": "reserve", "other_card": "quarry"},
            "Mome from the reserve, by Quarry",
            "Mome aus der Reserve, durch Steinbruch",
        ),
        (
            "my-ask-pay",
            {"resource": "stone", "count": 2, "helper": "none"},
            "Pay 2 stone: which card?",
            "Zahle 2 Stein: mit welcher Karte?",
        ),
        (
            "my-invades",
            {
                "seat": 0,
                "province": "mome",
                "other_seat": 2,
                "neutral": "no",
                "pieces": {"army": 3},
                "cards": ["talion", "start_army"],
            },
            "Ann invades Mome of Cleo: 3 armies. Cards: Talion, Army.",
            "Ann greift Mome von Cleo an: 3 Armeen. Karten: Talion, Armee.",
        ),
        (
            "my-counter",
            {"seat": 1, "vp": "guilded_city", "points": 1, "source": "spare"},
            "Ben takes a counter for Guilded City from the spare stock (1 point).",
            "Ben nimmt für Handelsstadt ein Plättchen aus dem Vorrat (1 Punkt).",
        ),
        ("my-do-pieces", {"pieces": {"army": 2, "mercenary": 1}}, "2 armies, 1 mercenary", "2 Armeen, 1 Söldner"),
        (
            "my-game-over",
            {"scores": [41, 38, 44, 9]},
            "Final score: Ann 41, Ben 38, Cleo 44, Dora 9.",
            "Endstand: Ann 41, Ben 38, Cleo 44, Dora 9.",
        ),
    ],
)
def test_sentences(id: str, args: dict[str, Any], english: str, german: str) -> None:
    assert table("en").say(id, args) == english
    assert table("de").say(id, args) == german


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_sketch_fits_a_terminal_at_every_decision(language: str, players: int) -> None:
    options = MYTHOTOPIA.settle({"players": players})
    texts = Texts(MYTHOTOPIA, language, ["Ann", "Bartholomäus der Große", "Cleo", "Dora"][:players], options)
    for state, seat in decisions({"players": players, "round_limit": 6}, players):
        lines = sketch(state.view(seat), texts)
        assert max(len(line) for line in lines) <= 100
    assert any("▶" in line for line in lines)
