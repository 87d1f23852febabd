"""Chapter 6xx: ageing and dying."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.action import ACTION
from tafelrunde.games.mil.rules.course import EACH_NEWCOMER
from tafelrunde.games.mil.rules.life import age_or_die, take_time
from tafelrunde.games.mil.rules.state import IN_PLAY, NOBODY, REMOVED
from tafelrunde.games.mil.rules.winter import WINTER


def ends(scene: Scene, who: str) -> None:
    age_or_die(scene.state, scene.number(who))


@pytest.mark.rule("MI-601")
def test_the_fourth_token_ends_a_life_and_the_third_does_not() -> None:
    scene = Scene()
    scene.knight("Ann k0", lands="ore", time=2)
    assert not take_time(scene.state, 0)
    assert scene.of("Ann k0").time == 3
    assert take_time(scene.state, 0)
    assert scene.of("Ann k0").time == 0
    assert scene.vp("Ann") == (-4,)


@pytest.mark.rule("MI-601")
def test_freezing_ends_a_life_too() -> None:
    scene = Scene()
    scene.knight("Ann k0", heir=True)
    scene.rolls(1)
    scene.run(WINTER)
    assert not scene.of("Ann k0").heir


@pytest.mark.rule("MI-602", "MI-609")
def test_with_heir_he_ages() -> None:
    scene = Scene()
    scene.knight("Ann k0", heir=True, time=3)
    scene.board("", "court:1", "court:2")
    whites = scene.state.whites()
    ends(scene, "Ann k0")
    knight = scene.of("Ann k0")
    assert (knight.heir, knight.time, knight.status) == (False, 0, IN_PLAY)
    assert scene.vp("Ann") == (0,)
    assert scene.state.whites() == whites


@pytest.mark.rule("MI-603", "MI-604")
@pytest.mark.parametrize("column", [{"lands": "ore"}, {"castle": True}, {"soldiers": 1}])
def test_without_heir_he_dies_but_stays_with_his_column(column: dict) -> None:
    scene = Scene()
    scene.knight("Ann k0", time=3, **column)
    ends(scene, "Ann k0")
    knight = scene.of("Ann k0")
    assert scene.vp("Ann") == (-4,)
    assert (knight.status, knight.time) == (IN_PLAY, 0)
    assert (scene.lands("Ann k0"), knight.castle, knight.soldiers) == (
        column.get("lands", "").split(),
        column.get("castle", False),
        column.get("soldiers", 0),
    )


@pytest.mark.rule("MI-605")
def test_with_an_empty_column_he_leaves_for_good() -> None:
    scene = Scene()
    scene.knight("Ann k0", at="market:1")
    scene.knight("Ann k1", heir=True)
    ends(scene, "Ann k0")
    assert scene.vp("Ann") == (-4,)
    assert scene.of("Ann k0").status == REMOVED
    assert scene.lies("market:1") == 0
    scene.family("Ann", gold=1)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "offspring k1 gold")
    assert scene.of("Ann k0").status == REMOVED
    assert scene.of("Ann k2").status == IN_PLAY


@pytest.mark.rule("MI-605")
def test_he_leaves_the_monastery_too() -> None:
    scene = Scene()
    scene.knight("Ann k0", at="monastery")
    ends(scene, "Ann k0")
    assert scene.state.monastery == []


@pytest.mark.rule("MI-606")
def test_the_kings_soldier_keeps_him() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.state.kings_soldier = 0
    ends(scene, "Ann k0")
    assert scene.of("Ann k0").status == IN_PLAY


@pytest.mark.rule("MI-607")
def test_the_bond_ends_only_when_he_leaves() -> None:
    scene = Scene()
    scene.knight("Ann k0", lord="Brian", heir=True)
    scene.state.archbishop = 0
    ends(scene, "Ann k0")
    assert (scene.lord("Ann k0"), scene.state.archbishop) == ("Brian", 0)
    ends(scene, "Ann k0")
    assert (scene.lord("Ann k0"), scene.state.archbishop) == (None, NOBODY)
    scene.knight("Ann k1", lord="Brian", soldiers=1)
    ends(scene, "Ann k1")
    assert scene.lord("Ann k1") == "Brian"


@pytest.mark.rule("MI-608")
def test_a_player_without_knights_gets_an_unused_one() -> None:
    scene = Scene()
    scene.knight("Ann k0")
    scene.of("Brian k0").status = REMOVED
    scene.knight("Cindy k3")
    scene.run(EACH_NEWCOMER)
    assert scene.of("Brian k1").status == IN_PLAY
    assert [event.args for event in scene.told("mi-new-knight")] == [{"seat": 1, "knight": "k1"}]
    assert [knight.status for knight in scene.player("Ann").knights] == [1, 0, 0, 0]
    assert [knight.status for knight in scene.player("Cindy").knights] == [0, 0, 0, 1]


@pytest.mark.rule("MI-608")
def test_else_the_removed_one_with_the_lowest_number() -> None:
    scene = Scene()
    for tile in range(4):
        scene.of(f"Ann k{tile}").status = REMOVED
    scene.run(EACH_NEWCOMER)
    assert [knight.status for knight in scene.player("Ann").knights] == [1, 2, 2, 2]
