"""What a person is told who reaches for something that is not possible now: one scene for each reason."""

import random
from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg import advisors, build, influence, king, phase_end, recruit, roll, rules, setup, winter
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.offers import path
from tafelrunde.games.kingsburg.state import (
    AUTUMN,
    SPRING,
    SUMMER,
    USED_CHAPEL,
    USED_PHILOSOPHER,
    USED_QUARRY,
    USED_STATUE,
    USED_TOKEN,
    USED_TOWN_HALL,
    USED_TRICKSTER,
    WINTER_PHASE,
    KingsburgState,
)
from tafelrunde.games.kingsburg.why_not import REASONS, RULE_OF_QUESTION, THINGS
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import NOBODY
from tafelrunde.kernel.text import Texts

EVERYTHING = [f"{family}:{id}" if id else family for family, ids in THINGS.items() for id in ids]


def expect(scene: Scene, name: str, thing: str, reason: str, args: dict[str, Any], sentence: str) -> None:
    """The reason for which a player cannot have the thing, its arguments and its sentence."""
    answer = KINGSBURG.why_not(scene.state, scene.seat(name), thing)
    assert answer == (f"kb-why-{reason}", args)
    assert Texts(KINGSBURG, "en", scene.names, scene.state.options).say(*answer) == sentence


def possible(scene: Scene, name: str, thing: str) -> bool:
    return KINGSBURG.why_not(scene.state, scene.seat(name), thing) is None


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
    questions = {step.name for step in rules.STEPS if step.asks != NOBODY}
    assert set(RULE_OF_QUESTION) == questions
    assert {question for question, _ in REASONS} <= questions
    assert {family for _, family in REASONS} <= set(THINGS)


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


# --- dice -----------------------------------------------------------------------------------------------------------


def dice(*numbers: int, **fields: Any) -> Scene:
    """Ann has rolled these dice, the fourth and fifth bonus dice, and may change them."""
    scene = Scene("Ann Brian", phase=SPRING, modules=[2])
    scene.give("Ann", dice=[*numbers], **fields)
    scene.run(roll.DICE_EFFECT, "Ann")
    return scene


def test_there_are_not_so_many_bonus_dice() -> None:
    scene = Scene("Ann Brian", phase=SPRING, decline_bonus_dice=True)
    scene.give("Ann", bonus_dice=1)
    scene.run(roll.BONUS_DICE, "Ann")
    assert possible(scene, "Ann", "number:0")
    args = {"count": 1, "rule": "KB-309"}
    expect(scene, "Ann", "number:2", "bonus-count", args, "You have 1 bonus die in this phase (KB-309).")


def test_the_statue_does_not_stand() -> None:
    scene = dice(2, 2, 2, only="chapel")
    args = {"building": "statue", "rule": "KB-313"}
    sentence = "Statue does not stand in your province (KB-313)."
    expect(scene, "Ann", "building:statue", "not-standing", args, sentence)


def test_the_statue_wants_equal_dice() -> None:
    scene = dice(1, 2, 2, stands="chapel")
    sentence = "Your dice do not all show the same number (KB-313)."
    expect(scene, "Ann", "building:statue", "statue", {"rule": "KB-313"}, sentence)


def test_the_statue_was_used() -> None:
    scene = dice(2, 2, 2, stands="chapel", used=USED_STATUE)
    args = {"why": "statue", "rule": "KB-316"}
    expect(scene, "Ann", "building:statue", "used", args, "Statue: used in this phase already (KB-316).")


def test_the_chapel_does_not_stand() -> None:
    scene = dice(2, 2, 2, only="statue")
    args = {"building": "chapel", "rule": "KB-314"}
    sentence = "Chapel does not stand in your province (KB-314)."
    expect(scene, "Ann", "building:chapel", "not-standing", args, sentence)


