"""The slots of the vector that holds what a seat of Mythotopia may know, in their order.

A network is learned on exactly these: whoever changes one gives the encoding a new version.
"""

from typing import Final

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
GARRISONS: Final = ["<=2", "3", "4", ">=5"]
MARGINS: Final = ["<=-3", "-2", "-1", "0", "1", "2", ">=3"]
"""By how much one is stronger than the strongest of the others."""
EVEN: Final = 3
"""The place of `0` among them."""
LEADS: Final = [-12, -6, -3, 0, 1, 4, 7, 13]
"""A lead is told by which of these it reaches."""
RIVALS: Final = ["1", "2", "3"]

SLOTS: Final = Slots()
PLAYERS: Final[i64] = SLOTS.each("players", ["2", "3", "4"])
END_MODE: Final[i64] = SLOTS.each("end_mode", END_MODES)

# Time, and the victory-point cards.
ROUND: Final[i64] = SLOTS.one("round")
ROUNDS_LEFT: Final[i64] = SLOTS.one("rounds_left")
LAST_ROUNDS: Final[i64] = SLOTS.each("rounds_left", ["0", "1", "2", "3"])
LAST_TURNS: Final[i64] = SLOTS.each("last_turns_of_own", ["0", "1", "2"])
EMPTY: Final[i64] = SLOTS.steps("empty_cards", MOST_EMPTY)
TO_TAKE: Final[i64] = SLOTS.one("counters_to_take")
TO_TAKE_STEPS: Final[i64] = SLOTS.steps("counters_to_take", MOST_TO_TAKE)
TIME_LEFT: Final[i64] = SLOTS.one("time_left")
IN_PLAY: Final[i64] = SLOTS.each("in_play", VP_CARDS)
COUNTERS: Final[i64] = SLOTS.each("counters", PILE_NAMES)
LAST_COUNTER: Final[i64] = SLOTS.each("last_counter", PILE_NAMES)
SPARE: Final[i64] = SLOTS.each("spare", ["1", "2", "3"])

# The own turn, once something has been done in it and as long as an action is left. Before and after that nothing tells
# whose turn it is: what somebody holds must not look better merely because his turn has come.
ORDER: Final[i64] = SLOTS.each("order", ["1", "2", "3", "4"])
ACTION_LEFT: Final[i64] = SLOTS.each("action_left", ["1", "2"])
DRAFTED: Final[i64] = SLOTS.one("drafted")
ROAD_MOVED: Final[i64] = SLOTS.one("road_moved")
WAREHOUSE_USED: Final[i64] = SLOTS.one("warehouse_used")
ENABLED: Final[i64] = SLOTS.each("enabled", SYMBOLS[: len(ENABLING)])

SETTING_UP: Final[i64] = SLOTS.each("setting_up", ["gives_up", "citadel"])

# Points, and who could end the game.
POINTS: Final[i64] = SLOTS.one("points")
COUNTER_POINTS: Final[i64] = SLOTS.one("points_of_counters")
OWN_COUNTERS: Final[i64] = SLOTS.each("own_counters", ["1", "2", "3"])
PROJECTED: Final[i64] = SLOTS.one("projected_points")
LEAD: Final[i64] = SLOTS.one("lead")
LEAD_LATE: Final[i64] = SLOTS.one("lead*time_gone")
PROJECTED_LEAD: Final[i64] = SLOTS.one("projected_lead")
PROJECTED_LEAD_LATE: Final[i64] = SLOTS.one("projected_lead*time_gone")
LEAD_STEPS: Final[i64] = SLOTS.each("projected_lead", [f">={lead}" for lead in LEADS])
LEAD_STEPS_LATE: Final[i64] = SLOTS.each("projected_lead*time_gone", [f">={lead}" for lead in LEADS])
MAY_END: Final[i64] = SLOTS.one("may_end_in_next_turn")
JUDGED: Final[i64] = SLOTS.each("judged_by_hand", ["wars", "cards", "pieces", "borders", "end"])
JUDGED_LATE: Final[i64] = SLOTS.one("judged_by_hand*time_gone")
RIVAL_MAY_END: Final[i64] = SLOTS.one("rival_may_end_before")

# The map.
LANDS: Final[i64] = SLOTS.steps("provinces", MOST_LANDS)
LANDS_BY_SYMBOL: Final[i64] = SLOTS.each("provinces_with", SYMBOLS[:4])
TOWNS: Final[i64] = SLOTS.steps("towns_in_stock", MOST_TOWNS)
CITIES: Final[i64] = SLOTS.steps("cities", 4)
CITIES_LEFT: Final[i64] = SLOTS.steps("cities_left", 2)
CITADEL: Final[i64] = SLOTS.one("citadel")
CASTLES: Final[i64] = SLOTS.one("castles")
CASTLES_LEFT: Final[i64] = SLOTS.one("castles_left")
ROADS: Final[i64] = SLOTS.one("roads")
ROADS_LEFT: Final[i64] = SLOTS.one("roads_left")
LINKED: Final[i64] = SLOTS.one("largest_network")
ROAD_SITES: Final[i64] = SLOTS.steps("road_sites", MOST_SITES)
HILL_ROAD_SITES: Final[i64] = SLOTS.one("road_sites_over_hills")
ISLAND: Final[i64] = SLOTS.each("near_to_island", ["large", "small"])
NEUTRAL: Final[i64] = SLOTS.each("neutral_neighbours", GARRISONS)
PREY: Final[i64] = SLOTS.each("rivals_neighbours", DEFENCES)
EXPOSED: Final[i64] = SLOTS.each("exposed", DEFENCES)
EXPOSED_CITIES: Final[i64] = SLOTS.one("exposed_cities")
DRAGONS_NEAR: Final[i64] = SLOTS.one("dragons_near")
RUNESTONES_NEAR: Final[i64] = SLOTS.one("runestones_near")
CITADELS_NEAR: Final[i64] = SLOTS.one("rivals_citadels_near")
CITADEL_SITE: Final[i64] = SLOTS.each("citadel_site", ["rugged", "exposed", "rivals_around"])
COASTS: Final[i64] = SLOTS.one("harbours")
SEAS: Final[i64] = SLOTS.steps("seas_with_own_ships", MOST_SEAS)
SHIPS_AT_SEA: Final[i64] = SLOTS.one("ships_at_sea")
SEAS_SCORED: Final[i64] = SLOTS.each("seas_scored", ["three", "four"])

