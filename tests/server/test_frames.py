"""What travels over an open socket: however it is cut, the same messages arrive; who speaks wrongly is told so."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from tafelrunde.server.lines import held
from tafelrunde.server.lines.frames import frame_at, head
from tafelrunde.server.lines.held import LARGEST_FRAME, Held, Squeezing
from tafelrunde.server.lines.line import WINDOW, weight

SQUEEZING = Squeezing(False, False, 12, 12, 5)


class Transport(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.reading = True
        self.closing = False
        self.aborted = False

    def write(self, data: Any) -> None:
        self.written += bytes(data)

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = True

    def is_closing(self) -> bool:
        return self.closing

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


class Behind:
    """Who is behind a socket."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []
        self.ended = False

    def heard(self, message: bytes) -> None:
        self.messages.append(message)

    def filled(self) -> None: ...

    def emptied(self) -> None: ...

    def end(self) -> None:
        self.ended = True


def with_a_socket(do: Callable[[Held, Behind, Transport], None], squeezing: Squeezing | None = None) -> None:
    """Does something with an open socket, in a loop of its own."""

    async def run() -> None:
        behind, transport = Behind(), Transport()
        line = Held(behind, squeezing)
        line.connection_made(transport)
        do(line, behind, transport)
        line.connection_lost(None)
        assert behind.ended

    asyncio.run(run())


def client() -> ClientProtocol:
    """The other side."""
    return ClientProtocol(parse_uri("ws://x/"), state=State.OPEN, max_size=None)


def text(data: bytes, fin: bool = True, opcode: Opcode = Opcode.TEXT) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def code_of(written: bytes) -> int:
    """The code with which the server hangs up."""
    other = client()
    other.receive_data(written)
    assert other.close_rcvd is not None
    return other.close_rcvd.code


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_travels_as_the_library_would_send_it(length: int) -> None:
    data = b"x" * length
    assert head(len(data)) + data == Frame(Opcode.TEXT, data).serialize(mask=False)


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 100_000])
@pytest.mark.parametrize("mask", [False, True])
def test_where_a_frame_ends(length: int, mask: bool) -> None:
    frame = Frame(Opcode.TEXT, b"x" * length).serialize(mask=mask)
    assert frame_at(b"abc" + frame + b"rest", 3) == (3 + len(frame) - length, 3 + len(frame))
    known = [size for size in range(15) if frame_at(frame[:size], 0) is not None]
    assert min(known, default=99) <= len(frame) - length  # at the latest when its head is there


messages = st.lists(
    st.one_of(st.text(max_size=80), st.integers(100, 300).map("ä".__mul__), st.just("x" * 20_000)), max_size=8
)


