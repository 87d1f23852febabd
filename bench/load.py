"""Many tables at once: remote players over sockets, at full speed; then nothing may be lost, doubled or different.

    python bench/load.py --tables 200 --seconds 60

Starts a server of its own with an empty database and lets players sit down at every table. Each answers by a random
option as soon as it is asked. Prints moves a second and the time from sending a move to its acknowledgement. At the end
every acknowledged move must be in the database exactly once, and the game made anew from seed and journal must be the
one that the server shows.
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import websockets
from serving import kept, open_table, serving, socket_of

NAMES = ["Ann", "Brian", "Cindy", "David", "Emma"]
PATIENCE = 60.0


class Option(msgspec.Struct):
    move: int


class View(msgspec.Struct):
    options: list[Option] = []


class Message(msgspec.Struct):
    type: str
    line: int | None = None
    answer: int | None = None
    over: bool = False
    view: View | None = None
    code: str | None = None


decode = msgspec.json.Decoder(Message).decode


class Load:
    """What all players together have seen."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.end = 0.0
        self.latencies: list[float] = []
        self.acknowledged: dict[str, list[tuple[int, int, int]]] = {}
        self.errors: list[str] = []
        self.finished = 0


async def play(load: Load, server: str, table: str, seat: int, token: str, rng: random.Random) -> None:
    """One player, to the end of the game or of the time; waits for what it has sent."""
    sent: dict[int, tuple[int, float]] = {}
    answered = -1
    async with websockets.connect(
        socket_of(server, table, token), max_size=None, compression=None, ping_timeout=None
    ) as line:
        while time.monotonic() < load.end or sent:
            try:
                message = decode(await asyncio.wait_for(line.recv(), max(0.1, load.end - time.monotonic())))
            except TimeoutError:
                if sent and time.monotonic() > load.end + PATIENCE:
                    load.errors.append(f"{table}: no answer to {sent}")
                    return
                continue
            if message.type == "ack" and message.line is not None:
                move, at = sent.pop(message.line)
                load.latencies.append(time.monotonic() - at)
                load.acknowledged[table].append((seat, message.line, move))
            elif message.type == "error":
                load.errors.append(f"{table}: {message.code}")
                return
            elif message.type == "view":
                if message.over and not sent:
                    return
                due = message.answer is not None and message.answer > answered and time.monotonic() < load.end
                if due and message.view is not None and message.answer is not None:
                    answered = message.answer
                    move = rng.choice(message.view.options).move
                    sent[answered] = (move, time.monotonic())
                    await line.send(json.dumps({"type": "move", "line": answered, "move": move}))


def open_for_people(server: str, players: int, options: dict[str, Any]) -> dict[str, Any]:
    """A table of people that begins at once."""
    return open_table(server, "kingsburg", [{"kind": "person", "name": name} for name in NAMES[:players]], options)


async def evening(load: Load, server: str, opened: dict[str, Any], players: int, options: dict[str, Any]) -> None:
    """One table after the other, until the time is over."""
    while True:
        table = opened["table"]["id"]
        load.acknowledged[table] = []
        tokens = [seat["token"] for seat in opened["seats"]]
        rngs = [random.Random(f"{table}{seat}") for seat in range(players)]
        await asyncio.gather(*(play(load, server, table, seat, token, rngs[seat]) for seat, token in enumerate(tokens)))
        if time.monotonic() > load.end:
            return
        load.finished += 1
        opened = await asyncio.to_thread(open_for_people, server, players, options)


async def last_view(server: str, table: str) -> dict[str, Any]:
    """What a spectator is shown at the end."""
    async with websockets.connect(socket_of(server, table), max_size=None) as line:
        while True:
            message: dict[str, Any] = json.loads(await line.recv())
            if message["type"] == "view":
                return message


async def check(load: Load, server: str, database: Path) -> int:
    """Compares acknowledgements, database and server; returns the number of moves."""
    connection = sqlite3.connect(database)
    moves = 0
    for table, acknowledged in load.acknowledged.items():
        play, journal = kept(connection, table)
        moves += len(journal)
        written = sorted((entry.seat, entry.answers, entry.move) for entry in journal)
        if written != sorted(acknowledged):
            load.errors.append(f"{table}: {len(acknowledged)} moves acknowledged, {len(written)} written")
        for entry in journal:
            play = play.after(entry)
        if json.loads(json.dumps(play.state.view(None))) != (await last_view(server, table))["view"]:
            load.errors.append(f"{table}: the replay differs from the server's game")
    return moves


async def run(arguments: argparse.Namespace, server: str, database: Path) -> int:
    """Plays, checks, prints; 1 if anything was wrong."""
    options = {"edition": "2e", "modules": [1, 2, 3]}
    load = Load(arguments.seconds)
    opened = [open_for_people(server, arguments.players, options) for _ in range(arguments.tables)]
    begin = time.monotonic()
    load.end = begin + arguments.seconds
    await asyncio.gather(*(evening(load, server, each, arguments.players, options) for each in opened))
    took = time.monotonic() - begin
    moves = await check(load, server, database)
    latencies = sorted(load.latencies) or [0.0]
    figures = {
        "tables": arguments.tables,
        "players": arguments.tables * arguments.players,
        "seconds": round(took, 1),
        "moves": moves,
        "moves_per_second": round(moves / took, 1),
        "latency_ms_p50": round(1000 * latencies[len(latencies) // 2], 1),
        "latency_ms_p99": round(1000 * latencies[len(latencies) * 99 // 100], 1),
        "games_finished": load.finished,
        "errors": len(load.errors),
        "cores": os.cpu_count(),
    }
    print(json.dumps(figures))
    for error in load.errors[:20]:
        print(error, file=sys.stderr)
    return 1 if load.errors else 0


def main() -> None:
    """Starts the server, loads it, stops it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0)
    arguments = parser.parse_args()
    with serving() as (server, database):
        code = asyncio.run(run(arguments, server, database))
    sys.exit(code)


if __name__ == "__main__":
    main()
