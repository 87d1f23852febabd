"""A map as an SVG: land, seas, borders with their terrain, names, symbols and strengths."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import pairwise
from typing import Final

from tafelrunde.games.mythotopia.components.tables import Border, Components, Province, Sea

STYLE: Final = """
    .water { fill: #b9d2d3 }
    .sea { fill: #c8dcda; stroke: #8fb3b8 }
    .land { fill: #f1e3c0; stroke: #4d3a25; stroke-width: 2; stroke-linejoin: round }
    .rugged { fill: #dfcb9f }
    .border { fill: none; stroke: #7d6343; stroke-width: 1.6 }
    .open { stroke-dasharray: 5 3.5 }
    .hill { fill: #c5c788; stroke: #4f4a25; stroke-width: 1.4 }
    .mountain { fill: #efe9de; stroke: #3f342a; stroke-width: 1.4; stroke-linejoin: round }
    text { font-family: serif; text-anchor: middle; fill: #3a2a18 }
    .name { font-weight: bold; font-size: 13.5px }
    .what { font-size: 12px }
    .sea-name { font-style: italic; font-weight: bold; font-size: 17px; fill: #2f5a68 }
"""
MARKS: Final = {"hills": ("hill", "m-9 4q9-15 18 0z"), "mountains": ("mountain", "m-10 7l9.500-17 9.500 17z")}
STEP: Final = 16


def draw(components: Components) -> str:
    """The whole map. Seas come first, provinces on top of them, then border lines."""
    width, height = components.map.width, components.map.height
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">',
        f"  <title>{escape(components.map.name)}</title>",
        f"  <style>{STYLE}  </style>",
        f'  <rect class="water" width="{width}" height="{height}"/>',
        *(_outline("sea", name, sea) for name, sea in components.sea.items()),
        *(_outline("province", name, province) for name, province in components.province.items()),
        *(part for name, border in components.border.items() for part in _border(name, border)),
        *(_sea_name(sea) for sea in components.sea.values()),
        *(part for province in components.province.values() for part in _words(province)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _points(points: list[list[int]]) -> str:
    return " ".join(f"{x},{y}" for x, y in points)


def _outline(family: str, name: str, area: Province | Sea) -> str:
    kind = family if isinstance(area, Sea) else "land rugged" if area.rugged else "land"
    return f'  <polygon id="{family}-{name}" class="{kind}" points="{_points(area.polygon)}"/>'


def _border(name: str, border: Border) -> Iterator[str]:
    yield f'  <polyline id="border-{name}" class="border {border.type}" points="{_points(border.line)}"/>'
    if border.type in MARKS:
        kind, shape = MARKS[border.type]
        for x, y in _along(border.line):
            yield f'  <path class="{kind}" transform="translate({x:.1f} {y:.1f})" d="M0 0{shape}"/>'


def _along(line: list[list[int]]) -> Iterator[tuple[float, float]]:
    """Places along a line, one for each stretch of about `STEP`."""
    sides = list(pairwise(line))
    lengths = [((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5 for (x1, y1), (x2, y2) in sides]
    count = max(1, round(sum(lengths) / STEP))
    for number in range(count):
        left = sum(lengths) * (number + 0.5) / count
        for ((x1, y1), (x2, y2)), length in zip(sides, lengths, strict=True):
            if left <= length:
                yield x1 + (x2 - x1) * left / length, y1 + (y2 - y1) * left / length
                break
            left -= length


def _sea_name(sea: Sea) -> str:
    return f'  <text class="sea-name" x="{sea.x}" y="{sea.y}">{escape(sea.name)}</text>'


def _words(province: Province) -> Iterator[str]:
    """Name, symbol and strength; the province's island, if any."""
    lines = [province.name, f"{province.symbol} {province.strength}"]
    if province.island:
        lines.append(f"{province.island} island")
    for number, line in enumerate(lines):
        kind = "what" if number else "name"
        yield f'  <text class="{kind}" x="{province.x}" y="{province.y + 14 * number - 6}">{escape(line)}</text>'