@settings(max_examples=150, deadline=None)
@given(messages, st.randoms(use_true_random=False), st.booleans())
def test_however_it_is_cut_the_same_messages_arrive(said: list[str], rng: random.Random, squeezed: bool) -> None:
    """Whole, in pieces with pings between them, squeezed or not; and with the bytes in portions of any size."""
    stream = b""
    squeeze = PerMessageDeflate(False, False, 12, 12) if squeezed else None
    for each in said:
        data = each.encode()
        if squeeze is not None and rng.random() < 0.5:
            stream += Frame(Opcode.TEXT, data).serialize(mask=True, extensions=[squeeze])
            continue
        cuts = sorted(rng.randrange(len(data) + 1) for _ in range(rng.choice([0, 0, 0, 1, 3])))
        parts = [data[begin:end] for begin, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        for number, part in enumerate(parts):
            stream += text(part, number == len(parts) - 1, Opcode.CONT if number else Opcode.TEXT)
            if rng.random() < 0.2:
                stream += Frame(Opcode.PING, b"p").serialize(mask=True)

    def hear(line: Held, behind: Behind, transport: Transport) -> None:
        at, taken = 0, 0
        while at < len(stream):
            size = rng.choice([1, 2, 3, 7, 50, 5_000, 100_000])
            assert transport.reading
            line.data_received(stream[at : at + size])
            at += size
            while taken < len(behind.messages):
                line.taken(weight(behind.messages[taken]))
                taken += 1
        assert [message.decode() for message in behind.messages] == said
        assert not transport.closing

    with_a_socket(hear, SQUEEZING if squeezed else None)


def oversized() -> bytes:
    return bytes([0x81, 0xFF]) + (LARGEST_FRAME + 1).to_bytes(8, "big") + bytes(4)


def bomb() -> bytes:
    """A small frame that becomes a large one."""
    squeeze = PerMessageDeflate(False, False, 12, 12)
    return Frame(Opcode.TEXT, b"x" * (LARGEST_FRAME + 1)).serialize(mask=True, extensions=[squeeze])


WRONG = {
    "not masked": (Frame(Opcode.TEXT, b"{}").serialize(mask=False), 1002),
    "a reserved bit": (bytes([0x81 | 0x20, 0x82]) + bytes(4) + b"{}", 1002),
    "squeezed, though nobody has agreed to that": (bytes([0xC1, 0x82]) + bytes(4) + b"{}", 1002),
    "an unknown kind": (bytes([0x83, 0x80]) + bytes(4), 1002),
    "a ping that is too long": (bytes([0x89, 0xFE, 0, 126]) + bytes(4) + b"x" * 126, 1002),
    "a ping in pieces": (bytes([0x09, 0x80]) + bytes(4), 1002),
    "a piece of nothing": (text(b"x", True, Opcode.CONT), 1002),
    "a text within another": (text(b"{", False) + text(b"{}"), 1002),
    "a close of one byte": (bytes([0x88, 0x81]) + bytes(4) + b"x", 1002),
    "no UTF-8": (text(b"\xff\xfe"), 1007),
    "no UTF-8, in pieces": (text(b"\xc3", False) + text(b"x", True, Opcode.CONT), 1007),
    "too long": (oversized(), 1009),
    "too long in pieces": (text(b"x" * 200_000, False) + text(b"x" * 200_000, True, Opcode.CONT), 1009),
}


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("portion", [1, 1_000_000])
def test_who_speaks_wrongly_is_told_so(wrong: str, portion: int) -> None:
    """The socket closes with the code of RFC 6455; what came before counts, what comes after does not."""
    frame, code = WRONG[wrong]
    if portion == 1 and len(frame) > 1_000:
        portion = 999
    stream = text(b"before") + frame + text(b"after")

    def hear(line: Held, behind: Behind, transport: Transport) -> None:
        for at in range(0, len(stream), portion):
            line.data_received(stream[at : at + portion])
        assert behind.messages == [b"before"]
        assert code_of(transport.written) == code
        assert transport.closing

    with_a_socket(hear)


def test_a_message_that_swells_is_refused() -> None:
    def hear(line: Held, behind: Behind, transport: Transport) -> None:
        line.data_received(bomb())
        assert (behind.messages, code_of(transport.written)) == ([], 1009)

    with_a_socket(hear, SQUEEZING)


def test_pings_are_answered_and_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who does not answer the server's ping until the next one is due has gone."""
    monkeypatch.setattr(held, "PING_EVERY", 0.02)

    async def run() -> None:
        behind, transport = Behind(), Transport()
        line = Held(behind, None)
        line.connection_made(transport)
        line.data_received(Frame(Opcode.PING, b"here?").serialize(mask=True))
        assert transport.written == Frame(Opcode.PONG, b"here?").serialize(mask=False)
        for _ in range(5):
            transport.written = b""
            while not transport.written:
                await asyncio.sleep(0.005)
            other = client()
            other.receive_data(transport.written)
            line.data_received(b"".join(other.data_to_send()))
        while not transport.closing:
            await asyncio.sleep(0.005)
        assert transport.written.endswith(b"keepalive ping timeout")
        line.connection_lost(None)

    asyncio.run(asyncio.wait_for(run(), 10))


def test_what_nobody_takes_is_not_read() -> None:
    """A window of messages is taken, then the rest waits with the other side; the order stays."""
    stream = b"".join(text(b"%d" % number) for number in range(1_000))

    def hear(line: Held, behind: Behind, transport: Transport) -> None:
        line.data_received(stream)
        assert not transport.reading
        assert len(behind.messages) == WINDOW // weight(b"123") + 1
        taken = 0
        while taken < len(behind.messages):
            line.taken(weight(behind.messages[taken]))
            taken += 1
        assert behind.messages == [b"%d" % number for number in range(1_000)]
        assert transport.reading

    with_a_socket(hear)


def test_hanging_up_waits_for_the_other_side_to_do_so_too() -> None:
    def hear(line: Held, behind: Behind, transport: Transport) -> None:
        line.close(4429, "too fast", False)
        line.write([b"too late"])
        assert (code_of(transport.written), transport.closing) == (4429, False)
        line.data_received(text(b"not heard") + Frame(Opcode.CLOSE, b"\x11\x4d").serialize(mask=True))
        assert (behind.messages, transport.closing) == ([], True)

    with_a_socket(hear)


def test_who_does_not_hang_up_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(held, "CLOSE_WITHIN", 0.02)

    async def run() -> None:
        transport = Transport()
        line = Held(Behind(), None)
        line.connection_made(transport)
        line.close(1000, "", False)
        while not transport.aborted:
            await asyncio.sleep(0.005)

    asyncio.run(asyncio.wait_for(run(), 10))


def test_what_is_said_before_there_is_a_connection_is_said_then() -> None:
    async def run() -> None:
        transport = Transport()
        line = Held(Behind(), None)
        line.write([b"one", b"two"])
        line.close(4404, "", False)
        line.connection_made(transport)
        assert transport.written.startswith(head(3) + b"one" + head(3) + b"two")
        assert code_of(transport.written) == 4404
        line.connection_lost(None)

    asyncio.run(run())
