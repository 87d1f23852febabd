"""A map looked over: what makes it unplayable, and what its maker may have overlooked, each with its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from tafelrunde.games.mythotopia.components import figures
from tafelrunde.games.mythotopia.components.atlas import ends, flaws
from tafelrunde.games.mythotopia.components.sheet import Province, Sheet
from tafelrunde.kernel.figures import ComponentsError, ComponentsFile

Spot = tuple[int, int]
Stretch = frozenset[Spot]

ON_THE_LINE = 1.0
"""So far a point may lie beside an outline and still count as on it."""


class Survey(NamedTuple):
    """Errors forbid to play on the map, remarks do not; `summary` counts what is there."""

    errors: list[ComponentsError]
    remarks: list[ComponentsError]
    summary: str


def survey(path: Path) -> Survey:
    """Looks over the map in a file. A file that is not even of the right shape has a single error."""
    try:
        _, sheet, file = figures.unchecked(path)
    except ComponentsError as error:
        return Survey([error], [], "")
    errors = list(flaws(sheet, file))
    if not errors:
        errors = _first_error(sheet, file)
    return Survey(_by_line(errors), _by_line([*_remarks(sheet, file)]), _summary(sheet))


def _first_error(sheet: Sheet, file: ComponentsFile) -> list[ComponentsError]:
    """What else forbids to play: too few provinces to deal, say."""
    try:
        figures.check(sheet, file)
    except ComponentsError as error:
        return [error]
    return []


def _by_line(found: list[ComponentsError]) -> list[ComponentsError]:
    return sorted(found, key=lambda each: each.line or 0)


def _summary(sheet: Sheet) -> str:
    terrains: Counter[str] = Counter(border.type for border in sheet.border.values())
    symbols: Counter[str] = Counter(province.symbol for province in sheet.province.values())
    rugged = sum(province.rugged for province in sheet.province.values())
    return (
        f"{len(sheet.province)} provinces ({_counted(symbols)}; {rugged} rugged), "
        f"{len(sheet.border)} borders ({_counted(terrains)}), {len(sheet.sea)} seas"
    )


def _counted(kinds: Counter[str]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())


# --- remarks ----------------------------------------------------------------------------------------------------------


def _remarks(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    yield from _strengths(sheet, file)
    yield from _off_the_plane(sheet, file)
    yield from _middles(sheet, file)
    yield from _border_lines(sheet, file)
    yield from _missing_borders(sheet, file)
    yield from _coasts(sheet, file)


def _strengths(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """On the printed map 2, with an army symbol 3, and 1 more on rugged land (MY-203)."""
    for name, province in sheet.province.items():
        usual = 2 + (province.symbol == "army") + province.rugged
        if province.strength != usual:
            yield file.at(f"province.{name}.strength", f"is {province.strength}, usual would be {usual} (MY-203)")


def _off_the_plane(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    areas = [(f"province.{name}", province.polygon) for name, province in sheet.province.items()]
    areas += [(f"sea.{name}", sea.polygon) for name, sea in sheet.sea.items()]
    for name, polygon in areas:
        for x, y in polygon:
            if x > sheet.map.width or y > sheet.map.height:
                yield file.at(f"{name}.polygon", f"the corner {x}, {y} lies beyond the edge of the map")


def _middles(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Names and pieces are drawn at x, y."""
    for name, province in sheet.province.items():
        if not inside((province.x, province.y), _corners(province.polygon)):
            yield file.at(f"province.{name}.x", f"x and y ({province.x}, {province.y}) lie outside the polygon")


def _border_lines(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """A border is drawn where both provinces end."""
    for key, border in sheet.border.items():
        for name in ends(key):
            if name not in sheet.province:
                continue
            outline = _corners(sheet.province[name].polygon)
            astray = next(((x, y) for x, y in border.line if _distance((x, y), outline) > ON_THE_LINE), None)
            if astray:
                yield file.at(f"border.{key}.line", f"{astray[0]}, {astray[1]} does not lie on the outline of {name}")


def _missing_borders(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Provinces that are drawn side by side."""
    stretches = {name: _stretches(province.polygon) for name, province in sheet.province.items()}
    for first, second in combinations(sorted(stretches), 2):
        if stretches[first] & stretches[second] and f"{first}-{second}" not in sheet.border:
            yield file.at(f"province.{first}.polygon", f'touches {second}, but there is no border "{first}-{second}"')


def _coasts(sheet: Sheet, file: ComponentsFile) -> Iterator[ComponentsError]:
    """A province touches the seas that it names, and no other."""
    waters = {name: _stretches(sea.polygon) for name, sea in sheet.sea.items()}
    for name, province in sheet.province.items():
        shores = _stretches(province.polygon)
        for sea, water in waters.items():
            touches = bool(shores & water) or _island_in(province, _corners(sheet.sea[sea].polygon))
            if touches and sea not in province.seas:
                yield file.at(f"province.{name}.seas", f"the drawing shows a coast at {sea}, the list does not")
            if not touches and sea in province.seas:
                yield file.at(f"province.{name}.seas", f"names {sea}, but the drawing shows no coast there")


# --- points and polygons ----------------------------------------------------------------------------------------------


def _corners(polygon: list[list[int]]) -> list[Spot]:
    return [(x, y) for x, y in polygon]


def _stretches(polygon: list[list[int]]) -> set[Stretch]:
    """The sides of a polygon, whichever way one walks around it."""
    corners = _corners(polygon)
    return {frozenset(side) for side in zip(corners, [*corners[1:], corners[0]], strict=True)}


def _island_in(province: Province, water: list[Spot]) -> bool:
    """Seas are drawn with their outer ring alone: islands lie in them."""
    return all(inside((x, y), water) for x, y in province.polygon)


def inside(spot: Spot, polygon: list[Spot]) -> bool:
    """Whether a spot lies in a polygon: a ray to the right crosses its outline an odd number of times."""
    x, y = spot
    crossed = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < x1 + (x2 - x1) * (y - y1) / (y2 - y1):
            crossed = not crossed
    return crossed


def _distance(spot: Spot, polygon: list[Spot]) -> float:
    """How far a spot lies from the outline of a polygon."""
    sides = zip(polygon, [*polygon[1:], polygon[0]], strict=True)
    return min(_to_side(spot, start, end) for start, end in sides)


def _to_side(spot: Spot, start: Spot, end: Spot) -> float:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    along = ((spot[0] - start[0]) * dx + (spot[1] - start[1]) * dy) / length if length else 0.0
    along = max(0.0, min(1.0, along))
    x, y = start[0] + along * dx - spot[0], start[1] + along * dy - spot[1]
    return float((x * x + y * y) ** 0.5)
