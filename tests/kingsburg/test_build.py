"""Step d of a productive phase: build (KB-370 to KB-381)."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import king, phase_end, winter
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.state import FAVOUR_PHASE, REWARD_PHASE, SPRING, SUMMER, WINTER_PHASE
from tafelrunde.kernel.errors import IllegalMove

BOTH_EDITIONS = pytest.mark.parametrize("edition", ["1e", "2e"])

# Name, what stands to its left, price, printed points. Who builds in column III or IV of row F has the Crane already,
# so its last two prices are one gold below the printed 2G 1W 1S and 2G 2W 2S.
PRICES = [
    ("statue", "", (2, 0, 0), 3),
    ("chapel", "statue", (3, 0, 1), 5),
    ("church", "chapel", (3, 1, 2), 7),
    ("cathedral", "church", (5, 0, 3), 9),
    ("inn", "", (1, 1, 0), 0),
    ("market", "inn", (2, 2, 0), 1),
    ("farm", "market", (2, 3, 1), 2),
    ("merchants guild", "farm", (3, 1, 2), 4),
    ("guard tower", "", (1, 0, 1), 1),
    ("blacksmith", "guard_tower", (1, 2, 0), 2),
    ("barracks", "blacksmith", (2, 2, 1), 4),
    ("wizards guild", "barracks", (3, 2, 2), 6),
    ("palisade", "", (0, 2, 0), 0),
    ("stable", "palisade", (1, 1, 1), 2),
    ("stone wall", "stable", (2, 0, 2), 2),
    ("fortress", "stone_wall", (3, 0, 2), 4),
    ("barricade", "", (0, 1, 0), 0),
    ("crane", "barricade", (0, 1, 1), 1),
    ("town hall", "crane", (1, 1, 1), 2),
    ("embassy", "town_hall", (1, 2, 2), 4),
]
FIRST_COLUMN = ["barricade", "guard tower", "inn", "palisade", "statue"]
ROWS_B_TO_F = "cathedral merchants_guild wizards_guild fortress embassy"


def ann_builds(stands: str = "", edition: str = "2e", **has: Any) -> Scene:
    """Ann's turn in the build step, with goods in plenty unless they are named."""
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    goods = {} if has.keys() & {"gold", "wood", "stone"} else {"gold": 20, "wood": 20, "stone": 20}
    scene.give("Ann", stands=stands, **goods, **has)
    scene.run(BUILD_DECISION, "Ann")
    return scene


def offered(scene: Scene, name: str = "Ann") -> list[str]:
    """The buildings that this player could erect now."""
    moves = sorted(scene.options(name))
    assert not moves or "build nothing" in moves
    return [move.removeprefix("build ") for move in moves if move != "build nothing"]


def destroy(scene: Scene, card: str) -> None:
    """Whoever has not many soldiers loses this year's battle, and a building with it."""
    scene.state.phase = WINTER_PHASE
    scene.enemy(card)
    scene.rolls(1)
    scene.run(winter.WINTER)


# One building each, in turn order


@pytest.mark.rule("KB-370")
@BOTH_EDITIONS
def test_each_player_builds_once_in_turn_order(edition: str) -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING, edition=edition)
    scene.state.order = [2, 0, 1]
    for name in scene.names:
        scene.give(name, gold=9, wood=9, stone=9)
    scene.run(rules.EACH_BUILDS)
    for name in ("Cindy", "Ann", "Brian"):
        assert scene.asked() == ("build", [name])
        scene.play(name, "build statue")
    assert scene.state.over()
    assert [scene.buildings(name) for name in scene.names] == [{"statue"}] * 3


@pytest.mark.rule("KB-370")
def test_nobody_has_to_build() -> None:
    scene = ann_builds(gold=2, wood=1)
    scene.play("Ann", "build nothing")
    assert scene.state.over()
    assert scene.buildings("Ann") == set()
    assert scene.goods("Ann") == (2, 1, 0)


def test_who_can_pay_for_nothing_is_not_asked() -> None:
    scene = Scene("Ann Brian Cindy", phase=SPRING)
    scene.give("Brian", gold=2)
    scene.run(rules.EACH_BUILDS)
    assert scene.asked() == ("build", ["Brian"])


