"""An open socket as the server sees it, whoever holds it: it is heard, written to and closed."""

import asyncio
from collections import deque
from collections.abc import Callable

WINDOW = 32_768
EACH = 1_024
"""What one viewer has said and the server has yet to take weighs so much at most, and each message that much more than
its length. Who says more is not read until it has been taken."""


def weight(message: bytes) -> int:
    """What a message weighs."""
    return len(message) + EACH


class Line:
    """The way to a viewer and back. `freed` is called when it takes more again, `left` once, when it has ended."""

    def __init__(self) -> None:
        self.freed: Callable[[], None] | None = None
        self.left: Callable[[], None] | None = None
        self.ended = False
        self._closing = False
        self._heard: deque[bytes] = deque()
        self._listening: asyncio.Future[None] | None = None
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def hear(self) -> bytes | None:
        """The next message; None when one of both sides has hung up."""
        while not self._heard or self._closing:
            if self.ended or self._closing:
                return None
            self._listening = asyncio.get_running_loop().create_future()
            await self._listening
        message = self._heard.popleft()
        self._take(weight(message))
        return message

    def is_free(self) -> bool:
        """Does it take more? Not while the other side does not read, nor when one of both has hung up."""
        raise NotImplementedError

    def write(self, texts: list[bytes]) -> None:
        """Sends messages, all in one piece: to hand something to the system costs more than to make it."""
        raise NotImplementedError

    def close(self, code: int, reason: str = "", at_once: bool = False) -> None:
        """Hangs up; at once if nobody waits until the other side has done so too."""
        if not self._closing and not self.ended:
            self._closing = True
            self._wake()
            self._hang_up(code, reason, at_once)

    async def closed(self) -> None:
        """Waits until both have hung up."""
        await asyncio.shield(self._end)

    def heard(self, message: bytes) -> None:
        """The other side has said something."""
        self._heard.append(message)
        self._wake()

    def end(self) -> None:
        """There is no such connection any more."""
        if self.ended:
            return
        self.ended = True
        self._wake()
        self._end.set_result(None)
        if self.left is not None:
            self.left()

    def _wake(self) -> None:
        if self._listening is not None and not self._listening.done():
            self._listening.set_result(None)

    def _take(self, weight: int) -> None:
        """So much of what was said has been taken."""
        raise NotImplementedError

    def _hang_up(self, code: int, reason: str, at_once: bool) -> None:
        raise NotImplementedError
