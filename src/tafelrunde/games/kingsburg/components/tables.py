"""Kingsburg's components: every printed value as the rules use it.

A value is declared once, where it is read (`block.number("discount_gold", …)`), and has there the name that it has in
`components.toml`: the Crane's discount is `components.crane.discount_gold`. The blocks of advisors, buildings, enemies
and governors are read in files of their own; ids are in `ids.py`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.advisors import read_spaces
from tafelrunde.games.kingsburg.components.blocks import goods_as_one
from tafelrunde.games.kingsburg.components.buildings import (
    Building,
    Cathedral,
    Chapel,
    Crane,
    Farm,
    Goldsmith,
    ImprovisedDefenses,
    Inn,
    MerchantsGuild,
    PointsBuilding,
    Quarry,
    Sawmill,
    Stable,
    TrainingCamp,
    check_buildings,
)
from tafelrunde.games.kingsburg.components.enemies import read_enemies
from tafelrunde.games.kingsburg.components.governors import (
    Carpenter,
    Countess,
    Damsel,
    Diplomat,
    Engineer,
    Fairy,
    General,
    Governor,
    Heiress,
    LimitGovernor,
    Miner,
    PointsGovernor,
    Politician,
    Prince,
    Sculptor,
    Sorcerer,
    Thief,
    Trader,
)
from tafelrunde.games.kingsburg.components.ids import (
    BUILDINGS,
    CARDS,
    COLUMNS,
    DOCUMENTED_GOVERNORS,
    ENEMY_TYPES,
    GOVERNORS,
    MOST,
    YEARS,
)
from tafelrunde.kernel.sheet import Sheet


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
        self.cost_by_crane = costs_by_crane(self.cost, self.crane.discount_gold)
        self.prices = vec[i64]([goods_as_one(cost) for cost in self.cost])
        self.prices_by_crane = vec[i64]([goods_as_one(cost) for cost in self.cost_by_crane])
        self.row_strength = row_strengths(self.buildings)
        self.space_rank = [space.rank for space in self.spaces]
        self.enemies_of_year: list[list[int]] = [
            [card for card in range(CARDS) if self.enemies[card].year == year] for year in range(YEARS + 1)
        ]

    def strength_range(self, year: int) -> list[int]:
        """The weakest and the strongest enemy of a year (KB-605)."""
        strengths = [self.enemies[card].strength for card in self.enemies_of_year[year]]
        return [min(strengths), max(strengths)]


THIRD_COLUMN: Final = 2

LASTING: Final = len(ENEMY_TYPES)
"""In `row_strength`, after all types: the strength against an enemy without a weakness."""
TWO_ROWS: Final = 8
"""Strengths are laid ready for two rows at once: so many buildings."""
WAYS_OF_TWO_ROWS: Final = 256
"""Which of them stand, as bits."""

# The strengths against all types of enemies (and `LASTING`) are one number, so that all of them are summed at once.
# Each has room for 28 buildings of strength 9 (`MOST`); as some weaken, the middle of its room stands for none.
STRENGTH_BITS: Final = 9
STRENGTH_MASK: Final = 511
NO_STRENGTH: Final = 256
NO_STRENGTHS: Final[i64] = sum(NO_STRENGTH << STRENGTH_BITS * kind for kind in range(LASTING + 1))


def row_strengths(buildings: list[Building]) -> vec[i64]:
    """What rows add to all strengths: for two rows at a time each way in which they may stand."""
    ways: list[i64] = []
    for first in range(0, len(buildings), TWO_ROWS):
        strengths = [strengths_of(building) for building in buildings[first : first + TWO_ROWS]]
        for way in range(WAYS_OF_TWO_ROWS):
            ways.append(sum([strength for place, strength in enumerate(strengths) if way >> place & 1]))
    return vec[i64](ways)


def strengths_of(building: Building) -> int:
    """What a building adds to all strengths."""
    against = [*building.strength_against, building.strength]
    return sum(strength << STRENGTH_BITS * kind for kind, strength in enumerate(against))


def costs_by_crane(cost: list[list[int]], discount: int) -> list[list[int]]:
    """With the Crane less gold in columns III and IV of every row, at least none (KB-377, KB-903, KB-1074)."""
    return [
        [max(0, gold - discount), wood, stone] if building % COLUMNS >= THIRD_COLUMN else [gold, wood, stone]
        for building, (gold, wood, stone) in enumerate(cost)
    ]


def check_governors(components: Components, section: Sheet) -> None:
    """Numbers are fixed, and so is who is documented and who invented (KB-1004, KB-1005)."""
    for number in range(1, len(GOVERNORS)):
        block = section.block(GOVERNORS[number])
        governor: Governor = getattr(components, GOVERNORS[number])
        block.stays("number", governor.number, number)
        block.stays("house", governor.house, number > DOCUMENTED_GOVERNORS)
    first, second = components.gov_politician.ranks
    if first >= second:
        reason = f"expected the lower first, got {first} and {second}"
        raise section.wrong("gov_politician.ranks", reason, ("kb-value-ranks", {}))
