"""A real server on a loopback port, and clients that speak the protocol over real sockets."""

import asyncio
import json
import logging
import os
import select
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tafelrunde.server.rooms import Rooms
from tafelrunde.server.run import Server, server
from tafelrunde.server.settings import Settings

PATIENCE = 30.0
LONGEST = 150.0
"""Seconds for which one client may listen in a test. Who listens longer waits for what does not come."""
ALL_MODULES = {"players": 4, "edition": "2e", "modules": [1, 2, 3]}
FOUR = ["Ann", "Brian", "Cindy", "David"]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Host:
    """A server somewhere, asked over HTTP."""

    def __init__(self, port: int) -> None:
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(limits=httpx.Limits(max_keepalive_connections=0), base_url=self.url, timeout=PATIENCE)

    def get(self, path: str, **query: Any) -> httpx.Response:
        return self.http.get(path, params=query)

    def post(self, path: str, body: Any = None, token: str | None = None) -> httpx.Response:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return self.http.post(path, json={} if body is None else body, headers=headers)

    def open(self, seats: list[dict[str, Any]], options: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """Opens a table; the answer, with `tokens` by seat and the `id`."""
        body = {"game": "kingsburg", "options": options or {"players": len(seats)}, "seats": seats, **more}
        answer = self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        opened["id"] = opened["table"]["id"]
        opened["tokens"] = {seat["seat"]: seat["token"] for seat in opened["seats"]}
        return opened

    def open_for(self, names: list[str], options: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
        """A table of people that has begun."""
        chosen = {**(options or {}), "players": len(names)}
        return self.open([{"kind": "person", "name": name} for name in names], chosen, start=True, **more)

    def client(self, table: str, token: str | None = None) -> "Client":
        return Client(self.url, table, token)


class Served(Host):
    """A server in a thread of this process: tests may look behind the scenes."""

    def __init__(self, port: int, server: Server) -> None:
        super().__init__(port)
        self.port = port
        self.server = server

    @property
    def rooms(self) -> Rooms:
        rooms: Rooms = self.server.config.app.state.rooms  # type: ignore[union-attr]
        return rooms

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        return self.server.loop

    def room(self, id: str) -> Any:
        return self.rooms._rooms[id].result()


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Served]:
    """A server with a database of its own."""
    chosen = {
        "database": str(folder / "tables.db"),
        "bot_pause": 0.0,
        "request_rate": 0.0,
        "message_rate": 0.0,
        "tables_each": 0,
        "listed_each": 0,
        "imports_a_day": 0,
        "sets_a_day": 0,
    }
    port = free_port()
    opened = threading.Event()
    running = server(Settings(**{**chosen, **settings}), "127.0.0.1", port, opened.set)
    thread = threading.Thread(target=running.run, daemon=True)
    thread.start()
    assert opened.wait(PATIENCE)
    try:
        yield Served(port, running)
    finally:
        running.should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not end"


@contextmanager
def served_apart(port: int, database: Path | str, *more: str) -> Iterator[subprocess.Popen[bytes]]:
    """`tafelrunde serve` as a process of its own, which can be killed."""
    process = begin_apart(port, database, *more)
    try:
        wait_until_open(process)
        yield process
    finally:
        end_apart(process)


def end_apart(process: subprocess.Popen[bytes]) -> None:
    process.kill()
    process.wait(PATIENCE)


def begin_apart(port: int, database: Path | str, *more: str) -> subprocess.Popen[bytes]:
    """Begins such a process; who begins several waits for them later."""
    words = [sys.executable, "-m", "tafelrunde.cli.main", "serve", "--port", str(port), "--database", str(database)]
    return subprocess.Popen(
        [*words, "--bot-pause", "0", "--rate", "0", "--tables-each", "0", *more],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )


def wait_until_open(process: subprocess.Popen[bytes]) -> None:
    assert b"open at" in first_line(process)


def first_line(process: subprocess.Popen[bytes]) -> bytes:
    """What a process says first; it need not say all of it at once, but something soon."""
    assert process.stdout is not None
    assert select.select([process.stdout], [], [], PATIENCE)[0], f"{process.args} says nothing"
    return process.stdout.readline()


def logged(caplog: pytest.LogCaptureFixture) -> str:
    """What the server has logged. The clients in this process log too, also those of an earlier test."""
    format = logging.Formatter("%(levelname)s %(name)s %(message)s").format
    return "\n".join(format(record) for record in caplog.records if record.name != "websockets.client")


def eventually(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Waits until something is true."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, f"it did not come true in {seconds:.0f} s"
        time.sleep(0.02)


class Client:
    """One viewer. `view` is the newest view, `log` all events as the protocol says to keep them."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        self.address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket" + (f"?token={token}" if token else "")
        # No pings: a client that a test leaves open would complain of its server's end in a later test's log.
        self.socket: ClientConnection = connect(self.address, max_size=None, ping_interval=None).__enter__()
        self.heard: list[dict[str, Any]] = []
        self.log: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.since = time.monotonic()
        self.hello = self.expect("hello")

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def receive(self, timeout: float = PATIENCE) -> dict[str, Any]:
        self.is_patient()
        return self.hear(str(self.socket.recv(timeout=timeout)))

    def is_patient(self) -> None:
        """There is an end to every loop that listens, also where messages come that nobody waits for."""
        assert time.monotonic() < self.since + LONGEST, (
            f"what is waited for does not come; the newest view: {self.view}"
        )

    def hear(self, text: str) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(text)
        self.heard.append(message)
        if message["type"] == "view":
            self.view = message
            self.log = [*self.log[: message["events_from"]], *message["events"]]
        return message

    def expect(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The next message of that kind with these fields."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive()
            if message["type"] == kind and all(message.get(name) == value for name, value in fields.items()):
                return message
            assert message["type"] != "error" or kind == "error", message
        raise TimeoutError(kind)

    def at(self, ply: int) -> dict[str, Any]:
        """A view of at least that ply."""
        while not self.view or self.view["line"] < ply:
            message = self.receive()
            assert message["type"] != "error", message
        return self.view

    def move(self, number: int = 0) -> dict[str, Any]:
        """Plays an option of the newest view, and waits until it counts."""
        view = self.view or self.expect("view")
        self.send(type="move", line=view["answer"], move=view["view"]["offers"][number]["move"])
        acknowledged = self.expect("ack", line=view["answer"])
        self.at(view["answer"] + 1)
        return acknowledged

    def refused(self, code: str) -> dict[str, Any]:
        error = self.expect("error")
        assert error["code"] == code, error
        return error

    def close(self) -> None:
        self.socket.close()

    def closed_with(self) -> int | None:
        """The code with which the server hangs up."""
        try:
            while True:
                self.is_patient()
                self.socket.recv(timeout=PATIENCE)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None
