"""Module 1, more buildings: rows A and G in the productive phases and in phase 7 (KB-901 to KB-911, 914 to 917)."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules import king, recruit, winter
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.phase_end import END_OF_PHASE
from tafelrunde.games.kingsburg.rules.state import AUTUMN, RECRUIT_PHASE, SPRING, SUMMER, WINTER_PHASE
from tafelrunde.kernel.errors import IllegalMove

# Top to bottom, left to right.
ROWS = [
    ["sawmill", "quarry", "goldsmith", "mint"],
    ["statue", "chapel", "church", "cathedral"],
    ["inn", "market", "farm", "merchants guild"],
    ["guard tower", "blacksmith", "barracks", "wizards guild"],
    ["palisade", "stable", "stone wall", "fortress"],
    ["barricade", "crane", "town hall", "embassy"],
    ["improvised defenses", "recruiting center", "training camp", "military academy"],
]


def rule(number: int, *row: Any) -> Any:
    return pytest.param(*row, marks=pytest.mark.rule(f"KB-{number}"))


def with_module(phase: int = SPRING, year: int = 1, **has: Any) -> Scene:
    scene = Scene("Ann Brian Cindy", year=year, phase=phase, modules=[1])
    scene.give("Ann", **has)
    return scene


def end_of_phase(phase: int, **has: Any) -> Scene:
    """Ann's effects at the end of a phase, up to her first decision."""
    scene = with_module(phase, **has)
    scene.run(END_OF_PHASE, "Ann")
    return scene


def build_step(**has: Any) -> Scene:
    scene = with_module(SPRING, **has)
    scene.run(BUILD_DECISION, "Ann")
    return scene


def phase_seven(**has: Any) -> Scene:
    scene = with_module(RECRUIT_PHASE, **has)
    scene.run(recruit.RECRUIT, "Ann")
    return scene


def rest_of_year(scene: Scene, begin: Any) -> None:
    """Runs the year from a step on."""
    steps = rules.YEAR.steps
    scene.state.agenda = []
    for step in reversed(steps[steps.index(begin) :]):
        scene.state.then(step)
    scene.state.proceed()


def rest_of_phase(scene: Scene) -> None:
    """Runs a productive phase from step d on."""
    steps = rules.PRODUCTIVE_PHASE.steps
    scene.state.agenda = []
    for step in reversed(steps[steps.index(rules.EACH_BUILDS) :]):
        scene.state.then(step)
    scene.state.proceed()


def defeat(scene: Scene) -> None:
    """A winter in which everybody loses gold and one building."""
    scene.state.phase = WINTER_PHASE
    scene.enemy("iv_goblins_6")
    scene.rolls(1, 1)  # the reinforcements, and an Academy's die
    scene.run(winter.WINTER)


# Rows A and G


@pytest.mark.rule("KB-901")
def test_a_province_has_seven_rows() -> None:
    scene = build_step(gold=9, wood=9, stone=9)
    first_column = {f"build {row[0]}" for row in ROWS}
    assert set(scene.options("Ann")) == {"build nothing"} | first_column
    assert len(first_column) == 7


@pytest.mark.rule("KB-901")
def test_all_28_buildings_can_be_erected() -> None:
    scene = with_module(gold=99, wood=99, stone=99)
    for row in ROWS:
        for building in row:
            scene.run(BUILD_DECISION, "Ann")
            scene.play("Ann", f"build {building}")
    assert len(scene.buildings("Ann")) == 28
    scene.run(BUILD_DECISION, "Ann")
    assert scene.asked() == ("", [])


@pytest.mark.rule("KB-901")
@pytest.mark.parametrize("options", [{"edition": "1e"}, {"edition": "2e"}, {"modules": [2, 3]}])
def test_rows_a_and_g_belong_to_module_one(options: dict[str, Any]) -> None:
    scene = Scene("Ann Brian", phase=SPRING, **options)
    scene.give("Ann", gold=9, wood=9, stone=9)
    scene.run(BUILD_DECISION, "Ann")
    assert len(scene.options("Ann")) == 6
    for building in ("sawmill", "improvised defenses"):
        with pytest.raises(IllegalMove):
            scene.play("Ann", f"build {building}")


