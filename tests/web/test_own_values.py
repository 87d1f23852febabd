"""Who owns a box enters its values on a page, and plays with them."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from server.harness import Served, serving
from tafelrunde.kernel import registry
from web.person import DESKTOP, PATIENCE, Person

WORDS = {
    "en": {
        "differs": "1 value differs.",
        "fault": "A whole number from 0 to 20.",
        "name": "Name",
        "keep": "Keep",
        "kept": "“My box” is kept.",
        "lobby": "To the lobby",
        "values": "Values",
        "open": "Open the table",
        "search": "Search",
        "points": "Victory points",
        "own": "Own values: My box",
        "statue": "Statue",
    },
    "de": {
        "differs": "1 Wert ist anders.",
        "fault": "Eine ganze Zahl von 0 bis 20.",
        "name": "Name",
        "keep": "Speichern",
        "kept": "„My box“ ist gespeichert.",
        "lobby": "Zur Lobby",
        "values": "Werte",
        "open": "Tisch eröffnen",
        "search": "Suchen",
        "points": "Siegpunkte",
        "own": "Eigene Werte: My box",
        "statue": "Statue",
    },
}


def enter_points(page: Page, words: dict[str, str], points: str) -> None:
    page.get_by_label(words["search"]).fill("Statue")
    block = page.locator(".block", has=page.get_by_role("heading", name=words["statue"], exact=True))
    block.get_by_role("spinbutton", name=words["points"]).fill(points)


@pytest.mark.parametrize("language", ["en", "de"])
def test_values_are_entered_played_with_and_outlive_a_restart(tmp_path: Path, browser: Browser, language: str) -> None:
    words = WORDS[language]
    with serving(tmp_path) as served:
        context = browser.new_context(locale=language, viewport=DESKTOP, reduced_motion="reduce")
        ann = Person(context, served.url)
        page = ann.page
        ann.visit("/values/kingsburg")
        enter_points(page, words, "99")
        expect(page.locator(".fault")).to_have_text(words["fault"], timeout=PATIENCE)
        expect(page.get_by_role("button", name=words["keep"])).to_be_disabled()
        enter_points(page, words, "9")
        expect(page.locator(".fault")).to_have_count(0)
        expect(page.get_by_role("status")).to_contain_text(words["differs"])
        page.reload()  # what was entered stays
        expect(page.get_by_role("status")).to_contain_text(words["differs"])
        page.get_by_label(words["name"], exact=True).fill("My box")
        page.get_by_role("button", name=words["keep"]).click()
        expect(page.get_by_role("status")).to_contain_text(words["kept"])

        page.get_by_role("link", name=words["lobby"]).click()
        form = page.locator("section.setup")
        form.locator("select.which").select_option("kingsburg")
        expect(form.get_by_role("combobox", name=words["values"], exact=True)).to_have_value(kept_set(page))
        form.get_by_role("button", name=words["open"]).click()
        assert ann.ready() == "asked"
        expect(page.get_by_text(words["own"])).to_be_visible()
        expect(statue(page)).to_contain_text("9")
        table = json.loads(page.evaluate("localStorage.getItem('tafelrunde.tables')"))[0]
        ann.play(2)
        context.close()
        assert ann.troubles == []
    registry.game("kingsburg")._versions.clear()  # as in a new process
    with serving(tmp_path) as served:
        context = browser.new_context(locale=language, viewport=DESKTOP, reduced_motion="reduce")
        ann = Person(context, served.url)
        ann.sit(table["id"], table["token"])
        assert ann.ready() == "asked"
        expect(statue(ann.page)).to_contain_text("9")
        ann.play(2)
        context.close()
        assert ann.troubles == []


def kept_set(page: Page) -> str:
    return str(page.evaluate("localStorage.getItem('tafelrunde.values.kingsburg')"))


def statue(page: Page):  # type: ignore[no-untyped-def]
    return page.locator("[data-thing='building:statue']").first


def test_a_file_goes_out_and_comes_in_again(host: Served, person: Callable[..., Person], tmp_path: Path) -> None:
    ann = person()
    ann.visit("/values/mil")
    page = ann.page
    page.get_by_role("button", name="Board", exact=False).first.click()
    page.get_by_role("spinbutton", name="Rounds").fill("3")
    expect(page.get_by_role("status")).to_contain_text("1 value differs.")
    page.get_by_label("Name", exact=True).fill("Short evenings")
    expect(page.get_by_role("button", name="As a file")).to_be_enabled()
    with page.expect_download() as download:
        page.get_by_role("button", name="As a file").click()
    assert download.value.suggested_filename == "mil.toml"
    download.value.save_as(tmp_path / "short.toml")
    assert (tmp_path / "short.toml").read_text("utf-8") == "# Short evenings\n\n[board]\nrounds = 3\n"

    ben = person()
    ben.visit("/values/mil")
    ben.page.locator("input[type=file]").set_input_files(tmp_path / "short.toml")
    expect(ben.page.get_by_role("status")).to_contain_text("From the file: 1 value that differs.")
    expect(ben.page.get_by_label("Name", exact=True)).to_have_value("short")
    (tmp_path / "broken.toml").write_text("[board]\nrounds = 99\n", "utf-8")
    ben.page.locator("input[type=file]").set_input_files(tmp_path / "broken.toml")
    expect(ben.page.get_by_role("alert")).to_contain_text("A whole number from 1 to 9.")
