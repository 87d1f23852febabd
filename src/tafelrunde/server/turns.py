"""Whose thoughts come next: moves before hints, people before bots among themselves; then everybody in turn."""

import asyncio
from collections import Counter, deque
from dataclasses import dataclass
from enum import IntEnum


class Urgency(IntEnum):
    """What somebody waits for, the most urgent first."""

    MOVE = 0
    MOVE_AMONG_BOTS = 1
    HINT = 2
    ANALYSIS = 3


@dataclass(frozen=True)
class Errand:
    """Something to think about: for whom (the address that opened the table) and at which table."""

    urgency: Urgency
    opener: str
    table: str


class Line:
    """Those who wait for the same kind of thing. Openers take turns, and so do the tables of each."""

    def __init__(self) -> None:
        self._openers: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}

    def __len__(self) -> int:
        return sum(len(turns) for tables in self._openers.values() for turns in tables.values())

    def join(self, errand: Errand, turn: asyncio.Future[None]) -> None:
        """One more waits."""
        self._openers.setdefault(errand.opener, {}).setdefault(errand.table, deque()).append(turn)

    def next(self) -> asyncio.Future[None] | None:
        """Who has waited for a turn longest; opener and table then stand behind all others."""
        if not self._openers:
            return None
        opener = next(iter(self._openers))
        tables = self._openers.pop(opener)
        table = next(iter(tables))
        turns = tables.pop(table)
        turn = turns.popleft()
        if turns:
            tables[table] = turns
        if tables:
            self._openers[opener] = tables
        return turn


class Turns:
    """How many workers may think at once; only moves at tables with people may take the last of them."""

    def __init__(self, workers: int) -> None:
        self._workers = self._free = 0
        self._most: dict[Urgency, int] = {}
        self._busy: Counter[Urgency] = Counter()
        self._lines = {urgency: Line() for urgency in Urgency}
        self.resize(workers)

    def resize(self, workers: int) -> None:
        """There are so many workers from now on; who thinks already goes on."""
        self._free += workers - self._workers
        self._workers = workers
        self._most = {urgency: max(1, workers - 1) for urgency in Urgency} | {Urgency.MOVE: workers}
        self._call()

    def waiting(self) -> int:
        """How many wait for a worker."""
        return sum(len(line) for line in self._lines.values())

    def busy(self) -> int:
        """How many workers think."""
        return self._busy.total()

    async def wait(self, errand: Errand) -> None:
        """Returns when a worker is free for it; the worker is taken until `done` is told."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines[errand.urgency].join(errand, turn)
        self._call()
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it was called in the very moment in which it gave up
                self.done(errand)
            raise

    def done(self, errand: Errand) -> None:
        """A worker is free again."""
        self._free += 1
        self._busy[errand.urgency] -= 1
        self._call()

    def _call(self) -> None:
        for urgency, line in self._lines.items():
            while self._free > 0 and self._busy[urgency] < self._most[urgency] and (turn := line.next()) is not None:
                if not turn.cancelled():
                    self._free -= 1
                    self._busy[urgency] += 1
                    turn.set_result(None)
