"""When servers ran. A person cannot answer while none does, so that time counts for nobody's clock.

Servers say once a second that they are alive; the one that starts writes down since when none was. These times are
those of the calendar, the only ones that several processes share; within a process clocks run by what nobody can set.
"""

import time

from sqlalchemy import insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.store.schema import pauses, pulse, tables
from tafelrunde.table.clocks import Pause

BEAT_EVERY = 1.0
BEATS_MISSED = 3
"""After how many seconds without a sign of life no server runs on a PostgreSQL."""


class Pulse:
    """The sign of life of all servers on one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def beat(self) -> None:
        """This server is alive. Nothing is written while nothing can become due."""
        running = select(select(tables.c.id).where(tables.c.due.is_not(None)).exists())
        async with self.engine.begin() as connection:
            if (await connection.execute(running)).scalar():
                await connection.execute(update(pulse).values(at=time.time()))

    async def resume(self) -> None:
        """A server starts: the time since the last one was alive is a pause, and what is due then waits as long.

        On PostgreSQL others may be alive; a gap of a few beats is no pause there.
        """
        shortest = 0.0 if self.engine.dialect.name == "sqlite" else BEATS_MISSED * BEAT_EVERY
        async with self.engine.begin() as connection:
            await connection.execute(update(pulse).values(id=pulse.c.id))  # who starts at the same time waits here
            last, now = (await connection.execute(select(pulse.c.at))).scalar_one(), time.time()
            if now - last > shortest:
                await connection.execute(insert(pauses), {"began": last, "ended": now})
                later = update(tables).where(tables.c.due > last).values(due=tables.c.due + (now - last))
                await connection.execute(later)
            await connection.execute(update(pulse).values(at=now))

    async def pauses(self, since: float) -> list[Pause]:
        """The times after that one at which no server ran."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(pauses).where(pauses.c.ended > since))
            return [(row.began, row.ended) for row in rows]
