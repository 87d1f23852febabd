"""Who serves a table: bots that move, a clock that runs out, the sand-glass of the game itself."""

import asyncio
import logging
import time
from typing import Protocol

from tafelrunde.bots.roster import in_character
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import TABLE
from tafelrunde.server import tally
from tafelrunde.server.messages import TimeLeft
from tafelrunde.server.races import Races
from tafelrunde.server.settings import Settings
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.turns import Errand
from tafelrunde.store.batch import Due
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play
from tafelrunde.table.seats import Kind
from tafelrunde.table.table import Table

log = logging.getLogger(__name__)

AGAIN_AFTER = 5.0
ONCE_MORE = 0.1
"""How long an attendant waits after somebody else was faster."""
ABOUT_THE_SAME = 0.5
"""Seconds that what is due may be off in the store: a table that is in use keeps its own time."""
SOON = 60.0
"""What is due later than that, in seconds, can wait in the store."""

Duty = tuple[int, int, str]
"""A seat, the line at which it was asked, and what is to be done for it."""


class Served(Protocol):
    """What attendants know of a table, and how they act there."""

    @property
    def table(self) -> Table: ...

    @property
    def play(self) -> Play | None: ...

    def playing(self) -> Play: ...

    def watched(self) -> bool: ...

    def holds(self) -> bool: ...

    def errand(self) -> Errand: ...

    def is_here(self, seat: int) -> bool: ...

    def show_stage(self) -> None: ...

    async def move(self, seat: int, answers: int, move: int, by: Kind = "person") -> bool: ...

    async def finish(self) -> None: ...


