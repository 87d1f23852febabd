"""Agreeing to stop over the wire: proposed, agreed to, refused; written down, kept and replayed."""

import pytest

from server.harness import FOUR, Client, Served
from tafelrunde.games.mythotopia.game import MYTHOTOPIA, Mythotopia
from tafelrunde.kernel.record import read, replay


def at_mythotopia(host: Served) -> tuple[str, list[Client]]:
    opened = host.open_for(FOUR[:3], game="mythotopia")
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(3)]
    for client in clients:
        assert client.at(0)["stop"] == {"rule": "MY-1113", "request": None}
    return opened["id"], clients


def test_all_agree_and_the_game_is_scored_and_kept(host: Served) -> None:
    id, (ann, brian, cindy) = at_mythotopia(host)
    ann.send(type="stop")
    for client in (ann, brian, cindy):
        assert client.expect("view")["stop"]["request"] == {"seat": 0, "agreed": []}
    brian.send(type="stop_vote", agree=True)
    assert cindy.expect("view")["stop"]["request"]["agreed"] == [1]
    cindy.send(type="stop_vote", agree=True)
    for client in (ann, brian, cindy):
        end = client.expect("view", over=True)
        assert (end["stop"], end["answer"]) == (None, None)
        assert [event["say"]["id"] for event in client.log][-2:] == ["my-agreed", "my-game-over"]
    text = host.get(f"/api/tables/{id}/record").text
    assert "Table: all agree to stop" in text
    assert replay(MYTHOTOPIA, read(text)).scores() == end["result"]["scores"]
    ann.send(type="stop")
    ann.refused("wrong_status")


def test_one_refusal_is_enough_and_a_move_lets_it_lapse(host: Served) -> None:
    _, clients = at_mythotopia(host)
    ann, brian, _ = clients
    brian.send(type="stop_vote", agree=True)
    brian.refused("no_stop")
    ann.send(type="stop")
    assert brian.expect("view")["stop"]["request"]["seat"] == 0
    brian.send(type="undo_vote", agree=True)  # an answer to another question
    brian.refused("no_undo")
    brian.send(type="stop_vote", agree=False)
    ann.expect("view")
    while ann.view["stop"]["request"] is not None:
        ann.expect("view")
    assert not ann.view["over"]


def test_games_that_know_no_such_agreement(host: Served) -> None:
    opened = host.open_for(FOUR[:2])
    client = host.client(opened["id"], opened["tokens"][0])
    assert client.at(0)["stop"] is None
    client.send(type="stop")
    client.refused("no_stop")


@pytest.mark.parametrize("places", [[2, 1], [1, 1], [1, 2]])
def test_a_bot_that_would_lose_by_it_plays_on_and_others_agree(
    host: Served, monkeypatch: pytest.MonkeyPatch, places: list[int]
) -> None:
    monkeypatch.setattr(Mythotopia, "places_if_stopped", lambda game, state: places)
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    opened = host.open(seats, {"players": 2}, game="mythotopia", start=True)
    client = host.client(opened["id"], opened["tokens"][0])
    client.at(0)
    client.send(type="stop")
    if places == [1, 2]:
        client.refused("bots_play_on")
        assert not client.view["over"]
    else:
        client.expect("view", over=True)  # there is no other person to ask
