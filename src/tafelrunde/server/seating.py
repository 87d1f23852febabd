"""Who sits at a table: guests come, the game begins, bots take over, and all meet again for a rematch."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from tafelrunde.kernel.game import Game
from tafelrunde.server import changes
from tafelrunde.server.following import Following
from tafelrunde.server.shelf import Shelf
from tafelrunde.store.store import Store
from tafelrunde.store.writer import Conflict
from tafelrunde.table.beginning import begun
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play
from tafelrunde.table.table import Table, rematch_of
from tafelrunde.table.tokens import hashed, new_token


class Seated(Protocol):
    """What is known here of a table, and how its row is changed."""

    lock: asyncio.Lock

    @property
    def table(self) -> Table: ...

    @property
    def store(self) -> Store: ...

    @property
    def following(self) -> Following: ...

    @property
    def shelf(self) -> Shelf: ...

    async def own_game(self) -> Game: ...

    def playing(self) -> Play: ...

    def become(self, table: Table) -> None: ...

    def vanish(self) -> None: ...

    async def change(self, changed: Callable[[], Table]) -> None: ...

    async def begin_game(self) -> None: ...

    async def seats_changed(self) -> None: ...


class Seating:
    """The seats of one table, before, during and after the game."""

    __slots__ = ("seated",)

    def __init__(self, seated: Seated) -> None:
        self.seated = seated

    def require_host(self, token: str | None) -> None:
        """Refuses everybody else."""
        if not self.seated.table.is_host(token):
            raise Refused("not_allowed", "only the host may do that")

    async def join(self, name: str, number: int | None) -> tuple[int, str]:
        """A guest sits down; returns the seat and its token."""
        token = new_token()
        async with self.seated.lock:
            await self.seated.change(lambda: changes.joined(self.seated.table, number, name, hashed(token)))
            seats = self.seated.table.seats
            return next(at for at, seat in enumerate(seats) if seat.token_hash == hashed(token)), token

    async def start(self, fill: str | None) -> None:
        """The game begins; a bot fills what is open."""
        at = self.seated
        async with at.lock:
            game = await at.own_game()
            await at.change(lambda: changes.started(at.table, game, fill, at.shelf))
            await at.begin_game()

    async def change_seat(self, number: int, kind: str, bot: str | None, token: str | None) -> None:
        """A bot takes over, the person comes back, or the seat opens."""
        shelf = self.seated.shelf
        async with self.seated.lock:
            await self.seated.change(lambda: changes.reseated(self.seated.table, number, kind, bot, token, shelf))
            await self.seated.seats_changed()

    async def resign(self, bot: str, token: str | None) -> None:
        """Who holds a seat gives it up for good. The game goes on by its rules, with a bot in that seat."""
        at = self.seated
        async with at.lock:
            seat = at.table.seat_of(token)
            if seat is None:
                raise Refused("not_allowed", "only who holds a seat may give it up")
            await at.change(lambda: changes.resigned(at.table, seat, bot, len(at.playing().moves), at.shelf))
            await at.seats_changed()

    async def cancel(self) -> None:
        """There will be no game: the table goes, with all that was said at it, and everybody is sent away."""
        at = self.seated
        async with at.lock:
            while True:
                changes.require(at.table, "open")
                try:
                    await at.store.cancel(at.table)
                    break
                except Conflict:
                    await at.following.read_table()
            at.vanish()

    async def rematch(self, token: str | None) -> Table | None:
        """Opens the table of the rematch; None if it is there already."""
        async with self.seated.lock:
            table = self.seated.table
            if not table.is_host(token) and table.seat_of(token) is None:
                raise Refused("not_allowed", "only who sat at the table may ask for a rematch")
            changes.require(table, "over")
            while self.seated.table.rematch is None:
                table = self.seated.table
                following = begun(rematch_of(table), await self.seated.own_game())
                try:
                    self.seated.become(await self.seated.store.add_rematch(following, table))
                    return following
                except Conflict:
                    await self.seated.following.read_table()
            return None
