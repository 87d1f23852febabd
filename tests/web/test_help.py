"""What helps a player: why something is not possible, the rules page, the guided first game, sounds."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from server.harness import Served
from web.person import PATIENCE, Person

MakePerson = Callable[..., Person]
BOT = {"kind": "bot", "bot": "greedy"}


@pytest.fixture
def ann(host: Served, person: MakePerson) -> Person:
    """Somebody at a table with a bot, at the first question: which good to take."""
    opened = host.open([{"kind": "person", "name": "Ann"}, BOT], start=True)
    someone = person()
    someone.sit(opened["id"], opened["tokens"][0])
    assert someone.ready() == "asked"
    return someone


def why(someone: Person) -> Locator:
    return someone.page.locator(".bar .why")


# --- why not ----------------------------------------------------------------------------------------------------------


def test_a_click_on_what_is_not_possible_says_why(ann: Person) -> None:
    """In words, with the rule; the number leads to the rule. The next choice wipes it away."""
    expect(why(ann)).to_have_text("")
    ann.page.locator("[data-thing='building:cathedral']").click(force=True)
    expect(why(ann)).to_have_text(re.compile(r"Now is the time to .* \(KB-204\)\."))
    with ann.page.context.expect_page() as opened:
        why(ann).get_by_role("link", name="KB-204").click()
    rules = opened.value
    expect(rules.locator("#KB-204")).to_be_in_viewport(timeout=PATIENCE)
    expect(rules.locator("#KB-204")).to_have_class(re.compile("aimed"))
    rules.close()
    ann.options.first.click()
    expect(why(ann)).to_have_text("")


def test_why_not_by_keyboard(ann: Person) -> None:
    """Shift and arrows go through all things, also those that cannot be chosen; Enter asks, Escape puts it away."""
    lines = ann.lines()
    for _ in range(2):
        ann.page.keyboard.press("Shift+ArrowRight")
    focused = ann.page.locator(":focus")
    expect(focused).to_have_attribute("aria-disabled", "true")
    assert "advisor:" in (focused.get_attribute("data-thing") or "")
    ann.page.keyboard.press("Enter")
    expect(why(ann)).to_have_text(re.compile(r"KB-\d+"))
    ann.page.keyboard.press("Escape")
    expect(why(ann)).to_have_text("")
    assert ann.lines() == lines


def test_a_finger_on_what_is_not_possible(host: Served, person: MakePerson) -> None:
    someone = person(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True, locale="de-DE")
    opened = host.open([{"kind": "person", "name": "Ann"}, BOT], start=True)
    someone.sit(opened["id"], opened["tokens"][0])
    someone.ready()
    someone.page.locator("[data-thing='advisor:king']").tap(force=True)
    expect(why(someone)).to_have_text(re.compile(r"KB-204"))


# --- the rules page ---------------------------------------------------------------------------------------------------


def test_the_rules_page(person: MakePerson) -> None:
    """Opens from the lobby; has contents, a search, every rule by its number, and where values come from."""
    someone = person()
    someone.visit()
    someone.page.get_by_role("link", name="Rules of Kingsburg").click()
    page = someone.page
    expect(page.get_by_role("heading", name="Rules of Kingsburg")).to_be_visible(timeout=PATIENCE)
    expect(page.locator("#KB-372")).to_contain_text("leftmost missing building")
    page.get_by_role("navigation").get_by_role("link", name="The advisors").click()
    expect(page.get_by_role("heading", name="The advisors")).to_be_in_viewport()
    page.get_by_label("Search").fill("philosopher")
    expect(page.locator("#KB-372")).to_have_count(0)
    expect(page.locator("#KB-1030")).to_be_visible()
    page.get_by_label("Search").fill("no such word")
    expect(page.get_by_text("Nothing was found.")).to_be_visible()
    page.get_by_label("Search").fill("")
    expect(page.get_by_role("list", name="Reconstructed")).to_contain_text(
        re.compile(r"Heiress\s+Limit 9 · Gold in each")
    )
    page.locator("header button[lang=de]").click()
    expect(page.get_by_role("heading", name="Die Berater")).to_be_visible()
    expect(page.get_by_role("list", name="Rekonstruiert")).to_contain_text(
        re.compile(r"Erbin\s+Grenze 9 · Gold in jedem")
    )


def test_rules_page_in_german(person: MakePerson) -> None:
    """A reason leads to the German rule; a search knows the forms of words, and links lead from rule to rule."""
    someone = person(locale="de-DE")
    someone.visit("/rules/kingsburg#KB-371")
    page = someone.page
    expect(page.locator("#KB-371.aimed")).to_be_in_viewport(timeout=PATIENCE)
    expect(page.locator("#KB-371")).to_contain_text("beide Ausgaben · Regelheft")
    assert page.locator("#KB-371").locator("xpath=..").get_attribute("lang") == "de"
    expect(page.locator("#numbered")).not_to_contain_text("Each rule")
    page.get_by_label("Suchen").fill("Gesandter")
    expect(page.locator("#KB-412")).to_contain_text("Dann erhält den Gesandten")
    expect(page.locator("#KB-371")).to_have_count(0)
    page.locator("#KB-422").get_by_role("link", name="KB-371").click()
    expect(page.locator("#KB-371.aimed")).to_be_in_viewport()


def test_the_rules_page_draws_pieces_and_diagrams(person: MakePerson) -> None:
    """Every picture is drawn; the words beside it are in the reader's language; a search finds them."""
    someone = person(viewport={"width": 390, "height": 844}, locale="de-DE")
    page = someone.page
    for game in ("kingsburg", "mil", "mythotopia", "tumult_royal"):
        someone.visit(f"/rules/{game}")
        expect(page.locator("#pieces li").first).to_be_visible(timeout=PATIENCE)
        assert page.locator("[data-picture]").count() > 30
        assert page.locator("[data-picture]:not(:has(svg > *))").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(page.locator("#TR-522 figure")).to_contain_text("Eine Wiese kostet 1 Brot und 1 Marmor.")
    page.get_by_label("Suchen").fill("Gefolgsleute")
    expect(page.locator("#pieces h3")).to_have_text(["Gefolgsleute"])


