"""How a transaction that is written often gets to the database.

On PostgreSQL it goes over a connection of the engine. For SQLite the asynchronous driver has a thread for each
connection and goes there and back with every step: to begin, to write, to commit, to give the connection back. Twice
each time two threads wait for each other, and that cost more than the writing. So one thread has a connection of its
own, and a whole transaction is one errand for it.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine

Work = Callable[[Connection], None]


class Transactions(Protocol):
    """Does work in a transaction; when `run` returns, it is kept."""

    async def run(self, work: Work) -> None: ...

    def close(self) -> None: ...


class Lent:
    """Over any connection of the engine."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def run(self, work: Work) -> None:
        """Does it here; each statement is waited for."""
        async with self._engine.begin() as connection:
            await connection.run_sync(work)

    def close(self) -> None:
        """The engine is closed by who made it."""


class OwnThread:
    """Over the one connection of a thread, in the order in which they come."""

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        event.listen(self._engine, "connect", careful_sqlite)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="journals")

    async def run(self, work: Work) -> None:
        """Has it done there."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._do, work)

    def _do(self, work: Work) -> None:
        with self._engine.begin() as connection:
            work(connection)

    def close(self) -> None:
        """Ends the thread, once it has done what was begun."""
        self._thread.shutdown()
        self._engine.dispose()


def transactions_of(engine: AsyncEngine) -> Transactions:
    """As suits the database."""
    in_a_file = engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:")
    return OwnThread(engine.url) if in_a_file else Lent(engine)


def careful_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, flushed to the disk with every transaction."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
