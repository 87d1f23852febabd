"""A server of its own for a measurement: with an empty database or one that was filled before, stopped at the end."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tafelrunde.kernel import registry
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play

UNLIMITED = ["--rate", "0", "--tables-each", "0", "--connections-each", "0", "--imports-a-day", "0"]
"""What one address may do is limited; here one address is everybody."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Served:
    """A server that is open, and how many seconds that took."""

    url: str
    process: subprocess.Popen[bytes]
    opened_after: float

    def worked(self) -> float:
        """The seconds of a core that it has used: what a busy machine does not change much."""
        return _worked(self.process.pid)

    def others_worked(self) -> float:
        """The same of the processes that it has begun: the one that holds its lines, bots."""
        threads = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        return sum(_worked(int(pid)) for each in threads for pid in each.read_text().split())

    def held(self) -> int:
        """The memory that it holds, in bytes."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _worked(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def served(
    database: Path | str, *words: str, python: str = sys.executable, log: int = subprocess.DEVNULL
) -> Iterator[Served]:
    """`tafelrunde serve` of that interpreter, with these words."""
    port = free_port()
    command = [python, "-m", "tafelrunde.cli.main", "serve", "--port", str(port), "--database", str(database), *words]
    began = time.monotonic()
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"})
    try:
        assert process.stdout is not None
        assert b"open at" in process.stdout.readline()
        yield Served(f"http://127.0.0.1:{port}", process, time.monotonic() - began)
    finally:
        process.terminate()
        process.wait()


@contextmanager
def serving(*words: str) -> Iterator[tuple[str, Path]]:
    """A server with an empty database and no limits; its address and its database."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        with served(database, *UNLIMITED, *words) as server:
            yield server.url, database


def ask(server: str, path: str, body: Any = None) -> Any:
    """What a server answers to a GET, or to a POST of a body."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server}{path}", data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def open_table(server: str, game: str, seats: list[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
    """A table that begins at once."""
    body = {"game": game, "options": {**options, "players": len(seats)}, "seats": seats, "start": True}
    opened: dict[str, Any] = ask(server, "/api/tables", body)
    return opened


def socket_of(server: str, table: str, token: str | None = None) -> str:
    """The address of a viewer's socket."""
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return f"{address}?token={token}" if token else address


def kept(connection: sqlite3.Connection, table: str) -> tuple[Play, list[Entry]]:
    """What the database has of a table: its game as it began, and its journal."""
    name, options, seed, seats = connection.execute(
        "select game, options, seed, seats from tables where id = ?", (table,)
    ).fetchone()
    names = [seat["name"] for seat in json.loads(seats)]
    rows = connection.execute(
        "select ply, seat, answers, move, back_to, at from moves where table_id = ? order by ply", (table,)
    ).fetchall()
    return Play(registry.game(name), json.loads(options), names, seed), [Entry(*row) for row in rows]


def shares(seconds: list[float], name: str) -> dict[str, float]:
    """Median, 99th of a hundred and longest of some times, in milliseconds."""
    times = sorted(seconds) or [0.0]
    found = {"p50": times[len(times) // 2], "p99": times[len(times) * 99 // 100], "longest": times[-1]}
    return {f"{name}_ms_{which}": round(1000 * each, 1) for which, each in found.items()}
