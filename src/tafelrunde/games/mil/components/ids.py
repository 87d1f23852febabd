"""Mil's ids: ints that stand in hot code for cubes, lands, spheres and births, and the bounds of printed values."""

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

# Spheres of power; abbey and council assembly are one (MI-1906).
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

FEWEST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
MOST_KNIGHTS: Final = 4
"""Of a family, and so the most that can begin in play (MI-102)."""
FACES: Final = 6
"""Of the die (MI-1501)."""

# How far an owner's own values may go.
MOST: Final = 9
MOST_TILES: Final = 20
MOST_DEFENCE: Final = 20
MOST_POINTS: Final = 20
MOST_START_POINTS: Final = 99
MOST_SPACES: Final = 6
"""The table of moves knows six spaces of each sphere."""
