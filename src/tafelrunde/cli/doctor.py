"""`tafelrunde doctor`: is the house in order? Database, components, records, room."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.check import troubles
from tafelrunde.cli.serve import MissingServer, own_values
from tafelrunde.kernel import registry

if TYPE_CHECKING:
    from tafelrunde.server.shelf import Shelf
    from tafelrunde.store.store import Store

LEAST_FREE = 500_000_000
LEAST_FILES = 4096

Finding = tuple[bool, str]
"""Whether it is well, and what was found."""


def command(
    database: Annotated[
        str, typer.Option("--database", metavar="FILE|URL", help="A SQLite file, or postgresql://…")
    ] = "tafelrunde.db",
    components: Annotated[
        list[str] | None,
        typer.Option("--components", metavar="GAME=FILE", help="Components of your own for a game; may be repeated."),
    ] = None,
) -> None:
    """Looks whether everything is well: database, games and their components, every table and record, room.

    tafelrunde doctor --database tafelrunde.db
    """
    try:
        from tafelrunde.server.shelf import Shelf
        from tafelrunde.store.alone import NoDatabase
        from tafelrunde.store.store import try_out
    except ImportError as error:
        raise MissingServer(f"the store needs {error.name}: pip install 'tafelrunde[server]'") from None
    if "://" not in database and not Path(database).expanduser().exists():
        raise NoDatabase(f"there is no file {database}")
    asyncio.run(try_out(database, alone=False))
    findings = asyncio.run(_look(database, Shelf(own_values(components or []))))
    for well, found in findings:
        typer.echo(f"{'well ' if well else 'WRONG'}  {found}")
    if not all(well for well, _ in findings):
        raise typer.Exit(1)


async def _look(database: str, shelf: "Shelf") -> list[Finding]:
    from tafelrunde.store.store import Store

    async with Store.opened(database) as store:
        parts = (_database(store), _components(shelf), _tables(store, shelf), _room(store, database), _files())
        return [finding for part in parts async for finding in part]


async def _database(store: "Store") -> AsyncIterator[Finding]:
    from sqlalchemy import text

    async with store.engine.connect() as connection:
        version = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar_one()
    yield True, f"database: {store.engine.dialect.name} answers and takes writes, schema {version}"
    if store.shared:
        alive = await store.members.alive()
        servers, workers = (sum(member.role == role for member in alive) for role in ("serve", "think"))
        yield True, f"servers: {servers} alive, {workers} workers"


async def _components(shelf: "Shelf") -> AsyncIterator[Finding]:
    for name in registry.installed_games():
        try:
            yield True, f"components: {name} {shelf.game(name).component_hash}"
        except Exception as error:
            yield False, f"components: {name} cannot be used: {error}"


async def _tables(store: "Store", shelf: "Shelf") -> AsyncIterator[Finding]:
    checked = wrong = 0
    async for table, trouble in troubles(store, shelf):
        checked += 1
        if trouble is not None:
            wrong += 1
            yield False, f"table {table.id} ({table.game}, {table.status}): {trouble}"
    yield not wrong, f"tables: {checked}, {wrong} of them do not replay"


async def _room(store: "Store", database: str) -> AsyncIterator[Finding]:
    from sqlalchemy import text

    if store.shared:
        async with store.engine.connect() as connection:
            size = (await connection.execute(text("SELECT pg_database_size(current_database())"))).scalar_one()
        yield True, f"room: the database has {size / 1e6:.0f} MB; what is free, its own machine knows"
        return
    file = Path(store.engine.url.database or database)
    free = shutil.disk_usage(file.resolve().parent).free
    yield free > LEAST_FREE, f"room: the file has {file.stat().st_size / 1e6:.0f} MB, {free / 1e9:.1f} GB are free"


async def _files() -> AsyncIterator[Finding]:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    enough = most == resource.RLIM_INFINITY or most >= LEAST_FILES
    yield enough, f"connections: the system lets one process open {most} files"
