"""What Kingsburg does not have: a sand-glass of the game itself; and bots that fail."""

from pathlib import Path

import pytest

from server.harness import serving
from table.toy import TOY
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game


def test_the_sand_glass_runs_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    known = registry.game
    monkeypatch.setattr(registry, "game", lambda name: TOY if name == "toy" else known(name))
    with serving(tmp_path, glass=3) as served:  # it runs from the start: time enough for a move on a busy machine
        opened = served.open([{"kind": "person", "name": name} for name in ("Ann", "Brian")],
                             {"players": 2, "glass": True}, game="toy", start=True)  # fmt: skip
        ann = served.client(opened["id"], opened["tokens"][0])
        assert ann.at(0)["view"]["to_act"] == [-1, 0, 1]
        ann.move(2)
        assert ann.at(2)["view"]["bids"] == [2, 0]


def test_a_bot_that_fails_is_replaced_by_chance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers do not know this game, so every bot fails there; the game goes on all the same."""
    known = registry.game

    def found(name: str) -> Game:
        return TOY if name == "toy" else known(name)

    monkeypatch.setattr(registry, "game", found)
    with serving(tmp_path) as served:
        seats = [{"kind": "bot", "bot": "greedy"}] * 2
        opened = served.open(seats, {"players": 2}, game="toy", start=True)
        spectator = served.client(opened["id"])
        while not (spectator.view and spectator.view["over"]):
            spectator.receive()
        assert spectator.view["result"]["winners"]
