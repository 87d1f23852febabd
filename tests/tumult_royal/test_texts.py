"""Every word of Tumult Royal, in both languages."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.games.tumult_royal.components.ids import FIELDS, GOODS
from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.insight.figures import FIGURES
from tafelrunde.games.tumult_royal.insight.reasons import REASONS
from tafelrunde.games.tumult_royal.rules.course import COURSE
from tafelrunde.games.tumult_royal.rules.followers import gain_followers, give_followers
from tafelrunde.games.tumult_royal.rules.state import PHASES, TumultState
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import TABLE, Decision
from tafelrunde.kernel.text import LANGUAGES
from texts import Ear, Evening, messages, of_options, of_rules, table, texts_of
from tumult_royal.scene import Scene


class TumultEar(Ear):
    """Names of places and values are read as they are, and one argument chooses between variants."""

    def bare(self, family: str, id: str) -> bool:
        return family in ("double", "landscape", "shown", "demand", "spot", "at", "tile", "land")


class TumultEvening(Evening):
    """Games in both ways to rob, with every option."""

    game = TUMULT_ROYAL
    prefix = "tr"
    counted = ("goods", "tiles")
    figures = FIGURES
    # Reasons why something is not possible are looked at in `test_why_not`.
    seldom = {id for id in messages(TUMULT_ROYAL, "en") if id.startswith("tr-why-")} | {"tr-not-both"}

    @classmethod
    def families(cls) -> dict[str, list[str]]:
        return {
            "game": ["tumult_royal", "tumult_royal-about", "tumult_royal-goal"],
            "option": of_options(TUMULT_ROYAL),
            "preset": [*TUMULT_ROYAL.presets, *(f"{way}-help" for way in TUMULT_ROYAL.ways)],
            "holds": of_rules(TUMULT_ROYAL),
            "tr-refused": ["time_up", "hand_full", "too_fast", "taken"],
            "tr-first": [step.name for step in COURSE.steps if isinstance(step, Decision)],
            "good": GOODS,
            "because": list(REASONS),
            "goods": GOODS,
            "tiles": [f"{good}_{value}" for good in GOODS for value in (1, 2, 3)],
            "field": FIELDS,
            "letter": FIELDS,
            "rank": ["1", "2", "3", "4"],
            "phase": PHASES,
        }

    @classmethod
    def apart(cls) -> dict[str, list[str]]:
        return {"letter": FIELDS, "field": FIELDS, "good": GOODS}

    def tables(self) -> Iterator[dict[str, Any]]:
        for number in range(12):
            yield {
                "players": 2 + number % 3,
                "robbery": "realtime" if number % 4 == 3 else "looks",
                "gambler": number % 6 == 1,
                "manual_spin": number % 2 == 0,
            }

    def ear(self, options: dict[str, Any]) -> Ear:
        return TumultEar(TUMULT_ROYAL, self.language, TUMULT_ROYAL.settle(options), {})

    def decisions(self, options: dict[str, Any], seed: int) -> Iterator[tuple[TumultState, int]]:
        rng = random.Random(seed)
        chance = Luck.seeded(seed)
        state = TUMULT_ROYAL.set_up(TUMULT_ROYAL.settle(options), Luck.seeded(seed))
        state.news = []
        state.proceed()
        while not state.over():
            seat = state.racer(chance)
            yield state, seat
            state.play(seat, rng.choice(state.moves(seat)))

    def look_around(self, ear: Ear, state: TumultState, seat: int, rng: random.Random) -> None:
        if state.ply % 9 == 0:
            TUMULT_ROYAL.sketch(state.view(None if seat == TABLE else seat), ear)

    def look_back(self, ear: Ear, state: TumultState, rng: random.Random) -> None:
        """What games seldom see: supply and players who are short of followers."""
        scene = Scene("Ann Ben")
        scene.followers(0, Ann=103, Ben=2)
        gain_followers(scene.state, 0, 6, "surplus")
        scene.followers(54, Ann=1, Ben=50)
        give_followers(scene.state, 0, 3, "punishment")
        self.tell(ear, scene.state)


TestTexts = texts_of(TumultEvening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_goods_begin_with_letters_of_their_own(language: str) -> None:
    texts = table(TUMULT_ROYAL, language)
    assert len({texts.say(f"good-{good}")[0] for good in GOODS}) == 3


PLACE = {"field": "castle", "at": "C1", "statues": 3, "double": "no", "surplus": 1}


@pytest.mark.parametrize(
    ("id", "args", "english", "german"),
    [
        (
            "tr-do-place",
            {**PLACE, "tiles": {"bread_1": 0, "marble_1": 2, "tool_2": 2}},
            "Castle C1: 3 statues for 2× marble 1, 2× tools 2, 1 follower",
            "Schloss C1: 3 Statuen für 2× Marmor 1, 2× Werkzeug 2, 1 Gefolgsmann",
        ),
        (
            "tr-do-place",
            {**PLACE, "field": "forest", "statues": 1, "double": "yes", "surplus": 0, "tiles": {"bread_2": 1}},
            "Forest C1 at double cost: 1 statue for bread 2",
            "Wald C1 zum doppelten Preis: 1 Statue für Brot 2",
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
        ("tr-do-reveal", {"lands": ["A", "H"]}, "Turn over land A, H", "Aufdecken: A, H"),
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
    assert [table(TUMULT_ROYAL, language).say(id, args) for language in ("en", "de")] == [english, german]
