"""Many games at once, played by one process and by several: steps a unit by the clock on the wall, in turns.

    .venv/bin/python bench/workers.py --workers 2 --games 64 256

The others have cores of their own to work on only on a machine with nothing else to do; what is measured elsewhere says
little. Random moves from outside, all seats, observation and mask at every step, as in `tafelrunde bench`.
"""

import argparse
import os
import statistics
import time
from typing import Any

from tafelrunde.arena.bench import unit
from tafelrunde.envs.many import GamesEnv
from tafelrunde.kernel.luck import Luck


class Run:
    """Games that so many processes play."""

    def __init__(self, game: str, games: int, workers: int, options: dict[str, Any]) -> None:
        self.env = GamesEnv(game, games, copy=False, workers=workers, **options)
        self.env.reset(seed=1)
        self.chance = Luck.seeded(1)

    def steps(self, seconds: float) -> float:
        """Steps a unit."""
        before = unit()
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds:
            self.env.step(self.env.any_moves(self.chance))
            done += self.env.num_envs
        return done / spent * (before + unit()) / 2


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=["kingsburg", "tumult_royal", "mil", "mythotopia"])
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--games", type=int, nargs="*", default=[64, 256])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=0.7)
    wanted = parser.parse_args()
    print(f"load average {os.getloadavg()[0]:.1f}")
    print(f"| game | games at once | one process | {wanted.workers} processes | ratio |\n|---|---|---|---|---|")
    for name in wanted.names:
        for games in wanted.games:
            runs = [Run(name, games, workers, {"players": 4}) for workers in (1, wanted.workers)]
            rounds = [[run.steps(wanted.seconds) for run in runs] for _ in range(wanted.rounds)]
            one, several = (statistics.median(figures) for figures in zip(*rounds, strict=True))
            ratio = statistics.median(several / one for one, several in rounds)
            print(f"| {name} | {games} | {one:,.0f} | {several:,.0f} | {ratio:.2f} |", flush=True)
            for run in runs:
                run.env.close()


if __name__ == "__main__":
    main()
