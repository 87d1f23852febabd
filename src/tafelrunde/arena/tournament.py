"""Many games between the same bots: on all cores, in balanced seats, and the same whatever the number of workers.

>>> from tafelrunde.arena.tournament import Tournament, entrants
>>> for standing in Tournament("kingsburg", entrants(["greedy", "random"]), games=1000, seed=7).play():
...     print(standing.name, standing.win_share)

Workers are new processes: a script that plays with several of them needs the usual `if __name__ == "__main__":`. With
`play(Cluster("head:6379"))` they are those of a Ray cluster (`cluster.py`).
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from tafelrunde.arena.hands import Workers, hired
from tafelrunde.arena.match import Result, play_match, settle_for
from tafelrunde.arena.packed import PackedGame
from tafelrunde.arena.statistics import Interval, wilson
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.roster import maker
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game

BATCHES_PER_WORKER = 16
LARGEST_BATCH = 20


@dataclass(frozen=True)
class Entrant:
    """A bot that takes part. `make` gives a new one for each game; workers must be able to import it."""

    name: str
    make: Callable[[], Bot]


def entrants(names: list[str]) -> list[Entrant]:
    """Bots by name (see `bot`); those of the same name are told apart as `random#1`, `random#2`."""
    found = []
    for number, name in enumerate(names):
        make = maker(name)
        twin = f"#{names[: number + 1].count(name)}" if names.count(name) > 1 else ""
        found.append(Entrant(name + twin, make))
    return found


@dataclass
class Standing:
    """What an entrant has reached: sums over its games."""

    name: str
    games: int = 0
    wins: float = 0.0
    places: int = 0
    points: int = 0
    seats: dict[int, int] = field(default_factory=dict)

    def note(self, result: Result, seat: int) -> None:
        """Adds a game that was played in that seat."""
        self.games += 1
        self.wins += result.win_share(seat)
        self.places += result.places[seat]
        self.points += result.scores[seat]
        self.seats[seat] = self.seats.get(seat, 0) + 1

    @property
    def win_share(self) -> float:
        """Victories per game, shared ones as fractions."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """Where the true share lies, 95 times in 100."""
        return wilson(self.wins, self.games)

    @property
    def mean_place(self) -> float:
        """1 is the best."""
        return self.places / self.games

    @property
    def mean_score(self) -> float:
        """Points per game."""
        return self.points / self.games


@dataclass(frozen=True)
class Tournament:
    """What is to be played; `components` is a file with the owner's values.

    `games` is rounded up to full rotations: see `balanced_games`. For `any_order` see `play_match`.
    """

    game: str
    entrants: list[Entrant]
    games: int
    seed: int | str
    options: dict[str, Any] = field(default_factory=dict)
    components: Path | None = None
    any_order: bool = False

    @property
    def balanced_games(self) -> int:
        """The number of games after which every entrant sits in every seat equally often."""
        table = len(self.entrants)
        return (self.games + table - 1) // table * table

    def play(self, workers: Workers = None, progress: Callable[[int], None] | None = None) -> list[Standing]:
        """Plays all games; one standing for each entrant, in their order. `progress` hears how many games are done."""
        self.check()
        standings = [Standing(entrant.name) for entrant in self.entrants]
        for number, result in enumerate(self.results(workers)):
            for each, standing in enumerate(standings):
                standing.note(result, self.seat_of(each, number))
            if progress is not None:
                progress(number + 1)
        return standings

    def check(self) -> None:
        """Raises `OptionError` before any work is done."""
        if self.games < 1:
            raise OptionError(f"{self.games} games cannot be played: expected at least 1")
        settle_for(self.find_game(), self.options, len(self.entrants))

    def find_game(self) -> Game:
        """The game with the values it is played with."""
        game = registry.find(self.game)
        return game.with_components(self.components) if self.components else game

    def seat_of(self, entrant: int, number: int) -> int:
        """Where an entrant sits in a game: all move on by one seat from game to game."""
        return (entrant + number) % len(self.entrants)

    def results(self, workers: Workers = None, begin: int = 0) -> Iterator[Result]:
        """The results in the order of the games from number `begin` on, whoever plays them."""
        with hired(workers) as hands:
            play = partial(_play_batch, self, PackedGame.of(self.game, self.components))
            for results in hands.in_order(play, self._batches(hands.count, begin)):
                yield from results

    def _batches(self, workers: int, begin: int) -> list[range]:
        """The numbers of the games in handy portions."""
        games = self.balanced_games
        size = max(1, min(LARGEST_BATCH, (games - begin) // (workers * BATCHES_PER_WORKER)))
        return [range(first, min(first + size, games)) for first in range(begin, games, size)]

    def play_game(self, game: Game, number: int) -> Result:
        """The game of that number; its luck comes from the seed and the number alone."""
        table = sorted(range(len(self.entrants)), key=lambda entrant: self.seat_of(entrant, number))
        bots = [self.entrants[entrant].make() for entrant in table]
        return play_match(game, self.options, bots, f"{self.seed}/{number}", any_order=self.any_order)


def _play_batch(tournament: Tournament, packed: PackedGame, numbers: range) -> list[Result]:
    """The games of these numbers; runs in a worker."""
    game = packed.game()
    return [tournament.play_game(game, number) for number in numbers]
