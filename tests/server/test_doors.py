"""Connections: a house has so many, all together have so many, and a request that does not arrive is given up."""

import logging
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from server.harness import logged, serving
from tafelrunde.server import gate

ELSEWHERE = "127.0.0.2"
"""Another house than that of the proxy."""


def knock(port: int, words: bytes = b"", house: str = ELSEWHERE) -> socket.socket:
    """A connection from another house, on which something is said."""
    made = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(house, 0))
    made.sendall(words)
    return made


def answer(connection: socket.socket) -> bytes:
    """All that is said until the server hangs up."""
    heard = b""
    with suppress(ConnectionResetError):  # it does not wait for what is still on the way
        while piece := connection.recv(65_536):
            heard += piece
    return heard


WHOLE = b"GET /api/games HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n"
HALVES = {
    "nothing": b"",
    "an empty line": b"\r\n",
    "half a head": b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-slow: ",
    "half a body": b"POST /api/tables HTTP/1.1\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{",
    "another half": WHOLE.replace(b"connection: close\r\n", b"") + b"GET /",
}


def test_a_request_that_does_not_arrive_is_given_up(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path, request_seconds=0.3) as served, caplog.at_level(logging.WARNING):
        waiting = {name: knock(served.port, half) for name, half in HALVES.items()}
        heard = {name: answer(connection) for name, connection in waiting.items()}
    for name, said in heard.items():
        assert said.count(b"HTTP/1.1 408") == 1, name
    assert heard["another half"].startswith(b"HTTP/1.1 200")
    assert "a request did not arrive in time" in logged(caplog)
    assert "Traceback" not in logged(caplog)


def test_a_letter_at_a_time_does_not_help(tmp_path: Path) -> None:
    with serving(tmp_path, request_seconds=0.5) as served:
        slow = knock(served.port)
        begun = time.monotonic()
        with suppress(OSError):  # the server hangs up
            while time.monotonic() < begun + 10:
                slow.sendall(b"\r\n" if time.monotonic() < begun + 0.2 else b"G")
                time.sleep(0.05)
        assert time.monotonic() < begun + 10


def test_a_head_without_end(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        head = knock(served.port, b"GET /api/games HTTP/1.1\r\n" + b"x-long: yes\r\n" * 6_000)
        assert answer(head).startswith(b"HTTP/1.1 431")
        body = b'{"record": "' + b"x" * 200_000 + b'"}'
        long = b"POST /api/records HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n"
        assert b"bad_record" in answer(knock(served.port, long + b"content-length: %d\r\n\r\n" % len(body) + body))


def test_a_house_has_so_many_connections(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path, connections_each=3, request_seconds=0.0) as served, caplog.at_level(logging.WARNING):
        opened = served.open_for(["Ann", "Brian"])
        inside = [knock(served.port, b"GET /") for _ in range(3)]
        assert answer(knock(served.port)).startswith(b"HTTP/1.1 429")
        assert "127.0.0.2" in logged(caplog)
        assert answer(knock(served.port, WHOLE, "127.0.0.3")).startswith(b"HTTP/1.1 200")
        clients = [served.client(opened["id"]) for _ in range(5)]  # from the house of the proxy
        for connection in inside:
            connection.close()
        inside = [knock(served.port, upgrade(opened["id"])) for _ in range(3)]
        for connection in inside:
            assert connection.recv(12) == b"HTTP/1.1 101"
        assert answer(knock(served.port)).startswith(b"HTTP/1.1 429")  # sockets count too
        for connection in inside:
            connection.close()
        for client in clients:
            client.close()
        served.http.close()
        until(lambda: not served.server.doors.inside)


def upgrade(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
        "sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    ).encode()


def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def test_who_waits_at_the_gate_may_go_away(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: Any) -> None:
    """Sixteen come and half of them hang up while they wait: the others have their socket, and nobody stays counted."""
    monkeypatch.setattr(gate, "PAUSE", 0.1)
    with serving(tmp_path) as served:
        table = served.open_for(["Ann", "Brian"])["id"]
        served.http.close()
        came = [knock(served.port, upgrade(table)) for _ in range(16)]
        for connection in came[1::2]:
            connection.close()
        for connection in came[::2]:
            assert connection.recv(12) == b"HTTP/1.1 101"
            connection.close()
        until(lambda: not served.server.doors.inside)
    assert "Traceback" not in logged(caplog)


def test_a_crowd_that_says_nothing_locks_nobody_out_for_long(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """From where nobody is counted: all together have a limit, the server says so, and gets over it."""
    with serving(tmp_path, connections=20, request_seconds=0.5) as served, caplog.at_level(logging.WARNING):
        crowd = [knock(served.port, b"GET / HTTP/1.1\r\nx: ", "127.0.0.1") for _ in range(60)]
        assert 0 < sum(b"HTTP/1.1 408" in said for said in map(answer, crowd)) <= 20
        assert served.get("/api/games").status_code == 200
    assert "connections refused: there are too many (1 times, last 127.0.0.1; 20 are open)" in logged(caplog)
    assert "Traceback" not in logged(caplog)


FEW_FILES = """
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, (200, 256))
from tafelrunde.server.doors import Doors
from tafelrunde.server.settings import Settings
print(Doors(Settings()).all, Doors(Settings(connections=7)).all, resource.getrlimit(resource.RLIMIT_NOFILE))
"""


def test_there_are_fewer_connections_than_files() -> None:
    """The server may open 200 files and allows itself 256; 128 of them are not for connections."""
    told = subprocess.run(
        [sys.executable, "-c", FEW_FILES], capture_output=True, text=True, check=True, timeout=60
    ).stdout
    assert told.split("\n")[0] == "128 7 (256, 256)"
