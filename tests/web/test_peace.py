"""Decide in peace: a first tap only tells, a bid is one panel, errors stand beside the button; settings, forgetting."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from server.harness import Served
from web.faults import faults
from web.person import PATIENCE, PHONE, Person
from web.scenes import address

MakePerson = Callable[..., Person]


def bar(page: Page) -> str:
    return page.locator(".bar .ask strong").inner_text()


def test_a_first_tap_tells_and_a_second_does_it(host: Served, person: MakePerson) -> None:
    """On a touch screen: one tap says what would be done; it is done when one says so, and not before."""
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True)
    ann.visit(address(host, "kingsburg-2e-5-players", 270))
    assert ann.ready() == "asked"
    question = bar(ann.page)
    choice = ann.page.locator("button.entry[data-leads^='move:']").last
    said = choice.locator("span").inner_text()
    choice.tap()
    expect(ann.page.locator(".bar .ask strong")).to_have_text(said)
    ann.page.get_by_role("button", name="Not this").tap()
    expect(ann.page.locator(".bar .ask strong")).to_have_text(question)
    choice.tap()
    ann.page.locator(".entry.do").tap()
    expect(ann.page.locator(".bar .ask strong")).not_to_have_text(
        re.compile(f"{re.escape(question)}|{re.escape(said)}")
    )


def test_with_a_mouse_one_click_does_it_unless_somebody_is_careful(host: Served, person: MakePerson) -> None:
    ann = person()
    ann.visit(address(host, "kingsburg-2e-5-players", 270))
    assert ann.ready() == "asked"
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("radio", name="Always").check()
    ann.page.get_by_role("button", name="Close").click()
    choice = ann.options.first
    said = choice.locator("span").inner_text()
    choice.click()
    expect(ann.page.locator(".bar .ask strong")).to_have_text(said)
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".entry.do")).to_have_count(0)
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("radio", name="Never").check()
    ann.page.get_by_role("button", name="Close").click()
    question = bar(ann.page)
    ann.options.first.click()
    expect(ann.page.locator(".bar .ask strong")).not_to_have_text(question, timeout=PATIENCE)


def test_what_ends_a_turn_for_good_is_asked_once(host: Served, person: MakePerson) -> None:
    """The last to build in a season: then new dice are rolled. By keys, and without the question for who wants none."""
    ann = person(asked=True)
    ann.visit(address(host, "kingsburg-2e-5-players", 21))
    assert ann.ready() == "asked"
    question = bar(ann.page)
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".bar .ask")).to_contain_text("It ends your turn and cannot be taken back.")
    expect(ann.page.get_by_role("button", name="Do it, end turn")).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(".bar .ask strong")).to_have_text(question)
    ann.page.keyboard.press("1")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".bar .ask strong")).not_to_have_text(question)
    expect(ann.page.locator(".entry.do")).to_have_count(0)
    ann.visit(address(host, "kingsburg-2e-5-players", 21))
    assert ann.ready() == "asked"
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("radio", name="Not at all").check()
    ann.page.get_by_role("button", name="Close").click()
    ann.options.first.click()
    expect(ann.page.locator(".bar .ask strong")).not_to_have_text(question)


def test_a_bid_on_one_panel(host: Served, person: MakePerson) -> None:
    """Plus and minus for each colour; number and worth are told; what was chosen is sealed with one button."""
    ann = person(bypass_csp=True)
    ann.visit(address(host, "mil-5-players", 539))
    assert ann.ready() == "asked"
    numbers = ann.page.locator("[data-amount]")
    expect(numbers).to_have_count(5)
    assert faults(ann.page) == []
    for colour in ("gold", "gold", "food"):
        ann.page.get_by_role("button", name=f"One more: {colour}").click()
    expect(ann.page.locator(".total")).to_have_text("3 pieces, worth 11")
    ann.page.get_by_role("button", name="One less: gold").click()
    ann.page.keyboard.press("4")  # fabric is the fourth
    expect(ann.page.locator(".total")).to_have_text("3 pieces, worth 8")
    expect(ann.page.get_by_role("button", name="One less: metal")).to_be_disabled()
    ann.page.locator("button.say").click()
    expect(numbers).to_have_count(0)
    expect(ann.page.get_by_role("log")).to_contain_text("Cindy has sealed a bid.", timeout=PATIENCE)


def test_a_bid_that_is_too_low_is_refused_where_one_bids(host: Served, person: MakePerson) -> None:
    """The panel begins with the least that beats the offer; with less nothing is played."""
    anna = person(locale="de-DE")
    anna.visit(address(host, "mil-5-players", 449))
    assert anna.ready() == "asked"
    food = anna.page.locator('[data-amount="cube:food"]')
    expect(food).to_have_attribute("aria-valuenow", "1")
    anna.page.get_by_role("button", name="Eins weniger: Nahrung").click()
    anna.page.locator("button.say").click()
    expect(anna.page.locator(".bar [role=alert]")).to_contain_text("Das passt nicht")
    expect(food).to_be_visible()
    anna.page.get_by_role("button", name="Eins mehr: Nahrung").click()
    anna.page.locator("button.say").click()
    expect(food).to_have_count(0, timeout=PATIENCE)
    expect(anna.page.locator(".bar [role=alert]")).to_have_count(0)


def test_what_does_not_go_together_is_said_beside_the_button(host: Served, person: MakePerson) -> None:
    """In the language of whoever reads it, without the ids of options."""
    anna = person(locale="de-DE")
    anna.page.route(
        "**/api/tables",
        lambda route: (
            route.continue_(post_data=re.sub(r'"options":\{', '"options":{"edition":"1e","modules":[2],', body))
            if (body := route.request.post_data) and route.request.method == "POST"
            else route.continue_()
        ),
    )
    anna.visit()
    card = anna.page.locator("article").first
    card.locator(".go button").first.click()
    expect(card.get_by_role("alert")).to_have_text("Module hat nur die zweite Ausgabe: Wähle sie, oder keine Module.")
    expect(anna.page.get_by_role("alert")).to_have_count(1)


def test_forgetting_asks_and_can_be_undone(host: Served, person: MakePerson) -> None:
    ann = person()
    ann.visit()
    ann.page.locator("article .go button").first.click()
    assert ann.ready() == "asked"
    ann.visit()
    kept = "() => JSON.parse(localStorage.getItem('tafelrunde.tables')).map(each => each.token)"
    tokens = ann.page.evaluate(kept)
    ann.page.get_by_role("button", name="Forget", exact=True).click()
    ann.page.get_by_role("button", name="Keep it").click()
    assert ann.page.evaluate(kept) == tokens
    ann.page.get_by_role("button", name="Forget", exact=True).click()
    ann.page.get_by_role("button", name="Forget it").click()
    expect(ann.page.get_by_role("button", name="Bring it back")).to_be_visible()
    assert ann.page.evaluate(kept) == []
    ann.page.get_by_role("button", name="Bring it back").click()
    expect(ann.page.get_by_role("button", name="Forget", exact=True)).to_be_visible()
    assert ann.page.evaluate(kept) == tokens


@pytest.mark.parametrize("theme", ["Light", "Dark", "High contrast"])
def test_settings_by_keys_in_every_theme(host: Served, person: MakePerson, theme: str) -> None:
    """They hold at once, at the table and in the lobby, and after coming back; axe finds nothing."""
    ann = person(bypass_csp=True)
    ann.visit(address(host, "kingsburg-2e-all-options", 167))
    assert ann.ready() == "asked"
    ann.tab_to(ann.page.get_by_role("button", name="Settings"))
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("dialog", name="Settings")).to_be_visible()
    ann.page.get_by_role("radio", name=theme, exact=True).check()
    ann.page.get_by_role("radio", name="As little as possible").check()
    assert faults(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog", name="Settings")).to_have_count(0)
    assert faults(ann.page) == []
    ann.visit()
    expect(ann.page.locator("html")).to_have_attribute(
        "data-theme", {"Light": "light", "Dark": "dark"}.get(theme, "contrast")
    )
    expect(ann.page.locator("html")).to_have_attribute("data-motion", "less")
    expect(ann.page.locator("article").first).to_be_visible()
    assert faults(ann.page) == []


def test_larger_text(host: Served, person: MakePerson) -> None:
    ann = person()
    ann.visit()
    before = float(ann.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))
    ann.page.get_by_role("button", name="Settings").click()
    ann.page.get_by_role("radio", name="Larger").check()
    after = float(ann.page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))
    assert after == pytest.approx(before * 1.25)
    ann.page.get_by_role("radio", name="Deutsch").check()
    expect(ann.page.get_by_role("dialog", name="Einstellungen")).to_be_visible()