@pytest.mark.rule("KB-902")
@pytest.mark.parametrize(
    ("building", "left", "price", "points"),
    [
        ("sawmill", "", (0, 2, 1), 1),
        ("quarry", "sawmill", (1, 1, 2), 2),
        ("goldsmith", "quarry", (2, 2, 2), 3),
        ("mint", "goldsmith", (6, 1, 1), 5),
        ("improvised defenses", "", (0, 0, 1), 0),
        ("recruiting center", "improvised_defenses", (1, 1, 0), 1),
        ("training camp", "recruiting_center", (1, 2, 0), 2),
        ("military academy", "training_camp", (2, 1, 1), 3),
    ],
)
def test_price_points_and_order_in_rows_a_and_g(
    building: str, left: str, price: tuple[int, int, int], points: int
) -> None:
    gold, wood, stone = price
    scene = build_step(stands=left, gold=gold, wood=wood, stone=stone, vp=10)
    scene.play("Ann", f"build {building}")
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.vp("Ann") == 10 + points
    for kind, name in enumerate(("gold", "wood", "stone")):
        if price[kind]:
            goods = {"gold": 9, "wood": 9, "stone": 9, name: price[kind] - 1}
            assert f"build {building}" not in build_step(stands=left, **goods, plus_two=9).options("Ann")
    if left:
        assert f"build {building}" not in build_step(gold=9, wood=9, stone=9).options("Ann")


@pytest.mark.rule("KB-902")
@pytest.mark.parametrize(
    ("stands", "lost"),
    [
        ("statue sawmill improvised_defenses", "sawmill"),
        ("improvised_defenses barricade", "barricade"),
        ("recruiting_center sawmill statue", "recruiting_center"),
        ("recruiting_center crane", "crane"),
        ("goldsmith military_academy", "military_academy"),
        ("mint cathedral military_academy", "mint"),
    ],
)
def test_row_a_is_the_topmost_and_g_the_lowest_when_a_building_is_lost(stands: str, lost: str) -> None:
    scene = with_module(year=4, stands=stands)
    before = scene.buildings("Ann")
    defeat(scene)
    assert before - scene.buildings("Ann") == {lost}


@pytest.mark.rule("KB-902")
def test_points_of_a_lost_mint_are_lost() -> None:
    scene = with_module(year=4, stands="mint", vp=10)
    defeat(scene)
    assert scene.vp("Ann") == 5


@pytest.mark.rule("KB-902")
def test_buildings_of_the_module_count_like_all_others() -> None:
    scene = with_module(stands="sawmill improvised_defenses")
    scene.give("Brian", stands="statue")
    scene.run(king.REWARD)
    assert [scene.vp(name) for name in scene.names] == [1, 0, 0]


@pytest.mark.rule("KB-903")
@pytest.mark.parametrize(
    ("building", "left", "price"),
    [
        ("goldsmith", "quarry", (1, 2, 2)),
        ("mint", "goldsmith", (5, 1, 1)),
        ("training camp", "recruiting_center", (0, 2, 0)),
        ("military academy", "training_camp", (1, 1, 1)),
        # columns I and II: full price
        ("quarry", "sawmill", (1, 1, 2)),
        ("recruiting center", "improvised_defenses", (1, 1, 0)),
    ],
)
def test_crane_works_in_rows_a_and_g(building: str, left: str, price: tuple[int, int, int]) -> None:
    gold, wood, stone = price
    scene = build_step(stands=f"crane {left}", gold=gold, wood=wood, stone=stone)
    scene.play("Ann", f"build {building}")
    assert scene.goods("Ann") == (0, 0, 0)


# Sawmill, Quarry, Goldsmith


@pytest.mark.rule("KB-904")
def test_sawmill_gives_two_gold_for_a_wood_at_the_end_of_summer() -> None:
    scene = end_of_phase(SUMMER, stands="sawmill", wood=1, stone=1)
    assert scene.options("Ann") == ["done", "use sawmill"]
    scene.play("Ann", "use sawmill")
    assert scene.goods("Ann") == (2, 0, 1)


