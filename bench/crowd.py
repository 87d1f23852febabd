"""A crowd of spectators comes to one table at once and stays, while people play there and at other tables.

    python bench/crowd.py --spectators 2000

The spectators are a process of their own that waits for all others, for elsewhere they have machines of their own.
Prints how long the moves at the other tables took without the crowd and with it, how long it took until everybody in
the crowd had a view, and whether somebody lost the connection.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from line import VIEW, Line, connect
from line import run as run_cheaply
from people import Load, play, settle
from serving import UNLIMITED, Served, open_table, served, shares, socket_of

SEATS = [{"kind": "person", "name": name} for name in ("Ann", "Brian")]
PAUSE = (0.5, 1.5)
"""How long people take for a move."""
LEAST = 19
"""How much less than others the process of the spectators gets of a core, by the measure of `nice`."""
BUILD_UP = 3.0
PATIENCE = 120.0


async def spectator(address: str) -> tuple[Line, float] | None:
    """Comes; the socket, and how long the first view took. None if there was none."""
    begin = time.monotonic()
    first: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(_: Line, text: bytes) -> None:
        if not first.done() and text.startswith(VIEW):
            first.set_result(time.monotonic() - begin)

    try:
        line = await connect(address, hear, PATIENCE)
    except (OSError, TimeoutError):
        return None
    await asyncio.wait({first, line.closed}, return_when=asyncio.FIRST_COMPLETED)
    return (line, first.result()) if first.done() else None


def crowd(address: str, count: int, seconds: float, answer: Any) -> None:
    """The process of the spectators. Tells how long each took to come, and in the end how many are still there."""

    async def look() -> None:
        os.nice(LEAST)
        settle()
        came = await asyncio.gather(*(spectator(address) for _ in range(count)))
        answer.send([each[1] for each in came if each is not None])
        await asyncio.sleep(seconds)
        answer.send(sum(not each[0].closed.done() for each in came if each is not None))

    run_cheaply(look())


async def run(wanted: argparse.Namespace, server: Served) -> dict[str, Any]:
    """First the players alone, then with everybody."""
    load = Load(server.url, PAUSE)
    tables = [open_table(server.url, "kingsburg", SEATS, {}) for _ in range(wanted.tables + 1)]
    people = []
    for opened in tables:
        table = opened["table"]["id"]
        load.acknowledged[table] = []
        people += [
            asyncio.create_task(play(load, table, seat["seat"], seat["token"], random.Random(f"{table}{seat['seat']}")))
            for seat in opened["seats"]
        ]
    settle()
    await asyncio.sleep(BUILD_UP)
    since, worked = time.monotonic(), server.worked()
    await asyncio.sleep(wanted.seconds)
    before, worked_before = load.since(since), server.worked() - worked
    hears, tells = multiprocessing.Pipe(duplex=False)
    looked_at = socket_of(server.url, tables[0]["table"]["id"])
    looking = multiprocessing.get_context("spawn").Process(
        target=crowd, args=(looked_at, wanted.spectators, wanted.seconds, tells)
    )
    looking.start()
    since = time.monotonic()
    first: list[float] = await asyncio.to_thread(hears.recv)
    coming, since, worked = load.since(since), time.monotonic(), server.worked()
    stayed: int = await asyncio.to_thread(hears.recv)
    during, worked_during = load.since(since), server.worked() - worked
    load.stopped = True
    await asyncio.gather(*people)
    return {
        "spectators": wanted.spectators,
        "lost": wanted.spectators - stayed,
        **shares(first, "first_view"),
        **shares(before, "move_before"),
        **shares(coming, "move_while_they_come"),
        **shares(during, "move_during"),
        "server_cores_before": round(worked_before / wanted.seconds, 2),
        "server_cores_during": round(worked_during / wanted.seconds, 2),
        "errors": len(load.errors),
    }


def main() -> None:
    """Starts a server, lets the crowd come, stops it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--spectators", type=int, default=2000)
    parser.add_argument("--tables", type=int, default=50, help="other tables of two people")
    parser.add_argument("--seconds", type=float, default=20.0)
    wanted = parser.parse_args()
    load = round(os.getloadavg()[0], 1)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "tables.db", *UNLIMITED) as server:
        print(json.dumps({"load_before": load, **run_cheaply(run(wanted, server))}))


if __name__ == "__main__":
    main()
