"""Rerolls and changes of dice before the turn order is set (KB-312 to KB-318)."""

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.state import SPRING
from tafelrunde.kernel.errors import IllegalMove

STATUE = "statue rerolls player die"
STATUE_ON_BONUS_DIE = "statue rerolls bonus die"
CHAPEL = "use chapel"


@pytest.fixture(params=["1e", "2e"])
def edition(request: pytest.FixtureRequest) -> str:
    """A test that asks for the edition runs in both."""
    return str(request.param)


def roll(scene: Scene, *dice: int) -> None:
    scene.state.phase = SPRING
    scene.rolls(*dice)
    scene.run(rules.ROLL_AND_ORDER)


def ann_rolls(*dice: int, edition: str = "2e", stands: str, bonus_dice: str = "") -> Scene:
    """Ann with these buildings rolls these dice; Brian and Cindy have no effects and 4 5 6 each."""
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only=f"{stands} {bonus_dice}")
    roll(scene, *dice, 4, 5, 6, 4, 5, 6)
    return scene


def use(scene: Scene, effect: str, *dice: int) -> None:
    """Ann uses an effect that rolls these dice."""
    scene.rolls(*dice)
    scene.play("Ann", effect)


# In the old turn order, player by player


@pytest.mark.rule("KB-312")
def test_dice_effects_are_used_in_the_old_turn_order(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.state.order = [1, 2, 0]
    for name in scene.names:
        scene.give(name, only="chapel")
    roll(scene, 2, 2, 2, 1, 2, 2, 1, 1, 2)  # Brian 6, Cindy 5, Ann 4
    for name in ("Brian", "Cindy", "Ann"):
        assert scene.asked() == ("dice_effect", [name])
        scene.play(name, "done")
    assert scene.order() == ["Ann", "Cindy", "Brian"]


@pytest.mark.rule("KB-312")
def test_a_player_finishes_all_his_effects_before_the_next_begins(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="statue chapel")
    scene.give("Brian", only="chapel")
    roll(scene, 1, 1, 1, 1, 1, 2, 4, 5, 6)
    use(scene, CHAPEL, 2, 2, 2)
    assert scene.asked() == ("dice_effect", ["Ann"])
    use(scene, STATUE, 3)
    assert scene.asked() == ("dice_effect", ["Brian"])
    scene.play("Brian", "done")
    assert scene.state.over()  # Ann's total is 7 again, but her turn is over


@pytest.mark.rule("KB-312")
def test_changes_of_dice_belong_to_the_same_round_as_rerolls() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", governor="trickster")
    scene.give("Brian", governor="philosopher")
    scene.give("Cindy", only="statue")
    roll(scene, 2, 5, 6, 1, 2, 3, 4, 4, 4)
    assert scene.asked() == ("dice_effect", ["Ann"])
    scene.play("Ann", "turn player die to 1")
    assert scene.asked() == ("dice_effect", ["Brian"])
    scene.play("Brian", "done")
    assert scene.asked() == ("dice_effect", ["Cindy"])


# Statue


@pytest.mark.rule("KB-313")
def test_the_statue_may_reroll_one_die_if_all_are_equal(edition: str) -> None:
    scene = ann_rolls(4, 4, 4, edition=edition, stands="statue")
    assert scene.options("Ann") == ["done", STATUE]
    use(scene, STATUE, 1)
    assert sorted(scene.player("Ann").dice) == [1, 4, 4]
    assert scene.order() == ["Ann", "Brian", "Cindy"]  # 9, 15, 15


@pytest.mark.rule("KB-313")
def test_the_statues_reroll_may_be_declined(edition: str) -> None:
    scene = ann_rolls(6, 6, 6, edition=edition, stands="statue")
    scene.play("Ann", "done")
    assert scene.player("Ann").dice == [6, 6, 6]
    assert scene.state.over()


@pytest.mark.parametrize("dice", [(4, 4, 5), (5, 4, 4), (4, 5, 4), (1, 2, 3)])
@pytest.mark.rule("KB-313")
def test_unequal_dice_leave_the_statue_unused(edition: str, dice: tuple[int, int, int]) -> None:
    assert ann_rolls(*dice, edition=edition, stands="statue").state.over()


@pytest.mark.rule("KB-313", "KB-314")
def test_only_the_owner_of_statue_or_chapel_uses_them(edition: str) -> None:
    scene = Scene("Ann Brian Cindy David", edition=edition)
    scene.give("Ann", only="chapel")
    scene.give("Brian", only="statue")
    scene.give("David", only="statue chapel")
    # Equal dice without a Statue, 6 without a Chapel, both without either; David's 15 are of no use to him.
    roll(scene, 5, 5, 5, 1, 2, 3, 1, 1, 1, 4, 5, 6)
    assert scene.state.over()


@pytest.mark.rule("KB-313")
def test_the_statue_rerolls_the_die_of_the_owners_choice(edition: str) -> None:
    scene = ann_rolls(3, 3, 3, 3, edition=edition, stands="statue", bonus_dice="farm")
    assert scene.options("Ann") == ["done", STATUE, STATUE_ON_BONUS_DIE]
    use(scene, STATUE_ON_BONUS_DIE, 5)
    assert scene.player("Ann").dice == [3, 3, 3, 5]
    scene = ann_rolls(3, 3, 3, 3, edition=edition, stands="statue", bonus_dice="farm")
    use(scene, STATUE, 5)
    assert sorted(scene.player("Ann").dice[:3]) == [3, 3, 5]
    assert scene.player("Ann").dice[3] == 3


# Chapel


@pytest.mark.rule("KB-314")
def test_the_chapel_may_reroll_all_dice_at_a_total_of_seven(edition: str) -> None:
    scene = ann_rolls(1, 2, 4, edition=edition, stands="chapel")
    assert scene.options("Ann") == ["done", CHAPEL]  # all dice or none, no other choice
    use(scene, CHAPEL, 6, 5, 3)
    assert scene.player("Ann").dice == [6, 5, 3]
    assert scene.order() == ["Ann", "Brian", "Cindy"]


@pytest.mark.rule("KB-314")
def test_the_chapel_may_be_declined(edition: str) -> None:
    scene = ann_rolls(1, 2, 4, edition=edition, stands="chapel")
    scene.play("Ann", "done")
    assert scene.player("Ann").dice == [1, 2, 4]


@pytest.mark.rule("KB-314")
def test_the_chapel_is_of_no_use_at_a_total_of_eight(edition: str) -> None:
    assert ann_rolls(1, 2, 5, edition=edition, stands="chapel").state.over()


# Bonus dice


@pytest.mark.rule("KB-315")
def test_an_unequal_bonus_die_forbids_the_statue(edition: str) -> None:
    assert ann_rolls(5, 5, 5, 4, edition=edition, stands="statue", bonus_dice="farm").state.over()


@pytest.mark.rule("KB-315")
def test_bonus_dice_count_for_the_chapels_total(edition: str) -> None:
    # 6 with three dice, 8 with the bonus die.
    assert ann_rolls(1, 2, 3, 2, edition=edition, stands="chapel", bonus_dice="farm").state.over()
    # 6 with three dice, 7 with the bonus die.
    scene = ann_rolls(1, 2, 3, 1, edition=edition, stands="chapel", bonus_dice="farm")
    assert scene.options("Ann") == ["done", CHAPEL]


@pytest.mark.rule("KB-315")
def test_the_chapel_rerolls_bonus_dice_too(edition: str) -> None:
    scene = ann_rolls(1, 1, 2, 3, edition=edition, stands="chapel", bonus_dice="farm")
    use(scene, CHAPEL, 3, 4, 5, 6)
    assert scene.player("Ann").dice == [3, 4, 5, 6]
    assert scene.order() == ["Brian", "Cindy", "Ann"]  # 15, 15, 18


# Both in one phase


@pytest.mark.rule("KB-316")
def test_statue_then_chapel(edition: str) -> None:
    scene = ann_rolls(2, 2, 2, edition=edition, stands="statue chapel")
    assert scene.options("Ann") == ["done", STATUE, CHAPEL]
    use(scene, STATUE, 3)  # total 7
    assert scene.options("Ann") == ["done", CHAPEL]
    use(scene, CHAPEL, 4, 5, 5)
    assert scene.player("Ann").dice == [4, 5, 5]
    assert scene.state.over()


@pytest.mark.rule("KB-316")
def test_chapel_then_statue(edition: str) -> None:
    scene = ann_rolls(1, 2, 2, edition=edition, stands="statue chapel")
    assert scene.options("Ann") == ["done", CHAPEL]
    use(scene, CHAPEL, 6, 6, 6)
    assert scene.options("Ann") == ["done", STATUE]
    use(scene, STATUE, 1)
    assert sorted(scene.player("Ann").dice) == [1, 6, 6]
    assert scene.state.over()


@pytest.mark.rule("KB-316")
def test_a_reroll_that_ends_a_condition_ends_the_other_effect_too(edition: str) -> None:
    scene = ann_rolls(2, 2, 2, edition=edition, stands="statue chapel")
    use(scene, STATUE, 4)  # total 8, dice no longer equal
    assert scene.state.over()


@pytest.mark.rule("KB-316")
def test_the_statue_works_once_per_phase(edition: str) -> None:
    scene = ann_rolls(5, 5, 5, edition=edition, stands="statue")
    use(scene, STATUE, 5)
    assert scene.player("Ann").dice == [5, 5, 5]
    assert scene.state.over()


@pytest.mark.rule("KB-316")
def test_the_chapel_works_once_per_phase(edition: str) -> None:
    scene = ann_rolls(1, 1, 2, edition=edition, stands="chapel")
    use(scene, CHAPEL, 1, 2, 2)
    assert scene.player("Ann").dice == [1, 2, 2]
    assert scene.state.over()


@pytest.mark.rule("KB-316")
def test_both_can_be_used_again_in_the_next_phase(edition: str) -> None:
    scene = ann_rolls(1, 1, 1, edition=edition, stands="statue chapel")
    use(scene, STATUE, 2)
    use(scene, CHAPEL, 1, 1, 1)
    roll(scene, 1, 1, 1, 4, 5, 6, 4, 5, 6)
    assert scene.options("Ann") == ["done", STATUE, CHAPEL]


@pytest.mark.parametrize("again", [(1, 1, 1, 4), (1, 1, 1, 1), (2, 2, 2, 2)])
@pytest.mark.rule("KB-316", "KB-317")
def test_after_statue_and_chapel_the_dice_stand_even_if_a_condition_holds_again(
    edition: str, again: tuple[int, int, int, int]
) -> None:
    scene = ann_rolls(2, 2, 2, 2, edition=edition, stands="statue chapel", bonus_dice="farm")
    assert scene.options("Ann") == ["done", STATUE, STATUE_ON_BONUS_DIE]  # 8 is too much for the Chapel
    use(scene, STATUE, 1)
    assert scene.options("Ann") == ["done", CHAPEL]  # 7 is not
    use(scene, CHAPEL, *again)
    assert scene.player("Ann").dice == list(again)
    assert scene.state.over()


@pytest.mark.rule("KB-317")
def test_who_has_declined_is_not_asked_again_although_the_condition_still_holds(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="statue chapel")
    scene.give("Brian", only="statue chapel")
    roll(scene, 1, 1, 1, 2, 2, 2, 4, 5, 6)
    scene.play("Ann", "done")
    assert scene.asked() == ("dice_effect", ["Brian"])
    with pytest.raises(IllegalMove):
        scene.play("Ann", CHAPEL)
    scene.play("Brian", "done")
    assert scene.state.over()
    assert scene.player("Ann").dice == [1, 1, 1]


@pytest.mark.rule("KB-317")
def test_who_uses_one_effect_and_declines_the_other_is_done(edition: str) -> None:
    scene = ann_rolls(1, 1, 1, edition=edition, stands="statue chapel")
    use(scene, CHAPEL, 2, 2, 2)
    scene.play("Ann", "done")
    assert scene.player("Ann").dice == [2, 2, 2]
    assert scene.state.over()


# The second round


@pytest.mark.rule("KB-318")
def test_the_second_round_begins_when_all_have_finished_their_rerolls() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", governor="prince")
    scene.give("Brian", governor="heiress")
    scene.give("Cindy", only="chapel")
    roll(scene, 1, 2, 3, 2, 3, 4, 1, 1, 1)
    assert scene.asked() == ("dice_effect", ["Cindy"])
    assert scene.goods("Brian") == (0, 0, 0)
    scene.play("Cindy", "done")
    assert scene.asked() == ("total_effect", ["Ann"])


@pytest.mark.rule("KB-318")
def test_total_effects_see_the_dice_after_the_players_own_rerolls() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", governor="prince", only="chapel")
    scene.give("Brian", governor="heiress", only="statue")
    roll(scene, 1, 2, 3, 5, 5, 5, 4, 5, 6)
    use(scene, CHAPEL, 2, 2, 5)  # 9: too much for the Prince
    scene.rolls(1)
    scene.play("Brian", STATUE)  # 11: too much for the Heiress
    assert scene.state.over()
    assert scene.goods("Brian") == (0, 0, 0)


@pytest.mark.rule("KB-318")
def test_an_effect_gained_by_rerolls_is_used_in_the_second_round() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", governor="heiress", only="statue")
    roll(scene, 4, 4, 4, 4, 5, 6, 4, 5, 6)
    use(scene, STATUE, 1)  # 12 becomes 9
    assert scene.goods("Ann") == (1, 0, 0)


def blessing_and(governor: str, order: list[int]) -> Scene:
    """Ann is the Priest and Brian has another governor, both with 1 2 4; the dice of the blessing show 3."""
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.state.order = order
    scene.give("Ann", governor="priest")
    scene.give("Brian", governor=governor)
    roll(scene, 1, 2, 4, 1, 2, 4, 4, 5, 6)
    scene.rolls(3, 3, 3)
    return scene


@pytest.mark.rule("KB-318")
def test_a_prince_before_the_priest_is_asked_first() -> None:
    scene = blessing_and("prince", [1, 0, 2])
    assert scene.asked() == ("total_effect", ["Brian"])
    scene.play("Brian", "use prince")
    assert scene.asked() == ("total_effect", ["Ann"])
    scene.play("Ann", "use priest")
    assert scene.player("Brian").dice == [3, 4, 6, 3]


@pytest.mark.rule("KB-318")
def test_a_prince_after_the_priest_counts_the_die_of_the_blessing() -> None:
    scene = blessing_and("prince", [0, 1, 2])
    assert scene.asked() == ("total_effect", ["Ann"])
    scene.play("Ann", "use priest")
    assert scene.state.over()  # 7 and 3 are 10, too much for the Prince
    assert scene.player("Brian").dice == [1, 2, 4, 3]


@pytest.mark.parametrize(("order", "gold"), [([1, 0, 2], 1), ([0, 1, 2], 0)])
@pytest.mark.rule("KB-318")
def test_an_heiress_counts_the_die_of_the_blessing_only_after_the_priest(order: list[int], gold: int) -> None:
    scene = blessing_and("heiress", order)
    scene.play("Ann", "use priest")
    assert scene.goods("Brian") == (gold, 0, 0)