@pytest.mark.rule("KB-905")
def test_quarry_gives_three_gold_for_a_stone_at_the_end_of_summer() -> None:
    scene = end_of_phase(SUMMER, stands="quarry", stone=1)
    assert scene.options("Ann") == ["done", "use quarry"]
    scene.play("Ann", "use quarry")
    assert scene.goods("Ann") == (3, 0, 0)


@pytest.mark.rule("KB-906")
def test_goldsmith_gives_a_soldier_and_a_point_for_a_gold_at_the_end_of_summer() -> None:
    scene = end_of_phase(SUMMER, stands="goldsmith", gold=1, soldiers=2, vp=4)
    assert scene.options("Ann") == ["done", "use goldsmith"]
    scene.play("Ann", "use goldsmith")
    assert scene.goods("Ann") == (0, 0, 0)
    assert (scene.player("Ann").soldiers, scene.vp("Ann")) == (3, 5)


@pytest.mark.parametrize(
    ("building", "good"), [rule(904, "sawmill", "wood"), rule(905, "quarry", "stone"), rule(906, "goldsmith", "gold")]
)
class TestTrades:
    """What Sawmill, Quarry and Goldsmith have in common."""

    def test_it_may_be_left_alone(self, building: str, good: str) -> None:
        scene = end_of_phase(SUMMER, stands=building, **{good: 1})
        scene.play("Ann", "done")
        assert scene.state.over()
        assert sum(scene.goods("Ann")) == 1
        assert (scene.player("Ann").soldiers, scene.vp("Ann")) == (0, 0)

    def test_without_the_building_nothing_is_offered(self, building: str, good: str) -> None:
        others = {"sawmill": "", "quarry": "sawmill", "goldsmith": "quarry"}[building]
        scene = end_of_phase(SUMMER, stands=others, gold=5, wood=5, stone=5)
        assert f"use {building}" not in scene.options("Ann")

    def test_only_its_own_good_pays(self, building: str, good: str) -> None:
        goods = {"gold": 5, "wood": 5, "stone": 5, good: 0}
        scene = end_of_phase(SUMMER, stands=building, plus_two=5, soldiers=5, **goods)
        assert f"use {building}" not in scene.options("Ann")

    @pytest.mark.parametrize("phase", [SPRING, AUTUMN])
    def test_it_rests_in_spring_and_autumn(self, building: str, good: str, phase: int) -> None:
        scene = end_of_phase(phase, stands=building, gold=5, wood=5, stone=5)
        assert scene.asked() == ("", [])

    @pytest.mark.rule("KB-908")
    @pytest.mark.parametrize("stands", ["goldsmith", "mint"])
    def test_it_works_once_in_a_phase(self, building: str, good: str, stands: str) -> None:
        scene = end_of_phase(SUMMER, stands=stands, gold=5, wood=5, stone=5)
        scene.play("Ann", f"use {building}")
        with pytest.raises(IllegalMove):
            scene.play("Ann", f"use {building}")


# Mint


@pytest.mark.rule("KB-907", "KB-908")
@pytest.mark.parametrize("phase", [SPRING, SUMMER, AUTUMN])
@pytest.mark.parametrize("order", ["sawmill quarry goldsmith", "quarry goldsmith sawmill", "goldsmith quarry sawmill"])
def test_with_the_mint_row_a_works_once_in_every_productive_phase(phase: int, order: str) -> None:
    scene = end_of_phase(phase, stands="mint", gold=5, wood=5, stone=5)
    assert set(scene.options("Ann")) == {"done", "use sawmill", "use quarry", "use goldsmith"}
    scene.play("Ann", *[f"use {building}" for building in order.split()])
    assert scene.asked() == ("", [])
    # gold 5 + 2 + 3 - 1
    assert scene.goods("Ann") == (9, 4, 4)
    assert (scene.player("Ann").soldiers, scene.vp("Ann")) == (1, 1)


@pytest.mark.rule("KB-907")
def test_the_mint_helps_its_owner_only() -> None:
    scene = with_module(SPRING, stands="mint")
    scene.give("Brian", stands="goldsmith", gold=5, wood=5, stone=5)
    scene.run(END_OF_PHASE, "Brian")
    assert scene.asked() == ("", [])


