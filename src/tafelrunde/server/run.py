"""Runs the application with uvicorn."""

import asyncio
import gc
import socket
from collections.abc import Callable
from functools import partial
from typing import Any

import uvicorn

from tafelrunde.server.app import create_app
from tafelrunde.server.doors import CountedSocket, Doors, GuardedHttp
from tafelrunde.server.settings import Settings

LARGEST_FRAME = 262_144
"""Larger frames close the socket; `socket.py` refuses far smaller ones with a reason."""


YOUNG, MIDDLE, OLD = 10_000, 20, 20
"""After how many new objects, and how many rounds of younger ones, garbage is looked for."""


def settle_memory() -> None:
    """What was made up to now stays, so the garbage collector need not look at it; at the rest it looks less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


class Server(uvicorn.Server):
    """A server that tells when its doors are open."""

    def __init__(self, config: uvicorn.Config, doors: Doors, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self.doors = doors
        self.opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listens, then tells."""
        self.loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started:
            self.opened()


def server(settings: Settings, host: str, port: int, opened: Callable[[], None] = lambda: None) -> Server:
    """A server, ready to `run`. It keeps no access log: that would hold tokens."""
    doors = Doors(settings)
    http: Any = partial(GuardedHttp, doors=doors)
    ws: Any = partial(CountedSocket, doors=doors)
    config = uvicorn.Config(
        create_app(settings),
        http=http,
        ws=ws,
        host=host,
        port=port,
        log_level="warning",
        access_log=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        server_header=False,
    )
    return Server(config, doors, opened)
