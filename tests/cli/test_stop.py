"""Agreeing to stop at the terminal, where the rules know it."""

import pytest

from cli.person import Tafelrunde
from tafelrunde.bots.bot import ask
from tafelrunde.bots.roster import bot
from tafelrunde.cli.session import Session
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import AGREED, Recorder, read, replay
from tafelrunde.kernel.registry import game


@pytest.mark.rule("MY-1113")
def test_all_agree_to_stop(tafelrunde: Tafelrunde) -> None:
    """At the start nobody leads, so the bot agrees; the game is over, and its record replays."""
    result = tafelrunde(
        "play",
        "mythotopia",
        "--players=2",
        "--seed=1",
        "--name=Ann",
        "--save=end.txt",
        typed=["?", "stop", "n", "stop", "y"],
    )
    assert "stop     propose that all stop here (MY-1113)" in result.output
    assert result.output.count("End the game here, as it stands (MY-1113)? [y/N]") == 2
    with open("end.txt", encoding="utf-8") as file:
        record = read(file.read())
    assert record.lines[-1].move == AGREED
    assert replay(game("mythotopia"), record).over()


@pytest.mark.rule("MY-1113")
def test_a_bot_that_would_lose_plays_on() -> None:
    """Who leads cannot stop a game against bots."""
    recorder = Recorder(game("mythotopia"), Luck.seeded(2), ["Ann", "Brian"], players=2)
    sitting, advice = Session(recorder, 0, {1: bot("random")}, Luck.seeded(3)), Luck.seeded(4)
    while not sitting.state.over():
        places = sitting.game.places_if_stopped(sitting.state)
        assert sitting.unwilling() == ([1] if places == [1, 2] else [])
        if places == [1, 2]:
            return
        if sitting.asked():
            sitting.decide(ask(bot("greedy"), sitting.state, 0, advice))
        else:
            sitting.bot_plays()
    raise AssertionError("Ann never led")


def test_where_the_rules_know_no_such_end(tafelrunde: Tafelrunde) -> None:
    result = tafelrunde("play", "kingsburg", "--players=2", "--seed=1", typed=["stop", "q", "n"])
    assert '"stop" is no choice here' in result.output
