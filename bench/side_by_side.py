"""Two builds of the engine in one run: each measurement is taken in turns by the one and the other, in units.

    .venv/bin/python bench/side_by_side.py OLD/.venv/bin/python NEW/.venv/bin/python

Prints the ratio new / old for every game and kind of work, the median over the rounds. Each round has processes of its
own: where one happens to keep its code and its objects makes a difference of up to a tenth, as long as it runs.
"""

import argparse
import json
import statistics
import subprocess
from typing import Any

KINDS = {
    "API": "decisions through the Python API",
    "playout": "decisions inside a compiled playout",
    "search": "iterations of a search",
    "copies": "copies",
    "one seat": "steps of a Gymnasium environment",
    "many games": "steps of many games at once",
    "agents": "steps of a PettingZoo environment",
}

WORKER = """
import json, sys, time
from tafelrunde.arena.bench import KINDS, unit
from tafelrunde.kernel import registry
game = None
for line in sys.stdin:
    name, options, kind, seconds = json.loads(line)
    work = KINDS[kind](registry.game(name), options)
    work()
    before = unit()
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    print(done / spent * (before + unit()) / 2, flush=True)
"""


class Build:
    """One interpreter with one build of the engine."""

    def __init__(self, python: str) -> None:
        self.process = subprocess.Popen(
            [python, "-c", WORKER], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def measure(self, *what: Any) -> float:
        """Work per unit."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        return float(self.process.stdout.readline())

    def end(self) -> None:
        """Lets the interpreter go."""
        self.process.communicate()


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("old")
    parser.add_argument("new")
    parser.add_argument("games", nargs="*", default=["kingsburg", "tumult_royal", "mil", "mythotopia"])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.7)
    parser.add_argument("--kinds", nargs="*", choices=list(KINDS), default=list(KINDS))
    wanted = parser.parse_args()
    kinds = [(game, short) for game in wanted.games for short in wanted.kinds]
    pairs: dict[tuple[str, str], list[list[float]]] = {kind: [] for kind in kinds}
    for _ in range(wanted.rounds):
        builds = [Build(wanted.old), Build(wanted.new)]
        for game, short in kinds:
            ask = (game, {"players": 4}, KINDS[short], wanted.seconds)
            pairs[game, short].append([build.measure(*ask) for build in builds])
        for build in builds:
            build.end()
    print("| game | work | old per unit | new per unit | new / old |\n|---|---|---|---|---|")
    for (game, short), measured in pairs.items():
        old, new = (statistics.median(pair[which] for pair in measured) for which in (0, 1))
        ratio = statistics.median(pair[1] / pair[0] for pair in measured)
        print(f"| {game} | {short} | {old:,.0f} | {new:,.0f} | {ratio:.3f} |", flush=True)


if __name__ == "__main__":
    main()
