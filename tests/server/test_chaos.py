"""A sample of `chaos.py`: three servers, two workers, four games; longer by a command."""

import asyncio

import pytest

from server.chaos import Sat, _compare_moves, chaos
from tafelrunde.table.journal import Entry


def test_nothing_acknowledged_is_lost_doubled_or_different_whoever_dies(shared_database: str) -> None:
    told = asyncio.run(chaos(shared_database, seconds=15, tables=4, servers=3, workers=2, pause=1.5, seed=5))
    assert int(told.split()[0]) > 50, told
    assert "kill" in told, told


def test_the_check_would_notice() -> None:
    """A move that was acknowledged and is not written, and one that is written and was not sent."""
    line = Entry(0, 1, 0, 7, None, 0.0)
    _compare_moves("x", 1, Sat(sent=[(0, 7)], acknowledged=[(0, 7)]), [line], racing=False)
    with pytest.raises(AssertionError, match="is lost"):
        _compare_moves("x", 1, Sat(sent=[(0, 7), (1, 8)], acknowledged=[(0, 7), (1, 8)]), [line], racing=False)
    with pytest.raises(AssertionError, match="nobody sent"):
        _compare_moves("x", 1, Sat(sent=[(0, 6)]), [line], racing=False)


def test_the_check_knows_late_answers_in_a_race() -> None:
    """One line may be what two answers were told of: one sent to that ply, and one that was on its way before."""
    line = Entry(5, 1, 4, 7, None, 0.0)
    _compare_moves("x", 1, Sat(sent=[(2, 7), (4, 7)], acknowledged=[(2, 7), (4, 7)]), [line], racing=True)
    for answers in ([(2, 7), (3, 7)], [(5, 7)], [(2, 8)]):
        with pytest.raises(AssertionError, match="is lost in a race"):
            _compare_moves("x", 1, Sat(sent=answers, acknowledged=answers), [line], racing=True)
