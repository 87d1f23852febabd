"""What places, knights, lands and cubes are called in notation, in events and offers, and as things on the table."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, CUBES, LANDS, SPHERES
from tafelrunde.games.mil.rules.state import PLACES, SPACES, SPACES_A_SPHERE, TILES, MilState, owner_of, sphere_of

SEATS: Final = "ABCDE"
"""Players are A to E by their seats, clockwise (MI-101)."""


def place_name(place: int) -> str:
    """`war:2`, or the sphere alone where it has no spaces (MI-110)."""
    sphere = SPHERES[sphere_of(place)]
    return f"{sphere}:{place % SPACES_A_SPHERE + 1}" if place < SPACES else sphere


def knight_name(number: int) -> str:
    """`B k1`: the seat's letter and the tile."""
    return f"{SEATS[number // TILES]} k{number % TILES}"


PLACE_NAMES: Final[list[str]] = [place_name(place) for place in range(PLACES)]
KNIGHT_NAMES: Final[list[str]] = [knight_name(number) for number in range(TILES * len(SEATS))]
TILE_NAMES: Final[list[str]] = ["k0", "k1", "k2", "k3"]


def knight_id(number: i64) -> str:
    """`k0` to `k3`."""
    return TILE_NAMES[number & 3]


def where(place: i64) -> dict[str, object]:
    """A place in events and offers: its sphere, and the number of its space (0 where there are none)."""
    number = place % SPACES_A_SPHERE + 1 if place < SPACES else 0
    return {"sphere": SPHERES[sphere_of(place)], "number": int(number)}


def named(cubes: list[int]) -> dict[str, int]:
    """Cubes by their ids, as events and offers tell them."""
    return {CUBES[colour]: cubes[colour] for colour in range(COLOURS)}


def land_of(state: MilState, number: int, slot: int) -> dict[str, object]:
    """A land in offers: whose it is, in which column, its kind and the side that is up."""
    land = state.knight(number).land(slot)
    side = "back" if land % 2 else "front"
    return {"other_seat": owner_of(number), "knight": knight_id(number), "land": LANDS[land // 2], "side": side}


def thing_of_knight(number: int) -> str:
    """The id of a knight on the table: seat and tile."""
    return f"knight:{number // TILES}:{number % TILES}"


def thing_of_land(number: int, slot: int) -> str:
    """The id of a land on the table: seat, tile and slot of its column."""
    return f"land:{number // TILES}:{number % TILES}:{slot}"
