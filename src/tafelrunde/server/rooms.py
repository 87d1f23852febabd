"""All tables in use. A table is fetched from the store when somebody asks for it, and put away when it is quiet."""

import asyncio
import time

from tafelrunde.server.room import Room
from tafelrunde.server.settings import Settings
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.thinking import Thinkers
from tafelrunde.store.store import Store
from tafelrunde.table.errors import Refused

QUIET_AFTER = 600.0
SWEEP_EVERY = 60.0


class Rooms:
    """The tables in use, by id."""

    def __init__(self, store: Store, thinkers: Thinkers, shelf: Shelf, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.shelf = shelf
        self.settings = settings
        self._rooms: dict[str, asyncio.Task[Room]] = {}

    async def room(self, id: str) -> Room:
        """The table of that id; two who ask at the same time get the same room."""
        if id not in self._rooms:
            self._rooms[id] = asyncio.create_task(self._fetch(id))
        task = self._rooms[id]
        try:
            return await asyncio.shield(task)
        except Exception:
            self._rooms.pop(id, None)
            raise

    async def _fetch(self, id: str) -> Room:
        table = await self.store.table(id)
        if table is None:
            raise Refused("not_found", "there is no such table")
        return await Room.of(table, self.store, self.thinkers, self.shelf, self.settings)

    async def open_rooms(self) -> list[Room]:
        """The tables that one can join, newest first."""
        return [await self.room(table.id) for table in await self.store.open_tables()]

    def in_use(self, id: str) -> bool:
        """Is the table here, where it acts by itself when it has to?"""
        return id in self._rooms

    async def sweep(self) -> None:
        """Puts quiet tables away, for ever."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.put_away_quiet(time.monotonic() - QUIET_AFTER)

    def put_away_quiet(self, since: float) -> None:
        """Forgets the tables where nothing has happened since then, nobody looks and nothing is due for a while."""
        soon = time.time() + SWEEP_EVERY
        for id, task in list(self._rooms.items()):
            if task.done() and task.exception() is None:
                room = task.result()
                busy = room.viewers or not room.attendants.only_waits(soon) or room.lock.locked()
                if not busy and room.touched < since:
                    room.attendants.close()
                    del self._rooms[id]

    def close(self) -> None:
        """Stops all that goes on by itself."""
        for task in self._rooms.values():
            if task.done() and not task.cancelled() and task.exception() is None:
                task.result().attendants.close()
