"""Mil in the browser: a whole game by clicks on the board, and every dialogue of a round."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.harness import Client, Served
from web.evening import Evening, asked, bid, told, touch
from web.faults import faults
from web.person import DESKTOP, PATIENCE, PHONE, Person
from web.test_table import fits

MakePerson = Callable[..., Person]
LUCK = "mil 1"
"""Ann is start player, grain and flax lie on the stacks, the first winter is hard."""


@pytest.fixture
def evening(host: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    whole = Evening(host, LUCK, monkeypatch)
    yield whole
    whole.close()


def against_bots(host: Served, ann: Person, count: int = 3) -> Client:
    """Ann sits down with bots; a second window of hers, over the socket."""
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "greedy"}] * (count - 1)]
    opened = host.open(seats, {"players": count}, start=True, game="mil")
    ann.sit(opened["id"], opened["tokens"][0])
    assert ann.ready() == "asked"
    return host.client(opened["id"], opened["tokens"][0])


# --- one round, scene by scene ----------------------------------------------------------------------------------------


def work_at_home(evening: Evening) -> None:
    """Three turns: everybody harvests; Ben gets a son and a second one, and Cleo marries two of her women off."""
    evening.plays("Ann", "knight:0:0 choice:harvest")
    evening.plays("Ann", "place:court:1")
    evening.plays("Ben", "knight:1:0 privilege choice:offspring")
    evening.sealed(Ann={}, Ben={}, Cleo={"food": 1})
    evening.plays("Cleo", "knight:2:0 choice:harvest")
    evening.plays("Cleo", "place:council:1")
    evening.plays("Ann", "knight:0:1 choice:harvest")
    evening.plays("Ann", "place:market:1")
    evening.plays("Ben", "knight:1:0 cube:gold choice:offspring")
    evening.sealed(Ann={}, Ben={}, Cleo={"food": 1})
    evening.plays("Cleo", "knight:2:1 choice:harvest")
    evening.plays("Cleo", "place:council:2")
    evening.plays("Ann", "knight:0:1 choice:recruit")
    evening.plays("Ann", "place:war:1")
    evening.plays("Ben", "knight:1:1 choice:harvest")
    evening.plays("Ben", "place:war:2")
    evening.plays("Cleo", "knight:2:0 choice:harvest")
    evening.plays("Cleo", "place:court:2")


def have_sons(evening: Evening) -> None:
    """Ann pays for two more knights; nobody bids for their brides."""
    for others in (("knight:1:1 choice:place", "place:crusade"), ("knight:1:2 choice:place", "place:crusade")):
        evening.plays("Ann", "knight:0:0 cube:gold choice:offspring")
        evening.sealed(Ann={}, Ben={}, Cleo={})
        for path in others:
            evening.plays("Ben", path)
        if "1:1" in others[0]:
            evening.plays("Cleo", "knight:2:1 choice:place")
            evening.plays("Cleo", "place:monastery")
        else:
            evening.plays("Cleo", "place:council:3 choice:pass")


def go_to_the_spheres(evening: Evening) -> None:
    """Ann's four knights go to court, market and war, where spaces are free; the others pass."""
    for knight, place, *passes in [
        ("knight:0:1", "place:court:1", "market:2", "market:3"),
        ("knight:0:2", "place:market:1", "market:4", "court:3"),
        ("knight:0:0", "place:war:1", "court:4", "war:3"),
        ("knight:0:3", "place:war:2"),
    ]:
        evening.plays("Ann", f"{knight} choice:place")
        evening.plays("Ann", place)
        for name, space in zip(("Ben", "Cleo"), passes, strict=False):
            evening.plays(name, f"place:{space} choice:pass")


def until_power(evening: Evening) -> None:
    """The whole action phase; Ann has an heir."""
    work_at_home(evening)
    evening.plays("Ann", "knight:0:0 privilege choice:offspring")
    evening.sealed(Ann={"food": 1}, Ben={}, Cleo={})
    after_the_wedding(evening)


def after_the_wedding(evening: Evening) -> None:
    evening.plays("Ben", "knight:1:0 choice:place")
    evening.plays("Ben", "place:crusade")
    evening.plays("Cleo", "knight:2:0 choice:place")
    evening.plays("Cleo", "place:monastery")
    have_sons(evening)
    go_to_the_spheres(evening)


