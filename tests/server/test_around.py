"""Around the game: what a browser remembers, where guests come in, closing a table, resigning, playing on."""

import random
from pathlib import Path

import msgspec
import pytest

from server.harness import FOUR, Client, Served
from server.test_game import play_out
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.record import PLAYED_ON, read, replay
from tafelrunde.server.reach import is_loopback, own_addresses, reach
from tafelrunde.server.settings import Settings
from tafelrunde.table.honesty import Proof, check

RECORDS = Path(__file__).parent.parent / "records"
BOT = {"kind": "bot", "bot": "random"}


# --- what a browser remembers -----------------------------------------------------------------------------------------


def test_all_my_tables_at_once(host: Served) -> None:
    """Whose turn it is, how far the game has come, which seat is mine; a table that is gone takes no other along."""
    waits = host.open([{"kind": "person", "name": "Ann"}, {}], listed=False)
    plays = host.open_for(FOUR[:2])
    kept = [
        {"id": waits["id"], "token": waits["tokens"][0]},
        {"id": "nowhere"},
        {"id": plays["id"], "token": plays["tokens"][1]},
        {"id": plays["id"], "token": "wrong"},
    ]
    answer = host.post("/api/tables/kept", {"tables": kept}).json()
    assert answer["missing"] == [{"id": "nowhere", "code": "not_found"}]
    first, second, third = answer["tables"]
    assert (first["table"]["id"], first["seat"], first["to_act"], first["chapter"]) == (waits["id"], 0, [], None)
    assert (second["seat"], third["seat"]) == (1, None)
    assert second["chapter"] == {"id": "chapter-year", "args": {"year": 1}}
    assert second["to_act"] == host.room(plays["id"]).play.state.to_act() != []


@pytest.mark.parametrize("body", [{}, {"tables": "x"}, {"tables": [{"id": "x"}] * 101}, {"tables": [{"token": "x"}]}])
def test_what_nobody_can_remember(host: Served, body: object) -> None:
    assert host.post("/api/tables/kept", body).json()["code"] == "bad_message"


# --- where guests come in ---------------------------------------------------------------------------------------------


def test_where_others_reach_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    own = ["192.168.7.5", "127.0.1.1"]
    monkeypatch.setattr("tafelrunde.server.reach.own_addresses", lambda: own)
    assert reach(Settings(listens=("0.0.0.0", 8080))) == ["http://192.168.7.5:8080"]
    assert reach(Settings(listens=("127.0.0.1", 8080))) == []
    assert reach(Settings(listens=("localhost", 8080))) == []
    assert reach(Settings(listens=("10.0.0.9", 81))) == ["http://10.0.0.9:81"]
    assert reach(Settings(listens=("fd00::1", 81))) == ["http://[fd00::1]:81"]
    assert reach(Settings(listens=("0.0.0.0", 8080), public_url="https://table.example/")) == ["https://table.example"]


def test_a_server_for_this_machine_alone_says_so(host: Served) -> None:
    assert host.get("/api/reach").json() == {"addresses": []}
    assert all(address.count(".") == 3 for address in own_addresses())
    assert is_loopback("127.0.0.1")
    assert not is_loopback("table.example")


# --- the waiting room -------------------------------------------------------------------------------------------------


