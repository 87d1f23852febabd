"""Around the game: my tables, another device, the waiting room, resigning and stopping, replay, the end."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.harness import Served
from web.person import PATIENCE, Person, watched_to_the_end

MakePerson = Callable[..., Person]
BOT = {"kind": "bot", "bot": "random"}


def remembers(someone: Person, *tables: dict[str, Any]) -> None:
    """The browser has sat at these tables before."""
    kept = [
        {"id": each["id"], "game": each["table"]["game"], "seat": 0, "token": each["tokens"][0], "host": None, "at": 0}
        for each in tables
    ]
    someone.page.add_init_script(f"localStorage.setItem('tafelrunde.tables', {json.dumps(kept)!r})")


def reached(someone: Person, *addresses: str) -> None:
    """Others reach the server there."""
    someone.page.route("**/api/reach", lambda route: route.fulfill(json={"addresses": list(addresses)}))


# --- the lobby --------------------------------------------------------------------------------------------------------


def test_my_tables_come_first_and_go_along(host: Served, person: MakePerson, finished: str) -> None:
    """Whose turn, the year, the result; one that is gone hides no other. A link takes the seats to another device."""
    playing = host.open_for(["Ann", "Brian"])
    asked = host.room(playing["id"]).play.state.to_act()[0]
    gone = {"id": "gone", "table": {"game": "kingsburg"}, "tokens": {0: "t"}}
    over = {"id": finished, "table": {"game": "kingsburg"}, "tokens": {0: "nobody"}}
    ann = person(permissions=["clipboard-read", "clipboard-write"])
    remembers(ann, over, gone, playing)
    reached(ann, host.url)
    ann.visit()
    mine = ann.page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(mine).to_have_count(2, timeout=PATIENCE)
    expect(mine.first).to_contain_text("Year 1 · " + ("Your turn" if asked == 0 else "Waiting for Brian"))
    expect(mine.last).to_contain_text("Won by")
    assert ann.page.locator("main > section").first.get_by_role("heading").inner_text() == "My tables"

    ann.page.get_by_role("button", name="Continue on another device").click()
    expect(ann.page.get_by_role("img", name="A code to scan")).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("button", name="Copy the link").click()
    expect(ann.page.get_by_role("button", name="Copied")).to_be_visible()
    link = str(ann.page.evaluate("navigator.clipboard.readText()"))
    assert "?" not in link

    phone = person()
    seen: list[str] = []
    phone.page.on("request", lambda request: seen.append(request.url + (request.post_data or "")))
    phone.page.goto(link)
    expect(phone.page.get_by_text("Take 3 tables over to this device?")).to_be_visible(timeout=PATIENCE)
    assert "#" not in phone.page.url
    assert phone.page.evaluate("localStorage.getItem('tafelrunde.tables')") is None
    assert not any(playing["tokens"][0] in each for each in seen)
    phone.page.get_by_role("button", name="Take them over").click()
    expect(phone.page.get_by_role("region", name="My tables").get_by_role("listitem")).to_have_count(2)
    phone.page.get_by_role("link", name="Go on").click()
    assert phone.situation() in ("asked", "waiting")


def test_a_link_without_seats(person: MakePerson) -> None:
    eve = person()
    eve.visit("/take#a~b~0~<script>")
    expect(eve.page.get_by_role("alert")).to_have_text("This link holds no seats.", timeout=PATIENCE)


# --- waiting ----------------------------------------------------------------------------------------------------------


def test_the_waiting_room(host: Served, person: MakePerson) -> None:
    """Guests come by a code, talk, are sent away; the host closes the table, and everybody is told."""
    opened = host.open([{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Brian"}, {}], {"players": 3})
    ann, brian = person(), person()
    reached(ann, "http://192.168.7.5:8080")
    ann.page.goto(f"{host.url}/table/{opened['id']}#{opened['host_token']}")
    brian.sit(opened["id"], opened["tokens"][1])
    expect(ann.page.get_by_role("img", name="A code to scan")).to_be_visible(timeout=PATIENCE)
    expect(ann.page.get_by_label("Link to this table")).to_have_value(f"http://192.168.7.5:8080/table/{opened['id']}")
    expect(brian.page.get_by_text("Nobody else reaches this server")).to_be_visible()
    expect(brian.page.get_by_role("img", name="A code to scan")).to_have_count(0)
    brian.page.get_by_label("Say something").fill("hello Ann")
    brian.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log")).to_contain_text("Brian hello Ann")
    expect(brian.page.get_by_role("button", name="Send away")).to_have_count(0)
    expect(brian.page.get_by_role("button", name="Close this table")).to_have_count(0)

    place = ann.page.get_by_role("listitem").filter(has_text="Brian")
    place.get_by_role("button", name="Send away").click()
    place.get_by_role("button", name="No", exact=True).click()
    place.get_by_role("button", name="Send away").click()
    place.get_by_role("button", name="Send Brian away").click()
    expect(brian.page.get_by_role("alert")).to_contain_text("The host has opened your seat again", timeout=PATIENCE)
    brian.page.reload()
    brian.page.get_by_role("button", name="Look at the table").click(timeout=PATIENCE)
    expect(brian.page.get_by_role("button", name="Sit here")).to_have_count(2, timeout=PATIENCE)

    cindy = person()
    cindy.visit(f"/table/{opened['id']}")
    expect(cindy.page.get_by_role("heading", name="Chat")).to_be_visible(timeout=PATIENCE)
    ann.page.get_by_role("button", name="Close this table").click()
    ann.page.get_by_role("button", name="Close it").click()
    expect(ann.page).to_have_url(f"{host.url}/")
    expect(cindy.page.get_by_role("alert")).to_have_text("The host has closed this table.", timeout=PATIENCE)


# --- at the table -----------------------------------------------------------------------------------------------------


def test_resigning(host: Served, person: MakePerson) -> None:
    """It is asked once more; then a bot plays the seat, and nobody gets it back."""
    opened = host.open_for(["Ann", "Brian"])
    ann = person()
    ann.sit(opened["id"], opened["tokens"][0])
    ann.situation()
    ann.page.get_by_role("button", name="More", exact=True).click()
    ann.page.get_by_role("button", name="Resign", exact=True).click()
    ann.page.get_by_role("button", name="Play on").click()
    ann.page.get_by_role("button", name="Resign", exact=True).click()
    ann.page.get_by_role("button", name="Resign for good").click()
    own = ann.page.locator(".players li.own")
    expect(own.locator("small")).to_have_text("has resigned", timeout=PATIENCE)
    expect(own.get_by_role("button", name="Play on myself")).to_have_count(0)
    ann.page.get_by_role("button", name="More", exact=True).click()
    expect(ann.page.get_by_role("button", name="Close", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("button", name="Resign", exact=True)).to_have_count(0)


@pytest.mark.rule("MY-1113")
def test_all_agree_to_stop(host: Served, person: MakePerson) -> None:
    """Proposed from the menu, refused, proposed again and agreed to: the game is scored."""
    opened = host.open_for(["Ann", "Brian"], game="mythotopia")
    ann, brian = person(), person()
    for seat, someone in enumerate((ann, brian)):
        someone.sit(opened["id"], opened["tokens"][seat])
        someone.situation()
    for answer in ("Refuse", "Agree"):
        ann.page.get_by_role("button", name="More", exact=True).click()
        ann.page.get_by_role("button", name="Propose to stop").click()
        expect(brian.page.get_by_role("alertdialog")).to_contain_text("Ann proposes to stop here and score.")
        brian.page.get_by_role("button", name=answer).click()
        expect(brian.page.get_by_role("alertdialog")).to_have_count(0)
    for someone in (ann, brian):
        expect(someone.ranking).to_have_count(2, timeout=PATIENCE)


def test_the_browser_tells_when_it_is_my_turn(host: Served, person: MakePerson) -> None:
    """Only after a switch was set, and only while the page is hidden."""
    opened = host.open_for(["Ann", "Brian"])
    seat = host.room(opened["id"]).play.state.to_act()[0]
    ann = person(permissions=["notifications"])
    ann.page.add_init_script(
        "window.told = [];"
        "window.Notification = class { constructor(title, more) { window.told.push([title, more.body]); } close() {} };"
        "Notification.permission = 'default'; window.asked = 0;"
        "Notification.requestPermission = async () => { window.asked += 1; return 'granted'; };"
        "Object.defineProperty(document, 'hidden', { get: () => window.away === true });"
    )
    ann.sit(opened["id"], opened["tokens"][1 - seat])
    assert ann.situation() == "waiting"
    assert ann.page.evaluate("window.asked") == 0
    ann.page.get_by_role("button", name="More", exact=True).click()
    ann.page.get_by_label("Tell me when it is my turn").check()
    ann.page.get_by_role("button", name="Close", exact=True).click()
    ann.page.evaluate("window.away = true")
    other = host.client(opened["id"], opened["tokens"][seat])
    other.at(0)
    while other.view["answer"] is not None:
        other.move()
    ann.page.wait_for_function("() => window.told.length > 0")
    assert ann.page.evaluate("window.told[0]") == ["Kingsburg", "Your turn"]


# --- afterwards -------------------------------------------------------------------------------------------------------


@pytest.fixture
def page(person: MakePerson, finished: str) -> Page:
    """The replay of a finished game, at its beginning."""
    ann = person()
    ann.visit(f"/table/{finished}/replay")
    expect(ann.page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    return ann.page


def at(page: Page, ply: int) -> None:
    expect(page.locator(".at")).to_have_text(re.compile(rf"^Move {ply} of \d+$"), timeout=PATIENCE)
    expect(page).to_have_url(re.compile(rf"#ply={ply}$"))


def test_a_replay_plays_by_itself(page: Page) -> None:
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_function("() => Number(location.hash.slice(5)) >= 3")
    page.get_by_role("button", name="Pause").click()
    stopped = page.url
    page.wait_for_timeout(600)
    assert page.url == stopped


def test_leaps_and_the_way_back(page: Page) -> None:
    """To a year, to the end, back by the browser, and to what the address says."""
    years = page.get_by_label("Go to")
    assert years.locator("option").all_inner_texts()[:2] == ["Year 1", "Year 2"]
    years.select_option(label="Year 2")
    second = int(years.input_value())
    at(page, second)
    page.get_by_role("button", name="One move on").click()
    at(page, second + 1)
    page.get_by_role("button", name="To the end").click()
    page.go_back()
    at(page, second + 1)
    expect(years).to_have_value(str(second))
    page.go_back()
    at(page, 0)
    page.go_forward()
    at(page, second + 1)
    page.evaluate("location.hash = '#ply=12'")
    at(page, 12)


def test_playing_on(page: Page, host: Served) -> None:
    """From any position of a finished game, against bots; the end of it is no such position."""
    page.get_by_role("slider").fill("20")
    at(page, 20)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_label("You play").select_option(index=1)
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_function("() => document.querySelector('button.entry')")
    id = page.url.rpartition("/")[2]
    assert host.room(id).table.given == 20
    expect(page.locator(".players li.own strong")).to_have_text("Guest")


def test_the_analysis_beside_the_replay(page: Page) -> None:
    """Before a mistake the better move is lit on the board; after it the move has its grade."""
    page.route("**/analysis", lambda route: route.fulfill(json=analysed()))
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_role("slider").fill("9")
    at(page, 9)
    expect(page.locator(".graded")).to_contain_text(re.compile(r"Best now: \w+ passes"))
    expect(page.locator('[data-thing="advisor:squire"].lit')).to_be_visible()
    page.keyboard.press("ArrowRight")
    at(page, 10)
    expect(page.locator(".graded")).to_contain_text(re.compile(r"Blunder: 30.% of victory; better: \w+ passes"))
    expect(page.locator('[data-thing="advisor:squire"].lit')).to_have_count(0)
    page.keyboard.press("ArrowRight")
    at(page, 11)
    expect(page.locator(".graded")).to_have_text(re.compile("Good move"))


def analysed() -> dict[str, Any]:
    """What an analysis found: a blunder at move 10."""
    passes = {"id": "kb-passes", "args": {"seat": 0}}
    nothing = {"start": [0.5, 0.5], "luck": [0, 0], "own": [0, 0], "others": [0, 0], "result": [1, 0]}
    made = {"ply": 10, "seat": 0, "cost": 0.3, "points": 4, "asked": passes, "played": passes, "better": passes}
    course = [{"ply": ply, "shares": [0.5, 0.5], "luck": [0, 0], "decided": True} for ply in range(20)]
    report = {
        "course": course,
        "decisions": [{**made, "path": ["advisor:squire"]}],
        "shares": nothing,
        "points": nothing,
        "care": [],
    }
    return {"done": 20, "total": 20, "failed": False, "report": report}


def test_how_i_did(host: Served, person: MakePerson) -> None:
    """The end says place and margin in words; the seed is folded away."""
    opened = host.open([{"kind": "person", "name": "Ann"}, BOT], {"players": 2}, start=True)
    host.post(f"/api/tables/{opened['id']}/seats/0", BOT, opened["tokens"][0])
    watched_to_the_end(host, opened["id"])
    ann = person()
    ann.sit(opened["id"], opened["tokens"][0])
    expect(ann.ranking).to_have_count(2, timeout=PATIENCE)
    scores = host.room(opened["id"]).play.state.scores()
    won = host.room(opened["id"]).play.state.winners() == [0]
    expect(ann.page.locator(".did")).to_contain_text(f"You {'won' if won else 'came 2nd of 2'} with {scores[0]} points")
    seed = ann.page.get_by_text("All chance was drawn from the seed")
    expect(seed).to_be_hidden()
    ann.page.get_by_text("Check the luck").click()
    expect(seed).to_be_visible()
