"""Remote players over sockets: each answers by a random option, at full speed or after a while.

They speak the protocol as it is, and as it was before lines and offers had these names, so that an older server can be
measured beside a newer one.
"""

import asyncio
import gc
import random
import time
from dataclasses import dataclass, field

import msgspec
from line import Line, connect
from serving import socket_of

PATIENCE = 60.0
AT_ONCE = 64
"""So many sockets are being opened at the same time."""


class Offer(msgspec.Struct):
    move: int


class View(msgspec.Struct):
    offers: list[Offer] = []
    options: list[Offer] = []


class Message(msgspec.Struct):
    type: str
    line: int | None = None
    ply: int | None = None
    answer: int | None = None
    over: bool = False
    view: View | None = None
    code: str | None = None


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Load:
    """What all players together do and see. `pause` is how long one takes for a move: at least, at most."""

    server: str
    pause: tuple[float, float] = (0.0, 0.0)
    latencies: list[tuple[float, float]] = field(default_factory=list)
    acknowledged: dict[str, list[tuple[int, int, int]]] = field(default_factory=dict)
    errors: list[str] = field(default_factory=list)
    stopped: bool = False
    connected: int = 0
    views: int = 0
    doors: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    def since(self, moment: float) -> list[float]:
        """How long the answers took to what was sent after a moment."""
        return [took for sent, took in self.latencies if sent >= moment]


class Player:
    """One player with an open socket. `done` when the game is over, or all are to stop and all answers are there."""

    def __init__(self, load: Load, table: str, seat: int, rng: random.Random) -> None:
        self.load, self.table, self.seat, self.rng = load, table, seat, rng
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[None] = self.loop.create_future()
        self.sent: dict[int, tuple[int, float]] = {}
        self.answered = -1

    def hear(self, line: Line, text: bytes) -> None:
        """A message: an acknowledgement, or a view that may ask for a move."""
        message = decode(text)
        number = message.ply if message.line is None else message.line
        if message.type == "view" and message.view is not None:
            self.load.views += 1
            if message.over and not self.sent:
                self.leave()
            elif message.answer is not None and message.answer > self.answered and not self.load.stopped:
                self._answer(line, message)
        elif message.type == "ack" and number is not None:
            move, at = self.sent.pop(number)
            self.load.latencies.append((at, time.monotonic() - at))
            self.load.acknowledged[self.table].append((self.seat, number, move))
            if self.load.stopped:
                self.leave()
        elif message.type == "error":
            self.leave(str(message.code))

    def _answer(self, line: Line, message: Message) -> None:
        assert message.view is not None
        assert message.answer is not None
        self.answered = message.answer
        name = "ply" if message.line is None else "line"
        move = self.rng.choice(message.view.offers or message.view.options).move
        if self.load.pause[1]:
            self.loop.call_later(self.rng.uniform(*self.load.pause), self._say, line, name, message.answer, move)
        else:
            self._say(line, name, message.answer, move)

    def _say(self, line: Line, name: str, answers: int, move: int) -> None:
        if not self.load.stopped and not self.done.done():
            self.sent[answers] = (move, time.monotonic())
            line.say(b'{"type":"move","%s":%d,"move":%d}' % (name.encode(), answers, move))

    def leave(self, error: str | None = None) -> None:
        """Ends, with an error or without."""
        if not self.done.done():
            if error is not None:
                self.load.errors.append(f"{self.table}: {error}")
            self.done.set_result(None)


async def play(load: Load, table: str, seat: int, token: str, rng: random.Random) -> None:
    """One player, to the end of the game or until all are to stop; waits for what it has sent."""
    player = Player(load, table, seat, rng)
    async with load.doors:
        line = await _let_in(socket_of(load.server, table, token), player)
    load.connected += 1
    line.closed.add_done_callback(lambda _: player.leave("the line broke"))
    while not player.done.done():
        await asyncio.wait({player.done}, timeout=1.0)
        if load.stopped and not player.sent:
            player.leave()
        elif load.stopped and min(at for _, at in player.sent.values()) < time.monotonic() - PATIENCE:
            player.leave(f"no answer to {player.sent}")
    line.close()
    await asyncio.wait({line.closed}, timeout=PATIENCE)


async def _let_in(address: str, player: Player) -> Line:
    """An open socket. Where a server lets so many in a second and no more, one knocks again."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return await connect(address, player.hear, PATIENCE)
        except ConnectionError:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.5)


def settle() -> None:
    """What was made up to now stays; a pause of this process would count as one of the server."""
    gc.collect()
    gc.freeze()
    gc.disable()
