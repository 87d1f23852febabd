"""The worked examples of the first edition's rulebook (W-01 to W-25), played as it tells them."""

from typing import Any

import pytest

from kingsburg.scene import Scene
from tafelrunde.games.kingsburg.rules import advisors, influence, king, phase_end, winter
from tafelrunde.games.kingsburg.rules import course as rules
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION
from tafelrunde.games.kingsburg.rules.recruit import RECRUIT
from tafelrunde.games.kingsburg.rules.state import AUTUMN, SPRING, SUMMER, WINTER_PHASE
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.steps import Step

both_editions = pytest.mark.parametrize("edition", ["1e", "2e"])


def four(**options: Any) -> Scene:
    """The players of the rulebook in their starting order."""
    return Scene("Cindy Ann David Brian", **{"edition": "1e", **options})


def run_in_turn(scene: Scene, *steps: Step) -> None:
    """Several steps of the rules, one after the other."""
    scene.state.agenda = []
    scene.state.ask_anew()
    for step in reversed(steps):
        scene.state.then(step)
    scene.state.proceed()


# The first year, as the rulebook follows it from phase to phase


def first_favour() -> Scene:
    """W-01: the goods of phase 1; W-03: the roll that follows."""
    scene = four()
    scene.rolls(2, 2, 6, 1, 3, 5, 2, 3, 5, 4, 4, 5)
    scene.run(rules.YEAR)
    for name, good in [("Cindy", "1G"), ("Ann", "1W"), ("David", "1G"), ("Brian", "1S")]:
        assert scene.asked() == ("favour_good", [name])
        scene.play(name, good)
    return scene


def first_influence(scene: Scene) -> None:
    """W-04 without the refused moves."""
    scene.play("Ann", "8 = 3+5")
    scene.play("Cindy", "4 = 2+2")
    scene.play("David", "7 = 2+5")
    scene.play("Brian", "9 = 4+5")
    scene.play("Ann", "1 = 1")
    scene.play("Cindy", "6 = 6")
    scene.play("David", "3 = 3")


def first_audience(scene: Scene) -> None:
    """W-05: what the advisors are asked for, in rank order."""
    scene.play("Cindy", "1W", "1W")
    scene.play("David", "1W")
    scene.play("Brian", "1G")


@pytest.mark.rule("KB-203", "KB-204", "KB-205")
def test_w01_goods_in_the_first_spring() -> None:
    scene = first_favour()
    assert scene.goods("Ann") == (0, 1, 0)
    assert scene.goods("Brian") == (0, 0, 1)
    assert scene.goods("Cindy") == (1, 0, 0)
    assert scene.goods("David") == (1, 0, 0)
    assert [len(scene.player(name).dice) for name in scene.names] == [3, 3, 3, 3]


@pytest.mark.rule("KB-201", "KB-202", "KB-206")
def test_w02_cindy_alone_is_favoured() -> None:
    scene = Scene("Ann Brian Cindy David", edition="1e", year=3)
    scene.give("Ann", stands="blacksmith stable crane")
    scene.give("Brian", stands="blacksmith stable barricade", stone=2)
    scene.give("Cindy", stands="blacksmith stable barricade")
    scene.give("David", stands="blacksmith stable crane", stone=1)
    scene.rolls(*[5, 6, 6] * 2, *[5, 6, 6, 6], *[5, 6, 6])
    scene.run(rules.YEAR)
    assert scene.asked() == ("influence", ["Ann"])  # no goods are given
    assert [len(scene.player(name).dice) for name in scene.names] == [3, 3, 4, 3]
    assert [scene.goods(name) for name in scene.names] == [(0, 0, 0), (0, 0, 2), (0, 0, 0), (0, 0, 1)]
    scene.rolls(*[5, 6, 6] * 4)
    while scene.state.phase == SPRING:
        scene.play(scene.asked()[1][0], {"influence": "pass", "build": "build nothing"}[scene.asked()[0]])
    assert scene.state.phase == SUMMER
    assert [len(scene.player(name).dice) for name in scene.names] == [3, 3, 3, 3]


@pytest.mark.rule("KB-319", "KB-320")
def test_w03_the_lowest_total_goes_first() -> None:
    scene = first_favour()
    assert scene.player("Cindy").dice == [2, 2, 6]
    assert scene.player("Brian").dice == [4, 4, 5]
    # Ann 9, Brian 13, Cindy 10, David 10; Cindy was before David
    assert scene.order() == ["Ann", "Cindy", "David", "Brian"]


