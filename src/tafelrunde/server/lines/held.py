"""An open socket where it is held: frames, pings, and the manners of hanging up.

A text that arrives whole, as nearly all do, is read here; all else (pieces, compressed texts, pings, and whatever is no
frame) by the websockets library, which needs ten times as long.
"""

import asyncio
import logging
import os
from collections.abc import Callable
from typing import NamedTuple, Protocol, cast

from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import Protocol as Frames
from websockets.protocol import Side, State

from tafelrunde.server.lines.frames import MASKED, WHOLE_TEXT, frame_at, head
from tafelrunde.server.lines.line import WINDOW, weight

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

log = logging.getLogger(__name__)

LARGEST_FRAME = 262_144
"""Larger frames close the socket; `socket.py` refuses far smaller ones with a reason."""
PING_EVERY = 20.0
"""Seconds from a ping to the next; who has not answered by then has gone."""
CLOSE_WITHIN = 10.0
"""Seconds that the other side has to hang up too."""


class Squeezing(NamedTuple):
    """How both sides have agreed to compress: as `PerMessageDeflate` is made."""

    remote_no_context_takeover: bool
    local_no_context_takeover: bool
    remote_max_window_bits: int
    local_max_window_bits: int
    memory: int

    def extension(self) -> PerMessageDeflate:
        """What does so."""
        return PerMessageDeflate(
            self.remote_no_context_takeover,
            self.local_no_context_takeover,
            self.remote_max_window_bits,
            self.local_max_window_bits,
            {"memLevel": self.memory},
        )


class Back(Protocol):
    """Who is behind a socket."""

    def heard(self, message: bytes) -> None:
        """The other side has said something."""

    def filled(self) -> None:
        """The other side does not read as fast as it is written to."""

    def emptied(self) -> None:
        """It has read."""

    def end(self) -> None:
        """The connection has ended."""


