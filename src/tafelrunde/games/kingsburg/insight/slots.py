"""The slots of the vector that holds what a seat of Kingsburg may know, in their order.

A network is learned on exactly these: whoever changes one gives the encoding a new version.
"""

from typing import Final

from tafelrunde.games.kingsburg.components.ids import ADVISORS, BUILDINGS, GOODS, GOVERNORS
from tafelrunde.games.kingsburg.rules.state import PHASES
from tafelrunde.kernel.encoding import Slots

VERSION: Final = 1
FEW_BUILDS: Final = 4
MOST_GOODS: Final = 7
MOST_TOKENS: Final = 4
MOST_SOLDIERS: Final = 8
MOST_DICE: Final = 5
MOST_RIVALS: Final = 4
BUILDING_SLOTS: Final = 28
GOVERNOR_SLOTS: Final = 24
ADVISOR_SLOTS: Final = 20
HIRED: Final = 4
"""The odds of the next battle are told as they are, and with one to three soldiers more."""
USES: Final = [
    "statue", "chapel", "philosopher", "trickster", "token", "market", "architect", "town_hall", "sawmill", "quarry",
    "goldsmith",
]  # fmt: skip

# The number of the first slot of each kind, by the one before it: what the compiler can add up itself is part of the
# compiled code, where what was counted on loading would be looked up and checked each time.
PLAYERS: Final = 0
FIRST_EDITION: Final = PLAYERS + 4
MODULE: Final = FIRST_EDITION + 1
YEAR: Final = MODULE + 3
PHASE: Final = YEAR + 5
INFLUENCING: Final = PHASE + 9
PAYING: Final = INFLUENCING + 1
BUILD_TO_COME: Final = PAYING + 1
END_TO_COME: Final = BUILD_TO_COME + 1
RECRUITS: Final = END_TO_COME + 1
WINTER_TO_COME: Final = RECRUITS + 1
BUILDS: Final = WINTER_TO_COME + 1
LAST_BUILDS: Final = BUILDS + 1

POINTS: Final = LAST_BUILDS + FEW_BUILDS
POINTS_LATE: Final = POINTS + 1
HAS: Final = POINTS_LATE + 1
GOODS_TOTAL: Final = HAS + 3 * MOST_GOODS
GOODS_LEFT: Final = GOODS_TOTAL + 1
GOODS_TOO_LATE: Final = GOODS_LEFT + 1
CATHEDRAL_POINTS: Final = GOODS_TOO_LATE + 1
TOKENS: Final = CATHEDRAL_POINTS + 1
STANDS: Final = TOKENS + MOST_TOKENS
STANDS_LEFT: Final = STANDS + BUILDING_SLOTS
NEAR: Final = STANDS_LEFT + BUILDING_SLOTS
PAYABLE: Final = NEAR + BUILDING_SLOTS
BUILDING_COUNT: Final = PAYABLE + BUILDING_SLOTS
GOVERNOR: Final = BUILDING_COUNT + 1
GOVERNOR_LEFT: Final = GOVERNOR + GOVERNOR_SLOTS
DEALT: Final = GOVERNOR_LEFT + GOVERNOR_SLOTS

ADVISOR: Final = DEALT + GOVERNOR_SLOTS
REACH: Final = ADVISOR + ADVISOR_SLOTS
REACH_HELPED: Final = REACH + ADVISOR_SLOTS
FREE_DICE: Final = REACH_HELPED + ADVISOR_SLOTS
FREE_TOTAL: Final = FREE_DICE + MOST_DICE
DICE_TOTAL: Final = FREE_TOTAL + 1
WAITS: Final = DICE_TOTAL + 1
RIVAL_DICE: Final = WAITS + 1
USED: Final = RIVAL_DICE + 1
PHILOSOPHY: Final = USED + 11
EXCHANGES: Final = PHILOSOPHY + 1
ENGINEERED: Final = EXCHANGES + 1
BUILT: Final = ENGINEERED + 1

ORDER: Final = BUILT + 1
LAST: Final = ORDER + 5
ENVOY: Final = LAST + 1
FAVOURED: Final = ENVOY + 2
NEEDIEST: Final = FAVOURED + 2
MOST_BUILDINGS: Final = NEEDIEST + 2

SOLDIERS: Final = MOST_BUILDINGS + 1
STRENGTH: Final = SOLDIERS + MOST_SOLDIERS
STRENGTH_LEFT: Final = STRENGTH + 1
KNOWS_ENEMY: Final = STRENGTH_LEFT + 1
LEAD: Final = KNOWS_ENEMY + 1
WINS: Final = LEAD + 1
LOSES: Final = WINS + HIRED
REWARD: Final = LOSES + HIRED
PENALTY: Final = REWARD + 2
ARMY_TOKENS: Final = PENALTY + 3
TOKEN_LAID: Final = ARMY_TOKENS + 10

RIVAL: Final = TOKEN_LAID + 1
AHEAD: Final = RIVAL + MOST_RIVALS
MORE_BUILDINGS: Final = AHEAD + MOST_RIVALS
MORE_GOODS: Final = MORE_BUILDINGS + MOST_RIVALS
STRONGER: Final = MORE_GOODS + MOST_RIVALS

