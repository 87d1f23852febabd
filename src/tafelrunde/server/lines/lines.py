"""Where open sockets are held: by a process of their own, or by the server itself."""

import asyncio
import logging
import os
import sys
import time

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate

from tafelrunde.server.lines.held import Squeezing
from tafelrunde.server.lines.line import Line
from tafelrunde.server.lines.near import NearLine

if sys.platform != "win32":
    from tafelrunde.server.lines.far import Holder

log = logging.getLogger(__name__)

YOUNG = 5.0
"""A holder that dies so few seconds after it was begun is not followed by another one at once."""
ROUNDS = 10
"""So many rounds of the loop the answer to a handshake has to go out; mostly it goes at once."""


class Lines:
    """Makes lines of connections. `form` is that of the log."""

    def __init__(self, holders: int, form: str) -> None:
        self.wanted = holders > 0 and sys.platform != "win32"
        self.form = form
        self.holder: Holder | None = None
        self._open = False

    def open(self) -> None:
        """Begins the process that holds lines, if there is to be one."""
        self._open = True
        if self.wanted:
            self._begin()

    def close(self) -> None:
        """Ends it."""
        self._open = False
        if self.holder is not None:
            self.holder.close()
            self.holder = None

    async def line(self, transport: asyncio.Transport, extensions: list[Extension]) -> Line:
        """The line over a connection that has become a socket."""
        squeezing = _squeezing(extensions)
        for _ in range(ROUNDS):
            if self.holder is None or not transport.get_write_buffer_size() or transport.is_closing():
                break
            await asyncio.sleep(0)  # the answer to the handshake goes out first
        if transport.is_closing():
            line = NearLine(squeezing)
            line.end()
            return line
        if self.holder is not None and not transport.get_write_buffer_size():
            file = os.dup(transport.get_extra_info("socket").fileno())
            transport.close()
            return self.holder.begin(file, squeezing)
        return _near(transport, squeezing)

    def _begin(self) -> None:
        began = time.monotonic()

        def died() -> None:
            self.holder = None
            if self._open:
                wait = 0.0 if time.monotonic() - began > YOUNG else YOUNG
                asyncio.get_running_loop().call_later(wait, self._begin_again)

        try:
            self.holder = Holder(self.form, died)
        except OSError:
            log.exception("no process can be begun that holds the lines; the server holds them itself")

    def _begin_again(self) -> None:
        if self._open and self.holder is None:
            self._begin()


def _near(transport: asyncio.Transport, squeezing: Squeezing | None) -> Line:
    line = NearLine(squeezing)
    transport.set_protocol(line.held)
    line.held.connection_made(transport)
    transport.resume_reading()
    return line


def _squeezing(extensions: list[Extension]) -> Squeezing | None:
    """How the two sides have agreed to compress what they say."""
    for each in extensions:
        if isinstance(each, PerMessageDeflate):
            return Squeezing(
                each.remote_no_context_takeover,
                each.local_no_context_takeover,
                each.remote_max_window_bits,
                each.local_max_window_bits,
                each.compress_settings.get("memLevel", 8),
            )
    return None
