"""Open sockets in real life: held by a process of their own that dies or sleeps, by the server itself, by nobody."""

import logging
import os
import signal
import socket
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from server.harness import Client, Host, Served, eventually, free_port, logged, served_apart, serving
from tafelrunde.server.following import Following
from tafelrunde.server.lines import far, lines
from tafelrunde.server.messages import Sketch
from tafelrunde.server.run import Server
from tafelrunde.server.settings import apart

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no file goes from one process to another")


@pytest.fixture(params=[0, 1], ids=["by the server", "by a holder"])
def host(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Served]:
    with serving(tmp_path, lines=request.param) as served:
        yield served


def holder_of(server: Server) -> far.Holder:
    holder = server.doors.lines.holder
    assert holder is not None
    return holder


def raw(client: Client) -> socket.socket:
    """The connection under a client's socket."""
    return client.socket.socket


def is_alive(pid: int) -> bool:
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False


def children_of(pid: int) -> list[int]:
    return [int(child) for each in Path(f"/proc/{pid}/task").glob("*/children") for child in each.read_text().split()]


def helpers_of(pid: int) -> list[int]:
    """The holder of its lines, and who writes its file."""
    words = {each: Path(f"/proc/{each}/cmdline").read_bytes() for each in children_of(pid)}
    return [each for each in words if b"lines.holder" in words[each] or b"store.scribe" in words[each]]


def test_a_game_goes_on(host: Served) -> None:
    """Moves of both, a message in pieces with a ping between them, a chat of two-byte letters: in their order."""
    opened = host.open_for(["Ann", "Brian"])
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in (0, 1)]
    for client in clients:
        client.expect("view")
    for _ in range(6):
        line = max(client.view["line"] for client in clients)
        for client in clients:
            client.at(line)
        mover = next(client for client in clients if client.view["answer"] is not None)
        mover.move()
    ann = clients[0]
    ann.socket.send(iter(['{"type":', ' "sketch",', ' "language": "en"}']))
    assert "gift" in ann.expect("sketch")["text"] or ann.heard
    raw(ann).sendall(
        Frame(Opcode.TEXT, b'{"type":', False).serialize(mask=True)
        + Frame(Opcode.PING, b"still here").serialize(mask=True)
        + Frame(Opcode.CONT, b'"ping"}').serialize(mask=True)
    )
    ann.expect("pong")
    ann.send(type="chat", text="schön" * 90)
    for client in clients:
        assert client.expect("chat")["text"] == "schön" * 90
    for number in range(100):
        ann.send(type="why_not", thing=f"thing:{number}", line=10_000)
    for number in range(100):
        assert ann.expect("error")["code"] == "stale", number


