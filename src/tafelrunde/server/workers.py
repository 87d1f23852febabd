"""Processes beside the server for what takes long, so that nobody else waits for it."""

import asyncio
import logging
import multiprocessing
import multiprocessing.connection
import os
import threading
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from tafelrunde.kernel.errors import UnknownComponents
from tafelrunde.kernel.own_values import OwnValues
from tafelrunde.server.shelf import Shelf

log = logging.getLogger(__name__)

P = ParamSpec("P")
R = TypeVar("R")
Finder = Callable[[str, str], Awaitable[OwnValues | None]]
"""Finds the values of players' own by game and hash."""

_shelf = Shelf({})


def shelf() -> Shelf:
    """The games as this process knows them; a worker gets those of its server when it begins."""
    return _shelf


def _begin(components: Mapping[str, Path]) -> None:
    """A worker takes the server's values, and ends when the server does, also if that one was killed."""
    global _shelf
    _shelf = Shelf(components)

    def wait() -> None:
        server = multiprocessing.parent_process()
        if server is not None:
            multiprocessing.connection.wait([server.sentinel])
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


def _knowing(game: str, own: OwnValues, work: Callable[..., R], *args: Any, **kwargs: Any) -> R:
    """Work with values that this worker may not have met yet; it remembers them."""
    shelf().game(game).with_own_values(own)
    return work(*args, **kwargs)


class Workers:
    """A pool of processes, begun when they are needed; a broken one is replaced.

    Work names the values that a game is played with by their hash. A worker that does not know them says so, and gets
    them with the same work again.
    """

    def __init__(self, count: int, components: Mapping[str, Path], find: Finder | None = None) -> None:
        self.count = count
        self.components = components
        self.find = find
        self._pool = self._new_pool()
        self._closed = False

    def _new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, mp_context=context, initializer=_begin, initargs=(self.components,))

    async def run(self, work: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What the work gives; done once more if the worker dies over it, or does not know the values in use."""
        try:
            return await self._run(work, *args, **kwargs)
        except UnknownComponents as unknown:
            own = await self.find(unknown.game, unknown.hash) if self.find else None
            if own is None:
                raise
            game = unknown.game
        return await self._run(_knowing, game, own, work, *args, **kwargs)

    async def _run(self, work: Callable[..., R], *args: Any, **kwargs: Any) -> R:
        pool = self._pool
        try:
            return await asyncio.wrap_future(pool.submit(work, *args, **kwargs))
        except BrokenProcessPool:
            if self._closed:
                raise
            log.warning("a worker has died; there are new ones")
            if pool is self._pool:
                self._pool = self._new_pool()
        return await asyncio.wrap_future(self._pool.submit(work, *args, **kwargs))

    def close(self) -> None:
        """Sends the workers home, also those who think: nobody waits for it any more.

        The pool itself would let them finish, and the interpreter does not end before its pools do.
        """
        self._closed = True
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()
