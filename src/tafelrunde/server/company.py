"""The servers on one database: who is alive, who looks after which table, and what they tell each other.

Without PostgreSQL, and until `keep` runs, a server is alone: it looks after every table and nobody hears it.
"""

import asyncio
import itertools
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Any, Protocol

from tafelrunde.store.members import ALIVE_FOR, Member
from tafelrunde.store.news import THOUGHT, Note
from tafelrunde.store.pulse import BEAT_EVERY
from tafelrunde.store.store import Store
from tafelrunde.table.errors import Refused

log = logging.getLogger(__name__)

ANSWER_WITHIN = 2.0
TRIES = 4
LEAVE_WITHIN = 1.0
"""How long one waits for the server that looks after a table, and how often it asks: another may have to take over."""


class Listening(Protocol):
    """Who is told what happens elsewhere: all tables in use."""

    def heard(self, note: Note) -> None: ...

    def look_everywhere(self) -> None: ...

    def changed_hands(self, gained: set[str], lost: set[str], died: bool) -> None: ...

    def running(self) -> list[str]: ...

    def who_is_alive(self, servers: set[str]) -> None: ...


class Company:
    """This server among the others."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.alone = True
        self.leaving = False
        self.workers: list[Member] = []
        self.servers = 1
        self._held: set[str] = set()
        self._last_beat = 0.0
        self._numbers = itertools.count()
        self._asked: dict[int, asyncio.Future[Any]] = {}
        self._counted: list[Callable[[list[Member]], None]] = []
        self._thoughts: list[Callable[[Note], None]] = []

    # --- signs of life ----------------------------------------------------------------------------------------------

    async def join(self) -> None:
        """From now on this server is one of several, if the database can have more than one."""
        if self.store.shared:
            await self._beat()
            self.alone = False

    async def keep(self, rooms: Listening) -> None:
        """Hears the others and says that this one is alive, for ever."""
        if self.alone:
            return
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(self.store.news.listen(lambda note: self._hear(note, rooms), rooms.look_everywhere))
            tasks.create_task(self._keep_beating(rooms))

    def count_workers(self, counted: Callable[[list[Member]], None], thought: Callable[[Note], None]) -> None:
        """From now on these are told, with every beat, which workers are alive, and when one has had a thought."""
        self._counted.append(counted)
        self._thoughts.append(thought)
        counted(self.workers)

    async def _keep_beating(self, rooms: Listening) -> None:
        while True:
            try:
                rooms.who_is_alive(await self._beat())
                await self._see_to_leases(rooms)
            except Exception as error:
                log.warning("the database does not take a sign of life: %s", type(error).__name__)
            if time.monotonic() > self._last_beat + ALIVE_FOR and self._held:
                lost, self._held = self._held, set()
                rooms.changed_hands(set(), lost, died=False)
            await asyncio.sleep(BEAT_EVERY)

    async def _beat(self) -> set[str]:
        began = time.monotonic()
        alive = await self.store.members.beat("serve")
        self._last_beat = began
        self.workers = [member for member in alive if member.role == "think"]
        for counted in self._counted:
            counted(self.workers)
        servers = {member.id for member in alive if member.role == "serve"}
        self.servers = len(servers)
        return servers

    # --- who looks after a table ------------------------------------------------------------------------------------

    def holds(self, id: str) -> bool:
        """Does this server look after the table's bots, clock and races?"""
        return self.alone or (id in self._held and time.monotonic() < self._last_beat + ALIVE_FOR)

    async def take(self, ids: Iterable[str]) -> set[str]:
        """Looks after these running tables, as far as nobody else does; returns which."""
        wanted = set(ids)
        if self.alone or self.leaving or not wanted:
            return wanted if self.alone else set()
        gained = await self.store.members.claim(wanted)
        self._held |= gained
        return gained

    async def not_held_elsewhere(self, ids: Iterable[str]) -> list[str]:
        """Which of these running tables nobody else looks after, in the same order."""
        if self.alone:
            return list(ids)
        wanted = list(ids)
        mine, free = await self.store.members.free(wanted)
        return [id for id in wanted if id in mine or id in free]

    def give_back(self, ids: Iterable[str]) -> None:
        """Another may look after these tables; it is written soon."""
        given = self._held.intersection(ids)
        self._held -= given
        if given and not self.alone:
            task = asyncio.ensure_future(self.store.members.release(given))
            task.add_done_callback(lambda done: done.cancelled() or done.exception())  # else the lease ends by itself

    async def hand_over(self, rooms: Listening) -> None:
        """This server is about to stop: takes nothing more and gives all back, at once."""
        self.leaving = True
        given, self._held = self._held, set()
        if self.alone:
            return
        rooms.changed_hands(set(), given, died=False)
        await self.store.members.release(given)

    async def leave(self) -> None:
        """The others need not wait until this one counts as dead."""
        if not self.alone:
            with suppress(Exception):
                async with asyncio.timeout(LEAVE_WITHIN):
                    await self.store.members.leave()

    async def _see_to_leases(self, rooms: Listening) -> None:
        """What others have taken over is theirs; what nobody looks after any more is taken, where it is in use here."""
        running = rooms.running()
        held = set(self._held)
        mine, free = await self.store.members.free({*running, *held})
        lost = held & self._held - mine
        self._held -= lost
        gained = await self.take(free.intersection(running))
        if lost or gained:
            rooms.changed_hands(gained, lost, died=True)

    # --- news -------------------------------------------------------------------------------------------------------

    def tell(self, id: str, what: str, **words: Any) -> None:
        """Tells the others something of a table that need not be kept."""
        if not self.alone:
            self.store.news.tell(Note(id, self.store.me, what, words))

    def _hear(self, note: Note, rooms: Listening) -> None:
        if note.what == THOUGHT:
            for heard in self._thoughts:
                heard(note)
        elif note.what != "answer":
            rooms.heard(note)
        elif note.words["to"] == self.store.me and (waiting := self._asked.pop(note.words["number"], None)):
            if not waiting.done():
                waiting.set_result(note.words)

    async def ask(self, id: str, does: str, **words: Any) -> Any:
        """What the server says that looks after the table; `Refused` as it refuses, or if nobody answers."""
        number = next(self._numbers)
        answer = self._asked[number] = asyncio.get_running_loop().create_future()
        self.tell(id, "ask", number=number, does=does, **words)
        try:
            async with asyncio.timeout(ANSWER_WITHIN):
                said = await answer
        except TimeoutError:
            raise NoAnswer from None
        finally:
            self._asked.pop(number, None)
        if refused := said.get("refused"):
            raise Refused(*refused)
        return said.get("result")

    def answer(self, question: Note, result: Any = None, refused: Refused | None = None) -> None:
        """Answers what another server has asked."""
        words: dict[str, Any] = {"to": question.by, "number": question.words["number"]}
        if refused is not None:
            words["refused"] = [refused.code, str(refused), refused.say, refused.say_args]
        self.tell(question.table, "answer", **words, result=result)

    # --- one clock for all ------------------------------------------------------------------------------------------

    def common_time(self, moment: float) -> float:
        """A moment of this process's clock by the clock that all share."""
        return moment + self.store.members.offset

    def own_time(self, common: float) -> float:
        """The other way round."""
        return common - self.store.members.offset


class NoAnswer(Exception):
    """Who looks after the table is silent."""
