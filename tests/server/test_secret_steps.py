"""A sealed bid on the wire: until the reveal the others receive the same bytes, whatever is bid in how many steps."""

import time
from pathlib import Path

import pytest

from server.harness import FOUR, Client, Served, serving
from tafelrunde.table import table as tables

SEED = "0123456789abcdef0123456789abcdef"


class Listener(Client):
    """Keeps every message about the game as it came."""

    def __init__(self, url: str, table: str, token: str | None) -> None:
        self.raw: list[str] = []
        super().__init__(url, table, token)

    def hear(self, text: str) -> dict[str, object]:
        message = super().hear(text)
        if message["type"] not in ("hello", "table", "pong"):
            self.raw.append(text)
        return message

    def listen(self) -> None:
        """Hears all that was sent so far: a view may follow the answer to the first ping, not that to the second."""
        for _ in range(2):
            self.send(type="ping")
            self.expect("pong")


class Wedding:
    """A boy is born: all three bid, colour by colour, in secret. `bidder` is the active player."""

    def __init__(self, host: Served, before: str = "", **more: object) -> None:
        opened = host.open_for(FOUR[:3], game="mil", **more)
        seats = [Listener(host.url, opened["id"], opened["tokens"][seat]) for seat in range(3)]
        self.everybody = [*seats, Listener(host.url, opened["id"], None)]
        for each in self.everybody:
            each.at(0)
        self.room = host.room(opened["id"])
        if before:  # the start player does something else first
            state = self.room.play.state
            self.play(seats[state.actor()], state.game.parse(state, state.actor(), before))
        state = self.room.play.state
        active = state.actor()
        self.bidder, self.other = seats[active], seats[active - 1]
        self.play(self.bidder, state.game.parse(state, active, "offspring k0 gold"))
        assert self.room.play.state.question() == "marriage_bid"
        self.hear()
        for each in self.everybody:
            each.raw.clear()

    def hear(self) -> None:
        for each in self.everybody:
            each.listen()

    def play(self, who: Client, move: int) -> None:
        who.send(type="move", line=who.view["answer"], move=move)
        who.expect("ack")
        self.hear()

    def take_back(self, who: Client) -> None:
        ply = who.view["line"]
        who.send(type="undo")
        who.at(ply + 1)
        self.hear()

    def seal(self, who: Client, *counts: int) -> None:
        for count in counts:
            self.play(who, who.view["view"]["offers"][count]["move"])

    def heard_by_the_others(self) -> list[list[str]]:
        return [each.raw for each in self.everybody if each is not self.bidder]


@pytest.fixture
def same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "new_seed", lambda: SEED)


@pytest.mark.usefixtures("same_luck")
@pytest.mark.rule("MI-214")
def test_the_others_receive_the_same_bytes_whatever_is_bid(host: Served) -> None:
    """One gold is left of two, and of the other colours 1 influence, 1 metal, 1 fabric, 2 food: five steps."""

    def nothing(wedding: Wedding) -> None:
        wedding.seal(wedding.bidder, 0, 0)
        wedding.seal(wedding.other, 1)
        wedding.seal(wedding.bidder, 0, 0, 0)

    def everything(wedding: Wedding) -> None:
        wedding.seal(wedding.other, 1)
        wedding.seal(wedding.bidder, 1, 1, 1, 1, 2)

    def second_thoughts(wedding: Wedding) -> None:
        wedding.seal(wedding.bidder, 1)
        wedding.take_back(wedding.bidder)
        wedding.seal(wedding.bidder, 0, 1)
        wedding.seal(wedding.other, 1)
        wedding.take_back(wedding.bidder)
        wedding.seal(wedding.bidder, 0, 1, 0, 1)

    heard = []
    for bids in (nothing, everything, second_thoughts):
        wedding = Wedding(host)
        bids(wedding)
        assert wedding.bidder.hello["seat"] not in wedding.room.play.state.to_act()
        assert wedding.other.view["answer"] == wedding.other.view["line"] - 1
        heard.append(wedding.heard_by_the_others())
    assert heard[0] == heard[1] == heard[2]
    assert sorted(len(raw) for raw in heard[0]) == [1, 1, 3]  # "sealed" for all; the other one's own step, too


