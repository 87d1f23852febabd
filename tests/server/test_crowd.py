"""Many spectators at one table: what all may know is made once, and arrivals are told together."""

import time
from collections import Counter
from typing import Any

import pytest

from server.harness import Client, Served
from tafelrunde.server import showing, telling

CROWD = 30


@pytest.fixture
def crowd(host: Served) -> Any:
    opened = host.open_for(["Ann", "Brian"])
    people = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
    views = [person.expect("view") for person in people]
    spectators = [host.client(opened["id"]) for _ in range(CROWD)]
    yield next(person for person, view in zip(people, views, strict=True) if view["answer"] is not None), spectators
    for client in (*people, *spectators):
        client.close()


def test_arrivals_are_told_together(crowd: tuple[Client, list[Client]]) -> None:
    mover, spectators = crowd
    while mover.expect("table")["table"]["spectators"] < CROWD:
        pass
    told = Counter(message["type"] for message in mover.heard)
    assert told["table"] <= CROWD / 2
    assert [seat["online"] for seat in spectators[0].hello["table"]["seats"]] == [True, True]


def test_one_view_for_all_who_may_know_the_same(
    crowd: tuple[Client, list[Client]], monkeypatch: pytest.MonkeyPatch
) -> None:
    mover, spectators = crowd
    for spectator in spectators:
        spectator.at(0)
    made: list[int | None] = []
    log_for = showing.log_for

    def counted(play: Any, seat: int | None, start: int = 0) -> Any:
        made.append(seat)
        return log_for(play, seat, start)

    monkeypatch.setattr(showing, "log_for", counted)
    mover.move()
    views = [spectator.at(1) for spectator in spectators]
    assert all(view == views[0] for view in views)
    assert made.count(None) == 1


def test_a_crowd_is_told_in_portions_and_nobody_is_left_out(
    crowd: tuple[Client, list[Client]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "PORTION", 7)
    mover, spectators = crowd
    for spectator in spectators:
        spectator.at(0)
    mover.move()
    for spectator in spectators:
        assert spectator.at(1)["line"] == 1
    mover.send(type="chat", text="look!")
    for spectator in spectators:
        assert spectator.expect("chat", text="look!")


def test_between_portions_others_have_their_turn(
    crowd: tuple[Client, list[Client]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """30 spectators in portions of 7 are five portions with four pauses of 50 ms."""
    mover, spectators = crowd
    for spectator in spectators:
        spectator.at(0)
    monkeypatch.setattr(telling, "PORTION", 7)
    monkeypatch.setattr(telling, "PAUSE", 0.05)
    began = time.monotonic()
    mover.move()
    for spectator in spectators:
        spectator.at(1)
    assert time.monotonic() - began >= 0.2
