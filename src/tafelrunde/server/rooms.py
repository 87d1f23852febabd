"""All tables in use. A table is fetched from the store when somebody asks for it, and put away when it is quiet."""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from tafelrunde.server.company import Company
from tafelrunde.server.room import Room
from tafelrunde.server.settings import Settings
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.telling import Telling
from tafelrunde.server.thinking import Thinkers
from tafelrunde.store.news import Note
from tafelrunde.store.store import Store
from tafelrunde.table.errors import Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.table import Table

QUIET_AFTER = 30.0
SWEEP_EVERY = 5.0
"""Long enough for a request that holds a room; making a table anew is cheap, keeping it is not."""


class Rooms:
    """The tables in use, by id."""

    def __init__(
        self, store: Store, thinkers: Thinkers, shelf: Shelf, settings: Settings, company: Company | None = None
    ) -> None:
        self.store = store
        self.company = company or Company(store)
        self.telling = Telling()
        self.thinkers = thinkers
        self.shelf = shelf
        self.settings = settings
        self._rooms: dict[str, asyncio.Task[Room]] = {}
        # The address that opened each table since the server began.
        self._openers: dict[str, str] = {}

    async def room(self, id: str) -> Room:
        """The table of that id; two who ask at the same time get the same room."""
        if id not in self._rooms:
            self._rooms[id] = asyncio.create_task(self._fetch(id))
        task = self._rooms[id]
        try:
            room = await asyncio.shield(task)
            room.touched = time.monotonic()
            return room
        except Exception:
            self._rooms.pop(id, None)
            raise

    async def _fetch(self, id: str) -> Room:
        kept = await self.store.visit(id)
        if kept is None:
            raise Refused("not_found", "there is no such table")
        opener = self._openers.get(id, "")
        room = Room(
            kept.table, self.store, self.thinkers, self.shelf, self.settings, opener, self.company, self.telling
        )
        await room.begin(kept)
        return room

    # --- other servers ----------------------------------------------------------------------------------------------

    def heard(self, note: Note) -> None:
        """News of a table: for its room, also if that is just being made."""
        task = self._rooms.get(note.table)
        if task is not None and not task.done():
            task.add_done_callback(lambda _: self.heard(note))
        elif task is not None and not task.cancelled() and task.exception() is None:
            task.result().neighbours.hear(note)

    def look_everywhere(self) -> None:
        """Whatever happened while no news came: every table is looked at anew."""
        for room in self._in_use():
            room.neighbours.look_again()

    def running(self) -> list[str]:
        """The tables in use at which a game is being played."""
        return [room.table.id for room in self._in_use() if room.table.status == "playing"]

    def changed_hands(self, gained: set[str], lost: set[str], died: bool) -> None:
        """This server looks after other tables than before."""
        for room in self._in_use():
            if room.table.id in gained | lost:
                room.change_hands(died)

    def who_is_alive(self, servers: set[str]) -> None:
        """Nobody is any longer at servers that are not among these."""
        for room in self._in_use():
            room.beyond.keep_only(servers)

    def count(self) -> dict[str, Any]:
        """How much goes on here."""
        rooms = self._in_use()
        statuses = Counter(room.table.status for room in rooms)
        return {
            "sockets": sum(len(room.audience.viewers) for room in rooms),
            "tables": {status: statuses[status] for status in ("open", "playing", "over")},
            "held": sum(room.table.status == "playing" and room.holds() for room in rooms),
        }

    # --- new ones ---------------------------------------------------------------------------------------------------

    async def add(self, table: Table, opener: str, journal: Sequence[Entry] = ()) -> Room:
        """A new table, and the lines that its game begins with."""
        if table.status == "playing":
            self.require_chair(opener)
        await self.store.add_table(table, journal)
        self._openers[table.id] = opener
        return await self.room(table.id)

    async def rematch_of(self, room: Room) -> Room:
        """The table at which that one goes on; it counts for whoever opened the first."""
        following = room.table.rematch or ""
        self._openers.setdefault(following, room.opener)
        return await self.room(following)

    def require_chair(self, opener: str) -> None:
        """Refuses who has opened many tables that are being played: bots and memory are for all."""
        most = self.settings.tables_each
        playing = [room for room in self._in_use() if room.opener == opener and room.table.status == "playing"]
        if most and opener and len(playing) >= most:
            raise Refused("too_fast", f"{most} tables that you have opened are being played; finish one first")

    def _in_use(self) -> list[Room]:
        done = [task for task in self._rooms.values() if task.done() and not task.cancelled()]
        return [task.result() for task in done if task.exception() is None]

    async def open_rooms(self, before: float | None, count: int) -> list[Room]:
        """The tables that one can join, newest first, opened before a time if one is given."""
        return [await self.room(table.id) for table in await self.store.open_tables(before, count)]

    def in_use(self, id: str) -> bool:
        """Is the table here, where it acts by itself when it has to?"""
        return id in self._rooms

    async def sweep(self) -> None:
        """Puts quiet tables away, for ever."""
        while True:
            await asyncio.sleep(SWEEP_EVERY)
            self.put_away_quiet(time.monotonic() - QUIET_AFTER)

    def put_away_quiet(self, since: float) -> None:
        """Forgets the tables where nothing has happened since then, nobody looks and nothing is due soon.

        Finished ones go sooner.
        """
        for room in self._in_use():
            finished = room.table.status == "over" and room.touched < time.monotonic() - SWEEP_EVERY
            if not room.in_use() and (finished or room.touched < since):
                room.attendants.close()
                del self._rooms[room.table.id]
                self.company.give_back([room.table.id])
                if room.table.status == "over":
                    self._openers.pop(room.table.id, None)

    def put_away(self, id: str) -> bool:
        """Forgets a table, unless it is in use."""
        task = self._rooms.get(id)
        if task is not None and (not task.done() or (task.exception() is None and task.result().in_use())):
            return False
        self._rooms.pop(id, None)
        self.company.give_back([id])
        return True

    def forget(self, id: str) -> None:
        """Forgets a table that is no more."""
        self._rooms.pop(id, None)
        self._openers.pop(id, None)
        self.company.give_back([id])

    def close(self) -> None:
        """Stops all that goes on by itself."""
        for room in self._in_use():
            room.attendants.close()
