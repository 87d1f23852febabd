"""The server is killed in the middle of a game, again and again: nothing acknowledged is lost, everybody goes on."""

import json
import random
import sqlite3
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from server.harness import ALL_MODULES, FOUR, Client, Host, end_apart, eventually, free_port, served_apart
from tafelrunde.cli.main import app
from tafelrunde.kernel import record, registry

KILLS = 2


class Player(threading.Thread):
    """Plays to the end, comes back whenever the line breaks, and notes what was acknowledged."""

    def __init__(self, host: Host, table: str, token: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.host, self.table, self.token = host, table, token
        self.rng = random.Random(seed)
        self.acknowledged: list[tuple[int, int]] = []
        self.result: dict[str, Any] | None = None
        self.returns = -1

    def run(self) -> None:
        while self.result is None:
            try:
                self.sit(self.host.client(self.table, self.token))
            except (OSError, EOFError, ConnectionClosed, TimeoutError):
                time.sleep(0.05)

    def sit(self, client: Client) -> None:
        self.returns += 1
        answered = -1
        sent: dict[int, int] = {}
        while self.result is None:
            message = client.receive()
            if message["type"] == "ack":
                self.acknowledged.append((message["line"], sent[message["line"]]))
            if message["type"] != "view":
                continue
            self.result = message["result"]
            if message["answer"] is not None and message["answer"] > answered:
                answered = message["answer"]
                sent[answered] = self.rng.choice(message["view"]["offers"])["move"]
                client.send(type="move", line=answered, move=sent[answered])


def acknowledged(players: list[Player], moves: int) -> bool:
    return sum(len(player.acknowledged) for player in players) >= moves


def test_kill_and_restart_in_the_middle_of_a_game(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    port = free_port()
    host = Host(port)
    players: list[Player] = []
    for kill in range(KILLS + 1):
        with served_apart(port, database) as process:
            if not players:
                opened = host.open_for(FOUR, ALL_MODULES)
                players = [Player(host, opened["id"], opened["tokens"][seat], seat) for seat in range(4)]
                for player in players:
                    player.start()
            if kill < KILLS:
                eventually(partial(acknowledged, players, (kill + 1) * 40), 60)
                end_apart(process)
            else:
                for player in players:
                    player.join(30)
                text = host.get(f"/api/tables/{opened['id']}/record").text
    assert all(player.result for player in players)
    assert all(player.returns >= KILLS for player in players)

    rows = sqlite3.connect(database).execute("select ply, seat, answers, move from moves order by ply").fetchall()
    assert [row[0] for row in rows] == list(range(len(rows)))
    written = {(seat, answers): move for _, seat, answers, move in rows}
    assert len(written) == len(rows)
    for seat, player in enumerate(players):
        for ply, move in player.acknowledged:
            assert written[seat, ply] == move
    state = record.replay(registry.game("kingsburg"), record.read(text))
    assert state.over()
    assert state.scores() == players[0].result["scores"]  # type: ignore[index]
    assert len(record.read(text).lines) == len(rows) + 1
    assert json.loads(json.dumps(players[0].result)) == players[3].result


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's /proc")
def test_the_workers_of_a_killed_server_end_too(tmp_path: Path) -> None:
    port = free_port()
    with served_apart(port, tmp_path / "tables.db") as process:
        host = Host(port)
        opened = host.open([{"kind": "bot", "bot": "greedy"}] * 2, start=True)
        spectator = host.client(opened["id"])
        spectator.at(3)
        workers = children_of(process.pid)
        assert workers
        end_apart(process)
    eventually(lambda: not any(Path(f"/proc/{worker}/cmdline").exists() for worker in workers), 10)


def children_of(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text().split()


def test_a_database_that_cannot_be_opened_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_bytes(b"this is no database at all" * 100)
    for database in (str(tmp_path / "broken.db"), "nosuch://x/y", "postgresql://nobody@127.0.0.1:1/x"):
        told = CliRunner().invoke(app, ["serve", "--database", database])
        assert told.exit_code == 1
        assert len(told.output.splitlines()) == 1
        assert "cannot be opened" in told.output


def test_kill_and_restart_in_the_middle_of_a_race(tmp_path: Path) -> None:
    """All get ready anew; the tile is in the hand that held it, and the time between the two moves is gone."""
    database = tmp_path / "tables.db"
    port = free_port()
    host = Host(port)
    people = [{"kind": "person", "name": name} for name in ("Ann", "Ben")]
    with served_apart(port, database) as process:
        options = {"players": 2, "robbery": "realtime"}
        opened = host.open(people, options, game="tumult_royal", start=True)
        clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
        to_the_robbery(clients)
        for client in clients:
            client.send(type="ready")
        ann = clients[0]
        while ann.view["race"]["stage"] != "running":
            ann.receive()
        assert ann.view["race"]["lasts"] == 20
        lift(ann, 0)
        time.sleep(2.0)
        put_back(ann)
        lift(ann, 1)
        held = ann.view["view"]["players"][0]
        end_apart(process)
    with served_apart(port, database):
        again = host.client(opened["id"], opened["tokens"][0])
        again.at(0)
        race = again.view["race"]
        assert race["stage"] == "ready"
        assert 17 < race["lasts"] <= 18
        assert again.view["view"]["players"][0] == held


def to_the_robbery(clients: list[Client]) -> None:
    """Plays whatever comes first until the race is about to begin."""
    while True:
        for client in clients:
            while not client.view:
                client.receive()
            if client.view["race"]:
                return
        mover = next((client for client in clients if client.view["answer"] is not None), None)
        if mover is None:
            clients[0].receive()
        else:
            mover.move()
            for client in clients:
                client.at(mover.view["line"])


def lift(client: Client, slot: int) -> None:
    act(client, f"slot:{slot}")


def put_back(client: Client) -> None:
    act(client, "choice:put_back")


def act(client: Client, thing: str) -> None:
    """Takes an option of the newest view by its last thing, and waits until it counts."""
    options = client.view["view"]["offers"]
    move = next(option["move"] for option in options if option["path"][-1] == thing)
    ply = client.view["line"]
    client.send(type="move", line=client.view["answer"], move=move)
    client.expect("ack")
    client.at(ply + 1)