def test_the_chapel_wants_a_low_total() -> None:
    scene = dice(3, 3, 3, stands="chapel")
    args = {"why": "chapel", "total": 9, "limit": 7, "rule": "KB-314"}
    sentence = "Chapel: your dice total 9, and 7 is the most allowed (KB-314)."
    expect(scene, "Ann", "building:chapel", "total", args, sentence)


def test_the_chapel_was_used() -> None:
    scene = dice(2, 2, 2, stands="chapel", used=USED_CHAPEL)
    args = {"why": "chapel", "rule": "KB-316"}
    expect(scene, "Ann", "building:chapel", "used", args, "Chapel: used in this phase already (KB-316).")


def test_a_building_without_say_over_dice() -> None:
    scene = dice(2, 2, 2, stands="church")
    args = {"question": "dice_effect", "rule": "KB-312"}
    sentence = "Now is the time to change your dice, or to keep them (KB-312)."
    expect(scene, "Ann", "building:church", "now", args, sentence)


def test_the_philosopher_wants_a_low_total() -> None:
    scene = dice(4, 4, 4, stands="statue", governor="philosopher")
    args = {"why": "gov_philosopher", "total": 12, "limit": 10, "rule": "KB-1030"}
    sentence = "Philosopher: your dice total 12, and 10 is the most allowed (KB-1030)."
    expect(scene, "Ann", "governor:gov_philosopher", "total", args, sentence)


def test_the_philosopher_was_used() -> None:
    scene = dice(2, 2, 2, stands="statue", governor="philosopher", used=USED_PHILOSOPHER)
    args = {"why": "gov_philosopher", "rule": "KB-1060"}
    sentence = "Philosopher: used in this phase already (KB-1060)."
    expect(scene, "Ann", "governor:gov_philosopher", "used", args, sentence)


def test_the_trickster_wants_a_two() -> None:
    scene = dice(3, 3, 3, stands="statue", governor="trickster")
    sentence = "None of your dice shows a 2 (KB-1029)."
    for thing in ("governor:gov_trickster", "choice:1"):
        expect(scene, "Ann", thing, "no-two", {"rule": "KB-1029"}, sentence)


def test_the_trickster_was_used() -> None:
    scene = dice(2, 2, 2, stands="statue", governor="trickster", used=USED_TRICKSTER)
    args = {"why": "gov_trickster", "rule": "KB-1029"}
    sentence = "Trickster: used in this phase already (KB-1029)."
    expect(scene, "Ann", "governor:gov_trickster", "used", args, sentence)


def test_another_governor_has_no_say_over_dice() -> None:
    scene = dice(2, 2, 2, stands="statue", governor="fairy")
    args = {"rule": "KB-1003"}
    sentence = "This is not your governor (KB-1003)."
    expect(scene, "Ann", "governor:gov_trickster", "not-your-governor", args, sentence)


def test_no_effect_changes_just_this_die() -> None:
    scene = dice(1, 2, 3, governor="trickster")
    assert possible(scene, "Ann", "die:1")
    args = {"rule": "KB-312"}
    expect(scene, "Ann", "die:2", "die-fixed", args, "No effect of yours changes just this die (KB-312).")


def test_an_equal_die_is_offered() -> None:
    scene = dice(2, 2, 2, 2, stands="statue")
    assert possible(scene, "Ann", "die:0")
    assert possible(scene, "Ann", "die:3")
    expect(scene, "Ann", "die:1", "die-equal", {"number": 2}, "Another of your dice shows a 2 too; take that one.")


# --- the court ------------------------------------------------------------------------------------------------------


def court(*numbers: int, names: str = "Ann Brian Cindy", **options: Any) -> Scene:
    """Ann has these dice, the fourth and fifth bonus dice, and it is her turn to influence."""
    scene = Scene(names, phase=SPRING, **options)
    scene.give("Ann", dice=[*numbers])
    ask_ann(scene)
    return scene


def ask_ann(scene: Scene, **fields: Any) -> Scene:
    """Gives Ann something before she is asked."""
    scene.give("Ann", **fields)
    scene.run(influence.INFLUENCE_ADVISOR, "Ann")
    return scene


