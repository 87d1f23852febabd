"""Printed values of players' own: kept by the hash that they give, for every server and worker to find.

A set belongs to whoever made it, until he drops it. What tables are played with stays, whoever drops it.
"""

import time
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import delete, exists, func, insert, or_, select, update
from sqlalchemy.engine import Row
from sqlalchemy.ext.asyncio import AsyncEngine

from tafelrunde.kernel.own_values import OwnValues
from tafelrunde.store.schema import component_sets as sets
from tafelrunde.store.schema import tables

LOOK_NOTED_EVERY = 24 * 3600.0
"""A look at a set is written down once a day, not every time."""
DROPPED_AFTER = 3600.0
"""A set that its owner has dropped stays so long: somebody may just be opening a table with it."""


@dataclass(frozen=True)
class ComponentSet:
    """A named set of values; without an owner it only serves the tables that are played with it."""

    id: str
    game: str
    hash: str
    over: str
    name: str
    toml: str
    owner_hash: str | None
    created: float
    looked: float

    def values(self) -> OwnValues:
        """What a game needs of it."""
        return OwnValues(self.hash, self.over, self.toml)


class Sets:
    """The sets of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def add(self, made: ComponentSet, instead_of: str | None = None) -> None:
        """A new set; the one that it replaces loses its owner in the same moment."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(sets), asdict(made))
            if instead_of is not None:
                dropped = update(sets).where(sets.c.id == instead_of, sets.c.owner_hash == made.owner_hash)
                await connection.execute(dropped.values(owner_hash=None, looked=time.time()))

    async def drop(self, id: str, owner_hash: str) -> bool:
        """Its owner wants it no longer; false if it is not his."""
        dropped = update(sets).where(sets.c.id == id, sets.c.owner_hash == owner_hash)
        async with self.engine.begin() as connection:
            return (await connection.execute(dropped.values(owner_hash=None, looked=time.time()))).rowcount > 0

    async def of_owner(self, owner_hash: str) -> list[ComponentSet]:
        """All sets of an owner, the newest first, and a note that he has looked at them."""
        async with self.engine.connect() as connection:
            wanted = select(sets).where(sets.c.owner_hash == owner_hash).order_by(sets.c.created.desc())
            found = [_set(row) for row in await connection.execute(wanted)]
        now = time.time()
        if any(each.looked < now - LOOK_NOTED_EVERY for each in found):
            async with self.engine.begin() as connection:
                await connection.execute(update(sets).where(sets.c.owner_hash == owner_hash).values(looked=now))
        return found

    async def values(self, game: str, hash: str) -> OwnValues | None:
        """The values of that hash; of several sets that give it the oldest."""
        wanted = select(sets).where(sets.c.hash == hash, sets.c.game == game).order_by(sets.c.created, sets.c.id)
        async with self.engine.connect() as connection:
            row = (await connection.execute(wanted.limit(1))).first()
        return None if row is None else _set(row).values()

    async def characters(self) -> int:
        """The room that all sets take."""
        wanted = select(func.coalesce(func.sum(func.length(sets.c.toml)), 0))
        async with self.engine.connect() as connection:
            return int((await connection.execute(wanted)).scalar_one())

    async def forget_unused(self, unseen_since: float) -> int:
        """Drops the sets that no table is played with, and that nobody owns or has looked at since; how many."""
        played = exists().where(tables.c.components == sets.c.hash, tables.c.game == sets.c.game)
        ownerless = sets.c.owner_hash.is_(None) & (sets.c.looked < time.time() - DROPPED_AFTER)
        unused = delete(sets).where(or_(ownerless, sets.c.looked < unseen_since), ~played)
        async with self.engine.begin() as connection:
            return (await connection.execute(unused)).rowcount


def _set(row: Row[Any]) -> ComponentSet:
    return ComponentSet(**row._mapping)
