"""The map: what must hold in it, and the tables of neighbours and coasts that the rules read (MY-201 to MY-212)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from tafelrunde.games.mythotopia.components import tables as ids
from tafelrunde.games.mythotopia.components.sheet import Sheet
from tafelrunde.games.mythotopia.components.tables import Components
from tafelrunde.kernel.figures import ComponentsError, ComponentsFile

MAP_SECTIONS: Final = ["map", "province", "border", "sea"]
_ID: Final = re.compile(r"[a-z][a-z0-9_]*")


def check_map(sheet: Sheet, file: ComponentsFile) -> None:
    """Ids, borders and seas fit together, and everybody can get everywhere; errors point into `file`."""
    for flaw in flaws(sheet, file):
        raise flaw


def flaws(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Everything that makes a map unplayable. Who can get where is asked only of a map that is sound otherwise."""
    found = [
        *_flawed_ids(sheet, file),
        *_flawed_borders(sheet, file),
        *_flawed_seas(sheet, file),
        *_missing_islands(sheet, file),
    ]
    yield from found or _out_of_reach(sheet, file)


def _flawed_ids(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    cards = {*ids.STARTING, *ids.IMPROVEMENTS}
    for section, things, most in [
        ("province", list(sheet.province), ids.MOST_PROVINCES),
        ("border", list(sheet.border), ids.MOST_BORDERS),
        ("sea", list(sheet.sea), ids.MOST_SEAS),
    ]:
        if len(things) > most:
            yield file.at(section, f"at most {most} are possible, got {len(things)}")
    for section, names in [("province", list(sheet.province)), ("sea", list(sheet.sea))]:
        for name in names:
            if not _ID.fullmatch(name):
                yield file.at(f"{section}.{name}", "an id is made of small letters, digits and _, a letter first")
            if section == "province" and name in cards:
                yield file.at(f"province.{name}", "there is a card of that name already")


def ends(border: str) -> tuple[str, str]:
    """The two provinces that the key of a border names."""
    first, _, second = border.partition("-")
    return first, second


def _flawed_borders(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Each border once, between two provinces, in the order of the alphabet."""
    for border in sheet.border:
        first, second = ends(border)
        for name in (first, second):
            if name not in sheet.province:
                yield file.at(f"border.{border}", f'there is no province "{name}"')
        if first == second:
            yield file.at(f"border.{border}", "a province has no border with itself")
        if first > second:
            twice = f"{second}-{first}" in sheet.border
            reason = "is there already" if twice else "the provinces stand in the order of the alphabet"
            yield file.at(f"border.{border}", f'"{second}-{first}" {reason}')


def _flawed_seas(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Adjacent seas name each other; every sea has a coast; no province names a sea twice."""
    for name, province in sheet.province.items():
        for sea in province.seas:
            if sea not in sheet.sea:
                yield file.at(f"province.{name}.seas", f'there is no sea "{sea}"')
        if len(set(province.seas)) < len(province.seas):
            yield file.at(f"province.{name}.seas", "names a sea twice")
    for name, sea_area in sheet.sea.items():
        for other in sea_area.adjacent:
            if other not in sheet.sea or other == name:
                yield file.at(f"sea.{name}.adjacent", f'there is no other sea "{other}"')
            elif name not in sheet.sea[other].adjacent:
                yield file.at(f"sea.{name}.adjacent", f'"{other}" does not name "{name}" as adjacent')
        if not any(name in province.seas for province in sheet.province.values()):
            yield file.at(f"sea.{name}", "no province touches this sea")


def _missing_islands(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Lord of the Isles has a counter for each island (MY-212, MY-1051)."""
    found = {province.island for province in sheet.province.values()}
    for island in ("large", "small"):
        if island not in found:
            yield file.at("province", f'no province belongs to the {island} island (island = "{island}")')


def _out_of_reach(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Every province can be reached from every other, by land or by sea (MY-205, MY-209)."""
    reached: set[str] = set()
    waiting = list(sheet.province)[:1]
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting += _ways(sheet, name)
    for name in sheet.province:
        if name not in reached:
            first = next(iter(sheet.province))
            yield file.at(f"province.{name}", f'cannot be reached from "{first}" by land or by sea')


def _ways(sheet: Sheet, name: str) -> list[str]:
    """Where one gets from a province without Ranger: over borders but mountains, over one sea or two."""
    found: list[str] = []
    for border, figures in sheet.border.items():
        if name in ends(border) and figures.type != "mountains":
            found += ends(border)
    near = set(sheet.province[name].seas)
    seas = near | {other for sea in near for other in sheet.sea[sea].adjacent}
    found += [other for other, province in sheet.province.items() if seas & set(province.seas)]
    return found


def fill_map(tables: Components, sheet: Sheet) -> None:
    """The tables of the map; provinces, borders and seas are numbered in the order of the file."""
    tables.provinces = list(sheet.province)
    tables.seas = list(sheet.sea)
    tables.borders = list(sheet.border)
    provinces = list(sheet.province.values())
    count = len(provinces)
    tables.all_provinces = (1 << count) - 1
    tables.strength = [province.strength for province in provinces]
    tables.rugged = _mask([province.rugged for province in provinces])
    tables.large_island = _mask([province.island == "large" for province in provinces])
    tables.small_island = _mask([province.island == "small" for province in provinces])
    _fill_borders(tables, sheet)
    _fill_seas(tables, sheet)


def _mask(flags: list[bool]) -> int:
    return sum(1 << number for number, flag in enumerate(flags) if flag)


def _fill_borders(tables: Components, sheet: Sheet) -> None:
    count = len(tables.provinces)
    neighbours = [[0] * count for _ in ids.TERRAINS]
    for border, figures in sheet.border.items():
        first, second = (tables.provinces.index(name) for name in ends(border))
        terrain = ids.TERRAINS.index(figures.type)
        tables.border_a.append(first)
        tables.border_b.append(second)
        tables.border_terrain.append(terrain)
        neighbours[terrain][first] |= 1 << second
        neighbours[terrain][second] |= 1 << first
    tables.open_neighbours, tables.hill_neighbours, tables.mountain_neighbours = neighbours


def _fill_seas(tables: Components, sheet: Sheet) -> None:
    """One sea is enough if a common one is touched, two if two adjacent ones are (MY-209)."""
    provinces = list(sheet.province.values())
    tables.coast = [_mask([sea in province.seas for province in provinces]) for sea in sheet.sea]
    tables.shores = [_mask([sea in province.seas for sea in sheet.sea]) for province in provinces]
    for number, province in enumerate(provinces):
        one = two = 0
        for sea in province.seas:
            one |= tables.coast[tables.seas.index(sea)]
            for other in sheet.sea[sea].adjacent:
                two |= tables.coast[tables.seas.index(other)]
        tables.one_sea.append(one & ~(1 << number))
        tables.two_seas.append(two & ~one & ~(1 << number))