def test_dice_of_another_lie_there() -> None:
    scene = court(3, 5, 6)
    scene.occupy("Brian", 8)
    ask_ann(scene)
    args = {"seat": 1, "rule": "KB-334"}
    expect(scene, "Ann", "advisor:treasurer", "occupied", args, "Dice of Brian lie there (KB-334).")


def test_own_dice_lie_there() -> None:
    scene = court(3, 5, 3)
    scene.play("Ann", "3 = 3")
    scene.run(influence.INFLUENCE_ADVISOR, "Ann")
    args = {"rule": "KB-334"}
    expect(scene, "Ann", "advisor:architect", "own-dice", args, "Dice of your own lie there already (KB-334).")


def test_neutral_dice_lie_there() -> None:
    scene = court(3, 5, 6, names="Ann Brian")
    scene.occupy("neutral", 8)
    ask_ann(scene)
    expect(scene, "Ann", "advisor:treasurer", "neutral", {"rule": "KB-807"}, "Neutral dice lie there (KB-807).")


def test_the_envoy_opens_what_is_taken() -> None:
    scene = court(3, 5, 6)
    scene.occupy("Brian", 8)
    ask_ann(scene, envoy=True)
    assert possible(scene, "Ann", "advisor:treasurer")


@pytest.mark.parametrize(
    ("advisor", "rank", "nearest", "sentence"),
    [
        ("master_hunter", 9, [8, 10], "No group of your free dice comes to 9; nearest: 8, 10 (KB-328)."),
        ("squire", 2, [4], "No group of your free dice comes to 2; nearest: 4 (KB-328)."),
        ("king", 18, [14], "No group of your free dice comes to 18; nearest: 14 (KB-328)."),
    ],
)
def test_no_group_comes_to_the_rank(advisor: str, rank: int, nearest: list[int], sentence: str) -> None:
    """4, 4 and 6 come to 4, 6, 8, 10 and 14."""
    scene = court(4, 4, 6)
    args = {"rank": rank, "ranks": nearest, "rule": "KB-328"}
    expect(scene, "Ann", f"advisor:{advisor}", "no-group", args, sentence)


def test_nearest_counts_token_and_market_and_taken_advisors() -> None:
    """4 and the token make 6, the Market 7; that Brian is there does not matter for what the dice come to."""
    scene = court(4, 1, 1)
    scene.occupy("Brian", 7)
    ask_ann(scene, placed=[0, 1, 1], plus_two=1, only="market")
    args = {"rank": 8, "ranks": [7], "rule": "KB-328"}
    sentence = "No group of your free dice comes to 8; nearest: 7 (KB-328)."
    expect(scene, "Ann", "advisor:treasurer", "no-group", args, sentence)


def test_bonus_dice_alone_do_not_influence() -> None:
    scene = court(6, 6, 6, 1, 4)
    args = {"rule": "KB-329"}
    sentence = "Only bonus dice would come to that, and at least one player die must be with them (KB-329)."
    for advisor in ("jester", "merchant", "sergeant"):  # 1, 4, 1 and 4
        expect(scene, "Ann", f"advisor:{advisor}", "bonus-only", args, sentence)


def test_spaces_of_the_politician_are_his_alone() -> None:
    scene = court(3, 4, 5, modules=[2])
    sentence = "These spaces belong to the Politician alone (KB-1070)."
    for advisor in ("politician_5", "politician_10"):
        expect(scene, "Ann", f"advisor:{advisor}", "politician", {"rule": "KB-1070"}, sentence)
    scene.give("Ann", governor="politician")
    ask_ann(scene)
    assert possible(scene, "Ann", "advisor:politician_5")
    args = {"rank": 10, "ranks": [9, 12], "rule": "KB-328"}
    sentence = "No group of your free dice comes to 10; nearest: 9, 12 (KB-328)."
    expect(scene, "Ann", "advisor:politician_10", "no-group", args, sentence)


