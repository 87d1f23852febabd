"""The arena command."""

import json
from pathlib import Path

import pytest

from cli.person import Tafelrunde
from tafelrunde.arena.tournament import Tournament


def test_a_table_that_is_the_same_for_any_number_of_workers(tafelrunde: Tafelrunde) -> None:
    words = ("arena", "kingsburg", "--bots", "greedy,random,random", "--games", "3", "--seed", "7", "--modules", "1,2")
    one = tafelrunde(*words, "--workers", "1", "--json", "one.json")
    two = tafelrunde(*words, "--workers", "2", "--json", "two.json")
    assert one.exit_code == 0
    assert one.stdout == two.stdout
    assert Path("one.json").read_bytes() == Path("two.json").read_bytes()
    for part in ("greedy", "random#1", "random#2", "95 % interval", "mean place", "fair share of wins: 33.3%"):
        assert part in one.stdout


def test_results_as_data(tafelrunde: Tafelrunde) -> None:
    tafelrunde("arena", "kingsburg", "--bots", "random,random", "--games", "4", "--workers", "1", "--json", "r.json")
    data = json.loads(Path("r.json").read_text(encoding="utf-8"))
    assert data["options"]["players"] == 2
    assert data["games"] == 4
    assert sum(bot["wins"] for bot in data["bots"]) == 4
    for bot in data["bots"]:
        assert bot["interval"][0] <= bot["win_share"] <= bot["interval"][1]


def test_rounding_up_is_said(tafelrunde: Tafelrunde) -> None:
    result = tafelrunde("arena", "kingsburg", "--bots", "random,random,random", "--games", "1", "--workers", "1")
    assert "3 games instead of 1, so that every bot plays every seat equally often" in result.stderr


def test_interrupted(tafelrunde: Tafelrunde, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(self: Tournament, *_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Tournament, "play", interrupt)
    result = tafelrunde("arena", "kingsburg", "--games", "2")
    assert (result.exit_code, result.stderr) == (130, "interrupted\n")


def test_wrong_usage(tafelrunde: Tafelrunde) -> None:
    for words, code, message in (
        (["arena"], 2, "name the game first"),
        (["arena", "kingsburg", "--games", "0"], 2, "--games"),
        (["arena", "kingsburg", "--bots", "hal"], 1, "no bot is called 'hal'"),
        (["arena", "kingsburg", "--bots", "random,random", "--players", "4"], 1, "4 players need as many bots, not 2"),
        (["arena", "kingsburg", "--bots", "random"], 1, "players = 1 is not possible"),
        (["arena", "kingsburg", "--player", "4"], 2, "did you mean --players?"),
        (["arena", "chess"], 1, "no game is called 'chess'"),
        (["arena", "kingsburg", "--games", "2", "--workers", "1", "--json", "no/where"], 1, "no/where: no such file"),
    ):
        result = tafelrunde(*words)
        assert result.exit_code == code, words
        assert message in result.stderr, words
