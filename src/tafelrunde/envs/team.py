"""Many games played by several processes: each owns some of them, and all of them write into the same memory.

The first part is played by the process that asks, so that it does not merely wait for the others. Moves, observations
and all that is counted lie in the shared memory. A step is asked for by a number that grows there, and answered by
another; a message through a pipe wakes only those who have waited so long that they have gone to sleep. All else is
messages.
"""

import contextlib
import multiprocessing
import multiprocessing.connection
import os
import platform
import signal
import threading
import time
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
AWAKE = 0.0005
"""So many seconds a process looks for what it waits for before it goes to sleep: to be woken takes a tenth of that."""
NAP = 0.05
"""Whoever sleeps looks up so often all the same, should both have missed what the other wrote at that moment."""
WAKE = ()
"""The message that says nothing else."""
STEP = ("step", ())
IN_ORDER = platform.machine() in ("x86_64", "AMD64")
"""Is what one core writes seen by others in that order? Elsewhere a number could be seen before what it stands for."""

# What a process and the one that asks tell each other beside messages.
ASKED = 0
ANSWERED = 1
CAME_OF_IT = 2
SLEEPS = 3
ASKER_SLEEPS = 4
NUMBERS = 5
FAILED = -1


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

    def any_moves(self, chance: Luck) -> NDArray[np.int64]:
        """A possible move for every game, by chance."""
        return np.array(self.batch.any_moves(chance), np.int64)

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
        self.listed = np.frombuffer(memory["listed"], np.int64)
        """Are moves listed too? Only if somebody has asked for them (`Team.any_moves`)."""

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
        memory = {name: context.RawArray("B", count * widths[name] * kind.itemsize) for name, kind in KINDS.items()}
        return memory | {"listed": context.RawArray("q", 1)}

    def take(self, rows: Rows, ended: bool) -> None:
        """Takes over what a process has written; the ends of games only if there were some."""
        rows.observe(self.observations)
        self.masks[:] = rows.masks
        self.seats[:] = rows.seats
        if self.listed[0]:
            self.list_moves(rows)
        self.ended[:] = rows.ended
        self.rewards[:] = rows.rewards
        if ended:
            rows.write_finals(self.finals)
            self.returns[:] = rows.returns
            self.scores[:] = rows.scores

    def list_moves(self, rows: Rows) -> None:
        """Takes over the moves in the order in which the games list them."""
        self.choices[:] = rows.choices
        most = int(np.maximum.reduce(rows.choices))
        self.offered[:, :most] = rows.offered[:, :most]


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

    def list_moves(self) -> None:
        self.shared.list_moves(self.games.rows)

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
        self.numbers = context.RawArray("q", NUMBERS)
        self.asked = False
        self.stepping = False
        wrapped = CloudpickleWrapper(cast(Any, deal))  # made for functions, and good for anything
        args = (theirs, self.numbers, wrapped, memory, first, end)
        self.process = context.Process(target=_work, args=args, daemon=True)
        self.process.start()
        theirs.close()

    def ask(self, word: str, *args: Any) -> None:
        """Says what is to be done. An answer that nobody waited for, as a step was broken off, is thrown away first."""
        self.forget()
        self.asked = True
        self.stepping = word == "step" and IN_ORDER
        try:
            if not self.stepping:
                self.connection.send((word, args))
                return
            self.numbers[ASKED] += 1
            if self.numbers[SLEEPS]:
                self.connection.send(WAKE)
        except OSError:
            raise self._lost() from None

    def answer(self) -> Any:
        """What came of it, or the exception that it ended with."""
        try:
            answer = self._step_done() if self.stepping else self._told()
        except (EOFError, OSError):
            raise self._lost() from None
        self.asked = False
        return answer

    def _step_done(self) -> Any:
        numbers = self.numbers
        if not _comes(numbers, ANSWERED, numbers[ASKED]):
            numbers[ASKER_SLEEPS] = 1
            while numbers[ANSWERED] != numbers[ASKED]:
                if self.connection.poll(NAP) and numbers[ANSWERED] != numbers[ASKED]:
                    self.connection.recv()  # nothing but to wake up, or the end of the process
            numbers[ASKER_SLEEPS] = 0
        return self._told() if numbers[CAME_OF_IT] == FAILED else numbers[CAME_OF_IT]

    def _told(self) -> Any:
        while (told := self.connection.recv()) == WAKE:
            pass
        return told

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
        self._listed = memory["listed"]
        bounds = [count * worker // workers for worker in range(workers + 1)]
        self._ends = np.array(bounds[1:])
        self._numbers = np.arange(count)
        self._space = deal.game.move_space
        self._masks, self._offered = self.rows.masks.reshape(-1), self.rows.offered.reshape(-1)
        self._first_moves = self._numbers * self._space
        """Where those of each game begin, in the masks and in the moves that are offered."""
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
        space = self._space
        if not self._possible(moves):
            inside = moves.clip(0, space - 1)
            possible = (self.rows.masks[self._numbers, inside] == 1) & (inside == moves)
            number = int(possible.argmin())
            raise IllegalMove(f"game {number}: {self._refusal(number, int(moves[number]))}")
        self.rows.moves[:] = moves
        over: int = sum(self._all("step"))
        return over

    def _possible(self, moves: NDArray[np.int64]) -> bool:
        """Are all of these moves possible? No method of an array is asked where something faster says the same."""
        # Seen as numbers without a sign, those below zero are the largest.
        if np.maximum.reduce(moves.astype(np.int64, copy=False).view(np.uint64)) >= self._space:
            return False
        return 0 not in self._masks.take(self._first_moves + moves).tobytes()

    def any_moves(self, chance: Luck) -> NDArray[np.int64]:
        """A possible move for every game, by chance: the same as if one process played all."""
        if not self.rows.listed[0]:
            self._listed[0] = 1
            self._all("list_moves")
        drawn = np.array(chance.below_each(self.rows.choices.tolist()), np.int64)
        return self._offered.take(self._first_moves + drawn)

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
    connection: multiprocessing.connection.Connection,
    numbers: Any,
    wrapped: Any,
    memory: dict[str, Any],
    first: int,
    end: int,
) -> None:
    """The life of another process: it does what it is asked until it is sent home, or nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the first process hears Ctrl-C and ends the others
    threading.Thread(target=_end_with_parent, daemon=True).start()
    part = Part(wrapped.fn, memory, first, end)
    with contextlib.suppress(EOFError):
        while (asked := _asked(connection, numbers)) is not None:
            if asked == STEP:
                _step(part, connection, numbers)
            else:
                connection.send(_done(part, *asked))


def _asked(connection: multiprocessing.connection.Connection, numbers: Any) -> Any:
    """What is to be done next."""
    step = numbers[ANSWERED] + 1
    if _comes(numbers, ASKED, step):
        return STEP
    numbers[SLEEPS] = 1
    asked: Any = WAKE
    while asked == WAKE:
        if numbers[ASKED] == step:
            asked = STEP
        elif connection.poll(NAP):
            asked = connection.recv()
    numbers[SLEEPS] = 0
    return asked


def _step(part: Part, connection: multiprocessing.connection.Connection, numbers: Any) -> None:
    """Plays a step, and says by numbers alone that it is done, if it went well and nobody sleeps."""
    answer = _done(part, "step", ())
    failed = isinstance(answer, Exception)
    numbers[CAME_OF_IT] = FAILED if failed else answer
    numbers[ANSWERED] += 1
    if failed:
        connection.send(answer)
    elif numbers[ASKER_SLEEPS]:
        connection.send(WAKE)


def _comes(numbers: Any, which: int, expected: int) -> bool:
    """Looks for a number to come as long as it stays awake; others who want the core have it meanwhile."""
    if numbers[which] == expected:
        return True
    until = time.perf_counter() + AWAKE
    while time.perf_counter() < until:
        if numbers[which] == expected:
            return True
        _let_others()
    return False


_let_others: Callable[[], None] = getattr(os, "sched_yield", lambda: None)


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
