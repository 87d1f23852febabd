"""What must hold in `components.toml`, and how it becomes `Components`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

from tafelrunde.games.tumult_royal.components import tables as ids
from tafelrunde.games.tumult_royal.components.sheet import Frame, Sheet
from tafelrunde.games.tumult_royal.components.tables import Components
from tafelrunde.kernel import figures
from tafelrunde.kernel.figures import ComponentsFile, Table

CODES = "WFGDS"
TURNING = {"none": ids.TURNS_NOTHING, "king": ids.TURNS_BY_KING, "all": ids.TURNS_ALL}
SECTOR = 45


def load(path: Path | None = None) -> Components:
    """The shipped components, or those with an owner's file laid over them."""
    return _shipped() if path is None else _components(_read(path)[1])


def origins(path: Path | None = None) -> dict[str, tuple[str, str]]:
    """Where the figures of each block (`field.meadow`) come from: origin and note."""
    return figures.origins(_read(path)[0])


def table(path: Path | None = None) -> Table:
    """The components as the file tells them, with an owner's own laid over them."""
    return _read(path)[0]


@cache
def _shipped() -> Components:
    return _components(_read(None)[1])


def _read(path: Path | None) -> tuple[Table, Sheet]:
    text = resources.files(__package__).joinpath("components.toml").read_text("utf-8")
    file = ComponentsFile(text, "components.toml")
    table = file.table
    if path is not None:
        file = ComponentsFile.open(path)
        table = figures.merge(table, file)
    sheet = figures.fit(table, Sheet, file)
    check(sheet, file)
    return table, sheet


# --- what must hold beyond the shape ----------------------------------------------------------------------------------


def check(sheet: Sheet, file: ComponentsFile) -> None:
    """What must hold beyond the shape; errors point into `file`."""
    _check_tiles(sheet, file)
    _check_fields(sheet, file)
    _check_landscapes(sheet, file)
    _check_frames(sheet, file)
    _check_chronicle(sheet, file)
    _check_followers(sheet, file)


def _check_tiles(sheet: Sheet, file: ComponentsFile) -> None:
    """Which edge comes into play with how many players is fixed (TR-107)."""
    for players, edge in enumerate(["plain", "grey", "black"], 2):
        given = getattr(sheet.tile, edge).from_players
        if given != players:
            raise file.at(f"tile.{edge}.from_players", f"must stay {players}, got {given}")


def _check_fields(sheet: Sheet, file: ComponentsFile) -> None:
    """Letters are fixed, a field costs something, and no price exceeds three, doubled ones included."""
    for name, code, field in zip(ids.FIELDS, CODES, sheet.field.by_index(), strict=True):
        if field.code != code:
            raise file.at(f"field.{name}.code", f'must stay "{code}", got "{field.code}"')
        if not any(field.price()):
            raise file.at(f"field.{name}", "expected a price of at least one good")
        if field.free and max(field.price()) > 1:
            raise file.at(f"field.{name}.free", "double cost must not exceed three of a good")


def _check_landscapes(sheet: Sheet, file: ComponentsFile) -> None:
    """Ten tiles, each with a meadow for first statues (TR-112, TR-120)."""
    if len(sheet.landscape) != ids.LANDSCAPES:
        raise file.at("landscape", f"expected {ids.LANDSCAPES} tiles, got {len(sheet.landscape)}")
    for name, tile in sheet.landscape.items():
        if "W" not in "".join(tile.rows):
            raise file.at(f"landscape.{name}.rows", "expected at least one meadow (W)")


def _check_frames(sheet: Sheet, file: ComponentsFile) -> None:
    """As many columns as players; half of the places lie open (TR-111, TR-112)."""
    for players, name in enumerate(["two", "three", "four"], 2):
        frame: Frame = getattr(sheet.frame, name)
        if frame.columns != players:
            raise file.at(f"frame.{name}.columns", f"must stay {players}, got {frame.columns}")
        places = {(row, column) for row, column in frame.open if row < ids.FRAME_ROWS and column < players}
        if len(frame.open) != players or len(places) != players:
            raise file.at(f"frame.{name}.open", f"expected {players} different places within the frame")
        if frame.king_turns > players:
            raise file.at(f"frame.{name}.king_turns", f"only {players} tiles are hidden, got {frame.king_turns}")


