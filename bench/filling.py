"""A database full of tables whose games are under way, as a server would have left them."""

import asyncio
import random
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from sqlalchemy import insert

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.server.resuming import EVERY
from tafelrunde.store import schema
from tafelrunde.store.store import Store
from tafelrunde.table import snapshot
from tafelrunde.table.beginning import begun
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import Table, new_table
from tafelrunde.table.tokens import hashed, new_id, new_token

NAMES = ["Ann", "Brian", "Cindy", "David"]
DIFFERENT = 20
"""So many games are played; the tables share them."""
AT_ONCE = 500


@dataclass
class Begun:
    """A table, and the tokens of its seats."""

    id: str
    tokens: list[str]


def fill(database: Path, tables: int, plies: int, clock: float | None = None, game: str = "kingsburg") -> list[Begun]:
    """So many tables of four, after so many lines each."""
    games = [_played(registry.game(game), plies, clock, number) for number in range(min(DIFFERENT, tables))]
    return asyncio.run(_write(database, tables, games))


Game_ = tuple[Table, list[Entry], bytes | None]


def _played(game: Game, plies: int, clock: float | None, number: int) -> Game_:
    """A game under way, its journal and its last snapshot."""
    options = game.plain_options(game.settle({"players": 4}))
    seats = [Seat("person", name) for name in NAMES]
    table = begun(new_table(game, options, seats, "0" * 64, clock, True), game)
    play = Play(game, table.options, table.names, table.seed, table.setup)
    rng, journal, kept, kept_at = random.Random(number), [], None, 0
    while play.line < plies and play.asked:
        seat, line = next(iter(play.asked.items()))
        entry = play.entry(seat, line, rng.choice(play.state.legal(seat)), time.time())
        assert entry is not None
        play = play.after(entry)
        journal.append(play.sealed())
        if play.line >= kept_at + EVERY and snapshot.can_be_kept(play):
            kept, kept_at = snapshot.write(table, play), play.line
    return replace(table, due=time.time() + clock if clock else None), journal, kept


async def _write(database: Path, tables: int, games: list[Game_]) -> list[Begun]:
    made: list[Begun] = []
    async with Store.opened(str(database)) as store:
        for start in range(0, tables, AT_ONCE):
            numbers = range(start, min(start + AT_ONCE, tables))
            rows, lines, snapshots = [], [], []
            for table, journal, kept in (games[number % len(games)] for number in numbers):
                tokens = [new_token() for _ in table.seats]
                seats = [
                    replace(seat, token_hash=hashed(token)) for seat, token in zip(table.seats, tokens, strict=True)
                ]
                its_own = replace(table, id=new_id(), seats=seats)
                made.append(Begun(its_own.id, tokens))
                rows.append(asdict(its_own))
                lines += [{"table_id": its_own.id, **asdict(entry)} for entry in journal]
                snapshots += [{"table_id": its_own.id, "data": kept}] if kept else []
            async with store.engine.begin() as connection:
                for kind, values in _filled(rows, lines, snapshots):
                    await connection.execute(insert(kind), values)
    return made


def _filled(rows: list[Any], lines: list[Any], snapshots: list[Any]) -> Iterator[tuple[Any, list[Any]]]:
    for kind, values in ((schema.tables, rows), (schema.moves, lines), (schema.snapshots, snapshots)):
        if values:
            yield kind, values
