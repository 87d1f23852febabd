"""Levels, hints and the analysis of a game, in the browser."""

from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from server.harness import Served
from web.faults import faults
from web.person import DESKTOP, PATIENCE, PHONE, Person

MakePerson = Callable[..., Person]
LONG = 240_000


def test_a_level_is_chosen_for_each_bot(host: Served, person: MakePerson) -> None:
    someone = person()
    someone.visit()
    someone.page.get_by_text("Set up", exact=False).first.click()
    seats = someone.page.locator("form fieldset select")
    for number, level in ((1, "bot: Squire"), (2, "bot: Duke"), (3, "bot: Page (for your first games)")):
        seats.nth(number).select_option(label=level)
    someone.page.locator("form button[type=submit]").click()
    assert someone.ready() == "asked"
    players = someone.page.locator("section.players li")
    for level in ("Squire", "Duke", "Page"):
        expect(players.filter(has_text=f"bot: {level}")).to_have_count(1)


@pytest.mark.parametrize(("locale", "heading"), [("en-GB", "What a strong bot"), ("de-DE", "Was ein starker Bot")])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_asked_for_and_goes_with_the_next_move(
    host: Served, person: MakePerson, locale: str, heading: str, viewport: dict[str, int]
) -> None:
    someone = person(locale=locale, viewport=viewport)
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "greedy"}] * 2]
    opened = host.open(seats, {"players": 3}, start=True)
    someone.sit(opened["id"], opened["tokens"][0])
    assert someone.ready() == "asked"
    someone.page.keyboard.press("h")
    hint = someone.page.get_by_role("complementary").filter(has_text=heading)
    expect(hint.locator("ol > li").first).to_be_visible(timeout=PATIENCE)
    assert 1 <= hint.locator("ol > li").count() <= 3
    assert "%" in hint.locator("ol > li").first.inner_text()
    someone.click()
    expect(hint).to_have_count(0, timeout=PATIENCE)


def test_where_no_hints_are_given_there_is_no_button(host: Served, person: MakePerson) -> None:
    opened = host.open_for(["Ann", "Brian"])
    someone = person()
    someone.sit(opened["id"], opened["tokens"][0])
    someone.situation()
    expect(someone.page.get_by_role("button", name="Hint")).to_have_count(0)


def test_a_finished_game_is_looked_at_again(person: MakePerson, finished: str) -> None:
    """What it finds leads to the replay; axe has no fault with it at either size, while it runs and when it is done."""
    someone = person(bypass_csp=True)
    someone.visit(f"/table/{finished}")
    assert someone.ready() == "over"
    someone.page.get_by_role("button", name="Analysis").click()
    running = someone.page.get_by_role("progressbar")
    found = someone.page.get_by_role("heading", name="The decisions that cost most")
    expect(running).to_be_visible(timeout=PATIENCE)
    for size in (DESKTOP, PHONE):
        someone.page.set_viewport_size(ViewportSize(**size))
        expect(running.or_(found)).to_be_visible()
        assert faults(someone.page) == []
    expect(found).to_be_visible(timeout=LONG)
    for size in (PHONE, DESKTOP):
        someone.page.set_viewport_size(ViewportSize(**size))
        expect(found).to_be_visible()
        assert faults(someone.page) == []
    assert someone.page.locator("section.end").evaluate("it => it.scrollHeight <= it.clientHeight")
    rows = someone.page.locator("section.end table tbody tr")
    expect(rows).to_have_count(4)  # of both players: where the result came from, and how they decided
    link = someone.page.locator("section.end .analysis ol a").first
    assert f"/table/{finished}/replay#ply=" in (link.get_attribute("href") or "")
    link.click()
    expect(someone.page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
