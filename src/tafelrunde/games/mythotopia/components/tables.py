"""Mythotopia's components as typed tables for the rules; `figures.py` fills them from `components.toml` and `map.toml`.

Ids are those of the glossary; ints stand for them in hot code. Sets of provinces and of seas are bit masks: province p
is in the set if bit p is.
"""

from typing import Final

from mypy_extensions import i64

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

# The enabling cards, by the symbol as which they let any other card be laid (MY-417).
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
CITY: Final = 0
CASTLE: Final = 1
ROAD: Final = 2
BUILDINGS: Final = ["city", "castle", "road"]

# Province cards dealt in addition, by the option `province_draft` (MY-1301, MY-1303).
DRAFT_EXTRA: Final = {"off": 0, "one_extra": 1, "two_extra": 2}

COLOURS: Final = ["red", "blue", "green", "yellow"]
MOST_BORDERS: Final = 100
MOST_SEAS: Final = 6


class Components:
    """Every figure of the game. Immutable once loaded: states share it, so nobody may change it.

    Lists over cards have 73 entries, over provinces as many as the map has, over neighbours' masks likewise.
    """

    def __init__(self) -> None:
        self.digest: str = ""

        # The map (MY-2xx).
        self.provinces: list[str] = []
        self.seas: list[str] = []
        self.borders: list[str] = []
        self.all_provinces: i64 = 0
        self.strength: list[int] = []  # of the garrison, by province
        self.rugged: i64 = 0
        self.large_island: i64 = 0
        self.small_island: i64 = 0
        self.border_a: list[int] = []
        self.border_b: list[int] = []
        self.border_terrain: list[int] = []
        self.open_neighbours: list[int] = []
        self.hill_neighbours: list[int] = []
        self.mountain_neighbours: list[int] = []
        self.one_sea: list[int] = []  # the provinces that touch a common sea, by province
        self.two_seas: list[int] = []  # those that touch an adjacent sea and no common one
        self.coast: list[int] = []  # the provinces that touch a sea, by sea
        self.shores: list[int] = []  # the seas that a province touches, by province

        # Cards (MY-402, MY-906): how many symbols of a kind, by SYMBOL_KINDS * card + symbol; and which, as bits.
        self.symbols: list[int] = []
        self.symbol_bits: list[int] = []
        self.headings: list[str] = []
        self.card_class: list[int] = []

        # Victory-point cards by pile (MY-114, MY-115); counters by players: index 2, 3, 4.
        self.counters: list[list[int]] = []
        self.values: list[int] = []

        # Set-up.
        self.dealt: list[int] = []  # by players
        self.display: int = 0
        self.variable_cards: int = 0
        self.dragons: int = 0
        self.runestones: int = 0
        self.hand_size: int = 0
        self.last_draws: int = 0
        self.given_up: int = 0

        # Pieces.
        self.towns: list[int] = []  # by colour
        self.cities: int = 0
        self.armies: int = 0
        self.army_supply: int = 0
        self.ships: int = 0
        self.ship_supply: int = 0
        self.castles: int = 0
        self.roads: int = 0
        self.mercenaries: int = 0
        self.box_counters: list[int] = []  # by value, index 1, 2, 3

        # Costs.
        self.invade_cost: int = 0
        self.invade_hills: int = 0
        self.reinforce_cost: int = 0
        self.army_price: int = 0
        self.ship_price: int = 0
        self.draft_price: int = 0
        self.stone: list[int] = []  # city, castle, road
        self.road_hills: int = 0
        self.patronage_price: int = 0
        self.bonus_price: int = 0
        self.text_price: int = 0

        # Strengths.
        self.army_strength: int = 0
        self.mercenary_strength: int = 0
        self.ship_strength: int = 0
        self.castle_strength: int = 0
        self.rugged_strength: int = 0
        self.cavalry_strength: int = 0
        self.limes_strength: int = 0
        self.ranger_strength: int = 0
        self.dragon_strength: int = 0

        # Limits.
        self.province_vp: int = 0
        self.actions: int = 0
        self.free_actions: int = 0
        self.queen_hand: int = 0
        self.reserve: int = 0
        self.warehouse: int = 0
        self.removed_cards: int = 0
        self.smallest_deck: int = 0
        self.providence_draws: int = 0
        self.philosopher_sees: int = 0
        self.empty_cards: int = 0
        self.empty_cards_late: int = 0
        self.rounds: int = 0

    def card_name(self, kind: int) -> str:
        """The id of a card: that of its province, or its own."""
        if kind < MOST_PROVINCES:
            return self.provinces[kind]
        if kind < ALCHEMIST:
            return STARTING[kind - START_ARMY]
        return IMPROVEMENTS[kind - ALCHEMIST]
