"""Bots think in processes of their own, so that a long thought at one table keeps no other waiting.

Where workers of their own look for thoughts (`tafelrunde think`), these get them; otherwise a server thinks itself.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol, TypeVar

from tafelrunde.bots.advice import Advice
from tafelrunde.bots.analysis import Looked, Report
from tafelrunde.bots.bot import ask
from tafelrunde.bots.roster import bot
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.server import tally
from tafelrunde.server.thoughts import Position, give_advice, look_at_first, look_at_more, sum_up_record, think
from tafelrunde.server.turns import Errand, Turns, Urgency
from tafelrunde.server.workers import Finder, Workers
from tafelrunde.table.play import Play
from tafelrunde.table.seen import heard_since_last

log = logging.getLogger(__name__)

Thought = TypeVar("Thought")

FALLBACK = "random"
"""The bot that plays when another one fails: a game never stands still."""


class Lost(Exception):
    """Nobody elsewhere thinks about it."""


class Helpers(Protocol):
    """Workers elsewhere: how many thoughts they can have at once, and what they think. `Lost` if nobody does."""

    def slots(self) -> int: ...

    async def think(self, urgency: Urgency, work: Callable[..., Any], words: list[Any]) -> Any: ...


class Thinkers:
    """The processes that bots think in, and whose turn it is to have one."""

    def __init__(self, workers: int, components: Mapping[str, Path], find: Finder | None = None) -> None:
        self.workers = Workers(workers, components, find)
        self.turns = Turns(workers)
        self.helpers: Helpers | None = None

    def helpers_counted(self) -> None:
        """There may be more or fewer workers elsewhere than before."""
        elsewhere = self.helpers.slots() if self.helpers else 0
        self.turns.resize(elsewhere or self.workers.count)

    async def _think(self, errand: Errand, job: Callable[..., Thought], *words: Any) -> Thought:
        """Lets a worker do a job when its turn comes. It is free when the job is done, not when who waited has gone."""
        began = time.monotonic()
        await self.turns.wait(errand)
        return await asyncio.shield(asyncio.ensure_future(self._in_turn(errand, began, job, *words)))

    async def _in_turn(self, errand: Errand, began: float, job: Callable[..., Thought], *words: Any) -> Thought:
        """A position is written down only now."""
        try:
            plain = [Position.of(word) if isinstance(word, State) else word for word in words]
            if self.helpers is not None and self.helpers.slots():
                try:
                    thought: Thought = await self.helpers.think(errand.urgency, job, plain)
                    _observe(errand, "elsewhere", began)
                    return thought
                except Lost as lost:
                    log.warning("a thought is thought here: %s", lost)
            thought = await self.workers.run(job, *plain)
            _observe(errand, "here", began)
            return thought
        finally:
            self.turns.done(errand)

    async def choose(self, errand: Errand, name: str, play: Play, seat: int, chance: str) -> int:
        """What the bot plays for a seat that owes a decision."""
        state = play.state
        try:
            return await self._think(errand, think, name, state, seat, chance, heard_since_last(play, seat))
        except Exception:
            tally.ERRORS.labels("bot").inc()
            log.exception("bot %s failed", name)
        return ask(bot(FALLBACK), state, seat, Luck.seeded(chance))

    async def advise(self, errand: Errand, state: State, seat: int, chance: str) -> list[Advice]:
        """The best moves for a person."""
        return await self._think(errand, give_advice, state, seat, chance)

    async def look_again(
        self, id: str, text: str, before: Position | None, first: int, count: int
    ) -> tuple[list[Looked], Position]:
        """A part of a finished game, and the position after it; all but the first part begin where another ended."""
        if before is None:
            return await self._think(_analysis(id), look_at_first, text, count, id)
        return await self._think(_analysis(id), look_at_more, before, text, first, count, id)

    async def sum_up(self, id: str, end: Position, looked: list[Looked]) -> Report:
        """The whole of it."""
        return await self._think(_analysis(id), sum_up_record, end, looked)

    def close(self) -> None:
        """Sends the workers home."""
        self.workers.close()


def _observe(errand: Errand, where: str, began: float) -> None:
    tally.THOUGHT_SECONDS.labels(errand.urgency.name.lower(), where).observe(time.monotonic() - began)


def _analysis(table: str) -> Errand:
    """Nobody sits and waits for it."""
    return Errand(Urgency.ANALYSIS, "", table)
