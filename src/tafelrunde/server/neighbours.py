"""One table and the servers beside this one: hears what they tell, does what they ask, tells what they must know."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Protocol

from tafelrunde.server.beyond import Beyond
from tafelrunde.server.following import Following
from tafelrunde.server.races import Races
from tafelrunde.server.wishes import Wishes
from tafelrunde.store.news import Note
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play
from tafelrunde.table.table import Table
from tafelrunde.table.undo import Wish

log = logging.getLogger(__name__)


class Shared(Protocol):
    """What is known here of a table that is in use at several servers, and what may be done with it."""

    @property
    def wishes(self) -> Wishes: ...

    @property
    def following(self) -> Following: ...

    @property
    def table(self) -> Table: ...

    @property
    def play(self) -> Play | None: ...

    @property
    def races(self) -> Races: ...

    def tend(self) -> None: ...

    def show_stage(self) -> None: ...

    def change_hands(self, died: bool) -> None: ...

    async def move(self, seat: int, answers: int, move: int, *, arrived: float) -> bool: ...

    async def be_ready(self, seat: int) -> None: ...


class Neighbours:
    """What comes in from other servers. It never keeps them waiting: all is done in tasks, under the table's lock."""

    __slots__ = ("_errands", "beyond", "shared")

    def __init__(self, shared: Shared, beyond: Beyond) -> None:
        self.shared = shared
        self.beyond = beyond
        self._errands: set[asyncio.Task[None]] = set()

    def hear(self, note: Note) -> None:
        """News of this table."""
        shared = self.shared
        match note.what:
            case "line" if shared.play is None or note.words["line"] >= shared.play.line:
                self._soon(shared.following.follow(note.words["line"], note.words))
            case "row":
                self._soon(shared.following.look())
            case "chat":
                self._soon(shared.following.listen())
            case "here":
                self.beyond.note_presence(note)
                shared.tend()
            case "who":
                self.beyond.tell_presence_soon()
                self.tell_stage(again=True)
            case "stage" if not self.beyond.holds():
                self._see_stage(note.words)
            case "free" if shared.table.status == "playing":
                self._soon(self._take())
            case "ask" if self.beyond.holds():
                self._soon(self._answer(note))
            case _:
                pass

    def look_again(self) -> None:
        """News may have been missed."""
        self._soon(self.shared.following.look())
        self.beyond.tell_presence_soon()

    def _soon(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something in a task of its own; if it fails, the next news bring it about."""

        async def carefully() -> None:
            try:
                await work
            except Refused as error:
                log.info("table %s: %s", self.shared.table.id, error)
            except Exception:
                log.exception("table %s: news from another server could not be followed", self.shared.table.id)

        task = asyncio.create_task(carefully())
        self._errands.add(task)
        task.add_done_callback(self._errands.discard)

    async def _take(self) -> None:
        await self.beyond.take()
        self.shared.change_hands(died=False)

    async def _answer(self, question: Note) -> None:
        """Does what another server asks for one of its people."""
        words, shared, company = question.words, self.shared, self.beyond.company
        try:
            result: Any = None
            match words["does"]:
                case "move":
                    arrived = company.own_time(words["arrived"])
                    result = await shared.move(words["seat"], words["answers"], words["move"], arrived=arrived)
                case "ready":
                    await shared.be_ready(words["seat"])
                case "undo":
                    await shared.wishes.undo(words["seat"])
                case "vote":
                    await shared.wishes.vote(words["seat"], words["agree"], words["stopping"])
                case "stop":
                    await shared.wishes.propose_stop(words["seat"])
            company.answer(question, result)
        except Refused as error:
            company.answer(question, refused=error)

    # --- what is nowhere written --------------------------------------------------------------------------------------

    def tell_stage(self, again: bool = False) -> None:
        """Who looks after the table tells of wishes and races, if anything has changed."""
        self.beyond.share(self._stage, again)

    def _stage(self) -> dict[str, Any]:
        wish = self.shared.wishes.wish
        told = wish and [wish.seat, wish.back_to, sorted(wish.agreed)]
        return {"wish": told, "race": self.shared.races.told(self.beyond.company.common_time)}

    def _see_stage(self, words: dict[str, Any]) -> None:
        """The same from who looks after the table; a race enters its next stage here when it does there."""
        wish, races = words["wish"], self.shared.races
        self.shared.wishes.wish = Wish(wish[0], wish[1], frozenset(wish[2])) if wish else None
        races.believe(words["race"], self.beyond.company.own_time)
        self.shared.show_stage()
        left = races.until_next_stage()
        if left is not None:
            asyncio.get_running_loop().call_later(left, self.shared.show_stage)