def test_there_is_no_such_die() -> None:
    scene = court(3, 4, 5)
    sentence = "You do not have this die now: each bonus die serves for one phase (KB-308)."
    expect(scene, "Ann", "die:3", "no-die", {"rule": "KB-308"}, sentence)


def test_a_die_is_placed() -> None:
    scene = court(3, 5, 6)
    scene.play("Ann", "8 = 3+5")
    scene.run(influence.INFLUENCE_ADVISOR, "Ann")
    args = {"advisor": "treasurer", "rule": "KB-339"}
    expect(scene, "Ann", "die:0", "die-placed", args, "This die lies there already: Treasurer (KB-339).")


def test_a_die_placed_by_the_envoy() -> None:
    scene = court(3, 5, 6)
    scene.occupy("Brian", 8)
    ask_ann(scene, envoy=True)
    scene.play("Ann", "8 = 3+5 by envoy")
    scene.run(influence.INFLUENCE_ADVISOR, "Ann")
    args = {"advisor": "treasurer", "rule": "KB-339"}
    expect(scene, "Ann", "die:1", "die-placed", args, "This die lies there already: Treasurer (KB-339).")


def test_a_die_reaches_nobody() -> None:
    """5 and 6 are left; 6 and 11 are taken."""
    scene = court(5, 6, 1)
    scene.occupy("Brian", 6, 11)
    ask_ann(scene, placed=[0, 0, 1])
    assert possible(scene, "Ann", "die:0")
    sentence = (
        "With this die you reach no advisor who is still free, neither alone nor with your other free dice (KB-328)."
    )
    expect(scene, "Ann", "die:1", "die-useless", {"rule": "KB-328"}, sentence)


def test_of_equal_dice_the_first_is_offered() -> None:
    scene = court(3, 3, 5)
    scene.occupy("Brian", 6, 11)
    ask_ann(scene)
    assert possible(scene, "Ann", "die:0")
    expect(scene, "Ann", "die:1", "die-equal", {"number": 3}, "Another of your dice shows a 3 too; take that one.")


def test_there_is_no_token() -> None:
    expect(court(3, 4, 5), "Ann", "plus_two", "no-token", {"rule": "KB-331"}, "You have no +2 token (KB-331).")


def test_a_token_was_used_in_this_phase() -> None:
    scene = ask_ann(court(3, 4, 5), plus_two=2, used=USED_TOKEN)
    sentence = "You have used a +2 token for your dice in this phase already (KB-331)."
    expect(scene, "Ann", "plus_two", "token-used", {"rule": "KB-331"}, sentence)


def test_a_token_reaches_nobody() -> None:
    scene = court(5, 1, 1)
    scene.occupy("Brian", 7)
    ask_ann(scene, placed=[0, 1, 1], plus_two=1)
    sentence = "With 2 more your dice reach no advisor who is still free (KB-328)."
    expect(scene, "Ann", "plus_two", "token-useless", {"rule": "KB-328"}, sentence)


def test_the_duke_moves_to_the_duchess_only() -> None:
    scene = Scene("Ann Brian", phase=SPRING, modules=[2])
    scene.give("Ann", governor="duke")
    scene.occupy("Ann", 8)
    scene.run(influence.DUKE_MOVE, "Ann")
    assert possible(scene, "Ann", "advisor:duchess")
    args = {"rule": "KB-1028"}
    expect(scene, "Ann", "advisor:king", "duke", args, "The dice can only go to the Duchess (KB-1028).")


# --- building -------------------------------------------------------------------------------------------------------


def site(step: Any = build.BUILD_DECISION, modules: tuple[int, ...] = (), **fields: Any) -> Scene:
    """Ann is asked to build."""
    scene = Scene("Ann Brian", phase=SPRING, modules=[*modules], house_governors=2 in modules)
    scene.give("Ann", **fields)
    scene.run(step, "Ann")
    return scene


