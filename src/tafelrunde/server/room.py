"""A table that is in use: its game, its viewers, and all that may be done at it.

Every change goes the same way: under the lock it is checked, then written to the store, then made, then told.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from tafelrunde.bots.advice import Advice
from tafelrunde.kernel.amounts import moves_for
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.steps import TABLE
from tafelrunde.kernel.view import Sentence, sentence
from tafelrunde.server import tally, wire
from tafelrunde.server.attendants import Attendants
from tafelrunde.server.audience import Audience
from tafelrunde.server.beyond import Beyond, Crowd, NotNeeded
from tafelrunde.server.company import Company
from tafelrunde.server.counsel import Counsel
from tafelrunde.server.following import Following
from tafelrunde.server.neighbours import Neighbours
from tafelrunde.server.races import Races
from tafelrunde.server.resuming import Resuming
from tafelrunde.server.seating import Seating
from tafelrunde.server.settings import Settings
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.showing import Scene, table_info, trouble
from tafelrunde.server.talk import Talk
from tafelrunde.server.telling import Telling
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.turns import Errand, Urgency
from tafelrunde.server.viewer import Viewer
from tafelrunde.server.wishes import Wishes
from tafelrunde.store.store import Store, Visit
from tafelrunde.store.writer import Conflict
from tafelrunde.table.errors import Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.notes import noted
from tafelrunde.table.play import Play
from tafelrunde.table.seats import Kind, fit_name
from tafelrunde.table.seen import Result, reason_for, result_of
from tafelrunde.table.table import Table

log = logging.getLogger(__name__)

FAR = 0.05
"""In a race with people at other servers moves wait so many seconds, so that those from far away can be judged in their
order. (In seconds.)"""


class Room:
    """One table in use. Make it with `of`. `opener` is the address that opened it, as far as that is still known."""

    def __init__(
        self,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        shelf: Shelf,
        settings: Settings,
        opener: str = "",
        company: Company | None = None,
        telling: Telling | None = None,
    ) -> None:
        self.table = table
        self.opener = opener
        self.store = store
        self.shelf = shelf
        self.play: Play | None = None
        self.result: Result | None = None
        self.audience = Audience(self.info, self.scene, telling or Telling())
        self.talk = Talk(store, table.id, self.audience.tell)
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.resuming = Resuming(store, shelf)
        self.counsel = Counsel(thinkers)
        self.races = Races(settings.haste)
        self.slow_move = settings.slow_move
        self.beyond = Beyond(company or Company(store), table.id, self._crowd, self.audience.others_came)
        self.wishes = Wishes(self)
        self.seating = Seating(self)
        self.following = Following(self)
        self.neighbours = Neighbours(self, self.beyond)
        self.attendants = Attendants(self, self.races, thinkers, settings)

    async def begin(self, kept: Visit) -> None:
        """Makes the game as the store has it."""
        self.talk.lines = kept.chat
        if self.table.status == "playing":
            await self.beyond.take()
            await self.read_journal(kept.snapshot)
        elif self.table.status == "over":
            self.result = await self.resuming.result(self.table)
        self.beyond.company.tell(self.table.id, "who")

    async def recall(self) -> None:
        """Somebody is about to look: only then a finished game is played again."""
        async with self.lock:
            if self.play is None and self.table.status == "over":
                await self.read_journal()

    async def read_journal(self, snapshot: bytes | None = None) -> None:
        """Makes the game anew from what is written, and goes on with it where it stood."""
        try:
            self.play = await self.resuming.play(self.table, snapshot)
        except Refused as error:
            if self.table.status == "over":
                return  # its record was kept
            self.audience.tell(trouble(error))
            raise
        self.attendants.take_up(self.play, await self.resuming.thought(self.table, self.play))
        await self._end_if_over()
        due = self.attendants.due(self.table, self.play)
        if due is not None and self.holds():
            await self.store.set_due(self.table.id, due.at)
            self.table = replace(self.table, due=due.at)

    def in_use(self) -> bool:
        """Does anybody look, is anything due soon or being done?"""
        return bool(self.audience.viewers or self.lock.locked() or not self.attendants.only_waits())

    # --- the end of a game ----------------------------------------------------------------------------------------

    async def _end_if_over(self) -> None:
        """After a change of the game: what is written stays true if keeping the record fails; that is tried again."""
        play = self.playing()
        if play.state.over():
            try:
                await self._finish(play)
            except Exception:
                log.exception("table %s: the end of the game could not be kept; again later", self.table.id)
        self.attendants.tend()

    async def _finish(self, play: Play) -> None:
        """The game is over: keeps its record, which later rules cannot change."""
        await self.resuming.rest()
        while self.table.status != "over":
            try:
                self.become(await self.store.finish(self.table, str(noted(play.record(), self.table))))
            except Conflict:
                await self.following.read_table()
        self.show()

    async def finish(self) -> None:
        """Keeps the end of a game that could not be kept when it came."""
        async with self.lock:
            await self._finish(self.playing())
            self.attendants.tend()

    # --- other servers --------------------------------------------------------------------------------------------

    def change_hands(self, died: bool) -> None:
        """This server looks after the table from now on, or no longer; if who did has died, a race begins anew."""
        if died and self.holds():
            self.races.forget()
        self.attendants.tend()
        if died:
            self.show()

    def tend(self) -> None:
        """Starts and ends what acts by itself, as is now due."""
        self.attendants.tend()

    def holds(self) -> bool:
        """Does this server look after bots, clock and races?"""
        return self.beyond.holds()

    def _crowd(self) -> Crowd:
        return Crowd(frozenset(self.audience.online()), self.audience.spectators())

    async def change(self, changed: Callable[[], Table]) -> None:
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
                await self.following.catch_up()
        self.become(kept)

    def become(self, table: Table) -> None:
        """The table as the store has it now."""
        before, self.table = self.table, table
        self.audience.dismiss(before.seats, table.seats)
        self.announce()

    def vanish(self) -> None:
        """There is no such table any more: everybody is told and sent away."""
        gone = Refused("not_found", "the host has closed this table", "table-cancelled", {})
        self.audience.tell(trouble(gone))
        self.audience.send_away()

    async def own_game(self) -> Game:
        """The game with the rules and values that the table was opened with."""
        return await self.resuming.game_of(self.table)

    async def begin_game(self) -> None:
        """The game has begun: makes it and shows it."""
        await self.beyond.take()
        await self.read_journal()
        self.show()

    async def seats_changed(self) -> None:
        """Others play now than before."""
        self.attendants.tend()
        self.show()
        await self.wishes.judge_again()

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
        began = time.monotonic()
        if self.races.racing and self.holds() and self.beyond.anybody():
            await asyncio.sleep(max(0.0, arrived + FAR - time.monotonic()))
        async with self.lock:
            turn = time.monotonic()
            while not self.races.racing or self.holds():
                written = await self._try_move(seat, answers, move, by, arrived)
                if written is not None:
                    self._count_move(by, began, turn)
                    return written
        moved = {"seat": seat, "answers": answers, "move": move, "arrived": self.beyond.arrived(arrived)}
        try:
            return bool(await self.beyond.ask("move", **moved))
        except NotNeeded:
            return await self.move(seat, answers, move, by, arrived)

    async def say_amounts(self, seat: int, answers: int, counts: list[int]) -> bool:
        """Plays so many of each thing that the seat is asked for: all of it, or nothing if it does not fit.

        False if that line has been answered: every number is a move, and the first of them counts but once.
        """
        play = self.playing()
        if play.asked.get(seat) != answers:
            return False
        try:
            moves = moves_for(play.state, seat, counts)
        except IllegalMove as error:
            raise Refused("illegal_move", str(error), "error-amounts") from None
        for move in moves:
            if not await self.move(seat, self.playing().asked.get(seat, answers), move):
                return False
        return True

    def _count_move(self, by: Kind, began: float, turn: float) -> None:
        """Counts a move, and tells the log of a slow one where its time went."""
        done = time.monotonic()
        tally.MOVES_BY[by].inc()
        tally.MOVE_SECONDS.observe(done - began)
        if done - began > self.slow_move:
            waited, worked = round(turn - began, 3), round(done - turn, 3)
            told = {"table": self.table.id, "game": self.table.game, "line": self.playing().line, "by": by}
            log.warning(
                "a slow move at table %s: %s s for its turn, %s s to be written",
                self.table.id,
                waited,
                worked,
                extra={"told": {**told, "waited": waited, "worked": worked}},
            )

    async def _try_move(self, seat: int, answers: int, move: int, by: Kind, arrived: float) -> bool | None:
        """Plays a move if it may be played now; None if another server has written a line meanwhile."""
        self.require_player(seat, by)
        play = self.playing()
        if self.races.racing and not play.has_counted(seat, answers, move):
            self.races.judge(play.state, seat, move, arrived)
        entry = play.entry(seat, answers, move, time.time())
        if entry is None:
            return False
        self.races.note(play.state, seat, move, arrived)
        if await self._write(entry):
            return True
        if seat not in self.playing().asked:
            raise Refused("stale", "somebody else was faster; look again")
        return None

    async def be_ready(self, seat: int) -> None:
        """A person is ready for the race that is about to begin."""
        if not self.holds():
            await self.ask("ready", self.be_ready, seat=seat)
            return
        async with self.lock:
            self.require_player(seat, "person")
            self.playing()
            self.races.be_ready({seat}, self.table.people())
            self.show()

    async def ask(self, does: str, here: Callable[..., Coroutine[Any, Any, None]], **words: Any) -> None:
        """Has who looks after the table do something, or does it here if that is this server after all."""
        try:
            await self.beyond.ask(does, **words)
        except NotNeeded:
            await here(**words)

    def show_stage(self) -> None:
        """A race has entered another stage."""
        self.attendants.tend()
        self.show()

    def is_here(self, seat: int) -> bool:
        """Is the seat's person connected?"""
        return seat in self.audience.online() or seat in self.beyond.seats()

    def watched(self) -> bool:
        """Does anybody look?"""
        return bool(self.audience.viewers) or self.beyond.anybody()

    def errand(self) -> Errand:
        """What a worker is asked to think about here: a move."""
        urgency = Urgency.MOVE if self.table.people() else Urgency.MOVE_AMONG_BOTS
        return Errand(urgency, self.opener, self.table.id)

    def require_player(self, seat: int, by: Kind) -> None:
        """Nobody plays a seat that a bot looks after, and no bot one that was handed back."""
        if seat != TABLE and self.table.seats[seat].kind != by:
            raise Refused("not_allowed", f"this seat is played by a {self.table.seats[seat].kind}; take it back first")

    def why_not(self, seat: int, line: int, thing: str) -> Sentence | None:
        """What the seat is told that points at a thing; None if the thing is part of a legal move."""
        play = self.playing()
        now = play.line_of(seat)
        if line != now:
            raise Refused("stale", f"this asks about line {line}, but the table is at line {now}")
        return reason_for(play, seat, thing)

    def sketch(self, seat: int | None, language: str) -> str:
        """The position as text, as a seat or a spectator may see it."""
        return self.playing().state.sketch(seat, language, self.table.names)

    async def hint(self, seat: int, line: int) -> list[Advice]:
        """The best moves for a person who owes a decision, by what his seat may know."""
        errand = replace(self.errand(), urgency=Urgency.HINT)
        return await self.counsel.hint(errand, self.table, self.playing(), seat, line)

    async def write_now(self, entry: Entry) -> None:
        """Writes a line; refused if another server has written one meanwhile."""
        if not await self._write(entry):
            raise Refused("stale", "somebody else was faster; look again")

    async def _write(self, entry: Entry) -> bool:
        """Tries a line, writes it, and only then lets it be seen; false if another server has written one meanwhile."""
        before = self.playing()
        after = before.after(entry)
        due = self.attendants.due(self.table, after)
        try:
            await self.store.append(self.table.id, after.sealed(), due)
        except Conflict:
            await self.following.catch_up()
            return False
        self.play = after
        if due is not None:
            self.table = replace(self.table, due=due.at)
        self.resuming.keep(self.table, after)
        self.go_with(before, after, entry)
        await self._end_if_over()
        self.show(after)
        return True

    def go_with(self, before: Play, after: Play, entry: Entry) -> None:
        """What changes with a line besides the game: nobody wishes any longer what was wished before."""
        if not after.secret():
            self.wishes.wish = None
        if entry.back_to is not None:
            self.audience.forget(before, after)

    # --- talk -----------------------------------------------------------------------------------------------------

    async def say(self, seat: int | None, name: str | None, text: str) -> None:
        """Keeps a line of chat and tells it to all."""
        async with self.lock:
            speaker = self.table.seats[seat].name if seat is not None else None
            await self.talk.say(seat, speaker or fit_name(name or "", self.table.seats), text)

    # --- what is shown --------------------------------------------------------------------------------------------

    def enter(self, viewer: Viewer) -> None:
        """Somebody looks at the table from now on."""
        self.touched = time.monotonic()
        self.audience.enter(viewer, self.talk.lines)
        self.beyond.tell_presence_soon()
        self.attendants.tend()

    def leave(self, viewer: Viewer) -> None:
        """Somebody has gone."""
        self.touched = time.monotonic()
        self.audience.leave(viewer)
        self.beyond.tell_presence_soon()
        self.attendants.tend()

    def announce(self) -> None:
        """Tells seats, presence and status."""
        self.touched = time.monotonic()
        self.audience.announce()

    def show(self, line: Play | None = None) -> None:
        """Everybody looks again; after a line of the journal only who may know of it."""
        self.touched = time.monotonic()
        self.audience.look(line)
        self.neighbours.tell_stage()

    def info(self) -> wire.TableInfo:
        """The table as everybody sees it."""
        result = result_of(self.play.state) if self.play else self.result
        here = self._crowd()
        online = here.seats | self.beyond.seats()
        return table_info(self.table, result, online, here.spectators + self.beyond.spectators())

    def found(self, token: str | None) -> wire.Found:
        """The table as somebody sees it who remembers it."""
        state = self.play.state if self.play and self.table.status == "playing" else None
        chapter = state.game.chapter(state) if state else None
        to_act = [seat for seat in state.to_act() if seat != TABLE] if state else []
        return wire.Found(self.info(), self.table.seat_of(token), to_act, sentence(chapter) if chapter else None)

    def scene(self) -> Scene | None:
        """The game as it stands; None before it begins."""
        if self.play is None:
            return None
        return Scene(self.table, self.play, self.wishes.wish, self.attendants.clock(), self.races.shown())
