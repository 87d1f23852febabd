"""A table that is in use: its game, its viewers, and all that may be done at it.

Every change goes the same way: under the lock it is checked, then written to the store, then made, then told.
"""

import asyncio
import logging
import time
from dataclasses import asdict, replace
from typing import Any

from tafelrunde.bots.roster import BOTS, KNIGHTS
from tafelrunde.kernel.steps import TABLE
from tafelrunde.server import wire
from tafelrunde.server.attendants import Attendants
from tafelrunde.server.audience import Audience
from tafelrunde.server.races import Races
from tafelrunde.server.resuming import Resuming
from tafelrunde.server.settings import Settings
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.showing import Scene, table_info
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.turns import Errand, Urgency
from tafelrunde.server.viewer import Viewer
from tafelrunde.store.store import CHAT_SHOWN, Said, Store
from tafelrunde.store.writer import Conflict
from tafelrunde.table import seats as seating
from tafelrunde.table.errors import Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play, take_back
from tafelrunde.table.seats import Kind, Seat
from tafelrunde.table.seen import reason_for, result_of
from tafelrunde.table.table import Status, Table, rematch_of
from tafelrunde.table.tokens import hashed, new_token, opens
from tafelrunde.table.undo import WHY_NOT, Wish, undo_of

log = logging.getLogger(__name__)


