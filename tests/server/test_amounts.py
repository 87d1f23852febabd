"""A whole bid in one message: all of it is played, or nothing."""

from server.harness import Client, Served
from web.scenes import address


def bidder(host: Served) -> Client:
    """Somebody who is asked for a sealed bid of several colours."""
    table, token = address(host, "mil-5-players", 539).removeprefix("/table/").split("#")
    client = host.client(table, token)
    client.expect("view")
    return client


def test_a_whole_bid_counts_once(host: Served) -> None:
    client = bidder(host)
    view, line = client.view["view"], client.view["answer"]
    counts = [each["most"] for each in view["amounts"]["each"]]
    client.send(type="amounts", line=line, counts=counts)
    assert client.expect("ack", line=line)["doubled"] is False
    while view["seat"] in client.view["view"]["to_act"]:
        client.receive()
    client.send(type="amounts", line=line, counts=counts)
    assert client.expect("ack", line=line)["doubled"] is True
    client.close()


def test_what_does_not_fit_changes_nothing(host: Served) -> None:
    client = bidder(host)
    amounts, line = client.view["view"]["amounts"]["each"], client.view["answer"]
    too_much = [each["most"] for each in amounts[:-1]] + [amounts[-1]["most"] + 1]
    client.send(type="amounts", line=line, counts=too_much)
    error = client.refused("illegal_move")
    assert (error["line"], error["say"]["id"]) == (line, "error-amounts")
    assert client.view["answer"] == line
    client.send(type="amounts", line=line, counts=[0])
    client.refused("illegal_move")
    client.send(type="move", line=line, move=client.view["view"]["offers"][0]["move"])
    assert client.expect("ack", line=line)["doubled"] is False
    client.close()
