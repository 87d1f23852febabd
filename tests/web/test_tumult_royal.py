"""Tumult Royal in a real browser: a whole game, the robbery against the clock, keys, phone, axe, languages."""

import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from server.harness import Served, serving
from web.faults import faults
from web.person import DESKTOP, PATIENCE, PHONE, Person
from web.scenes import address, show

MakePerson = Callable[..., Person]
HASTE = 2.0
SCROLLS = "[document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]"


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Robberies are short here."""
    with serving(tmp_path_factory.mktemp("tumult"), haste=HASTE) as served:
        yield served


def open_table(host: Served, people: list[str], players: int, bot: str = "random", **options: Any) -> dict[str, Any]:
    seats = [{"kind": "person", "name": name} for name in people]
    seats += [{"kind": "bot", "bot": bot}] * (players - len(people))
    race = {"race": 40} if options.get("robbery") == "realtime" else {}
    return host.open(seats, {"players": players, **options}, game="tumult_royal", start=True, **race)


def sit(host: Served, someone: Person, players: int, **options: Any) -> dict[str, Any]:
    """One person among bots, at the first question."""
    opened = open_table(host, ["Ann"], players, **options)
    someone.sit(opened["id"], opened["tokens"][0])
    assert someone.ready() == "asked"
    return opened


def things(page: Page, family: str) -> Any:
    """What can be chosen on the board now."""
    return page.locator(f'[data-thing^="{family}:"][data-state="open"]')


def choice(page: Page, word: str) -> Any:
    """A button on the board, while it can be chosen."""
    return page.locator(f'[data-thing="choice:{word}"][data-state="open"]')


def act(someone: Person) -> None:
    """Plays on the board, by clicks on things: keeps what it lifts, stops after a few tiles, builds where it can."""
    page = someone.page
    hoard = page.locator(".castle .stack").count()
    if choice(page, "keep").count():
        choice(page, "keep").click()
    elif things(page, "slot").count():
        stop = choice(page, "no")
        (stop if hoard >= 4 else things(page, "slot").first).click()
    elif things(page, "spot").count():
        things(page, "spot").last.click()
    elif things(page, "tile").count():
        things(page, "tile").first.click()
    elif things(page, "place").count():
        things(page, "place").first.click()
    elif someone.options.count():
        someone.click()


def test_a_whole_game_in_turns_by_clicks(host: Served, person: MakePerson) -> None:
    """Four players, three of them bots, to the end, the points and the record."""
    ann = person(seed=11)
    opened = sit(host, ann, 4, packet="6")
    assert ann.play(by=act) == "over"
    assert any("Ann places" in line for line in ann.lines())
    expect(ann.ranking).to_have_count(4)
    assert len(re.findall(r"\d+ statues?", " ".join(ann.ranking.all_inner_texts()))) == 4
    table = ann.page.locator("section.end table")
    expect(table.get_by_role("row", name="Chronicle")).to_be_visible()
    result = host.get(f"/api/tables/{opened['id']}").json()["result"]
    assert table.locator("tfoot td").all_inner_texts()[-4:] == [str(points) for points in result["scores"]]
    record = host.get(f"/api/tables/{opened['id']}/record").text
    assert record.startswith("Tafelrunde record 1\ngame: tumult_royal\n")


def to_the_race(people: list[Person]) -> None:
    """First statues by whoever is asked, then everybody is ready, until the sand runs on every page."""
    end = time.monotonic() + PATIENCE / 1000
    while not all(someone.page.locator(".sand").count() for someone in people):
        assert time.monotonic() < end, "the robbery does not begin"
        for someone in people:
            if things(someone.page, "spot").count():
                things(someone.page, "spot").first.click()
            someone.page.evaluate("document.querySelector('section.race button')?.click()")
            someone.page.wait_for_timeout(50)


def test_a_judgement_belongs_to_its_round(host: Served, person: MakePerson) -> None:
    """Whoever has begun to rob again does not see the last round's judgement once more while the other one robs."""
    ann, game = person(), "tumult_royal-2-players"
    seat = address(host, game, 44, seat=1)
    ann.visit(seat)
    tumults, tiles = ann.page.locator(".tumults"), ann.page.locator("section.centre")
    expect(tiles).to_be_visible(timeout=PATIENCE)
    show(host, seat, game, 45)  # the other one places; the people have judged
    expect(tumults).to_be_visible()
    show(host, seat, game, 48)  # the next robbery is hers
    expect(tiles).to_be_visible()
    show(host, seat, game, 56)  # and the other one's turn again
    expect(ann.page.locator(".bar .ask")).to_contain_text("Waiting")
    expect(tiles).to_be_visible()
    expect(tumults).to_have_count(0)


