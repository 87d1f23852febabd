"""Several players at one device: a curtain between them, and nothing of the table behind it."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from web.faults import faults
from web.person import PATIENCE, PHONE, Person
from web.test_table import fits

MakePerson = Callable[..., Person]


def curtain(ann: Person) -> Locator:
    return ann.page.get_by_role("heading", name=re.compile("^Pass the device to "))


def sit_together(ann: Person, game: str, *names: str) -> None:
    """Ann opens a table for two in the lobby: the other player sits beside her."""
    ann.visit()
    ann.page.get_by_label("Your name").fill(names[0])
    ann.page.get_by_label("Which game").select_option(game)
    ann.page.get_by_role("group", name="Players").get_by_role("radio").first.check()
    if game == "tumult_royal":
        ann.page.get_by_role("radio", name="In turns").check()
    ann.page.get_by_role("group", name="Who plays").get_by_role("combobox").nth(1).select_option("here")
    ann.page.get_by_label("Name of your friend").fill(names[1])
    ann.page.get_by_role("button", name="Open the table").click()
    expect(curtain(ann)).to_be_visible(timeout=PATIENCE)


def take(ann: Person) -> str:
    """Whoever is named takes the device."""
    name = curtain(ann).inner_text().removeprefix("Pass the device to ")
    ann.page.get_by_role("button", name=f"I am {name}").click()
    expect(curtain(ann)).to_have_count(0)
    expect(ann.page.locator(".players li.own strong")).to_have_text(name)
    return name


@pytest.mark.rule("TR-369")
def test_a_curtain_separates_the_packets_of_a_robbery(person: MakePerson) -> None:
    """Each sees only what he has looked at himself; the page behind the curtain holds nothing of either."""
    ann = person(seed=3, bypass_csp=True)
    sit_together(ann, "tumult_royal", "Ann", "Ben")
    assert faults(ann.page) == []
    holder = take(ann)
    robbed: list[str] = []
    for _ in range(80):
        ann.page.wait_for_function(SETTLED)
        if curtain(ann).count():
            assert ann.page.locator("[data-thing], [role=log], .players").count() == 0
            before, holder = holder, take(ann)
            assert holder != before
            continue
        if ann.page.locator("[data-thing^='slot:'][data-choice]").count() and holder not in robbed:
            robbed.append(holder)
        if len(robbed) == 2:
            break
        ann.options.last.click()
    assert sorted(robbed) == ["Ann", "Ben"]
    other = ann.page.locator(".players li:not(.own)")
    expect(other.locator("strong")).to_have_text(robbed[0])


SETTLED = """() => document.getElementById("curtain") || document.querySelector("button.entry, section.end")"""


def test_nothing_is_shown_after_a_reload_until_somebody_takes_the_device(person: MakePerson) -> None:
    ann = person(viewport=PHONE, bypass_csp=True)
    sit_together(ann, "mil", "Ann", "Ben")
    fits(ann.page, PHONE, high=True)
    first = take(ann)
    ann.situation()
    ann.page.reload()
    expect(curtain(ann)).to_have_text(f"Pass the device to {first}", timeout=PATIENCE)
    assert ann.page.locator("[data-thing]").count() == 0
    ann.page.keyboard.press("Enter")
    assert ann.situation() == "asked"


def test_who_has_handed_the_device_on_may_still_take_the_last_move_back(person: MakePerson) -> None:
    """Mil: a pass ends the turn, nothing is revealed; the move before it is asked for again."""
    ann = person()
    sit_together(ann, "mil", "Ann", "Ben")
    first = take(ann)
    assert ann.situation() == "asked"
    ann.unfold()
    ann.page.locator("button.entry", has_text="Pass").first.click()
    ann.unfold()
    ann.page.locator("button.entry").first.click()
    expect(curtain(ann)).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("button", name=f"{first} takes the last move back").click()
    expect(curtain(ann)).to_have_count(0)
    expect(ann.page.locator(".players li.own strong")).to_have_text(first)
    assert ann.situation() == "asked"


def test_nobody_shares_a_device_in_a_race(person: MakePerson) -> None:
    ann = person()
    ann.visit()
    ann.page.get_by_label("Which game").select_option("tumult_royal")
    ann.page.get_by_role("radio", name="In turns").check()
    seat = ann.page.get_by_role("group", name="Who plays").get_by_role("combobox").nth(1)
    seat.select_option("here")
    ann.page.get_by_role("radio", name=re.compile("[Rr]eal time")).check()
    expect(seat).to_have_value("friend")
    expect(seat.locator("option[value=here]")).to_have_count(0)
