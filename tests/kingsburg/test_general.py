"""KB-1201, KB-1204 to KB-1211 and KB-1216: what counts as goods; order and frequency of effects."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import king, phase_end, recruit, roll, winter
from tafelrunde.games.kingsburg.rules.advisors import AUDIENCE
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.influence import BEGIN_INFLUENCE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, RECRUIT_PHASE, SPRING, SUMMER, WINTER_PHASE

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])
# In the first edition these rules hold because KB-1216 takes them over from the second.
taken_over = pytest.mark.parametrize("edition", [pytest.param("1e", marks=pytest.mark.rule("KB-1216")), "2e"])


def alone(phase: int, edition: str = "2e", modules: tuple[int, ...] = (), year: int = 1, **ann: Any) -> Scene:
    """Ann has what the test is about; Brian and Cindy have nothing."""
    scene = Scene("Ann Brian Cindy", year=year, phase=phase, edition=edition, modules=modules)
    scene.give("Ann", **ann)
    return scene


def phase_ends(scene: Scene, phase: int) -> None:
    """Another productive phase begins and comes to its end for Ann, without any advisor or building."""
    scene.state.phase = phase
    scene.run(roll.PHASE_BEGINS, "Ann")
    scene.run(phase_end.END_OF_PHASE, "Ann")


# --- goods ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1201")
@both_editions
def test_tokens_and_soldiers_are_no_goods_when_the_king_compares(edition: str) -> None:
    """One good each is a tie for Ann and Brian, whatever tokens and soldiers Ann has; Cindy has two goods."""
    scene = alone(5, edition, gold=1, plus_two=3, soldiers=4)
    scene.give("Brian", stone=1)
    scene.give("Cindy", wood=2)
    scene.run(king.ENVOY)
    assert scene.envoy() is None
    scene.run(king.FAVOUR)
    assert scene.asked() == ("favour_good", ["Ann"])


@pytest.mark.rule("KB-1201")
@both_editions
def test_the_alchemist_takes_neither_tokens_nor_soldiers(edition: str) -> None:
    scene = alone(SPRING, edition, plus_two=2, soldiers=2)
    scene.occupy("Ann", 6)
    scene.run(AUDIENCE)
    assert scene.asked() == ("", [])
    assert (scene.goods("Ann"), scene.player("Ann").plus_two) == ((0, 0, 0), 2)


@pytest.mark.rule("KB-1201")
@both_editions
def test_tokens_recruit_nobody(edition: str) -> None:
    scene = alone(RECRUIT_PHASE, edition, gold=1, plus_two=4)
    scene.run(recruit.RECRUIT, "Ann")
    assert scene.asked() == ("", [])


@pytest.mark.rule("KB-1201")
@both_editions
def test_the_cathedral_and_the_tie_break_count_no_tokens(edition: str) -> None:
    """Three goods are 1 VP, tokens or not; with equal points Brian's four goods beat Ann's three and five tokens."""
    scene = alone(WINTER_PHASE, edition, year=5, stands="cathedral", gold=3, plus_two=5, soldiers=5, vp=9)
    scene.give("Brian", wood=4, vp=10)
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 10
    assert scene.state.winners() == [scene.seat("Brian")]


# --- order ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1204")
@both_editions
def test_effects_of_several_players_come_in_turn_order(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SUMMER, edition=edition)
    scene.state.order = [2, 0, 1]
    for name in scene.names:
        scene.give(name, stands="embassy", gold=1)
    scene.run(rules.EACH_END_OF_PHASE)
    scene.play("Cindy", "town hall for gold")
    scene.play("Ann", "town hall for gold")
    scene.play("Brian", "done")
    assert [event.args["seat"] for event in scene.told("kb-scores")] == [2, 2, 0, 0, 1]


@pytest.mark.rule("KB-1204")
@both_editions
def test_gains_and_rerolls_of_several_players_come_in_turn_order(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.state.order = [1, 2, 0]
    for name in scene.names:
        scene.give(name, stands="merchants_guild statue")
    scene.rolls(*[4] * 12)
    scene.run(rules.ROLL_AND_ORDER)
    assert [event.args["seat"] for event in scene.told("kb-gains")] == [1, 2, 0]
    for name in ("Brian", "Cindy", "Ann"):
        assert scene.asked() == ("dice_effect", [name])
        scene.play(name, "done")


@pytest.mark.rule("KB-1205")
@taken_over
def test_a_player_chooses_the_order_of_his_own_effects(edition: str) -> None:
    """1 1 1: Statue and Chapel are both usable, and either may come first."""
    for first, then, rolled in (("statue rerolls player die", "use chapel", [2]), ("use chapel", "", [3, 3, 4])):
        scene = alone(SPRING, edition, stands="chapel", dice=[1, 1, 1])
        scene.run(roll.DICE_EFFECT, "Ann")
        assert scene.options("Ann") == ["done", "statue rerolls player die", "use chapel"]
        scene.rolls(*rolled)
        scene.play("Ann", first)
        assert scene.options("Ann") == (["done", then] if then else [])


@pytest.mark.rule("KB-1205")
@taken_over
def test_after_each_effect_the_conditions_of_the_others_are_checked_again(edition: str) -> None:
    """2 2 2 2 is 8, too much for the Chapel, until the Statue makes it 7. A Chapel's 5 5 5 lets the Statue work."""
    scene = alone(SPRING, edition, stands="chapel", dice=[2, 2, 2, 2])
    scene.run(roll.DICE_EFFECT, "Ann")
    assert "use chapel" not in scene.options("Ann")
    scene.rolls(1)
    scene.play("Ann", "statue rerolls bonus die")
    assert scene.options("Ann") == ["done", "use chapel"]
    scene = alone(SPRING, edition, stands="chapel", dice=[1, 2, 3])
    scene.run(roll.DICE_EFFECT, "Ann")
    assert scene.options("Ann") == ["done", "use chapel"]
    scene.rolls(5, 5, 5)
    scene.play("Ann", "use chapel")
    assert scene.options("Ann") == ["done", "statue rerolls player die"]