@pytest.mark.rule("KB-370", "KB-371", "KB-375")
def test_examples_of_the_first_edition() -> None:
    """W-06."""
    scene = Scene("Ann Cindy David Brian", edition="1e", phase=SPRING)
    scene.give("Ann", vp=1, gold=2, wood=1)
    scene.give("Cindy", gold=2, stone=1)
    scene.give("David", gold=1, wood=2, plus_two=1)
    scene.give("Brian", gold=1, wood=1, stone=1)
    scene.run(rules.EACH_BUILDS)
    scene.play("Ann", "build statue")
    scene.play("Cindy", "build guard tower")
    scene.play("David", "build palisade")
    scene.play("Brian", "build inn")
    assert [scene.vp(name) for name in scene.names] == [4, 1, 0, 0]
    assert [scene.goods(name) for name in scene.names] == [(0, 1, 0), (1, 0, 0), (1, 0, 0), (0, 0, 1)]


# The price


@pytest.mark.rule("KB-371", "KB-375")
@BOTH_EDITIONS
@pytest.mark.parametrize(("building", "left", "price", "points"), PRICES)
def test_the_price_is_paid_and_the_printed_points_are_scored_at_once(
    building: str, left: str, price: tuple[int, int, int], points: int, edition: str
) -> None:
    gold, wood, stone = price
    scene = ann_builds(left, edition, gold=gold + 1, wood=wood + 2, stone=stone + 3, vp=10, plus_two=4)
    scene.play("Ann", f"build {building}")
    assert scene.goods("Ann") == (1, 2, 3)
    assert scene.vp("Ann") == 10 + points
    assert scene.player("Ann").plus_two == 4
    assert building.replace(" ", "_") in scene.buildings("Ann")
    assert scene.vp("Brian") == 0


@pytest.mark.rule("KB-371")
@pytest.mark.parametrize(("building", "left", "price", "points"), PRICES)
def test_neither_other_kinds_nor_tokens_make_up_for_a_missing_good(
    building: str, left: str, price: tuple[int, int, int], points: int
) -> None:
    exact = ann_builds(left, gold=price[0], wood=price[1], stone=price[2])
    assert building in offered(exact)
    for kind, name in enumerate(("gold", "wood", "stone")):
        if price[kind]:
            goods = {"gold": 9, "wood": 9, "stone": 9, name: price[kind] - 1}
            assert building not in offered(ann_builds(left, **goods, plus_two=9, soldiers=9))


@pytest.mark.rule("KB-375")
def test_points_are_there_before_the_next_player_builds() -> None:
    scene = Scene("Rina Luis", phase=SPRING)
    scene.give("Rina", gold=2, wood=1)
    scene.give("Luis", gold=2)
    scene.run(rules.EACH_BUILDS)
    scene.play("Rina", "build statue")
    assert scene.asked() == ("build", ["Luis"])
    assert scene.vp("Rina") == 3
    assert scene.goods("Rina") == (0, 1, 0)


# Rows


@pytest.mark.rule("KB-372")
@BOTH_EDITIONS
def test_an_empty_province_begins_in_the_first_column(edition: str) -> None:
    assert offered(ann_builds(edition=edition)) == FIRST_COLUMN


@pytest.mark.rule("KB-372")
@pytest.mark.parametrize(("stands", "allowed"), [("", False), ("statue", False), ("chapel", True), ("church", False)])
def test_all_buildings_to_the_left_must_stand(stands: str, allowed: bool) -> None:
    """W-08, and a Church that stands already."""
    scene = ann_builds(stands)
    if allowed:
        scene.play("Ann", "build church")
        assert "church" in scene.buildings("Ann")
    else:
        with pytest.raises(IllegalMove):
            scene.play("Ann", "build church")


@pytest.mark.rule("KB-372")
def test_only_the_leftmost_missing_building_of_each_row() -> None:
    scene = ann_builds("cathedral inn barracks stone_wall crane")
    assert offered(scene) == ["fortress", "market", "town hall", "wizards guild"]


@pytest.mark.rule("KB-373")
@pytest.mark.parametrize("row", ["chapel", "inn", "guard tower", "palisade", "barricade"])
def test_the_row_is_free_whatever_was_begun_before(row: str) -> None:
    """W-45: after the Statue each row can be chosen."""
    scene = ann_builds("statue")
    assert offered(scene) == ["barricade", "chapel", "guard tower", "inn", "palisade"]
    scene.play("Ann", f"build {row}")
    assert scene.buildings("Ann") == {"statue", row.replace(" ", "_")}


@pytest.mark.rule("KB-374")
def test_what_stands_cannot_be_erected_again() -> None:
    scene = ann_builds("statue embassy")
    for standing in ("statue", "barricade", "crane", "town hall", "embassy"):
        with pytest.raises(IllegalMove):
            scene.play("Ann", f"build {standing}")
    assert ann_builds(ROWS_B_TO_F).asked() == ("", [])


