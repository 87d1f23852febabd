"""The slots of the vector that holds what a seat of Tumult Royal may know, in their order.

A network is learned on exactly these: whoever changes one gives the encoding a new version.
"""

from typing import Final

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
PHASE_SLOTS: Final = 8
FIELD_SLOTS: Final = 5
GOOD_SLOTS: Final = 3
FACES: Final = 9
MOST_RIVALS: Final = 3

# The number of the first slot of each kind, by the one before it: what the compiler can add up itself is part of the
# compiled code, where what was counted on loading would be looked up and checked each time.

# What is played, and when.
PLAYERS: Final = 0
REALTIME: Final = PLAYERS + 3
PACKET: Final = REALTIME + 1
GAMBLER: Final = PACKET + 3
ROUND: Final = GAMBLER + 1
ROUNDS_GONE: Final = ROUND + 10
PHASE: Final = ROUNDS_GONE + 1
CROWN_TO_COME: Final = PHASE + PHASE_SLOTS
HIDDEN_TILES: Final = CROWN_TO_COME + 2
# The end of the game.
LEAD: Final = HIDDEN_TILES + 4
ENDS_NOW: Final = LEAD + 1
ENDS_BY: Final = ENDS_NOW + 1
WINS_NOW: Final = ENDS_BY + 1
WINS_ENDING: Final = WINS_NOW + 1
RIVAL_TO_GO: Final = WINS_ENDING + 1

# The own statues, followers and rank.
PLACED: Final = RIVAL_TO_GO + LAST_STATUES
PLACED_LATE: Final = PLACED + 1
TO_GO: Final = PLACED_LATE + 1
MERCY: Final = TO_GO + LAST_STATUES
RANK: Final = MERCY + 1
LOWEST: Final = RANK + 4
FOLLOWERS: Final = LOWEST + 1
POOR: Final = FOLLOWERS + 1
SUPPLY: Final = POOR + 3
NEXT_RANK: Final = SUPPLY + 1
BEFORE_KING: Final = NEXT_RANK + 4
MAY_BE_KING: Final = BEFORE_KING + 1
MAY_BE_KING_LATE: Final = MAY_BE_KING + 1
PUNISHED: Final = MAY_BE_KING_LATE + 1
CONSOLATION: Final = PUNISHED + 1

# The land.
BESIDE: Final = CONSOLATION + 1
BESIDE_ALL: Final = BESIDE + FIELD_SLOTS * MOST_BESIDE
BESIDE_LEFT: Final = BESIDE_ALL + FIELD_SLOTS
CONTESTED: Final = BESIDE_LEFT + FIELD_SLOTS
THREATENED: Final = CONTESTED + FIELD_SLOTS
BEYOND: Final = THREATENED + 2
BEYOND_LEFT: Final = BEYOND + FIELD_SLOTS * MOST_BEYOND
ANYWHERE: Final = BEYOND_LEFT + FIELD_SLOTS
HIDDEN_BESIDE: Final = ANYWHERE + FIELD_SLOTS
HIDDEN_BESIDE_LEFT: Final = HIDDEN_BESIDE + 1
ROOM: Final = HIDDEN_BESIDE_LEFT + 1
NO_ROOM: Final = ROOM + 1

# The hoard: with the tile in hand if it seems worth keeping.
TILES: Final = NO_ROOM + 1
SYMBOLS: Final = TILES + 3 * FACES
TILE_COUNT: Final = SYMBOLS + GOOD_SLOTS * MOST_SYMBOLS
PAYABLE: Final = TILE_COUNT + 1
NEAR: Final = PAYABLE + FIELD_SLOTS + 2
PLAN: Final = NEAR + FIELD_SLOTS + 2
PLAN_STATUES: Final = PLAN + MOST_STATUES
PLAN_SURPLUS: Final = PLAN_STATUES + 1
PLAN_LEAVES: Final = PLAN_SURPLUS + 1
PLAN_ENDS: Final = PLAN_LEAVES + 1
TURN_TO_COME: Final = PLAN_ENDS + 1
TURNS_BEFORE: Final = TURN_TO_COME + 1
ANYBODY_PLACED: Final = TURNS_BEFORE + 1

