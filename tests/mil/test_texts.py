"""Every word of Mil, in both languages."""

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.mil.components.ids import BIRTHS, CUBES, LANDS, SIDES, SPHERES
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.insight.figures import FIGURES
from tafelrunde.games.mil.insight.reasons import REASONS
from tafelrunde.games.mil.rules.course import COURSE
from tafelrunde.games.mil.rules.moves import JOIN, KNIGHT_MOVE, OFFSPRING, PASS, PLACE, STACK, STOP
from tafelrunde.games.mil.rules.state import PHASES, MilState
from tafelrunde.games.mil.views.sketch import sketch
from tafelrunde.games.mil.views.why_not import things
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Decision
from tafelrunde.kernel.text import LANGUAGES, Texts
from texts import NAMES, Ear, Evening, of_options, of_rules, table, texts_of, with_effects

KNIGHTS = ["k0", "k1", "k2", "k3"]
QUESTIONS = [step.name for step in COURSE.steps if isinstance(step, Decision)]
RARE = ["answer", "grant", "castle_site", "robbed_land"]


def choose(state: MilState, seat: int, rng: random.Random) -> int:
    """Mostly at random, but seldom passing and eager for vassals and wars, so that everything happens."""
    moves = state.moves(seat)
    if rng.random() < 0.15:
        return rng.choice(moves)
    question = state.question()
    if question == "action":
        busy = [move for move in moves if move < OFFSPRING.base] or [move for move in moves if move < PLACE.base]
        return rng.choice(
            busy if busy and rng.random() < 0.7 else [move for move in moves if move < PASS.base] or moves
        )
    if question in ("court", "war"):
        return rng.choice([move for move in moves if KNIGHT_MOVE.base <= move < STOP and move not in STACK] or moves)
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
    state.ask_anew()
    state.proceed()
    if seed % 6 == 0:
        state.stack_two = state.stack_two[-1:]
    while not state.over():
        seat = rng.choice(state.to_act())
        yield state, seat
        state.play(seat, choose(state, seat, rng))


class MilEar(Ear):
    """The number of a rule is read as it is."""

    def bare(self, family: str, id: str) -> bool:
        if family == "rule":
            return re.fullmatch(r"MI-\d+", id) is not None
        return super().bare(family, id)


class MilEvening(Evening):
    """Games with every option; many a thing is asked for on the way."""

    game = MIL
    prefix = "mi"
    counted = ("cubes",)
    switches = {
        "aim": ["heir", "knight"],
        "way": ["gold", "privilege", "roll"],
        "hourglass": ["white", "none"],
        "price": ["yes", "no"],
        "fate": ["lives", "ages", "dies"],
        "own": ["yes", "no"],
    }
    seldom = {"mi-why-unknown", "mi-why-no-knight", "mi-why-same-lord"}
    figures = FIGURES
    explained = QUESTIONS
    decisions = staticmethod(decisions)

    @classmethod
    def families(cls) -> dict[str, list[str]]:
        return {
            "game": ["mil", "mil-about", "mil-goal"],
            "option": of_options(MIL),
            "preset": list(MIL.presets),
            "holds": of_rules(MIL),
            "cubes": CUBES,
            "cube": CUBES,
            "colour": CUBES,
            "knight": KNIGHTS,
            "land": with_effects(LANDS),
            "side": SIDES,
            "sphere": with_effects(SPHERES),
            "birth": BIRTHS,
            "phase": PHASES[1:],
            "because": list(REASONS),
            "question": QUESTIONS,
            "mi-first": QUESTIONS,
        }

    @classmethod
    def apart(cls) -> dict[str, list[str]]:
        return {"land": LANDS, "sphere": SPHERES, "colour": CUBES, "knight": KNIGHTS}

    def tables(self) -> Iterator[dict[str, Any]]:
        for number in range(40):
            yield {
                "players": 2 + number % 4,
                "expert_rules": number % 3 == 0,
                "lord_land_scoring": ["changes", "full", "none"][number % 3],
                "market_targets": "no_gold" if number % 5 == 0 else "all",
            }

    def ear(self, options: dict[str, Any]) -> Ear:
        return MilEar(MIL, self.language, MIL.settle(options), self.switches)

    def look_around(self, ear: Ear, state: MilState, seat: int, rng: random.Random) -> None:
        for option in state.view(seat)["offers"]:
            if "effect" in option:
                self.listen(ear, option["effect"]["id"], option["effect"]["args"])
        self.ask(ear, state, rng)

    def look_back(self, ear: Ear, state: MilState, rng: random.Random) -> None:
        self.ask(ear, state, rng)

    def ask(self, ear: Ear, state: MilState, rng: random.Random) -> None:
        """One thing of each kind for anybody, at rare questions all of them for whoever decides."""
        for family, ids in things(state).items():
            rare = state.question() in RARE and family != "number"
            seat = rng.choice(state.to_act() or [0]) if rare or rng.random() < 0.8 else rng.randrange(state.seats)
            for id in ids if rare else [rng.choice(ids)]:
                self.ask_for(ear, state, seat, f"{family}:{id}" if id else family)


TestTexts = texts_of(MilEvening)


def test_effects_of_lands_tell_their_values() -> None:
    for kind, land in enumerate(LANDS):
        values = [int(number) for number in re.findall(r"\d+", table(MIL, "en").say(f"land-{land}-effect"))]
        harvests = [count for side in (0, 1) for count in MIL.components.harvest[2 * kind + side]]
        tribute = MIL.components.tribute[2 * kind : 2 * kind + 2]
        assert sum(values) == sum(harvests) + sum(tribute), land


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
            "Ben platziert Ritter 4: Gericht 4.",
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
    assert [table(MIL, language).say(id, args) for language in ("en", "de")] == [english, german]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
def test_the_sketch_fits_a_terminal_at_every_decision(language: str, players: int) -> None:
    options = MIL.settle({"players": players})
    texts = Texts(MIL, language, ["Ann", "Bartholomäus der Große", "Cleo", "Dora", "Emil"][:players], options)
    for state, seat in decisions({"players": players}, players):
        lines = sketch(state.view(seat), texts)
        assert max(len(line) for line in lines) <= 100
    assert any("▶" in line for line in lines)


def test_words_tell_the_values_in_use(tmp_path: Path) -> None:
    """An owner's own values are what people read."""
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
