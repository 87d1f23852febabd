"""The store: what goes in comes out, once; on SQLite and on PostgreSQL."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from tafelrunde.kernel import registry
from tafelrunde.store.schema import metadata
from tafelrunde.store.store import Said, Store, address
from tafelrunde.store.writer import Conflict
from tafelrunde.table.journal import Entry
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import Table, new_table, rematch_of

SEATS = [Seat("person", "Ann", None, "hash"), Seat("bot", "Kay", "greedy")]


def table(**changes: object) -> Table:
    game = registry.game("kingsburg")
    made = new_table(game, game.plain_options(game.settle({"players": 2})), SEATS, "host", None, True)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


def using(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Store.opened(database) as store:
            await work(store)

    asyncio.run(run())


def test_a_table_comes_back_after_a_restart(database: str) -> None:
    kept = table(clock=60.0, setup=[6, 2], begun=0.5)
    journal = [
        Entry(0, 0, 0, 5, None, 1.5),
        Entry(1, 0, 1, None, 0, 2.5, (), "cafe"),
        Entry(2, 0, 2, 7, None, 3.5, (6, 0, 6, 5), "beef"),
    ]

    said: list[Said] = []

    async def write(store: Store) -> None:
        await store.add_table(kept)
        for entry in journal:
            await store.append(kept.id, entry)
        said.append(await store.say(kept.id, 0, "Ann", "hi"))
        kept.status = "playing"
        kept.seats = [*SEATS[:1], Seat("person", "Brian", None, "other")]
        kept.due = 70.0
        assert await store.change_table(kept) == replace(kept, version=1)

    async def read(store: Store) -> None:
        assert await store.table(kept.id) == replace(kept, version=1)
        assert await store.journal(kept.id) == journal
        assert await store.chat(kept.id) == said
        assert [(line.number, line.seat, line.name, line.text) for line in said] == [(0, 0, "Ann", "hi")]
        assert await store.due(69.9) == []
        assert await store.next_due(69.9) == 70.0
        assert await store.due(70.0) == [kept.id]
        assert await store.next_due(70.0) is None
        assert await store.open_tables() == []
        assert await store.table("nowhere") is None

    using(database, write)
    using(database, read)


def test_a_ply_and_an_answer_count_once(database: str) -> None:
    kept, other = table(), table()

    async def work(store: Store) -> None:
        await store.add_table(kept)
        await store.add_table(other)
        await store.append(kept.id, Entry(0, 0, 0, 5))
        with pytest.raises(Conflict):
            await store.append(kept.id, Entry(0, 1, 0, 6))
        with pytest.raises(Conflict):
            await store.append(kept.id, Entry(1, 0, 0, 6))
        await store.append(other.id, Entry(0, 0, 0, 5))
        assert await store.journal(kept.id) == [Entry(0, 0, 0, 5)]

    using(database, work)


def test_one_line_that_does_not_fit_keeps_no_other_out(database: str) -> None:
    tables = [table() for _ in range(20)]

    async def work(store: Store) -> None:
        for each in tables:
            await store.add_table(each)
        await store.append(tables[7].id, Entry(0, 0, 0, 1))
        told = await asyncio.gather(
            *(store.append(each.id, Entry(0, 1, 0, 2)) for each in tables), return_exceptions=True
        )
        assert [number for number, error in enumerate(told) if error is not None] == [7]
        assert isinstance(told[7], Conflict)
        for each in tables:
            assert len(await store.journal(each.id)) == 1

    using(database, work)


def test_open_tables_are_listed_newest_first(database: str) -> None:
    old, new = table(created=table().created - 60), table()
    hidden, begun, ancient = table(listed=False), table(status="playing"), table(created=1.0)

    async def work(store: Store) -> None:
        for each in (old, new, hidden, begun, ancient):
            await store.add_table(each)
        assert [each.id for each in await store.open_tables()] == [new.id, old.id]
        again = rematch_of(new)
        await store.add_rematch(again, new)
        found = await store.table(new.id)
        assert found is not None
        assert found.rematch == again.id

    using(database, work)


def test_the_file_is_safe_against_a_crash_and_holds_the_schema(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        await store.add_record("abc", "kingsburg", "text")
        assert await store.record("abc") == "text"
        assert await store.record("nowhere") is None

    using(str(tmp_path / "sub" / "tables.db"), nothing)
    connection = sqlite3.connect(tmp_path / "sub" / "tables.db")
    assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
    for made in metadata.sorted_tables:
        columns = [row[1] for row in connection.execute(f"pragma table_info({made.name})")]
        assert columns == [column.name for column in made.columns]


def test_addresses() -> None:
    assert address("postgresql://ann:secret@db/tafelrunde") == "postgresql+asyncpg://ann:secret@db/tafelrunde"
    assert address("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    assert address("x.db") == "sqlite+aiosqlite:///x.db"
