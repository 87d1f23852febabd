"""The table in the browser: taking back, keys, sizes and languages."""

import sqlite3
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.harness import Served
from web.person import DESKTOP, PATIENCE, PHONE, Person, take_turns

MakePerson = Callable[..., Person]
WIDTH = "document.documentElement.scrollWidth"
HEIGHT = "document.documentElement.scrollHeight"


def against_bots(host: Served, someone: Person, count: int = 4, **options: Any) -> str:
    """Somebody sits down at a new table with bots; the table's id."""
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "greedy"}] * (count - 1)]
    opened = host.open(seats, {"players": count, **options}, start=True)
    someone.sit(opened["id"], opened["tokens"][0])
    assert someone.ready() == "asked"
    return str(opened["id"])


@pytest.fixture
def two(host: Served, person: MakePerson) -> list[Person]:
    """Two people at a table that has begun."""
    opened = host.open_for(["Ann", "Brian"])
    people = [person(seed=6), person(seed=7)]
    for seat, someone in enumerate(people):
        someone.sit(opened["id"], opened["tokens"][seat])
        someone.situation()
    return people


def test_a_move_is_taken_back(two: list[Person]) -> None:
    """What revealed nothing goes back at once: the log forgets it, and the same question is asked again."""
    mover = take_turns(two, lambda mover: mover.may("Take back"))
    before = mover.lines()
    mover.undo.click()
    expect(mover.page.locator("[role=log] li")).not_to_have_count(len(before), timeout=PATIENCE)
    after = mover.lines()
    assert after == before[: len(after)]
    assert mover.ready() == "asked"
    for someone in two:
        expect(someone.page.locator("[role=log] li")).to_have_count(len(after), timeout=PATIENCE)
    mover.click()
    mover.situation()


def test_a_wish_to_take_back_is_refused_and_granted(two: list[Person]) -> None:
    """Where others have acted since, they are asked."""
    take_turns(two, lambda mover: any(each.may("Ask") for each in two))
    asker = next(each for each in two if each.may("Ask"))
    other = next(each for each in two if each is not asker)
    for answer in ("Refuse", "Agree"):
        before = asker.lines()
        asker.page.get_by_role("button", name="Ask to take back").click()
        expect(other.page.get_by_text("would like to take a move back")).to_be_visible(timeout=PATIENCE)
        other.page.get_by_role("button", name=answer).click()
        expect(asker.page.get_by_role("alertdialog")).to_have_count(0, timeout=PATIENCE)
        assert (asker.lines() == before) == (answer == "Refuse")
    assert asker.ready() == "asked"


def test_what_cannot_be_taken_back_says_why(two: list[Person]) -> None:
    """Nothing done yet; later, something has been revealed."""
    expect(two[0].undo).to_be_disabled()
    expect(two[0].undo).to_have_attribute("title", "There is nothing to take back.")
    revealed = "Cannot be taken back: something has been revealed since."
    mover = take_turns(two, lambda mover: mover.undo.first.get_attribute("title") == revealed)
    expect(mover.undo).to_be_disabled()
    before = mover.lines()
    mover.page.keyboard.press("u")
    mover.situation()
    expect(mover.undo).to_have_attribute("title", revealed)
    expect(mover.page.get_by_role("alert")).to_have_count(0)
    assert mover.lines() == before


def test_keys_while_the_help_is_open(host: Served, person: MakePerson) -> None:
    """Numbers choose nothing on the table behind it, and Escape closes it."""
    ann = person()
    against_bots(host, ann)
    before, help = ann.lines(), ann.page.get_by_role("dialog")
    options = ann.options.all_inner_texts()
    ann.page.get_by_role("button", name="More", exact=True).click()
    expect(help).to_be_visible()
    ann.page.keyboard.press("1")
    ann.ready()
    assert (ann.lines(), ann.options.all_inner_texts()) == (before, options)
    ann.page.keyboard.press("Escape")
    expect(help).to_have_count(0)


