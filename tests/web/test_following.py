"""What others do, followed in the browser: captions in order, skip and speed, scenes of their round, the log."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from server.harness import Served
from tafelrunde.kernel.record import read
from tafelrunde.table.seen import TableEvent, events_for
from web.faults import faults
from web.person import DESKTOP, PATIENCE, PHONE, Person
from web.scenes import RECORDS, address, options_of, played, show

MakePerson = Callable[..., Person]

KINGSBURG = "kingsburg-2e-5-players"
MOVED = 59
"""Ann has placed a die in the second year; Brian, Edith and David follow, each with one move."""
LAST_OF_THE_YEAR = 57

WATCH = """() => {
    window.told = [];
    new MutationObserver(() => {
        const text = document.querySelector(".caption.telling p")?.textContent.trim();
        if (text && window.told.at(-1) !== text) window.told.push(text);
    }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}"""
"""Writes down every caption that is shown, in its order."""


def caption(page: Page) -> Locator:
    return page.locator(".caption.telling p")


def dice_on(page: Page, advisor: str) -> Locator:
    return page.locator(f'[data-thing="advisor:{advisor}"] .group')


def sit(host: Served, someone: Person, record: str, ply: int, seat: int = 0) -> str:
    """Somebody looks at a recorded game; the address of the seat."""
    link = address(host, record, ply, seat=seat)
    someone.visit(link)
    expect(someone.page.locator(".bar .ask")).to_be_visible(timeout=PATIENCE)
    return link


def told_by(record: str, ply: int, kind: str) -> list[TableEvent]:
    """The events of a kind that a move of the record tells."""
    found = read((RECORDS / f"{record}.txt").read_text())
    events = events_for(played(found, options_of(found), ply), 0)
    return [event for event in events if event["line"] == ply and event["kind"] == kind]


def test_captions_come_in_order_and_hold_back_what_follows(host: Served, person: MakePerson) -> None:
    ann = person(pace="calm")
    link = sit(host, ann, KINGSBURG, MOVED)
    ann.page.evaluate(WATCH)
    for ply in (60, 61, 62):
        show(host, link, KINGSBURG, ply)
    expect(caption(ann.page)).to_have_text("Brian places 3+5 on 8 (Treasurer).")
    expect(dice_on(ann.page, "treasurer")).to_have_count(1)
    expect(dice_on(ann.page, "architect")).to_have_count(0)
    expect(ann.page.locator('[data-thing="advisor:treasurer"]')).to_have_attribute("data-told", "")
    assert "Edith places" not in " ".join(ann.lines()[-2:])
    expect(caption(ann.page)).to_have_count(0, timeout=PATIENCE)
    assert ann.page.evaluate("window.told") == [
        "Brian places 3+5 on 8 (Treasurer).",
        "Edith places 2+1 on 3 (Architect).",
        "David places 5+5 on 10 (General).",
    ]
    expect(dice_on(ann.page, "general")).to_have_count(1)
    assert [line.strip() for line in ann.lines()[-2:]] == [
        "Edith places 2+1 on 3 (Architect).",
        "David places 5+5 on 10 (General).",
    ]


@pytest.mark.parametrize("by", ["button", "key"])
def test_skip_shows_how_things_stand(host: Served, person: MakePerson, by: str) -> None:
    ann = person(pace="calm")
    link = sit(host, ann, KINGSBURG, MOVED)
    for ply in (60, 61, 62):
        show(host, link, KINGSBURG, ply)
    expect(caption(ann.page)).to_contain_text("Brian")
    if by == "key":
        ann.page.keyboard.press("s")
    else:
        ann.page.get_by_role("button", name="Skip").click()
    expect(caption(ann.page)).to_have_count(0)
    expect(dice_on(ann.page, "general")).to_have_count(1)
    # What the others did since Ann's last move is marked, and told in a few lines.
    expect(ann.page.locator("[data-trace]")).to_have_count(3)
    since = ann.page.get_by_role("region", name="Since your last turn")
    expect(since.locator("p")).to_have_text(
        [
            "David places 5+5 on 10 (General).",
            "Edith places 2+1 on 3 (Architect).",
            "Brian places 3+5 on 8 (Treasurer).",
        ]
    )
    expect(ann.page.locator("[role=log] li[data-since]")).to_contain_text("Brian places 3+5")


def test_at_once_nothing_is_held_back(host: Served, person: MakePerson) -> None:
    """The winter too is a line in the log, which unfolds when somebody wants to see it."""
    ann = person(pace="once")
    link = sit(host, ann, KINGSBURG, LAST_OF_THE_YEAR)
    ann.page.evaluate(WATCH)
    show(host, link, KINGSBURG, 58)
    expect(ann.page.locator("header .situation")).to_have_text("Year II: Spring")
    expect(ann.page.locator("section.scene")).to_have_count(0)
    assert ann.page.evaluate("window.told") == []
    ann.page.get_by_role("button", name="Show again: Year I: Winter").click()
    expect(ann.page.get_by_role("region", name="Year I: Winter")).to_contain_text("Goblins")
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("section.scene")).to_have_count(0)


def test_the_winter_shows_the_strengths_of_the_record_and_ends_with_its_year(host: Served, person: MakePerson) -> None:
    ann = person(pace="calm")
    link = sit(host, ann, KINGSBURG, LAST_OF_THE_YEAR)
    show(host, link, KINGSBURG, 58)
    winter = ann.page.get_by_role("region", name="Year I: Winter")
    expect(winter).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator("header .situation")).to_contain_text("Year I")
    battles = told_by(KINGSBURG, 58, "kb-battle")
    assert len(battles) == 5
    for battle in battles:
        args = battle["say"]["args"]
        fight = winter.locator(f'[data-fight="{args["seat"]}"]')
        expect(fight.locator(".sum")).to_have_text(str(args["strength"]))
        expect(fight.locator(".outcome strong")).to_have_text(str(args["outcome"]))
    winter.get_by_role("button", name="Go on").click()
    expect(winter).to_have_count(0)
    favour = ann.page.get_by_role("region", name="Year II: King's favour")
    expect(favour).to_contain_text("The King favours Edith")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("header .situation")).to_have_text("Year II: Spring")
    expect(ann.page.locator("section.scene")).to_have_count(0)


def test_the_next_year_never_begins_behind_a_scene_of_the_last(host: Served, person: MakePerson) -> None:
    """Left alone, the scene goes by itself, and whatever year the table shows, the scene is not of one before it."""
    ann = person(pace="brisk")
    link = sit(host, ann, KINGSBURG, LAST_OF_THE_YEAR)
    ann.page.evaluate(
        """() => {
            window.seen = [];
            setInterval(() => {
                const scene = document.querySelector("section.scene h2")?.textContent;
                const now = document.querySelector("header .situation")?.textContent;
                if (scene) window.seen.push(`${scene} | ${now}`);
            }, 20);
        }"""
    )
    show(host, link, KINGSBURG, 59)
    expect(ann.page.locator("header .situation")).to_have_text("Year II: Spring", timeout=PATIENCE)
    expect(ann.page.locator("section.scene")).to_have_count(0)
    seen = set(ann.page.evaluate("window.seen"))
    assert any(each.startswith("Year I: Winter | Year I:") for each in seen)
    assert not any(each.startswith("Year I:") and "| Year II" in each for each in seen)


def test_the_log_stays_where_one_reads(host: Served, person: MakePerson) -> None:
    ann = person()
    link = sit(host, ann, KINGSBURG, MOVED)
    log = ann.page.get_by_role("log")
    expect(log).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
    log.evaluate("it => it.scrollTo({ top: 40 })")
    ann.page.wait_for_timeout(100)
    show(host, link, KINGSBURG, 62)
    unread = ann.page.get_by_role("button", name="new lines")
    expect(unread).to_have_text("3 new lines")
    assert log.evaluate("it => it.scrollTop") == 40
    unread.click()
    expect(unread).to_have_count(0)
    assert log.evaluate("it => it.scrollHeight - it.clientHeight - it.scrollTop < 2")
    show(host, link, KINGSBURG, 63)
    expect(log.locator("li").last).to_contain_text("Cindy")
    ann.page.wait_for_timeout(100)
    assert log.evaluate("it => it.scrollHeight - it.clientHeight - it.scrollTop < 2")


def test_the_speed_is_remembered(host: Served, person: MakePerson) -> None:
    ann = person(pace="brisk")
    sit(host, ann, KINGSBURG, MOVED)
    switch = ann.page.get_by_role("button", name=re.compile("^What others do"))
    expect(switch).to_have_accessible_name("What others do: brisk")
    switch.click()
    expect(switch).to_have_accessible_name("What others do: at once")
    ann.page.reload()
    expect(switch).to_have_accessible_name("What others do: at once", timeout=PATIENCE)
    ann.page.get_by_role("button", name="Settings").click()
    expect(ann.page.get_by_role("radio", name="at once")).to_be_checked()


def test_on_a_phone_points_and_captions_are_always_in_sight(host: Served, person: MakePerson) -> None:
    ann = person(pace="calm", viewport=PHONE, has_touch=True)
    link = sit(host, ann, KINGSBURG, MOVED)
    points = ann.page.get_by_role("list", name="Points").get_by_role("listitem")
    for tab in ann.page.get_by_role("navigation").get_by_role("button").all():
        tab.click()
        for each in points.all():
            expect(each).to_be_in_viewport()
    show(host, link, KINGSBURG, 60)
    expect(caption(ann.page)).to_be_in_viewport()
    expect(caption(ann.page)).to_have_text("Brian places 3+5 on 8 (Treasurer).")


SCENES = [
    (KINGSBURG, 57, 58, ["Year I: Winter", "Year II: King's favour"]),
    (KINGSBURG, 73, 74, ["Year II: King's reward"]),
    (KINGSBURG, 35, 36, ["Year I: King's envoy"]),
    ("mil-5-players", 343, 344, ["Round 2: Winter"]),
    ("mil-5-players", 317, 318, ["Round 2: Tribute"]),
    ("tumult_royal-4-players", 69, 70, ["Round 1: Tumults"]),
    ("tumult_royal-4-players", 74, 75, ["Round 1: Coronation"]),
    ("mythotopia-3-players", 167, 168, ["The war for Custus is over"]),
]


@pytest.mark.parametrize(("record", "before", "after", "titles"), SCENES)
def test_axe_and_room_for_every_scene(
    host: Served, person: MakePerson, record: str, before: int, after: int, titles: list[str]
) -> None:
    """Every scene fits the board, at the desk and on a phone, and can be closed."""
    ann = person(bypass_csp=True)
    link = sit(host, ann, record, before)
    show(host, link, record, after)
    for title in titles:
        for size in (DESKTOP, PHONE):
            ann.page.set_viewport_size(ViewportSize(**size))
            if size == PHONE:
                ann.page.get_by_role("navigation").get_by_role("button", name="Log").click()
            ann.page.get_by_role("button", name=f"Show again: {title}").last.click()
            scene = ann.page.get_by_role("region", name=title, exact=True)
            close = scene.get_by_role("button", name="Go on")
            expect(scene).to_be_visible(timeout=PATIENCE)
            expect(close).to_be_in_viewport(ratio=1)
            assert scene.evaluate("it => it.scrollWidth <= it.clientWidth")
            assert faults(ann.page) == []
            close.click()
            expect(scene).to_have_count(0)
