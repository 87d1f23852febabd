"""Whole games over real sockets."""

import random

import pytest

from server.harness import ALL_MODULES, FOUR, Client, Served
from tafelrunde.kernel import record, registry
from tafelrunde.server import attendants
from tafelrunde.table.table import Table


def play_out(clients: list[Client], rng: random.Random) -> int:
    """Plays a game to its end, whoever is asked; returns the number of moves."""
    ply = 0
    views = [client.at(0) for client in clients]
    while not views[0]["over"]:
        asked = [client for client in clients if client.view["answer"] is not None]
        mover = rng.choice(asked)
        mover.move(rng.randrange(len(mover.view["view"]["offers"])))
        ply += 1
        views = [client.at(ply) for client in clients]
    return ply


def test_four_people_play_a_whole_game_with_all_modules(host: Served) -> None:
    opened = host.open_for(FOUR, ALL_MODULES)
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(4)]
    spectator = host.client(opened["id"])
    plies = play_out(clients, random.Random(1))

    last = spectator.at(plies)
    assert last["over"]
    assert last["result"] == clients[2].view["result"]
    assert last["seed"] == clients[0].view["seed"]
    assert "own" not in last["view"]
    table = host.get(f"/api/tables/{opened['id']}").json()
    assert table["status"] == "over"
    assert table["result"] == last["result"]

    text = host.get(f"/api/tables/{opened['id']}/record").text
    read = record.read(text)
    state = record.replay(registry.game("kingsburg"), read)
    assert state.over()
    assert state.scores() == last["result"]["scores"]
    assert len(read.lines) == plies + 1
    assert state.fingerprint() == host.room(opened["id"]).play.state.fingerprint()


def test_everybody_is_told_the_whole_log_of_what_he_may_know(host: Served) -> None:
    opened = host.open_for(FOUR[:2], {"edition": "2e", "modules": [2, 3]})
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
    play_out(clients, random.Random(2))
    for seat, client in enumerate(clients):
        late = host.client(opened["id"], opened["tokens"][seat])
        late.at(0)
        assert late.view["events_from"] == 0
        assert late.log == client.log
        assert any(event["kind"] == "kb-dealt" for event in client.log)
    spectator = host.client(opened["id"])
    spectator.at(0)
    assert not any(event["kind"] == "kb-dealt" for event in spectator.log)
    assert len(spectator.log) < len(clients[0].log)


def test_one_person_and_three_bots(host: Served) -> None:
    bots = [{"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "greedy"}]
    opened = host.open([{"kind": "person", "name": "Ann"}, *bots], ALL_MODULES, start=True)
    names = [seat["name"] for seat in opened["table"]["seats"]]
    assert len(set(names)) == 4
    ann = host.client(opened["id"], opened["tokens"][0])
    ann.at(0)
    for _ in range(12):
        while ann.view["answer"] is None:
            ann.expect("view")
        ann.move()
    assert len({event["say"]["args"].get("seat") for event in ann.log}) >= 4


def test_bots_alone_finish_their_game(host: Served) -> None:
    opened = host.open([{"kind": "bot", "bot": "random"}] * 2, start=True)
    spectator = host.client(opened["id"])
    while not (spectator.view and spectator.view["over"]):
        spectator.receive()
    assert spectator.view["result"]["winners"]
    assert spectator.view["view"]["to_act"] == []


def test_the_last_move_is_seen_if_the_record_cannot_be_kept_at_once(
    host: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full when the game ends: everybody sees the last move, and the end is put down later."""
    finish, failures = host.rooms.store.finish, iter([OSError("no space"), OSError("no space")])

    async def fail_twice(table: Table, record: str) -> Table:
        for failure in failures:
            raise failure
        return await finish(table, record)

    monkeypatch.setattr(host.rooms.store, "finish", fail_twice)
    monkeypatch.setattr(attendants, "AGAIN_AFTER", 0.2)
    opened = host.open_for(["Ann", "Brian"])
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
    rng, ply = random.Random(3), 0
    while asked := [client for client in clients if client.at(ply)["answer"] is not None]:
        mover = rng.choice(asked)
        mover.move(rng.randrange(len(mover.view["view"]["offers"])))
        ply += 1
    assert [client.view["view"]["to_act"] for client in clients] == [[], []]
    while not clients[0].view["over"]:
        clients[0].expect("view")
    assert host.get(f"/api/tables/{opened['id']}").json()["status"] == "over"
    assert host.get(f"/api/tables/{opened['id']}/record").status_code == 200


def test_who_decides_at_the_same_time_makes_nobody_stale(host: Served) -> None:
    """Governors are chosen by all at once: all answer the ply at which they were asked."""
    opened = host.open_for(FOUR, ALL_MODULES)
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(4)]
    for client in clients:
        client.at(0)
        assert client.view["view"]["to_act"] == [0, 1, 2, 3]
        assert client.view["answer"] == 0
    for client in reversed(clients):
        client.send(type="move", line=0, move=client.view["view"]["offers"][0]["move"])
    for client in clients:
        assert client.expect("ack", line=0)["doubled"] is False
    assert clients[0].at(4)["line"] >= 4