@pytest.mark.rule("KB-322", "KB-325", "KB-327", "KB-328", "KB-334", "KB-335")
def test_w04_the_first_spring_at_court() -> None:
    scene = first_favour()
    assert scene.asked() == ("influence", ["Ann"])
    scene.play("Ann", "8 = 3+5")
    with pytest.raises(IllegalMove):
        scene.play("Cindy", "8 = 2+6")
    scene.play("Cindy", "4 = 2+2")
    scene.play("David", "7 = 2+5")
    with pytest.raises(IllegalMove):
        scene.play("Brian", "8 = 4+4")
    assert set(scene.options("Brian")) == {"pass", "5 = 5", "9 = 4+5", "13 = 4+4+5"}
    scene.play("Brian", "9 = 4+5")
    scene.play("Ann", "1 = 1")
    scene.play("Cindy", "6 = 6")
    assert scene.asked() == ("influence", ["David"])
    scene.play("David", "3 = 3")
    # Brian cannot use his 4, all others have no dice: the advisors begin to pay
    assert scene.asked() == ("advisor_goods", ["Cindy"])
    assert scene.player("Brian").passed
    assert scene.player("Brian").placed.count(0) == 1


@pytest.mark.rule("KB-340", "KB-341", "KB-343", "KB-344", "KB-346", "KB-347", "KB-348", "KB-349", "KB-362")
def test_w05_the_advisors_pay() -> None:
    scene = first_favour()
    first_influence(scene)
    assert scene.vp("Ann") == 1  # rank 1 before rank 4
    assert scene.goods("David") == (1, 1, 0)  # and rank 3
    assert scene.goods("Ann") == (0, 1, 0)  # rank 8 not yet
    assert scene.asked() == ("advisor_goods", ["Cindy"])
    scene.play("Cindy", "1W")
    assert scene.asked() == ("alchemist", ["Cindy"])
    scene.play("Cindy", "1W")  # which she has just received
    assert scene.asked() == ("advisor_goods", ["David"])
    scene.play("David", "1W")
    assert scene.asked() == ("advisor_goods", ["Brian"])
    scene.play("Brian", "1G")
    assert (scene.vp("Ann"), scene.goods("Ann")) == (1, (2, 1, 0))
    assert scene.goods("Brian") == (1, 1, 1)
    assert scene.goods("Cindy") == (2, 0, 1)
    assert scene.goods("David") == (1, 2, 0)
    assert [scene.player(name).plus_two for name in scene.names] == [0, 0, 1, 0]


@pytest.mark.rule("KB-370", "KB-371", "KB-373", "KB-375")
def test_w06_the_first_buildings() -> None:
    scene = first_favour()
    first_influence(scene)
    first_audience(scene)
    assert scene.asked() == ("build", ["Ann"])
    scene.play("Ann", "build statue")
    assert set(scene.options("Cindy")) == {"build nothing", "build statue", "build guard tower"}  # with 2G 1S
    scene.play("Cindy", "build guard tower")
    assert scene.asked() == ("build", ["David"])
    scene.play("David", "build palisade")
    assert (scene.goods("Ann"), scene.vp("Ann")) == ((0, 1, 0), 4)
    assert (scene.goods("Cindy"), scene.vp("Cindy")) == ((1, 0, 0), 1)
    assert (scene.goods("David"), scene.vp("David")) == ((1, 0, 0), 0)
    scene.run(BUILD_DECISION, "Brian")  # so that phase 3 does not follow yet
    scene.play("Brian", "build inn")
    assert (scene.goods("Brian"), scene.vp("Brian")) == ((0, 0, 1), 0)


@pytest.mark.rule("KB-402")
def test_w07_the_first_reward() -> None:
    scene = first_favour()
    first_influence(scene)
    first_audience(scene)
    scene.rolls(*[5, 6, 6] * 4)  # of summer
    for name, building in [("Ann", "statue"), ("Cindy", "guard tower"), ("David", "palisade"), ("Brian", "inn")]:
        scene.play(name, "build " + building)
    assert scene.state.phase == SUMMER
    points = {name: scene.vp(name) for name in scene.names}
    assert points == {"Ann": 5, "Cindy": 2, "David": 1, "Brian": 1}


# Single examples


@pytest.mark.rule("KB-372")
@pytest.mark.parametrize(("stands", "allowed"), [("", False), ("statue", False), ("chapel", True)])
def test_w08_the_church_needs_statue_and_chapel(stands: str, allowed: bool) -> None:
    scene = four()
    scene.give("Ann", stands=stands, gold=9, wood=9, stone=9)
    scene.run(BUILD_DECISION, "Ann")
    if allowed:
        scene.play("Ann", "build church")
        assert "church" in scene.buildings("Ann")
    else:
        with pytest.raises(IllegalMove):
            scene.play("Ann", "build church")


