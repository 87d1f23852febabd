"""What is written together, in one transaction: lines of journals and snapshots of any number of tables.

A file is written by a process of its own (`apart.py`) or, where there is no core for one, by a thread, with as few
calls as can be: each of them waits for the interpreter, which the server's loop needs for itself. And all by one
connection: a second one that writes waits for the first by sleeping.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from typing import NamedTuple, Protocol

from sqlalchemy import bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.store.news import Note, publish
from tafelrunde.store.schema import moves, snapshots, tables
from tafelrunde.store.scribe import Order, Place, Row, opened, put_down
from tafelrunde.table.journal import Entry


@dataclass(frozen=True)
class Due:
    """When a table has to act by itself from now on; None if it waits for people alone."""

    at: float | None


class Line(NamedTuple):
    """A line of a table's journal, and when the table is due if that changes with it."""

    table_id: str
    entry: Entry
    due: Due | None = None

    def note(self, me: str) -> Note:
        """What other servers are told: up to where the journal goes, and when the table is due if that has changed."""
        words = {"line": self.entry.line} | ({"due": self.due.at} if self.due else {})
        return Note(self.table_id, me, "line", words)


@dataclass(frozen=True)
class Snapshot:
    """A snapshot of a table, in place of the one before."""

    table_id: str
    data: bytes


class Batch:
    """Lines and snapshots, in the order of the tables.

    So two servers that write the same ones wait for each other, but never both.
    """

    def __init__(self, items: Sequence[Line | Snapshot]) -> None:
        lines = [item for item in items if isinstance(item, Line)]
        self.lines = sorted(lines, key=lambda each: (each.table_id, each.entry.line))
        self.snapshots = sorted((item for item in items if isinstance(item, Snapshot)), key=lambda each: each.table_id)

    def order(self) -> Order:
        """The same for a SQLite file."""
        rows = [_row(line) for line in self.lines]
        return Order(rows, self.dues(), [(each.table_id, each.data) for each in self.snapshots])

    def dues(self) -> list[tuple[float | None, str]]:
        """Which tables are due, and when."""
        return [(line.due.at, line.table_id) for line in self.lines if line.due]


def _row(line: Line) -> Row:
    entry = line.entry
    place = (line.table_id, entry.line, entry.seat, entry.answers, entry.move, entry.back_to, entry.at)
    return (*place, entry.luck, entry.fingerprint)


class Paper(Protocol):
    """Where batches are written: all of one or nothing. `IntegrityError` if something does not fit."""

    async def write(self, batch: Batch) -> None: ...

    def close(self) -> None: ...


class Shared:
    """A database that is reached through SQLAlchemy: PostgreSQL, where other servers are told at the same moment."""

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        self.engine = engine
        self.me = me
        upsert = (sqlite if engine.dialect.name == "sqlite" else postgresql).insert(snapshots)
        self._replace = upsert.on_conflict_do_update(index_elements=["table_id"], set_={"data": upsert.excluded.data})

    async def write(self, batch: Batch) -> None:
        """All of it, in one transaction."""
        dues = [{"id_": id, "due": at} for at, id in batch.dues()]
        async with self.engine.begin() as connection:
            if batch.lines:
                rows = [{"table_id": line.table_id, **vars(line.entry)} for line in batch.lines]
                await connection.execute(insert(moves), rows)
            if dues:
                await connection.execute(update(tables).where(tables.c.id == bindparam("id_")), dues)
            if batch.snapshots:
                await connection.execute(self._replace, [asdict(each) for each in batch.snapshots])
            await publish(connection, [line.note(self.me) for line in batch.lines])

    def close(self) -> None:
        """The engine is closed by who opened it."""


class File:
    """A SQLite file: one connection and one thread, for the writer alone."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: sqlite3.Connection | None = None

    async def write(self, batch: Batch) -> None:
        """All of it, in one transaction."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, batch.order())

    def close(self) -> None:
        """Waits for what is being written, and closes the file."""
        self._thread.submit(self._hang_up)
        self._thread.shutdown()

    def _hang_up(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def _write(self, order: Order) -> None:
        if self._connection is None:
            self._connection = opened(self.place)
        try:
            put_down(self._connection, order)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from error
