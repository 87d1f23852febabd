"""One end of the pipe between a server and the holder of its lines: what is said in a round goes at its end, in one
piece. Nobody waits for it: what does not fit is sent when there is room.
"""

import array
import asyncio
import errno
import os
import socket
from collections import deque
from collections.abc import Callable

MOST = 262_144
"""So many bytes are read at once."""
AGAIN_AFTER = 0.01
FILES = socket.CMSG_LEN(array.array("i", [0]).itemsize) if hasattr(socket, "CMSG_LEN") else 0


class Pipe:
    """`hear` is given what arrives and the files that came along; `broken` is called once, if the other end is gone."""

    def __init__(
        self, end: socket.socket, hear: Callable[[bytes, list[int]], None], broken: Callable[[], None]
    ) -> None:
        self.end = end
        self.closed = False
        self._hear = hear
        self._broken = broken
        self._loop = asyncio.get_running_loop()
        self._said: list[bytes] = []
        # What is to be sent, in its order: bytes, and the file that goes along.
        self._waiting: deque[tuple[bytes | memoryview, int | None]] = deque()
        self._flushing = False
        self._blocked = False
        end.setblocking(False)
        self._loop.add_reader(end.fileno(), self._read)

    def say(self, *parts: bytes) -> None:
        """Sends at the end of the round."""
        self._said += parts
        if not self._flushing:
            self._flushing = True
            self._loop.call_soon(self.flush)

    def give(self, data: bytes, file: int) -> None:
        """Sends a file along; this process has it no longer."""
        if self.closed:
            os.close(file)
            return
        self._gather()
        self._waiting.append((data, file))
        self.say()

    def close(self) -> None:
        """Hangs up."""
        if self.closed:
            return
        self.closed = True
        self._loop.remove_reader(self.end.fileno())
        self._loop.remove_writer(self.end.fileno())
        self.end.close()
        for _, file in self._waiting:
            if file is not None:
                os.close(file)
        self._waiting.clear()
        self._said.clear()

    def flush(self) -> None:
        """Sends what there is, as far as there is room."""
        self._flushing = False
        if self.closed:
            return
        self._gather()
        if not self._blocked:
            self._send()

    def _gather(self) -> None:
        if self._said:
            self._waiting.append((b"".join(self._said), None))
            self._said.clear()

    def _send(self) -> None:
        try:
            while self._waiting:
                data, file = self._waiting[0]
                sent = self._send_one(data, file)
                if sent == len(data):
                    self._waiting.popleft()
                else:
                    self._waiting[0] = memoryview(data)[sent:], None
        except BlockingIOError:
            self._wait()
        except OSError as error:
            if error.errno == errno.ETOOMANYREFS:  # too many files are on their way
                self._loop.call_later(AGAIN_AFTER, self._go_on)
                self._blocked = True
            else:
                self._break()

    def _send_one(self, data: bytes | memoryview, file: int | None) -> int:
        if file is None:
            return self.end.send(data)
        files = array.array("i", [file])
        sent = self.end.sendmsg([data], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, files)])
        os.close(file)
        return sent

    def _wait(self) -> None:
        self._blocked = True
        self._loop.add_writer(self.end.fileno(), self._go_on)

    def _go_on(self) -> None:
        if self.closed:
            return
        self._blocked = False
        self._loop.remove_writer(self.end.fileno())
        self._gather()
        self._send()

    def _read(self) -> None:
        try:
            data, words, flags, _ = self.end.recvmsg(MOST, FILES)
        except BlockingIOError:
            return
        except OSError:
            data, words, flags = b"", [], 0
        files = array.array("i")
        for level, kind, content in words:
            if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
                files.frombytes(content[: len(content) - len(content) % files.itemsize])
        if not data or flags & socket.MSG_CTRUNC:
            self._break()
        else:
            self._hear(data, list(files))

    def _break(self) -> None:
        if not self.closed:
            self.close()
            self._broken()
