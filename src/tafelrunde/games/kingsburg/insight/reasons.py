"""What the slots of the vector are about, in the words in which hints compare moves (`because-…` in the texts)."""

from typing import Final

REASONS: Final[dict[str, list[str]]] = {
    "points": ["points", "points*time_gone", "points_ahead_of", "cathedral_points"],
    "buildings": [
        *["stands", "stands*builds_left", "buildings", "more_buildings_than", "most_buildings"],
        *["governor", "governor*builds_left", "dealt", "built_in_this_phase"],
    ],
    "goods": ["goods", "goods*builds_left", "near", "payable", "more_goods_than", "plus_two"],
    "court": ["advisor", "reach", "reach_helped", "free_dice", "free_dice_total", "free_dice_of_rivals"],
    "winter": [
        *["soldiers", "lasting_strength", "lasting_strength*winters_left", "knows_enemy", "lead_over_enemy"],
        *["wins", "loses", "reward", "penalty", "army_tokens", "token_laid", "stronger_than"],
    ],
    "envoy": ["envoy"],
    "order": ["order", "last_in_order", "rivals_influence_first"],
}
