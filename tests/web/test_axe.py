"""axe finds no fault with any page, at the desk and on the phone."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from server.harness import Served
from web.faults import faults
from web.person import DESKTOP, PATIENCE, PHONE, Person

SIZES = [pytest.param(DESKTOP, id="desk"), pytest.param(PHONE, id="phone")]


@pytest.fixture(params=SIZES)
def ann(request: pytest.FixtureRequest, person: Callable[..., Person]) -> Person:
    return person(viewport=request.param, bypass_csp=True)


def test_lobby(ann: Person) -> None:
    ann.visit()
    expect(ann.page.get_by_role("button", name="Open the table")).to_be_visible(timeout=PATIENCE)
    assert faults(ann.page) == []


def test_own_values(ann: Person) -> None:
    """With a value that is wrong."""
    ann.visit("/values/mil")
    expect(ann.page.locator("section h2").first).to_be_visible(timeout=PATIENCE)
    closed = ann.page.locator("section h2 button[aria-expanded=false]")
    while closed.count():
        closed.first.click()
    ann.page.locator("input[type=number]").first.fill("77")
    expect(ann.page.locator(".fault")).to_have_count(1, timeout=PATIENCE)
    assert faults(ann.page) == []


def test_waiting(host: Served, ann: Person) -> None:
    opened = host.open([{"kind": "open"}, {"kind": "open"}], {"players": 2})
    ann.visit(f"/table/{opened['id']}")
    expect(ann.page.get_by_role("button", name="Sit here").first).to_be_visible(timeout=PATIENCE)
    assert faults(ann.page) == []


def test_table(host: Served, ann: Person) -> None:
    """At the first question, after some moves, and with the help open."""
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "greedy"}] * 3]
    opened = host.open(seats, {"players": 4, "modules": [1, 2, 3]}, start=True)
    ann.sit(opened["id"], opened["tokens"][0])
    ann.ready()
    assert faults(ann.page) == []
    ann.play(12)
    assert faults(ann.page) == []
    ann.page.get_by_role("button", name="More", exact=True).click()
    assert faults(ann.page) == []


def test_end(finished: str, ann: Person) -> None:
    ann.visit(f"/table/{finished}")
    assert ann.ready() == "over"
    assert faults(ann.page) == []


def test_hint(host: Served, ann: Person) -> None:
    opened = host.open([{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "greedy"}] * 2], start=True)
    ann.sit(opened["id"], opened["tokens"][0])
    ann.ready()
    ann.page.get_by_role("button", name="Hint").click()
    expect(ann.page.get_by_role("complementary").locator("ol > li").first).to_be_visible(timeout=PATIENCE)
    assert faults(ann.page) == []


def test_rules(ann: Person) -> None:
    ann.visit("/rules/kingsburg#KB-372")
    expect(ann.page.locator("#KB-372")).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator("#KB-372 figure")).to_be_visible(timeout=PATIENCE)
    assert faults(ann.page) == []


def test_replay(finished: str, ann: Person) -> None:
    ann.visit(f"/table/{finished}/replay#ply=40")
    expect(ann.page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    assert faults(ann.page) == []