def test_nobody_is_asked_for_the_next_race_before_the_judgement_is_seen(host: Served, person: MakePerson) -> None:
    ann, game = person(pace="calm"), "tumult_royal-realtime-2-players"
    seat = address(host, game, 57, seat=0)
    ann.visit(seat)
    expect(ann.page.locator("section.race")).to_be_visible(timeout=PATIENCE)
    show(host, seat, game, 61)  # the robbery has ended, both have placed, the next one may begin
    judgement = ann.page.locator("section.scene .tumults")
    expect(judgement).to_be_visible()
    expect(ann.page.locator("section.race")).to_have_count(0)
    ann.page.keyboard.press("Enter")  # this is not the answer to a question that she has not seen
    expect(judgement).to_have_count(0)
    expect(ann.page.get_by_role("region", name="Coronation")).to_be_visible()
    expect(ann.page.locator("section.race")).to_have_count(0)
    ann.page.get_by_role("button", name="Go on").click()
    expect(ann.page.locator("section.race")).to_be_visible(timeout=PATIENCE)


HOLDABLE = """
window.held = null;
window.WebSocket = class extends WebSocket {
    set onmessage(hear) {
        super.onmessage = (message) => (window.held ? window.held.push(() => hear(message)) : hear(message));
    }
};
"""
"""What the server says to a page can be held back for a while."""
HOLD = "() => { window.held = []; }"
LET_GO = "() => { const all = window.held; window.held = null; all.forEach((each) => each()); }"


def test_two_browsers_want_the_same_tile(host: Served, person: MakePerson) -> None:
    """One of them gets it; both pages and the record say who."""
    people = [person(seed=12), person(seed=13)]
    for someone in people:
        someone.page.add_init_script(HOLDABLE)
    opened = open_table(host, ["Ann", "Ben"], 2, robbery="realtime")
    for seat, someone in enumerate(people):
        someone.sit(opened["id"], opened["tokens"][seat])
    to_the_race(people)
    for someone in people:  # when they click, neither has heard of the other
        someone.page.evaluate(HOLD)
    for someone in people:
        someone.page.locator('[data-thing="slot:5"]').click()
    for someone in people:
        someone.page.evaluate(LET_GO)
    for someone in people:
        expect(someone.page.locator('[data-thing="slot:5"]')).to_have_class(re.compile("held"), timeout=PATIENCE)
    journal = host.room(opened["id"]).play.journal
    first = next(entry.seat for entry in journal if entry.move == 7 + 5)
    winner, other = people[first], people[1 - first]
    expect(winner.page.locator(".slots .mine")).to_be_visible()
    expect(other.page.locator(".slots .mine")).to_have_count(0)
    expect(other.page.get_by_role("alert")).to_have_text("Somebody was faster: this tile is taken.")
    name = ["Ann", "Ben"][first]
    expect(other.page.get_by_label(f"Tile A6: {name} is looking at it")).to_be_visible()
    choice(winner.page, "keep").click()
    # Without waiting for an answer the next tile can be lifted.
    expect(things(winner.page, "slot").first).to_be_visible(timeout=PATIENCE)
    expect(other.page.get_by_label(f"Place A6: {name} has kept this tile")).to_be_visible(timeout=PATIENCE)
    kept = [(entry.seat, entry.move) for entry in host.room(opened["id"]).play.journal if entry.seat == first][-1]
    assert kept == (first, 3)
    lines = [line for line in host.room(opened["id"]).play.record().lines if line.move == "lift 5"]
    assert [line.seat for line in lines] == [first]


