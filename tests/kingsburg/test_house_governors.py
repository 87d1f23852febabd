"""The five invented governors: Diplomat, Countess, Trader, Scout, Engineer."""

from pathlib import Path
from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.components.box import BOX
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import phase_end, winter
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER, Setting
from tafelrunde.kernel.errors import IllegalMove


def province(governor: str, modules: tuple[int, ...] = (2,), phase: int = SPRING, **fields: Any) -> Scene:
    """Ann has the governor and comes first."""
    scene = Scene("Ann Brian Cindy", modules=[*modules], house_governors=True, phase=phase)
    scene.give("Ann", governor=governor, **fields)
    return scene


def fight(scene: Scene, year: int, enemy: str, reinforcements: int) -> None:
    scene.state.year = year
    scene.enemy(enemy)
    scene.rolls(reinforcements)
    scene.run(winter.WINTER)


def step_d(scene: Scene) -> None:
    """All build, Ann first."""
    scene.run(rules.EACH_BUILDS)


PLENTY = {"gold": 20, "wood": 20, "stone": 20}


# Diplomat


@pytest.mark.rule("KB-1040")
@pytest.mark.parametrize(
    ("die", "gold", "goods"),
    [
        (4, 0, (1, 0, 0)),  # 4 against 4 - 1: victory, 1G
        (3, 1, (1, 0, 0)),  # 3 against 3: draw
        (2, 1, (0, 0, 0)),  # 2 against 3: defeat
    ],
)
def test_the_enemy_counts_one_weaker_against_the_diplomat(die: int, gold: int, goods: tuple[int, int, int]) -> None:
    scene = province("diplomat", gold=gold)
    fight(scene, 2, "ii_orcs_4", die)  # reward 1G, penalty 2 goods and a building
    assert scene.goods("Ann") == goods


@pytest.mark.rule("KB-1040")
@pytest.mark.parametrize(
    ("year", "enemy", "die"), [(1, "i_zombies_4", 4), (2, "ii_zombies_5", 5), (3, "iii_zombies_6", 6)]
)
def test_the_diplomat_negotiates_in_each_winter(year: int, enemy: str, die: int) -> None:
    scene = province("diplomat")
    fight(scene, year, enemy, die)
    assert scene.vp("Ann") == 2  # 1 of the card, 1 as highest victor


@pytest.mark.rule("KB-1079")
def test_the_diplomat_changes_nobody_elses_comparison() -> None:
    scene = province("diplomat")
    scene.give("Cindy", soldiers=1)
    fight(scene, 1, "i_zombies_4", 3)
    # Ann 3 against 3 draws, Brian 3 against 4 loses 2 VP, Cindy 4 against 4 draws
    assert [scene.vp(name) for name in scene.names] == [0, -2, 0]


@pytest.mark.rule("KB-1079")
def test_the_diplomat_is_no_stronger_among_the_victors() -> None:
    scene = province("diplomat")
    scene.give("Brian", soldiers=1)
    fight(scene, 1, "i_zombies_4", 4)
    # Ann wins with 4, Brian with 5
    assert [scene.player(name).strength for name in scene.names] == [4, 5, 4]
    assert [scene.vp(name) for name in scene.names] == [1, 2, 0]


@pytest.mark.rule("KB-1079")
@pytest.mark.parametrize(("year", "enemy", "strength"), [(3, "iii_zombies_6", 2), (2, "ii_zombies_5", 3)])
def test_improvised_defenses_ignore_the_diplomat(year: int, enemy: str, strength: int) -> None:
    scene = province("diplomat", (1, 2), stands="improvised_defenses")
    fight(scene, year, enemy, 2)
    assert scene.player("Ann").strength == strength  # against a printed 6 they do not help, though it counts 5 here


# Countess


