"""How play carries on when several seats, or the table itself, owe a decision at once.

The games here are toys of a few lines, so that every case can be worked out by hand.
"""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kernel.hall import HALL, NOT_YET, hall
from kernel.notes import Ask, Note, Notes, begin
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.options import Number
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE, AllAtOnce, Course, EachInTurn, Sequence

# --- sealed bids: several seats at once -------------------------------------------------------------------------------


def test_all_who_have_a_choice_owe_a_bid_at_once() -> None:
    """Seat 2 has no coin, so its only bid makes itself."""
    state = hall(players=4)
    assert state.to_act() == [0, 1, 3]
    assert state.actor() == 0
    assert state.bids == [NOT_YET, NOT_YET, 0, NOT_YET]
    assert [state.moves(seat) for seat in range(4)] == [[0, 1, 2, 3, 4, 5], [0, 1, 2, 3], [], [0, 1, 2, 3, 4]]
    assert state.moves(TABLE) == []
    assert state.ply == 0


def test_bids_come_in_any_order_and_count_together() -> None:
    ways = []
    for order in ([0, 1, 3], [3, 1, 0], [1, 3, 0]):
        state = hall(players=4)
        bids = {0: 2, 1: 3, 3: 3}
        for number, seat in enumerate(order, 1):
            assert seat in state.to_act()
            state.play(seat, bids[seat])
            assert state.ply == number
        ways.append(state.dump())
    assert ways[0]["position"] == {"coins": [5, 0, 0, 4], "bids": [-1, 0, 0, -1], "lots": [0, 1, 0, 0], "left": 2}
    assert all(way == ways[0] for way in ways)


def test_who_has_bid_waits_for_the_others() -> None:
    state = hall()
    state.play(1, 2)
    assert state.to_act() == [0]
    assert state.moves(1) == []
    before = state.dump()
    with pytest.raises(IllegalMove, match=r"seat 1 has nothing to decide now; it is the turn of \[0\]"):
        state.play(1, 2)
    with pytest.raises(IllegalMove, match=r"move 6 is not possible for seat 0 now \(bid\)"):
        state.play(0, 6)
    assert state.dump() == before


def test_sealed_bids_are_revealed_once_all_are_made() -> None:
    state = hall()
    state.news = []
    state.play(1, 2)
    assert [event.kind for event in state.news] == ["hall-sealed"]
    assert not any(event.reveals for event in state.news)
    state.play(0, 1)
    revealing = [event for event in state.news if event.reveals]
    assert [event.dump() for event in revealing] == [{"kind": "hall-bids", "bids": [1, 2, 0]}]


def test_an_auction_by_hand_to_its_end() -> None:
    """5, 3 and 0 coins: 3 to 2 for seat 0, 1 to 1 for seat 0, then 1 to 3 for seat 1."""
    state = hall()
    for seat, bid in [(0, 3), (1, 2), (1, 1), (0, 1), (0, 1), (1, 3)]:
        state.play(seat, bid)
    assert state.over()
    assert (state.coins, state.scores(), state.ranking()) == ([1, 0, 0], [2, 1, 0], [1, 2, 3])
    assert state.winners() == [0]
    assert state.ply == 6


def test_when_nobody_has_a_choice_all_passes_by_itself() -> None:
    state = hall()
    state.play(0, 5)
    state.play(1, 3)
    assert state.to_act() == [1]
    state.play(1, 3)
    assert state.over()
    assert (state.lots, state.coins) == ([2, 1, 0], [0, 0, 0])
    assert state.ply == 3


def test_an_open_decision_of_several_survives_copy_and_data() -> None:
    state = hall(players=4)
    state.play(3, 4)
    twin = state.copy()
    loaded = HALL.load(json.loads(json.dumps(state.dump())))
    for other in (twin, loaded):
        assert other == state
        assert other.to_act() == [0, 1]
        assert [other.moves(seat) for seat in range(4)] == [state.moves(seat) for seat in range(4)]
    state.play(0, 5)
    assert twin == loaded
    assert twin.to_act() == [0, 1]


