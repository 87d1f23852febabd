"""A course of learning: round by round games are played, the network is trained on them and competes with the best.

Everything is kept in a folder as soon as it is done, so that a course can be broken off at any time and gone on with:

- `settings.json`: what was asked for, with which versions
- `round-03/games-0007.npz`: samples of some games
- `round-03/parameters.npz`, `round-03/network`: what was trained on them
- `log.json`: an entry a round, with the results of its competition
- `best`: the network that has won so far
- `start`: the network that the course went on from, if there was one
"""

import hashlib
import json
import shutil
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import numpy as np

import tafelrunde
from tafelrunde.arena.hands import Hands, Workers, hired
from tafelrunde.arena.tournament import Entrant, Standing, Tournament, entrants
from tafelrunde.bots.bot import Bot
from tafelrunde.bots.network_bot import NetworkBot
from tafelrunde.kernel import network_file, registry
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.network import WORTH, Network
from tafelrunde.learn import samples
from tafelrunde.learn.selfplay import Habits, Part, Targets
from tafelrunde.learn.training import (
    Lessons,
    Losses,
    new_parameters,
    parameters_of,
    read_parameters,
    sharpness,
    train,
    widened,
)

PART = 50
"""So many games are played and kept at once."""
TABLE_OF = 4
RIVAL = "tuned"
"""By whom every round is measured."""

Progress = Callable[[str, int, int], None]
"""Hears what is being done, how much of it is done, and how much there is."""


@dataclass(frozen=True)
class Settings:
    """What decides the outcome of a course; a folder holds one course.

    `trace` is the lambda of TD(lambda) from the second round on; in the first it is `first_trace`, and what is expected
    comes from the game's own judgement. `by_points` and `apart` say how far points count for what a seat got in the
    end. A network is trained on the games of the last `memory` rounds. It plays `duel` games against the best so far
    and `measured` games against the rival of all rounds. `start` is the network to go on from, by the hash of its file,
    with more `units` if it has fewer; without one the game's own judgement plays the first round.
    """

    game: str
    seed: str
    games: int = 4000
    units: int = 64
    trace: float = 0.8
    first_trace: float = 1.0
    by_points: float = 0.0
    apart: float = 5.0
    memory: int = 2
    start: str = ""
    duel: int = 200
    measured: int = 200
    habits: Habits = field(default_factory=Habits)
    lessons: Lessons = field(default_factory=Lessons)

    def described(self) -> dict[str, Any]:
        """As plain data, with the versions that it was done with."""
        encoding = registry.find(self.game).observation
        made_with = {
            "encoding": {"version": encoding.version, "hash": network_file.names_hash(encoding)},
            "tafelrunde": tafelrunde.__version__,
            "numpy": np.__version__,
        }
        plain: dict[str, Any] = json.loads(json.dumps({**asdict(self), **made_with}))
        return plain


