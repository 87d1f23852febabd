"""Draws the pictures of the ladder from its tables: how the networks learned, and how far their shares can be believed.

    python docs/curves.py

What is drawn stands in ladder.md alone; a test holds the pictures to it. Plain SVG, so that nothing needs installing.
"""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parent
WIDTH, HEIGHT = 300, 230
LEFT, TOP, RIGHT, BOTTOM = 44, 34, 12, 40
"""A panel, and the room around what is drawn in it."""
INK, PALE, LINE = "#2b2a33", "#c9c5bb", "#7a1f2b"
STYLE = f"""
text {{ font: 11px sans-serif; fill: {INK}; }}
.title {{ font-size: 14px; font-weight: bold; }}
.left {{ text-anchor: end; }}
.below {{ text-anchor: middle; }}
polyline {{ fill: none; }}
circle {{ fill: {LINE}; }}
.grid {{ stroke: {PALE}; stroke-width: 0.5; }}
.fair {{ stroke: {INK}; stroke-dasharray: 4 4; opacity: 0.6; }}
.curve {{ stroke: {LINE}; stroke-width: 2; }}
.span {{ stroke: {LINE}; opacity: 0.4; }}
"""
LEAST = 30
"""Of fewer positions nothing can be said: such a bin is not drawn."""

Row = dict[str, str]
Point = tuple[float, float]


@dataclass(frozen=True)
class Panel:
    """One game: points from left to right, each with how far up and down it may lie; all between 0 and 1."""

    title: str
    points: list[Point]
    spans: list[Point]
    ticks: list[tuple[float, str]]


def chapters(text: str) -> Iterator[tuple[str, str]]:
    """The games of the ladder, each with its chapter."""
    parts = re.split(r"(?m)^## (.+)$", text)
    yield from zip(parts[1::2], parts[2::2], strict=True)


def tables(chapter: str) -> Iterator[list[Row]]:
    """The tables of a chapter, as rows by the headings of their columns."""
    for block in re.findall(r"(?m)(?:^\|.*\n)+", chapter):
        heading, _, *rows = [[cell.strip() for cell in line.strip("|\n ").split("|")] for line in block.splitlines()]
        yield [dict(zip(heading, row, strict=False)) for row in rows]


def share(text: str) -> float:
    """A percentage as a part of the whole; the number of games that may follow is left out."""
    found = re.match(r"([\d.]+) ?%", text)
    assert found is not None, text
    return float(found[1]) / 100


def learned(game: str, chapter: str) -> Panel | None:
    """Round by round, what the network won against three of version 0.1."""
    for rows in tables(chapter):
        if "games so far" in rows[0]:
            places = [(number + 0.5) / len(rows) for number in range(len(rows))]
            points = [(place, share(row["against `tuned`"])) for place, row in zip(places, rows, strict=True)]
            ends = [row["95 % interval"].partition(" to ") for row in rows]
            spans = [(share(low), share(high)) for low, _, high in ends]
            ticks = [(place, row["round"]) for place, row in zip(places, rows, strict=True) if len(row["round"]) < 4]
            return Panel(game, points, spans, ticks)
    return None


def believed(game: str, chapter: str) -> Panel | None:
    """Of what was shown as so much, how much was won; the span is what chance alone would allow."""
    for rows in tables(chapter):
        if "expected" in rows[0]:
            kept = [row for row in rows if int(row["positions"].replace(",", "")) >= LEAST]
            points = [(share(row["expected"]), share(row["won"])) for row in kept]
            ticks = [(tenth / 10, f"{10 * tenth} %") for tenth in range(0, 11, 2)]
            return Panel(game, points, [], ticks)
    return None


def drawn(panel: Panel, left: int, top: int, fair: Callable[[float], float]) -> list[str]:
    """A panel at its place; `fair` is the pale line to compare with."""
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM

    def at(x: float, y: float) -> str:
        return f"{left + LEFT + x * wide:.1f},{top + TOP + (1 - y) * high:.1f}"

    lines = [f'<text x="{left + LEFT}" y="{top + 22}" class="title">{panel.title}</text>']
    for part in (0.0, 0.25, 0.5, 0.75, 1.0):
        low, high_end = at(0, part), at(1, part)
        lines.append(f'<polyline points="{low} {high_end}" class="grid"/>')
        x, y = low.split(",")
        lines.append(f'<text x="{float(x) - 6:.1f}" y="{float(y) + 4:.1f}" class="left">{part:.0%}</text>')
    lines.append(f'<polyline points="{at(0, fair(0))} {at(1, fair(1))}" class="fair"/>')
    for place, name in panel.ticks:
        x, y = at(place, 0).split(",")
        lines.append(f'<text x="{x}" y="{float(y) + 16:.1f}" class="below">{name}</text>')
    for (x_of, _), (lowest, highest) in zip(panel.points, panel.spans, strict=False):
        lines.append(f'<polyline points="{at(x_of, lowest)} {at(x_of, highest)}" class="span"/>')
    lines.append(f'<polyline points="{" ".join(at(*point) for point in panel.points)}" class="curve"/>')
    for point in panel.points:
        x, y = at(*point).split(",")
        lines.append(f'<circle cx="{x}" cy="{y}" r="3"/>')
    return lines


def picture(panels: list[Panel], title: str, fair: Callable[[float], float]) -> str:
    """All panels in two columns, as SVG."""
    rows = (len(panels) + 1) // 2
    wide, high = 2 * WIDTH, rows * HEIGHT
    size = f'viewBox="0 0 {wide} {high}" width="{wide}" height="{high}"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><title>{title}</title>',
        f"<style>{STYLE}</style>",
        f'<rect width="{wide}" height="{high}" fill="#fffdf7"/>',
    ]
    for number, panel in enumerate(panels):
        lines += drawn(panel, number % 2 * WIDTH, number // 2 * HEIGHT, fair)
    return "\n".join([*lines, "</svg>", ""])


def pictures(text: str) -> dict[str, str]:
    """The pictures of a ladder by their file names."""
    games = list(chapters(text))
    courses = [panel for panel in (learned(*each) for each in games) if panel]
    calibrations = [panel for panel in (believed(*each) for each in games) if panel]
    won = "Share of games won against three of version 0.1, round by round"
    shown = "Share of victory that was shown, from left to right, and how much of it was won"
    return {
        "learning.svg": picture(courses, won, lambda _: 0.25),
        "calibration.svg": picture(calibrations, shown, lambda expected: expected),
    }


if __name__ == "__main__":
    for name, svg in pictures((DOCS / "ladder.md").read_text(encoding="utf-8")).items():
        (DOCS / name).write_text(svg, encoding="utf-8")
