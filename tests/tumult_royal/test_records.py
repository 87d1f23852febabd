"""The kept games of Tumult Royal show every option, every number of players and every way to end."""

from pathlib import Path

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.state import CORONATION, PLACING, TumultState
from tafelrunde.kernel import record

FILES = sorted((Path(__file__).parent.parent / "records").glob("tumult_royal-*.txt"))
KEPT = [record.read(file.read_text(encoding="utf-8")) for file in FILES]


def way_to_end(state: TumultState) -> str:
    first, second = sorted(state.scores())[-1:-3:-1]
    if first == 25:
        return {PLACING: "25th statue on land", CORONATION: "25th statue on the chronicle"}[int(state.phase)]
    if first == second:
        return "equal statues"
    return "last field" if state.round == 10 else "lead"


def test_every_option_is_kept() -> None:
    options = [read.options for read in KEPT]
    assert {(each["robbery"], each["players"]) for each in options} == {
        (mode, players) for mode in ("looks", "realtime") for players in "234"
    }
    assert {each["packet"] for each in options if each["robbery"] == "looks"} == {"1", "4", "6"}
    assert {(each["gambler"], each["manual_spin"]) for each in options} == {
        ("false", "false"),
        ("true", "false"),
        ("false", "true"),
    }


@pytest.mark.rule("TR-1001", "TR-1006", "TR-1007", "TR-1008")
def test_every_way_to_end_is_kept() -> None:
    ways = {way_to_end(record.replay(TUMULT_ROYAL, read)) for read in KEPT}
    assert ways == {"25th statue on land", "25th statue on the chronicle", "equal statues", "last field", "lead"}


@pytest.mark.rule("TR-342")
def test_in_real_time_the_record_names_the_table() -> None:
    moves = {
        line.move for read in KEPT if read.options["robbery"] == "realtime" for line in read.lines if line.seat == -1
    }
    assert moves == {"time_up", "grace_over"}
