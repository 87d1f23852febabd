"""Finished games: record, proof, replay; records from elsewhere; `tafelrunde verify`."""

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from server.harness import ALL_MODULES, FOUR, Served
from server.test_game import play_out
from tafelrunde.cli.main import app

KEPT = Path(__file__).parent.parent / "records" / "kingsburg-2e-module-123.txt"


@pytest.fixture(scope="module")
def finished(host: Served) -> dict[str, Any]:
    """A game that is over, in which something was taken back."""
    opened = host.open_for(FOUR[:2], ALL_MODULES)
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
    for client in clients:
        client.at(0)
    undone = 0
    rng = random.Random(11)
    while undone < 3:
        ply = clients[0].view["line"]
        able = [client for client in clients if client.view["undo"]["alone"]]
        if able:
            able[0].send(type="undo")
            undone += 1
            for client in clients:
                client.at(ply + 1)
            ply += 1
        mover = next(client for client in clients if client.view["answer"] is not None)
        mover.move(rng.randrange(len(mover.view["view"]["offers"])))
        for client in clients:
            client.at(ply + 1)
    while not clients[0].view["over"]:
        ply = clients[0].view["line"]
        mover = next(client for client in clients if client.view["answer"] is not None)
        mover.move(rng.randrange(len(mover.view["view"]["offers"])))
        for client in clients:
            client.at(ply + 1)
    return {**opened, "last": clients[0].view}


def test_replay_through_every_pair_of_eyes(host: Served, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['id']}/replay"
    first = host.get(path, seat=0, count=100).json()
    whole = first["frames"]
    while len(whole) <= first["plies"]:
        whole += host.get(path, seat=0, **{"from": len(whole), "count": 100}).json()["frames"]
    assert [frame["ply"] for frame in whole] == list(range(first["plies"] + 1))
    assert len(first["scores"]) == first["plies"] + 1
    assert first["scores"][-1] == finished["last"]["result"]["scores"]
    assert whole[-1]["view"] == finished["last"]["view"]
    assert whole[0]["move"] is None
    assert "own" in whole[3]["view"]
    assert "own" not in host.get(path, count=4).json()["frames"][3]["view"]
    assert host.get(path, seat=2).json()["code"] == "not_found"
    assert host.get(path, count=101).json()["code"] == "bad_message"


def test_the_record_comes_back_as_import(host: Served, finished: dict[str, Any]) -> None:
    text = host.get(f"/api/tables/{finished['id']}/record").text
    answer = host.post("/api/records", {"record": text})
    assert answer.status_code == 201
    kept = answer.json()
    assert kept["finished"]
    assert host.get(f"/api/records/{kept['record']}").text == text
    frames = host.get(f"/api/records/{kept['record']}/replay", seat=1, count=5).json()
    assert frames["plies"] == kept["plies"]
    assert len(frames["frames"]) == 5


def test_broken_records_are_refused(host: Served) -> None:
    text = KEPT.read_text(encoding="utf-8")
    broken = {
        "": "no Tafelrunde record",
        "x": "no Tafelrunde record",
        text.replace("rules: 1", "rules: 99"): "rules version 99",
        text.replace("game: kingsburg", "game: chess"): "chess",
        "\n".join(text.splitlines()[:8] + text.splitlines()[9:]): "move",
        re.sub(r"result: \d+", "result: 99", text): "ends with",
    }
    for wrong, told in broken.items():
        answer = host.post("/api/records", {"record": wrong})
        assert answer.status_code in (400, 404)
        assert told in answer.json()["message"]
    assert host.post("/api/records", {"record": "x" * 1_100_000}).json()["code"] == "too_large"
    assert host.post("/api/records", {"text": text}).json()["code"] == "bad_message"
    assert host.get("/api/records/nowhere").json()["code"] == "not_found"
    assert host.post("/api/records", {"record": text}).status_code == 201


def test_verify(host: Served, finished: dict[str, Any], tmp_path: Path) -> None:
    run = CliRunner().invoke
    link = f"{host.url}/table/{finished['id']}#{finished['tokens'][0]}"
    promised = finished["table"]["commitment"]
    told = run(app, ["verify", link, "--commitment", promised])
    assert told.exit_code == 0, told.output
    assert told.output.startswith("honest: kingsburg")
    assert run(app, ["verify", link, "--commitment", "0" * 64]).exit_code == 1

    proof = host.get(f"/api/tables/{finished['id']}/proof").json()
    assert proof["commitment"] == promised

    def verdict(**changes: str) -> str:
        file = tmp_path / "proof.json"
        file.write_text(json.dumps({**proof, **changes}), encoding="utf-8")
        return str(run(app, ["verify", str(file)]).output)

    assert verdict().startswith("honest")
    assert "not the one that was promised" in verdict(seed="another")
    assert "not the one that was promised" in verdict(commitment="0" * 64)
    first_roll = re.sub(r"(start \{2: )(\d)", lambda found: f"{found[1]}{1 - int(found[2])}", proof["record"])
    assert first_roll != proof["record"]
    assert not verdict(record=first_roll).startswith("honest")
    assert "no proof" in str(run(app, ["verify", str(KEPT)]).output)


def test_verify_sees_luck_of_another_seed(host: Served, finished: dict[str, Any], tmp_path: Path) -> None:
    """A legal record whose dice were chosen, with a seed that fits the commitment."""
    other = host.open_for(FOUR[:2], ALL_MODULES)
    clients = [host.client(other["id"], other["tokens"][seat]) for seat in range(2)]
    play_out(clients, random.Random(5))
    proof = host.get(f"/api/tables/{finished['id']}/proof").json()
    proof["record"] = host.get(f"/api/tables/{other['id']}/record").text
    file = tmp_path / "proof.json"
    file.write_text(json.dumps(proof), encoding="utf-8")
    assert "not that of the seed" in str(CliRunner().invoke(app, ["verify", str(file)]).output)


def test_verify_of_a_game_that_goes_on(host: Served) -> None:
    opened = host.open_for(FOUR)
    told = CliRunner().invoke(app, ["verify", f"{host.url}/table/{opened['id']}"])
    assert told.exit_code == 1
    assert "when the game is over" in told.output
