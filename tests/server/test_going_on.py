"""A server stops and another one goes on: with the clocks, the bots and the ends of games; or it says why it cannot."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from server.harness import ALL_MODULES, FOUR, PATIENCE, Client, logged, serving
from tafelrunde.kernel import registry
from tafelrunde.server import attendants, run
from tafelrunde.server.room import Room
from tafelrunde.server.thinking import Position
from tafelrunde.store.store import Store
from tafelrunde.table.table import Table

SLACK = 1.5
"""Seconds that a busy machine may take for what takes none."""


@contextmanager
def rows(folder: Path) -> Iterator[sqlite3.Connection]:
    """The database while no server runs."""
    connection = sqlite3.connect(folder / "tables.db")
    with connection:
        yield connection
    connection.close()


def waits(until: Any, seconds: float = 20.0) -> Any:
    end = time.monotonic() + seconds
    while not (found := until()):
        assert time.monotonic() < end
        time.sleep(0.02)
    return found


def move_of_the_first(clients: list[Client]) -> None:
    for client in clients:
        client.at(0)
    mover = next(client for client in clients if client.view["answer"] is not None)
    mover.move()


def test_a_server_that_stops_leaves_what_takes_too_long_without_a_fuss(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """What a viewer said takes a minute to be written (the database is away); the server has one second to finish."""

    async def say(*_: Any) -> None:
        caught.set()
        await asyncio.sleep(60)

    caught = threading.Event()
    monkeypatch.setattr(Room, "say", say)
    monkeypatch.setattr(run, "FINISH_WITHIN", 1)
    with serving(tmp_path) as served:
        opened = served.open_for(FOUR[:2])
        client = served.client(opened["id"], opened["tokens"][0])
        client.send(type="chat", name="Ann", text="Good evening")
        assert caught.wait(PATIENCE)
    assert "timeout graceful shutdown exceeded" in logged(caplog)
    assert "Exception in ASGI application" not in logged(caplog)


# --- clocks -----------------------------------------------------------------------------------------------------------


def test_a_clock_goes_on_where_it_stood(tmp_path: Path) -> None:
    """Asked 12 s before now; the server was down for the last 4 s of them: 8 s were thought, 12 of 20 are left."""
    with serving(tmp_path) as served:
        opened = served.open_for(FOUR[:2], clock={"seconds": 20})
    with rows(tmp_path) as connection:
        now = time.time()
        connection.execute("update tables set begun = ?, due = ?", (now - 12, now + 8))
        connection.execute("update pulse set at = ?", (now - 4,))
        connection.execute("delete from pauses")
    with serving(tmp_path) as served:
        clock = served.client(opened["id"]).at(0)["clock"]
        assert clock["seconds"] == 20
        assert 12 - SLACK < next(iter(clock["left"].values())) <= 12


def test_a_clock_goes_on_by_the_time_of_the_last_line(tmp_path: Path) -> None:
    """The first move was made 9 s ago, and the server stood still twice since, for 2 and 3 s: 4 s were thought."""
    with serving(tmp_path) as served:
        opened = served.open_for(FOUR[:2], clock={"seconds": 20})
        move_of_the_first([served.client(opened["id"], token) for token in opened["tokens"].values()])
    with rows(tmp_path) as connection:
        now = time.time()
        connection.execute("update moves set at = ?", (now - 9,))
        connection.execute("delete from pauses")
        connection.execute("insert into pauses values (?, ?)", (now - 8, now - 6))
        connection.execute("update pulse set at = ?", (now - 3,))
    with serving(tmp_path) as served:
        left = served.client(opened["id"]).at(1)["clock"]["left"]
        assert 16 - SLACK < next(iter(left.values())) <= 16


def test_a_server_that_runs_says_so(tmp_path: Path) -> None:
    """Killed at any moment, it was alive a second ago at most."""
    with serving(tmp_path) as served:
        served.open_for(FOUR[:2], clock={"seconds": 600})
        with rows(tmp_path) as connection:
            began = connection.execute("select at from pulse").fetchone()[0]
            waits(lambda: connection.execute("select at from pulse").fetchone()[0] > began + 0.9, 5.0)


def test_a_clock_that_runs_out_is_heard_while_nobody_looks(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        opened = served.open_for(FOUR[:2], clock={"seconds": 600})
    with rows(tmp_path) as connection:
        now = time.time()
        connection.execute("update tables set begun = ?, due = ?", (now - 601, now - 1))
    with serving(tmp_path) as served:
        waits(lambda: opened["id"] in served.rooms._rooms)
        with rows(tmp_path) as connection:
            waits(lambda: connection.execute("select count(*) from moves").fetchone()[0] == 1)
            due = connection.execute("select due from tables").fetchone()[0]
        assert abs(due - (time.time() + 600)) < SLACK


def test_a_start_opens_no_table_before_its_time(tmp_path: Path) -> None:
    """Thousands of tables have a clock; one is due soon. Only that one is opened, when it is due."""
    with serving(tmp_path) as served:
        opened = served.open_for(FOUR[:2], clock={"seconds": 3600})
    soon = opened["id"]
    with rows(tmp_path) as connection:
        columns = [row[1] for row in connection.execute("pragma table_info(tables)")]
        row = dict(zip(columns, connection.execute("select * from tables").fetchone(), strict=True))
        names = ", ".join(columns)
        marks = ", ".join("?" * len(columns))
        many = [tuple({**row, "id": f"table {number}"}.values()) for number in range(10_000)]
        connection.executemany(f"insert into tables ({names}) values ({marks})", many)
        now = time.time()
        connection.execute("update tables set begun = ?, due = ? where id = ?", (now - 3599, now + 1, soon))
        connection.execute("update pulse set at = ?", (now,))
        connection.execute("delete from pauses")
    with serving(tmp_path) as served:
        with rows(tmp_path) as connection:
            waits(lambda: connection.execute("select count(*) from moves").fetchone()[0] == 1)
        assert set(served.rooms._rooms) == {soon}
        assert served.get(f"/api/tables/{soon}").json()["status"] == "playing"


def test_what_only_waits_is_put_away(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        far, near = (served.open_for(FOUR[:2], clock={"seconds": seconds})["id"] for seconds in (3600, 30))
        assert set(served.rooms._rooms) == {far, near}
        served.rooms.put_away_quiet(time.monotonic())
        assert set(served.rooms._rooms) == {near}
        assert served.client(far).at(0)["clock"]["left"]


# --- bots -------------------------------------------------------------------------------------------------------------


def lines_of(connection: sqlite3.Connection, table: str) -> int:
    return int(connection.execute("select count(*) from moves where table_id = ?", (table,)).fetchone()[0])


BOT = {"kind": "bot", "bot": "random"}


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    """The bots of the first server think for a minute. At a table where people alone are asked nothing is due."""
    with serving(tmp_path, bot_pause=60.0) as served:
        opened = served.open([{"kind": "person", "name": "Ann"}, BOT, BOT, BOT], ALL_MODULES, start=True)["id"]
        waiting = served.open_for(FOUR[:2])["id"]
    with rows(tmp_path) as connection:
        assert lines_of(connection, opened) == 0
        assert connection.execute("select due from tables where id = ?", (waiting,)).fetchone() == (None,)
    with serving(tmp_path) as served:
        with rows(tmp_path) as connection:
            waits(lambda: lines_of(connection, opened) >= 3)
        assert waiting not in served.rooms._rooms


def test_bots_among_themselves_go_on_when_somebody_looks(tmp_path: Path) -> None:
    """Nothing is due at their table until then. If somebody looked on when the server went, a start finds that out."""
    with serving(tmp_path, bot_pause=60.0) as served:
        unseen, seen = (served.open([BOT] * 4, ALL_MODULES, start=True)["id"] for _ in range(2))
        served.client(seen).at(0)
    with rows(tmp_path) as connection:
        assert connection.execute("select due from tables").fetchall() == [(None,), (None,)]
        connection.execute("update tables set due = 1.0 where id = ?", (seen,))
    with serving(tmp_path) as served, rows(tmp_path) as connection:
        waits(lambda: connection.execute("select max(due) from tables").fetchone() == (None,))
        assert unseen not in served.rooms._rooms
        assert (lines_of(connection, unseen), lines_of(connection, seen)) == (0, 0)
        served.client(unseen)
        waits(lambda: lines_of(connection, unseen) >= 4)
        served.client(seen)
        waits(lambda: lines_of(connection, seen) >= 4)


# --- values that were corrected since --------------------------------------------------------------------------------

FIRST_VERSION = "a50837f78c5e"


def test_a_game_begun_with_older_values_goes_on_with_them(tmp_path: Path) -> None:
    """The two versions of Kingsburg differ in one card of the last year, so nothing that is written yet does."""
    with serving(tmp_path) as served:
        opened = served.open([BOT] * 2, start=True)["id"]
    with rows(tmp_path) as connection:
        assert connection.execute("select components from tables").fetchone() != (FIRST_VERSION,)
        connection.execute("update tables set components = ?", (FIRST_VERSION,))
    for plies in (40, 10_000):  # the second time from a snapshot
        with serving(tmp_path) as served:
            watcher = served.client(opened)
            while not (watcher.view and (watcher.view["over"] or watcher.view["line"] >= plies)):
                watcher.receive()
            assert served.room(opened).playing().state.game.component_hash == FIRST_VERSION
            record = served.get(f"/api/tables/{opened}/record")
    assert f"components: {FIRST_VERSION}" in record.text.splitlines()
    with serving(tmp_path) as served:
        assert served.get(f"/api/tables/{opened}/replay?from=0&count=1").status_code == 200


def test_bots_think_with_the_values_of_the_table() -> None:
    state = registry.game("kingsburg").with_hash(FIRST_VERSION).new(1, players=2)
    carried = Position.of(state).state()
    assert carried.game.component_hash == FIRST_VERSION
    assert carried == state


# --- ends -------------------------------------------------------------------------------------------------------------


def until_over(client: Client) -> None:
    while not (client.view and client.view["over"]):
        client.receive()


def failing(monkeypatch: pytest.MonkeyPatch, how_often: list[int]) -> None:
    """Lets the store fail as often as the first number says when it should keep the end of a game."""
    finish = Store.finish

    async def fails(self: Store, table: Table, record: str) -> Table:
        if how_often[0]:
            how_often[0] -= 1
            raise OSError("the disk is full")
        return await finish(self, table, record)

    monkeypatch.setattr(Store, "finish", fails)


def test_the_last_move_is_seen_though_the_end_cannot_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    forever = [1_000_000]
    failing(monkeypatch, forever)
    monkeypatch.setattr(attendants, "AGAIN_AFTER", 0.1)
    with serving(tmp_path) as served:
        opened = served.open([{"kind": "bot", "bot": "random"}] * 2, start=True)
        watcher = served.client(opened["id"])
        while not (watcher.view and watcher.view["view"]["to_act"] == []):
            watcher.receive()
        assert watcher.view["over"] is False
        assert served.get(f"/api/tables/{opened['id']}").json()["status"] == "playing"
        forever[0] = 0
        until_over(watcher)
        assert watcher.view["result"]["winners"]
        assert served.get(f"/api/tables/{opened['id']}/record").status_code == 200
    assert f"table {opened['id']}: the end of the game could not be kept" in logged(caplog)


def test_an_end_that_was_not_kept_is_kept_at_the_next_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    failures = [1_000_000]
    failing(monkeypatch, failures)
    with serving(tmp_path) as served:
        opened = served.open([{"kind": "bot", "bot": "random"}] * 2, start=True)
        watcher = served.client(opened["id"])
        while not (watcher.view and watcher.view["view"]["to_act"] == []):
            watcher.receive()
    failures[0] = 0
    with serving(tmp_path), rows(tmp_path) as connection:
        waits(lambda: connection.execute("select status, due from tables").fetchone() == ("over", None))
        assert connection.execute("select count(*) from records").fetchone() == (1,)


# --- a game that cannot go on ---------------------------------------------------------------------------------------


@pytest.fixture
def broken(tmp_path: Path) -> str:
    """A game of three lines whose second has been changed."""
    with serving(tmp_path) as served:
        opened = served.open_for(FOUR[:2])
        clients = [served.client(opened["id"], token) for token in opened["tokens"].values()]
        for ply in range(3):
            for client in clients:
                client.at(ply)
            next(client for client in clients if client.view["answer"] is not None).move()
    with rows(tmp_path) as connection:
        connection.execute("update moves set fingerprint = 'wrong' where ply = 1")
        connection.execute("update moves set fingerprint = 'wrong' where ply = 2")
    return str(opened["id"])


def test_players_and_the_log_are_told_why_a_game_cannot_go_on(
    tmp_path: Path, broken: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as served:
        with pytest.raises(AssertionError, match="table-broken") as told:
            served.client(broken)
        assert str({"table": broken, "line": 1}) in str(told.value)
        assert "position" not in str(told.value)
        answer = served.get(f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["code"]) == (409, "cannot_go_on")
    assert f"table {broken} cannot go on: line 1 of the journal does not replay" in logged(caplog)


def test_the_socket_of_such_a_game_is_closed_for_good(tmp_path: Path, broken: str) -> None:
    with serving(tmp_path) as served:
        address = f"{served.url.replace('http', 'ws')}/api/tables/{broken}/socket"
        with connect(address, ping_interval=None) as socket:
            assert "cannot_go_on" in str(socket.recv(timeout=PATIENCE))
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=PATIENCE)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4409


@pytest.mark.parametrize("other", ["rules = 99", "components = '0123456789ab'"])
def test_other_rules_are_named_too(tmp_path: Path, caplog: pytest.LogCaptureFixture, other: str) -> None:
    with serving(tmp_path) as served:
        opened = served.open_for(FOUR[:2])
    with rows(tmp_path) as connection:
        connection.execute(f"update tables set {other}")
    with serving(tmp_path) as served, pytest.raises(AssertionError, match="table-other-rules"):
        served.client(opened["id"])
    assert f"table {opened['id']} cannot go on" in logged(caplog)


def test_who_is_there_is_told_when_another_server_has_broken_the_game(tmp_path: Path) -> None:
    """A foreign line that leads nowhere is met when the next move is to be written."""
    with serving(tmp_path) as served:
        opened = served.open_for(FOUR[:2])
        clients = [served.client(opened["id"], token) for token in opened["tokens"].values()]
        for client in clients:
            client.at(0)
        with rows(tmp_path) as connection:
            line = (opened["id"], 0, 0, 0, 9999, 1.0)
            connection.execute("insert into moves (table_id, ply, seat, answers, move, at) values (?,?,?,?,?,?)", line)
        mover, other = sorted(clients, key=lambda client: client.view["answer"] is None)
        mover.send(type="move", line=0, move=mover.view["view"]["offers"][0]["move"])
        assert other.refused("cannot_go_on")["say"] == {
            "id": "table-broken",
            "args": {"table": opened["id"], "line": 0},
        }
        mover.refused("cannot_go_on")