def test_a_building_stands() -> None:
    scene = site(stands="statue", gold=2, wood=1)
    expect(scene, "Ann", "building:statue", "stands", {"rule": "KB-374"}, "It stands already (KB-374).")


def test_a_building_to_the_left_is_missing() -> None:
    scene = site(stands="statue", gold=9, wood=9, stone=9)
    args = {"buildings": ["chapel"], "rule": "KB-372"}
    expect(scene, "Ann", "building:church", "left", args, "Still missing to its left: Chapel (KB-372).")
    args = {"buildings": ["chapel", "church"], "rule": "KB-372"}
    expect(scene, "Ann", "building:cathedral", "left", args, "Still missing to its left: Chapel, Church (KB-372).")


def test_what_was_destroyed_in_the_middle_of_a_row_is_missing() -> None:
    scene = site(only="chapel", gold=9, wood=9, stone=9)
    args = {"buildings": ["statue"], "rule": "KB-372"}
    expect(scene, "Ann", "building:church", "left", args, "Still missing to its left: Statue (KB-372).")


def test_goods_are_missing() -> None:
    """The Statue costs 2 gold, the Chapel 3 gold and 1 stone."""
    scene = site(gold=1, wood=2)
    args = {"goods": {"gold": 1, "wood": 0, "stone": 0}, "rule": "KB-371"}
    expect(scene, "Ann", "building:statue", "goods", args, "You need 1 gold more (KB-371).")
    scene = site(stands="statue", gold=2, wood=2)
    args = {"goods": {"gold": 1, "wood": 0, "stone": 1}, "rule": "KB-371"}
    expect(scene, "Ann", "building:chapel", "goods", args, "You need 1 gold, 1 stone more (KB-371).")


@pytest.mark.rule("KB-377")
def test_the_crane_leaves_less_to_be_missing() -> None:
    """The Church costs 3 gold, 1 wood and 2 stone; with the Crane 2 gold."""
    scene = site(stands="chapel crane", wood=2)
    args = {"goods": {"gold": 2, "wood": 0, "stone": 2}, "rule": "KB-371"}
    expect(scene, "Ann", "building:church", "goods", args, "You need 2 gold, 2 stone more (KB-371).")


def test_the_architect_needs_one_good_less() -> None:
    """The Chapel costs 3 gold and 1 stone; he has 1 gold and may leave the stone or a gold unpaid."""
    scene = Scene("Ann Brian", phase=SPRING, modules=[2])
    scene.give("Brian", stands="church")
    scene.give("Ann", governor="architect", stands="statue", gold=1, wood=2)
    scene.run(build.BUILD_DECISION, "Ann")
    args = {"goods": {"gold": 2, "wood": 0, "stone": 0}, "rule": "KB-371"}
    expect(scene, "Ann", "building:chapel", "goods", args, "You need 2 gold more (KB-371).")


def test_the_engineer_needs_one_good_more() -> None:
    """The Inn takes 1 gold and 1 wood, and there is no third good; the Barricade takes 1 wood and leaves the gold."""
    scene = site(build.BUILD_FURTHER, modules=(2,), governor="engineer", gold=1, wood=1)
    assert possible(scene, "Ann", "building:barricade")
    args = {"rule": "KB-1044"}
    expect(scene, "Ann", "building:inn", "any-good", args, "You need 1 good more, of any kind (KB-1044).")


def test_tokens_pay_no_building() -> None:
    scene = site(gold=2, plus_two=3)
    sentence = "A +2 token does not count as a good, so you cannot pay with it here (KB-371)."
    expect(scene, "Ann", "plus_two", "token-no-good", {"rule": "KB-371"}, sentence)