def test_rules_without_a_guide(person: MakePerson) -> None:
    """A game that has no guide yet shows its numbered rules; no game at all is refused in words."""
    someone = person()
    someone.visit("/rules/nothing")
    expect(someone.page.get_by_role("alert")).to_contain_text("There is no such table, game or record.")
    someone.visit("/rules/tumult_royal#TR-101")
    expect(someone.page.locator("#TR-101")).to_be_visible(timeout=PATIENCE)


# --- the first game ---------------------------------------------------------------------------------------------------


def test_a_guided_first_game(person: MakePerson) -> None:
    """Each decision is explained once; it can be put away, switched off, and on again in the help."""
    someone = person(seed=3)
    someone.visit()
    kingsburg = someone.page.get_by_role("article").filter(has=someone.page.get_by_role("heading", name="Kingsburg"))
    kingsburg.get_by_role("button", name="My first game").click()
    note = someone.page.get_by_role("complementary", name="What this decision is about")
    someone.ready()
    expect(note).to_contain_text("the King gives you something")
    someone.page.keyboard.press("1")
    someone.ready()
    expect(note).to_contain_text("Pick one or more of your dice")
    someone.tab_to(note.get_by_role("button", name="Understood"))
    someone.page.keyboard.press("Enter")
    expect(note).to_have_count(0)
    someone.page.reload()
    someone.ready()
    expect(note).to_have_count(0)
    told: set[str] = set()
    while len(told) < 1:
        someone.click()
        someone.ready()
        told |= set(note.locator("p").all_inner_texts())
    assert not any("Pick one or more" in text for text in told)
    note.get_by_role("button", name="No more explanations").click()
    expect(note).to_have_count(0)
    someone.page.get_by_role("button", name="More", exact=True).click()
    someone.page.get_by_label("Explain each decision").check()
    someone.page.keyboard.press("Escape")
    expect(note).to_be_visible()


# --- sound ------------------------------------------------------------------------------------------------------------

COUNT_NOTES = """() => {
    window.notes = 0;
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) { window.notes++; return start.apply(this, when); };
}"""


def test_sound_is_off_until_switched_on(ann: Person) -> None:
    page = ann.page
    page.add_init_script(f"({COUNT_NOTES})()")
    page.reload()
    ann.ready()
    switch = page.get_by_role("button", name="Sound")
    expect(switch).to_have_attribute("aria-pressed", "false")
    ann.play(3)
    assert page.evaluate("() => window.notes") == 0
    switch.click()
    expect(switch).to_have_attribute("aria-pressed", "true")
    heard = page.evaluate("() => window.notes")
    assert heard > 0
    ann.play(3)
    page.wait_for_function("n => window.notes > n", arg=heard)
    page.reload()
    ann.ready()
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("() => window.notes") == 0
