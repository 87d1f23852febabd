"""Governors at the roll: Prince, Fairy, Trickster, Philosopher, Priest, Heiress."""

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.influence import BEGIN_INFLUENCE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER
from tafelrunde.kernel.errors import IllegalMove


def season(governor: str, phase: int = SPRING, names: str = "Ann Brian Cindy") -> Scene:
    """Ann has the governor and is first in the old order."""
    scene = Scene(names, modules=[2], phase=phase)
    scene.give("Ann", governor=governor)
    return scene


def roll(scene: Scene, *dice: int) -> None:
    """The dice, taken back from an earlier phase, fall in the old order; then effects and the new order."""
    for player in scene.state.players:
        player.dice, player.placed = [], []
    scene.rolls(*dice)
    scene.run(rules.ROLL_AND_ORDER)


def dice(scene: Scene, name: str) -> list[int]:
    return scene.player(name).dice


HIGH = [6, 6, 6]  # dice of somebody who matters no further


# Prince


@pytest.mark.rule("KB-1024")
def test_the_prince_sets_a_total_of_8_to_3_4_6() -> None:
    scene = season("prince")
    roll(scene, 1, 1, 6, *HIGH, *HIGH)
    assert scene.asked() == ("total_effect", ["Ann"])
    assert set(scene.options("Ann")) == {"decline", "use prince"}
    scene.play("Ann", "use prince")
    assert dice(scene, "Ann") == [3, 4, 6]
    assert scene.state.over()


@pytest.mark.rule("KB-1024")
def test_the_prince_cannot_change_a_total_of_9() -> None:
    scene = season("prince")
    roll(scene, 1, 2, 6, *HIGH, *HIGH)
    assert scene.state.over()
    assert dice(scene, "Ann") == [1, 2, 6]


@pytest.mark.rule("KB-1024")
def test_the_princes_new_dice_count_for_the_turn_order() -> None:
    scene = season("prince")
    roll(scene, 1, 1, 1, 2, 4, 6, 2, 6, 6)  # Brian 12, Cindy 14
    scene.play("Ann", "use prince")
    assert scene.order() == ["Brian", "Ann", "Cindy"]  # 3 + 4 + 6 = 13


@pytest.mark.rule("KB-1024")
def test_the_prince_acts_when_all_others_have_finished_their_rerolls() -> None:
    scene = season("prince")
    scene.give("Brian", stands="statue")
    roll(scene, 1, 1, 1, 4, 4, 4, *HIGH)
    assert scene.asked() == ("dice_effect", ["Brian"])
    scene.play("Brian", "done")
    assert scene.asked() == ("total_effect", ["Ann"])


@pytest.mark.rule("KB-1058")
@pytest.mark.parametrize(("bonus_die", "usable"), [(4, True), (5, False)])
def test_bonus_dice_count_for_the_princes_total(bonus_die: int, usable: bool) -> None:
    scene = season("prince")
    scene.give("Ann", favoured=True)
    roll(scene, 1, 2, 1, bonus_die, *HIGH, *HIGH)
    assert scene.state.over() is not usable


@pytest.mark.rule("KB-1058")
def test_bonus_dice_keep_their_number_when_the_prince_acts() -> None:
    scene = season("prince")
    scene.give("Ann", favoured=True)
    roll(scene, 2, 2, 2, 1, *HIGH, *HIGH)
    scene.play("Ann", "use prince")
    assert dice(scene, "Ann") == [3, 4, 6, 1]


# Fairy


@pytest.mark.rule("KB-1025")
@pytest.mark.parametrize("year", [1, 4, 5])
def test_the_fairy_rolls_a_bonus_die_in_every_summer(year: int) -> None:
    scene = season("fairy", SUMMER)
    scene.state.year = year
    roll(scene, 1, 2, 3, 4, *HIGH, *HIGH)
    assert dice(scene, "Ann") == [1, 2, 3, 4]
    assert [len(dice(scene, name)) for name in ("Brian", "Cindy")] == [3, 3]


