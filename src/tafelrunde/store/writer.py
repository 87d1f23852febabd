"""Writes lines of journals. What waits while the disk is busy shares the next transaction, whatever table it is for."""

import asyncio
import time
from typing import NamedTuple

from sqlalchemy.exc import DBAPIError, IntegrityError

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.store.batch import Batch, Line, Paper, Snapshot

PATIENCE = 15.0
AGAIN_AFTER = 0.2
"""How long a line waits for a database that is being restarted, and how often it is tried, in seconds."""


class Conflict(TafelrundeError):
    """Somebody else was faster: the journal has a line of that number, or the table is no longer as it was read."""


class Waiting(NamedTuple):
    """Something on its way to the disk."""

    item: Line | Snapshot
    done: asyncio.Future[None]


class Writer:
    """One queue for all tables."""

    def __init__(self, paper: Paper) -> None:
        self.paper = paper
        self._waiting: list[Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def write(self, item: Line | Snapshot) -> None:
        """Returns when it is on the disk; `Conflict` if it does not fit what is there."""
        done = asyncio.get_running_loop().create_future()
        self._waiting.append(Waiting(item, done))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        await done

    async def _work(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            await self._write_batch(batch)
        self._task = None

    async def _write_batch(self, batch: list[Waiting]) -> None:
        """All in one transaction; if one does not fit, each in its own."""
        try:
            await self._write_again(Batch([each.item for each in batch]))
        except IntegrityError:
            if len(batch) > 1:
                for each in batch:
                    await self._write_batch([each])
            else:
                _settle(batch, Conflict(f"table {batch[0].item.table_id} has something else in this place"))
        except Exception as error:
            _settle(batch, error)
        else:
            _settle(batch, None)

    async def _write_again(self, batch: Batch) -> None:
        """If the line to the database breaks, once more over a new one, for a while.

        Nobody can say then whether the first try was kept. If it was, the keys refuse the second, and who reads the
        journal finds the line there.
        """
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return await self.paper.write(batch)
            except (DBAPIError, OSError) as error:
                if not _is_broken(error) or time.monotonic() > until:
                    raise
            await asyncio.sleep(AGAIN_AFTER)


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
