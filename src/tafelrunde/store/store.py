"""Keeps tables, their journals, chat and records. Each change is one transaction; when a call returns, it is kept."""

import asyncio
import logging
import re
import secrets
import sys
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, nullcontext, suppress
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from alembic.util import CommandError
from sqlalchemy import Connection, bindparam, delete, event, false, func, insert, select, update
from sqlalchemy.engine import Row, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from tafelrunde.store import archive, schema
from tafelrunde.store.alone import NoDatabase, the_only_server
from tafelrunde.store.apart import Apart
from tafelrunde.store.archive import Archive
from tafelrunde.store.batch import Due, File, Line, Paper, Shared, Snapshot
from tafelrunde.store.members import Members
from tafelrunde.store.migrate import upgrade
from tafelrunde.store.news import News, Note, publish
from tafelrunde.store.pulse import Pulse
from tafelrunde.store.reader import FileReader, Reader, SharedReader
from tafelrunde.store.scribe import CARE, Place
from tafelrunde.store.sets import Sets
from tafelrunde.store.writer import Conflict, Writer
from tafelrunde.table.journal import Entry
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import Table

log = logging.getLogger(__name__)

ASKED_AGAIN = 1.0
"""Seconds after which a database that was not there is asked again."""
LISTED_FOR = 7 * 24 * 3600.0
MOST_LISTED = 100
CHAT_SHOWN = 200
PAGE = 100

# What a table is made of when somebody comes to it.
ITS_ROW = select(schema.tables).where(schema.tables.c.id == bindparam("id"))
ITS_SNAPSHOT = select(schema.snapshots.c.data).where(schema.snapshots.c.table_id == bindparam("id"))
ITS_JOURNAL = (
    select(schema.moves)
    .where(schema.moves.c.table_id == bindparam("id"), schema.moves.c.line >= bindparam("since"))
    .order_by(schema.moves.c.line)
)
ITS_CHAT = (
    select(schema.chat)
    .where(schema.chat.c.table_id == bindparam("id"), schema.chat.c.number > bindparam("after"))
    .order_by(schema.chat.c.number.desc())
    .limit(CHAT_SHOWN)
)


@dataclass(frozen=True)
class Said:
    """A line of chat. `seat` is None for a spectator."""

    number: int
    seat: int | None
    name: str
    text: str
    at: float


class Visit(NamedTuple):
    """What the store has of a table but for its journal: its row, what was said last, its last snapshot."""

    table: Table
    chat: list[Said]
    snapshot: bytes | None


async def try_out(database: str, alone: bool = True, patience: float = 0.0) -> None:
    """Opens a database once and brings it up to date; `NoDatabase` says what is wrong. A server wants to be `alone`.

    A PostgreSQL that cannot be reached yet, or is just starting, is waited for: so many seconds.
    """
    end = time.monotonic() + (patience if _is_shared(database) else 0.0)
    while True:
        try:
            with the_only_server(database) if alone else nullcontext():
                async with Store.opened(database):
                    return
        except _troubles() as error:
            if time.monotonic() >= end or not isinstance(error, _passing_troubles()):
                raise NoDatabase(f"the database {_without_password(database)} cannot be opened: {error}") from None
            log.warning("the database %s is not there yet: %s", _without_password(database), error)
            await asyncio.sleep(ASKED_AGAIN)


def _troubles() -> tuple[type[Exception], ...]:
    """What a database that cannot be opened raises; the driver's own errors come through as they are."""
    return (
        *_passing_troubles(),
        *_driver("PostgresError", "InterfaceError"),
        SQLAlchemyError,
        CommandError,
        ImportError,
    )


def _passing_troubles() -> tuple[type[Exception], ...]:
    """What may be over soon: nobody listens, or somebody who is just starting or stopping."""
    return (OSError, *_driver("CannotConnectNowError", "AdminShutdownError", "ConnectionDoesNotExistError"))


def _driver(*names: str) -> list[type[Exception]]:
    if find_spec("asyncpg") is None:  # only who uses PostgreSQL has it
        return []
    import asyncpg

    return [getattr(asyncpg, name) for name in names]


