"""The slots of the vector that holds what a seat of Mil may know, in their order.

A network is learned on exactly these: whoever changes one gives the encoding a new version.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import CUBES, LANDS, SIDES, SPHERES
from tafelrunde.games.mil.rules.course import COURSE
from tafelrunde.games.mil.rules.state import PHASES
from tafelrunde.kernel.encoding import Slots
from tafelrunde.kernel.steps import NOBODY as ASKS_NOBODY

VERSION: Final = 1
RIVALS: Final = ["1", "2", "3", "4"]
MAJORITIES: Final = ["influence", "metal", "fabric", "privileges"]
"""Of what most brings points at the end; the cubes as in `CUBES`, from influence on."""
BOARD_SPHERES: Final = SPHERES[1:5]
"""Those with spaces and a political bonus."""
DECISIONS: Final = [step.name for step in COURSE.steps if step.asks != ASKS_NOBODY]

FEW_WHITES: Final = 4
MOST_OF: Final = vec[i64]([10, 8, 6, 6, 8])
"""The thermometers of the stock, by colour."""
MOST_REDS: Final = 6
MOST_PRIVILEGES: Final = 5
MOST_TOKENS: Final = 6
MOST_KNIGHTS: Final = 4
MOST_SOLDIERS: Final = 8
STRONGEST_SOLDIERS: Final = 6
LIVES: Final = 5
"""Time tokens from none to the fourth, which is just being taken."""
MOST_LANDS: Final = 8
MOST_ELEMENTS: Final = 4
MOST_POSTS: Final = 3
MOST_BID: Final = 8
MOST_GOLD_BID: Final = 10
MOST_OFFER: Final = 4
MOST_SWAPS: Final = 4

SLOTS: Final = Slots()

# The game and its time.
PLAYERS: Final[i64] = SLOTS.each("players", ["2", "3", "4", "5"])
OPTION: Final[i64] = SLOTS.each("option", ["expert", "lords_full", "lords_none", "winter_privilege", "no_gold"])
ROUND: Final[i64] = SLOTS.each("round", ["1", "2", "3", "4", "5"])
PHASE: Final[i64] = SLOTS.each("phase", ["before", *PHASES[1:]])
LEFT: Final[i64] = SLOTS.one("rounds_left")
SPHERE: Final[i64] = SLOTS.each("sphere_in_hand", SPHERES)
COUNCIL_TO_COME: Final[i64] = SLOTS.one("council_to_come")
ASKED: Final[i64] = SLOTS.each("asked", DECISIONS)
TURN_IN: Final[i64] = SLOTS.each("turn_in", ["0", "1", "2", "3", "4"])
ORDER: Final[i64] = SLOTS.each("order", ["1", "2", "3", "4", "5"])
WHITES: Final[i64] = SLOTS.one("white_hourglasses")
LAST_WHITES: Final[i64] = SLOTS.steps("white_hourglasses", FEW_WHITES)
SPACES_LEFT: Final[i64] = SLOTS.one("spaces_left")
WORKS: Final[i64] = SLOTS.one("may_work_at_home")
PLACING: Final[i64] = SLOTS.one("has_begun_placing")
RIVALS_PLACING: Final[i64] = SLOTS.one("rivals_placing")
RIVALS_AT_HOME: Final[i64] = SLOTS.one("rivals_knights_at_home")

# Points, and what the end would bring if it were now.
POINTS: Final[i64] = SLOTS.one("points")
POINTS_LATE: Final[i64] = SLOTS.one("points*time_gone")
FINAL: Final[i64] = SLOTS.each("final", ["gold", *MAJORITIES, "reds"])
FINAL_SUM: Final[i64] = SLOTS.one("final")
FINAL_LATE: Final[i64] = SLOTS.one("final*time_gone")
FINAL_LAST: Final[i64] = SLOTS.one("final_in_the_last_round")
MORE_OF: Final[i64] = SLOTS.each("more_than_rivals", MAJORITIES)
MORE_OF_LATE: Final[i64] = SLOTS.each("more_than_rivals_late", MAJORITIES)

# Stock and lineage field.
HAS: Final = vec[i64]([SLOTS.steps(cube, MOST_OF[colour]) for colour, cube in enumerate(CUBES)])
CUBE: Final[i64] = SLOTS.each("cubes", CUBES)
CUBE_LEFT: Final[i64] = SLOTS.each("cubes*rounds_left", CUBES)
CUBES_SUM: Final[i64] = SLOTS.one("cubes")
REDS: Final[i64] = SLOTS.steps("reds", MOST_REDS)
REDS_SUM: Final[i64] = SLOTS.one("reds")
REDS_LEFT: Final[i64] = SLOTS.one("reds*rounds_left")
MOST_OF_REDS: Final[i64] = SLOTS.each("most_reds", ["alone", "tied"])
PRIVILEGES: Final[i64] = SLOTS.steps("privileges", MOST_PRIVILEGES)
PRIVILEGES_SUM: Final[i64] = SLOTS.one("privileges")
PRIVILEGES_LEFT: Final[i64] = SLOTS.one("privileges*rounds_left")
TOKENS: Final[i64] = SLOTS.steps("gold_or_privileges", MOST_TOKENS)
NEAR_SOLDIER: Final[i64] = SLOTS.one("near_soldier")
NEAR_CASTLE: Final[i64] = SLOTS.one("near_castle")
PAYABLE_SOLDIERS: Final[i64] = SLOTS.steps("payable_soldiers", 3)

# Knights and their columns.
KNIGHTS: Final[i64] = SLOTS.steps("knights", MOST_KNIGHTS)
KNIGHTS_LEFT: Final[i64] = SLOTS.one("knights*rounds_left")
UNUSED_TILES: Final[i64] = SLOTS.steps("unused_knights", 2)
LIFE: Final[i64] = SLOTS.each("life", [f"{heir}{time}" for heir in ("alone", "heir") for time in range(LIVES)])
LIFE_LEFT: Final[i64] = SLOTS.each(
    "life*rounds_left", [f"{heir}{time}" for heir in ("alone", "heir") for time in range(LIVES)]
)
CASTLES: Final[i64] = SLOTS.steps("castles", MOST_KNIGHTS)
CASTLES_LEFT: Final[i64] = SLOTS.one("castles*rounds_left")
CASTLE_SLOTS: Final[i64] = SLOTS.steps("castle_slots", MOST_KNIGHTS)
SOLDIERS: Final[i64] = SLOTS.steps("soldiers", MOST_SOLDIERS)
SOLDIERS_LEFT: Final[i64] = SLOTS.one("soldiers*rounds_left")
STRONGEST: Final[i64] = SLOTS.steps("strongest", STRONGEST_SOLDIERS)
SECOND_STRONGEST: Final[i64] = SLOTS.steps("second_strongest", 4)
GUARDED: Final[i64] = SLOTS.one("all_guarded")
UNGUARDED: Final[i64] = SLOTS.steps("unguarded", 3)
LANDS_OWNED: Final[i64] = SLOTS.steps("lands", MOST_LANDS)
LAND: Final[i64] = SLOTS.each("land", [f"{land}/{side}" for land in LANDS for side in SIDES])
LAND_LEFT: Final[i64] = SLOTS.each("land*rounds_left", LANDS)
TRIBUTE: Final[i64] = SLOTS.each("tribute", ["now", "turned"])
HARVEST: Final[i64] = SLOTS.each("harvest", CUBES)
BEST_HARVEST: Final[i64] = SLOTS.one("best_harvest")
LAND_SLOTS: Final[i64] = SLOTS.steps("land_slots", 4)
VASSALS_SLOTS: Final[i64] = SLOTS.one("land_slots_of_vassals")
HOMELESS: Final[i64] = SLOTS.each("homeless", ["alone", "heir", "on_crusade"])
VASSALS: Final[i64] = SLOTS.steps("vassals", 3)
VASSALS_LANDS: Final[i64] = SLOTS.one("lands_of_vassals")
VASSALS_LEFT: Final[i64] = SLOTS.one("lands_of_vassals*rounds_left")
SERVING: Final[i64] = SLOTS.steps("serving", 3)
SERVING_LANDS: Final[i64] = SLOTS.one("lands_of_serving")

# What knights can do to one another, and what lies on top of the stacks.
ELEMENTS: Final[i64] = SLOTS.each("elements", ["0", "1", "2", "3"])
EXPOSED: Final[i64] = SLOTS.each("may_become_vassal", ["some_time", "now"])
ROBBABLE: Final[i64] = SLOTS.each("may_be_robbed", ["some_time", "now"])
PREY: Final[i64] = SLOTS.each("may_make_vassal", ["some_time", "now"])
BOOTY: Final[i64] = SLOTS.each("may_rob", ["some_time", "now"])
TOP: Final[i64] = SLOTS.each("top", LANDS)
NEAR_LAND: Final[i64] = SLOTS.each("near_land", ["some_time", "now"])
LAND_PRICE: Final[i64] = SLOTS.each("price_of_land", ["some_time", "now"])
ARCHBISHOP: Final[i64] = SLOTS.each("archbishop", ["own", "own_exposed", "rival's", "prey's"])
KINGS_SOLDIER: Final[i64] = SLOTS.each("kings_soldier", ["own", "own_to_act", "rival's"])

# Knights on the board.
AT_HOME: Final[i64] = SLOTS.steps("at_home", MOST_KNIGHTS)
POST: Final[i64] = SLOTS.each("post", [f"{sphere}>={step}" for sphere in SPHERES for step in (1, 2, 3)])
RIVAL_POSTS: Final[i64] = SLOTS.each("rivals_posts", SPHERES)
LEADS: Final[i64] = SLOTS.each("leads", BOARD_SPHERES)
LED: Final[i64] = SLOTS.each("rival_leads", BOARD_SPHERES)
BEHIND: Final[i64] = SLOTS.each("knights_behind", BOARD_SPHERES)
FREE_SPACE: Final[i64] = SLOTS.each("free_space", BOARD_SPHERES)
DEAR_SPACE: Final[i64] = SLOTS.each("dear_space", BOARD_SPHERES)
COURT_SOLDIERS: Final[i64] = SLOTS.steps("strongest_at_court", 4)
WAR_SOLDIERS: Final[i64] = SLOTS.steps("strongest_at_war", 4)
HOME_SOLDIERS: Final[i64] = SLOTS.steps("strongest_at_home", 4)
CASTLE_READY: Final[i64] = SLOTS.one("castle_at_market")
WOMEN_AT_MONASTERY: Final[i64] = SLOTS.one("women_at_monastery")
WOMEN_AT_COUNCIL: Final[i64] = SLOTS.one("women_at_council")

# What is just being settled.
ACTING_SOLDIERS: Final[i64] = SLOTS.steps("acting_soldiers", 4)
AIM: Final[i64] = SLOTS.each("aim", ["heir", "new_knight"])
MARRIAGE: Final[i64] = SLOTS.each("marriage", ["own", "rival's"])
MARRIAGE_RIVALS: Final[i64] = SLOTS.one("marriage_rivals")
MARRIAGE_MOST: Final[i64] = SLOTS.one("marriage_rivals_cubes")
MARRIAGE_INCOME: Final[i64] = SLOTS.one("marriage_income")
DOWRY: Final[i64] = SLOTS.steps("dowry", MOST_BID)
DOWRY_CUBES: Final[i64] = SLOTS.each("dowry", CUBES)
DOWRY_NEXT: Final[i64] = SLOTS.each("dowry_next", [*CUBES, "sealed"])
DOWRY_VALUE: Final[i64] = SLOTS.one("dowry_value")
DOWRY_TOPPED: Final[i64] = SLOTS.one("rivals_with_more_than_dowry")
DOWRY_PART: Final[i64] = SLOTS.one("dowry_in_parts_of_rivals_cubes")
DOWRY_MORE: Final[i64] = SLOTS.one("cubes_to_come_for_dowry")
GOLD_AHEAD: Final[i64] = SLOTS.each("gold_ahead_before_council", ["1", "2"])
GOLD_SEALED: Final[i64] = SLOTS.one("gold_sealed")
GOLD_BID: Final[i64] = SLOTS.steps("gold_bid", MOST_GOLD_BID)
GOLD_BID_AHEAD: Final[i64] = SLOTS.each("gold_bid_ahead", ["1", "2"])
GOLD_TOPPED: Final[i64] = SLOTS.one("rivals_with_more_gold_than_bid")
LOWER_WORTH: Final[i64] = SLOTS.one("lower_bid_worth")
LOWER_PRICE: Final[i64] = SLOTS.one("lower_bid_price")
BATTLE: Final[i64] = SLOTS.each("battle", ["attacker", "defender", "attackers_lord", "defenders_lord"])
BATTLE_BASE: Final[i64] = SLOTS.one("battle_lead_of_soldiers")
BATTLE_LEAD: Final[i64] = SLOTS.one("battle_lead")
BATTLE_CUBES: Final[i64] = SLOTS.each("battle", ["influence", "food"])
BATTLE_SEALED: Final[i64] = SLOTS.one("battle_sealed")
BATTLE_OWN: Final[i64] = SLOTS.one("battle_cubes_to_come")
BATTLE_THEIRS: Final[i64] = SLOTS.one("battle_cubes_of_other_side")
BATTLE_CHANCE: Final[i64] = SLOTS.one("battle_chance")
BATTLE_SURE: Final[i64] = SLOTS.one("battle_sure")
BATTLE_POINTS: Final[i64] = SLOTS.one("battle_points")
DEMAND: Final[i64] = SLOTS.each("demand", ["attacker", "defender"])
DEMANDED_LANDS: Final[i64] = SLOTS.each("demanded_lands", ["attacker", "defender"])
OFFERED: Final[i64] = SLOTS.steps("offered", MOST_OFFER)
OFFER: Final[i64] = SLOTS.each("offer", ["gold", "influence"])
OFFER_MADE: Final[i64] = SLOTS.one("offer_made")
OFFER_TO: Final[i64] = SLOTS.steps("offer_to_attacker", MOST_OFFER)
OUTBID: Final[i64] = SLOTS.each("outbid", CUBES)
OUTBID_MISSING: Final[i64] = SLOTS.one("outbid_missing")
CASTLE: Final[i64] = SLOTS.each("castle", ["leads", "starts", "raises", "own", "may_raise"])
CASTLE_CUBES: Final[i64] = SLOTS.each("castle", CUBES)
CASTLE_PRICE: Final[i64] = SLOTS.one("castle_price")
CASTLE_RIVALS: Final[i64] = SLOTS.one("castle_rivals")
SWAPS: Final[i64] = SLOTS.steps("swaps", MOST_SWAPS)
HALF: Final[i64] = SLOTS.steps("half_to_come", MOST_OFFER)
HAND: Final[i64] = SLOTS.each("hand", LANDS)
HAND_PRICE: Final[i64] = SLOTS.one("hand_price")

# Rivals, the one nearest to victory first.
RIVAL: Final[i64] = SLOTS.each("rival", RIVALS)
AHEAD: Final[i64] = SLOTS.each("ahead_of", RIVALS)
AHEAD_LATE: Final[i64] = SLOTS.each("ahead_of_late", RIVALS)
MORE_LANDS: Final[i64] = SLOTS.each("more_lands_than", RIVALS)
MORE_GOLD: Final[i64] = SLOTS.each("more_gold_than", RIVALS)
MORE_CUBES: Final[i64] = SLOTS.each("more_cubes_than", RIVALS)
MORE_KNIGHTS: Final[i64] = SLOTS.each("more_knights_than", RIVALS)
STRONGER: Final[i64] = SLOTS.each("more_soldiers_than", RIVALS)
FEWER_REDS: Final[i64] = SLOTS.each("fewer_reds_than", RIVALS)
