"""After a restart a game is played on from its last snapshot, not from its first move."""

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from server.harness import FOUR, Served, eventually, serving
from server.test_game import play_out
from tafelrunde.server.resuming import EVERY
from tafelrunde.table.play import Play

PLIES = 6 * EVERY


def play_some(host: Served, plies: int) -> dict[str, Any]:
    opened = host.open_for(FOUR)
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(4)]
    rng = random.Random(4)
    for ply in range(plies):
        asked = [client for client in clients if client.at(ply)["answer"] is not None]
        mover = rng.choice(asked)
        mover.move(rng.randrange(len(mover.view["view"]["offers"])))
    opened["shown"] = [client.at(plies)["view"] for client in clients]
    opened["logs"] = [client.log for client in clients]
    for client in clients:
        client.close()
    return opened


def seen_again(host: Served, opened: dict[str, Any]) -> None:
    """Everybody is shown what was shown before, with the whole log."""
    for seat in range(4):
        client = host.client(opened["id"], opened["tokens"][seat])
        assert client.at(PLIES)["view"] == opened["shown"][seat]
        assert client.log == opened["logs"][seat]
        client.close()


def count_moves(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that grows with every move that is played again."""
    replayed: list[int] = []
    carry_out = Play._carry_out

    def counted(play: Play, entry: Any) -> None:
        replayed.append(entry.line)
        carry_out(play, entry)

    monkeypatch.setattr(Play, "_carry_out", counted)
    return replayed


def test_a_restart_plays_few_moves_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path) as host:
        opened = play_some(host, PLIES)
    replayed = count_moves(monkeypatch)
    with serving(tmp_path) as host:
        seen_again(host, opened)
    assert len(replayed) < PLIES / 2


def test_a_finished_game_is_played_again_only_for_who_looks(host: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    opened = host.open_for(FOUR[:2])
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
    plies = play_out(clients, random.Random(6))
    shown, log = clients[0].view, clients[0].log
    for client in clients:
        client.close()
    eventually(lambda: not host.room(opened["id"]).audience.viewers)
    host.rooms._rooms.clear()
    replayed = count_moves(monkeypatch)
    table = host.get(f"/api/tables/{opened['id']}").json()
    assert (table["status"], table["result"]) == ("over", shown["result"])
    assert host.get(f"/api/tables/{opened['id']}/record").status_code == 200
    assert replayed == []
    late = host.client(opened["id"], opened["tokens"][0])
    assert late.hello["table"]["result"] == shown["result"]
    assert late.at(plies)["view"] == shown["view"]
    assert late.log == log


def test_behind_a_snapshot_too_a_wrong_line_is_found(tmp_path: Path) -> None:
    """The last line is compared. If it differs, the journal is played from its start to find the first wrong one."""
    with serving(tmp_path) as host:
        opened = play_some(host, PLIES)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("select count(*) from snapshots").fetchone() == (1,)
        database.execute("update moves set fingerprint = 'wrong' where ply in (3, ?)", (PLIES - 1,))
    with serving(tmp_path) as host:
        answer = host.get(f"/api/tables/{opened['id']}").json()
    assert (answer["code"], answer["message"]) == ("cannot_go_on", "line 3 of this table does not replay")


@pytest.mark.parametrize("data", [b"nonsense", None])
def test_without_its_snapshot_a_game_goes_on_all_the_same(tmp_path: Path, data: bytes | None) -> None:
    with serving(tmp_path) as host:
        opened = play_some(host, PLIES)
    with sqlite3.connect(tmp_path / "tables.db") as database:
        assert database.execute("select count(*) from snapshots").fetchone() == (1,)
        if data is None:
            database.execute("delete from snapshots")
        else:
            database.execute("update snapshots set data = ?", (data,))
    with serving(tmp_path) as host:
        seen_again(host, opened)