@pytest.mark.rule("KB-1025")
@pytest.mark.parametrize("phase", [SPRING, AUTUMN])
def test_the_fairy_has_no_bonus_die_in_spring_and_autumn(phase: int) -> None:
    scene = season("fairy", phase)
    roll(scene, 1, 2, 3, *HIGH, *HIGH)
    assert dice(scene, "Ann") == [1, 2, 3]


@pytest.mark.rule("KB-1025")
def test_fairy_and_farm_give_two_bonus_dice() -> None:
    scene = season("fairy", SUMMER)
    scene.give("Ann", stands="farm")
    roll(scene, 1, 2, 3, 4, 5, *HIGH, *HIGH)
    assert dice(scene, "Ann") == [1, 2, 3, 4, 5]


# Trickster


@pytest.mark.rule("KB-1029")
@pytest.mark.parametrize(("turn", "turned"), [("turn player die to 1", 1), ("turn player die to 3", 3)])
def test_the_trickster_turns_a_2_into_1_or_3(turn: str, turned: int) -> None:
    scene = season("trickster")
    roll(scene, 5, 2, 6, *HIGH, *HIGH)
    assert scene.asked() == ("dice_effect", ["Ann"])
    assert set(scene.options("Ann")) == {"done", "turn player die to 1", "turn player die to 3"}
    scene.play("Ann", turn)
    assert dice(scene, "Ann") == [5, turned, 6]


@pytest.mark.rule("KB-1029")
def test_the_trickster_turns_no_other_number() -> None:
    scene = season("trickster")
    roll(scene, 1, 3, 4, *HIGH, *HIGH)
    assert scene.state.over()


@pytest.mark.rule("KB-1029", "KB-1007")
def test_the_trickster_turns_one_die_only_and_one_again_in_the_next_phase() -> None:
    scene = season("trickster")
    roll(scene, 2, 2, 2, *HIGH, *HIGH)
    scene.play("Ann", "turn player die to 3")
    assert scene.state.over()
    assert sorted(dice(scene, "Ann")) == [2, 2, 3]
    scene.state.phase = SUMMER
    roll(scene, 2, 5, 6, *HIGH, *HIGH)
    assert scene.asked() == ("dice_effect", ["Ann"])


@pytest.mark.rule("KB-1078")
def test_the_trickster_may_turn_a_bonus_die() -> None:
    scene = season("trickster", SUMMER)
    scene.give("Ann", stands="farm")
    roll(scene, 1, 2, 4, 2, *HIGH, *HIGH)
    assert set(scene.options("Ann")) == {
        "done",
        "turn player die to 1",
        "turn player die to 3",
        "turn bonus die to 1",
        "turn bonus die to 3",
    }
    scene.play("Ann", "turn bonus die to 3")
    assert dice(scene, "Ann") == [1, 2, 4, 3]


@pytest.mark.rule("KB-1078")
def test_the_turned_number_counts_for_the_turn_order() -> None:
    scene = season("trickster")
    roll(scene, 2, 4, 5, 1, 4, 5, 5, 6, 6)  # Ann 11, Brian 10
    scene.play("Ann", "turn player die to 1")
    assert scene.order() == ["Ann", "Brian", "Cindy"]  # 10 each, Ann was first


@pytest.mark.rule("KB-1078")
def test_a_turned_die_can_make_the_statue_usable() -> None:
    scene = season("trickster")
    scene.give("Ann", stands="statue")
    roll(scene, 3, 2, 3, *HIGH, *HIGH)
    with pytest.raises(IllegalMove):
        scene.play("Ann", "statue rerolls player die")
    scene.play("Ann", "turn player die to 3")
    assert set(scene.options("Ann")) == {"done", "statue rerolls player die"}


@pytest.mark.rule("KB-1078")
@pytest.mark.parametrize(
    ("rolled", "turn", "usable"),
    [
        ((2, 3, 3), "turn player die to 1", True),  # 8 becomes 7
        ((2, 1, 4), "turn player die to 3", False),  # 7 becomes 8
    ],
)
def test_the_turned_number_counts_for_the_chapel(rolled: tuple[int, ...], turn: str, usable: bool) -> None:
    scene = season("trickster")
    scene.give("Ann", stands="chapel")
    roll(scene, *rolled, *HIGH, *HIGH)
    scene.play("Ann", turn)
    assert (set(scene.options("Ann")) == {"done", "use chapel"}) is usable


