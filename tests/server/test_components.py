"""The printed values as the server tells them: those shipped, or the owner's own."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from server.harness import Served, serving
from tafelrunde.cli.main import app
from tafelrunde.kernel import registry
from tafelrunde.kernel.components_file import ComponentsError

PRINTED = ["components.toml", "map.toml"]
OWN = """
[building.statue]
gold = 1
vp = 9
"""


@pytest.mark.parametrize("name", registry.installed_games())
def test_shipped_values_are_those_of_the_files(host: Served, name: str) -> None:
    told = host.get(f"/api/components/{name}").json()
    shipped: dict[str, Any] = {}
    for file in PRINTED:
        path = registry.game(name).folder / "components" / file
        shipped |= tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    assert told["values"] == shipped
    assert told["game"] == name
    assert told["components"] == registry.game(name).component_hash
    for block, said in told["origins"].items():
        found = shipped
        for key in block.split("."):
            found = found[key]
        assert said == {"origin": found["origin"], "note": found.get("note", "")}
    assert len(told["origins"]) > 5


def test_values_of_no_game(host: Served) -> None:
    assert host.get("/api/components/chess").json()["code"] == "not_found"


def test_the_owners_values_are_told_and_played(tmp_path: Path) -> None:
    mine = tmp_path / "mine.toml"
    mine.write_text(OWN)
    with serving(tmp_path, components={"kingsburg": mine}) as served:
        told = served.get("/api/components/kingsburg").json()
        assert (told["values"]["building"]["statue"]["vp"], told["values"]["building"]["statue"]["gold"]) == (9, 1)
        assert told["values"]["building"]["chapel"]["vp"] == 5
        assert told["origins"]["building.statue"] == {"origin": "owner", "note": ""}
        games = served.get("/api/games").json()["games"]
        assert next(game for game in games if game["id"] == "kingsburg")["components"] == told["components"]
        assert told["components"] != registry.game("kingsburg").component_hash

        opened = served.open([{"kind": "bot", "bot": "greedy"}] * 2, {"players": 2}, start=True)
        watcher = served.client(opened["id"])
        while not (watcher.view and watcher.view["over"]):
            watcher.receive()
        scored = [event["say"]["args"] for event in watcher.log if event["kind"] == "kb-scores"]
        assert {args["points"] for args in scored if args["why"] == "statue"} == {9}


def test_wrong_values_stop_the_server_with_a_reason(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.toml"
    wrong.write_text("[building.statue]\nvp = 'nine'\n")
    with pytest.raises(ComponentsError, match="line 2"), serving(tmp_path, components={"kingsburg": wrong}):
        pass
    told = CliRunner().invoke(app, ["serve", "--database", str(tmp_path / "t.db"), "--components", "mine.toml"])
    assert told.exit_code != 0
    assert "GAME=FILE" in told.output