def lift(someone: Person, reach: Callable[[], object]) -> None:
    """Lifts a tile; where somebody was faster, another one."""
    mine = someone.page.locator(".slots .mine")
    for _ in range(8):
        reach()
        try:
            return expect(mine).to_be_visible(timeout=1500)
        except AssertionError:
            continue
    raise AssertionError("others are always faster")


def test_practice_from_the_lobby(person: MakePerson) -> None:
    """One click to a table with bots; the set-up says what real time means, and how long it may last."""
    ann = person(seed=20)
    ann.visit()
    ann.page.get_by_label("Which game").select_option("Tumult Royal")
    race = ann.page.get_by_label("Length of the race")
    expect(race).to_have_count(1)  # the form begins with the rulebook's way
    ann.page.get_by_role("button", name="In turns", exact=True).click()
    expect(race).to_have_count(0)
    ann.page.get_by_role("button", name="All at once", exact=True).click()
    expect(ann.page.get_by_text("quick hands help").first).to_be_visible(timeout=PATIENCE)
    expect(ann.page.get_by_label("Length of the race").locator("option")).to_have_text(
        ["20 seconds", "30 seconds", "40 seconds"]
    )
    ann.page.get_by_role("button", name="Practise against the clock").click()
    assert ann.ready() == "asked"
    things(ann.page, "spot").first.click()
    expect(ann.page.locator("section.race")).to_be_visible(timeout=PATIENCE)


def test_the_lobby_offers_the_rulebooks_way_first(person: MakePerson) -> None:
    """Against the clock all at once is the game; in turns is the second button, and each explains itself."""
    ann = person(seed=21)
    ann.visit()
    card = ann.page.locator("article").filter(has=ann.page.get_by_role("heading", name="Tumult Royal"))
    expect(card.locator(".go button")).to_have_text(["All at once Tumult Royal", "In turns Tumult Royal"])
    expect(card.locator(".go small").first).to_contain_text("against the sand-glass")
    expect(card.locator(".go small").last).to_contain_text("Without a clock")
    card.get_by_role("button", name="All at once").click()
    assert ann.ready() == "asked"
    things(ann.page, "spot").first.click()
    expect(ann.page.locator("section.race")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("size", [(1366, 641), (1440, 900), (390, 844), (844, 390)])
def test_the_sand_covers_nothing(host: Served, person: MakePerson, size: tuple[int, int]) -> None:
    """While it runs, the buttons of the top bar and the question can be seen."""
    ann = person(seed=19, viewport={"width": size[0], "height": size[1]})
    sit(host, ann, 2, robbery="realtime")
    to_the_race([ann])
    sand = ann.page.locator(".sand").bounding_box()
    assert sand is not None
    for part in ("header", ".bar .ask"):
        box = ann.page.locator(part).first.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= sand["y"] or sand["y"] + sand["height"] <= box["y"] + 1, part


def test_the_robbery_by_keys(host: Served, person: MakePerson) -> None:
    """Enter says that one is ready, arrows and Enter lift a tile, a number decides."""
    ann = person(seed=14)
    sit(host, ann, 2, robbery="realtime")
    ann.page.keyboard.press("1")
    expect(ann.page.locator("section.race")).to_be_visible(timeout=PATIENCE)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".sand")).to_be_visible(timeout=PATIENCE)
    expect(things(ann.page, "slot").first).to_be_visible(timeout=PATIENCE)
    lift(ann, lambda: [ann.page.keyboard.press(key) for key in ("ArrowRight", "Enter")])
    ann.page.keyboard.press("1")
    expect(ann.page.locator(".castle .stack")).to_have_count(1, timeout=PATIENCE)


