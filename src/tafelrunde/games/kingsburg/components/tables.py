"""Kingsburg's components: their ids, and every printed value as the rules use it.

Numbers stand for ids in hot code. A value is declared once, where it is read (`block.number("discount_gold", …)`), and
has there the name that it has in `components.toml`: the Crane's discount is `components.crane.discount_gold`.
"""

import json
from typing import Final

from tafelrunde.kernel.sheet import Sheet

YEARS: Final = 5  # KB-112
SIDES: Final = 6
PLAYER_DICE: Final = 3  # KB-105
LAST_RANK: Final = 18

# How far an owner's own values may go. The table of moves knows goods of choice and army tokens up to these.
MOST: Final = 9
MOST_OF_CHOICE: Final = 4
MOST_POINTS: Final = 20
HIGHEST_TOTAL: Final = 30  # of five dice, and of soldiers and modifiers
STRONGEST_ENEMY: Final = 20

GOLD: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOODS: Final = ["gold", "wood", "stone"]

GOBLINS: Final = 0
ORCS: Final = 1
ZOMBIES: Final = 2
BARBARIANS: Final = 3
DEMONS: Final = 4
DRAGONS: Final = 5
ENEMY_TYPES: Final = ["goblins", "orcs", "zombies", "barbarians", "demons", "dragons"]

# Spaces for dice: 0 none, 1 to 18 the advisor of that rank, then the Politician's own two (KB-1033).
ADVISORS: Final = [
    "",
    "jester",
    "squire",
    "architect",
    "merchant",
    "sergeant",
    "alchemist",
    "astronomer",
    "treasurer",
    "master_hunter",
    "general",
    "swordsmith",
    "duchess",
    "champion",
    "smuggler",
    "inventor",
    "wizard",
    "queen",
    "king",
    "politician_5",
    "politician_10",
]
DUCHESS: Final = 12
POLITICIAN_FIRST: Final = 19
POLITICIAN_SECOND: Final = 20

# Buildings: row * 4 + column - 1, with row A = 0 to G = 6 (KB-111, KB-901).
SAWMILL: Final = 0
QUARRY: Final = 1
GOLDSMITH: Final = 2
MINT: Final = 3
STATUE: Final = 4
CHAPEL: Final = 5
CHURCH: Final = 6
CATHEDRAL: Final = 7
INN: Final = 8
MARKET: Final = 9
FARM: Final = 10
MERCHANTS_GUILD: Final = 11
GUARD_TOWER: Final = 12
BLACKSMITH: Final = 13
BARRACKS: Final = 14
WIZARDS_GUILD: Final = 15
PALISADE: Final = 16
STABLE: Final = 17
STONE_WALL: Final = 18
FORTRESS: Final = 19
BARRICADE: Final = 20
CRANE: Final = 21
TOWN_HALL: Final = 22
EMBASSY: Final = 23
IMPROVISED_DEFENSES: Final = 24
RECRUITING_CENTER: Final = 25
TRAINING_CAMP: Final = 26
MILITARY_ACADEMY: Final = 27
BUILDINGS: Final = [
    "sawmill",
    "quarry",
    "goldsmith",
    "mint",
    "statue",
    "chapel",
    "church",
    "cathedral",
    "inn",
    "market",
    "farm",
    "merchants_guild",
    "guard_tower",
    "blacksmith",
    "barracks",
    "wizards_guild",
    "palisade",
    "stable",
    "stone_wall",
    "fortress",
    "barricade",
    "crane",
    "town_hall",
    "embassy",
    "improvised_defenses",
    "recruiting_center",
    "training_camp",
    "military_academy",
]

