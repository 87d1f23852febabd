"""Kingsburg's components as typed tables for the rules; `figures.py` fills them from `components.toml`.

Ids are those of the glossary and of chapter C of the rules; ints stand for them in hot code.
"""

from typing import Final

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

# The columns of `Components.win` and `Components.loss` after gold, wood and stone.
WIN_ANY: Final = 3
WIN_VP: Final = 4
LOSS_ANY: Final = 3
LOSS_BUILDINGS: Final = 4
LOSS_VP: Final = 5

# Spaces for dice: 0 none, 1 to 18 the advisor of that rank (C.1), then the Politician's own two (KB-1033).
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

# Governor cards: 0 none, then the numbers of C.4. The last five are invented (KB-1004, KB-1005).
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


class Components:
    """Every figure of the game. Immutable once loaded: states share it, so nobody may change it.

    Lists over spaces have 21 entries (`ADVISORS`), over buildings 28 (`BUILDINGS`), over enemy cards 25
    (`enemy_ids`). Lists over years have 6; entry 0 stands for no year.
    """

    def __init__(self) -> None:
        self.digest: str = ""

        # Spaces: rank and what they give (KB-341 to KB-358, KB-1033).
        self.space_rank: list[int] = []
        self.gain: list[list[int]] = []  # gold, wood, stone
        self.gain_any: list[int] = []  # goods of choice
        self.gain_either: list[list[int]] = []  # kinds of which one is chosen, empty if none
        self.gain_soldiers: list[int] = []
        self.gain_vp: list[int] = []
        self.gain_plus_two: list[int] = []
        self.peeks: list[bool] = []
        self.price_vp: list[int] = []  # the Smuggler's price for `gain_any`
        self.transmutes: list[bool] = []  # the Alchemist's exchange

        # Buildings (C.2).
        self.cost: list[list[int]] = []  # gold, wood, stone
        self.building_vp: list[int] = []
        self.strength: list[int] = []
        self.strength_against: list[list[int]] = []  # in all, by enemy type

        # Enemy cards, by year and in the order of the file (C.3).
        self.enemy_ids: list[str] = []
        self.enemy_year: list[int] = []
        self.enemy_type: list[int] = []
        self.enemy_strength: list[int] = []
        self.win: list[list[int]] = []  # gold, wood, stone, any, VP
        self.loss: list[list[int]] = []  # gold, wood, stone, any, buildings, VP
        self.enemies_of_year: list[list[int]] = []
        self.range_low: list[int] = []  # by year, KB-605
        self.range_high: list[int] = []

        self.army_tokens: list[int] = []  # ascending, KB-1101

        # Effects of buildings.
        self.sawmill_wood: int = 0  # paid, KB-904
        self.sawmill_gold: int = 0
        self.quarry_stone: int = 0  # paid, KB-905
        self.quarry_gold: int = 0
        self.goldsmith_gold: int = 0  # paid, KB-906
        self.goldsmith_soldiers: int = 0
        self.goldsmith_vp: int = 0
        self.chapel_limit: int = 0  # KB-314
        self.cathedral_goods_per_vp: int = 0  # KB-704
        self.inn_tokens: int = 0  # KB-387
        self.farm_dice: int = 0  # KB-305
        self.guild_gold: int = 0  # KB-303
        self.stable_soldiers: int = 0  # KB-365
        self.fortress_vp: int = 0  # KB-624
        self.crane_discount: int = 0  # gold, KB-377
        self.town_hall_vp: int = 0  # KB-388
        self.embassy_vp: int = 0  # KB-391
        self.improvised_limit: int = 0  # KB-912
        self.improvised_strength: int = 0  # not part of `strength`, since it depends on the card
        self.training_camp_limit: int = 0  # KB-916
        self.training_camp_soldiers: int = 0

        # Effects of governors (KB-1021 to KB-1044); the Politician's two spaces stand above.
        self.thief_goods: int = 0
        self.thief_vp: int = 0
        self.miner_gold: list[int] = []  # by year
        self.sorcerer_year: int = 0
        self.sorcerer_buildings: int = 0
        self.prince_limit: int = 0
        self.prince_dice: list[int] = []
        self.fairy_dice: int = 0
        self.preacher_vp: int = 0
        self.philosopher_limit: int = 0
        self.philosopher_vp: int = 0
        self.minstrel_vp: int = 0  # for each of his two conditions
        self.priest_limit: int = 0
        self.priest_vp: int = 0
        self.carpenter_wood: list[int] = []  # by year
        self.carpenter_from: int = 0  # wood in the printed cost
        self.carpenter_discount: int = 0
        self.sculptor_stone: list[int] = []  # by year
        self.sculptor_from: int = 0  # stone in the printed cost
        self.sculptor_discount: int = 0
        self.heiress_limit: int = 0
        self.heiress_gold: int = 0
        self.damsel_soldiers: int = 0
        self.general_strength: list[int] = []  # by year
        self.diplomat_weaker: int = 0
        self.countess_vp: int = 0  # for each full row
        self.trader_exchanges: int = 0
        self.engineer_goods: int = 0  # on top of the cost
