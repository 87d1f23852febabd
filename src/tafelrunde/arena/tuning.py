"""Finds better weights for a game's insight by self-play (SPSA: simultaneous perturbation, as chess engines are tuned).

In each round every weight is moved a little up or down at random; those who judge by the moved weights play against
those who judge by the opposite ones, and all weights follow the side that has won more. What is tried depends on the
seed and the number of the round alone, so that a run can be broken off and resumed.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from math import exp
from pathlib import Path

from tafelrunde.arena.hands import Hands, Workers, hired
from tafelrunde.arena.statistics import wilson
from tafelrunde.arena.tournament import Entrant, Tournament
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.search_bot import SearchBot
from tafelrunde.kernel import registry
from tafelrunde.kernel.judgement import Judgement
from tafelrunde.kernel.luck import Luck

REACH = 0.25
"""In the first round weights are moved by a factor of e to this power; the moves become smaller as rounds pass."""
STRIDE = 0.6
"""How far weights follow the winners."""
SHRINKS = 0.16
PLAYERS = 4
PORTION = 4
"""How many games a worker is given at a time."""


def player(weights: list[float], game: str, iterations: int) -> Bot:
    """Somebody who judges by these weights; made anew in each worker."""
    return SearchBot("tuned", iterations, 0.0, None, registry.find(game).judgement.with_weights(weights))


@dataclass
class Tuning:
    """A run. `steps` holds for each weight the power of e by which it differs from the shipped one."""

    game: str
    seed: str
    rounds: int
    games: int
    iterations: int = 0
    file: Path | None = None
    done: int = 0
    steps: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.shipped = registry.find(self.game).judgement
        self.steps = self.steps or [0.0] * len(self.shipped.weights)

    def run(self, workers: Workers = None, progress: Callable[[int, float], None] | None = None) -> None:
        """The rounds that are missing; `progress` hears how many are done and the share of the upper side."""
        self._read()
        with hired(workers) as hands:
            while self.done < self.rounds:
                share = self._round(hands)
                self.done += 1
                self._write()
                if progress is not None:
                    progress(self.done, share)

    def judgement(self, steps: list[float] | None = None) -> Judgement:
        """What the tuned player believes."""
        weights = [weight * exp(step) for weight, step in zip(self.shipped.weights, steps or self.steps, strict=True)]
        return self.shipped.with_weights(weights)

    def _round(self, hands: Hands) -> float:
        """One round: the share of victories of those whose weights were moved as drawn."""
        chance = Luck.seeded(f"{self.seed}/{self.done}")
        signs = [1.0 if chance.below(2) else -1.0 for _ in self.steps]
        reach = REACH / (self.done + 1) ** SHRINKS
        up = [step + reach * sign for step, sign in zip(self.steps, signs, strict=True)]
        down = [step - reach * sign for step, sign in zip(self.steps, signs, strict=True)]
        share = self._compare(hands, self.judgement(up), self.judgement(down), self.games, str(self.done))
        follow = STRIDE * reach * 2 * (share - 0.5)
        self.steps = [step + follow * sign for step, sign in zip(self.steps, signs, strict=True)]
        return share

    def _compare(self, hands: Hands, one: Judgement, other: Judgement, games: int, seed: str) -> float:
        """The share of victories of two who judge one way against two who judge another way."""
        sides = [("one", one), ("other", other)] * (PLAYERS // 2)
        table = [
            Entrant(f"{name}#{seat}", partial(player, judgement.weights, self.game, self.iterations))
            for seat, (name, judgement) in enumerate(sides)
        ]
        tournament = Tournament(self.game, table, games, f"{self.seed}/{seed}")
        total = tournament.balanced_games
        portions = [range(first, min(first + PORTION, total)) for first in range(0, total, PORTION)]
        return sum(hands.in_order(partial(_wins_of_one, tournament), portions)) / total

    def verdict(self, games: int, workers: Workers = None) -> str:
        """The tuned weights against the shipped ones, in one sentence."""
        with hired(workers) as hands:
            share = self._compare(hands, self.judgement(), self.shipped, games, "verdict")
        interval = wilson(share * games, games)
        return f"{share:.1%} ({interval.low:.1%} to {interval.high:.1%}) of {games} games won, two against two"

    # --- kept ---------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        if self.file is None or not self.file.exists():
            return
        data = json.loads(self.file.read_text(encoding="utf-8"))
        same = (data["game"], data["seed"], data["games"], data["iterations"], data["shipped"])
        if same == (self.game, self.seed, self.games, self.iterations, self.shipped.weights):
            self.done, self.steps = data["done"], data["steps"]

    def _write(self) -> None:
        if self.file is None:
            return
        data = {
            "game": self.game,
            "seed": self.seed,
            "games": self.games,
            "iterations": self.iterations,
            "shipped": self.shipped.weights,
            "done": self.done,
            "steps": self.steps,
        }
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_text(json.dumps(data), encoding="utf-8")
        beside.replace(self.file)


def _wins_of_one(tournament: Tournament, numbers: range) -> float:
    """The victories of every other seat of the table in these games; runs in a worker."""
    game = tournament.find_game()
    wins = 0.0
    for number in numbers:
        result = tournament.play_game(game, number)
        wins += sum(result.win_share(tournament.seat_of(each, number)) for each in range(0, PLAYERS, 2))
    return wins
