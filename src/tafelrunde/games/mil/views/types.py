"""The shape of a view of Mil: the contract with its board.

Knights are named as things on the table (`knight:1:0`: seat 1, tile 0), spaces by sphere and number (`war:2`).
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from tafelrunde.games.mil.components.ids import LANDS, SIDES
from tafelrunde.games.mil.rules.state import PHASES, SLOTS
from tafelrunde.kernel.view import View, exactly, one_of

LandKind = Annotated[str, one_of(LANDS)]


class Cubes(TypedDict):
    """So many cubes of each colour."""

    gold: int
    influence: int
    metal: int
    fabric: int
    food: int


class Land(TypedDict):
    """A land in a knight's column, and the side that lies up."""

    kind: LandKind
    side: Annotated[str, one_of(SIDES)]


class Knight(TypedDict):
    """A knight in play: `id` is `k0` to `k3`, `lord` the seat of his lord; he is at home if he has no `place`."""

    id: str
    heir: bool
    time: int
    soldiers: int
    castle: bool
    lord: int | None
    place: str | None
    lands: Annotated[list[Land | None], exactly(SLOTS)]


class Player(TypedDict):
    """What lies open in front of a player: his stock to whoever may see it, his bid once all are revealed."""

    vp: int
    stock: Cubes | None
    reds: int
    privileges: int
    placing: bool
    knights: list[Knight]
    unused: int
    bid: Cubes | None
    bidding: Literal["no", "owed", "sealed"]


class Stack(TypedDict):
    """A stack of lands, and its topmost tile."""

    size: int
    top: LandKind | None


class Settling(TypedDict):
    """What is on the table of the open decision.

    `strengths` are those of attack and defence before any cubes, `hand` a land on its way, `givable` what may be
    exchanged, for whoever may see that stock.
    """

    acting: str | None
    active: int | None
    target: str | None
    target_slot: int
    asked: bool
    attack_lord: int | None
    strengths: Annotated[list[int], exactly(2)] | None
    defence_lord: int | None
    hand: LandKind | None
    offer: Cubes
    best: Cubes
    leader: int | None
    bid: Cubes
    half: int
    swaps: int
    givable: Cubes | None


class Own(TypedDict):
    """A seat's own bid as far as it is made."""

    bid: Cubes
    step: int


class ForSeat(TypedDict):
    """What a view has for a seat alone."""

    own: NotRequired[Own]


class Seen(View, ForSeat):
    """What is one viewer's alone, or looks different to others."""

    players: list[Player]
    settling: Settling


class OnTable(TypedDict):
    """What lies open, for everybody alike."""

    round: int
    phase: Annotated[str, one_of(PHASES)]
    start_player: int
    archbishop: str | None
    kings_soldier: str | None
    board: dict[str, str]
    monastery: list[str]
    crusade: list[str]
    stacks: list[Stack]
    discards: dict[str, int]


class MilView(Seen, OnTable):
    """Everything that a viewer may know. `board` tells what lies on each space: `white`, `black`, a knight, nothing."""
