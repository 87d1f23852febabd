"""The shape of `components.toml`: what each block may hold, and within which bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafelrunde.kernel.figures import Block

Count = Annotated[int, Meta(ge=0, le=9)]
AtLeastOne = Annotated[int, Meta(ge=1, le=9)]
Tiles = Annotated[int, Meta(ge=0, le=20)]
Defence = Annotated[int, Meta(ge=0, le=20)]
Points = Annotated[int, Meta(ge=0, le=20)]
Spaces = Annotated[int, Meta(ge=1, le=6)]  # the move space knows six of each sphere
Kind = Literal["flax", "ore", "grain", "craft", "town"]
Birth = Literal["boy", "girl", "hourglass"]


class Goods(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a harvest brings; gold comes as tribute alone."""

    food: Count = 0
    fabric: Count = 0
    metal: Count = 0
    influence: Count = 0


class Land(Block, frozen=True):
    """One kind of land."""

    count: Tiles
    defence: Defence
    front: Goods
    front_gold: Count
    back: Goods
    back_gold: Count


class Lands(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    flax: Land
    ore: Land
    grain: Land
    craft: Land
    town: Land


class Start(Block, frozen=True):
    """What every player starts with (MI-102 to MI-107)."""

    lands: Annotated[list[Kind], Meta(min_length=1, max_length=4)]
    soldiers: Annotated[list[Count], Meta(min_length=1, max_length=4)]
    food: Count
    fabric: Count
    metal: Count
    influence: Count
    gold: Count
    reds: Count
    privileges: Count
    vp: Annotated[int, Meta(ge=0, le=99)]


class Board(Block, frozen=True):
    """MI-109, MI-201."""

    spaces: Annotated[list[Spaces], Meta(min_length=4, max_length=4)]
    rounds: AtLeastOne


class Die(Block, frozen=True):
    """Six faces, each with a birth and with or without the symbol of winter."""

    birth: Annotated[list[Birth], Meta(min_length=6, max_length=6)]
    winter: Annotated[list[bool], Meta(min_length=6, max_length=6)]


class Cube(Block, frozen=True):
    """MI-205, MI-1702."""

    value: AtLeastOne
    majority: Points


class Cubes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    food: Cube
    fabric: Cube
    metal: Cube
    influence: Cube
    gold: Cube


class SoldierCost(Block, frozen=True):
    """MI-320, MI-321."""

    fabric: Count
    metal: Count
    surcharge: Count
    surcharge_from: Count


class TokenCost(Block, frozen=True):
    """MI-332, MI-504, MI-902."""

    son: AtLeastOne
    space: AtLeastOne
    removal: AtLeastOne


class CastleCost(Block, frozen=True):
    """The least start bid (MI-1110)."""

    food: AtLeastOne
    fabric: AtLeastOne
    metal: AtLeastOne


class Costs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    soldier: SoldierCost
    token: TokenCost
    castle: CastleCost


class Strength(Block, frozen=True):
    """MI-1211, MI-1230, MI-1231."""

    soldier: AtLeastOne
    castle: Count
    cube: AtLeastOne


class Life(Block, frozen=True):
    """MI-601."""

    tokens: AtLeastOne


class Court(Block, frozen=True):
    bonus_vp: Points
    bonus_influence: Count
    influence: Count


class Market(Block, frozen=True):
    bonus_vp: Points
    bonus_gold: Count
    swaps: Count


class War(Block, frozen=True):
    bonus_vp: Points


class Council(Block, frozen=True):
    bonus_vp: Points
    highest: Points
    lowest: Points


class Crusade(Block, frozen=True):
    influence: Count


class Spheres(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    court: Court
    market: Market
    war: War
    council: Council
    crusade: Crusade


class ColumnPoints(Block, frozen=True):
    """MI-208, MI-209, MI-211."""

    land: Points
    castle: Points


class PlayPoints(Block, frozen=True):
    marriage: Points
    death: Points
    offer: Points
    vassal: Points
    battle: Points
    discard: Points


class EndPoints(Block, frozen=True):
    """MI-1703 to MI-1707."""

    privileges: Points
    gold_per_point: AtLeastOne
    red: Points
    most_reds: Points


class VictoryPoints(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    column: ColumnPoints
    play: PlayPoints
    end: EndPoints


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    land: Lands
    start: Start
    board: Board
    die: Die
    cube: Cubes
    cost: Costs
    strength: Strength
    life: Life
    sphere: Spheres
    points: VictoryPoints
