"""One server for a SQLite file.

Several servers on one PostgreSQL lose nothing. On SQLite every writer waits for every other, and news between servers
has no way to travel, so a second server would only show its players old tables: it is refused when it starts.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url

from tafelrunde.kernel.errors import TafelrundeError

if sys.platform != "win32":
    import fcntl


class NoDatabase(TafelrundeError):
    """The database cannot be opened."""


class InUse(NoDatabase):
    """Another server has the database."""


@contextmanager
def the_only_server(database: str) -> Iterator[None]:
    """Holds the lock of a SQLite file; `InUse` if another process has it. Other databases need none, and
    Windows knows no such lock.

    The lock is on a file of its own, because SQLite locks parts of the database itself, and is held by the process
    (POSIX record lock): the system takes it away when the process ends, however it ends, and workers that were started
    meanwhile do not inherit it. Within one process it excludes nobody.
    """
    file = _sqlite_file(database)
    if file is None or sys.platform == "win32":
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    lock = os.open(f"{file}.lock", os.O_RDWR | os.O_CREAT, 0o600)
    try:
        fcntl.lockf(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(lock)
        raise InUse(f"another server uses {file} already; stop it first, or give this one another file") from None
    try:
        yield
    finally:
        os.close(lock)


def _sqlite_file(database: str) -> Path | None:
    """The file behind a database address or a file name, if there is one."""
    if "://" not in database:
        return Path(database).expanduser()
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or url.database in (None, "", ":memory:"):
        return None
    return Path(urlsplit(url.database).path if url.database.startswith("file:") else url.database)
