"""What a person is told who reaches for something that is not possible now: whose turn, governors, games."""

import random
from typing import Any

import pytest

from kingsburg.reasons import court, expect, possible
from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import build, king, setup, winter
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.state import SPRING, WINTER_PHASE, KingsburgState
from tafelrunde.games.kingsburg.views.why import REASONS, THINGS
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Decision

EVERYTHING = [f"{family}:{id}" if id else family for family, ids in THINGS.items() for id in ids]


# --- whoever is not asked -------------------------------------------------------------------------------------------


def test_the_game_is_over() -> None:
    scene = Scene("Ann Brian")
    args = {"rule": "KB-115"}
    expect(scene, "Ann", "advisor:king", "over", args, "The game is over (KB-115).")


@pytest.mark.parametrize(
    "thing", ["advisor:pope", "army_token:9", "choice:dance", "die:5", "die:x", "plus_two:1", "", "x"]
)
def test_there_is_no_such_thing(thing: str) -> None:
    scene = court(3, 4, 5, modules=[3])
    expect(scene, "Ann", thing, "unknown", {}, "There is no such thing on this table.")


@pytest.mark.parametrize(
    ("thing", "module", "rule"),
    [
        ("building:sawmill", 1, "KB-901"),
        ("building:military_academy", 1, "KB-901"),
        ("governor:gov_thief", 2, "KB-1001"),
        ("governor:gov_scout", 2, "KB-1001"),
        ("advisor:politician_5", 2, "KB-1033"),
        ("army_token:3", 3, "KB-1101"),
    ],
)
def test_it_belongs_to_a_module(thing: str, module: int, rule: str) -> None:
    sentence = "That belongs to module {}, which is not in this game ({})."
    expect(court(3, 4, 5), "Ann", thing, "module", {"module": module, "rule": rule}, sentence.format(module, rule))
    old = court(3, 4, 5, edition="1e")
    expect(old, "Ann", thing, "module", {"module": module, "rule": "KB-103"}, sentence.format(module, "KB-103"))


def test_house_governors_are_not_in_the_game() -> None:
    scene = court(3, 4, 5, modules=[2])
    sentence = "That is a house governor, and they are not in this game (KB-1005)."
    expect(scene, "Ann", "governor:gov_scout", "house", {"rule": "KB-1005"}, sentence)


def test_it_is_the_turn_of_another() -> None:
    scene = court(3, 4, 5)
    args = {"seat": 0, "rule": "KB-322"}
    expect(scene, "Brian", "advisor:treasurer", "turn", args, "Not your turn: it is up to Ann (KB-322).")


def test_whoever_has_passed_waits() -> None:
    scene = court(3, 4, 5)
    scene.give("Brian", passed=True)
    sentence = "You have passed already and wait until all others have (KB-323)."
    expect(scene, "Brian", "advisor:treasurer", "passed", {"rule": "KB-323"}, sentence)


def test_a_pass_is_forgotten_after_the_influencing() -> None:
    scene = Scene("Ann Brian", phase=SPRING)
    scene.give("Ann", gold=2)
    scene.give("Brian", passed=True)
    scene.run(build.BUILD_DECISION, "Ann")
    args = {"seat": 0, "rule": "KB-370"}
    expect(scene, "Brian", "building:statue", "turn", args, "Not your turn: it is up to Ann (KB-370).")


def test_whoever_has_chosen_waits_for_the_others() -> None:
    scene = governors()
    scene.play("Brian", "keep fairy")
    args = {"order": [0, 2], "rule": "KB-1002"}
    sentence = "You have chosen already. Still to choose: Ann, Cindy (KB-1002)."
    expect(scene, "Brian", "governor:gov_prince", "chosen", args, sentence)


def test_whoever_has_chosen_a_token_waits_for_the_others() -> None:
    scene = Scene("Ann Brian", phase=WINTER_PHASE, modules=[3])
    scene.run(winter.ARMY_TOKEN)
    scene.play("Ann", "token 4")
    args = {"order": [1], "rule": "KB-1103"}
    expect(scene, "Ann", "army_token:3", "chosen", args, "You have chosen already. Still to choose: Brian (KB-1103).")


# --- whoever is asked for something else ----------------------------------------------------------------------------


def test_now_is_the_time_for_something_else() -> None:
    scene = court(3, 4, 5)
    args = {"question": "influence", "rule": "KB-322"}
    sentence = "Now is the time to influence an advisor, or to pass (KB-322)."
    for thing in ("building:statue", "good:gold", "number:1"):
        expect(scene, "Ann", thing, "now", args, sentence)


