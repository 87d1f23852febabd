"""Three people at Mil: Ann in a browser, Ben and Cleo (and Ann, where it must go fast) over the socket."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from server.harness import Client, Served
from tafelrunde.table import table as tables
from web.person import PATIENCE, Person

NAMES = ["Ann", "Ben", "Cleo"]


class Evening:
    """A table with the luck of a given seed. A move is the path of things that make it up."""

    def __init__(self, host: Served, seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
        with monkeypatch.context() as patch:
            patch.setattr(tables, "new_seed", lambda: seed)
            opened = host.open_for(NAMES, {}, game="mil")
        self.id, self.tokens = str(opened["id"]), opened["tokens"]
        self.clients = [Client(host.url, self.id, self.tokens[seat]) for seat in range(len(NAMES))]

    def close(self) -> None:
        for client in self.clients:
            catch_up(client)  # a socket with something unread closes slowly
            client.close()

    # --- over the socket --------------------------------------------------------------------------------------

    def seen(self, name: str, until: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first view of a player that is as wanted."""
        client = self.clients[NAMES.index(name)]
        catch_up(client, patience=0)
        while not client.view or not until(client.view["view"]):
            try:
                message = client.receive()
            except TimeoutError:
                shown = client.view["view"]
                offered = [option["path"] for option in shown["offers"]]
                raise AssertionError(f"{name} at {shown['question']} of {shown['to_act']}: {offered}") from None
            assert message["type"] != "error", message
        return dict(client.view["view"])

    def plays(self, name: str, path: str) -> None:
        """Somebody plays the option with this path, as soon as it is offered."""
        client = self.clients[NAMES.index(name)]
        view = self.seen(name, lambda view: any(option["path"] == path.split() for option in view["offers"]))
        answer = client.view["answer"]
        move = next(option["move"] for option in view["offers"] if option["path"] == path.split())
        client.send(type="move", line=answer, move=move)
        while client.view["answer"] == answer:
            message = client.receive()
            assert message["type"] != "error", message

    def bids(self, name: str, **cubes: int) -> None:
        """A whole bid, colour by colour; a colour without choice is not asked for."""
        client = self.clients[NAMES.index(name)]
        self.seen(name, lambda view: "colour" in view.get("ask", {"args": {}})["args"])
        while "colour" in client.view["view"].get("ask", {"args": {}})["args"]:
            colour = client.view["view"]["ask"]["args"]["colour"]
            self.plays(name, f"number:{cubes.get(colour, 0)}")

    def sealed(self, **bids: dict[str, int]) -> None:
        """Everybody named bids at once."""
        for name, cubes in bids.items():
            self.bids(name, **cubes)

    # --- in the browser ---------------------------------------------------------------------------------------

    def sit(self, ann: Person) -> None:
        ann.sit(self.id, self.tokens[0])
        ann.situation()


def catch_up(client: Client, patience: float = 0.01) -> None:
    """Hears all that has been said so far, and what comes within so many seconds: Ann also plays in her browser."""
    while True:
        try:
            client.receive(patience)
        except TimeoutError:
            return


def touch(ann: Person, *things: str) -> None:
    """Clicks things on the board, one after the other, each as soon as it can be chosen."""
    for thing in things:
        ann.page.locator(f'[data-thing="{thing}"][data-choice]').click()


def bid(ann: Person, **cubes: int) -> None:
    """So many cubes of each colour on the panel, of the others as few as can be; then says so."""
    expect(ann.page.locator("button.say")).to_be_visible(timeout=PATIENCE)  # the panel may not be there yet
    for number in ann.page.locator("[data-amount]").all():
        colour = str(number.get_attribute("data-amount")).removeprefix("cube:")
        wanted = cubes.get(colour, int(str(number.get_attribute("aria-valuemin"))))
        number.focus()
        while (now := int(str(number.get_attribute("aria-valuenow")))) != wanted:
            ann.page.keyboard.press("ArrowUp" if now < wanted else "ArrowDown")
    ann.page.locator("button.say").click()


def told(ann: Person, sentence: str) -> None:
    expect(ann.page.get_by_role("log")).to_contain_text(sentence, timeout=PATIENCE)


def asked(ann: Person, question: str) -> None:
    expect(ann.page.locator(".bar .ask strong")).to_contain_text(question, timeout=PATIENCE)
