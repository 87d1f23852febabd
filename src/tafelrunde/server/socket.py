"""The socket of a viewer: reads what it wants, tells what it may know."""

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from tafelrunde.server import messages, tally
from tafelrunde.server.doors import CountedSocket
from tafelrunde.server.limits import Bucket
from tafelrunde.server.lines.line import Line
from tafelrunde.server.room import Room
from tafelrunde.server.rooms import Rooms
from tafelrunde.server.showing import trouble
from tafelrunde.server.viewer import Viewer, encode
from tafelrunde.table.errors import Refused

log = logging.getLogger(__name__)

LARGEST_MESSAGE = 16_384
CHAT_SHARE = 0.1
QUESTION_SHARE = 0.25
PATIENCE = 100
"""The number of messages over the limit after which the socket is closed."""

CLOSE_CODES = {"bad_token": 4401, "not_found": 4404, "cannot_go_on": 4409}
CLOSE_TOO_FAST = 4429
CLOSE_TRY_AGAIN = 1013

Socket = WebSocket[None, None, State]


class Limits:
    """What one socket may send: messages, fewer of them questions, and far fewer of them chat."""

    def __init__(self, rate: float) -> None:
        self.messages = Bucket(rate)
        self.chat = Bucket(rate * CHAT_SHARE)
        self.questions = Bucket(rate * QUESTION_SHARE)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """One viewer at a table, until one of both hangs up."""
    await socket.accept()
    door: CountedSocket = socket.scope["state"]["door"]
    line = await door.line()
    try:
        await _visit(socket, line, table_id)
    finally:
        line.close(CLOSE_TRY_AGAIN)  # if nobody has hung up yet, something went wrong
        with suppress(asyncio.CancelledError):  # a server that stops waits so long and no longer
            await line.closed()


async def _visit(socket: Socket, line: Line, table_id: str) -> None:
    rooms: Rooms = socket.app.state.rooms
    try:
        room = await rooms.room(table_id)
        token = socket.query_params.get("token")
        await room.following.recognise(token)
        viewer = _viewer(room, token, line)
        await room.recall()
    except Refused as error:
        line.write([encode(trouble(error))])
        line.close(CLOSE_CODES.get(error.code, 4400), error.code)
        return
    # A server that stops waits so long and no longer for what it has begun; who was there comes back elsewhere.
    with suppress(asyncio.CancelledError):
        await Visit(line, room, viewer, Limits(rooms.settings.message_rate)).last()


def _viewer(room: Room, token: str | None, line: Line) -> Viewer:
    seat = room.table.seat_of(token)
    host = room.table.is_host(token)
    if token and seat is None and not host:
        raise Refused("bad_token", "this token opens no seat here")
    return Viewer(seat, host, line, room.audience.view_for, room.audience.telling.now)


