"""A file that a process of its own writes: it keeps and refuses the same, and may die at any moment."""

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from tafelrunde.kernel import registry
from tafelrunde.store import apart
from tafelrunde.store.apart import Apart
from tafelrunde.store.batch import Due, File
from tafelrunde.store.store import Store
from tafelrunde.store.writer import Conflict
from tafelrunde.table.journal import Entry
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import Table, new_table

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no socket goes from one process to another")


def a_table() -> Table:
    game = registry.game("kingsburg")
    seats = [Seat("person", name) for name in ("Ann", "Brian")]
    return new_table(game, game.plain_options(game.settle({"players": 2})), seats, "", None, True)


def line(number: int, move: int = 7) -> Entry:
    return Entry(number, 0, number, move, None, 1.5, (6, 2, 6, 5), "abc")


@asynccontextmanager
async def stores(folder: Path, working_apart: bool) -> AsyncIterator[tuple[Store, Table]]:
    async with Store.opened(str(folder / "tables.db"), apart=working_apart) as store:
        table = a_table()
        await store.add_table(table)
        yield store, table


def run(folder: Path, do: Callable[[Store, Table], Awaitable[None]], working_apart: bool = True) -> None:
    async def running() -> None:
        async with stores(folder, working_apart) as (store, table):
            await do(store, table)

    asyncio.run(asyncio.wait_for(running(), 60))


def paper(store: Store) -> Apart:
    found = store._writer.paper
    assert isinstance(found, Apart)
    return found


def pid(store: Store) -> int:
    process = paper(store).process
    assert process is not None
    return process.pid


@pytest.mark.parametrize("working_apart", [False, True])
def test_what_is_kept_and_what_is_refused(tmp_path: Path, working_apart: bool) -> None:
    """Lines with their luck and when the table is due, snapshots; a second line of the same number is a conflict."""

    async def do(store: Store, table: Table) -> None:
        assert isinstance(store._writer.paper, Apart if working_apart else File)
        await store.append(table.id, line(0))
        await asyncio.gather(*(store.append(table.id, line(number), Due(9.0)) for number in range(1, 200)))
        await store.keep_snapshot(table.id, b"\x00first")
        await store.keep_snapshot(table.id, b"\x00second")
        assert await store.journal(table.id) == [line(number) for number in range(200)]
        assert await store.snapshot(table.id) == b"\x00second"
        other = a_table()
        await store.add_table(other)
        tried = [
            store.append(table.id, line(7, 99)),
            store.append(other.id, line(0)),
            store.append(table.id, line(200)),
        ]
        refused, *kept = await asyncio.gather(*tried, return_exceptions=True)
        assert (type(refused), kept) == (Conflict, [None, None])
        assert len(await store.journal(table.id)) == 201
        assert await store.journal(other.id) == [line(0)]

    run(tmp_path, do, working_apart)
    due = sqlite3.connect(tmp_path / "tables.db").execute("select due from tables order by due").fetchall()
    assert due == [(None,), (9.0,)]


def test_it_dies_between_two_lines(tmp_path: Path) -> None:
    async def do(store: Store, table: Table) -> None:
        await store.append(table.id, line(0))
        before = pid(store)
        os.kill(before, signal.SIGKILL)
        await store.append(table.id, line(1))
        assert pid(store) != before
        assert await store.journal(table.id) == [line(0), line(1)]

    run(tmp_path, do)


def test_it_dies_while_it_writes(tmp_path: Path) -> None:
    """Nobody knows whether the line was kept: it is written once more, and counts once."""

    async def do(store: Store, table: Table) -> None:
        await store.append(table.id, line(0))
        for number in range(1, 4):
            os.kill(pid(store), signal.SIGSTOP)
            writing = asyncio.create_task(store.append(table.id, line(number)))
            await asyncio.sleep(0.2)
            assert not writing.done()
            os.kill(pid(store), signal.SIGKILL)
            await writing
        assert await store.journal(table.id) == [line(number) for number in range(4)]

    run(tmp_path, do)


def test_it_dies_when_it_has_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was kept before its answer was heard is refused the second time, and found where it is."""
    ask = Apart._ask

    async def unheard(self: Apart, order: bytes) -> apart.Answer:
        answer = await ask(self, order)
        monkeypatch.setattr(Apart, "_ask", ask)
        assert answer.wrong == ""
        raise ConnectionResetError

    async def do(store: Store, table: Table) -> None:
        monkeypatch.setattr(Apart, "_ask", unheard)
        with pytest.raises(Conflict):
            await store.append(table.id, line(0))
        assert await store.journal(table.id) == [line(0)]
        await store.append(table.id, line(1))

    run(tmp_path, do)


def test_it_sleeps_for_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def do(store: Store, table: Table) -> None:
        await store.append(table.id, line(0))
        monkeypatch.setattr(apart, "PATIENCE", 0.5)
        os.kill(pid(store), signal.SIGSTOP)
        writing = asyncio.create_task(store.append(table.id, line(1)))
        await asyncio.sleep(0.6)
        monkeypatch.setattr(apart, "PATIENCE", 60.0)
        await writing
        assert await store.journal(table.id) == [line(0), line(1)]

    run(tmp_path, do)


def test_it_ends_with_its_store(tmp_path: Path) -> None:
    async def do(store: Store, table: Table) -> None:
        await store.append(table.id, line(0))
        process = paper(store).process
        assert process is not None
        ended.append(process)

    ended: list[object] = []
    run(tmp_path, do)
    assert getattr(ended[0], "returncode") == 0  # noqa: B009
