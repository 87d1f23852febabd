"""Moves count once; whatever is wrong gets a clear error and changes nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.harness import ALL_MODULES, FOUR, Client, Served, serving


@pytest.fixture
def pair(host: Served) -> tuple[Client, Client]:
    """Two people at a table; the first of them is to move."""
    opened = host.open_for(FOUR[:2])
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(2)]
    for client in clients:
        client.at(0)
    first, second = sorted(clients, key=lambda client: client.view["answer"] is None)
    return first, second


def first_move(client: Client) -> dict[str, Any]:
    return {"type": "move", "line": client.view["answer"], "move": client.view["view"]["offers"][0]["move"]}


def test_a_move_sent_twice_counts_once(pair: tuple[Client, Client]) -> None:
    first, second = pair
    message = first_move(first)
    first.send(**message)
    first.send(**message)
    assert [first.expect("ack")["doubled"], first.expect("ack")["doubled"]] == [False, True]
    assert first.at(1)["line"] == 1
    assert second.at(1)["line"] == 1
    assert second.view["view"]["ply"] == 1


def test_a_move_sent_again_over_a_new_connection_counts_once(host: Served) -> None:
    opened = host.open_for(FOUR, ALL_MODULES)
    client = host.client(opened["id"], opened["tokens"][2])
    client.at(0)
    message = first_move(client)
    client.move()
    client.close()
    again = host.client(opened["id"], opened["tokens"][2])
    again.send(**message)
    assert again.expect("ack")["doubled"] is True
    assert again.view["line"] == 1
    assert again.view["answer"] is None


def test_another_move_for_a_ply_that_has_passed_is_stale(pair: tuple[Client, Client]) -> None:
    first, second = pair
    options = first.view["view"]["offers"]
    first.move(0)
    while first.view["answer"] is None:
        second.at(first.view["line"])
        second.move()
        first.at(second.view["line"])
    first.send(type="move", line=0, move=options[1]["move"])
    assert first.refused("stale")["line"] == 0


def test_a_move_for_a_ply_to_come_is_stale(pair: tuple[Client, Client]) -> None:
    first, _ = pair
    first.send(**{**first_move(first), "line": 7})
    first.refused("stale")


def test_who_is_not_asked_cannot_move(pair: tuple[Client, Client]) -> None:
    first, second = pair
    second.send(**first_move(first))
    second.refused("not_your_turn")
    first.move()


def test_an_impossible_move_is_refused(pair: tuple[Client, Client]) -> None:
    first, _ = pair
    first.send(type="move", line=0, move=2**30)
    assert "not among the options" in first.refused("illegal_move")["message"]
    first.move()


BROKEN = [
    "",
    "{",
    "null",
    "[]",
    "4",
    '"move"',
    "{}",
    '{"type": "fly"}',
    '{"type": 4}',
    '{"type": "move"}',
    '{"type": "move", "line": 0}',
    '{"type": "move", "line": "0", "move": 1}',
    '{"type": "move", "line": -1, "move": 1}',
    '{"type": "move", "line": 0, "move": 1.5}',
    '{"type": "move", "line": 0, "move": 99999999999999999999999999}',
    '{"type": "move", "line": 0, "move": 1, "seat": 1}',
    '{"type": "undo_vote", "agree": "yes"}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": ' + json.dumps("x" * 501) + "}",
    "[" * 5000,
    "\x00\ud800".encode("utf-8", "replace").decode(),
]


def test_broken_messages_change_nothing(pair: tuple[Client, Client]) -> None:
    first, second = pair
    for text in BROKEN:
        first.socket.send(text)
        first.refused("bad_message")
    first.socket.send(b"\xff\xfe binary")
    first.refused("bad_message")
    first.socket.send('{"type": "chat", "text": "' + "x" * 20_000 + '"}')
    first.refused("too_large")
    first.send(type="ping")
    first.expect("pong")
    assert first.view["line"] == 0
    first.move()
    assert second.at(1)["line"] == 1


def test_a_huge_message_ends_the_connection_and_nothing_else(pair: tuple[Client, Client]) -> None:
    first, second = pair
    first.socket.send("x" * 1_000_000)
    assert first.closed_with() == 1009
    second.expect("table")
    second.send(type="ping")
    second.expect("pong")


def test_spectators_only_watch(host: Served, pair: tuple[Client, Client]) -> None:
    first, _ = pair
    spectator = host.client(first.hello["table"]["id"])
    spectator.at(0)
    assert spectator.hello["seat"] is None
    assert "offers" not in spectator.view["view"]
    for message in (first_move(first), {"type": "undo"}, {"type": "undo_vote", "agree": True}):
        spectator.send(**message)
        spectator.refused("not_allowed")


def test_a_wrong_token_opens_nothing(host: Served, pair: tuple[Client, Client]) -> None:
    first, _ = pair
    table = first.hello["table"]["id"]
    for token in ("wrong", "x" * 5000, "%00"):
        with pytest.raises(AssertionError, match="bad_token"):
            host.client(table, token)
    with pytest.raises(AssertionError, match="not_found"):
        host.client("nowhere")
    answer = host.post(f"/api/tables/{table}/seats/0", {"kind": "bot", "bot": "greedy"}, "wrong")
    assert (answer.status_code, answer.json()["code"]) == (403, "not_allowed")


def test_the_same_seat_in_two_windows(host: Served, pair: tuple[Client, Client]) -> None:
    opened = host.open_for(FOUR[:2])
    windows = [host.client(opened["id"], opened["tokens"][0]) for _ in range(2)]
    other = host.client(opened["id"], opened["tokens"][1])
    for client in (*windows, other):
        client.at(0)
    mover = windows[0] if windows[0].view["answer"] is not None else other
    mover.move()
    assert windows[1].at(1)["view"] == windows[0].at(1)["view"]


def test_a_move_that_another_server_wrote_first_wins(host: Served, tmp_path: Path) -> None:
    """Two servers with one database: the second to write looks again. Who chose at the same time is not too late, but
    gets the next line, and nothing is played twice.
    """
    opened = host.open_for(FOUR, ALL_MODULES)
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(4)]
    for client in clients:
        client.at(0)
    with serving(tmp_path, database=host.server.config.app.state.settings.database) as second:
        elsewhere = second.client(opened["id"], opened["tokens"][1])
        elsewhere.at(0)
        elsewhere.move()
    clients[0].send(**first_move(clients[0]))
    assert clients[0].expect("ack", line=0)["doubled"] is False
    assert clients[0].at(2)["view"]["ply"] == 2
    assert [(line.line, line.seat) for line in host.room(opened["id"]).play.journal] == [(0, 1), (1, 0)]
    assert clients[3].at(2)["view"]["to_act"] == [2, 3]
