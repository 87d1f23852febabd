"""Reads for whoever waits for a table. When a server begins anew, everybody comes back at once.

A file is read by threads of its own, one turn of the server's loop for all that is asked: aiosqlite takes six.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine

READERS = 2
"""Threads that read a file: while one has the interpreter, another waits for the disk."""

T = TypeVar("T")


class Reader(Protocol):
    """Where tables are read."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds."""
        ...

    def close(self) -> None: ...


class SharedReader:
    """Reads over the engine's connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(work)

    def close(self) -> None:
        """The engine is closed by who opened it."""


class FileReader:
    """Reads a SQLite file. `prepare` is done with every connection."""

    def __init__(self, engine: AsyncEngine, prepare: Callable[[Any, Any], None]) -> None:
        address = engine.url.set(drivername="sqlite+pysqlite")
        self._engine = create_engine(address, hide_parameters=True, pool_size=READERS)
        event.listen(self._engine, "connect", prepare)
        self._threads = ThreadPoolExecutor(READERS, "reader")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What the work finds."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return work(connection)

    def close(self) -> None:
        """Waits for what is being read, and closes the file."""
        self._threads.shutdown()
        self._engine.dispose()
