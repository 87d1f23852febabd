"""Step b: influencing the advisors (KB-322 to KB-339; +2 tokens and Market: test_market_and_tokens.py)."""

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.influence import BEGIN_INFLUENCE
from tafelrunde.games.kingsburg.rules.state import SPRING, SUMMER
from tafelrunde.kernel.errors import IllegalMove


@pytest.fixture(params=["1e", "2e"])
def edition(request: pytest.FixtureRequest) -> str:
    """A test that asks for the edition runs in both."""
    return str(request.param)


def court(edition: str = "2e", **dice: list[int]) -> Scene:
    """Players in turn order with their dice, the fourth and fifth being bonus dice; step b begins."""
    scene = Scene(" ".join(dice), edition=edition)
    for name, numbers in dice.items():
        scene.give(name, dice=list(numbers))
    scene.run(BEGIN_INFLUENCE)
    return scene


def ann_with(*dice: int, edition: str = "2e", **given: object) -> Scene:
    """Ann alone has dice; Brian and Cindy pass by themselves."""
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", dice=list(dice), **given)
    scene.run(BEGIN_INFLUENCE)
    return scene


def whole_phase(edition: str = "2e", **dice: list[int]) -> Scene:
    """A whole spring with these rolls, the players named from the lowest total to the highest."""
    scene = Scene(" ".join(dice), phase=SPRING, edition=edition)
    for numbers in dice.values():
        scene.rolls(*numbers)
    scene.run(rules.PRODUCTIVE_PHASE)
    return scene


def refused(scene: Scene, name: str, move: str) -> None:
    with pytest.raises(IllegalMove):
        scene.play(name, move)


# Turn by turn


