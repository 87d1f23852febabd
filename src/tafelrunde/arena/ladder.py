"""A ladder: who is how strong, by games that anyone can repeat.

Four kinds of games at tables of four are played, in all of which every bot sits in every seat equally often:

- everyone: mixed tables at which each two meet equally often; ratings and win shares come from these.
- step: one of a level against three of the level below.
- challenge: one of the best against three of the better baseline.
- mirror: four of the same, which must share the victories alike.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from tafelrunde.arena.hands import Hands, Workers, hired
from tafelrunde.arena.match import Result
from tafelrunde.arena.statistics import Interval, wilson
from tafelrunde.arena.tournament import Tournament, entrants
from tafelrunde.bots.roster import BASELINES, LEVELS

TABLE_OF = 4
"""How many sit at each table of a ladder."""
PLENTY = 4
"""Games without the best player cost little time: so many times more of them are played."""
DESIGN = (0, 1, 2, 4)
"""Moved on around a circle of seven, this table meets every pair of the seven exactly twice."""
CIRCLE = 7


def mixed_tables(names: list[str]) -> list[tuple[str, ...]]:
    """Tables at which each two meet equally often; seven entrants need no more than seven of them."""
    if len(names) == CIRCLE:
        return [tuple(names[(first + place) % CIRCLE] for place in DESIGN) for first in range(CIRCLE)]
    return list(combinations(names, TABLE_OF))


@dataclass(frozen=True)
class Pairing:
    """One table of the ladder and how often it plays."""

    kind: str
    names: tuple[str, ...]
    games: int

    @property
    def key(self) -> str:
        """The name under which its results are kept."""
        return f"{self.kind}: {', '.join(self.names)}"


@dataclass(frozen=True)
class Share:
    """Victories in a number of games; `fair` is what chance would give."""

    name: str
    games: int
    wins: float
    fair: float

    @property
    def share(self) -> float:
        """Victories per game."""
        return self.wins / self.games

    @property
    def interval(self) -> Interval:
        """Where the true share lies, 95 times in 100."""
        return wilson(self.wins, self.games)


@dataclass
class Ladder:
    """What is to be played, and the results so far by pairing; `file` keeps them, so that a ladder can be resumed."""

    game: str
    games: int
    seed: str
    rounds: int = 1
    names: list[str] = field(default_factory=lambda: [*BASELINES, *LEVELS])
    file: Path | None = None
    results: dict[str, list[Result]] = field(default_factory=dict)

    def pairings(self) -> list[Pairing]:
        """All tables, the cheap ones first."""
        levels = [name for name in self.names if name in LEVELS]
        baselines = [name for name in self.names if name in BASELINES]
        found = [Pairing("mirror", (name,) * TABLE_OF, PLENTY * self.games) for name in baselines]
        found += [Pairing("everyone", names, self.rounds * TABLE_OF) for names in mixed_tables(self.names)]
        for below, level in pairwise(levels):
            games = self.games if level == levels[-1] else PLENTY * self.games
            found.append(Pairing("step", (level, *[below] * (TABLE_OF - 1)), games))
        if levels and baselines:
            found.append(Pairing("challenge", (levels[-1], *[baselines[-1]] * (TABLE_OF - 1)), self.games))
        return found

    def play(self, workers: Workers = None, progress: Callable[[Pairing, int], None] | None = None) -> None:
        """Plays what is missing; results are kept after every pairing."""
        self._read()
        with hired(workers) as hands:
            for pairing in self.pairings():
                if pairing.key not in self.results:
                    self.results[pairing.key] = list(self._played(pairing, hands, progress))
                    self._write()

    def _played(
        self, pairing: Pairing, hands: Hands, progress: Callable[[Pairing, int], None] | None
    ) -> Iterator[Result]:
        tournament = self._tournament(pairing)
        tournament.check()
        for number, result in enumerate(tournament.results(hands)):
            if progress is not None:
                progress(pairing, number + 1)
            yield result

    def _tournament(self, pairing: Pairing) -> Tournament:
        return Tournament(self.game, entrants(list(pairing.names)), pairing.games, f"{self.seed}/{pairing.key}")

    # --- what it shows ------------------------------------------------------------------------------------------

    def shares(self, kind: str) -> list[Share]:
        """The victories of the first entrant of each pairing of a kind."""
        found = []
        for pairing in self.pairings():
            results = self.results.get(pairing.key)
            if pairing.kind == kind and results:
                tournament = self._tournament(pairing)
                wins = sum(result.win_share(tournament.seat_of(0, number)) for number, result in enumerate(results))
                name = " - ".join(dict.fromkeys(pairing.names))
                found.append(Share(name, len(results), wins, 1 / TABLE_OF))
        return found

    def seat_shares(self, kind: str = "mirror") -> list[Share]:
        """The victories by seat, where all play alike: what sitting there is worth."""
        games: list[Result] = [
            each for pairing in self.pairings() if pairing.kind == kind for each in self._of(pairing)
        ]
        return [
            Share(f"seat {seat + 1}", len(games), sum(game.win_share(seat) for game in games), 1 / TABLE_OF)
            for seat in range(TABLE_OF)
            if games
        ]

    def everyone(self) -> list[tuple[Share, float, float]]:
        """Each entrant's victories at the mixed tables and its rating (mean and deviation), the best first."""
        model = PlackettLuce()
        ratings = {name: model.rating(name=name) for name in self.names}
        wins = dict.fromkeys(self.names, 0.0)
        games = dict.fromkeys(self.names, 0)
        for pairing in self.pairings():
            if pairing.kind != "everyone":
                continue
            tournament = self._tournament(pairing)
            for number, result in enumerate(self._of(pairing)):
                seats = [tournament.seat_of(each, number) for each in range(TABLE_OF)]
                teams = [[ratings[name]] for name in pairing.names]
                rated = model.rate(teams, ranks=[float(result.places[seat]) for seat in seats])
                for name, seat, team in zip(pairing.names, seats, rated, strict=True):
                    ratings[name] = team[0]
                    wins[name] += result.win_share(seat)
                    games[name] += 1
        rows = [
            (Share(name, games[name], wins[name], 1 / TABLE_OF), ratings[name].mu, ratings[name].sigma)
            for name in self.names
            if games[name]
        ]
        return sorted(rows, key=lambda row: -row[1])

    def _of(self, pairing: Pairing) -> list[Result]:
        return self.results.get(pairing.key, [])

    # --- kept ---------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Takes up what was played before with the same seed."""
        if self.file is None or not self.file.exists():
            return
        data = json.loads(self.file.read_text(encoding="utf-8"))
        if data["game"] != self.game or data["seed"] != self.seed:
            return
        expected = {pairing.key: self._tournament(pairing).balanced_games for pairing in self.pairings()}
        for key, results in data["results"].items():
            if expected.get(key) == len(results):
                self.results[key] = [Result(tuple(scores), tuple(places), plies) for scores, places, plies in results]

    def _write(self) -> None:
        if self.file is None:
            return
        results = {key: [[r.scores, r.places, r.plies] for r in played] for key, played in self.results.items()}
        data: dict[str, Any] = {"game": self.game, "seed": self.seed, "results": results}
        beside = self.file.with_name(self.file.name + ".new")
        beside.write_text(json.dumps(data), encoding="utf-8")
        beside.replace(self.file)
