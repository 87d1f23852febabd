"""Step b: +2 tokens and the Market help to influence (KB-331 to KB-333, KB-336 to KB-338)."""

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.influence import BEGIN_INFLUENCE
from tafelrunde.games.kingsburg.rules.recruit import RECRUIT
from tafelrunde.games.kingsburg.rules.state import SPRING, SUMMER
from tafelrunde.kernel.errors import IllegalMove


@pytest.fixture(params=["1e", "2e"])
def edition(request: pytest.FixtureRequest) -> str:
    """A test that asks for the edition runs in both."""
    return str(request.param)


def ann_with(*dice: int, edition: str = "2e", **given: object) -> Scene:
    """Ann alone has dice; Brian and Cindy pass by themselves."""
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", dice=list(dice), **given)
    scene.run(BEGIN_INFLUENCE)
    return scene


def refused(scene: Scene, name: str, move: str) -> None:
    with pytest.raises(IllegalMove):
        scene.play(name, move)


# +2 tokens


@pytest.mark.rule("KB-331")
def test_a_token_raises_any_group_by_exactly_two(edition: str) -> None:
    scene = ann_with(4, 4, 5, edition=edition, plus_two=1)
    without = ["pass", "4 = 4", "5 = 5", "8 = 4+4", "9 = 4+5", "13 = 4+4+5"]
    with_token = ["6 = 4+t", "7 = 5+t", "10 = 4+4+t", "11 = 4+5+t", "15 = 4+4+5+t"]
    assert sorted(scene.options("Ann")) == sorted(without + with_token)
    scene.play("Ann", "15 = 4+4+5+t")
    assert scene.player("Ann").plus_two == 0


@pytest.mark.rule("KB-331")
def test_only_one_token_is_used_in_a_phase_whatever_the_player_owns(edition: str) -> None:
    scene = ann_with(1, 4, 6, edition=edition, plus_two=3)
    refused(scene, "Ann", "5 = 1+t+t")
    scene.play("Ann", "3 = 1+t")
    assert scene.player("Ann").plus_two == 2
    assert sorted(scene.options("Ann")) == ["10 = 4+6", "4 = 4", "6 = 6", "pass"]