class Attendants:
    """The tasks that act without a person. `tend` is called after every change and keeps exactly those that are due.

    Nothing is due at a table that nobody attends to: bots that play among themselves wait until somebody looks. Of
    several servers one has attendants for a table, the others only look.
    """

    def __init__(self, served: Served, races: Races, thinkers: Thinkers, settings: Settings) -> None:
        self.served = served
        self.races = races
        self.thinkers = thinkers
        self.settings = settings
        self.tasks: dict[Duty, asyncio.Task[None]] = {}
        # When each seat began to think, as far as the others know, and the line of the journal that tells it.
        self.thinks_since: dict[int, tuple[int, float]] = {}

    def tend(self) -> None:
        """Starts what has become due and ends what no longer is."""
        here = self.served.holds()
        asked = self.served.play.asked if here and self.served.play and self._attended(self.served.table) else {}
        self.races.follow(self.served.table, self.served.play)
        self._set_clocks()
        due = {duty for seat, line in asked.items() for duty in self._duties(seat, line)}
        due |= self._to_finish() if here else set()
        for duty in set(self.tasks) - due:
            task = self.tasks.pop(duty)
            if task is not asyncio.current_task():
                task.cancel()
        for duty in due - set(self.tasks):
            self.tasks[duty] = asyncio.create_task(self._serve(duty))

    def _attended(self, table: Table) -> bool:
        """Does a person play here, or look on?"""
        return self.served.watched() or bool(table.people())

    def _set_clocks(self) -> None:
        """A clock starts anew with every decision that others see; steps made in secret share one time."""
        play = self.served.play
        self.thinks_since = self._thinking(play) if play and self.served.table.clock is not None else {}

    def _thinking(self, play: Play) -> dict[int, tuple[int, float]]:
        """Since when each seat would think, were this the game."""
        now = time.monotonic()
        before = self.thinks_since
        return {
            seat: before[seat] if seat in before and before[seat][0] == line else (line, now)
            for seat, line in play.since.items()
        }

    def take_up(self, play: Play, thought: dict[int, float]) -> None:
        """Clocks that ran before this room was opened: the seats have thought so long."""
        now = time.monotonic()
        self.thinks_since = {seat: (line, now - thought.get(seat, 0.0)) for seat, line in play.since.items()}

    def due(self, table: Table, play: Play) -> Due | None:
        """When the table has to act by itself, were this its game; None if that is what the store has already.

        A server that starts opens only the tables that are due. What is overdue, such as the move of a bot, stays so
        without being written again.
        """
        now = time.time()
        at = self._acts_at(table, play, now)
        before = table.due
        if at is None or before is None:
            return None if at is before else Due(at)
        return None if abs(max(at, now) - max(before, now)) < ABOUT_THE_SAME else Due(at)

    def _acts_at(self, table: Table, play: Play, now: float) -> float | None:
        if play.state.over():
            return now if table.status == "playing" else None
        if not self._attended(table):
            return None
        bots = any(table.seats[seat].kind == "bot" for seat in play.asked if seat != TABLE)
        if bots or set(play.asked) == {TABLE} or (TABLE in play.asked and table.clock):
            return now
        if table.clock is None:
            return None
        began = min(at for seat, (_, at) in self._thinking(play).items())
        return now + began + table.clock - time.monotonic()

    def only_waits(self) -> bool:
        """Is nothing to be done soon? The store knows when something is, so nobody need wait for it here."""
        due = self.served.table.due
        return not self.tasks or (due is not None and due > time.time() + SOON)

    def close(self) -> None:
        """Ends everything."""
        for task in self.tasks.values():
            task.cancel()

    def clock(self) -> TimeLeft | None:
        """The time for a decision, and what is left of it for each seat that owes one; a race has its own clock."""
        seconds = self.served.table.clock
        if seconds is None or self.races.racing:
            return None
        now = time.monotonic()
        left = {str(seat): round(max(0.0, seconds - (now - at)), 1) for seat, (_, at) in self.thinks_since.items()}
        return TimeLeft(seconds, left)

    def _duties(self, seat: int, line: int) -> list[Duty]:
        if seat == TABLE:
            return [(seat, line, "race" if self.races.racing else "glass")]
        bot = self.served.table.seats[seat].kind == "bot"
        if self.races.racing:
            if not self.races.runs():
                return []
            return [(seat, line, "racer")] if bot else self._duty_for_the_absent(seat, line)
        if bot:
            return [(seat, line, "bot")]
        return [(seat, line, "clock")] if self.served.table.clock else []

    def _to_finish(self) -> set[Duty]:
        """A game that is over, but could not be put down as such."""
        play = self.served.play
        unfinished = play is not None and play.state.over() and self.served.table.status != "over"
        return {(TABLE, play.line, "finish")} if play and unfinished else set()

    def _duty_for_the_absent(self, seat: int, line: int) -> list[Duty]:
        held = self.races.without(self.served.playing().state, seat) is not None
        return [(seat, line, "absent")] if held and not self.served.is_here(seat) else []

    async def _serve(self, duty: Duty) -> None:
        """Does a duty; if the store or a worker fails, again after a while."""
        while True:
            try:
                await self._do(*duty)
                return
            except Refused as error:
                log.info("table %s, %s: %s", self.served.table.id, duty, error)
                if error.code != "stale":
                    return
                # Another server was faster, perhaps for another seat: whoever is still to act does, or is ended.
                await asyncio.sleep(ONCE_MORE)
            except Exception:
                tally.ERRORS.labels("attendant").inc()
                log.exception("table %s, %s failed; again in %s s", self.served.table.id, duty, AGAIN_AFTER)
                await asyncio.sleep(AGAIN_AFTER)

    async def _do(self, seat: int, line: int, what: str) -> None:
        match what:
            case "finish":
                await self.served.finish()
            case "race":
                await self._race(seat, line)
            case "glass":
                await self._glass(seat, line)
            case "racer":
                await self._racer(seat, line)
            case "absent":
                await self._absent(seat, line)
            case "bot":
                await self._bot(seat, line, self._bot_at(seat))
            case _:
                await self._clock(seat, line)

    def _bot_at(self, seat: int) -> str:
        found = self.served.table.seats[seat]
        return in_character(found.bot, found.name) if found.bot else self.settings.clock_bot

    async def _bot(self, seat: int, line: int, name: str) -> None:
        """Thinks and plays; not faster than people can follow."""
        ready_at = time.monotonic() + self.settings.bot_pause
        play = self.served.playing()
        move = await self.thinkers.choose(self.served.errand(), name, play, seat, f"{play.seed}/bot/{seat}/{line}")
        await asyncio.sleep(max(0.0, ready_at - time.monotonic()))
        await self._play(seat, line, move, "bot")

    async def _clock(self, seat: int, line: int) -> None:
        """When the time is up, the seat gets what the rules name for it, or a bot decides, this once."""
        at = self.thinks_since[seat][1]
        await asyncio.sleep(max(0.0, at + (self.served.table.clock or 0.0) - time.monotonic()))
        play = self.served.playing()
        move = play.recorder.game.default_move(play.state, seat)
        if move is None:
            chance = f"{play.seed}/clock/{seat}/{line}"
            move = await self.thinkers.choose(self.served.errand(), self.settings.clock_bot, play, seat, chance)
        await self._play(seat, line, move, "person")

    async def _glass(self, seat: int, line: int) -> None:
        """The table's own move, when nobody has ended the wait before; at once if nobody else can act."""
        alone = set(self.served.playing().asked) == {TABLE}
        await asyncio.sleep(0.0 if alone else self.settings.glass)
        await self._play(seat, line, self.served.playing().state.legal(seat)[0], "open")

    # --- races ------------------------------------------------------------------------------------------------------

    async def _race(self, seat: int, line: int) -> None:
        """Waits until all are ready and the countdown is over, then until the time is up; then the table moves."""
        while await self.races.next_stage():
            self.served.show_stage()
        await self.races.end()
        await self._play(seat, line, self.served.playing().state.legal(seat)[0], "open")

    async def _racer(self, seat: int, line: int) -> None:
        """A bot at a person's pace. Who is slower than another thinks again."""
        begun = self.served.playing()
        await self.races.pause(begun.state, seat, Luck.seeded(f"{begun.seed}/pace/{seat}/{line}"))
        while True:
            play = self.served.playing()
            move = await self.thinkers.choose(
                self.served.errand(), self._bot_at(seat), play, seat, f"{play.seed}/bot/{seat}/{play.line}"
            )
            try:
                await self._play(seat, line, move, "bot")
                return
            except Refused as error:
                if error.code != "refused":
                    raise
            await asyncio.sleep(ONCE_MORE)

    async def _absent(self, seat: int, line: int) -> None:
        """Who has lost the connection holds nothing up: the table plays for the seat after a while."""
        await self.races.wait_for_the_absent()
        move = self.races.without(self.served.playing().state, seat)
        if move is not None:
            await self._play(seat, line, move, "person")

    async def _play(self, seat: int, line: int, move: int, by: Kind) -> None:
        """Plays, once begun, to the end, whatever happens to this task."""
        moving = asyncio.ensure_future(self.served.move(seat, line, move, by))
        moving.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to hear of it
        await asyncio.shield(moving)
