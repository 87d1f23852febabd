"""SQLite written by a thread with a connection of its own.

Through the asynchronous driver every step of a transaction is a way to another thread and back, and on a busy machine
each of these waits for its turn. Here a transaction is one such way, whatever it holds.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import URL, Executable, create_engine, event

Change = tuple[Executable, list[dict[str, Any]]]
"""A statement, and the rows it is done with."""


class Beside:
    """The thread and its connection, made when the first line is written."""

    def __init__(self, url: URL, careful: Callable[[Any, Any], None]) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True, pool_size=1, max_overflow=0)
        event.listen(self._engine, "connect", careful)
        self._thread = ThreadPoolExecutor(1, "tafelrunde-writer")

    async def transact(self, changes: list[Change]) -> None:
        """Makes all of these changes, or none."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._transact, changes)

    def _transact(self, changes: list[Change]) -> None:
        with self._engine.begin() as connection:
            for statement, rows in changes:
                connection.execute(statement, rows)

    async def close(self) -> None:
        """Finishes what is being written."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()
