"""The legal moves as offers to a person: a path over things on the table, and a sentence (its id and arguments)."""

from typing import Any

from tafelrunde.games.tumult_royal.components.tables import FIELD_KINDS, FIELDS, GOODS, VALUES
from tafelrunde.games.tumult_royal.rules.land import price_at
from tafelrunde.games.tumult_royal.rules.mood import forgotten_demand
from tafelrunde.games.tumult_royal.rules.moves import (
    FIRST,
    LIFT,
    NAMED,
    NO,
    PLACE,
    REVEAL,
    field_of,
    paid_tiles,
    places_of,
    spell_field,
    spell_place,
)
from tafelrunde.games.tumult_royal.rules.state import CENTRE, NO_SLOT, TumultState
from tafelrunde.kernel.steps import TABLE

Say = tuple[str, dict[str, Any]]


def options(state: TumultState, seat: int) -> list[dict[str, Any]]:
    """Every legal move of the seat with its path and its sentence."""
    return [_offer(state, seat, move) for move in state.legal(seat)]


def after(state: TumultState, seat: int) -> list[dict[str, Any]]:
    """In a race: the tiles that whoever holds one can lift next, without waiting for an answer (TR-333, TR-336)."""
    if not state.running or seat == TABLE or state.players[seat].holding == NO_SLOT:
        return []
    return [_offer(state, seat, LIFT + slot) for slot in range(len(state.where)) if state.where[slot] == CENTRE]


def _offer(state: TumultState, seat: int, move: int) -> dict[str, Any]:
    kind, args = say_move(state, seat, move)
    return {"move": move, "path": path(state, seat, move), "say": {"id": kind, "args": args}}


def path(state: TumultState, seat: int, move: int) -> list[str]:
    """The things on the table that make up a move; the last one says what it is about."""
    if move == NO:
        return ["choice:no"]
    if move in NAMED:
        return [f"choice:{NAMED[move]}"]
    if move >= PLACE:
        paid = enumerate(paid_tiles(state, seat, move))
        tiles = [f"tile:{GOODS[good]}:{value}" for good, values in paid for value in values]
        return [*tiles, f"spot:{spell_field(state, field_of(move))}"]
    if move >= REVEAL:
        return [f"place:{spell_place(state, place)}" for place in places_of(move)]
    if move >= FIRST:
        return [f"spot:{spell_field(state, move - FIRST)}"]
    return [f"slot:{move - LIFT}"]


def say_move(state: TumultState, seat: int, move: int) -> Say:
    """The sentence that offers a move."""
    if move == NO:
        return f"tr-no-{state.question()}", {}
    if move in NAMED:
        return "tr-do-" + NAMED[move].replace("_", "-"), {}
    if move >= PLACE:
        return _say_place(state, seat, move)
    if move >= REVEAL:
        return "tr-do-reveal", {"places": [spell_place(state, place) for place in places_of(move)]}
    if move >= FIRST:
        y, x = divmod(move - FIRST, state.setting.width)
        return "tr-do-first-statue", {"row": y, "column": x}
    return _say_lift(state, seat, move - LIFT)


def _say_lift(state: TumultState, seat: int, slot: int) -> Say:
    """A tile that the seat has looked at before is offered with its face."""
    if not state.seen[slot] >> seat & 1:
        return "tr-do-lift", {"slot": slot}
    face = state.face[slot]
    return "tr-do-lift-again", {"slot": slot, "good": GOODS[face // VALUES], "value": face % VALUES + 1}


def _say_place(state: TumultState, seat: int, move: int) -> Say:
    field = field_of(move)
    price = price_at(state, seat, field)
    kind = price % FIELD_KINDS
    paid = paid_tiles(state, seat, move)
    y, x = divmod(field, state.setting.width)
    return "tr-do-place", {
        "field": FIELDS[kind],
        "row": y,
        "column": x,
        "statues": state.setting.components.statues[kind],
        "tiles": {f"{GOODS[good]}_{value}": paid[good].count(value) for good in range(3) for value in (1, 2, 3)},
        "double": "yes" if price >= FIELD_KINDS else "no",
        "surplus": sum(map(sum, paid)) - sum(state.setting.components.price[price]),
    }


def say_question(state: TumultState, seat: int) -> Say:
    """The sentence that asks the open decision; the table is asked about its clock."""
    if seat == TABLE:
        return "tr-ask-clock", {}
    question = state.question()
    args: dict[str, Any] = {}
    if question == "spin":
        args["count"] = forgotten_demand(state)
    elif question == "look":
        args["count"] = state.players[seat].looks
    elif question in ("rob", "hold", "grace") and state.players[seat].holding >= 0:
        face = state.face[state.players[seat].holding]
        args = {"good": GOODS[face // VALUES], "value": face % VALUES + 1}
        question = "hold" if question == "rob" else question
    elif question == "reveal":
        args["count"] = state.setting.components.king_turns[state.seats]
    return f"tr-ask-{question}", args
