"""No message holds what its reader may not know: seen on the wire, for every seat, in random games.

After a redeal everything that the seat cannot know is another. What it was sent must be what that other position
would send.
"""

import json
import random
from typing import Any

import pytest

from server.harness import FOUR, Client, Served
from tafelrunde.kernel.luck import Luck
from tafelrunde.table.seen import event_as_data, visible
from tafelrunde.table.undo import final_moves

EVENINGS = [
    {"players": 2, "edition": "2e", "modules": [1, 2, 3], "house_governors": True},
    {"players": 3, "edition": "1e"},
    {"players": 4, "edition": "2e", "modules": [2, 3]},
    {"players": 5, "edition": "2e", "modules": [1, 2, 3]},
]


@pytest.mark.parametrize("options", EVENINGS)
def test_every_message_is_what_a_redealt_position_would_send(host: Served, options: dict[str, Any]) -> None:
    names = [*FOUR, "Emma"][: options["players"]]
    opened = host.open_for(names, options)
    room = host.room(opened["id"])
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(len(names))]
    spectator = host.client(opened["id"])
    rng = random.Random(7)
    ply = 0
    while not room.play.state.over() and ply < 110:
        for client in [*clients, spectator]:
            assert set(client.at(ply)) == MESSAGE
            check(client, room, rng)
        mover = rng.choice([client for client in clients if client.view["answer"] is not None])
        mover.move(rng.randrange(len(mover.view["view"]["offers"])))
        ply += 1
    secrets = [room.table.seed, room.table.host_hash, *(seat.token_hash for seat in room.table.seats)]
    for client in [*clients, spectator]:
        heard = json.dumps([message for message in client.heard if not tells_the_end(message)])
        assert not any(secret in heard for secret in secrets)


def tells_the_end(message: dict[str, Any]) -> bool:
    """Then the seed is shown."""
    return bool(message.get("over")) or message.get("table", {}).get("status") == "over"


MESSAGE = {
    "type", "line", "answer", "stop", "view", "events_from", "events", "clock", "race", "undo", "final", "over",
    "result", "seed",
}  # fmt: skip


def check(client: Client, room: Any, rng: random.Random) -> None:
    """Compares the newest view with that of a position in which all hidden things were dealt anew."""
    seat = client.hello["seat"]
    state = room.play.state
    for eyes in range(state.seats) if seat is None else [seat]:
        dealt = state.copy()
        dealt.redeal(eyes, Luck.seeded(rng.getrandbits(32)))
        assert client.view["view"] == json.loads(json.dumps(dealt.view(seat)))
        if seat is not None:
            assert client.view["final"] == {str(move): how for move, how in final_moves(dealt, seat).items()}
    may_know = [event_as_data(state.game, told) for told in room.play.told if visible(told.event, seat)]
    assert client.log == json.loads(json.dumps(may_know))
    assert client.view["seed"] is None
    assert client.view["result"] is None


def test_nothing_of_the_outcome_is_shown_before_the_end(host: Served) -> None:
    opened = host.open_for(FOUR)
    id = opened["id"]
    for path in ("record", "proof", "replay"):
        answer = host.get(f"/api/tables/{id}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (409, "wrong_status")
    shown = host.get(f"/api/tables/{id}").text
    table = host.room(id).table
    assert table.seed not in shown
    assert table.commitment in shown
    for token in [opened["host_token"], *opened["tokens"].values()]:
        assert token not in shown
