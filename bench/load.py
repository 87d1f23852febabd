"""Many tables at once: remote players over sockets; then nothing may be lost, doubled or different.

    python bench/load.py --tables 200 --seconds 60                     # at full speed
    python bench/load.py --tables 1000 --pause 5 10 --seconds 120      # people who take 5 to 10 seconds for a move
    python bench/load.py --tables 1000 --pause 5 10 --seconds 120 --kings 20 --analyses 2
    python bench/load.py --tables 200 --moves 100 --beside OLD/.venv/bin/python      # another version, in turns

Starts a server of its own with an empty database and lets four players sit down at every table. Each answers by a
random option. Prints moves a second and the time from sending a move to its acknowledgement; with `--kings` so many
tables of four kings play meanwhile, and with `--analyses` so many finished games are looked at again. At the end every
acknowledged move must be in the database exactly once, and the game made anew from seed and journal must be the one
that the server shows.
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import websockets
from line import run as run_cheaply
from people import Load, play, settle
from serving import UNLIMITED, Served, ask, kept, open_table, served, shares, socket_of

NAMES = ["Ann", "Brian", "Cindy", "David", "Emma"]
OPTIONS = {"edition": "2e", "modules": [1, 2, 3]}
LOOK_EVERY = 0.02
BUILD_UP = 5.0
"""How many seconds people with a pause play before anything is measured."""


def open_for_people(server: str, players: int) -> dict[str, Any]:
    """A table of people that begins at once."""
    return open_table(server, "kingsburg", [{"kind": "person", "name": name} for name in NAMES[:players]], OPTIONS)


async def evening(load: Load, opened: dict[str, Any], players: int) -> None:
    """One table after the other, until the time is over."""
    while not load.stopped:
        table = opened["table"]["id"]
        load.acknowledged[table] = []
        tokens = [seat["token"] for seat in opened["seats"]]
        rngs = [random.Random(f"{table}{seat}") for seat in range(players)]
        await asyncio.gather(*(play(load, table, seat, token, rngs[seat]) for seat, token in enumerate(tokens)))
        if not load.stopped:
            opened = await asyncio.to_thread(open_for_people, load.server, players)


# --- who thinks meanwhile ---------------------------------------------------------------------------------------------


async def kings(load: Load) -> None:
    """Four kings at one table after the other; bots play as long as somebody looks."""
    seats = [{"kind": "bot", "bot": "king"}] * 4
    while not load.stopped:
        table = (await asyncio.to_thread(open_table, load.server, "kingsburg", seats, {}))["table"]["id"]
        async with websockets.connect(socket_of(load.server, table), max_size=None, ping_interval=None) as line:
            async for text in line:
                if load.stopped or json.loads(text).get("over"):
                    break


async def analysis(load: Load) -> None:
    """A finished game is looked at again, and another one after it."""
    bots = [{"kind": "bot", "bot": "random"}] * 4
    while not load.stopped:
        table = (await asyncio.to_thread(open_table, load.server, "mil", bots, {}))["table"]["id"]
        async with websockets.connect(socket_of(load.server, table), max_size=None, ping_interval=None) as line:
            async for text in line:
                if load.stopped or json.loads(text).get("over"):
                    break
        report = None
        while not load.stopped and report is None:
            report = (await asyncio.to_thread(ask, load.server, f"/api/tables/{table}/analysis", {}))["report"]
            await asyncio.sleep(1.0)


# --- was it as it should be? ------------------------------------------------------------------------------------------


async def last_view(server: str, table: str) -> dict[str, Any]:
    """What a spectator is shown at the end."""
    async with websockets.connect(socket_of(server, table), max_size=None) as line:
        while True:
            message: dict[str, Any] = json.loads(await line.recv())
            if message["type"] == "view":
                return message


async def check(load: Load, database: Path) -> None:
    """Compares acknowledgements, database and server."""
    connection = sqlite3.connect(database)
    for table, acknowledged in load.acknowledged.items():
        play, journal = kept(connection, table)
        written = sorted((entry.seat, entry.answers, entry.move) for entry in journal)
        if written != sorted(acknowledged):
            load.errors.append(f"{table}: {len(acknowledged)} moves acknowledged, {len(written)} written")
        for entry in journal:
            play = play.after(entry)
        if json.loads(json.dumps(play.state.view(None))) != (await last_view(load.server, table))["view"]:
            load.errors.append(f"{table}: the replay differs from the server's game")


# --- a run ------------------------------------------------------------------------------------------------------------


async def run(wanted: argparse.Namespace, server: Served, database: Path | None) -> dict[str, Any]:
    """Plays, checks; the figures."""
    low, high = wanted.pause
    load = Load(server.url, (low, high))
    opened = [open_for_people(server.url, wanted.players) for _ in range(wanted.tables)]
    people = [asyncio.create_task(evening(load, each, wanted.players)) for each in opened]
    while load.connected < wanted.tables * wanted.players:
        await asyncio.sleep(0.1)
    thinking = [asyncio.create_task(kings(load)) for _ in range(wanted.kings)]
    thinking += [asyncio.create_task(analysis(load)) for _ in range(wanted.analyses)]
    settle()
    await asyncio.sleep(BUILD_UP if high else 0.0)
    since, worked, others, played = time.monotonic(), server.worked(), server.others_worked(), time.process_time()
    views = load.views
    if wanted.moves:
        while len(load.latencies) < wanted.moves * wanted.tables:
            await asyncio.sleep(LOOK_EVERY)
    else:
        await asyncio.sleep(wanted.seconds)
    seconds = time.monotonic() - since
    views = load.views - views
    took, worked, played = load.since(since), server.worked() - worked, time.process_time() - played
    others = server.others_worked() - others
    load.stopped = True
    for each in thinking:
        each.cancel()
    await asyncio.gather(*people)
    await asyncio.gather(*thinking, return_exceptions=True)
    if database is not None:
        await check(load, database)
    for error in load.errors[:20]:
        print(error, file=sys.stderr)
    return {
        "moves_per_second": round(len(took) / seconds, 1),
        **shares(took, "move"),
        "views_per_move": round(views / max(1, len(took)), 2),
        "server_ms_per_move": round(1000 * worked / max(1, len(took)), 2),
        "server_cores": round(worked / seconds, 2),
        "others_ms_per_move": round(1000 * others / max(1, len(took)), 2),
        "players_ms_per_move": round(1000 * played / max(1, len(took)), 2),
        "errors": len(load.errors),
    }


def measured(wanted: argparse.Namespace, python: str) -> dict[str, Any]:
    """The figures of a server of that interpreter; only the one of this package is checked afterwards."""
    own = python == sys.executable
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        words = UNLIMITED if own else UNLIMITED[:2]
        with served(database, *words, "--bot-pause", "0", python=python) as server:
            return run_cheaply(run(wanted, server, database if own else None))


def main() -> None:
    """One run, or several in turns with another version."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--moves", type=int, default=0, help="instead of seconds: so many of each table, on average")
    parser.add_argument("--pause", type=float, nargs=2, default=(0.0, 0.0), metavar=("LEAST", "MOST"))
    parser.add_argument("--kings", type=int, default=0, help="tables of four kings")
    parser.add_argument("--analyses", type=int, default=0, help="games that are looked at again")
    parser.add_argument("--beside", metavar="PYTHON", help="an interpreter with another version of the package")
    parser.add_argument("--rounds", type=int, default=3, help="how often each of the two versions is measured")
    wanted = parser.parse_args()
    where = {"tables": wanted.tables, "cores": os.cpu_count(), "load_before": round(os.getloadavg()[0], 1)}
    pythons = [wanted.beside, sys.executable] * wanted.rounds if wanted.beside else [sys.executable]
    errors, speeds = 0, {python: [] for python in pythons}
    for python in pythons:
        figures = measured(wanted, python)
        errors += figures["errors"]
        speeds[python].append(figures["moves_per_second"])
        print(json.dumps({"version": "other" if python == wanted.beside else "this", **where, **figures}), flush=True)
    if wanted.beside:
        ratios = [new / old for old, new in zip(speeds[wanted.beside], speeds[sys.executable], strict=True)]
        print(json.dumps({"times_as_many_moves": round(sorted(ratios)[len(ratios) // 2], 2)}))
    sys.exit(1 if errors else 0)


if __name__ == "__main__":
    main()
