"""How a batch is put down in a SQLite file, and the process that does nothing else, so that a server's core is free.

    python -m tafelrunde.store.scribe NUMBER

NUMBER is that of its end of a pair of sockets. It is told the file, then one batch after the other, and answers each
when it is on the disk. It ends when the server does.
"""

import signal
import socket
import sqlite3
import struct
import sys
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

MOST_ROWS = 64
"""So many lines go into one statement: each knows 999 values at the most in an old SQLite."""
LENGTH = struct.Struct("<I")
CARE = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""Write-ahead log, flushed to the disk with every transaction."""

Row = tuple[str, int, int, int, int | None, int | None, float, tuple[int, ...] | None, str | None]
"""A line of a journal: its table, number, seat, what it answers, move, back to where, when, luck, fingerprint."""


class Order(msgspec.Struct, array_like=True):
    """What is to be put down: lines, when tables are due, snapshots by table."""

    lines: list[Row]
    dues: list[tuple[float | None, str]]
    snapshots: list[tuple[str, bytes]]


class Place(msgspec.Struct, array_like=True):
    """A file, and how it is opened."""

    path: str
    words: dict[str, Any]


class Answer(msgspec.Struct, array_like=True):
    """What became of an order: nothing is wrong, or so SQLite's error is called, and it says why."""

    wrong: str = ""
    reason: str = ""


def opened(place: Place) -> sqlite3.Connection:
    """A connection that writes."""
    connection: sqlite3.Connection = sqlite3.connect(place.path, **place.words)
    connection.isolation_level = None  # it begins and commits by itself
    for pragma in CARE:
        connection.execute(f"PRAGMA {pragma}")
    return connection


def put_down(connection: sqlite3.Connection, order: Order) -> None:
    """All of it, in one transaction; or nothing, and an error."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for rows in _pages(order.lines):
            connection.execute(_insert(len(rows)), [value for row in rows for value in _values(row)])
        if order.dues:
            connection.executemany("UPDATE tables SET due = ? WHERE id = ?", order.dues)
        for each in order.snapshots:
            connection.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?)", each)
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def _pages(rows: list[Row]) -> Iterator[list[Row]]:
    for start in range(0, len(rows), MOST_ROWS):
        yield rows[start : start + MOST_ROWS]


@cache
def _insert(rows: int) -> str:
    """The statement that writes so many lines."""
    row = "(?, ?, ?, ?, ?, ?, ?, ?, ?)"
    return (
        "INSERT INTO moves (table_id, ply, seat, answers, move, back_to, at, luck, fingerprint) VALUES "
        f"{', '.join([row] * rows)}"
    )


def _values(row: Row) -> tuple[str | int | float | None, ...]:
    luck = None if row[7] is None else msgspec.json.encode(row[7]).decode()
    return (*row[:7], luck, row[8])


# --- the process ------------------------------------------------------------------------------------------------------


def packed(message: msgspec.Struct) -> bytes:
    """A message as it travels."""
    data = msgspec.msgpack.encode(message)
    return LENGTH.pack(len(data)) + data


def main() -> None:
    """Writes until the server ends. Who tells the server to stop may tell this one too, which waits for the server."""
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, signal.SIG_IGN)
    end = socket.socket(fileno=int(sys.argv[1]))
    orders = msgspec.msgpack.Decoder(Order)
    place = msgspec.msgpack.decode(_message(end), type=Place)
    connection: sqlite3.Connection | None = None
    while True:
        order = orders.decode(_message(end))
        answer = Answer()
        try:
            connection = connection or opened(place)
            put_down(connection, order)
        except sqlite3.Error as error:
            answer = Answer(type(error).__name__, str(error))
        end.sendall(packed(answer))


def _message(end: socket.socket) -> bytes:
    (length,) = LENGTH.unpack(_read(end, LENGTH.size))
    return _read(end, length)


def _read(end: socket.socket, length: int) -> bytes:
    data = bytearray()
    while len(data) < length:
        more = end.recv(length - len(data))
        if not more:
            raise SystemExit(0)  # the server has gone
        data += more
    return bytes(data)


if __name__ == "__main__":
    main()
