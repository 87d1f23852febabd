"""What comes in from outside: addresses, bodies, records, names. Whatever it is, it is fine or refused by name."""

import asyncio
import json
import threading
import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.harness import PATIENCE, Served, serving
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder
from tafelrunde.server.cleaning import clean
from tafelrunde.server.limits import house
from tafelrunde.server.reading import check
from tafelrunde.store.archive import packed

RECORDS = Path(__file__).parent.parent / "records"
KEPT = (RECORDS / "kingsburg-2e-2-players.txt").read_text(encoding="utf-8")
DAY = 24 * 3600.0


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text


def in_loop(served: Served, work: Any) -> Any:
    """Runs a coroutine where the server lives."""
    return asyncio.run_coroutine_threadsafe(work, served.loop).result(30)


# --- addresses and bodies ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path", ["/%00", "/a%00b.js", "/%0a", "/api/tables/%00", "/api/records/a%00", "/api/texts/kingsburg/%1f", "/%c2%85"]
)
def test_no_address_has_control_characters(host: Served, path: str) -> None:
    refused(host.get(path), 400, "bad_message")


def test_file_names_that_no_file_can_have(host: Served) -> None:
    refused(host.get(f"/{'x' * 300}.js"), 404, "not_found")
    refused(host.get(f"/{'x/' * 3000}x.js"), 404, "not_found")


def post_raw(host: Served, path: str, body: bytes, kind: str | None = "application/json") -> httpx.Response:
    return host.http.post(path, content=body, headers={"content-type": kind} if kind else {})


