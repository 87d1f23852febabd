"""What an open question is worth to who is asked, besides what lies before him: learned from games between bots.

Insight judges what lies on the table. Somebody who is just about to act may stand better than it looks, or worse. The
difference between what came of it in the end and what insight had said, by question, sets that right.
"""

import multiprocessing
import os
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial

from tafelrunde.bots.bot import ask
from tafelrunde.bots.greedy_bot import GreedyBot
from tafelrunde.kernel import registry
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import TABLE

DOUBTFUL = 300
"""So many observations of nothing are mixed in, so that rare questions count little."""


@dataclass
class Sums:
    """How far the end lay above what was believed, for those asked and for the others."""

    asked: int = 0
    asked_sum: float = 0.0
    others: int = 0
    others_sum: float = 0.0

    def add(self, other: "Sums") -> None:
        """Takes in what another worker saw."""
        self.asked += other.asked
        self.asked_sum += other.asked_sum
        self.others += other.others
        self.others_sum += other.others_sum

    def tempo(self) -> float:
        """What being asked is worth, in points."""
        if not self.asked or not self.others:
            return 0.0
        return (self.asked_sum / self.asked - self.others_sum / self.others) * self.asked / (self.asked + DOUBTFUL)


Observed = dict[str, Sums]


@dataclass
class _Belief:
    question: str
    asked: list[int]
    worths: list[float] = field(default_factory=list)


def observe(game_name: str, seed: str, number: int) -> Observed:
    """One game between four greedy bots, by question."""
    game = registry.game(game_name)
    state = game.begin(game.settle({}), Luck.seeded(f"{seed}/{number}"))
    chance, bot = Luck.seeded(f"{seed}/{number}/bots"), GreedyBot()
    seen: list[_Belief] = []
    while not state.over():
        seat = state.racer(chance)
        if seat == TABLE:
            state.play(TABLE, state.moves(TABLE)[0])
            continue
        seen.append(_Belief(state.question(), state.to_act(), _apart(game.worths(state, game.judgement.weights))))
        state.play(seat, ask(bot, state, seat, chance))
    end = _apart([float(score) for score in state.scores()])
    found: Observed = defaultdict(Sums)
    for belief in seen:
        sums = found[belief.question]
        for seat, believed in enumerate(belief.worths):
            if seat in belief.asked:
                sums.asked += 1
                sums.asked_sum += end[seat] - believed
            else:
                sums.others += 1
                sums.others_sum += end[seat] - believed
    return dict(found)


def _apart(points: list[float]) -> list[float]:
    """Points above or below the mean."""
    mean = sum(points) / len(points)
    return [each - mean for each in points]


def fit(game: str, games: int, seed: str, workers: int | None = None) -> list[float]:
    """The tempo of each step of the game, by its number."""
    whole: Observed = defaultdict(Sums)
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers or os.cpu_count() or 1, spawn) as pool:
        for observed in pool.map(partial(observe, game, seed), range(games)):
            for question, sums in observed.items():
                whole[question].add(sums)
    return [whole[step.name].tempo() if step.name in whole else 0.0 for step in registry.game(game).steps]
