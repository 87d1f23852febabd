"""Hostile requests and messages at real tables, while people play elsewhere.

    python bench/hostile.py --requests 20000 --messages 100000               # no limits: everything is looked at
    python bench/hostile.py --requests 20000 --messages 100000 --limits      # one address at its worst

What is sent comes from the same descriptions as in tests/server/test_fuzz.py, with real ids and real tokens of one
table, from another address than that of the people. The sender is a process of its own: what keeps it busy is not to
count as the people's waiting. Prints what was answered, how long the people's moves took, how late the server's loop
was at most. Fails if there was an answer of 500 or more, an error in the log, or if anything but the people's own moves
is in the journals of their tables.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import re
import sqlite3
import sys
import tempfile
import time
import urllib.request
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import websockets

sys.path.insert(0, str(Path(__file__).parent.parent / "tests"))

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from people import Load, play, settle
from serving import UNLIMITED, Served, open_table, served, shares, socket_of

from server import test_fuzz as fuzz

ELSEWHERE = "127.0.0.2"
PAUSE = (2.0, 4.0)
BUILD_UP = 3.0
DIFFERENT = 1500
"""So many different requests and messages; they come again and again."""
AT_ONCE = 8
Bad = tuple[bytes | str, bool]


def drawn(strategy: st.SearchStrategy[Any], count: int) -> list[Any]:
    """So many examples."""
    found: list[Any] = []

    @settings(
        max_examples=count,
        phases=[Phase.generate],
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def draw(example: Any) -> None:
        found.append(example)

    draw()
    return found


class Villain:
    """Whoever sends it all. `words` are ids and tokens that open something."""

    def __init__(self, url: str, table: str, words: list[str]) -> None:
        self.port = int(url.rpartition(":")[2])
        self.url, self.table, self.words = url, table, words
        self.answers: Counter[str] = Counter()

    async def request(self, wish: fuzz.Request) -> None:
        """One request, sent as it is."""
        method, parts, query, headers, body = wish
        path = "/" + "/".join(self.words[part] if isinstance(part, int) else fuzz.quoted(part) for part in parts)
        spoken = [(name, re.sub(r"#(\d)", lambda found: self.words[int(found[1])], value)) for name, value in headers]
        head = "".join(f"{name}: {value}\r\n" for name, value in spoken)
        asked = f"{path}?{query}" if query else path
        text = f"{method} {asked} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {len(body)}\r\n{head}\r\n"
        try:
            async with asyncio.timeout(60):
                reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ELSEWHERE, 0))
                writer.write(text.encode("utf-8", "surrogatepass") + body)
                status = (await reader.readline()).split()
                await reader.read()
                writer.close()
            self.answers[status[1].decode() if len(status) > 1 else "none"] += 1
        except (OSError, TimeoutError) as error:
            self.answers[type(error).__name__] += 1

    async def messages(self, token: str | None, wishes: list[Bad]) -> None:
        """Messages over a socket, which is opened again when the server hangs up."""
        left = list(wishes)
        while left:
            try:
                async with websockets.connect(
                    socket_of(self.url, self.table, token), max_size=None, local_addr=(ELSEWHERE, 0)
                ) as line:
                    listening = asyncio.create_task(self._listen(line))
                    while left:
                        said, binary = left.pop()
                        words = said.encode("utf-8", "replace") if isinstance(said, str) else said
                        await line.send(words if binary else words.decode("utf-8", "replace"))
                        self.answers["messages"] += 1
                    listening.cancel()
            except (OSError, TimeoutError, websockets.WebSocketException) as error:
                self.answers[f"socket: {type(error).__name__}"] += 1
                await asyncio.sleep(0.05)

    async def _listen(self, line: websockets.ClientConnection) -> None:
        async for _ in line:
            pass


async def attack(villain: Villain, requests: list[fuzz.Request], messages: list[Bad], tokens: list[str | None]) -> None:
    """All of it, as fast as it is taken."""

    async def ask_all(start: int) -> None:
        for wish in requests[start::AT_ONCE]:
            await villain.request(wish)

    await asyncio.gather(
        *(ask_all(start) for start in range(AT_ONCE)),
        *(villain.messages(token, messages[part :: len(tokens)]) for part, token in enumerate(tokens)),
    )


def be_hostile(villain: Villain, counts: tuple[int, int], tokens: list[str | None], answer: Connection) -> None:
    """The other process: thinks of bad things, waits until it may, sends so many requests and messages."""
    said = st.one_of(fuzz.nearly(fuzz.MESSAGES).flatmap(fuzz.written), fuzz.texts)
    requests = drawn(fuzz.requests(), min(DIFFERENT, counts[0]))
    messages = drawn(st.tuples(said, st.booleans()), min(DIFFERENT, counts[1]))
    again = [requests[number % len(requests)] for number in range(counts[0])]
    said_again = [messages[number % len(messages)] for number in range(counts[1])]
    answer.send("ready")
    answer.recv()
    asyncio.run(attack(villain, again, said_again, tokens))
    answer.send(villain.answers)


async def watch(server: str, late: list[float], load: Load) -> None:
    """How late the loop is, as the server itself counts it once a second."""
    while not load.stopped:
        await asyncio.sleep(1.0)
        text = (await asyncio.to_thread(urllib.request.urlopen, f"{server}/metrics")).read().decode()
        late.append(float(re.search(r"(?m)^tafelrunde_late_seconds(?:\{.*\})? (\S+)$", text)[1]))  # type: ignore[index]


async def run(wanted: argparse.Namespace, server: Served) -> tuple[dict[str, Any], Load]:
    """People alone first, then with everything that comes; the figures, and what they did."""
    seats = [{"kind": "person", "name": name} for name in ("Ann", "Brian")]
    load = Load(server.url, PAUSE)
    tables = [open_table(server.url, "kingsburg", seats, {}) for _ in range(wanted.tables)]
    target = open_table(server.url, "kingsburg", seats, {})
    people = []
    for opened in tables:
        table = opened["table"]["id"]
        load.acknowledged[table] = []
        people += [
            asyncio.create_task(play(load, table, seat["seat"], seat["token"], random.Random(f"{table}{seat['seat']}")))
            for seat in opened["seats"]
        ]
    words = [target["table"]["id"], *(seat["token"] for seat in target["seats"]), "x", tables[0]["table"]["id"], "0"]
    tokens = [target["seats"][0]["token"], target["seats"][1]["token"], None]
    villain = Villain(server.url, target["table"]["id"], words)
    here, there = multiprocessing.Pipe()
    told = (villain, (wanted.requests, wanted.messages), tokens, there)
    multiprocessing.get_context("spawn").Process(target=be_hostile, args=told, daemon=True).start()
    await asyncio.to_thread(here.recv)
    late: list[float] = []
    settle()
    await asyncio.sleep(BUILD_UP)
    watching = asyncio.create_task(watch(server.url, late, load))
    since = time.monotonic()
    await asyncio.sleep(wanted.seconds)
    before, since = load.since(since), time.monotonic()
    here.send("go")
    answers = await asyncio.to_thread(here.recv)
    during, lasted = load.since(since), time.monotonic() - since
    load.stopped = True
    await asyncio.gather(*people, watching)
    figures = {
        "seconds": round(lasted, 1),
        "answers": dict(answers),
        **shares(before, "move_before"),
        **shares(during, "move_during"),
        "late_s_longest": max(late, default=0.0),
        "errors": load.errors[:5],
    }
    return figures, load


def changed(database: Path, load: Load) -> list[str]:
    """Tables of the people that hold something else than what they have played there."""
    connection = sqlite3.connect(database)
    wrong = []
    for table, acknowledged in load.acknowledged.items():
        written = connection.execute("select seat, answers, move from moves where table_id = ?", (table,)).fetchall()
        (seats,) = connection.execute("select seats from tables where id = ?", (table,)).fetchone()
        if sorted(written) != sorted(acknowledged) or any(seat["kind"] != "person" for seat in json.loads(seats)):
            wrong.append(f"table {table} is not as its players left it")
    return wrong


def main() -> None:
    """Starts a server, lets it come, stops it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--requests", type=int, default=20_000)
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--tables", type=int, default=50, help="tables of two people elsewhere")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long these play alone first")
    parser.add_argument("--limits", action="store_true", help="with the limits that a server has by itself")
    wanted = parser.parse_args()
    before = round(os.getloadavg()[0], 1)
    with tempfile.TemporaryDirectory() as folder, open(Path(folder) / "log", "wb") as log:
        database = Path(folder) / "tables.db"
        words = ["--tables-each", "0", "--connections-each", "0", "--rate", "20"] if wanted.limits else UNLIMITED
        with served(database, *words, log=log.fileno()) as server:
            figures, load = asyncio.run(run(wanted, server))
        told = (Path(folder) / "log").read_text(errors="replace")
        wrong = changed(database, load)
    wrong += [line for line in told.splitlines() if line.startswith(("ERROR", "Traceback", "CRITICAL"))][:10]
    wrong += [f"{count} answers {status}" for status, count in figures["answers"].items() if status.startswith("5")]
    print(json.dumps({"load_before": before, "limits": wanted.limits, **figures, "wrong": wrong}))
    sys.exit(1 if wrong or figures["errors"] else 0)


if __name__ == "__main__":
    main()
