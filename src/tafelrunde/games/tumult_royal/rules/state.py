"""The position of Tumult Royal: the people's goods, the land, the chronicle, and what the nobles have."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import FACES, FRAME_ROWS, SIDE, VALUES
from tafelrunde.games.tumult_royal.components.tables import Components
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.part import Part
from tafelrunde.kernel.state import State

# The phases of a round; 0 is the time of the first statues (TR-122).
FIRST_STATUES: Final = 0
MOOD: Final = 1
ROBBERY: Final = 2
TUMULTS: Final = 3
PLACING: Final = 4
RANKS: Final = 5
CORONATION: Final = 6
MERCY: Final = 7
PHASES: Final = ["first_statues", "mood", "robbery", "tumults", "placing", "ranks", "coronation", "mercy"]

NOBODY: Final = -1
CENTRE: Final = -1
"""Where a tile lies: in the centre, in the hoard of a seat (0, 1, ...) or in the hand of one (HELD, HELD + 1, ...)."""
HELD: Final = 8
NO_SLOT: Final = -1
HIDDEN: Final = -1
"""The kind of a field on a landscape tile that is not open: there is none (TR-118)."""
EDGES: Final = 4
OUTSIDE: Final = -1
"""No field lies there."""


class Player(Part):
    """One noble: followers, statues, mercy, and what the running round has brought.

    `hoard` counts the tiles on the castle board by face; it follows from the slots, so written positions omit it.
    """

    def __init__(self, like: "Player | None" = None) -> None:
        # A copy begins with copies of the lists (`like`): new ones to be thrown away would cost a third of its time.
        self.followers: i64 = 0
        self.placed: i64 = 0
        self.mercy = False
        self.holding: i64 = NO_SLOT
        self.looks: i64 = 0
        self.stopped = False
        self.punished = False
        self.unable = False
        self.hoard: list[int] = like.hoard.copy() if like is not None else [0] * FACES

    def copy(self) -> "Player":
        other = Player(self)
        other.followers = self.followers
        other.placed = self.placed
        other.mercy = self.mercy
        other.holding = self.holding
        other.looks = self.looks
        other.stopped = self.stopped
        other.punished = self.punished
        other.unable = self.unable
        return other

    def robbed(self, good: i64) -> i64:
        """The symbols of a good in the hoard (TR-405)."""
        first: i64 = VALUES * good
        hoard = self.hoard
        return hoard[first] + 2 * hoard[first + 1] + 3 * hoard[first + 2]

    def fields(self) -> list[str]:
        return PLAYER_FIELDS


PLAYER_FIELDS: Final = ["followers", "placed", "mercy", "holding", "looks", "stopped", "punished", "unable"]

TABLE_FIELDS: Final = [
    "round", "phase", "order", "supply", "demand", "face", "where", "seen", "aside", "turned_up", "packet",
    "packet_looks", "running", "landscape", "rotation", "open", "owner", "statues", "chronicle",
    "chronicle_statues", "placing_round", "anybody_placed",
]  # fmt: skip


class Setting:
    """What is fixed for a whole game: options, components, and which fields touch."""

    def __init__(self, options: dict[str, Any], components: Components) -> None:
        players: int = options["players"]
        self.components = components
        self.realtime: bool = options["robbery"] == "realtime"
        self.packet: int = int(options["packet"])
        self.gambler: bool = options["gambler"]
        self.manual_spin: bool = options["manual_spin"]
        self.exact_statues: bool = options["exact_statues"]
        self.columns = components.columns[players]
        self.places = FRAME_ROWS * self.columns
        self.width = SIDE * self.columns
        self.fields = SIDE * FRAME_ROWS * self.width
        self.neighbours = _neighbours(self.width, self.fields // self.width)
        self.touching = _edges(self.width, self.neighbours)
        self.faces = components.faces[players]
        self.aside = components.aside * players
        self.slots = len(self.faces) - self.aside

    def fields_of(self, place: int) -> list[int]:
        """The nine fields of a place of the frame, row by row."""
        top, left = SIDE * (place // self.columns), SIDE * (place % self.columns)
        return [self.width * (top + i) + left + j for i in range(SIDE) for j in range(SIDE)]


_NEIGHBOURS: Final[dict[int, list[list[int]]]] = {}
"""By the width of the land: one list for all games, which nobody changes."""


def _neighbours(width: int, height: int) -> list[list[int]]:
    if width not in _NEIGHBOURS:
        _NEIGHBOURS[width] = [_touching(field, width, height) for field in range(width * height)]
    return _NEIGHBOURS[width]


_EDGES: Final[dict[int, vec[i64]]] = {}
"""The same in one row: as many places for each field as it has edges; OUTSIDE beyond the frame."""


def _edges(width: int, neighbours: list[list[int]]) -> vec[i64]:
    if width not in _EDGES:
        rows = [[*touching, *[OUTSIDE] * (EDGES - len(touching))] for touching in neighbours]
        _EDGES[width] = vec[i64]([other for row in rows for other in row])
    return _EDGES[width]


def _touching(field: int, width: int, height: int) -> list[int]:
    """Along an edge, also across the border of two tiles, never diagonally (TR-117)."""
    y, x = divmod(field, width)
    around = [(y - 1, x), (y, x - 1), (y, x + 1), (y + 1, x)]
    return [width * row + column for row, column in around if 0 <= row < height and 0 <= column < width]


class TumultState(State):
    """The whole table. `order` holds the seats by rank, the king first.

    A tile keeps its slot for a whole round: `face[slot]`, `where[slot]` (see CENTRE) and `seen[slot]`, the seats that
    have looked at it (bit by bit). `aside` counts the tiles set aside by face. `packet` is the number of the packet
    of looks, counted over all players, `packet_looks` what is left of it. `landscape`, `rotation` and `open` go by
    places of the frame, `owner` and `statues` by fields; `land` gives the kind of each open field and follows from
    the places.
    """

    def __init__(
        self,
        game: "Game[TumultState]",
        options: dict[str, Any],
        seats: int,
        luck: Luck,
        setting: Setting,
        like: "TumultState | None" = None,
    ) -> None:
        super().__init__(game, options, seats, luck)
        self.setting = setting
        self.players: list[Player] = [player.copy() for player in like.players] if like is not None else []
        self.round: i64 = 0
        self.phase: i64 = FIRST_STATUES
        self.order: list[int] = like.order.copy() if like is not None else []
        self.supply: i64 = 0
        self.demand: list[int] = like.demand.copy() if like is not None else [0, 0, 0]
        self.face: list[int] = like.face.copy() if like is not None else []
        self.where: list[int] = like.where.copy() if like is not None else []
        self.seen: list[int] = like.seen.copy() if like is not None else []
        self.aside: list[int] = like.aside.copy() if like is not None else [0] * FACES
        self.turned_up = False
        self.packet: i64 = 0
        self.packet_looks: i64 = 0
        self.running = False
        self.landscape: list[int] = like.landscape.copy() if like is not None else []
        self.rotation: list[int] = like.rotation.copy() if like is not None else []
        self.open: list[int] = like.open.copy() if like is not None else []
        self.land: vec[i64] = like.land if like is not None else vec[i64]([])  # replaced, never changed
        self.owner: list[int] = like.owner.copy() if like is not None else []
        self.statues: list[int] = like.statues.copy() if like is not None else []
        self.chronicle: list[int] = like.chronicle.copy() if like is not None else []
        self.chronicle_statues: list[int] = like.chronicle_statues.copy() if like is not None else []
        self.placing_round: i64 = 0
        self.anybody_placed = False

    def copy(self) -> "TumultState":
        other = TumultState(self.game, self.options, self.seats, self.luck.copy(), self.setting, self)
        self.copy_play_to(other)
        other.round = self.round
        other.phase = self.phase
        other.supply = self.supply
        other.turned_up = self.turned_up
        other.packet = self.packet
        other.packet_looks = self.packet_looks
        other.running = self.running
        other.placing_round = self.placing_round
        other.anybody_placed = self.anybody_placed
        return other

    def turn_order(self) -> list[int]:
        return self.order

    def rank(self, seat: i64) -> i64:
        """1 for the king, then down (TR-109)."""
        return self.order.index(seat) + 1

    def king(self) -> i64:
        """Who holds hourglass and disc, from his coronation on (TR-115, TR-712)."""
        return self.order[0]

    def survey(self) -> None:
        """`land` anew from the open landscape tiles (TR-118)."""
        setting = self.setting
        land: list[int] = [HIDDEN] * setting.fields
        for place in range(len(self.open)):
            if self.open[place]:
                kinds = setting.components.landscape[4 * self.landscape[place] + self.rotation[place]]
                fields = setting.fields_of(place)
                for number in range(len(fields)):
                    land[fields[number]] = kinds[number]
        self.land = vec[i64](land)

    def count_hoards(self) -> None:
        """The hoards anew from the slots."""
        for player in self.players:
            player.hoard = [0] * FACES
        for slot in range(len(self.where)):
            owner = self.where[slot]
            if CENTRE < owner < HELD:
                self.players[owner].hoard[self.face[slot]] += 1

    def fields(self) -> list[str]:
        return TABLE_FIELDS

    def part_lists(self) -> list[str]:
        return ["players"]

    def new_part(self, name: str) -> Part:
        return Player()

    def restored(self) -> None:
        self.survey()
        self.count_hoards()