def test_only_the_first_column_is_conjured() -> None:
    scene = Scene("Ann Brian", year=3, modules=[2])
    scene.give("Ann", governor="sorcerer", stands="statue")
    scene.run(build.BEGIN_SORCERY, "Ann")
    assert possible(scene, "Ann", "building:inn")
    expect(scene, "Ann", "building:statue", "stands", {"rule": "KB-374"}, "It stands already (KB-374).")
    sentence = "Only buildings of column I can be conjured (KB-1023)."
    expect(scene, "Ann", "building:chapel", "column", {"rule": "KB-1023"}, sentence)


# --- goods ----------------------------------------------------------------------------------------------------------


def test_an_advisor_offers_other_kinds() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.occupy("Ann", 4)
    scene.run(advisors.AUDIENCE)
    args = {"advisor": "merchant", "kinds": ["gold", "wood"], "rule": "KB-359"}
    sentence = "Merchant: you choose one of these: 1 gold, 1 wood (KB-359)."
    expect(scene, "Ann", "good:stone", "kinds", args, sentence)


def test_the_alchemist_wants_a_good_that_is_there() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.give("Ann", gold=1, plus_two=1)
    scene.occupy("Ann", 6)
    scene.run(advisors.AUDIENCE)
    assert possible(scene, "Ann", "good:gold")
    expect(scene, "Ann", "good:stone", "none", {"rule": "KB-346"}, "You have none of that (KB-346).")
    sentence = "A +2 token does not count as a good, so you cannot pay with it here (KB-1201)."
    expect(scene, "Ann", "plus_two", "token-no-good", {"rule": "KB-1201"}, sentence)


def test_a_loser_gives_up_what_he_has() -> None:
    scene = Scene("Ann Brian", year=2, phase=WINTER_PHASE)
    scene.enemy("ii_orcs_4")  # takes 2 goods of choice
    scene.give("Ann", gold=2, wood=1, plus_two=1)
    scene.run(winter.LOSS_GOODS, "Ann")
    expect(scene, "Ann", "good:stone", "none", {"rule": "KB-633"}, "You have none of that (KB-633).")
    sentence = "A +2 token does not count as a good, so you cannot pay with it here (KB-633)."
    expect(scene, "Ann", "plus_two", "token-no-good", {"rule": "KB-633"}, sentence)


def recruiting(modules: tuple[int, ...] = (), **fields: Any) -> Scene:
    scene = Scene("Ann Brian", phase=7, modules=[*modules])
    scene.give("Ann", **fields)
    scene.run(recruit.RECRUIT, "Ann")
    return scene


def test_a_soldier_is_paid_with_goods_that_are_there() -> None:
    args = {"rule": "KB-502"}
    expect(recruiting(gold=2), "Ann", "good:wood", "none", args, "You have none of that (KB-502).")
    args = {"rule": "KB-503"}
    expect(recruiting(gold=2, only="barracks"), "Ann", "good:wood", "none", args, "You have none of that (KB-503).")


def test_tokens_pay_soldiers_only_with_the_recruiting_center() -> None:
    sentence = "A +2 token does not count as a good, so you cannot pay with it here (KB-1201)."
    scene = recruiting(gold=2, plus_two=1)
    expect(scene, "Ann", "plus_two", "token-no-good", {"rule": "KB-1201"}, sentence)
    sentence = "You can pay soldiers with +2 tokens only once you have the Recruiting Center (KB-914)."
    scene = recruiting((1,), gold=2, plus_two=1)
    expect(scene, "Ann", "plus_two", "recruiting-center", {"rule": "KB-914"}, sentence)
    scene = recruiting((1,), gold=2, only="recruiting_center")
    expect(scene, "Ann", "plus_two", "no-token", {"rule": "KB-914"}, "You have no +2 token (KB-914).")


# --- the end of a phase ---------------------------------------------------------------------------------------------


def evening(phase: int = SUMMER, **fields: Any) -> Scene:
    """Ann is asked for her effects at the end of a phase."""
    scene = Scene("Ann Brian", phase=phase, modules=[1, 2], house_governors=True)
    scene.give("Ann", **fields)
    scene.run(phase_end.PRICED_EFFECTS, "Ann")
    return scene


