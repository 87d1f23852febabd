"""The process that holds the sockets of a server: it reads and writes them, so that the server's own core is free for
the games. It knows frames and nothing of tables.

    python -m tafelrunde.server.lines.holder NUMBER LOG

NUMBER is that of its end of the pipe, LOG the form of its log. It ends when the server does, however that ends.
"""

import asyncio
import logging
import os
import signal
import socket
import sys
from collections import deque

import uvloop

from tafelrunde.server import logs
from tafelrunde.server.lines.held import Held, Squeezing
from tafelrunde.server.lines.parcels import AMOUNT, CLOSING, HEAD, SQUEEZING, Kind, Unpacking, parcel
from tafelrunde.server.lines.pipe import Pipe

log = logging.getLogger(__name__)

HEARD = int(Kind.HEARD)


class Away:
    """Who is behind a socket is in the server, at the other end of the pipe."""

    def __init__(self, holder: "Holder", number: int, squeezing: Squeezing | None) -> None:
        self.holder = holder
        self.number = number
        self.held = Held(self, squeezing)

    def heard(self, message: bytes) -> None:
        """Passes on what was said."""
        self.holder.pipe.say(HEAD.pack(HEARD, self.number, len(message)), message)

    def filled(self) -> None:
        """The other side does not read."""
        self.holder.pipe.say(parcel(Kind.FILLED, self.number))

    def emptied(self) -> None:
        """It has read."""
        self.holder.pipe.say(parcel(Kind.EMPTIED, self.number))

    def end(self) -> None:
        """The connection has ended."""
        self.holder.lines.pop(self.number, None)
        self.holder.pipe.say(parcel(Kind.END, self.number))


class Holder:
    """All lines of one server."""

    def __init__(self, end: socket.socket) -> None:
        self.lines: dict[int, Away] = {}
        self.pipe = Pipe(end, self._hear, self._leave)
        self._unpacking = Unpacking()
        self._files: deque[int] = deque()
        self._tasks: set[asyncio.Task[None]] = set()

    def _hear(self, data: bytes, files: list[int]) -> None:
        self._files += files
        texts: dict[Away, list[bytes]] = {}
        for kind, number, content in self._unpacking.parcels(data):
            if kind == Kind.SAY:
                line = self.lines.get(number)
                if line is not None:
                    texts.setdefault(line, []).append(content)
            else:
                if kind != Kind.TAKEN:  # what was said before comes before
                    _write(texts)
                self._do(kind, number, content)
        _write(texts)

    def _do(self, kind: int, number: int, content: bytes) -> None:
        line = self.lines.get(number)
        if kind == Kind.BEGIN:
            self._begin(number, content)
        elif kind == Kind.ROUND:
            self.pipe.say(parcel(Kind.DONE, number))
        elif line is None:
            return  # it has ended meanwhile
        elif kind == Kind.TAKEN:
            line.held.taken(*AMOUNT.unpack(content))
        elif kind == Kind.CLOSE:
            code, at_once = CLOSING.unpack_from(content)
            line.held.close(code, content[CLOSING.size :].decode(), at_once)

    def _begin(self, number: int, content: bytes) -> None:
        squeezing = Squeezing(*SQUEEZING.unpack(content)) if content else None
        self.lines[number] = line = Away(self, number, squeezing)
        task = asyncio.get_running_loop().create_task(self._connect(line, socket.socket(fileno=self._files.popleft())))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, line: Away, connection: socket.socket) -> None:
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: line.held, connection)
        except OSError:  # it has gone already
            connection.close()
            line.end()

    def _leave(self) -> None:
        """The server has gone: nobody is behind the lines any more."""
        os._exit(0)


def _write(texts: dict[Away, list[bytes]]) -> None:
    for line, said in texts.items():
        line.held.write(said)
    texts.clear()


async def hold(end: socket.socket) -> None:
    """Holds lines until the server ends."""
    Holder(end)
    await asyncio.get_running_loop().create_future()


def main() -> None:
    """The process. Who tells the server to stop may tell it too; it stops with the server, and not before."""
    for each in (signal.SIGTERM, signal.SIGINT):
        signal.signal(each, signal.SIG_IGN)
    number, form = sys.argv[1:]
    logs.set_up("json" if form == "json" else "plain")
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(hold(socket.socket(fileno=int(number))))


if __name__ == "__main__":
    main()
