"""A table that is in use: its game, its viewers, and all that may be done at it.

Every change goes the same way: under the lock it is checked, then written to the store, then made, then told.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import asdict, replace
from typing import Any

from tafelrunde.bots.roster import BOTS, KNIGHTS
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.state import TABLE
from tafelrunde.server import showing, wire
from tafelrunde.server.attendants import Attendants
from tafelrunde.server.settings import Settings
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.viewer import Viewer, encode
from tafelrunde.store.store import CHAT_SHOWN, Said, Store
from tafelrunde.store.writer import Conflict
from tafelrunde.table import seats as seating
from tafelrunde.table.beginning import begun
from tafelrunde.table.clocks import thought
from tafelrunde.table.errors import BrokenJournal, Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play, take_back
from tafelrunde.table.seats import Kind, Seat
from tafelrunde.table.seen import heard_still, reason_for
from tafelrunde.table.table import Table, rematch_of
from tafelrunde.table.tokens import hashed, new_token, opens
from tafelrunde.table.undo import Wish, undo_of

log = logging.getLogger(__name__)


class Room:
    """One table in use. Make it with `of`."""

    def __init__(self, table: Table, store: Store, thinkers: Thinkers, shelf: Shelf, settings: Settings) -> None:
        self.table = table
        self.store = store
        self.shelf = shelf
        self.play: Play | None = None
        self.chat: list[Said] = []
        self.viewers: set[Viewer] = set()
        self.wish: Wish | None = None
        self.advised: set[int] = set()
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.attendants = Attendants(self, thinkers, settings)

    @classmethod
    async def of(cls, table: Table, store: Store, thinkers: Thinkers, shelf: Shelf, settings: Settings) -> "Room":
        """The table with its game as the store has it."""
        room = cls(table, store, thinkers, shelf, settings)
        room.chat = await store.chat(table.id)
        if table.status != "open":
            await room.read_journal()
        return room

    async def read_journal(self) -> None:
        """Makes the game anew from what is written, and goes on with it where it stood."""
        over = self.table.status == "over"
        if over and not self.table.fits(self.shelf.game(self.table.game)):
            return  # its record was kept
        try:
            self.play = await self._replayed()
        except Refused:
            if over:
                return
            raise
        if self.play.state.over() and self.table.status != "over":
            await self._try_to_finish(self.play)
        await self._take_up_clocks(self.play)
        self.attendants.tend()
        due = self.attendants.due(self.table, self.play)
        if due is not None:
            await self.store.set_due(self.table.id, due.at)
            self.table = replace(self.table, due=due.at)

    async def _replayed(self) -> Play:
        """The game as the journal has it; players and the log are told if it leads nowhere."""
        table, game = self.table, self._game()
        journal = await self.store.journal(table.id)
        try:
            return Play.of(game, table.options, table.names, table.seed, journal, table.setup)
        except BrokenJournal as error:
            log.error("table %s cannot go on: %s", table.id, error, exc_info=error)
            where = {"table": table.id, "line": error.ply}
            raise self._told_to_all(
                Refused("cannot_go_on", f"line {error.ply} of this table does not replay", "table-broken", where)
            ) from None

    def _game(self) -> Game:
        """The game with the rules and figures that the table was opened with."""
        game = self.shelf.game(self.table.game)
        if not self.table.fits(game):
            log.error("table %s cannot go on: it has other rules or figures than this server", self.table.id)
            reason = "this table was begun with other rules or figures than this server has"
            raise Refused("cannot_go_on", reason, "table-other-rules", {"table": self.table.id})
        return game

    def _told_to_all(self, trouble: Refused) -> Refused:
        for viewer in self.viewers:
            viewer.note(showing.trouble(trouble))
        return trouble

    async def _take_up_clocks(self, play: Play) -> None:
        """Who was asked before this room was opened has thought since then, while a server ran."""
        if self.table.clock is not None and play.since:
            asked = {seat: play.journal[line - 1].at if line else self.table.begun for seat, line in play.since.items()}
            pauses = await self.store.pulse.pauses(min(at or 0.0 for at in asked.values()))
            now = time.time()
            self.attendants.take_up(
                play, {seat: 0.0 if at is None else thought(at, now, pauses) for seat, at in asked.items()}
            )

    async def _try_to_finish(self, play: Play) -> None:
        """If it fails, the game goes on to be over all the same: an attendant tries again."""
        try:
            await self._finish(play)
        except Exception:
            log.exception("table %s: the end of the game could not be kept; again later", self.table.id)

    async def _finish(self, play: Play) -> None:
        """The game is over: keeps its record, which later rules cannot change."""
        while self.table.status != "over":
            try:
                self._become(await self.store.finish(self.table, str(play.record())))
            except Conflict:
                await self._read_table()

    async def finish(self) -> None:
        """Keeps the end of a game that could not be kept when it came."""
        async with self.lock:
            await self._finish(self.playing())
            self.attendants.tend()
            self._show()

    async def _read_table(self) -> None:
        """Seats and status as the store has them."""
        table = await self.store.table(self.table.id)
        if table is None:
            raise Refused("not_found", "there is no such table")
        if table.version != self.table.version:
            self._become(table)

    async def recognise(self, token: str | None) -> None:
        """Who opens nothing here may have sat down at another server."""
        if token and self.seat_of(token) is None and not self.is_host(token):
            async with self.lock:
                await self._read_table()

    async def _catch_up(self) -> None:
        """Another server was faster: takes over what it has written of seats, game and chat."""
        await self._read_table()
        before = self.play
        if self.table.status != "open":
            await self.read_journal()
        if before is not None and self.play is not None and before.journal != self.play.journal:
            self.wish = None
            self._forget(before, self.play)
        self._tell_chat(await self.store.chat(self.table.id, self._last_said()))
        self._show()

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
        token = new_token()

        def seated() -> Table:
            self._require("open")
            seats, _ = seating.with_guest(self.table.seats, number, name, hashed(token))
            return replace(self.table, seats=seats)

        async with self.lock:
            await self._change(seated)
            return next(at for at, seat in enumerate(self.table.seats) if seat.token_hash == hashed(token)), token

    async def start(self, fill: str | None) -> None:
        """The game begins; a bot fills what is open."""

        def with_its_game() -> Table:
            self._require("open")
            seats = self.table.seats
            for number, seat in enumerate(seats):
                if seat.kind == "open" and fill is not None:
                    seats = seating.with_bot(seats, number, known_bot(fill), KNIGHTS)
            if any(seat.kind == "open" for seat in seats):
                raise Refused("wrong_status", "some seats are still open; wait for players or fill them with bots")
            return begun(replace(self.table, seats=seats), self._game())

        async with self.lock:
            await self._change(with_its_game)
            await self.read_journal()
            self._show()

    async def change_seat(self, number: int, kind: str, bot: str | None, token: str | None) -> None:
        """A bot takes over, the person comes back, or the seat opens."""

        def reseated() -> Table:
            if not 0 <= number < len(self.table.seats):
                raise Refused("not_found", f"there is no seat {number}")
            if not self.is_host(token) and (kind == "open" or self.seat_of(token) != number):
                raise Refused("not_allowed", "only the host, or who holds the seat, may do that")
            if self.table.status == "over":
                raise Refused("wrong_status", "the game is over")
            return replace(self.table, seats=self._reseated(number, kind, bot))

        async with self.lock:
            await self._change(reseated)
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
            while self.table.rematch is None:
                following = begun(rematch_of(self.table), self.shelf.game(self.table.game))
                try:
                    self._become(await self.store.add_rematch(following, self.table))
                    return following
                except Conflict:
                    await self._read_table()
            return None

    def _require(self, status: str) -> None:
        if self.table.status != status:
            raise Refused("wrong_status", f"not possible: the table is {self.table.status}, not {status}")

    async def _change(self, changed: Callable[[], Table]) -> None:
        """Keeps seats and status, then makes them true.

        If another server was faster, the table is read anew and the wish judged by what is then the case.
        """
        while True:
            wanted = changed()
            due = self.attendants.due(wanted, self.play) if self.play is not None else None
            try:
                kept = await self.store.change_table(replace(wanted, due=due.at) if due else wanted)
                break
            except Conflict:
                await self._catch_up()
        self._become(kept)

    def _become(self, table: Table) -> None:
        """The table as the store has it now. Who has lost the seat that he held leaves."""
        before, self.table = self.table, table
        for viewer in self.viewers:
            held = viewer.seat
            if held is not None and before.seats[held].token_hash != table.seats[held].token_hash:
                viewer.lost = True
                viewer.look()
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
                self.attendants.races.judge(seat, move, arrived)
            entry = play.entry(seat, answers, move, time.time())
            if entry is None:
                return False
            self.attendants.races.note(seat, move, arrived)
            await self._write(entry)
            return True

    async def be_ready(self, seat: int) -> None:
        """A person is ready for the race that is about to begin."""
        async with self.lock:
            self._require_player(seat, "person")
            self.playing()
            self.attendants.races.be_ready({seat})
            self._show()

    def show_stage(self) -> None:
        """A race has entered another stage."""
        self.attendants.tend()
        self._show()

    def is_here(self, seat: int) -> bool:
        """Is the seat's person connected?"""
        return any(viewer.seat == seat for viewer in self.viewers)

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
            advice = await self.attendants.thinkers.advise(play.state, seat, f"{play.seed}/hint/{seat}/{ply}")
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
                raise Refused("no_undo", WHY_NO_UNDO[possible.reason or "nothing"])
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
        due = self.attendants.due(self.table, after)
        try:
            await self.store.append(self.table.id, after.sealed(), due)
        except Conflict:
            await self._catch_up()
            raise Refused("stale", "somebody else was faster; look again") from None
        self.play = after
        if due is not None:
            self.table = replace(self.table, due=due.at)
        if not after.secret():
            self.wish = None
        if entry.move is None:
            self._forget(before, after)
        if after.state.over():
            await self._try_to_finish(after)
        self.attendants.tend()
        self._show(line=True)

    def _forget(self, before: Play, after: Play) -> None:
        """What was taken back leaves everybody's log."""
        for viewer in self.viewers:
            viewer.log, viewer.heard = heard_still(before, after, viewer.seat, viewer.log)

    # --- talk -----------------------------------------------------------------------------------------------------

    async def say(self, seat: int | None, name: str | None, text: str) -> None:
        """Keeps a line of chat and tells it to all."""
        async with self.lock:
            speaker = self.table.seats[seat].name if seat is not None else None
            speaker = speaker or seating.fit_name(name or "", self.table.seats)
            said = await self.store.say(self.table.id, seat, speaker, text)
            known = self._last_said()
            missed = said.number > known + 1
            self._tell_chat(await self.store.chat(self.table.id, known) if missed else [said])

    def _last_said(self) -> int:
        return self.chat[-1].number if self.chat else -1

    def _tell_chat(self, lines: list[Said]) -> None:
        self.chat = [*self.chat, *lines][-CHAT_SHOWN:]
        for said in lines:
            message = encode({"type": "chat", **asdict(said)})
            for viewer in self.viewers:
                viewer.note_encoded(message)

    # --- what is shown --------------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks at the table from now on."""
        self.viewers.add(viewer)
        self.attendants.tend()
        self.announce(to=self.viewers - {viewer})
        info = {"type": "hello", "seat": viewer.seat, "host": viewer.host, "table": self.info()}
        viewer.note({**info, "chat": [asdict(said) for said in self.chat]})
        viewer.look()

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self.viewers.discard(viewer)
        self.attendants.tend()
        self.announce()

    def announce(self, to: set[Viewer] | None = None) -> None:
        """Tells seats, presence and status."""
        self.touched = time.monotonic()
        told = self.viewers if to is None else to
        if told:
            message = encode({"type": "table", "table": self.info()})
            for viewer in told:
                viewer.note_encoded(message)

    def _show(self, line: bool = False) -> None:
        """Everybody looks again; after a line of the journal only who may know of it."""
        self.touched = time.monotonic()
        for viewer in self.viewers:
            if not line or self.playing().noticed(viewer.seat):
                viewer.look()

    def info(self) -> wire.TableInfo:
        """The table as everybody sees it."""
        return showing.table_info(self)

    def view_for(self, viewer: Viewer) -> bytes | None:
        """The message that shows the game to one viewer; None before it begins."""
        return showing.view_message(self, viewer)


WHY_NO_UNDO = {
    "nothing": "you have no move to take back",
    "revealed": "what was revealed cannot be taken back",
    "over": "the game is over",
}


def known_bot(name: str | None) -> str:
    """The name of a bot that there is."""
    if name not in BOTS:
        raise Refused("bad_option", f"no bot is called {name!r}; bots are {', '.join(BOTS)}")
    return name
