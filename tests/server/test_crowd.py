"""Many spectators at one table: what all may know is made once, and arrivals are told together."""

from collections import Counter
from typing import Any

import pytest

from server.harness import Client, Served
from tafelrunde.server import showing

CROWD = 30


@pytest.fixture
def crowd(host: Served) -> Any:
    opened = host.open_for(["Ann", "Brian"])
    ann = host.client(opened["id"], opened["tokens"][0])
    ann.expect("view")
    spectators = [host.client(opened["id"]) for _ in range(CROWD)]
    yield ann, spectators
    for client in (ann, *spectators):
        client.close()


def test_arrivals_are_told_together(crowd: tuple[Client, list[Client]]) -> None:
    ann, spectators = crowd
    while ann.expect("table")["table"]["spectators"] < CROWD:
        pass
    told = Counter(message["type"] for message in ann.heard)
    assert told["table"] <= CROWD / 2
    assert spectators[0].hello["table"]["seats"][0]["online"]


def test_one_view_for_all_who_may_know_the_same(
    crowd: tuple[Client, list[Client]], monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, spectators = crowd
    for spectator in spectators:
        spectator.at(0)
    made: list[int | None] = []
    events_for = showing.events_for

    def counted(play: Any, seat: int | None, start: int = 0) -> list[dict[str, Any]]:
        made.append(seat)
        return events_for(play, seat, start)

    monkeypatch.setattr(showing, "events_for", counted)
    ann.move()
    views = [spectator.at(1) for spectator in spectators]
    assert all(view == views[0] for view in views)
    assert made.count(None) == 1
    assert made.count(0) == 1
