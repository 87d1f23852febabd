"""Seats and tokens."""

import pytest

from tafelrunde.table import seats as seating
from tafelrunde.table.errors import Refused
from tafelrunde.table.seats import Seat
from tafelrunde.table.tokens import hashed, new_token, opens

OPEN = [Seat(), Seat("person", "Ann", None, "hash"), Seat()]


def test_a_bot_takes_a_free_name() -> None:
    seats = seating.with_bot(OPEN, 0, "greedy", ["Ann", "Kay", "Bors"])
    assert seats[0] == Seat("bot", "Kay", "greedy")
    assert seating.with_bot(seats, 2, "greedy", ["Ann", "Kay", "Bors"])[2].name == "Bors"


def test_a_bot_looks_after_a_seat_under_its_persons_name() -> None:
    seats = seating.with_bot(OPEN, 1, "random", ["Kay"])
    assert seats[1] == Seat("bot", "Ann", "random", "hash")
    assert seats[1].away
    assert seating.with_person(seats, 1) == OPEN
    with pytest.raises(Refused, match="belongs to nobody"):
        seating.with_person(seating.with_bot(seats, 0, "random", ["Kay"]), 0)


def test_a_guest_takes_the_first_open_seat_or_the_one_he_wants() -> None:
    assert seating.with_guest(OPEN, None, "Brian", "h")[1] == 0
    assert seating.with_guest(OPEN, 2, "Brian", "h")[1] == 2
    for wanted in (1, 5):
        with pytest.raises(Refused, match="not open"):
            seating.with_guest(OPEN, wanted, "Brian", "h")
    with pytest.raises(Refused, match="no seat is open"):
        seating.with_guest([OPEN[1]], None, "Brian", "h")


def test_a_token_opens_its_own_seat_alone() -> None:
    token = new_token()
    assert opens(token, hashed(token))
    assert not opens(token, hashed(new_token()))
    assert not opens(token, None)
    assert not opens("", None)
    assert token not in hashed(token)
