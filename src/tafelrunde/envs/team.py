"""Many games played by several processes: each owns some of them, and all of them write into the same memory.

The first part is played by the process that asks, so that it does not merely wait for the others. A step is one message
to each of the others and one answer; moves, observations and all that is counted lie in the shared memory.
"""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, cast

import numpy as np
from gymnasium.vector.utils import CloudpickleWrapper
from numpy.typing import NDArray

from tafelrunde.bots.batch import Batch
from tafelrunde.bots.bot import Bot
from tafelrunde.envs.seating import Rows
from tafelrunde.kernel.errors import IllegalMove, TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State

PATIENCE = 2.0
"""So many seconds a process has to end by itself before it is ended."""


class ProcessLost(TafelrundeError, RuntimeError):
    """A process that played some of the games is no more."""


@dataclass(frozen=True)
class Deal:
    """What all games of a vector environment have in common: see `Batch`."""

    game: Game
    options: dict[str, Any]
    own: int
    rivals: list[Callable[[], Bot] | None]

    def batch(self, count: int) -> Batch:
        """So many of these games."""
        return Batch(self.game, self.options, count, self.own, self.rivals, True)


class Games:
    """Games that this process plays. `first` is the number of the first one among those of the environment."""

    def __init__(self, deal: Deal, count: int, first: int = 0) -> None:
        self.batch = deal.batch(count)
        self.rows = Rows(self.batch)
        self.first = first

    def begin(self, root: int) -> None:
        """New games everywhere; the root and its number decide each."""
        for number in range(self.batch.count):
            self.batch.begin(number, Luck.seeded(f"{root}/{self.first + number}"))

    def step(self, moves: NDArray[np.int64]) -> int:
        """A move in every game; how many have ended."""
        return self.batch.step(moves.tolist())

    def any_moves(self, chance: Luck) -> list[int]:
        """A possible move for every game, by chance."""
        return self.batch.any_moves(chance)

    def states(self) -> list[State]:
        """The positions themselves."""
        return self.batch.states

    def close(self) -> None:
        """Nothing is held open."""


class SharedRows:
    """What `Rows` holds, in memory that processes share, and the moves to be played: of all games, or of some.

    Vectors are of the kind that learners take, so each process turns its own into it.
    """

    def __init__(self, memory: dict[str, Any], first: int = 0, end: int | None = None) -> None:
        count = np.frombuffer(memory["seats"], np.int64).size

        def rows(name: str) -> NDArray[Any]:
            return np.frombuffer(memory[name], KINDS[name]).reshape(count, -1)[first:end]

        self.observations, self.finals = rows("observations"), rows("finals")
        self.masks, self.offered = rows("masks"), rows("offered")
        self.returns, self.scores = rows("returns"), rows("scores")
        self.moves, self.seats, self.choices = rows("moves")[:, 0], rows("seats")[:, 0], rows("choices")[:, 0]
        self.ended, self.rewards = rows("ended")[:, 0], rows("rewards")[:, 0]

    @staticmethod
    def memory(context: Any, count: int, game: Game, players: int) -> dict[str, Any]:
        """Memory for so many games. It has no name in the system, so it is gone when nobody uses it any more."""
        widths = dict.fromkeys(KINDS, 1)
        widths["observations"] = widths["finals"] = game.observation.size
        widths["masks"] = widths["offered"] = game.move_space
        widths["returns"] = widths["scores"] = players
        return {name: context.RawArray("B", count * widths[name] * kind.itemsize) for name, kind in KINDS.items()}

    def take(self, rows: Rows, ended: bool) -> None:
        """Takes over what a process has written; the ends of games only if there were some."""
        rows.observe(self.observations)
        self.masks[:] = rows.masks
        self.seats[:] = rows.seats
        self.choices[:] = rows.choices
        most = int(rows.choices.max())
        self.offered[:, :most] = rows.offered[:, :most]
        self.ended[:] = rows.ended
        self.rewards[:] = rows.rewards
        if ended:
            np.copyto(self.finals, rows.finals, "same_kind")
            self.returns[:] = rows.returns
            self.scores[:] = rows.scores


KINDS: dict[str, np.dtype[Any]] = {
    name: np.dtype(kind)
    for kind, names in {
        np.float32: ["observations", "finals"],
        np.float64: ["rewards", "returns", "scores"],
        np.int64: ["moves", "seats", "choices", "offered"],
        np.int8: ["masks"],
        np.bool_: ["ended"],
    }.items()
    for name in names
}


class Part:
    """One process's games, and the rows of the shared memory in which all others see them."""

    def __init__(self, deal: Deal, memory: dict[str, Any], first: int, end: int) -> None:
        self.games = Games(deal, end - first, first)
        self.shared = SharedRows(memory, first, end)

    def begin(self, root: int) -> int:
        self.games.begin(root)
        self.shared.take(self.games.rows, ended=False)
        return 0

    def step(self) -> int:
        over = self.games.step(self.shared.moves)
        self.shared.take(self.games.rows, ended=over > 0)
        return over

    def refusal(self, number: int, move: int) -> str:
        """Why a move is not possible in a game, by its number in the environment."""
        batch, place = self.games.batch, number - self.games.first
        return batch.states[place].refusal(batch.seats[place], move)

    def states(self) -> list[State]:
        return self.games.states()


