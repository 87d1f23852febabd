"""Games of a network against itself, and what is kept of them.

So that it does not learn from its own habits alone: some players overlook moves, now and then one is random, and some
players are fond of moves that nobody would think of. Half of the games are set up as usual, the others by chance, so
that every edition, module and number of players is met.
"""

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.look import Look, NetworkLook, OwnLook, ShareLook
from tafelrunde.bots.network_bot import reader_of, seen
from tafelrunde.bots.playout import drawn
from tafelrunde.bots.turn_look import TurnLook
from tafelrunde.kernel import network_file, registry
from tafelrunde.kernel.encoding import Encoding
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.judgement import final_shares
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import POINTS_SCALE, Network, Reader
from tafelrunde.kernel.options import Choice, Flag, Number, Option, Subset
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE
from tafelrunde.learn.samples import Samples


@dataclass(frozen=True)
class Habits:
    """How games are played to be learned from.

    Each seat notices a move with one of the chances in `attention`; `random_moves` is the part of moves made at random.
    Of all seats the part `fond` is fond of the part `fond_of` of all moves, and plays one whenever it can. Every
    `stride`-th position is kept. `usual` is the part of games with the options as they are by default. The part
    `guests` of all seats plays by the game's own judgement, so that the network knows others than itself. A move near
    the best is looked at in `looks` imagined worlds. With `own_worth` players look at what their own vector is worth
    and not at all seats' shares, which takes a fraction of the time; what is learned are shares in any case. With
    `whole_turns` they judge a move at the end of their turn, as bots do. A game that does not end is broken off after
    `longest` moves and judged by its points.
    """

    attention: tuple[float, ...] = (1.0, 1.0, 0.9, 0.75)
    random_moves: float = 0.03
    fond: float = 0.1
    fond_of: float = 0.06
    stride: int = 5
    usual: float = 0.5
    guests: float = 0.0
    looks: int = 1
    own_worth: bool = False
    whole_turns: bool = False
    longest: int = 3000


@dataclass(frozen=True)
class Targets:
    """What a position of a game that is over is said to have been worth.

    `trace` is how far later expectations are believed less than the end (the lambda of TD(lambda)). The part
    `by_points` of what the end gave is shared out by points, where who has `apart` more gets e times as much: in few
    games that says more than who won.
    """

    trace: float = 0.8
    by_points: float = 0.0
    apart: float = 5.0

    def end(self, ranking: list[int], points: list[int]) -> Any:
        """What each seat is said to have got of the victory."""
        won = np.array(final_shares(ranking))
        close = np.exp((np.array(points) - max(points)) / self.apart)
        return (1.0 - self.by_points) * won + self.by_points * close / close.sum()


@dataclass(frozen=True)
class Part:
    """Some games of a round, with the network that plays them as the bytes of its file: a worker needs nothing else."""

    game: str
    seed: str
    games: int
    network: bytes | None
    targets: Targets
    habits: Habits = Habits()

    def play(self) -> bytes:
        """Plays all games; the bytes of a file with their samples."""
        game = registry.find(self.game)
        encoding = game.observation
        network = network_file.unpacked("best", self.network, game.id, encoding) if self.network else None
        notes = Notes(encoding)
        for number in range(self.games):
            play(game, network, f"{self.seed}/{number}", self.habits, notes, self.targets)
        return notes.samples().packed()


# --- one game ---------------------------------------------------------------------------------------------------------


def play(game: Game, network: Network | None, seed: str, habits: Habits, notes: "Notes", targets: Targets) -> None:
    """Plays one game and notes its positions. Without a network the game's own judgement plays, and says what share of
    victory is to be expected.
    """
    rng = random.Random(seed)
    state: State = game.begin(drawn_options(game, rng, habits.usual), Luck.seeded(seed))
    chance = Luck.seeded(f"{seed}/players")
    reader = reader_of(game, state.seats, network) if network is not None else None
    players = [Explorer(rng, habits, game.move_space) for _ in range(state.seats)]
    first = rng.randrange(habits.stride)
    while not state.over() and state.ply < habits.longest:
        if state.ply % habits.stride == first:
            notes.position(state, reader)
        seat = state.racer(chance)
        if seat == TABLE:
            state.play_listed(TABLE, chance.pick(state.legal(TABLE)))
        else:
            state.play_listed(seat, players[seat].choose(state, seat, chance, reader))
    notes.result(state, targets)


