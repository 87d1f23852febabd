"""A server of its own for a measurement: with an empty database, stopped at the end."""

import json
import os
import socket
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


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
            [*command, "--rate", "0", *words], stdout=subprocess.PIPE, env={**os.environ, "PYTHONUNBUFFERED": "1"}
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
