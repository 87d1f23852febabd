"""Governors in step d: Tax Collector, Preacher, Architect, Carpenter, Sculptor."""

from pathlib import Path
from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.components.box import BOX
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.state import SPRING, SUMMER, Setting
from tafelrunde.kernel.errors import IllegalMove


def province(governor: str, modules: tuple[int, ...] = (2,), **fields: Any) -> Scene:
    """Ann has the governor; Brian and Cindy come after her."""
    scene = Scene("Ann Brian Cindy", modules=[*modules], phase=SPRING)
    scene.give("Ann", governor=governor, **fields)
    return scene


def step_d(scene: Scene, *order: str) -> None:
    """All build, in this order; then the effects at the end of the phase."""
    state = scene.state
    state.order = [scene.seat(name) for name in order or scene.names]
    state.agenda = []
    state.ask_anew()
    state.then(rules.EACH_END_OF_PHASE)
    state.then(rules.EACH_BUILDS)
    state.proceed()


def build(scene: Scene, name: str, *moves: str) -> None:
    """Only this player builds."""
    scene.run(BUILD_DECISION, name)
    scene.play(name, *moves)


def offers(scene: Scene, name: str, building: str) -> set[str]:
    """In which ways a player may erect a building."""
    return {move for move in scene.options(name) if move.startswith("build " + building)}


PLENTY = {"gold": 9, "wood": 9, "stone": 9}


# Tax Collector


@pytest.mark.rule("KB-1026")
@pytest.mark.parametrize(
    ("row", "building"),
    [
        ("church", "cathedral"),
        ("farm", "merchants guild"),
        ("barracks", "wizards guild"),
        ("stone_wall", "fortress"),
        ("town_hall", "embassy"),
    ],
)
def test_the_tax_collector_receives_a_good_for_an_opponents_building_of_column_iv(row: str, building: str) -> None:
    scene = province("tax_collector")
    scene.give("Brian", stands=row, **PLENTY)
    build(scene, "Brian", "build " + building)
    assert scene.asked() == ("tax_good", ["Ann"])
    assert set(scene.options("Ann")) == {"1G", "1W", "1S"}
    scene.play("Ann", "1S")
    assert scene.goods("Ann") == (0, 0, 1)
    assert scene.state.over()


@pytest.mark.rule("KB-1026")
@pytest.mark.parametrize(("row", "building"), [("", "inn"), ("guard_tower", "blacksmith"), ("chapel", "church")])
def test_buildings_of_columns_i_to_iii_are_not_taxed(row: str, building: str) -> None:
    scene = province("tax_collector")
    scene.give("Brian", stands=row, **PLENTY)
    build(scene, "Brian", "build " + building)
    assert scene.state.over()


@pytest.mark.rule("KB-1065")
def test_the_tax_collectors_own_buildings_pay_nothing() -> None:
    scene = province("tax_collector", stands="church", gold=5, stone=3)
    build(scene, "Ann", "build cathedral")
    assert scene.state.over()
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1065", "KB-1008")
def test_the_tax_collector_is_paid_for_each_building_envoy_buildings_included() -> None:
    scene = province("tax_collector")
    scene.give("Brian", stands="church farm", envoy=True, **PLENTY)
    scene.give("Cindy", stands="church", **PLENTY)
    step_d(scene, "Brian", "Cindy", "Ann")
    scene.play("Brian", "build cathedral")
    scene.play("Ann", "1G")
    scene.play("Brian", "build merchants guild by envoy")
    scene.play("Ann", "1W")
    scene.play("Cindy", "build cathedral")
    scene.play("Ann", "1S")
    assert scene.goods("Ann") == (1, 1, 1)


@pytest.mark.rule("KB-1064")
def test_the_tax_collector_chooses_before_anybody_builds_further() -> None:
    scene = province("tax_collector")
    scene.give("Brian", stands="church", envoy=True, **PLENTY)
    scene.give("Cindy", **PLENTY)
    step_d(scene, "Brian", "Cindy", "Ann")
    scene.play("Brian", "build cathedral")
    assert scene.asked() == ("tax_good", ["Ann"])
    scene.play("Ann", "1G")
    assert scene.asked() == ("build_further", ["Brian"])


