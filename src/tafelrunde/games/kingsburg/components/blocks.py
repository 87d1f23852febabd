"""What several kinds of blocks hold in common."""

from typing import Final

from tafelrunde.games.kingsburg.components.ids import GOODS, MOST, YEARS
from tafelrunde.kernel.sheet import Sheet

GOODS_BITS: Final = 16
"""Goods as one number have so many bits for each kind, gold lowest: see `missing_goods` in `rules/prices.py`."""


def goods_of(block: Sheet) -> list[int]:
    """Gold, wood and stone."""
    return [block.number(good, 0, MOST, 0) for good in GOODS]


def goods_as_one(goods: list[int]) -> int:
    """Gold, wood and stone as one number."""
    return sum([count << GOODS_BITS * kind for kind, count in enumerate(goods)])


def by_year(block: Sheet, name: str) -> list[int]:
    """A number for each year; entry 0 stands for no year."""
    return [0, *block.numbers(name, 0, MOST, YEARS)]