def dialogue(ann: Person, title: str) -> Locator:
    region = ann.page.get_by_role("region", name=title, exact=True)
    expect(region).to_be_visible(timeout=PATIENCE)
    return region


def test_a_round_with_all_its_dialogues_by_clicks(evening: Evening, person: MakePerson) -> None:
    """A wedding, a vassalage paid off, a castle auction, wars on free and foreign land, a council, a winter."""
    ann = person()
    evening.sit(ann)
    work_at_home(evening)

    touch(ann, "knight:0:0", "choice:offspring", "privilege")
    asked(ann, "Wedding, sealed bid: what do you bid?")
    expect(dialogue(ann, "Wedding")).to_contain_text("A son of Ann seeks a bride")
    bid(ann, food=1)
    evening.sealed(Ben={}, Cleo={})
    told(ann, "Ann marries a woman off.")
    expect(ann.page.get_by_role("img", name="2 single women")).to_be_visible()
    after_the_wedding(evening)

    touch(ann, "knight:0:0")
    told(ann, "Ann gives the King's Soldier to Knight 1.")

    expect(dialogue(ann, "At court")).to_contain_text("Soldiers: 1, his elements: 0.")
    touch(ann, "knight:1:2")
    evening.bids("Ben", gold=1)
    expect(dialogue(ann, "A vassal is demanded")).to_contain_text("You get one of the cubes. Ben pays them all")
    touch(ann, "choice:accept")
    told(ann, "Ben scores 2 victory points (offer).")

    touch(ann, "choice:castle")
    bid(ann)
    evening.plays("Ben", "choice:raise")
    evening.bids("Ben", food=1)
    evening.plays("Cleo", "choice:drop")
    expect(dialogue(ann, "A castle is auctioned").locator(".leads")).to_contain_text("Ben leads")
    touch(ann, "choice:raise")
    bid(ann, gold=1)
    touch(ann, "knight:0:2")
    told(ann, "Knight 3 of Ann gets a castle.")

    expect(dialogue(ann, "A campaign")).to_contain_text("Your soldiers: 6, defence: 5.")
    touch(ann, "stack:0", "knight:0:1")
    told(ann, "Ann conquers: Grain Fields.")
    touch(ann, "land:2:1:0")
    asked(ann, "Battle for Ore Hills")
    bid(ann, food=1)
    evening.bids("Cleo")
    told(ann, "Ann attacks with 1; the defence is 0.")
    touch(ann, "knight:0:0")
    told(ann, "Knight 1 of Ann gets: Ore Hills.")

    dialogue(ann, "The favour of the council")
    bid(ann, gold=2)
    evening.bids("Ben", gold=1)
    evening.bids("Cleo")
    evening.plays("Ben", "choice:withdraw")
    told(ann, "Ann scores 6 victory points (council).")

    ann.page.get_by_role("button", name="Show again: Round 1: Winter").click()
    winter = ann.page.get_by_role("region", name="Round 1: Winter", exact=True)
    expect(winter).to_contain_text("Knight 4 of Ann has nothing but his sword, no heir, and freezes: −4 points.")
    winter.get_by_role("button", name="Go on").click()
    expect(winter).to_have_count(0)
    fits(ann.page, DESKTOP, high=True)


def test_a_vassal_won_by_outbidding(evening: Evening, person: MakePerson) -> None:
    """The bond is there to be seen; the new lord's family is one click away."""
    until_power(evening)
    ann = person()
    evening.sit(ann)
    expect(ann.page.locator("svg.ribbons path")).to_have_count(0)
    touch(ann, "knight:0:1", "knight:1:2")
    evening.bids("Ben", gold=1)
    touch(ann, "choice:outbid")
    bid(ann, gold=2)
    told(ann, "Knight 3 of Ben is now a vassal of Ann.")
    told(ann, "Ann scores 2 victory points (vassal).")
    expect(ann.page.locator("svg.ribbons path").first).to_be_attached()
    ann.page.get_by_role("button", name="Show the family of Ben large").click()
    expect(ann.page.get_by_role("heading", name="Family of Ben")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Knight 3 of Ben, without an heir")).to_have_accessible_name(
        "Knight 3 of Ben, without an heir, 0 time tokens, 0 soldiers, Vassal of Ann, Crusade"
    )
    ann.page.get_by_role("button", name="Back to my family").click()
    expect(ann.page.get_by_role("heading", name="Your family")).to_be_visible()


# --- whole games ------------------------------------------------------------------------------------------------------


