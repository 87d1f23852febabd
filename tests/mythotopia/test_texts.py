"""Every word of Mythotopia, in both languages."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.mythotopia.components.ids import (
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
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.insight.figures import FIGURES
from tafelrunde.games.mythotopia.insight.reasons import REASONS
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, members
from tafelrunde.games.mythotopia.views import why_not
from tafelrunde.games.mythotopia.views.sketch import sketch
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.text import LANGUAGES, Texts
from texts import Evening, messages, of_options, of_rules, table, texts_of, with_effects

PIECES = ["town", "city", "citadel", "castle", "road", "dragon", "runestone"]


def helping() -> set[str]:
    """What is said when a person reaches for the impossible, and in a first game: `my-first-pay` for `my-ask-pay`."""
    sources = [path.read_text("utf-8") for path in Path(why_not.__file__).parent.glob("why_*.py")]
    reasons = [reason for source in sources for reason in re.findall(r'\bwhy\("([a-z-]+)"', source)]
    known = messages(MYTHOTOPIA, "en")
    asked = {id for id in known if id.replace("-first-", "-ask-") in known}
    at_any_time = ["unknown", "over", "turn"]
    return {f"my-why-{reason}" for reason in [*at_any_time, *reasons]} | {id for id in asked if "-first-" in id}


def test_help_is_there_in_both_languages() -> None:
    for language in LANGUAGES:
        assert helping() <= set(messages(MYTHOTOPIA, language))


def rich(state: MythotopiaState, rng: random.Random) -> None:
    """Everybody begins with all kinds of improvements, so that everything happens."""
    deck = [*state.display, *state.improvement_deck]
    rng.shuffle(deck)
    for player in state.players:
        for kind in deck[:8]:
            player.reserve = [*player.reserve, kind]
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
        if seed % 9 == 4 and state.ply > 60 and not state.over():
            state.stop()  # all agree


class MythotopiaEvening(Evening):
    """Short games; in many of them everybody begins rich or the end is near."""

    game = MYTHOTOPIA
    prefix = "my"
    counted = ("pieces",)
    figures = FIGURES
    switches = {
        "neutral": ["yes", "no"],
        "zone": ["hand", "reserve", "draw", "discard"],
        "hero": ["yes", "no"],
        "source": ["card", "spare"],
        "helper": ["none", "merchant", "mill"],
    }
    seldom = helping() | {"my-not-draft"}
    decisions = staticmethod(decisions)

    @classmethod
    def families(cls) -> dict[str, list[str]]:
        provinces = MYTHOTOPIA.components.provinces
        return {
            "game": ["mythotopia", "mythotopia-about", "mythotopia-goal"],
            "option": of_options(MYTHOTOPIA),
            "preset": list(MYTHOTOPIA.presets),
            "holds": of_rules(MYTHOTOPIA),
            "resource": SYMBOLS[:3],
            "because": list(REASONS),
            "pieces": ["army", "mercenary", "ship"],
            "building": BUILDINGS,
            "piece": PIECES,
            "sea": MYTHOTOPIA.components.seas,
            "province": provinces,
            "card": [*with_effects([*STARTING, *IMPROVEMENTS]), *provinces],
            "vp": with_effects(VP_CARDS),
        }

    @classmethod
    def apart(cls) -> dict[str, list[str]]:
        """A starting card bears another name than the improvement that does the same."""
        return {"card": [*STARTING, *IMPROVEMENTS], "vp": VP_CARDS, "piece": PIECES}

    def tables(self) -> Iterator[dict[str, Any]]:
        for number in range(48):
            yield {
                "players": 2 + number % 3,
                "round_limit": 14,
                "end_mode": ["declare", "last_turns_4", "declare", "anyone"][number % 4],
                "province_draft": "one_extra" if number % 3 else "off",
            }


TestTexts = texts_of(MythotopiaEvening)


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
    assert [table(MYTHOTOPIA, language).say(id, args) for language in ("en", "de")] == [english, german]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_sketch_fits_a_terminal_at_every_decision(language: str, players: int) -> None:
    options = MYTHOTOPIA.settle({"players": players})
    texts = Texts(MYTHOTOPIA, language, ["Ann", "Bartholomäus der Große", "Cleo", "Dora"][:players], options)
    for state, seat in decisions({"players": players, "round_limit": 6}, players):
        lines = sketch(state.view(seat), texts)
        assert max(len(line) for line in lines) <= 100
    assert any("▶" in line for line in lines)