def _check_chronicle(sheet: Sheet, file: ComponentsFile) -> None:
    """Ten fields; after the last the game ends whatever the lead, so its number is 0 (TR-1006)."""
    names = [f"field_{number}" for number in range(1, ids.ROUNDS + 1)]
    if sorted(sheet.chronicle) != sorted(names):
        raise file.at("chronicle", "expected field_1 to field_10")
    if sheet.chronicle[names[-1]].end_number != 0:
        raise file.at(f"chronicle.{names[-1]}.end_number", "must stay 0")


def _check_followers(sheet: Sheet, file: ComponentsFile) -> None:
    """There are enough followers to begin with (TR-106)."""
    for players, start in enumerate(sheet.followers.start, 2):
        if players * start > sheet.followers.total:
            raise file.at("followers.start", f"{players} players with {start} each need more than there are")


# --- tables -----------------------------------------------------------------------------------------------------------


def _components(sheet: Sheet) -> Components:
    tables = Components()
    tables.digest = figures.digest(sheet)
    tables.aside = sheet.centre.aside
    tables.grid_rows = sheet.centre.grid_rows
    tables.disc = [_number_at(sheet.disc.sectors, degree) for degree in range(360)]
    _fill_tiles(tables, sheet)
    _fill_fields(tables, sheet)
    _fill_landscape(tables, sheet)
    _fill_chronicle(tables, sheet)
    _fill_followers(tables, sheet)
    return tables


def _number_at(sectors: list[int], degree: int) -> int:
    """On the line between two sectors the smaller number counts (TR-203)."""
    sector, beyond = divmod(degree, SECTOR)
    return sectors[sector] if beyond else min(sectors[sector - 1], sectors[sector])


def _fill_tiles(tables: Components, sheet: Sheet) -> None:
    values: list[int] = []
    tables.faces = [[], []]
    for edge in sheet.tile.by_players():
        values = [*values, *edge.values]
        tables.faces.append(sorted(ids.VALUES * good + value - 1 for good in range(ids.GOOD_COUNT) for value in values))


def _fill_fields(tables: Components, sheet: Sheet) -> None:
    fields = sheet.field.by_index()
    prices = [field.price() for field in fields]
    tables.price = [*prices, *([2 * part for part in price] for price in prices)]
    tables.statues = [field.statues for field in fields]
    tables.free = [field.free for field in fields]


def _fill_landscape(tables: Components, sheet: Sheet) -> None:
    tables.landscape_ids = sorted(sheet.landscape)
    for name in tables.landscape_ids:
        rows = [[CODES.index(code) for code in row] for row in sheet.landscape[name].rows]
        for _ in range(ids.ROTATIONS):
            tables.landscape.append([kind for row in rows for kind in row])
            rows = [list(column) for column in zip(*reversed(rows), strict=True)]
    frames = sheet.frame.by_players()
    tables.columns = [0, 0, *(frame.columns for frame in frames)]
    tables.open_places = [
        [],
        [],
        *(sorted(frame.columns * row + column for row, column in frame.open) for frame in frames),
    ]
    tables.king_turns = [0, 0, *(frame.king_turns for frame in frames)]


def _fill_chronicle(tables: Components, sheet: Sheet) -> None:
    fields = [sheet.chronicle[f"field_{number}"] for number in range(1, ids.ROUNDS + 1)]
    tables.chronicle_statues = [0, *(field.statues for field in fields)]
    tables.turning = [ids.TURNS_NOTHING, *(TURNING[field.turn] for field in fields)]
    tables.end_number = [ids.NO_END]
    tables.end_number += [ids.NO_END if field.end_number is None else field.end_number for field in fields]


def _fill_followers(tables: Components, sheet: Sheet) -> None:
    followers = sheet.followers
    tables.followers = followers.total
    tables.start_followers = [0, 0, *followers.start]
    tables.punishment = followers.punishment
    tables.coronation = followers.coronation
    tables.consolation = followers.consolation
    tables.relief = followers.relief
    tables.track = sheet.statues.each
