"""What people call tiles, lands and fields: a letter and a number, printed on the table.

The frame's lands are A, B, C and so on, column by column; the nine fields of a land are A1 to A9, row by row. Tiles of
the centre go by nine, too. The notation of moves counts rows, columns and slots from 0, and reads these names as well.
"""

from collections.abc import Mapping
from typing import Any, Final

from tafelrunde.games.tumult_royal.components.ids import FRAME_ROWS, SIDE

LETTERS: Final = "ABCDEFGH"
NINE: Final = SIDE * SIDE


def land_name(row: int, column: int) -> str:
    """The land at a place of the frame."""
    return LETTERS[column * FRAME_ROWS + row]


def field_name(row: int, column: int) -> str:
    """A field, by its row and column over the whole frame."""
    number = row % SIDE * SIDE + column % SIDE + 1
    return f"{land_name(row // SIDE, column // SIDE)}{number}"


def tile_name(slot: int) -> str:
    """The tile in a slot of the centre."""
    return f"{LETTERS[slot // NINE]}{slot % NINE + 1}"


def named(kind: str, args: Mapping[str, Any]) -> dict[str, Any]:
    """What an event tells, and the names of what it tells about."""
    names: dict[str, Any] = dict(args)
    if "slot" in args:
        names["tile"] = tile_name(args["slot"])
    if kind == "tr-reveals":
        names["land"] = land_name(args["row"], args["column"])
    elif "row" in args:
        names["at"] = field_name(args["row"], args["column"])
    return names


def as_spot(word: str) -> str:
    """Row and column of a field that is called by its name; any other word stays as it is."""
    if not _is_name(word):
        return word
    place, number = LETTERS.lower().index(word[0]), int(word[1]) - 1
    row = place % FRAME_ROWS * SIDE + number // SIDE
    return f"{row},{place // FRAME_ROWS * SIDE + number % SIDE}"


def as_place(word: str) -> str:
    """Row and column of a land that is called by its letter; any other word stays as it is."""
    if len(word) != 1 or word not in LETTERS.lower():
        return word
    place = LETTERS.lower().index(word)
    return f"{place % FRAME_ROWS},{place // FRAME_ROWS}"


def as_slot(word: str) -> str:
    """The number of the slot whose tile is called by its name; any other word stays as it is."""
    return str(LETTERS.lower().index(word[0]) * NINE + int(word[1]) - 1) if _is_name(word) else word


def _is_name(word: str) -> bool:
    return len(word) == 2 and word[0] in LETTERS.lower() and word[1] in "123456789"
