"""The shape of a view of Mythotopia: the contract with its board.

Cards, provinces, seas and borders are named by their ids, which come from the components.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

from tafelrunde.games.mythotopia.components.ids import BUILDINGS, COLOURS, VP_CARDS
from tafelrunde.games.mythotopia.rules.moves import ZONES
from tafelrunde.games.mythotopia.rules.state import WAYS
from tafelrunde.games.mythotopia.rules.verbs import VERB_NAMES
from tafelrunde.kernel.view import View, one_of

ByValue = dict[str, int]
Piece = Literal["town", "city", "citadel"]


class Turn(TypedDict):
    """What the active player has done."""

    actions: int
    free: int
    drafted: bool
    road_moved: bool
    warehouse_used: bool
    enabled: list[str]


class Province(TypedDict):
    """What stands in a province; armies and mercenaries by seat."""

    controller: int | None
    piece: Piece | None
    castle: bool
    dragon: bool
    runestone: bool
    armies: list[int]
    mercenaries: list[int]
    war: bool


class Party(TypedDict):
    """One side of a war and what its strength is made of; the neutral garrison has no seat."""

    seat: int | None
    side: Literal["attacker", "defender", "garrison"]
    strength: int
    parts: dict[str, int]


class War(TypedDict):
    """A war; `winner` says which of the parties is the strongest, None while the top is tied."""

    province: str
    winner: int | None
    parties: list[Party]


class Counters(TypedDict):
    """A pile of counters on a VP card."""

    id: str
    value: int
    left: int


class VpCard(TypedDict):
    """A VP card and the counters on it."""

    id: Annotated[str, one_of(VP_CARDS)]
    fixed: bool
    value: int
    left: int
    counters: list[Counters]
    empty: bool


class Projected(TypedDict):
    """What the scores would be if the game ended now."""

    scores: list[int]
    winners: list[int]


class Player(TypedDict):
    """What lies open in front of a player.

    `hand` and `draw` are numbers of cards, `known` the cards that everybody knows to be in the hand, `unseen` those in
    the hand or the draw pile, nobody else knows in which. `score` and `counters` are None where they are secret.
    """

    colour: Annotated[str, one_of(COLOURS)]
    score: int | None
    provinces: int
    counters: ByValue | None
    towns: int
    cities_left: int
    armies: int
    army_supply: int
    ships: int
    ship_supply: int
    hand: int
    draw: int
    discard: list[str]
    reserve: list[str]
    capacity: int
    aside: list[str]
    known: list[str]
    secret: bool
    unseen: list[str]
    three_seas: bool
    four_seas: bool
    laid_towns: int
    chosen: bool | None


class Laid(TypedDict):
    """A card laid in the open chain, and from where."""

    zone: Annotated[str, one_of(ZONES)]
    card: str


Shift = TypedDict("Shift", {"from": str, "to": str, "armies": int, "mercenaries": int})
Shift.__doc__ = "One part of a road move."


class Outlook(TypedDict):
    """How the war would stand after laying one card more: by the things to touch for it."""

    path: list[str]
    war: War


Chain = TypedDict(
    "Chain",
    {
        "verb": Annotated[str, one_of(VERB_NAMES)],
        "target": str | None,
        "building": Annotated[str, one_of(BUILDINGS)] | None,
        "role": str | None,
        "way": Annotated[str, one_of(WAYS[1:])] | None,
        "laid": list[Laid],
        "relies_on": list[str],
        "crossings": int,
        "owed": dict[str, int],
        "symbols": int,
        "number": int,
        "second": int,
        "card": str | None,
        "from": str | None,
        "shifts": list[Shift],
        "war": War | None,
        "outlook": list[Outlook],
    },
)
Chain.__doc__ = "What the open chain holds so far: cards laid, what is still owed, how a war would stand after it."


class Own(TypedDict):
    """What only the seat itself knows; `seen` are the cards that Philosopher shows."""

    hand: list[str]
    draw: list[str]
    secret: str | None
    chosen: list[str]
    chain: Chain | None
    seen: list[str] | None


class ForSeat(TypedDict):
    """What a view has for a seat alone."""

    own: NotRequired[Own]


class Seen(View, ForSeat):
    """What is one viewer's alone, or looks different to others."""

    unseen_improvements: list[str]
    players: list[Player]


class OnTable(TypedDict):
    """What lies open, for everybody alike."""

    round: int
    start_player: int
    active: int | None
    turns_left: int | None
    turn: Turn
    provinces: dict[str, Province]
    seas: dict[str, list[int]]
    roads: list[str]
    wars: list[War]
    vp_cards: list[VpCard]
    empty_cards: int
    needed_cards: int
    spare: ByValue
    display: list[str]
    improvement_deck: int
    province_pool: list[str]
    gone: list[str]
    castles_left: int
    roads_left: int
    mercenaries_left: int
    projected: Projected | None


class MythotopiaView(Seen, OnTable):
    """Everything that a viewer may know. While another's chain is open it is the position before it.

    `turns_left` until the end, once the last turns have begun; `seas` are ships by seat, `roads` borders,
    `improvement_deck` its size, and `unseen_improvements` what may be in it. `projected` is None where that is secret.
    """
