"""The slots of the vector that holds what a seat of Tumult Royal may know, in their order.

A network is learned on exactly these: whoever changes one gives the encoding a new version.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import FIELDS, GOODS
from tafelrunde.games.tumult_royal.rules.state import PHASES
from tafelrunde.kernel.encoding import Slots

VERSION: Final = 1
MOST_OF_A_FACE: Final = 3
MOST_SYMBOLS: Final = 8
MOST_STATUES: Final = 7
"""More are hardly bought in one round."""
LAST_STATUES: Final = 8
MOST_BESIDE: Final = 3
MOST_BEYOND: Final = 2
LAST_LOOKS: Final = 4
FACE_NAMES: Final = [f"{good}_{value}" for good in GOODS for value in (1, 2, 3)]
PRICES: Final = [*FIELDS, "meadow_anywhere", "forest_anywhere"]
RANKS: Final = ["1", "2", "3", "4"]
RIVALS: Final = ["1", "2", "3"]

SLOTS: Final = Slots()
# What is played, and when.
PLAYERS: Final[i64] = SLOTS.each("players", ["2", "3", "4"])
REALTIME: Final[i64] = SLOTS.one("realtime")
PACKET: Final[i64] = SLOTS.each("packet", ["1", "4", "6"])
GAMBLER: Final[i64] = SLOTS.one("gambler")
ROUND: Final[i64] = SLOTS.each("round", [str(number) for number in range(1, 11)])
ROUNDS_GONE: Final[i64] = SLOTS.one("rounds_gone")
PHASE: Final[i64] = SLOTS.each("phase", PHASES)
CROWN_TO_COME: Final[i64] = SLOTS.each("crown_to_come", ["1", "2"])
HIDDEN_TILES: Final[i64] = SLOTS.steps("hidden_landscape", 4)
# The end of the game.
LEAD: Final[i64] = SLOTS.one("lead_of_first_over_last")
ENDS_NOW: Final[i64] = SLOTS.one("lead_ends_the_game")
ENDS_BY: Final[i64] = SLOTS.one("lead_beyond_end_number")
WINS_NOW: Final[i64] = SLOTS.one("would_win")
WINS_ENDING: Final[i64] = SLOTS.one("would_win*lead_ends_the_game")
RIVAL_TO_GO: Final[i64] = SLOTS.each("statues_left_of_a_rival", [f"<={step}" for step in range(1, LAST_STATUES + 1)])

# The own statues, followers and rank.
PLACED: Final[i64] = SLOTS.one("placed")
PLACED_LATE: Final[i64] = SLOTS.one("placed*rounds_gone")
TO_GO: Final[i64] = SLOTS.each("statues_left", [f"<={step}" for step in range(1, LAST_STATUES + 1)])
MERCY: Final[i64] = SLOTS.one("mercy")
RANK: Final[i64] = SLOTS.each("rank", RANKS)
LOWEST: Final[i64] = SLOTS.one("lowest_rank")
FOLLOWERS: Final[i64] = SLOTS.one("followers")
POOR: Final[i64] = SLOTS.each("followers", ["<3", "<5", "<10"])
SUPPLY: Final[i64] = SLOTS.one("supply")
NEXT_RANK: Final[i64] = SLOTS.each("rank_by_followers", RANKS)
BEFORE_KING: Final[i64] = SLOTS.one("followers_before_best_rival")
MAY_BE_KING: Final[i64] = SLOTS.one("followers_near_best_rival")
MAY_BE_KING_LATE: Final[i64] = SLOTS.one("followers_near_best_rival*double_crown")
PUNISHED: Final[i64] = SLOTS.one("punished")
CONSOLATION: Final[i64] = SLOTS.one("consolation_to_come")

# The land.
BESIDE: Final[i64] = SLOTS.each("beside", [f"{kind}>={step}" for kind in FIELDS for step in range(1, MOST_BESIDE + 1)])
BESIDE_ALL: Final[i64] = SLOTS.each("beside", FIELDS)
BESIDE_LEFT: Final[i64] = SLOTS.each("beside*rounds_left", FIELDS)
CONTESTED: Final[i64] = SLOTS.each("beside_and_beside_a_rival", FIELDS)
THREATENED: Final[i64] = SLOTS.each("rival_can_pay", ["village", "castle"])
BEYOND: Final[i64] = SLOTS.each("beyond", [f"{kind}>={step}" for kind in FIELDS for step in range(1, MOST_BEYOND + 1)])
BEYOND_LEFT: Final[i64] = SLOTS.each("beyond*rounds_left", FIELDS)
ANYWHERE: Final[i64] = SLOTS.each("free", FIELDS)
HIDDEN_BESIDE: Final[i64] = SLOTS.one("beside_hidden")
HIDDEN_BESIDE_LEFT: Final[i64] = SLOTS.one("beside_hidden*rounds_left")
ROOM: Final[i64] = SLOTS.one("fields_beside")
NO_ROOM: Final[i64] = SLOTS.one("no_field_beside")

# The hoard: with the tile in hand if it seems worth keeping.
TILES: Final[i64] = SLOTS.each("tiles", [f"{face}>={step}" for face in FACE_NAMES for step in (1, 2, 3)])
SYMBOLS: Final[i64] = SLOTS.each(
    "symbols", [f"{good}>={step}" for good in GOODS for step in range(1, MOST_SYMBOLS + 1)]
)
TILE_COUNT: Final[i64] = SLOTS.one("tiles")
PAYABLE: Final[i64] = SLOTS.each("payable", PRICES)
NEAR: Final[i64] = SLOTS.each("near", PRICES)
PLAN: Final[i64] = SLOTS.steps("plan", MOST_STATUES)
PLAN_STATUES: Final[i64] = SLOTS.one("plan_statues")
PLAN_SURPLUS: Final[i64] = SLOTS.one("plan_surplus")
PLAN_LEAVES: Final[i64] = SLOTS.one("symbols_beyond_plan")
PLAN_ENDS: Final[i64] = SLOTS.one("plan_places_last_statue")
TURN_TO_COME: Final[i64] = SLOTS.one("turn_in_this_placing_round")
TURNS_BEFORE: Final[i64] = SLOTS.one("rivals_turns_before")
ANYBODY_PLACED: Final[i64] = SLOTS.one("another_placing_round")

# The robbery.
DEMAND: Final[i64] = SLOTS.each("demand", ["2", "3", "4", "5"])
LOOKS: Final[i64] = SLOTS.one("looks")
FEW_LOOKS: Final[i64] = SLOTS.steps("looks", LAST_LOOKS)
STOPPED: Final[i64] = SLOTS.one("looks_no_more")
RIVAL_LOOKS: Final[i64] = SLOTS.one("looks_of_rivals")
RIVALS_DONE: Final[i64] = SLOTS.one("rivals_look_no_more")
IN_PACKET: Final[i64] = SLOTS.one("looks_in_this_packet")
HELD: Final[i64] = SLOTS.each("held", FACE_NAMES)
HELD_KEPT: Final[i64] = SLOTS.one("held_seems_worth_keeping")
KNOWN: Final[i64] = SLOTS.each("known_in_centre", [f"{face}>={step}" for face in FACE_NAMES for step in (1, 2)])
SEEN: Final[i64] = SLOTS.one("seen")
CENTRE_TILES: Final[i64] = SLOTS.one("centre")
CENTRE_UNSEEN: Final[i64] = SLOTS.one("centre_unseen")
CENTRE_REFUSED: Final[i64] = SLOTS.one("centre_unseen_but_put_back")
USUAL: Final[i64] = SLOTS.each("usual_symbols", GOODS)
LEFT: Final[i64] = SLOTS.each("left_beyond_demand", GOODS)
TUMULT: Final[i64] = SLOTS.each("tumult", GOODS)
GREEDIER: Final[i64] = SLOTS.each("greedier_than_rivals", GOODS)
GREEDIEST: Final[i64] = SLOTS.each("greediest", GOODS)
DANGER: Final[i64] = SLOTS.each("danger", GOODS)
LOSS: Final[i64] = SLOTS.each("danger*statues_lost", GOODS)
LOSSES: Final[i64] = SLOTS.one("danger*statues_lost")
PLAN_LESS_LOSSES: Final[i64] = SLOTS.one("plan_statues_less_losses")

# The rivals, the one with the most statues first.
RIVAL: Final[i64] = SLOTS.each("rival", RIVALS)
AHEAD: Final[i64] = SLOTS.each("statues_ahead_of", RIVALS)
AHEAD_LATE: Final[i64] = SLOTS.each("statues_ahead_of*rounds_gone", RIVALS)
MORE_FOLLOWERS: Final[i64] = SLOTS.each("more_followers_than", RIVALS)
RANKS_BELOW: Final[i64] = SLOTS.each("ranks_below", RIVALS)
RIVAL_MERCY: Final[i64] = SLOTS.each("rival_has_mercy", RIVALS)
RIVAL_TILES: Final[i64] = SLOTS.each("tiles_of", RIVALS)
RIVAL_SYMBOLS: Final[i64] = SLOTS.each("symbols_of", RIVALS)
END: Final[i64] = len(SLOTS.names)