class Learning:
    """A course in its folder: `run` does what is missing."""

    def __init__(self, settings: Settings, folder: Path, start: Path | None = None) -> None:
        self.settings = replace(settings, start=hashlib.sha256(start.read_bytes()).hexdigest()) if start else settings
        self.folder = folder
        self.game = registry.find(settings.game)
        self.encoding = self.game.observation
        self.start = folder / "start"
        self.best = folder / "best"
        self._take_up(start)

    def _take_up(self, start: Path | None) -> None:
        """Begins a folder, or goes on with one of the same settings."""
        self.folder.mkdir(parents=True, exist_ok=True)
        file = self.folder / "settings.json"
        wanted = self.settings.described()
        if not file.exists():
            file.write_text(json.dumps(wanted, indent=1), encoding="utf-8")
        found = json.loads(file.read_text(encoding="utf-8"))
        other = sorted(name for name in {*wanted, *found} if wanted.get(name) != found.get(name))
        if other:
            raise OptionError(f"{self.folder} holds a course of other settings ({', '.join(other)}): choose another")
        if start is not None and not self.best.exists():
            network_file.read(start, self.game.id, self.encoding)  # refuses what is none of this game
            shutil.copyfile(start, self.start)
            shutil.copyfile(start, self.best)

    @property
    def log(self) -> list[dict[str, Any]]:
        """What became of the rounds that are done."""
        file = self.folder / "log.json"
        entries: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
        return entries

    def run(self, rounds: int, workers: Workers = None, progress: Progress | None = None) -> None:
        """Does the rounds that are missing."""
        with hired(workers) as hands:
            for number in range(len(self.log), rounds):
                self._round(number, hands, progress or _silent)

    def write_best(self, path: Path, command: str) -> None:
        """Writes the best network so far, with its origin: the command, the settings and versions, and all results."""
        network = network_file.read(self.best, self.game.id, self.encoding)
        network.origin = {"command": command, "settings": self.settings.described(), "rounds": self.log}
        if self.start.exists():
            network.origin["start"] = network_file.read(self.start, self.game.id, self.encoding).origin
        network_file.write(path, self.game.id, self.encoding, network)

    # --- a round ------------------------------------------------------------------------------------------------

    def _round(self, number: int, hands: Hands, progress: Progress) -> None:
        place = self._place(number)
        place.mkdir(exist_ok=True)
        done = f"round {number + 1}"
        missing = self._missing(number)
        for count, (which, packed) in enumerate(hands.do(Part.play, [part for _, part in missing]), 1):
            samples.write(missing[which][0], packed)
            progress(f"{done}: games", min(count * PART, self.settings.games), self.settings.games)
        progress(f"{done}: training", 0, 1)
        losses, positions = self._train(number)
        entry: dict[str, Any] = {"round": number + 1, "games": (number + 1) * self.settings.games}
        entry |= {"positions": positions, "loss": {name: round(loss, 4) for name, loss in asdict(losses).items()}}
        entry |= {"kept": True}
        game, looks = self.settings.game, self.settings.habits.looks
        candidate = Entrant("candidate", partial(network_bot, game, (place / "network").read_bytes(), looks))
        if self.best.exists():
            best = Entrant("best", partial(network_bot, game, self.best.read_bytes(), looks))
            duel = self._compete(f"{done}: against the best", candidate, best, self.settings.duel, hands, progress)
            entry |= {"against the best": _result(duel), "kept": duel.win_share >= 1 / TABLE_OF}
        rival = entrants([RIVAL])[0]
        against = self._compete(f"{done}: against {RIVAL}", candidate, rival, self.settings.measured, hands, progress)
        entry |= {f"against {RIVAL}": _result(against)}
        if entry["kept"]:
            shutil.copyfile(place / "network", self.folder / ".best.new")
            (self.folder / ".best.new").replace(self.best)
        beside = self.folder / ".log.new"
        beside.write_text(json.dumps([*self.log, entry], indent=1), encoding="utf-8")
        beside.replace(self.folder / "log.json")

    def _place(self, number: int) -> Path:
        return self.folder / f"round-{number + 1:02}"

    def _missing(self, number: int) -> list[tuple[Path, Part]]:
        """The games of a round that have not been played yet, and where their samples go."""
        settings = self.settings
        best = self.best.read_bytes() if self.best.exists() else None
        targets = Targets(settings.trace if best else settings.first_trace, settings.by_points, settings.apart)
        parts = [
            (
                self._place(number) / f"games-{first // PART:04}.npz",
                Part(
                    settings.game,
                    f"{settings.seed}/{number}/{first}",
                    min(PART, settings.games - first),
                    best,
                    targets,
                    settings.habits,
                ),
            )
            for first in range(0, settings.games, PART)
        ]
        return [(file, part) for file, part in parts if not file.exists()]

    def _train(self, number: int) -> tuple[Losses, int]:
        """Goes on from the last round's parameters with the games of the last rounds."""
        settings = self.settings
        place = self._place(number)
        chance = np.random.default_rng([number, *settings.seed.encode()])
        first = max(0, number + 1 - settings.memory)
        files = [file for each in range(first, number + 1) for file in sorted(self._place(each).glob("games-*.npz"))]
        known = samples.joined([samples.read(file) for file in files])
        if number == 0 and self.start.exists():
            began = parameters_of(network_file.read(self.start, self.game.id, self.encoding))
            parameters = widened(began, settings.units, chance)
        elif number == 0:
            parameters = new_parameters(self.encoding.size, settings.units, chance)
            for slot, worth in self.encoding.prior.items():
                parameters.first[self.encoding.names.index(slot), settings.units + WORTH] = worth
        else:
            parameters = read_parameters(self._place(number - 1) / "parameters.npz")
        losses = train(parameters, known, settings.lessons, chance)
        parameters.write(place / "parameters.npz")
        shown = parameters.sharpened(sharpness(parameters, known, settings.lessons))
        network_file.write(place / "network", self.game.id, self.encoding, shown.network({"round": number + 1}))
        return losses, known.positions

    def _compete(
        self, what: str, one: Entrant, other: Entrant, games: int, hands: Hands, progress: Progress
    ) -> Standing:
        """One against three, in all seats equally often."""
        others = [Entrant(f"{other.name}#{number}", other.make) for number in range(1, TABLE_OF)]
        tournament = Tournament(self.settings.game, [one, *others], games, f"{self.settings.seed}/{what}")
        return tournament.play(hands, lambda done: progress(what, done, tournament.balanced_games))[0]


def _silent(what: str, done: int, whole: int) -> None:
    """Nobody listens."""


def _result(standing: Standing) -> dict[str, Any]:
    """Victories of one against three as plain data."""
    interval = standing.interval
    shares = {"share": standing.win_share, "low": interval.low, "high": interval.high}
    return {"games": standing.games, **{name: round(share, 4) for name, share in shares.items()}}


def network_bot(game: str, packed: bytes, looks: int) -> Bot:
    """A player by a network, given as the bytes of its file."""
    return NetworkBot("learned", _network(game, packed), looks=looks)


@lru_cache(maxsize=4)
def _network(game: str, packed: bytes) -> Network:
    found = registry.find(game)
    return network_file.unpacked("network", packed, found.id, found.observation)
