"""A store with very many running tables that have clocks: how soon a server is open, and how quick its lobby.

    python bench/many_tables.py --tables 10000

Prints how long a start takes with an empty store and with the full one, what the lobby's list and one table of the
store take to fetch, and how much memory the server holds before and after tables are looked at.
"""

import argparse
import http.client
import json
import os
import tempfile
import time
from pathlib import Path
from urllib.parse import urlsplit

from filling import fill
from serving import UNLIMITED, ask, served, shares

SEATS = [{"kind": "person", "name": "Ann"}, {"kind": "open"}]
WAITING = 100
"""Tables that wait in the lobby."""
ASKED = 200


def times(url: str, paths: list[str]) -> list[float]:
    """How long each of these takes, over one connection."""
    connection = http.client.HTTPConnection(urlsplit(url).netloc)
    found = []
    for path in paths:
        began = time.monotonic()
        connection.request("GET", path)
        answer = connection.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
        found.append(time.monotonic() - began)
    return found


def main() -> None:
    """Fills, starts, asks, stops."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--plies", type=int, default=100)
    parser.add_argument("--clock", type=float, default=3 * 86_400.0, help="seconds for a decision")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with served(Path(folder) / "empty.db", *UNLIMITED) as server:
            empty = server.opened_after
        database = Path(folder) / "tables.db"
        tables = fill(database, wanted.tables, wanted.plies, wanted.clock)
        load = round(os.getloadavg()[0], 1)
        with served(database, *UNLIMITED, "--listed-each", "0") as server:
            before, until_open = server.held(), server.worked()
            for _ in range(WAITING):
                ask(server.url, "/api/tables", {"game": "kingsburg", "options": {"players": 2}, "seats": SEATS})
            worked = server.worked()
            lobby = times(server.url, ["/api/tables"] * ASKED)
            worked = server.worked() - worked
            looked = times(server.url, [f"/api/tables/{table.id}" for table in tables[:ASKED]])
            after = server.held()
    figures = {
        "tables": wanted.tables,
        "clock_s": wanted.clock,
        "load_before": load,
        "opened_after_s_empty": round(empty, 2),
        "opened_after_s": round(server.opened_after, 2),
        "server_s_until_open": round(until_open, 2),
        **shares(lobby, "lobby"),
        "server_ms_per_lobby": round(1000 * worked / ASKED, 2),
        **shares(looked, "table"),
        "server_mb_before": round(before / 1e6),
        "server_mb_after": round(after / 1e6),
    }
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
