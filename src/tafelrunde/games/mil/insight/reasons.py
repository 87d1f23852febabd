"""What the slots of the vector are about, in the words in which hints compare moves (`because-…` in the texts)."""

from typing import Final

REASONS: Final[dict[str, list[str]]] = {
    "points": ["points", "points*time_gone", "ahead_of", "ahead_of_late"],
    "stock": [
        *["gold", "influence", "metal", "fabric", "food", "cubes", "cubes*rounds_left", "gold_or_privileges"],
        *["near_soldier", "near_castle", "payable_soldiers", "more_gold_than", "more_cubes_than", "more_than_rivals"],
        *["more_than_rivals_late", "final", "final*time_gone", "final_in_the_last_round", "swaps", "half_to_come"],
    ],
    "lineage": [
        *["reds", "reds*rounds_left", "most_reds", "fewer_reds_than", "privileges", "privileges*rounds_left"],
        *["women_at_monastery", "women_at_council"],
    ],
    "knights": [
        *["knights", "knights*rounds_left", "unused_knights", "life", "life*rounds_left", "homeless", "castles"],
        *["castles*rounds_left", "castle_slots", "more_knights_than"],
    ],
    "soldiers": [
        *["soldiers", "soldiers*rounds_left", "strongest", "second_strongest", "all_guarded", "unguarded"],
        *["more_soldiers_than", "strongest_at_court", "strongest_at_war", "strongest_at_home", "kings_soldier"],
        *["may_be_robbed", "may_rob", "acting_soldiers"],
    ],
    "lands": [
        *["lands", "land", "land*rounds_left", "tribute", "harvest", "best_harvest", "land_slots", "more_lands_than"],
        *["near_land", "price_of_land", "top", "hand", "hand_price"],
    ],
    "vassals": [
        *["vassals", "lands_of_vassals", "lands_of_vassals*rounds_left", "land_slots_of_vassals", "serving"],
        *["lands_of_serving", "may_become_vassal", "may_make_vassal", "elements", "archbishop"],
    ],
    "posts": [
        *["at_home", "post", "rivals_posts", "leads", "rival_leads", "knights_behind", "free_space", "dear_space"],
        *["castle_at_market", "may_work_at_home", "has_begun_placing", "rivals_placing", "white_hourglasses"],
        *["spaces_left", "rivals_knights_at_home"],
    ],
    "prospects": [
        *["aim", "marriage", "marriage_rivals", "marriage_rivals_cubes", "marriage_income", "dowry", "dowry_next"],
        *["dowry_value", "rivals_with_more_than_dowry", "dowry_in_parts_of_rivals_cubes", "cubes_to_come_for_dowry"],
        *["gold_ahead_before_council", "gold_sealed", "gold_bid", "gold_bid_ahead", "rivals_with_more_gold_than_bid"],
        *["lower_bid_worth", "lower_bid_price", "battle", "battle_lead_of_soldiers", "battle_lead", "battle_sealed"],
        *["battle_cubes_to_come", "battle_cubes_of_other_side", "battle_chance", "battle_sure", "battle_points"],
        *["demand", "demanded_lands", "offered", "offer", "offer_made", "offer_to_attacker", "outbid"],
        *["outbid_missing", "castle", "castle_price", "castle_rivals"],
    ],
}