@pytest.mark.rule("KB-907")
def test_the_mint_leaves_the_inn_to_summer() -> None:
    scene = end_of_phase(SPRING, stands="mint inn")
    assert scene.player("Ann").plus_two == 0


@pytest.mark.rule("KB-908")
def test_with_the_mint_row_a_works_again_in_the_next_phase() -> None:
    scene = with_module(SPRING, stands="mint", wood=9)
    for phase, gold in ((SPRING, 2), (SUMMER, 4), (AUTUMN, 6)):
        scene.state.phase = phase
        for _ in scene.names:
            scene.rolls(1, 3, 5)
        scene.run(rules.PRODUCTIVE_PHASE)
        while scene.state.question() == "influence":
            scene.play(scene.asked()[1][0], "pass")
        scene.play("Ann", "build nothing", "use sawmill", "done")
        assert scene.goods("Ann")[0] == gold


@pytest.mark.rule("KB-909")
@pytest.mark.parametrize("phase", [SPRING, AUTUMN])
def test_a_mint_counts_from_the_phase_in_which_it_was_erected(phase: int) -> None:
    scene = with_module(phase, stands="goldsmith", gold=6, wood=2, stone=1)
    rest_of_phase(scene)
    scene.play("Ann", "build mint", "use sawmill")
    assert scene.goods("Ann") == (2, 0, 0)


@pytest.mark.rule("KB-910")
@pytest.mark.parametrize(
    ("moves", "gold", "soldiers", "points"),
    [
        (["use sawmill", "use goldsmith"], 1, 1, 1),
        (["use quarry", "use goldsmith"], 2, 1, 1),
        (["use sawmill", "town hall for gold"], 1, 0, 1),
        (["use quarry", "town hall for gold"], 2, 0, 1),
        (["use quarry", "use goldsmith", "town hall for gold"], 1, 1, 2),
        (["use sawmill", "town hall for gold", "use goldsmith"], 0, 1, 2),
    ],
)
def test_gold_just_received_may_be_paid_on(moves: list[str], gold: int, soldiers: int, points: int) -> None:
    scene = end_of_phase(SUMMER, stands="goldsmith town_hall", wood=1, stone=1)
    assert moves[1] not in scene.options("Ann")
    scene.play("Ann", *moves)
    assert scene.goods("Ann")[0] == gold
    assert (scene.player("Ann").soldiers, scene.vp("Ann")) == (soldiers, points)


@pytest.mark.rule("KB-911")
def test_soldiers_of_the_goldsmith_stay_until_the_end_of_winter() -> None:
    scene = end_of_phase(SUMMER, stands="goldsmith", gold=1)
    scene.play("Ann", "use goldsmith")
    scene.enemy("i_goblins_3")
    for _ in scene.names:
        scene.rolls(1, 3, 5)
    scene.rolls(2)
    rest_of_year(scene, rules.BEGIN_ENVOY)
    assert scene.player("Ann").soldiers == 1
    while scene.state.question() == "influence":
        scene.play(scene.asked()[1][0], "pass")
    # with two soldiers of the King; row A adds no strength
    assert scene.player("Ann").strength == 3
    assert scene.state.year == 2
    assert scene.player("Ann").soldiers == 0


# Recruiting Center


@pytest.mark.rule("KB-914", "KB-915")
def test_recruiting_center_takes_tokens_as_goods_mixed_at_will() -> None:
    scene = phase_seven(stands="recruiting_center", wood=1, stone=1, plus_two=2)
    assert sorted(scene.options("Ann")) == [
        "done",
        "recruit for stone token",
        "recruit for token token",
        "recruit for wood stone",
        "recruit for wood token",
    ]
    scene.play("Ann", "recruit for wood token")
    assert (scene.goods("Ann"), scene.player("Ann").plus_two, scene.player("Ann").soldiers) == ((0, 0, 1), 1, 1)
    scene.play("Ann", "recruit for stone token")
    assert (scene.goods("Ann"), scene.player("Ann").plus_two, scene.player("Ann").soldiers) == ((0, 0, 0), 0, 2)


@pytest.mark.rule("KB-914")
@pytest.mark.parametrize("stands", ["improvised_defenses", "barracks"])
def test_without_recruiting_center_tokens_pay_nothing(stands: str) -> None:
    scene = phase_seven(stands=stands, plus_two=5)
    assert scene.asked() == ("", [])


