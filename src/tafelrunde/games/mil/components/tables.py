"""Mil's components as typed tables for the rules; `figures.py` fills them from `components.toml`.

Ids are those of the glossary; ints stand for them in hot code.
"""

from typing import Final

# Cubes, in the order in which a bid names them.
GOLD: Final = 0
INFLUENCE: Final = 1
METAL: Final = 2
FABRIC: Final = 3
FOOD: Final = 4
COLOURS: Final = 5
CUBES: Final = ["gold", "influence", "metal", "fabric", "food"]

# Kinds of land.
FLAX: Final = 0
ORE: Final = 1
GRAIN: Final = 2
CRAFT: Final = 3
TOWN: Final = 4
LANDS: Final = ["flax", "ore", "grain", "craft", "town"]
SIDES: Final = ["front", "back"]

# Spheres of power.
MONASTERY: Final = 0
COURT: Final = 1
MARKET: Final = 2
WAR: Final = 3
COUNCIL: Final = 4
CRUSADE: Final = 5
SPHERES: Final = ["monastery", "court", "market", "war", "council", "crusade"]

# Birth results of the die.
BOY: Final = 0
GIRL: Final = 1
HOURGLASS: Final = 2
BIRTHS: Final = ["boy", "girl", "hourglass"]


class Components:
    """Every figure of the game. Immutable once loaded: states share it, so nobody may change it.

    Lists over cubes have 5 entries (`CUBES`), over lands 5 (`LANDS`); lists over the sides of lands have 10, of kind k
    the front at 2k and the back at 2k + 1.
    """

    def __init__(self) -> None:
        self.digest: str = ""

        # Lands (MI-311, MI-701, MI-1211).
        self.land_count: list[int] = []
        self.defence: list[int] = []
        self.harvest: list[list[int]] = []  # by side
        self.tribute: list[int] = []  # gold, by side

        # The start (MI-102 to MI-107) and the board (MI-109, MI-201).
        self.start_lands: list[int] = []
        self.start_soldiers: list[int] = []
        self.start_stock: list[int] = []
        self.start_reds: int = 0
        self.start_privileges: int = 0
        self.start_vp: int = 0
        self.spaces: list[int] = []  # of a sphere, by the number of players
        self.rounds: int = 0

        # The die, by face from 0 (MI-334, MI-1501).
        self.birth: list[int] = []
        self.winter: list[bool] = []

        # Cubes (MI-205, MI-1702).
        self.value: list[int] = []
        self.majority: list[int] = []

        # Costs.
        self.soldier_cost: list[int] = []
        self.surcharge: int = 0  # influence
        self.surcharge_from: int = 0
        self.son_price: int = 0  # gold or privileges
        self.space_price: int = 0  # gold or privileges
        self.removal_price: int = 0  # privileges
        self.castle_cost: list[int] = []

        # Strengths and lives.
        self.soldier_strength: int = 0
        self.castle_strength: int = 0
        self.cube_strength: int = 0
        self.life: int = 0

        # Spheres.
        self.bonus_vp: list[int] = []  # by sphere
        self.bonus_influence: int = 0
        self.bonus_gold: int = 0
        self.court_influence: int = 0
        self.swaps: int = 0
        self.council_highest: int = 0
        self.council_lowest: int = 0
        self.crusade_influence: int = 0

        # Victory points.
        self.land_vp: int = 0
        self.castle_vp: int = 0
        self.marriage_vp: int = 0
        self.death_vp: int = 0
        self.offer_vp: int = 0
        self.vassal_vp: int = 0
        self.battle_vp: int = 0
        self.discard_vp: int = 0
        self.privileges_vp: int = 0
        self.gold_per_point: int = 0
        self.red_vp: int = 0
        self.most_reds_vp: int = 0