@pytest.mark.usefixtures("same_luck")
def test_what_another_asks_is_not_stale_by_secret_steps(host: Served) -> None:
    wedding = Wedding(host)
    asker = wedding.other
    ply = asker.view["line"]
    wedding.seal(wedding.bidder, 1, 0)
    asker.send(type="why_not", thing="space:court:1", line=ply)
    asker.expect("why_not", line=ply)
    asker.send(type="move", line=ply + 1, move=0)
    assert f"asked at line {asker.view['answer']}" in asker.refused("stale")["message"]


@pytest.mark.usefixtures("same_luck")
def test_a_wish_to_take_back_outlives_secret_steps(host: Served) -> None:
    """It lapses with what everybody sees: else the others would know that somebody goes on with his bid."""
    wedding = Wedding(host, before="pass court:1")
    wisher = wedding.other
    wisher.send(type="undo")
    wedding.hear()
    wish = {"seat": wisher.hello["seat"], "back_to": 0, "agreed": []}
    heard = [list(raw) for raw in wedding.heard_by_the_others()]
    wedding.seal(wedding.bidder, 0, 1)
    assert wedding.heard_by_the_others() == heard
    assert [each.view["undo"]["request"] for each in wedding.everybody] == [wish] * 4
    wedding.seal(wedding.bidder, 0, 0, 0)
    assert wisher.view["undo"]["request"] is None


@pytest.mark.usefixtures("same_luck")
def test_the_clock_does_not_tell_of_secret_steps(tmp_path: Path) -> None:
    """Five steps share one time: the others see it go down from the beginning of the bid to its end."""
    with serving(tmp_path) as served:
        wedding = Wedding(served, clock={"seconds": 60})
        bidder, other = wedding.bidder, wedding.other
        seat = str(bidder.hello["seat"])
        time.sleep(0.5)
        left = [60.0]
        for _ in range(4):
            wedding.seal(bidder, 0)
            wedding.seal(other, 0)
            left.append(other.view["clock"]["left"][seat])
        assert left == sorted(left, reverse=True)
        assert left[1] <= 59.5


@pytest.mark.usefixtures("same_luck")
def test_a_sealed_bid_that_was_sent_twice_counts_once_also_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        wedding = Wedding(served)
        wedding.seal(wedding.bidder, 1, 0)
        wedding.seal(wedding.other, 1)
        id, token = wedding.room.table.id, wedding.other.address.partition("token=")[2]
        answered, move = wedding.other.view["answer"] - 1, wedding.room.play.moves[-1].entry.move
    with serving(tmp_path) as served:
        again = Listener(served.url, id, token)
        again.at(0)
        assert again.view["answer"] == answered + 1
        again.send(type="move", line=answered, move=move)
        assert again.expect("ack")["doubled"] is True


@pytest.mark.usefixtures("same_luck")
def test_when_the_time_is_up_what_was_laid_is_sealed_and_the_rest_is_nothing(tmp_path: Path) -> None:
    """The defaults of the game, in all remaining steps at once: 1 gold of the bidder, nothing of the others."""
    with serving(tmp_path) as served:
        wedding = Wedding(served, clock={"seconds": 3})
        wedding.seal(wedding.bidder, 1)
        told: list[dict[str, object]] = []
        while not told:
            wedding.bidder.receive()
            told = [event["say"]["args"] for event in wedding.bidder.log if event["kind"] == "mi-bid"]
        bid = {"gold": 1, "influence": 0, "metal": 0, "fabric": 0, "food": 0}
        nothing = {**bid, "gold": 0}
        active = wedding.bidder.hello["seat"]
        assert {args["seat"]: args["cubes"] for args in told} == {
            seat: bid if seat == active else nothing for seat in range(3)
        }