@pytest.mark.rule("KB-1041")
@pytest.mark.parametrize(
    ("stands", "points"),
    [("embassy", 2), ("embassy fortress merchants_guild", 6), ("church farm barracks stone_wall town_hall", 0)],
)
def test_the_countess_receives_two_points_for_each_full_row(stands: str, points: int) -> None:
    scene = province("countess", stands=stands)
    scene.state.year = 5
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == points


@pytest.mark.rule("KB-1041")
def test_rows_a_and_g_count_for_the_countess() -> None:
    scene = province("countess", (1, 2), stands="mint military_academy")
    scene.state.year = 5
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 4


@pytest.mark.rule("KB-1041")
def test_a_row_with_a_ruin_is_not_full() -> None:
    scene = province("countess", stands="embassy", vp=10)
    fight(scene, 5, "v_barbarians_8", 1)  # destroys the Embassy, 4 VP
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 6


@pytest.mark.rule("KB-1041", "KB-1007")
@pytest.mark.parametrize("year", [1, 4])
def test_the_countess_receives_nothing_before_the_games_end(year: int) -> None:
    scene = province("countess", stands="embassy")
    scene.state.year = year
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 0


@pytest.mark.rule("KB-1041", "KB-1076")
def test_the_minstrel_sings_after_the_countess() -> None:
    scene = province("minstrel", vp=10)
    scene.give("Brian", governor="countess", stands="embassy", vp=9)
    scene.give("Cindy", vp=10)
    scene.state.year = 5
    scene.run(rules.YEAR_END)
    assert scene.vp("Ann") == 12  # Brian has 11 by then


# Trader


@pytest.mark.rule("KB-1042")
def test_the_trader_exchanges_up_to_two_goods_at_the_end_of_summer() -> None:
    scene = province("trader", phase=SUMMER, gold=3)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert set(scene.options("Ann")) == {"done", "exchange gold for wood", "exchange gold for stone"}
    scene.play("Ann", "exchange gold for wood")
    assert set(scene.options("Ann")) == {
        "done",
        "exchange gold for wood",
        "exchange gold for stone",
        "exchange wood for gold",
        "exchange wood for stone",
    }
    scene.play("Ann", "exchange gold for stone")
    assert scene.goods("Ann") == (1, 1, 1)
    assert scene.state.over()


@pytest.mark.rule("KB-1042")
def test_the_trader_may_stop_after_one_exchange() -> None:
    scene = province("trader", phase=SUMMER, stone=2)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    scene.play("Ann", "exchange stone for wood", "done")
    assert scene.goods("Ann") == (0, 1, 1)
    assert scene.state.over()


@pytest.mark.rule("KB-1042")
@pytest.mark.parametrize("phase", [SPRING, AUTUMN])
def test_the_trader_exchanges_nothing_in_spring_and_autumn(phase: int) -> None:
    scene = province("trader", phase=phase, gold=3)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.state.over()


@pytest.mark.rule("KB-1042")
def test_a_trader_without_goods_is_not_asked_nor_is_anybody_else() -> None:
    scene = province("trader", phase=SUMMER)
    scene.give("Brian", gold=3)
    scene.run(rules.EACH_END_OF_PHASE)
    assert scene.state.over()


@pytest.mark.rule("KB-1042")
def test_the_trader_exchanges_in_every_summer() -> None:
    scene = province("trader", phase=SUMMER, gold=2)
    for year in (1, 2):
        scene.state.year = year
        scene.rolls(*[5, 6, 6] * 3)
        scene.run(rules.PRODUCTIVE_PHASE)
        while scene.asked()[0] != "phase_end":
            scene.play(scene.asked()[1][0], "pass" if scene.asked()[0] == "influence" else "build nothing")
        wanted = "gold for wood" if year == 1 else "wood for stone"
        scene.play("Ann", *["exchange " + wanted] * 2)
    assert scene.goods("Ann") == (0, 0, 2)


# Scout