# The robbery.
DEMAND: Final = ANYBODY_PLACED + 1
LOOKS: Final = DEMAND + 4
FEW_LOOKS: Final = LOOKS + 1
STOPPED: Final = FEW_LOOKS + LAST_LOOKS
RIVAL_LOOKS: Final = STOPPED + 1
RIVALS_DONE: Final = RIVAL_LOOKS + 1
IN_PACKET: Final = RIVALS_DONE + 1
HELD: Final = IN_PACKET + 1
HELD_KEPT: Final = HELD + FACES
KNOWN: Final = HELD_KEPT + 1
SEEN: Final = KNOWN + 2 * FACES
CENTRE_TILES: Final = SEEN + 1
CENTRE_UNSEEN: Final = CENTRE_TILES + 1
CENTRE_REFUSED: Final = CENTRE_UNSEEN + 1
USUAL: Final = CENTRE_REFUSED + 1
LEFT: Final = USUAL + GOOD_SLOTS
TUMULT: Final = LEFT + GOOD_SLOTS
GREEDIER: Final = TUMULT + GOOD_SLOTS
GREEDIEST: Final = GREEDIER + GOOD_SLOTS
DANGER: Final = GREEDIEST + GOOD_SLOTS
LOSS: Final = DANGER + GOOD_SLOTS
LOSSES: Final = LOSS + GOOD_SLOTS
PLAN_LESS_LOSSES: Final = LOSSES + 1

# The rivals, the one with the most statues first.
RIVAL: Final = PLAN_LESS_LOSSES + 1
AHEAD: Final = RIVAL + MOST_RIVALS
AHEAD_LATE: Final = AHEAD + MOST_RIVALS
MORE_FOLLOWERS: Final = AHEAD_LATE + MOST_RIVALS
RANKS_BELOW: Final = MORE_FOLLOWERS + MOST_RIVALS
RIVAL_MERCY: Final = RANKS_BELOW + MOST_RIVALS
RIVAL_TILES: Final = RIVAL_MERCY + MOST_RIVALS
RIVAL_SYMBOLS: Final = RIVAL_TILES + MOST_RIVALS
END: Final = RIVAL_SYMBOLS + MOST_RIVALS

# Their names. `at` holds that each of them is where it was said to be.
SLOTS: Final = Slots()
SLOTS.at(PLAYERS).each("players", ["2", "3", "4"])
SLOTS.at(REALTIME).one("realtime")
SLOTS.at(PACKET).each("packet", ["1", "4", "6"])
SLOTS.at(GAMBLER).one("gambler")
SLOTS.at(ROUND).each("round", [str(number) for number in range(1, 11)])
SLOTS.at(ROUNDS_GONE).one("rounds_gone")
SLOTS.at(PHASE).each("phase", PHASES)
SLOTS.at(CROWN_TO_COME).each("crown_to_come", ["1", "2"])
SLOTS.at(HIDDEN_TILES).steps("hidden_landscape", 4)
SLOTS.at(LEAD).one("lead_of_first_over_last")
SLOTS.at(ENDS_NOW).one("lead_ends_the_game")
SLOTS.at(ENDS_BY).one("lead_beyond_end_number")
SLOTS.at(WINS_NOW).one("would_win")
SLOTS.at(WINS_ENDING).one("would_win*lead_ends_the_game")
SLOTS.at(RIVAL_TO_GO).each("statues_left_of_a_rival", [f"<={step}" for step in range(1, LAST_STATUES + 1)])

SLOTS.at(PLACED).one("placed")
SLOTS.at(PLACED_LATE).one("placed*rounds_gone")
SLOTS.at(TO_GO).each("statues_left", [f"<={step}" for step in range(1, LAST_STATUES + 1)])
SLOTS.at(MERCY).one("mercy")
SLOTS.at(RANK).each("rank", RANKS)
SLOTS.at(LOWEST).one("lowest_rank")
SLOTS.at(FOLLOWERS).one("followers")
SLOTS.at(POOR).each("followers", ["<3", "<5", "<10"])
SLOTS.at(SUPPLY).one("supply")
SLOTS.at(NEXT_RANK).each("rank_by_followers", RANKS)
SLOTS.at(BEFORE_KING).one("followers_before_best_rival")
SLOTS.at(MAY_BE_KING).one("followers_near_best_rival")
SLOTS.at(MAY_BE_KING_LATE).one("followers_near_best_rival*double_crown")
SLOTS.at(PUNISHED).one("punished")
SLOTS.at(CONSOLATION).one("consolation_to_come")

