"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

An answer looks only at what the asking seat may know: open things, its own tiles, and who holds or has which tile.
"""

from typing import Final

from tafelrunde.games.tumult_royal.components.ids import FIELD_KINDS, FIELDS, FRAME_ROWS, GOODS, SIDE, VALUES
from tafelrunde.games.tumult_royal.rules.coronation import REVEAL_TILES
from tafelrunde.games.tumult_royal.rules.land import NO_PRICE, lacks_statues, price_at
from tafelrunde.games.tumult_royal.rules.looks import HOLD, LOOK
from tafelrunde.games.tumult_royal.rules.placing import PLACE_STATUES
from tafelrunde.games.tumult_royal.rules.race import GRACE, ROB
from tafelrunde.games.tumult_royal.rules.setup import FIRST_STATUE
from tafelrunde.games.tumult_royal.rules.state import HELD, HIDDEN, NO_SLOT, NOBODY, TumultState
from tafelrunde.kernel.reasons import Reasons
from tafelrunde.kernel.say import Say

CHOICES: Final = ["no", "spin", "forget", "keep", "put_back"]


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


REASONS: Final[Reasons[TumultState]] = Reasons("tr", "TR-1001", exists)
why = REASONS.why


# --- tiles of the centre ----------------------------------------------------------------------------------------------


@REASONS.because("slot")
def _not_robbing(state: TumultState, seat: int, id: str) -> Say:
    return why("not-robbing", "TR-312")


@LOOK.because("slot")
@HOLD.because("slot")
@ROB.because("slot")
def _slot(state: TumultState, seat: int, id: str) -> Say:
    """A tile in the centre, or the place that it came from."""
    where = state.where[int(id)]
    if state.players[seat].holding != NO_SLOT:
        return why("hand-full", "TR-314")
    if where >= HELD:
        return why("held", "TR-317", seat=where - HELD)
    return why("in-hoard", "TR-315", seat=where)


@GRACE.because("slot")
def _too_late(state: TumultState, seat: int, id: str) -> Say:
    return why("time-up", "TR-337")


# --- fields of the land -----------------------------------------------------------------------------------------------


@REASONS.because("spot")
def _not_placing(state: TumultState, seat: int, id: str) -> Say:
    return why("not-placing", "TR-501")


@FIRST_STATUE.because("spot")
def _first_spot(state: TumultState, seat: int, id: str) -> Say:
    return _closed(state, _field(state, id)) or why("meadow-only", "TR-120")


@PLACE_STATUES.because("spot")
def _spot(state: TumultState, seat: int, id: str) -> Say:
    field = _field(state, id)
    return _closed(state, field) or _price(state, seat, field)


def _field(state: TumultState, id: str) -> int:
    y, x = map(int, id.split(","))
    return state.setting.width * y + x


def _closed(state: TumultState, field: int) -> Say | None:
    """Hidden, or with statues on it."""
    if state.land[field] == HIDDEN:
        return why("hidden", "TR-118")
    if state.owner[field] != NOBODY:
        return why("occupied", "TR-502", seat=state.owner[field])
    return None


def _price(state: TumultState, seat: int, field: int) -> Say:
    """A free field that cannot be bought."""
    kind = FIELDS[state.land[field]]
    if lacks_statues(state, seat, state.land[field]):
        return why("too-few-statues", "TR-509", field=kind, count=state.setting.components.statues[state.land[field]])
    price = price_at(state, seat, field)
    if price == NO_PRICE:
        return why("far", "TR-542", field=kind)
    player = state.players[seat]
    cost = state.setting.components.price[price]
    missing = {GOODS[good]: max(0, cost[good] - int(player.robbed(good))) for good in range(len(GOODS))}
    if price >= FIELD_KINDS:
        return why("tiles-double", "TR-541", goods=missing)
    return why("tiles", "TR-521", goods=missing)


# --- landscape tiles, tiles of the hoard, buttons ---------------------------------------------------------------------


@REASONS.because("place")
@REVEAL_TILES.because("place")
def _place(state: TumultState, seat: int, id: str) -> Say:
    y, x = map(int, id.split(","))
    if state.open[state.setting.columns * y + x]:
        return why("open", "TR-706")
    return why("not-turning", "TR-706")


@REASONS.because("tile")
def _not_paying(state: TumultState, seat: int, id: str) -> Say:
    return why("not-paying", "TR-521")


@PLACE_STATUES.because("tile")
def _tile(state: TumultState, seat: int, id: str) -> Say:
    """A tile of the own hoard."""
    good, value = id.split(":")
    face = VALUES * GOODS.index(good) + int(value) - 1
    if state.players[seat].hoard[face] == 0:
        return why("no-tile", "TR-521")
    return why("useless-tile", "TR-523")


@REASONS.because("choice")
def _choice(state: TumultState, seat: int, id: str) -> Say:
    """A button."""
    if id in ("spin", "forget"):
        return why("no-spin", "TR-205")
    if id in ("keep", "put_back"):
        return why("empty-hand", "TR-312")
    if state.players[seat].holding != NO_SLOT:
        return why("must-decide", "TR-367")
    return why("must", state.decision().rule)