def test_an_effect_whose_building_does_not_stand() -> None:
    scene = evening(only="town_hall", gold=1)
    for building, name, rule in (("sawmill", "Sawmill", "KB-904"), ("quarry", "Quarry", "KB-905")):
        args = {"building": building, "rule": rule}
        sentence = f"{name} does not stand in your province ({rule})."
        expect(scene, "Ann", f"building:{building}", "not-standing", args, sentence)


def test_an_effect_that_was_used() -> None:
    scene = evening(only="town_hall sawmill quarry", wood=1, used=USED_TOWN_HALL | USED_QUARRY)
    args = {"why": "town_hall", "rule": "KB-389"}
    expect(scene, "Ann", "building:town_hall", "used", args, "Town Hall: used in this phase already (KB-389).")
    args = {"why": "quarry", "rule": "KB-1207"}
    expect(scene, "Ann", "building:quarry", "used", args, "Quarry: used in this phase already (KB-1207).")


def test_an_effect_that_waits_for_summer() -> None:
    scene = evening(AUTUMN, only="town_hall sawmill", wood=1)
    args = {"building": "sawmill", "rule": "KB-907"}
    sentence = "Sawmill works at the end of summer only, unless you have the Mint (KB-907)."
    expect(scene, "Ann", "building:sawmill", "summer", args, sentence)
    assert possible(evening(AUTUMN, only="sawmill mint", wood=1), "Ann", "building:sawmill")


@pytest.mark.parametrize(
    ("building", "goods", "sentence"),
    [
        ("sawmill", {"gold": 0, "wood": 1, "stone": 0}, "You need 1 wood more (KB-904)."),
        ("quarry", {"gold": 0, "wood": 0, "stone": 1}, "You need 1 stone more (KB-905)."),
        ("goldsmith", {"gold": 1, "wood": 0, "stone": 0}, "You need 1 gold more (KB-906)."),
    ],
)
def test_an_effect_that_lacks_its_good(building: str, goods: dict[str, int], sentence: str) -> None:
    scene = evening(only="town_hall sawmill quarry goldsmith", plus_two=1)
    expect(scene, "Ann", f"building:{building}", "goods", {"goods": goods, "rule": sentence[-8:-2]}, sentence)


def test_the_town_hall_wants_something_that_is_there() -> None:
    scene = evening(only="town_hall", plus_two=1)
    expect(scene, "Ann", "good:gold", "none", {"rule": "KB-388"}, "You have none of that (KB-388).")
    scene = evening(only="town_hall", gold=1)
    expect(scene, "Ann", "plus_two", "no-token", {"rule": "KB-388"}, "You have no +2 token (KB-388).")


def test_nothing_takes_a_good_or_token_of_choice() -> None:
    scene = evening(only="sawmill", wood=1, stone=1, plus_two=1)
    args = {"kind": "stone", "rule": "KB-385"}
    sentence = "Nothing you can use now asks you to choose 1 stone (KB-385)."
    expect(scene, "Ann", "good:stone", "nothing-takes", args, sentence)
    args = {"kind": "token", "rule": "KB-385"}
    sentence = "Nothing you can use now asks you to choose 1 +2 token (KB-385)."
    expect(scene, "Ann", "plus_two", "nothing-takes", args, sentence)


def test_the_trader_has_made_his_exchanges() -> None:
    scene = evening(only="town_hall", governor="trader", gold=1, exchanges=2)
    args = {"why": "gov_trader", "rule": "KB-1042"}
    expect(scene, "Ann", "governor:gov_trader", "used", args, "Trader: used in this phase already (KB-1042).")
    args = {"rule": "KB-1003"}
    expect(scene, "Ann", "governor:gov_duke", "not-your-governor", args, "This is not your governor (KB-1003).")


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
            things = {thing for move in state.moves(seat) for thing in path(state, seat, move)}
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
