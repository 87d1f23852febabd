"""What the enemy cards say."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.blocks import goods_as_one, goods_of
from tafelrunde.games.kingsburg.components.ids import (
    CARDS,
    CARDS_OF_A_YEAR,
    ENEMY_TYPES,
    GOLD,
    MOST,
    MOST_OF_CHOICE,
    MOST_POINTS,
    STONE,
    STRONGEST_ENEMY,
    WOOD,
    YEARS,
)
from tafelrunde.kernel.sheet import Sheet

EFFECT_BITS: Final = 16
EFFECT_MASK: Final = 65535
"""What a battle brings over several cards is summed in one number: points lowest, then goods or buildings."""


class Win:
    """What an enemy card gives to a victor."""

    def __init__(self, table: Sheet) -> None:
        self.goods = goods_of(table)
        self.any: i64 = table.number("any", 0, MOST_OF_CHOICE, 0)
        self.vp: i64 = table.number("vp", 0, MOST_POINTS, 0)
        self.all_goods: i64 = sum(self.goods) + self.any


class Loss:
    """What an enemy card takes from the defeated."""

    def __init__(self, table: Sheet) -> None:
        self.goods = goods_of(table)
        self.gold: i64 = self.goods[GOLD]
        self.wood: i64 = self.goods[WOOD]
        self.stone: i64 = self.goods[STONE]
        self.any: i64 = table.number("any", 0, MOST_OF_CHOICE, 0)
        self.buildings: i64 = table.number("buildings", 0, MOST, 0)
        self.vp: i64 = table.number("vp", 0, MOST_POINTS, 0)


class Enemy:
    """An enemy card; `type` is its number in `ENEMY_TYPES`."""

    def __init__(self, id: str, block: Sheet) -> None:
        self.id = id
        self.year = block.number("year", 1, YEARS)
        self.type: i64 = ENEMY_TYPES.index(block.word("type", ENEMY_TYPES))
        self.strength: i64 = block.number("strength", 1, STRONGEST_ENEMY)
        self.win = Win(block.table("win"))
        self.loss = Loss(block.table("loss"))
        # What the vector of a seat asks of all cards of a year, laid ready.
        self.brings: i64 = self.win.vp | self.win.all_goods << EFFECT_BITS
        self.takes: i64 = self.loss.vp | self.loss.buildings << EFFECT_BITS
        self.named_goods: i64 = sum(self.loss.goods)
        self.takes_goods: i64 = goods_as_one(self.loss.goods)
        self.takes_any: i64 = self.loss.any


def read_enemies(section: Sheet) -> list[Enemy]:
    """25 cards, five a year (KB-106), by year and within a year as in the file."""
    names = section.names()
    if len(names) != CARDS:
        raise section.wrong("", f"expected {CARDS} cards, got {len(names)}", ("kb-value-cards", {"count": CARDS}))
    enemies: list[Enemy] = []
    for year in range(1, YEARS + 1):
        of_year = [name for name in names if section.block(name).number("year", 1, YEARS) == year]
        if len(of_year) > CARDS_OF_A_YEAR:
            moved = next((name for name in of_year if section.block(name).mentions("year")), of_year[-1])
            reason = f"expected five cards in year {year}, got {len(of_year)}"
            raise section.wrong(f"{moved}.year", reason, ("kb-value-year", {"year": year, "count": len(of_year)}))
        enemies += [Enemy(name, section.block(name)) for name in of_year]
    return enemies
