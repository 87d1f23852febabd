"""Taking back over the wire: alone, by consent, refused."""

import random

from server.harness import FOUR, Client, Served


def at_table(host: Served, count: int = 2) -> list[Client]:
    opened = host.open_for(FOUR[:count])
    clients = [host.client(opened["id"], opened["tokens"][seat]) for seat in range(count)]
    for client in clients:
        client.at(0)
    return clients


def play_until(clients: list[Client], wanted: str) -> Client:
    """Plays at random until somebody may take back in the wanted way."""
    rng = random.Random(3)
    for _ in range(300):
        for client in clients:
            if client.view["undo"][wanted]:
                return client
        mover = next(client for client in clients if client.view["answer"] is not None)
        ply = mover.view["line"]
        mover.move(rng.randrange(len(mover.view["view"]["offers"])))
        for client in clients:
            client.at(ply + 1)
    raise AssertionError(wanted)


def test_alone(host: Served) -> None:
    clients = at_table(host)
    rng = random.Random(5)
    for _ in range(10):
        asker = play_until(clients, "alone")
        before = asker.view
        asker.send(type="undo")
        after = asker.at(before["line"] + 1)
        assert after["view"]["ply"] == before["view"]["ply"] - 1
        assert after["answer"] == after["line"]
        assert len(asker.log) <= len(asker.log[: after["events_from"]]) + len(after["events"])
        for client in clients:
            client.at(after["line"])
            fresh = host.client(client.hello["table"]["id"], token_of(client))
            fresh.at(0)
            assert fresh.log == client.log
            fresh.close()
        asker.move(rng.randrange(len(asker.view["view"]["offers"])))
        for client in clients:
            client.at(after["line"] + 1)


def token_of(client: Client) -> str:
    return client.address.partition("token=")[2]


def test_by_consent(host: Served) -> None:
    clients = at_table(host, 3)
    asker = play_until(clients, "consent")
    others = [client for client in clients if client is not asker]
    before = asker.view
    asker.send(type="undo")
    for client in clients:
        wish = client.expect("view")["undo"]["request"]
        assert wish["seat"] == asker.hello["seat"]
        assert wish["agreed"] == []
    others[0].send(type="undo_vote", agree=True)
    assert others[1].expect("view")["undo"]["request"]["agreed"] == [others[0].hello["seat"]]
    others[1].send(type="undo_vote", agree=True)
    after = asker.at(before["line"] + 1)
    assert after["view"]["ply"] == wish["back_to"]
    assert after["view"]["to_act"] == [asker.hello["seat"]]
    assert after["undo"]["request"] is None


def test_one_refusal_is_enough(host: Served) -> None:
    clients = at_table(host)
    asker = play_until(clients, "consent")
    other = next(client for client in clients if client is not asker)
    asker.send(type="undo")
    assert other.expect("view")["undo"]["request"]
    other.send(type="undo_vote", agree=False)
    assert other.expect("view")["undo"]["request"] is None
    assert other.view["line"] == asker.view["line"]
    other.send(type="undo_vote", agree=True)
    other.refused("no_undo")


def test_a_wish_lapses_with_the_next_move(host: Served) -> None:
    clients = at_table(host)
    asker = play_until(clients, "consent")
    asker.send(type="undo")
    asker.expect("view")
    mover = next(client for client in clients if client.view["answer"] is not None)
    mover.move()
    assert mover.view["undo"]["request"] is None


def test_never_past_a_reveal(host: Served) -> None:
    clients = at_table(host)
    rng = random.Random(4)
    for _ in range(300):
        stuck = [client for client in clients if client.view["undo"]["reason"] == "revealed"]
        if stuck:
            break
        mover = next(client for client in clients if client.view["answer"] is not None)
        ply = mover.view["line"]
        mover.move(rng.randrange(len(mover.view["view"]["offers"])))
        for client in clients:
            client.at(ply + 1)
    ply = stuck[0].view["line"]
    stuck[0].send(type="undo")
    assert "revealed" in stuck[0].refused("no_undo")["message"]
    assert stuck[0].view["line"] == ply


def test_bots_always_agree(host: Served) -> None:
    opened = host.open([{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}], start=True)
    ann = host.client(opened["id"], opened["tokens"][0])
    ann.at(0)
    rng = random.Random(9)
    for _ in range(200):
        while ann.view["answer"] is None:
            ann.expect("view")
        if ann.view["undo"]["consent"]:
            break
        ann.move(rng.randrange(len(ann.view["view"]["offers"])))
    before = ann.view
    ann.send(type="undo")
    after = ann.at(before["line"] + 1)
    assert after["view"]["ply"] < before["view"]["ply"]
    assert after["answer"] is not None