@pytest.mark.rule("KB-1064")
def test_the_tax_may_be_spent_on_a_building_later_in_the_same_step() -> None:
    scene = province("tax_collector")
    scene.give("Brian", stands="church", gold=5, stone=3)
    step_d(scene, "Brian", "Ann", "Cindy")
    scene.play("Brian", "build cathedral")
    scene.play("Ann", "1W", "build barricade")
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.buildings("Ann") == {"barricade"}


# Preacher


@pytest.mark.rule("KB-1027")
@pytest.mark.parametrize(
    ("builders", "points"),
    [("Ann Brian Cindy", 0), ("Ann Brian", 1), ("Brian Cindy", 1), ("Ann", 1), ("", 1)],
)
def test_the_preacher_receives_a_point_if_somebody_erected_nothing(builders: str, points: int) -> None:
    scene = province("preacher")
    for name in builders.split():
        scene.give(name, wood=1)
    step_d(scene)
    for name in builders.split():
        scene.play(name, "build barricade")
    assert scene.state.over()
    assert [scene.vp(name) for name in scene.names] == [points, 0, 0]


@pytest.mark.rule("KB-1027")
def test_who_could_build_and_does_not_has_erected_nothing() -> None:
    scene = province("preacher", wood=1)
    scene.give("Brian", wood=1)
    scene.give("Cindy", wood=1)
    step_d(scene)
    scene.play("Ann", "build barricade")
    scene.play("Brian", "build nothing")
    scene.play("Cindy", "build barricade")
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-1066")
def test_the_preacher_is_paid_once_after_step_d_however_many_build_nothing() -> None:
    scene = province("preacher", wood=1)
    scene.give("Brian", wood=1)
    scene.give("Cindy", wood=1)
    step_d(scene)
    scene.play("Ann", "build nothing")
    scene.play("Brian", "build nothing")
    assert scene.asked() == ("build", ["Cindy"])
    assert scene.vp("Ann") == 0
    scene.play("Cindy", "build nothing")
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-1027", "KB-1066")
def test_two_buildings_of_one_player_do_not_stand_for_those_of_another() -> None:
    scene = province("preacher", wood=1)
    scene.give("Brian", wood=3, envoy=True)
    step_d(scene)
    scene.play("Ann", "build barricade")
    scene.play("Brian", "build barricade", "build palisade by envoy")
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-1027")
def test_the_preacher_looks_at_each_phase_anew() -> None:
    scene = province("preacher", wood=1)
    scene.give("Brian", wood=1)
    scene.give("Cindy", wood=1)
    for phase in (SPRING, SUMMER):
        scene.state.phase = phase
        scene.rolls(*[5, 6, 6] * 3)
        scene.run(rules.PRODUCTIVE_PHASE)
        while scene.asked()[0] == "influence":
            scene.play(scene.asked()[1][0], "pass")
        while scene.asked()[0] == "build":
            scene.play(scene.asked()[1][0], "build barricade")
    assert scene.vp("Ann") == 1  # all built in spring, nobody in summer


# Architect


@pytest.mark.rule("KB-1034")
def test_the_architect_saves_a_good_of_his_choice_while_somebody_has_more_buildings() -> None:
    scene = province("architect", gold=1, stone=1)
    scene.give("Brian", stands="barricade")
    scene.run(BUILD_DECISION, "Ann")
    assert offers(scene, "Ann", "guard tower") == {
        "build guard tower",
        "build guard tower saving gold",
        "build guard tower saving stone",
    }
    scene.play("Ann", "build guard tower saving stone")
    assert scene.goods("Ann") == (0, 0, 1)
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-1034")
def test_the_saved_good_may_be_one_that_the_architect_lacks() -> None:
    scene = province("architect", gold=1)
    scene.give("Cindy", stands="barricade")
    scene.run(BUILD_DECISION, "Ann")
    assert set(scene.options("Ann")) == {
        "build nothing",
        "build statue saving gold",
        "build inn saving wood",
        "build guard tower saving stone",
        "build barricade saving wood",
    }
    scene.play("Ann", "build statue saving gold")
    assert (scene.goods("Ann"), scene.vp("Ann")) == ((0, 0, 0), 3)


@pytest.mark.rule("KB-1034")
@pytest.mark.parametrize("others", ["", "barricade"])
def test_the_architect_saves_nothing_while_nobody_has_more_buildings(others: str) -> None:
    scene = province("architect", stands="palisade", **PLENTY)
    scene.give("Brian", stands=others)
    scene.run(BUILD_DECISION, "Ann")
    assert not [move for move in scene.options("Ann") if "saving" in move]


