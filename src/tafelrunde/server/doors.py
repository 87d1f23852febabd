"""Who may come in: so many connections of one house, so many in all, and none that dawdles over its request.

A connection costs the system a file, and there are only so many. Who opens connections and says nothing, or says it a
letter at a time, would otherwise lock everybody else out.
"""

import asyncio
import logging
import time
from collections import Counter
from functools import cache
from typing import Any

from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode

from tafelrunde.server.gate import Gate
from tafelrunde.server.limits import house
from tafelrunde.server.lines.line import Line
from tafelrunde.server.lines.lines import Lines
from tafelrunde.server.settings import Settings

log = logging.getLogger(__name__)

LARGEST_HEAD = 65_536
BODY_PATIENCE = 3.0
"""A body may take so many times as long as the head of a request."""
OWN_FILES = 128
"""How many files the server keeps for itself: the database, the pages, the pipes to its workers."""
FEWEST = 16
TOLD_EVERY = 60.0


def most_files() -> int | None:
    """Raises the number of files that this process may open as far as it is allowed to; None where nobody counts."""
    try:
        import resource
    except ImportError:  # not on Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    except (ValueError, OSError):
        log.warning("this process may open %s files, and no more", soft)
    return None if soft == resource.RLIM_INFINITY else soft


class Doors:
    """Counts who is in. A proxy that is believed when it names its callers brings many, and is not counted."""

    def __init__(self, settings: Settings) -> None:
        files = most_files()
        self.each = settings.connections_each
        self.all = settings.connections or (max(FEWEST, files - OWN_FILES) if files else 0)
        self.seconds = settings.request_seconds
        self.inside: Counter[str] = Counter()
        self.gate = Gate()
        self.lines = Lines(settings.lines, settings.log)
        self._untold: Counter[str] = Counter()
        self._told: dict[str, float] = {}

    def full(self, caller: str, proxies: frozenset[str]) -> int | None:
        """The status to refuse one more of this caller with."""
        if self.all and self.inside.total() >= self.all:
            self.tell("refused: there are too many", caller)
            return 503
        if self.each and self.inside[caller] >= self.each and not proxies & {caller, "*"}:
            self.tell("refused: one address has too many", caller)
            return 429
        return None

    def enter(self, caller: str) -> None:
        """One more."""
        self.inside[caller] += 1

    def leave(self, caller: str) -> None:
        """One less."""
        self.inside[caller] -= 1
        if self.inside[caller] <= 0:
            del self.inside[caller]

    def tell(self, what: str, caller: str = "") -> None:
        """Writes to the log what happens, each kind of thing once in a while and not as often as it happens."""
        self._untold[what] += 1
        if time.monotonic() - self._told.get(what, float("-inf")) >= TOLD_EVERY:
            self._told[what] = time.monotonic()
            times, last = self._untold.pop(what), f", last {caller}" if caller else ""
            log.warning("connections %s (%s times%s; %s are open)", what, times, last, self.inside.total())


def proxies_of(config: Config) -> frozenset[str]:
    """The proxies that are believed, as uvicorn knows them."""
    named = config.forwarded_allow_ips
    return _houses(named if isinstance(named, str) else ",".join(named))


@cache
def _houses(named: str) -> frozenset[str]:
    return frozenset({"127.0.0.1", "::/64"} | {house(each.strip()) for each in named.split(",")})


class GuardedHttp(HttpToolsProtocol):
    """A connection for requests. Head and body each have a time to arrive."""

    def __init__(self, *args: Any, doors: Doors, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doors = doors
        self.caller: str | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._head = 0
        self._in_body = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody knocks."""
        super().connection_made(transport)
        caller = house(self.client[0]) if self.client else ""
        status = self.doors.full(caller, proxies_of(self.config))
        if status is not None:
            self._refuse(status)
            return
        self.caller = caller
        self.doors.enter(caller)
        self._wait(self.doors.seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """A piece of a request, or of what comes before the next one on the same connection."""
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._wait(self.doors.seconds)
        self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.doors.tell("closed: the head of a request was too long", self.caller or "")
            self._refuse(431)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._wait(self.doors.seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there; now the body."""
        self._in_body = True
        self._wait(self.doors.seconds * BODY_PATIENCE)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A piece of the body, which has a limit of its own."""
        self._head = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All is there."""
        self._head = 0
        self._in_body = False
        self._stop_waiting()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket when its turn has come; until then nobody listens to it."""
        self.transport.pause_reading()
        self.doors.gate.come(self._upgrade)

    def _upgrade(self) -> None:
        if self.transport.is_closing():
            return
        self._leave()  # a socket counts itself
        super().handle_websocket_upgrade()  # it is read again as a line

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        if seconds:
            self._deadline = self.loop.call_later(seconds, self._give_up)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _give_up(self) -> None:
        self._deadline = None
        if self.cycle is not None and not self.cycle.response_complete and not self._in_body:
            self._wait(self.doors.seconds)  # the request before this one has yet to be answered
        elif not self.transport.is_closing():
            self.doors.tell("closed: a request did not arrive in time", self.caller or "")
            self._refuse(408)

    def _refuse(self, status: int) -> None:
        """Says why, if nothing else has been said, and closes."""
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(STATUS_LINE[status] + b"connection: close\r\ncontent-length: 0\r\n\r\n")
        self.transport.close()

    def _leave(self) -> None:
        self._stop_waiting()
        if self.caller is not None:
            self.doors.leave(self.caller)
            self.caller = None


class CountedSocket(WebSocketsSansIOProtocol):
    """A connection that becomes a socket; it was let in before.

    It answers the handshake. Whoever has accepted the socket finds it as `door` in the state of its scope, and goes on
    with its `line`: messages go the short way, for what lies between an application and the connection takes longer
    than to make a message.
    """

    def __init__(self, *args: Any, doors: Doors, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.doors = doors
        self.caller = ""
        self._line: Line | None = None

    async def run_asgi(self) -> None:
        """The application begins."""
        self.scope["state"]["door"] = self
        await super().run_asgi()

    async def line(self) -> Line:
        """The open socket, from now on in other hands."""
        line = await self.doors.lines.line(self.transport, list(self.conn.extensions))
        if not line.ended:
            self._line = line
            line.left = self._left
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The socket begins."""
        super().connection_made(transport)
        self.caller = house(self.client[0]) if self.client else ""
        self.doors.enter(self.caller)

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket ends, or others have it."""
        if self._line is None:
            self._left()

    def shutdown(self) -> None:
        """The server stops: whoever is here is told to go elsewhere."""
        if self._line is None:
            super().shutdown()
        else:
            self._line.close(CloseCode.SERVICE_RESTART, at_once=True)

    def _left(self) -> None:
        self.doors.leave(self.caller)
        super().connection_lost(None)