@pytest.mark.rule("KB-1078")
def test_the_trickster_may_act_after_a_reroll() -> None:
    scene = season("trickster")
    scene.give("Ann", stands="chapel")
    roll(scene, 1, 1, 5, *HIGH, *HIGH, 2, 6, 6)
    scene.play("Ann", "use chapel")
    scene.play("Ann", "turn player die to 3")
    assert dice(scene, "Ann") == [3, 6, 6]


@pytest.mark.rule("KB-1078")
def test_the_trickster_acts_in_his_place_of_the_old_order() -> None:
    scene = season("trickster")
    scene.give("Brian", stands="statue")
    roll(scene, 2, 5, 6, 4, 4, 4, *HIGH)
    assert scene.asked() == ("dice_effect", ["Ann"])
    scene.play("Ann", "done")
    assert scene.asked() == ("dice_effect", ["Brian"])


# Philosopher


@pytest.mark.rule("KB-1030")
def test_the_philosopher_may_reroll_all_dice_at_a_total_of_10() -> None:
    scene = season("philosopher")
    roll(scene, 1, 3, 6, *HIGH, *HIGH, 4, 5, 5)
    assert set(scene.options("Ann")) == {"done", "use philosopher"}
    scene.play("Ann", "use philosopher")
    assert dice(scene, "Ann") == [4, 5, 5]


@pytest.mark.rule("KB-1030")
def test_the_philosopher_cannot_reroll_at_11() -> None:
    scene = season("philosopher")
    roll(scene, 1, 4, 6, *HIGH, *HIGH)
    assert scene.state.over()


@pytest.mark.rule("KB-1060")
def test_bonus_dice_count_for_the_philosopher_and_are_rerolled() -> None:
    scene = season("philosopher")
    scene.give("Ann", favoured=True)
    roll(scene, 1, 2, 3, 4, *HIGH, *HIGH, 5, 4, 3, 2)  # 10 with the bonus die
    scene.play("Ann", "use philosopher")
    assert dice(scene, "Ann") == [5, 4, 3, 2]
    scene.give("Ann", favoured=True)
    roll(scene, 1, 2, 3, 5, *HIGH, *HIGH)  # 11 with it
    assert scene.state.over()


@pytest.mark.rule("KB-1060")
def test_the_philosopher_rerolls_once_per_phase() -> None:
    scene = season("philosopher")
    roll(scene, 1, 1, 1, *HIGH, *HIGH, 1, 1, 1)
    scene.play("Ann", "use philosopher")
    assert scene.state.over()


@pytest.mark.rule("KB-1061")
@pytest.mark.parametrize(("reroll", "points"), [((1, 3, 6), 1), ((1, 4, 6), 0)])
def test_the_philosopher_receives_a_point_for_10_or_less_after_his_reroll(
    reroll: tuple[int, int, int], points: int
) -> None:
    scene = season("philosopher")
    roll(scene, 1, 1, 1, *HIGH, *HIGH, *reroll)
    scene.play("Ann", "use philosopher")
    assert scene.vp("Ann") == points


@pytest.mark.rule("KB-1061")
def test_without_his_reroll_the_philosopher_receives_no_point() -> None:
    scene = season("philosopher")
    roll(scene, 1, 1, 1, *HIGH, *HIGH)
    scene.play("Ann", "done")
    assert scene.vp("Ann") == 0


