"""What a person is told who reaches for something that is not possible now: dice and the court."""

from typing import Any

import pytest

from kingsburg.reasons import ask_ann, court, expect, possible
from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import influence, roll
from tafelrunde.games.kingsburg.rules.state import (
    SPRING,
    USED_CHAPEL,
    USED_PHILOSOPHER,
    USED_STATUE,
    USED_TOKEN,
    USED_TRICKSTER,
)

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