class Visit:
    """One viewer with an open `line`. `thoughts` are the hints it waits for."""

    def __init__(self, line: Line, room: Room, viewer: Viewer, limits: Limits) -> None:
        self.line = line
        self.room = room
        self.viewer = viewer
        self.limits = limits
        self.thoughts: set[asyncio.Task[None]] = set()
        # What has begun is done to the end even if the viewer has gone, and then nothing more.
        self._answering = False
        self._gone = False

    async def last(self) -> None:
        """Until one of both hangs up, or the viewer is sent away."""
        self.line.freed = self.viewer.wake
        self.room.enter(self.viewer)
        reading = asyncio.create_task(self._read())
        staying = asyncio.create_task(self.viewer.gone.wait())
        try:
            await asyncio.wait({reading, staying}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.line.freed = None
            self.room.leave(self.viewer)
            self._gone = True
            for task in (staying, *self.thoughts, *([] if self._answering else [reading])):
                task.cancel()
            self.line.close(reading.result() if reading.done() else CLOSE_TRY_AGAIN)

    async def _read(self) -> int:
        """Does what the viewer asks, message by message; returns the code to close with."""
        refused = 0
        while not self._gone:
            text = await self.line.hear()
            if text is None:
                return 1000
            if not self.limits.messages.take():
                refused += 1
                self.viewer.note(trouble(Refused("too_fast", "too many messages; wait a moment")))
                if refused > PATIENCE:
                    return CLOSE_TOO_FAST
                continue
            self._answering = True
            await self._answer(text)
            self._answering = False
        return CLOSE_TRY_AGAIN

    async def _answer(self, text: str | bytes) -> None:
        """One message: done to the end even if the viewer hangs up, or refused with a reason."""
        line: int | None = None
        arrived = time.monotonic()
        try:
            message = _decode(text)
            line = message.line if isinstance(message, messages.Move | messages.SayAmounts) else None
            if isinstance(message, messages.Chat) and not self.limits.chat.take():
                raise Refused("too_fast", "too much talk; wait a moment")
            if isinstance(message, messages.AskWhyNot | messages.AskHint) and not self.limits.questions.take():
                raise Refused("too_fast", "too many questions; wait a moment")
            await self._do(message, arrived)
        except Refused as error:
            tally.REFUSED.labels(error.code).inc()
            self.viewer.note(trouble(error, line))
        except Exception:
            self._stumble(line)

    async def _do(self, message: messages.ClientMessage, arrived: float) -> None:
        room, viewer = self.room, self.viewer
        match message:
            case messages.Move():
                new = await room.move(_own_seat(viewer), message.line, message.move, arrived=arrived)
                viewer.note(messages.Acknowledged(message.line, doubled=not new))
            case messages.SayAmounts():
                new = await room.say_amounts(_own_seat(viewer), message.line, message.counts)
                viewer.note(messages.Acknowledged(message.line, doubled=not new))
            case messages.Ready():
                await room.be_ready(_own_seat(viewer))
            case messages.WishUndo():
                await room.wishes.undo(_own_seat(viewer))
            case messages.VoteUndo():
                await room.wishes.vote(_own_seat(viewer), message.agree)
            case messages.WishStop():
                await room.wishes.propose_stop(_own_seat(viewer))
            case messages.VoteStop():
                await room.wishes.vote(_own_seat(viewer), message.agree, stopping=True)
            case messages.Chat():
                await room.say(viewer.seat, message.name, message.text)
            case messages.AskWhyNot():
                say = room.why_not(_own_seat(viewer), message.line, message.thing)
                viewer.note(messages.WhyNot(message.thing, message.line, say))
            case messages.AskHint():
                task = asyncio.create_task(self._advise(_own_seat(viewer), message.line))
                self.thoughts.add(task)  # a task that nobody holds may vanish
                task.add_done_callback(self.thoughts.discard)
            case messages.AskSketch():
                viewer.note(messages.Sketch(room.sketch(viewer.seat, message.language)))
            case messages.Ping():
                viewer.note(messages.Pong())

    async def _advise(self, seat: int, line: int) -> None:
        """Thinks of a hint while the viewer may go on."""
        try:
            self.viewer.note(messages.Hint(line, await self.room.hint(seat, line)))
        except Refused as error:
            self.viewer.note(trouble(error))
        except Exception:
            self._stumble(None)

    def _stumble(self, line: int | None) -> None:
        """What should not happen: told to the log, not to the viewer."""
        tally.ERRORS.labels("message").inc()
        log.exception("table %s: a message failed", self.room.table.id)
        self.viewer.note(trouble(Refused("trouble", "something went wrong on the server"), line))


def _decode(text: str | bytes) -> messages.ClientMessage:
    if len(text) > LARGEST_MESSAGE:
        raise Refused("too_large", f"a message has at most {LARGEST_MESSAGE} bytes")
    try:
        message: messages.ClientMessage = messages.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"this is no message of the protocol: {error}") from None
    return message


def _own_seat(viewer: Viewer) -> int:
    """The seat that the viewer holds."""
    if viewer.seat is None:
        raise Refused("not_allowed", "spectators only watch")
    return viewer.seat