def test_in_turns_by_keys(host: Served, person: MakePerson) -> None:
    ann = person(seed=15)
    sit(host, ann, 2)
    assert ann.play(30, by=Person.press) == "asked"
    assert any("Ann looks at tile" in line for line in ann.lines())


def test_a_phone(host: Served, person: MakePerson) -> None:
    """The robbery against the clock by touch: the tile in hand and the sand are in sight, nothing is too wide."""
    ann = person(seed=16, viewport=PHONE, has_touch=True)
    sit(host, ann, 4, robbery="realtime")
    assert ann.page.evaluate(SCROLLS) == [False, False]
    first = things(ann.page, "spot").first
    assert first.bounding_box()["width"] >= 44
    first.tap()  # the first tap says what it is
    ann.page.get_by_role("button", name="Do it", exact=True).tap()
    ann.page.get_by_role("button", name="I am ready").tap()
    expect(ann.page.locator(".sand")).to_be_visible(timeout=PATIENCE)
    tile = things(ann.page, "slot").nth(3)
    assert tile.bounding_box()["width"] >= 44
    lift(ann, tile.tap)
    expect(ann.page.locator(".slots .mine")).to_be_in_viewport()
    ann.page.locator("button.entry", has_text="Keep it").tap()
    expect(ann.page.locator(".castle .stack")).to_have_count(1, timeout=PATIENCE)
    assert ann.page.evaluate(SCROLLS) == [False, False]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_desk(host: Served, person: MakePerson, players: int) -> None:
    """All on one screen, nothing to scroll, in both languages."""
    ann = person(seed=17, viewport=DESKTOP, locale="de-DE")
    sit(host, ann, players)
    for word in ("Verlauf", "Log"):
        expect(ann.page.get_by_role("button", name=word, exact=True)).to_be_visible(timeout=PATIENCE)
        ann.play(4, by=act)
        assert ann.page.evaluate(SCROLLS) == [False, False]
        for part in (".land", ".castle", ".chronicle", ".people"):
            inner = ann.page.locator(f".tumult > {part}").evaluate("it => it.scrollHeight <= it.clientHeight + 1")
            assert inner, part
        ann.speak("en")
    text = ann.page.locator("body").inner_text()
    assert not re.search(r"\b(tr|board|phase|field|good|rank)-[a-z]", text)


def test_what_is_not_possible_says_why(host: Served, person: MakePerson) -> None:
    ann = person(seed=18)
    sit(host, ann, 2)
    ann.page.locator(".field.forest").first.click(force=True)
    expect(ann.page.locator(".why")).to_contain_text("A first statue needs a meadow", timeout=PATIENCE)


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desk", "phone"])
def looked_at(request: pytest.FixtureRequest, person: MakePerson) -> Person:
    return person(seed=19, viewport=request.param, bypass_csp=True)


def test_axe_in_turns(host: Served, looked_at: Person) -> None:
    """First statue, the robbery with a tile in hand, placing after the tumults, and the rules."""
    page = looked_at.page
    sit(host, looked_at, 2)
    assert faults(page) == []
    things(page, "spot").first.click()
    expect(things(page, "slot").first).to_be_visible(timeout=PATIENCE)
    things(page, "slot").first.click()
    expect(page.locator(".slots .mine")).to_be_visible(timeout=PATIENCE)
    assert faults(page) == []
    for _ in range(200):
        if things(page, "spot").count() or looked_at.ready() == "over":
            break
        act(looked_at)
    assert faults(page) == []
    looked_at.visit("/rules/tumult_royal#TR-523")
    expect(page.locator("#TR-523")).to_be_visible(timeout=PATIENCE)
    assert faults(page) == []


def test_axe_against_the_clock(host: Served, looked_at: Person) -> None:
    """The card that asks whether one is ready, and the sand."""
    page = looked_at.page
    sit(host, looked_at, 2, robbery="realtime")
    things(page, "spot").first.click()
    expect(page.locator("section.race")).to_be_visible(timeout=PATIENCE)
    assert faults(page) == []
    expect(page.locator(".sand")).to_be_visible(timeout=PATIENCE)
    assert faults(page) == []
