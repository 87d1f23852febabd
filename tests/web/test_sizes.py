"""Every page at every size, in both languages: nothing is cut off, covered, too small or out of reach."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from server.harness import Served
from web.person import PATIENCE, Person
from web.scenes import RECORDS, address

PROBE = (Path(__file__).parent / "sizes.js").read_text()

TOUCHED = [(360, 640), (390, 844), (844, 390), (768, 1024), (1024, 768)]
POINTED = [(1280, 720), (1366, 641), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440)]

SCENES = [
    ("kingsburg-2e-all-options", 0),  # three governors to choose from
    ("kingsburg-2e-all-options", 167),  # 84 ways to place dice, all modules
    ("kingsburg-2e-5-players", 160),
    ("kingsburg-2e-5-players", 270),  # the last buildings of five players
    ("mythotopia-4-players", 0),
    ("mythotopia-4-players", 116),  # 34 targets of an attack
    ("mythotopia-4-players", 207),
    ("mythotopia-4-players", 235),  # 17 cards to choose from
    ("mil-5-players", 0),
    ("mil-5-players", 344),  # 42 actions
    ("mil-5-players", 611),  # a sealed bid for a bride, in four colours
    ("mil-5-players", 658),
    ("tumult_royal-4-players", 0),
    ("tumult_royal-4-players", 400),  # 28 tiles
    ("tumult_royal-4-players", 480),  # 185 ways to place statues
]


def look(page: Page, sizes: list[tuple[int, int]], touch: bool, kind: str, *openers: Locator) -> None:
    """Fails with all that is wrong at any of the sizes, in German or in English, with the dialog that these open."""
    wrong: list[str] = []
    for language in ("de", "en"):
        page.set_viewport_size(ViewportSize(width=1440, height=900))
        page.locator(f"button[lang={language}]").click()
        expect(page.locator("html")).to_have_attribute("lang", language)
        for opener in openers:
            opener.click()
            expect(page.locator("dialog:modal")).to_be_visible()
        for width, height in sizes:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            found = page.evaluate(PROBE, {"touch": touch, "page": kind})
            wrong += [f"{width}x{height} {language} {each}" for each in found]
        if openers:
            page.keyboard.press("Escape")
    if wrong:
        pytest.fail(f"{len(wrong)} faults\n" + "\n".join(wrong), pytrace=False)


@pytest.fixture(params=["fingers", "mouse"])
def anyone(request: pytest.FixtureRequest, person: Callable[..., Person]) -> tuple[Person, list[tuple[int, int]], bool]:
    """Somebody with a touch screen or with a mouse, and the sizes of such screens."""
    touch = request.param == "fingers"
    return person(has_touch=touch, bypass_csp=True), TOUCHED if touch else POINTED, touch


Anyone = tuple[Person, list[tuple[int, int]], bool]


@pytest.mark.parametrize(("record", "ply"), SCENES)
def test_tables(host: Served, anyone: Anyone, record: str, ply: int) -> None:
    someone, sizes, touch = anyone
    someone.visit(address(host, record, ply))
    assert someone.ready() == "asked"
    look(someone.page, sizes, touch, "table")


@pytest.mark.parametrize(
    ("record", "ply"), [("kingsburg-2e-5-players", 160), ("mil-5-players", 0), ("mil-5-players", 611)]
)
def test_a_first_game(host: Served, anyone: Anyone, record: str, ply: int) -> None:
    """With the note that explains the decision."""
    someone, sizes, touch = anyone
    someone.page.add_init_script("localStorage.setItem('tafelrunde.first', 'on')")
    someone.visit(address(host, record, ply))
    assert someone.ready() == "asked"
    look(someone.page, sizes, touch, "table")


DIALOGS = {
    "settings": ("kingsburg-2e-5-players", ["header button:has(+ dialog) >> nth=0"]),
    "menu": ("kingsburg-2e-5-players", ["header button:has(+ dialog) >> nth=1"]),
    "legend": (
        "mil-5-players",
        ["header button:has(+ dialog) >> nth=1", "dialog:modal button:text-matches('signs|Zeichen')"],
    ),
    "cards": ("mythotopia-4-players", [".actions .book"]),
}
"""Behind the buttons of a table's top bar, and of a board: a record, and what one clicks."""


@pytest.mark.parametrize("dialog", DIALOGS)
def test_dialogs(host: Served, anyone: Anyone, dialog: str) -> None:
    someone, sizes, touch = anyone
    record, clicked = DIALOGS[dialog]
    someone.visit(address(host, record, 0))
    assert someone.ready() == "asked"
    look(someone.page, sizes, touch, "dialog", *[someone.page.locator(each) for each in clicked])


def test_lobby(anyone: Anyone) -> None:
    someone, sizes, touch = anyone
    someone.visit()
    expect(someone.page.get_by_role("button", name="Open the table")).to_be_visible(timeout=PATIENCE)
    look(someone.page, sizes, touch, "lobby")


