"""Chapter 5xx: placing and passing."""

import pytest

from mil.scene import Scene
from tafelrunde.games.mil.rules import action
from tafelrunde.games.mil.rules.action import ACTION, NEXT_TURN
from tafelrunde.games.mil.rules.course import POWER
from tafelrunde.games.mil.rules.politics import POLITICS
from tafelrunde.games.mil.rules.state import BLACK, KNIGHT, REMOVED


def two() -> Scene:
    """Ann and Brian with a knight each at home."""
    scene = Scene("Ann Brian")
    scene.knight("Ann k0", lands="flax")
    scene.knight("Brian k0", lands="flax")
    return scene


@pytest.mark.rule("MI-501")
@pytest.mark.parametrize("moves", [["pass court:1"], ["place k0", "to crusade"]])
def test_the_first_placing_or_passing_begins_it(moves: list[str]) -> None:
    scene = two()
    scene.run(ACTION, "Ann")
    scene.play("Ann", *moves)
    assert scene.player("Ann").placing
    assert not scene.player("Brian").placing
    assert "harvest k0" in scene.options("Brian")
    scene.play("Brian", "pass court:2")
    assert all("harvest" not in option for option in scene.options("Ann"))


@pytest.mark.rule("MI-503")
def test_any_space_without_knight_will_do() -> None:
    scene = two()
    scene.knight("Brian k1")
    scene.stand("Brian k0", "market:2")
    scene.family("Brian", gold=1)
    scene.run(ACTION, "Brian")
    scene.play("Brian", "place k1")
    assert len(scene.options("Brian")) == 11 + 2
    assert "to market:2" not in scene.options("Brian")
    scene.play("Brian", "to war:3")
    assert scene.lies("war:3") == KNIGHT + 5


@pytest.mark.rule("MI-503")
def test_only_a_knight_at_home_can_be_placed() -> None:
    scene = two()
    scene.knight("Ann k1", at="court:1")
    scene.run(ACTION, "Ann")
    assert [option for option in scene.options("Ann") if "place" in option] == ["place k0"]


@pytest.mark.rule("MI-504", "MI-505")
def test_hourglasses_cost_and_empty_spaces_are_free() -> None:
    scene = two()
    scene.board("", "court:1")
    scene.board("black", "court:2")
    scene.run(ACTION, "Ann")
    scene.play("Ann", "place k0")
    assert scene.options("Ann") == ["to court:1", "to monastery", "to crusade"]
    scene.family("Ann", privileges=1)
    scene.run(ACTION, "Ann")
    scene.play("Ann", "place k0", "to court:2")
    assert scene.player("Ann").privileges == 0
    scene.run(ACTION, "Brian")
    scene.family("Brian", gold=1)
    scene.play("Brian", "place k0", "to court:1")
    assert scene.stock("Brian") == {"gold": 1}


@pytest.mark.rule("MI-506")
def test_passing_turns_a_white_hourglass_or_brings_a_black_one() -> None:
    scene = two()
    scene.board("", "court:1")
    scene.board("black", "court:2")
    scene.stand("Brian k0", "court:3")
    scene.run(ACTION, "Ann")
    passes = [option for option in scene.options("Ann") if "pass" in option]
    assert len(passes) == 10
    assert {"pass court:1", "pass market:1"} <= set(passes)
    assert not {"pass court:2", "pass court:3"} & set(passes)
    scene.play("Ann", "pass court:1")
    assert scene.lies("court:1") == BLACK
    scene.play("Brian", "pass market:1")
    assert scene.lies("market:1") == BLACK


@pytest.mark.rule("MI-507")
def test_passing_does_not_end_further_turns() -> None:
    scene = two()
    scene.run(ACTION, "Ann")
    scene.play("Ann", "pass court:1")
    scene.play("Brian", "pass court:2")
    assert "place k0" in scene.options("Ann")


@pytest.mark.rule("MI-508")
def test_without_a_knight_at_home_one_passes() -> None:
    scene = two()
    scene.stand("Ann k0", "crusade")
    scene.family("Ann", placing=True)
    scene.run(NEXT_TURN, "Ann")
    assert scene.asked() == ("action", ["Ann"])
    assert {option.split()[0] for option in scene.options("Ann")} == {"pass"}


def over(scene: Scene) -> bool:
    """Does the phase end before Ann's turn?"""
    scene.run(NEXT_TURN, "Ann")
    return scene.state.over()


@pytest.mark.rule("MI-511", "MI-512")
def test_the_phase_ends_when_all_spaces_are_taken() -> None:
    scene = two()
    scene.stand("Brian k0", "war:2")
    scene.board("black")
    assert over(scene)
    for lies in ("white", ""):
        scene.board(lies, "war:3")
        assert not over(scene)


@pytest.mark.rule("MI-513")
def test_knights_at_home_stay_there_without_part_in_politics_and_power() -> None:
    scene = two()
    scene.board("black")
    scene.run(NEXT_TURN, "Ann")
    assert scene.state.over()
    for step in (*POLITICS, POWER):
        scene.run(step)
        assert scene.state.over()
    assert (scene.of("Ann k0").place, scene.of("Brian k0").place) == (-1, -1)
    assert (scene.vp(), scene.stock("Ann"), scene.stock("Brian")) == ((0, 0), {}, {})


@pytest.mark.rule("MI-514")
def test_the_phase_ends_when_all_have_placed_all() -> None:
    scene = two()
    scene.stand("Ann k0", "crusade")
    scene.stand("Brian k0", "war:2")
    scene.family("Ann", placing=True)
    scene.family("Brian", placing=True)
    assert over(scene)
    scene.knight("Brian k1")
    assert not over(scene)


@pytest.mark.rule("MI-515")
def test_who_has_no_knight_has_begun_placing() -> None:
    scene = two()
    scene.stand("Ann k0", "crusade")
    scene.family("Ann", placing=True)
    scene.of("Brian k0").status = REMOVED
    assert over(scene)
    assert not scene.player("Brian").placing
    assert action.all_knights_placed(scene.state)
