"""Seats and people: joining, hosting, leaving, coming back, talking, playing again."""

import random

import pytest

from server.harness import ALL_MODULES, FOUR, Client, Served
from server.test_game import play_out


def test_the_lobby_fills_a_table(host: Served) -> None:
    opened = host.open([{"kind": "person", "name": "Ann"}, {}, {}], {"players": 3})
    id, host_token = opened["id"], opened["host_token"]
    ann = host.client(id, opened["tokens"][0])
    assert ann.hello["table"]["status"] == "open"
    assert any(table["id"] == id for table in host.get("/api/tables").json()["tables"])

    brian = host.post(f"/api/tables/{id}/join", {"name": " Brian  B. "}).json()
    assert brian["seat"] == 1
    assert ann.expect("table")["table"]["seats"][1]["name"] == "Brian B."
    assert host.post(f"/api/tables/{id}/join", {"name": "Ann"}).json()["code"] == "name_taken"
    assert host.post(f"/api/tables/{id}/join", {"name": "Eve", "seat": 1}).json()["code"] == "seat_taken"
    for name in ("", "a:b", "x" * 25, "[x]", "a\u200bb", "start", "result", "Table"):
        assert host.post(f"/api/tables/{id}/join", {"name": name}).json()["code"] == "bad_option"

    assert host.post(f"/api/tables/{id}/start", {}, brian["token"]).json()["code"] == "not_allowed"
    assert host.post(f"/api/tables/{id}/start", {}, host_token).json()["code"] == "wrong_status"
    assert host.post(f"/api/tables/{id}/start", {"fill": "deep"}, host_token).json()["code"] == "bad_option"
    started = host.post(f"/api/tables/{id}/start", {"fill": "greedy"}, host_token).json()
    assert started["status"] == "playing"
    assert started["seats"][2]["kind"] == "bot"
    assert ann.at(0)["view"]["game"] == "kingsburg"
    assert host.post(f"/api/tables/{id}/join", {"name": "Eve"}).json()["code"] == "wrong_status"
    assert host.post(f"/api/tables/{id}/start", {}, host_token).json()["code"] == "wrong_status"
    assert not any(table["id"] == id for table in host.get("/api/tables").json()["tables"])


def test_the_host_opens_a_seat_again(host: Served) -> None:
    opened = host.open([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Brian"}])
    brian = host.client(opened["id"], opened["tokens"][1])
    path = f"/api/tables/{opened['id']}/seats/1"
    assert host.post(path, {"kind": "open"}, opened["tokens"][1]).json()["code"] == "not_allowed"
    assert host.post(path, {"kind": "open"}, opened["host_token"]).json()["seats"][1]["kind"] == "open"
    assert brian.closed_with() == 1013
    with pytest.raises(AssertionError, match="bad_token"):
        host.client(opened["id"], opened["tokens"][1])


def test_a_table_that_is_not_listed(host: Served) -> None:
    opened = host.open([{"kind": "person", "name": "Ann"}, {}], listed=False)
    assert all(table["id"] != opened["id"] for table in host.get("/api/tables").json()["tables"])
    assert host.get(f"/api/tables/{opened['id']}").json()["status"] == "open"


def test_a_bot_replaces_a_leaver_and_gives_the_seat_back(host: Served) -> None:
    opened = host.open_for(FOUR[:2])
    id = opened["id"]
    ann, brian = (host.client(id, opened["tokens"][seat]) for seat in range(2))
    brian.close()
    while ann.expect("table")["table"]["seats"][1]["online"]:
        pass
    assert host.post(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "greedy"}, opened["tokens"][0]).json() == {
        "code": "not_allowed",
        "message": "only the host, or who holds the seat, may do that",
    }
    table = host.post(f"/api/tables/{id}/seats/1", {"kind": "bot", "bot": "greedy"}, opened["host_token"]).json()
    assert table["seats"][1] == {
        "seat": 1,
        "kind": "bot",
        "name": "Brian",
        "bot": "greedy",
        "character": None,
        "online": True,
        "away": True,
        "resigned": False,
    }
    ann.at(0)
    for _ in range(5):
        while ann.view["answer"] is None:
            ann.expect("view")
        ann.move()

    brian = host.client(id, opened["tokens"][1])
    brian.at(5)
    brian.send(type="move", line=0, move=0)
    brian.refused("not_allowed")
    table = host.post(f"/api/tables/{id}/seats/1", {"kind": "person"}, opened["tokens"][1]).json()
    assert (table["seats"][1]["kind"], table["seats"][1]["away"]) == ("person", False)
    while brian.heard[-1].get("table", {}).get("seats", [{}, {"away": True}])[1]["away"]:
        brian.receive()
    brian.expect("view")
    while brian.view["answer"] is None:
        if ann.view["answer"] is not None:
            ann.move()
        else:
            ann.expect("view")
        brian.at(ann.view["line"])
    brian.move()


def test_the_clock_moves_for_who_sleeps(host: Served) -> None:
    opened = host.open_for(FOUR[:2], clock={"seconds": 1})
    ann = host.client(opened["id"], opened["tokens"][0])
    assert 0 < next(iter(ann.at(0)["clock"]["left"].values())) <= 1
    assert ann.at(1)["view"]["ply"] == 1


def test_chat_is_heard_and_kept(host: Served) -> None:
    opened = host.open_for(FOUR[:2])
    ann, brian = (host.client(opened["id"], opened["tokens"][seat]) for seat in range(2))
    eve = host.client(opened["id"])
    ann.send(type="chat", text="Guten Tag! <b>")
    eve.send(type="chat", text="hi", name="Eve")
    heard = [brian.expect("chat"), brian.expect("chat")]
    assert {(said["seat"], said["name"], said["text"]) for said in heard} == {
        (0, "Ann", "Guten Tag! <b>"),
        (None, "Eve", "hi"),
    }
    assert [said["number"] for said in host.client(opened["id"]).hello["chat"]] == [0, 1]


def test_presence(host: Served) -> None:
    opened = host.open_for(FOUR[:2])
    ann = host.client(opened["id"], opened["tokens"][0])
    eve = host.client(opened["id"])
    assert ann.expect("table")["table"]["spectators"] == 1
    brian = host.client(opened["id"], opened["tokens"][1])
    assert [seat["online"] for seat in ann.expect("table")["table"]["seats"]] == [True, True]
    brian.close()
    eve.expect("table")
    assert not eve.expect("table")["table"]["seats"][1]["online"]


def test_rematch_keeps_seats_and_tokens(host: Served) -> None:
    opened = host.open_for(FOUR[:2], ALL_MODULES)
    clients: list[Client] = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
    path = f"/api/tables/{opened['id']}/rematch"
    assert host.post(path, {}, opened["tokens"][0]).json()["code"] == "wrong_status"
    play_out(clients, random.Random(1))
    assert host.post(path, {}).json()["code"] == "not_allowed"
    first = host.post(path, {}, opened["tokens"][0]).json()["table"]
    second = host.post(path, {}, opened["tokens"][1]).json()["table"]
    assert first["id"] == second["id"] != opened["id"]
    assert first["commitment"] != opened["table"]["commitment"]
    while clients[1].heard[-1].get("table", {}).get("rematch") != first["id"]:
        clients[1].receive()
    again = [host.client(first["id"], opened["tokens"][seat]) for seat in range(2)]
    assert [client.hello["seat"] for client in again] == [0, 1]
    assert again[0].at(0)["view"]["offers"] or again[1].at(0)["view"]["offers"]