class Store:
    """One database. Make it with `opened`. `me` is what others on the same database call this one."""

    def __init__(self, engine: AsyncEngine, apart: bool = False) -> None:
        self.engine = engine
        self.me = secrets.token_hex(6)
        self.archive = Archive(engine)
        self.sets = Sets(engine)
        self.pulse = Pulse(engine)
        self.members = Members(engine, self.me)
        self.news = News(engine, self.me)
        self._writer = Writer(_paper(engine, self.me, apart))
        self._reader = _reader(engine)

    @property
    def shared(self) -> bool:
        """May others use the same database at the same time?"""
        return self.engine.dialect.name == "postgresql"

    @classmethod
    @asynccontextmanager
    async def opened(cls, database: str, apart: bool = False) -> AsyncIterator["Store"]:
        """The store behind a database address or a file name, brought up to date first.

        A file is written by a process of its own if that is to work `apart`.
        """
        # A line that a restart of PostgreSQL has cut is noticed before it is used.
        pre_ping = _is_shared(database)
        engine = create_async_engine(address(database), hide_parameters=True, pool_pre_ping=pre_ping)
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _careful_sqlite)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
                await _require_writable(connection)
            store = cls(engine, apart)
            if isinstance(store._writer.paper, Apart):
                store._writer.paper.begin()  # so that the first line need not wait for it
            try:
                yield store
            finally:
                store._writer.paper.close()
                store._reader.close()
        finally:
            await engine.dispose()

    # --- tables -------------------------------------------------------------------------------------------------

    async def add_table(self, table: Table, journal: Sequence[Entry] = ()) -> None:
        """A new table, and the lines that its game begins with."""
        lines = [{"table_id": table.id, **asdict(entry)} for entry in journal]
        async with self.engine.begin() as connection:
            await connection.execute(insert(schema.tables), _row(table))
            if lines:
                await connection.execute(insert(schema.moves), lines)

    # Several servers may have the same table in use. So a change of its row says which version it changes, and it is
    # the database that decides whether that is still the one: `Conflict` if not, and nothing is changed.

    async def add_rematch(self, table: Table, before: Table) -> Table:
        """A new table that follows another one, which is returned as it is kept."""
        async with self.engine.begin() as connection:
            kept = await self._change(connection, before, rematch=table.id)
            await connection.execute(insert(schema.tables), _row(table))
        return kept

    async def change_table(self, table: Table) -> Table:
        """Keeps what may change of a table: seats and status, and what follows from these. Returns it as it is kept."""
        seats = [asdict(seat) for seat in table.seats]
        async with self.engine.begin() as connection:
            return await self._change(
                connection, table, seats=seats, status=table.status, begun=table.begun, setup=table.setup, due=table.due
            )

    async def finish(self, table: Table, record: str) -> Table:
        """The game at a table is over; its record is kept under its id. Returns the table as it is kept."""
        row = archive.row(table.id, table.game, record, imported=False)
        async with self.engine.begin() as connection:
            kept = await self._change(connection, table, status="over", due=None)
            await connection.execute(delete(schema.records).where(schema.records.c.id == table.id))
            await connection.execute(insert(schema.records), row)
            for leftover in (schema.snapshots, schema.leases):
                await connection.execute(delete(leftover).where(leftover.c.table_id == table.id))
        return kept

    async def _change(self, connection: AsyncConnection, table: Table, **values: Any) -> Table:
        """Changes the row of a table if nobody else has changed it since it was read, and tells the others."""
        same = (schema.tables.c.id == table.id, schema.tables.c.version == table.version)
        change = update(schema.tables).where(*same).values(version=table.version + 1, **values)
        if (await connection.execute(change)).rowcount == 0:
            raise Conflict(f"table {table.id} has changed meanwhile")
        await publish(connection, [Note(table.id, self.me, "row")])
        return _table((await connection.execute(select(schema.tables).where(schema.tables.c.id == table.id))).one())

    async def table(self, id: str) -> Table | None:
        """A table by its id."""
        row = await self._reader.read(lambda connection: connection.execute(ITS_ROW, {"id": id}).first())
        return _table(row) if row else None

    async def visit(self, id: str) -> Visit | None:
        """A table, and what else whoever comes to it needs, read at once."""

        def read(connection: Connection) -> tuple[Row[Any] | None, Sequence[Row[Any]], Row[Any] | None]:
            row = connection.execute(ITS_ROW, {"id": id}).first()
            chat = connection.execute(ITS_CHAT, {"id": id, "after": -1}).all()
            return row, chat, connection.execute(ITS_SNAPSHOT, {"id": id}).first()

        row, chat, snapshot = await self._reader.read(read)
        if row is None:
            return None
        return Visit(_table(row), _said(chat), bytes(snapshot.data) if snapshot else None)

    async def open_tables(self, before: float | None = None, count: int = MOST_LISTED) -> list[Table]:
        """Listed tables that have not begun, newest first, opened before a time if one is given."""
        since, until = time.time() - LISTED_FOR, before if before is not None else float("inf")
        wanted = (
            select(schema.tables)
            .where(schema.tables.c.status == "open", schema.tables.c.listed)
            .where(schema.tables.c.created > since, schema.tables.c.created < until)
            .order_by(schema.tables.c.created.desc())
            .limit(count)
        )
        async with self.engine.connect() as connection:
            return [_table(row) for row in await connection.execute(wanted)]

    async def all_tables(self) -> AsyncIterator[Table]:
        """Every table, page by page."""
        last = ""
        while True:
            wanted = select(schema.tables).where(schema.tables.c.id > last).order_by(schema.tables.c.id).limit(PAGE)
            async with self.engine.connect() as connection:
                page = [_table(row) for row in await connection.execute(wanted)]
            for table in page:
                yield table
            if len(page) < PAGE:
                return
            last = page[-1].id

    # --- what is due ----------------------------------------------------------------------------------------------

    async def set_due(self, id: str, due: float | None) -> None:
        """When the table has to act by itself."""
        async with self.engine.begin() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(due=due))

    async def due(self, until: float) -> list[str]:
        """The tables that have had to act by themselves until then, the one that waits longest first."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.due <= until).order_by(schema.tables.c.due)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(wanted)]

    async def next_due(self, after: float) -> float | None:
        """When the next table has to act by itself."""
        wanted = select(func.min(schema.tables.c.due)).where(schema.tables.c.due > after)
        async with self.engine.connect() as connection:
            found: float | None = (await connection.execute(wanted)).scalar()
        return found

    # --- tables at which nothing has begun ------------------------------------------------------------------------

    async def still_open(self, ids: Iterable[str]) -> set[str]:
        """Which of these tables have not begun."""
        wanted = select(schema.tables.c.id).where(schema.tables.c.id.in_(list(ids)), schema.tables.c.status == "open")
        async with self.engine.connect() as connection:
            return {row.id for row in await connection.execute(wanted)}

    async def open_since_before(self, moment: float) -> list[str]:
        """The tables that were opened before that moment and have never begun."""
        old = select(schema.tables.c.id).where(schema.tables.c.status == "open", schema.tables.c.created < moment)
        async with self.engine.connect() as connection:
            return [row.id for row in await connection.execute(old)]

    async def cancel(self, table: Table) -> None:
        """Drops a table at which no game has begun, and tells the others; `Conflict` if it has changed meanwhile."""
        same = (schema.tables.c.id == table.id, schema.tables.c.version == table.version)
        async with self.engine.begin() as connection:
            if (await connection.execute(delete(schema.tables).where(*same))).rowcount == 0:
                raise Conflict(f"table {table.id} has changed meanwhile")
            await publish(connection, [Note(table.id, self.me, "row")])

    async def forget_open(self, id: str) -> None:
        """Drops a table that has never begun, and what was said at it."""
        async with self.engine.begin() as connection:
            await connection.execute(
                delete(schema.tables).where(schema.tables.c.id == id, schema.tables.c.status == "open")
            )

    # --- journals -----------------------------------------------------------------------------------------------

    async def append(self, table_id: str, entry: Entry, due: Due | None = None) -> None:
        """Writes a line of the journal, and when the table is due if that changes with it.

        `Conflict` if another line has this number already.
        """
        await self._writer.write(Line(table_id, entry, due))

    async def journal(self, table_id: str, since: int = 0) -> list[Entry]:
        """The lines of a table's journal from that line on, in order."""
        wanted = {"id": table_id, "since": since}
        rows = await self._reader.read(lambda connection: connection.execute(ITS_JOURNAL, wanted).all())
        return [_entry(row) for row in rows]

    async def snapshot(self, table_id: str) -> bytes | None:
        """The last snapshot of the game at a table."""
        row = await self._reader.read(lambda connection: connection.execute(ITS_SNAPSHOT, {"id": table_id}).first())
        return bytes(row.data) if row else None

    async def keep_snapshot(self, table_id: str, data: bytes) -> None:
        """Keeps a snapshot in place of the one before; one that another server keeps at that moment is as good."""
        with suppress(Conflict):
            await self._writer.write(Snapshot(table_id, data))

    # --- chat ---------------------------------------------------------------------------------------------------

    async def say(self, table_id: str, seat: int | None, name: str, text: str) -> Said:
        """Keeps a line of chat under the next number, whoever else talks at the same time."""
        at = time.time()
        last = select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table_id).scalar_subquery()
        row = {"table_id": table_id, "number": func.coalesce(last + 1, 0), "seat": seat, "name": name, "text": text}
        line = insert(schema.chat).values(**row, at=at).returning(schema.chat.c.number)
        # SQLite lets one write at a time. On PostgreSQL who talks holds the row of the table, and others wait.
        turn = select(schema.tables.c.id).where(schema.tables.c.id == table_id).with_for_update(key_share=True)
        async with self.engine.begin() as connection:
            await connection.execute(turn)
            number = (await connection.execute(line)).scalar_one()
            await publish(connection, [Note(table_id, self.me, "chat")])
        return Said(number, seat, name, text, at)

    async def chat(self, table_id: str, after: int = -1) -> list[Said]:
        """The last lines of chat behind that number, oldest first."""
        wanted = {"id": table_id, "after": after}
        rows = await self._reader.read(lambda connection: connection.execute(ITS_CHAT, wanted).all())
        return _said(rows)


