"""A course of learning: broken off it goes on where it was and comes to the same; a folder holds one course."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tribute import TRIBUTE
from typer.testing import CliRunner

from tafelrunde.arena.tournament import Entrant
from tafelrunde.cli.main import app
from tafelrunde.kernel import network_file
from tafelrunde.kernel.errors import OptionError
from tafelrunde.learn import rounds
from tafelrunde.learn.rounds import Learning, Settings
from tafelrunde.learn.selfplay import Habits, Part

NAME = "tribute:TRIBUTE"
SHORT = Settings(NAME, "7", games=12, units=4, duel=4, measured=4, habits=Habits(stride=2))


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "PART", 5)


def test_a_course_that_was_broken_off_comes_to_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Learning(SHORT, tmp_path / "whole")
    whole.run(2, 1)
    broken = Learning(SHORT, tmp_path / "broken")
    play = Part.play
    played: list[str] = []

    def interrupted(part: Part) -> bytes:
        if len(played) == 4:
            played.append("")
            raise KeyboardInterrupt
        played.append(part.seed)
        return play(part)

    monkeypatch.setattr(Part, "play", interrupted)
    with pytest.raises(KeyboardInterrupt):
        broken.run(2, 1)
    assert len(broken.log) == 1
    again = Learning(SHORT, tmp_path / "broken")
    again.run(2, 1)
    assert [seed for seed in played if seed] == [f"7/{number}/{first}" for number in (0, 1) for first in (0, 5, 10)]
    assert again.log == whole.log
    assert again.best.read_bytes() == whole.best.read_bytes()
    again.run(2, 1)
    assert len(again.log) == 2


def test_the_log_tells_of_every_round(tmp_path: Path) -> None:
    heard: list[tuple[str, int, int]] = []
    learning = Learning(SHORT, tmp_path)
    learning.run(2, 1, lambda *told: heard.append(told))
    first, second = learning.log
    assert (first["round"], first["games"], first["kept"]) == (1, 12, True)
    assert (second["round"], second["games"]) == (2, 24)
    assert second["positions"] > first["positions"] > 12
    assert second["against the best"]["games"] == second["against tuned"]["games"] == 4
    assert second["kept"] == (second["against the best"]["share"] >= 0.25)
    assert ("round 2: games", 12, 12) in heard
    assert ("round 2: against tuned", 4, 4) in heard


def test_who_does_not_hold_his_own_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that is rigged to lose against the best leaves it in its place."""
    learning = Learning(SHORT, tmp_path)
    learning.run(1, 1)
    best = learning.best.read_bytes()
    compete = Learning._compete

    def rigged(self: Learning, what: str, one: Entrant, other: Entrant, *more: object) -> object:
        standing = compete(self, what, one, other, *more)  # type: ignore[arg-type]
        standing.wins = 0.0
        return standing

    monkeypatch.setattr(Learning, "_compete", rigged)
    learning.run(2, 1)
    assert learning.log[1]["kept"] is False
    assert learning.best.read_bytes() == best


def test_a_folder_holds_one_course(tmp_path: Path) -> None:
    Learning(SHORT, tmp_path)
    with pytest.raises(OptionError, match=r"other settings \(games, seed\)"):
        Learning(Settings(NAME, "8", games=13, units=4, duel=4, measured=4, habits=Habits(stride=2)), tmp_path)


def test_the_command_writes_a_network_with_its_origin(tmp_path: Path) -> None:
    words = ["learn", NAME, "--rounds", "1", "--games", "6", "--units", "3", "--measured", "4", "--workers", "1"]
    words += ["--stride", "2", "--own-worth", "--whole-turns"]
    file = tmp_path / "network"
    result = CliRunner().invoke(app, [*words, "--folder", str(tmp_path / "course"), "--output", str(file)])
    assert result.exit_code == 0, result.output
    assert TRIBUTE.encoding is not None
    network = network_file.read(file, "tribute", TRIBUTE.encoding)
    assert network.units == 3
    told = "tafelrunde learn tribute:TRIBUTE --rounds 1 --games 6 --units 3 --stride 2 --trace 0.8 --seed 1"
    assert network.origin["command"] == f"{told} --own-worth --whole-turns"
    habits = network.origin["settings"]["habits"]
    assert (habits["stride"], habits["own_worth"], habits["whole_turns"]) == (2, True, True)
    assert network.origin["settings"]["encoding"]["version"] == 1
    assert network.origin["rounds"] == json.loads((tmp_path / "course" / "log.json").read_text())


def test_a_course_goes_on_from_a_network(tmp_path: Path) -> None:
    """Its first round is already played by that network, competes with it, and tells where it came from."""
    first = Learning(SHORT, tmp_path / "first")
    first.run(1, 1)
    first.write_best(tmp_path / "network", "first")
    guests = replace(SHORT, habits=replace(SHORT.habits, guests=0.5, looks=2, whole_turns=True))
    second = Learning(guests, tmp_path / "second", tmp_path / "network")
    second.run(1, 1)
    assert second.log[0]["against the best"]["games"] == 4
    second.write_best(tmp_path / "other", "second")
    assert TRIBUTE.encoding is not None
    origin = network_file.read(tmp_path / "other", "tribute", TRIBUTE.encoding).origin
    assert (origin["command"], origin["start"]["command"]) == ("second", "first")
    with pytest.raises(OptionError, match=r"other settings \(start\)"):
        Learning(guests, tmp_path / "second")


def test_the_command_refuses_in_one_sentence(tmp_path: Path) -> None:
    refused = CliRunner().invoke(app, ["learn", "nothing", "--folder", str(tmp_path)])
    assert refused.exit_code != 0
    assert "no game is called 'nothing'" in refused.output