# Wars: as attacker and as defender, by how much one is stronger, with what is at stake.
ATTACKS: Final[i64] = SLOTS.each("attacks", MARGINS)
ATTACK_PRIZES: Final[i64] = SLOTS.each("attack_prizes", MARGINS)
DEFENDS: Final[i64] = SLOTS.each("defends", MARGINS)
DEFENCE_STAKES: Final[i64] = SLOTS.each("defence_stakes", MARGINS)
CONQUESTS: Final[i64] = SLOTS.each("conquest", ["first", "second"])
REINFORCED: Final[i64] = SLOTS.each("attacks_reinforced", MARGINS)
WARS_OF_OTHERS: Final[i64] = SLOTS.one("wars_of_others")
ARMIES_AT_WAR: Final[i64] = SLOTS.one("armies_at_war")
ARMIES_AT_HOME: Final[i64] = SLOTS.one("armies_at_home")
STOCK: Final[i64] = SLOTS.steps("armies_in_stock", MOST_STOCK)
SUPPLY: Final[i64] = SLOTS.one("armies_in_supply")
SHIP_STOCK: Final[i64] = SLOTS.steps("ships_in_stock", MOST_SHIPS)
SHIP_SUPPLY: Final[i64] = SLOTS.one("ships_in_supply")
MERCENARIES: Final[i64] = SLOTS.one("mercenaries")
MERCENARIES_LEFT: Final[i64] = SLOTS.one("mercenaries_left")

# Cards.
HAND: Final[i64] = SLOTS.each("hand", CARD_CLASSES)
RESERVE: Final[i64] = SLOTS.each("reserve", CARD_CLASSES)
DECK: Final[i64] = SLOTS.each("deck", CARD_CLASSES)
DECK_TIME: Final[i64] = SLOTS.each("deck*time_left", CARD_CLASSES)
NEXT_HAND: Final[i64] = SLOTS.each("hand_for_next_turn", CARD_CLASSES)
HAND_SIZE: Final[i64] = SLOTS.steps("cards_in_hand", MOST_HAND)
TO_DRAW: Final[i64] = SLOTS.steps("cards_to_draw", MOST_TO_DRAW)
DRAW_SIZE: Final[i64] = SLOTS.one("cards_in_draw_pile")
DISCARD_SIZE: Final[i64] = SLOTS.one("cards_in_discard_pile")
DECK_SIZE: Final[i64] = SLOTS.one("cards_in_deck")
DENSITY: Final[i64] = SLOTS.each("part_of_deck", [*SYMBOLS, "build", "province"])
DENSITY_TIME: Final[i64] = SLOTS.each("part_of_deck*time_left", [*SYMBOLS, "build", "province"])
PLACES: Final[i64] = SLOTS.steps("places_in_reserve", MOST_PLACES)
CAPACITY: Final[i64] = SLOTS.one("capacity")
ASIDE: Final[i64] = SLOTS.one("cards_set_aside")

# What could be done with hand and reserve in the turn that is going on.
PAYS: Final[i64] = SLOTS.each(
    "can_lay", [f"{symbol}>={step}" for symbol in SYMBOLS for step in range(1, MOST_PAID + 1)]
)
BUILDS: Final[i64] = SLOTS.each("could_build", BUILDINGS)
PATRON: Final[i64] = SLOTS.one("could_pay_patronage")
CONQUERS_NEUTRAL: Final[i64] = SLOTS.each("best_invasion_of_neutral", MARGINS)
CONQUERS_RIVAL: Final[i64] = SLOTS.each("best_invasion_of_rival", MARGINS)
NO_INVASION: Final[i64] = SLOTS.one("no_invasion")

# The rivals, the one with the most points first.
RIVAL: Final[i64] = SLOTS.each("rival", RIVALS)
AHEAD: Final[i64] = SLOTS.each("points_ahead_of", RIVALS)
WILL_BE_AHEAD: Final[i64] = SLOTS.each("projected_ahead_of", RIVALS)
MORE_LANDS: Final[i64] = SLOTS.each("more_provinces_than", RIVALS)
MORE_ARMIES: Final[i64] = SLOTS.each("more_armies_than", RIVALS)
RIVAL_STOCK: Final[i64] = SLOTS.each("armies_in_stock_of", RIVALS)
RIVAL_RESERVE: Final[i64] = SLOTS.each("army_symbols_in_reserve_of", RIVALS)
MORE_IMPROVEMENTS: Final[i64] = SLOTS.each("more_stored_than", RIVALS)
SMALLER_DECK: Final[i64] = SLOTS.each("smaller_deck_than", RIVALS)
COMMON_BORDERS: Final[i64] = SLOTS.each("borders_with", RIVALS)

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
