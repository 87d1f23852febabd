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
from tafelrunde.kernel.steps import TABLE
from tafelrunde.kernel.view import Sentence
from tafelrunde.server import changes, tally, wire
from tafelrunde.server.attendants import Attendants
from tafelrunde.server.audience import Audience
from tafelrunde.server.beyond import Beyond, Crowd, NotNeeded
from tafelrunde.server.company import Company
from tafelrunde.server.counsel import Counsel
from tafelrunde.server.neighbours import Neighbours
from tafelrunde.server.races import Races
from tafelrunde.server.resuming import Resuming
from tafelrunde.server.settings import Settings
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.showing import Scene, table_info, trouble
from tafelrunde.server.talk import Talk
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.turns import Errand, Urgency
from tafelrunde.server.viewer import Viewer
from tafelrunde.store.store import Store
from tafelrunde.store.writer import Conflict
from tafelrunde.table.beginning import begun
from tafelrunde.table.errors import BrokenJournal, Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play, agreed_to_stop, take_back
from tafelrunde.table.seats import Kind, fit_name
from tafelrunde.table.seen import Result, reason_for, result_of
from tafelrunde.table.stopping import unwilling
from tafelrunde.table.table import Table, rematch_of
from tafelrunde.table.tokens import hashed, new_token
from tafelrunde.table.undo import WHY_NOT, Wish, undo_of

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
    ) -> None:
        self.table = table
        self.opener = opener
        self.store = store
        self.shelf = shelf
        self.play: Play | None = None
        self.result: Result | None = None
        self.audience = Audience(self.info, self.scene)
        self.talk = Talk(store, table.id, self.audience.tell)
        self.wish: Wish | None = None
        self.lock = asyncio.Lock()
        self.touched = time.monotonic()
        self.resuming = Resuming(store, shelf)
        self.counsel = Counsel(thinkers)
        self.races = Races(settings.haste)
        self.slow_move = settings.slow_move
        self.beyond = Beyond(company or Company(store), table.id, self._crowd, self.audience.others_came)
        self.neighbours = Neighbours(self, self.beyond)
        self.attendants = Attendants(self, self.races, thinkers, settings)

    async def begin(self) -> None:
        """Makes the game as the store has it."""
        await self.talk.catch_up()
        if self.table.status == "playing":
            await self.beyond.take()
            await self.read_journal()
        elif self.table.status == "over":
            self.result = await self.resuming.result(self.table)
        self.beyond.company.tell(self.table.id, "who")

    async def recall(self) -> None:
        """Somebody is about to look: only then a finished game is played again."""
        async with self.lock:
            if self.play is None and self.table.status == "over":
                await self.read_journal()

    async def read_journal(self) -> None:
        """Makes the game anew from what is written, and goes on with it where it stood."""
        try:
            self.play = await self.resuming.play(self.table)
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
                self._become(await self.store.finish(self.table, str(play.record())))
            except Conflict:
                await self._read_table()
        self._show()

    async def finish(self) -> None:
        """Keeps the end of a game that could not be kept when it came."""
        async with self.lock:
            await self._finish(self.playing())
            self.attendants.tend()

    # --- other servers --------------------------------------------------------------------------------------------

    async def recognise(self, token: str | None) -> None:
        """Who opens nothing here may have sat down at another server, where the game may have begun or ended since."""
        if token and self.table.seat_of(token) is None and not self.table.is_host(token):
            async with self.lock:
                status = self.table.status
                await self._read_table()
                if self.table.status != status:
                    await self._catch_up()

    async def _read_table(self) -> None:
        """Seats and status as the store has them."""
        table = await self.store.table(self.table.id)
        if table is None:
            raise Refused("not_found", "there is no such table")
        if table.version != self.table.version:
            self._become(table)

    async def _catch_up(self) -> None:
        """Another server was faster: takes over what it has written of seats, game and chat."""
        known = self.table.version
        await self._read_table()
        unseen = self.table.status == "open" or (self.table.status == "over" and self.play is None)
        if not unseen and not await self._read_on():
            await self._read_anew()
        elif self.table.version != known:
            self._show()
        await self.talk.catch_up()

    async def _read_anew(self) -> None:
        """Makes the game anew, and shows it to all."""
        before = self.play
        await self.read_journal()
        if before is not None and self.play is not None and before.journal != self.play.journal:
            self.wish = None
            self.audience.forget(before, self.play)
        self._show()

    async def _read_on(self) -> bool:
        """Plays the lines that others have written; false if the game has to be made anew."""
        if self.play is None:
            return False
        try:
            for entry in await self.store.journal(self.table.id, self.play.line):
                self._take_over(entry)
        except BrokenJournal:
            log.warning("table %s: what another server has written does not follow what is here", self.table.id)
            return False
        return True

    def _take_over(self, entry: Entry) -> None:
        """A line that another server has written."""
        before = self.playing()
        after = before.with_all([entry])
        if entry.move is not None:
            self.races.note(before.state, entry.seat, entry.move, time.monotonic())
        self.play = after
        tally.NEWS_SECONDS.observe(max(0.0, time.time() - entry.at))
        self._follow_with(before, after, entry)
        self.attendants.tend()
        self._show(after)

    def _follow_with(self, before: Play, after: Play, entry: Entry) -> None:
        """What changes with a line besides the game: nobody wishes any longer what was wished before."""
        if not after.secret():
            self.wish = None
        if entry.back_to is not None:
            self.audience.forget(before, after)

    async def follow(self, line: int, words: dict[str, Any]) -> None:
        """Another server has written a line of that number, and perhaps when the table is due."""
        async with self.lock:
            if "due" in words:
                self.table = replace(self.table, due=words["due"])
            if self.play is None:
                await self._catch_up()
            elif line >= self.play.line and not await self._read_on():
                await self._read_anew()

    async def look(self) -> None:
        """Another server has changed the table, or may have done anything."""
        async with self.lock:
            await self._catch_up()
            self.attendants.tend()
            if self.wish is not None and self.holds():
                await self._grant_or_ask()

    async def listen(self) -> None:
        """At another server something was said."""
        async with self.lock:
            await self.talk.catch_up()

    def change_hands(self, died: bool) -> None:
        """This server looks after the table from now on, or no longer; if who did has died, a race begins anew."""
        if died and self.holds():
            self.races.forget()
        self.attendants.tend()
        if died:
            self._show()

    def tend(self) -> None:
        """Starts and ends what acts by itself, as is now due."""
        self.attendants.tend()

    def holds(self) -> bool:
        """Does this server look after bots, clock and races?"""
        return self.beyond.holds()

    def _crowd(self) -> Crowd:
        return Crowd(frozenset(self.audience.online()), self.audience.spectators())

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
        """The table as the store has it now."""
        before, self.table = self.table, table
        self.audience.dismiss(before.seats, table.seats)
        self.announce()

    # --- before and after the game --------------------------------------------------------------------------------

    def require_host(self, token: str | None) -> None:
        """Refuses everybody else."""
        if not self.table.is_host(token):
            raise Refused("not_allowed", "only the host may do that")

    async def join(self, name: str, number: int | None) -> tuple[int, str]:
        """A guest sits down; returns the seat and its token."""
        token = new_token()
        async with self.lock:
            await self._change(lambda: changes.joined(self.table, number, name, hashed(token)))
            return next(at for at, seat in enumerate(self.table.seats) if seat.token_hash == hashed(token)), token

    async def start(self, fill: str | None) -> None:
        """The game begins; a bot fills what is open."""
        async with self.lock:
            await self._change(lambda: changes.started(self.table, self.resuming.game_of(self.table), fill, self.shelf))
            await self.beyond.take()
            await self.read_journal()
            self._show()

    async def change_seat(self, number: int, kind: str, bot: str | None, token: str | None) -> None:
        """A bot takes over, the person comes back, or the seat opens."""
        async with self.lock:
            await self._change(lambda: changes.reseated(self.table, number, kind, bot, token, self.shelf))
            self.attendants.tend()
            self._show()
            if self.wish is not None:
                await self._grant_or_ask()

    async def rematch(self, token: str | None) -> Table | None:
        """Opens the table of the rematch; None if it is there already."""
        async with self.lock:
            if not self.table.is_host(token) and self.table.seat_of(token) is None:
                raise Refused("not_allowed", "only who sat at the table may ask for a rematch")
            changes.require(self.table, "over")
            while self.table.rematch is None:
                following = begun(rematch_of(self.table), self.shelf.game(self.table.game))
                try:
                    self._become(await self.store.add_rematch(following, self.table))
                    return following
                except Conflict:
                    await self._read_table()
            return None

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
        tally.MOVES.labels("table" if by == "open" else by).inc()
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
        self._require_player(seat, by)
        play = self.playing()
        if not play.has_counted(seat, answers, move):
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
            await self._ask("ready", self.be_ready, seat=seat)
            return
        async with self.lock:
            self._require_player(seat, "person")
            self.playing()
            self.races.be_ready({seat}, self.table.people())
            self._show()

    async def _ask(self, does: str, here: Callable[..., Coroutine[Any, Any, None]], **words: Any) -> None:
        """Has who looks after the table do something, or does it here if that is this server after all."""
        try:
            await self.beyond.ask(does, **words)
        except NotNeeded:
            await here(**words)

    def show_stage(self) -> None:
        """A race has entered another stage."""
        self.attendants.tend()
        self._show()

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

    def _require_player(self, seat: int, by: Kind) -> None:
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

    async def undo(self, seat: int) -> None:
        """Takes the seat's last move back, or asks the others whether it may."""
        if not self.holds():
            await self._ask("undo", self.undo, seat=seat)
            return
        async with self.lock:
            self._require_player(seat, "person")
            play = self.playing()
            possible = undo_of(play, seat)
            if possible.back_to is None:
                raise Refused("no_undo", WHY_NOT[possible.reason or "nothing"])
            if possible.alone:
                await self._write_now(take_back(play, seat, possible.back_to, time.time()))
                return
            if self.wish is not None and self.wish.seat != seat:
                raise Refused("no_undo", "somebody else asks already; answer first")
            self.wish = Wish(seat, possible.back_to)
            await self._grant_or_ask()

    async def propose_stop(self, seat: int) -> None:
        """A person proposes to stop; all other people are asked, and bots agree or not."""
        if not self.holds():
            await self._ask("stop", self.propose_stop, seat=seat)
            return
        async with self.lock:
            self._require_player(seat, "person")
            state = self.playing().state
            if not state.game.stop_rule:
                raise Refused("no_stop", "the rules of this game know no agreement to stop")
            if state.over():
                raise Refused("wrong_status", "the game is over")
            if self.wish is not None and self.wish.seat != seat:
                raise Refused("no_stop", "somebody else asks for something already; answer first")
            against = unwilling(state, seat, self.table.bots())
            if against:
                names = ", ".join(self.table.names[bot] for bot in against)
                raise Refused("bots_play_on", f"would stand behind you and plays on: {names}")
            self.wish = Wish(seat, None)
            await self._grant_or_ask()

    async def vote(self, seat: int, agree: bool, stopping: bool = False) -> None:
        """A person's answer to the wish of another: to take back, or to stop."""
        if not self.holds():
            await self._ask("vote", self.vote, seat=seat, agree=agree, stopping=stopping)
            return
        async with self.lock:
            self._require_player(seat, "person")
            if self.wish is None or self.wish.seat == seat or (self.wish.back_to is None) != stopping:
                nothing = "nobody else proposes to stop" if stopping else "nobody else asks to take anything back"
                raise Refused("no_stop" if stopping else "no_undo", nothing)
            if agree:
                self.wish = self.wish.with_consent(seat)
                await self._grant_or_ask()
            else:
                self.wish = None
                self._show()

    async def _grant_or_ask(self) -> None:
        assert self.wish is not None
        if self.wish.back_to is None and unwilling(self.playing().state, self.wish.seat, self.table.bots()):
            self.wish = None  # a bot has taken a seat over since
            self._show()
        elif self.wish.granted(self.table.people()):
            play, wish = self.playing(), self.wish
            if wish.back_to is None:
                await self._write_now(agreed_to_stop(play, wish.seat, time.time()))
            else:
                await self._write_now(take_back(play, wish.seat, wish.back_to, time.time()))
        else:
            self._show()

    async def _write_now(self, entry: Entry) -> None:
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
            await self._catch_up()
            return False
        self.play = after
        if due is not None:
            self.table = replace(self.table, due=due.at)
        self.resuming.keep(self.table, after)
        self._follow_with(before, after, entry)
        await self._end_if_over()
        self._show(after)
        return True

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

    def _show(self, line: Play | None = None) -> None:
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

    def scene(self) -> Scene | None:
        """The game as it stands; None before it begins."""
        if self.play is None:
            return None
        return Scene(self.table, self.play, self.wish, self.attendants.clock(), self.races.shown())
