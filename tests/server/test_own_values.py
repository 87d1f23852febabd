"""Values of players' own: entered in a form, kept, played with at tables that any server and worker can take up."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from server.harness import Host, Served, eventually, logged, serving
from server.test_helping import answer_of_the_bot, worker
from server.test_machines import at_both, play_on, two_servers
from tafelrunde.cli.check import troubles
from tafelrunde.kernel import registry
from tafelrunde.kernel.own_values import own_file
from tafelrunde.server import values
from tafelrunde.server.shelf import Shelf
from tafelrunde.store.store import Store

STATUE = {"building.statue.vp": 9}
BOTS = [{"kind": "bot", "bot": "greedy"}] * 2
KINGSBURG = registry.game("kingsburg")


def keep(host: Host, token: str | None = None, **body: Any) -> dict[str, Any]:
    answer = host.post("/api/values/kingsburg", {"name": "My box", "values": STATUE, **body}, token)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def sit_down(host: Host, made: dict[str, Any], seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """Opens a table with a set of values."""
    body = {
        "game": "kingsburg",
        "options": {"players": len(seats)},
        "seats": seats,
        "values": made["set"]["id"],
        **more,
    }
    answer = host.post("/api/tables", body, made["token"])
    assert answer.status_code == 201, answer.text
    opened: dict[str, Any] = answer.json()
    opened["id"] = opened["table"]["id"]
    opened["tokens"] = {seat["seat"]: seat["token"] for seat in opened["seats"]}
    return opened


def statues(host: Host, opened: dict[str, Any]) -> set[int]:
    """What the statue brought, in a whole game of bots."""
    watcher = host.client(opened["id"])
    while not (watcher.view and watcher.view["over"]):
        watcher.receive()
    scored = [event["say"]["args"] for event in watcher.log if event["kind"] == "kb-scores"]
    return {args["points"] for args in scored if args["why"] == "statue"}


def test_the_form_holds_every_value_that_may_be_entered(host: Served) -> None:
    told = host.get("/api/values/kingsburg/form").json()
    assert told["components"] == KINGSBURG.component_hash
    blocks = {block["name"]: block for block in told["blocks"]}
    statue = {field["place"]: field for field in blocks["building.statue"]["fields"]}
    assert statue["building.statue.vp"] == {
        "place": "building.statue.vp",
        "kind": "number",
        "each": "",
        "low": 0,
        "high": 20,
        "words": [],
        "length": None,
        "value": 3,
    }
    assert "building.statue.row" not in statue
    assert host.get("/api/values/chess/form").json()["code"] == "not_found"


def test_values_are_checked_as_they_are_typed(host: Served) -> None:
    wrong = {"building.statue.vp": 99, "building.chapel.gold": "three", "building.church.vp": 8}
    told = host.post("/api/values/kingsburg/check", {"values": wrong}).json()
    assert {fault["place"]: fault["say"] for fault in told["faults"]} == {
        "building.statue.vp": {"id": "value-number", "args": {"low": 0, "high": 20, "words": ""}},
        "building.chapel.gold": {"id": "value-number", "args": {"low": 0, "high": 9, "words": ""}},
    }
    told = host.post("/api/values/kingsburg/check", {"values": {"building.church.vp": 8, "building.mint.vp": 5}}).json()
    assert (told["faults"], told["values"]) == ([], {"building.church.vp": 8})
    assert told["toml"] == "[building.church]\nvp = 8\n"
    assert told["components"] == KINGSBURG.with_components(own_file(told["toml"], "")).component_hash


def test_a_file_is_imported_and_values_are_laid_over_it(host: Served) -> None:
    body = {"toml": "# mine\n[building.statue]\nvp = 9\ngold = 4\n", "values": {"building.statue.gold": 2}}
    told = host.post("/api/values/kingsburg/check", body).json()
    assert told["values"] == STATUE
    own_map = (registry.game("mythotopia").folder / "components" / "map.toml").read_text("utf-8")
    told = host.post("/api/values/mythotopia/check", {"toml": own_map, "values": {"cost.invade": 3}}).json()
    assert (told["faults"], told["values"]) == ([], {"cost.invade": 3})
    assert told["whole"] == ["map", "province", "border", "sea"]


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        ("[building.statue", "value-no-toml"),
        ("a = " + "[" * 9_000, "value-no-toml"),
        ("a = 1\n" * 20_000, "value-too-long"),
        ("[building.statute]\nvp = 1", "value-unknown"),
        ("[building.statue]\nvp = 1.5", "value-number"),
        ("[building.statue]\nvp = 1979-05-27T07:32:00Z", "value-number"),
        ("building = 3", "value-does-not-fit"),
        (".".join(["a"] * 4_000) + " = 1", "value-unknown"),
        ("[[enemy]]\na = 1", "value-does-not-fit"),
    ],
)
def test_odd_files_get_a_clear_answer_in_time(host: Served, toml: str, message: str) -> None:
    began = time.monotonic()
    told = host.post("/api/values/kingsburg/check", {"toml": toml}).json()
    assert [fault["say"]["id"] for fault in told["faults"]] == [message]
    assert told["toml"] == ""
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"name": ""}, "bad_option"),
        ({"name": "x" * 41}, "bad_option"),
        ({"name": "a\nb"}, "bad_message"),
        ({"values": {}}, "bad_option"),
        ({"values": {"building.statue.vp": 3}}, "bad_option"),
        ({"values": {"building.statue.vp": None}}, "bad_option"),
        ({"values": {"building.statue.vp": {"a": 1}}}, "bad_option"),
        ({"values": {f"building.statue.vp{number}": 1 for number in range(2_001)}}, "bad_message"),
        ({"values": 3}, "bad_message"),
        ({"toml": 3}, "bad_message"),
    ],
)
def test_what_cannot_be_kept_is_refused(host: Served, body: dict[str, Any], code: str) -> None:
    answer = host.post("/api/values/kingsburg", {"name": "My box", "values": STATUE, **body})
    assert answer.json()["code"] == code


def test_sets_belong_to_who_made_them(host: Served) -> None:
    made = keep(host)
    token, id = made["token"], made["set"]["id"]
    assert made["set"]["toml"] == "[building.statue]\nvp = 9\n"
    other = keep(host)["token"]
    assert other != token

    def names(token: str | None, game: str = "kingsburg") -> list[str]:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        told = host.http.get(f"/api/values/{game}", headers=headers).json()
        return [each["name"] for each in told["sets"]]

    keep(host, token, name="  My   other box ", values={"building.statue.vp": 8})
    assert names(token) == ["My other box", "My box"]
    assert names(token, "mil") == []
    assert names(other) == ["My box"]
    assert names(None) == []
    taken = host.post("/api/values/kingsburg", {"name": "My box", "values": STATUE}, token)
    assert taken.json()["code"] == "name_taken"
    changed = keep(host, token, values={"building.statue.vp": 7}, instead_of=id)
    assert names(token) == ["My box", "My other box"]

    def drop(id: str, token: str | None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return host.http.delete(f"/api/values/kingsburg/{id}", headers=headers)

    assert drop(changed["set"]["id"], other).json()["code"] == "not_found"
    assert drop(changed["set"]["id"], None).json()["code"] == "not_found"
    assert drop(id, token).json()["code"] == "not_found"  # its place has been taken
    assert drop(changed["set"]["id"], token).status_code == 200
    assert names(token) == ["My other box"]
    seats = {"game": "kingsburg", "seats": BOTS, "options": {"players": 2}, "values": changed["set"]["id"]}
    assert host.post("/api/tables", seats, token).json()["code"] == "not_found"
    assert host.post("/api/tables", {**seats, "values": made["set"]["id"]}, other).json()["code"] == "not_found"


def test_a_table_is_played_with_them_and_all_who_look_may_have_them(host: Served) -> None:
    made = keep(host)
    opened = sit_down(host, made, BOTS, start=True)
    table = opened["table"]
    assert (table["values_name"], table["components"]) == ("My box", made["set"]["components"])
    assert statues(host, opened) <= {9}
    told = host.get(f"/api/tables/{opened['id']}/components").json()
    assert (told["values"]["building"]["statue"]["vp"], told["values"]["building"]["chapel"]["vp"]) == (9, 5)
    assert told["origins"]["building.statue"]["origin"] == "owner"
    file = host.get(f"/api/tables/{opened['id']}/values")
    assert file.text == "# kingsburg: My box\n\n[building.statue]\nvp = 9\n"
    assert file.headers["content-disposition"].startswith("attachment")
    usual = host.open(BOTS, {"players": 2})
    assert usual["table"]["values_name"] is None
    assert host.get(f"/api/tables/{usual['id']}/values").json()["code"] == "not_found"
    assert host.get(f"/api/tables/{usual['id']}/components").json() == host.get("/api/components/kingsburg").json()


def test_its_record_is_replayed_anywhere(host: Served, tmp_path: Path) -> None:
    opened = sit_down(host, keep(host), BOTS, start=True)
    statues(host, opened)
    record = host.get(f"/api/tables/{opened['id']}/record").text
    assert "own components over" in record
    assert host.get(f"/api/tables/{opened['id']}/replay", count=1).json()["components"] == opened["table"]["components"]
    with serving(tmp_path) as elsewhere:
        imported = elsewhere.post("/api/records", {"record": record}).json()
        assert imported["finished"] is True
        told = elsewhere.get(f"/api/records/{imported['record']}/components").json()
        assert told["values"]["building"]["statue"]["vp"] == 9
        frames = elsewhere.get(f"/api/records/{imported['record']}/replay", count=2).json()["frames"]
        assert [frame["ply"] for frame in frames] == [0, 1]
        broken = elsewhere.post("/api/records", {"record": record.replace("| vp = 9", "| vp = 8")})
        assert broken.json()["code"] == "bad_record"


ANN_AND_A_BOT = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]


def forget_here() -> None:
    """As in a new process."""
    KINGSBURG._versions.clear()


def test_a_table_goes_on_after_a_restart_though_its_set_was_dropped(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, database=database) as served:
        made = keep(served)
        opened = sit_down(served, made, ANN_AND_A_BOT, start=True)
        waiting = sit_down(served, made, [{"kind": "person", "name": "Ann"}, {"kind": "open"}])
        ann = served.client(opened["id"], opened["tokens"][0])
        ann.at(0)
        answer_of_the_bot(ann)
        headers = {"Authorization": f"Bearer {made['token']}"}
        assert served.http.delete(f"/api/values/kingsburg/{made['set']['id']}", headers=headers).status_code == 200
    forget_here()
    with serving(tmp_path, database=database) as served:
        ann = served.client(opened["id"], opened["tokens"][0])
        ann.at(1)
        for _ in range(3):
            answer_of_the_bot(ann)
        ann.send(type="hint", line=ann.view["answer"])
        assert ann.expect("hint")["moves"]
        started = served.post(f"/api/tables/{waiting['id']}/start", {"fill": "greedy"}, waiting["host_token"])
        assert started.is_success
        told = served.get(f"/api/tables/{waiting['id']}/components").json()
        assert told["values"]["building"]["statue"]["vp"] == 9
    assert "failed" not in logged(caplog)
    forget_here()

    async def check() -> list[str | None]:
        async with Store.opened(database) as store:
            await store.sets.forget_unused(time.time() + 1)
            return [trouble async for _, trouble in troubles(store, Shelf({}))]

    assert asyncio.run(check()) == [None, None]


def test_another_server_and_a_worker_elsewhere_find_the_values(
    tmp_path: Path, shared_database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Both servers are in this process; what the second has learned from the first is forgotten before."""
    with two_servers(tmp_path, shared_database) as (one, other), worker(shared_database):
        thinkers = other.rooms.thinkers
        eventually(lambda: thinkers.helpers is not None and thinkers.helpers.slots() == 1)
        made = keep(one)
        people = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
        opened = sit_down(one, made, people, start=True)
        forget_here()
        clients = at_both(one, other, opened)
        play_on(clients, 4)
        with_bot = sit_down(other, made, ANN_AND_A_BOT, start=True)
        ann = other.client(with_bot["id"], with_bot["tokens"][0])
        ann.at(0)
        answer_of_the_bot(ann)
    assert "failed" not in logged(caplog)
    assert "thought here" not in logged(caplog)


def test_not_more_than_some_from_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, sets_a_day=2) as served:
        token = keep(served)["token"]
        keep(served, token, name="second")
        third = served.post("/api/values/kingsburg", {"name": "third", "values": STATUE}, token)
        assert third.json()["code"] == "too_many"
    with serving(tmp_path, archive_mb=0.00001) as served:
        full = served.post("/api/values/kingsburg", {"name": "third", "values": STATUE}, token)
        assert full.json()["code"] == "full"


def test_not_more_than_some_of_one_owner(host: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "MOST_SETS", 2)
    token = keep(host)["token"]
    second = keep(host, token, name="second")
    third = host.post("/api/values/kingsburg", {"name": "third", "values": STATUE}, token)
    assert third.json()["code"] == "too_many"
    keep(host, token, name="third", instead_of=second["set"]["id"])
