"""The shape of `components.toml`: what each block may hold, and within which bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafelrunde.games.tumult_royal.components import tables as ids
from tafelrunde.kernel.figures import Block

Value = Annotated[int, Meta(ge=1, le=3)]
Price = Annotated[int, Meta(ge=0, le=3)]  # the move space knows payments for up to three of a good
Statues = Annotated[int, Meta(ge=1, le=5)]
Demand = Annotated[int, Meta(ge=0, le=26)]
Few = Annotated[int, Meta(ge=0, le=9)]
Place = Annotated[list[Annotated[int, Meta(ge=0, le=3)]], Meta(min_length=2, max_length=2)]
Row = Annotated[str, Meta(pattern="^[WFGDS]{3}$")]


class Tiles(Block, frozen=True, kw_only=True):
    """Tiles of one edge, for each good alike (TR-107)."""

    values: list[Value]
    from_players: Annotated[int, Meta(ge=2, le=4)]


class PlainTiles(Tiles, frozen=True):
    values: Annotated[list[Value], Meta(min_length=7, max_length=7)]


class EdgedTiles(Tiles, frozen=True):
    values: Annotated[list[Value], Meta(min_length=3, max_length=3)]


class AllTiles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    plain: PlainTiles
    grey: EdgedTiles
    black: EdgedTiles

    def by_players(self) -> list[Tiles]:
        """The edges in the order in which they come into play, with two, three and four players."""
        return [self.plain, self.grey, self.black]


class Centre(Block, frozen=True):
    """TR-301, TR-305."""

    aside: Annotated[int, Meta(ge=0, le=5)]
    grid_rows: Annotated[int, Meta(ge=1, le=9)]


class Field(Block, frozen=True):
    """TR-504, TR-505, TR-541."""

    code: Literal["W", "F", "G", "D", "S"]
    statues: Statues
    bread: Price = 0
    marble: Price = 0
    tool: Price = 0
    free: bool = False

    def price(self) -> list[int]:
        return [self.bread, self.marble, self.tool]


class Fields(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    meadow: Field
    forest: Field
    mountain: Field
    village: Field
    castle: Field

    def by_index(self) -> list[Field]:
        return [getattr(self, name) for name in ids.FIELDS]


class Landscape(Block, frozen=True):
    """TR-116."""

    rows: Annotated[list[Row], Meta(min_length=3, max_length=3)]


class Frame(Block, frozen=True):
    """TR-111, TR-112, TR-706."""

    columns: Annotated[int, Meta(ge=2, le=4)]
    open: list[Place]
    king_turns: Annotated[int, Meta(ge=0, le=4)]


class Frames(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    two: Frame
    three: Frame
    four: Frame

    def by_players(self) -> list[Frame]:
        return [self.two, self.three, self.four]


class Disc(Block, frozen=True):
    """TR-204."""

    sectors: Annotated[list[Demand], Meta(min_length=8, max_length=8)]


class ChronicleField(Block, frozen=True):
    """TR-704, TR-706, TR-708, TR-1005."""

    statues: Annotated[int, Meta(ge=1, le=2)]
    turn: Literal["none", "king", "all"] = "none"
    end_number: Annotated[int, Meta(ge=0, le=25)] | None = None


class Followers(Block, frozen=True):
    """TR-104, TR-106, TR-411, TR-562, TR-701, TR-1103, TR-1105."""

    total: Annotated[int, Meta(ge=20, le=999)]
    start: Annotated[list[Annotated[int, Meta(ge=0, le=99)]], Meta(min_length=3, max_length=3)]
    punishment: Few
    coronation: Few
    consolation: Few
    relief: Annotated[int, Meta(ge=1, le=9)]


class StatuesEach(Block, frozen=True):
    """TR-102."""

    each: Annotated[int, Meta(ge=2, le=99)]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    tile: AllTiles
    centre: Centre
    field: Fields
    landscape: dict[str, Landscape]
    frame: Frames
    disc: Disc
    chronicle: dict[str, ChronicleField]
    followers: Followers
    statues: StatuesEach
