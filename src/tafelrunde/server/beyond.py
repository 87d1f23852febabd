"""One table as far as it is in use at other servers: who looks there, and who of all looks after it."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tafelrunde.server.company import TRIES, Company, NoAnswer
from tafelrunde.store.news import Note
from tafelrunde.table.errors import Refused

TOLD_AFTER = 0.1
"""Who comes and goes is told to other servers so many seconds later, for all who come and go meanwhile."""


@dataclass(frozen=True)
class Crowd:
    """Who looks at a table from one server: the seats, and how many without one."""

    seats: frozenset[int] = frozenset()
    spectators: int = 0


NOBODY = Crowd()


class Beyond:
    """What this server knows of the table at the others, and how it tells and asks them."""

    __slots__ = ("_changed", "_crowd", "_shared", "_telling", "_there", "company", "id")

    def __init__(self, company: Company, id: str, crowd: Callable[[], Crowd], changed: Callable[[], None]) -> None:
        self.company = company
        self.id = id
        self._crowd = crowd
        self._changed = changed
        self._there: dict[str, Crowd] = {}
        self._telling: asyncio.TimerHandle | None = None
        self._shared: dict[str, Any] = {}

    # --- who is there -----------------------------------------------------------------------------------------------

    def seats(self) -> set[int]:
        """The seats that are connected to other servers."""
        return {seat for crowd in self._there.values() for seat in crowd.seats}

    def spectators(self) -> int:
        """How many look on at other servers."""
        return sum(crowd.spectators for crowd in self._there.values())

    def anybody(self) -> bool:
        """Does anybody look there?"""
        return bool(self._there)

    def tell_presence_soon(self) -> None:
        """Somebody came or went here."""
        if not self.company.alone and self._telling is None:
            self._telling = asyncio.get_running_loop().call_later(TOLD_AFTER, self.tell_presence)

    def tell_presence(self) -> None:
        """Tells who is here."""
        self._telling = None
        crowd = self._crowd()
        self.company.tell(self.id, "here", seats=sorted(crowd.seats), spectators=crowd.spectators)

    def note_presence(self, note: Note) -> None:
        """Another server tells who is there."""
        self._become(note.by, Crowd(frozenset(note.words["seats"]), note.words["spectators"]))

    def keep_only(self, servers: set[str]) -> None:
        """Who was at a server that is no more is not there."""
        for gone in set(self._there) - servers:
            self._become(gone, NOBODY)

    def _become(self, server: str, crowd: Crowd) -> None:
        if self._there.get(server, NOBODY) != crowd:
            self._there = {each: there for each, there in self._there.items() if each != server}
            if crowd != NOBODY:
                self._there[server] = crowd
            self._changed()

    # --- who looks after it -----------------------------------------------------------------------------------------

    def holds(self) -> bool:
        """Does this server look after the table?"""
        return self.company.holds(self.id)

    async def take(self) -> None:
        """Looks after the table if nobody else does."""
        await self.company.take([self.id])

    async def ask(self, does: str, **words: Any) -> Any:
        """Has the server that looks after the table do something; `NotNeeded` if it is this one now."""
        for _ in range(TRIES):
            try:
                return await self.company.ask(self.id, does, **words)
            except NoAnswer:
                if self.holds():
                    raise NotNeeded from None
        raise Refused("trouble", "the server that looks after this table does not answer; try again")

    def share(self, stage: Callable[[], dict[str, Any]], again: bool = False) -> None:
        """Who looks after the table tells what is nowhere written: wishes and the stage of a race."""
        if self.company.alone or not self.holds():
            return
        told = stage()
        if again or told != self._shared:
            self._shared = told
            self.company.tell(self.id, "stage", **told)

    def arrived(self, moment: float) -> float:
        """When something arrived, by the clock that all share."""
        return self.company.common_time(moment)


class NotNeeded(Exception):
    """This server looks after the table itself."""