@pytest.mark.rule("KB-1034")
def test_only_the_architect_saves() -> None:
    scene = province("carpenter", **PLENTY)
    scene.give("Brian", stands="barricade")
    scene.run(BUILD_DECISION, "Ann")
    assert not [move for move in scene.options("Ann") if "saving" in move]


@pytest.mark.rule("KB-1072")
@pytest.mark.parametrize(("order", "saves"), [("Brian Ann Cindy", True), ("Ann Brian Cindy", False)])
def test_the_architect_compares_buildings_at_the_moment_he_builds(order: str, saves: bool) -> None:
    scene = province("architect", gold=1, wood=1)
    scene.give("Brian", wood=1)
    step_d(scene, *order.split())
    if saves:
        scene.play("Brian", "build barricade")
    assert ("build inn saving gold" in scene.options("Ann")) is saves


@pytest.mark.rule("KB-1072")
def test_the_architects_own_first_building_counts_for_his_second() -> None:
    scene = province("architect", envoy=True, **PLENTY)
    scene.give("Brian", stands="barricade")
    build(scene, "Ann", "build barricade")
    assert not [move for move in scene.options("Ann") if "saving" in move]  # 1 against 1


@pytest.mark.rule("KB-1073", "KB-1008")
def test_with_the_envoy_the_architect_saves_for_one_of_the_two_buildings() -> None:
    scene = province("architect", envoy=True, **PLENTY)
    scene.give("Brian", stands="crane barracks")
    build(scene, "Ann", "build statue saving gold")
    assert scene.asked() == ("build_further", ["Ann"])
    assert not [move for move in scene.options("Ann") if "saving" in move]


@pytest.mark.rule("KB-1073")
def test_the_architect_may_save_for_the_second_building_instead() -> None:
    scene = province("architect", envoy=True, gold=3, stone=1)
    scene.give("Brian", stands="crane barracks")
    build(scene, "Ann", "build statue", "build guard tower by envoy saving gold")
    assert scene.goods("Ann") == (1, 0, 0)
    assert scene.envoy() is None


@pytest.mark.rule("KB-1073", "KB-1007")
def test_the_architect_saves_again_in_the_next_phase() -> None:
    scene = province("architect", gold=2)
    scene.give("Brian", stands="crane barracks")
    for phase in (SPRING, SUMMER):
        scene.state.phase = phase
        scene.rolls(*[5, 6, 6] * 3)
        scene.run(rules.PRODUCTIVE_PHASE)
        while scene.asked()[0] == "influence":
            scene.play(scene.asked()[1][0], "pass")
        scene.play("Ann", "build statue saving gold" if phase == SPRING else "build guard tower saving stone")
    assert scene.buildings("Ann") == {"statue", "guard_tower"}


@pytest.mark.rule("KB-1073")
def test_the_saved_kind_must_be_part_of_the_price() -> None:
    scene = province("architect", **PLENTY)
    scene.give("Brian", stands="barricade")
    scene.run(BUILD_DECISION, "Ann")
    assert offers(scene, "Ann", "palisade") == {"build palisade", "build palisade saving wood"}
    with pytest.raises(IllegalMove):
        scene.play("Ann", "build palisade saving gold")


@pytest.mark.rule("KB-1073", "KB-1074")
def test_the_architect_cannot_save_what_the_crane_has_saved_already() -> None:
    scene = province("architect", (1, 2), stands="crane recruiting_center", **PLENTY)
    scene.give("Brian", stands="embassy inn")  # 5 against 4 buildings
    scene.run(BUILD_DECISION, "Ann")
    # printed 1G 2W, with the Crane no gold
    assert offers(scene, "Ann", "training camp") == {"build training camp", "build training camp saving wood"}


# Carpenter, Sculptor


@pytest.mark.rule("KB-1035")
@pytest.mark.parametrize(
    ("row", "building", "price"),
    [
        ("", "palisade", (0, 1, 0)),  # printed 2W
        ("inn", "market", (2, 1, 0)),  # 2G 2W
        ("market", "farm", (2, 2, 1)),  # 2G 3W 1S
        ("", "barricade", (0, 1, 0)),  # 1W: no discount
        ("chapel", "church", (3, 1, 2)),  # 3G 1W 2S: neither for wood nor for stone
    ],
)
def test_the_carpenter_pays_a_wood_less_from_two_printed_on(
    row: str, building: str, price: tuple[int, int, int]
) -> None:
    scene = province("carpenter", stands=row, **PLENTY)
    build(scene, "Ann", "build " + building)
    gold, wood, stone = price
    assert scene.goods("Ann") == (9 - gold, 9 - wood, 9 - stone)


