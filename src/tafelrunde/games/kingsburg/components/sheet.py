"""The shape of `components.toml`: what each block may hold, and within which bounds."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tafelrunde.games.kingsburg.components import tables as ids
from tafelrunde.kernel.figures import Block

Count = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=20)]
Choice = Annotated[int, Meta(ge=0, le=4)]  # goods of choice; the move space knows combinations of up to four
AtMostOne = Annotated[int, Meta(ge=0, le=1)]
AtLeastOne = Annotated[int, Meta(ge=1, le=9)]
Rank = Annotated[int, Meta(ge=1, le=18)]
Year = Annotated[int, Meta(ge=1, le=5)]
Face = Annotated[int, Meta(ge=1, le=6)]
Total = Annotated[int, Meta(ge=0, le=30)]  # of at most five dice (C.5)
Modifier = Annotated[int, Meta(ge=-9, le=9)]
EnemyStrength = Annotated[int, Meta(ge=1, le=20)]
ByYear = Annotated[list[Count], Meta(min_length=5, max_length=5)]
Good = Literal["gold", "wood", "stone"]
EnemyType = Literal["goblins", "orcs", "zombies", "barbarians", "demons", "dragons"]


class Advisor(Block, frozen=True):
    """C.1, KB-341 to KB-358."""

    rank: Rank
    gold: Count = 0
    wood: Count = 0
    stone: Count = 0
    any: Choice = 0
    either: list[Good] = msgspec.field(default_factory=list)
    soldiers: Count = 0
    vp: Points = 0
    plus_two: Count = 0
    peek: bool = False
    price_vp: Points = 0
    transmutes: bool = False


class Building(Block, frozen=True, kw_only=True):
    """C.2; the buildings whose effect has figures of its own add them below."""

    row: Literal["A", "B", "C", "D", "E", "F", "G"]
    column: Annotated[int, Meta(ge=1, le=4)]
    gold: Count = 0
    wood: Count = 0
    stone: Count = 0
    vp: Points
    strength: Modifier = 0
    against: dict[EnemyType, Modifier] = msgspec.field(default_factory=dict)


class Sawmill(Building, frozen=True):
    pays_wood: AtLeastOne
    gives_gold: Count


class Quarry(Building, frozen=True):
    pays_stone: AtLeastOne
    gives_gold: Count


class Goldsmith(Building, frozen=True):
    pays_gold: AtLeastOne
    gives_soldiers: Count
    gives_vp: Points


class Chapel(Building, frozen=True):
    reroll_limit: Total


class Cathedral(Building, frozen=True):
    goods_per_vp: AtLeastOne


class Inn(Building, frozen=True):
    gives_plus_two: Count


class Farm(Building, frozen=True):
    bonus_dice: AtMostOne


class MerchantsGuild(Building, frozen=True):
    gives_gold: Count


class Stable(Building, frozen=True):
    gives_soldiers: Count


class PointsBuilding(Building, frozen=True):
    """Fortress, Town Hall, Embassy: VP whenever their effect works."""

    gives_vp: Points


class Crane(Building, frozen=True):
    discount_gold: Count


class ImprovisedDefenses(Building, frozen=True):
    enemy_limit: Total
    limited_strength: Modifier


class TrainingCamp(Building, frozen=True):
    soldier_limit: Count
    gives_soldiers: Count


class Buildings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    sawmill: Sawmill
    quarry: Quarry
    goldsmith: Goldsmith
    mint: Building
    statue: Building
    chapel: Chapel
    church: Building
    cathedral: Cathedral
    inn: Inn
    market: Building
    farm: Farm
    merchants_guild: MerchantsGuild
    guard_tower: Building
    blacksmith: Building
    barracks: Building
    wizards_guild: Building
    palisade: Building
    stable: Stable
    stone_wall: Building
    fortress: PointsBuilding
    barricade: Building
    crane: Crane
    town_hall: PointsBuilding
    embassy: PointsBuilding
    improvised_defenses: ImprovisedDefenses
    recruiting_center: Building
    training_camp: TrainingCamp
    military_academy: Building

    def by_index(self) -> list[Building]:
        return [getattr(self, name) for name in ids.BUILDINGS]


class Win(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gold: Count = 0
    wood: Count = 0
    stone: Count = 0
    any: Choice = 0
    vp: Points = 0


class Loss(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gold: Count = 0
    wood: Count = 0
    stone: Count = 0
    any: Choice = 0
    buildings: Count = 0
    vp: Points = 0


class Enemy(Block, frozen=True):
    """C.3."""

    year: Year
    type: EnemyType
    strength: EnemyStrength
    win: Win
    loss: Loss


class Governor(Block, frozen=True, kw_only=True):
    """C.4; the governors with figures add them below."""

    number: Annotated[int, Meta(ge=1, le=24)]
    house: bool = False


class Thief(Governor, frozen=True):
    goods: Choice
    vp: Annotated[int, Meta(ge=-20, le=20)]


class Miner(Governor, frozen=True):
    gold: ByYear


class Sorcerer(Governor, frozen=True):
    year: Year
    buildings: Annotated[int, Meta(ge=0, le=7)]


class Prince(Governor, frozen=True):
    limit: Total
    dice: Annotated[list[Face], Meta(min_length=3, max_length=3)]


class Fairy(Governor, frozen=True):
    bonus_dice: AtMostOne


class PointsGovernor(Governor, frozen=True):
    """Preacher and Minstrel: VP on a condition."""

    vp: Points


class LimitGovernor(Governor, frozen=True):
    """Philosopher and Priest: VP on a low total."""

    limit: Total
    vp: Points


class Politician(Governor, frozen=True):
    ranks: Annotated[list[Rank], Meta(min_length=2, max_length=2)]
    goods: Annotated[list[Choice], Meta(min_length=2, max_length=2)]


class Carpenter(Governor, frozen=True):
    wood: ByYear
    discount_from: AtLeastOne
    discount: Count


class Sculptor(Governor, frozen=True):
    stone: ByYear
    discount_from: AtLeastOne
    discount: Count


class Heiress(Governor, frozen=True):
    limit: Total
    gold: Count


class Damsel(Governor, frozen=True):
    soldiers: Count


class General(Governor, frozen=True):
    strength: ByYear


class Diplomat(Governor, frozen=True):
    weaker: Count


class Countess(Governor, frozen=True):
    vp_per_row: Points


class Trader(Governor, frozen=True):
    exchanges: Choice


class Engineer(Governor, frozen=True):
    extra_goods: AtMostOne


class Governors(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    gov_thief: Thief
    gov_miner: Miner
    gov_sorcerer: Sorcerer
    gov_prince: Prince
    gov_fairy: Fairy
    gov_tax_collector: Governor
    gov_preacher: PointsGovernor
    gov_duke: Governor
    gov_trickster: Governor
    gov_philosopher: LimitGovernor
    gov_minstrel: PointsGovernor
    gov_priest: LimitGovernor
    gov_politician: Politician
    gov_architect: Governor
    gov_carpenter: Carpenter
    gov_sculptor: Sculptor
    gov_heiress: Heiress
    gov_damsel: Damsel
    gov_general: General
    gov_diplomat: Diplomat
    gov_countess: Countess
    gov_trader: Trader
    gov_scout: Governor
    gov_engineer: Engineer

    def by_number(self) -> list[Governor]:
        return [getattr(self, name) for name in ids.GOVERNORS[1:]]


class ArmyTokens(Block, frozen=True):
    """KB-1101."""

    values: Annotated[list[Count], Meta(min_length=6, max_length=6)]


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    advisor: dict[str, Advisor]
    building: Buildings
    enemy: dict[str, Enemy]
    governor: Governors
    army_tokens: ArmyTokens
