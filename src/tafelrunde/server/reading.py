"""Records are read, checked and replayed in processes of their own: one may be long, or made to be slow."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec

from tafelrunde.kernel import record as records
from tafelrunde.kernel.errors import RecordError
from tafelrunde.server import drafts, wire
from tafelrunde.server.drafts import Draft
from tafelrunde.server.printed import told
from tafelrunde.server.workers import Workers, shelf
from tafelrunde.table.errors import Refused
from tafelrunde.table.playing_on import Opening, opening
from tafelrunde.table.replay import replay
from tafelrunde.table.seats import LONGEST_NAME

WORKERS = 2
LONGEST_CHECK = 10.0
"""How many seconds the check of a record may take."""
MOST_WAITING = 100
MOST_OF_ONE = 10

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True)
class Checked:
    """A record that leads where it says, and its text as we would write it."""

    game: str
    text: str
    plies: int
    finished: bool


def check(text: str, seconds: float = LONGEST_CHECK) -> Checked:
    """Reads a record and plays it through; runs in a worker."""
    end = time.monotonic() + seconds
    record = records.read(text)
    if any(len(name) > LONGEST_NAME for name in record.seats):
        raise RecordError(f"a name in a record has at most {LONGEST_NAME} characters")
    game = shelf().game(record.game)
    over = False
    for _, state, _ in records.steps(game, record):
        over = state.over()
        if time.monotonic() > end:
            raise RecordError(f"the record takes longer than {seconds:g} seconds to check")
    return Checked(record.game, str(record), len(record.lines) - 1, over)


def frames(text: str, seat: int | None, start: int, count: int) -> bytes | None:
    """A part of a recorded game as JSON; None if it has no such seat. Runs in a worker."""
    record = records.read(text)
    if seat is not None and seat >= len(record.seats):
        return None
    return msgspec.json.encode(replay(shelf().game(record.game), record, seat, start, count))


def begin(text: str, ply: int) -> Opening:
    """What a record gives to a game that goes on after so many of its moves. Runs in a worker."""
    record = records.read(text)
    return opening(shelf().game(record.game), record, ply)


def components(text: str) -> wire.Components:
    """The printed values that a recorded game was played with; runs in a worker."""
    record = records.read(text)
    return told(records.fitting(shelf().game(record.game), record))


class Readers:
    """The processes that read records: one record of a caller at a time, so that nobody takes all of them."""

    def __init__(self, components: Mapping[str, Path]) -> None:
        self.workers = Workers(WORKERS, components)
        self.waiting: Counter[str] = Counter()
        self._turns: dict[str, asyncio.Lock] = {}

    async def check(self, caller: str, text: str) -> Checked:
        """Checks a record from elsewhere; `RecordError` says what is wrong with it."""
        return await self._run(caller, check, text)

    async def frames(self, caller: str, text: str, seat: int | None, start: int, count: int) -> bytes:
        """A part of a recorded game, through the eyes of a seat."""
        made = await self._run(caller, frames, text, seat, start, count)
        if made is None:
            raise Refused("not_found", f"there is no seat {seat}")
        return made

    async def opening(self, caller: str, text: str, ply: int) -> Opening:
        """What a record gives to a game that goes on after so many of its moves."""
        return await self._run(caller, begin, text, ply)

    async def values(self, caller: str, game: str, toml: str, values: dict[str, Any]) -> Draft:
        """What is wrong with values as they are being entered, or what they come to."""
        return await self._run(caller, drafts.check, game, toml, values)

    async def components(self, caller: str, text: str) -> wire.Components:
        """The printed values that a recorded game was played with."""
        return await self._run(caller, components, text)

    async def _run(self, caller: str, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        if self.waiting[caller] >= MOST_OF_ONE or self.waiting.total() >= MOST_WAITING:
            raise Refused("too_fast", "many records wait to be read; try again in a moment")
        self.waiting[caller] += 1
        try:
            async with self._turns.setdefault(caller, asyncio.Lock()):
                return await self.workers.run(work, *args, **kwargs)
        finally:
            self.waiting[caller] -= 1
            if not self.waiting[caller]:
                del self.waiting[caller]
                del self._turns[caller]

    def close(self) -> None:
        """Sends the workers home."""
        self.workers.close()
