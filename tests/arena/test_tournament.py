"""Many games: balanced, reproducible, and counted right."""

import os
from collections.abc import Iterator
from functools import partial

import pytest

from tafelrunde.arena.hands import WorkerLost
from tafelrunde.arena.match import Result
from tafelrunde.arena.tournament import Entrant, Standing, Tournament, entrants
from tafelrunde.bots.random_bot import RandomBot
from tafelrunde.kernel.errors import OptionError, UnknownGame


class Named(RandomBot):
    """A random bot under another name."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name


def tournament(games: int = 6, *names: str, **options: object) -> Tournament:
    return Tournament("kingsburg", entrants(list(names or ("random", "random", "random"))), games, 7, dict(options))


def test_one_and_two_workers_agree() -> None:
    one, two = (tournament(6, "greedy", "random", "random").play(workers) for workers in (1, 2))
    assert one == two
    assert list(tournament(12).results(1)) == list(tournament(12).results(2))


def test_more_workers_than_games() -> None:
    assert tournament(2, "random", "random").play(4) == tournament(2, "random", "random").play(1)


def test_the_seed_matters() -> None:
    names = entrants(["random", "random"])
    assert Tournament("kingsburg", names, 4, 1).play(1) != Tournament("kingsburg", names, 4, 2).play(1)


def test_every_bot_sits_in_every_seat_equally_often() -> None:
    for standing in tournament(9).play(1):
        assert standing.seats == {0: 3, 1: 3, 2: 3}


def test_games_are_rounded_up_to_full_rotations() -> None:
    assert tournament(7).balanced_games == 9
    assert tournament(9).balanced_games == 9
    assert all(standing.games == 9 for standing in tournament(7).play(1))


def test_each_bot_is_really_where_its_seat_says(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def note(game: object, options: object, bots: list[RandomBot], seed: str, any_order: bool) -> Result:
        seen.append(([bot.name for bot in bots], seed))
        return Result((1, 2, 3), (3, 2, 1), 1)

    monkeypatch.setattr("tafelrunde.arena.tournament.play_match", note)
    contest = Tournament("kingsburg", [Entrant(name, partial(Named, name)) for name in "abc"], 3, "s")
    standings = contest.play(1)
    assert seen == [(["a", "b", "c"], "s/0"), (["c", "a", "b"], "s/1"), (["b", "c", "a"], "s/2")]
    assert [standing.wins for standing in standings] == [1, 1, 1]


def test_standings_add_up() -> None:
    standing = Standing("x")
    standing.note(Result((30, 20), (1, 2), 9), 0)
    standing.note(Result((25, 25), (1, 1), 9), 1)
    standing.note(Result((10, 5), (1, 2), 9), 1)
    assert (standing.games, standing.wins, standing.places, standing.points) == (3, 1.5, 4, 60)
    assert standing.win_share == 0.5
    assert standing.mean_place == pytest.approx(4 / 3)
    assert standing.mean_score == 20
    assert standing.interval.holds(0.5)


def test_one_win_a_game_is_handed_out() -> None:
    assert sum(standing.wins for standing in tournament(6).play(1)) == pytest.approx(6)


def test_twins_are_told_apart() -> None:
    assert [each.name for each in entrants(["random", "greedy", "random"])] == ["random#1", "greedy", "random#2"]


def test_progress_hears_every_game() -> None:
    heard: list[int] = []
    tournament(3).play(1, heard.append)
    assert heard == [1, 2, 3]


def test_all_cores_unless_told_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    results: Iterator[Result] = tournament(3).results()
    assert next(results) == next(tournament(3).results(1))


def test_a_lost_worker_is_said() -> None:
    contest = Tournament("kingsburg", [Entrant(name, partial(os._exit, 1)) for name in "ab"], 4, 1)
    with pytest.raises(WorkerLost, match="a worker process has died"):
        contest.play(2)


def test_impossible_tournaments_are_refused_before_any_game() -> None:
    with pytest.raises(OptionError, match="no bot is called 'deep_blue'"):
        entrants(["deep_blue"])
    with pytest.raises(OptionError, match="2 players need as many bots, not 3"):
        tournament(3, players=2).play(1)
    with pytest.raises(OptionError, match="at least 1"):
        tournament(0).play(1)
    with pytest.raises(UnknownGame):
        Tournament("chess", entrants(["random", "random"]), 2, 1).play(1)
