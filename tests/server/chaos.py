"""Chaos: servers and workers on one PostgreSQL, remote players everywhere, and something dies every few seconds.

    python tests/server/chaos.py --seconds 300 --tables 200 --restarts 2 --finish 600
    python tests/server/chaos.py --seconds 3600 --tables 200 --thinking 8 --again --restarts 2 --finish 900
    python tests/server/chaos.py --seconds 3600 --tables 200 --thinking 8 --again --database postgresql://…

Every few seconds a server or a worker is killed or told to stop, and begun anew; now and then all lines to the database
are cut, and so often as is said it is stopped and started. Players sit at tables of all games, come back at another
server whenever their line breaks, answer at random, take back now and then. Afterwards they have so many seconds to
play their games to the end; where the rules know it they agree to stop. At the end no acknowledged move may be lost or
doubled, nothing may be written that nobody sent, every view that a player was shown must be the one that the journal
makes for that seat, and every game must be over, if there was time for it.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import text
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parent.parent))

from server.harness import free_port
from tafelrunde.kernel import registry
from tafelrunde.kernel.steps import TABLE
from tafelrunde.store.store import Store
from tafelrunde.table.play import Play

PERSON, BOT = "person", {"kind": "bot", "bot": "greedy"}
TABLES: list[tuple[str, dict[str, Any], int]] = [
    ("kingsburg", {"edition": "2e", "modules": [1, 2, 3]}, 1),
    ("tumult_royal", {"robbery": "realtime"}, 0),
    ("mil", {}, 0),
    ("mythotopia", {}, 0),
]
"""Games with options, and how many bots sit beside two people."""
BROKEN = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)
UNDO_SHARE = 0.02
ENDS_WITHIN = 20.0
"""Who is told to stop has 10 seconds; a machine that is busy with all this gets twice as much."""
SILENCE = 20.0
"""After so many seconds without a word a player comes back through another door."""
NEAR = 12
"""So many plies before and after a lost move the journal is told."""
BEGINS_WITHIN = 180.0
"""Who has not opened by then does not open at all, on however busy a machine."""


@dataclass
class Sat:
    """What one player sent, what was acknowledged, and what was shown at which ply."""

    sent: list[tuple[int, int]] = field(default_factory=list)
    acknowledged: list[tuple[int, int]] = field(default_factory=list)
    shown: dict[int, bytes] = field(default_factory=dict)  # the mark of a view: of an hour's views memory runs out
    over: bool = False
    returns: int = -1


class House:
    """The servers and workers. They are begun anew when they have died."""

    def __init__(self, database: str, servers: int, workers: int, log: str = os.devnull) -> None:
        self.log = log
        self.database = database
        self.ports = [free_port() for _ in range(servers)]
        serving = ["--bot-pause", "0", "--rate", "0", "--tables-each", "0", "--connections-each", "0"]
        self.commands = [["serve", "--port", str(port), *serving] for port in self.ports]
        self.commands += [["think", "--processes", "1"]] * workers
        self.running: list[asyncio.subprocess.Process] = []
        self.beginning: dict[int, asyncio.Task[None]] = {}
        self.in_peace = False
        self.done: Counter[str] = Counter()

    async def begin(self) -> None:
        self.running = [await self._start(number) for number in range(len(self.commands))]
        await asyncio.gather(*(self._open(number) for number in range(len(self.commands))))

    async def _start(self, number: int) -> asyncio.subprocess.Process:
        words = [*self.commands[number], "--database", self.database]
        with open(self.log, "ab") as log:
            return await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "tafelrunde.cli.main", *words),
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )

    async def _open(self, number: int) -> None:
        """Waits until it has opened. Who meets a database that is just being restarted ends, and is begun once more."""
        async with asyncio.timeout(BEGINS_WITHIN):
            while not await self._says_something(self.running[number]):
                self.done[f"{self.commands[number][0]}: begun once more"] += 1
                await asyncio.sleep(1.0)
                self.running[number] = await self._start(number)

    async def _says_something(self, process: asyncio.subprocess.Process) -> bool:
        assert process.stdout is not None
        return bool(await process.stdout.readline())

    async def strike(self, rng: random.Random) -> None:
        """Something dies, and is begun anew; at least one server is there meanwhile."""
        what = rng.choices(["kill", "stop", "cut"], [4, 4, 1])[0]
        there = [number for number in range(len(self.commands)) if number not in self.beginning]
        servers = [number for number in there if number < len(self.ports)]
        there = there if len(servers) > 1 else [number for number in there if number not in servers]
        if what == "cut":
            await self.cut()
        elif there:
            await self.fell(rng.choice(there), what)

    async def fell(self, number: int, how: str) -> None:
        victim = self.running[number]
        assert victim.returncode is None, f"{self.commands[number][0]} has ended by itself: {victim.returncode}"
        victim.send_signal(signal.SIGKILL if how == "kill" else signal.SIGTERM)
        try:
            async with asyncio.timeout(ENDS_WITHIN):
                code = await victim.wait()
        except TimeoutError:
            raise AssertionError(f"{self.commands[number][0]} does not end in {ENDS_WITHIN:.0f} s") from None
        assert how == "kill" or code == 0, f"{self.commands[number][0]} ended with {code}"
        self.done[f"{self.commands[number][0]}: {how}"] += 1
        self.running[number] = await self._start(number)
        self.beginning[number] = asyncio.create_task(self._open(number))
        self.beginning[number].add_done_callback(lambda _: self.beginning.pop(number, None))

    async def cut(self) -> None:
        """All lines to the database break, as when it is restarted."""
        async with (
            asyncio.timeout(BEGINS_WITHIN),
            Store.opened(self.database) as store,
            store.engine.begin() as connection,
        ):
            others = "FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = current_database()"
            await connection.execute(text(f"SELECT pg_terminate_backend(pid) {others}"))
        self.done["lines cut"] += 1

    async def end(self) -> None:
        for task in list(self.beginning.values()):
            task.cancel()
        for process in self.running:
            with suppress(ProcessLookupError):
                process.kill()
            async with asyncio.timeout(ENDS_WITHIN):
                await process.wait()


class Player:
    """Plays one seat, at any server, until game or time is over; thinks at most so many seconds about a move."""

    def __init__(
        self, house: House, table: str, seat: int, token: str, sat: Sat, rng: random.Random, thinking: float
    ) -> None:
        self.house, self.table, self.seat, self.token, self.sat, self.rng = house, table, seat, token, sat, rng
        self.thinking = thinking

    async def play(self) -> None:
        while not self.sat.over:
            port = self.rng.choice(self.house.ports)
            address = f"ws://127.0.0.1:{port}/api/tables/{self.table}/socket?token={self.token}"
            try:
                async with connect(address, max_size=None, open_timeout=5) as socket:
                    self.sat.returns += 1
                    await self._sit(socket)
            except BROKEN:
                await asyncio.sleep(0.05 + 0.2 * self.rng.random())

    async def _sit(self, socket: ClientConnection) -> None:
        answered = -1
        waiting: dict[int, int] = {}
        while not self.sat.over:
            async with asyncio.timeout(
                SILENCE
            ):  # not wait_for, which overhears that it is to stop while a message comes
                message = json.loads(await socket.recv())
            kind = message["type"]
            if kind == "ack" and message["line"] in waiting:
                self.sat.acknowledged.append((message["line"], waiting.pop(message["line"])))
            elif kind == "error" and "line" in message:
                waiting.pop(message["line"], None)
                if message["line"] == answered:  # one of an older line says nothing of what is on its way
                    answered = -1
            elif kind == "view":
                self._look(message)
                asked = message["answer"]
                if (
                    message["race"]
                    and message["race"]["stage"] == "ready"
                    and self.seat not in message["race"]["ready"]
                ):
                    await socket.send('{"type": "ready"}')
                if message["undo"]["request"] and message["undo"]["request"]["seat"] != self.seat:
                    await socket.send('{"type": "undo_vote", "agree": true}')
                elif message["undo"]["alone"] and not self.house.in_peace and self.rng.random() < UNDO_SHARE:
                    await socket.send('{"type": "undo"}')
                elif message["stop"] and message["stop"]["request"] and self.seat:
                    await socket.send('{"type": "stop_vote", "agree": true}')
                elif message["stop"] and self.house.in_peace and not self.seat:
                    await socket.send('{"type": "stop"}')
                elif asked is not None and asked > answered and message["view"]["offers"] and _may_act(message):
                    await self._think()
                    answered = asked
                    waiting[asked] = move = self.rng.choice(message["view"]["offers"])["move"]
                    self.sat.sent.append((asked, move))
                    await socket.send(json.dumps({"type": "move", "line": asked, "move": move}))

    async def _think(self) -> None:
        """Takes some time for a move; in peace none."""
        end = time.monotonic() + self.thinking * self.rng.random()
        while (left := end - time.monotonic()) > 0 and not self.house.in_peace:
            await asyncio.sleep(min(left, 1.0))

    def _look(self, message: dict[str, Any]) -> None:
        self.sat.shown[message["line"]] = _mark(message["view"])
        self.sat.over = message["over"]


def _mark(view: Any) -> bytes:
    """Equal for equal views, before and after they were sent."""
    return sha256(json.dumps(view, sort_keys=True).encode()).digest()


def _may_act(message: dict[str, Any]) -> bool:
    return message["race"] is None or message["race"]["stage"] == "running"


async def chaos(
    database: str,
    seconds: float,
    tables: int,
    servers: int,
    workers: int,
    pause: float,
    seed: int,
    log: str = os.devnull,
    restart: Callable[[], None] | None = None,
    restarts: int = 0,
    finish: float = 0.0,
    thinking: float = 0.05,
    again: bool = False,
) -> str:
    """Lets it happen, looks whether all is as it should be, and says how it was."""
    house = House(database, servers, workers, log)
    rng = random.Random(seed)
    players: dict[str, dict[int, Sat]] = {}
    playing: list[asyncio.Task[None]] = []
    try:
        await house.begin()
        for number in range(tables):
            first = await _next_table(house, number, players, rng, thinking)
            chance = random.Random(rng.random())
            one_after_another = _play(house, first, number, players, chance, thinking, again)
            playing.append(asyncio.create_task(one_after_another))
        began = time.monotonic()
        while (left := began + seconds - time.monotonic()) > pause:
            await asyncio.sleep(pause)
            if restart is not None and house.done["database restarted"] < restarts * (1 - left / seconds) - 0.5:
                await asyncio.to_thread(restart)
                house.done["database restarted"] += 1
            await house.strike(rng)
        await asyncio.sleep(max(0.0, began + seconds - time.monotonic()))
        house.in_peace = True
        if finish:
            await asyncio.wait(playing, timeout=finish)
    finally:
        for task in playing:
            task.cancel()
        stuck = (await asyncio.wait(playing, timeout=ENDS_WITHIN))[1] if playing else set()
        await house.end()
    assert not stuck, f"{len(stuck)} players do not stop"
    moves = await check(database, players)
    sats = [sat for seats in players.values() for sat in seats.values()]
    assert not finish or all(sat.over for sat in sats), f"{sum(not sat.over for sat in sats)} never saw the end"
    over, returns = sum(sat.over for sat in sats), sum(sat.returns for sat in sats)
    acknowledged = sum(len(sat.acknowledged) for sat in sats)
    felled = ", ".join(f"{what} {count}" for what, count in sorted(house.done.items()))
    return f"{moves} lines, {acknowledged} acknowledged, {over} players saw the end, {returns} returns; {felled}"


async def _sit_down(
    house: House,
    http: httpx.AsyncClient,
    number: int,
    players: dict[str, dict[int, Sat]],
    rng: random.Random,
    thinking: float,
) -> list[Player]:
    """Opens a table at some server; who plays at it."""
    game, options, bots = TABLES[number % len(TABLES)]
    people = [{"kind": PERSON, "name": name} for name in ("Ann", "Ben")]
    body = {"game": game, "options": {**options, "players": 2 + bots}, "seats": [*people, *[BOT] * bots], "start": True}
    port = rng.choice(house.ports)
    opened = (await http.post(f"http://127.0.0.1:{port}/api/tables", json=body)).raise_for_status().json()
    id = opened["table"]["id"]
    players[id] = {seat["seat"]: Sat() for seat in opened["seats"]}
    return [
        Player(house, id, seat, token, players[id][seat], random.Random(rng.random()), thinking)
        for seat, token in ((each["seat"], each["token"]) for each in opened["seats"])
    ]


async def _play(
    house: House,
    first: list[Player],
    number: int,
    players: dict[str, dict[int, Sat]],
    rng: random.Random,
    thinking: float,
    again: bool,
) -> None:
    """Plays the first game, and one after the other as long as there is no peace, if that is wanted."""
    company = first
    while True:
        await asyncio.gather(*(player.play() for player in company))
        if house.in_peace or not again:
            return
        company = await _next_table(house, number, players, rng, thinking)


async def _next_table(
    house: House, number: int, players: dict[str, dict[int, Sat]], rng: random.Random, thinking: float
) -> list[Player]:
    """The next table, at whichever server opens one."""
    while True:
        try:
            async with httpx.AsyncClient(timeout=SILENCE) as http:
                return await _sit_down(house, http, number, players, rng, thinking)
        except BROKEN:
            await asyncio.sleep(0.5)


# --- was it as it should be? -----------------------------------------------------------------------------------------


async def check(database: str, players: dict[str, dict[int, Sat]]) -> int:
    """Compares what players know with what is written; how many lines that is."""
    lines = 0
    async with Store.opened(database) as store:
        for id, seats in players.items():
            table = await store.table(id)
            assert table is not None
            journal = await store.journal(id)
            assert [entry.line for entry in journal] == list(range(len(journal)))
            lines += len(journal)
            game = table.its_own(registry.game(table.game))
            assert game is not None
            play = Play(game, table.options, table.names, table.seed, table.setup)
            made = {seat: {play.line_of(seat): _mark(play.state.view(seat))} for seat in seats}
            for entry in journal:
                play = play.with_all([entry])  # compares the fingerprint
                for seat in seats:
                    made[seat][play.line_of(seat)] = _mark(play.state.view(seat))
            for seat, sat in seats.items():
                _compare_moves(id, seat, sat, journal, racing=table.options.get("robbery") == "realtime")
                for ply, shown in sat.shown.items():
                    assert shown == made[seat][ply], f"table {id}, seat {seat}, ply {ply}"
    return lines


def _compare_moves(id: str, seat: int, sat: Sat, journal: list[Any], racing: bool) -> None:
    written = [entry for entry in journal if entry.seat == seat and entry.move is not None]
    lines = Counter((entry.answers, entry.move) for entry in written)
    left = lines - Counter(set(sat.acknowledged))
    # In a race a move may answer an older ply than the one at which its seat was asked. If it comes through another
    # server just before the same answer to that ply, one line is written, and both were told the truth.
    late = +lines if racing else Counter()
    for ply, move in set(sat.acknowledged):
        if not lines[ply, move]:
            found = next((each for each in +late if each[0] >= ply and each[1] == move), None)
            near = [(entry.line, entry.answers, entry.move) for entry in written if abs(entry.answers - ply) < NEAR]
            lost = f"table {id}: seat {seat}'s move {move} at ply {ply} was acknowledged and is lost"
            assert found is not None, f"{lost}{' in a race' if racing else ''}; of that seat the journal has {near}"
            late[found] -= 1
    if not racing:  # in a race the table plays for whoever is away
        sent = Counter(sat.sent)
        for answer in left:
            assert sent[answer], f"table {id}: nobody sent {answer} of seat {seat}"
    assert all(entry.seat != TABLE or racing for entry in journal)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=300.0)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two blows")
    parser.add_argument("--restarts", type=int, default=2, help="how often the database is restarted, if it is ours")
    parser.add_argument("--finish", type=float, default=0.0, help="seconds of peace in which all games have to end")
    parser.add_argument("--thinking", type=float, default=0.05, help="seconds that a player takes for a move at most")
    parser.add_argument("--again", action="store_true", help="open the next table when a game is over")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--log", default=os.devnull, help="where the servers' log goes")
    parser.add_argument("--database", help="an empty PostgreSQL; without it one is started")
    words = parser.parse_args()
    restarting = None
    if words.database is None:
        from databases import emptied, postgresql, restart

        words.database, restarting = emptied(postgresql()), restart
    print(f"seed {words.seed}", flush=True)
    told = chaos(
        words.database,
        words.seconds,
        words.tables,
        words.servers,
        words.workers,
        words.pause,
        words.seed,
        words.log,
        restarting,
        words.restarts,
        words.finish,
        words.thinking,
        words.again,
    )
    print(asyncio.run(told))


if __name__ == "__main__":
    main()
