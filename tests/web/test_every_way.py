"""A whole game of each game by touch alone on a phone, and by keys alone with nothing but the accessibility tree.

The table asks as it asks everybody who has changed no setting: on touch a first tap only tells, and before the end of a
turn that cannot be taken back it asks once.
"""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from server.harness import Served
from web.person import PHONE, Person

MakePerson = Callable[..., Person]

ON_ITS_SIDE = {"width": 844, "height": 390}
A_WHILE = 8
"""So many choices, and the phone is turned, or the board is read."""

GAMES: dict[str, dict[str, Any]] = {
    "kingsburg": {"players": 2},
    "mythotopia": {"players": 2, "round_limit": 4},
    "tumult_royal": {"players": 2, "robbery": "looks", "packet": "6"},
    "mil": {"players": 2},
}
HASTE = ("Stop looking", "End turn", "Pass")
"""Whoever says this now and then comes to the end of a long game."""


def sit(host: Served, ann: Person, game: str) -> str:
    """Ann at a table with a bot that does not think; its id."""
    options = GAMES[game]
    opened = host.open(
        [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "random"}], options, game=game, start=True
    )
    ann.sit(opened["id"], opened["tokens"][0])
    return str(opened["id"])


def hasty(ann: Person, names: list[str]) -> int | None:
    """Which of these leads to the end, if Ann is in haste now."""
    found = [at for at, name in enumerate(names) if any(word in name for word in HASTE)]
    return found[0] if found and ann.rng.random() < 0.5 else None


class Thumb:
    """Plays by taps, on the board or in the bar, and turns the phone now and then."""

    def __init__(self) -> None:
        self.taps = 0
        self.seen: set[tuple[str, bool]] = set()

    def __call__(self, ann: Person) -> None:
        self.taps += 1
        if self.taps % A_WHILE == 0:
            upright = ann.page.viewport_size == PHONE
            ann.page.set_viewport_size(ON_ITS_SIDE if upright else PHONE)  # type: ignore[arg-type]
        what, where = self.aim(ann)
        where.tap()
        self.seen.add((what, ann.page.viewport_size == PHONE))

    def aim(self, ann: Person) -> tuple[str, Locator]:
        """What to tap, and where it is."""
        standing = ann.page.locator(".board [data-state=open]:visible")
        if ann.page.locator("[data-amount]").count():
            more = ann.page.locator(".amounts [data-key]:enabled:not([data-key=more])")
            fond = more.count() and ann.rng.random() < 0.3
            return "bid", more.first if fond else ann.page.locator("button.say")
        if ann.page.locator(".entry.do").count():
            return "done", ann.page.locator(".entry.do")
        at = hasty(ann, ann.options.all_inner_texts())
        if at is not None:
            return "bar", ann.options.nth(at)
        if standing.count() and ann.rng.random() < 0.5:
            return "board", standing.nth(ann.rng.randrange(standing.count()))
        return "bar", ann.options.nth(ann.rng.randrange(ann.options.count()))


@pytest.mark.parametrize("game", GAMES)
def test_by_touch_alone(host: Served, person: MakePerson, game: str) -> None:
    """Upright and on its side in turns; things are chosen on the board and in the bar in both positions."""
    ann = person(viewport=PHONE, has_touch=True, is_mobile=True, asked=True, seed=6)
    sit(host, ann, game)
    thumb = Thumb()
    assert ann.play(by=thumb) == "over"
    expect(ann.ranking).to_have_count(2)
    assert {(what, upright) for what in ("bar", "board", "done") for upright in (True, False)} <= thumb.seen


class Ear:
    """Plays by what a screen reader tells of the page, and by keys."""

    def __init__(self) -> None:
        self.heard = 0

    def __call__(self, ann: Person) -> None:
        tree = ann.page.locator("section.bar").aria_snapshot()
        names = re.findall(r"""^\s*- '?button "(.+?)"(?: \[.*\])?'?:?$""", tree, re.M)
        assert re.search(r"- strong: .*\w", tree), tree
        assert len(set(names)) == len(names), tree
        if not any(re.match(r"[0-9↵] ", name) for name in names):
            return  # the table has gone on since it was looked at
        self.heard += 1
        if self.heard % A_WHILE == 1:
            listen_to_the_board(ann)
        ann.page.keyboard.press(self.key(ann, names))

    def key(self, ann: Person, names: list[str]) -> str:
        """The key of one of these choices: its name begins with it."""
        if any(name.startswith("↵") for name in names):
            more = any(name.startswith("One more") for name in names)
            return "1" if more and ann.rng.random() < 0.3 else "Enter"
        numbered = [name for name in names if re.match(r"[0-9] ", name)]
        at = hasty(ann, numbered)
        return (ann.rng.choice(numbered) if at is None else numbered[at])[0]


def listen_to_the_board(ann: Person) -> None:
    """Every button on the board has a name, and so have the parts of the page."""
    expect(ann.page.get_by_role("log")).to_be_visible()  # it comes when the page has nothing else to do
    tree = ann.page.locator("main").aria_snapshot()
    assert re.findall(r"^\s*- (?:button|link|slider|region)(?: \[.*\])?:?$", tree, re.M) == [], tree
    assert re.search(r'- region "Players"', tree)
    assert re.search(r"- log\b", tree)


@pytest.mark.parametrize("game", [game for game in GAMES if game != "kingsburg"])
def test_by_keys_and_ear_alone(host: Served, person: MakePerson, game: str) -> None:
    """The question, and every choice by a name of its own, stand in the tree; each has its key.

    Kingsburg is played so from the lobby on (`test_games.py`).
    """
    ann = person(asked=True, seed=7)
    sit(host, ann, game)
    ear = Ear()
    assert ann.play(by=ear) == "over"
    end = ann.page.locator("section.end").aria_snapshot()
    assert "Ann" in end
    assert ear.heard > 10