# Governor cards: 0 none, then their numbers. The last five are invented (KB-1004, KB-1005).
GOV_THIEF: Final = 1
GOV_MINER: Final = 2
GOV_SORCERER: Final = 3
GOV_PRINCE: Final = 4
GOV_FAIRY: Final = 5
GOV_TAX_COLLECTOR: Final = 6
GOV_PREACHER: Final = 7
GOV_DUKE: Final = 8
GOV_TRICKSTER: Final = 9
GOV_PHILOSOPHER: Final = 10
GOV_MINSTREL: Final = 11
GOV_PRIEST: Final = 12
GOV_POLITICIAN: Final = 13
GOV_ARCHITECT: Final = 14
GOV_CARPENTER: Final = 15
GOV_SCULPTOR: Final = 16
GOV_HEIRESS: Final = 17
GOV_DAMSEL: Final = 18
GOV_GENERAL: Final = 19
GOV_DIPLOMAT: Final = 20
GOV_COUNTESS: Final = 21
GOV_TRADER: Final = 22
GOV_SCOUT: Final = 23
GOV_ENGINEER: Final = 24
DOCUMENTED_GOVERNORS: Final = 19
GOVERNORS: Final = [
    "",
    "gov_thief",
    "gov_miner",
    "gov_sorcerer",
    "gov_prince",
    "gov_fairy",
    "gov_tax_collector",
    "gov_preacher",
    "gov_duke",
    "gov_trickster",
    "gov_philosopher",
    "gov_minstrel",
    "gov_priest",
    "gov_politician",
    "gov_architect",
    "gov_carpenter",
    "gov_sculptor",
    "gov_heiress",
    "gov_damsel",
    "gov_general",
    "gov_diplomat",
    "gov_countess",
    "gov_trader",
    "gov_scout",
    "gov_engineer",
]


ROWS: Final = ["A", "B", "C", "D", "E", "F", "G"]
COLUMNS: Final = 4
CARDS: Final = 25
CARDS_OF_A_YEAR: Final = 5


# --- what the blocks hold ---------------------------------------------------------------------------------------------


def goods_of(block: Sheet) -> list[int]:
    """Gold, wood and stone."""
    return [block.number(good, 0, MOST, 0) for good in GOODS]


def by_year(block: Sheet, name: str) -> list[int]:
    """A number for each year; entry 0 stands for no year."""
    return [0, *block.numbers(name, 0, MOST, YEARS)]


class Advisor:
    """What lies at a space for dice: goods, goods of choice (`any`), one of some kinds (`either`), and more.

    `price_vp` is the Smuggler's price for `any`, `transmutes` the Alchemist's exchange (KB-346, KB-354).
    """

    def __init__(self, rank: int, block: Sheet) -> None:
        self.rank = rank
        self.goods = goods_of(block)
        self.any = block.number("any", 0, MOST_OF_CHOICE, 0)
        either = block.words("either", GOODS, default=[])
        self.either = sorted([GOODS.index(good) for good in either])
        self.soldiers = block.number("soldiers", 0, MOST, 0)
        self.vp = block.number("vp", 0, MOST_POINTS, 0)
        self.plus_two = block.number("plus_two", 0, MOST, 0)
        self.peek = block.flag("peek", False)
        self.price_vp = block.number("price_vp", 0, MOST_POINTS, 0)
        self.transmutes = block.flag("transmutes", False)


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


class Win:
    """What an enemy card gives to a victor."""

    def __init__(self, table: Sheet) -> None:
        self.goods = goods_of(table)
        self.any = table.number("any", 0, MOST_OF_CHOICE, 0)
        self.vp = table.number("vp", 0, MOST_POINTS, 0)


class Loss:
    """What an enemy card takes from the defeated."""

    def __init__(self, table: Sheet) -> None:
        self.goods = goods_of(table)
        self.any = table.number("any", 0, MOST_OF_CHOICE, 0)
        self.buildings = table.number("buildings", 0, MOST, 0)
        self.vp = table.number("vp", 0, MOST_POINTS, 0)


class Enemy:
    """An enemy card; `type` is its number in `ENEMY_TYPES`."""

    def __init__(self, id: str, block: Sheet) -> None:
        self.id = id
        self.year = block.number("year", 1, YEARS)
        self.type = ENEMY_TYPES.index(block.word("type", ENEMY_TYPES))
        self.strength = block.number("strength", 1, STRONGEST_ENEMY)
        self.win = Win(block.table("win"))
        self.loss = Loss(block.table("loss"))


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


# --- the whole box ----------------------------------------------------------------------------------------------------


