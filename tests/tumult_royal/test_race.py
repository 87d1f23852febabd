"""The real-time robbery and its clock (TR-331 to TR-342)."""

import pytest

from tafelrunde.games.tumult_royal.clock import COUNTDOWN, RobberyClock, bot_cycle
from tafelrunde.games.tumult_royal.race import RACE
from tafelrunde.games.tumult_royal.state import TABLE_FIELDS
from tafelrunde.kernel.errors import IllegalMove, OptionError
from tafelrunde.kernel.luck import Luck
from tumult_royal.scene import Scene


def racing(tiles: str = "1 2 3", names: str = "Violet Blue Yellow") -> Scene:
    scene = Scene(names, phase=2, robbery="realtime")
    scene.tiles("centre", bread=tiles)
    scene.run(RACE)
    return scene


def clock(at: int = 1_000, **setting: int) -> RobberyClock:
    made = RobberyClock(**setting)
    made.start(at)
    return made


@pytest.mark.rule("TR-331")
def test_it_starts_when_all_are_ready() -> None:
    assert not RobberyClock.may_start([True, False, True], 29_999)
    assert RobberyClock.may_start([True, True, True], 0)
    assert RobberyClock.may_start([True, False, True], 30_000)
    assert COUNTDOWN == [3, 2, 1]


@pytest.mark.rule("TR-332")
def test_how_long_it_lasts() -> None:
    assert not clock().time_is_up(20_999)
    assert clock().time_is_up(21_000)
    assert not clock(rob_time=30_000).time_is_up(30_999)
    assert clock(rob_time=40_000).time_is_up(41_000)
    with pytest.raises(OptionError):
        RobberyClock(25_000)


@pytest.mark.rule("TR-333")
def test_all_act_at_the_same_time_and_the_first_request_wins() -> None:
    scene = racing()
    assert scene.asked() == ("rob", ["Violet", "Blue", "Yellow", "Table"])
    scene.play("Yellow", "lift 1")
    with pytest.raises(IllegalMove):
        scene.play("Violet", "lift 1")
    scene.play("Violet", "lift 0")
    assert scene.asked() == ("rob", ["Violet", "Blue", "Yellow", "Table"])


@pytest.mark.rule("TR-334", "TR-335")
def test_why_a_lift_is_refused() -> None:
    scene, time = racing(), clock()
    assert time.refusal(scene.state, 0, 0, 1_000) == ""
    time.lifted(0, 1_000)
    scene.play("Violet", "lift 0")
    assert time.refusal(scene.state, 0, 0, 1_100) == "hand_full"  # before too_fast and taken
    assert time.refusal(scene.state, 1, 0, 1_100) == "taken"
    assert time.refusal(scene.state, 1, 1, 1_100) == ""
    scene.play("Violet", "keep")
    assert time.refusal(scene.state, 0, 0, 1_599) == "too_fast"  # before taken
    assert time.refusal(scene.state, 0, 1, 1_600) == ""
    assert time.refusal(scene.state, 1, 0, 1_600) == "taken"
    assert time.refusal(scene.state, 0, 0, 21_000) == "time_up"
    scene.play("Table", "time_up")
    assert time.refusal(scene.state, 0, 1, 2_000) == "time_up"


@pytest.mark.rule("TR-335")
def test_a_refused_lift_changes_nothing() -> None:
    scene, time = racing(), clock()
    time.lifted(0, 1_000)
    before = scene.state.dump()
    assert time.refusal(scene.state, 0, 1, 1_300) == "too_fast"
    assert time.refusal(scene.state, 0, 1, 1_600) == ""
    assert scene.state.dump() == before


@pytest.mark.rule("TR-336")
def test_decisions_need_no_waiting_and_tiles_are_available_at_once() -> None:
    scene = racing()
    scene.play("Violet", "lift 0", "put_back")
    scene.play("Blue", "lift 0", "keep")
    assert scene.hoard("Blue") == {"bread": [1]}


@pytest.mark.rule("TR-337", "TR-338")
def test_after_time_holders_may_still_decide() -> None:
    scene = racing()
    scene.play("Violet", "lift 0")
    scene.play("Blue", "lift 1")
    scene.play("Table", "time_up")
    assert scene.asked() == ("grace", ["Violet", "Blue", "Table"])
    assert scene.options("Yellow") == []
    assert scene.options("Violet") == ["keep", "put_back"]
    scene.play("Blue", "keep")
    assert scene.asked() == ("grace", ["Violet", "Table"])
    scene.play("Table", "grace_over")
    assert scene.state.over()
    assert scene.hoard("Blue") == {"bread": [2]}
    assert scene.hoard("Violet") == {}
    assert scene.centre() == {"bread": [1, 3]}
    assert not clock().grace_is_over(22_499)
    assert clock().grace_is_over(22_500)


@pytest.mark.rule("TR-338")
def test_in_the_grace_time_a_tile_may_be_put_back() -> None:
    scene = racing()
    scene.play("Violet", "lift 0")
    scene.play("Table", "time_up")
    scene.play("Violet", "put_back")
    assert scene.state.over()
    assert scene.centre() == {"bread": [1, 2, 3]}
    assert scene.state.seen[0] == 1  # he still knows it


@pytest.mark.rule("TR-339")
def test_it_ends_early_when_nothing_is_left() -> None:
    scene = racing("2", "Violet Blue")
    scene.play("Violet", "lift 0")
    assert scene.asked() == ("rob", ["Violet", "Table"])
    scene.play("Violet", "keep")
    assert scene.state.over()


@pytest.mark.rule("TR-339")
def test_it_ends_when_time_is_up_and_nobody_holds_a_tile() -> None:
    scene = racing()
    scene.play("Violet", "lift 0", "put_back")
    scene.play("Table", "time_up")
    assert scene.state.over()


@pytest.mark.rule("TR-340")
def test_a_lost_connection() -> None:
    assert not RobberyClock.falls_from_hand(5_000, 6_499)
    assert RobberyClock.falls_from_hand(5_000, 6_500)
    scene = racing()
    scene.play("Violet", "lift 0", "keep", "lift 1")
    scene.play("Violet", "put_back")  # what the table plays for the seat
    assert scene.hoard("Violet") == {"bread": [1]}


@pytest.mark.rule("TR-341")
def test_bots_take_their_time() -> None:
    rng = Luck.seeded(1)
    cycles = [bot_cycle(rng) for _ in range(3000)]
    assert 1_100 <= min(cycles) < 1_110
    assert 2_090 < max(cycles) <= 2_100
    assert 1_580 < sum(cycles) / 3000 < 1_620


@pytest.mark.rule("TR-342")
def test_the_state_knows_no_time() -> None:
    scene = racing()
    assert scene.options("Table") == ["time_up"]
    assert not [name for name in TABLE_FIELDS if "time" in name or "clock" in name]
    scene.play("Violet", "lift 0", "put_back", "lift 0", "put_back")  # as fast as one likes
    scene.play("Yellow", "lift 0")
    scene.play("Table", "time_up")
    assert scene.options("Table") == ["grace_over"]


def test_doing_nothing_is_always_possible() -> None:
    """A single tile in the centre is nobody's forced choice."""
    scene = racing("1", "Violet Blue")
    assert scene.asked() == ("rob", ["Violet", "Blue", "Table"])
    assert scene.options("Blue") == ["lift 0"]
