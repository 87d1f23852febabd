"""A ladder: who is how strong, by games that anyone can repeat.

In all of these games every bot sits in every seat equally often. At tables of four:

- everyone: mixed tables at which each two meet equally often; ratings and win shares come from these.
- step: one of a level against three of the level below.
- floor: one of the lowest level against three who play by chance.
- challenge: one of the best against three of the better baseline.
- judgement: one who goes by what was learned, at its own turn, against three who go by version 0.1 in the same way.
- progress: one of the best against three of the best of version 0.1.
- mirror: four of the same, which must share the victories alike.

And with other numbers of players, and as the game's presets have it:

- elsewhere: the floor and the challenge.
- asked: equal players, once asked in the order of their seats and once in any: no seat may gain by it.
"""

import json
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from openskill.models import PlackettLuce

from tafelrunde.arena.hands import Hands, Workers, hired
from tafelrunde.arena.match import Result
from tafelrunde.arena.statistics import Interval, wilson
from tafelrunde.arena.tournament import Tournament, entrants
from tafelrunde.bots.roster import BASELINES, BOTS, LEVELS, maker
from tafelrunde.kernel import network_file, registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Number

TABLE_OF = 4
"""How many sit at each table of a ladder."""
PLENTY = 4
"""Games without the best player cost little time: so many times more of them are played."""
DESIGN = (0, 1, 2, 4)
"""Moved on around a circle of seven, this table meets every pair of the seven exactly twice."""
CIRCLE = 7
KINDS = ("mirror", "everyone", "step", "floor", "judgement", "elsewhere", "asked", "challenge", "progress")
"""The kinds of games, those that cost little first."""
EQUALS = "squire"
"""Of whom a whole table shows whether it matters who is asked first."""
MANY = 20
"""Small differences between seats show only in many games: so many times more of them."""
KEPT_EVERY = 10.0
"""After so many seconds what was played since is kept."""


def mixed_tables(names: list[str]) -> list[tuple[str, ...]]:
    """Tables at which each two meet equally often; seven entrants need no more than seven of them."""
    if len(names) == CIRCLE:
        return [tuple(names[(first + place) % CIRCLE] for place in DESIGN) for first in range(CIRCLE)]
    return list(combinations(names, TABLE_OF))


@dataclass(frozen=True)
class Pairing:
    """One table of the ladder and how often it plays, with options that are not the usual ones as (name, value)."""

    kind: str
    names: tuple[str, ...]
    games: int
    options: tuple[tuple[str, Any], ...] = ()
    any_order: bool = False

    @property
    def key(self) -> str:
        """The name under which its results are kept."""
        return f"{self.kind}: {', '.join(self.names)}{self.setting}"

    @property
    def title(self) -> str:
        """Who plays against whom."""
        return " - ".join(dict.fromkeys(self.names)) + self.setting

    @property
    def setting(self) -> str:
        """What is not as usual, in words."""
        told = [f"{len(self.names)} players"] if len(self.names) != TABLE_OF else []
        told += [f"{name} {_value(value)}" for name, value in self.options]
        told += ["in any order"] if self.any_order else []
        return f" ({', '.join(told)})" if told else ""


def _value(value: Any) -> str:
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


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


def against(
    kind: str, one: str, others: str, games: int, table: int = TABLE_OF, options: tuple[tuple[str, Any], ...] = ()
) -> Pairing:
    """One against all others at the table, who are the same."""
    return Pairing(kind, (one, *[others] * (table - 1)), games, options)


def _numbers_of_players(game: Game) -> list[int]:
    (players,) = [option for option in game.options if option.name == "players"]
    assert isinstance(players, Number)
    return list(range(players.low, players.high + 1))


def _by_seat(games: list[Result], seats: int) -> list[Share]:
    return [
        Share(f"seat {seat + 1}", len(games), sum(game.win_share(seat) for game in games), 1 / seats)
        for seat in range(seats)
    ]


