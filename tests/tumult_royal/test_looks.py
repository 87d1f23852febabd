"""The turn-based robbery (TR-361 to TR-369)."""

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.looks import BEGIN_LOOKS, LOOKS
from tafelrunde.games.tumult_royal.views.clock import race
from tafelrunde.kernel.errors import IllegalMove
from tumult_royal.scene import Scene

NAMES = "Violet Blue Yellow"


def looking(names: str = NAMES, tiles: str = "1 2 3 1 2 3", **options: object) -> Scene:
    scene = Scene(names, phase=2, **options)
    scene.tiles("centre", bread=tiles)
    scene.run(BEGIN_LOOKS)
    return scene


def packets(scene: Scene) -> list[tuple[str, int]]:
    """Who looks how often in a row, when everybody looks at slot 0 and puts it back."""
    course: list[tuple[str, int]] = []
    before = ""
    while not scene.state.over():
        name = scene.asked()[1][0]
        scene.play(name, "lift 0", "put_back")
        if name == before:
            course[-1] = (name, course[-1][1] + 1)
        else:
            course.append((name, 1))
        before = name
    return course


@pytest.mark.rule("TR-361", "TR-362")
@pytest.mark.parametrize("packet", [1, 4, 6])
def test_twelve_looks_each(packet: int) -> None:
    scene = looking("Violet Blue", packet=packet)
    assert [(player.looks, player.stopped) for player in scene.state.players] == [(12, False), (12, False)]
    course = packets(scene)
    for name in ("Violet", "Blue"):
        assert sum(number for each, number in course if each == name) == 12
    sizes = {1: {1, 2}, 4: {4, 8}, 6: {6, 12}}[packet]  # where the snake turns two packets follow each other
    assert {number for _, number in course} <= sizes


@pytest.mark.rule("TR-362", "TR-363")
def test_packets_go_up_and_down_the_ranks() -> None:
    """EX-25: packet 1 from rank 3 up, packet 2 from the king down, packet 3 up again."""
    assert packets(looking(packet=4)) == [
        ("Yellow", 4),
        ("Blue", 4),
        ("Violet", 8),
        ("Blue", 4),
        ("Yellow", 8),
        ("Blue", 4),
        ("Violet", 4),
    ]
    assert packets(looking("Violet Blue", packet=6)) == [("Blue", 6), ("Violet", 12), ("Blue", 6)]


@pytest.mark.rule("TR-364")
def test_nobody_acts_between_lift_and_decision() -> None:
    scene = looking(packet=1)
    scene.play("Yellow", "lift 3")
    assert scene.asked() == ("hold", ["Yellow"])
    assert scene.options("Blue") == []
    scene.play("Yellow", "keep")
    assert scene.asked() == ("look", ["Blue"])


@pytest.mark.rule("TR-365")
def test_looking_again_costs_a_look() -> None:
    scene = looking()
    scene.play("Yellow", "lift 0", "put_back", "lift 0", "put_back")
    assert scene.player("Yellow").looks == 10


@pytest.mark.rule("TR-366", "TR-367")
def test_who_stops_has_no_looks_left_and_is_passed_over() -> None:
    scene = looking(packet=1)
    scene.play("Yellow", "lift 0", "put_back")
    scene.play("Blue", "stop")
    assert (scene.player("Blue").looks, scene.player("Blue").stopped) == (0, True)
    assert [name for name, _ in packets(scene)] == ["Violet", "Yellow"] * 6


@pytest.mark.rule("TR-366")
def test_a_packet_cannot_be_skipped() -> None:
    scene = looking()
    assert scene.options("Yellow") == ["stop", *(f"lift {slot}" for slot in range(6))]
    scene.play("Yellow", "lift 0", "put_back")
    assert scene.options("Yellow") == ["stop", *(f"lift {slot}" for slot in range(6))]


@pytest.mark.rule("TR-367")
def test_no_stop_while_holding() -> None:
    scene = looking()
    scene.play("Yellow", "lift 0")
    with pytest.raises(IllegalMove):
        scene.play("Yellow", "stop")


@pytest.mark.rule("TR-368")
def test_the_last_tile_ends_the_robbery_only_when_kept() -> None:
    """EX-26."""
    scene = looking(tiles="2")
    scene.play("Yellow", "lift 0")
    assert not scene.state.over()
    kept = scene.state.copy()
    kept.play(2, TUMULT_ROYAL.parse(kept, 2, "keep"))
    assert kept.over()
    scene.play("Yellow", "put_back")
    assert scene.asked() == ("look", ["Yellow"])


@pytest.mark.rule("TR-368")
def test_it_ends_when_nobody_has_a_look_left() -> None:
    scene = looking()
    scene.play("Yellow", "stop")
    scene.play("Blue", "stop")
    scene.play("Violet", "stop")
    assert scene.state.over()
    assert scene.centre() == {"bread": [1, 1, 2, 2, 3, 3]}


@pytest.mark.rule("TR-369")
def test_the_course_needs_no_clock_and_no_luck() -> None:
    """From the first look to the last: the table is never asked, no clock is wanted, nothing is drawn by chance."""
    scene = looking("Violet Blue")
    looked = 0
    while not scene.state.over():
        question, [name] = scene.asked()
        assert race(scene.state, None) is None
        scene.play(name, "lift 0" if question == "look" else "put_back")
        looked += question == "look"
    assert looked == 2 * LOOKS
    assert scene.state.luck.script == []