@pytest.mark.rule("KB-914")
def test_recruiting_center_works_in_phase_seven_only() -> None:
    """Tokens pay no building: the Training Camp costs 1G 2W."""
    scene = build_step(stands="recruiting_center", gold=1, wood=1, plus_two=5)
    assert "build training camp" not in scene.options("Ann")


@pytest.mark.rule("KB-915")
def test_without_barracks_a_token_is_half_a_soldier() -> None:
    assert phase_seven(stands="recruiting_center", plus_two=1).asked() == ("", [])
    scene = phase_seven(stands="recruiting_center", plus_two=5)
    scene.play("Ann", "recruit for token token", "recruit for token token")
    assert scene.asked() == ("", [])
    assert (scene.player("Ann").plus_two, scene.player("Ann").soldiers) == (1, 2)


@pytest.mark.rule("KB-915")
def test_with_barracks_a_token_is_a_soldier() -> None:
    scene = phase_seven(stands="recruiting_center barracks", gold=1, plus_two=2)
    assert sorted(scene.options("Ann")) == ["done", "recruit for gold", "recruit for token"]
    scene.play("Ann", "recruit for token")
    assert (scene.goods("Ann"), scene.player("Ann").plus_two, scene.player("Ann").soldiers) == ((1, 0, 0), 1, 1)
    scene.play("Ann", "recruit for token", "recruit for gold")
    assert (scene.goods("Ann"), scene.player("Ann").plus_two, scene.player("Ann").soldiers) == ((0, 0, 0), 0, 3)


# Training Camp


@pytest.mark.rule("KB-916")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 2), (2, 2), (6, 6)])
def test_training_camp_gives_a_soldier_to_who_has_one_or_none(before: int, after: int) -> None:
    scene = end_of_phase(AUTUMN, stands="training_camp", soldiers=before)
    assert scene.asked() == ("", [])
    assert scene.player("Ann").soldiers == after


@pytest.mark.rule("KB-916")
@pytest.mark.parametrize("phase", [SPRING, SUMMER])
def test_training_camp_rests_in_spring_and_summer(phase: int) -> None:
    assert end_of_phase(phase, stands="training_camp mint").player("Ann").soldiers == 0


@pytest.mark.rule("KB-916")
def test_training_camp_trains_its_owner_only() -> None:
    scene = with_module(AUTUMN, stands="training_camp")
    scene.give("Brian", stands="recruiting_center embassy")
    scene.run(rules.EACH_END_OF_PHASE)
    assert [scene.player(name).soldiers for name in scene.names] == [1, 0, 0]


@pytest.mark.rule("KB-917")
def test_training_camp_comes_before_the_goldsmith() -> None:
    """One soldier: the camp adds one, then the Goldsmith another; the other way round the camp would give nothing."""
    scene = end_of_phase(AUTUMN, stands="training_camp mint", gold=1, soldiers=1)
    assert scene.player("Ann").soldiers == 2
    scene.play("Ann", "use goldsmith")
    assert scene.state.over()
    assert scene.player("Ann").soldiers == 3


@pytest.mark.rule("KB-917")
def test_training_camp_looks_at_the_soldiers_of_that_moment() -> None:
    """One soldier at the start of autumn and one of the Sergeant are two, so the camp gives none."""
    scene = with_module(AUTUMN, stands="training_camp", soldiers=1)
    scene.rolls(5, 1, 1)
    scene.rolls(6, 6, 4)
    scene.rolls(6, 6, 5)
    scene.run(rules.PRODUCTIVE_PHASE)
    scene.play("Ann", "5 = 5")
    while scene.state.question() == "influence":
        scene.play(scene.asked()[1][0], "pass")
    assert scene.state.over()
    assert scene.player("Ann").soldiers == 2


@pytest.mark.rule("KB-422", "KB-901")
def test_the_second_building_may_be_the_first_of_row_a() -> None:
    scene = build_step(gold=9, wood=9, stone=9, envoy=True)
    scene.play("Ann", "build inn", "build sawmill by envoy")
    assert scene.buildings("Ann") == {"inn", "sawmill"}