@pytest.mark.rule("KB-412", "KB-413")
@pytest.mark.parametrize(("cindys_goods", "envoy"), [(1, "David"), (0, None)])
def test_w09_the_envoy_of_year_ii(cindys_goods: int, envoy: str | None) -> None:
    scene = four(year=2)
    scene.give("Ann", stands="blacksmith stable barricade")
    scene.give("Brian", stands="blacksmith stable", gold=2)
    scene.give("Cindy", stands="blacksmith stable", gold=cindys_goods)
    scene.give("David", stands="blacksmith stable")
    scene.run(king.ENVOY)
    assert scene.envoy() == envoy


@pytest.mark.rule("KB-417", "KB-421")
def test_w10_david_builds_twice() -> None:
    scene = four(phase=AUTUMN)
    scene.give("David", stands="guard_tower", gold=1, wood=3, envoy=True)
    scene.give("Brian", wood=1)
    scene.run(rules.EACH_BUILDS)
    scene.play("David", "build barricade")
    assert (scene.vp("David"), scene.envoy()) == (0, "David")
    scene.play("David", "build blacksmith by envoy")
    assert scene.goods("David") == (0, 0, 0)
    assert scene.vp("David") == 2
    assert scene.envoy() is None
    assert scene.asked() == ("build", ["Brian"])  # only now


@pytest.mark.rule("KB-418", "KB-420")
def test_w11_david_joins_brian_at_the_architect() -> None:
    scene = four(phase=AUTUMN)
    scene.give("Brian", dice=[3], placed=[3])
    scene.give("David", dice=[3], envoy=True)
    scene.occupy("Brian", 3)
    run_in_turn(scene, influence.BEGIN_INFLUENCE, advisors.AUDIENCE)
    scene.play("David", "3 = 3 by envoy")
    assert scene.state.over()
    assert scene.goods("Brian") == (0, 1, 0)
    assert scene.goods("David") == (0, 1, 0)


def winter_of_the_goblins() -> Scene:
    """W-12 before the first card."""
    scene = four(phase=WINTER_PHASE)
    scene.give("Ann", stands="statue palisade barricade")
    scene.give("Brian", stands="inn guard_tower", wood=1, stone=1, soldiers=1)
    scene.give("Cindy", stands="blacksmith barricade")
    scene.give("David", stands="inn crane", wood=1)
    scene.enemy("i_goblins_3")
    scene.rolls(1)
    return scene


@pytest.mark.rule("KB-603", "KB-604", "KB-606", "KB-609", "KB-611", "KB-612", "KB-620", "KB-621", "KB-622")
@pytest.mark.rule("KB-601", "KB-625", "KB-631", "KB-632", "KB-634", "KB-635", "KB-641")
def test_w12_winter_of_the_goblins() -> None:
    scene = winter_of_the_goblins()
    scene.run(winter.WINTER)
    kinds = [event.kind for event in scene.state.news or []]
    assert kinds.index("kb-enemy") < kinds.index("kb-reinforcements") < kinds.index("kb-battle")
    strengths = {name: scene.player(name).strength for name in scene.names}
    assert strengths == {"Ann": 3, "Brian": 3, "Cindy": 4, "David": 2}
    assert (scene.goods("Ann"), scene.vp("Ann")) == ((0, 0, 0), 0)
    assert (scene.goods("Brian"), scene.vp("Brian")) == ((0, 1, 1), 0)
    assert (scene.goods("Cindy"), scene.vp("Cindy")) == ((0, 0, 1), 1)
    assert (scene.goods("David"), scene.vp("David")) == ((0, 1, 0), -1)
    assert scene.buildings("David") == {"inn", "barricade"}
    assert scene.buildings("Ann") == {"statue", "palisade", "barricade"}
    assert scene.buildings("Brian") == {"inn", "guard_tower"}
    assert [scene.player(name).soldiers for name in scene.names] == [0, 0, 0, 0]


@pytest.mark.rule("KB-634")
def test_w13_the_market_stands_above_the_crane() -> None:
    scene = winter_of_the_goblins()
    scene.give("David", stands="market")
    scene.run(winter.WINTER)
    assert scene.buildings("David") == {"inn", "barricade", "crane"}


@pytest.mark.rule("KB-608", "KB-625")
def test_w14_eleven_beats_ten() -> None:
    scene = four(phase=WINTER_PHASE)
    scene.give("Ann", soldiers=9)
    scene.give("Brian", soldiers=10)
    scene.enemy("i_orcs_3")  # reward 1G
    scene.rolls(1)
    scene.run(winter.WINTER)
    assert (scene.player("Ann").strength, scene.player("Brian").strength) == (10, 11)
    assert (scene.vp("Ann"), scene.vp("Brian")) == (0, 1)
    assert (scene.goods("Ann"), scene.goods("Brian")) == ((1, 0, 0), (1, 0, 0))


