"""KB-112 to KB-117: the course of the game, from year to year and from phase to phase."""

from random import Random
from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import king, winter
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, RECRUIT_PHASE, SPRING, SUMMER, WINTER_PHASE, KingsburgState
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import Step

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])

PHASES_OF_A_YEAR = ["favour", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter"]


def run_all(scene: Scene, *steps: Step[Any]) -> None:
    """Runs several steps one after the other up to the next decision."""
    scene.state.agenda = []
    for step in reversed(steps):
        scene.state.then(step)
    scene.state.proceed()


def play_on(state: KingsburgState) -> None:
    """Plays by chance to the end of the game."""
    chance = Random(1)
    while not state.over():
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.moves(seat)))


@pytest.mark.rule("KB-112", "KB-115")
@pytest.mark.parametrize(
    "options",
    [
        {"players": 2, "edition": "1e"},
        {"players": 5, "edition": "1e"},
        {"players": 2},
        {"players": 3, "modules": [1, 2, 3]},
    ],
)
def test_five_years_of_eight_phases_in_order(options: dict[str, Any]) -> None:
    state = KINGSBURG.set_up(KINGSBURG.settle(options), Luck.seeded(1))
    state.news = []
    state.proceed()
    play_on(state)
    assert state.news is not None
    phases = [(event.args["year"], event.args["phase"]) for event in state.news if event.kind == "kb-phase"]
    assert phases == [(year, phase) for year in (1, 2, 3, 4, 5) for phase in PHASES_OF_A_YEAR]


# When the rules ask what (chapter D).
PRODUCTIVE = {"spring", "summer", "autumn"}
PHASES_OF_QUESTIONS = {
    "favour_good": {"favour"},
    "dice_effect": PRODUCTIVE,
    "influence": PRODUCTIVE,
    "advisor_goods": PRODUCTIVE,
    "alchemist": PRODUCTIVE,
    "smuggler": PRODUCTIVE,
    "build": PRODUCTIVE,
    "build_further": PRODUCTIVE,
    "phase_end": PRODUCTIVE,
    "recruit": {"recruit"},
    "army_token": {"winter"},
    "win_goods": {"winter"},
    "loss_goods": {"winter"},
}


@pytest.mark.rule("KB-112", "KB-113", "KB-114")
@pytest.mark.parametrize("options", [{"edition": "1e"}, {"modules": [1, 3]}])
def test_every_question_is_asked_in_its_own_phase(options: dict[str, Any]) -> None:
    state = KINGSBURG.new(seed=6, players=3, **options)
    chance = Random(6)
    while not state.over():
        assert state.view(None)["phase"] in PHASES_OF_QUESTIONS[state.question()]
        seat = state.to_act()[0]
        state.play(seat, chance.choice(state.moves(seat)))


@pytest.mark.rule("KB-113")
@both_editions
def test_spring_summer_and_autumn_are_productive_and_winter_is_not(edition: str) -> None:
    """Dice are rolled, and the Embassy pays, in the productive phases alone."""
    scene = Scene("Ann Brian Cindy", edition=edition, year=5)
    scene.state.luck = Luck.seeded(2)
    scene.give("Ann", stands="embassy")
    scene.run(rules.YEAR)
    play_on(scene.state)
    phase, rolled, paid = "", set(), []
    for event in scene.state.news or []:
        phase = str(event.args["phase"]) if event.kind == "kb-phase" else phase
        if event.kind == "kb-dice":
            rolled.add(phase)
        if event.kind == "kb-scores" and event.args["why"] == "embassy":
            paid.append(phase)
    assert rolled == {"spring", "summer", "autumn"}
    assert paid == ["spring", "summer", "autumn"]


@pytest.mark.rule("KB-114")
@both_editions
def test_a_step_ends_for_everybody_before_the_next_begins(edition: str) -> None:
    """Influence, then pay, then build, then effects at the end: nobody runs ahead."""
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", stands="embassy", gold=3)
    scene.give("Brian", gold=2)
    scene.give("Cindy", gold=2)
    scene.rolls(1, 2, 6, 2, 3, 6, 4, 4, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "2 = 2")
    scene.play("Brian", "3 = 3")
    scene.play("Cindy", "4 = 4")
    scene.play("Ann", "pass")
    scene.play("Brian", "pass")
    # Cindy still has dice: no advisor has paid anybody.
    assert scene.asked() == ("influence", ["Cindy"])
    assert (scene.goods("Ann"), scene.goods("Brian")) == ((3, 0, 0), (2, 0, 0))
    scene.play("Cindy", "pass")
    # The Merchant has not paid Cindy: nobody builds yet.
    assert scene.asked() == ("advisor_goods", ["Cindy"])
    scene.play("Cindy", "1W")
    assert (scene.goods("Ann"), scene.goods("Brian"), scene.goods("Cindy")) == ((4, 0, 0), (2, 1, 0), (2, 1, 0))
    scene.play("Ann", "build statue")
    scene.play("Brian", "build statue")
    # Cindy has not built: Ann has 3 VP of her Statue and nothing from her Embassy.
    assert scene.asked() == ("build", ["Cindy"])
    assert scene.vp("Ann") == 3
    scene.play("Cindy", "build nothing")
    assert scene.vp("Ann") == 4


