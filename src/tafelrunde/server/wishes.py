"""What a person asks the others at a table for: to take back, or to stop.

A wish is nowhere written; what it leads to is.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from tafelrunde.table.errors import Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play, agreed_to_stop, take_back
from tafelrunde.table.seats import Kind
from tafelrunde.table.stopping import unwilling
from tafelrunde.table.table import Table
from tafelrunde.table.undo import WHY_NOT, Wish, undo_of


class Wished(Protocol):
    """What wishes know of a table, and how they come true there."""

    lock: asyncio.Lock

    @property
    def table(self) -> Table: ...

    def playing(self) -> Play: ...

    def holds(self) -> bool: ...

    def require_player(self, seat: int, by: Kind) -> None: ...

    def show(self) -> None: ...

    async def write_now(self, entry: Entry) -> None: ...

    async def ask(self, does: str, here: Callable[..., Coroutine[Any, Any, None]], **words: Any) -> None: ...


class Wishes:
    """The wishes of one table: one at a time. `wish` is what somebody waits for."""

    __slots__ = ("wish", "wished")

    def __init__(self, wished: Wished) -> None:
        self.wished = wished
        self.wish: Wish | None = None

    async def undo(self, seat: int) -> None:
        """Takes the seat's last move back, or asks the others whether it may."""
        if not self.wished.holds():
            await self.wished.ask("undo", self.undo, seat=seat)
            return
        async with self.wished.lock:
            self.wished.require_player(seat, "person")
            play = self.wished.playing()
            possible = undo_of(play, seat)
            if possible.back_to is None:
                raise Refused("no_undo", WHY_NOT[possible.reason or "nothing"])
            if possible.alone:
                await self.wished.write_now(take_back(play, seat, possible.back_to, time.time()))
                return
            if self.wish is not None and self.wish.seat != seat:
                raise Refused("no_undo", "somebody else asks already; answer first")
            self.wish = Wish(seat, possible.back_to)
            await self.grant_or_ask()

    async def propose_stop(self, seat: int) -> None:
        """A person proposes to stop; all other people are asked, and bots agree or not."""
        if not self.wished.holds():
            await self.wished.ask("stop", self.propose_stop, seat=seat)
            return
        async with self.wished.lock:
            self.wished.require_player(seat, "person")
            state = self.wished.playing().state
            if not state.game.stop_rule:
                raise Refused("no_stop", "the rules of this game know no agreement to stop")
            if state.over():
                raise Refused("wrong_status", "the game is over")
            if self.wish is not None and self.wish.seat != seat:
                raise Refused("no_stop", "somebody else asks for something already; answer first")
            table = self.wished.table
            against = unwilling(state, seat, table.bots())
            if against:
                names = ", ".join(table.names[bot] for bot in against)
                raise Refused("bots_play_on", f"would stand behind you and plays on: {names}")
            self.wish = Wish(seat, None)
            await self.grant_or_ask()

    async def vote(self, seat: int, agree: bool, stopping: bool = False) -> None:
        """A person's answer to the wish of another: to take back, or to stop."""
        if not self.wished.holds():
            await self.wished.ask("vote", self.vote, seat=seat, agree=agree, stopping=stopping)
            return
        async with self.wished.lock:
            self.wished.require_player(seat, "person")
            if self.wish is None or self.wish.seat == seat or (self.wish.back_to is None) != stopping:
                nothing = "nobody else proposes to stop" if stopping else "nobody else asks to take anything back"
                raise Refused("no_stop" if stopping else "no_undo", nothing)
            if agree:
                self.wish = self.wish.with_consent(seat)
                await self.grant_or_ask()
            else:
                self.wish = None
                self.wished.show()

    async def judge_again(self) -> None:
        """Who sits where has changed, and with it who has to agree."""
        if self.wish is not None:
            await self.grant_or_ask()

    async def grant_or_ask(self) -> None:
        """Does what is wished if all agree; else everybody sees who is still asked."""
        assert self.wish is not None
        play, wish, table = self.wished.playing(), self.wish, self.wished.table
        if wish.back_to is None and unwilling(play.state, wish.seat, table.bots()):
            self.wish = None  # a bot has taken a seat over since
            self.wished.show()
        elif not wish.granted(table.people()):
            self.wished.show()
        elif wish.back_to is None:
            await self.wished.write_now(agreed_to_stop(play, wish.seat, time.time()))
        else:
            await self.wished.write_now(take_back(play, wish.seat, wish.back_to, time.time()))
