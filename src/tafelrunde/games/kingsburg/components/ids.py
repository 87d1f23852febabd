"""Kingsburg's ids: ints that stand in hot code for what lies on the table, and the bounds of what is printed on it."""

from typing import Final

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
