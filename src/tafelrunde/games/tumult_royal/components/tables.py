"""Tumult Royal's printed components: each value is declared here, once, where it is read from `components.toml`.

Ids are in `ids.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import (
    CODES,
    DEGREES,
    EDGES,
    FEWEST_PLAYERS,
    FIELD_KINDS,
    FIELDS,
    FRAME_ROWS,
    FRAMES,
    GOOD_COUNT,
    GOODS,
    LANDSCAPES,
    MEADOW,
    MOST_OF_A_GOOD,
    MOST_PLAYERS,
    NO_END,
    ROTATIONS,
    ROUNDS,
    SECTOR,
    SIDE,
    TURNING,
    TURNS_NOTHING,
    VALUES,
)
from tafelrunde.kernel.sheet import Sheet

STATUES_AT: Final = 2 * FIELD_KINDS * GOOD_COUNT
"""Where statues begin in `Components.costs`."""


class Components:
    """Every printed value of the game. Immutable once loaded: states share it, so nobody may change it.

    Lists over numbers of players have 5 entries, of which 0 and 1 are empty; lists over rounds (chronicle fields) have
    11, of which 0 stands for no round.
    """

    def __init__(self, sheet: Sheet) -> None:
        # Goods tiles: by players the face of each tile in play, ascending (TR-107).
        self.faces: list[list[int]] = faces_by_players(sheet.section("tile"))

        # The centre (TR-301, TR-305): tiles that each player sets aside; rows in which the others lie.
        centre = sheet.block("centre")
        self.aside: int = centre.number("aside", 0, 5)
        self.grid_rows: int = centre.number("grid_rows", 1, 9)

        # Fields (TR-504, TR-505, TR-541), by kind. A price is a kind of field, or FIELD_KINDS more for free placing.
        fields = [Field(sheet.section("field"), kind) for kind in range(FIELD_KINDS)]
        prices = [field.price for field in fields]
        self.price: list[list[int]] = [*prices, *([2 * part for part in price] for price in prices)]
        self.statues: list[int] = [field.statues for field in fields]
        self.free: list[bool] = [field.free for field in fields]
        # Prices once more, for code that runs often: three goods each; then by price the statues (`STATUES_AT`).
        costs = [part for price in self.price for part in price] + 2 * self.statues
        self.costs = vec[i64](costs)

        # Landscape tiles (TR-116): by 4 * tile + rotation the kinds of the nine fields, row by row.
        tiles = sheet.section("landscape")
        self.landscape_ids: list[str] = sorted(tiles.names())
        if len(self.landscape_ids) != LANDSCAPES:
            reason = f"expected {LANDSCAPES} tiles, got {len(self.landscape_ids)}"
            raise tiles.wrong("", reason, ("tr-value-landscapes", {"count": LANDSCAPES}))
        self.landscape: list[list[int]] = [kinds for name in self.landscape_ids for kinds in rotations(tiles, name)]

        # The frame (TR-111, TR-112, TR-706), by players; places are counted row by row.
        frames = [Frame(sheet.section("frame"), players) for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1)]
        self.columns: list[int] = [0, 0, *(frame.columns for frame in frames)]
        self.open_places: list[list[int]] = [[], [], *(frame.open for frame in frames)]
        self.king_turns: list[int] = [0, 0, *(frame.king_turns for frame in frames)]

        # The disc (TR-203, TR-204): the number at each whole degree.
        sectors = sheet.block("disc").numbers("sectors", 0, 26, 8)
        self.disc: list[int] = [number_at(sectors, degree) for degree in range(DEGREES)]

        # The chronicle (TR-704, TR-706, TR-708, TR-1005), by round.
        chronicle = Chronicle(sheet.section("chronicle"))
        self.chronicle_statues: list[int] = chronicle.statues
        self.turning: list[int] = chronicle.turning
        self.end_number: list[int] = chronicle.end_number

        # Followers (TR-104, TR-106) and what they are paid for (TR-411, TR-562, TR-701, TR-1103, TR-1105).
        followers = sheet.block("followers")
        self.followers: int = followers.number("total", 20, 999)
        self.start_followers: list[int] = [0, 0, *followers.numbers("start", 0, 99, 3)]
        self.punishment: int = followers.number("punishment", 0, 9)
        self.coronation: int = followers.number("coronation", 0, 9)
        self.consolation: int = followers.number("consolation", 0, 9)
        self.relief: int = followers.number("relief", 1, 9)
        for players in range(FEWEST_PLAYERS, MOST_PLAYERS + 1):
            start = self.start_followers[players]
            if players * start > self.followers:
                reason = f"{players} players with {start} each need more than there are"
                say = ("tr-value-followers", {"players": players, "count": start})
                raise followers.wrong("start", reason, say)

        # The statues of each player, and so the length of the track (TR-102).
        self.track: int = sheet.block("statues").number("each", 2, 99)


def faces_by_players(tiles: Sheet) -> list[list[int]]:
    """Tiles with a plain edge are always in play, grey ones from three players on, black ones with four (TR-107)."""
    values: list[int] = []
    found: list[list[int]] = [[], []]
    for number in range(len(EDGES)):
        edge = tiles.block(EDGES[number])
        values = values + edge.numbers("values", 1, VALUES, 7 if number == 0 else 3)
        players = FEWEST_PLAYERS + number
        edge.stays("from_players", edge.number("from_players", FEWEST_PLAYERS, MOST_PLAYERS), players)
        found.append(sorted([VALUES * good + value - 1 for good in range(GOOD_COUNT) for value in values]))
    return found


class Field:
    """What a kind of field costs and how many statues it takes (TR-504, TR-505); free placing costs double (TR-541)."""

    def __init__(self, fields: Sheet, kind: int) -> None:
        block = fields.block(FIELDS[kind])
        block.stays("code", block.word("code", CODES), CODES[kind])
        self.statues = block.number("statues", 1, 5)
        self.price = [block.number(good, 0, MOST_OF_A_GOOD, 0) for good in GOODS]
        self.free = block.flag("free", False)
        if max(self.price) == 0:
            raise block.wrong("", "expected a price of at least one good", ("tr-value-price", {}))
        if self.free and 2 * max(self.price) > MOST_OF_A_GOOD:
            raise block.wrong("free", "double cost must not exceed three of a good", ("tr-value-free", {}))


def rotations(tiles: Sheet, name: str) -> list[list[int]]:
    """The kinds of a landscape tile's fields in its four rotations (TR-114, TR-116); one is a meadow (TR-120)."""
    block = tiles.block(name)
    rows = [[CODES.index(code) for code in row] for row in block.letters("rows", "".join(CODES), SIDE, SIDE)]
    if not any(MEADOW in row for row in rows):
        raise block.wrong("rows", "expected at least one meadow (W)", ("tr-value-meadow", {}))
    found: list[list[int]] = []
    for _ in range(ROTATIONS):
        found.append([kind for row in rows for kind in row])
        rows = [[rows[SIDE - 1 - i][j] for i in range(SIDE)] for j in range(SIDE)]
    return found


