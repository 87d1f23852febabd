"""A game's `insight/care.toml`: how many points players of each level give away by a decision, on average.

It was measured by looking again at their games (`tafelrunde arena care GAME`), so that somebody can be told at what
level his own games were played.
"""

import tomllib
from math import log
from pathlib import Path

FILE = "care.toml"
LEAST = 0.001
"""Who gives away less than so many points gives away nothing."""


def read(folder: Path) -> dict[str, float]:
    """Levels from the least careful on; none if the game has no such file."""
    path = folder / FILE
    if not path.exists():
        return {}
    return {level: float(points) for level, points in tomllib.loads(path.read_text(encoding="utf-8")).items()}


def resembles(points: float, usual: dict[str, float]) -> str | None:
    """The level whose players give away about as much, by what is how many times as much; None if none is known."""
    found = {level: abs(log(max(points, LEAST) / max(known, LEAST))) for level, known in usual.items()}
    return min(found, key=lambda level: found[level]) if found else None
