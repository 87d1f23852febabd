"""A whole database copied into another, of the same kind or not, while servers use the first: backups and moving house.

The copy is one moment: everything is read in one transaction. Who is alive and who looks after what is not copied.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from tafelrunde.store import schema
from tafelrunde.store.alone import NoDatabase
from tafelrunde.store.store import Store

PORTION = 500
LEFT_OUT = (schema.members, schema.leases)


async def copy(source: str, target: str) -> dict[str, int]:
    """Copies everything into a database in which there is nothing yet; how many rows of what."""
    async with (
        Store.opened(source) as old,
        Store.opened(target) as new,
        _one_moment(old) as reading,
        new.engine.begin() as writing,
    ):
        await _require_empty(writing)
        await writing.execute(delete(schema.pulse))  # its only row is copied like all others
        return {
            table.name: await _copy_rows(reading, writing, table.name)
            for table in schema.metadata.sorted_tables
            if table not in LEFT_OUT
        }


@asynccontextmanager
async def _one_moment(store: Store) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    level = {"isolation_level": "REPEATABLE READ"} if store.shared else {}
    async with store.engine.connect() as connection:
        await connection.execution_options(**level)
        if not store.shared:
            await connection.exec_driver_sql("BEGIN")  # the driver begins nothing for whoever only reads
        yield connection


async def _require_empty(connection: AsyncConnection) -> None:
    for table in (schema.tables, schema.records):
        if (await connection.execute(select(func.count()).select_from(table))).scalar():
            raise NoDatabase("there are tables in the database already; restore into an empty one")


async def _copy_rows(reading: AsyncConnection, writing: AsyncConnection, name: str) -> int:
    table = schema.metadata.tables[name]
    copied = 0
    rows = await reading.stream(select(table))
    async for portion in rows.partitions(PORTION):
        found = [{column.key: row._mapping[column] for column in table.c} for row in portion]
        await writing.execute(insert(table), found)
        copied += len(portion)
    return copied
