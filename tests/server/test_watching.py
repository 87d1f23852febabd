"""What the host sees: health, numbers, logs; backups made while the server runs, and what the doctor says."""

import json
import logging
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from server.harness import Client, Host, Served, serving
from tafelrunde.cli.main import app
from tafelrunde.server.logs import Structured, without_secrets


def number(host: Host, line: str) -> float:
    """One of the numbers that Prometheus would read."""
    lines = host.get("/metrics").text.splitlines()
    return float(next((each.rpartition(" ")[2] for each in lines if each.startswith(line + " ")), "0"))


def test_it_is_alive_and_ready_until_it_stops(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        assert served.get("/health").json() == {"status": "alive"}
        assert (served.get("/ready").status_code, served.get("/ready").json()) == (200, {"status": "ready"})
        served.rooms.company.leaving = True
        assert (served.get("/ready").status_code, served.get("/ready").json()) == (503, {"status": "stopping"})


def test_moves_refusals_and_sockets_are_counted(host: Served) -> None:
    moves, refused = 'tafelrunde_moves_total{by="person"}', 'tafelrunde_refused_total{code="illegal_move"}'
    before = number(host, moves), number(host, refused), number(host, "tafelrunde_move_seconds_count")
    opened = host.open_for(["Ann", "Ben"])
    ann = host.client(opened["id"], opened["tokens"][0])
    ann.at(0)
    ben = host.client(opened["id"], opened["tokens"][1])
    ben.at(0)
    mover = ann if ann.view["answer"] is not None else ben
    mover.send(type="move", line=mover.view["answer"], move=999_999)
    mover.refused("illegal_move")
    mover.move()
    after = number(host, moves), number(host, refused), number(host, "tafelrunde_move_seconds_count")
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1, 1]
    until(lambda: number(host, "tafelrunde_sockets") == 2)
    assert number(host, 'tafelrunde_tables{status="playing"}') == 1
    assert opened["tokens"][0] not in host.get("/metrics").text


def until(true: Any) -> None:
    end = time.monotonic() + 10
    while not true():
        assert time.monotonic() < end
        time.sleep(0.1)


def test_the_numbers_are_not_for_everybody(tmp_path: Path) -> None:
    elsewhere = {"X-Forwarded-For": "203.0.113.7"}
    with serving(tmp_path, metrics_token="a secret of the host") as served:
        assert served.http.get("/metrics", headers=elsewhere).status_code == 403
        for said, status in (("another", 403), ("a secret of the host", 200)):
            headers = {**elsewhere, "Authorization": f"Bearer {said}"}
            assert served.http.get("/metrics", headers=headers).status_code == status
    with serving(tmp_path) as served:
        headers = {**elsewhere, "Authorization": "Bearer None"}
        assert served.http.get("/metrics", headers=headers).status_code == 403


def test_a_slow_move_is_told_with_where_its_time_went(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path, slow_move=0.0) as served:
        opened = served.open_for(["Ann", "Ben"])
        clients = [served.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
        for client in clients:
            client.at(0)
        next(client for client in clients if client.view["answer"] is not None).move()
    told = next(record for record in caplog.records if record.message.startswith("a slow move at table"))
    line = json.loads(Structured().format(told))
    assert (line["level"], line["table"], line["game"], line["line"], line["by"]) == (
        "warning",
        opened["id"],
        "kingsburg",
        1,
        "person",
    )
    assert line["worked"] > 0


def test_no_line_of_the_log_holds_a_secret() -> None:
    token = "Zk3_abcdefghijklmnop-qr"
    for line in (f"/api/tables/x/socket?token={token}&a=1", f"Authorization: Bearer {token}", f"/table/x#{token}"):
        assert token not in without_secrets(line)
    assert without_secrets("postgresql://ann:pass@host/name") == "postgresql://ann:…@host/name"
    assert without_secrets("table k3Jd: line 5 of it, http://host:80/x") == "table k3Jd: line 5 of it, http://host:80/x"
    record = logging.LogRecord("tafelrunde", logging.ERROR, "", 0, "see %s", (f"token={token}",), None)
    assert json.loads(Structured().format(record))["message"] == "see token=…"


# --- backups ---------------------------------------------------------------------------------------------------------


def run(*words: str) -> tuple[int, list[str]]:
    told = CliRunner().invoke(app, list(words))
    return told.exit_code, told.output.splitlines()


def test_a_backup_made_while_the_server_runs_goes_on_elsewhere(tmp_path: Path, database: str) -> None:
    """Of either database, into a file and from there into another one: the game goes on where it was."""
    file, other = tmp_path / "monday.backup", str(tmp_path / "other.db")
    with serving(tmp_path, database=database) as served:
        over = served.open([{"kind": "bot", "bot": "random"}] * 2, start=True)
        to_the_end(served.client(over["id"]))
        opened = served.open_for(["Ann", "Ben"])
        clients = [served.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
        for ply in range(5):
            for client in clients:
                client.at(ply)
            next(client for client in clients if client.view["answer"] is not None).move()
        moves = len(served.room(over["id"]).play.journal) + len(served.room(opened["id"]).play.journal)
        clients[0].send(type="chat", text="see you on Monday")
        clients[0].expect("chat")
        assert run("backup", str(file), "--database", database) == (
            0,
            [f"2 tables, {moves} moves, 1 records are in {file}"],
        )
        assert [each.name for each in tmp_path.iterdir() if each.name.startswith("monday")] == ["monday.backup"]
        assert run("backup", str(file), "--database", database)[0] == 1
        _, lines = run("doctor", "--database", database)
        assert "well   tables: 2, 0 of them do not replay" in lines
        assert any(line.startswith("well   database: ") for line in lines)
    assert run("restore", str(file), "--database", other) == (
        0,
        [f"2 tables, {moves} moves, 1 records are restored"],
    )
    assert run("restore", str(file), "--database", other)[0] == 1
    with serving(tmp_path, database=other) as served:
        ann = served.client(opened["id"], opened["tokens"][0])
        assert ann.at(0)["line"] == 5
        assert ann.hello["chat"][0]["text"] == "see you on Monday"
        assert served.get(f"/api/tables/{over['id']}/record").status_code == 200


def to_the_end(looker: Client) -> None:
    while not looker.view or not looker.view["over"]:
        looker.receive()


def test_the_doctor_names_what_is_wrong(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with serving(tmp_path, database=database) as served:
        opened = served.open_for(["Ann", "Ben"])
        clients = [served.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
        for client in clients:
            client.at(0)
        next(client for client in clients if client.view["answer"] is not None).move()
    with sqlite3.connect(database) as connection:
        connection.execute("update moves set fingerprint = 'wrong'")
    code, lines = run("doctor", "--database", database)
    assert code == 1
    wrong = [line for line in lines if line.startswith("WRONG")]
    assert f"table {opened['id']} (kingsburg, playing)" in wrong[0]
    assert "tables: 1, 1 of them do not replay" in wrong[1]
    assert run("backup", str(tmp_path / "b"), "--database", database)[0] == 1
