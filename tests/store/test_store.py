"""The store: what goes in comes out, once; on SQLite and on PostgreSQL."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

import databases
from tafelrunde.kernel import registry
from tafelrunde.store.alone import NoDatabase
from tafelrunde.store.batch import Due
from tafelrunde.store.migrate import upgrade
from tafelrunde.store.schema import metadata, pulse
from tafelrunde.store.store import Said, Store, address, try_out
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


def test_many_lines_and_snapshots_share_a_transaction(database: str) -> None:
    """More lines than one statement holds; a snapshot of a table that is gone keeps nothing else out."""
    tables, gone = [table() for _ in range(150)], table()

    async def work(store: Store) -> None:
        for each in tables:
            await store.add_table(each)
        lines = [Entry(0, 1, 0, number, None, number / 3, (6, number), "cafe") for number in range(len(tables))]
        due = Due(12.5)
        await asyncio.gather(
            *(store.append(each.id, line, due) for each, line in zip(tables, lines, strict=True)),
            *(store.keep_snapshot(each.id, each.id.encode()) for each in [*tables[:10], gone]),
        )
        assert [await store.journal(each.id) for each in tables] == [[line] for line in lines]
        assert [await store.snapshot(each.id) for each in tables[:10]] == [each.id.encode() for each in tables[:10]]
        assert await store.snapshot(gone.id) is None
        assert sorted(await store.due(12.5)) == sorted(each.id for each in tables)

    using(database, work)


def test_the_newest_snapshot_is_kept_until_the_game_is_over(database: str) -> None:
    kept = table(status="playing")

    async def work(store: Store) -> None:
        await store.add_table(kept)
        assert await store.snapshot(kept.id) is None
        for data in (b"first", b"second"):
            await store.keep_snapshot(kept.id, data)
        assert await store.snapshot(kept.id) == b"second"
        async with Store.opened(database) as other:
            await asyncio.gather(*(each.keep_snapshot(kept.id, b"third") for each in (store, other) for _ in range(5)))
        assert await store.snapshot(kept.id) == b"third"
        await store.finish(kept, "record")
        assert await store.snapshot(kept.id) is None

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


def add_as_then(connection: Connection, kept: Table) -> None:
    """Adds a table with the columns that there are yet."""
    known = [column["name"] for column in inspect(connection).get_columns("tables")]
    row: dict[str, Any] = {name: value for name, value in asdict(kept).items() if name in known}
    plain = {name: json.dumps(value) if isinstance(value, list | dict) else value for name, value in row.items()}
    connection.execute(text(f"insert into tables ({', '.join(row)}) values (:{', :'.join(row)})"), plain)


def test_a_file_of_an_older_version_goes_on(tmp_path: Path) -> None:
    """Its running game is looked at once, whether something is due; its lines have neither luck nor fingerprint."""
    playing, waiting = table(status="playing"), table()
    engine = create_engine(f"sqlite:///{tmp_path / 'tables.db'}")
    with engine.begin() as connection:
        upgrade(connection, "0003")
        for each in (playing, waiting):
            add_as_then(connection, each)
        connection.exec_driver_sql(
            "insert into moves (table_id, ply, seat, answers, move, at) values (?, 0, 1, 0, 5, 1.5)", (playing.id,)
        )
    engine.dispose()

    async def read(store: Store) -> None:
        assert await store.table(playing.id) == replace(playing, due=0.0)
        assert await store.table(waiting.id) == waiting
        assert await store.journal(playing.id) == [Entry(0, 1, 0, 5, None, 1.5)]
        assert await store.due(time.time()) == [playing.id]
        await store.pulse.resume()

    using(str(tmp_path / "tables.db"), read)


def test_what_is_due_waits_as_long_as_no_server_ran(database: str) -> None:
    """The last sign of life came 50 s ago: what was due 10 s after it is due 10 s from now."""
    overdue, soon = table(due=1.0), table()
    now = time.time()
    soon.due = now - 40

    async def work(store: Store) -> None:
        await store.add_table(overdue)
        await store.add_table(soon)
        async with store.engine.begin() as connection:
            await connection.execute(pulse.update().values(at=now - 50))
        await store.pulse.resume()
        assert await store.due(now) == [overdue.id]
        following = await store.next_due(now)
        assert following is not None
        assert 9.9 < following - now < 15
        ((began, ended),) = await store.pulse.pauses(now - 60)
        assert began == pytest.approx(now - 50)
        assert 0 <= ended - now < 5
        assert await store.pulse.pauses(ended + 1) == []
        await store.pulse.beat()
        await store.pulse.resume()
        again = await store.next_due(now)
        assert again is not None
        assert again - following < 5

    using(database, work)


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
            await connection.run_sync(add_as_then, table(id="old7"))
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
        kept = table(game="mil")
        await store.add_table(kept)
        await store.finish(kept, record)
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


@pytest.mark.skipif(databases.GIVEN is not None, reason="only a database that was started here can be stopped")
def test_a_database_that_is_just_starting_is_waited_for(shared_database: str) -> None:
    async def begin() -> None:
        waiting = asyncio.create_task(try_out(shared_database, patience=60))
        await asyncio.sleep(0.5)
        assert not waiting.done()
        await asyncio.to_thread(databases.start)
        await waiting

    databases.stop()
    try:
        with pytest.raises(NoDatabase, match="cannot be opened"):
            asyncio.run(try_out(shared_database))
        asyncio.run(begin())
    finally:
        databases.start()


def test_a_password_is_not_told() -> None:
    with pytest.raises(NoDatabase) as told:
        asyncio.run(try_out("postgresql://ann:secret@localhost:1/tables"))
    assert "postgresql://ann:***@localhost:1/tables" in str(told.value)
    assert "secret" not in str(told.value)
