"""The move space: every choice of Tumult Royal as one number, and its notation.

| moves | meaning |
|---|---|
| `NO` | stop looking; pass: the open decision says which |
| `SPIN`, `FORGET` | the king and the disc (TR-206) |
| `KEEP`, `PUT_BACK` | the tile in hand |
| `TIME_UP`, `GRACE_OVER` | of the seat `TABLE` (TR-342) |
| `LIFT + slot` | look at the tile in this slot |
| `FIRST + field` | the first statue |
| `REVEAL + places` | hidden landscape tiles to turn over, bit by bit |
| `PLACE + 64 * field + payment` | statues on a field and what is paid for them |

A payment is bread + 4 * marble + 16 * tools; each part is the number of a set of tiles in `SETS` of that price.
"""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.tables import GOODS
from tafelrunde.games.tumult_royal.rules.land import price_at
from tafelrunde.games.tumult_royal.rules.state import TumultState

MOST_SLOTS: Final = 39
MOST_FIELDS: Final = 72
MOST_PLACES: Final = 8
PAYMENTS: Final = 64

NO: Final = 0
SPIN: Final = 1
FORGET: Final = 2
KEEP: Final = 3
PUT_BACK: Final = 4
TIME_UP: Final = 5
GRACE_OVER: Final = 6
LIFT: Final = 7
FIRST: Final = LIFT + MOST_SLOTS
REVEAL: Final = FIRST + MOST_FIELDS
PLACE: Final = REVEAL + (1 << MOST_PLACES)
MOVE_SPACE: Final = PLACE + PAYMENTS * MOST_FIELDS
# Every move as a ready-made Python number: a list of moves that takes its entries from here makes no new objects.
MOVES: Final[list[Any]] = list(range(MOVE_SPACE))

# By price: every set of tiles without a superfluous one, as counts of ones, twos and threes (TR-523).
SETS: Final[list[list[list[int]]]] = [
    [[0, 0, 0]],
    [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[2, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[3, 0, 0], [1, 1, 0], [0, 2, 0], [0, 0, 1]],
]


def place(field: int, bread: int = 0, marble: int = 0, tool: int = 0) -> int:
    """The move that places on a field, paying with these sets."""
    return PLACE + PAYMENTS * field + bread + 4 * marble + 16 * tool


def field_of(move: i64) -> i64:
    """The field of a placing move."""
    return (move - PLACE) // PAYMENTS


def payment_of(move: i64) -> i64:
    """The payment of a placing move."""
    return (move - PLACE) % PAYMENTS


def set_of(payment: i64, good: i64) -> i64:
    """The number of the set of tiles paid of one good."""
    return (payment >> (2 * good)) & 3


# --- notation ---------------------------------------------------------------------------------------------------------

REFUSALS: Final[dict[str, str]] = {"look": "stop", "place": "pass"}
NAMED: Final[dict[int, str]] = {
    SPIN: "spin",
    FORGET: "forget",
    KEEP: "keep",
    PUT_BACK: "put_back",
    TIME_UP: "time_up",
    GRACE_OVER: "grace_over",
}


def spell(state: TumultState, seat: int, move: int) -> str:
    """The notation of a move: `lift 7`, `place 0,3 b2 m1+1 t3`. The open decision says what `NO` means."""
    if move == NO:
        return REFUSALS[state.question()]
    if move in NAMED:
        return NAMED[move]
    if move >= PLACE:
        paid = [_spell_set(good, values) for good, values in enumerate(paid_tiles(state, seat, move)) if values]
        return " ".join([f"place {spell_field(state, field_of(move))}", *paid])
    if move >= REVEAL:
        return " ".join(["reveal", *(spell_place(state, each) for each in places_of(move))])
    if move >= FIRST:
        return f"place {spell_field(state, move - FIRST)}"
    return f"lift {move - LIFT}"


def _spell_set(good: int, values: list[int]) -> str:
    return GOODS[good][0] + "+".join(map(str, values))


def spell_field(state: TumultState, field: int) -> str:
    """Row and column, counted from 0 over the whole frame."""
    return "{},{}".format(*divmod(field, state.setting.width))


def spell_place(state: TumultState, place: int) -> str:
    """Row and column of a landscape tile."""
    return "{},{}".format(*divmod(place, state.setting.columns))


def places_of(move: int) -> list[int]:
    """The landscape tiles that a move turns over."""
    return [place for place in range(MOST_PLACES) if (move - REVEAL) >> place & 1]


def paid_tiles(state: TumultState, seat: int, move: int) -> list[list[int]]:
    """The values of the tiles that a placing move pays, good by good."""
    price = state.setting.components.price[price_at(state, seat, field_of(move))]
    paid = []
    for good in range(3):
        counts = SETS[price[good]][set_of(payment_of(move), good)]
        paid.append([value for value in (1, 2, 3) for _ in range(counts[value - 1])])
    return paid


def canonical(text: str) -> str:
    """Case, spaces and underlines do not matter, nor the order of tiles, goods and places."""
    words = (
        text.lower().replace("put back", "put_back").replace("time up", "time_up").replace("grace over", "grace_over")
    )
    parts = words.replace("+ ", "+").replace(" +", "+").split()
    if parts and parts[0] == "place":
        return " ".join([*parts[:2], *sorted(_sorted_set(part) for part in parts[2:])])
    if parts and parts[0] == "reveal":
        return " ".join([parts[0], *sorted(parts[1:])])
    return " ".join(parts)


def _sorted_set(part: str) -> str:
    return part[:1] + "+".join(sorted(part[1:].split("+")))
