"""Races at a table: the server's clock decides what counts, whoever sits how far away."""

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cached_property
from typing import Any

from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play
from tafelrunde.table.racing import RaceShown, Racing
from tafelrunde.table.table import Table


class Races:
    """The race that goes on at a table, if any. It is told what happens, judges, and lets wait; it knows nobody.

    The clock runs `haste` times as fast as real time.
    """

    def __init__(self, haste: float) -> None:
        self.haste = haste
        self.racing: Racing | None = None
        # What another server, which looks after the race, has told of one that is not known here yet.
        self._believed: dict[str, Any] | None = None

    def follow(self, table: Table, play: Play | None) -> None:
        """There is a race if the table's own seat is asked, at some line, and the game knows a clock for it."""
        line = play.asked.get(TABLE) if play else None
        if play is None or line is None:
            self.racing = None
        elif self.racing is None or self.racing.line != line:
            race = play.recorder.game.race(play.state, table.race)
            self.racing = Racing(race, line, self.at(), self._used(play, line)) if race else None
            self._settle_belief()
        if self.racing is not None:
            self.be_ready(set(), table.people())

    @cached_property
    def _news(self) -> asyncio.Event:
        """Made when somebody waits for it: at most tables there is no race."""
        return asyncio.Event()

    def forget(self) -> None:
        """Who measured it is no more: it begins anew."""
        self.racing = self._believed = None

    def told(self, common: Callable[[float], float]) -> dict[str, Any] | None:
        """What other servers need to show the race: its times by the clock that all share."""
        if self.racing is None:
            return None
        asked, all_ready, ready = self.racing.times()
        return {
            "line": self.racing.line,
            "asked": round(common(asked / 1000 / self.haste), 3),
            "all_ready": None if all_ready is None else round(common(all_ready / 1000 / self.haste), 3),
            "ready": sorted(ready),
            "lasts": self.racing.race.lasts,
        }

    def believe(self, told: dict[str, Any] | None, own: Callable[[float], float]) -> None:
        """Another server measures the race; its times are those that count."""
        if told is not None:
            told = {**told, "asked": self.at(own(told["asked"]))}
            told["all_ready"] = None if told["all_ready"] is None else self.at(own(told["all_ready"]))
        self._believed = told
        self._settle_belief()

    def _settle_belief(self) -> None:
        told = self._believed
        if told is not None and self.racing is not None and told["line"] == self.racing.line:
            self.racing.race.lasts = told["lasts"]
            self.racing.set_times(told["asked"], told["all_ready"], set(told["ready"]))
            self._news.set()

    def _used(self, play: Play, line: int) -> int:
        """How much of the race asked for at that line was over when the server stopped, by what is written of it."""
        moves = play.journal[line:]
        return int((moves[-1].at - moves[0].at) * 1000 * self.haste) if moves else 0

    def at(self, moment: float | None = None) -> int:
        """A moment (now, if none is given) in milliseconds of the table's clock."""
        return int((time.monotonic() if moment is None else moment) * 1000 * self.haste)

    def be_ready(self, seats: set[int], people: list[int]) -> None:
        """These seats are ready; when all people are, the countdown begins."""
        if self.racing is not None:
            self.racing.be_ready(seats, people, self.at())
            self._news.set()

    def runs(self) -> bool:
        """Has the countdown ended?"""
        return self.racing is not None and self.racing.stage(self.at()) == "running"

    def shown(self) -> RaceShown | None:
        """What every viewer may know of it, in real seconds."""
        if self.racing is None:
            return None
        shown = self.racing.shown(self.at())
        return {**shown, "left": shown["left"] / self.haste, "lasts": shown["lasts"] / self.haste}

    def until_next_stage(self) -> float | None:
        """The seconds until the race enters another stage; None if it runs, or there is none."""
        return None if self.racing is None or self.runs() else self._seconds(self.racing.left(self.at()))

    # --- judging ------------------------------------------------------------------------------------------------

    def judge(self, state: State, seat: int, move: int, arrived: float) -> None:
        """Refuses what comes too early, too late, too fast, or after somebody else."""
        racing = self.racing
        if racing is None or seat < 0:
            return
        if racing.stage(self.at(arrived)) != "running":
            raise Refused("refused", "the race has not begun", "race-not-begun")
        reason = racing.race.refusal(state, seat, move, self.at(arrived))
        if reason:
            raise Refused("refused", f"this does not count: {reason}", reason)

    def note(self, state: State, seat: int, move: int, arrived: float) -> None:
        """A move is about to be played."""
        if self.racing is not None and seat >= 0:
            self.racing.race.accepted(state, seat, move, self.at(arrived))

    def without(self, state: State, seat: int) -> int | None:
        """What the table plays for a seat without a connection."""
        return self.racing.race.without(state, seat) if self.racing else None

    # --- waiting ------------------------------------------------------------------------------------------------

    async def next_stage(self) -> bool:
        """Waits until the race enters another stage; false if it runs already."""
        racing = self.racing
        if racing is None or self.runs():
            return False
        stage = racing.stage(self.at())
        while self.racing is racing and racing.stage(self.at()) == stage:
            self._news.clear()
            with suppress(TimeoutError):
                async with asyncio.timeout(self._seconds(racing.left(self.at()))):
                    await self._news.wait()
        return True

    async def end(self) -> None:
        """Waits until the time is up."""
        if self.racing is not None:
            await self._sleep(self.racing.left(self.at()))

    async def pause(self, state: State, seat: int, rng: Luck) -> None:
        """Waits as long as a bot does before a move."""
        if self.racing is not None:
            await self._sleep(self.racing.race.bot_pause(state, seat, rng))

    async def wait_for_the_absent(self) -> None:
        """Waits as long as a seat without a connection may take."""
        if self.racing is not None:
            await self._sleep(self.racing.race.patience)

    async def _sleep(self, milliseconds: int) -> None:
        await asyncio.sleep(self._seconds(milliseconds))

    def _seconds(self, milliseconds: int) -> float:
        """A little more, so that the clock has passed the moment when one wakes up."""
        return (milliseconds + 1) / 1000 / self.haste