def test_waiting(host: Served, anyone: Anyone) -> None:
    """As the host sees it, about to send somebody away, with a code to scan."""
    someone, sizes, touch = anyone
    page = someone.page
    seats = [{"kind": "person", "name": "Brian"}, {"kind": "bot", "bot": "greedy"}, {}]
    opened = host.open(seats, {"players": 3, "modules": [1, 2, 3]}, clock={"seconds": 120})
    page.route("**/api/reach", lambda route: route.fulfill(json={"addresses": ["http://192.168.7.5:8080"]}))
    someone.sit(opened["id"], opened["host_token"])
    page.get_by_role("button", name="Send away").click(timeout=PATIENCE)
    look(page, sizes, touch, "waiting")


def test_end(host: Served, anyone: Anyone) -> None:
    someone, sizes, touch = anyone
    someone.visit(address(host, "kingsburg-2e-5-players", 286, seat=0))
    assert someone.ready() == "over"
    look(someone.page, sizes, touch, "end")


LEVELS = ["page", "squire", "knight", "duke", None]


def analysed(plies: int) -> dict[str, Any]:
    """What an analysis may find of a game of five: six dear decisions, and of one player too few to tell a level."""
    said = {"id": "kb-passes", "args": {"seat": 0}}
    course = [{"ply": ply, "shares": [0.8, 0.2, 0, 0, 0], "luck": [0] * 5, "decided": True} for ply in range(plies)]
    made = {"cost": 0.34, "points": 11.4, "asked": said, "played": said, "better": said, "path": []}
    balance = {
        "start": [0.2] * 5,
        "luck": [0.3, -0.3, -0.81, 0.05, 0],
        "own": [-1.63] * 5,
        "others": [1.32] * 5,
        "result": [1, 0, 0, 0, 0],
    }
    care = {"decisions": 141, "mistakes": 64, "cost": 0.0325, "points": 1.38}
    report = {
        "course": course,
        "decisions": [{**made, "ply": 200 + seat, "seat": seat % 5} for seat in range(6)],
        "shares": balance,
        "points": balance,
        "care": [{**care, "level": level} for level in LEVELS],
    }
    return {"done": plies, "total": plies, "failed": False, "report": report}


def test_analysis(host: Served, anyone: Anyone) -> None:
    someone, sizes, touch = anyone
    page = someone.page
    page.route("**/analysis", lambda route: route.fulfill(json=analysed(287)))
    someone.visit(address(host, "kingsburg-2e-5-players", 286, seat=0))
    assert someone.ready() == "over"
    page.get_by_role("button", name="Analysis").click()
    expect(page.get_by_role("columnheader", name="Plays like")).to_be_visible()
    look(page, sizes, touch, "end")


@pytest.mark.parametrize("game", ["kingsburg", "mil", "mythotopia", "tumult_royal"])
def test_lessons(anyone: Anyone, game: str) -> None:
    """The card with which a lesson begins, the longest of them."""
    someone, sizes, touch = anyone
    someone.visit(f"/learn/{game}")
    expect(someone.page.locator("aside.card")).to_be_visible(timeout=PATIENCE)
    look(someone.page, sizes, touch, "lesson")


@pytest.mark.parametrize("game", ["kingsburg", "mil", "mythotopia", "tumult_royal"])
def test_rules(anyone: Anyone, game: str) -> None:
    someone, sizes, touch = anyone
    someone.visit(f"/rules/{game}")
    expect(someone.page.locator("#origins li span").first).to_be_visible(timeout=PATIENCE)
    look(someone.page, sizes, touch, "rules")


@pytest.mark.parametrize("game", ["kingsburg", "tumult_royal"])
def test_own_values(anyone: Anyone, game: str) -> None:
    """With some parts of the form open, a value changed and one that is wrong."""
    someone, sizes, touch = anyone
    page = someone.page
    someone.visit(f"/values/{game}")
    expect(page.locator("section h2").first).to_be_visible(timeout=PATIENCE)
    for _ in range(2):  # the last ones; long parts before them have nothing but more of the same fields
        page.locator("section h2 button[aria-expanded=false]").last.click()
    page.locator("input[type=number]").nth(0).fill("77")
    page.locator("input[type=number]").nth(1).fill("2")
    expect(page.locator(".fault")).to_have_count(1, timeout=PATIENCE)
    look(page, sizes, touch, "values")


REPLAYS = [
    ("kingsburg-2e-5-players", 40),
    ("kingsburg-1e-5-players", 202),  # the phase with the longest name
    ("mil-all-options", 357),  # a family with few knights, two vassals and the flag
]


@pytest.mark.parametrize(("name", "ply"), REPLAYS)
def test_replay(host: Served, anyone: Anyone, name: str, ply: int) -> None:
    """Always the same games: by chance others have longer lines."""
    someone, sizes, touch = anyone
    record = (RECORDS / f"{name}.txt").read_text()
    someone.visit(f"/record/{host.post('/api/records', {'record': record}).json()['record']}#ply={ply}")
    expect(someone.page.get_by_role("slider")).to_be_visible(timeout=PATIENCE)
    someone.page.wait_for_load_state("networkidle")  # what happened before is fetched page by page
    look(someone.page, sizes, touch, "replay")