def address(database: str) -> str:
    """A database address for the asynchronous drivers; a plain file name means SQLite."""
    if "://" not in database:
        Path(database).expanduser().parent.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{Path(database).expanduser()}"
    url = make_url(database)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return url.set(drivername=drivers.get(url.drivername, url.drivername)).render_as_string(hide_password=False)


def _is_shared(database: str) -> bool:
    """A server of databases, not a file."""
    return database.startswith("postgres")


def _without_password(database: str) -> str:
    return re.sub("(://[^:/@]*):[^@]*@", r"\1:***@", database)


async def _require_writable(connection: AsyncConnection) -> None:
    """A database that can only be read says so now, not when the first move is lost."""
    await connection.execute(update(schema.tables).where(false()).values(status=schema.tables.c.status))


def _careful_sqlite(connection: Any, _: Any) -> None:
    """Write-ahead log, flushed to the disk with every transaction."""
    cursor = connection.cursor()
    for pragma in CARE:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _is_file(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "sqlite" and engine.url.database not in (None, "", ":memory:")


def _paper(engine: AsyncEngine, me: str, apart: bool) -> Paper:
    """Where the writer writes: a file by itself, everything else over the engine's connections."""
    if not _is_file(engine):
        return Shared(engine, me)
    (path, *_), words = engine.dialect.create_connect_args(engine.url)
    can_be_apart = sys.platform != "win32"  # where no socket goes from one process to another
    return (Apart if apart and can_be_apart else File)(Place(path, dict(words)))


def _reader(engine: AsyncEngine) -> Reader:
    return FileReader(engine, _careful_sqlite) if _is_file(engine) else SharedReader(engine)


def _said(newest_first: Sequence[Row[Any]]) -> list[Said]:
    return [Said(row.number, row.seat, row.name, row.text, row.at) for row in reversed(newest_first)]


def _entry(row: Row[Any]) -> Entry:
    luck = None if row.luck is None else tuple(row.luck)
    return Entry(row.line, row.seat, row.answers, row.move, row.back_to, row.at, luck, row.fingerprint)


def _row(table: Table) -> dict[str, Any]:
    return {**asdict(table), "seats": [asdict(seat) for seat in table.seats]}


def _table(row: Row[Any]) -> Table:
    values = dict(row._mapping)
    return Table(**{**values, "seats": [Seat(**seat) for seat in values["seats"]]})
