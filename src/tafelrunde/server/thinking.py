"""Bots think in processes of their own, so that a long thought at one table keeps no other waiting."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from tafelrunde.bots.advice import Advice, advise
from tafelrunde.bots.analysis import Looked, Report, look_again, look_on, summary
from tafelrunde.bots.bot import Sight, ask
from tafelrunde.bots.roster import bot
from tafelrunde.kernel import record as records
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.server.turns import Errand, Turns, Urgency
from tafelrunde.server.workers import Workers, shelf
from tafelrunde.table.play import Play
from tafelrunde.table.seen import heard_since_last

log = logging.getLogger(__name__)

Thought = TypeVar("Thought")

FALLBACK = "random"
"""The bot that plays when another one fails: a game never stands still."""


@dataclass(frozen=True)
class Position:
    """A position on its way to a worker, and the figures that it is played with."""

    dump: dict[str, Any]
    components: str

    @classmethod
    def of(cls, state: State) -> "Position":
        """A position written down."""
        return cls(state.dump(), state.game.component_hash)

    def state(self) -> State:
        """The same position in a worker."""
        state: State = shelf().game(self.dump["game"]).with_hash(self.components).load(self.dump)
        return state


def think(name: str, position: Position, seat: int, chance: str, heard: list[Event]) -> int:
    """The move of a bot; runs in a worker. `chance` seeds what the bot draws, apart from the luck of the game."""
    thinker = bot(name)
    return ask(thinker, position.state(), seat, Luck.seeded(chance), heard if thinker.listens else None)


ADVICE_ITERATIONS = 240
ADVICE_SECONDS = 1.5


def give_advice(position: Position, seat: int, chance: str) -> list[Advice]:
    """The best moves for a person; runs in a worker. The position is dealt anew before anything looks at it."""
    return advise(Sight(position.state(), seat, Luck.seeded(chance)), ADVICE_ITERATIONS, ADVICE_SECONDS)


def look_at_first(text: str, count: int, seed: str) -> tuple[list[Looked], Position]:
    """The first part of a finished game looked at again, and the position after it; runs in a worker."""
    record = records.read(text)
    looked, after = look_again(shelf().game(record.game), record, count, seed)
    return looked, Position.of(after)


def look_at_more(before: Position, text: str, first: int, count: int, seed: str) -> tuple[list[Looked], Position]:
    """The same of a later part, given the position before it."""
    looked, after = look_on(before.state(), records.read(text), first, count, seed)
    return looked, Position.of(after)


def sum_up_record(end: Position, looked: list[Looked]) -> Report:
    """What all parts together show; runs in a worker."""
    state = end.state()
    return summary(looked, state.seats, state.ranking())


class Thinkers:
    """The processes that bots think in, and whose turn it is to have one."""

    def __init__(self, workers: int, components: Mapping[str, Path]) -> None:
        self.workers = Workers(workers, components)
        self.turns = Turns(workers)

    async def _think(self, errand: Errand, job: Callable[..., Thought], *words: Any) -> Thought:
        """Lets a worker do a job when its turn comes. It is free when the job is done, not when who waited has gone."""
        await self.turns.wait(errand)
        return await asyncio.shield(asyncio.ensure_future(self._in_turn(errand, job, *words)))

    async def _in_turn(self, errand: Errand, job: Callable[..., Thought], *words: Any) -> Thought:
        """A position is written down only now."""
        try:
            plain = [Position.of(word) if isinstance(word, State) else word for word in words]
            return await self.workers.run(job, *plain)
        finally:
            self.turns.done(errand)

    async def choose(self, errand: Errand, name: str, play: Play, seat: int, chance: str) -> int:
        """What the bot plays for a seat that owes a decision."""
        state = play.state
        try:
            return await self._think(errand, think, name, state, seat, chance, heard_since_last(play, seat))
        except Exception:
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


def _analysis(table: str) -> Errand:
    """Nobody sits and waits for it."""
    return Errand(Urgency.ANALYSIS, "", table)