@pytest.mark.rule("KB-1205")
def test_an_effect_may_pay_for_another() -> None:
    """No gold for Goldsmith or Town Hall until the Sawmill has turned the wood into two."""
    scene = alone(SUMMER, modules=(1,), stands="goldsmith town_hall", wood=1)
    scene.run(phase_end.PRICED_EFFECTS, "Ann")
    assert scene.options("Ann") == ["done", "town hall for wood", "use sawmill"]
    scene.play("Ann", "use sawmill")
    assert scene.options("Ann") == ["done", "town hall for gold", "use goldsmith"]
    scene.play("Ann", "use goldsmith", "town hall for gold")
    assert (scene.vp("Ann"), scene.player("Ann").soldiers, scene.goods("Ann")) == (2, 1, (0, 0, 0))


# --- optional or not --------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1206", "KB-1216")
@both_editions
def test_rerolls_the_market_and_the_town_hall_are_optional(edition: str) -> None:
    """In the first edition because their own rules say "may"."""
    scene = alone(SPRING, edition, stands="chapel", dice=[2, 2, 2])
    scene.run(roll.DICE_EFFECT, "Ann")
    scene.play("Ann", "done")
    assert scene.player("Ann").dice == [2, 2, 2]
    scene = alone(SPRING, edition, stands="market", dice=[4, 6, 6])
    scene.give("Brian", dice=[6, 6, 6])
    scene.run(BEGIN_INFLUENCE)
    assert {"3 = 4-m", "4 = 4", "5 = 4+m"} <= set(scene.options("Ann"))
    scene = alone(SPRING, edition, stands="town_hall", gold=1)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    scene.play("Ann", "done")
    assert (scene.vp("Ann"), scene.goods("Ann")) == (0, (1, 0, 0))


@pytest.mark.rule("KB-1206")
def test_the_trades_of_row_a_are_optional() -> None:
    scene = alone(SUMMER, modules=(1,), stands="goldsmith", gold=1, wood=1, stone=1)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    scene.play("Ann", "done")
    assert (scene.vp("Ann"), scene.goods("Ann"), scene.player("Ann").soldiers) == (0, (1, 1, 1), 0)


