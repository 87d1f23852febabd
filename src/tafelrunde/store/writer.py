"""Writes lines of journals. What waits while the disk is busy shares the next transaction, whatever table it is for."""

import asyncio
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import bindparam, insert, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.store.news import Note, publish
from tafelrunde.store.schema import moves, tables

Line = dict[str, Any]

PATIENCE = 15.0
AGAIN_AFTER = 0.2
"""How long a line waits for a database that is being restarted, and how often it is tried, in seconds."""


@dataclass(frozen=True)
class Due:
    """When a table has to act by itself from now on; None if it waits for people alone."""

    at: float | None


class Conflict(TafelrundeError):
    """Somebody else was faster: the journal has a line of that number, or the table is no longer as it was read."""


@dataclass(frozen=True)
class Waiting:
    """A line on its way to the disk, and what changes with it."""

    line: Line
    due: Due | None
    done: asyncio.Future[None]


class Writer:
    """One queue for all tables."""

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        self.engine = engine
        self.me = me
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, line: Line, due: Due | None = None) -> None:
        """Returns when the line is on the disk, together with when its table is due, if that changes."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(line, due, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await done

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._write_batch(batch)
        self._task = None

    async def _write_batch(self, batch: list[Waiting]) -> None:
        """All in one transaction; if one line does not fit, each in its own."""
        try:
            await self._insert_again(batch)
        except IntegrityError:
            if len(batch) > 1:
                for each in batch:
                    await self._write_batch([each])
            else:
                _settle(batch, Conflict(f"line {batch[0].line['line']} of this table is taken"))
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch, None)

    async def _insert_again(self, batch: list[Waiting]) -> None:
        """If the line to the database breaks, once more over a new one, for a while.

        Nobody can say then whether the first try was kept. If it was, the keys refuse the second, and who reads the
        journal finds the line there.
        """
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await self._insert(batch)
            except (DBAPIError, OSError) as error:
                if not _is_broken(error) or time.monotonic() > until:
                    raise
            await asyncio.sleep(AGAIN_AFTER)

    async def _insert(self, batch: list[Waiting]) -> None:
        """In the order of the tables: two servers that write the same ones wait for each other, but never both."""
        ordered = sorted(batch, key=lambda each: (each.line["table_id"], each.line["line"]))
        dues = [{"id_": each.line["table_id"], "due": each.due.at} for each in ordered if each.due]
        async with self.engine.begin() as connection:
            await connection.execute(insert(moves), [each.line for each in ordered])
            if dues:
                await connection.execute(update(tables).where(tables.c.id == bindparam("id_")), dues)
            await publish(connection, [self._news(each) for each in ordered])

    def _news(self, written: Waiting) -> Note:
        """What other servers are told: up to where the journal goes, and when the table is due if that has changed."""
        words = {"line": written.line["line"]} | ({"due": written.due.at} if written.due else {})
        return Note(written.line["table_id"], self.me, "line", words)


def _is_broken(error: DBAPIError | OSError) -> bool:
    """Is it the line to the database, or the database itself that stops or starts?"""
    if isinstance(error, OSError) or error.connection_invalidated:
        return True
    state = str(getattr(error.orig, "sqlstate", "") or "")
    return state.startswith(("08", "57P"))


def _settle(batch: list[Waiting], error: Exception | None) -> None:
    for each in batch:
        if each.done.done():
            continue
        if error is None:
            each.done.set_result(None)
        else:
            each.done.set_exception(error)
