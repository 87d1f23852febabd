"""Bots think in processes of their own, so that a long thought at one table keeps no other waiting."""

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from tafelrunde.bots.advice import Advice, advise
from tafelrunde.bots.analysis import Looked, look_again, summary
from tafelrunde.bots.bot import Sight, ask
from tafelrunde.bots.roster import bot
from tafelrunde.kernel import record as records
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.turns import Errand, Turns, Urgency

log = logging.getLogger(__name__)

Thought = TypeVar("Thought")

FALLBACK = "random"
"""The bot that plays when another one fails: a game never stands still."""


Figures = tuple[tuple[str, Path], ...]
"""Each game with figures of the owner's own, and their file."""


@cache
def shelf_of(figures: Figures) -> Shelf:
    """The games as the server knows them; every process reads them once."""
    return Shelf(dict(figures))


def think(figures: Figures, name: str, dump: dict[str, Any], seat: int, chance: str) -> int:
    """The move of a bot; runs in a worker. `chance` seeds what the bot draws, apart from the luck of the game."""
    state = shelf_of(figures).game(dump["game"]).load(dump)
    return ask(bot(name), state, seat, Luck.seeded(chance))


ADVICE_ITERATIONS = 240
ADVICE_SECONDS = 1.5


def give_advice(figures: Figures, dump: dict[str, Any], seat: int, chance: str) -> list[Advice]:
    """The best moves for a person; runs in a worker. The position is dealt anew before anything looks at it."""
    state = shelf_of(figures).game(dump["game"]).load(dump)
    return advise(Sight(state, seat, Luck.seeded(chance)), ADVICE_ITERATIONS, ADVICE_SECONDS)


def look_at_record(figures: Figures, text: str, game: str, first: int, count: int, seed: str) -> list[Looked]:
    """A part of a finished game looked at again; runs in a worker."""
    return look_again(shelf_of(figures).game(game), records.read(text), first, count, seed)


def sum_up_record(figures: Figures, text: str, game: str, looked: list[Looked]) -> dict[str, Any]:
    """What all parts together show; runs in a worker."""
    state = records.replay(shelf_of(figures).game(game), records.read(text))
    return summary(looked, state.seats, state.ranking())


def _begin() -> None:
    """A worker ends when the server does, also if that one was killed."""

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            multiprocessing.connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Thinkers:
    """A pool of worker processes; a broken one is replaced."""

    def __init__(self, workers: int, components: Mapping[str, Path]) -> None:
        self.workers = workers
        self.figures: Figures = tuple(components.items())
        self.turns = Turns(workers)
        self._pool = self._new_pool()

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=_begin)

    async def _think(self, errand: Errand, job: Callable[..., Thought], *words: Any) -> Thought:
        """Lets a worker do a job when its turn comes. A position is written down only then."""
        await self.turns.wait(errand)
        pool, loop = self._pool, asyncio.get_running_loop()
        try:
            plain = [word.dump() if isinstance(word, State) else word for word in words]
            thought = pool.submit(job, self.figures, *plain)
        except BaseException as error:
            self.turns.done(errand)
            self._replace_if_broken(pool, error)
            raise

        def free(_: object) -> None:
            with suppress(RuntimeError):  # the server has stopped
                loop.call_soon_threadsafe(self.turns.done, errand)

        thought.add_done_callback(free)  # who waited may have gone, but the worker is not free before
        try:
            return await asyncio.wrap_future(thought)
        except BrokenProcessPool as error:
            self._replace_if_broken(pool, error)
            raise

    def _replace_if_broken(self, pool: ProcessPoolExecutor, error: BaseException) -> None:
        if isinstance(error, BrokenProcessPool) and pool is self._pool:
            log.warning("a worker has died; the bots get new ones")
            self._pool = self._new_pool()

    async def choose(self, errand: Errand, name: str, state: State, seat: int, chance: str) -> int:
        """What the bot plays for a seat that owes a decision."""
        for _ in range(2):
            try:
                return await self._think(errand, think, name, state, seat, chance)
            except BrokenProcessPool:
                continue
            except Exception:
                log.exception("bot %s failed", name)
                break
        return ask(bot(FALLBACK), state, seat, Luck.seeded(chance))

    async def advise(self, errand: Errand, state: State, seat: int, chance: str) -> list[Advice]:
        """The best moves for a person."""
        return await self._think(errand, give_advice, state, seat, chance)

    async def look_again(self, text: str, game: str, first: int, count: int, seed: str) -> list[Looked]:
        """A part of a finished game."""
        return await self._think(_analysis(seed), look_at_record, text, game, first, count, seed)

    async def sum_up(self, text: str, game: str, looked: list[Looked]) -> dict[str, Any]:
        """The whole of it."""
        return await self._think(_analysis(game), sum_up_record, text, game, looked)

    def close(self) -> None:
        """Sends the workers home."""
        self._pool.shutdown(wait=False, cancel_futures=True)


def _analysis(table: str) -> Errand:
    """Nobody sits and waits for it."""
    return Errand(Urgency.ANALYSIS, "", table)