def test_winners_share_and_are_nobody_before_the_end() -> None:
    scoring = Note("scores")
    ask = Ask("ask", [1, 2])
    each = EachInTurn(scoring)
    state = begin(Sequence("all", [each, ask]), each, scoring, ask)
    assert state.winners() == []
    state.play(TABLE, 1)
    assert state.winners() == [0, 1, 2]


# --- all at once, corner by corner ------------------------------------------------------------------------------------


class Pick(AllAtOnce[Notes]):
    """Each takes one of the things that are left; the note says which."""

    def __init__(self, name: str, things: list[int], automatic: bool = True) -> None:
        super().__init__(name, automatic)
        self.things = things

    def taken(self, state: Notes) -> dict[int, int]:
        return {note[1]: note[2] for note in state.notes if note[0] == self.name}

    def owing(self, state: Notes) -> list[int]:
        return [seat for seat in range(state.seats) if seat not in self.taken(state)]

    def moves(self, state: Notes, seat: int) -> list[int]:
        return [thing for thing in self.things if thing not in self.taken(state).values()]

    def play(self, state: Notes, seat: int, move: int) -> None:
        state.notes.append((self.name, seat, move))

    def finish(self, state: Notes) -> None:
        state.notes.append(("finish", TABLE))


def test_the_last_of_several_plays_itself_once_a_single_option_is_left() -> None:
    state = begin(Pick("pick", [1, 2, 3]))
    state.play(1, 2)
    assert state.to_act() == [0, 2]
    assert state.moves(0) == state.moves(2) == [1, 3]
    state.play(2, 1)
    assert state.notes == [("pick", 1, 2), ("pick", 2, 1), ("pick", 0, 3), ("finish", TABLE)]
    assert state.over()


def test_several_with_single_options_wait_where_the_decision_says_so() -> None:
    state = begin(Pick("pick", [1, 2, 3], automatic=False))
    state.play(1, 2)
    state.play(2, 1)
    assert state.to_act() == [0]
    assert state.moves(0) == [3]
    state.play(0, 3)
    assert state.notes[-2:] == [("pick", 0, 3), ("finish", TABLE)]


def test_a_decision_that_nobody_owes_finishes_at_once() -> None:
    class NobodyOwes(Pick):
        def owing(self, state: Notes) -> list[int]:
            return []

    for automatic in (True, False):
        state = begin(NobodyOwes("pick", [1, 2], automatic))
        assert state.notes == [("finish", TABLE)]
        assert state.over()


def test_finishing_can_go_on_with_further_steps() -> None:
    after = Note("after")

    class ThenAfter(Pick):
        def finish(self, state: Notes) -> None:
            state.then(after, 1)

    state = begin(ThenAfter("pick", [1, 2]), after, players=2)
    state.play(0, 2)
    assert state.notes == [("pick", 0, 2), ("pick", 1, 1), ("after", 1)]


def test_a_question_on_the_way_comes_before_the_others_go_on() -> None:
    """Who takes thing 3 is asked first; meanwhile nobody else acts, and afterwards the others still owe."""
    ask = Ask("ask", [7, 8])

    class AskOnThree(Pick):
        def play(self, state: Notes, seat: int, move: int) -> None:
            super().play(state, seat, move)
            if move == 3:
                state.then(ask, seat)

    state = begin(AskOnThree("pick", [1, 2, 3, 4]), ask)
    state.play(1, 3)
    assert (state.question(), state.to_act()) == ("ask", [1])
    assert state.moves(0) == []
    state.play(1, 8)
    assert (state.question(), state.to_act()) == ("pick", [0, 2])


def test_a_single_option_that_leaves_another_seat_no_choice_lets_that_one_pass_too() -> None:
    """Seat 1 may only take thing 1, which leaves seat 0 nothing but thing 2."""

    class LastIsBound(Pick):
        def moves(self, state: Notes, seat: int) -> list[int]:
            return super().moves(state, seat)[: 2 - seat]

    state = begin(LastIsBound("pick", [1, 2]), players=2)
    assert state.notes == [("pick", 1, 1), ("pick", 0, 2), ("finish", TABLE)]
    assert state.over()


