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
    assert [each.names for each in pairings if each.kind == "floor"] == [("page", "random", "random", "random")]
    assert [each.names for each in pairings if each.kind == "judgement"] == [("learned", "tuned", "tuned", "tuned")]
    assert [each.names for each in pairings if each.kind == "progress"] == [("king", *["king-0.1"] * 3)]
    assert len({each.key for each in pairings}) == len(pairings)


def test_other_tables_too() -> None:
    """Kingsburg is for two to five, and has two presets that are not the usual game."""
    pairings = Ladder("kingsburg", 10, "1").pairings()
    elsewhere = [each for each in pairings if each.kind == "elsewhere"]
    assert [each.title for each in elsewhere[::2]] == [
        "page - random (2 players)",
        "page - random (3 players)",
        "page - random (5 players)",
        "page - random (modules 1, 2, 3)",
        "page - random (edition 1e)",
    ]
    assert [each.title for each in elsewhere[1::2]] == [
        each.title.replace("page - random", "king - greedy") for each in elsewhere[::2]
    ]
    assert [each.games for each in elsewhere[:2]] == [40, 10]
    asked = [(len(each.names), each.any_order, each.games) for each in pairings if each.kind == "asked"]
    assert asked == [(seats, any_order, 200) for seats in (2, 3, 4, 5) for any_order in (False, True)]
    assert {each.kind for each in Ladder("kingsburg", 10, "1", kinds=("floor", "asked")).pairings()} == {
        "floor",
        "asked",
    }


def test_seats_asked_in_order_and_in_any() -> None:
    ladder = Ladder("kingsburg", 4, "1", kinds=("asked",))
    two, two_in_any_order, *_ = ladder.pairings()
    ladder.results[two.key] = [Result((9, 1), (1, 2), 10)] * 6
    ladder.results[two_in_any_order.key] = [Result((9, 1), (1, 2), 10)] * 3 + [Result((1, 9), (2, 1), 10)] * 3
    ((title, in_order, in_any),) = ladder.asked()
    assert title == "squire (2 players)"
    assert [share.wins for share in in_order] == [6, 0]
    assert [share.wins for share in in_any] == [3, 3]


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


def test_a_ladder_that_is_broken_off_goes_on_in_the_middle_of_a_pairing(tmp_path: Path) -> None:
    """Eight games, of which three were played when it was broken off; then four more are asked for."""
    file = tmp_path / "ladder"

    def breaks(pairing: Pairing, done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    broken = Ladder("kingsburg", 2, "s", names=["random"], file=file, kinds=("mirror",))
    with pytest.raises(KeyboardInterrupt):
        broken.play(1, breaks)
    (kept,) = json.loads(file.read_text(encoding="utf-8"))["results"].values()
    assert len(kept) == 3
    assert file.read_text(encoding="utf-8").splitlines()[1].startswith('"mirror: random, random, random, random": [[[')
    numbers: list[int] = []
    again = Ladder("kingsburg", 2, "s", names=["random"], file=file, kinds=("mirror",))
    again.play(1, lambda pairing, done: numbers.append(done))
    assert numbers == [4, 5, 6, 7, 8]
    more = Ladder("kingsburg", 3, "s", names=["random"], file=file, kinds=("mirror",))
    more.play(1, lambda pairing, done: numbers.append(done))
    assert numbers[5:] == [9, 10, 11, 12]
    whole = Ladder("kingsburg", 3, "s", names=["random"], kinds=("mirror",))
    whole.play(1)
    assert more.results == whole.results
    less = Ladder("kingsburg", 1, "s", names=["random"], file=file, kinds=("mirror",))
    less.play(1, lambda pairing, done: pytest.fail("played twice"))
    assert less.shares("mirror")[0].games == 4


def test_other_kinds_of_games_stay_in_the_file(tmp_path: Path) -> None:
    file = tmp_path / "ladder"
    Ladder("kingsburg", 1, "s", names=["random"], file=file, kinds=("mirror",)).play(1)
    Ladder("kingsburg", 1, "s", names=["random"] * 4, file=file, kinds=("everyone",)).play(1)
    kinds = {key.partition(":")[0] for key in json.loads(file.read_text(encoding="utf-8"))["results"]}
    assert kinds == {"mirror", "everyone"}


def test_games_of_another_judgement_do_not_count(tmp_path: Path) -> None:
    file = tmp_path / "ladder"
    Ladder("kingsburg", 1, "s", names=["random"], file=file, kinds=("mirror",)).play(1)
    data = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**data, "network": "of another time"}), encoding="utf-8")
    heard: list[int] = []
    Ladder("kingsburg", 1, "s", names=["random"], file=file, kinds=("mirror",)).play(
        1, lambda _, done: heard.append(done)
    )
    assert heard == [1, 2, 3, 4]


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


def test_a_kind_that_there_is_not() -> None:
    result = CliRunner().invoke(app, ["arena", "ladder", "kingsburg", "--only", "floor,ceiling"])
    assert result.exit_code != 0
    assert "a ladder has no games of the kind 'ceiling'" in result.output


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
