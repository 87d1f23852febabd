"""Who is alive on one PostgreSQL, and which server looks after which table.

A server says once a second that it is alive and holds its leases as long as it does: one row is written a second,
however many tables there are. All times are the database's own, so clocks of machines may differ. Who was paused and
comes back finds its leases taken; what it had begun to write meanwhile the journal refuses.
"""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import Text, bindparam, delete, func, select, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.store.news import Note, publish
from tafelrunde.store.schema import leases, members

Role = Literal["serve", "think"]

ALIVE_FOR = 3.0
"""Who has not been heard of for so many seconds is dead."""
FORGOTTEN_AFTER = 60.0

# One statement each, so the database decides: `:me` gets what nobody alive has, and only that.
BEAT = text("""
    INSERT INTO members (id, role, slots, at) VALUES (:me, :role, :slots, extract(epoch from clock_timestamp()))
    ON CONFLICT (id) DO UPDATE SET slots = :slots, at = excluded.at
    RETURNING at
""")
CLAIM = text("""
    INSERT INTO leases (table_id, holder)
    SELECT id, :me FROM tables WHERE id = ANY(:ids) AND status = 'playing' ORDER BY id
    ON CONFLICT (table_id) DO UPDATE SET holder = :me
    WHERE leases.holder = :me OR NOT EXISTS (
        SELECT 1 FROM members
        WHERE members.id = leases.holder AND at > extract(epoch from clock_timestamp()) - :alive_for
    )
    RETURNING table_id
""").bindparams(bindparam("ids", type_=ARRAY(Text)))


@dataclass(frozen=True)
class Member:
    """A process on the database: a server, or a worker with room for so many thoughts at once."""

    id: str
    role: Role
    slots: int


class Members:
    """This process among all others on the database. `offset` leads from its own clock to the database's."""

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        self.engine = engine
        self.me = me
        self.offset = 0.0
        self._trip = float("inf")

    async def beat(self, role: Role, slots: int = 0) -> list[Member]:
        """This one is alive; returns all who are, itself too."""
        now = func.extract("epoch", func.clock_timestamp())
        async with self.engine.begin() as connection:
            asked = time.monotonic()
            at = (await connection.execute(BEAT, {"me": self.me, "role": role, "slots": slots})).scalar_one()
            self._set_clock(asked, time.monotonic(), at)
            await connection.execute(delete(members).where(members.c.at < now - FORGOTTEN_AFTER))
        return await self.alive()

    async def alive(self) -> list[Member]:
        """All servers and workers that have been heard of lately."""
        now = func.extract("epoch", func.clock_timestamp())
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(members).where(members.c.at > now - ALIVE_FOR))
            return [Member(row.id, row.role, row.slots) for row in rows]

    def _set_clock(self, asked: float, answered: float, at: float) -> None:
        """The shortest trip to the database tells best what its clock shows. Clocks drift: it is forgotten slowly."""
        trip = answered - asked
        if trip <= self._trip:
            self._trip, self.offset = trip, at - (asked + answered) / 2
        self._trip *= 1.01

    async def claim(self, ids: Iterable[str]) -> set[str]:
        """Which of these running tables this server looks after from now on, or did before."""
        words = {"me": self.me, "ids": list(ids), "alive_for": ALIVE_FOR}
        async with self.engine.begin() as connection:
            return {row.table_id for row in await connection.execute(CLAIM, words)}

    async def free(self, ids: Iterable[str]) -> tuple[set[str], set[str]]:
        """Which of these tables this server looks after, and which nobody who is alive."""
        now = func.extract("epoch", func.clock_timestamp())
        alive = select(members.c.id).where(members.c.at > now - ALIVE_FOR)
        wanted = set(ids)
        held = select(leases).where(leases.c.table_id.in_(wanted), leases.c.holder.in_(alive))
        async with self.engine.connect() as connection:
            holders = {row.table_id: row.holder for row in await connection.execute(held)}
        mine = {id for id, holder in holders.items() if holder == self.me}
        return mine, wanted - set(holders)

    async def release(self, ids: Iterable[str]) -> None:
        """Gives tables back, and tells the others so."""
        given = list(ids)
        async with self.engine.begin() as connection:
            await connection.execute(delete(leases).where(leases.c.table_id.in_(given), leases.c.holder == self.me))
            await publish(connection, [Note(id, self.me, "free") for id in given])

    async def leave(self) -> None:
        """This one is gone, and holds nothing more."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(leases).where(leases.c.holder == self.me))
            await connection.execute(delete(members).where(members.c.id == self.me))
