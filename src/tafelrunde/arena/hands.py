"""Who does the work: this core, several processes, or a Ray cluster (`cluster.py`).

Whoever has many pieces of work that need nothing from each other gives them to `Hands`. Results come back in any order,
each with the number of its piece; put together by these numbers they are the same whoever did the work.
"""

import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from tafelrunde.kernel.errors import TafelrundeError

Piece = TypeVar("Piece")
Done = TypeVar("Done")


class WorkerLost(TafelrundeError, RuntimeError):
    """A worker ended before its games did, and nobody else could do its work."""


class Hands(ABC):
    """Somebody who does pieces of work, `count` of them at a time. Others must be able to import the work."""

    count: int = 1

    @abstractmethod
    def do(self, work: Callable[[Piece], Done], pieces: Sequence[Piece]) -> Iterator[tuple[int, Done]]:
        """Does all pieces; number and result of each, as they come."""

    def in_order(self, work: Callable[[Piece], Done], pieces: Sequence[Piece]) -> Iterator[Done]:
        """The same, in the order of the pieces."""
        early: dict[int, Done] = {}
        coming = 0
        for number, done in self.do(work, pieces):
            early[number] = done
            while coming in early:
                yield early.pop(coming)
                coming += 1

    def close(self) -> None:  # noqa: B027
        """Nothing more is to be done."""


class OneCore(Hands):
    """Does everything here, one piece after the other."""

    def do(self, work: Callable[[Piece], Done], pieces: Sequence[Piece]) -> Iterator[tuple[int, Done]]:
        for number, piece in enumerate(pieces):
            yield number, work(piece)


class Processes(Hands):
    """New processes on this machine, begun when there is work: a script that uses them needs the usual
    `if __name__ == "__main__":`.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ProcessPoolExecutor | None = None

    def do(self, work: Callable[[Piece], Done], pieces: Sequence[Piece]) -> Iterator[tuple[int, Done]]:
        if len(pieces) == 1:
            yield 0, work(pieces[0])
            return
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), _deaf)
        futures = {self._pool.submit(work, piece): number for number, piece in enumerate(pieces)}
        try:
            for future in as_completed(futures):
                yield futures[future], future.result()
        except BrokenProcessPool:
            self.close()
            raise WorkerLost("a worker process has died; with fewer --workers it may have more memory") from None
        finally:
            for future in futures:
                future.cancel()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


Workers = Hands | int | None
"""Who works: hands that somebody has already, or so many processes; one a core if nothing is said."""


@contextmanager
def hired(workers: Workers) -> Iterator[Hands]:
    """Hands for as long as they are needed; those that somebody has already stay his."""
    if isinstance(workers, Hands):
        yield workers
        return
    count = workers or os.cpu_count() or 1
    hands = OneCore() if count == 1 else Processes(count)
    try:
        yield hands
    finally:
        hands.close()


def _deaf() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears Ctrl-C and ends the others
