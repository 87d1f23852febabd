"""Games as a table of data: a row for every decision, with what the seat knew, what it chose and what became of it.

The file is Parquet, which polars, pandas and many others read. It is written portion by portion, so that it may be
larger than the memory, and takes its name only when it is complete.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as parquet

import tafelrunde
from tafelrunde.arena.hands import Workers
from tafelrunde.arena.match import Result, play_match
from tafelrunde.arena.tournament import Tournament
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

PORTION = 20_000
"""So many rows are written at once."""
WORD = pa.dictionary(pa.int32(), pa.string())


def schema(game: Game) -> Any:
    """The columns; what holds for the whole file stands in its metadata, the names of the slots among it."""
    encoding = game.observation
    about = {
        "tafelrunde": tafelrunde.__version__,
        "game": game.id,
        "rules": str(game.rules_version),
        "encoding": str(encoding.version),
        "names": json.dumps(encoding.names),
    }
    columns = [
        ("game", pa.int32()),
        ("seed", WORD),
        ("options", WORD),
        ("components", WORD),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("player", WORD),
        ("question", WORD),
        ("observation", pa.list_(pa.float32(), encoding.size)),
        ("moves", pa.list_(pa.int32())),
        ("move", pa.int32()),
        ("notation", pa.string()),
        ("score", pa.int32()),
        ("place", pa.int8()),
        ("share", pa.float32()),
    ]
    return pa.schema(columns, metadata=about)


class Notes:
    """The decisions of one game, noted while it is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._decisions: list[tuple[int, int, str, list[int], int, str]] = []
        self._vectors: list[Any] = []

    def note(self, state: State, seat: int, move: int) -> None:
        """A decision, before it is played."""
        notation = state.spell(move, seat)
        self._decisions.append((state.ply, seat, state.question(), state.moves(seat), move, notation))
        self._vectors.append(np.array(self.game.observation.vector(state, seat), np.float32))

    def rows(self, number: int, seed: str, options: str, components: str, players: list[str], result: Result) -> Any:
        """The rows of the game, now that it is over."""
        plies, seats, questions, moves, chosen, notations = map(list, zip(*self._decisions, strict=True))
        count = len(plies)
        columns = schema(self.game)
        size = self.game.observation.size
        vectors = pa.FixedSizeListArray.from_arrays(pa.array(np.concatenate(self._vectors)), size)
        values = [
            [number] * count,
            [seed] * count,
            [options] * count,
            [components] * count,
            plies,
            seats,
            [players[seat] for seat in seats],
            questions,
            vectors,
            moves,
            chosen,
            notations,
            [result.scores[seat] for seat in seats],
            [result.places[seat] for seat in seats],
            [result.win_share(seat) for seat in seats],
        ]
        arrays = [
            each if each is vectors else pa.array(each, column.type)
            for each, column in zip(values, columns, strict=True)
        ]
        return pa.Table.from_arrays(arrays, schema=columns)


# --- where games come from --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Noted(Result):
    """How a game ended, and its rows."""

    rows: Any


@dataclass(frozen=True)
class SelfPlay(Tournament):
    """Games between bots; its results carry rows."""

    def play_game(self, game: Game, number: int) -> Noted:
        """The same game as in a tournament, with notes taken."""
        notes = Notes(game)
        seed = f"{self.seed}/{number}"
        table = sorted(range(len(self.entrants)), key=lambda entrant: self.seat_of(entrant, number))
        bots = [self.entrants[entrant].make() for entrant in table]
        result = play_match(game, self.options, bots, seed, notes.note)
        options = game.plain_options(game.settle({"players": len(bots), **self.options}))
        names = [self.entrants[entrant].name for entrant in table]
        rows = notes.rows(number, seed, json.dumps(options), game.component_hash, names, result)
        return Noted(result.scores, result.places, result.plies, rows)


def of_bots(play: SelfPlay, workers: Workers = None) -> Iterator[Any]:
    """The rows of games between bots, in the order of the games."""
    for result in play.results(workers):
        assert isinstance(result, Noted)
        yield result.rows


def of_records(game: Game, records: Iterable[tuple[Path, Record]]) -> Iterator[Any]:
    """The rows of games that were written down; the seed of each is the name of its file."""
    for number, (path, each) in enumerate(records):
        try:
            yield _of_record(game, number, path.name, each)
        except RecordError as error:
            raise RecordError(f"{path}: {error}") from None


def _of_record(game: Game, number: int, name: str, played: Record) -> Any:
    if played.result is None:
        raise RecordError("this game was not finished, so nothing is known of its result")
    notes: Notes | None = None
    for at, (_, state, _) in enumerate(record.steps(game, played), 1):
        notes = notes or Notes(state.game)
        coming = played.lines[at] if at < len(played.lines) else None
        if coming is not None and coming.seat is not None and coming.seat != TABLE:
            notes.note(state, coming.seat, state.game.parse(state, coming.seat, coming.move))
    assert notes is not None
    result = Result(tuple(state.scores()), tuple(state.ranking()), state.ply)
    options = json.dumps(state.game.plain_options(state.options))
    return notes.rows(number, name, options, played.components, played.seats, result)


# --- the file ---------------------------------------------------------------------------------------------------------


def write(game: Game, tables: Iterable[Any], path: Path, progress: Callable[[int], None] | None = None) -> int:
    """Writes the rows of games into a file, whole or not at all; how many rows there are."""
    beside = path.with_name(f".{path.name}.new")
    try:
        with parquet.ParquetWriter(beside, schema(game), compression="zstd") as file:
            rows = sum(_written(file, tables, progress))
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
    return rows


def _written(file: Any, tables: Iterable[Any], progress: Callable[[int], None] | None) -> Iterator[int]:
    """Collects games into portions and writes these."""
    waiting: list[Any] = []
    for done, table in enumerate(tables, 1):
        waiting.append(table)
        if sum(each.num_rows for each in waiting) >= PORTION:
            yield _write(file, waiting)
            waiting = []
        if progress is not None:
            progress(done)
    if waiting:
        yield _write(file, waiting)


def _write(file: Any, tables: list[Any]) -> int:
    table = pa.concat_tables(tables).unify_dictionaries()
    file.write_table(table)
    return int(table.num_rows)
