"""What a seat may see (TR-105, TR-108), as plain data."""

from tafelrunde.games.tumult_royal.components.ids import COLOURS, FACES, FIELDS, GOOD_COUNT, GOODS, VALUES
from tafelrunde.games.tumult_royal.rules.moves import LIFT, MOVES
from tafelrunde.games.tumult_royal.rules.names import field_name, land_name, tile_name
from tafelrunde.games.tumult_royal.rules.state import (
    CENTRE,
    FIRST_STATUES,
    HELD,
    HIDDEN,
    MOOD,
    NO_SLOT,
    NOBODY,
    PHASES,
    TumultState,
)
from tafelrunde.games.tumult_royal.views.types import (
    Aside,
    Entry,
    Field,
    OnTable,
    Place,
    Player,
    Seen,
    Slot,
    Tile,
    TumultView,
)
from tafelrunde.kernel.view import Offer, common_view


def view(state: TumultState, seat: int | None) -> TumultView:
    """Everything that this seat (None: a spectator) may know, and nothing else."""
    return {**own_view(state, seat), **open_view(state)}


def own_view(state: TumultState, seat: int | None) -> Seen:
    """What is this viewer's alone, or looks different to others: tiles that it has looked at."""
    seen: Seen = {
        **common_view(state, seat),
        "slots": [_slot(state, slot, seat) for slot in range(len(state.face))],
        "left": [_left(state, good, seat) for good in range(GOOD_COUNT)],
        "players": [_player(state, other, seat) for other in range(state.seats)],
    }
    if seat is not None:
        seen["after"] = _after(state, seat)
    return seen


def open_view(state: TumultState) -> OnTable:
    """What lies open, for everybody alike."""
    return {
        "round": state.round,
        "phase": PHASES[state.phase],
        "order": list(state.order),
        "supply": state.supply,
        "demand": _demand(state),
        "turned_up": state.turned_up,
        "running": state.running,
        "grid_rows": state.setting.components.grid_rows,
        "aside": _aside(state),
        "land": _land(state),
        "places": [_place(state, place) for place in range(len(state.open))],
        "chronicle": _chronicle(state),
    }


def _after(state: TumultState, seat: int) -> list[Offer]:
    """In a race: the tiles that whoever holds one can lift next, without waiting for an answer (TR-333, TR-336)."""
    if not state.running or state.players[seat].holding == NO_SLOT:
        return []
    centre = [slot for slot in range(len(state.where)) if state.where[slot] == CENTRE]
    return [MOVES.option(state, seat, LIFT.of(slot)) for slot in centre]


def _demand(state: TumultState) -> list[int] | None:
    """None while there is none: before the spin, and with `gambler` until after the robbery."""
    if state.phase in (FIRST_STATUES, MOOD) or (state.setting.gambler and not state.turned_up):
        return None
    return list(state.demand)


def knows(state: TumultState, slot: int, seat: int | None) -> bool:
    """Has this seat looked at the tile in this round, as at all of its hoard, or do all lie open? (TR-319, TR-320)"""
    return state.turned_up or (seat is not None and state.seen[slot] >> seat & 1 == 1)


def tile(face: int) -> Tile:
    """A tile in words: its good and its value."""
    return {"good": GOODS[face // VALUES], "value": face % VALUES + 1}


def _slot(state: TumultState, slot: int, seat: int | None) -> Slot:
    """Where a tile is and who has looked at it is open to all, its face is not (TR-318)."""
    where = state.where[slot]
    holder = None if where == CENTRE else where % HELD
    return {
        "name": tile_name(slot),
        "where": "centre" if where == CENTRE else "held" if where >= HELD else "hoard",
        "seat": holder,
        "seen": [other for other in range(state.seats) if state.seen[slot] >> other & 1],
        "tile": tile(state.face[slot]) if knows(state, slot, seat) else None,
    }


def _aside(state: TumultState) -> Aside:
    """Only how many, until the others lie open; then it can be told which (TR-320)."""
    tiles = [tile(face) for face in range(FACES) for _ in range(state.aside[face])]
    return {"number": len(tiles), "tiles": tiles if state.turned_up else None}


def _left(state: TumultState, good: int, seat: int | None) -> int:
    """The symbols of a good in the centre, as far as they are known."""
    known = [
        state.face[slot] % VALUES + 1
        for slot in range(len(state.face))
        if state.where[slot] == CENTRE and state.face[slot] // VALUES == good and knows(state, slot, seat)
    ]
    return sum(known)


def _land(state: TumultState) -> list[list[Field | None]]:
    """Row by row the fields of open tiles, None where a tile is hidden."""
    width = state.setting.width
    fields = [_field(state, field) for field in range(len(state.land))]
    return [fields[start : start + width] for start in range(0, len(fields), width)]


def _field(state: TumultState, field: int) -> Field | None:
    if state.land[field] == HIDDEN:
        return None
    owner = state.owner[field]
    return {
        "name": field_name(*divmod(field, state.setting.width)),
        "kind": FIELDS[state.land[field]],
        "seat": None if owner == NOBODY else owner,
        "statues": state.statues[field],
    }


def _place(state: TumultState, place: int) -> Place:
    """A place of the frame; which tile lies there only if it is open (TR-112, TR-709)."""
    is_open = bool(state.open[place])
    row, column = divmod(place, state.setting.columns)
    return {
        "name": land_name(row, column),
        "row": row,
        "column": column,
        "landscape": state.setting.components.landscape_ids[state.landscape[place]] if is_open else None,
        "rotation": 90 * state.rotation[place] if is_open else None,
    }


def _chronicle(state: TumultState) -> list[Entry]:
    pairs = zip(state.chronicle, state.chronicle_statues, strict=True)
    return [{"seat": seat, "statues": statues} for seat, statues in pairs]


def _player(state: TumultState, other: int, seat: int | None) -> Player:
    """What lies open in front of a player, and of the hoard what this seat knows."""
    player = state.players[other]
    own = [slot for slot in range(len(state.where)) if state.where[slot] == other]
    return {
        "colour": COLOURS[other],
        "rank": state.rank(other),
        "followers": player.followers,
        "placed": player.placed,
        "mercy": player.mercy,
        "hoard": len(own),
        "tiles": [tile(face) for face in sorted(state.face[slot] for slot in own if knows(state, slot, seat))],
        "holding": None if player.holding < 0 else player.holding,
        "looks": player.looks,
        "stopped": player.stopped,
        "punished": player.punished,
        "unable": player.unable,
    }