@pytest.mark.rule("KB-114")
@both_editions
def test_a_phase_ends_for_everybody_before_the_next_begins(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SUMMER, edition=edition)
    scene.give("Ann", stands="town_hall", gold=1)
    scene.give("Brian", stands="town_hall", gold=1)
    scene.give("Cindy", stands="town_hall", gold=1)
    run_all(scene, rules.EACH_END_OF_PHASE, rules.BEGIN_ENVOY, king.ENVOY)
    scene.play("Ann", "done")
    scene.play("Brian", "town hall for gold")
    assert not scene.told("kb-phase")
    scene.play("Cindy", "done")
    # Only now buildings and goods are compared: Brian alone has paid his good away.
    assert len(scene.told("kb-phase")) == 1
    assert scene.envoy() == "Brian"


@pytest.mark.rule("KB-114")
def test_all_recruit_before_winter_comes() -> None:
    scene = Scene("Ann Brian Cindy", phase=RECRUIT_PHASE)
    scene.give("Ann", gold=2)
    scene.give("Cindy", gold=2)
    scene.rolls(6)
    run_all(scene, rules.EACH_RECRUITS, rules.BEGIN_WINTER, winter.REINFORCEMENTS)
    scene.play("Ann", "recruit for gold gold")
    assert scene.asked() == ("recruit", ["Cindy"])
    assert not scene.told("kb-phase")
    assert not scene.told("kb-reinforcements")


@pytest.mark.rule("KB-115")
@both_editions
@pytest.mark.parametrize("year", [1, 2, 3, 4])
def test_the_game_goes_on_after_years_one_to_four_even_if_a_province_is_complete(year: int, edition: str) -> None:
    scene = Scene("Ann Brian Cindy", year=year, phase=WINTER_PHASE, edition=edition)
    scene.give("Ann", stands="cathedral merchants_guild wizards_guild fortress embassy", vp=60)
    scene.rolls(6)
    run_all(scene, winter.WINTER, rules.YEAR_END, rules.NEXT_YEAR)
    assert not scene.state.over()
    assert scene.state.year == year + 1