class Explorer:
    """A player of one game, with the weaknesses and fancies that were drawn for it."""

    def __init__(self, rng: random.Random, habits: Habits, move_space: int) -> None:
        self.rng = rng
        self.habits = habits
        self.attention = rng.choice(habits.attention)
        count = round(move_space * habits.fond_of) if rng.random() < habits.fond else 0
        self.fond_of = frozenset(rng.sample(range(move_space), count))
        self.guest = rng.random() < habits.guests

    def choose(self, state: State, seat: int, chance: Luck, reader: Reader | None) -> int:
        """What is best of what it notices, one move ahead, in a world that agrees with all it knows."""
        moves = state.game.choices(state, seat, state.legal(seat))
        if len(moves) == 1 or self.rng.random() < self.habits.random_moves:
            return self.rng.choice(moves)
        fancied = [move for move in moves if move in self.fond_of]
        if fancied:
            return self.rng.choice(fancied)
        if self.attention < 1.0 and len(moves) > 2:  # who overlooks one of two would toss a coin
            moves = [move for move in moves if self.rng.random() < self.attention] or [self.rng.choice(moves)]
        sight = Sight(state, seat, chance)
        if reader is None or self.guest:
            world = sight.imagine()
            judgement = world.game.judgement
            return ShareLook(judgement, world.game.worths(world, judgement.weights)).best(world, seat, moves)
        return moves[drawn(seen(self._look(reader), sight, moves, self.habits.looks), 0.0, chance)]

    def _look(self, reader: Reader) -> Look:
        """What it goes by. Others' secret choices are not drawn, which would take long."""
        if self.habits.whole_turns:
            return TurnLook(reader, 0)
        return OwnLook(reader) if self.habits.own_worth else NetworkLook(reader, 0)


def drawn_options(game: Game, rng: random.Random, usual: float) -> dict[str, Any]:
    """The options of a game: as usual, or any that go together."""
    if rng.random() < usual:
        return game.settle({})
    while True:
        try:
            return game.settle({option.name: _drawn(option, rng) for option in game.options})
        except OptionError:
            continue


def _drawn(option: Option, rng: random.Random) -> Any:
    match option:
        case Number():
            return rng.randint(option.low, option.high)
        case Flag():
            return rng.random() < 0.5
        case Choice():
            return rng.choice(option.values)
        case Subset():
            return tuple(value for value in option.values if rng.random() < 0.5)
        case _:
            return option.default


def judged_shares(state: State) -> list[float]:
    """The shares of victory that the game's own judgement expects."""
    game = state.game
    return game.judgement.shares(game.worths(state, game.judgement.weights), game.left(state))


# --- what is kept -----------------------------------------------------------------------------------------------------


class Notes:
    """Positions of games, with what was expected of them and what became of them."""

    def __init__(self, encoding: Encoding[Any]) -> None:
        self.encoding = encoding
        self._slots: list[Any] = []
        self._values: list[Any] = []
        self._filled: list[int] = []
        self._seats: list[int] = []
        self._shares: list[Any] = []
        self._points: list[Any] = []
        self._won: list[Any] = []
        self._expected: list[tuple[Any, Any]] = []
        """Shares and points that were expected at the positions of the game in progress."""

    def position(self, state: State, reader: Reader | None) -> None:
        """Notes what each seat knows, and what is expected for it."""
        for seat in range(state.seats):
            slots, values = self.encoding.filled(state, seat)
            self._slots.append(np.array(slots, np.uint16))
            self._values.append(np.array(values, np.float16))
            self._filled.append(len(slots))
        self._seats.append(state.seats)
        if reader is None:
            self._expected.append((np.array(judged_shares(state)), None))
        else:
            self._expected.append((np.array(reader.shares(state)), np.array(reader.points(state)) / POINTS_SCALE))

    def result(self, state: State, targets: Targets) -> None:
        """The game is over: from the end backwards, the target of a position lies between what the next one was
        expected to bring and that one's own target.
        """
        won = np.array(final_shares(state.ranking()))
        shares = targets.end(state.ranking(), state.scores())
        points = np.array(state.scores()) / POINTS_SCALE
        trace = targets.trace
        found: list[tuple[Any, Any]] = []
        for expected_shares, expected_points in reversed(self._expected):
            found.append((shares, points))
            shares = trace * shares + (1.0 - trace) * expected_shares
            if expected_points is not None:
                points = trace * points + (1.0 - trace) * expected_points
        for target_shares, target_points in reversed(found):
            self._shares.append(target_shares)
            self._points.append(target_points)
            self._won.append(won)
        self._expected.clear()

    def samples(self) -> Samples:
        """All that was noted of finished games."""
        return Samples(
            np.concatenate(self._slots),
            np.concatenate(self._values),
            np.array(self._filled, np.uint16),
            np.array(self._seats, np.uint8),
            np.concatenate(self._shares).astype(np.float32),
            np.concatenate(self._points).astype(np.float32),
            np.concatenate(self._won).astype(np.float32),
        )
