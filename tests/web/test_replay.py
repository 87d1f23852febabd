"""A finished game move by move: slider, keys, eyes, and the link to a move."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from server.harness import Served
from web.person import PATIENCE, Person

RECORDS = Path(__file__).parent.parent / "records"


@pytest.fixture
def page(person: Callable[..., Person], finished: str) -> Page:
    """The replay of a finished game, at its beginning."""
    ann = person()
    ann.visit(f"/table/{finished}/replay")
    expect(ann.page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    return ann.page


def at(page: Page, ply: int) -> None:
    expect(page.locator(".at")).to_have_text(re.compile(rf"^Move {ply} of \d+$"), timeout=PATIENCE)
    expect(page).to_have_url(re.compile(rf"#ply={ply}$"))


def test_arrow_keys(page: Page) -> None:
    """One move on and back, ten, to the end and to the beginning; never beyond."""
    plies = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert plies > 50
    at(page, 0)
    steps = [("ArrowLeft", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("PageDown", 11), ("End", plies)]
    for key, ply in [*steps, ("ArrowRight", plies), ("PageUp", plies - 10), ("Home", 0)]:
        page.keyboard.press(key)
        at(page, ply)


def test_slider(page: Page) -> None:
    """The slider goes to any move, the log with it; with the focus in it, a key is one step and not two."""
    expect(page.get_by_role("log")).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
    short = page.locator("[role=log] li").count()
    page.get_by_role("slider").fill("60")
    at(page, 60)
    assert page.locator("[role=log] li").count() > short
    page.get_by_role("slider").focus()
    page.keyboard.press("ArrowRight")
    at(page, 61)
    page.get_by_role("button", name="One move back").click()
    at(page, 60)


def test_a_record_from_elsewhere(person: Callable[..., Person]) -> None:
    """Pasted into the lobby it opens as a replay; what is no record is refused in words."""
    ann = person()
    ann.visit()
    ann.page.get_by_label("or paste it here").fill("1. e4 e5")
    ann.page.get_by_role("button", name="Open replay").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("This record cannot be read.")
    record = RECORDS / "kingsburg-1e-2-players.txt"
    ann.page.locator("input[type=file]").set_input_files(record)
    expect(ann.page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    at(ann.page, 0)
    ann.page.keyboard.press("End")
    expect(ann.page.locator("[role=log] li").last).to_contain_text("Final score", timeout=PATIENCE)


def test_link_to_a_move_and_other_eyes(page: Page) -> None:
    """The address holds the move; whose eyes one looks through can be chosen."""
    page.goto(page.url.partition("#")[0] + "#ply=30")
    page.reload()
    at(page, 30)
    eyes = page.get_by_label("Seen by")
    eyes.select_option(index=1)
    at(page, 30)
    expect(eyes).not_to_have_value("")


WINTER = {"kb-reinforcements", "kb-token-revealed", "kb-enemy"}


def test_scenes_pass_while_it_plays(host: Served, person: Callable[..., Person], finished: str) -> None:
    """The first winter, until one goes on; the log shows it again."""
    frames = host.get(f"/api/tables/{finished}/replay").json()["frames"]
    ply = next(frame["ply"] for frame in frames if WINTER & {event["kind"] for event in frame["events"]})
    ann = person(pace="calm")
    ann.visit(f"/table/{finished}/replay#ply={ply - 1}")
    scene = ann.page.locator("section.scene")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(scene).to_contain_text("Year I: Winter", timeout=PATIENCE)
    at(ann.page, ply)
    ann.page.keyboard.press("Enter")
    expect(scene.filter(has_text="Year I: Winter")).to_have_count(0)
    ann.page.keyboard.press("s")
    expect(scene).to_have_count(0)
    ann.page.get_by_role("button", name="Show again: Year I: Winter").click()
    expect(scene).to_contain_text("Year I: Winter")
    ann.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
