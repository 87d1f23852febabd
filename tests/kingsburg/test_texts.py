"""Every word of Kingsburg, in both languages."""

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tafelrunde.games.kingsburg.components.ids import ADVISORS, BUILDINGS, ENEMY_TYPES, GOVERNORS
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.insight.figures import FIGURES
from tafelrunde.games.kingsburg.insight.reasons import REASONS
from tafelrunde.games.kingsburg.rules.course import COURSE
from tafelrunde.games.kingsburg.rules.moves import BUILD, NO, PAYMENTS
from tafelrunde.games.kingsburg.rules.state import PHASES, KingsburgState
from tafelrunde.games.kingsburg.rules.winter import OUTCOMES
from tafelrunde.games.kingsburg.views.why import THINGS as THING_IDS
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import NOBODY
from tafelrunde.kernel.text import LANGUAGES
from texts import Ear, Evening, of_options, of_rules, table, texts_of, with_effects

ENEMIES = [enemy.id for enemy in KINGSBURG.components.enemies]
QUESTIONS = [step.name for step in COURSE.steps if step.asks != NOBODY]
THINGS = [f"{family}:{id}" if id else family for family, ids in THING_IDS.items() for id in ids]
COMMON = ["influence", "alchemist", "advisor_goods", "build", "recruit", "army_token"]
# The numbered rules, each with its editions.
RULES = dict(
    re.findall(
        r"^- \*\*(KB-\d+)\*\* \[(\w+)", (KINGSBURG.folder / "text" / "rules.md").read_text("utf-8"), re.MULTILINE
    )
)


