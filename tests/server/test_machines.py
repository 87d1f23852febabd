"""Several servers on one PostgreSQL: a player may be at any of them, and any of them may die."""

import asyncio
import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from sqlalchemy import select

from server.harness import (
    ALL_MODULES,
    Client,
    Host,
    Served,
    begin_apart,
    end_apart,
    free_port,
    served_apart,
    serving,
    wait_until_open,
)
from server.test_kill import act, lift, to_the_robbery
from tafelrunde.server import room
from tafelrunde.store.schema import leases
from tafelrunde.store.store import Store

PEOPLE = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
SHOWN_WITHIN = 0.05
TAKEN_OVER_WITHIN = 8.0


@contextmanager
def two_servers(folder: Path, database: str, **settings: Any) -> Iterator[tuple[Served, Served]]:
    with serving(folder, database=database, **settings) as one, serving(folder, database=database, **settings) as other:
        yield one, other


def at_both(one: Host, other: Host, opened: dict[str, Any]) -> tuple[Client, Client]:
    """Ann at one server, who looks after the table then, and Ben at the other."""
    ann = one.client(opened["id"], opened["tokens"][0])
    ann.at(0)
    ben = other.client(opened["id"], opened["tokens"][1])
    ben.at(0)
    return ann, ben


def play_on(clients: tuple[Client, Client], moves: int) -> list[float]:
    """Plays whatever comes first; how long after its acknowledgement each move was seen at the other server."""
    waits = []
    for _ in range(moves):
        mover = next(client for client in clients if client.view["answer"] is not None)
        other = clients[0] if mover is clients[1] else clients[1]
        mover.send(type="move", line=mover.view["answer"], move=mover.view["view"]["offers"][0]["move"])
        mover.expect("ack")
        acknowledged = time.monotonic()
        ply = mover.at(mover.view["line"] + 1)["line"]
        other.at(ply)
        waits.append(time.monotonic() - acknowledged)
    return waits


def test_a_move_made_here_is_shown_there_at_once(tmp_path: Path, shared_database: str) -> None:
    with two_servers(tmp_path, shared_database) as (one, other):
        opened = one.open_for(["Ann", "Ben"])
        clients = at_both(one, other, opened)
        waits = play_on(clients, 30)
        assert median(waits) < SHOWN_WITHIN, sorted(waits)
        ann, ben = clients
        assert ann.view["view"]["players"] == ben.view["view"]["players"]
        journal = [(entry.seat, entry.move) for entry in one.room(opened["id"]).play.journal]
        assert journal == [(entry.seat, entry.move) for entry in other.room(opened["id"]).play.journal]
        assert len(journal) == 30


def test_who_chooses_at_the_same_time_at_another_server_is_not_too_late(tmp_path: Path, shared_database: str) -> None:
    """Both want to write line 0; the second writes line 1."""
    with two_servers(tmp_path, shared_database) as (one, other):
        clients = at_both(one, other, one.open_for(["Ann", "Ben"], ALL_MODULES))
        assert [client.view["answer"] for client in clients] == [0, 0]
        for client in clients:
            client.send(type="move", line=0, move=client.view["view"]["offers"][0]["move"])
        for client in clients:
            assert client.expect("ack", line=0)["doubled"] is False
            client.at(2)


def test_lobby_talk_and_presence_are_the_same_everywhere(tmp_path: Path, shared_database: str) -> None:
    with two_servers(tmp_path, shared_database) as (one, other):
        opened = one.open([PEOPLE[0], {"kind": "open"}])
        ann = one.client(opened["id"], opened["tokens"][0])
        listed = other.get("/api/tables").json()["tables"]
        assert [table["id"] for table in listed] == [opened["id"]]
        looker = other.client(opened["id"])
        ben = other.post(f"/api/tables/{opened['id']}/join", {"name": "Ben"}).json()
        seats = until(ann, "table", lambda news: news["table"]["seats"][1]["kind"] == "person")["table"]["seats"]
        assert (seats[1]["name"], seats[1]["online"]) == ("Ben", False)
        until(ann, "table", lambda news: news["table"]["spectators"] == 1)
        until(looker, "table", lambda news: news["table"]["seats"][0]["online"])
        assert other.get(f"/api/tables/{opened['id']}").json()["seats"][0]["online"] is True
        sat = other.client(opened["id"], ben["token"])
        until(ann, "table", lambda news: news["table"]["seats"][1]["online"])
        sat.send(type="chat", text="good evening")
        assert ann.expect("chat")["text"] == "good evening"
        one.post(f"/api/tables/{opened['id']}/start", {}, opened["host_token"])
        until(sat, "table", lambda news: news["table"]["status"] == "playing")
        sat.at(0)
        sat.close()
        until(ann, "table", lambda news: not news["table"]["seats"][1]["online"])