@pytest.mark.rule("KB-115")
@both_editions
def test_the_game_ends_after_winter_of_year_five(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", year=5, phase=RECRUIT_PHASE, edition=edition)
    scene.give("Ann", gold=2)
    scene.rolls(6)
    run_all(
        scene,
        rules.EACH_RECRUITS,
        rules.BEGIN_WINTER,
        winter.WINTER,
        rules.YEAR_END,
        rules.NEXT_YEAR,
    )
    assert not scene.state.over()
    assert scene.state.winners() == []
    scene.play("Ann", "done")
    assert scene.state.over()
    assert len(scene.told("kb-enemy")) == 1
    assert scene.told("kb-phase")[-1].args["phase"] == "winter"


@pytest.mark.rule("KB-115")
@both_editions
def test_nobody_is_eliminated(edition: str) -> None:
    """Cindy has nothing left and a score far below zero: she plays on, and the King helps her."""
    scene = Scene("Ann Brian Cindy", year=4, phase=WINTER_PHASE, edition=edition)
    scene.enemy("iv_zombies_7")
    scene.give("Ann", stands="wizards_guild", soldiers=5)
    scene.give("Brian", stands="wizards_guild", soldiers=5)
    scene.give("Cindy", vp=-40)
    scene.rolls(1, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1)
    run_all(scene, winter.WINTER, rules.YEAR_END, rules.NEXT_YEAR)
    assert scene.vp("Cindy") == -42
    assert scene.asked() == ("influence", ["Cindy"])
    assert len(scene.player("Cindy").dice) == 4


@pytest.mark.rule("KB-116")
@both_editions
def test_the_most_points_win(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", year=5, phase=WINTER_PHASE, edition=edition)
    scene.give("Ann", vp=40, gold=9, stands="embassy")
    scene.give("Brian", vp=42)
    scene.give("Cindy", vp=41, stands="cathedral fortress")
    scene.run(rules.NEXT_YEAR)
    assert scene.state.over()
    assert scene.state.winners() == [1]


@pytest.mark.rule("KB-117")
@both_editions
def test_phase_one_of_year_one_uses_the_starting_order(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.state.order = [2, 0, 1]
    scene.run(rules.YEAR)
    asked = []
    for _ in range(3):
        asked += scene.asked()[1]
        if len(asked) < 3:
            scene.play(asked[-1], "1G")
    assert asked == ["Cindy", "Ann", "Brian"]


@pytest.mark.rule("KB-117")
@both_editions
def test_the_order_of_autumn_holds_until_the_next_spring(edition: str) -> None:
    """Autumn totals 12, 4, 8: Brian, Cindy, Ann recruit, fight, and receive the King's goods in that order."""
    scene = Scene("Ann Brian Cindy", phase=AUTUMN, edition=edition)
    scene.enemy("i_barbarians_2")
    for name in scene.names:
        scene.give(name, gold=2)
    scene.rolls(4, 4, 4, 1, 1, 2, 2, 2, 4)
    run_all(
        scene,
        rules.PRODUCTIVE_PHASE,
        rules.BEGIN_RECRUIT,
        rules.EACH_RECRUITS,
        rules.BEGIN_WINTER,
        winter.WINTER,
        rules.YEAR_END,
        rules.NEXT_YEAR,
    )
    scene.rolls(6)
    asked: dict[str, list[str]] = {"recruit": [], "favour_good": []}
    while len(asked["favour_good"]) < 3:
        question, (name,) = scene.asked()
        if question in asked:
            asked[question].append(name)
        if len(asked["favour_good"]) < 3:
            refuse = question in ("influence", "build", "recruit")
            scene.play(name, scene.options(name)[0] if refuse else "1G")
    assert asked["recruit"] == ["Brian", "Cindy", "Ann"]
    assert asked["favour_good"] == ["Brian", "Cindy", "Ann"]
    assert scene.told("kb-reinforcements")[0].args["seat"] == 1
    rewards = [event.args["seat"] for event in scene.told("kb-gains") if event.args["why"] == "victory"]
    assert rewards == [1, 2, 0]


@pytest.mark.rule("KB-117")
@pytest.mark.parametrize(
    ("before", "between", "after"),
    [(SPRING, king.REWARD, SUMMER), (SUMMER, king.ENVOY, AUTUMN), (AUTUMN, king.FAVOUR, SPRING)],
)
def test_the_order_stays_until_the_next_productive_phase(before: int, between: Step[Any], after: int) -> None:
    """Totals 12, 4, 8; in the next productive phase all roll 9, so its old order, kept by the tie, is that one."""
    scene = Scene("Ann Brian Cindy", phase=before)
    scene.give("Ann", stands="inn")
    scene.give("Brian", stands="inn", gold=1)
    scene.give("Cindy", stands="inn", gold=2)
    scene.rolls(4, 4, 4, 1, 1, 2, 2, 2, 4)
    scene.run(rules.ROLL_AND_ORDER)
    assert scene.order() == ["Brian", "Cindy", "Ann"]
    scene.run(AUDIENCE)
    scene.run(between)
    assert scene.order() == ["Brian", "Cindy", "Ann"]
    scene.state.phase = after
    # The die of a favour would raise Ann's total.
    scene.give("Ann", favoured=False)
    scene.rolls(*[3] * 9)
    scene.run(rules.ROLL_AND_ORDER)
    assert scene.order() == ["Brian", "Cindy", "Ann"]


@pytest.mark.rule("KB-117")
def test_the_reward_uses_the_order_of_spring() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.rolls(4, 4, 4, 1, 1, 2, 2, 2, 4)
    scene.run(rules.ROLL_AND_ORDER)
    scene.run(king.REWARD)
    rewarded = [event.args["seat"] for event in scene.told("kb-scores") if event.args["why"] == "reward"]
    assert rewarded == [1, 2, 0]


# --- editions as variants ---------------------------------------------------------------------------------------------


def test_the_first_edition_replaces_the_winter_and_nothing_else() -> None:
    base, variant = rules.COURSE.steps, rules.FIRST_EDITION.steps
    replaced = [number for number, step in enumerate(base) if variant[number] is not step]
    assert [base[number].name for number in replaced] == ["winter"]
    assert variant[replaced[0]] is winter.FIRST_EDITION_WINTER
    assert len(variant) == len(base)


def test_the_base_course_is_untouched_by_its_variant() -> None:
    assert rules.COURSE.steps[winter.WINTER.number] is winter.WINTER
    assert KINGSBURG.course is rules.COURSE
    assert KINGSBURG.new(seed=1, edition="1e").stations is rules.FIRST_EDITION.stations
    assert KINGSBURG.new(seed=1, edition="2e").stations is rules.COURSE.stations


@pytest.mark.rule("KB-601", "KB-602")
@pytest.mark.parametrize(
    ("edition", "first", "second"),
    [("1e", "kb-enemy", "kb-reinforcements"), ("2e", "kb-reinforcements", "kb-enemy")],
)
def test_a_whole_year_runs_into_the_winter_of_its_edition(edition: str, first: str, second: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition, year=5)
    scene.state.luck = Luck.seeded(3)
    scene.run(rules.YEAR)
    play_on(scene.state)
    told = [event.kind for event in scene.state.news or [] if event.kind in (first, second)]
    assert told == [first, second]


def test_a_copied_and_a_loaded_game_keep_the_course_of_their_edition() -> None:
    state = KINGSBURG.new(seed=1, players=2, edition="1e")
    assert state.copy().stations is rules.FIRST_EDITION.stations
    assert KINGSBURG.load(state.dump()).stations is rules.FIRST_EDITION.stations


def test_phases_begin_with_steps_by_the_names_that_saved_positions_know() -> None:
    phases = ["favour", "spring", "reward", "summer", "envoy", "autumn", "recruit", "winter"]
    assert {f"begin_{phase}" for phase in phases} <= {step.name for step in rules.COURSE.steps}