class Held(asyncio.Protocol):
    """One open socket. What it has said and nobody has taken yet stays small: meanwhile it is not read."""

    def __init__(self, back: Back, squeezing: Squeezing | None) -> None:
        self.back = back
        self.full = False
        self._transport: asyncio.Transport | None = None
        self._frames = Frames(Side.SERVER, max_size=LARGEST_FRAME, logger=log)
        if squeezing is not None:
            self._frames.extensions = [squeezing.extension()]
        self._early: list[bytes] = []
        self._closing_early: tuple[int, str, bool] | None = None
        # What came after the last frame, less than the head of one; or more, while nobody takes what was said.
        self._rest = b""
        # So many bytes the library still needs for the frame that it is reading.
        self._missing = 0
        self._pieces: list[bytes] = []
        self._is_text = False
        self._untaken = 0
        self._pinged: bytes | None = None
        self._timer: asyncio.TimerHandle | None = None

    # --- the connection -------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """From now on it can be written to."""
        self._transport = cast(asyncio.Transport, transport)
        self._later(PING_EVERY, self._ping)
        if self._early:
            early, self._early = self._early, []
            self.write(early)
        if self._closing_early is not None:
            self.close(*self._closing_early)

    def connection_lost(self, exc: Exception | None) -> None:
        """Both have hung up."""
        self._frames.state = State.CLOSED
        if self._timer is not None:
            self._timer.cancel()
        self.back.end()

    def pause_writing(self) -> None:
        """The other side does not read."""
        self.full = True
        self.back.filled()

    def resume_writing(self) -> None:
        """It has read."""
        self.full = False
        self.back.emptied()

    def is_open(self) -> bool:
        """Has nobody hung up?"""
        return self._frames.state is State.OPEN

    # --- what is said to it ---------------------------------------------------------------------------------------

    def write(self, texts: list[bytes]) -> None:
        """Sends messages in one piece."""
        if self._transport is None:
            self._early += texts
        elif not self.is_open() or self._transport.is_closing():
            return
        elif self._frames.extensions:
            for text in texts:
                self._frames.send_text(text)
            self._send()
        else:
            self._transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))

    def close(self, code: int, reason: str, at_once: bool) -> None:
        """Hangs up."""
        if self._transport is None:
            self._closing_early = code, reason, at_once
        elif self.is_open():
            self._frames.send_close(code, reason)
            self._send()
            self._leave(at_once)

    def taken(self, weight: int) -> None:
        """So much of what was said has been taken: there is room for more."""
        was_full = self._untaken >= WINDOW
        self._untaken -= weight
        if was_full and self._untaken < WINDOW and self._transport is not None:
            self._read(b"")
            if self._untaken < WINDOW and not self._transport.is_closing():
                self._transport.resume_reading()

    # --- what it says ---------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Reads what has arrived, as far as there is room."""
        self._read(data)
        if self._untaken >= WINDOW and self._transport is not None and not self._transport.is_closing():
            self._transport.pause_reading()

    def _read(self, data: bytes) -> None:
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while at < end and self._frames.parser_exc is None:
            if self._untaken >= WINDOW:
                self._rest = data[at:]
                return
            if not self._missing:
                frame = frame_at(data, at)
                if frame is None:
                    self._rest = data[at:]
                    return
                begin, close = frame
                if close <= end and self._is_plain(data[at], data[at + 1], close - at):
                    self._hear(apply_mask(data[begin:close], data[begin - 4 : begin]), True)
                    at = close
                    continue
                self._missing = close - at
            piece = data[at : at + self._missing]
            at += len(piece)
            self._missing -= len(piece)
            self._read_with_care(piece)

    def _is_plain(self, first: int, second: int, size: int) -> bool:
        """Is it a text as nearly all are: whole, masked, in its place?"""
        return (
            first == WHOLE_TEXT
            and second & MASKED != 0
            and size <= LARGEST_FRAME
            and self._frames.current_size is None
            and self.is_open()
        )

    def _read_with_care(self, piece: bytes) -> None:
        """The library answers pings and closes, and hangs up with the right code on whoever speaks wrongly."""
        self._frames.receive_data(piece)
        self._send()
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                self._note(event)
        if self._frames.parser_exc is not None:
            self._leave(True)

    def _note(self, frame: Frame) -> None:
        match frame.opcode:
            case Opcode.TEXT | Opcode.BINARY:
                self._is_text = frame.opcode is Opcode.TEXT
                self._pieces = [bytes(frame.data)]
            case Opcode.CONT:
                self._pieces.append(bytes(frame.data))
            case Opcode.PONG:
                if self._pinged == bytes(frame.data):
                    self._pinged = None
            case Opcode.CLOSE:
                self._leave(True)
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT) and frame.fin:
            pieces, self._pieces = self._pieces, []
            self._hear(b"".join(pieces), self._is_text)

    def _hear(self, message: bytes, is_text: bool) -> None:
        if not self.is_open():
            return
        if is_text and not message.isascii() and not _is_utf8(message):
            self.close(CloseCode.INVALID_DATA, "", True)
            return
        self._untaken += weight(message)
        self.back.heard(message)

    # --- pings, and the end -----------------------------------------------------------------------------------------

    def _ping(self) -> None:
        if self._pinged is not None and self._untaken < WINDOW:  # else its answer may wait to be read
            self._frames.fail(CloseCode.INTERNAL_ERROR, "keepalive ping timeout")
            self._send()
            self._leave(True)
            return
        self._pinged = os.urandom(4)
        try:
            self._frames.send_ping(self._pinged)
        except InvalidState:
            return
        self._send()
        self._later(PING_EVERY, self._ping)

    def _leave(self, at_once: bool) -> None:
        """Closes the connection when the other side has hung up too, or when all is sent; and in any case soon."""
        assert self._transport is not None
        self._later(CLOSE_WITHIN, self._transport.abort)
        if at_once:
            self._transport.close()
        elif not self._transport.is_closing():
            self._untaken, self._rest = 0, b""  # nobody listens any more, but for its farewell
            self._transport.resume_reading()

    def _later(self, seconds: float, do: Callable[[], None]) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, do)

    def _send(self) -> None:
        data = b"".join(self._frames.data_to_send())
        if data and self._transport is not None:
            self._transport.write(data)


def _is_utf8(message: bytes) -> bool:
    try:
        message.decode()
    except UnicodeDecodeError:
        return False
    return True