class Components:
    """All printed values. Immutable once read: states share it, so nobody may change it.

    Lists over spaces have 21 entries (`ADVISORS`), over buildings 28 (`BUILDINGS`), over enemy cards 25, by year and
    within a year as in the file. Lists over years have 6; entry 0 stands for no year.
    """

    def __init__(self, sheet: Sheet) -> None:
        sheet.holds(["advisor", "building", "enemy", "governor", "army_tokens"])
        # KB-1101
        self.army_tokens = sorted(sheet.block("army_tokens").numbers("values", 0, MOST, 6))

        building = sheet.section("building")
        building.holds(BUILDINGS)
        self.sawmill = Sawmill(building.block("sawmill"))
        self.quarry = Quarry(building.block("quarry"))
        self.goldsmith = Goldsmith(building.block("goldsmith"))
        self.chapel = Chapel(building.block("chapel"))
        self.cathedral = Cathedral(building.block("cathedral"))
        self.inn = Inn(building.block("inn"))
        self.farm = Farm(building.block("farm"))
        self.merchants_guild = MerchantsGuild(building.block("merchants_guild"))
        self.stable = Stable(building.block("stable"))
        self.fortress = PointsBuilding(building.block("fortress"))
        self.crane = Crane(building.block("crane"))
        self.town_hall = PointsBuilding(building.block("town_hall"))
        self.embassy = PointsBuilding(building.block("embassy"))
        self.improvised_defenses = ImprovisedDefenses(building.block("improvised_defenses"))
        self.training_camp = TrainingCamp(building.block("training_camp"))
        self.buildings: list[Building] = [
            *[self.sawmill, self.quarry, self.goldsmith, Building(building.block("mint"))],
            *[Building(building.block("statue")), self.chapel, Building(building.block("church")), self.cathedral],
            *[self.inn, Building(building.block("market")), self.farm, self.merchants_guild],
            *[Building(building.block(name)) for name in ("guard_tower", "blacksmith", "barracks", "wizards_guild")],
            *[Building(building.block("palisade")), self.stable, Building(building.block("stone_wall")), self.fortress],
            *[Building(building.block("barricade")), self.crane, self.town_hall, self.embassy],
            *[self.improvised_defenses, Building(building.block("recruiting_center"))],
            *[self.training_camp, Building(building.block("military_academy"))],
        ]
        check_buildings(self.buildings, building)

        governor = sheet.section("governor")
        governor.holds(GOVERNORS[1:])
        self.gov_thief = Thief(governor.block("gov_thief"))
        self.gov_miner = Miner(governor.block("gov_miner"))
        self.gov_sorcerer = Sorcerer(governor.block("gov_sorcerer"))
        self.gov_prince = Prince(governor.block("gov_prince"))
        self.gov_fairy = Fairy(governor.block("gov_fairy"))
        self.gov_tax_collector = Governor(governor.block("gov_tax_collector"))
        self.gov_preacher = PointsGovernor(governor.block("gov_preacher"))
        self.gov_duke = Governor(governor.block("gov_duke"))
        self.gov_trickster = Governor(governor.block("gov_trickster"))
        self.gov_philosopher = LimitGovernor(governor.block("gov_philosopher"))
        self.gov_minstrel = PointsGovernor(governor.block("gov_minstrel"))
        self.gov_priest = LimitGovernor(governor.block("gov_priest"))
        self.gov_politician = Politician(governor.block("gov_politician"))
        self.gov_architect = Governor(governor.block("gov_architect"))
        self.gov_carpenter = Carpenter(governor.block("gov_carpenter"))
        self.gov_sculptor = Sculptor(governor.block("gov_sculptor"))
        self.gov_heiress = Heiress(governor.block("gov_heiress"))
        self.gov_damsel = Damsel(governor.block("gov_damsel"))
        self.gov_general = General(governor.block("gov_general"))
        self.gov_diplomat = Diplomat(governor.block("gov_diplomat"))
        self.gov_countess = Countess(governor.block("gov_countess"))
        self.gov_trader = Trader(governor.block("gov_trader"))
        self.gov_scout = Governor(governor.block("gov_scout"))
        self.gov_engineer = Engineer(governor.block("gov_engineer"))
        check_governors(self, governor)

        self.enemies = read_enemies(sheet.section("enemy"))
        self.spaces = read_spaces(sheet, self.gov_politician)

        # What hot code asks for most, laid ready.
        self.cost = [each.cost for each in self.buildings]
        self.strength_against = [each.strength_against for each in self.buildings]
        self.space_rank = [space.rank for space in self.spaces]
        self.enemies_of_year: list[list[int]] = [
            [card for card in range(CARDS) if self.enemies[card].year == year] for year in range(YEARS + 1)
        ]

    def strength_range(self, year: int) -> list[int]:
        """The weakest and the strongest enemy of a year (KB-605)."""
        strengths = [self.enemies[card].strength for card in self.enemies_of_year[year]]
        return [min(strengths), max(strengths)]


