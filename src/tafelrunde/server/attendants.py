"""Who serves a table: bots that move, a clock that runs out, the sand-glass of the game itself."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Any

from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import TABLE
from tafelrunde.server.races import Races
from tafelrunde.server.settings import Settings
from tafelrunde.server.thinking import Thinkers
from tafelrunde.store.writer import Due
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play
from tafelrunde.table.seats import Kind
from tafelrunde.table.table import Table

if TYPE_CHECKING:
    from tafelrunde.server.room import Room

log = logging.getLogger(__name__)

AGAIN_AFTER = 5.0
ONCE_MORE = 0.1
"""So long an attendant waits after somebody else was faster."""
ABOUT_THE_SAME = 0.5
"""Seconds that what is due may be off in the store: a table that is in use keeps its own time."""

Duty = tuple[int, int, str]
"""A seat, the ply at which it was asked, and what is to be done for it."""


class Attendants:
    """The tasks that act without a person. `tend` is called after every change and keeps exactly those that are due."""

    def __init__(self, room: "Room", thinkers: Thinkers, settings: Settings) -> None:
        self.room = room
        self.thinkers = thinkers
        self.settings = settings
        self.tasks: dict[Duty, asyncio.Task[None]] = {}
        # When each seat began to think, as far as the others know, and the line of the journal that tells it.
        self.thinks_since: dict[int, tuple[int, float]] = {}
        self.races = Races(room, settings.haste)

    def tend(self) -> None:
        """Starts what has become due and ends what no longer is."""
        asked = self.room.play.asked if self.room.play else {}
        self.races.follow(asked.get(TABLE))
        self._set_clocks()
        due = {duty for seat, ply in asked.items() for duty in self._duties(seat, ply)} | self._to_finish()
        for duty in set(self.tasks) - due:
            task = self.tasks.pop(duty)
            if task is not asyncio.current_task():
                task.cancel()
        for duty in due - set(self.tasks):
            self.tasks[duty] = asyncio.create_task(self._serve(duty))

    def _set_clocks(self) -> None:
        """A clock starts anew with every decision that others see; steps made in secret share one time."""
        self.thinks_since = self._thinking(self.room.play) if self.room.play else {}

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
        self.thinks_since = {seat: (line, now - thought[seat]) for seat, line in play.since.items()}

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
        bots = any(table.seats[seat].kind == "bot" for seat in play.asked if seat != TABLE)
        if bots or set(play.asked) == {TABLE} or (TABLE in play.asked and table.clock):
            return now
        if table.clock is None:
            return None
        began = min(at for seat, (_, at) in self._thinking(play).items())
        return now + began + table.clock - time.monotonic()

    def only_waits(self, until: float) -> bool:
        """Is nothing to be done until then? The store knows when something is, so nobody need wait for it here."""
        due = self.room.table.due
        return not self.tasks or (due is not None and due > until)

    def _to_finish(self) -> set[Duty]:
        """A game whose end could not be kept."""
        play = self.room.play
        unkept = play is not None and play.state.over() and self.room.table.status == "playing"
        return {(TABLE, play.ply, "finish")} if play is not None and unkept else set()

    def close(self) -> None:
        """Ends everything."""
        for task in self.tasks.values():
            task.cancel()

    def clock(self) -> dict[str, Any] | None:
        """The time for a decision, and what is left of it for each seat that owes one; a race has its own clock."""
        seconds = self.room.table.clock
        if seconds is None or self.races.racing:
            return None
        now = time.monotonic()
        left = {str(seat): round(max(0.0, seconds - (now - at)), 1) for seat, (_, at) in self.thinks_since.items()}
        return {"seconds": seconds, "left": left}

    def _duties(self, seat: int, ply: int) -> list[Duty]:
        if seat == TABLE:
            return [(seat, ply, "race" if self.races.racing else "glass")]
        bot = self.room.table.seats[seat].kind == "bot"
        if self.races.racing:
            if not self.races.runs():
                return []
            return [(seat, ply, "racer")] if bot else self._duty_for_the_absent(seat, ply)
        if bot:
            return [(seat, ply, "bot")]
        return [(seat, ply, "clock")] if self.room.table.clock else []

    def _duty_for_the_absent(self, seat: int, ply: int) -> list[Duty]:
        return [] if self.room.is_here(seat) or self.races.without(seat) is None else [(seat, ply, "absent")]

    async def _serve(self, duty: Duty) -> None:
        """Does a duty; if the store or a worker fails, again after a while."""
        while True:
            try:
                await self._do(*duty)
                return
            except Refused as error:
                log.info("table %s, %s: %s", self.room.table.id, duty, error)
                if error.code != "stale":
                    return
                # Another server was faster, perhaps for another seat: whoever is still to act does, or is ended.
                await asyncio.sleep(ONCE_MORE)
            except Exception:
                log.exception("table %s, %s failed; again in %s s", self.room.table.id, duty, AGAIN_AFTER)
                await asyncio.sleep(AGAIN_AFTER)

    async def _do(self, seat: int, ply: int, what: str) -> None:
        match what:
            case "race":
                await self._race(seat, ply)
            case "glass":
                await self._glass(seat, ply)
            case "racer":
                await self._racer(seat, ply)
            case "absent":
                await self._absent(seat, ply)
            case "finish":
                await self.room.finish()
            case "bot":
                await self._bot(seat, ply, self._bot_at(seat))
            case _:
                await self._clock(seat, ply)

    def _bot_at(self, seat: int) -> str:
        return self.room.table.seats[seat].bot or self.settings.clock_bot

    async def _bot(self, seat: int, ply: int, name: str) -> None:
        """Thinks and plays; not faster than people can follow."""
        ready_at = time.monotonic() + self.settings.bot_pause
        play = self.room.playing()
        move = await self.thinkers.choose(name, play.state, seat, f"{play.seed}/bot/{seat}/{ply}")
        await asyncio.sleep(max(0.0, ready_at - time.monotonic()))
        await self._play(seat, ply, move, "bot")

    async def _clock(self, seat: int, ply: int) -> None:
        """When the time is up, the seat gets what the rules name for it, or a bot decides, this once."""
        at = self.thinks_since[seat][1]
        await asyncio.sleep(max(0.0, at + (self.room.table.clock or 0.0) - time.monotonic()))
        play = self.room.playing()
        move = play.recorder.game.default_move(play.state, seat)
        if move is None:
            chance = f"{play.seed}/clock/{seat}/{ply}"
            move = await self.thinkers.choose(self.settings.clock_bot, play.state, seat, chance)
        await self._play(seat, ply, move, "person")

    async def _glass(self, seat: int, ply: int) -> None:
        """The table's own move, when nobody has ended the wait before; at once if nobody else can act."""
        alone = set(self.room.playing().asked) == {TABLE}
        await asyncio.sleep(0.0 if alone else self.settings.glass)
        await self._play(seat, ply, self.room.playing().state.legal(seat)[0], "open")

    # --- races ------------------------------------------------------------------------------------------------------

    async def _race(self, seat: int, ply: int) -> None:
        """Waits until all are ready and the countdown is over, then until the time is up; then the table moves."""
        await self.races.begin()
        await self.races.end()
        await self._play(seat, ply, self.room.playing().state.legal(seat)[0], "open")

    async def _racer(self, seat: int, ply: int) -> None:
        """A bot at a person's pace. Who is slower than another thinks again."""
        chance = f"{self.room.playing().seed}/pace/{seat}/{ply}"
        await self.races.pause(seat, Luck.seeded(chance))
        while True:
            play = self.room.playing()
            move = await self.thinkers.choose(
                self._bot_at(seat), play.state, seat, f"{play.seed}/bot/{seat}/{play.ply}"
            )
            try:
                await self._play(seat, ply, move, "bot")
                return
            except Refused as error:
                if error.code != "refused":
                    raise
            await asyncio.sleep(ONCE_MORE)

    async def _absent(self, seat: int, ply: int) -> None:
        """Who has lost the connection holds nothing up: the table plays for the seat after a while."""
        await self.races.wait_for_the_absent()
        move = self.races.without(seat)
        if move is not None:
            await self._play(seat, ply, move, "person")

    async def _play(self, seat: int, ply: int, move: int, by: Kind) -> None:
        """Plays, once begun, to the end, whatever happens to this task."""
        moving = asyncio.ensure_future(self.room.move(seat, ply, move, by))
        moving.add_done_callback(lambda done: done.cancelled() or done.exception())  # nobody may be left to hear of it
        await asyncio.shield(moving)
