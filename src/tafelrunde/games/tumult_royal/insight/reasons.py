"""What the slots of the vector are about, in the words in which hints compare moves (`because-…` in the texts)."""

from typing import Final

REASONS: Final[dict[str, list[str]]] = {
    "statues": [
        *["placed", "placed*rounds_gone", "statues_left", "statues_ahead_of", "statues_ahead_of*rounds_gone"],
        *["would_win", "would_win*lead_ends_the_game", "lead_beyond_end_number", "plan_places_last_statue"],
    ],
    "followers": [
        *["followers", "rank", "lowest_rank", "rank_by_followers", "followers_before_best_rival", "ranks_below"],
        *["followers_near_best_rival", "followers_near_best_rival*double_crown", "more_followers_than"],
        *["plan_surplus", "consolation_to_come"],
    ],
    "land": [
        *["beside", "beside*rounds_left", "beside_and_beside_a_rival", "beyond", "beyond*rounds_left", "fields_beside"],
        *["no_field_beside", "beside_hidden", "beside_hidden*rounds_left", "free", "rival_can_pay"],
    ],
    "hoard": ["tiles", "symbols", "symbols_beyond_plan", "held", "held_seems_worth_keeping"],
    "plans": ["payable", "near", "plan", "plan_statues", "plan_statues_less_losses"],
    "danger": [
        *["left_beyond_demand", "tumult", "greedier_than_rivals", "greediest", "danger", "danger*statues_lost"],
        *["mercy", "punished"],
    ],
}