def choose(state: KingsburgState, seat: int, row: int, rng: random.Random) -> int:
    """Mostly at random, but eager to act, frugal in war and saving up for one row, so that every effect is met."""
    moves = state.moves(seat)
    if rng.random() < 0.1:
        return rng.choice(moves)
    if state.question() == "recruit":
        return NO
    if state.question() == "build":
        return next((move for move in moves if move != NO and BUILD.first(move) // 4 == row), NO)
    return rng.choice([move for move in moves if move != NO])


class KingsburgEar(Ear):
    """The number of a rule is read as it is; the rule belongs to the edition that is played."""

    def bare(self, family: str, id: str) -> bool:
        if family == "rule":
            return RULES[id] in ("both", self.context["edition"].removeprefix("edition-"))
        return super().bare(family, id)


class KingsburgEvening(Evening):
    """Games of both editions with all modules; many a thing is asked for on the way."""

    game = KINGSBURG
    prefix = "kb"
    counted = ("goods",)
    switches = {"token": ["yes", "no"], "market": ["up", "down", "no"], "envoy": ["yes", "no"], "saving": ["yes", "no"]}
    # Too rare for games played at random; `test_why_not.py` has it.
    seldom = {"kb-why-any-good", "kb-not-modules", "kb-not-house", "kb-not-bonus-dice", "kb-not-gains"}
    figures = FIGURES
    explained = QUESTIONS
    editions = [{"edition": "1e"}, {"edition": "2e"}]

    @classmethod
    def families(cls) -> dict[str, list[str]]:
        return {
            "game": ["kingsburg", "kingsburg-about", "kingsburg-goal"],
            "option": of_options(KINGSBURG),
            "preset": list(KINGSBURG.presets),
            "holds": of_rules(KINGSBURG),
            "goods": PAYMENTS,
            "kind": PAYMENTS,
            "die": ["player", "bonus"],
            "phase": PHASES[1:],
            "because": list(REASONS),
            "outcome": OUTCOMES,
            "advisor": with_effects(ADVISORS[1:]),
            "building": with_effects(BUILDINGS),
            "governor": with_effects(GOVERNORS[1:]),
            "enemy": [*ENEMY_TYPES, *ENEMIES],
            "question": QUESTIONS,
            "kb-first": QUESTIONS,
        }

    @classmethod
    def apart(cls) -> dict[str, list[str]]:
        return {"building": BUILDINGS, "advisor": ADVISORS[1:], "governor": GOVERNORS[1:]}

    def tables(self) -> Iterator[dict[str, Any]]:
        """Editions, modules, player counts."""
        for players in range(2, 6):
            yield {"edition": "1e", "players": players}
            yield {"players": players}
            yield {"players": players, "modules": [1]}
            yield {"players": players, "modules": [3]}
        for number in range(84):
            yield {
                "players": 2 + number % 4,
                "modules": [[1, 2], [1, 2, 3], [2, 3]][number % 3],
                "house_governors": number % 5 < 3,
                "decline_bonus_dice": number % 7 < 3,
                "decline_gains": number % 7 == 4,
            }

    def ear(self, options: dict[str, Any]) -> Ear:
        return KingsburgEar(KINGSBURG, self.language, KINGSBURG.settle(options), self.switches)

    def decisions(self, options: dict[str, Any], seed: int) -> Iterator[tuple[KingsburgState, int]]:
        """The positions of a game in which somebody decides, and who."""
        rng = random.Random(seed)
        state = KINGSBURG.set_up(KINGSBURG.settle(options), Luck.seeded(seed))
        state.news = []
        state.proceed()
        while not state.over():
            seat = rng.choice(state.to_act())
            yield state, seat
            state.play(seat, choose(state, seat, (seat + seed) % 7, rng))

    def look_around(self, ear: Ear, state: KingsburgState, seat: int, rng: random.Random) -> None:
        """Now and then all things for whoever decides, more often at rare questions; always one for anybody."""
        if rng.random() < (0.03 if state.question() in COMMON else 0.5):
            for thing in THINGS:
                self.ask_for(ear, state, seat, thing)
        self.ask_for(ear, state, rng.randrange(state.seats), rng.choice(THINGS))

    def look_back(self, ear: Ear, state: KingsburgState, rng: random.Random) -> None:
        for thing in THINGS:
            self.ask_for(ear, state, 0, thing)


TestTexts = texts_of(KingsburgEvening)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_enemy_is_named_by_type_and_strength(language: str) -> None:
    texts = table(KINGSBURG, language)
    components = KINGSBURG.components
    for card, id in enumerate(ENEMIES):
        name = texts.say(f"enemy-{ENEMY_TYPES[components.enemies[card].type]}")
        assert texts.say(f"enemy-{id}") == f"{name} ({components.enemies[card].strength})"


INFLUENCE = {
    "advisor": "treasurer",
    "rank": 8,
    "dice": [3, 5],
    "bonus": 0,
    "token": "no",
    "market": "no",
    "envoy": "no",
}
CRANE = {"building": "crane", "points": 1, "goods": {"gold": 0, "wood": 1, "stone": 1}, "envoy": "no", "saving": "no"}


@pytest.mark.parametrize(
    ("id", "args", "english", "german"),
    [
        ("kb-ask-advisor_goods", {"advisor": "duchess"}, "Duchess: what do you take?", "Herzogin: Was nimmst du?"),
        (
            "kb-ask-loss_goods",
            {"enemy": "ii_orcs_4"},
            "Defeat by Orcs (4): what do you give up?",
            "Niederlage gegen Orks (4): Was gibst du ab?",
        ),
        (
            "kb-ask-sorcerer_build",
            {"count": 1},
            "Sorcerer: which building do you conjure? One is left.",
            "Magier: Welches Gebäude zauberst du herbei? Eines ist noch möglich.",
        ),
        ("kb-no-influence", {}, "Pass", "Passen"),
        ("kb-do-influence", INFLUENCE, "8 Treasurer: 3+5", "8 Schatzmeister: 3+5"),
        (
            "kb-do-influence",
            {**INFLUENCE, "dice": [6], "token": "yes", "envoy": "yes"},
            "8 Treasurer: 6 and +2 token, with the envoy",
            "8 Schatzmeister: 6 und +2-Marker, mit dem Gesandten",
        ),
        (
            "kb-do-influence",
            {**INFLUENCE, "dice": [3, 6], "market": "down"},
            "8 Treasurer: 3+6, Market -1",
            "8 Schatzmeister: 3+6, Markt -1",
        ),
        (
            "kb-do-build",
            CRANE,
            "Build Crane (cost: 1 wood, 1 stone; 1 VP)",
            "Kran bauen (Kosten: 1 Holz, 1 Stein; 1 SP)",
        ),
        (
            "kb-do-build",
            {**CRANE, "goods": {"gold": 0, "wood": 0, "stone": 1}, "envoy": "yes", "saving": "yes"},
            "With the envoy, build Crane (cost: 1 stone; 1 VP), saving 1 good",
            "Mit dem Gesandten: Kran bauen (Kosten: 1 Stein; 1 SP), 1 Ware gespart",
        ),
        (
            "kb-do-alchemist",
            {"goods": {"gold": 1, "wood": 0, "stone": 0}, "other_goods": {"gold": 0, "wood": 1, "stone": 1}},
            "Swap 1 gold for 1 wood, 1 stone",
            "1 Gold gegen 1 Holz, 1 Stein tauschen",
        ),
        (
            "kb-do-exchange",
            {"kind": "gold", "other_kind": "stone"},
            "Trader: 1 gold for 1 stone",
            "Krämer: 1 Gold gegen 1 Stein",
        ),
        (
            "kb-do-recruit",
            {"goods": {"wood": 1, "token": 1}},
            "Recruit 1 soldier for 1 wood, 1 +2 token",
            "1 Soldaten rekrutieren für 1 Holz, 1 +2-Marker",
        ),
        ("kb-do-bonus_dice", {"count": 0}, "Roll no bonus dice", "Keinen Bonuswürfel mitwürfeln"),
        ("kb-phase", {"year": 4, "phase": "summer"}, "Year IV: Summer", "Jahr IV: Sommer"),
        (
            "kb-order",
            {"order": [2, 0, 1, 3]},
            "Turn order: Cleo, Ann, Ben, Dora.",
            "Spielerreihenfolge: Cleo, Ann, Ben, Dora.",
        ),
        ("kb-envoy", {"seat": 1}, "The King's envoy goes to Ben.", "Der Gesandte des Königs geht an Ben."),
        ("kb-envoy", {"seat": -1}, "The King's envoy goes to nobody.", "Der Gesandte des Königs geht an niemand."),
        (
            "kb-dice",
            {"seat": 0, "dice": [2, 5, 5], "why": "roll"},
            "Dice of Ann: 2+5+5 (roll).",
            "Würfel von Ann: 2+5+5 (Wurf).",
        ),
        (
            "kb-influences",
            {"seat": 0, "dice": [4, 6], "token": "yes", "advisor": "duchess", "rank": 12},
            "Ann places 4+6 and a +2 token on 12 (Duchess).",
            "Ann legt 4+6 und einen +2-Marker auf die 12 (Herzogin).",
        ),
        (
            "kb-gains",
            {"seat": 3, "goods": {"gold": 2, "wood": 0, "stone": 1}, "why": "gov_thief"},
            "Dora gets 2 gold, 1 stone (Thief).",
            "Dora erhält 2 Gold, 1 Stein (Dieb).",
        ),
        (
            "kb-scores",
            {"seat": 0, "points": 1, "why": "strongest"},
            "Ann scores 1 victory point (greatest strength).",
            "Ann erhält 1 Siegpunkt (größte Kampfstärke).",
        ),
        (
            "kb-loses-points",
            {"seat": 0, "points": 2, "why": "defeat"},
            "Ann loses 2 victory points (defeat).",
            "Ann verliert 2 Siegpunkte (Niederlage).",
        ),
        (
            "kb-tokens",
            {"seat": 2, "tokens": -1, "why": "town_hall"},
            "Cleo pays one +2 token (Town Hall).",
            "Cleo gibt einen +2-Marker ab (Rathaus).",
        ),
        (
            "kb-reinforcements",
            {"seat": 2, "soldiers": 1},
            "Cleo rolls for the King's reinforcements: 1 soldier.",
            "Cleo würfelt die Verstärkung des Königs: 1 Soldat.",
        ),
        (
            "kb-battle",
            {"seat": 1, "strength": 4, "outcome": "draw"},
            "Ben fights with strength 4: draw.",
            "Ben kämpft mit Stärke 4: Unentschieden.",
        ),
        (
            "kb-game-over",
            {"scores": [41, 38, 44, -1]},
            "Final score: Ann 41, Ben 38, Cleo 44, Dora -1.",
            "Endstand: Ann 41, Ben 38, Cleo 44, Dora -1.",
        ),
        (
            "kb-why-any-good",
            {"rule": "KB-1044"},
            "You need 1 good more, of any kind (KB-1044).",
            "Dir fehlt noch 1 Ware, gleich welche (KB-1044).",
        ),
        (
            "kb-why-goods",
            {"goods": {"gold": 1, "wood": 0, "stone": 2}, "rule": "KB-371"},
            "You need 1 gold, 2 stone more (KB-371).",
            "Dir fehlt noch: 1 Gold, 2 Stein (KB-371).",
        ),
        (
            "kb-why-now",
            {"question": "build", "rule": "KB-370"},
            "Now is the time to build, or not (KB-370).",
            "Jetzt heißt es: bauen oder nicht (KB-370).",
        ),
        (
            "kb-why-left",
            {"buildings": ["statue", "chapel"], "rule": "KB-372"},
            "Still missing to its left: Statue, Chapel (KB-372).",
            "Links davon fehlt noch: Statue, Kapelle (KB-372).",
        ),
        (
            "kb-why-chosen",
            {"order": [1, 3], "rule": "KB-1002"},
            "You have chosen already. Still to choose: Ben, Dora (KB-1002).",
            "Du hast schon gewählt. Es fehlen noch: Ben, Dora (KB-1002).",
        ),
    ],
)
def test_sentences(id: str, args: dict[str, Any], english: str, german: str) -> None:
    assert [table(KINGSBURG, language).say(id, args) for language in ("en", "de")] == [english, german]


@pytest.mark.parametrize(
    ("id", "first", "second"),
    [
        ("building-statue", "Standbild", "Statue"),
        ("building-inn", "Kneipe", "Wirtshaus"),
        ("building-palisade", "Palisade", "Palisaden"),
        ("building-stone_wall", "Steinwall", "Steinmauer"),
        ("advisor-duchess", "Edelfrau", "Herzogin"),
        ("phase-favour", "Königliche Hilfe", "Gunst des Königs"),
        ("why-favour", "Königliche Hilfe", "Gunst des Königs"),
        ("phase-recruit", "Rekrutieren der Soldaten", "Soldaten rekrutieren"),
        ("die-bonus", "weißer Würfel", "Bonuswürfel"),
    ],
)
def test_german_names_of_the_first_edition(id: str, first: str, second: str) -> None:
    assert table(KINGSBURG, "de", edition="1e").say(id) == first
    assert table(KINGSBURG, "de", edition="2e").say(id) == second


def test_sentences_of_the_first_edition() -> None:
    texts = table(KINGSBURG, "de", edition="1e")
    assert texts.say("kb-builds", {"seat": 0, "building": "inn"}) == "Ann baut: Kneipe."
    assert texts.say("kb-do-statue", {"die": "player"}) == "Standbild: einen Würfel neu werfen (farbiger Würfel)"
    assert texts.say("kb-order", {"order": [1, 0]}) == "Zugreihenfolge: Ben, Ann."
    assert texts.say("kb-favour", {"seat": 3}) == "Der König hilft Dora: 1 weißer Würfel für den Frühling."
    alone = "Das ergäben nur weiße Würfel allein; mindestens ein farbiger Würfel muss dabei sein (KB-329)."
    assert texts.say("kb-why-bonus-only", {"rule": "KB-329"}) == alone
    assert table(KINGSBURG, "en", edition="1e").say("building-statue") == "Statue"