@pytest.mark.rule("KB-374")
@BOTH_EDITIONS
def test_what_was_destroyed_can_be_erected_again(edition: str) -> None:
    scene = Scene("Ann Brian", year=2, edition=edition)
    scene.give("Ann", stands="chapel", vp=8)
    destroy(scene, "ii_goblins_4")
    assert scene.buildings("Ann") == {"statue"}
    scene.give("Ann", gold=3, stone=1)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build chapel")
    assert scene.goods("Ann") == (0, 0, 0)
    # 8 - 5 for the lost Chapel + 5 for the new one
    assert scene.vp("Ann") == 8


# Effects


@pytest.mark.rule("KB-376")
@BOTH_EDITIONS
def test_later_buildings_of_the_row_switch_no_effect_off(edition: str) -> None:
    """With row F full, Crane, Town Hall and Embassy all work; with row C full, the Inn does."""
    scene = Scene("Ann Brian", phase=SUMMER, edition=edition)
    scene.give("Ann", stands="embassy merchants_guild chapel", gold=2, wood=1, stone=2)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build church")
    assert scene.goods("Ann") == (0, 0, 0)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.options("Ann") == ["done", "town hall for token"]
    scene.play("Ann", "town hall for token")
    # Church 7, Embassy 1, Town Hall 1
    assert scene.vp("Ann") == 9


@pytest.mark.rule("KB-376")
def test_strength_of_the_whole_row_counts() -> None:
    scene = Scene("Ann Brian", year=4, phase=WINTER_PHASE)
    scene.give("Ann", stands="wizards_guild")
    scene.enemy("iv_orcs_7")
    scene.rolls(2)
    scene.run(winter.WINTER)
    # 2 soldiers, Guard Tower 1, Blacksmith 1, Wizards' Guild 2
    assert scene.player("Ann").strength == 6


@pytest.mark.rule("KB-376")
def test_the_effect_ends_when_the_building_is_destroyed() -> None:
    scene = Scene("Ann Brian", year=2)
    scene.give("Ann", stands="embassy")
    destroy(scene, "ii_goblins_4")
    assert scene.buildings("Ann") == {"barricade", "crane", "town_hall"}
    scene.give("Ann", vp=0)
    scene.state.phase = SPRING
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.vp("Ann") == 0


@pytest.mark.rule("KB-376")
def test_the_effect_holds_from_the_moment_of_building() -> None:
    """Of two buildings in one step the second profits from the first: the Crane, and the Town Hall right after it."""
    scene = ann_builds("barricade", gold=1, wood=3, stone=2, envoy=True)
    assert "town hall" not in offered(scene)
    scene.play("Ann", "build crane", "build town hall by envoy")
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.options("Ann") == ["done", "town hall for wood"]


# Crane


@pytest.mark.rule("KB-377")
@BOTH_EDITIONS
@pytest.mark.parametrize(
    ("building", "left", "price"),
    [
        ("church", "chapel", (2, 1, 2)),
        ("cathedral", "church", (4, 0, 3)),
        ("farm", "market", (1, 3, 1)),  # W-17
        ("merchants guild", "farm", (2, 1, 2)),
        ("barracks", "blacksmith", (1, 2, 1)),
        ("wizards guild", "barracks", (2, 2, 2)),
        ("stone wall", "stable", (1, 0, 2)),
        ("fortress", "stone_wall", (2, 0, 2)),
        ("town hall", "", (1, 1, 1)),
        ("embassy", "town_hall", (1, 2, 2)),
    ],
)
def test_crane_saves_one_gold_in_columns_three_and_four(
    building: str, left: str, price: tuple[int, int, int], edition: str
) -> None:
    gold, wood, stone = price
    scene = ann_builds(f"crane {left}", edition, gold=gold, wood=wood, stone=stone)
    scene.play("Ann", f"build {building}")
    assert scene.goods("Ann") == (0, 0, 0)
    poorer = ann_builds(f"crane {left}", edition, gold=gold - 1, wood=9, stone=9)
    assert building not in offered(poorer)


@pytest.mark.rule("KB-377")
@pytest.mark.parametrize(
    ("building", "left", "price"),
    [
        ("statue", "", (2, 0, 0)),
        ("chapel", "statue", (3, 0, 1)),
        ("inn", "", (1, 1, 0)),
        ("market", "inn", (2, 2, 0)),
        ("guard tower", "", (1, 0, 1)),
        ("blacksmith", "guard_tower", (1, 2, 0)),
        ("stable", "palisade", (1, 1, 1)),
    ],
)
def test_crane_saves_nothing_in_columns_one_and_two(building: str, left: str, price: tuple[int, int, int]) -> None:
    scene = ann_builds(f"crane {left}", gold=price[0], wood=price[1], stone=price[2])
    scene.play("Ann", f"build {building}")
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-377")
def test_crane_saves_gold_each_time() -> None:
    """Two buildings in one step: Church 2G 1W 2S and Cathedral 4G 3S."""
    scene = ann_builds("crane chapel", gold=6, wood=1, stone=5, envoy=True)
    scene.play("Ann", "build church", "build cathedral by envoy")
    assert scene.goods("Ann") == (0, 0, 0)