class Frame:
    """As many columns as players; half of the places lie open, and the king turns over some of the others."""

    def __init__(self, frames: Sheet, players: int) -> None:
        block = frames.block(FRAMES[players - FEWEST_PLAYERS])
        self.columns = block.number("columns", FEWEST_PLAYERS, MOST_PLAYERS)
        places = block.points("open", MOST_PLAYERS - 1, 0)
        self.king_turns = block.number("king_turns", 0, MOST_PLAYERS)
        block.stays("columns", self.columns, players)
        within = {place[0] * players + place[1] for place in places if place[0] < FRAME_ROWS and place[1] < players}
        if len(places) != players or len(within) != players:
            reason = f"expected {players} different places within the frame"
            raise block.wrong("open", reason, ("tr-value-open", {"count": players}))
        if self.king_turns > players:
            reason = f"only {players} tiles are hidden, got {self.king_turns}"
            raise block.wrong("king_turns", reason, ("tr-value-king-turns", {"count": players}))
        self.open: list[int] = sorted(within)


def number_at(sectors: list[int], degree: int) -> int:
    """On the line between two sectors the smaller number counts (TR-203)."""
    sector, beyond = divmod(degree, SECTOR)
    return sectors[sector] if beyond else min(sectors[sector - 1], sectors[sector])


class Chronicle:
    """Ten fields; after the last the game ends whatever the lead, so its number is 0 (TR-1006)."""

    def __init__(self, section: Sheet) -> None:
        self.statues: list[int] = [0]
        self.turning: list[int] = [TURNS_NOTHING]
        self.end_number: list[int] = [NO_END]
        names = [f"field_{number}" for number in range(1, ROUNDS + 1)]
        if sorted(section.names()) != sorted(names):
            raise section.wrong("", "expected field_1 to field_10", ("tr-value-chronicle", {}))
        for name in names:
            field = section.block(name)
            self.statues.append(field.number("statues", 1, 2))
            self.turning.append(TURNING.index(field.word("turn", TURNING, TURNING[TURNS_NOTHING])))
            end = field.maybe_number("end_number", 0, 25)
            self.end_number.append(NO_END if end is None else end)
        section.block(names[-1]).stays("end_number", self.end_number[ROUNDS], 0)
