"""Runs the application with uvicorn."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import FrameType
from typing import Any

import uvicorn
from litestar import Litestar

from tafelrunde.server.app import create_app
from tafelrunde.server.doors import CountedSocket, Doors, GuardedHttp
from tafelrunde.server.ending import end_at_last
from tafelrunde.server.rooms import Rooms
from tafelrunde.server.settings import Settings

log = logging.getLogger(__name__)

HAND_OVER_WITHIN = 2.0
FINISH_WITHIN = 6
"""Seconds that a server that is told to stop has to hand over its tables, and then to finish what it has begun."""

YOUNG, MIDDLE, OLD = 50_000, 20, 20
"""After how many new objects, and how many rounds of younger ones, garbage is looked for. What is on its way for some
hundred players who move at the same moment is fewer objects than that: it goes by itself and need not be looked at."""


def settle_memory() -> None:
    """What was made up to now stays, so the garbage collector need not look at it; at the rest it looks less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def leave_quietly() -> None:
    """Who is told to stop (SIGTERM) and has done so ends well."""

    def end(*_: Any) -> None:
        raise SystemExit(0)

    signal.signal(signal.SIGTERM, end)


class Server(uvicorn.Server):
    """A server that tells when its doors are open, and hands its tables over before it closes them."""

    def __init__(self, app: Litestar, config: uvicorn.Config, doors: Doors, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self.doors = doors
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listens, then tells."""
        self.loop = asyncio.get_running_loop()
        self.doors.lines.open()
        await super().startup(sockets)
        if self.started:
            self.opened()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Told to stop by a signal, the whole process ends soon, whatever holds it up."""
        end_at_last()
        super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Others look after the tables from now on; then everybody is told to go there (close code 1012)."""
        rooms: Rooms = self.app.state.rooms
        try:
            async with asyncio.timeout(HAND_OVER_WITHIN):
                await rooms.company.hand_over(rooms)
        except Exception as error:
            log.warning("the tables are not handed over (%s); others take them after a while", type(error).__name__)
        await super().shutdown(sockets)
        self.doors.lines.close()


def server(settings: Settings, host: str, port: int, opened: Callable[[], None] = lambda: None) -> Server:
    """A server, ready to `run`. It keeps no access log: that would hold tokens."""
    doors = Doors(settings)
    http: Any = partial(GuardedHttp, doors=doors)
    ws: Any = partial(CountedSocket, doors=doors)
    app = create_app(replace(settings, listens=(host, port)))
    config = uvicorn.Config(
        app,
        http=http,
        ws=ws,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws_ping_interval=None,  # whoever holds a line looks whether it is alive
        server_header=False,
        timeout_graceful_shutdown=FINISH_WITHIN,
    )
    return Server(app, config, doors, opened)