def test_enter_follows_links(host: Served, person: MakePerson) -> None:
    """The keys of the table leave links alone."""
    ann = person()
    against_bots(host, ann)
    ann.tab_to(ann.page.get_by_role("link", name="To the lobby"))
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("button", name="Play now Kingsburg")).to_be_visible()


def fits(page: Page, size: dict[str, int], high: bool = False) -> None:
    """Nothing makes the page wider than the window, nor higher where that is asked."""
    assert page.evaluate(WIDTH) <= size["width"]
    if high:
        assert page.evaluate(HEIGHT) <= size["height"]


def test_a_phone(host: Served, person: MakePerson) -> None:
    """A few moves with a thumb: nothing scrolls sideways, in no part of the table and not in the lobby."""
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.visit()
    expect(ann.page.get_by_role("button", name="Play now Kingsburg")).to_be_visible(timeout=PATIENCE)
    fits(ann.page, PHONE)
    against_bots(host, ann, 5, modules=[1, 2, 3])
    for _ in range(8):
        assert ann.ready() == "asked"
        ann.options.nth(ann.rng.randrange(ann.options.count())).tap()
        fits(ann.page, PHONE, high=True)
    for tab in ann.page.get_by_role("navigation").get_by_role("button").all():
        tab.tap()
        fits(ann.page, PHONE, high=True)


@pytest.mark.parametrize("count", [2, 5])
def test_a_desk(host: Served, person: MakePerson, count: int) -> None:
    """At 1440x900 the whole table is seen at once, with all modules."""
    ann = person(viewport=DESKTOP)
    against_bots(host, ann, count, modules=[1, 2, 3])
    for _ in range(8):
        assert ann.ready() == "asked"
        ann.click()
        fits(ann.page, DESKTOP, high=True)


def test_german_and_english(host: Served, person: MakePerson) -> None:
    """The table changes its language in the middle of a game, and remembers it."""
    ann = person()
    against_bots(host, ann)
    ann.play(3)
    page = ann.page
    english, options = ann.lines(), ann.options.all_inner_texts()
    expect(page.locator("header .turn")).to_have_text("Your turn")
    page.locator("header button[lang=de]").click()
    expect(page.locator("header .turn")).to_have_text("Du bist dran")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("region", name="Was du tun kannst")).to_be_visible()
    german = ann.lines()
    assert len(german) == len(english)
    assert all(ours != theirs for ours, theirs in zip(german, english, strict=True) if ":" not in theirs)
    assert ann.options.all_inner_texts() != options
    page.reload()
    expect(page.locator("header .turn")).to_have_text("Du bist dran", timeout=PATIENCE)
    page.locator("header button[lang=en]").click()
    expect(page.locator("header .turn")).to_have_text("Your turn")
    assert ann.lines() == english


def test_a_browser_that_speaks_german(person: MakePerson) -> None:
    """The lobby begins in the language of the browser."""
    anna = person(locale="de-DE")
    anna.visit()
    expect(anna.page.get_by_role("button", name="Sofort spielen Kingsburg")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize(("locale", "said"), [("en-GB", "was begun with other rules"), ("de-DE", "mit anderen Regeln")])
def test_a_table_that_cannot_go_on_says_so(host: Served, person: MakePerson, locale: str, said: str) -> None:
    opened = host.open_for(["Ann", "Brian"])
    host.rooms.put_away_quiet(time.monotonic())
    with sqlite3.connect(host.server.config.app.state.settings.database) as connection:  # type: ignore[union-attr]
        connection.execute("update tables set rules = 99 where id = ?", (opened["id"],))
    ann = person(locale=locale)
    ann.page.goto(f"{host.url}/table/{opened['id']}#{opened['tokens'][0]}")
    expect(ann.page.get_by_role("alert")).to_contain_text(said, timeout=PATIENCE)
    expect(ann.page.get_by_role("alert")).to_contain_text(opened["id"])
