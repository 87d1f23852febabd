"""What the slots of the vector are about, in the words in which hints compare moves (`because-…` in the texts)."""

from typing import Final

REASONS: Final[dict[str, list[str]]] = {
    "points": [
        *["points", "points_of_counters", "own_counters", "lead", "lead*time_gone", "points_ahead_of", "provinces"],
        *["more_provinces_than", "provinces_with"],
    ],
    "wars": [
        *["attacks", "attack_prizes", "attacks_reinforced", "defends", "defence_stakes", "conquest", "wars_of_others"],
        *["armies_at_war", "projected_points", "projected_lead", "projected_lead*time_gone", "projected_ahead_of"],
    ],
    "cards": [
        *["hand", "reserve", "deck", "deck*time_left", "hand_for_next_turn", "cards_in_hand", "cards_to_draw"],
        *["cards_in_draw_pile", "cards_in_discard_pile", "cards_in_deck", "part_of_deck", "part_of_deck*time_left"],
        *["places_in_reserve", "capacity", "cards_set_aside", "can_lay", "more_stored_than", "smaller_deck_than"],
    ],
    "buildings": [
        *["towns_in_stock", "cities", "cities_left", "citadel", "castles", "castles_left", "roads", "roads_left"],
        *["largest_network", "road_sites", "road_sites_over_hills", "could_build", "could_pay_patronage"],
    ],
    "pieces": [
        *["armies_at_home", "armies_in_stock", "armies_in_supply", "ships_in_stock", "ships_in_supply", "mercenaries"],
        *["seas_with_own_ships", "ships_at_sea", "seas_scored", "more_armies_than"],
    ],
    "borders": [
        *["neutral_neighbours", "rivals_neighbours", "exposed", "exposed_cities", "dragons_near", "runestones_near"],
        *["rivals_citadels_near", "citadel_site", "harbours", "near_to_island", "best_invasion_of_neutral"],
        *["best_invasion_of_rival", "no_invasion", "borders_with"],
    ],
    "end": [
        *["empty_cards", "counters_to_take", "time_left", "counters", "last_counter", "may_end_in_next_turn"],
        *["rival_may_end_before", "last_turns_of_own"],
    ],
}
