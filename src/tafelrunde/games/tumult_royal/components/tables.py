"""Tumult Royal's components as typed tables for the rules; `figures.py` fills them from `components.toml`.

Ints stand for the ids of goods and fields in hot code. A tile in play is fully described by its *face*:
3 * good + value - 1.
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


class Components:
    """Every figure of the game. Immutable once loaded: states share it, so nobody may change it.

    Lists over numbers of players have 5 entries, of which 0 and 1 are empty; lists over rounds (chronicle fields) have
    11, of which 0 stands for no round.
    """

    def __init__(self) -> None:
        self.digest: str = ""

        # Goods tiles (TR-107, TR-301, TR-305).
        self.faces: list[list[int]] = []  # by players: the face of each tile in play, ascending
        self.aside: int = 0  # by each player
        self.grid_rows: int = 0

        # Fields (TR-504, TR-505, TR-541). A price is a kind of field, or FIELD_KINDS more for free placing.
        self.price: list[list[int]] = []  # bread, marble, tools
        self.statues: list[int] = []  # by kind of field
        self.free: list[bool] = []  # by kind of field

        # Landscape (TR-111 to TR-116, TR-706): places are counted row by row.
        self.landscape_ids: list[str] = []
        self.landscape: list[list[int]] = []  # by 4 * tile + rotation: the kinds of its nine fields
        self.columns: list[int] = []  # of places, by players
        self.open_places: list[list[int]] = []  # by players
        self.king_turns: list[int] = []  # by players

        # The disc (TR-203, TR-204): the number at each whole degree.
        self.disc: list[int] = []

        # The chronicle (TR-704 to TR-708, TR-1005), by round.
        self.chronicle_statues: list[int] = []
        self.turning: list[int] = []
        self.end_number: list[int] = []

        # Followers and statues.
        self.followers: int = 0
        self.start_followers: list[int] = []  # by players
        self.punishment: int = 0
        self.coronation: int = 0
        self.consolation: int = 0
        self.relief: int = 0
        self.track: int = 0