@pytest.mark.parametrize(
    ("said", "code"),
    [
        (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
        (bytes([0x83, 0x80]) + bytes(4), 1002),
        (Frame(Opcode.TEXT, b"\xff").serialize(mask=True), 1007),
        (Frame(Opcode.TEXT, b"x" * 300_000).serialize(mask=True), 1009),
    ],
    ids=["not masked", "an unknown kind", "no UTF-8", "too long"],
)
def test_who_speaks_wrongly_is_told_why(host: Served, said: bytes, code: int) -> None:
    opened = host.open_for(["Ann", "Brian"])
    client = host.client(opened["id"], opened["tokens"][0])
    raw(client).sendall(said)
    assert client.closed_with() == code
    again = host.client(opened["id"], opened["tokens"][0])
    assert again.expect("view")["answer"] is not None or again.view["line"] == 0


def test_what_is_refused_closes_with_its_code(host: Served) -> None:
    opened = host.open_for(["Ann", "Brian"])
    for table, token, code in [("nowhere", None, 4404), (opened["id"], "wrong", 4401)]:
        client = Client.__new__(Client)
        with pytest.raises(AssertionError, match="error"):
            client.__init__(host.url, table, token)  # type: ignore[misc]
        assert client.closed_with() == code


def test_a_server_that_stumbles_hangs_up(host: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    async def stumble(*_: object) -> None:
        raise RuntimeError("the database is on fire")

    opened = host.open_for(["Ann", "Brian"])
    monkeypatch.setattr(Following, "recognise", stumble)
    client = connect(f"{host.url.replace('http', 'ws')}/api/tables/{opened['id']}/socket").__enter__()
    with pytest.raises(ConnectionClosed) as closed:
        client.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    host.http.close()
    eventually(lambda: host.server.doors.inside.total() == 0)


def test_a_long_message_is_refused_and_the_socket_stays(host: Served) -> None:
    client = host.client(host.open_for(["Ann", "Brian"])["id"])
    client.socket.send("x" * 200_000)
    client.refused("too_large")
    client.send(type="ping")
    client.expect("pong")


def test_who_asks_too_much_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, lines=1, message_rate=20.0) as served:
        client = served.client(served.open_for(["Ann", "Brian"])["id"])
        for _ in range(1_000):
            try:
                client.send(type="ping")
            except ConnectionClosed:
                break
        assert client.closed_with() == 4429


def test_who_does_not_read_keeps_nobody_waiting(host: Served) -> None:
    """A spectator reads nothing while much is said; the others hear all of it, and little is kept for him."""
    table = host.open_for(["Ann", "Brian"])["id"]
    slow = socket.socket()
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    slow.connect(("127.0.0.1", host.port))
    slow.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    eventually(lambda: len(host.room(table).audience.viewers) == 1)
    viewer = next(iter(host.room(table).audience.viewers))
    ann = host.client(table)
    text = "x" * 60_000

    for _ in range(100):
        host.loop.call_soon_threadsafe(host.room(table).audience.tell, Sketch(text))
        assert len(ann.expect("sketch")["text"]) == len(text)
    assert not viewer._line.is_free()
    assert len(viewer._notes) > 1
    heard = 0
    slow.settimeout(10)
    while heard < 100 * len(text):  # who reads again hears the rest
        heard += len(slow.recv(1_000_000))
    eventually(viewer._line.is_free)
    slow.close()
    eventually(lambda: viewer not in host.room(table).audience.viewers)


def test_many_come_and_go(host: Served) -> None:
    table = host.open_for(["Ann", "Brian"])["id"]
    clients = [host.client(table) for _ in range(150)]
    assert host.server.doors.inside.total() >= 150
    for client in clients:
        client.send(type="ping")
    for client in clients:
        client.expect("pong")
    for client in clients[::2]:
        client.close()
    for client in clients[1::2]:
        raw(client).close()
    host.http.close()
    eventually(lambda: host.server.doors.inside.total() == 0)
    assert not host.room(table).audience.viewers


def test_the_holder_is_killed_under_play(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its sockets break, another one is begun, everybody comes back, and what was acknowledged is there."""
    monkeypatch.setattr(lines, "YOUNG", 0.0)
    with serving(tmp_path, lines=1) as served, caplog.at_level(logging.ERROR):
        opened = served.open_for(["Ann", "Brian"])
        before = None
        for _ in range(2):
            clients = [served.client(opened["id"], opened["tokens"][seat]) for seat in (0, 1)]
            for client in clients:
                client.expect("view")
                assert before is None or client.view["line"] >= before
            for _ in range(3):
                line = max(client.view["line"] for client in clients)
                for client in clients:
                    client.at(line)
                next(client for client in clients if client.view["answer"] is not None).move()
            before = max(client.view["line"] for client in clients)
            holder = holder_of(served.server)
            holder.process.kill()
            for client in clients:
                assert client.closed_with() is None
            eventually(lambda: not served.room(opened["id"]).audience.viewers)
            eventually(lambda dead=holder: served.server.doors.lines.holder not in (None, dead))  # type: ignore[misc]
            assert served.get(f"/api/tables/{opened['id']}").status_code == 200
        served.http.close()
        eventually(lambda: served.server.doors.inside.total() == 0)
    assert "the holder of the lines has died, and 2 lines with it" in logged(caplog)
    assert "Traceback" not in logged(caplog)


def test_while_there_is_no_holder_the_server_holds_lines_itself(tmp_path: Path) -> None:
    """One that has just begun and dies is not followed by another at once."""
    with serving(tmp_path, lines=1) as served:
        table = served.open_for(["Ann", "Brian"])["id"]
        holder_of(served.server).process.kill()
        eventually(lambda: served.server.doors.lines.holder is None)
        client = served.client(table)
        client.send(type="ping")
        client.expect("pong")
        eventually(lambda: served.server.doors.lines.holder is not None)
        client.send(type="ping")
        client.expect("pong")
        other = served.client(table)
        other.send(type="ping")
        other.expect("pong")
        assert len(holder_of(served.server).lines) == 1


def test_a_holder_that_sleeps_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written for it stays small, the server answers, and after a while it is ended."""
    monkeypatch.setattr(far, "PATIENCE", 2.0)
    with serving(tmp_path, lines=1) as served:
        table = served.open_for(["Ann", "Brian"])["id"]
        clients = [served.client(table) for _ in range(3)]
        holder = holder_of(served.server)
        eventually(lambda: holder.done == holder.round - 1)
        os.kill(holder.process.pid, signal.SIGSTOP)
        text = "x" * 60_000
        for _ in range(100):
            served.loop.call_soon_threadsafe(served.room(table).audience.tell, Sketch(text))
            assert served.get(f"/api/tables/{table}").status_code == 200
        waiting = sum(len(data) for data, _ in holder.pipe._waiting)
        assert waiting < 3 * (far.MOST_UNDONE + len(text)) + 50_000
        for client in clients:
            assert client.closed_with() is None
        eventually(lambda: served.server.doors.lines.holder is not holder)
        assert not is_alive(holder.process.pid)


@contextmanager
def played_apart(tmp_path: Path) -> Iterator[tuple[int, Client, list[int]]]:
    """A server as a process, a client, and the processes that help it."""
    port = free_port()
    with served_apart(port, tmp_path / "tables.db", "--lines", "1", "--scribe", "1") as process:
        host = Host(port)
        opened = host.open_for(["Ann", "Brian"])
        client = host.client(opened["id"], opened["tokens"][0])
        yield process.pid, client, helpers_of(process.pid)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_the_server_is_killed_and_leaves_nothing_behind(tmp_path: Path) -> None:
    with played_apart(tmp_path) as (server, client, helpers):
        assert len(helpers) == 2
        for each in helpers:
            os.kill(each, signal.SIGTERM)  # they end with the server and not before
        client.send(type="ping")
        client.expect("pong")
        os.kill(server, signal.SIGKILL)
        assert client.closed_with() is None
        eventually(lambda: not any(map(is_alive, helpers)), 5)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
def test_a_server_that_is_told_to_stop_tells_everybody(tmp_path: Path) -> None:
    port = free_port()
    with served_apart(port, tmp_path / "tables.db", "--lines", "1", "--scribe", "1") as process:
        host = Host(port)
        table = host.open_for(["Ann", "Brian"])["id"]
        clients = [host.client(table) for _ in range(20)]
        host.http.close()
        helpers = helpers_of(process.pid)
        began = time.monotonic()
        process.terminate()
        codes = [client.closed_with() for client in clients]
        assert (codes, process.wait(10)) == ([1012] * 20, 0)
        assert time.monotonic() - began < 10
        assert len(helpers) == 2
        assert not any(map(is_alive, helpers))


def test_who_does_not_read_holds_up_no_end(tmp_path: Path) -> None:
    port = free_port()
    with served_apart(port, tmp_path / "tables.db", "--lines", "1") as process:
        host = Host(port)
        table = host.open_for(["Ann", "Brian"])["id"]
        deaf = host.client(table)
        stop = threading.Event()

        def pull() -> None:
            while not stop.is_set():
                try:
                    deaf.socket.send('{"type":"sketch","language":"en"}')
                except (ConnectionClosed, OSError):
                    return

        deaf.socket.recv_bufsize = 0
        puller = threading.Thread(target=pull, daemon=True)
        puller.start()
        time.sleep(1.0)
        process.terminate()
        assert process.wait(10) == 0
        stop.set()


def test_a_holder_where_there_is_a_core_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {0, 1}, raising=False)
    assert [apart(servers) for servers in (1, 2, 3)] == [1, 0, 0]
    monkeypatch.setattr(sys, "platform", "darwin")
    assert apart() == 0
