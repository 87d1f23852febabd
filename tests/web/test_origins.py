"""What is certain and what is not: a mark on uncertain values, and with one touch where they are known from."""

from collections.abc import Callable

from playwright.sync_api import expect

from server.harness import Served
from web.person import PATIENCE, Person

MakePerson = Callable[..., Person]
BOT = {"kind": "bot", "bot": "random"}


def test_a_touch_tells_in_german_where_a_value_is_known_from(host: Served, person: MakePerson) -> None:
    """Free lands of Mil are reconstructed: the note says so in a sentence, and the next click puts it away."""
    opened = host.open([{"kind": "person", "name": "Ann"}, BOT, BOT], {"players": 3}, game="mil", start=True)
    ann = person(locale="de-DE")
    ann.sit(opened["id"], opened["tokens"][0])
    note = ann.page.locator(".origin-note")
    land = ann.page.locator(".stacks [data-origin=reconstructed]").first
    expect(land).to_be_visible(timeout=PATIENCE)
    land.click(force=True)
    expect(note).to_contain_text("Rekonstruiert: Unsere beste Vermutung, wo keine Quelle die gedruckte Zahl nennt.")
    note.get_by_role("button", name="Schließen").click()
    expect(note).to_have_count(0)


def test_a_click_that_makes_a_move_asks_no_question(host: Served, person: MakePerson) -> None:
    """The note would lie over what is offered next. A governor in play is asked about with one click."""
    options = {"players": 2, "modules": [2], "house_governors": True}
    opened = host.open([{"kind": "person", "name": "Ann"}, BOT], options, game="kingsburg", start=True)
    ann = person()
    ann.sit(opened["id"], opened["tokens"][0])
    dealt = ann.page.locator("[data-thing^='governor:'][data-origin]")
    expect(dealt.first).to_be_visible(timeout=PATIENCE)
    chosen = dealt.first.get_attribute("data-thing")
    dealt.first.click()
    held = ann.page.locator(f".hand [data-thing='{chosen}'][data-origin]")
    expect(held).to_be_visible(timeout=PATIENCE)
    expect(ann.page.locator(".origin-note")).to_have_count(0)
    held.click(force=True)
    expect(ann.page.locator(".origin-note")).to_be_visible()
