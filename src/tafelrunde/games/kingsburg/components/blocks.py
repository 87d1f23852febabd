"""What several kinds of blocks hold in common."""

import json

from tafelrunde.games.kingsburg.components.ids import GOODS, MOST, YEARS
from tafelrunde.kernel.sheet import Sheet


def goods_of(block: Sheet) -> list[int]:
    """Gold, wood and stone."""
    return [block.number(good, 0, MOST, 0) for good in GOODS]


def by_year(block: Sheet, name: str) -> list[int]:
    """A number for each year; entry 0 stands for no year."""
    return [0, *block.numbers(name, 0, MOST, YEARS)]


def stays(block: Sheet, name: str, value: int | str, fixed: int | str) -> None:
    """A value that an owner cannot change."""
    if value != fixed:
        raise block.wrong(name, f"must stay {json.dumps(fixed)}, got {json.dumps(value)}")
