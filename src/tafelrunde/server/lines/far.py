"""Lines that a process of their own holds, and that process: begun with the server, and anew if it dies."""

import asyncio
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count

from tafelrunde.server import tally
from tafelrunde.server.lines.held import Squeezing
from tafelrunde.server.lines.line import WINDOW, Line
from tafelrunde.server.lines.parcels import AMOUNT, CLOSING, HEAD, SQUEEZING, Kind, Unpacking, parcel
from tafelrunde.server.lines.pipe import Pipe

log = logging.getLogger(__name__)

MOST_UNDONE = 65_536
"""So many bytes for one line may be on their way to the holder."""
PATIENCE = 15.0
"""A holder that does nothing for so many seconds is ended."""
LOOK_EVERY = 1.0
END_WITHIN = 1.0
SAY, HEARD = int(Kind.SAY), int(Kind.HEARD)


class FarLine(Line):
    """A socket that the holder holds. What was written lately may still be on its way there."""

    def __init__(self, holder: "Holder", number: int) -> None:
        super().__init__()
        self.holder = holder
        self.number = number
        self.full = False
        self.undone = 0
        self.written_in = 0
        self._taken = 0

    def is_free(self) -> bool:
        """Does it take more?"""
        if self.full or self.ended or self._closing:
            return False
        if self.undone < MOST_UNDONE or self.written_in <= self.holder.done:
            return True
        self.holder.waiting.add(self)
        return False

    def write(self, texts: list[bytes]) -> None:
        """Sends messages."""
        holder, number = self.holder, self.number
        if self.written_in <= holder.done:
            self.undone = 0
        self.written_in = holder.round
        parts: list[bytes] = []
        for text in texts:
            self.undone += len(text)
            parts += HEAD.pack(SAY, number, len(text)), text
        holder.say(*parts)

    def _take(self, weight: int) -> None:
        """Tells the holder now and then, before it stops reading."""
        self._taken += weight
        if self._taken >= WINDOW // 2:
            self.holder.say(parcel(Kind.TAKEN, self.number, AMOUNT.pack(self._taken)))
            self._taken = 0

    def _hang_up(self, code: int, reason: str, at_once: bool) -> None:
        self.holder.say(parcel(Kind.CLOSE, self.number, CLOSING.pack(code, at_once) + reason.encode()))


class Holder:
    """The process that holds lines; `died` is called if it does so unasked.

    What is said to it in a round of the loop goes there at its end, and is answered when it is done.
    """

    def __init__(self, form: str, died: Callable[[], None]) -> None:
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM)
        self.lines: dict[int, FarLine] = {}
        self.round = 1
        self.done = 0
        self.waiting: set[FarLine] = set()
        self._died = died
        self._numbers = count(1)
        self._sent_at = time.monotonic()
        self._loop = asyncio.get_running_loop()
        self._unpacking = Unpacking()
        with theirs:
            file = theirs.fileno()
            words = [sys.executable, "-m", "tafelrunde.server.lines.holder", str(file), form]
            quiet = subprocess.DEVNULL
            self.process = subprocess.Popen(words, stdin=quiet, stdout=quiet, pass_fds=[file])
        self.pipe = Pipe(ours, self._hear, self._break)
        self._counting = False
        self._looking = self._loop.call_later(LOOK_EVERY, self._look)

    def begin(self, file: int, squeezing: Squeezing | None) -> FarLine:
        """A socket goes there."""
        line = FarLine(self, next(self._numbers))
        self.lines[line.number] = line
        self.pipe.give(parcel(Kind.BEGIN, line.number, SQUEEZING.pack(*squeezing) if squeezing else b""), file)
        return line

    def say(self, *parts: bytes) -> None:
        """Something for the holder, at the end of this round."""
        if not self._counting:
            self._counting = True
            self._loop.call_soon(self._end_round)
        self.pipe.say(*parts)

    def close(self) -> None:
        """Ends it: it ends when it hears no more."""
        self._looking.cancel()
        self.pipe.close()
        try:
            self.process.wait(END_WITHIN)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for line in list(self.lines.values()):
            line.end()
        self.lines.clear()

    def _end_round(self) -> None:
        self._counting = False
        if self.done == self.round - 1:
            self._sent_at = time.monotonic()
        self.pipe.say(parcel(Kind.ROUND, self.round))
        self.pipe.flush()
        self.round += 1

    def _hear(self, data: bytes, _: list[int]) -> None:
        lines = self.lines
        for kind, number, content in self._unpacking.parcels(data):
            if kind == Kind.DONE:
                self._go_on(number)
            elif (line := lines.get(number)) is None:
                continue
            elif kind == HEARD:
                line.heard(content)
            elif kind == Kind.END:
                del lines[number]
                line.end()
            else:
                line.full = kind == Kind.FILLED
                if not line.full and line.freed is not None:
                    line.freed()

    def _go_on(self, done: int) -> None:
        """A round has been done: who waited for that takes more."""
        self.done, self._sent_at = done, time.monotonic()
        if self.waiting:
            free = {line for line in self.waiting if line.written_in <= done}
            self.waiting -= free
            for line in free:
                if line.freed is not None:
                    line.freed()

    def _look(self) -> None:
        """Ends a holder that does nothing."""
        if self.done < self.round - 1 and time.monotonic() - self._sent_at > PATIENCE:
            log.error("the holder of the lines does nothing; it is ended")
            self.process.kill()
        self._looking = self._loop.call_later(LOOK_EVERY, self._look)

    def _break(self) -> None:
        """It has died, and with it all its lines: their viewers come back."""
        log.error("the holder of the lines has died, and %s lines with it", len(self.lines))
        tally.ERRORS.labels("lines").inc()
        self.process.kill()
        self.close()
        self._died()
