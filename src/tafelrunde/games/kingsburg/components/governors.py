"""What the governor cards say."""

from tafelrunde.games.kingsburg.components.blocks import by_year
from tafelrunde.games.kingsburg.components.ids import (
    GOVERNORS,
    HIGHEST_TOTAL,
    LAST_RANK,
    MOST,
    MOST_OF_CHOICE,
    MOST_POINTS,
    PLAYER_DICE,
    ROWS,
    SIDES,
    YEARS,
)
from tafelrunde.kernel.sheet import Sheet


class Governor:
    """A governor card; `house` marks the invented ones (KB-1005). Its effects do not depend on each other (KB-1010)."""

    def __init__(self, block: Sheet) -> None:
        self.number = block.number("number", 1, len(GOVERNORS) - 1)
        self.house = block.flag("house", False)


class Thief(Governor):
    """KB-1021."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.goods = block.number("goods", 0, MOST_OF_CHOICE)
        self.vp = block.number("vp", -MOST_POINTS, MOST_POINTS)


class Miner(Governor):
    """KB-1022."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.gold = by_year(block, "gold")


class Sorcerer(Governor):
    """KB-1023."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.year = block.number("year", 1, YEARS)
        self.buildings = block.number("buildings", 0, len(ROWS))


class Prince(Governor):
    """KB-1024."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.limit = block.number("limit", 0, HIGHEST_TOTAL)
        self.dice = block.numbers("dice", 1, SIDES, PLAYER_DICE)


class Fairy(Governor):
    """KB-1025."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.bonus_dice = block.number("bonus_dice", 0, 1)


class PointsGovernor(Governor):
    """Preacher and Minstrel: points on a condition, the Minstrel for each of two (KB-1027, KB-1031)."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.vp = block.number("vp", 0, MOST_POINTS)


class LimitGovernor(Governor):
    """Philosopher and Priest: points on a low total (KB-1030, KB-1032)."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.limit = block.number("limit", 0, HIGHEST_TOTAL)
        self.vp = block.number("vp", 0, MOST_POINTS)


class Politician(Governor):
    """KB-1033."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.ranks = block.numbers("ranks", 1, LAST_RANK, 2)
        self.goods = block.numbers("goods", 0, MOST_OF_CHOICE, 2)


class Carpenter(Governor):
    """KB-1035."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.wood = by_year(block, "wood")
        self.discount_from = block.number("discount_from", 1, MOST)
        self.discount = block.number("discount", 0, MOST)


class Sculptor(Governor):
    """KB-1036."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.stone = by_year(block, "stone")
        self.discount_from = block.number("discount_from", 1, MOST)
        self.discount = block.number("discount", 0, MOST)


class Heiress(Governor):
    """KB-1037."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.limit = block.number("limit", 0, HIGHEST_TOTAL)
        self.gold = block.number("gold", 0, MOST)


class Damsel(Governor):
    """KB-1038."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.soldiers = block.number("soldiers", 0, MOST)


class General(Governor):
    """KB-1039."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.strength = by_year(block, "strength")


class Diplomat(Governor):
    """KB-1040."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.weaker = block.number("weaker", 0, MOST)


class Countess(Governor):
    """KB-1041."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.vp_per_row = block.number("vp_per_row", 0, MOST_POINTS)


class Trader(Governor):
    """KB-1042."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.exchanges = block.number("exchanges", 0, MOST_OF_CHOICE)


class Engineer(Governor):
    """KB-1044."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.extra_goods = block.number("extra_goods", 0, 1)