@pytest.mark.rule("KB-624", "KB-625")
@pytest.mark.parametrize(("brians_soldiers", "points"), [(9, 1), (0, 2)])
def test_w15_the_fortress_in_a_victory(brians_soldiers: int, points: int) -> None:
    scene = four(phase=WINTER_PHASE)
    scene.give("Ann", stands="fortress", soldiers=2)
    scene.give("Brian", soldiers=brians_soldiers)
    scene.enemy("i_orcs_3")
    scene.rolls(1)
    scene.run(winter.WINTER)
    assert scene.goods("Ann") == (1, 0, 0)
    assert scene.vp("Ann") == points


@pytest.mark.rule("KB-503")
@pytest.mark.parametrize(
    ("goods", "payments"),
    [((3, 0, 0), "gold gold gold"), ((1, 1, 1), "stone gold wood"), ((0, 2, 1), "wood stone wood")],
)
def test_w16_three_soldiers_for_three_goods(goods: tuple[int, int, int], payments: str) -> None:
    scene = four()
    gold, wood, stone = goods
    scene.give("Ann", stands="barracks", gold=gold, wood=wood, stone=stone)
    scene.run(RECRUIT, "Ann")
    for kind in payments.split():
        scene.play("Ann", "recruit for " + kind)
    assert scene.player("Ann").soldiers == 3
    assert scene.goods("Ann") == (0, 0, 0)
    assert scene.state.over()


# Building notes, alike in both editions


@both_editions
@pytest.mark.rule("KB-377")
def test_w17_the_crane_at_the_farm(edition: str) -> None:
    scene = four(edition=edition)
    scene.give("Ann", stands="crane market", gold=1, wood=3, stone=1)
    scene.run(BUILD_DECISION, "Ann")
    scene.play("Ann", "build farm")
    assert scene.goods("Ann") == (0, 0, 0)


@both_editions
@pytest.mark.rule("KB-336", "KB-338")
@pytest.mark.parametrize(
    ("placement", "rest"),
    [
        ("8 = 4+5-m", {"6 = 6"}),
        ("9 = 4+5", {"5 = 6-m", "6 = 6", "7 = 6+m"}),
        ("10 = 4+5+m", {"6 = 6"}),
    ],
)
def test_w18_the_market_one_up_or_down(edition: str, placement: str, rest: set[str]) -> None:
    scene = four(edition=edition, phase=SPRING)
    scene.give("Ann", stands="market", dice=[4, 5, 6])
    run_in_turn(scene, influence.BEGIN_INFLUENCE)
    with_nine = {move for move in scene.options("Ann") if "= 4+5" in move and "6" not in move}
    assert with_nine == {"8 = 4+5-m", "9 = 4+5", "10 = 4+5+m"}
    scene.play("Ann", placement)
    assert set(scene.options("Ann")) == {"pass", *rest}
    assert scene.player("Ann").dice == [4, 5, 6]


@both_editions
@pytest.mark.rule("KB-336")
@pytest.mark.parametrize(("occupied", "left"), [(8, {9, 10}), (9, {8, 10}), (10, {8, 9})])
def test_w18_if_free(edition: str, occupied: int, left: set[int]) -> None:
    scene = four(edition=edition, phase=SPRING)
    scene.give("Ann", stands="market", dice=[4, 5, 6])
    scene.occupy("Brian", occupied)
    run_in_turn(scene, influence.BEGIN_INFLUENCE)
    with_nine = {int(move.split()[0]) for move in scene.options("Ann") if "= 4+5" in move and "6" not in move}
    assert with_nine == left


@both_editions
@pytest.mark.rule("KB-365")
@pytest.mark.parametrize(
    ("dice", "placement", "soldiers"),
    [
        ([5, 6, 6], "5 = 5", 2),
        ([4, 6, 6], "10 = 4+6", 3),
        ([6, 6, 6], "18 = 6+6+6", 2),
    ],
)
def test_w19_the_stable(edition: str, dice: list[int], placement: str, soldiers: int) -> None:
    scene = four(edition=edition, phase=SPRING)
    scene.give("Ann", stands="stable", dice=[*dice])
    run_in_turn(scene, influence.BEGIN_INFLUENCE, advisors.AUDIENCE)
    scene.play("Ann", placement)
    if scene.asked()[0] == "influence":
        scene.play("Ann", "pass")
    assert scene.player("Ann").soldiers == soldiers


