"""Pointing at what is not possible: asked and answered over the socket."""

from pathlib import Path

import pytest

from server.harness import Client, Served, serving


@pytest.fixture
def two(host: Served) -> list[Client]:
    """Two people at a table that has begun, and a spectator."""
    opened = host.open_for(["Ann", "Brian"])
    clients = [host.client(opened["id"], opened["tokens"].get(seat)) for seat in (0, 1, 2)]
    for client in clients:
        client.at(0)
    return clients


def ask(client: Client, thing: str) -> object:
    client.send(type="why_not", thing=thing, line=client.view["line"])
    return client.expect("why_not", thing=thing, line=client.view["line"])["say"]


def test_what_is_missing_and_by_which_rule(two: list[Client]) -> None:
    """The game begins with the King's favour, a good of choice, or with dice at court: never with building."""
    for client in two[:2]:
        say = ask(client, "building:chapel")
        assert isinstance(say, dict)
        assert say["id"].startswith("kb-why-")
        assert say["args"]["rule"].startswith("KB-")
    assert ask(two[0], "advisor:pope") == {"id": "kb-why-unknown", "args": {}}


def test_what_is_possible_has_no_reason(two: list[Client]) -> None:
    mover = next(client for client in two[:2] if client.view["answer"] is not None)
    other = two[1] if mover is two[0] else two[0]
    for thing in {thing for option in mover.view["view"]["offers"] for thing in option["path"]}:
        assert ask(mover, thing) is None
        say = ask(other, thing)
        assert isinstance(say, dict)
        assert say["id"] == "kb-why-turn"
        assert say["args"]["seat"] == mover.hello["seat"]


def test_only_the_asker_hears_the_answer(two: list[Client]) -> None:
    ann, brian, spectator = two
    ask(ann, "building:chapel")
    for client in (brian, spectator):
        client.send(type="ping")
        client.expect("pong")
        assert all(message["type"] != "why_not" for message in client.heard)


def test_asking_changes_nothing(two: list[Client]) -> None:
    mover = next(client for client in two[:2] if client.view["answer"] is not None)
    before = mover.view
    ask(mover, "building:chapel")
    assert mover.view is before
    mover.move()
    assert mover.view["line"] == 1


def test_who_may_not_ask(host: Served, two: list[Client]) -> None:
    two[2].send(type="why_not", thing="building:chapel", line=0)
    two[2].refused("not_allowed")
    two[0].send(type="why_not", thing="building:chapel", line=7)
    assert "line" not in two[0].refused("stale")
    unclear = [{"thing": "x" * 65, "line": 0}, {"thing": "", "line": 0}, {"thing": "die:0"}, {"thing": 3, "line": 0}]
    for wrong in unclear:
        two[0].send(type="why_not", **wrong)
        two[0].refused("bad_message")
    opened = host.open([{"kind": "person", "name": "Ann"}, {}])
    waiting = host.client(opened["id"], opened["tokens"][0])
    waiting.send(type="why_not", thing="building:chapel", line=0)
    waiting.refused("wrong_status")


def test_questions_have_a_limit_of_their_own(tmp_path: Path) -> None:
    with serving(tmp_path, message_rate=20.0) as served:
        opened = served.open_for(["Ann", "Brian"])
        ann = served.client(opened["id"], opened["tokens"][0])
        ann.at(0)
        for _ in range(40):
            ann.send(type="why_not", thing="building:chapel", line=0)
        ann.refused("too_fast")
        ann.send(type="ping")
        while ann.receive()["type"] != "pong":
            pass
