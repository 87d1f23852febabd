"""Chapters 9xx and 14xx: monastery and crusade."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.power import CRUSADE_KNIGHTS, MONASTERY_KNIGHTS
from tafelrunde.games.mil.rules.winter import WINTER


def monks(reds: int, privileges: int, knights: int = 1) -> Scene:
    scene = Scene()
    for tile in range(knights):
        scene.knight(f"Ann k{tile}", at="monastery")
    scene.family("Ann", reds=reds, privileges=privileges)
    scene.run(MONASTERY_KNIGHTS)
    return scene


@pytest.mark.rule("MI-901", "MI-903")
def test_each_knight_sheds_one_single_woman() -> None:
    scene = monks(reds=3, privileges=1, knights=2)
    assert scene.state.over()
    assert (scene.player("Ann").reds, scene.player("Ann").privileges) == (1, 1)
    assert scene.stock("Ann") == {}


@pytest.mark.rule("MI-901")
def test_without_single_woman_nothing_happens() -> None:
    scene = monks(reds=0, privileges=4)
    assert scene.state.over()
    assert (scene.player("Ann").reds, scene.player("Ann").privileges) == (0, 4)


@pytest.mark.rule("MI-902")
@pytest.mark.parametrize(
    ("reds", "privileges", "more"),
    [(2, 2, ["0 more", "1 more"]), (2, 9, ["0 more", "1 more"]), (5, 6, ["0 more", "1 more", "2 more", "3 more"])],
)
def test_two_privileges_shed_one_more(reds: int, privileges: int, more: list[str]) -> None:
    scene = monks(reds, privileges)
    assert scene.options("Ann") == more
    scene.play("Ann", "1 more")
    assert (scene.player("Ann").reds, scene.player("Ann").privileges) == (reds - 2, privileges - 2)


@pytest.mark.rule("MI-1401")
def test_each_crusader_brings_influence() -> None:
    scene = Scene()
    scene.knight("Ann k0", at="crusade")
    scene.knight("Ann k1", at="crusade")
    scene.knight("Cindy k0", at="crusade")
    scene.run(CRUSADE_KNIGHTS)
    assert [scene.stock(name) for name in scene.names] == [{"influence": 2}, {}, {"influence": 1}]


@pytest.mark.rule("MI-1402")
def test_a_crusader_does_not_freeze() -> None:
    scene = Scene()
    scene.knight("Ann k0", at="crusade")
    scene.rolls(3)
    scene.run(WINTER)
    assert scene.vp("Ann") == (0,)
    assert not scene.told("mi-freezes")