@pytest.mark.rule("KB-1060", "KB-1061")
@pytest.mark.parametrize(("first", "rerolled"), [("statue rerolls player die", [5]), ("use chapel", [1, 2, 5])])
def test_statue_or_chapel_before_the_philosopher_does_no_harm(first: str, rerolled: list[int]) -> None:
    scene = season("philosopher")
    scene.give("Ann", stands="chapel")
    roll(scene, 2, 2, 2, *HIGH, *HIGH, *rerolled, 1, 4, 5)
    scene.play("Ann", first, "use philosopher")
    assert dice(scene, "Ann") == [1, 4, 5]
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-1060", "KB-1061")
@pytest.mark.parametrize(("then", "rerolled"), [("statue rerolls player die", [4]), ("use chapel", [1, 2, 5])])
def test_a_further_effect_after_the_philosopher_costs_the_point(then: str, rerolled: list[int]) -> None:
    scene = season("philosopher")
    scene.give("Ann", stands="chapel")
    roll(scene, 1, 2, 3, *HIGH, *HIGH, 2, 2, 2, *rerolled)
    scene.play("Ann", "use philosopher")
    assert scene.vp("Ann") == 0  # his turn is not over
    scene.play("Ann", then)
    if not scene.state.over():
        scene.play("Ann", "done")
    assert sum(dice(scene, "Ann")) == 8
    assert scene.vp("Ann") == 0


@pytest.mark.rule("KB-1061")
def test_the_point_is_kept_if_the_further_effect_is_declined() -> None:
    scene = season("philosopher")
    scene.give("Ann", stands="chapel")
    roll(scene, 1, 2, 3, *HIGH, *HIGH, 2, 2, 2)
    scene.play("Ann", "use philosopher", "done")
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-1061")
def test_a_die_of_the_blessing_does_not_cost_the_philosopher_his_point() -> None:
    scene = season("philosopher")
    scene.give("Brian", governor="priest")
    roll(scene, 1, 2, 3, 1, 1, 1, *HIGH, 1, 4, 5)
    scene.play("Ann", "use philosopher")
    assert scene.vp("Ann") == 1
    scene.rolls(6, 6, 6)
    scene.play("Brian", "use priest")
    assert dice(scene, "Ann") == [1, 4, 5, 6]  # 16 by now
    assert scene.vp("Ann") == 1


# Priest


@pytest.mark.rule("KB-1032", "KB-1063")
def test_the_blessing_gives_a_die_to_each_without_one_the_priest_included() -> None:
    scene = season("priest")
    roll(scene, 1, 1, 6, 2, 3, 4, *HIGH)
    assert set(scene.options("Ann")) == {"decline", "use priest"}
    scene.rolls(1, 2, 3)
    scene.play("Ann", "use priest")
    assert dice(scene, "Ann") == [1, 1, 6, 1]
    assert dice(scene, "Brian") == [2, 3, 4, 2]
    assert dice(scene, "Cindy") == [6, 6, 6, 3]
    assert [scene.vp(name) for name in scene.names] == [0, 0, 0]


@pytest.mark.rule("KB-1032")
def test_the_priest_cannot_bless_at_9() -> None:
    scene = season("priest")
    roll(scene, 1, 2, 6, *HIGH, *HIGH)
    assert scene.state.over()


@pytest.mark.rule("KB-1032", "KB-1062")
@pytest.mark.parametrize("phase", [SPRING, SUMMER])
def test_who_has_a_bonus_die_receives_a_point_and_no_further_die(phase: int) -> None:
    scene = season("priest", phase, "Ann Brian Cindy David")
    scene.give("Brian", favoured=True)
    scene.give("Cindy", stands="farm")
    scene.give("David", governor="fairy")
    brian, david = ([6], []) if phase == SPRING else ([], [6])
    roll(scene, 1, 1, 1, *HIGH, *brian, *HIGH, 5, *HIGH, *david)
    without = 2  # the Priest, and Fairy in spring or favoured Brian in summer
    scene.rolls(*[1] * without)
    scene.play("Ann", "use priest")
    assert [len(dice(scene, name)) for name in scene.names] == [4, 4, 4, 4]
    points = {SPRING: [0, 1, 1, 0], SUMMER: [0, 0, 1, 1]}
    assert [scene.vp(name) for name in scene.names] == points[phase]