@pytest.mark.rule("KB-1206", "KB-1210")
def test_the_penalty_of_the_farm_cannot_be_declined() -> None:
    """Ann rolls no bonus die all year and still fights with 1 less: 2 soldiers - 1 against goblins 2 is a defeat."""
    scene = Scene("Ann Brian Cindy", phase=SPRING, decline_bonus_dice=True)
    scene.give("Ann", stands="farm", soldiers=1)
    scene.run(rules.ROLL_AND_ORDER)
    scene.rolls(*[3] * 9)
    scene.play("Ann", "bonus dice 0")
    assert scene.player("Ann").dice == [3, 3, 3]
    scene.enemy("i_goblins_2")
    scene.rolls(1)
    scene.run(winter.WINTER)
    assert scene.asked() == ("", [])
    assert scene.buildings("Ann") == {"inn", "market"}


# --- how often --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KB-1207")
@taken_over
def test_statue_and_chapel_work_once_per_phase_and_again_in_the_next(edition: str) -> None:
    scene = alone(SPRING, edition, stands="chapel")
    for phase in (SPRING, SUMMER):
        scene.state.phase = phase
        scene.rolls(1, 1, 1, *[6] * 6)
        scene.run(rules.ROLL_AND_ORDER)
        scene.rolls(1, 1, 1)
        scene.play("Ann", "use chapel")
        assert scene.options("Ann") == ["done", "statue rerolls player die"]
        scene.rolls(1)
        scene.play("Ann", "statue rerolls player die")
        # Both conditions hold again: 1 1 1, total 3.
        assert scene.player("Ann").dice == [1, 1, 1]
        assert scene.asked() == ("", [])
        scene.run(AUDIENCE)


@pytest.mark.rule("KB-1207")
@taken_over
def test_the_market_works_once_per_phase_and_again_in_the_next(edition: str) -> None:
    scene = alone(SPRING, edition, stands="market")
    for phase in (SPRING, SUMMER):
        scene.state.phase = phase
        scene.rolls(2, 4, 4, *[6] * 6)
        scene.run(rules.PRODUCTIVE_PHASE)
        scene.play("Ann", "3 = 2+m")
        scene.play("Brian", "pass")
        scene.play("Cindy", "pass")
        assert scene.options("Ann") == ["pass", "4 = 4", "8 = 4+4"]
        scene.play("Ann", "pass", "build nothing")


@pytest.mark.rule("KB-1207")
@taken_over
def test_the_town_hall_works_once_per_phase_and_again_in_the_next(edition: str) -> None:
    scene = alone(SPRING, edition, stands="town_hall", gold=3, plus_two=1)
    for phase, points in ((SPRING, 1), (SUMMER, 2)):
        phase_ends(scene, phase)
        scene.play("Ann", "town hall for gold")
        assert scene.asked() == ("", [])
        assert scene.vp("Ann") == points


@pytest.mark.rule("KB-1207")
@pytest.mark.parametrize("trade", ["use sawmill", "use quarry", "use goldsmith"])
def test_each_trade_of_row_a_works_once_per_phase_and_again_in_the_next(trade: str) -> None:
    scene = alone(SPRING, modules=(1,), stands="mint", gold=3, wood=3, stone=3)
    for phase in (SPRING, SUMMER):
        phase_ends(scene, phase)
        scene.play("Ann", trade)
        left = {"use sawmill", "use quarry", "use goldsmith"} - {trade}
        assert set(scene.options("Ann")) == {"done", *left}


