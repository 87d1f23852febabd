"""Governors at the King's court: Duke and Politician."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import advisors, influence
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.state import SPRING
from tafelrunde.kernel.errors import IllegalMove


def court(governor: str, *dice: int, **fields: Any) -> Scene:
    """Ann has the governor and these dice (from the fourth on bonus dice); the others have none at first."""
    scene = Scene("Ann Brian Cindy", modules=[2], phase=SPRING)
    scene.give("Ann", governor=governor, dice=[*dice], **fields)
    return scene


def hold_court(scene: Scene) -> None:
    """Steps b and c, with the dice as they lie."""
    state = scene.state
    state.agenda = []
    state.ask_anew()
    state.then(advisors.AUDIENCE)
    state.then(rules.EACH_DUKE_MOVE)
    state.then(influence.BEGIN_INFLUENCE)
    state.proceed()


# Duke


@pytest.mark.rule("KB-1028")
def test_the_duke_moves_from_his_highest_advisor_to_the_duchess() -> None:
    scene = court("duke", 2, 3, 5)
    hold_court(scene)
    scene.play("Ann", "8 = 3+5", "2 = 2")
    assert scene.asked() == ("duke_move", ["Ann"])
    assert set(scene.options("Ann")) == {"decline", "move to duchess"}
    scene.play("Ann", "move to duchess")
    assert [event.args for event in scene.told("kb-duke")] == [{"seat": 0, "advisor": "treasurer", "rank": 8}]
    assert scene.goods("Ann") == (1, 0, 0)  # the Squire pays before the Duchess
    scene.play("Ann", "2S")
    assert scene.goods("Ann") == (1, 0, 2)  # nothing from the Treasurer
    assert scene.player("Ann").plus_two == 1


@pytest.mark.rule("KB-1028")
def test_the_duke_may_leave_the_jester_too() -> None:
    scene = court("duke", 1, 2, 2)
    hold_court(scene)
    scene.play("Ann", "1 = 1", "pass", "move to duchess", "2G")
    assert scene.goods("Ann") == (2, 0, 0)
    assert scene.vp("Ann") == 0


@pytest.mark.rule("KB-1068", "KB-367")
def test_both_groups_of_a_duke_who_moved_one_leave_the_court() -> None:
    scene = court("duke", 1, 3, 4, envoy=True)
    hold_court(scene)
    scene.play("Ann", "4 = 4", "4 = 1+3 by envoy", "move to duchess", "1G", "2S")
    assert scene.goods("Ann") == (1, 0, 2)
    scene.give("Brian", dice=[4, 6, 6], passed=False)
    hold_court(scene)
    assert {"4 = 4", "12 = 6+6"} <= set(scene.options("Brian"))


@pytest.mark.rule("KB-1028")
def test_the_dukes_move_has_its_place_between_steps_b_and_c() -> None:
    scene = court("duke")
    scene.rolls(1, 2, 5, 6, 6, 6, 6, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "8 = 1+2+5")
    scene.play("Brian", "pass")
    scene.play("Cindy", "pass")
    scene.play("Ann", "move to duchess", "2S")
    assert scene.goods("Ann") == (0, 0, 2)


@pytest.mark.rule("KB-1028")
def test_the_duke_may_come_down_from_a_higher_advisor() -> None:
    scene = court("duke", 5, 6, 6)
    hold_court(scene)
    scene.play("Ann", "17 = 5+6+6", "move to duchess", "1G 1W")
    assert scene.goods("Ann") == (1, 1, 0)
    assert scene.vp("Ann") == 0  # no 3 VP of the Queen


@pytest.mark.rule("KB-1028")
def test_the_duke_who_stays_is_paid_where_he_is() -> None:
    scene = court("duke", 2, 3, 5)
    hold_court(scene)
    scene.play("Ann", "8 = 3+5", "pass", "decline")
    assert scene.state.over()
    assert scene.goods("Ann") == (2, 0, 0)
    assert scene.player("Ann").plus_two == 0


@pytest.mark.rule("KB-1028")
def test_the_duke_moves_only_when_everybody_has_finished_step_b() -> None:
    scene = court("duke", 2, 3, 5)
    scene.give("Brian", dice=[6, 6, 1])
    hold_court(scene)
    scene.play("Ann", "8 = 3+5")
    scene.play("Brian", "1 = 1")
    scene.play("Ann", "pass")
    assert scene.asked() == ("influence", ["Brian"])
    scene.play("Brian", "12 = 6+6")  # before the Duke could move there
    assert scene.asked() == ("advisor_goods", ["Brian"])
    assert scene.goods("Ann") == (2, 0, 0)


@pytest.mark.rule("KB-1028")
def test_only_the_duke_is_asked() -> None:
    scene = court("duke", 1, 1, 1)
    scene.give("Brian", dice=[6])
    hold_court(scene)
    scene.play("Ann", "pass")
    scene.play("Brian", "6 = 6")
    assert scene.state.over()  # the Duke has no dice at court


@pytest.mark.rule("KB-1067")
def test_the_dukes_group_may_be_a_single_die() -> None:
    scene = court("duke", 1, 5, 6)
    hold_court(scene)
    scene.play("Ann", "6 = 6", "5 = 5", "1 = 1", "move to duchess", "2G")
    assert scene.goods("Ann") == (2, 0, 0)
    assert scene.player("Ann").soldiers == 1  # the lower advisors pay as usual
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-1067")
def test_the_advisor_whom_the_duke_leaves_does_not_pay_him() -> None:
    scene = court("duke", 1, 4, 4)
    hold_court(scene)
    scene.play("Ann", "9 = 1+4+4", "move to duchess", "2S")
    assert scene.goods("Ann") == (0, 0, 2)
    assert scene.state.over()


@pytest.mark.rule("KB-1028", "KB-1067")
@pytest.mark.parametrize("owner", ["Brian", "neutral"])
@pytest.mark.parametrize("envoy", [False, True])
def test_dice_on_the_duchess_forbid_the_move_also_with_the_envoy(owner: str, envoy: bool) -> None:
    scene = court("duke", 1, 1, 6, envoy=envoy)
    scene.occupy(owner, 12)
    hold_court(scene)
    scene.play("Ann", "8 = 1+1+6")
    assert scene.asked()[0] != "duke_move"
    assert scene.envoy() == ("Ann" if envoy else None)


@pytest.mark.rule("KB-1067")
def test_a_duke_whose_highest_advisor_is_the_duchess_does_not_move() -> None:
    scene = court("duke", 3, 6, 6)
    hold_court(scene)
    scene.play("Ann", "12 = 6+6", "3 = 3")
    assert scene.asked() == ("advisor_goods", ["Ann"])
    assert scene.goods("Ann") == (0, 1, 0)  # the Architect has paid, so nothing moved away from him


@pytest.mark.rule("KB-1067")
def test_own_dice_on_the_duchess_forbid_the_move_from_a_higher_advisor() -> None:
    scene = court("duke", 6, 6, 6, 5, 6)
    hold_court(scene)
    scene.play("Ann", "12 = 6+b6", "17 = 6+6+b5")
    assert scene.asked() == ("advisor_goods", ["Ann"])


@pytest.mark.rule("KB-1068")
def test_of_two_groups_on_the_dukes_highest_advisor_one_moves() -> None:
    scene = court("duke", 1, 5, 6, envoy=True, gold=2)
    hold_court(scene)
    scene.play("Ann", "6 = 6", "6 = 1+5 by envoy", "move to duchess")
    assert scene.asked() == ("alchemist", ["Ann"])
    scene.play("Ann", "1G")
    assert scene.asked() == ("advisor_goods", ["Ann"])  # the Alchemist paid once
    scene.play("Ann", "2W")
    assert scene.goods("Ann") == (1, 3, 1)
    assert scene.player("Ann").plus_two == 1


@pytest.mark.rule("KB-1067")
def test_the_duke_leaves_an_advisor_whom_he_shares_as_the_first() -> None:
    scene = court("duke", 1, 1, 6)
    scene.give("Brian", dice=[2, 6, 5], envoy=True)
    hold_court(scene)
    scene.play("Ann", "8 = 1+1+6")
    scene.play("Brian", "8 = 2+6 by envoy", "pass")
    scene.play("Ann", "move to duchess")
    assert scene.goods("Brian") == (2, 0, 0)  # paid once, for his own group
    assert scene.goods("Ann") == (0, 0, 0)
    scene.play("Ann", "2S")
    assert scene.state.over()


@pytest.mark.rule("KB-1067")
def test_the_duke_leaves_an_advisor_whom_he_shares_by_envoy() -> None:
    scene = court("duke", 1, 1, 6, envoy=True)
    scene.give("Brian", dice=[2, 6, 5])
    scene.state.order = [1, 0, 2]
    hold_court(scene)
    scene.play("Brian", "8 = 2+6")
    scene.play("Ann", "8 = 1+1+6 by envoy")
    scene.play("Brian", "pass")
    scene.play("Ann", "move to duchess")
    assert scene.goods("Brian") == (2, 0, 0)
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1202")
def test_the_dice_of_the_other_stay_in_sight_when_the_duke_leaves() -> None:
    scene = court("duke", 1, 1, 6)
    scene.give("Brian", dice=[2, 6, 5], envoy=True)
    hold_court(scene)
    scene.play("Ann", "8 = 1+1+6")
    scene.play("Brian", "8 = 2+6 by envoy", "pass")
    scene.play("Ann", "move to duchess")
    lying = {(group["advisor"], group["owner"]): group["dice"] for group in scene.state.view(None)["court"]}
    assert lying == {("treasurer", 1): [2, 6], ("duchess", 0): [1, 1, 6]}


# Politician


@pytest.mark.rule("KB-1033")
def test_the_politician_has_two_advisors_more_of_rank_5_and_10() -> None:
    scene = court("politician", 5, 4, 6)
    hold_court(scene)
    assert {move for move in scene.options("Ann") if move.startswith("politician")} == {
        "politician_5 = 5",
        "politician_10 = 4+6",
    }
    assert {"5 = 5", "10 = 4+6"} <= set(scene.options("Ann"))


@pytest.mark.rule("KB-1033")
def test_the_space_of_rank_5_gives_one_good_of_choice() -> None:
    scene = court("politician", 5, 1, 1)
    hold_court(scene)
    scene.play("Ann", "politician_5 = 5", "pass")
    assert set(scene.options("Ann")) == {"1G", "1W", "1S"}
    scene.play("Ann", "1S")
    assert scene.goods("Ann") == (0, 0, 1)
    assert scene.player("Ann").soldiers == 0


@pytest.mark.rule("KB-1033")
def test_the_space_of_rank_10_gives_two_goods_of_choice() -> None:
    scene = court("politician", 4, 6, 1)
    hold_court(scene)
    scene.play("Ann", "politician_10 = 4+6", "pass")
    assert set(scene.options("Ann")) == {"2G", "1G 1W", "1G 1S", "2W", "1W 1S", "2S"}
    scene.play("Ann", "1G 1S")
    assert scene.goods("Ann") == (1, 0, 1)
    assert scene.player("Ann").soldiers == 0


@pytest.mark.rule("KB-1033", "KB-1070")
@pytest.mark.parametrize("occupied", [False, True])
def test_nobody_else_may_influence_the_politicians_spaces_even_with_the_envoy(occupied: bool) -> None:
    scene = court("politician", 6)
    scene.give("Brian", dice=[5, 4, 6], envoy=True)
    if occupied:
        scene.occupy("Ann", 5, 10, 19, 20)
    scene.run(influence.INFLUENCE_ADVISOR, "Brian")
    assert [move for move in scene.options("Brian") if "politician" in move] == []


@pytest.mark.rule("KB-1069")
def test_each_space_takes_one_group_per_phase() -> None:
    scene = court("politician", 5, 5, 5)
    hold_court(scene)
    scene.play("Ann", "politician_5 = 5")
    with pytest.raises(IllegalMove):
        scene.play("Ann", "politician_5 = 5")
    assert set(scene.options("Ann")) == {"pass", "5 = 5", "10 = 5+5", "politician_10 = 5+5"}


@pytest.mark.rule("KB-1069")
def test_the_envoy_may_add_a_second_group() -> None:
    scene = court("politician", 5, 1, 4, envoy=True)
    hold_court(scene)
    scene.play("Ann", "politician_5 = 5", "politician_5 = 1+4 by envoy")
    assert scene.envoy() is None
    scene.play("Ann", "1G", "1W")
    assert scene.goods("Ann") == (1, 1, 0)


@pytest.mark.rule("KB-1069")
def test_the_total_must_fit_the_politicians_space_exactly() -> None:
    scene = court("politician", 4, 5, 6, 5)
    hold_court(scene)
    # 5 with a single die, 10 with 4+6 or with a player die and the bonus die; bonus dice alone never
    assert {move for move in scene.options("Ann") if move.startswith("politician")} == {
        "politician_5 = 5",
        "politician_10 = 4+6",
        "politician_10 = 5+b5",
    }


@pytest.mark.rule("KB-1069")
def test_a_plus_two_token_may_help_at_the_politicians_space() -> None:
    scene = court("politician", 3, 3, 2, plus_two=1)
    hold_court(scene)
    scene.play("Ann", "politician_5 = 3+t")
    assert scene.player("Ann").plus_two == 0
    assert set(scene.options("Ann")) == {"pass", "2 = 2", "3 = 3", "5 = 3+2"}


@pytest.mark.rule("KB-1069")
def test_the_market_may_help_at_the_politicians_space() -> None:
    scene = court("politician", 4, 6, 1, stands="market")
    hold_court(scene)
    assert {move for move in scene.options("Ann") if move.startswith("politician")} == {
        "politician_5 = 4+m",
        "politician_5 = 6-m",
        "politician_10 = 4+6",
        "politician_5 = 4+1",
        "politician_10 = 4+6+1-m",
    }
    scene.play("Ann", "politician_5 = 4+m")
    assert set(scene.options("Ann")) == {"pass", "6 = 6", "1 = 1", "7 = 6+1"}  # the Market is used up


@pytest.mark.rule("KB-1070")
def test_the_politician_may_use_both_spaces_and_the_board_in_one_phase() -> None:
    scene = court("politician", 5, 6, 2, 4)
    hold_court(scene)
    scene.play("Ann", "politician_5 = 5", "politician_10 = 6+b4", "2 = 2")
    scene.play("Ann", "1W", "2S")
    assert scene.goods("Ann") == (1, 1, 2)


@pytest.mark.rule("KB-1070")
def test_the_politician_may_use_a_space_and_the_board_advisor_of_its_rank() -> None:
    scene = court("politician", 5, 5, 1)
    hold_court(scene)
    scene.play("Ann", "5 = 5", "politician_5 = 5", "pass", "1G")
    assert scene.player("Ann").soldiers == 1
    assert scene.goods("Ann") == (1, 0, 0)


@pytest.mark.rule("KB-1071")
def test_the_space_of_rank_5_pays_between_ranks_4_and_6() -> None:
    scene = court("politician", 4, 5, 6)
    hold_court(scene)
    scene.play("Ann", "4 = 4", "politician_5 = 5", "6 = 6")
    assert set(scene.options("Ann")) == {"1G", "1W"}  # the Merchant
    scene.play("Ann", "1G")
    assert set(scene.options("Ann")) == {"1G", "1W", "1S"}  # the own space
    scene.play("Ann", "1S")
    assert scene.asked() == ("alchemist", ["Ann"])
    scene.play("Ann", "1S")  # what the own space gave can be paid to the Alchemist
    assert scene.goods("Ann") == (2, 1, 0)


@pytest.mark.rule("KB-1071")
def test_a_space_pays_directly_after_the_board_advisor_of_its_rank() -> None:
    scene = court("politician", 4, 6, 5)
    scene.give("Brian", dice=[4, 6, 5])
    scene.give("Cindy", dice=[5, 6, 1])
    hold_court(scene)
    scene.play("Ann", "politician_10 = 4+6")
    scene.play("Brian", "10 = 4+6")
    scene.play("Cindy", "11 = 5+6")
    scene.play("Ann", "politician_5 = 5")
    scene.play("Brian", "5 = 5")
    scene.play("Cindy", "pass")
    assert scene.asked() == ("advisor_goods", ["Ann"])
    assert scene.player("Brian").soldiers == 1  # the Sergeant has paid, the General not yet
    scene.play("Ann", "1G")
    assert scene.asked() == ("advisor_goods", ["Ann"])
    assert scene.player("Brian").soldiers == 3  # now the General has, too
    assert scene.goods("Cindy") == (0, 0, 0)  # and the Swordsmith not yet
    scene.play("Ann", "2G")
    assert scene.asked() == ("advisor_goods", ["Cindy"])