class Colleague:
    """Another process that plays some of the games."""

    def __init__(self, context: Any, deal: Deal, memory: dict[str, Any], first: int, end: int) -> None:
        self.connection, theirs = context.Pipe()
        self.asked = False
        wrapped = CloudpickleWrapper(cast(Any, deal))  # made for functions, and good for anything
        args = (theirs, wrapped, memory, first, end)
        self.process = context.Process(target=_work, args=args, daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, word: str, *args: Any) -> None:
        """Says what is to be done. An answer that nobody waited for, as a step was broken off, is thrown away first."""
        self.forget()
        self.asked = True
        try:
            self.connection.send((word, args))
        except OSError:
            raise self._lost() from None

    def answer(self) -> Any:
        """What came of it, or the exception that it ended with."""
        try:
            answer = self.connection.recv()
        except (EOFError, OSError):
            raise self._lost() from None
        self.asked = False
        return answer

    def forget(self) -> None:
        """Waits for what was asked, if anything was, and throws it away."""
        if self.asked:
            self.answer()

    def _lost(self) -> ProcessLost:
        self.asked = False
        return ProcessLost("a process that played some of the games has died; close the environment")

    def end(self) -> None:
        """Lets the process go; it is ended if it does not go."""
        with contextlib.suppress(OSError):
            self.connection.send(None)
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.terminate()
            self.process.join()
        self.connection.close()


class Team:
    """As many games as `Games`, played by several processes."""

    def __init__(self, deal: Deal, count: int, workers: int, context: str | None) -> None:
        methods: Any = multiprocessing.get_context(context)
        memory = SharedRows.memory(methods, count, deal.game, deal.options["players"])
        self.rows = SharedRows(memory)
        bounds = [count * worker // workers for worker in range(workers + 1)]
        self._ends = np.array(bounds[1:])
        self._numbers = np.arange(count)
        others: list[Colleague] = []
        self._end = weakref.finalize(self, _let_go, others, os.getpid())
        for first, end in pairwise(bounds[1:]):
            others.append(Colleague(methods, deal, memory, first, end))
        self._others = others
        self._here = Part(deal, memory, 0, bounds[1])

    def begin(self, root: int) -> None:
        """New games everywhere; the root and its number decide each."""
        self._all("begin", root)

    def step(self, moves: NDArray[np.int64]) -> int:
        """A move in every game; how many have ended. All moves are looked at before one is played."""
        if moves.shape != self._numbers.shape:
            raise ValueError(f"{moves.size} moves for {self._numbers.size} games")
        for other in self._others:
            other.forget()
        masks = self.rows.masks
        inside = moves.clip(0, masks.shape[1] - 1)
        possible = (masks[self._numbers, inside] == 1) & (inside == moves)
        if not possible.all():
            number = int(possible.argmin())
            raise IllegalMove(f"game {number}: {self._refusal(number, int(moves[number]))}")
        self.rows.moves[:] = moves
        over: int = sum(self._all("step"))
        return over

    def any_moves(self, chance: Luck) -> list[int]:
        """A possible move for every game, by chance: the same as if one process played all."""
        drawn = [chance.below(choices) for choices in self.rows.choices.tolist()]
        moves: list[int] = self.rows.offered[self._numbers, drawn].tolist()
        return moves

    def states(self) -> list[State]:
        """The positions; those of other processes are copies."""
        return [state for states in self._all("states") for state in states]

    def close(self) -> None:
        """Lets the other processes go."""
        self._end()

    def _all(self, word: str, *args: Any) -> list[Any]:
        """The same in all parts at once; if something went wrong in one, all have been waited for before it is told."""
        for other in self._others:
            other.ask(word, *args)
        answers = [_done(self._here, word, args)]
        answers += [other.answer() for other in self._others]
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def _refusal(self, number: int, move: int) -> str:
        """Why a move is not possible, as whoever plays that game knows."""
        which = int(np.searchsorted(self._ends, number, "right"))
        if which == 0:
            return self._here.refusal(number, move)
        self._others[which - 1].ask("refusal", number, move)
        return str(self._others[which - 1].answer())


def _done(part: Part, word: str, args: tuple[Any, ...]) -> Any:
    """What a part gives, or the exception."""
    try:
        return getattr(part, word)(*args)
    except Exception as failure:
        return failure


def _work(
    connection: multiprocessing.connection.Connection, wrapped: Any, memory: dict[str, Any], first: int, end: int
) -> None:
    """The life of another process: it does what it is asked until it is sent home, or nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears Ctrl-C and ends the others
    threading.Thread(target=_end_with_parent, daemon=True).start()
    part = Part(wrapped.fn, memory, first, end)
    with contextlib.suppress(EOFError):
        while (asked := connection.recv()) is not None:
            connection.send(_done(part, *asked))


def _end_with_parent() -> None:
    """Also if that one was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        multiprocessing.connection.wait([parent.sentinel])
    os._exit(0)


def _let_go(others: list[Colleague], owner: int) -> None:
    """Ends all of them; but a process that was forked from their owner has nothing to say to them."""
    if os.getpid() == owner:
        for other in others:
            other.end()