@pytest.mark.rule("KB-1032", "KB-1063")
def test_a_priest_with_a_bonus_die_receives_the_point_himself() -> None:
    scene = season("priest")
    scene.give("Ann", stands="farm")
    roll(scene, 1, 1, 1, 5, *HIGH, *HIGH)
    scene.rolls(4, 4)
    scene.play("Ann", "use priest")
    assert dice(scene, "Ann") == [1, 1, 1, 5]
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-1032")
def test_the_priest_may_keep_his_blessing() -> None:
    scene = season("priest")
    scene.give("Brian", stands="farm")
    roll(scene, 1, 1, 1, *HIGH, 6, *HIGH)
    scene.play("Ann", "decline")
    assert [len(dice(scene, name)) for name in scene.names] == [3, 4, 3]
    assert scene.vp("Brian") == 0


@pytest.mark.rule("KB-1063")
def test_dice_of_the_blessing_fall_in_the_old_order_and_count_for_the_new_one() -> None:
    scene = season("priest")
    scene.state.order = [2, 0, 1]
    roll(scene, 3, 3, 3, 1, 1, 4, 2, 2, 4)  # Cindy 9, Ann 6, Brian 8
    scene.rolls(1, 6, 3)  # Cindy 10, Ann 12, Brian 11
    scene.play("Ann", "use priest")
    assert [dice(scene, name)[3] for name in ("Cindy", "Ann", "Brian")] == [1, 6, 3]
    assert scene.order() == ["Cindy", "Brian", "Ann"]


@pytest.mark.rule("KB-1063")
def test_neither_die_nor_point_of_the_blessing_can_be_refused() -> None:
    scene = season("priest")
    scene.give("Brian", stands="farm")
    roll(scene, 1, 1, 1, *HIGH, 6, *HIGH)
    scene.rolls(2, 2)
    scene.play("Ann", "use priest")
    assert scene.state.over()


@pytest.mark.rule("KB-1063")
def test_dice_of_the_blessing_allow_no_dice_effects() -> None:
    scene = season("priest")
    scene.give("Brian", governor="trickster")
    scene.give("Cindy", stands="chapel")
    roll(scene, 1, 1, 1, 1, 3, 4, 2, 2, 2)
    scene.play("Cindy", "done")
    scene.rolls(2, 2, 1)  # Brian has a 2 now, Cindy a total of 7
    scene.play("Ann", "use priest")
    assert scene.state.over()
    assert dice(scene, "Brian") == [1, 3, 4, 2]


# Heiress


@pytest.mark.rule("KB-1037")
@pytest.mark.parametrize(("rolled", "gold"), [((1, 2, 6), 1), ((1, 3, 6), 0)])
def test_the_heiress_receives_gold_at_9_or_less(rolled: tuple[int, int, int], gold: int) -> None:
    scene = season("heiress")
    roll(scene, *rolled, 1, 1, 1, *HIGH)
    assert scene.goods("Ann") == (gold, 0, 0)
    assert scene.goods("Brian") == (0, 0, 0)


@pytest.mark.rule("KB-1037")
def test_the_heiress_inherits_after_all_rerolls() -> None:
    scene = season("heiress")
    scene.give("Brian", stands="statue")
    roll(scene, 1, 1, 1, 4, 4, 4, *HIGH)
    assert scene.asked() == ("dice_effect", ["Brian"])
    assert scene.goods("Ann") == (0, 0, 0)
    scene.play("Brian", "done")
    assert scene.goods("Ann") == (1, 0, 0)


# The total that counts in the second round


@pytest.mark.rule("KB-1059")
@pytest.mark.parametrize("governor", ["prince", "priest", "heiress"])
def test_the_total_is_that_after_the_rerolls(governor: str) -> None:
    scene = season(governor)
    scene.give("Ann", stands="chapel")
    roll(scene, 1, 1, 2, *HIGH, *HIGH, 5, 5, 6)
    scene.play("Ann", "use chapel")
    assert scene.state.over()
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1059")
def test_a_reroll_can_bring_the_total_down_for_the_heiress() -> None:
    scene = season("heiress")
    scene.give("Ann", stands="statue")
    roll(scene, 4, 4, 4, *HIGH, *HIGH, 1)
    scene.play("Ann", "statue rerolls player die")
    assert scene.goods("Ann") == (1, 0, 0)  # 1 + 4 + 4 = 9


