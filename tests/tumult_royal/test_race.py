"""The real-time robbery and its clock (TR-331 to TR-342)."""

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.moves import FIRST, KEEP, LIFT, PUT_BACK
from tafelrunde.games.tumult_royal.rules.race import RACE
from tafelrunde.games.tumult_royal.rules.state import TABLE_FIELDS
from tafelrunde.games.tumult_royal.views.clock import GraceClock, RobberyClock, bot_cycle, race
from tafelrunde.kernel.errors import IllegalMove, OptionError
from tafelrunde.kernel.luck import Luck
from tafelrunde.table.racing import Racing
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


def lifting(time: RobberyClock, scene: Scene, seat: int, slot: int, now: int) -> str:
    """Why a lift is refused, in one word."""
    return time.refusal(scene.state, seat, LIFT.of(slot), now).removeprefix("tr-refused-")


@pytest.mark.rule("TR-331")
def test_it_starts_when_all_are_ready() -> None:
    racing = Racing(RobberyClock(), line=5, now=1_000)
    racing.be_ready({0, 2}, [0, 1, 2], 4_000)
    assert (racing.stage(30_999), racing.left(30_999)) == ("ready", 1)
    assert (racing.stage(31_000), racing.left(31_000)) == ("countdown", 3_000)  # 30 s at the latest
    racing.be_ready({1}, [0, 1, 2], 9_000)
    assert (racing.stage(9_000), racing.left(9_000)) == ("countdown", 3_000)
    assert racing.stage(11_999) == "countdown"
    assert (racing.stage(12_000), racing.left(12_000)) == ("running", 20_000)
    assert not racing.race.time_is_up(31_999)
    assert racing.race.time_is_up(32_000)
    racing.be_ready({0}, [0], 20_000)
    assert racing.left(20_000) == 12_000  # once begun, nothing begins anew


@pytest.mark.rule("TR-331", "TR-342")
def test_the_robbery_asks_for_a_clock_and_nothing_else_does() -> None:
    scene = racing()
    assert isinstance(race(scene.state, None), RobberyClock)
    assert race(scene.state, 40).lasts == 40_000
    scene.play("Violet", "lift 0")
    scene.play("Table", "time_up")
    grace = race(scene.state, 40)
    assert isinstance(grace, GraceClock)
    assert (grace.lasts, grace.ready, grace.countdown) == (1_500, 0, 0)
    scene.play("Table", "grace_over")
    assert race(scene.state, None) is None


@pytest.mark.rule("TR-333", "TR-337")
def test_who_holds_a_tile_is_asked_about_it_and_the_table_about_its_clock() -> None:
    scene = racing("3 1 2")
    scene.play("Violet", "lift 0")
    three = {"good": "bread", "value": 3}

    def asked(*names: str) -> list[object]:
        return [TUMULT_ROYAL.say_question(scene.state, scene.seat(name)) for name in names]

    assert asked("Violet", "Blue", "Table") == [("tr-ask-hold", three), ("tr-ask-rob", {}), ("tr-ask-clock", {})]
    scene.play("Table", "time_up")
    assert asked("Violet", "Table") == [("tr-ask-grace", three), ("tr-ask-clock", {})]


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
    assert lifting(time, scene, 0, 0, 1_000) == ""
    time.accepted(scene.state, 0, LIFT.of(0), 1_000)
    scene.play("Violet", "lift 0")
    assert lifting(time, scene, 0, 0, 1_100) == "hand_full"  # before too_fast and taken
    assert lifting(time, scene, 1, 0, 1_100) == "taken"
    assert lifting(time, scene, 1, 1, 1_100) == ""
    assert lifting(time, scene, 1, 3, 1_100) == "taken"  # there are three tiles, 0 to 2
    assert time.refusal(scene.state, 1, FIRST.base - 1, 1_100) == "tr-refused-taken"
    assert time.refusal(scene.state, 1, FIRST.of(0), 1_100) == ""  # no lift at all: the rules say what is wrong with it
    scene.play("Violet", "keep")
    assert lifting(time, scene, 0, 0, 1_599) == "too_fast"  # before taken
    assert lifting(time, scene, 0, 1, 1_600) == ""
    assert lifting(time, scene, 1, 0, 1_600) == "taken"
    assert lifting(time, scene, 0, 0, 21_000) == "time_up"
    scene.play("Table", "time_up")
    assert lifting(time, scene, 0, 1, 2_000) == "time_up"


@pytest.mark.rule("TR-335")
def test_a_refused_lift_changes_nothing() -> None:
    scene, time = racing(), clock()
    time.accepted(scene.state, 0, LIFT.of(0), 1_000)
    before = scene.state.dump()
    assert lifting(time, scene, 0, 1, 1_300) == "too_fast"
    assert lifting(time, scene, 0, 1, 1_600) == ""
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
    grace = GraceClock()
    grace.start(21_000)
    assert not grace.time_is_up(22_499)
    assert grace.time_is_up(22_500)
    assert grace.refusal(scene.state, 0, LIFT.of(0), 21_100) == "tr-refused-time_up"
    assert grace.refusal(scene.state, 0, FIRST.base - 1, 21_100) == "tr-refused-time_up"
    assert grace.refusal(scene.state, 0, KEEP, 21_100) == ""


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
    scene, time = racing(), clock()
    assert time.patience == 1_500
    assert time.without(scene.state, 0) is None
    scene.play("Violet", "lift 0", "keep", "lift 1")
    assert time.without(scene.state, 0) == PUT_BACK
    assert time.without(scene.state, 1) is None
    scene.play("Violet", "put_back")  # what the table plays for the seat
    assert scene.hoard("Violet") == {"bread": [1]}


@pytest.mark.rule("TR-341")
def test_bots_take_their_time() -> None:
    rng = Luck.seeded(1)
    cycles = [bot_cycle(rng) for _ in range(3000)]
    assert 1_100 <= min(cycles) < 1_110
    assert 2_090 < max(cycles) <= 2_100
    assert 1_580 < sum(cycles) / 3000 < 1_620


@pytest.mark.rule("TR-341")
def test_a_bots_cycle_is_a_lift_and_a_decision() -> None:
    scene, time = racing(), clock()
    to_lift = [time.bot_pause(scene.state, 0, Luck.seeded(seed)) for seed in range(300)]
    scene.play("Violet", "lift 0")
    to_decide = {time.bot_pause(scene.state, 0, Luck.seeded(seed)) for seed in range(5)}
    assert len(to_decide) == 1
    assert min(to_lift) + to_decide.pop() >= 1_100
    assert 2_050 < max(to_lift) + 500 <= 2_100


@pytest.mark.rule("TR-336")
def test_keeping_and_putting_back_are_never_too_fast() -> None:
    scene, time = racing(), clock()
    time.accepted(scene.state, 0, LIFT.of(0), 1_000)
    scene.play("Violet", "lift 0")
    assert time.refusal(scene.state, 0, KEEP, 1_000) == time.refusal(scene.state, 0, PUT_BACK, 1_000) == ""


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
