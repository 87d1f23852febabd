"""Everybody comes back at once: a server is killed and begun again while many play, and all their pages return.

    python bench/returning.py --tables 1000

Fills a database with running tables of four, in the middle of their games, starts a server on it and lets all players
return within half a second, as the pages do. Prints after how long the server was open, and after how long, from then
on, the players had a view.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from pathlib import Path

from filling import Begun, fill
from line import VIEW, Line, connect, run
from people import settle
from serving import UNLIMITED, served, shares, socket_of

JITTER = 0.5
PATIENCE = 120.0


async def returns(address: str, opened: float, rng: random.Random) -> float | None:
    """How long after the opening this player had a view; None if he never had."""
    await asyncio.sleep(JITTER * rng.random())
    seen: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(_: Line, text: bytes) -> None:
        if not seen.done() and text.startswith(VIEW):
            seen.set_result(time.monotonic() - opened)

    try:
        line = await connect(address, hear, PATIENCE)
    except (OSError, TimeoutError):
        return None
    await asyncio.wait({seen, line.closed}, return_when=asyncio.FIRST_COMPLETED)
    return seen.result() if seen.done() else None


async def all_return(server: str, tables: list[Begun]) -> list[float | None]:
    rng = random.Random(1)
    opened = time.monotonic()
    addresses = [socket_of(server, table.id, token) for table in tables for token in table.tokens]
    rng.shuffle(addresses)
    settle()
    return await asyncio.gather(*(returns(address, opened, random.Random(address)) for address in addresses))


def main() -> None:
    """Fills, starts, lets all come, stops."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--plies", type=int, default=100)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "tables.db"
        tables = fill(database, wanted.tables, wanted.plies)
        load = round(os.getloadavg()[0], 1)
        with served(database, *UNLIMITED) as server:
            begun = server.worked()
            seen = run(all_return(server.url, tables))
            held, worked = server.held(), server.worked() - begun
    came = [each for each in seen if each is not None]
    figures = {
        "tables": wanted.tables,
        "sockets": len(seen),
        "without_view": len(seen) - len(came),
        "load_before": load,
    }
    opened = {
        "opened_after_s": round(server.opened_after, 2),
        "server_s_until_open": round(begun, 2),
        "server_s_for_all_views": round(worked, 2),
        "server_mb": round(held / 1e6),
    }
    print(json.dumps({**figures, **opened, **shares(came, "view")}))


if __name__ == "__main__":
    main()
