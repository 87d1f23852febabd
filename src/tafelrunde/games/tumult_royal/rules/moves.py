"""The table of moves: every choice of Tumult Royal, its notation, the things to touch for it, and its sentence.

A payment is bread + 4 * marble + 16 * tools; each part is the number of a set of tiles in `SETS` of that price.
"""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import FIELD_KINDS, FIELDS, GOODS, VALUES
from tafelrunde.games.tumult_royal.rules.land import price_at
from tafelrunde.games.tumult_royal.rules.names import as_place, as_slot, as_spot, field_name, land_name, tile_name
from tafelrunde.games.tumult_royal.rules.state import TumultState
from tafelrunde.kernel.moves import Kind, MoveTable, Range
from tafelrunde.kernel.say import Say

MOST_SLOTS: Final = 39
"""Tiles with four players, if none were set aside (TR-107)."""
MOST_FIELDS: Final = 72
"""Eight landscape tiles of nine fields (TR-111)."""
MOST_PLACES: Final = 8
PAYMENTS: Final = 64

# By price: every set of tiles without a superfluous one, as counts of ones, twos and threes (TR-523).
SETS: Final[list[list[list[int]]]] = [
    [[0, 0, 0]],
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[2, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[3, 0, 0], [1, 1, 0], [0, 2, 0], [0, 0, 1]],
]


def set_of(payment: i64, good: i64) -> i64:
    """The number of the set of tiles paid of one good."""
    return (payment >> (2 * good)) & 3


def places_in(places: int) -> list[int]:
    """The landscape tiles that are turned over, from their bits."""
    return [place for place in range(MOST_PLACES) if places >> place & 1]


def paid_tiles(state: TumultState, seat: int, field: int, payment: int) -> list[list[int]]:
    """The values of the tiles that are paid for a field, good by good."""
    price = state.setting.components.price[price_at(state, seat, field)]
    paid = []
    for good in range(3):
        counts = SETS[price[good]][set_of(payment, good)]
        paid.append([value for value in (1, 2, 3) for _ in range(counts[value - 1])])
    return paid


# --- words ------------------------------------------------------------------------------------------------------------


def spell_field(state: TumultState, field: int) -> str:
    """Row and column, counted from 0 over the whole frame."""
    return "{},{}".format(*divmod(field, state.setting.width))


def spell_place(state: TumultState, place: int) -> str:
    """Row and column of a landscape tile."""
    return "{},{}".format(*divmod(place, state.setting.columns))


def _decline(state: TumultState, seat: int) -> str:
    return state.decision().declines


def _say_decline(state: TumultState, seat: int) -> Say:
    return f"tr-no-{state.decision().name}", {}


