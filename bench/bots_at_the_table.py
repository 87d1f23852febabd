"""Four strong bots at one table: how long each of their moves takes, and whether other tables notice.

    python bench/bots_at_the_table.py --seconds 20 --tables 20

Starts a server of its own. At `--tables` tables people play over sockets, each taking a moment before a move; after a
while without bots (to compare with) four `king` bots play one game after the other, so many seconds each. A bot's
move takes from the moment at which its seat was asked to the moment at which the move was written, both as the journal
has them. Prints a line for each game: moves, how long they took, how many took longer than the budget and half a
second, and the latency of the other tables meanwhile, from sending a move to its acknowledgement.
"""

import argparse
import asyncio
import json
import os
import random
import sqlite3
import time
from pathlib import Path
from typing import Any

import websockets
from serving import kept, open_table, serving, socket_of

from tafelrunde.bots.roster import BUDGET
from tafelrunde.kernel import registry
from tafelrunde.kernel.steps import TABLE

LIMIT = BUDGET + 0.5
PLAYERS = 4
BUILD_UP = 3.0
"""How many seconds the people play before anything is measured."""
WARM_UP = 5.0


class Company:
    """People at other tables: each move with the moment at which it was sent, and how long the answer took."""

    def __init__(self, server: str, pause: float) -> None:
        self.server = server
        self.pause = pause
        self.latencies: list[tuple[float, float]] = []

    async def table(self) -> None:
        """One game after the other, for ever."""
        people = [{"kind": "person", "name": name} for name in ("Ann", "Brian", "Cindy", "David")]
        while True:
            opened = await asyncio.to_thread(open_table, self.server, "kingsburg", people, {})
            tokens = [seat["token"] for seat in opened["seats"]]
            await asyncio.gather(*(self.person(opened["table"]["id"], token) for token in tokens))

    async def person(self, table: str, token: str) -> None:
        """Plays to the end, at a person's pace."""
        rng, answered, sent = random.Random(token), -1, 0.0
        async with websockets.connect(socket_of(self.server, table, token), max_size=None, compression=None) as line:
            async for text in line:
                message = json.loads(text)
                if message["type"] == "ack":
                    self.latencies.append((sent, time.time() - sent))
                elif message["type"] == "view" and message["over"]:
                    return
                elif message["type"] == "view" and message["answer"] is not None and message["answer"] > answered:
                    answered = message["answer"]
                    move = rng.choice(message["view"]["offers"])["move"]
                    await asyncio.sleep(rng.uniform(0.5, 1.5) * self.pause)
                    sent = time.time()
                    await line.send(json.dumps({"type": "move", "line": answered, "move": move}))

    def since(self, moment: float) -> dict[str, Any]:
        """How long the answers took to what was sent after a moment."""
        took = sorted(latency for sent, latency in self.latencies if sent >= moment) or [0.0]
        return {
            "others_moves": len(took),
            "others_ms_p50": round(1000 * took[len(took) // 2]),
            "others_ms_p99": round(1000 * took[len(took) * 99 // 100]),
            "others_ms_longest": round(1000 * took[-1]),
        }


def thoughts(database: Path, table: str, begun: float) -> list[float]:
    """How long each move of a table of bots took, from being asked to being written."""
    with sqlite3.connect(database) as connection:
        play, journal = kept(connection, table)
    asked = dict.fromkeys(play.asked, begun)
    took = []
    for entry in journal:
        if entry.seat != TABLE:
            took.append(entry.at - asked[entry.seat])
        before, play = play, play.after(entry)
        still = {seat for seat, ply in play.asked.items() if seat != entry.seat and before.asked.get(seat) == ply}
        asked = {seat: asked[seat] if seat in still else entry.at for seat in play.asked}
    return took


async def warm_up(server: str, game: str) -> None:
    """Bots without thought play, so that the workers have begun."""
    bots = [{"kind": "bot", "bot": "greedy"}] * PLAYERS
    table = (await asyncio.to_thread(open_table, server, game, bots, {}))["table"]["id"]
    await watch(server, table, WARM_UP)


async def watch(server: str, table: str, seconds: float) -> None:
    """Looks at a table for so long, or to the end of the game."""
    end = time.time() + seconds
    async with websockets.connect(socket_of(server, table), max_size=None) as line:
        while (left := end - time.time()) > 0:
            try:
                message = json.loads(await asyncio.wait_for(line.recv(), left))
            except TimeoutError:
                return
            if message["type"] == "view" and message["over"]:
                return


async def kings(server: str, database: Path, game: str, seconds: float) -> dict[str, Any]:
    """Four kings play one game for a while, and somebody watches."""
    begun = time.time()
    bots = [{"kind": "bot", "bot": "king"}] * PLAYERS
    table = (await asyncio.to_thread(open_table, server, game, bots, {}))["table"]["id"]
    await watch(server, table, seconds)
    took = thoughts(database, table, begun) or [0.0]
    return {
        "bot_moves": len(took),
        "bot_s_median": round(sorted(took)[len(took) // 2], 2),
        "bot_s_longest": round(max(took), 2),
        "bot_moves_too_long": sum(each > LIMIT for each in took),
    }


async def run(arguments: argparse.Namespace, server: str, database: Path) -> None:
    """People alone first, then with kings at one more table, game by game."""
    company = Company(server, arguments.pause)
    people = [asyncio.create_task(company.table()) for _ in range(arguments.tables)]
    await asyncio.sleep(BUILD_UP)
    since = time.time()
    await asyncio.sleep(arguments.seconds)
    print(json.dumps({"game": None, "cores": os.cpu_count(), **company.since(since)}), flush=True)
    for game in arguments.games or registry.installed_games():
        await warm_up(server, game)
        since = time.time()
        told = await kings(server, database, game, arguments.seconds)
        print(json.dumps({"game": game, "limit_s": LIMIT, **told, **company.since(since)}), flush=True)
    for each in people:
        each.cancel()
    await asyncio.gather(*people, return_exceptions=True)


def main() -> None:
    """Starts the server, lets all play, stops it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", help="all games if none is named")
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--pause", type=float, default=2.0, help="seconds that a person takes for a move, on average")
    parser.add_argument("--seconds", type=float, default=20.0)
    arguments = parser.parse_args()
    with serving("--bot-pause", "0") as (server, database):
        asyncio.run(run(arguments, server, database))


if __name__ == "__main__":
    main()