@pytest.mark.rule("KB-377")
@pytest.mark.parametrize("governor", ["", "miner"])
def test_crane_saves_nothing_for_others(governor: str) -> None:
    scene = Scene("Ann Brian", phase=SPRING, modules=[2])
    scene.give("Ann", stands="crane")
    scene.give("Brian", stands="market", governor=governor, gold=1, wood=3, stone=1)
    scene.run(BUILD_DECISION, "Brian")
    assert "farm" not in offered(scene, "Brian")


@pytest.mark.rule("KB-378")
@BOTH_EDITIONS
def test_crane_counts_for_a_building_erected_after_it_in_the_same_step(edition: str) -> None:
    """Crane 1W 1S, then Barracks for 1G 2W 1S instead of 2G 2W 1S."""
    scene = ann_builds("barricade blacksmith", edition, gold=1, wood=3, stone=2, envoy=True)
    assert "barracks" not in offered(scene)
    scene.play("Ann", "build crane", "build barracks by envoy")
    assert scene.goods("Ann") == (0, 0, 0)


# What is no limit, and what counts


@pytest.mark.rule("KB-379")
def test_a_build_action_not_used_is_lost() -> None:
    scene = ann_builds()
    scene.play("Ann", "build nothing")
    scene.state.phase = SUMMER
    scene.run(rules.EACH_BUILDS)
    scene.play("Ann", "build statue")
    assert scene.state.over()
    assert scene.buildings("Ann") == {"statue"}


@pytest.mark.rule("KB-379")
def test_who_declines_is_not_asked_again_in_the_step() -> None:
    scene = Scene("Ann Brian", phase=SPRING)
    scene.give("Ann", gold=9)
    scene.give("Brian", gold=9)
    scene.run(rules.EACH_BUILDS)
    scene.play("Ann", "build nothing")
    scene.play("Brian", "build statue")
    assert scene.state.over()


@pytest.mark.rule("KB-380")
@BOTH_EDITIONS
def test_more_buildings_than_markers(edition: str) -> None:
    """The first edition has 17 markers a player: 17 stand, the last three are built."""
    scene = ann_builds("cathedral merchants_guild wizards_guild fortress barricade", edition)
    for last in ("crane", "town hall", "embassy"):
        scene.play("Ann", f"build {last}")
        scene.run(BUILD_DECISION, "Ann")
    assert len(scene.buildings("Ann")) == 20


@pytest.mark.rule("KB-380")
def test_more_buildings_than_markers_with_module_one() -> None:
    """The second edition has 24 markers a player: 24 stand, the last four are built."""
    scene = Scene("Ann Brian", phase=SPRING, modules=[1])
    scene.give("Ann", stands=f"{ROWS_B_TO_F} mint", gold=20, wood=20, stone=20)
    for last in ("improvised defenses", "recruiting center", "training camp", "military academy"):
        scene.run(BUILD_DECISION, "Ann")
        scene.play("Ann", f"build {last}")
    assert len(scene.buildings("Ann")) == 28


@pytest.mark.rule("KB-381")
def test_buildings_are_counted_whatever_their_cost_or_points() -> None:
    """Two that cost three wood and score nothing are more than one for two gold and three points."""
    scene = Scene("Ann Brian Cindy", phase=REWARD_PHASE)
    scene.give("Ann", stands="barricade palisade")
    scene.give("Brian", stands="statue", vp=3)
    scene.run(king.REWARD)
    assert [scene.vp(name) for name in scene.names] == [1, 3, 0]
    scene.give("Cindy", stands="barricade palisade inn")
    scene.run(king.ENVOY)
    assert scene.envoy() == "Brian"


@pytest.mark.rule("KB-381")
def test_destroyed_buildings_do_not_count() -> None:
    """Ann and Brian have two buildings each until hers is destroyed; then she has fewer, though more goods."""
    scene = Scene("Ann Brian")
    scene.give("Ann", stands="inn barricade", wood=5)
    scene.give("Brian", stands="inn statue", soldiers=9)
    destroy(scene, "i_goblins_3")
    assert scene.buildings("Ann") == {"barricade"}
    scene.state.phase = FAVOUR_PHASE
    scene.run(king.FAVOUR)
    assert [scene.player(name).favoured for name in scene.names] == [True, False]