@both_editions
@pytest.mark.rule("KB-313", "KB-314", "KB-315", "KB-316", "KB-317")
@pytest.mark.parametrize("last", [(1, 2, 1, 3), (1, 1, 1, 1), (6, 6, 6, 6)])
def test_w20_statue_then_chapel(edition: str, last: tuple[int, ...]) -> None:
    scene = four(edition=edition, phase=SPRING)
    scene.give("Cindy", stands="chapel", favoured=True)
    scene.rolls(2, 2, 2, 2, *[5, 6, 6] * 3)
    scene.run(rules.ROLL_AND_ORDER)
    # total 8: not yet for the Chapel
    assert set(scene.options("Cindy")) == {"done", "statue rerolls player die", "statue rerolls bonus die"}
    scene.rolls(1)
    scene.play("Cindy", "statue rerolls player die")
    assert set(scene.options("Cindy")) == {"done", "use chapel"}  # total 7
    scene.rolls(*last)
    scene.play("Cindy", "use chapel")
    assert scene.player("Cindy").dice == [*last]
    assert scene.state.over()  # no further reroll


@both_editions
@pytest.mark.rule("KB-388", "KB-389")
@pytest.mark.parametrize(
    ("payment", "goods", "tokens"), [("gold", (0, 0, 1), 1), ("stone", (1, 0, 0), 1), ("token", (1, 0, 1), 0)]
)
def test_w21_the_town_hall_works_once(edition: str, payment: str, goods: tuple[int, int, int], tokens: int) -> None:
    scene = four(edition=edition, phase=SPRING)
    scene.give("Ann", stands="town_hall", gold=1, stone=1, plus_two=1)
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert set(scene.options("Ann")) == {
        "done",
        "town hall for gold",
        "town hall for stone",
        "town hall for token",
    }
    scene.play("Ann", "town hall for " + payment)
    assert scene.state.over()
    assert scene.vp("Ann") == 1
    assert (scene.goods("Ann"), scene.player("Ann").plus_two) == (goods, tokens)


@both_editions
@pytest.mark.rule("KB-390")
def test_w22_the_inns_token_for_the_town_hall(edition: str) -> None:
    scene = four(edition=edition, phase=SUMMER)
    scene.give("Ann", stands="inn town_hall")
    scene.run(phase_end.END_OF_PHASE, "Ann")
    assert scene.player("Ann").plus_two == 1
    scene.play("Ann", "town hall for token")
    assert scene.vp("Ann") == 1
    assert scene.player("Ann").plus_two == 0


@pytest.mark.rule("KB-391")
def test_w23_the_embassy_pays_at_once() -> None:
    scene = four(phase=SPRING)
    scene.give("Ann", stands="town_hall", gold=1, wood=2, stone=2)  # 1G less by the Crane
    run_in_turn(scene, rules.EACH_BUILDS, rules.EACH_END_OF_PHASE)
    scene.play("Ann", "build embassy")
    assert scene.state.over()
    assert scene.vp("Ann") == 5
    told = [(event.args["why"], event.args["points"]) for event in scene.told("kb-scores")]
    assert told == [("embassy", 4), ("embassy", 1)]


@pytest.mark.rule("KB-623", "KB-625")
def test_w24_the_stone_wall_turns_a_draw_into_a_victory() -> None:
    scene = four(year=2, phase=WINTER_PHASE)
    scene.give("Ann", stands="stone_wall", soldiers=1)
    scene.enemy("ii_orcs_4")
    scene.rolls(1)
    scene.run(winter.WINTER)
    assert scene.player("Ann").strength == 4
    assert scene.goods("Ann") == (1, 0, 0)
    assert scene.vp("Ann") == 1


@pytest.mark.rule("KB-306", "KB-329", "KB-330")
def test_w25_favour_die_and_farm_add_up() -> None:
    scene = four(phase=SPRING)
    scene.give("Cindy", stands="farm", favoured=True)
    scene.rolls(1, 2, 3, 4, 5, *[4, 5, 5], *[4, 6, 6], *[5, 5, 6])
    scene.run(rules.PRODUCTIVE_PHASE)
    assert scene.player("Cindy").dice == [1, 2, 3, 4, 5]
    assert scene.order() == ["Ann", "Cindy", "David", "Brian"]  # 14, 15, 16, 16
    scene.play("Ann", "pass")
    assert "10 = 1+b4+b5" in scene.options("Cindy")
    with pytest.raises(IllegalMove):
        scene.play("Cindy", "9 = b4+b5")