# Their names. `at` holds that each of them is where it was said to be.
SLOTS: Final = Slots()
SLOTS.at(PLAYERS).each("players", ["2", "3", "4", "5"])
SLOTS.at(FIRST_EDITION).one("first_edition")
SLOTS.at(MODULE).each("module", ["more_buildings", "governors", "army"])
SLOTS.at(YEAR).each("year", ["1", "2", "3", "4", "5"])
SLOTS.at(PHASE).each("phase", ["before", *PHASES[1:]])
SLOTS.at(INFLUENCING).one("influencing")
SLOTS.at(PAYING).one("advisors_pay")
SLOTS.at(BUILD_TO_COME).one("builds_in_this_phase")
SLOTS.at(END_TO_COME).one("end_of_this_phase_to_come")
SLOTS.at(RECRUITS).one("recruits_in_this_year")
SLOTS.at(WINTER_TO_COME).one("winter_to_come")
SLOTS.at(BUILDS).one("builds_left")
SLOTS.at(LAST_BUILDS).each("builds_left", ["0", "1", "2", "3"])

SLOTS.at(POINTS).one("points")
SLOTS.at(POINTS_LATE).one("points*time_gone")
SLOTS.at(HAS).each("goods", [f"{good}>={step}" for good in GOODS for step in range(1, MOST_GOODS + 1)])
SLOTS.at(GOODS_TOTAL).one("goods")
SLOTS.at(GOODS_LEFT).one("goods*builds_left")
SLOTS.at(GOODS_TOO_LATE).one("goods_nothing_can_be_built_of")
SLOTS.at(CATHEDRAL_POINTS).one("cathedral_points")
SLOTS.at(TOKENS).steps("plus_two", MOST_TOKENS)
SLOTS.at(STANDS).each("stands", BUILDINGS)
SLOTS.at(STANDS_LEFT).each("stands*builds_left", BUILDINGS)
SLOTS.at(NEAR).each("near", BUILDINGS)
SLOTS.at(PAYABLE).each("payable", BUILDINGS)
SLOTS.at(BUILDING_COUNT).one("buildings")
SLOTS.at(GOVERNOR).each("governor", GOVERNORS[1:])
SLOTS.at(GOVERNOR_LEFT).each("governor*builds_left", GOVERNORS[1:])
SLOTS.at(DEALT).each("dealt", GOVERNORS[1:])

SLOTS.at(ADVISOR).each("advisor", ADVISORS[1:])
SLOTS.at(REACH).each("reach", ADVISORS[1:])
SLOTS.at(REACH_HELPED).each("reach_helped", ADVISORS[1:])
SLOTS.at(FREE_DICE).steps("free_dice", MOST_DICE)
SLOTS.at(FREE_TOTAL).one("free_dice_total")
SLOTS.at(DICE_TOTAL).one("dice_total")
SLOTS.at(WAITS).one("rivals_influence_first")
SLOTS.at(RIVAL_DICE).one("free_dice_of_rivals")
SLOTS.at(USED).each("used", USES)
SLOTS.at(PHILOSOPHY).one("philosophy")
SLOTS.at(EXCHANGES).one("exchanges")
SLOTS.at(ENGINEERED).one("engineered")
SLOTS.at(BUILT).one("built_in_this_phase")

SLOTS.at(ORDER).each("order", ["1", "2", "3", "4", "5"])
SLOTS.at(LAST).one("last_in_order")
SLOTS.at(ENVOY).each("envoy", ["own", "rival's"])
SLOTS.at(FAVOURED).each("favoured", ["own", "rival's"])
SLOTS.at(NEEDIEST).each("neediest", ["alone", "tied"])
SLOTS.at(MOST_BUILDINGS).one("most_buildings")

SLOTS.at(SOLDIERS).steps("soldiers", MOST_SOLDIERS)
SLOTS.at(STRENGTH).one("lasting_strength")
SLOTS.at(STRENGTH_LEFT).one("lasting_strength*winters_left")
SLOTS.at(KNOWS_ENEMY).one("knows_enemy")
SLOTS.at(LEAD).one("lead_over_enemy")
SLOTS.at(WINS).each("wins", ["now", "+1", "+2", "+3"])
SLOTS.at(LOSES).each("loses", ["now", "+1", "+2", "+3"])
SLOTS.at(REWARD).each("reward", ["points", "goods"])
SLOTS.at(PENALTY).each("penalty", ["points", "goods", "buildings"])
SLOTS.at(ARMY_TOKENS).each("army_tokens", [str(value) for value in range(10)])
SLOTS.at(TOKEN_LAID).one("token_laid")

SLOTS.at(RIVAL).each("rival", ["1", "2", "3", "4"])
SLOTS.at(AHEAD).each("points_ahead_of", ["1", "2", "3", "4"])
SLOTS.at(MORE_BUILDINGS).each("more_buildings_than", ["1", "2", "3", "4"])
SLOTS.at(MORE_GOODS).each("more_goods_than", ["1", "2", "3", "4"])
SLOTS.at(STRONGER).each("stronger_than", ["1", "2", "3", "4"])
