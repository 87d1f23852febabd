"""The ladder: who plays whom, what the results say, and that a broken one goes on."""

import json
from itertools import combinations
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tafelrunde.arena.ladder import TABLE_OF, Ladder, Pairing, mixed_tables
from tafelrunde.arena.match import Result
from tafelrunde.bots.roster import BASELINES, LEVELS
from tafelrunde.cli.main import app

FIRST_SEAT_WINS = Result((9, 1, 1, 1), (1, 2, 2, 2), 10)


def test_everybody_meets_everybody() -> None:
    pairings = Ladder("kingsburg", 40, "1").pairings()
    everyone = [set(each.names) for each in pairings if each.kind == "everyone"]
    assert len(everyone) == 7
    assert all(len(names) == TABLE_OF for names in everyone)
    for pair in combinations([*BASELINES, *LEVELS], 2):
        assert sum(set(pair) <= names for names in everyone) == 2
    assert len(mixed_tables(["a", "b", "c", "d", "e"])) == 5
    steps = [each.names for each in pairings if each.kind == "step"]
    assert steps == [(upper, *[lower] * 3) for lower, upper in zip(list(LEVELS), list(LEVELS)[1:], strict=False)]
    assert [each.names for each in pairings if each.kind == "challenge"] == [("king", "greedy", "greedy", "greedy")]
    assert [each.games for each in pairings if each.kind == "step"] == [160, 160, 160, 40]
    assert [each.names for each in pairings if each.kind == "mirror"] == [(name,) * 4 for name in BASELINES]
    assert len({each.key for each in pairings}) == len(pairings)


def test_shares_follow_the_bot_from_seat_to_seat() -> None:
    """The first entrant sits in seat 0, 1, 2, 3, 0, …; if seat 0 always wins, it wins every fourth game."""
    ladder = Ladder("kingsburg", 8, "1", names=["page", "squire"])  # the squire is the best here
    ladder.results["step: squire, page, page, page"] = [FIRST_SEAT_WINS] * 8
    (share,) = ladder.shares("step")
    assert (share.name, share.games, share.wins, share.share) == ("squire - page", 8, 2.0, 0.25)
    assert share.interval.holds(0.25)


def test_a_mirror_shows_what_a_seat_is_worth() -> None:
    ladder = Ladder("kingsburg", 4, "1", names=["random"])
    ladder.results["mirror: random, random, random, random"] = [FIRST_SEAT_WINS] * 4
    assert [share.wins for share in ladder.seat_shares()] == [4, 0, 0, 0]
    assert [share.wins for share in ladder.shares("mirror")] == [1.0]


def test_ratings_rank_who_wins() -> None:
    names = ["random", "greedy", "page", "squire"]
    ladder = Ladder("kingsburg", 4, "1", rounds=5, names=names)
    (pairing,) = [each for each in ladder.pairings() if each.kind == "everyone"]
    results = []
    for number in range(20):
        places = [0] * 4
        for entrant in range(4):
            places[(entrant + number) % 4] = 4 - entrant  # the last named always wins
        results.append(Result((0, 0, 0, 0), tuple(places), 1))
    ladder.results[pairing.key] = results
    rows = ladder.everyone()
    assert [share.name for share, _, _ in rows] == ["squire", "page", "greedy", "random"]
    assert [share.wins for share, _, _ in rows] == [20, 0, 0, 0]
    means = [mean for _, mean, _ in rows]
    assert means == sorted(means, reverse=True)
    assert means[0] > 30 > 20 > means[-1]


def test_a_ladder_goes_on_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "ladder"
    heard: list[Pairing] = []
    first = Ladder("kingsburg", 4, "s", names=["random"], file=file)
    first.play(1, lambda pairing, done: heard.append(pairing))
    assert len(heard) == 16
    again = Ladder("kingsburg", 4, "s", names=["random"], file=file)
    again.play(1, lambda pairing, done: pytest.fail("played twice"))
    assert again.results == first.results
    other = Ladder("kingsburg", 4, "another seed", names=["random"], file=file)
    other.play(1)
    assert other.results != first.results
    assert json.loads(file.read_text(encoding="utf-8"))["seed"] == "another seed"


def test_the_command_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    words = [
        "arena",
        "ladder",
        "kingsburg",
        "--games",
        "4",
        "--bots",
        "random",
        "--workers",
        "1",
        "--output",
        str(page),
    ]
    result = CliRunner().invoke(app, words)
    assert result.exit_code == 0, result.output
    text = page.read_text(encoding="utf-8")
    assert "`tafelrunde arena ladder kingsburg --games 4 --rounds 1 --seed 1 --bots random`" in text
    assert "openskill" in text
    assert "| random | 16 |" in text
