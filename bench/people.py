"""Remote players over sockets: each answers by a random option, at full speed or after a while.

They speak the protocol as it is, and as it was before lines and offers had these names, so that an older server can be
measured beside a newer one.
"""

import asyncio
import gc
import json
import random
import time
from dataclasses import dataclass, field

import msgspec
import websockets
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
    doors: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(AT_ONCE))

    def since(self, moment: float) -> list[float]:
        """How long the answers took to what was sent after a moment."""
        return [took for sent, took in self.latencies if sent >= moment]


async def play(load: Load, table: str, seat: int, token: str, rng: random.Random) -> None:
    """One player, to the end of the game or until all are to stop; waits for what it has sent."""
    address = socket_of(load.server, table, token)
    async with load.doors:
        line = await websockets.connect(
            address, max_size=None, compression=None, ping_interval=None, open_timeout=PATIENCE
        )
    load.connected += 1
    try:
        await _sit(load, line, table, seat, rng)
    finally:
        await line.close()


async def _sit(load: Load, line: websockets.ClientConnection, table: str, seat: int, rng: random.Random) -> None:
    sent: dict[int, tuple[int, float]] = {}
    answered, late = -1, 0.0
    while sent or not load.stopped:
        try:
            async with asyncio.timeout(1.0):
                message = decode(await line.recv())
        except TimeoutError:
            late = late or (time.monotonic() if load.stopped else 0.0)
            if late and time.monotonic() > late + PATIENCE:
                load.errors.append(f"{table}: no answer to {sent}")
                return
            continue
        except websockets.ConnectionClosed:
            load.errors.append(f"{table}: the line broke")
            return
        number = message.ply if message.line is None else message.line
        if message.type == "ack" and number is not None:
            move, at = sent.pop(number)
            load.latencies.append((at, time.monotonic() - at))
            load.acknowledged[table].append((seat, number, move))
        elif message.type == "error":
            load.errors.append(f"{table}: {message.code}")
            return
        elif message.type == "view" and message.view is not None:
            if message.over and not sent:
                return
            if message.answer is not None and message.answer > answered and not load.stopped:
                answered = message.answer
                if load.pause[1]:
                    await asyncio.sleep(rng.uniform(*load.pause))
                name = "ply" if message.line is None else "line"
                move = rng.choice(message.view.offers or message.view.options).move
                sent[answered] = (move, time.monotonic())
                await line.send(json.dumps({"type": "move", name: answered, "move": move}))


def settle() -> None:
    """What was made up to now stays; a pause of this process would count as one of the server."""
    gc.collect()
    gc.freeze()
    gc.disable()
