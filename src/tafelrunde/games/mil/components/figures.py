"""What must hold in `components.toml`, and how it becomes `Components`."""

from __future__ import annotations

from functools import cache
from importlib import resources
from pathlib import Path

from tafelrunde.games.mil.components import tables as ids
from tafelrunde.games.mil.components.sheet import Goods, Land, Sheet
from tafelrunde.games.mil.components.tables import Components
from tafelrunde.kernel import figures
from tafelrunde.kernel.figures import ComponentsFile, Table

MOST_PLAYERS = 5
FEWEST_PLAYERS = 2


def load(path: Path | None = None) -> Components:
    """The shipped components, or those with an owner's file laid over them."""
    return _shipped() if path is None else _components(_read(path)[1])


def origins(path: Path | None = None) -> dict[str, tuple[str, str]]:
    """Where the figures of each block (`land.flax`) come from: origin and note."""
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


def check(sheet: Sheet, file: ComponentsFile) -> None:
    """What must hold beyond the shape; errors point into `file`."""
    _check_start(sheet, file)
    _check_lands(sheet, file)
    if "boy" not in sheet.die.birth:
        raise file.at("die.birth", "at least one face must be a boy, or births would never end")


def _check_start(sheet: Sheet, file: ComponentsFile) -> None:
    """Each knight in play has a land and a number of soldiers (MI-103, MI-104)."""
    lands, soldiers = len(sheet.start.lands), len(sheet.start.soldiers)
    if lands != soldiers:
        wrong = "lands" if file.mentions("start.lands") else "soldiers"
        reason = f"lands and soldiers must be as many as knights begin in play, got {lands} and {soldiers}"
        raise file.at(f"start.{wrong}", reason)


def _check_lands(sheet: Sheet, file: ComponentsFile) -> None:
    """Five players find their starting lands, and a tile is left for each stack (MI-108)."""
    lands = _lands(sheet)
    for kind, land in zip(ids.LANDS, lands, strict=True):
        needed = MOST_PLAYERS * sheet.start.lands.count(kind)  # type: ignore[arg-type]
        if land.count < needed:
            reason = f"five players begin with {needed} of these lands, got {land.count}"
            raise file.at(f"land.{kind}.count", reason)
    left = sum(land.count for land in lands) - MOST_PLAYERS * len(sheet.start.lands)
    if left < 2:
        raise file.at("land", f"with five players two lands must be left for the stacks, got {left}")


def _lands(sheet: Sheet) -> list[Land]:
    return [getattr(sheet.land, kind) for kind in ids.LANDS]


def _components(sheet: Sheet) -> Components:
    tables = Components()
    tables.digest = figures.digest(sheet)
    _fill_lands(tables, sheet)
    _fill_start(tables, sheet)
    _fill_costs(tables, sheet)
    _fill_spheres(tables, sheet)
    _fill_points(tables, sheet)
    tables.birth = [ids.BIRTHS.index(face) for face in sheet.die.birth]
    tables.winter = list(sheet.die.winter)
    cubes = [getattr(sheet.cube, cube) for cube in ids.CUBES]
    tables.value = [cube.value for cube in cubes]
    tables.majority = [cube.majority for cube in cubes]
    tables.soldier_strength = sheet.strength.soldier
    tables.castle_strength = sheet.strength.castle
    tables.cube_strength = sheet.strength.cube
    tables.life = sheet.life.tokens
    return tables


def _goods(goods: Goods) -> list[int]:
    return [getattr(goods, cube, 0) for cube in ids.CUBES]


def _fill_lands(tables: Components, sheet: Sheet) -> None:
    lands = _lands(sheet)
    tables.land_count = [land.count for land in lands]
    tables.defence = [land.defence for land in lands]
    tables.harvest = [_goods(side) for land in lands for side in (land.front, land.back)]
    tables.tribute = [gold for land in lands for gold in (land.front_gold, land.back_gold)]


def _fill_start(tables: Components, sheet: Sheet) -> None:
    start = sheet.start
    tables.start_lands = [ids.LANDS.index(kind) for kind in start.lands]
    tables.start_soldiers = list(start.soldiers)
    tables.start_stock = [getattr(start, cube) for cube in ids.CUBES]
    tables.start_reds = start.reds
    tables.start_privileges = start.privileges
    tables.start_vp = start.vp
    tables.spaces = [0] * FEWEST_PLAYERS + list(sheet.board.spaces)
    tables.rounds = sheet.board.rounds


def _fill_costs(tables: Components, sheet: Sheet) -> None:
    soldier, token, castle = sheet.cost.soldier, sheet.cost.token, sheet.cost.castle
    tables.soldier_cost = [getattr(soldier, cube, 0) for cube in ids.CUBES]
    tables.surcharge = soldier.surcharge
    tables.surcharge_from = soldier.surcharge_from
    tables.son_price = token.son
    tables.space_price = token.space
    tables.removal_price = token.removal
    tables.castle_cost = [getattr(castle, cube, 0) for cube in ids.CUBES]


def _fill_spheres(tables: Components, sheet: Sheet) -> None:
    sphere = sheet.sphere
    tables.bonus_vp = [getattr(getattr(sphere, name, None), "bonus_vp", 0) for name in ids.SPHERES]
    tables.bonus_influence = sphere.court.bonus_influence
    tables.bonus_gold = sphere.market.bonus_gold
    tables.court_influence = sphere.court.influence
    tables.swaps = sphere.market.swaps
    tables.council_highest = sphere.council.highest
    tables.council_lowest = sphere.council.lowest
    tables.crusade_influence = sphere.crusade.influence


def _fill_points(tables: Components, sheet: Sheet) -> None:
    column, play, end = sheet.points.column, sheet.points.play, sheet.points.end
    tables.land_vp = column.land
    tables.castle_vp = column.castle
    tables.marriage_vp = play.marriage
    tables.death_vp = play.death
    tables.offer_vp = play.offer
    tables.vassal_vp = play.vassal
    tables.battle_vp = play.battle
    tables.discard_vp = play.discard
    tables.privileges_vp = end.privileges
    tables.gold_per_point = end.gold_per_point
    tables.red_vp = end.red
    tables.most_reds_vp = end.most_reds
