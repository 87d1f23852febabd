"""A SQLite file that a process of its own writes (`scribe.py`): batch after batch, each answered when it is kept.

If that process dies, nobody can say whether the last batch was kept. The writer tries it once more with a new one, and
the keys of the journal refuse what is there already.
"""

import asyncio
import logging
import socket
import sqlite3
import subprocess
import sys

import msgspec
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from tafelrunde.store.batch import Batch
from tafelrunde.store.scribe import LENGTH, Answer, Place, packed

log = logging.getLogger(__name__)

PATIENCE = 12.0
"""A batch that takes longer will not be written any more: SQLite itself gives up earlier. (In seconds.)"""
END_WITHIN = 3.0
ANSWERS = msgspec.msgpack.Decoder(Answer)


class Apart:
    """A file and who writes it."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.process: subprocess.Popen[bytes] | None = None
        self._end: socket.socket | None = None

    async def write(self, batch: Batch) -> None:
        """All of it, in one transaction; `ConnectionError` if nobody can say whether it was kept."""
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await self._ask(packed(batch.order()))
        except OSError as error:  # a TimeoutError too
            log.error("who writes the database has gone (%s); another one does", type(error).__name__)
            self._send_away()
            raise ConnectionError("who writes the database has gone") from error
        except BaseException:
            self._send_away()  # its answer would be taken for that to the next batch
            raise
        if answer.wrong:
            raise _error(answer)

    def begin(self) -> socket.socket:
        """Begins the process."""
        ours, theirs = socket.socketpair()
        with theirs:
            file, quiet = theirs.fileno(), subprocess.DEVNULL
            words = [sys.executable, "-m", "tafelrunde.store.scribe", str(file)]
            self.process = subprocess.Popen(words, stdin=quiet, stdout=quiet, pass_fds=[file])
        ours.sendall(packed(self.place))
        ours.setblocking(False)
        self._end = ours
        return ours

    def close(self) -> None:
        """Ends it: it ends when it hears no more, and not in the middle of a batch."""
        if self._end is not None:
            self._end.close()
            self._end = None
        if self.process is not None:
            try:
                self.process.wait(END_WITHIN)
            except subprocess.TimeoutExpired:
                self._send_away()

    async def _ask(self, order: bytes) -> Answer:
        loop = asyncio.get_running_loop()
        end = self._end or self.begin()
        await loop.sock_sendall(end, order)
        data = b""
        while len(data) < LENGTH.size or len(data) < LENGTH.size + LENGTH.unpack_from(data)[0]:
            more = await loop.sock_recv(end, 65_536)
            if not more:
                raise ConnectionResetError
            data += more
        return ANSWERS.decode(data[LENGTH.size :])

    def _send_away(self) -> None:
        if self._end is not None:
            self._end.close()
            self._end = None
        if self.process is not None:
            self.process.kill()
            self.process.wait()


def _error(answer: Answer) -> DBAPIError:
    """What SQLAlchemy would raise."""
    if answer.wrong == "IntegrityError":
        return IntegrityError(None, None, sqlite3.IntegrityError(answer.reason))
    return OperationalError(None, None, sqlite3.OperationalError(answer.reason))
