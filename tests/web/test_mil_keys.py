"""Mil by keys alone: a whole game of three in which Ann meets nearly every kind of decision, and needs no mouse."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from server.harness import Served
from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.moves import COUNT
from tafelrunde.kernel.amounts import amounts_of
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from web.evening import NAMES, Evening
from web.person import Person
from web.test_mil import MakePerson

LUCK = "mil keys 1-4"
GAME = [line.split(": ") for line in (Path(__file__).parent / "mil_by_keys.txt").read_text("utf-8").splitlines()[1:]]
MOST_ALONE = 9
"""Longer lists are gathered by the thing that they end at, and only so many entries have a number."""

KINDS = {
    "at home": {"action", "hourglass", "placement", "space_payment"},
    "heirs": {"roll_again", "rolled_hourglass", "marriage_bid", "half"},
    "politics": {"kings_soldier", "archbishop"},
    "court": {"court", "offer", "answer", "outbid", "grant"},
    "market": {"market", "swap", "start_bid", "rival", "extras", "last_raise"},
    "war": {"war", "free_land_payment", "free_land", "robbed_land", "battle_bid"},
    "support": {"ask_lord", "attack_lord", "defence_lord"},
    "council": {"council_bid", "council"},
}


@pytest.fixture
def evening(host: Served, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    whole = Evening(host, LUCK, monkeypatch)
    yield whole
    whole.close()


def entries(options: list[dict[str, Any]], touched: list[str]) -> dict[str, list[dict[str, Any]]]:
    """The entries of the bar: every option for itself, or many gathered by their last thing; swaps by what is given."""
    if len(options) <= MOST_ALONE:
        return {str(option["move"]): [option] for option in options}
    groups: dict[str, list[dict[str, Any]]] = {}
    swaps = any(option["path"][0].startswith("cube:") and len(option["path"]) == 2 for option in options)
    for option in options:
        last = option["path"][0 if swaps else -1]
        groups.setdefault(" ".join(option["path"]) if last in touched else last, []).append(option)
    return groups


def choose(ann: Person, options: list[dict[str, Any]], move: int) -> None:
    """Presses the keys that lead to an option."""
    touched: list[str] = []
    while options:
        groups = entries(options, touched)
        at = next(at for at, group in enumerate(groups.values()) if any(option["move"] == move for option in group))
        goal, options = list(groups.items())[at]
        press(ann, at, len(groups))
        touched.append(goal)
        if len(options) == 1:
            return


def press(ann: Person, at: int, count: int) -> None:
    """Takes an entry of the bar: by its number, or with arrows and Enter where it has none."""
    ann.unfold()
    expect(ann.options).to_have_count(count)
    if at < MOST_ALONE:
        ann.page.keyboard.press(str(at + 1))
        return
    there = ann.options.nth(at)
    while not there.evaluate("it => it === document.activeElement"):
        ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("Enter")


def play(evening: Evening, seat: int, state: State, move: int, ann: Person, read: set[str]) -> bool:
    """Somebody plays a move of the game: Ann by keys, the others over the socket. Did Ann read of a winter first?"""
    view = evening.seen(NAMES[seat], lambda view: view["ply"] == state.seen_ply(seat) and bool(view["offers"]))
    if seat == 0:
        assert ann.ready() == "asked"
        winter = reads_of_winter(ann, read)
        choose(ann, view["offers"], move)
        return winter
    client = evening.clients[seat]
    client.send(type="move", line=client.view["answer"], move=move)
    return False


def bid(state: State, coming: list[list[str]], ann: Person, read: set[str]) -> tuple[list[int], bool]:
    """Ann bids on the panel by keys, as her next lines say: her moves, and whether she read of a winter first."""
    amounts = amounts_of(state, 0)
    assert amounts
    lines = [words for name, words in coming if name == "Ann"]
    world, moves, counts = state.copy(), [], []
    world.asks_forced = True
    for place in range(len(amounts["each"])):
        possible = world.legal(0)
        move = possible[0] if len(possible) == 1 else MIL.parse(world, 0, lines[len(moves)])
        moves += [move] if len(possible) > 1 else []
        counts.append(COUNT.first(move))
        if place + 1 < len(amounts["each"]):
            world.play(0, move)
    assert ann.ready() == "asked"
    winter = reads_of_winter(ann, read)
    numbers = ann.page.locator("[data-amount]")
    expect(numbers).to_have_count(len(counts))
    for key, step in (("ArrowDown", -1), ("ArrowUp", 1)):
        for at, count in enumerate(counts):
            for _ in range(max(0, step * (count - int(numbers.nth(at).get_attribute("aria-valuenow") or 0)))):
                ann.tab_to(numbers.nth(at))
                ann.page.keyboard.press(key)
    ann.page.keyboard.press("Enter")
    return moves, winter


def reads_of_winter(ann: Person, read: set[str]) -> bool:
    """A winter that passed at once lies folded in the log, until she opens it; it is told until she goes on."""
    folded = ann.page.locator("[role=log] button[aria-label^='Show again: Round'][aria-label$=': Winter']")
    names = [name for name in folded.all_inner_texts() if name not in read]
    if not names:
        return False
    read.add(names[0])
    ann.tab_to(folded.last)
    ann.page.keyboard.press("Enter")
    winter = ann.page.get_by_role("region", name=re.compile("^Round .: Winter$"))
    go_on = winter.get_by_role("button", name="Go on")
    ann.tab_to(go_on)
    ann.page.keyboard.press("Enter")
    expect(go_on).to_have_count(0)
    return True


def test_a_whole_game_by_keys_alone(evening: Evening, person: MakePerson) -> None:
    ann = person()
    evening.sit(ann)
    state = MIL.begin(MIL.settle({"players": 3}), Luck.seeded(LUCK))
    met: set[str] = set()
    winters = 0
    read: set[str] = set()
    coming = [*GAME]
    while coming:
        seat = NAMES.index(coming[0][0])
        if seat == 0:
            met.add(state.question())
        if seat == 0 and amounts_of(state, 0):
            evening.seen("Ann", lambda view: view["ply"] == state.seen_ply(0) and bool(view["offers"]))
            moves, winter = bid(state, coming, ann, read)
            winters += winter
        else:
            moves = [MIL.parse(state, seat, coming[0][1])]
            winters += play(evening, seat, state, moves[0], ann, read)
        for move in moves:
            state.play(seat, move)
            coming.remove(next(line for line in coming if line[0] == NAMES[seat]))
    assert state.over()
    assert met == set().union(*KINDS.values())
    assert winters > 0
    assert ann.ready() == "over"
    expect(ann.ranking).to_have_count(3)
    assert ann.page.evaluate("document.querySelector('section.end').contains(document.activeElement)")
    assert ann.troubles == []
