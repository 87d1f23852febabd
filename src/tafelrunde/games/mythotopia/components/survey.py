"""A map looked over: what makes it unplayable, and what its maker may have overlooked, each with its line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final, NamedTuple

from tafelrunde.games.mythotopia.components.atlas import flaws
from tafelrunde.games.mythotopia.components.box import FILES, FOLDER, MAP_SECTIONS, check
from tafelrunde.games.mythotopia.components.tables import Components, Province, border_ends
from tafelrunde.kernel.box import Box
from tafelrunde.kernel.components_file import ComponentsError, ComponentsFile
from tafelrunde.kernel.sheet import Sheet

Spot = tuple[int, int]
Stretch = frozenset[Spot]

ON_THE_LINE = 1.0
"""So far a point may lie beside an outline and still count as on it."""


class Survey(NamedTuple):
    """Errors forbid to play on the map, remarks do not; `summary` counts what is there."""

    errors: list[ComponentsError]
    remarks: list[ComponentsError]
    summary: str


def _unchecked(sheet: Sheet) -> tuple[Components, ComponentsFile]:
    """Values of the right shape that may still make no sense, and the file into which errors point."""
    return Components(sheet), sheet.file


UNCHECKED: Final = Box(FOLDER, FILES, _unchecked, whole=MAP_SECTIONS)


def survey(path: Path) -> Survey:
    """Looks over the map in a file. A file that is not even of the right shape has a single error."""
    try:
        components, file = UNCHECKED.with_own(path).components
    except ComponentsError as error:
        return Survey([error], [], "")
    errors = list(flaws(components, file))
    if not errors:
        errors = _first_error(components, file)
    return Survey(_by_line(errors), _by_line([*_remarks(components, file)]), _summary(components))


def _first_error(components: Components, file: ComponentsFile) -> list[ComponentsError]:
    """What else forbids to play: too few provinces to deal, say."""
    try:
        check(components, file)
    except ComponentsError as error:
        return [error]
    return []


def _by_line(found: list[ComponentsError]) -> list[ComponentsError]:
    return sorted(found, key=lambda each: each.line or 0)


def _summary(components: Components) -> str:
    terrains: Counter[str] = Counter(border.type for border in components.border.values())
    symbols: Counter[str] = Counter(province.symbol for province in components.province.values())
    rugged = sum(province.rugged for province in components.province.values())
    return (
        f"{len(components.province)} provinces ({_counted(symbols)}; {rugged} rugged), "
        f"{len(components.border)} borders ({_counted(terrains)}), {len(components.sea)} seas"
    )


def _counted(kinds: Counter[str]) -> str:
    return ", ".join(f"{count} {kind}" for kind, count in kinds.most_common())


# --- remarks ----------------------------------------------------------------------------------------------------------


def _remarks(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    yield from _strengths(components, file)
    yield from _off_the_plane(components, file)
    yield from _middles(components, file)
    yield from _border_lines(components, file)
    yield from _missing_borders(components, file)
    yield from _coasts(components, file)


def _strengths(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """On the printed map 2, with an army symbol 3, and 1 more on rugged land (MY-203)."""
    for name, province in components.province.items():
        usual = 2 + (province.symbol == "army") + province.rugged
        if province.strength != usual:
            yield file.at(f"province.{name}.strength", f"is {province.strength}, usual would be {usual} (MY-203)")


def _off_the_plane(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    areas = [(f"province.{name}", province.polygon) for name, province in components.province.items()]
    areas += [(f"sea.{name}", sea.polygon) for name, sea in components.sea.items()]
    for name, polygon in areas:
        for x, y in polygon:
            if x > components.map.width or y > components.map.height:
                yield file.at(f"{name}.polygon", f"the corner {x}, {y} lies beyond the edge of the map")


def _middles(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Names and pieces are drawn at x, y."""
    for name, province in components.province.items():
        if not inside((province.x, province.y), _corners(province.polygon)):
            yield file.at(f"province.{name}.x", f"x and y ({province.x}, {province.y}) lie outside the polygon")


def _border_lines(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """A border is drawn where both provinces end."""
    for key, border in components.border.items():
        for name in border_ends(key):
            if name not in components.province:
                continue
            outline = _corners(components.province[name].polygon)
            astray = next(((x, y) for x, y in border.line if _distance((x, y), outline) > ON_THE_LINE), None)
            if astray:
                yield file.at(f"border.{key}.line", f"{astray[0]}, {astray[1]} does not lie on the outline of {name}")


def _missing_borders(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """Provinces that are drawn side by side."""
    stretches = {name: _stretches(province.polygon) for name, province in components.province.items()}
    for first, second in combinations(sorted(stretches), 2):
        if stretches[first] & stretches[second] and f"{first}-{second}" not in components.border:
            yield file.at(f"province.{first}.polygon", f'touches {second}, but there is no border "{first}-{second}"')


def _coasts(components: Components, file: ComponentsFile) -> Iterator[ComponentsError]:
    """A province touches the seas that it names, and no other."""
    waters = {name: _stretches(sea.polygon) for name, sea in components.sea.items()}
    for name, province in components.province.items():
        shores = _stretches(province.polygon)
        for sea, water in waters.items():
            touches = bool(shores & water) or _island_in(province, _corners(components.sea[sea].polygon))
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
