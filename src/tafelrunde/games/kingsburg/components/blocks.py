"""What several kinds of blocks hold in common."""

from tafelrunde.games.kingsburg.components.ids import GOODS, MOST, YEARS
from tafelrunde.kernel.sheet import Sheet


def goods_of(block: Sheet) -> list[int]:
    """Gold, wood and stone."""
    return [block.number(good, 0, MOST, 0) for good in GOODS]


def by_year(block: Sheet, name: str) -> list[int]:
    """A number for each year; entry 0 stands for no year."""
    return [0, *block.numbers(name, 0, MOST, YEARS)]