@dataclass
class Ladder:
    """What is to be played, and the results so far by pairing; `file` keeps them, so that a ladder can be resumed.

    A game depends on the seed, the pairing and its number alone, so whoever asks for more games later goes on from
    those that there are. Games of another seed or of another judgement do not count.
    """

    game: str
    games: int
    seed: str
    rounds: int = 1
    names: list[str] = field(default_factory=lambda: [*BASELINES, *LEVELS])
    file: Path | None = None
    results: dict[str, list[Result]] = field(default_factory=dict)
    kinds: tuple[str, ...] = KINDS

    def __post_init__(self) -> None:
        """A name that no bot has is refused before anything is played."""
        for name in self.names:
            maker(name)

    def pairings(self) -> list[Pairing]:
        """All tables of the chosen kinds, the cheap ones first."""
        levels = [name for name in self.names if name in LEVELS]
        baselines = [name for name in self.names if name in BASELINES]
        many = PLENTY * self.games
        found = [Pairing("mirror", (name,) * TABLE_OF, many) for name in baselines]
        found += [Pairing("everyone", names, self.rounds * TABLE_OF) for names in mixed_tables(self.names)]
        for below, level in pairwise(levels):
            found.append(against("step", level, below, self.games if level == levels[-1] else many))
        if levels and baselines:
            found.append(against("floor", levels[0], baselines[0], many))
            found.append(against("challenge", levels[-1], baselines[-1], self.games))
        if set(self.names) >= BOTS.keys():
            found += self._with_rivals() + self._elsewhere()
        return [pairing for kind in self.kinds for pairing in found if pairing.kind == kind]

    def _with_rivals(self) -> list[Pairing]:
        """Against version 0.1."""
        return [
            against("judgement", "learned", "tuned", PLENTY * self.games),
            against("progress", "king", "king-0.1", self.games),
        ]

    def _elsewhere(self) -> list[Pairing]:
        """With other numbers of players, and by other presets; who is asked first is tried with any number."""
        game = registry.find(self.game)
        usual = game.settle({})
        numbers = _numbers_of_players(game)
        tables: list[tuple[int, tuple[tuple[str, Any], ...]]] = [(each, ()) for each in numbers if each != TABLE_OF]
        for preset in game.presets.values():
            settled = game.settle(preset)
            unusual = [(name, value) for name, value in settled.items() if name != "players" and value != usual[name]]
            if unusual:
                tables.append((settled["players"], tuple(unusual)))
        found = []
        for number, options in tables:
            found.append(against("elsewhere", "page", "random", PLENTY * self.games, number, options))
            found.append(against("elsewhere", "king", "greedy", self.games, number, options))
        for number in numbers:
            for any_order in (False, True):
                found.append(Pairing("asked", (EQUALS,) * number, MANY * self.games, (), any_order))
        return found

    def play(self, workers: Workers = None, progress: Callable[[Pairing, int], None] | None = None) -> None:
        """Plays what is missing; results are kept now and then, and at the end of every pairing."""
        self._read()
        with hired(workers) as hands:
            for pairing in self.pairings():
                self._play(pairing, hands, progress)

    def _play(self, pairing: Pairing, hands: Hands, progress: Callable[[Pairing, int], None] | None) -> None:
        """The games of a pairing that have not been played yet."""
        tournament = self._tournament(pairing)
        tournament.check()
        played = self.results.setdefault(pairing.key, [])
        if len(played) >= tournament.balanced_games:
            return
        kept = time.monotonic()
        try:
            for result in tournament.results(hands, len(played)):
                played.append(result)
                if progress is not None:
                    progress(pairing, len(played))
                if time.monotonic() > kept + KEPT_EVERY:
                    self._write()
                    kept = time.monotonic()
        finally:
            self._write()

    def _tournament(self, pairing: Pairing) -> Tournament:
        return Tournament(
            self.game,
            entrants(list(pairing.names)),
            pairing.games,
            f"{self.seed}/{pairing.key}",
            dict(pairing.options),
            any_order=pairing.any_order,
        )

    # --- what it shows ------------------------------------------------------------------------------------------

    def shares(self, kind: str) -> list[Share]:
        """The victories of the first entrant of each pairing of a kind."""
        found = []
        for pairing in self.pairings():
            results = self._of(pairing)
            if pairing.kind == kind and results:
                tournament = self._tournament(pairing)
                wins = sum(result.win_share(tournament.seat_of(0, number)) for number, result in enumerate(results))
                found.append(Share(pairing.title, len(results), wins, 1 / len(pairing.names)))
        return found

    def seat_shares(self) -> list[Share]:
        """The victories by seat in mirrors, where all play alike: what sitting there is worth."""
        games = [each for pairing in self.pairings() if pairing.kind == "mirror" for each in self._of(pairing)]
        return _by_seat(games, TABLE_OF) if games else []

    def asked(self) -> list[tuple[str, list[Share], list[Share]]]:
        """Tables of equal players, each with the victories by seat: asked in the order of seats, and in any."""
        found = []
        tables = [pairing for pairing in self.pairings() if pairing.kind == "asked"]
        for in_order, in_any in zip(tables[::2], tables[1::2], strict=True):
            if self._of(in_order) and self._of(in_any):
                seats = len(in_order.names)
                shares = [_by_seat(self._of(pairing), seats) for pairing in (in_order, in_any)]
                found.append((in_order.title, shares[0], shares[1]))
        return found

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
        """As many of its games as are asked for."""
        return self.results.get(pairing.key, [])[: self._tournament(pairing).balanced_games]

    # --- kept ---------------------------------------------------------------------------------------------------

    def _read(self) -> None:
        """Takes up what was played before, of other kinds too."""
        if self.file is None or not self.file.exists():
            return
        data = json.loads(self.file.read_text(encoding="utf-8"))
        if all(data.get(name) == value for name, value in self._what().items()):
            for key, results in data["results"].items():
                self.results[key] = [Result(tuple(scores), tuple(places), plies) for scores, places, plies in results]

    def _what(self) -> dict[str, Any]:
        """All that a game depends on, besides its pairing and number."""
        game = registry.find(self.game)
        network = network_file.fingerprint(game.network) if game.network else None
        made = {"rules": game.rules_version, "values": game.component_hash, "network": network}
        return {"game": self.game, "seed": self.seed, **made}

    def _write(self) -> None:
        if self.file is None:
            return
        rows = [
            f"{json.dumps(key)}: {json.dumps([[r.scores, r.places, r.plies] for r in played])}"
            for key, played in self.results.items()
        ]
        what = json.dumps(self._what()).removesuffix("}")
        beside = self.file.with_name(self.file.name + ".new")
        # A pairing a line: what was played since shows in a comparison of two versions of the file.
        beside.write_text(f'{what}, "results": {{\n' + ",\n".join(rows) + "\n}}\n", encoding="utf-8")
        beside.replace(self.file)