def test_a_single_option_that_ends_the_decision_leaves_the_others_nothing() -> None:
    """Whoever is first gets the only prize: one play, and the decision is over for all."""

    class OnePrize(Pick):
        def owing(self, state: Notes) -> list[int]:
            return [] if self.taken(state) else list(range(state.seats))

        def moves(self, state: Notes, seat: int) -> list[int]:
            return [5]

    state = begin(OnePrize("prize", [5]))
    assert state.notes == [("prize", 0, 5), ("finish", TABLE)]


class PickAndNote(Pick):
    """Each thing taken is followed by a note; seat 0 may be bound to the first thing."""

    def __init__(self, name: str, things: list[int], after: Note, bound: bool = False) -> None:
        super().__init__(name, things)
        self.after = after
        self.bound = bound

    def moves(self, state: Notes, seat: int) -> list[int]:
        free = super().moves(state, seat)
        return free[:1] if self.bound and seat == 0 else free

    def play(self, state: Notes, seat: int, move: int) -> None:
        super().play(state, seat, move)
        state.then(self.after, seat)


def test_what_follows_the_last_single_option_comes_before_the_finish() -> None:
    after = Note("after")
    state = begin(PickAndNote("pick", [1, 2], after), after, players=2)
    state.play(0, 2)
    assert state.notes == [("pick", 0, 2), ("after", 0), ("pick", 1, 1), ("after", 1), ("finish", TABLE)]
    assert state.over()


def test_what_follows_a_single_option_comes_before_the_others_choose() -> None:
    after = Note("after")
    state = begin(PickAndNote("pick", [1, 2, 3, 4], after, bound=True), after)
    assert state.question() == "pick"
    assert state.notes == [("pick", 0, 1), ("after", 0)]
    assert state.to_act() == [1, 2]
    assert state.moves(1) == [2, 3, 4]


# --- a real-time phase: seats and the table at once -------------------------------------------------------------------

STOP = 9


