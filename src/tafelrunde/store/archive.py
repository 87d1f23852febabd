"""Records, kept small. Those of games played here stay; those from elsewhere go when nobody looks at them any more."""

import asyncio
import time
import zlib
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.store.schema import records

LOOK_NOTED_EVERY = 24 * 3600.0
"""A look at a record is written down once a day, not every time."""


def packed(text: str) -> bytes:
    """A record as it is kept: a tenth of its length or so."""
    return zlib.compress(text.encode())


def unpacked(kept: bytes) -> str:
    """The text of a record that was kept."""
    return zlib.decompress(kept).decode()


def row(id: str, game: str, text: str, imported: bool) -> dict[str, Any]:
    """A record as a row of the database."""
    now = time.time()
    return {"id": id, "game": game, "packed": packed(text), "created": now, "imported": imported, "looked": now}


class Archive:
    """The records of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, id: str, game: str, text: str) -> None:
        """Keeps an imported record."""
        new = await asyncio.to_thread(row, id, game, text, imported=True)
        async with self.engine.begin() as connection:
            await connection.execute(insert(records), new)

    async def text(self, id: str) -> str | None:
        """The text of a record, and a note that somebody looked at it."""
        async with self.engine.connect() as connection:
            wanted = select(records.c.packed, records.c.imported, records.c.looked).where(records.c.id == id)
            found = (await connection.execute(wanted)).first()
        if found is None:
            return None
        if found.imported and found.looked < time.time() - LOOK_NOTED_EVERY:
            async with self.engine.begin() as connection:
                await connection.execute(update(records).where(records.c.id == id).values(looked=time.time()))
        return unpacked(found.packed)

    async def imported_bytes(self) -> int:
        """The room that imported records take."""
        wanted = select(func.coalesce(func.sum(func.length(records.c.packed)), 0)).where(records.c.imported)
        async with self.engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def forget_imported(self, unseen_since: float) -> int:
        """Drops the imported records that nobody has looked at since then; how many they were."""
        old = delete(records).where(records.c.imported, records.c.looked < unseen_since)
        async with self.engine.begin() as connection:
            return (await connection.execute(old)).rowcount
