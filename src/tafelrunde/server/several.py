"""Several server processes behind one port of one machine, on one PostgreSQL: each is a server like any other.

uvicorn has such a supervisor too, but it can only start its own server, which knows no doors and hands nothing over.
"""

import logging
import multiprocessing
import multiprocessing.connection
import os
import signal
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.process import BaseProcess
from typing import Any

import uvicorn

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.server import logs, tally
from tafelrunde.server.ending import AT_LAST
from tafelrunde.server.run import leave_quietly, server, settle_memory
from tafelrunde.server.settings import Settings

log = logging.getLogger(__name__)

AGAIN_AFTER = 1.0
STOP_WITHIN = AT_LAST + 0.5


class NeedsPostgreSQL(TafelrundeError):
    """Only PostgreSQL can have several servers."""


def serve(settings: Settings, host: str, port: int, count: int, opened: Callable[[], None]) -> None:
    """Runs so many servers until this process is told to stop; one that dies is replaced."""
    if "://" not in settings.database or settings.database.startswith("sqlite"):
        raise NeedsPostgreSQL("several workers need a PostgreSQL: --database postgresql://…")
    with tempfile.TemporaryDirectory(prefix="tafelrunde-") as folder:
        os.environ[tally.SEVERAL] = folder
        _serve(settings, host, port, count, opened)


def _serve(settings: Settings, host: str, port: int, count: int, opened: Callable[[], None]) -> None:
    door = uvicorn.Config("", host=host, port=port, log_level="warning").bind_socket()
    Several(settings, host, port, door, count).run(opened)


class Several:
    """The processes, and what is done when one ends or all shall."""

    def __init__(self, settings: Settings, host: str, port: int, door: socket.socket, count: int) -> None:
        self.context = multiprocessing.get_context("spawn")
        self.words = (settings, host, port, door)
        self.count = count
        self.open: Any = self.context.Semaphore(0)
        self.stopping = False

    def run(self, opened: Callable[[], None]) -> None:
        """Until SIGTERM or Ctrl-C; then each hands over what it has and ends."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        servers = [self._begin() for _ in range(self.count)]
        if all(self._opens(each, servers) for each in servers):
            opened()
        while not self.stopping:
            multiprocessing.connection.wait([each.sentinel for each in servers], timeout=0.2)
            for place, each in enumerate(servers):
                if not self.stopping and not each.is_alive():
                    log.error("server process %s has ended with %s; there is a new one", each.pid, each.exitcode)
                    time.sleep(AGAIN_AFTER)
                    servers[place] = self._begin()
        self._end(servers)

    def _stop(self, *_: Any) -> None:
        self.stopping = True

    def _begin(self) -> BaseProcess:
        process = self.context.Process(target=_serve_one, args=(*self.words, self.open))
        process.start()
        return process

    def _opens(self, process: BaseProcess, servers: list[BaseProcess]) -> bool:
        """Waits until one more is open; if one cannot be opened the first time, none could."""
        while not self.stopping and not self.open.acquire(timeout=0.2):
            if not process.is_alive():
                self._end(servers)
                raise SystemExit(1)
        return not self.stopping

    def _end(self, servers: list[BaseProcess]) -> None:
        for each in servers:
            each.terminate()
        until = time.monotonic() + STOP_WITHIN
        for each in servers:
            each.join(max(0.0, until - time.monotonic()))
            if each.is_alive():
                each.kill()


def _serve_one(settings: Settings, host: str, port: int, door: socket.socket, open: Any) -> None:
    """One of the servers. It ends when the process that began it does, also if that one was killed."""

    def opened() -> None:
        settle_memory()
        open.release()

    def wait() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            multiprocessing.connection.wait([parent.sentinel])
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=wait, daemon=True).start()
    leave_quietly()
    logs.set_up(settings.log)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches all; who began this one tells it to stop
    with suppress(KeyboardInterrupt):
        server(settings, host, port, opened).run([door])
