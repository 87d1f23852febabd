"""A crowd of spectators comes to one table at once, while two people play there.

    python bench/crowd.py --spectators 500

Prints how long it took until everybody had a view, how long the players' moves took meanwhile and before, and whether
somebody lost the connection.
"""

import argparse
import asyncio
import json
import random
import time
from typing import Any

import websockets
from serving import open_table, serving, socket_of

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Brian"}]
BETWEEN = 0.2


async def player(address: str, taken: list[tuple[float, float]], rng: random.Random) -> None:
    """Plays a random move now and then; notes when it was sent and how long its acknowledgement took."""
    sent, answered = 0.0, -1
    async with websockets.connect(address, max_size=None) as line:
        async for text in line:
            message: dict[str, Any] = json.loads(text)
            if message["type"] == "ack":
                taken.append((sent, time.monotonic() - sent))
            elif message["type"] == "view" and message["answer"] is not None and message["answer"] > answered:
                await asyncio.sleep(BETWEEN)
                answered, sent = message["answer"], time.monotonic()
                move = rng.choice(message["view"]["offers"])["move"]
                await line.send(json.dumps({"type": "move", "line": answered, "move": move}))


async def spectator(address: str, until: asyncio.Event) -> float | None:
    """Looks until the end; how long the first view took, None if the connection was lost."""
    begin, first = time.monotonic(), None
    try:
        async with websockets.connect(address, max_size=None, open_timeout=60) as line:
            while first is None or not until.is_set():
                try:
                    text = str(await asyncio.wait_for(line.recv(), 0.5))
                except TimeoutError:
                    continue
                if first is None and text.startswith('{"type":"view"'):
                    first = time.monotonic() - begin
    except (OSError, websockets.WebSocketException, TimeoutError):
        return None
    return first


async def run(server: str, spectators: int, seconds: float) -> None:
    """First the players alone, then with everybody."""
    opened = open_table(server, "kingsburg", SEATS, {})
    table = opened["table"]["id"]
    taken: list[tuple[float, float]] = []
    people = [
        asyncio.create_task(player(socket_of(server, table, seat["token"]), taken, random.Random(seat["seat"])))
        for seat in opened["seats"]
    ]
    await asyncio.sleep(3)
    come, until = time.monotonic(), asyncio.Event()
    crowd = [asyncio.create_task(spectator(socket_of(server, table), until)) for _ in range(spectators)]
    await asyncio.sleep(seconds)
    until.set()
    first = await asyncio.gather(*crowd)
    for person in people:
        person.cancel()
    seen = sorted(each for each in first if each is not None) or [0.0]
    before = [took for sent, took in taken if sent < come]
    during = [took for sent, took in taken if sent >= come]
    print(
        json.dumps(
            {
                "spectators": spectators,
                "lost": first.count(None),
                "first_view_s_p50": round(seen[len(seen) // 2], 2),
                "first_view_s_longest": round(seen[-1], 2),
                "move_ms_before": round(1000 * max(before, default=0.0)),
                "move_ms_during_longest": round(1000 * max(during, default=0.0)),
            }
        )
    )


def main() -> None:
    """Starts a server, lets the crowd come, stops it."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--spectators", type=int, default=500)
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    with serving() as (server, _):
        asyncio.run(run(server, arguments.spectators, arguments.seconds))


if __name__ == "__main__":
    main()
