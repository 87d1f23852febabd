"""A table as other servers have left it: takes over what they have written of seats, game and chat."""

import asyncio
import logging
import time
from dataclasses import replace
from typing import Any, Protocol

from tafelrunde.server import tally
from tafelrunde.server.attendants import Attendants
from tafelrunde.server.audience import Audience
from tafelrunde.server.races import Races
from tafelrunde.server.talk import Talk
from tafelrunde.server.wishes import Wishes
from tafelrunde.store.store import Store
from tafelrunde.table.errors import BrokenJournal, Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play
from tafelrunde.table.table import Table

log = logging.getLogger(__name__)


class Followed(Protocol):
    """A table that others may change too, as it is known here."""

    lock: asyncio.Lock
    table: Table
    play: Play | None

    @property
    def store(self) -> Store: ...

    @property
    def talk(self) -> Talk: ...

    @property
    def races(self) -> Races: ...

    @property
    def wishes(self) -> Wishes: ...

    @property
    def audience(self) -> Audience: ...

    @property
    def attendants(self) -> Attendants: ...

    def holds(self) -> bool: ...

    def playing(self) -> Play: ...

    def become(self, table: Table) -> None: ...

    def vanish(self) -> None: ...

    def go_with(self, before: Play, after: Play, entry: Entry) -> None: ...

    def show(self, line: Play | None = None) -> None: ...

    async def read_journal(self) -> None: ...


class Following:
    """What is done when another server was faster, or tells that it has done something."""

    __slots__ = ("here",)

    def __init__(self, here: Followed) -> None:
        self.here = here

    async def recognise(self, token: str | None) -> None:
        """Who opens nothing here may have sat down at another server, where the game may have begun or ended since."""
        table = self.here.table
        if token and table.seat_of(token) is None and not table.is_host(token):
            async with self.here.lock:
                status = self.here.table.status
                await self.read_table()
                if self.here.table.status != status:
                    await self.catch_up()

    async def read_table(self) -> None:
        """Seats and status as the store has them."""
        table = await self.here.store.table(self.here.table.id)
        if table is None:
            self.here.vanish()
            raise Refused("not_found", "there is no such table")
        if table.version != self.here.table.version:
            self.here.become(table)

    async def catch_up(self) -> None:
        """Another server was faster: takes over what it has written of seats, game and chat."""
        known = self.here.table.version
        await self.read_table()
        table = self.here.table
        unseen = table.status == "open" or (table.status == "over" and self.here.play is None)
        if not unseen and not await self._read_on():
            await self._read_anew()
        elif table.version != known:
            self.here.show()
        await self.here.talk.catch_up()

    async def _read_anew(self) -> None:
        """Makes the game anew, and shows it to all."""
        before = self.here.play
        await self.here.read_journal()
        after = self.here.play
        if before is not None and after is not None and before.journal != after.journal:
            self.here.wishes.wish = None
            self.here.audience.forget(before, after)
        self.here.show()

    async def _read_on(self) -> bool:
        """Plays the lines that others have written; false if the game has to be made anew."""
        if self.here.play is None:
            return False
        id = self.here.table.id
        try:
            for entry in await self.here.store.journal(id, self.here.play.line):
                self._take_over(entry)
        except BrokenJournal:
            log.warning("table %s: what another server has written does not follow what is here", id)
            return False
        return True

    def _take_over(self, entry: Entry) -> None:
        """A line that another server has written."""
        before = self.here.playing()
        after = before.with_all([entry])
        if entry.move is not None:
            self.here.races.note(before.state, entry.seat, entry.move, time.monotonic())
        self.here.play = after
        tally.NEWS_SECONDS.observe(max(0.0, time.time() - entry.at))
        self.here.go_with(before, after, entry)
        self.here.attendants.tend()
        self.here.show(after)

    async def follow(self, line: int, words: dict[str, Any]) -> None:
        """Another server has written a line of that number, and perhaps when the table is due."""
        here = self.here
        async with here.lock:
            if "due" in words:
                here.table = replace(here.table, due=words["due"])
            if here.play is None:
                await self.catch_up()
            elif line >= here.play.line and not await self._read_on():
                await self._read_anew()

    async def look(self) -> None:
        """Another server has changed the table, or may have done anything."""
        async with self.here.lock:
            await self.catch_up()
            self.here.attendants.tend()
            if self.here.holds():
                await self.here.wishes.judge_again()

    async def listen(self) -> None:
        """At another server something was said."""
        async with self.here.lock:
            await self.here.talk.catch_up()