def test_some_decisions_cannot_be_declined() -> None:
    scene = Scene("Ann Brian", phase=1)
    scene.run(king.FAVOUR_GOOD, "Ann")
    expect(scene, "Ann", "choice:no", "must", {"rule": "KB-204"}, "You cannot decline this (KB-204).")


def test_every_question_has_its_rule() -> None:
    decisions = [step for step in rules.COURSE.steps if isinstance(step, Decision)]
    assert len(decisions) == 21
    assert [decision.name for decision in decisions if not decision.rule.startswith("KB-")] == []
    assert {family for decision in decisions for family in decision.reasons} <= set(THINGS)
    assert set(REASONS.any_time) <= set(THINGS)


# --- governors and army tokens --------------------------------------------------------------------------------------


def governors() -> Scene:
    """Three players look at three governors each: Ann at the first three, Brian and Cindy at the next."""
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", dealt=[1, 2, 3])
    scene.give("Brian", dealt=[4, 5, 6])
    scene.give("Cindy", dealt=[7, 8, 9])
    scene.run(setup.CHOOSE_GOVERNOR)
    return scene


def test_a_card_was_not_dealt_to_the_player() -> None:
    scene = governors()
    assert possible(scene, "Ann", "governor:gov_thief")
    for card in ("gov_prince", "gov_general"):  # Brian's, and one that left the game
        sentence = "This card was not dealt to you (KB-1001)."
        expect(scene, "Ann", f"governor:{card}", "not-dealt", {"rule": "KB-1001"}, sentence)


def test_a_governor_is_not_the_players_own() -> None:
    scene = court(3, 4, 5, modules=[2])
    scene.give("Ann", governor="fairy")
    args = {"rule": "KB-1003"}
    expect(scene, "Ann", "governor:gov_duke", "not-your-governor", args, "This is not your governor (KB-1003).")
    args = {"question": "influence", "rule": "KB-322"}
    sentence = "Now is the time to influence an advisor, or to pass (KB-322)."
    expect(scene, "Ann", "governor:gov_fairy", "now", args, sentence)


def test_an_army_token_is_spent() -> None:
    scene = Scene("Ann Brian", year=2, phase=WINTER_PHASE, modules=[3])
    scene.give("Ann", army_tokens=[0, 1, 1, 2, 4])
    scene.run(winter.ARMY_TOKEN)
    assert possible(scene, "Ann", "army_token:1")
    args = {"rule": "KB-1105"}
    expect(scene, "Ann", "army_token:3", "token-spent", args, "You have spent this army token (KB-1105).")


# --- whole games ----------------------------------------------------------------------------------------------------

TABLES: list[dict[str, Any]] = [
    {"players": 2, "edition": "1e"},
    {"players": 4},
    {"players": 3, "modules": [1, 2, 3], "decline_bonus_dice": True},
    {"players": 5, "modules": [1, 2, 3], "house_governors": True},
]
tables = pytest.mark.parametrize("options", TABLES)


def positions(options: dict[str, Any], seed: int, share: float) -> list[KingsburgState]:
    """Copies of some positions of a game played at random; those of secret choices are all among them."""
    rng = random.Random(seed)
    state = KINGSBURG.set_up(KINGSBURG.settle(options), Luck.seeded(seed))
    state.proceed()
    found = []
    while not state.over():
        if rng.random() < share or len(state.to_act()) > 1:
            found.append(state.copy())
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.moves(seat)))
    return [*found, state]


@tables
def test_a_thing_has_a_reason_exactly_if_no_path_leads_over_it(options: dict[str, Any]) -> None:
    for state in positions(options, 5, 0.3):
        for seat in range(state.seats):
            things = {thing for move in state.moves(seat) for thing in KINGSBURG.moves.path(state, seat, move)}
            for thing in [*EVERYTHING, *things]:
                assert (KINGSBURG.why_not(state, seat, thing) is None) == (thing in things), (state.question(), thing)


@tables
def test_an_answer_tells_nothing_that_the_seat_cannot_know(options: dict[str, Any]) -> None:
    rng = Luck.seeded("redeal")
    for state in positions(options, 7, 0.2):
        for seat in range(state.seats):
            dealt_anew = state.copy()
            dealt_anew.redeal(seat, rng)
            for thing in EVERYTHING:
                assert KINGSBURG.why_not(state, seat, thing) == KINGSBURG.why_not(dealt_anew, seat, thing)


@tables
def test_asking_changes_nothing(options: dict[str, Any]) -> None:
    for state in positions(options, 9, 0.05):
        before = state.dump()
        for thing in EVERYTHING:
            KINGSBURG.why_not(state, 0, thing)
        assert state.dump() == before
