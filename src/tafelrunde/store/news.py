"""News between the servers on one PostgreSQL, by its notifications.

What is written is told in the same transaction: nobody hears of what is not kept, and nothing kept goes untold. News
only say where to look; what is true is read from the database. Whoever lost the connection looks everywhere.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Text, bindparam, text
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

log = logging.getLogger(__name__)

CHANNEL = "tafelrunde"
THOUGHT = "thought"
"""What news are about when a worker has had a thought; they are of no table."""
LARGEST = 7_900
"""PostgreSQL takes 8,000 bytes a notification."""
KEEP_ALIVE = 5.0
AGAIN_AFTER = 0.5

SEND = text(f"SELECT pg_notify('{CHANNEL}', note) FROM unnest(:notes) AS note").bindparams(
    bindparam("notes", type_=ARRAY(Text))
)


class Note(msgspec.Struct, omit_defaults=True):
    """News of one table: who tells it, what it is about, and what else belongs to it."""

    table: str
    by: str
    what: str
    words: dict[str, Any] = {}

    def encoded(self) -> str:
        """As it travels."""
        return msgspec.json.encode(self).decode()


async def publish(connection: AsyncConnection, notes: list[Note]) -> None:
    """Tells news when the transaction of this connection is kept; without PostgreSQL there is nobody to tell."""
    if notes and connection.dialect.name == "postgresql":
        await connection.execute(SEND, {"notes": [note.encoded() for note in notes]})


class News:
    """One connection that hears what others tell, and tells what need not be kept."""

    def __init__(self, engine: AsyncEngine, me: str) -> None:
        self.engine = engine
        self.me = me
        self.connected = False
        self._outbox: list[str] = []
        self._wake = asyncio.Event()

    def tell(self, note: Note) -> None:
        """Tells the others, soon; what is told while nobody can be reached is lost, and so is what is too long."""
        told = note.encoded()
        if len(told.encode()) > LARGEST:
            log.warning("table %s: news are too long to be told: %s", note.table, note.what)
            return
        self._outbox.append(told)
        self._wake.set()

    async def listen(self, hear: Callable[[Note], None], begun: Callable[[], None]) -> None:
        """Hears what others tell, for ever. `begun` is called when it can hear, the first time and again."""
        while True:
            try:
                await self._listen(hear, begun)
            except Exception as error:
                log.warning("no news from other servers (%s); again soon", type(error).__name__)
            self.connected = False
            self._outbox.clear()
            await asyncio.sleep(AGAIN_AFTER)

    async def _listen(self, hear: Callable[[Note], None], begun: Callable[[], None]) -> None:
        def heard(*said: Any) -> None:
            note = msgspec.json.decode(said[3], type=Note)
            if note.by != self.me:
                hear(note)

        lost = asyncio.Event()

        def hang_up(_: Any) -> None:
            lost.set()
            self._wake.set()

        line = await self._connected_line()
        try:
            line.add_termination_listener(hang_up)
            await line.add_listener(CHANNEL, heard)
            self.connected = True
            begun()
            while not lost.is_set():
                await self._send(line)
        finally:
            line.terminate()

    async def _connected_line(self) -> Any:
        """A connection of its own, for as long as it holds: those of the engine are lent to whoever needs one."""
        import asyncpg  # only who uses PostgreSQL has it

        _, words = self.engine.dialect.create_connect_args(self.engine.url)
        return await asyncpg.connect(**words)

    async def _send(self, line: Any) -> None:
        """Sends what there is to tell, or asks after a while whether the line still holds."""
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                await self._wake.wait()
        except TimeoutError:
            await line.execute("SELECT 1", timeout=KEEP_ALIVE)
            return
        self._wake.clear()
        notes, self._outbox = self._outbox, []
        if notes:
            await line.execute("SELECT pg_notify($1, note) FROM unnest($2::text[]) AS note", CHANNEL, notes)