def test_the_host_closes_a_table(host: Served) -> None:
    opened = host.open([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Brian"}])
    brian = host.client(opened["id"], opened["tokens"][1])
    brian.send(type="chat", text="hello")
    brian.expect("chat")
    path = f"/api/tables/{opened['id']}/cancel"
    assert host.post(path, {}, opened["tokens"][0]).json()["code"] == "not_allowed"
    assert host.post(path, {}, opened["host_token"]).json()["status"] == "open"
    assert brian.refused("not_found")["say"] == {"id": "table-cancelled", "args": {}}
    assert brian.closed_with() == 1013
    assert host.get(f"/api/tables/{opened['id']}").json()["code"] == "not_found"
    assert host.post(path, {}, opened["host_token"]).json()["code"] == "not_found"


def test_a_game_that_has_begun_is_not_closed(host: Served) -> None:
    opened = host.open_for(FOUR[:2])
    answer = host.post(f"/api/tables/{opened['id']}/cancel", {}, opened["host_token"])
    assert answer.json()["code"] == "wrong_status"
    assert host.get(f"/api/tables/{opened['id']}").json()["status"] == "playing"


def test_who_is_sent_away_is_told_so(host: Served) -> None:
    opened = host.open([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Brian"}])
    brian = host.client(opened["id"], opened["tokens"][1])
    host.post(f"/api/tables/{opened['id']}/seats/1", {"kind": "open"}, opened["host_token"])
    assert brian.refused("bad_token")["say"] == {"id": "seat-opened", "args": {}}


# --- resigning --------------------------------------------------------------------------------------------------------


def test_resigning(host: Served) -> None:
    """A bot plays the seat to the end, nobody gets it back, and the record tells after which move."""
    opened = host.open_for(FOUR[:2])
    id, path = opened["id"], f"/api/tables/{opened['id']}/resign"
    ann, brian = (host.client(id, opened["tokens"][seat]) for seat in range(2))
    for client in (ann, brian):
        client.at(0)
    mover = ann if ann.view["answer"] is not None else brian
    mover.move()
    assert host.post(path, {"bot": "random"}, opened["host_token"]).json()["code"] == "not_allowed"
    assert host.post(path, {"bot": "deep"}, opened["tokens"][1]).json()["code"] == "bad_option"
    assert host.post(path, {}, opened["tokens"][1]).json()["code"] == "bad_message"
    seat = host.post(path, {"bot": "random"}, opened["tokens"][1]).json()["seats"][1]
    assert (seat["kind"], seat["name"], seat["resigned"]) == ("bot", "Brian", True)
    assert host.post(path, {"bot": "random"}, opened["tokens"][1]).json()["code"] == "wrong_status"
    back = host.post(f"/api/tables/{id}/seats/1", {"kind": "person"}, opened["tokens"][1])
    assert back.json()["code"] == "wrong_status"
    host.post(f"/api/tables/{id}/seats/0", {"kind": "bot", "bot": "random"}, opened["tokens"][0])
    while not ann.view["over"]:
        ann.expect("view")
    record = read(host.get(f"/api/tables/{id}/record").text)
    after = next(number for number, line in enumerate(record.lines) if line.move == "Brian resigns")
    assert after >= 2
    assert replay(KINGSBURG, record).over()
    proof = msgspec.json.decode(host.get(f"/api/tables/{id}/proof").content, type=Proof)
    assert check(KINGSBURG, proof).lines[after].move == "Brian resigns"
    frames = host.get(f"/api/tables/{id}/replay", **{"from": after, "count": 1}).json()["frames"]
    assert frames[0]["events"] == [
        {"line": after, "kind": "note-resigned", "say": {"id": "note-resigned", "args": {"seat": 1}}}
    ]


def test_nobody_resigns_before_the_game(host: Served) -> None:
    opened = host.open([{"kind": "person", "name": "Ann"}, {}])
    answer = host.post(f"/api/tables/{opened['id']}/resign", {"bot": "random"}, opened["tokens"][0])
    assert answer.json()["code"] == "wrong_status"


# --- playing on -------------------------------------------------------------------------------------------------------


def imported(host: Served, name: str) -> str:
    record = (RECORDS / f"{name}.txt").read_text()
    return str(host.post("/api/records", {"record": record}).json()["record"])


def test_a_game_goes_on_from_one_of_its_positions(host: Served) -> None:
    """The same position, a person against bots, nothing before it can be taken back; then honest luck of a new seed."""
    finished = host.open_for(FOUR[:2])
    play_out([host.client(finished["id"], finished["tokens"][seat]) for seat in range(2)], random.Random(3))
    path = f"/api/tables/{finished['id']}/play_on"
    wish = {"ply": 20, "seat": 0, "name": "Zoe", "bot": "random"}
    opened = host.post(path, wish)
    assert opened.status_code == 201, opened.text
    id, token = opened.json()["table"]["id"], opened.json()["seats"][0]["token"]
    assert opened.json()["table"]["given"] == 20
    room = host.room(id)
    old = read(host.get(f"/api/tables/{finished['id']}/record").text)
    zoe: Client = host.client(id, token)
    zoe.at(0)
    assert [entry.line for entry in room.play.journal][:20] == list(range(20))
    assert zoe.view["undo"]["alone"] is False
    kept = host.post("/api/tables/kept", {"tables": [{"id": id, "token": token}]}).json()["tables"][0]
    assert kept["seat"] == 0

    host.post(f"/api/tables/{id}/seats/0", {"kind": "bot", "bot": "random"}, token)
    while not zoe.view["over"]:
        zoe.expect("view")
    new = read(host.get(f"/api/tables/{id}/record").text)
    assert [(line.seat, line.move, line.luck) for line in new.lines[:21]] == [
        (line.seat, line.move, line.luck) for line in old.lines[:21]
    ]
    assert new.lines[21].move == PLAYED_ON
    proof = msgspec.json.decode(host.get(f"/api/tables/{id}/proof").content, type=Proof)
    assert check(KINGSBURG, proof).result == new.result
    # The luck of the promised seed begins there, and no earlier.
    from_the_start = proof.record.replace(f"Table: {PLAYED_ON}\n", "")
    with pytest.raises(RecordError, match="luck"):
        check(KINGSBURG, Proof(proof.game, proof.commitment, proof.seed, from_the_start))


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"ply": 9999}, "not_found"),
        ({"seat": 2}, "not_found"),
        ({"name": "a:b"}, "bad_option"),
        ({"bot": "deep"}, "bad_option"),
        ({"ply": -1}, "bad_message"),
        ({"extra": 1}, "bad_message"),
    ],
)
def test_where_no_game_goes_on(host: Served, wish: dict[str, object], code: str) -> None:
    record = imported(host, "kingsburg-1e-2-players")
    good = {"ply": 5, "seat": 0, "name": "Zoe", "bot": "random"}
    assert host.post(f"/api/records/{record}/play_on", {**good, **wish}).json()["code"] == code


def test_an_imported_record_goes_on_and_its_end_does_not(host: Served) -> None:
    record = imported(host, "kingsburg-1e-2-players")
    text = (RECORDS / "kingsburg-1e-2-players.txt").read_text()
    last = len(read(text).lines) - 1
    wish = {"ply": last - 1, "seat": 1, "name": "Zoe", "bot": "random"}
    assert host.post(f"/api/records/{record}/play_on", wish).status_code == 201
    assert host.post(f"/api/records/{record}/play_on", {**wish, "ply": last}).json()["code"] == "wrong_status"
    playing = host.open_for(FOUR[:2])
    assert host.post(f"/api/tables/{playing['id']}/play_on", wish).json()["code"] == "wrong_status"