@pytest.mark.rule("KB-1043")
def test_the_scout_peeks_at_the_start_of_autumn_before_the_roll() -> None:
    scene = province("scout", phase=AUTUMN)
    scene.enemy("i_zombies_4")
    scene.rolls(*[6] * 9)
    scene.run(rules.ROLL_AND_ORDER)
    kinds = [event.kind for event in scene.state.news or []]
    assert kinds.index("kb-peeked") < kinds.index("kb-dice")
    assert scene.state.view(0)["enemy"]["card"]["id"] == "i_zombies_4"


@pytest.mark.rule("KB-1043")
def test_only_the_scout_sees_the_card() -> None:
    scene = province("scout", phase=AUTUMN)
    scene.rolls(*[6] * 9)
    scene.run(rules.ROLL_AND_ORDER)
    assert [scene.state.view(viewer)["enemy"]["card"] for viewer in (None, 1, 2)] == [None, None, None]
    assert [[event.visible_to(seat) for seat in (0, 1, 2)] for event in scene.told("kb-peeked")] == [
        [True, False, False]
    ]
    assert scene.state.view(0)["enemy"]["shown"] is False


@pytest.mark.rule("KB-1043")
@pytest.mark.parametrize("phase", [SPRING, SUMMER])
def test_the_scout_does_not_peek_in_spring_and_summer(phase: int) -> None:
    scene = province("scout", phase=phase)
    scene.rolls(*[6] * 9)
    scene.run(rules.ROLL_AND_ORDER)
    assert scene.state.view(0)["enemy"]["card"] is None


# Engineer


@pytest.mark.rule("KB-1044")
def test_the_engineer_erects_another_building_for_its_cost_and_a_good() -> None:
    scene = province("engineer", wood=3, stone=1)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade")
    # 2W 1S left: Palisade costs 2W, Crane 1W 1S, and a good on top
    assert set(scene.options("Ann")) == {
        "build nothing",
        "build palisade by engineer for stone",
        "build crane by engineer for wood",
    }
    scene.play("Ann", "build palisade by engineer for stone")
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.buildings("Ann") == {"barricade", "palisade"}
    assert scene.state.over()


@pytest.mark.rule("KB-1044")
def test_the_engineers_extra_good_is_of_his_choice_and_the_points_are_scored() -> None:
    scene = province("engineer", **PLENTY)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade")
    assert {move for move in scene.options("Ann") if "statue" in move} == {
        "build statue by engineer for gold",
        "build statue by engineer for wood",
        "build statue by engineer for stone",
    }
    scene.play("Ann", "build statue by engineer for gold")
    assert scene.goods("Ann") == (17, 19, 20)
    assert scene.vp("Ann") == 3


@pytest.mark.rule("KB-1044")
def test_the_engineer_comes_directly_after_his_building() -> None:
    scene = province("engineer", **PLENTY)
    scene.give("Brian", **PLENTY)
    step_d(scene)
    scene.play("Ann", "build barricade")
    assert scene.asked() == ("build_further", ["Ann"])
    scene.play("Ann", "build crane by engineer for stone")
    assert scene.asked() == ("build", ["Brian"])


@pytest.mark.rule("KB-1044")
def test_without_a_building_of_his_own_the_engineer_erects_none() -> None:
    scene = province("engineer", **PLENTY)
    scene.give("Brian", **PLENTY)
    step_d(scene)
    scene.play("Ann", "build nothing")
    assert scene.asked() == ("build", ["Brian"])
    scene.play("Brian", "build barricade")  # another's building gives him nothing
    assert scene.state.over()


@pytest.mark.rule("KB-1044")
def test_nobody_else_builds_by_engineer() -> None:
    scene = province("engineer")
    scene.give("Brian", **PLENTY)
    step_d(scene)
    scene.play("Brian", "build barricade")
    assert scene.state.over()


