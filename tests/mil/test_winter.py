"""Chapters 15xx and 16xx: winter and the end of a round."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules.state import HOME, IN_PLAY, NOBODY, REMOVED
from tafelrunde.games.mil.rules.winter import ROUND_ENDS, WINTER


def winter(scene: Scene, face: int) -> None:
    scene.rolls(face)
    scene.run(WINTER)


@pytest.mark.rule("MI-1501", "MI-1502")
@pytest.mark.parametrize(("face", "cold"), [(1, True), (2, False), (3, True), (4, False), (5, True), (6, False)])
def test_three_faces_are_winter(face: int, cold: bool) -> None:
    scene = Scene()
    scene.knight("Ann k0", heir=True)
    winter(scene, face)
    assert scene.of("Ann k0").heir is not cold
    assert scene.state.luck.script_at == 2  # one roll


@pytest.mark.rule("MI-1502")
@pytest.mark.parametrize("place", ["", "court:1", "monastery"])
@pytest.mark.parametrize(("column", "safe"), [({}, False), ({"lands": "ore"}, True), ({"castle": True}, True)])
def test_who_freezes(place: str, column: dict, safe: bool) -> None:
    scene = Scene()
    scene.knight("Ann k0", at=place, **column)
    winter(scene, 1)
    assert (scene.of("Ann k0").status == IN_PLAY) is safe
    assert scene.vp("Ann") == (0 if safe else -4,)


@pytest.mark.rule("MI-1503")
def test_soldiers_do_not_protect_from_freezing() -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=3)
    winter(scene, 1)
    assert scene.vp("Ann") == (-4,)
    assert scene.of("Ann k0").status == IN_PLAY


@pytest.mark.rule("MI-1505")
@pytest.mark.parametrize("face", [1, 2])
def test_a_privilege_if_all_knights_have_castle_or_soldier(face: int) -> None:
    scene = Scene()
    scene.knight("Ann k0", soldiers=1, lands="ore")
    scene.knight("Ann k1", castle=True)
    scene.knight("Brian k0", soldiers=1, lands="ore")
    scene.knight("Brian k1", lands="ore")
    winter(scene, face)
    assert [player.privileges for player in scene.state.players] == [1, 0, 0]


@pytest.mark.rule("MI-1506")
def test_the_test_comes_after_the_deaths_and_the_kings_soldier_counts() -> None:
    scene = Scene()
    scene.knight("Ann k0", castle=True)
    scene.knight("Ann k1")  # freezes and leaves
    scene.knight("Brian k0", lands="ore", soldiers=1)
    scene.knight("Brian k1", lands="ore")
    scene.state.kings_soldier = scene.number("Brian k1")
    scene.knight("Cindy k0")  # leaves, so Cindy has no knight
    winter(scene, 1)
    assert scene.of("Ann k1").status == REMOVED
    assert [player.privileges for player in scene.state.players] == [1, 1, 0]


def test_the_option_privilege_only_in_winter() -> None:
    scene = Scene(privilege_only_in_winter=True)
    scene.knight("Ann k0", castle=True)
    winter(scene, 2)
    assert scene.player("Ann").privileges == 0
    winter(scene, 1)
    assert scene.player("Ann").privileges == 1


def late() -> Scene:
    """The end of round 2: knights on the board, figures out, hourglasses gone."""
    scene = Scene(round=2)
    scene.knight("Ann k0", at="court:1", lands="ore/back", time=2, lord="Brian")
    scene.knight("Brian k0", at="monastery")
    scene.knight("Cindy k0", at="crusade")
    scene.board("black", "war:1")
    scene.board("", "war:2")
    for name in scene.names:
        scene.family(name, placing=True, reds=2, privileges=1, food=3)
    scene.state.archbishop, scene.state.kings_soldier = 0, 4
    scene.run(ROUND_ENDS)
    return scene


@pytest.mark.rule("MI-1601", "MI-1602", "MI-1603", "MI-1604")
def test_the_board_is_set_for_the_next_round() -> None:
    scene = late()
    assert scene.state.round == 3
    assert {scene.of(f"{name} k0").place for name in scene.names} == {HOME}
    assert (scene.state.monastery, scene.state.crusade) == ([], [])
    assert scene.state.whites() == 16
    assert (scene.state.archbishop, scene.state.kings_soldier) == (NOBODY, NOBODY)
    assert not any(player.placing for player in scene.state.players)


@pytest.mark.rule("MI-1604", "MI-1605")
def test_everything_else_stays() -> None:
    scene = late()
    assert (scene.of("Ann k0").time, scene.lands("Ann k0"), scene.lord("Ann k0")) == (2, ["ore/back"], "Brian")
    for name in scene.names:
        player = scene.player(name)
        assert (player.reds, player.privileges, scene.stock(name)) == (2, 1, {"food": 3})