SLOTS.at(BESIDE).each("beside", [f"{kind}>={step}" for kind in FIELDS for step in range(1, MOST_BESIDE + 1)])
SLOTS.at(BESIDE_ALL).each("beside", FIELDS)
SLOTS.at(BESIDE_LEFT).each("beside*rounds_left", FIELDS)
SLOTS.at(CONTESTED).each("beside_and_beside_a_rival", FIELDS)
SLOTS.at(THREATENED).each("rival_can_pay", ["village", "castle"])
SLOTS.at(BEYOND).each("beyond", [f"{kind}>={step}" for kind in FIELDS for step in range(1, MOST_BEYOND + 1)])
SLOTS.at(BEYOND_LEFT).each("beyond*rounds_left", FIELDS)
SLOTS.at(ANYWHERE).each("free", FIELDS)
SLOTS.at(HIDDEN_BESIDE).one("beside_hidden")
SLOTS.at(HIDDEN_BESIDE_LEFT).one("beside_hidden*rounds_left")
SLOTS.at(ROOM).one("fields_beside")
SLOTS.at(NO_ROOM).one("no_field_beside")

SLOTS.at(TILES).each("tiles", [f"{face}>={step}" for face in FACE_NAMES for step in (1, 2, 3)])
SLOTS.at(SYMBOLS).each("symbols", [f"{good}>={step}" for good in GOODS for step in range(1, MOST_SYMBOLS + 1)])
SLOTS.at(TILE_COUNT).one("tiles")
SLOTS.at(PAYABLE).each("payable", PRICES)
SLOTS.at(NEAR).each("near", PRICES)
SLOTS.at(PLAN).steps("plan", MOST_STATUES)
SLOTS.at(PLAN_STATUES).one("plan_statues")
SLOTS.at(PLAN_SURPLUS).one("plan_surplus")
SLOTS.at(PLAN_LEAVES).one("symbols_beyond_plan")
SLOTS.at(PLAN_ENDS).one("plan_places_last_statue")
SLOTS.at(TURN_TO_COME).one("turn_in_this_placing_round")
SLOTS.at(TURNS_BEFORE).one("rivals_turns_before")
SLOTS.at(ANYBODY_PLACED).one("another_placing_round")

SLOTS.at(DEMAND).each("demand", ["2", "3", "4", "5"])
SLOTS.at(LOOKS).one("looks")
SLOTS.at(FEW_LOOKS).steps("looks", LAST_LOOKS)
SLOTS.at(STOPPED).one("looks_no_more")
SLOTS.at(RIVAL_LOOKS).one("looks_of_rivals")
SLOTS.at(RIVALS_DONE).one("rivals_look_no_more")
SLOTS.at(IN_PACKET).one("looks_in_this_packet")
SLOTS.at(HELD).each("held", FACE_NAMES)
SLOTS.at(HELD_KEPT).one("held_seems_worth_keeping")
SLOTS.at(KNOWN).each("known_in_centre", [f"{face}>={step}" for face in FACE_NAMES for step in (1, 2)])
SLOTS.at(SEEN).one("seen")
SLOTS.at(CENTRE_TILES).one("centre")
SLOTS.at(CENTRE_UNSEEN).one("centre_unseen")
SLOTS.at(CENTRE_REFUSED).one("centre_unseen_but_put_back")
SLOTS.at(USUAL).each("usual_symbols", GOODS)
SLOTS.at(LEFT).each("left_beyond_demand", GOODS)
SLOTS.at(TUMULT).each("tumult", GOODS)
SLOTS.at(GREEDIER).each("greedier_than_rivals", GOODS)
SLOTS.at(GREEDIEST).each("greediest", GOODS)
SLOTS.at(DANGER).each("danger", GOODS)
SLOTS.at(LOSS).each("danger*statues_lost", GOODS)
SLOTS.at(LOSSES).one("danger*statues_lost")
SLOTS.at(PLAN_LESS_LOSSES).one("plan_statues_less_losses")

SLOTS.at(RIVAL).each("rival", RIVALS)
SLOTS.at(AHEAD).each("statues_ahead_of", RIVALS)
SLOTS.at(AHEAD_LATE).each("statues_ahead_of*rounds_gone", RIVALS)
SLOTS.at(MORE_FOLLOWERS).each("more_followers_than", RIVALS)
SLOTS.at(RANKS_BELOW).each("ranks_below", RIVALS)
SLOTS.at(RIVAL_MERCY).each("rival_has_mercy", RIVALS)
SLOTS.at(RIVAL_TILES).each("tiles_of", RIVALS)
SLOTS.at(RIVAL_SYMBOLS).each("symbols_of", RIVALS)
