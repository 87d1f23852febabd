"""The slots of the vector that holds what a seat of Mythotopia may know, in their order.

A network is learned on exactly these: whoever changes one gives the encoding a new version.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    BUILDINGS,
    CARD_CLASSES,
    ENABLING,
    PILE_NAMES,
    SYMBOLS,
    VP_CARDS,
)
from tafelrunde.games.mythotopia.rules.state import END_MODES
from tafelrunde.kernel.encoding import Slots

VERSION: Final = 1
MOST_EMPTY: Final = 5
MOST_TO_TAKE: Final = 8
"""So many counters that are still to be taken are told one by one."""
MOST_ROUNDS_LEFT: Final = 4
MOST_LANDS: Final = 16
MOST_TOWNS: Final = 3
MOST_STOCK: Final = 8
MOST_SHIPS: Final = 3
MOST_SEAS: Final = 4
MOST_HAND: Final = 7
MOST_TO_DRAW: Final = 5
MOST_PLACES: Final = 3
MOST_SITES: Final = 4
MOST_PAID: Final = 4
"""So many units of a resource, army or ship symbols that can be laid are told one by one."""
DEFENCES: Final = ["0", "1", "2", "3", ">=4"]
MOST_DEFENCE: Final = 4
GARRISONS: Final = ["<=2", "3", "4", ">=5"]
MOST_GARRISON: Final = 3
"""Larger ones are told as these."""
MARGINS: Final = ["<=-3", "-2", "-1", "0", "1", "2", ">=3"]
"""By how much one is stronger than the strongest of the others."""
EVEN: Final = 3
"""The place of `0` among them."""
LEADS: Final = vec[i64]([-12, -6, -3, 0, 1, 4, 7, 13])
"""A lead is told by which of these it reaches; the smallest comes first."""
RIVALS: Final = ["1", "2", "3"]
MARGIN_SLOTS: Final = 7
MOST_RIVALS: Final = 3
CLASS_SLOTS: Final = 37
TALLIED_SLOTS: Final = 7
"""Symbols, Build cards and provinces."""
PILE_SLOTS: Final = 15
SYMBOL_SLOTS: Final = 5

# The number of the first slot of each kind, by the one before it: what the compiler can add up itself is part of the
# compiled code, where what was counted on loading would be looked up and checked each time. It adds up constants of
# this module alone: one of another would make numbers that are looked up of all that follow.
PLAYERS: Final = 0
END_MODE: Final = PLAYERS + 3

# Time, and the victory-point cards.
ROUND: Final = END_MODE + 4
ROUNDS_LEFT: Final = ROUND + 1
LAST_ROUNDS: Final = ROUNDS_LEFT + 1
LAST_TURNS: Final = LAST_ROUNDS + 4
EMPTY: Final = LAST_TURNS + 3
TO_TAKE: Final = EMPTY + MOST_EMPTY
TO_TAKE_STEPS: Final = TO_TAKE + 1
TIME_LEFT: Final = TO_TAKE_STEPS + MOST_TO_TAKE
IN_PLAY: Final = TIME_LEFT + 1
COUNTERS: Final = IN_PLAY + 13
LAST_COUNTER: Final = COUNTERS + PILE_SLOTS
SPARE: Final = LAST_COUNTER + PILE_SLOTS

# The own turn, once something has been done in it and as long as an action is left. Before and after that nothing tells
# whose turn it is: what somebody holds must not look better merely because his turn has come.
ORDER: Final = SPARE + 3
ACTION_LEFT: Final = ORDER + 4
DRAFTED: Final = ACTION_LEFT + 2
ROAD_MOVED: Final = DRAFTED + 1
WAREHOUSE_USED: Final = ROAD_MOVED + 1
ENABLED: Final = WAREHOUSE_USED + 1

SETTING_UP: Final = ENABLED + 4

# Points, and who could end the game.
POINTS: Final = SETTING_UP + 2
COUNTER_POINTS: Final = POINTS + 1
OWN_COUNTERS: Final = COUNTER_POINTS + 1
PROJECTED: Final = OWN_COUNTERS + 3
LEAD: Final = PROJECTED + 1
LEAD_LATE: Final = LEAD + 1
PROJECTED_LEAD: Final = LEAD_LATE + 1
PROJECTED_LEAD_LATE: Final = PROJECTED_LEAD + 1
LEAD_STEPS: Final = PROJECTED_LEAD_LATE + 1
LEAD_STEPS_LATE: Final = LEAD_STEPS + 8
MAY_END: Final = LEAD_STEPS_LATE + 8
JUDGED: Final = MAY_END + 1
JUDGED_LATE: Final = JUDGED + 5
RIVAL_MAY_END: Final = JUDGED_LATE + 1

# The map.
LANDS: Final = RIVAL_MAY_END + 1
LANDS_BY_SYMBOL: Final = LANDS + MOST_LANDS
TOWNS: Final = LANDS_BY_SYMBOL + 4
CITIES: Final = TOWNS + MOST_TOWNS
CITIES_LEFT: Final = CITIES + 4
CITADEL: Final = CITIES_LEFT + 2
CASTLES: Final = CITADEL + 1
CASTLES_LEFT: Final = CASTLES + 1
ROADS: Final = CASTLES_LEFT + 1
ROADS_LEFT: Final = ROADS + 1
LINKED: Final = ROADS_LEFT + 1
ROAD_SITES: Final = LINKED + 1
HILL_ROAD_SITES: Final = ROAD_SITES + MOST_SITES
ISLAND: Final = HILL_ROAD_SITES + 1
NEUTRAL: Final = ISLAND + 2
PREY: Final = NEUTRAL + 4
EXPOSED: Final = PREY + 5
EXPOSED_CITIES: Final = EXPOSED + 5
DRAGONS_NEAR: Final = EXPOSED_CITIES + 1
RUNESTONES_NEAR: Final = DRAGONS_NEAR + 1
CITADELS_NEAR: Final = RUNESTONES_NEAR + 1
CITADEL_SITE: Final = CITADELS_NEAR + 1
COASTS: Final = CITADEL_SITE + 3
SEAS: Final = COASTS + 1
SHIPS_AT_SEA: Final = SEAS + MOST_SEAS
SEAS_SCORED: Final = SHIPS_AT_SEA + 1

# Wars: as attacker and as defender, by how much one is stronger, with what is at stake.
ATTACKS: Final = SEAS_SCORED + 2
ATTACK_PRIZES: Final = ATTACKS + MARGIN_SLOTS
DEFENDS: Final = ATTACK_PRIZES + MARGIN_SLOTS
DEFENCE_STAKES: Final = DEFENDS + MARGIN_SLOTS
CONQUESTS: Final = DEFENCE_STAKES + MARGIN_SLOTS
REINFORCED: Final = CONQUESTS + 2
WARS_OF_OTHERS: Final = REINFORCED + MARGIN_SLOTS
ARMIES_AT_WAR: Final = WARS_OF_OTHERS + 1
ARMIES_AT_HOME: Final = ARMIES_AT_WAR + 1
STOCK: Final = ARMIES_AT_HOME + 1
SUPPLY: Final = STOCK + MOST_STOCK
SHIP_STOCK: Final = SUPPLY + 1
SHIP_SUPPLY: Final = SHIP_STOCK + MOST_SHIPS
MERCENARIES: Final = SHIP_SUPPLY + 1
MERCENARIES_LEFT: Final = MERCENARIES + 1

# Cards.
HAND: Final = MERCENARIES_LEFT + 1
RESERVE: Final = HAND + CLASS_SLOTS
DECK: Final = RESERVE + CLASS_SLOTS
DECK_TIME: Final = DECK + CLASS_SLOTS
NEXT_HAND: Final = DECK_TIME + CLASS_SLOTS
HAND_SIZE: Final = NEXT_HAND + CLASS_SLOTS
TO_DRAW: Final = HAND_SIZE + MOST_HAND
DRAW_SIZE: Final = TO_DRAW + MOST_TO_DRAW
DISCARD_SIZE: Final = DRAW_SIZE + 1
DECK_SIZE: Final = DISCARD_SIZE + 1
DENSITY: Final = DECK_SIZE + 1
DENSITY_TIME: Final = DENSITY + TALLIED_SLOTS
PLACES: Final = DENSITY_TIME + TALLIED_SLOTS
CAPACITY: Final = PLACES + MOST_PLACES
ASIDE: Final = CAPACITY + 1

# What could be done with hand and reserve in the turn that is going on.
PAYS: Final = ASIDE + 1
BUILDS: Final = PAYS + SYMBOL_SLOTS * MOST_PAID
PATRON: Final = BUILDS + 3
CONQUERS_NEUTRAL: Final = PATRON + 1
CONQUERS_RIVAL: Final = CONQUERS_NEUTRAL + MARGIN_SLOTS
NO_INVASION: Final = CONQUERS_RIVAL + MARGIN_SLOTS

# The rivals, the one with the most points first.
RIVAL: Final = NO_INVASION + 1
AHEAD: Final = RIVAL + MOST_RIVALS
WILL_BE_AHEAD: Final = AHEAD + MOST_RIVALS
MORE_LANDS: Final = WILL_BE_AHEAD + MOST_RIVALS
MORE_ARMIES: Final = MORE_LANDS + MOST_RIVALS
RIVAL_STOCK: Final = MORE_ARMIES + MOST_RIVALS
RIVAL_RESERVE: Final = RIVAL_STOCK + MOST_RIVALS
MORE_IMPROVEMENTS: Final = RIVAL_RESERVE + MOST_RIVALS
SMALLER_DECK: Final = MORE_IMPROVEMENTS + MOST_RIVALS
COMMON_BORDERS: Final = SMALLER_DECK + MOST_RIVALS

# Their names. `at` holds that each of them is where it was said to be.
SLOTS: Final = Slots()
SLOTS.at(PLAYERS).each("players", ["2", "3", "4"])
SLOTS.at(END_MODE).each("end_mode", END_MODES)

SLOTS.at(ROUND).one("round")
SLOTS.at(ROUNDS_LEFT).one("rounds_left")
SLOTS.at(LAST_ROUNDS).each("rounds_left", ["0", "1", "2", "3"])
SLOTS.at(LAST_TURNS).each("last_turns_of_own", ["0", "1", "2"])
SLOTS.at(EMPTY).steps("empty_cards", MOST_EMPTY)
SLOTS.at(TO_TAKE).one("counters_to_take")
SLOTS.at(TO_TAKE_STEPS).steps("counters_to_take", MOST_TO_TAKE)
SLOTS.at(TIME_LEFT).one("time_left")
SLOTS.at(IN_PLAY).each("in_play", VP_CARDS)
SLOTS.at(COUNTERS).each("counters", PILE_NAMES)
SLOTS.at(LAST_COUNTER).each("last_counter", PILE_NAMES)
SLOTS.at(SPARE).each("spare", ["1", "2", "3"])

SLOTS.at(ORDER).each("order", ["1", "2", "3", "4"])
SLOTS.at(ACTION_LEFT).each("action_left", ["1", "2"])
SLOTS.at(DRAFTED).one("drafted")
SLOTS.at(ROAD_MOVED).one("road_moved")
SLOTS.at(WAREHOUSE_USED).one("warehouse_used")
SLOTS.at(ENABLED).each("enabled", SYMBOLS[: len(ENABLING)])

SLOTS.at(SETTING_UP).each("setting_up", ["gives_up", "citadel"])

SLOTS.at(POINTS).one("points")
SLOTS.at(COUNTER_POINTS).one("points_of_counters")
SLOTS.at(OWN_COUNTERS).each("own_counters", ["1", "2", "3"])
SLOTS.at(PROJECTED).one("projected_points")
SLOTS.at(LEAD).one("lead")
SLOTS.at(LEAD_LATE).one("lead*time_gone")
SLOTS.at(PROJECTED_LEAD).one("projected_lead")
SLOTS.at(PROJECTED_LEAD_LATE).one("projected_lead*time_gone")
SLOTS.at(LEAD_STEPS).each("projected_lead", [f">={lead}" for lead in LEADS])
SLOTS.at(LEAD_STEPS_LATE).each("projected_lead*time_gone", [f">={lead}" for lead in LEADS])
SLOTS.at(MAY_END).one("may_end_in_next_turn")
SLOTS.at(JUDGED).each("judged_by_hand", ["wars", "cards", "pieces", "borders", "end"])
SLOTS.at(JUDGED_LATE).one("judged_by_hand*time_gone")
SLOTS.at(RIVAL_MAY_END).one("rival_may_end_before")

SLOTS.at(LANDS).steps("provinces", MOST_LANDS)
SLOTS.at(LANDS_BY_SYMBOL).each("provinces_with", SYMBOLS[:4])
SLOTS.at(TOWNS).steps("towns_in_stock", MOST_TOWNS)
SLOTS.at(CITIES).steps("cities", 4)
SLOTS.at(CITIES_LEFT).steps("cities_left", 2)
SLOTS.at(CITADEL).one("citadel")
SLOTS.at(CASTLES).one("castles")
SLOTS.at(CASTLES_LEFT).one("castles_left")
SLOTS.at(ROADS).one("roads")
SLOTS.at(ROADS_LEFT).one("roads_left")
SLOTS.at(LINKED).one("largest_network")
SLOTS.at(ROAD_SITES).steps("road_sites", MOST_SITES)
SLOTS.at(HILL_ROAD_SITES).one("road_sites_over_hills")
SLOTS.at(ISLAND).each("near_to_island", ["large", "small"])
SLOTS.at(NEUTRAL).each("neutral_neighbours", GARRISONS)
SLOTS.at(PREY).each("rivals_neighbours", DEFENCES)
SLOTS.at(EXPOSED).each("exposed", DEFENCES)
SLOTS.at(EXPOSED_CITIES).one("exposed_cities")
SLOTS.at(DRAGONS_NEAR).one("dragons_near")
SLOTS.at(RUNESTONES_NEAR).one("runestones_near")
SLOTS.at(CITADELS_NEAR).one("rivals_citadels_near")
SLOTS.at(CITADEL_SITE).each("citadel_site", ["rugged", "exposed", "rivals_around"])
SLOTS.at(COASTS).one("harbours")
SLOTS.at(SEAS).steps("seas_with_own_ships", MOST_SEAS)
SLOTS.at(SHIPS_AT_SEA).one("ships_at_sea")
SLOTS.at(SEAS_SCORED).each("seas_scored", ["three", "four"])

SLOTS.at(ATTACKS).each("attacks", MARGINS)
SLOTS.at(ATTACK_PRIZES).each("attack_prizes", MARGINS)
SLOTS.at(DEFENDS).each("defends", MARGINS)
SLOTS.at(DEFENCE_STAKES).each("defence_stakes", MARGINS)
SLOTS.at(CONQUESTS).each("conquest", ["first", "second"])
SLOTS.at(REINFORCED).each("attacks_reinforced", MARGINS)
SLOTS.at(WARS_OF_OTHERS).one("wars_of_others")
SLOTS.at(ARMIES_AT_WAR).one("armies_at_war")
SLOTS.at(ARMIES_AT_HOME).one("armies_at_home")
SLOTS.at(STOCK).steps("armies_in_stock", MOST_STOCK)
SLOTS.at(SUPPLY).one("armies_in_supply")
SLOTS.at(SHIP_STOCK).steps("ships_in_stock", MOST_SHIPS)
SLOTS.at(SHIP_SUPPLY).one("ships_in_supply")
SLOTS.at(MERCENARIES).one("mercenaries")
SLOTS.at(MERCENARIES_LEFT).one("mercenaries_left")

SLOTS.at(HAND).each("hand", CARD_CLASSES)
SLOTS.at(RESERVE).each("reserve", CARD_CLASSES)
SLOTS.at(DECK).each("deck", CARD_CLASSES)
SLOTS.at(DECK_TIME).each("deck*time_left", CARD_CLASSES)
SLOTS.at(NEXT_HAND).each("hand_for_next_turn", CARD_CLASSES)
SLOTS.at(HAND_SIZE).steps("cards_in_hand", MOST_HAND)
SLOTS.at(TO_DRAW).steps("cards_to_draw", MOST_TO_DRAW)
SLOTS.at(DRAW_SIZE).one("cards_in_draw_pile")
SLOTS.at(DISCARD_SIZE).one("cards_in_discard_pile")
SLOTS.at(DECK_SIZE).one("cards_in_deck")
SLOTS.at(DENSITY).each("part_of_deck", [*SYMBOLS, "build", "province"])
SLOTS.at(DENSITY_TIME).each("part_of_deck*time_left", [*SYMBOLS, "build", "province"])
SLOTS.at(PLACES).steps("places_in_reserve", MOST_PLACES)
SLOTS.at(CAPACITY).one("capacity")
SLOTS.at(ASIDE).one("cards_set_aside")

SLOTS.at(PAYS).each("can_lay", [f"{symbol}>={step}" for symbol in SYMBOLS for step in range(1, MOST_PAID + 1)])
SLOTS.at(BUILDS).each("could_build", BUILDINGS)
SLOTS.at(PATRON).one("could_pay_patronage")
SLOTS.at(CONQUERS_NEUTRAL).each("best_invasion_of_neutral", MARGINS)
SLOTS.at(CONQUERS_RIVAL).each("best_invasion_of_rival", MARGINS)
SLOTS.at(NO_INVASION).one("no_invasion")

SLOTS.at(RIVAL).each("rival", RIVALS)
SLOTS.at(AHEAD).each("points_ahead_of", RIVALS)
SLOTS.at(WILL_BE_AHEAD).each("projected_ahead_of", RIVALS)
SLOTS.at(MORE_LANDS).each("more_provinces_than", RIVALS)
SLOTS.at(MORE_ARMIES).each("more_armies_than", RIVALS)
SLOTS.at(RIVAL_STOCK).each("armies_in_stock_of", RIVALS)
SLOTS.at(RIVAL_RESERVE).each("army_symbols_in_reserve_of", RIVALS)
SLOTS.at(MORE_IMPROVEMENTS).each("more_stored_than", RIVALS)
SLOTS.at(SMALLER_DECK).each("smaller_deck_than", RIVALS)
SLOTS.at(COMMON_BORDERS).each("borders_with", RIVALS)

PRIOR: Final[dict[str, float]] = {
    "points": 2.0,
    "judged_by_hand:wars": 1.0,
    "judged_by_hand:cards": 1.0,
    "judged_by_hand:pieces": 1.0,
    "judged_by_hand:borders": 1.0,
    "judged_by_hand:end": 1.0,
    "judged_by_hand*time_gone": 1.0,
}
"""With these the worth of a seat is its worth in points, divided by 8 at the beginning of a game and by 4 at its end,
as the judgement made by hand divides it (`temperature` and `final_temperature` in `insight.toml`)."""
