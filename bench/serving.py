"""A server of its own for a measurement: with an empty database, stopped at the end."""

import json
import os
import socket
import sqlite3
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tafelrunde.kernel import registry
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(*words: str) -> Iterator[tuple[str, Path]]:
    """`tafelrunde serve` with these words; its address and its database."""
    with tempfile.TemporaryDirectory() as folder:
        port, database = free_port(), Path(folder) / "tables.db"
        command = [
            sys.executable,
            "-m",
            "tafelrunde.cli.main",
            "serve",
            "--port",
            str(port),
            "--database",
            str(database),
        ]
        process = subprocess.Popen(
            [*command, "--rate", "0", "--tables-each", "0", *words],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        try:
            assert process.stdout is not None
            assert b"open at" in process.stdout.readline()
            yield f"http://127.0.0.1:{port}", database
        finally:
            process.terminate()
            process.wait()


def open_table(server: str, game: str, seats: list[dict[str, Any]], options: dict[str, Any]) -> dict[str, Any]:
    """A table that begins at once."""
    body = {"game": game, "options": {**options, "players": len(seats)}, "seats": seats, "start": True}
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{server}/api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        opened: dict[str, Any] = json.load(answer)
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