@pytest.mark.rule("KB-1208")
@taken_over
def test_barracks_and_crane_work_each_time(edition: str) -> None:
    """Three goods, three soldiers. With the Crane a Church for 2G 1W 2S and, by envoy, a Cathedral for 4G 3S."""
    scene = alone(RECRUIT_PHASE, edition, stands="barracks", gold=1, wood=1, stone=1)
    scene.run(recruit.RECRUIT, "Ann")
    scene.play("Ann", "recruit for gold", "recruit for wood", "recruit for stone")
    assert scene.player("Ann").soldiers == 3
    scene = alone(SPRING, edition, stands="crane chapel", gold=6, wood=1, stone=5, envoy=True)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build church", "build cathedral by envoy")
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1208")
@taken_over
def test_the_stable_works_each_time(edition: str) -> None:
    """Sergeant 1 + 1, General 2 + 1, King 1 + 1 in one phase: 7 soldiers."""
    scene = alone(SPRING, edition, stands="stable")
    scene.occupy("Ann", 5, 10, 18)
    scene.run(AUDIENCE)
    assert scene.player("Ann").soldiers == 7


@pytest.mark.rule("KB-1208")
def test_the_recruiting_center_works_each_time() -> None:
    scene = alone(RECRUIT_PHASE, modules=(1,), stands="recruiting_center", plus_two=3, gold=1)
    scene.run(recruit.RECRUIT, "Ann")
    scene.play("Ann", "recruit for token token", "recruit for gold token")
    assert (scene.player("Ann").soldiers, scene.player("Ann").plus_two) == (2, 0)


@pytest.mark.rule("KB-1209")
@both_editions
@pytest.mark.parametrize(("year", "points"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 3)])
def test_the_cathedral_works_once_at_the_end_of_the_game(year: int, points: int, edition: str) -> None:
    scene = alone(AUTUMN, edition, year=year, stands="cathedral", gold=3, wood=2, stone=1)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.vp("Ann") == 0
    scene.state.phase = WINTER_PHASE
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == points


@pytest.mark.rule("KB-1209")
def test_the_mint_works_permanently() -> None:
    scene = alone(SPRING, modules=(1,), stands="mint", wood=9)
    for year in (1, 2, 5):
        scene.state.year = year
        for phase in (SPRING, SUMMER, AUTUMN):
            phase_ends(scene, phase)
            assert "use sawmill" in scene.options("Ann")
            scene.play("Ann", "use sawmill", "done")
    assert scene.goods("Ann") == (18, 0, 0)


@pytest.mark.rule("KB-1210")
@both_editions
@pytest.mark.parametrize(
    ("stands", "soldiers", "strength", "points"),
    [
        # The Fortress strengthens although no victory pays its point; on a victory it does both.
        ("fortress", 0, 2, 0),
        ("fortress", 3, 5, 2),
        # The Stone Wall strengthens to the draw that it then turns into a victory, or to a defeat.
        ("stone_wall", 1, 3, 1),
        ("stone_wall", 0, 2, 0),
    ],
)
def test_two_effects_of_a_building_are_independent(
    stands: str, soldiers: int, strength: int, points: int, edition: str
) -> None:
    """Goblins 3, which take 1 gold and a building; one soldier of the King. Points: strongest victor, Fortress."""
    scene = alone(WINTER_PHASE, edition, only=stands, soldiers=soldiers)
    scene.enemy("i_goblins_3")
    scene.rolls(1)
    scene.run(winter.WINTER)
    assert scene.player("Ann").strength == strength
    lost = {"fortress": 4, "stone_wall": 2}[stands] if strength < 3 else 0
    assert scene.vp("Ann") == points - lost


@pytest.mark.rule("KB-1211")
@both_editions
def test_an_effect_whose_condition_is_not_met_cannot_be_used(edition: str) -> None:
    scene = alone(SPRING, edition, stands="chapel", dice=[2, 3, 3])
    scene.run(roll.DICE_EFFECT, "Ann")
    assert scene.asked() == ("", [])
    scene = alone(SPRING, edition, stands="town_hall")
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.asked() == ("", [])
    scene = alone(RECRUIT_PHASE, edition, stands="barracks", plus_two=1)
    scene.run(recruit.RECRUIT, "Ann")
    assert scene.asked() == ("", [])


@pytest.mark.rule("KB-1211")
@pytest.mark.parametrize("phase", [SPRING, AUTUMN])
def test_without_a_mint_row_a_waits_for_summer(phase: int) -> None:
    scene = alone(phase, modules=(1,), stands="goldsmith", gold=1, wood=1, stone=1)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.asked() == ("", [])
