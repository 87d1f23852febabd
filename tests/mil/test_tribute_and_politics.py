"""Chapters 7xx and 8xx: tribute and politics."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.course import BEGIN_POLITICS, ROUND
from tafelrunde.games.mil.rules.court import COURT_KNIGHT
from tafelrunde.games.mil.rules.politics import POLITICS
from tafelrunde.games.mil.rules.state import NOBODY
from tafelrunde.games.mil.rules.tribute import TRIBUTE
from tafelrunde.games.mil.rules.war import WAR_KNIGHT
from tafelrunde.games.mil.rules.winter import is_guarded

COURT, MARKET, WAR, COUNCIL = POLITICS


@pytest.mark.rule("MI-701", "MI-703")
@pytest.mark.parametrize(
    ("land", "gold"),
    [
        *[("flax", 0), ("ore", 0), ("grain", 0), ("craft", 0), ("town", 0)],
        *[("flax/back", 1), ("ore/back", 1), ("grain/back", 1), ("craft/back", 2), ("town/back", 2)],
    ],
)
def test_gold_of_the_side_that_is_up(land: str, gold: int) -> None:
    scene = Scene()
    scene.knight("Brian k2", lands=land)
    scene.run(TRIBUTE)
    assert scene.stock("Brian").get("gold", 0) == gold
    turned = land.removesuffix("/back") if "/" in land else f"{land}/back"
    assert scene.lands("Brian k2") == [turned]


@pytest.mark.rule("MI-702", "MI-704")
def test_lords_get_food_for_each_land_of_a_vassal_and_the_owner_keeps_his_gold() -> None:
    scene = Scene()
    scene.knight("Ann k0", lands="town/back flax", lord="Brian")
    scene.knight("Cindy k0", lands="ore/back", lord="Brian")
    scene.run(TRIBUTE)
    assert scene.stock("Brian") == {"food": 3}
    assert scene.stock("Ann") == {"gold": 2}
    assert scene.stock("Cindy") == {"gold": 1}


def test_lands_are_turned_in_every_round() -> None:
    assert ROUND.steps.index(BEGIN_POLITICS) == ROUND.steps.index(TRIBUTE) + 1


@pytest.mark.rule("MI-801")
def test_most_knights_in_the_sphere() -> None:
    scene = Scene()
    scene.knight("Ann k0", at="market:1")
    scene.knight("Brian k0", at="market:2")
    scene.knight("Brian k1", at="market:4")
    scene.knight("Cindy k0", at="market:3")
    scene.run(MARKET)
    assert scene.vp() == (0, 1, 0)


@pytest.mark.rule("MI-801")
def test_the_order_of_the_spheres() -> None:
    steps = ROUND.steps
    assert [steps.index(step) for step in POLITICS] == list(range(steps.index(COURT), steps.index(COURT) + 4))
    assert [step.name for step in POLITICS] == [
        f"politics_{sphere}" for sphere in ("court", "market", "war", "council")
    ]


@pytest.mark.rule("MI-802")
def test_a_tie_goes_to_the_foremost_knight() -> None:
    scene = Scene()
    scene.knight("Ann k0", at="court:2")
    scene.knight("Ann k1", at="court:3")
    scene.knight("Cindy k0", at="court:1")
    scene.knight("Cindy k1", at="court:4")
    scene.run(COURT)
    assert scene.vp() == (0, 0, 2)


@pytest.mark.rule("MI-803")
def test_the_court_gives_points_influence_and_the_start() -> None:
    scene = Scene()
    scene.knight("Brian k0", at="court:3")
    scene.run(COURT)
    assert (scene.vp(), scene.stock("Brian"), scene.state.start_player) == ((0, 2, 0), {"influence": 1}, 1)
    assert scene.state.turn_order() == [1, 2, 0]


@pytest.mark.rule("MI-804", "MI-807")
def test_the_market_gives_a_point_and_gold() -> None:
    scene = Scene()
    scene.knight("Brian k0", at="market:3")
    scene.run(MARKET)
    assert (scene.vp(), scene.stock("Brian"), scene.state.start_player) == ((0, 1, 0), {"gold": 1}, 0)


@pytest.mark.rule("MI-805", "MI-807", "MI-809")
def test_war_gives_a_point_and_the_kings_soldier_for_an_own_knight() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.knight("Brian k0", at="war:3")
    scene.knight("Brian k2")
    scene.run(WAR)
    assert (scene.vp(), scene.stock("Brian")) == ((0, 1, 0), {})
    assert scene.options("Brian") == ["B k0", "B k2"]
    scene.play("Brian", "B k2")
    assert scene.state.kings_soldier == scene.number("Brian k2")


@pytest.mark.rule("MI-806", "MI-810")
def test_the_council_gives_points_and_the_archbishop_for_any_knight() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.knight("Brian k0", at="council:3")
    scene.knight("Cindy k1")
    scene.run(COUNCIL)
    assert (scene.vp(), scene.stock("Brian")) == ((0, 2, 0), {})
    assert scene.options("Brian") == ["A k0", "B k0", "C k1"]
    scene.play("Brian", "C k1")
    assert scene.state.archbishop == scene.number("Cindy k1")


@pytest.mark.rule("MI-808")
def test_an_empty_sphere_gives_nothing() -> None:
    scene = Scene()
    scene.state.start_player = 2
    scene.knight("Ann k0", at="crusade")
    for step in POLITICS:
        scene.run(step)
    assert scene.vp() == (0, 0, 0)
    assert (scene.state.start_player, scene.state.kings_soldier, scene.state.archbishop) == (2, NOBODY, NOBODY)


@pytest.mark.rule("MI-811")
def test_the_kings_soldier_counts_in_attack_elements_and_winter() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0")
    scene.knight("Brian k0", lands="ore")
    scene.stacks("grain")
    scene.family("Ann", food=3)
    scene.acts(WAR_KNIGHT, "Ann k0")
    assert "attack stack 1" not in scene.options("Ann")
    scene.state.kings_soldier = scene.number("Ann k0")
    scene.acts(WAR_KNIGHT, "Ann k0")
    assert "attack stack 1" in scene.options("Ann")  # 3 + 3 cubes > 5
    assert is_guarded(scene.state, 0)
    scene.knight("Ann k0", soldiers=2)
    scene.state.kings_soldier = scene.number("Brian k0")  # Brian's elements: the land and the King's Soldier
    scene.acts(COURT_KNIGHT, "Ann k0")
    assert scene.state.over()


@pytest.mark.rule("MI-812", "MI-1005", "MI-1224")
def test_the_archbishops_knight_is_no_target_but_may_act() -> None:
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", soldiers=3)
    scene.knight("Brian k0", lands="ore")
    scene.state.archbishop = scene.number("Brian k0")
    scene.acts(WAR_KNIGHT, "Ann k0")
    assert scene.state.over()  # nothing else to do
    scene.acts(COURT_KNIGHT, "Ann k0")
    assert scene.state.over()
    scene.state.archbishop = scene.number("Ann k0")
    scene.acts(WAR_KNIGHT, "Ann k0")
    assert scene.options("Ann") == ["nothing", "attack B k0 land 1"]
    scene.acts(COURT_KNIGHT, "Ann k0")
    assert scene.options("Ann") == ["take influence", "B k0"]