class Rush(State):
    """Six goods lie open; all grab at once, as often as they like, until they stop or the sand has run out."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.owner = [NOT_YET] * 6
        self.stopped = [False] * self.seats
        self.sand = 2

    def fields(self) -> list[str]:
        return ["owner", "stopped", "sand"]


class Grab(AllAtOnce[Rush]):
    """Every seat that has not stopped may act, and so may the sand-glass."""

    def __init__(self) -> None:
        super().__init__("grab", automatic=False)

    def owing(self, state: Rush) -> list[int]:
        running = [seat for seat in range(state.seats) if not state.stopped[seat]]
        return [*running, TABLE] if running and state.sand else []

    def moves(self, state: Rush, seat: int) -> list[int]:
        if seat == TABLE:
            return [STOP]
        return [good for good, owner in enumerate(state.owner) if owner == NOT_YET] + [STOP]

    def play(self, state: Rush, seat: int, move: int) -> None:
        if seat == TABLE:
            state.sand -= 1
        elif move == STOP:
            state.stopped[seat] = True
        else:
            state.owner[move] = seat


class RushGame(Game[Rush]):
    """The scramble."""

    def __init__(self) -> None:
        grab = Grab()
        words = MoveTable.of_words("rush", [str(number) for number in range(10)])
        super().__init__("rush", 1, words, [Number("players", 3, 2, 4)], Course(grab, [grab]), Path())

    def empty(self, options: dict[str, Any], luck: Luck) -> Rush:
        return Rush(self, options, luck)

    def scores(self, state: Rush) -> list[int]:
        return [state.owner.count(seat) for seat in range(state.seats)]


RUSH = RushGame()


def rush() -> Rush:
    state = RUSH.new(seed=1)
    assert isinstance(state, Rush)
    return state


def test_seats_and_table_may_act_at_once_and_again() -> None:
    state = rush()
    assert state.to_act() == [0, 1, 2, TABLE]
    assert state.moves(TABLE) == [STOP]
    state.play(1, 4)
    state.play(1, 0)
    state.play(TABLE, STOP)
    state.play(2, 5)
    assert state.owner == [1, NOT_YET, NOT_YET, NOT_YET, 1, 2]
    assert state.to_act() == [0, 1, 2, TABLE]
    assert state.moves(0) == [1, 2, 3, STOP]
    assert state.ply == 4


def test_in_a_race_chance_decides_who_moves_and_when_the_clock_runs_out() -> None:
    state, chance = rush(), Luck.seeded(1)
    drawn = Counter(state.racer(chance) for _ in range(7500))
    assert set(drawn) == {0, 1, 2, TABLE}
    assert 60 < drawn[TABLE] < 140  # one in 75 with three seats
    assert min(drawn[seat] for seat in range(3)) > 2300
    state.play(0, STOP)
    assert {state.racer(chance) for _ in range(500)} == {1, 2, TABLE}


def test_without_a_clock_the_first_to_act_moves_and_no_chance_is_used() -> None:
    chance = Luck.seeded(1)
    before = chance.dump()
    assert hall(players=4).racer(chance) == 0
    assert KINGSBURG.new(seed=1).racer(chance) == KINGSBURG.new(seed=1).actor()
    assert chance.dump() == before


def test_what_another_has_grabbed_is_gone() -> None:
    state = rush()
    state.play(0, 3)
    before = state.dump()
    with pytest.raises(IllegalMove, match=r"move 3 is not possible for seat 1 now \(grab\)"):
        state.play(1, 3)
    with pytest.raises(IllegalMove, match="move 0 is not possible for seat -1 now"):
        state.play(TABLE, 0)
    assert state.dump() == before


def test_the_sand_ends_it_for_everybody() -> None:
    state = rush()
    state.play(0, 3)
    state.play(TABLE, STOP)
    state.play(TABLE, STOP)
    assert state.over()
    assert state.scores() == [1, 0, 0]
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(1, 0)


def test_it_ends_without_the_sand_when_all_have_stopped() -> None:
    state = rush()
    state.play(2, STOP)
    assert state.to_act() == [0, 1, TABLE]
    assert state.moves(2) == []
    with pytest.raises(IllegalMove, match=r"seat 2 has nothing to decide now; it is the turn of \[0, 1, -1\]"):
        state.play(2, 1)
    state.play(0, STOP)
    state.play(1, STOP)
    assert state.over()
    assert state.sand == 2


def test_nothing_plays_itself_in_real_time() -> None:
    state = rush()
    for good in range(6):
        state.play(good % 3, good)
    assert [state.moves(seat) for seat in (0, 1, 2, TABLE)] == [[STOP]] * 4
    assert not state.over()


@pytest.mark.parametrize("game", [HALL, RUSH], ids=["hall", "rush"])
@pytest.mark.parametrize("seed", range(20))
def test_games_of_several_obey_the_laws(game: Game, seed: int) -> None:
    """Whoever acts first: moves exactly for those who owe one, copies and data go on alike, the game ends."""
    rng = random.Random(seed)
    state = game.new(seed=seed, players=rng.choice([2, 3, 4]))
    for _ in range(40):
        if state.over():
            break
        acting = state.to_act()
        assert [seat for seat in range(TABLE, state.seats) if state.moves(seat)] == sorted(acting)
        seat = rng.choice(acting)
        move = rng.choice(state.moves(seat))
        twin, loaded = state.copy(), game.load(json.loads(json.dumps(state.dump())))
        shown = state.dump()
        for other in (twin, loaded):
            assert (other, other.fingerprint()) == (state, state.fingerprint())
            other.play(seat, move)
        assert state.dump() == shown
        state.play(seat, move)
        assert state.dump() == twin.dump() == loaded.dump()
    assert state.to_act() == []