@pytest.mark.rule("KB-1036")
@pytest.mark.parametrize(
    ("row", "building", "price"),
    [
        ("chapel", "church", (3, 1, 1)),  # printed 3G 1W 2S
        ("church", "cathedral", (5, 0, 2)),  # 5G 3S
        ("", "guard tower", (1, 0, 1)),  # 1G 1S: no discount
        ("", "palisade", (0, 2, 0)),  # 2W: none for wood
    ],
)
def test_the_sculptor_pays_a_stone_less_from_two_printed_on(
    row: str, building: str, price: tuple[int, int, int]
) -> None:
    scene = province("sculptor", stands=row, **PLENTY)
    build(scene, "Ann", "build " + building)
    gold, wood, stone = price
    assert scene.goods("Ann") == (9 - gold, 9 - wood, 9 - stone)


@pytest.mark.rule("KB-1035")
def test_the_carpenters_price_decides_what_he_can_afford() -> None:
    scene = province("carpenter", wood=1)
    scene.give("Brian", wood=1)
    scene.run(BUILD_DECISION, "Ann")
    assert set(scene.options("Ann")) == {"build nothing", "build barricade", "build palisade"}
    scene.run(BUILD_DECISION, "Brian")
    assert set(scene.options("Brian")) == {"build nothing", "build barricade"}


@pytest.mark.rule("KB-1008", "KB-1035")
def test_the_carpenters_discount_holds_for_both_buildings_of_one_phase() -> None:
    scene = province("carpenter", envoy=True, stands="inn", gold=2, wood=2)
    build(scene, "Ann", "build market", "build palisade by envoy")
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1008", "KB-1036")
def test_the_sculptors_discount_holds_for_both_buildings_of_one_phase() -> None:
    scene = province("sculptor", envoy=True, stands="chapel stable", gold=5, wood=1, stone=2)
    build(scene, "Ann", "build church", "build stone wall by envoy")
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1074")
@pytest.mark.parametrize(
    ("governor", "row", "building", "price"),
    [
        ("carpenter", "crane market", "farm", (1, 2, 1)),  # printed 2G 3W 1S
        ("sculptor", "crane stable", "stone wall", (1, 0, 1)),  # 2G 2S
    ],
)
def test_the_cranes_discount_is_added(governor: str, row: str, building: str, price: tuple[int, int, int]) -> None:
    scene = province(governor, stands=row, **PLENTY)
    build(scene, "Ann", "build " + building)
    gold, wood, stone = price
    assert scene.goods("Ann") == (9 - gold, 9 - wood, 9 - stone)


@pytest.mark.rule("KB-1074")
def test_crane_and_architect_both_save_gold() -> None:
    scene = province("architect", stands="crane", wood=1, stone=1)
    scene.give("Brian", stands="embassy")
    build(scene, "Ann", "build town hall saving gold")  # printed 2G 1W 1S
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-1074")
@pytest.mark.parametrize(
    ("governor", "row", "building", "goods"),
    [
        ("", "crane", "town hall", (9, 8, 8)),  # 2G 1W 1S, the Crane saves up to 4G
        ("carpenter", "", "palisade", (9, 9, 9)),  # 2W, the Carpenter saves up to 4W
        ("sculptor", "crane stable", "stone wall", (9, 9, 9)),  # 2G 2S
    ],
)
def test_no_part_of_a_price_falls_below_0(
    governor: str, row: str, building: str, goods: tuple[int, int, int], tmp_path: Path
) -> None:
    """Shown with an owner's own values, since the shipped discounts are never greater than the price."""
    own = tmp_path / "own.toml"
    own.write_text(
        '[building.crane]\ndiscount_gold = 4\norigin = "invented"\n'
        '[governor.gov_carpenter]\ndiscount = 4\norigin = "invented"\n'
        '[governor.gov_sculptor]\ndiscount = 4\norigin = "invented"\n'
    )
    scene = province(governor, stands=row, **PLENTY)
    scene.state.setting = Setting(scene.state.options, BOX.with_own(own).components)
    build(scene, "Ann", "build " + building)
    assert scene.goods("Ann") == goods
