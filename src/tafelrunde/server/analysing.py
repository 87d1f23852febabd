"""Finished games looked at again, in the workers that the bots think in: one game at a time, portion by portion."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from tafelrunde.bots.analysis import Report
from tafelrunde.kernel.record import Record
from tafelrunde.server.thinking import Thinkers
from tafelrunde.table.errors import Refused

log = logging.getLogger(__name__)

PORTION = 6
"""How many plies a worker looks at before it is free for a bot again."""
LONGEST_QUEUE = 8
KEPT = 100


class Analysis:
    """How far the analysis of one game has come, and what it found."""

    def __init__(self, plies: int) -> None:
        self.total = plies + 1
        self.done = 0
        self.report: Report | None = None
        self.failed = False


class Analyses:
    """What has been looked at, and what waits for it: one game at a time, so that bots are not kept waiting."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.known: dict[str, Analysis] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.turn = asyncio.Lock()

    async def of(self, id: str, read: Callable[[], Awaitable[Record]], begin: bool) -> Analysis:
        """The analysis of a game; begins it if asked to."""
        if begin and self._is_wanted(id):
            record = await read()
            if self._is_wanted(id):  # nobody else has asked meanwhile
                self._begin(id, record)
        if id not in self.known:
            raise Refused("not_found", "nobody has asked for an analysis of this game")
        return self.known[id]

    def _is_wanted(self, id: str) -> bool:
        return id not in self.known or self.known[id].failed

    def _begin(self, id: str, record: Record) -> None:
        """A game joins the queue, if there is room."""
        if len(self.tasks) >= LONGEST_QUEUE:
            raise Refused("too_fast", "many games wait to be looked at; try again in a minute")
        analysis = self.known[id] = Analysis(len(record.lines) - 1)
        while len(self.known) > KEPT:
            self.known.pop(next(iter(self.known)))
        task = asyncio.create_task(self._look(id, record, analysis))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _look(self, id: str, record: Record, analysis: Analysis) -> None:
        try:
            async with self.turn:
                text = str(record)
                looked, at = await self.thinkers.look_again(id, text, None, 0, PORTION)
                while len(looked) < analysis.total:
                    analysis.done = len(looked)
                    more, at = await self.thinkers.look_again(id, text, at, len(looked), PORTION)
                    looked += more
                analysis.done = analysis.total
                analysis.report = await self.thinkers.sum_up(id, at, looked)
        except Exception:
            log.exception("the analysis of %s failed", id)
            analysis.failed = True

    def close(self) -> None:
        """Ends everything."""
        for task in self.tasks:
            task.cancel()