@pytest.mark.rule("KB-331")
def test_a_token_can_be_used_again_in_the_next_phase(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", plus_two=2)
    for season in (SPRING, SUMMER):
        scene.state.phase = season
        scene.rolls(1, 2, 2, 6, 6, 5, 6, 6, 6)
        scene.run(rules.PRODUCTIVE_PHASE)
        scene.play("Ann", "3 = 1+t")
        for name in ("Brian", "Cindy", "Ann"):
            scene.play(name, "pass")
    assert scene.player("Ann").plus_two == 0
    assert scene.goods("Ann") == (0, 2, 0)  # the Architect paid twice


@pytest.mark.rule("KB-331")
def test_without_a_token_there_is_no_raise(edition: str) -> None:
    assert sorted(ann_with(2, 2, 2, edition=edition).options("Ann")) == ["2 = 2", "4 = 2+2", "6 = 2+2+2", "pass"]


@pytest.mark.rule("KB-332")
def test_a_token_and_bonus_dice_may_be_in_the_same_group(edition: str) -> None:
    scene = ann_with(1, 1, 1, 6, 6, edition=edition, plus_two=1)
    scene.play("Ann", "15 = 1+b6+b6+t")
    assert scene.player("Ann").plus_two == 0
    assert scene.options("Ann") == ["pass", "1 = 1", "2 = 1+1"]


@pytest.mark.rule("KB-333")
def test_there_is_no_limit_to_the_tokens_a_player_owns(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", plus_two=20, dice=[])  # as many as there are in the box
    scene.rolls(1, 1, 5, 2, 5, 6, 6, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "7 = 1+1+5")
    for name in ("Brian", "Cindy"):
        scene.play(name, "pass")
    scene.play("Ann", "1S")
    assert scene.player("Ann").plus_two == 21


@pytest.mark.rule("KB-333")
def test_the_town_hall_takes_a_token_after_one_was_used_at_court(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", plus_two=2, only="town_hall")
    scene.rolls(1, 1, 1, 6, 6, 5, 6, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "5 = 1+1+1+t")
    for name in ("Brian", "Cindy"):
        scene.play(name, "pass")
    scene.play("Ann", "town hall for token")
    assert scene.vp("Ann") == 1
    assert scene.player("Ann").plus_two == 0


@pytest.mark.rule("KB-333")
def test_recruiting_takes_tokens_after_one_was_used_at_court_and_as_many_as_there_are() -> None:
    scene = Scene("Ann Brian Cindy", modules=[1])
    scene.give("Ann", plus_two=5, only="recruiting_center", dice=[1, 1, 1])
    scene.run(BEGIN_INFLUENCE)
    scene.play("Ann", "5 = 1+1+1+t")
    scene.run(RECRUIT, "Ann")
    scene.play("Ann", "recruit for token token", "recruit for token token")
    assert (scene.player("Ann").soldiers, scene.player("Ann").plus_two) == (2, 0)


# Market


@pytest.mark.rule("KB-336", "KB-338")
def test_the_market_reaches_one_above_and_one_below_the_total(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="market", dice=[1, 4, 4])
    scene.occupy("Brian", 3)
    scene.run(BEGIN_INFLUENCE)
    one = ["1 = 1", "2 = 1+m"]  # no advisor ranks 0
    four = ["4 = 4", "5 = 4+m"]  # 3 is occupied
    five = ["4 = 1+4-m", "5 = 1+4", "6 = 1+4+m"]
    eight = ["7 = 4+4-m", "8 = 4+4", "9 = 4+4+m"]
    nine = ["8 = 1+4+4-m", "9 = 1+4+4", "10 = 1+4+4+m"]
    assert sorted(scene.options("Ann")) == sorted(["pass", *one, *four, *five, *eight, *nine])


@pytest.mark.rule("KB-336")
def test_only_the_owner_of_the_market_uses_it(edition: str) -> None:
    scene = Scene("Ann Brian", edition=edition)
    scene.give("Brian", only="market")
    scene.give("Ann", only="inn farm", dice=[5, 5, 5])
    scene.run(BEGIN_INFLUENCE)
    assert sorted(scene.options("Ann")) == ["10 = 5+5", "15 = 5+5+5", "5 = 5", "pass"]


@pytest.mark.rule("KB-336")
def test_the_advisor_reached_by_the_market_pays(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", only="market")
    scene.rolls(1, 3, 3, 5, 5, 6, 6, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "8 = 1+3+3+m")
    for name in ("Brian", "Cindy"):
        scene.play(name, "pass")
    assert scene.goods("Ann") == (2, 0, 0)  # the Treasurer, not the Astronomer


@pytest.mark.rule("KB-337")
def test_market_and_token_combine_and_a_total_of_nineteen_reaches_the_king(edition: str) -> None:
    scene = ann_with(6, 6, 5, edition=edition, only="market", plus_two=1)
    dice = ["4 = 5-m", "5 = 5", "6 = 5+m", "5 = 6-m", "6 = 6", "7 = 6+m"]
    dice += ["10 = 6+5-m", "11 = 6+5", "12 = 6+5+m", "11 = 6+6-m", "12 = 6+6", "13 = 6+6+m"]
    dice += ["16 = 6+6+5-m", "17 = 6+6+5", "18 = 6+6+5+m"]
    token = ["6 = 5+t-m", "7 = 5+t", "8 = 5+t+m", "7 = 6+t-m", "8 = 6+t", "9 = 6+t+m"]
    token += ["12 = 6+5+t-m", "13 = 6+5+t", "14 = 6+5+t+m", "13 = 6+6+t-m", "14 = 6+6+t", "15 = 6+6+t+m"]
    token += ["18 = 6+6+5+t-m"]
    assert sorted(scene.options("Ann")) == sorted(["pass", *dice, *token])
    scene.play("Ann", "18 = 6+6+5+t-m")
    assert scene.player("Ann").plus_two == 0
    assert [group["advisor"] for group in scene.state.view(None)["court"]] == ["king"]


@pytest.mark.rule("KB-337")
def test_a_total_of_nineteen_from_bonus_dice_reaches_the_king_and_twenty_reaches_nobody(edition: str) -> None:
    scene = ann_with(6, 6, 6, 1, 2, edition=edition, only="market")
    high = [move for move in scene.options("Ann") if move.startswith(("17", "18", "19", "20", "21"))]
    assert sorted(high) == ["17 = 6+6+6-m", "18 = 6+6+6", "18 = 6+6+6+b1-m"]


@pytest.mark.rule("KB-337")
def test_without_the_market_a_total_of_nineteen_reaches_nobody(edition: str) -> None:
    scene = ann_with(6, 6, 5, edition=edition, plus_two=1)
    high = [move for move in scene.options("Ann") if move.startswith(("17", "18", "19"))]
    assert high == ["17 = 6+6+5"]


@pytest.mark.rule("KB-338")
def test_the_market_works_once_per_phase(edition: str) -> None:
    scene = ann_with(1, 4, 4, edition=edition, only="market")
    scene.play("Ann", "3 = 4-m")
    assert sorted(scene.options("Ann")) == ["1 = 1", "4 = 4", "5 = 1+4", "pass"]


@pytest.mark.rule("KB-338")
def test_an_exact_total_leaves_the_market_for_later(edition: str) -> None:
    scene = ann_with(1, 4, 4, edition=edition, only="market")
    scene.play("Ann", "8 = 4+4")
    assert sorted(scene.options("Ann")) == ["1 = 1", "2 = 1+m", "pass"]


@pytest.mark.rule("KB-338")
def test_an_exact_total_with_a_token_leaves_the_market_for_later(edition: str) -> None:
    scene = ann_with(1, 1, 4, edition=edition, only="market", plus_two=1)
    scene.play("Ann", "6 = 4+t")
    assert sorted(scene.options("Ann")) == ["1 = 1", "1 = 1+1-m", "2 = 1+1", "2 = 1+m", "3 = 1+1+m", "pass"]


@pytest.mark.rule("KB-331", "KB-338")
def test_a_group_with_token_and_market_uses_up_both(edition: str) -> None:
    scene = ann_with(1, 1, 4, edition=edition, only="market", plus_two=2)
    scene.play("Ann", "7 = 4+t+m")
    assert sorted(scene.options("Ann")) == ["1 = 1", "2 = 1+1", "pass"]


@pytest.mark.rule("KB-338")
def test_the_market_can_be_used_again_in_the_next_phase(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="market")
    for season in (SPRING, SUMMER):
        scene.state.phase = season
        scene.rolls(1, 2, 2, 5, 5, 6, 6, 6, 6)
        scene.run(rules.PRODUCTIVE_PHASE)
        scene.play("Ann", "3 = 2+m")
        for name in ("Brian", "Cindy", "Ann"):
            scene.play(name, "pass")
    assert scene.goods("Ann") == (0, 2, 0)


@pytest.mark.rule("KB-338")
def test_the_market_leaves_the_numbers_on_the_dice_unchanged(edition: str) -> None:
    scene = ann_with(1, 4, 4, edition=edition, only="market")
    scene.play("Ann", "3 = 4-m")
    assert sorted(scene.player("Ann").dice) == [1, 4, 4]
    assert [(group["advisor"], group["dice"]) for group in scene.state.view(None)["court"]] == [("architect", [4])]
