"""Writes lines of journals. What waits while the disk is busy shares the next transaction, whatever table it is for."""

import asyncio
from typing import Any

from sqlalchemy import insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.store.schema import moves

Line = dict[str, Any]


class Conflict(TafelrundeError):
    """The journal has a line of that number already: somebody else was faster."""


class Writer:
    """One queue for all tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._waiting: list[tuple[Line, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, line: Line) -> None:
        """Returns when the line is on the disk."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append((line, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await done

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._write_batch(batch)
        self._task = None

    async def _write_batch(self, batch: list[tuple[Line, asyncio.Future[None]]]) -> None:
        """All in one transaction; if one line does not fit, each in its own."""
        try:
            await self._insert([line for line, _ in batch])
        except IntegrityError:
            if len(batch) > 1:
                for each in batch:
                    await self._write_batch([each])
            else:
                _settle(batch, Conflict(f"ply {batch[0][0]['ply']} of this table is taken"))
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch, None)

    async def _insert(self, lines: list[Line]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(moves), lines)


def _settle(batch: list[tuple[Line, asyncio.Future[None]]], error: Exception | None) -> None:
    for _, done in batch:
        if done.done():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)
