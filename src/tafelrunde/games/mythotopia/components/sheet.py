"""The shape of `components.toml` and `map.toml`: what each block may hold, and within which bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafelrunde.kernel.figures import Block

Count = Annotated[int, Meta(ge=0, le=9)]
AtLeastOne = Annotated[int, Meta(ge=1, le=9)]
Single = Annotated[int, Meta(ge=0, le=1)]
Counters = Annotated[list[Count], Meta(min_length=3, max_length=3)]  # with 2, 3, 4 players
Points = Annotated[int, Meta(ge=1, le=3)]  # counters are worth one, two or three
Pieces = Annotated[int, Meta(ge=0, le=40)]
Armies = Annotated[int, Meta(ge=1, le=14)]  # the move space knows 14 armies and 5 ships in all
Ships = Annotated[int, Meta(ge=1, le=5)]
Coordinate = Annotated[int, Meta(ge=0, le=10_000)]
Point = Annotated[list[Coordinate], Meta(min_length=2, max_length=2)]
Line = Annotated[list[Point], Meta(min_length=2)]
Polygon = Annotated[list[Point], Meta(min_length=3)]
Heading = Literal["symbols", "action", "free", "benefit", "reserve"]
Symbol = Literal["food", "stone", "gold", "army"]
Terrain = Literal["open", "hills", "mountains"]
Island = Literal["", "large", "small"]


class Card(Block, frozen=True):
    """A starting or improvement card (MY-402, MY-906)."""

    heading: Heading
    food: Single = 0
    stone: Single = 0
    gold: Single = 0
    army: Annotated[int, Meta(ge=0, le=2)] = 0
    ship: Single = 0


class Cards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    start_army: Card
    start_build: Card
    start_market: Card
    start_ship: Card
    alchemist: Card
    army: Card
    build: Card
    cavalry: Card
    counsellor: Card
    diplomat: Card
    farming: Card
    general: Card
    gold_mine: Card
    hero: Card
    levies: Card
    limes: Card
    marauders: Card
    market: Card
    mercenary: Card
    merchant: Card
    militia: Card
    mystic: Card
    philosopher: Card
    portal: Card
    providence: Card
    quarry: Card
    queen: Card
    ranger: Card
    reserve_army: Card
    scribe: Card
    ship: Card
    warehouse: Card
    water_mill: Card


class VpCard(Block, frozen=True):
    """A victory-point card with counters of one value (MY-114, MY-115)."""

    counters: Counters
    value: Points


class CastleCard(Block, frozen=True):
    """The value is an option (MY-114)."""

    counters: Counters


class IslesCard(Block, frozen=True):
    """One counter for each island (MY-1051)."""

    large: Points
    small: Points


class ValueCard(Block, frozen=True):
    """One counter for 3 and one for 4 seas (MY-1061); or as many as an option says (MY-1305)."""

    value: Points


class VpCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    city: VpCard
    castle: CastleCard
    roads: VpCard
    citadel: VpCard
    defender_of_the_realm: VpCard
    guilded_city: VpCard
    here_be_dragons: VpCard
    lord_of_the_isles: IslesCard
    master_of_the_seas: ValueCard
    patronage: VpCard
    roadside_inns: VpCard
    runestones: VpCard
    spoils_of_war: ValueCard


class Deal(Block, frozen=True):
    """MY-107, MY-110, MY-113, MY-117, MY-118, MY-127, MY-128, MY-1301."""

    provinces: Annotated[list[Annotated[int, Meta(ge=3, le=20)]], Meta(min_length=3, max_length=3)]
    display: Annotated[int, Meta(ge=1, le=29)]
    variable_vp_cards: Annotated[int, Meta(ge=0, le=10)]
    dragons: Count
    runestones: Count
    hand: AtLeastOne
    last_draws: Count
    draft_given_up: Annotated[int, Meta(ge=1, le=3)]


class PlayerPieces(Block, frozen=True):
    """MY-102 to MY-104."""

    towns: Annotated[list[Pieces], Meta(min_length=4, max_length=4)]
    cities: Count
    armies: Armies
    army_supply: Annotated[int, Meta(ge=0, le=8)]
    ships: Ships
    ship_supply: Annotated[int, Meta(ge=0, le=3)]


class SharedPieces(Block, frozen=True):
    """MY-105."""

    castles: Pieces
    roads: Pieces
    mercenaries: Annotated[int, Meta(ge=0, le=2)]


class BoxCounters(Block, frozen=True):
    """MY-116."""

    ones: Pieces
    twos: Pieces
    threes: Pieces


class AllPieces(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    player: PlayerPieces
    shared: SharedPieces
    counters: BoxCounters


class Costs(Block, frozen=True):
    """Table C5 of the rules; `..._hills` is the surcharge."""

    invade: AtLeastOne
    invade_hills: Count
    reinforce: AtLeastOne
    army: AtLeastOne
    ship: AtLeastOne
    draft: AtLeastOne
    city: AtLeastOne
    castle: AtLeastOne
    road: AtLeastOne
    road_hills: Count
    patronage: AtLeastOne
    bonus_counter: AtLeastOne
    card_text: AtLeastOne


class Strengths(Block, frozen=True):
    """Table C5 of the rules."""

    army: AtLeastOne
    mercenary: AtLeastOne
    ship: Count
    castle: Count
    rugged: Count
    cavalry: Count
    limes: Count
    ranger: Count
    dragon: Count


class Limits(Block, frozen=True):
    province_vp: AtLeastOne
    actions: AtLeastOne
    free_actions: Annotated[int, Meta(ge=1, le=99)]
    queen_hand: AtLeastOne
    reserve: Count
    warehouse: Count
    removed_cards: AtLeastOne
    smallest_deck: AtLeastOne
    providence_draws: AtLeastOne
    philosopher_sees: AtLeastOne
    empty_cards: AtLeastOne
    empty_cards_late: AtLeastOne
    rounds: Annotated[int, Meta(ge=1, le=500)]


class Map(Block, frozen=True):
    """The plane on which everything is drawn."""

    name: str
    width: Coordinate
    height: Coordinate


class Province(Block, frozen=True, kw_only=True):
    """MY-202, MY-203, MY-206, MY-212."""

    name: str
    symbol: Symbol
    strength: Count
    rugged: bool = False
    seas: list[str] = []
    island: Island = ""
    x: Coordinate
    y: Coordinate
    polygon: Polygon


class Border(Block, frozen=True):
    """A land border; its key names both provinces (MY-204, MY-205)."""

    type: Terrain
    line: Line


class Sea(Block, frozen=True, kw_only=True):
    """MY-207, MY-209."""

    name: str
    adjacent: list[str] = []
    x: Coordinate
    y: Coordinate
    polygon: Polygon


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Both files together."""

    card: Cards
    vp: VpCards
    deal: Deal
    pieces: AllPieces
    cost: Costs
    strength: Strengths
    limits: Limits
    map: Map
    province: dict[str, Province]
    border: dict[str, Border]
    sea: dict[str, Sea]