def read_spaces(sheet: Sheet, politician: Politician) -> list[Advisor]:
    """Nobody, the advisors, and the Politician's own two, which give goods of choice (KB-1033)."""
    section = sheet.section("advisor")
    section.holds(ADVISORS[1:POLITICIAN_FIRST])
    spaces = [Advisor(0, Sheet(sheet.file, {}))]
    for rank in range(1, POLITICIAN_FIRST):
        block = section.block(ADVISORS[rank])
        stays(block, "rank", block.number("rank", 1, LAST_RANK), rank)
        advisor = Advisor(rank, block)
        check_advisor(advisor, block)
        spaces.append(advisor)
    for rank, goods in zip(politician.ranks, politician.goods, strict=True):
        spaces.append(Advisor(rank, Sheet(sheet.file, {"any": goods})))
    return spaces


def read_enemies(section: Sheet) -> list[Enemy]:
    """25 cards, five a year (KB-106), by year and within a year as in the file."""
    names = section.names()
    if len(names) != CARDS:
        raise section.wrong("", f"expected {CARDS} cards, got {len(names)}")
    enemies: list[Enemy] = []
    for year in range(1, YEARS + 1):
        of_year = [name for name in names if section.block(name).number("year", 1, YEARS) == year]
        if len(of_year) > CARDS_OF_A_YEAR:
            moved = next((name for name in of_year if section.block(name).mentions("year")), of_year[-1])
            raise section.wrong(f"{moved}.year", f"expected five cards in year {year}, got {len(of_year)}")
        enemies += [Enemy(name, section.block(name)) for name in of_year]
    return enemies


# --- what must hold beyond single values ------------------------------------------------------------------------------


def stays(block: Sheet, name: str, value: int | str, fixed: int | str) -> None:
    """A value that an owner cannot change."""
    if value != fixed:
        raise block.wrong(name, f"must stay {json.dumps(fixed)}, got {json.dumps(value)}")


def check_advisor(advisor: Advisor, block: Sheet) -> None:
    """An advisor asks his guest at most one question."""
    either = block.words("either", GOODS, default=[])
    if either and (len(either) < 2 or len(set(either)) < len(either)):
        raise block.wrong("either", "expected two or three different kinds")
    if (advisor.any > 0) + bool(either) + advisor.transmutes > 1:
        raise block.wrong("", "expected only one of any, either and transmutes")
    if advisor.price_vp and not advisor.any:
        raise block.wrong("price_vp", "a price needs goods of choice (any) to be paid for")
    gifts = [*advisor.goods, advisor.soldiers, advisor.vp, advisor.plus_two]
    if (advisor.price_vp or advisor.transmutes) and (any(gifts) or advisor.peek):
        raise block.wrong("", "an exchange (price_vp or transmutes) gives nothing else")


def check_buildings(buildings: list[Building], section: Sheet) -> None:
    """Places on the province sheet are fixed (KB-111, KB-901)."""
    for place, building in enumerate(buildings):
        block = section.block(BUILDINGS[place])
        stays(block, "row", building.row, ROWS[place // COLUMNS])
        stays(block, "column", building.column, place % COLUMNS + 1)


def check_governors(components: Components, section: Sheet) -> None:
    """Numbers are fixed, and so is who is documented and who invented (KB-1004, KB-1005)."""
    for number in range(1, len(GOVERNORS)):
        block = section.block(GOVERNORS[number])
        governor: Governor = getattr(components, GOVERNORS[number])
        stays(block, "number", governor.number, number)
        house = number > DOCUMENTED_GOVERNORS
        if governor.house != house:
            raise block.wrong("house", f"must stay {str(house).lower()}")
    first, second = components.gov_politician.ranks
    if first >= second:
        raise section.wrong("gov_politician.ranks", f"expected the lower first, got {first} and {second}")