def test_a_wish_is_heard_and_granted_across_servers(tmp_path: Path, shared_database: str) -> None:
    with two_servers(tmp_path, shared_database) as (one, other):
        opened = one.open_for(["Ann", "Ben"], game="mil")
        clients = at_both(one, other, opened)
        ben = clients[1]
        while not ben.view["undo"]["consent"]:
            play_on(clients, 1)
        ben.send(type="undo")
        asked = until(clients[0], "view", lambda view: view["undo"]["request"])
        assert asked["undo"]["request"]["seat"] == 1
        before = asked["line"]
        clients[0].send(type="undo_vote", agree=True)
        assert until(ben, "view", lambda view: view["line"] > before)["undo"]["request"] is None
        entry = other.room(opened["id"]).play.journal[-1]
        assert (entry.seat, entry.move) == (1, None)


def test_a_race_is_judged_by_one_server_for_all(
    tmp_path: Path, shared_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben is at the server that does not look after the race. Both get what they lift; one tile goes to the first.

    Moves wait longer than they would, so that it is the order of arrival that decides and not how busy the machine is.
    """
    monkeypatch.setattr(room, "FAR", 0.5)
    with two_servers(tmp_path, shared_database, haste=2.0) as (one, other):
        opened = one.open(PEOPLE, {"players": 2, "robbery": "realtime"}, game="tumult_royal", start=True)
        ann, ben = at_both(one, other, opened)
        to_the_robbery([ann, ben])
        ben.send(type="ready")
        until(ann, "view", lambda view: view["race"] and view["race"]["ready"] == [1])
        ann.send(type="ready")
        for client in (ann, ben):
            until(client, "view", lambda view: view["race"] and view["race"]["stage"] == "running")
        assert abs(ann.view["race"]["left"] - ben.view["race"]["left"]) < 0.3
        lift(ben, 0)
        assert until(ann, "view", lambda view: view["line"] >= ben.view["line"])
        act(ben, "choice:put_back")
        time.sleep(1.5)
        until(ann, "view", lambda view: view["line"] >= ben.view["line"])
        move = next(option["move"] for option in ann.view["view"]["offers"] if option["path"][-1] == "slot:1")
        for client in (ben, ann):
            client.send(type="move", line=client.view["answer"], move=move)
            time.sleep(0.05)
        said = [next_word(client) for client in (ben, ann)]
        assert said == ["ack", "refused"]  # Ben's came first, though to the server that had to ask


def test_the_end_is_seen_everywhere_and_looked_at_again(tmp_path: Path, shared_database: str) -> None:
    """Who watches at the server that looks after nothing sees the last move, the result and the analysis."""
    bots = [{"kind": "bot", "bot": "random"}] * 2
    with two_servers(tmp_path, shared_database) as (one, other):
        opened = one.open(bots, game="mil", start=True)
        near, far = one.client(opened["id"]), other.client(opened["id"])
        ends = [until(client, "view", lambda view: view["over"]) for client in (near, far)]
        assert ends[0]["result"] == ends[1]["result"] is not None
        assert near.log == far.log
        assert one.post(f"/api/tables/{opened['id']}/analysis").status_code == 200
        assert other.get(f"/api/tables/{opened['id']}/analysis").status_code == 200


def next_word(client: Client) -> str:
    while True:
        message = client.receive()
        if message["type"] in ("ack", "error"):
            return "ack" if message["type"] == "ack" else str(message["code"])


def until(client: Client, kind: str, fits: Any) -> dict[str, Any]:
    """The newest message of that kind, as soon as it fits."""
    newest = next((message for message in reversed(client.heard) if message["type"] == kind), None)
    if newest is not None and fits(newest):
        return newest
    end = time.monotonic() + 60
    while time.monotonic() < end:
        message = client.receive()
        assert message["type"] != "error", message
        if message["type"] == kind and fits(message):
            return message
    raise TimeoutError(kind)


def test_bots_go_on_when_the_server_that_looked_after_them_is_gone(shared_database: str) -> None:
    """The first is killed, the second told to stop; Ann, who plays at the third, hardly notices."""
    ports = [free_port() for _ in range(3)]
    servers = [begin_apart(port, shared_database) for port in ports]
    try:
        for server in servers:
            wait_until_open(server)
        hosts = [Host(port) for port in ports]
        opened = hosts[0].open([PEOPLE[0], {"kind": "bot", "bot": "greedy"}], start=True)
        token = opened["tokens"][0]
        hosts[0].client(opened["id"], token).at(0)  # so this server looks after the bot
        second = hosts[1].client(opened["id"], token)
        second.at(0)
        answers_of_the_bot(second, 2)
        holder = holder_of(shared_database, opened["id"])
        servers[0].kill()
        following = taken_over(shared_database, opened["id"], holder)
        answers_of_the_bot(second, 2)  # and now the second does
        ann = hosts[2].client(opened["id"], token)
        ann.at(0)
        answers_of_the_bot(ann, 2)
        servers[1].terminate()
        assert taken_over(shared_database, opened["id"], following) not in (holder, following)
        answers_of_the_bot(ann, 2)
        assert second.closed_with() == 1012
        assert servers[1].wait(10) == 0
    finally:
        for server in servers:
            end_apart(server)


def holder_of(database: str, id: str) -> str | None:
    """Which server looks after the table; None if it has been given back."""

    async def holder() -> str | None:
        async with Store.opened(database) as store, store.engine.connect() as connection:
            wanted = select(leases.c.holder).where(leases.c.table_id == id)
            found: str | None = (await connection.execute(wanted)).scalar()
            return found

    return asyncio.run(holder())


def taken_over(database: str, id: str, before: str | None) -> str:
    """Who looks after the table instead, and soon."""
    end = time.monotonic() + TAKEN_OVER_WITHIN
    while (holder := holder_of(database, id)) in (before, None):
        assert time.monotonic() < end
        time.sleep(0.2)
    assert holder is not None
    return holder


def answers_of_the_bot(ann: Client, count: int) -> None:
    """Plays until the bot has moved so often."""
    for _ in range(count):
        while ann.view["answer"] is None:
            ann.receive()
        asked = ann.view["answer"]
        ann.send(type="move", line=asked, move=ann.view["view"]["offers"][0]["move"])
        ann.expect("ack")
        while ann.view["answer"] is None or ann.view["answer"] <= asked:
            ann.receive()


def test_several_processes_behind_one_port(shared_database: str) -> None:
    """Which of them a client gets is the system's choice; a move reaches all. One that dies is replaced."""
    port = free_port()
    with served_apart(port, shared_database, "--workers", "2") as parent:
        host = Host(port)
        opened = host.open_for(["Ann", "Ben"])
        clients = [host.client(opened["id"], opened["tokens"][number % 2]) for number in range(6)]
        for client in clients:
            client.at(0)
        servers = servers_of(parent.pid)
        assert len(servers) == 2
        ann = next(client for client in clients if client.view["answer"] is not None)
        ann.move()
        for client in clients:
            client.at(ann.view["line"])
        os.kill(servers[0], signal.SIGKILL)
        end = time.monotonic() + 15
        while len(again := servers_of(parent.pid)) < 2 or servers[0] in again:
            assert time.monotonic() < end
            time.sleep(0.1)
        again_there = host.client(opened["id"], opened["tokens"][0])
        assert again_there.at(0)["line"] == ann.view["line"]
        parent.terminate()
        assert parent.wait(10) == 0


def servers_of(pid: int) -> list[int]:
    """The server processes that a process has begun."""
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [child for child in children if "resource_tracker" not in Path(f"/proc/{child}/cmdline").read_text()]