@pytest.mark.rule("KB-1044", "KB-1007")
def test_the_engineer_works_once_a_year() -> None:
    scene = province("engineer", **PLENTY)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade", "build crane by engineer for wood")
    assert scene.state.over()
    scene.state.phase = SUMMER
    scene.rolls(*[5, 6, 6] * 3)
    scene.run(rules.PRODUCTIVE_PHASE)
    while scene.asked()[0] == "influence":
        scene.play(scene.asked()[1][0], "pass")
    scene.play("Ann", "build statue")
    assert scene.state.over()
    scene.run(rules.NEXT_YEAR)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build inn")
    assert scene.asked() == ("build_further", ["Ann"])


@pytest.mark.rule("KB-1044")
def test_an_engineer_who_declined_may_work_later_in_the_year() -> None:
    scene = province("engineer", **PLENTY)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade", "build nothing")
    scene.state.phase = AUTUMN
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build inn", "build market by engineer for gold")
    assert scene.buildings("Ann") == {"barricade", "inn", "market"}


@pytest.mark.rule("KB-1080")
def test_engineer_and_envoy_are_both_open_and_each_option_says_which() -> None:
    scene = province("engineer", wood=4, envoy=True)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade")
    assert set(scene.options("Ann")) == {
        "build nothing",
        "build palisade by envoy",
        "build palisade by engineer for wood",
    }


@pytest.mark.rule("KB-1080")
def test_first_the_envoy_then_the_engineer() -> None:
    scene = province("engineer", envoy=True, **PLENTY)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade", "build crane by envoy")
    assert scene.envoy() is None
    assert {move.split(" by ")[-1].split()[0] for move in scene.options("Ann")} == {"engineer", "build"}
    scene.play("Ann", "build palisade by engineer for gold")
    assert scene.buildings("Ann") == {"barricade", "crane", "palisade"}
    assert scene.goods("Ann") == (19, 16, 19)  # 1W; 1W 1S; 2W and 1G
    assert scene.state.over()


@pytest.mark.rule("KB-1080")
def test_first_the_engineer_then_the_envoy() -> None:
    scene = province("engineer", envoy=True, **PLENTY)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade", "build crane by engineer for wood")
    assert scene.envoy() == "Ann"
    assert {move.split(" by ")[-1].split()[0] for move in scene.options("Ann")} == {"envoy", "build"}
    scene.play("Ann", "build palisade by envoy")
    assert scene.envoy() is None
    assert scene.goods("Ann") == (20, 15, 19)
    assert scene.state.over()


@pytest.mark.rule("KB-1080")
def test_after_the_engineer_the_envoy_may_be_kept() -> None:
    scene = province("engineer", envoy=True, **PLENTY)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade", "build crane by engineer for wood", "build nothing")
    assert scene.envoy() == "Ann"
    assert scene.state.over()


@pytest.mark.rule("KB-1080")
def test_an_envoy_building_does_not_use_the_engineer_up() -> None:
    scene = province("engineer", envoy=True, **PLENTY)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build barricade", "build crane by envoy", "build nothing")
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build inn")
    with pytest.raises(IllegalMove):
        scene.play("Ann", "build market by envoy")
    scene.play("Ann", "build market by engineer for gold")


@pytest.mark.rule("KB-1080")
def test_the_crane_helps_the_engineer() -> None:
    scene = province("engineer", stands="crane", gold=1, wood=3, stone=2)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build palisade", "build town hall by engineer for stone")  # 2G 1W 1S, less 1G
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1080")
def test_no_discount_holds_for_the_extra_good(tmp_path: Path) -> None:
    """Shown with an owner's own Crane that saves more gold than the Town Hall costs."""
    own = tmp_path / "own.toml"
    own.write_text('[building.crane]\ndiscount_gold = 3\norigin = "invented"\n')
    scene = province("engineer", stands="crane", **PLENTY)
    scene.state.setting = Setting(scene.state.options, BOX.with_own(own).components)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build palisade", "build town hall by engineer for gold")
    assert scene.goods("Ann") == (19, 17, 19)
