"""Whole games in a real browser: by clicks, by two people, by keys alone, and over a crash of the server."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from server.harness import Served, end_apart, free_port, served_apart
from web.person import PATIENCE, Person, take_turns
from web.test_every_way import Ear

MakePerson = Callable[..., Person]


def test_a_whole_game_against_bots_by_clicks(person: MakePerson) -> None:
    """From the lobby, with all modules of the second edition, to the ranking and the record."""
    ann = person()
    ann.visit()
    ann.page.get_by_label("Your name").fill("Ann")
    ann.page.get_by_role("button", name="All modules").click()
    ann.page.get_by_role("button", name="Open the table").click()
    assert ann.play() == "over"
    expect(ann.ranking).to_have_count(4)
    expect(ann.ranking.filter(has_text="Ann")).to_have_count(1)
    with ann.page.expect_download() as download:
        ann.page.get_by_role("link", name="Download the record").click()
    record = Path(download.value.path()).read_text(encoding="utf-8")
    assert record.startswith("Tafelrunde record 1\n")
    assert "Ann" in record


def test_two_people_in_two_browsers(host: Served, person: MakePerson) -> None:
    """One opens the table, the other follows the link and sits down; both see the same ranking."""
    ann, brian = person(seed=2), person(seed=3)
    opened = host.open([{"kind": "person", "name": "Ann"}, {"kind": "open"}], {"players": 2})
    ann.sit(opened["id"], opened["tokens"][0])
    brian.visit(f"/table/{opened['id']}")
    brian.page.get_by_label("Your name").fill("Brian")
    brian.page.get_by_role("button", name="Sit here").click()
    expect(ann.page.get_by_text("Brian")).to_be_visible(timeout=PATIENCE)
    started = host.post(f"/api/tables/{opened['id']}/start", {"fill": None}, opened["host_token"])
    assert started.status_code in (200, 201), started.text
    take_turns([ann, brian])
    assert ann.ready() == brian.ready() == "over"
    assert ann.ranking.all_inner_texts() == brian.ranking.all_inner_texts()
    expect(ann.ranking).to_have_count(2)


def test_by_keyboard_alone(person: MakePerson) -> None:
    """From the lobby to the end, without a mouse; half of the choices are found in the accessibility tree alone."""
    ann = person(seed=4, asked=True)
    ear = Ear()
    ann.visit()
    ann.tab_to(ann.page.get_by_role("group", name="Players").get_by_role("radio").nth(2))
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("ArrowLeft")
    ann.tab_to(ann.page.get_by_role("button", name="Open the table"))
    ann.page.keyboard.press("Enter")
    assert ann.play(by=lambda ann: ear(ann) if ann.rng.random() < 0.5 else ann.press()) == "over"
    expect(ann.ranking).to_have_count(2)
    assert ear.heard > 10


def test_the_page_goes_on_after_a_crash_of_the_server(person: MakePerson, tmp_path: Path) -> None:
    """The server is killed and started again: nothing is lost, and nobody has to reload the page."""
    port, database = free_port(), tmp_path / "tables.db"
    ann = person(f"http://127.0.0.1:{port}", seed=5)
    with served_apart(port, database) as process:
        ann.visit()
        ann.page.get_by_role("button", name="Play now Kingsburg").click()
        ann.play(6)
        before = ann.lines()
        end_apart(process)
        expect(ann.page.get_by_text("connection lost")).to_be_visible(timeout=PATIENCE)
    with served_apart(port, database):
        expect(ann.page.get_by_text("connected", exact=True)).to_be_visible(timeout=PATIENCE)
        assert ann.lines()[: len(before)] == before
        ann.play(6)
        assert len(ann.lines()) > len(before)
