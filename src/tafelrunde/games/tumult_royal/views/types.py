"""The shape of a view of Tumult Royal: the contract with its board."""

from typing import Annotated, Literal, TypedDict

from tafelrunde.games.tumult_royal.components.ids import COLOURS, FIELDS, GOOD_COUNT, GOODS
from tafelrunde.games.tumult_royal.rules.state import PHASES
from tafelrunde.kernel.view import View, exactly, one_of

Good = Annotated[str, one_of(GOODS)]
ByGood = Annotated[list[int], exactly(GOOD_COUNT)]


class Tile(TypedDict):
    """A tile that the viewer knows: so many symbols of a good."""

    good: Good
    value: int


class Slot(TypedDict):
    """Where a tile came from: its name, who holds or has it, who has looked at it, its face if the viewer knows it."""

    name: str
    where: Literal["centre", "held", "hoard"]
    seat: int | None
    seen: list[int]
    tile: Tile | None


class Aside(TypedDict):
    """The tiles set aside; which ones can be told once the others lie open."""

    number: int
    tiles: list[Tile] | None


class Field(TypedDict):
    """A field of an open landscape tile, what it is called, and whose statues stand on it."""

    name: str
    kind: Annotated[str, one_of(FIELDS)]
    seat: int | None
    statues: int


class Place(TypedDict):
    """A place of the frame and what it is called; which tile lies there, and how, only if it is open."""

    name: str
    row: int
    column: int
    landscape: str | None
    rotation: int | None


class Entry(TypedDict):
    """A field of the chronicle that is filled."""

    seat: int
    statues: int


class Player(TypedDict):
    """What lies open in front of a player; `tiles` are those of the hoard that the viewer knows, `holding` a slot."""

    colour: Annotated[str, one_of(COLOURS)]
    rank: int
    followers: int
    placed: int
    mercy: bool
    hoard: int
    tiles: list[Tile]
    holding: int | None
    looks: int
    stopped: bool
    punished: bool
    unable: bool


class Seen(View):
    """What is one viewer's alone, or looks different to others."""

    slots: list[Slot]
    left: ByGood
    players: list[Player]


class OnTable(TypedDict):
    """What lies open, for everybody alike."""

    round: int
    phase: Annotated[str, one_of(PHASES)]
    order: list[int]
    supply: int
    demand: ByGood | None
    turned_up: bool
    running: bool
    grid_rows: int
    aside: Aside
    land: list[list[Field | None]]
    places: list[Place]
    chronicle: list[Entry]


class TumultView(Seen, OnTable):
    """Everything that a viewer may know.

    `demand` is None while there is none; `left` are the symbols of each good in the centre, as far as they are known;
    `land` is row by row the fields, None where a tile is hidden.
    """