@pytest.mark.rule("KB-1059")
@pytest.mark.parametrize(
    ("governor", "rolled"), [("prince", (2, 2, 2, 3)), ("priest", (2, 2, 2, 3)), ("heiress", (2, 2, 2, 4))]
)
def test_bonus_dice_are_part_of_the_total(governor: str, rolled: tuple[int, int, int, int]) -> None:
    scene = season(governor)
    scene.give("Ann", favoured=True)
    roll(scene, *rolled, *HIGH, *HIGH)
    assert scene.state.over()
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1059", "KB-1063")
@pytest.mark.parametrize(("blessing", "usable"), [(5, True), (6, False)])
def test_a_die_of_the_blessing_counts_for_a_prince_who_comes_later(blessing: int, usable: bool) -> None:
    scene = season("priest")
    scene.give("Brian", governor="prince")
    roll(scene, 1, 1, 1, 1, 1, 1, *HIGH)
    scene.rolls(1, blessing, 1)
    scene.play("Ann", "use priest")
    assert (scene.asked() == ("total_effect", ["Brian"])) is usable


@pytest.mark.rule("KB-1059")
def test_a_prince_who_comes_before_the_priest_acts_on_his_own_dice() -> None:
    scene = season("prince")
    scene.give("Brian", governor="priest")
    roll(scene, 1, 1, 1, 1, 1, 1, *HIGH)
    scene.play("Ann", "use prince")
    scene.rolls(2, 2, 2)
    scene.play("Brian", "use priest")
    assert dice(scene, "Ann") == [3, 4, 6, 2]


@pytest.mark.rule("KB-1059")
@pytest.mark.parametrize(("order", "gold"), [([0, 1, 2], 0), ([1, 0, 2], 1)])
def test_the_heiress_is_judged_when_her_turn_comes(order: list[int], gold: int) -> None:
    scene = season("priest")
    scene.give("Brian", governor="heiress")
    scene.state.order = order
    roll(scene, 1, 1, 4, 1, 1, 4, *HIGH)
    scene.rolls(4, 4, 4)  # the Heiress has 6 before and 10 after the blessing
    scene.play("Ann", "use priest")
    assert scene.goods("Brian") == (gold, 0, 0)


# Several effects on the same dice


@pytest.mark.rule("KB-316", "KB-1060")
def test_the_philosophers_reroll_does_not_bring_a_used_chapel_back() -> None:
    scene = season("philosopher")
    scene.give("Ann", only="chapel")
    roll(scene, 1, 1, 2, *HIGH, *HIGH)
    scene.rolls(1, 2, 2)
    scene.play("Ann", "use chapel")
    scene.rolls(1, 1, 3)
    scene.play("Ann", "use philosopher")
    assert scene.state.over()  # a total of 5, but both rerolls are used
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-316", "KB-1078")
def test_the_tricksters_turn_does_not_bring_a_used_chapel_back() -> None:
    scene = season("trickster")
    scene.give("Ann", only="chapel")
    roll(scene, 1, 1, 2, *HIGH, *HIGH)
    scene.rolls(1, 2, 3)
    scene.play("Ann", "use chapel", "turn player die to 1")
    assert scene.state.over()  # a total of 5, but the Chapel is used
    assert dice(scene, "Ann") == [1, 1, 3]


@pytest.mark.rule("KB-1032", "KB-330")
def test_a_die_of_the_blessing_influences_like_any_bonus_die() -> None:
    scene = season("priest")
    roll(scene, 1, 1, 5, *HIGH, *HIGH)
    scene.rolls(3, 3, 3)
    scene.play("Ann", "use priest")
    scene.run(BEGIN_INFLUENCE)
    assert {"4 = 1+b3", "10 = 1+1+5+b3"} <= set(scene.options("Ann"))


@pytest.mark.rule("KB-311")
def test_rolled_dice_come_to_light() -> None:
    scene = season("philosopher")
    roll(scene, 1, 1, 2, *HIGH, *HIGH)
    scene.rolls(1, 2, 2)
    scene.play("Ann", "use philosopher")
    assert scene.came_to_light() == ["kb-dice"] * 4
