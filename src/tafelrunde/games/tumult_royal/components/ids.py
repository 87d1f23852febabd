"""Tumult Royal's ids: ints that stand in hot code for goods, fields and what turns tiles; the bounds of printed values.

A tile in play is fully described by its *face*: 3 * good + value - 1.
"""

from typing import Final

COLOURS: Final = ["yellow", "blue", "violet", "grey"]
"""By seat; they have no effect (TR-101)."""
GOODS: Final = ["bread", "marble", "tool"]
GOOD_COUNT: Final = 3
VALUES: Final = 3
FACES: Final = 9

MEADOW: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
VILLAGE: Final = 3
CASTLE: Final = 4
FIELDS: Final = ["meadow", "forest", "mountain", "village", "castle"]
FIELD_KINDS: Final = 5

FRAME_ROWS: Final = 2
SIDE: Final = 3
"""A landscape tile has three by three fields."""
LANDSCAPES: Final = 10
ROTATIONS: Final = 4
MOST_PLAYERS: Final = 4
ROUNDS: Final = 10
"""As many as the chronicle has fields."""

TURNS_NOTHING: Final = 0
TURNS_BY_KING: Final = 1
TURNS_ALL: Final = 2
NO_END: Final = -1


CODES: Final = ["W", "F", "G", "D", "S"]
"""The letters of the kinds of fields on landscape tiles."""
TURNING: Final = ["none", "king", "all"]
"""Which hidden tiles a field of the chronicle turns over, by the numbers above."""
EDGES: Final = ["plain", "grey", "black"]
FRAMES: Final = ["two", "three", "four"]
FEWEST_PLAYERS: Final = 2
DEGREES: Final = 360
SECTOR: Final = 45
MOST_OF_A_GOOD: Final = 3
"""The move space knows payments for up to three of a good."""
