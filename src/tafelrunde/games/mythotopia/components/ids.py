"""Mythotopia's ids, ints that stand in hot code: symbols, cards, piles and buildings; the bounds of printed values."""

from typing import Final

# Resources and the other symbols, as bits of what a card can be laid for (MY-404).
FOOD: Final = 0
STONE: Final = 1
GOLD: Final = 2
ARMY_SYMBOL: Final = 3
SHIP_SYMBOL: Final = 4
SYMBOLS: Final = ["food", "stone", "gold", "army", "ship"]
SYMBOL_KINDS: Final = 5
RESOURCES: Final = 3

# Kinds of cards: a province card has the number of its province; then the starting and the improvement cards.
MOST_PROVINCES: Final = 40
START_ARMY: Final = 40
START_BUILD: Final = 41
START_MARKET: Final = 42
START_SHIP: Final = 43
ALCHEMIST: Final = 44
ARMY: Final = 45
BUILD: Final = 46
CAVALRY: Final = 47
COUNSELLOR: Final = 48
DIPLOMAT: Final = 49
FARMING: Final = 50
GENERAL: Final = 51
GOLD_MINE: Final = 52
HERO: Final = 53
LEVIES: Final = 54
LIMES: Final = 55
MARAUDERS: Final = 56
MARKET: Final = 57
MERCENARY: Final = 58
MERCHANT: Final = 59
MILITIA: Final = 60
MYSTIC: Final = 61
PHILOSOPHER: Final = 62
PORTAL: Final = 63
PROVIDENCE: Final = 64
QUARRY: Final = 65
QUEEN: Final = 66
RANGER: Final = 67
RESERVE_ARMY: Final = 68
SCRIBE: Final = 69
SHIP: Final = 70
WAREHOUSE: Final = 71
WATER_MILL: Final = 72
KINDS: Final = 73
STARTING: Final = ["start_army", "start_build", "start_market", "start_ship"]
IMPROVEMENTS: Final = [
    "alchemist", "army", "build", "cavalry", "counsellor", "diplomat", "farming", "general", "gold_mine", "hero",
    "levies", "limes", "marauders", "market", "mercenary", "merchant", "militia", "mystic", "philosopher", "portal",
    "providence", "quarry", "queen", "ranger", "reserve_army", "scribe", "ship", "warehouse", "water_mill",
]  # fmt: skip

# Cards of a class are much alike, whatever the map: province cards by their symbol, all others by what they are.
CARD_CLASSES: Final = ["food_province", "stone_province", "gold_province", "army_province", *STARTING, *IMPROVEMENTS]
PROVINCE_CLASSES: Final = 4

# The enabling cards, by the symbol as which they let any other card be laid (MY-417): Farming (MY-927), Quarry
# (MY-964), Gold Mine (MY-932), Levies (MY-936).
ENABLING: Final = [FARMING, QUARRY, GOLD_MINE, LEVIES]

# Victory-point cards.
VP_CITY: Final = 0
VP_CASTLE: Final = 1
VP_ROADS: Final = 2
VP_CITADEL: Final = 3
DEFENDER: Final = 4
GUILDED_CITY: Final = 5
DRAGONS: Final = 6
ISLES: Final = 7
SEAS: Final = 8
PATRONAGE: Final = 9
INNS: Final = 10
RUNESTONES: Final = 11
SPOILS: Final = 12
VP_CARDS: Final = [
    "city", "castle", "roads", "citadel", "defender_of_the_realm", "guilded_city", "here_be_dragons",
    "lord_of_the_isles", "master_of_the_seas", "patronage", "roadside_inns", "runestones", "spoils_of_war",
]  # fmt: skip
FIXED_VP_CARDS: Final = 3

# Piles of counters: one for each card, two for the cards whose counters have conditions of their own. A pile has the
# number of its card; the second ones follow.
ISLES_LARGE: Final = 7
SEAS_THREE: Final = 8
ISLES_SMALL: Final = 13
SEAS_FOUR: Final = 14
PILES: Final = 15
PILE_CARD: Final = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 7, 8]
PILE_NAMES: Final = [
    "city", "castle", "roads", "citadel", "defender_of_the_realm", "guilded_city", "here_be_dragons", "isles_large",
    "seas_three", "patronage", "roadside_inns", "runestones", "spoils_of_war", "isles_small", "seas_four",
]  # fmt: skip

# Borders and buildings.
OPEN: Final = 0
HILLS: Final = 1
MOUNTAINS: Final = 2
TERRAINS: Final = ["open", "hills", "mountains"]
ISLANDS: Final = ["", "large", "small"]
CITY: Final = 0
CASTLE: Final = 1
ROAD: Final = 2
BUILDINGS: Final = ["city", "castle", "road"]

# Province cards dealt in addition, by the option `province_draft` (MY-1301, MY-1303).
DRAFT_EXTRA: Final = {"off": 0, "one_extra": 1, "two_extra": 2}

COLOURS: Final = ["red", "blue", "green", "yellow"]
FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4

# What the table of moves has room for.
MOST_BORDERS: Final = 100
MOST_SEAS: Final = 6
MOST_ARMIES: Final = 14
MOST_BOUGHT_ARMIES: Final = 8
MOST_SHIPS: Final = 5
MOST_BOUGHT_SHIPS: Final = 3
MOST_MERCENARIES: Final = 2

# The bounds of printed values.
DIGIT: Final = 9
MOST_PIECES: Final = 40
MOST_POINTS: Final = 3
MOST_ROUNDS: Final = 500
PLANE: Final = 10_000
HEADINGS: Final = ["symbols", "action", "free", "benefit", "reserve"]
