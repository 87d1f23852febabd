"""What the province sheet says of each building."""

from tafelrunde.games.kingsburg.components.blocks import goods_of
from tafelrunde.games.kingsburg.components.ids import (
    BUILDINGS,
    COLUMNS,
    ENEMY_TYPES,
    HIGHEST_TOTAL,
    MOST,
    MOST_POINTS,
    ROWS,
)
from tafelrunde.kernel.sheet import Sheet


class Building:
    """Place, cost and points of a building, and its strength, `strength_against` by type of enemy.

    Two effects of one building (Farm, Fortress, Stone Wall) do not depend on each other (KB-1210).
    """

    def __init__(self, block: Sheet) -> None:
        self.row = block.word("row", ROWS)
        self.column = block.number("column", 1, COLUMNS)
        self.cost = goods_of(block)
        self.vp = block.number("vp", 0, MOST_POINTS)
        self.strength = block.number("strength", -MOST, MOST, 0)
        against = block.table("against", required=False)
        self.strength_against = [
            against.number(enemy, -MOST, MOST) if enemy in against.names() else self.strength for enemy in ENEMY_TYPES
        ]


class Sawmill(Building):
    """KB-904."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.pays_wood = block.number("pays_wood", 1, MOST)
        self.gives_gold = block.number("gives_gold", 0, MOST)


class Quarry(Building):
    """KB-905."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.pays_stone = block.number("pays_stone", 1, MOST)
        self.gives_gold = block.number("gives_gold", 0, MOST)


class Goldsmith(Building):
    """KB-906."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.pays_gold = block.number("pays_gold", 1, MOST)
        self.gives_soldiers = block.number("gives_soldiers", 0, MOST)
        self.gives_vp = block.number("gives_vp", 0, MOST_POINTS)


class Chapel(Building):
    """KB-314."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.reroll_limit = block.number("reroll_limit", 0, HIGHEST_TOTAL)


class Cathedral(Building):
    """KB-704."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.goods_per_vp = block.number("goods_per_vp", 1, MOST)


class Inn(Building):
    """KB-387."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.gives_plus_two = block.number("gives_plus_two", 0, MOST)


class Farm(Building):
    """KB-305."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.bonus_dice = block.number("bonus_dice", 0, 1)


class MerchantsGuild(Building):
    """KB-303."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.gives_gold = block.number("gives_gold", 0, MOST)


class Stable(Building):
    """KB-365."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.gives_soldiers = block.number("gives_soldiers", 0, MOST)


class PointsBuilding(Building):
    """Fortress, Town Hall, Embassy: points whenever their effect works (KB-624, KB-388, KB-391)."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.gives_vp = block.number("gives_vp", 0, MOST_POINTS)


class Crane(Building):
    """KB-377."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.discount_gold = block.number("discount_gold", 0, MOST)


class ImprovisedDefenses(Building):
    """Its strength depends on the card, so it is no part of `strength` (KB-912)."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.enemy_limit = block.number("enemy_limit", 0, HIGHEST_TOTAL)
        self.limited_strength = block.number("limited_strength", -MOST, MOST)


class TrainingCamp(Building):
    """KB-916."""

    def __init__(self, block: Sheet) -> None:
        super().__init__(block)
        self.soldier_limit = block.number("soldier_limit", 0, MOST)
        self.gives_soldiers = block.number("gives_soldiers", 0, MOST)


def check_buildings(buildings: list[Building], section: Sheet) -> None:
    """Places on the province sheet are fixed (KB-111, KB-901)."""
    for place, building in enumerate(buildings):
        block = section.block(BUILDINGS[place])
        block.stays("row", building.row, ROWS[place // COLUMNS])
        block.stays("column", building.column, place % COLUMNS + 1)
