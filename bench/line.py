"""A socket as a page opens it, by hand and cheap: whoever plays shares the machine with the server that is measured.

No task and no future for a message, no compression: what arrives is cut into messages and given to a function.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import uvloop

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
UPGRADED = b"HTTP/1.1 101 "
MASKED = 0x80
NO_MASK = bytes(4)
"""Clients must mask what they send. A mask of zeros is one, and saves the work."""
VIEW = b'{"type":"view"'
"""How a message begins that shows the game."""
SHORT, TWO_BYTES, EIGHT_BYTES = 125, 126, 127


class Line(asyncio.Protocol):
    """One end of a socket. `hear` is given every message; `closed` is done when the other side has hung up."""

    def __init__(self, address: str, hear: Callable[["Line", bytes], None]) -> None:
        self.address = urlsplit(address)
        self.hear = hear
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.closed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._unread = b""
        self._open = False

    def connection_made(self, transport: Any) -> None:
        """Asks for a socket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        wish = f"GET {self.address.path}?{self.address.query} HTTP/1.1\r\nHost: {self.address.netloc}\r\n"
        wish += (
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        )
        transport.write(f"{wish}\r\n".encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has hung up, or this one."""
        if not self.upgraded.done():
            self.upgraded.set_exception(ConnectionError("no socket was opened"))
        if not self.closed.done():
            self.closed.set_result(None)

    def data_received(self, data: bytes) -> None:
        """Cuts what has arrived into messages."""
        if self._unread:
            data = self._unread + data
        at = 0 if self._open else self._head(data)
        while at >= 0 and (frame := _frame(data, at)) is not None:
            kind, begin, at = data[at], *frame
            if kind == TEXT:
                self.hear(self, data[begin:at])
            elif kind == PING:
                self._send(PONG, data[begin:at])
            elif kind == CLOSE:
                self.transport.close()
                return
            else:
                raise ValueError(f"a frame that nobody expects here: {kind:#x}")
        self._unread = data[max(0, at) :]

    def _head(self, data: bytes) -> int:
        """Where the first frame begins; -1 while the answer to the wish is not complete."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return -1
        if not data.startswith(UPGRADED):
            self.transport.abort()
            return -1
        self._open = True
        self.upgraded.set_result(None)
        return end + 4

    def say(self, text: bytes) -> None:
        """Sends a message."""
        self._send(TEXT, text)

    def close(self) -> None:
        """Hangs up, in good manners."""
        if not self.transport.is_closing():
            self._send(CLOSE, (1000).to_bytes(2, "big"))

    def _send(self, kind: int, data: bytes) -> None:
        if len(data) > SHORT:
            raise ValueError("players say short things")
        self.transport.write(bytes((kind, MASKED | len(data))) + NO_MASK + data)


def _frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the frame that begins there begins and ends; None if it is not complete."""
    have = len(data) - at
    if have < 2:
        return None
    length, begin = data[at + 1], at + 2
    if length == TWO_BYTES:
        length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
    elif length == EIGHT_BYTES:
        length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
    return (begin, begin + length) if begin + length <= len(data) else None


async def connect(address: str, hear: Callable[[Line, bytes], None], patience: float = 60.0) -> Line:
    """An open socket; `ConnectionError` if there is none."""
    target = urlsplit(address)
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(patience):
        _, line = await loop.create_connection(lambda: Line(address, hear), target.hostname, target.port)
        await line.upgraded
    return line


def run(main: Any) -> Any:
    """`asyncio.run`, with a loop that is cheap for many sockets."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(main)