def _say_lift(state: TumultState, seat: int, slot: int) -> Say:
    """A tile that the seat has looked at before is offered with its face."""
    if not state.seen[slot] >> seat & 1:
        return "tr-do-lift", {"tile": tile_name(slot)}
    face = state.face[slot]
    return "tr-do-lift-again", {"tile": tile_name(slot), "good": GOODS[face // VALUES], "value": face % VALUES + 1}


def _spell_first(state: TumultState, seat: int, field: int) -> str:
    return f"place {spell_field(state, field)}"


def _path_first(state: TumultState, seat: int, field: int) -> list[str]:
    return [f"spot:{spell_field(state, field)}"]


def _say_first(state: TumultState, seat: int, field: int) -> Say:
    return "tr-do-first-statue", {"at": field_name(*divmod(field, state.setting.width))}


def _spell_reveal(state: TumultState, seat: int, places: int) -> str:
    return " ".join(["reveal", *(spell_place(state, each) for each in places_in(places))])


def _path_reveal(state: TumultState, seat: int, places: int) -> list[str]:
    return [f"place:{spell_place(state, place)}" for place in places_in(places)]


def _say_reveal(state: TumultState, seat: int, places: int) -> Say:
    return "tr-do-reveal", {
        "lands": sorted(land_name(*divmod(place, state.setting.columns)) for place in places_in(places))
    }


def _spell_place(state: TumultState, seat: int, field: int, payment: int) -> str:
    paid = paid_tiles(state, seat, field, payment)
    sets = [GOODS[good][0] + "+".join(map(str, values)) for good, values in enumerate(paid) if values]
    return " ".join([f"place {spell_field(state, field)}", *sets])


def _path_place(state: TumultState, seat: int, field: int, payment: int) -> list[str]:
    paid = enumerate(paid_tiles(state, seat, field, payment))
    tiles = [f"tile:{GOODS[good]}:{value}" for good, values in paid for value in values]
    return [*tiles, f"spot:{spell_field(state, field)}"]


def _say_place(state: TumultState, seat: int, field: int, payment: int) -> Say:
    price = price_at(state, seat, field)
    kind = price % FIELD_KINDS
    paid = paid_tiles(state, seat, field, payment)
    return "tr-do-place", {
        "field": FIELDS[kind],
        "at": field_name(*divmod(field, state.setting.width)),
        "statues": state.setting.components.statues[kind],
        "tiles": {f"{GOODS[good]}_{value}": paid[good].count(value) for good in range(3) for value in (1, 2, 3)},
        "double": "yes" if price >= FIELD_KINDS else "no",
        "surplus": sum(map(sum, paid)) - sum(state.setting.components.price[price]),
    }


# --- the table --------------------------------------------------------------------------------------------------------

MOVES: Final = MoveTable("tr")


def _word(name: str) -> int:
    """A move with a button of its own."""
    return MOVES.word(name, spell=name, path=[f"choice:{name}"], say=f"tr-do-{name.replace('_', '-')}")


# Stop looking; pass: the open decision says which.
NO: Final[int] = MOVES.word("no", spell=_decline, path=["choice:no"], say=_say_decline)
# The king and the disc (TR-206).
SPIN: Final[int] = _word("spin")
FORGET: Final[int] = _word("forget")
# The tile in hand (TR-312).
KEEP: Final[int] = _word("keep")
PUT_BACK: Final[int] = _word("put_back")
# Of the seat `TABLE` (TR-342).
TIME_UP: Final[int] = _word("time_up")
GRACE_OVER: Final[int] = _word("grace_over")
# A look at the tile in this slot (TR-312).
LIFT: Final[Kind] = MOVES.kind(
    "lift", Range("slot", MOST_SLOTS), spell="lift {slot}", path=["slot:{slot}"], say=_say_lift
)
# The first statue (TR-119).
FIRST: Final[Kind] = MOVES.kind(
    "first", Range("field", MOST_FIELDS), spell=_spell_first, path=_path_first, say=_say_first
)
# Hidden landscape tiles to turn over, bit by bit (TR-706).
REVEAL: Final[Kind] = MOVES.kind(
    "reveal", Range("places", 1 << MOST_PLACES), spell=_spell_reveal, path=_path_reveal, say=_say_reveal
)
# Statues on a field, and what is paid for them (TR-501, TR-521).
PLACE: Final[Kind] = MOVES.kind(
    "place",
    Range("field", MOST_FIELDS),
    Range("payment", PAYMENTS),
    spell=_spell_place,
    path=_path_place,
    say=_say_place,
)
# Every move as a ready-made Python number: a list of moves that takes its entries from here makes no new objects.
NUMBERS: Final[list[Any]] = MOVES.numbers()


def place(field: int, bread: int = 0, marble: int = 0, tool: int = 0) -> int:
    """The move that places on a field, paying with these sets."""
    return PLACE.of(field, bread + 4 * marble + 16 * tool)


def canonical(text: str) -> str:
    """Case, spaces and underlines do not matter, nor the order of tiles, goods and places; names will do."""
    words = " ".join(text.lower().split())
    words = words.replace("put back", "put_back").replace("time up", "time_up").replace("grace over", "grace_over")
    parts = words.replace("+ ", "+").replace(" +", "+").split()
    if parts and parts[0] == "place":
        return " ".join([parts[0], *map(as_spot, parts[1:2]), *sorted(_sorted_set(part) for part in parts[2:])])
    if parts and parts[0] == "reveal":
        return " ".join([parts[0], *sorted(map(as_place, parts[1:]))])
    if parts and parts[0] == "lift":
        return " ".join([parts[0], *map(as_slot, parts[1:])])
    return " ".join(parts)


def _sorted_set(part: str) -> str:
    return part[:1] + "+".join(sorted(part[1:].split("+")))
