"""The slots of the vector that holds what a seat of Kingsburg may know, in their order.

A network is learned on exactly these: whoever changes one gives the encoding a new version.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import ADVISORS, BUILDINGS, GOODS, GOVERNORS
from tafelrunde.games.kingsburg.rules.state import PHASES
from tafelrunde.kernel.encoding import Slots

VERSION: Final = 1
FEW_BUILDS: Final = 4
MOST_GOODS: Final = 7
MOST_TOKENS: Final = 4
MOST_SOLDIERS: Final = 8
MOST_DICE: Final = 5
HIRED: Final = 4
"""The odds of the next battle are told as they are, and with one to three soldiers more."""
USES: Final = [
    "statue", "chapel", "philosopher", "trickster", "token", "market", "architect", "town_hall", "sawmill", "quarry",
    "goldsmith",
]  # fmt: skip

SLOTS: Final = Slots()
PLAYERS: Final[i64] = SLOTS.each("players", ["2", "3", "4", "5"])
FIRST_EDITION: Final[i64] = SLOTS.one("first_edition")
MODULE: Final[i64] = SLOTS.each("module", ["more_buildings", "governors", "army"])
YEAR: Final[i64] = SLOTS.each("year", ["1", "2", "3", "4", "5"])
PHASE: Final[i64] = SLOTS.each("phase", ["before", *PHASES[1:]])
INFLUENCING: Final[i64] = SLOTS.one("influencing")
PAYING: Final[i64] = SLOTS.one("advisors_pay")
BUILD_TO_COME: Final[i64] = SLOTS.one("builds_in_this_phase")
END_TO_COME: Final[i64] = SLOTS.one("end_of_this_phase_to_come")
RECRUITS: Final[i64] = SLOTS.one("recruits_in_this_year")
WINTER_TO_COME: Final[i64] = SLOTS.one("winter_to_come")
BUILDS: Final[i64] = SLOTS.one("builds_left")
LAST_BUILDS: Final[i64] = SLOTS.each("builds_left", ["0", "1", "2", "3"])

POINTS: Final[i64] = SLOTS.one("points")
POINTS_LATE: Final[i64] = SLOTS.one("points*time_gone")
HAS: Final[i64] = SLOTS.each("goods", [f"{good}>={step}" for good in GOODS for step in range(1, MOST_GOODS + 1)])
GOODS_TOTAL: Final[i64] = SLOTS.one("goods")
GOODS_LEFT: Final[i64] = SLOTS.one("goods*builds_left")
GOODS_TOO_LATE: Final[i64] = SLOTS.one("goods_nothing_can_be_built_of")
CATHEDRAL_POINTS: Final[i64] = SLOTS.one("cathedral_points")
TOKENS: Final[i64] = SLOTS.steps("plus_two", MOST_TOKENS)
STANDS: Final[i64] = SLOTS.each("stands", BUILDINGS)
STANDS_LEFT: Final[i64] = SLOTS.each("stands*builds_left", BUILDINGS)
NEAR: Final[i64] = SLOTS.each("near", BUILDINGS)
PAYABLE: Final[i64] = SLOTS.each("payable", BUILDINGS)
BUILDING_COUNT: Final[i64] = SLOTS.one("buildings")
GOVERNOR: Final[i64] = SLOTS.each("governor", GOVERNORS[1:])
GOVERNOR_LEFT: Final[i64] = SLOTS.each("governor*builds_left", GOVERNORS[1:])
DEALT: Final[i64] = SLOTS.each("dealt", GOVERNORS[1:])

ADVISOR: Final[i64] = SLOTS.each("advisor", ADVISORS[1:])
REACH: Final[i64] = SLOTS.each("reach", ADVISORS[1:])
REACH_HELPED: Final[i64] = SLOTS.each("reach_helped", ADVISORS[1:])
FREE_DICE: Final[i64] = SLOTS.steps("free_dice", MOST_DICE)
FREE_TOTAL: Final[i64] = SLOTS.one("free_dice_total")
DICE_TOTAL: Final[i64] = SLOTS.one("dice_total")
WAITS: Final[i64] = SLOTS.one("rivals_influence_first")
RIVAL_DICE: Final[i64] = SLOTS.one("free_dice_of_rivals")
USED: Final[i64] = SLOTS.each("used", USES)
PHILOSOPHY: Final[i64] = SLOTS.one("philosophy")
EXCHANGES: Final[i64] = SLOTS.one("exchanges")
ENGINEERED: Final[i64] = SLOTS.one("engineered")
BUILT: Final[i64] = SLOTS.one("built_in_this_phase")

ORDER: Final[i64] = SLOTS.each("order", ["1", "2", "3", "4", "5"])
LAST: Final[i64] = SLOTS.one("last_in_order")
ENVOY: Final[i64] = SLOTS.each("envoy", ["own", "rival's"])
FAVOURED: Final[i64] = SLOTS.each("favoured", ["own", "rival's"])
NEEDIEST: Final[i64] = SLOTS.each("neediest", ["alone", "tied"])
MOST_BUILDINGS: Final[i64] = SLOTS.one("most_buildings")

SOLDIERS: Final[i64] = SLOTS.steps("soldiers", MOST_SOLDIERS)
STRENGTH: Final[i64] = SLOTS.one("lasting_strength")
STRENGTH_LEFT: Final[i64] = SLOTS.one("lasting_strength*winters_left")
KNOWS_ENEMY: Final[i64] = SLOTS.one("knows_enemy")
LEAD: Final[i64] = SLOTS.one("lead_over_enemy")
WINS: Final[i64] = SLOTS.each("wins", ["now", "+1", "+2", "+3"])
LOSES: Final[i64] = SLOTS.each("loses", ["now", "+1", "+2", "+3"])
REWARD: Final[i64] = SLOTS.each("reward", ["points", "goods"])
PENALTY: Final[i64] = SLOTS.each("penalty", ["points", "goods", "buildings"])
ARMY_TOKENS: Final[i64] = SLOTS.each("army_tokens", [str(value) for value in range(10)])
TOKEN_LAID: Final[i64] = SLOTS.one("token_laid")

RIVAL: Final[i64] = SLOTS.each("rival", ["1", "2", "3", "4"])
AHEAD: Final[i64] = SLOTS.each("points_ahead_of", ["1", "2", "3", "4"])
MORE_BUILDINGS: Final[i64] = SLOTS.each("more_buildings_than", ["1", "2", "3", "4"])
MORE_GOODS: Final[i64] = SLOTS.each("more_goods_than", ["1", "2", "3", "4"])
STRONGER: Final[i64] = SLOTS.each("stronger_than", ["1", "2", "3", "4"])