def half_said(view: dict[str, Any], ask: dict[str, Any], amounts: dict[str, Any]) -> bool:
    """The numbers of one answer are moves one after the other: is this a view in between?"""
    asked = (view.get("ask") or {}).get("id") == ask["id"]
    return asked and not view["over"] and len((view.get("amounts") or {"each": []})["each"]) < len(amounts["each"])


def act_on_the_board(ann: Person, window: Client) -> None:
    """Plays an option by touching its things on the board: any kind of move, and of that kind any."""
    answer, options = window.view["answer"], window.view["view"]["offers"]
    ask, amounts = window.view["view"].get("ask"), window.view["view"].get("amounts")
    if amounts:  # the panel begins with what fits
        ann.page.locator("button.say").click()
        while window.view["answer"] == answer or half_said(window.view["view"], ask, amounts):
            window.receive()
        return
    kinds = sorted({option["path"][-1] for option in options})
    kind = ann.rng.choice(kinds)
    path = ann.rng.choice([option["path"] for option in options if option["path"][-1] == kind])
    touched: list[str] = []
    for thing in (path[0], *path[-1:1:-1], *path[1:2]):
        touch(ann, thing)
        touched.append(thing)
        left = [option for option in options if set(touched) <= set(option["path"])]
        if len(left) == 1 and path[-1] in touched:
            break  # the shell plays what is left
    while window.view["answer"] == answer and not window.view["over"]:
        window.receive()


def test_a_whole_game_by_touching_things_on_the_board(host: Served, person: MakePerson) -> None:
    """Three players: everything that the rules offer is a thing on the board; then the end screen adds up."""
    ann = person(seed=11, bypass_csp=True)
    window = against_bots(host, ann)
    go_on = ann.page.get_by_role("button", name="Go on", exact=True)
    ann.page.add_locator_handler(go_on, lambda: go_on.click())
    while not window.view or not window.view["over"]:
        if window.view and window.view["answer"] is not None:
            act_on_the_board(ann, window)
        else:
            window.receive(PATIENCE / 1000)
    window.close()
    assert ann.ready() == "over"
    expect(ann.ranking).to_have_count(3)
    table = ann.page.locator("section.end table")
    cells = [row.split("\t")[1:] for row in table.locator("tbody tr").all_inner_texts()]
    sums = [sum(int(cell.replace("·", "0")) for cell in column) for column in zip(*cells, strict=True)]
    assert sums == [int(cell) for cell in table.locator("tfoot tr").inner_text().split("\t")[1:]]
    assert faults(ann.page) == []


# --- sizes and languages ----------------------------------------------------------------------------------------------

UNSAID = re.compile(r"\b(?:board|mi|sphere|land|knight|choice|why|phase|colour|cubes?|tab)-[a-z]")


def check_page(page: Page, size: dict[str, int]) -> None:
    """It fits, has no fault that axe finds, and no word is missing."""
    fits(page, size, high=True)
    assert faults(page) == []
    assert not UNSAID.findall(page.locator("body").inner_text())


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, id="desk"), pytest.param(PHONE, id="phone")])
def test_sizes_and_languages(evening: Evening, person: MakePerson, size: dict[str, int]) -> None:
    """At the first action, in two dialogues, in every part of the table; in German and in English."""
    anna = person(viewport=size, locale="de-DE", bypass_csp=True)
    evening.sit(anna)
    asked(anna, "Was tust du?")
    check_page(anna.page, size)
    until_power(evening)
    asked(anna, "Welcher Ritter bekommt den Soldaten des Königs?")
    check_page(anna.page, size)
    touch(anna, "knight:0:1", "knight:1:2")
    evening.bids("Ben", gold=1)
    asked(anna, "Was antwortest du?")
    check_page(anna.page, size)
    anna.speak("en")
    asked(anna, "What do you answer?")
    for tab in anna.page.get_by_role("navigation").get_by_role("button").all():
        if tab.is_visible():
            tab.click()
            check_page(anna.page, size)


@pytest.mark.parametrize("count", [2, 5])
def test_few_and_many_players_fit_a_desk(host: Served, person: MakePerson, count: int) -> None:
    ann = person(viewport=DESKTOP)
    against_bots(host, ann, count).close()
    for _ in range(6):
        assert ann.ready() == "asked"
        ann.click()
        fits(ann.page, DESKTOP, high=True)
