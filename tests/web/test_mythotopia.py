"""Mythotopia in the browser: a whole game by clicks on the board, an attack step by step, zoom, keys, phone, words."""

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from server.harness import Served
from tafelrunde.bots.bot import ask
from tafelrunde.bots.roster import bot
from tafelrunde.games.mythotopia.components.box import BOX
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.kernel.luck import Luck
from tafelrunde.table import table as tables
from tafelrunde.table.play import Play
from web.faults import faults
from web.person import DESKTOP, PHONE, Person
from web.strategist import Done, Strategist

MakePerson = Callable[..., Person]
PRINTED = BOX.newest.components
RICH = {"starting_cards": ["build", "build", "market", "market", "market", "army", "army", "ship"], "round_limit": 11}
"""Everybody begins with many cards, so that everything happens soon."""
MANY_TARGETS = "list-1"
"""The seed of a game in which Ann soon has several provinces to attack."""
WITH_FACES = {"desk": {"viewport": DESKTOP}, "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True}}


def whole_plan(seed: str) -> bool:
    """Whether somebody gets through the whole list against the server's bot, who plays as soon as it is asked."""
    play = Play(MYTHOTOPIA, {"players": 2, **RICH}, ["Ann", "Gawain"], seed)
    other, ann = bot("random"), Strategist(0)
    while not play.state.over() and ann.left:
        state = play.state
        assert isinstance(state, MythotopiaState)
        if 1 in play.asked:
            move = ask(other, state, 1, Luck.seeded(f"{seed}/bot/1/{play.asked[1]}"))
            play = after(play, 1, move)
        elif state.question() != "turn":
            play = after(play, 0, state.moves(0)[0])
        else:
            done = ann.plan(state)
            ann.note(state, done)
            for step in done.steps:
                play = after(play, 0, step.move)
    return not ann.left


def after(play: Play, seat: int, move: int) -> Play:
    entry = play.entry(seat, play.asked[seat], move, 0.0)
    assert entry is not None
    return play.after(entry)


@pytest.fixture(scope="module")
def promising() -> str:
    """The seed of a game in which all on the list can be done."""
    return next(f"list-{number}" for number in range(100) if whole_plan(f"list-{number}"))


def beginning(*asked: int) -> str:
    """The seed of a game for two in which these seats are asked first."""
    settings = MYTHOTOPIA.settle({"players": 2})
    seeds = (f"first-{number}" for number in range(100))
    return next(seed for seed in seeds if MYTHOTOPIA.begin(settings, Luck.seeded(seed)).to_act() == [*asked])


@pytest.fixture
def seeded(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Tables that are opened from now on draw from this seed."""
    return lambda seed: monkeypatch.setattr(tables, "new_seed", lambda: seed)


class Table:
    """Ann at a table with bots, and what the server knows of it."""

    def __init__(self, host: Served, someone: Person, bots: int = 1, explained: bool = False, **settings: Any) -> None:
        seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "bot", "bot": "random"}] * bots]
        opened = host.open(seats, {"players": bots + 1, **settings}, start=True, game="mythotopia")
        self.host, self.person, self.page, self.id = host, someone, someone.page, opened["id"]
        if not explained:
            self.page.add_init_script("localStorage.setItem('tafelrunde.first', 'off')")
        someone.sit(self.id, opened["tokens"][0])
        assert someone.ready() == "asked"

    @property
    def state(self) -> MythotopiaState:
        state: MythotopiaState = self.host.room(self.id).play.state
        return state

    def thing(self, id: str) -> Locator:
        return self.page.locator(f'.mythotopia [data-thing="{id}"]').first

    def touch(self, id: str) -> None:
        """Clicks on a thing: land and seas where their pieces stand."""
        family, _, name = id.partition(":")
        if family in ("province", "sea"):
            place = PRINTED.province[name] if family == "province" else PRINTED.sea[name]
            self.page.mouse.click(*self.on_screen(place.x, place.y + (0 if family == "province" else 14)))
        elif family == "border":
            self.thing(id).locator("circle").click()
        else:
            self.thing(id).click()

    def on_screen(self, x: int, y: int) -> tuple[float, float]:
        """Where a place on the plane of the map is on the page."""
        script = """([x, y]) => {
            const { a, d, e, f } = document.querySelector(".map svg").getScreenCTM();
            return [a * x + e, d * y + f];
        }"""
        left, top = self.page.evaluate(script, [x, y])
        return left, top

    def take(self, done: Done) -> str:
        """Plays an action by touching its things, one after the other."""
        for step in done.steps:
            for id in step.path:
                self.touch(id)
            said = self.person.ready()
        return said

    def turn(self) -> str:
        """Waits for the top of a turn; what is asked before is answered by the first option."""
        while self.person.ready() == "asked" and self.state.question() != "turn":
            self.person.options.first.click()
        return self.person.ready()

    def undo(self) -> None:
        """Takes the last step back, and waits until the server has."""
        room = self.host.room(self.id)
        before = room.play.line
        self.page.keyboard.press("u")
        for _ in range(100):
            if room.play.line > before:
                break
            self.page.wait_for_timeout(50)
        self.person.ready()

    @property
    def seen(self) -> list[float]:
        """The part of the map that is seen."""
        box = self.page.locator(".map svg").first.get_attribute("viewBox")
        assert box
        return [float(number) for number in box.split()]


@pytest.fixture
def ann(person: MakePerson) -> Person:
    return person()


def test_a_whole_game_by_clicks(host: Served, ann: Person, promising: str, seeded: Callable[[str], None]) -> None:
    """Against a bot: attacks over hills and over sea, a road, a city, a castle, a war won and one lost, an improvement
    drafted, stored and played from the reserve; every step is a click on the board.
    """
    seeded(promising)
    table, plans = Table(host, ann, **RICH), Strategist(0)
    while table.turn() == "asked" and plans.left:
        before = table.state.copy()
        done = plans.plan(before)
        table.take(done)
        plans.note(before, done)
    assert plans.left == []
    lines = " ".join(ann.lines())
    for words in ("builds a road", "builds a city", "builds a castle", "Ann conquers", "holds out", "Ann drafts"):
        assert words in lines
    while table.turn() == "asked":
        passing = table.thing("verb:pass")
        (ann.options.first if passing.get_attribute("aria-disabled") == "true" else passing).click()
    expect(ann.ranking).to_have_count(2)
    expect(ann.page.locator("section.end")).to_contain_text("Conquests")


# --- an attack ------------------------------------------------------------------------------------------------------


def asked_last(state: MythotopiaState, done: Done) -> str:
    """The question that the last step of an action answers."""
    before = state.copy()
    for step in done.steps[:-1]:
        before.play(0, step.move)
    return before.question()


@pytest.fixture
def attack(host: Served, ann: Person, seeded: Callable[[str], None]) -> Iterator[tuple[Table, Done]]:
    """Ann at the top of a turn in which she can attack, and how."""
    seeded(MANY_TARGETS)
    table, plans = Table(host, ann, **RICH), Strategist(0)
    while table.turn() == "asked":
        done = plans.first(table.state, "invade", lambda done: asked_last(table.state, done) == "armies")
        if done:
            yield table, done
            return
        table.take(plans.plan(table.state))


def test_an_attack_shows_its_way_and_outcome(attack: tuple[Table, Done]) -> None:
    """Settled steps, the one that is asked, what is still owed, and how the war would stand with each card."""
    table, done = attack
    page = table.page
    now = page.locator(".actions li.now")
    table.touch("verb:invade")
    table.person.ready()
    expect(now).to_contain_text("Province")
    expect(page.locator(".territory[data-state=open]").first).to_be_visible()
    for step in done.steps[1:-1]:
        for id in step.path:
            table.touch(id)
        table.person.ready()
    name = PRINTED.province[table.state.setting.components.provinces[table.state.target]].name
    expect(page.locator(".actions li.done").nth(1)).to_contain_text(name)
    expect(now).to_contain_text("Armies")
    expect(page.locator(".territory.aimed")).to_have_count(1)
    council = page.locator(".council")
    expect(council).to_contain_text(f"{name} after this action")
    expect(council.locator(".outlook li").first).to_contain_text(re.compile(r"\d : \d"))
    expect(page.locator(".card.laid")).not_to_have_count(0)


def test_an_attack_is_taken_back_until_it_commits(attack: tuple[Table, Done]) -> None:
    """Step by step to the top of the turn; nobody hears of it, and nothing has changed."""
    table, done = attack
    before, lines = table.state.copy(), table.person.lines()
    for step in done.steps[:-1]:
        for id in step.path:
            table.touch(id)
        table.person.ready()
    for _ in done.steps[:-1]:
        table.undo()
    assert table.state.question() == "turn"
    assert table.state == before
    assert table.person.lines() == lines
    assert table.take(done) in ("asked", "over")
    expect(table.page.locator("[role=log] li").filter(has_text="invades").last).to_be_visible()


def test_why_not(host: Served, ann: Person, seeded: Callable[[str], None]) -> None:
    """An action that is not possible, and a card outside an action, tell why and by which rule."""
    seeded(beginning(0))  # before anybody can have attacked her
    table = Table(host, ann)
    why = ann.page.locator(".bar .why")
    table.thing("verb:end_war").click(force=True)
    expect(why).to_have_text("You take part in no war (MY-602).")
    table.touch("province:blore")
    expect(why).to_have_text("Choose an action first (MY-305).")


def test_a_reason_stays_while_others_decide(host: Served, ann: Person, seeded: Callable[[str], None]) -> None:
    """Both choose a citadel at once: what Ann was told is still there when Ben has chosen, and goes with her choice."""
    seeded(beginning(0, 1))
    opened = host.open_for(["Ann", "Ben"], game="mythotopia")
    ann.sit(opened["id"], opened["tokens"][0])
    assert ann.ready() == "asked"
    ann.page.get_by_role("button", name="Roads").and_(ann.page.locator("[aria-disabled=true]")).click(force=True)
    why = ann.page.locator(".bar .why")
    expect(why).to_have_text(re.compile(r"MY-\d+"))
    told = why.inner_text()
    ben = host.client(opened["id"], opened["tokens"][1])
    ben.move()
    ben.close()
    expect(ann.page.locator(".players li.turn")).to_have_count(1)
    expect(why).to_have_text(told)
    ann.unfold()
    ann.options.first.click()
    expect(why).to_have_text("")


def test_the_first_game_is_explained(host: Served, ann: Person) -> None:
    table = Table(host, ann, explained=True)
    table.turn()
    expect(ann.page.locator("aside").filter(has_text="You have two actions")).to_be_visible()


# --- the map --------------------------------------------------------------------------------------------------------


def test_wheel_drag_and_buttons(host: Served, ann: Person) -> None:
    """The wheel comes closer to where one points; the map can be pushed; a push is no click; one button shows all."""
    table = Table(host, ann)
    table.turn()
    whole = table.seen
    x, y = table.on_screen(PRINTED.province["palmain"].x, PRINTED.province["palmain"].y)
    ann.page.mouse.move(x, y)
    ann.page.mouse.wheel(0, -600)
    expect(ann.page.get_by_role("button", name="The whole map")).to_be_enabled()
    near = table.seen
    assert near[2] < whole[2] / 2
    again = table.on_screen(PRINTED.province["palmain"].x, PRINTED.province["palmain"].y)
    assert again == pytest.approx((x, y), abs=2)
    ann.page.mouse.down()
    ann.page.mouse.move(x - 80, y - 40, steps=4)
    ann.page.mouse.up()
    assert table.seen[0] > near[0]
    expect(ann.page.locator(".bar .why")).to_have_text("")
    ann.page.get_by_role("button", name="The whole map").click()
    assert table.seen == pytest.approx(whole, abs=0.5)


def test_a_province_tells_about_itself(host: Served, ann: Person) -> None:
    table = Table(host, ann)
    table.turn()
    ann.page.mouse.move(*table.on_screen(PRINTED.province["blore"].x, PRINTED.province["blore"].y))
    caption = ann.page.locator("aside.caption")
    expect(caption).to_contain_text("Blore")
    expect(caption).to_contain_text("rugged land")
    label = table.thing("province:blore").get_attribute("aria-label")
    assert label
    assert label.startswith("Blore. 1 army, rugged land.")


def test_all_cards_can_be_searched(host: Served, ann: Person) -> None:
    """29 improvements, 13 victory-point cards, 4 starting cards, 40 provinces."""
    table = Table(host, ann)
    table.turn()
    ann.page.get_by_role("button", name="All cards").click()
    dialog = ann.page.get_by_role("dialog", name="All cards")
    expect(dialog.get_by_role("status")).to_have_text("86 cards")
    dialog.get_by_role("searchbox").fill("reserve stone")
    expect(dialog.get_by_role("listitem").filter(has_text="Quarry")).to_be_visible()
    expect(dialog.get_by_role("listitem").filter(has_text="Queen")).to_have_count(0)
    dialog.get_by_role("searchbox").fill("unicorn")
    expect(dialog.get_by_role("status")).to_have_text("No card has these words.")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_have_count(0)


# --- keys, sizes, words ---------------------------------------------------------------------------------------------


def test_by_keys(host: Served, ann: Person, seeded: Callable[[str], None]) -> None:
    """A province on the map is reached with the arrows and chosen with Enter; then some moves by keys."""
    seeded(MANY_TARGETS)
    table, plans = Table(host, ann, **RICH), Strategist(0)
    while table.turn() == "asked" and not plans.first(table.state, "invade", lambda done: True):
        table.take(plans.plan(table.state))
    table.thing("verb:invade").focus()
    ann.page.keyboard.press("Enter")
    ann.ready()
    assert table.state.question() == "invade_target"
    for _ in range(60):
        ann.page.keyboard.press("ArrowRight")
        focused = ann.page.evaluate("document.activeElement?.getAttribute('data-thing') ?? ''")
        if focused.startswith("province:"):
            break
    ann.page.keyboard.press("Enter")
    ann.ready()
    assert focused.removeprefix("province:") in table.state.setting.components.provinces
    assert table.state.question() != "invade_target"
    assert ann.play(12, by=Person.press) in ("asked", "over")


def fits(page: Page, size: dict[str, int]) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert page.evaluate("document.documentElement.scrollHeight") <= size["height"]


def clipped(page: Page) -> list[str]:
    """Parts of the board that reach beyond the window."""
    script = """() => [...document.querySelectorAll(".mythotopia > *")].filter((part) => {
        const { right, bottom } = part.getBoundingClientRect();
        return right > innerWidth + 1 || bottom > innerHeight + 1;
    }).map((part) => part.className)"""
    found: list[str] = page.evaluate(script)
    return found


@pytest.mark.parametrize("bots", [1, 3])
def test_a_desk(host: Served, person: MakePerson, bots: int) -> None:
    """At 1440x900 the whole table is seen at once."""
    someone = person(**WITH_FACES["desk"])
    Table(host, someone, bots)
    for _ in range(12):
        fits(someone.page, DESKTOP)
        assert clipped(someone.page) == []
        someone.click()
        if someone.ready() == "over":
            break


def test_a_phone(host: Served, person: MakePerson) -> None:
    """The map fills its part and can be pushed with a finger; nothing scrolls sideways in any part of the table."""
    someone = person(**WITH_FACES["phone"])
    table = Table(host, someone)
    table.turn()
    page = someone.page
    part = table.seen
    assert part[2] < 900
    box = page.locator(".map svg").first.bounding_box()
    assert box
    page.mouse.move(box["x"] + 200, box["y"] + 120)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] + 120, steps=5)
    page.mouse.up()
    assert table.seen[0] > part[0]
    page.get_by_role("button", name="The whole map").tap()
    assert table.seen[2] >= 999
    for _ in range(8):
        fits(page, PHONE)
        someone.options.nth(someone.rng.randrange(someone.options.count())).tap()
        someone.ready()
    for tab in page.get_by_role("navigation").get_by_role("button").all():
        tab.tap()
        fits(page, PHONE)


def test_german(host: Served, ann: Person) -> None:
    table = Table(host, ann)
    table.turn()
    ann.speak("de")
    expect(ann.page.locator(".mythotopia")).to_contain_text("Siegpunktkarten")
    expect(table.thing("verb:invade")).to_contain_text("Angriff")
    expect(table.thing("vp:roads")).to_contain_text("Straßen")
    missing = ann.page.locator(".mythotopia").inner_text()
    assert not re.search(r"\b(board|card|vp|my|verb|province)-[a-z]", missing)


@pytest.mark.parametrize("size", list(WITH_FACES))
def test_axe(host: Served, person: MakePerson, size: str, seeded: Callable[[str], None]) -> None:
    """At the top of a turn, amid an attack, with cards to choose from, and with all cards open."""
    seeded(MANY_TARGETS)
    someone = person(bypass_csp=True, **WITH_FACES[size])
    table, plans = Table(host, someone, **RICH), Strategist(0)
    table.turn()
    assert faults(someone.page) == []
    done = plans.first(table.state, "draft", lambda done: True)
    if done:
        someone.options.filter(has_text="Draft").click()
        someone.ready()
        assert faults(someone.page) == []
        someone.play(2)
    someone.page.get_by_role("navigation").get_by_role("button", name="Map").tap() if size == "phone" else None
    someone.page.get_by_role("button", name="All cards").click()
    assert faults(someone.page) == []
