"""The start of a productive phase, the roll and the new turn order (KB-301 to KB-311, KB-319 to KB-321)."""

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.event import EVERYBODY

each_season = pytest.mark.parametrize("season", [SPRING, SUMMER, AUTUMN])


@pytest.fixture(params=["1e", "2e"])
def edition(request: pytest.FixtureRequest) -> str:
    """A test that asks for the edition runs in both."""
    return str(request.param)


def every_die_was_rolled(scene: Scene) -> bool:
    """All the dice that the test laid ready were drawn, not one fewer."""
    script = scene.state.luck.script
    assert script is not None
    return scene.state.luck.script_at == len(script)


def everybody_passes(scene: Scene) -> None:
    while scene.state.question() == "influence":
        scene.play(scene.asked()[1][0], "pass")


def roll_and_order(scene: Scene, season: int, *dice: int) -> None:
    scene.state.phase = season
    scene.rolls(*dice)
    scene.run(rules.ROLL_AND_ORDER)


# The course of a phase


@each_season
@pytest.mark.rule("KB-301")
def test_every_season_is_roll_and_order_then_influence_then_receive_then_build_then_effects(
    edition: str, season: int
) -> None:
    scene = Scene("Ann Brian Cindy", phase=season, edition=edition)
    scene.give("Ann", gold=1, only="town_hall")
    scene.rolls(4, 6, 6, 3, 6, 6, 2, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    assert scene.order() == ["Cindy", "Brian", "Ann"]  # 14, 15, 16
    assert scene.asked() == ("influence", ["Cindy"])
    scene.play("Cindy", "2 = 2")
    scene.play("Brian", "3 = 3")
    scene.play("Ann", "4 = 4")
    assert scene.goods("Cindy") == (0, 0, 0)  # the Squire pays when all have passed
    everybody_passes(scene)
    assert scene.goods("Cindy") == (1, 0, 0)
    assert scene.asked() == ("advisor_goods", ["Ann"])  # the Merchant
    scene.play("Ann", "1W")
    assert scene.asked() == ("build", ["Brian"])  # Cindy cannot pay for anything
    scene.play("Brian", "build barricade")
    assert scene.asked() == ("build", ["Ann"])
    scene.play("Ann", "build nothing")
    assert scene.asked() == ("phase_end", ["Ann"])
    scene.play("Ann", "town hall for wood")
    assert scene.vp("Ann") == 1
    assert scene.state.over()  # nothing more belongs to this phase


@pytest.mark.rule("KB-302")
def test_neutral_dice_then_gains_then_the_roll_then_dice_effects_then_total_effects_then_the_order() -> None:
    scene = Scene("Ann Brian", modules=[2], house_governors=True)
    scene.give("Ann", only="chapel", governor="scout")
    scene.give("Brian", only="merchants_guild", governor="heiress")
    # Neutral 6 and 11, Ann 1 1 1, Brian 1 2 6.
    roll_and_order(scene, AUTUMN, 1, 2, 3, 5, 6, 1, 1, 1, 1, 2, 6)
    scene.rolls(6, 6, 5)
    scene.play("Ann", "use chapel")
    happened = [event.kind for event in scene.state.news or [] if event.audience == EVERYBODY]
    assert happened == [
        "kb-neutral",
        "kb-neutral",
        "kb-peeks",  # Ann's Scout
        "kb-gains",  # Brian's Guild
        "kb-dice",
        "kb-dice",
        "kb-dice",  # Ann's Chapel
        "kb-gains",  # Brian's Heiress, total 9
        "kb-order",
    ]
    assert scene.order() == ["Brian", "Ann"]  # 9 before 17


@pytest.mark.rule("KB-302", "KB-309")
def test_bonus_dice_are_declared_after_neutral_dice_and_gains_and_before_the_roll() -> None:
    scene = Scene("Ann Brian", decline_bonus_dice=True)
    scene.give("Ann", only="farm")
    scene.give("Brian", only="merchants_guild")
    roll_and_order(scene, SUMMER, 1, 2, 3, 5, 6)
    assert scene.asked() == ("bonus_dice", ["Ann"])
    assert [group["advisor"] for group in scene.state.view(None)["court"]] == ["alchemist", "swordsmith"]
    assert scene.goods("Brian") == (1, 0, 0)
    assert scene.player("Ann").dice == []
    assert scene.player("Brian").dice == []


# Gains at the start


@each_season
@pytest.mark.rule("KB-303")
def test_the_merchants_guild_pays_its_owner_one_gold_before_the_roll(edition: str, season: int) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Brian", stands="merchants_guild", gold=2)
    # The Guild stands at the end of the row, so Brian has a Farm too and rolls four dice.
    roll_and_order(scene, season, 1, 2, 3, 4, 5, 6, 6, 4, 5, 5)
    assert scene.goods("Brian") == (3, 0, 0)
    assert scene.goods("Ann") == scene.goods("Cindy") == (0, 0, 0)
    assert [event.kind for event in scene.state.news or []][:2] == ["kb-gains", "kb-dice"]


@pytest.mark.rule("KB-304")
def test_the_guilds_gold_comes_by_itself_in_every_season(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="merchants_guild")
    for season, gold in ((SPRING, 1), (SUMMER, 2), (AUTUMN, 3)):
        roll_and_order(scene, season, 1, 2, 3, 4, 5, 6, 2, 3, 5)
        assert scene.state.over()  # nobody was asked anything
        assert scene.goods("Ann") == (gold, 0, 0)


# Bonus dice


@each_season
@pytest.mark.rule("KB-305")
def test_a_farm_gives_its_owner_a_bonus_die_in_every_season(edition: str, season: int) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Brian", stands="farm")
    roll_and_order(scene, season, 1, 2, 3, 4, 5, 6, 6, 2, 2, 5)
    assert every_die_was_rolled(scene)
    assert scene.player("Ann").dice == [1, 2, 3]
    assert scene.player("Brian").dice == [4, 5, 6, 6]
    assert scene.player("Cindy").dice == [2, 2, 5]


@pytest.mark.rule("KB-306")
def test_bonus_dice_of_favour_and_farm_add_up(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="farm", favoured=True)
    roll_and_order(scene, SPRING, 1, 2, 3, 4, 5, 6, 6, 6, 2, 2, 5)
    assert every_die_was_rolled(scene)
    assert scene.player("Ann").dice == [1, 2, 3, 4, 5]


@pytest.mark.rule("KB-306")
def test_bonus_dice_of_fairy_and_farm_add_up() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.give("Ann", only="farm", governor="fairy")
    roll_and_order(scene, SUMMER, 1, 2, 3, 4, 5, 6, 6, 6, 2, 2, 5)
    assert every_die_was_rolled(scene)
    assert scene.player("Ann").dice == [1, 2, 3, 4, 5]


@pytest.mark.rule("KB-306")
def test_more_bonus_dice_than_the_six_in_the_box_can_be_rolled() -> None:
    names = "Ann Brian Cindy David Erin"
    scene = Scene(names)
    for name in names.split():
        scene.give(name, only="farm", favoured=True)
    roll_and_order(scene, SPRING, *[1, 2, 3, 4, 5] * 5)
    assert [scene.player(name).dice for name in names.split()] == [[1, 2, 3, 4, 5]] * 5


@pytest.mark.rule("KB-307")
def test_a_farm_erected_in_this_phase_gives_a_die_from_the_next_phase_on(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", stands="market", gold=2, wood=3, stone=1)
    scene.rolls(1, 2, 3, 4, 5, 6, 2, 3, 5)
    scene.run(rules.PRODUCTIVE_PHASE)
    everybody_passes(scene)
    scene.play("Ann", "build farm")
    assert scene.state.over()
    assert scene.player("Ann").dice == []
    assert scene.player("Ann").bonus_dice == 0
    roll_and_order(scene, SUMMER, 1, 2, 3, 4, 4, 5, 6, 2, 3, 5)
    assert every_die_was_rolled(scene)
    assert scene.player("Ann").dice == [1, 2, 3, 4]


@pytest.mark.rule("KB-307")
def test_a_guild_erected_in_this_phase_pays_from_the_next_phase_on(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", only="inn market farm", gold=3, wood=1, stone=2)
    scene.rolls(1, 2, 3, 4, 4, 5, 6, 2, 3, 5)
    scene.run(rules.PRODUCTIVE_PHASE)
    everybody_passes(scene)
    scene.play("Ann", "build merchants guild")
    assert scene.state.over()
    assert scene.goods("Ann") == (0, 0, 0)
    roll_and_order(scene, SUMMER, 1, 2, 3, 4, 4, 5, 6, 2, 3, 5)
    assert scene.goods("Ann") == (1, 0, 0)


@pytest.mark.rule("KB-308")
def test_bonus_dice_go_back_after_the_advisors_have_paid(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", favoured=True, only="farm", wood=1)
    scene.rolls(1, 2, 3, 4, 6, 5, 5, 6, 5, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "7 = 3+b4")
    everybody_passes(scene)
    assert scene.asked() == ("advisor_goods", ["Ann"])
    assert [group["dice"] for group in scene.state.view(None)["court"]] == [[3, 4]]
    scene.play("Ann", "1G")
    assert scene.asked() == ("build", ["Ann"])
    seen = scene.state.view(None)
    assert seen["players"][0]["bonus_dice"] == []
    assert seen["players"][0]["bonus_dice_to_roll"] == 0
    assert seen["court"] == []


@pytest.mark.rule("KB-308")
def test_a_favour_die_serves_in_spring_and_not_again_in_summer(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.give("Ann", favoured=True)
    scene.rolls(1, 2, 3, 4, 5, 5, 6, 5, 6, 6)
    scene.run(rules.PRODUCTIVE_PHASE)
    assert scene.player("Ann").dice == [1, 2, 3, 4]
    everybody_passes(scene)
    roll_and_order(scene, SUMMER, 1, 2, 3, 5, 5, 6, 5, 6, 6)
    assert every_die_was_rolled(scene)
    assert scene.player("Ann").dice == [1, 2, 3]


# Declining bonus dice


@pytest.mark.rule("KB-309")
def test_all_bonus_dice_are_rolled_without_a_question(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="farm", favoured=True)
    roll_and_order(scene, SPRING, 1, 2, 3, 4, 5, 6, 6, 6, 2, 2, 5)
    assert scene.state.over()
    assert len(scene.player("Ann").dice) == 5


@pytest.mark.rule("KB-309")
def test_with_the_option_each_entitled_player_says_openly_how_many_he_rolls_in_old_order() -> None:
    scene = Scene("Ann Brian Cindy David", modules=[2], decline_bonus_dice=True)
    scene.state.order = [2, 0, 1, 3]
    scene.give("Ann", only="farm", governor="fairy")
    scene.give("Cindy", only="farm")
    scene.give("David", governor="fairy")
    roll_and_order(scene, SUMMER)
    assert scene.asked() == ("bonus_dice", ["Cindy"])
    assert scene.options("Cindy") == ["bonus dice 0", "bonus dice 1"]
    scene.play("Cindy", "bonus dice 0")
    assert scene.asked() == ("bonus_dice", ["Ann"])
    assert [event.audience for event in scene.told("kb-bonus-dice")] == [EVERYBODY]
    assert scene.state.view(None)["players"][2]["bonus_dice_to_roll"] == 0
    assert scene.options("Ann") == ["bonus dice 0", "bonus dice 1", "bonus dice 2"]
    scene.play("Ann", "bonus dice 1")
    assert scene.asked() == ("bonus_dice", ["David"])  # Brian has none to decline
    scene.rolls(1, 2, 3, 3, 4, 5, 6, 6, 6, 2, 2, 2, 5, 6)
    scene.play("David", "bonus dice 1")
    assert every_die_was_rolled(scene)
    dice = [scene.player(name).dice for name in ("Cindy", "Ann", "Brian", "David")]
    assert dice == [[1, 2, 3], [3, 4, 5, 6], [6, 6, 2], [2, 2, 5, 6]]


@pytest.mark.rule("KB-309")
def test_a_declined_favour_die_is_lost_and_a_farm_gives_its_die_anew_in_the_next_phase() -> None:
    scene = Scene("Ann Brian Cindy", decline_bonus_dice=True)
    scene.give("Ann", only="farm", favoured=True)
    roll_and_order(scene, SPRING)
    scene.rolls(1, 2, 3, 4, 5, 6, 2, 3, 5)
    scene.play("Ann", "bonus dice 0")
    assert every_die_was_rolled(scene)
    roll_and_order(scene, SUMMER)
    assert scene.options("Ann") == ["bonus dice 0", "bonus dice 1"]


@pytest.mark.rule("KB-309")
def test_who_declined_his_bonus_die_does_not_count_as_having_one_for_the_blessing() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2], decline_bonus_dice=True)
    scene.give("Ann", only="farm")
    scene.give("Brian", governor="priest")
    scene.give("Cindy", only="farm")
    roll_and_order(scene, SPRING)
    scene.play("Ann", "bonus dice 0")
    scene.rolls(4, 5, 6, 1, 2, 3, 4, 4, 4, 4)
    scene.play("Cindy", "bonus dice 1")
    scene.rolls(6, 5)
    scene.play("Brian", "use priest")
    assert scene.player("Ann").dice == [4, 5, 6, 6]
    assert scene.player("Cindy").dice == [4, 4, 4, 4]
    assert (scene.vp("Ann"), scene.vp("Brian"), scene.vp("Cindy")) == (0, 0, 1)


@pytest.mark.rule("KB-309")
def test_declining_bonus_dice_is_no_option_of_the_first_edition() -> None:
    with pytest.raises(OptionError, match="second edition"):
        Scene("Ann Brian", edition="1e", decline_bonus_dice=True)


# The roll


@pytest.mark.rule("KB-310")
def test_all_players_have_rolled_before_anybody_rerolls(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="chapel")
    scene.give("Cindy", favoured=True)
    roll_and_order(scene, SPRING, 1, 1, 2, 4, 5, 6, 2, 3, 5, 6)
    assert scene.asked() == ("dice_effect", ["Ann"])
    assert scene.player("Brian").dice == [4, 5, 6]
    assert scene.player("Cindy").dice == [2, 3, 5, 6]


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
@pytest.mark.rule("KB-311")
def test_rolled_dice_are_seen_by_everybody(edition: str, viewer: int | None) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Brian", only="farm")
    roll_and_order(scene, SPRING, 1, 2, 3, 4, 5, 6, 6, 2, 3, 5)
    players = scene.state.view(viewer)["players"]
    assert [player["dice"] for player in players] == [[1, 2, 3], [4, 5, 6], [2, 3, 5]]
    assert [player["bonus_dice"] for player in players] == [[], [6], []]
    assert [event.audience for event in scene.told("kb-dice")] == [EVERYBODY] * 3


# The new turn order


@pytest.mark.rule("KB-319")
def test_the_lowest_total_is_first_and_the_highest_last(edition: str) -> None:
    scene = Scene("Ann Brian Cindy David Erin", edition=edition)
    # 18, 4, 11, 3, 17
    roll_and_order(scene, SUMMER, 6, 6, 6, 1, 1, 2, 1, 4, 6, 1, 1, 1, 6, 6, 5)
    assert scene.order() == ["David", "Brian", "Cindy", "Erin", "Ann"]


@pytest.mark.rule("KB-319")
def test_bonus_dice_count_for_the_order_and_plus_two_tokens_do_not(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="farm")
    scene.give("Brian", plus_two=3)
    # Ann 6 + 4 = 10, Brian 8, Cindy 9
    roll_and_order(scene, SUMMER, 1, 2, 3, 4, 2, 2, 4, 2, 3, 4)
    assert scene.order() == ["Brian", "Cindy", "Ann"]


@pytest.mark.rule("KB-319")
def test_the_order_goes_by_the_dice_after_all_rerolls(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="chapel")
    roll_and_order(scene, SUMMER, 1, 1, 1, 2, 4, 4, 4, 4, 4)
    scene.rolls(3, 4, 4)
    scene.play("Ann", "use chapel")
    assert scene.order() == ["Brian", "Ann", "Cindy"]  # 10, 11, 12


@pytest.mark.rule("KB-319")
def test_the_order_goes_by_the_dice_after_the_second_round_too() -> None:
    scene = Scene("Ann Brian", modules=[2])
    scene.give("Ann", governor="prince")
    roll_and_order(scene, SUMMER, 1, 2, 3, 5, 6, 1, 2, 1, 4, 4, 4)
    scene.play("Ann", "use prince")
    assert scene.order() == ["Brian", "Ann"]  # 12 before 3 + 4 + 6 = 13


@pytest.mark.rule("KB-320")
def test_equal_totals_keep_their_place_of_the_old_order(edition: str) -> None:
    scene = Scene("Ann Brian Cindy David Erin", edition=edition)
    scene.state.order = [3, 1, 4, 0, 2]  # David, Brian, Erin, Ann, Cindy
    # In that order: 10, 9, 10, 9, 10
    roll_and_order(scene, AUTUMN, 2, 2, 6, 1, 3, 5, 3, 3, 4, 2, 3, 4, 1, 4, 5)
    assert scene.order() == ["Brian", "Ann", "David", "Erin", "Cindy"]


@pytest.mark.rule("KB-320")
def test_in_the_first_spring_equal_totals_keep_the_random_start_order(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.state.order = [2, 0, 1]
    scene.rolls(1, 2, 6, 2, 3, 4, 3, 3, 3)
    scene.run(rules.YEAR)
    for name in ("Cindy", "Ann", "Brian"):
        scene.play(name, "1S")  # the favour of year I
    assert scene.asked() == ("influence", ["Cindy"])
    assert scene.order() == ["Cindy", "Ann", "Brian"]


# Who draws which die


@pytest.mark.rule("KB-321")
def test_dice_are_drawn_player_by_player_in_the_old_order_own_dice_before_bonus_dice(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.state.order = [2, 0, 1]
    scene.give("Ann", favoured=True, only="farm")
    scene.give("Cindy", only="farm")
    roll_and_order(scene, SPRING, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6)
    assert every_die_was_rolled(scene)
    players = scene.state.view(None)["players"]
    assert [player["dice"] for player in players] == [[5, 6, 1], [4, 5, 6], [1, 2, 3]]
    assert [player["bonus_dice"] for player in players] == [[2, 3], [], [4]]


@pytest.mark.rule("KB-321")
def test_a_reroll_of_all_dice_draws_own_dice_before_bonus_dice(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", edition=edition)
    scene.give("Ann", only="farm chapel")
    roll_and_order(scene, SPRING, 1, 1, 1, 2, 4, 5, 6, 4, 5, 6)
    scene.rolls(3, 4, 5, 6)
    scene.play("Ann", "use chapel")
    ann = scene.state.view(None)["players"][0]
    assert (ann["dice"], ann["bonus_dice"]) == ([3, 4, 5], [6])


@pytest.mark.rule("KB-321")
def test_the_dice_of_the_blessing_are_drawn_in_the_old_order() -> None:
    scene = Scene("Ann Brian Cindy", modules=[2])
    scene.state.order = [2, 0, 1]
    scene.give("Ann", governor="priest")
    roll_and_order(scene, SPRING, 6, 6, 6, 1, 2, 3, 5, 5, 5)
    scene.rolls(2, 3, 4)
    scene.play("Ann", "use priest")
    assert [scene.player(name).dice[3] for name in ("Cindy", "Ann", "Brian")] == [2, 3, 4]