class Room:
    """One table in use. Make it with `of`. `opener` is the address that opened it, as far as that is still known."""

    def __init__(
        self, table: Table, store: Store, thinkers: Thinkers, shelf: Shelf, settings: Settings, opener: str
    ) -> None:
        self.table = table
        self.opener = opener
        self.store = store
        self.shelf = shelf
        self.play: Play | None = None
        self.result: dict[str, Any] | None = None
        self.chat: list[Said] = []
        self.audience = Audience(self.info, self.scene)
        self.wish: Wish | None = None
        self.advised: set[int] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.resuming = Resuming(store)
        self.thinkers = thinkers
        self.races = Races(settings.haste)
        self.attendants = Attendants(self, self.races, thinkers, settings)

    @classmethod
    async def of(
        cls, table: Table, store: Store, thinkers: Thinkers, shelf: Shelf, settings: Settings, opener: str = ""
    ) -> "Room":
        """The table with its game as the store has it."""
        room = cls(table, store, thinkers, shelf, settings, opener)
        room.chat = await store.chat(table.id)
        if table.status == "playing":
            await room.read_journal()
        elif table.status == "over":
            room.result = await room.resuming.result(table)
        return room

    async def recall(self) -> None:
        """Somebody is about to look: only then a finished game is played again."""
        async with self.lock:
            if self.play is None and self.table.status == "over":
                await self.read_journal()

    async def read_journal(self) -> None:
        """Makes the game anew from what is written."""
        game = self.shelf.game(self.table.game)
        if not self.table.fits(game):
            if self.table.status == "over":
                return  # its record was kept
            raise Refused("wrong_status", "this table was begun with other rules or figures than this server has")
        self.play = await self.resuming.play(self.table, game)
        await self._end_if_over()

    async def finish(self) -> None:
        """Puts down that the game is over, if it could not be done at once."""
        async with self.lock:
            if self.table.status != "over":
                await self._finish(self.playing())

    async def _finish(self, play: Play) -> None:
        """The game is over: keeps its record, which later rules cannot change."""
        await self.store.finish(self.table.id, self.table.game, str(play.record()))
        await self.resuming.forget(self.table)
        self.table = replace(self.table, status="over")
        self.announce()
        self._show()

    async def _end_if_over(self) -> None:
        """After a change of the game: what is written stays true if keeping the record fails; that is tried again."""
        play = self.playing()
        if play.state.over() and self.table.status != "over":
            try:
                await self._finish(play)
            except Exception:
                log.exception("table %s: the end of the game could not be kept", self.table.id)
        self.attendants.tend()

    def in_use(self) -> bool:
        """Does anybody look, is anything due or being done?"""
        return bool(self.audience.viewers or self.attendants.tasks or self.lock.locked())

    # --- who is who ---------------------------------------------------------------------------------------------

    def seat_of(self, token: str | None) -> int | None:
        """The seat that a token opens."""
        found = [number for number, seat in enumerate(self.table.seats) if token and opens(token, seat.token_hash)]
        return found[0] if found else None

    def is_host(self, token: str | None) -> bool:
        """Is this the host's token?"""
        return token is not None and opens(token, self.table.host_hash)

    def require_host(self, token: str | None) -> None:
        """Refuses everybody else."""
        if not self.is_host(token):
            raise Refused("not_allowed", "only the host may do that")

    # --- before and after the game --------------------------------------------------------------------------------

    async def join(self, name: str, number: int | None) -> tuple[int, str]:
        """A guest sits down; returns the seat and its token."""
        async with self.lock:
            self._require("open")
            token = new_token()
            seats, seat = seating.with_guest(self.table.seats, number, name, hashed(token))
            await self._change(seats)
            return seat, token

    async def start(self, fill: str | None) -> None:
        """The game begins; a bot fills what is open."""
        async with self.lock:
            self._require("open")
            seats = self.table.seats
            for number, seat in enumerate(seats):
                if seat.kind == "open" and fill is not None:
                    seats = seating.with_bot(seats, number, known_bot(fill), KNIGHTS)
            if any(seat.kind == "open" for seat in seats):
                raise Refused("wrong_status", "some seats are still open; wait for players or fill them with bots")
            await self._change(seats, "playing")
            await self.read_journal()
            self._show()

    async def change_seat(self, number: int, kind: str, bot: str | None, token: str | None) -> None:
        """A bot takes over, the person comes back, or the seat opens."""
        async with self.lock:
            if not 0 <= number < len(self.table.seats):
                raise Refused("not_found", f"there is no seat {number}")
            if not self.is_host(token) and (kind == "open" or self.seat_of(token) != number):
                raise Refused("not_allowed", "only the host, or who holds the seat, may do that")
            if self.table.status == "over":
                raise Refused("wrong_status", "the game is over")
            await self._change(self._reseated(number, kind, bot))
            self.attendants.tend()
            self._show()
            if self.wish is not None:
                await self._grant_or_ask()

    def _reseated(self, number: int, kind: str, bot: str | None) -> list[Seat]:
        seats = self.table.seats
        if kind == "bot":
            return seating.with_bot(seats, number, known_bot(bot), KNIGHTS)
        if kind == "person":
            return seating.with_person(seats, number)
        self._require("open")
        return seating.emptied(seats, number)

    async def rematch(self, token: str | None) -> Table | None:
        """Opens the table of the rematch; None if it is there already."""
        async with self.lock:
            if not self.is_host(token) and self.seat_of(token) is None:
                raise Refused("not_allowed", "only who sat at the table may ask for a rematch")
            self._require("over")
            if self.table.rematch is not None:
                return None
            following = rematch_of(self.table)
            await self.store.add_rematch(following, self.table)
            self.table.rematch = following.id
            self.announce()
            return following

    def _require(self, status: str) -> None:
        if self.table.status != status:
            raise Refused("wrong_status", f"not possible: the table is {self.table.status}, not {status}")

    async def _change(self, seats: list[Seat], status: Status | None = None) -> None:
        """Keeps seats and status, then makes them true."""
        changed = replace(self.table, seats=seats, status=status or self.table.status)
        await self.store.change_table(changed)
        self.table = changed
        self.audience.dismiss(seats)
        self.announce()

    # --- the game -------------------------------------------------------------------------------------------------

    def playing(self) -> Play:
        """The game, once it has begun."""
        if self.play is None:
            raise Refused("wrong_status", "the game has not begun")
        return self.play

    async def move(self, seat: int, answers: int, move: int, by: Kind = "person", arrived: float | None = None) -> bool:
        """Plays a move; false if it had been played before. When this returns it is written.

        Moves are judged one by one, in the order of their arrival, by the time at which they arrived.
        """
        arrived = time.monotonic() if arrived is None else arrived
        async with self.lock:
            self._require_player(seat, by)
            play = self.playing()
            if not play.has_counted(seat, answers, move):
                self.races.judge(play.state, seat, move, arrived)
            entry = play.entry(seat, answers, move, time.time())
            if entry is None:
                return False
            self.races.note(play.state, seat, move, arrived)
            await self._write(entry)
            return True

    async def be_ready(self, seat: int) -> None:
        """A person is ready for the race that is about to begin."""
        async with self.lock:
            self._require_player(seat, "person")
            self.playing()
            self.races.be_ready({seat}, self.table.people())
            self._show()

    def show_stage(self) -> None:
        """A race has entered another stage."""
        self.attendants.tend()
        self._show()

    def is_here(self, seat: int) -> bool:
        """Is the seat's person connected?"""
        return seat in self.audience.online()

    def attended(self) -> bool:
        """Does a person play here, or look on?"""
        return bool(self.audience.viewers or self.table.people())

    def errand(self) -> Errand:
        """What a worker is asked to think about here: a move."""
        urgency = Urgency.MOVE if self.table.people() else Urgency.MOVE_AMONG_BOTS
        return Errand(urgency, self.opener, self.table.id)

    def _require_player(self, seat: int, by: Kind) -> None:
        """Nobody plays a seat that a bot looks after, and no bot one that was handed back."""
        if seat != TABLE and self.table.seats[seat].kind != by:
            raise Refused("not_allowed", f"this seat is played by a {self.table.seats[seat].kind}; take it back first")

    def why_not(self, seat: int, ply: int, thing: str) -> dict[str, Any] | None:
        """What the seat is told that points at a thing; None if the thing is part of a legal move."""
        play = self.playing()
        now = play.ply_of(seat)
        if ply != now:
            raise Refused("stale", f"this asks about ply {ply}, but the table is at ply {now}")
        return reason_for(play, seat, thing)

    async def hint(self, seat: int, ply: int) -> list[dict[str, Any]]:
        """The best moves for a person who owes a decision, by what his seat may know."""
        play = self.playing()
        if not self.table.gives_hints():
            raise Refused("not_allowed", "at this table nobody asks for hints")
        now = play.ply_of(seat)
        if not play.asked.get(seat, now + 1) <= ply <= now:
            raise Refused("stale", "a hint is for who owes the decision that is shown")
        if seat in self.advised:
            raise Refused("too_fast", "the last hint is still being thought about")
        self.advised.add(seat)
        try:
            errand = replace(self.errand(), urgency=Urgency.HINT)
            advice = await self.thinkers.advise(errand, play.state, seat, f"{play.seed}/hint/{seat}/{ply}")
        finally:
            self.advised.discard(seat)
        return [asdict(each) for each in advice]

    async def undo(self, seat: int) -> None:
        """Takes the seat's last move back, or asks the others whether it may."""
        async with self.lock:
            self._require_player(seat, "person")
            play = self.playing()
            possible = undo_of(play, seat)
            if possible.back_to is None:
                raise Refused("no_undo", WHY_NOT[possible.reason or "nothing"])
            if possible.alone:
                await self._write(take_back(play, seat, possible.back_to, time.time()))
                return
            if self.wish is not None and self.wish.seat != seat:
                raise Refused("no_undo", "somebody else asks already; answer first")
            self.wish = Wish(seat, possible.back_to)
            await self._grant_or_ask()

    async def vote(self, seat: int, agree: bool) -> None:
        """A person's answer to the wish of another."""
        async with self.lock:
            self._require_player(seat, "person")
            if self.wish is None or self.wish.seat == seat:
                raise Refused("no_undo", "nobody else asks to take anything back")
            if agree:
                self.wish = self.wish.with_consent(seat)
                await self._grant_or_ask()
            else:
                self.wish = None
                self._show()

    async def _grant_or_ask(self) -> None:
        assert self.wish is not None
        if self.wish.granted(self.table.people()):
            await self._write(take_back(self.playing(), self.wish.seat, self.wish.back_to, time.time()))
        else:
            self._show()

    async def _write(self, entry: Entry) -> None:
        """Tries a line, writes it, and only then lets it be seen."""
        before = self.playing()
        after = before.after(entry)
        try:
            await self.store.append(self.table.id, entry)
        except Conflict:
            await self.read_journal()
            self._show()
            raise Refused("stale", "somebody else was faster; look again") from None
        self.play = after
        self.resuming.keep(self.table, after)
        if not after.secret():
            self.wish = None
        if entry.move is None:
            self.audience.forget(before, after)
        await self._end_if_over()
        self._show(after)

    # --- talk -----------------------------------------------------------------------------------------------------

    async def say(self, seat: int | None, name: str | None, text: str) -> None:
        """Keeps a line of chat and tells it to all."""
        async with self.lock:
            speaker = self.table.seats[seat].name if seat is not None else None
            speaker = speaker or seating.fit_name(name or "", self.table.seats)
            number = self.chat[-1].number + 1 if self.chat else 0
            said = Said(number, seat, speaker, text, time.time())
            await self.store.say(self.table.id, said)
            self.chat = [*self.chat[1 - CHAT_SHOWN :], said]
        self.audience.tell({"type": "chat", **asdict(said)})

    # --- what is shown --------------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks at the table from now on."""
        self.touched = time.monotonic()
        self.audience.enter(viewer, self.chat)
        self.attendants.tend()

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self.touched = time.monotonic()
        self.audience.leave(viewer)
        self.attendants.tend()

    def announce(self) -> None:
        """Tells seats, presence and status."""
        self.touched = time.monotonic()
        self.audience.announce()

    def _show(self, line: Play | None = None) -> None:
        """Everybody looks again; after a line of the journal only who may know of it."""
        self.touched = time.monotonic()
        self.audience.look(line)

    def info(self) -> wire.TableInfo:
        """The table as everybody sees it."""
        result = result_of(self.play.state) if self.play else self.result
        return table_info(self.table, result, self.audience.online(), self.audience.spectators())

    def scene(self) -> Scene | None:
        """The game as it stands; None before it begins."""
        if self.play is None:
            return None
        return Scene(self.table, self.play, self.wish, self.attendants.clock(), self.races.shown())


def known_bot(name: str | None) -> str:
    """The name of a bot that there is."""
    if name not in BOTS:
        raise Refused("bad_option", f"no bot is called {name!r}; bots are {', '.join(BOTS)}")
    return name