@pytest.mark.rule("KB-322")
def test_players_place_in_turn_order_round_after_round_one_group_each(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.state.order = [2, 0, 1]
    scene.give("Ann", dice=[1, 6, 6])
    scene.give("Brian", dice=[2, 5, 5])
    scene.give("Cindy", dice=[3, 4, 4])
    scene.run(BEGIN_INFLUENCE)
    for name, move in (
        ("Cindy", "3 = 3"),
        ("Ann", "1 = 1"),
        ("Brian", "2 = 2"),
        ("Cindy", "4 = 4"),
        ("Ann", "6 = 6"),
        ("Brian", "5 = 5"),
    ):
        assert scene.asked() == ("influence", [name])
        scene.play(name, move)
    assert scene.state.over()  # what is left fits nowhere


@pytest.mark.rule("KB-323")
def test_who_has_passed_is_skipped_for_the_rest_of_the_step(edition: str) -> None:
    scene = court(edition, Ann=[1, 2, 3], Brian=[4, 5, 6], Cindy=[1, 4, 6])
    scene.play("Ann", "1 = 1")
    scene.play("Brian", "pass")
    scene.play("Cindy", "6 = 6")
    scene.play("Ann", "2 = 2")
    assert scene.asked() == ("influence", ["Cindy"])
    refused(scene, "Brian", "5 = 5")
    scene.play("Cindy", "4 = 4")
    assert scene.asked() == ("influence", ["Ann"])


@pytest.mark.rule("KB-324")
def test_passing_is_allowed_with_dice_that_could_be_placed(edition: str) -> None:
    scene = court(edition, Ann=[1, 2, 3], Brian=[4, 5, 6])
    scene.play("Ann", "pass")
    assert scene.player("Ann").placed == [0, 0, 0]
    scene.play("Brian", "4 = 4")
    scene.play("Brian", "pass")
    assert scene.state.over()


@pytest.mark.rule("KB-325")
def test_who_has_only_bonus_dice_left_must_pass(edition: str) -> None:
    scene = court(edition, Ann=[1, 2, 3, 5], Brian=[4, 5, 6])
    scene.play("Ann", "6 = 1+2+3")
    scene.play("Brian", "4 = 4")
    assert scene.asked() == ("influence", ["Brian"])  # nobody lies on 5, but Ann has no player die
    assert [event.args["seat"] for event in scene.told("kb-passes")] == [0]


@pytest.mark.rule("KB-325")
def test_who_cannot_place_any_of_his_dice_must_pass(edition: str) -> None:
    scene = court(edition, Ann=[4, 5, 6], Brian=[4, 4, 6])
    scene.play("Ann", "4 = 4")
    scene.play("Brian", "6 = 6")
    scene.play("Ann", "5 = 5")
    assert scene.options("Brian") == ["pass", "8 = 4+4"]
    scene.play("Brian", "pass")
    assert scene.state.over()  # Ann's 6 would need the Alchemist
    assert [event.args["seat"] for event in scene.told("kb-passes")] == [1, 0]
    assert scene.player("Ann").passed


@pytest.mark.rule("KB-326")
def test_the_step_ends_when_the_last_player_has_passed(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    for name in scene.names:
        scene.give(name, wood=1)
    scene.rolls(1, 2, 3, 1, 3, 5, 2, 3, 5)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "pass")
    scene.play("Brian", "pass")
    for move in ("2 = 2", "8 = 3+5"):  # Cindy alone goes on, turn after turn
        assert scene.asked() == ("influence", ["Cindy"])
        scene.play("Cindy", move)
    assert scene.asked() == ("build", ["Ann"])


@pytest.mark.rule("KB-326")
def test_the_step_goes_on_until_the_last_player_says_pass(edition: str) -> None:
    scene = court(edition, Ann=[1, 2, 3], Brian=[2, 5, 6])
    scene.play("Ann", "pass")
    scene.play("Brian", "2 = 2")
    assert scene.asked() == ("influence", ["Brian"])
    scene.play("Brian", "pass")
    assert scene.state.over()


# Groups of dice


@pytest.mark.rule("KB-327", "KB-328")
def test_a_group_is_any_of_the_unplaced_dice_on_the_advisor_of_their_total(edition: str) -> None:
    scene = ann_with(1, 3, 5, edition=edition)
    assert sorted(scene.options("Ann")) == sorted(
        ["pass", "1 = 1", "3 = 3", "5 = 5", "4 = 1+3", "6 = 1+5", "8 = 3+5", "9 = 1+3+5"]
    )


@pytest.mark.rule("KB-327", "KB-339")
def test_placed_dice_cannot_be_used_again(edition: str) -> None:
    scene = ann_with(1, 3, 5, edition=edition)
    scene.play("Ann", "4 = 1+3")
    assert scene.options("Ann") == ["pass", "5 = 5"]


@pytest.mark.rule("KB-328")
def test_even_dice_reach_even_ranks_only(edition: str) -> None:
    scene = ann_with(2, 4, 6, edition=edition)
    moves = ["2 = 2", "4 = 4", "6 = 6", "6 = 2+4", "8 = 2+6", "10 = 4+6", "12 = 2+4+6"]
    assert sorted(scene.options("Ann")) == sorted(["pass", *moves])


@pytest.mark.rule("KB-328")
def test_three_sixes_reach_the_king(edition: str) -> None:
    scene = ann_with(6, 6, 6, edition=edition)
    assert sorted(scene.options("Ann")) == ["12 = 6+6", "18 = 6+6+6", "6 = 6", "pass"]
    scene.play("Ann", "18 = 6+6+6")
    assert [group["advisor"] for group in scene.state.view(None)["court"]] == ["king"]


@pytest.mark.rule("KB-329", "KB-330")
def test_every_group_has_a_player_die_and_any_number_of_bonus_dice(edition: str) -> None:
    """Each of the seven groups of 1, 2 and 3: alone, with the 4, with the 5, with both bonus dice."""
    scene = ann_with(1, 2, 3, 4, 5, edition=edition)
    with_none = ["1 = 1", "2 = 2", "3 = 3", "3 = 1+2", "4 = 1+3", "5 = 2+3", "6 = 1+2+3"]
    with_4 = ["5 = 1+b4", "6 = 2+b4", "7 = 3+b4", "7 = 1+2+b4", "8 = 1+3+b4", "9 = 2+3+b4", "10 = 1+2+3+b4"]
    with_5 = ["6 = 1+b5", "7 = 2+b5", "8 = 3+b5", "8 = 1+2+b5", "9 = 1+3+b5", "10 = 2+3+b5", "11 = 1+2+3+b5"]
    with_both = ["10 = 1+b4+b5", "11 = 2+b4+b5", "12 = 3+b4+b5"]
    with_both += ["12 = 1+2+b4+b5", "13 = 1+3+b4+b5", "14 = 2+3+b4+b5", "15 = 1+2+3+b4+b5"]
    assert sorted(scene.options("Ann")) == sorted(["pass", *with_none, *with_4, *with_5, *with_both])


@pytest.mark.rule("KB-329")
def test_bonus_dice_or_a_token_alone_never_influence(edition: str) -> None:
    scene = ann_with(6, 6, 6, 4, 5, edition=edition, plus_two=1)
    for wrong in ("4 = b4", "5 = b5", "9 = b4+b5", "2 = t", "6 = b4+t"):
        refused(scene, "Ann", wrong)


# Occupied advisors


@pytest.mark.parametrize("owner", ["Ann", "Brian", "neutral"])
@pytest.mark.rule("KB-334")
def test_an_advisor_on_whom_dice_lie_cannot_be_influenced(edition: str, owner: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.occupy(owner, 4, 6)
    scene.give("Ann", dice=[1, 3, 6])
    scene.run(BEGIN_INFLUENCE)
    assert sorted(scene.options("Ann")) == sorted(["pass", "1 = 1", "3 = 3", "7 = 1+6", "9 = 3+6", "10 = 1+3+6"])


@pytest.mark.rule("KB-334")
def test_nobody_follows_on_an_advisor_another_has_just_influenced(edition: str) -> None:
    scene = court(edition, Ann=[1, 3, 5], Brian=[2, 3, 6])
    scene.play("Ann", "8 = 3+5")
    assert sorted(scene.options("Brian")) == sorted(
        ["pass", "2 = 2", "3 = 3", "6 = 6", "5 = 2+3", "9 = 3+6", "11 = 2+3+6"]
    )


@pytest.mark.rule("KB-334")
def test_with_the_envoy_occupied_advisors_are_open_too(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", dice=[3, 3, 4], envoy=True)
    scene.occupy("Brian", 3)
    scene.occupy("neutral", 4)
    scene.occupy("Ann", 6)
    scene.run(BEGIN_INFLUENCE)
    by_envoy = ["3 = 3 by envoy", "4 = 4 by envoy", "6 = 3+3 by envoy"]
    assert sorted(scene.options("Ann")) == sorted(["pass", "7 = 3+4", "10 = 3+3+4", *by_envoy])


@pytest.mark.rule("KB-334")
def test_another_players_envoy_opens_nothing(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Brian", envoy=True)
    scene.occupy("Brian", 3, 4, 6)
    scene.give("Ann", dice=[3, 3, 4])
    scene.run(BEGIN_INFLUENCE)
    assert sorted(scene.options("Ann")) == ["10 = 3+3+4", "7 = 3+4", "pass"]


@pytest.mark.rule("KB-335")
def test_one_player_may_influence_several_advisors_one_per_turn(edition: str) -> None:
    scene = whole_phase(edition, Ann=[1, 2, 3], Brian=[5, 5, 6], Cindy=[6, 6, 6])
    scene.play("Ann", "1 = 1")
    scene.play("Brian", "pass")
    scene.play("Cindy", "pass")
    scene.play("Ann", "2 = 2", "3 = 3")
    assert scene.vp("Ann") == 1
    assert scene.goods("Ann") == (1, 1, 0)


# Equal dice


@pytest.mark.rule("KB-327")
def test_equal_dice_are_offered_once(edition: str) -> None:
    scene = ann_with(2, 2, 6, edition=edition)
    assert sorted(scene.options("Ann")) == sorted(["pass", "2 = 2", "6 = 6", "4 = 2+2", "8 = 2+6", "10 = 2+2+6"])


@pytest.mark.rule("KB-330")
def test_equal_bonus_dice_are_offered_once_and_player_dice_apart_from_them(edition: str) -> None:
    # 1+6 with both bonus dice would be 19, 1+1+6 with both 20.
    scene = ann_with(1, 1, 6, 6, 6, edition=edition)
    with_none = ["1 = 1", "2 = 1+1", "6 = 6", "7 = 1+6", "8 = 1+1+6"]
    with_one = ["7 = 1+b6", "8 = 1+1+b6", "12 = 6+b6", "13 = 1+6+b6", "14 = 1+1+6+b6"]
    with_two = ["13 = 1+b6+b6", "14 = 1+1+b6+b6", "18 = 6+b6+b6"]
    assert sorted(scene.options("Ann")) == sorted(["pass", *with_none, *with_one, *with_two])


@pytest.mark.rule("KB-327")
def test_of_equal_dice_those_not_yet_placed_are_still_offered(edition: str) -> None:
    scene = ann_with(3, 3, 5, edition=edition)
    scene.play("Ann", "3 = 3")
    assert sorted(scene.options("Ann")) == ["5 = 5", "8 = 3+5", "pass"]
    scene = ann_with(2, 2, 2, 2, 2, edition=edition)
    scene.play("Ann", "4 = 2+b2")
    assert sorted(scene.options("Ann")) == sorted(["pass", "2 = 2", "6 = 2+2+b2"])


# For good


@pytest.mark.rule("KB-339")
def test_placed_groups_stay_where_they_are_until_they_are_paid(edition: str) -> None:
    scene = whole_phase(edition, Ann=[1, 2, 3], Brian=[5, 5, 6], Cindy=[6, 6, 6])
    scene.play("Ann", "3 = 1+2")
    scene.play("Brian", "pass")
    scene.play("Cindy", "pass")
    assert scene.asked() == ("build", ["Ann"])  # her 3 fits nowhere, and 1+2 cannot make room for it
    assert scene.goods("Ann") == (0, 1, 0)
    assert scene.vp("Ann") == 0


@pytest.mark.rule("KB-339")
def test_unplaced_dice_have_no_further_use(edition: str) -> None:
    scene = whole_phase(edition, Ann=[1, 2, 3], Brian=[5, 5, 6], Cindy=[6, 6, 6])
    scene.play("Ann", "2 = 2")
    for name in ("Brian", "Cindy", "Ann"):
        scene.play(name, "pass")
    assert scene.state.over()
    assert scene.goods("Ann") == (1, 0, 0)
    assert scene.vp("Ann") == 0
    scene.rolls(4, 5, 6, 5, 5, 6, 6, 6, 6)
    scene.state.phase = SUMMER
    scene.run(rules.ROLL_AND_ORDER)
    assert scene.player("Ann").dice == [4, 5, 6]


# The rulebooks' examples


@pytest.mark.rule("KB-322", "KB-325", "KB-328", "KB-334")
def test_the_example_of_the_first_edition() -> None:
    scene = court("1e", Ann=[1, 3, 5], Cindy=[2, 2, 6], David=[2, 3, 5], Brian=[4, 4, 5])
    scene.play("Ann", "8 = 3+5")
    refused(scene, "Cindy", "8 = 2+6")
    scene.play("Cindy", "4 = 2+2")
    scene.play("David", "7 = 2+5")
    refused(scene, "Brian", "8 = 4+4")
    assert sorted(scene.options("Brian")) == ["13 = 4+4+5", "5 = 5", "9 = 4+5", "pass"]
    scene.play("Brian", "9 = 4+5")
    scene.play("Ann", "1 = 1")
    scene.play("Cindy", "6 = 6")
    scene.play("David", "3 = 3")
    assert scene.state.over()
    assert [scene.names[event.args["seat"]] for event in scene.told("kb-passes")] == ["Brian", "Ann", "Cindy", "David"]


@pytest.mark.rule("KB-322", "KB-325", "KB-328", "KB-330", "KB-331", "KB-334")
def test_the_example_of_the_second_edition() -> None:
    scene = Scene("Rina Carsten Luis Lena")
    scene.give("Rina", dice=[1, 3, 5])
    scene.give("Carsten", dice=[2, 3, 5])
    scene.give("Luis", dice=[4, 4, 5], plus_two=1)
    scene.give("Lena", dice=[2, 2, 6, 6])
    scene.run(BEGIN_INFLUENCE)
    scene.play("Rina", "8 = 3+5")
    scene.play("Carsten", "7 = 2+5")
    scene.play("Luis", "15 = 4+4+5+t")
    refused(scene, "Lena", "8 = 2+6")
    # Every group of 2, 2, 6 with or without the bonus die, but for those of 8.
    own = ["2 = 2", "4 = 2+2", "6 = 6", "10 = 2+2+6"]
    with_bonus_die = ["10 = 2+2+b6", "12 = 6+b6", "14 = 2+6+b6", "16 = 2+2+6+b6"]
    assert sorted(scene.options("Lena")) == sorted(["pass", *own, *with_bonus_die])
    scene.play("Lena", "4 = 2+2")
    scene.play("Rina", "1 = 1")
    scene.play("Carsten", "3 = 3")
    scene.play("Lena", "12 = 6+b6")  # Luis has no dice left
    assert scene.state.over()
    assert scene.player("Luis").plus_two == 0


@pytest.mark.rule("KB-327")
def test_what_is_told_are_the_dice_of_the_group_and_the_advisor() -> None:
    scene = ann_with(3, 5, 6, plus_two=1)
    scene.play("Ann", "8 = 3+5")
    (told,) = scene.told("kb-influences")
    assert told.args == {"seat": 0, "advisor": "treasurer", "rank": 8, "dice": [3, 5], "token": "no"}
