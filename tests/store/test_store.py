"""The store: what goes in comes out, once. `TAFELRUNDE_POSTGRESQL=postgresql://…` runs the same on a PostgreSQL."""

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import asdict
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from tafelrunde.kernel import registry
from tafelrunde.store.migrate import upgrade
from tafelrunde.store.schema import metadata
from tafelrunde.store.store import NoDatabase, Said, Store, address, try_out
from tafelrunde.store.writer import Conflict
from tafelrunde.table.journal import Entry
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import Table, new_table, rematch_of

POSTGRESQL = os.environ.get("TAFELRUNDE_POSTGRESQL")
SEATS = [Seat("person", "Ann", None, "hash"), Seat("bot", "Kay", "greedy")]


def table(**changes: object) -> Table:
    game = registry.game("kingsburg")
    made = new_table(game, game.plain_options(game.settle({"players": 2})), SEATS, "host", None, True)
    for name, value in changes.items():
        setattr(made, name, value)
    return made


@pytest.fixture(params=["sqlite", *(["postgresql"] if POSTGRESQL else [])])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """An empty database."""
    if request.param == "sqlite":
        yield str(tmp_path / "tables.db")
        return
    asyncio.run(emptied(POSTGRESQL or ""))
    yield POSTGRESQL or ""


async def emptied(database: str) -> None:
    async with Store.opened(database) as store, store.engine.begin() as connection:
        for made in reversed(metadata.sorted_tables):
            await connection.execute(made.delete())


def using(database: str, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Store.opened(database) as store:
            await work(store)

    asyncio.run(run())


def test_a_table_comes_back_after_a_restart(database: str) -> None:
    kept = table(clock=60.0)
    journal = [Entry(0, 0, 0, 5, None, 1.5), Entry(1, 0, 1, None, 0, 2.5), Entry(2, 0, 2, 7, None, 3.5)]

    async def write(store: Store) -> None:
        await store.add_table(kept)
        for entry in journal:
            await store.append(kept.id, entry)
        await store.say(kept.id, Said(0, 0, "Ann", "hi", 1.0))
        kept.status = "playing"
        kept.seats = [*SEATS[:1], Seat("person", "Brian", None, "other")]
        await store.change_table(kept)

    async def read(store: Store) -> None:
        assert await store.table(kept.id) == kept
        assert await store.journal(kept.id) == journal
        assert await store.chat(kept.id) == [Said(0, 0, "Ann", "hi", 1.0)]
        assert await store.ticking() == [kept.id]
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
        await store.archive.add("abc", "kingsburg", "text")
        assert await store.archive.text("abc") == "text"
        assert await store.archive.text("nowhere") is None

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


def test_records_from_before_they_were_packed_survive(database: str) -> None:
    """One of a table here and more than a portion from elsewhere, as the schema of then kept them."""
    old = {f"old{number}": f"record {number} ä" for number in range(250)}

    async def work() -> None:
        engine = create_async_engine(address(database))
        async with engine.begin() as connection:
            await connection.run_sync(lambda sync: (metadata.drop_all(sync), sync.exec_driver_sql(FORGET_REVISION)))
            await connection.run_sync(upgrade, "0003")
            own = {**asdict(table()), "id": "old7", "seats": "[]", "options": "{}"}
            names = ", ".join(own)
            await connection.execute(text(f"insert into tables ({names}) values (:{', :'.join(own)})"), own)
            insert = text("insert into records (id, game, text, created) values (:id, 'kingsburg', :text, 1.5)")
            await connection.execute(insert, [{"id": id, "text": words} for id, words in old.items()])
        await engine.dispose()
        async with Store.opened(database) as store:
            assert {id: await store.archive.text(id) for id in old} == old
            assert await store.archive.forget_imported(time.time() - 60) == 0
            assert await store.archive.forget_imported(time.time() + 60) == 249
            assert await store.archive.text("old7") == old["old7"]

    asyncio.run(work())


FORGET_REVISION = "drop table if exists alembic_version"


def test_a_record_is_kept_small(database: str) -> None:
    record = (Path(__file__).parent.parent / "records" / "mil-5-players.txt").read_text(encoding="utf-8")

    async def work(store: Store) -> None:
        kept = table()
        await store.add_table(kept)
        await store.finish(kept.id, "mil", record)
        assert await store.archive.imported_bytes() == 0
        await store.archive.add("abc", "mil", record)
        assert 0 < await store.archive.imported_bytes() < len(record) / 5
        assert await store.archive.text(kept.id) == record

    using(database, work)


def test_errors_do_not_tell_what_was_to_be_written(database: str) -> None:
    kept = table(seed="the secret seed")

    async def work(store: Store) -> None:
        await store.add_table(kept)
        with pytest.raises(IntegrityError) as refused:
            await store.add_table(kept)
        assert "the secret seed" not in str(refused.value)
        assert "'hash'" not in str(refused.value)

    using(database, work)


def test_a_database_that_can_only_be_read_is_refused_at_the_start(tmp_path: Path) -> None:
    async def nothing(store: Store) -> None:
        pass

    using(str(tmp_path / "tables.db"), nothing)
    with pytest.raises(NoDatabase, match=r"cannot be opened.*readonly"):
        asyncio.run(try_out(f"sqlite:///file:{tmp_path / 'tables.db'}?mode=ro&uri=true"))
