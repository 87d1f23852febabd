"""What is certain and what is not: a mark on uncertain values, and with one touch where they are known from."""

from collections.abc import Callable

import pytest
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


THINGS = """things => things.map(it => [it.dataset.thing,
    it.closest('[data-origin]') !== null || it.querySelector('[data-origin]') !== null])"""
BLOCKS = {"improvement": ["card."], "card": ["card.", "province."]}
"""The blocks of the components in which a thing of such a family is printed, where they have another name."""


@pytest.mark.parametrize(
    ("game", "options", "families", "at_least"),
    [
        pytest.param("kingsburg", {"modules": [1, 2, 3]}, {"building", "governor"}, 20, id="kingsburg"),
        pytest.param("mythotopia", {}, {"improvement", "vp", "card"}, 23, id="mythotopia"),
    ],
)
def test_what_is_shown_is_marked_just_if_it_is_in_doubt(
    host: Served, person: MakePerson, game: str, options: dict[str, object], families: set[str], at_least: int
) -> None:
    """Every card and tile on the rendered page, against the origins of the components: marked, or from the rulebook."""
    opened = host.open([{"kind": "person", "name": "Ann"}, BOT], {"players": 2, **options}, game=game, start=True)
    ann = person()
    ann.sit(opened["id"], opened["tokens"][0])
    expect(ann.page.locator("[data-origin]").first).to_be_visible(timeout=PATIENCE)
    origins = ann.page.request.get(f"{host.url}/api/components/{game}").json()["origins"]
    seen = set()
    for thing, marked in ann.page.locator("[data-thing]").evaluate_all(THINGS):
        family, _, name = thing.partition(":")
        if family in families:
            printed = next(block + name for block in BLOCKS.get(family, [f"{family}."]) if block + name in origins)
            assert marked == (origins[printed]["origin"] != "rulebook"), thing
            seen.add(thing)
    assert len(seen) >= at_least


@pytest.mark.parametrize(
    ("game", "marked"),
    [
        pytest.param("mil", {"land:": True, "stack:": True, "knight:": False, "cube:": False}, id="mil"),
        pytest.param("tumult_royal", {"place:": False}, id="tumult_royal"),
    ],
)
def test_parts_of_a_board_are_marked_at_their_headings(
    host: Served, person: MakePerson, game: str, marked: dict[str, bool]
) -> None:
    """Mil's lands are reconstructed one by one; its board, and Tumult Royal's disc, land and chronicle, as a whole."""
    opened = host.open([{"kind": "person", "name": "Ann"}, BOT], {"players": 2}, game=game, start=True)
    ann = person()
    ann.sit(opened["id"], opened["tokens"][0])
    expect(ann.page.locator(".origin").first).to_be_visible(timeout=PATIENCE)
    for family, expected in marked.items():
        things = ann.page.locator(f"[data-thing^='{family}']").evaluate_all(THINGS)
        assert {found for _, found in things} == {expected}, family
    if game == "tumult_royal":
        for part in (".land", ".disc", ".chronicle"):
            expect(ann.page.locator(f"{part} .origin, .origin + {part}").first).to_be_visible()
        expect(ann.page.locator("tr[data-origin]")).to_have_count(1)  # of the prices only the village's is a guess
