"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

An answer looks only at what the asking seat may know: open things, its own tiles, and who holds or has which tile.
"""

from collections.abc import Callable
from typing import Any, Final

from tafelrunde.games.tumult_royal.components.tables import FIELD_KINDS, FIELDS, FRAME_ROWS, GOODS, SIDE, VALUES
from tafelrunde.games.tumult_royal.rules.land import NO_PRICE, price_at
from tafelrunde.games.tumult_royal.rules.state import HELD, HIDDEN, NO_SLOT, NOBODY, TumultState
from tafelrunde.games.tumult_royal.views.offers import Say, path
from tafelrunde.kernel.steps import TABLE

Reason = Callable[[TumultState, int, str], Say]

CHOICES: Final = ["no", "spin", "forget", "keep", "put_back"]

RULE_OF_QUESTION: Final[dict[str, str]] = {
    "first_statue": "TR-119",
    "spin": "TR-206",
    "look": "TR-363",
    "hold": "TR-364",
    "rob": "TR-333",
    "grace": "TR-338",
    "place": "TR-501",
    "reveal": "TR-706",
}
"""The rule by which each decision is asked, and asked of whom."""


def why_not(state: TumultState, seat: int, thing: str) -> Say | None:
    """None if the thing begins or continues a legal move of the seat; else the message that says what is missing."""
    if any(thing in path(state, seat, move) for move in state.legal(seat)):
        return None
    family, _, id = thing.partition(":")
    if not exists(state, family, id):
        return "tr-why-unknown", {}
    if state.over():
        return why("over", "TR-1001")
    return _waiting(state, seat) or REASONS[family](state, seat, id)


def why(reason: str, rule: str, **args: Any) -> Say:
    """The message of a reason, with the rule behind it."""
    return f"tr-why-{reason}", {**args, "rule": rule}


def exists(state: TumultState, family: str, id: str) -> bool:
    """Is there such a thing on this table?"""
    columns = state.setting.columns
    match family:
        case "slot":
            return id in map(str, range(len(state.where)))
        case "spot":
            return id in [f"{y},{x}" for y in range(SIDE * FRAME_ROWS) for x in range(SIDE * columns)]
        case "place":
            return id in [f"{y},{x}" for y in range(FRAME_ROWS) for x in range(columns)]
        case "tile":
            return id in [f"{good}:{value}" for good in GOODS for value in range(1, VALUES + 1)]
    return family == "choice" and id in CHOICES


def _waiting(state: TumultState, seat: int) -> Say | None:
    """Somebody else decides now."""
    asked = [each for each in state.to_act() if each != TABLE]
    question = state.question()
    if seat in asked:
        return None
    if question == "grace":
        return why("time-up", "TR-337")
    if question == "rob":
        return why("nothing-left", "TR-339")
    if question in ("look", "hold") and state.players[seat].stopped:
        return why("stopped", "TR-366")
    return why("turn", RULE_OF_QUESTION[question], seat=asked[0])


# --- by what was touched ------------------------------------------------------------------------------------------


def _slot(state: TumultState, seat: int, id: str) -> Say:
    """A tile in the centre, or the place that it came from."""
    slot = int(id)
    where = state.where[slot]
    if state.question() not in ("look", "hold", "rob", "grace"):
        return why("not-robbing", "TR-312")
    if state.question() == "grace":
        return why("time-up", "TR-337")
    if state.players[seat].holding != NO_SLOT:
        return why("hand-full", "TR-314")
    if where >= HELD:
        return why("held", "TR-317", seat=where - HELD)
    return why("in-hoard", "TR-315", seat=where)


def _spot(state: TumultState, seat: int, id: str) -> Say:
    """A field of the land."""
    y, x = map(int, id.split(","))
    field = state.setting.width * y + x
    if state.question() not in ("first_statue", "place"):
        return why("not-placing", "TR-501")
    if state.land[field] == HIDDEN:
        return why("hidden", "TR-118")
    if state.owner[field] != NOBODY:
        return why("occupied", "TR-502", seat=state.owner[field])
    if state.question() == "first_statue":
        return why("meadow-only", "TR-120")
    return _price(state, seat, field)


def _price(state: TumultState, seat: int, field: int) -> Say:
    """A free field that cannot be bought."""
    kind = FIELDS[state.land[field]]
    price = price_at(state, seat, field)
    if price == NO_PRICE:
        return why("far", "TR-542", field=kind)
    player = state.players[seat]
    cost = state.setting.components.price[price]
    missing = {GOODS[good]: max(0, cost[good] - int(player.robbed(good))) for good in range(len(GOODS))}
    if price >= FIELD_KINDS:
        return why("tiles-double", "TR-541", goods=missing)
    return why("tiles", "TR-521", goods=missing)


def _place(state: TumultState, seat: int, id: str) -> Say:
    """A landscape tile."""
    y, x = map(int, id.split(","))
    if state.open[state.setting.columns * y + x]:
        return why("open", "TR-706")
    return why("not-turning", "TR-706")


def _tile(state: TumultState, seat: int, id: str) -> Say:
    """A tile of the own hoard."""
    good, value = id.split(":")
    if state.question() != "place":
        return why("not-paying", "TR-521")
    face = VALUES * GOODS.index(good) + int(value) - 1
    if state.players[seat].hoard[face] == 0:
        return why("no-tile", "TR-521")
    return why("useless-tile", "TR-523")


def _choice(state: TumultState, seat: int, id: str) -> Say:
    """A button."""
    if id in ("spin", "forget"):
        return why("no-spin", "TR-205")
    if id in ("keep", "put_back"):
        return why("empty-hand", "TR-312")
    if state.players[seat].holding != NO_SLOT:
        return why("must-decide", "TR-367")
    return why("must", RULE_OF_QUESTION[state.question()])


REASONS: Final[dict[str, Reason]] = {
    "slot": _slot,
    "spot": _spot,
    "place": _place,
    "tile": _tile,
    "choice": _choice,
}
