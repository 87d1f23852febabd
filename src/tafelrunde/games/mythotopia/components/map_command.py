"""`tafelrunde mythotopia-map check|draw FILE`: for whoever makes a map."""

from enum import StrEnum
from pathlib import Path

from tafelrunde.games.mythotopia.components.box import BOX
from tafelrunde.games.mythotopia.components.drawing import draw
from tafelrunde.games.mythotopia.components.survey import survey
from tafelrunde.kernel.errors import TafelrundeError


class Task(StrEnum):
    CHECK = "check"
    DRAW = "draw"


class UnplayableMap(TafelrundeError):
    """The map has errors; they have been listed."""


def command(task: Task, file: Path) -> None:
    """Looks over a map for Mythotopia and lists what is wrong or odd in it (check), or prints it as SVG (draw)."""
    if task is Task.DRAW:
        print(draw(BOX.with_own(file).components), end="")
    else:
        _check(file)


def _check(file: Path) -> None:
    found = survey(file)
    for error in found.errors:
        print(f"error: {error}")
    for remark in found.remarks:
        print(f"remark: {remark}")
    if found.summary:
        print(found.summary)
    if found.errors:
        raise UnplayableMap(f"{len(found.errors)} errors: the map cannot be played")
    print(f"{len(found.remarks)} remarks: the map can be played")