@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/tables/nowhere/join"])
@pytest.mark.parametrize("depth", [40, 990, 5_000, 30_000])
def test_bodies_nested_without_end(host: Served, path: str, depth: int) -> None:
    for opening, closing in ((b"[", b"]"), (b'{"game":', b"}")):
        body = opening * min(depth, 60_000 // len(opening)) + b"1" + closing * min(depth, 60_000 // len(opening))
        answer = post_raw(host, path, body[:65_000])
        assert 400 <= answer.status_code < 500, answer.text
        assert answer.json()["code"] in ("bad_message", "not_found")


def test_bodies_nested_in_an_option(host: Served) -> None:
    body = b'{"game": "kingsburg", "options": {"players": ' + b"[" * 900 + b"]" * 900 + b"}}"
    refused(post_raw(host, "/api/tables", body), 400, "bad_message")


@pytest.mark.parametrize("body", [b'{"game": "\xff"}', b"\xff\xfe", b'"\xc3', b'{"game": "\xed\xa0\x80"}'])
def test_bodies_that_are_not_utf8(host: Served, body: bytes) -> None:
    refused(post_raw(host, "/api/tables", body), 400, "bad_message")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", None])
def test_only_what_is_called_json_is_read_as_json(host: Served, kind: str | None) -> None:
    """A form on another site can send these without asking; so the browser of a player cannot be made to play."""
    refused(post_raw(host, "/api/tables", b'{"game": "kingsburg"}', kind), 415, "wrong_type")
    assert post_raw(host, "/api/tables", b'{"game": "kingsburg"}', "application/json; charset=utf-8").status_code == 201


def test_only_a_record_may_be_long(host: Served) -> None:
    long = json.dumps({"game": "kingsburg", "options": {"x": "x" * 70_000}}).encode()
    refused(post_raw(host, "/api/tables", long), 413, "too_large")
    refused(post_raw(host, "/api/records", json.dumps({"record": "x" * 70_000}).encode()), 400, "bad_record")


@pytest.mark.parametrize("name", ["A\0nn", "A\x1bnn", "Ann\n", "A\x85nn", "A\ud800"])
def test_no_name_and_no_talk_has_control_characters(host: Served, name: str) -> None:
    opened = host.open([{"kind": "person", "name": "Brian"}, {}])
    joining = json.dumps({"name": name}).encode()
    refused(post_raw(host, f"/api/tables/{opened['id']}/join", joining), 400, "bad_message")
    seated = json.dumps({"game": "kingsburg", "seats": [{"kind": "person", "name": name}]}).encode()
    refused(post_raw(host, "/api/tables", seated), 400, "bad_message")
    brian = host.client(opened["id"], opened["tokens"][0])
    brian.send(type="chat", text=name)
    brian.refused("bad_message")
    spectator = host.client(opened["id"])
    spectator.send(type="chat", name=name, text="hello")
    spectator.refused("bad_message")
    brian.send(type="why_not", line=0, thing=name)
    brian.refused("bad_message")
    brian.send(type="chat", text="hällo 👩‍👩‍👧")
    assert brian.expect("chat")["text"] == "hällo 👩‍👩‍👧"


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_slow_record_keeps_nobody_waiting(host: Served) -> None:
    """The longest record we have and the worst lines, again and again, and a clock that ticks in the server."""
    refused(host.post("/api/records", {"record": "x"}), 400, "bad_record")  # the workers have begun
    longest: list[float] = []

    async def tick(seconds: float) -> None:
        end = time.monotonic() + seconds
        while (now := time.monotonic()) < end:
            await asyncio.sleep(0.005)
            longest.append(time.monotonic() - now)

    worst = KEPT.replace("start ", "start " + "[" * 16_000 + " ")
    hostile = {"record": "\n".join([*worst.splitlines()[:8], *["P: " + "[{" * 8_000] * 50])}
    long = {"record": (RECORDS / "mil-5-players.txt").read_text(encoding="utf-8")}
    ticking = asyncio.run_coroutine_threadsafe(tick(1.5), host.loop)
    threads = [threading.Thread(target=host.post, args=("/api/records", body)) for body in (hostile, long, hostile)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    ticking.result(30)
    assert sorted(longest)[-2] < 0.1  # the machine itself may pause once


def test_nobody_has_many_records_wait_for_him_alone(host: Served) -> None:
    waiting = host.server.config.app.state.readers.waiting  # type: ignore[union-attr]
    waiting["127.0.0.1"] += 10
    try:
        refused(host.post("/api/records", {"record": KEPT}), 429, "too_fast")
    finally:
        del waiting["127.0.0.1"]
    assert host.post("/api/records", {"record": KEPT}).status_code == 201
    assert not waiting


def test_the_check_of_a_record_takes_a_limited_time() -> None:
    with pytest.raises(RecordError, match="longer than 0 seconds"):
        check(KEPT, seconds=0)
    assert check(KEPT).text == KEPT


def test_names_in_a_record_are_as_short_as_names_at_a_table(host: Served) -> None:
    game = registry.game("kingsburg")
    for length, status in ((24, 201), (25, 400), (10_000, 400)):
        recorder = Recorder(game, Luck.seeded("x"), ["N" * length, "Brian"], players=2)
        assert host.post("/api/records", {"record": str(recorder.record())}).status_code == status


def test_records_from_elsewhere_have_quotas(tmp_path: Path) -> None:
    with serving(tmp_path, imports_a_day=2) as served:
        codes = [served.post("/api/records", {"record": KEPT}).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        refused(served.post("/api/records", {"record": "x"}), 400, "bad_record")
    with serving(tmp_path, archive_mb=1.5 * len(packed(KEPT)) / 1e6) as served:
        refused(served.post("/api/records", {"record": KEPT}), 429, "full")
        assert served.get("/api/tables").status_code == 200


def test_what_nobody_needs_any_more_goes(tmp_path: Path) -> None:
    with serving(tmp_path, keep_imports=90.0, keep_open=30.0) as served:
        seen, unseen = (served.post("/api/records", {"record": KEPT}).json()["record"] for _ in range(2))
        old, looked_at, new = (served.open([{}, {}])["id"] for _ in range(3))
        begun = served.open_for(["Ann", "Brian"])["id"]
        watcher = served.client(looked_at)
        store = served.rooms.store

        async def age() -> None:
            async with store.engine.begin() as connection:
                past = time.time() - 100 * DAY
                await connection.exec_driver_sql(f"update records set looked = {past}")
                await connection.exec_driver_sql(f"update tables set created = {past} where id != '{new}'")

        in_loop(served, age())
        assert served.get(f"/api/records/{seen}").status_code == 200
        in_loop(served, clean(served.rooms))
        assert served.get(f"/api/records/{seen}").status_code == 200
        assert served.get(f"/api/records/{unseen}").status_code == 404
        assert {id: served.get(f"/api/tables/{id}").status_code for id in (old, looked_at, new, begun)} == {
            old: 404,
            looked_at: 200,
            new: 200,
            begun: 200,
        }
        watcher.close()


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_the_list_of_tables_has_pages(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        ids = [served.open([{}, {}])["id"] for _ in range(5)][::-1]
        first = served.get("/api/tables", count=2).json()
        assert ([table["id"] for table in first["tables"]], first["more"]) == (ids[:2], True)
        last = served.get("/api/tables", count=3, before=first["tables"][-1]["created"]).json()
        assert ([table["id"] for table in last["tables"]], last["more"]) == (ids[2:], False)
        refused(served.get("/api/tables", count=101), 400, "bad_message")


def test_one_house_does_not_fill_the_list(tmp_path: Path) -> None:
    with serving(tmp_path, listed_each=3) as served:
        opened = [served.open([{}, {}]) for _ in range(3)]
        refused(served.post("/api/tables", {"game": "kingsburg"}), 429, "too_many")
        assert served.post("/api/tables", {"game": "kingsburg", "listed": False}).status_code == 201
        served.open_for(["Ann", "Brian"])
        started = served.post(f"/api/tables/{opened[0]['id']}/start", {"fill": "random"}, opened[0]["host_token"])
        assert started.status_code == 200
        assert served.post("/api/tables", {"game": "kingsburg"}).status_code == 201
        refused(served.post("/api/tables", {"game": "kingsburg"}), 429, "too_many")


def test_a_house_is_one_caller() -> None:
    assert house("192.0.2.7") == "192.0.2.7"
    assert house("2001:db8:1:2:3:4:5:6") == house("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert house("2001:db8:1:3::9") != house("2001:db8:1:2::9")
    assert house("::ffff:192.0.2.7") == "192.0.2.7"
    assert house("fe80::1%eth0") == "fe80::/64"
    assert house("testclient") == "testclient"
