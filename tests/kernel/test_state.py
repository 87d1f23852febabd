"""How play carries on: the agenda, decisions of one seat, of several, and of the table itself.

The games here are toys of a few lines, so that every case can be worked out by hand.
"""

import hashlib
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.state import KingsburgState
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.event import EVERYBODY, Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Flag, Number
from tafelrunde.kernel.state import TABLE, AllAtOnce, Decision, EachInTurn, Sequence, State, Step

# --- a game of notes: what happens is noted, nothing else -------------------------------------------------------------


class Notes(State):
    """The position is a list of what happened, as `what, seat, …`."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.notes: list[Any] = []
        self.order = list(range(self.seats))

    def copy(self) -> "Notes":
        other = Notes(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.notes = self.notes.copy()
        other.order = self.order.copy()
        return other

    def turn_order(self) -> list[int]:
        return self.order

    def position(self) -> dict[str, Any]:
        return {"notes": list(self.notes), "order": list(self.order)}

    def restore(self, position: dict[str, Any]) -> None:
        self.notes = [tuple(note) for note in position["notes"]]
        self.order = list(position["order"])


class NotesGame(Game):
    """Begins with the first of its steps."""

    def __init__(self, *steps: Step[Any]) -> None:
        options = [Number("players", 3, 1, 6), Flag("long", False)]
        super().__init__("notes", 1, 100, options, "", Path())
        self.number_steps(list(steps))

    def set_up(self, options: dict[str, Any], luck: Luck) -> Notes:
        state = Notes(self, options, luck)
        state.then(self.steps[0])
        return state

    def scores(self, state: State) -> list[int]:
        return [state.notes.count(("scores", seat)) for seat in range(state.seats)]

    def ranking(self, state: State) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]


class Note(Step[Notes]):
    """Notes that it ran, and for whom."""

    def run(self, state: Notes, seat: int) -> None:
        state.notes.append((self.name, seat))


class Ask(Decision[Notes]):
    """Asks for one of fixed moves; then come the steps given."""

    def __init__(self, name: str, moves: list[int], *follow: Step[Any], automatic: bool = True) -> None:
        super().__init__(name, automatic)
        self.options = moves
        self.follow = follow

    def moves(self, state: Notes, seat: int) -> list[int]:
        return self.options

    def play(self, state: Notes, seat: int, move: int) -> None:
        state.notes.append((self.name, seat, move))
        for step in reversed(self.follow):
            state.then(step, seat)


def begin(*steps: Step[Any], **options: Any) -> Notes:
    """A game of notes up to its first decision."""
    state = NotesGame(*steps).new(seed=1, **options)
    assert isinstance(state, Notes)
    return state


# --- the agenda -------------------------------------------------------------------------------------------------------


def test_a_sequence_runs_in_order_for_the_table() -> None:
    first, second = Note("first"), Note("second")
    state = begin(Sequence("both", [first, second]), first, second)
    assert state.notes == [("first", TABLE), ("second", TABLE)]
    assert state.over()


def test_a_sequence_goes_on_for_the_seat_it_was_called_for() -> None:
    first, second = Note("first"), Note("second")
    both = Sequence("both", [first, second])
    state = begin(EachInTurn(both), both, first, second, players=2)
    assert state.notes == [("first", 0), ("second", 0), ("first", 1), ("second", 1)]


def test_a_round_goes_by_the_turn_order_valid_when_it_begins() -> None:
    class Reverse(Step[Notes]):
        def run(self, state: Notes, seat: int) -> None:
            state.notes.append(("turn of", seat))
            state.order = [2, 0, 1]

    reverse = Reverse("reverse")
    each = EachInTurn(reverse)
    state = begin(Sequence("rounds", [each, each]), each, reverse)
    assert [seat for _, seat in state.notes] == [0, 1, 2, 2, 0, 1]


def test_what_is_put_on_top_comes_before_all_that_waits() -> None:
    inner = Note("inner")
    outer = Note("outer")

    class Interrupt(Step[Notes]):
        def run(self, state: Notes, seat: int) -> None:
            state.then(inner, 2)
            state.then(inner, 1)
            state.notes.append(("interrupt", seat))

    interrupt = Interrupt("interrupt")
    state = begin(Sequence("all", [interrupt, outer]), interrupt, inner, outer)
    assert state.notes == [("interrupt", TABLE), ("inner", 1), ("inner", 2), ("outer", TABLE)]


def test_steps_without_concern_are_left_out() -> None:
    class Odd(Note):
        def concerns(self, state: Notes, seat: int) -> bool:
            return seat % 2 == 1

    odd, both = Odd("odd"), Note("both")
    pair = Sequence("pair", [odd, both])
    each_odd, each_pair = EachInTurn(odd), EachInTurn(pair)
    state = begin(Sequence("all", [each_odd, each_pair]), each_odd, each_pair, odd, pair, both)
    assert state.notes == [("odd", 1), ("both", 0), ("odd", 1), ("both", 1), ("both", 2)]


def test_concern_is_asked_when_the_round_begins() -> None:
    """The first note would end the concern of the others, but the round has been laid by then."""

    class OnlyAtFirst(Note):
        def concerns(self, state: Notes, seat: int) -> bool:
            return not state.notes

    note = OnlyAtFirst("note")
    each = EachInTurn(note)
    state = begin(Sequence("twice", [each, each]), each, note, players=2)
    assert state.notes == [("note", 0), ("note", 1)]


def test_six_seats_and_the_table_fit_on_the_agenda() -> None:
    ask, end = Ask("ask", [1, 2]), Ask("end", [1, 2])
    each = EachInTurn(ask)
    state = begin(Sequence("all", [each, end]), each, ask, end, players=6)
    for seat in [0, 1, 2, 3, 4, 5, TABLE]:
        assert state.to_act() == [seat]
        state.play(seat, 1)
    assert state.over()


def test_a_round_is_named_after_its_step() -> None:
    assert EachInTurn(Note("toast")).name == "each:toast"


def test_a_step_must_say_what_it_does() -> None:
    with pytest.raises(NotImplementedError, match="idle"):
        begin(Step("idle"))
    for decision in (Decision("idle"), AllAtOnce("idle")):
        with pytest.raises(NotImplementedError, match="idle"):
            begin(decision)


# --- decisions of one seat --------------------------------------------------------------------------------------------


def test_a_choice_waits_for_its_seat_and_then_play_goes_on() -> None:
    after = Note("after")
    ask = Ask("ask", [5, 7], after)
    state = begin(EachInTurn(ask), ask, after, players=2)
    assert (state.to_act(), state.actor(), state.question()) == ([0], 0, "ask")
    assert [state.moves(seat) for seat in (TABLE, 0, 1)] == [[], [5, 7], []]
    state.play(0, 7)
    assert state.notes == [("ask", 0, 7), ("after", 0)]
    assert state.to_act() == [1]
    state.play(1, 5)
    assert state.notes[2:] == [("ask", 1, 5), ("after", 1)]
    assert (state.to_act(), state.question(), state.over()) == ([], "", True)
    assert [state.moves(seat) for seat in (TABLE, 0, 1)] == [[], [], []]


def test_a_single_option_plays_itself() -> None:
    after = Note("after")
    ask = Ask("ask", [9], after)
    state = begin(EachInTurn(ask), ask, after, players=2)
    assert state.notes == [("ask", 0, 9), ("after", 0), ("ask", 1, 9), ("after", 1)]
    assert state.over()


def test_a_decision_without_options_is_skipped_automatic_or_not() -> None:
    silent, stubborn, after = Ask("silent", []), Ask("stubborn", [], automatic=False), Note("after")
    state = begin(Sequence("all", [silent, stubborn, after]), silent, stubborn, after)
    assert state.notes == [("after", TABLE)]
    assert state.over()


def test_a_single_option_waits_where_the_decision_says_so() -> None:
    ask = Ask("ask", [9], automatic=False)
    state = begin(EachInTurn(ask), ask, players=1)
    assert state.to_act() == [0]
    assert state.moves(0) == [9]
    assert state.notes == []
    state.play(0, 9)
    assert state.notes == [("ask", 0, 9)]
    assert state.over()


def test_plies_count_the_decisions_that_somebody_made() -> None:
    alone, ask = Ask("alone", [1]), Ask("ask", [1, 2])
    both = Sequence("both", [alone, ask, alone])
    state = begin(EachInTurn(both), both, alone, ask, players=2)
    assert state.ply == 0
    state.play(0, 1)
    assert state.ply == 1
    state.play(1, 2)
    assert state.ply == 2
    assert len(state.notes) == 6


def test_the_table_decides_what_nobody_decides() -> None:
    weather = Ask("weather", [1, 2])
    state = begin(weather)
    assert state.to_act() == [TABLE]
    assert state.moves(TABLE) == [1, 2]
    assert state.moves(0) == []
    with pytest.raises(IllegalMove, match=r"seat 0 has nothing to decide now; it is the turn of \[-1\]"):
        state.play(0, 1)
    state.play(TABLE, 2)
    assert state.notes == [("weather", TABLE, 2)]


def test_the_list_of_moves_is_the_callers_own() -> None:
    state = begin(Ask("ask", [1, 2]))
    state.moves(TABLE).clear()
    assert state.moves(TABLE) == [1, 2]
    assert state.legal(TABLE) == [1, 2]


def test_listed_moves_play_like_checked_ones() -> None:
    after = Note("after")
    checked, listed = (begin(Ask("ask", [1, 2], after), after) for _ in range(2))
    checked.play(TABLE, 2)
    listed.play_listed(TABLE, 2)
    assert checked.position() == listed.position()
    assert checked.ply == listed.ply == 1


# --- illegal moves ----------------------------------------------------------------------------------------------------


def test_other_moves_and_other_seats_are_refused_and_nothing_changes() -> None:
    ask = Ask("ask", [1, 2])
    state = begin(EachInTurn(ask), ask)
    before = state.dump()
    with pytest.raises(IllegalMove) as refused:
        state.play(0, 3)
    assert str(refused.value) == "move 3 is not possible for seat 0 now (ask)"
    with pytest.raises(IllegalMove) as refused:
        state.play(1, 1)
    assert str(refused.value) == "seat 1 has nothing to decide now; it is the turn of [0]"
    for seat in (TABLE, 3, 99, -2):
        with pytest.raises(IllegalMove, match=f"seat {seat} has nothing to decide"):
            state.play(seat, 1)
    assert state.dump() == before
    state.play(0, 1)


def test_a_finished_game_takes_no_move() -> None:
    state = begin(Note("note"))
    with pytest.raises(IllegalMove, match="the game is over"):
        state.play(0, 1)
    assert state.ply == 0


# --- sealed bids: several seats at once -------------------------------------------------------------------------------

NOT_YET = -1


class Hall(State):
    """Three lots are sold by sealed bids; whoever has no coin left bids nothing."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.coins = [5, 3, 0, 4][: self.seats]
        self.bids = [NOT_YET] * self.seats
        self.lots = [0] * self.seats
        self.left = 3

    def copy(self) -> "Hall":
        other = Hall(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.restore(self.position())
        return other

    def position(self) -> dict[str, Any]:
        return {"coins": list(self.coins), "bids": list(self.bids), "lots": list(self.lots), "left": self.left}

    def restore(self, position: dict[str, Any]) -> None:
        self.coins, self.bids, self.lots = (list(position[name]) for name in ("coins", "bids", "lots"))
        self.left = position["left"]


class Bid(AllAtOnce[Hall]):
    """All bid at once; a bid is seen when all have been made."""

    def owing(self, state: Hall) -> list[int]:
        return [seat for seat, bid in enumerate(state.bids) if bid == NOT_YET]

    def moves(self, state: Hall, seat: int) -> list[int]:
        return list(range(state.coins[seat] + 1))

    def play(self, state: Hall, seat: int, move: int) -> None:
        state.bids[seat] = move
        state.tell("hall-sealed", {"seat": seat})

    def finish(self, state: Hall) -> None:
        state.tell("hall-bids", {"bids": list(state.bids)}, reveals=True)
        state.then(AWARD)


class Award(Step[Hall]):
    """The highest bid pays and wins, the first seat among equals; then the next lot."""

    def run(self, state: Hall, seat: int) -> None:
        winner = state.bids.index(max(state.bids))
        state.coins[winner] -= state.bids[winner]
        state.lots[winner] += 1
        state.bids = [NOT_YET] * state.seats
        state.left -= 1
        if state.left:
            state.then(BID)


BID = Bid("bid")
AWARD = Award("award")


class HallGame(Game):
    """The auction."""

    def __init__(self) -> None:
        super().__init__("hall", 1, 10, [Number("players", 3, 2, 4)], "", Path())
        self.number_steps([BID, AWARD])

    def set_up(self, options: dict[str, Any], luck: Luck) -> Hall:
        state = Hall(self, options, luck)
        state.then(BID)
        return state

    def scores(self, state: State) -> list[int]:
        return list(state.lots)

    def ranking(self, state: State) -> list[int]:
        return [1 + sum(other > own for other in state.lots) for own in state.lots]


HALL = HallGame()


def hall(**options: Any) -> Hall:
    state = HALL.new(seed=1, **options)
    assert isinstance(state, Hall)
    return state


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

    def copy(self) -> "Rush":
        other = Rush(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.restore(self.position())
        return other

    def position(self) -> dict[str, Any]:
        return {"owner": list(self.owner), "stopped": list(self.stopped), "sand": self.sand}

    def restore(self, position: dict[str, Any]) -> None:
        self.owner, self.stopped = list(position["owner"]), list(position["stopped"])
        self.sand = position["sand"]


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


class RushGame(Game):
    """The scramble."""

    def __init__(self) -> None:
        super().__init__("rush", 1, 10, [Number("players", 3, 2, 4)], "", Path())
        self.number_steps([Grab()])

    def set_up(self, options: dict[str, Any], luck: Luck) -> Rush:
        state = Rush(self, options, luck)
        state.then(self.steps[0])
        return state

    def scores(self, state: State) -> list[int]:
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


# --- events -----------------------------------------------------------------------------------------------------------


def test_nothing_is_told_unless_somebody_listens() -> None:
    state = hall()
    state.tell("hall-noise", {})
    assert state.news is None
    state.news = []
    state.tell("hall-whisper", {"seat": 1}, 1, True)
    state.tell("hall-noise", {"loud": 3})
    whisper, noise = state.news
    assert (whisper.audience, whisper.reveals) == (1, True)
    assert (noise.audience, noise.reveals) == (EVERYBODY, False)
    assert noise.dump() == {"kind": "hall-noise", "loud": 3}
    assert repr(noise) == "Event('hall-noise', {'loud': 3})"


def test_a_copy_tells_nothing() -> None:
    state = hall()
    state.news = []
    twin = state.copy()
    assert twin.news is None
    twin.play(0, 1)
    assert state.news == []


def test_an_event_for_one_seat_is_for_no_other_and_for_no_spectator() -> None:
    whisper, noise = Event("whisper", {}, 2), Event("noise", {})
    assert [seat for seat in range(-1, 7) if whisper.visible_to(seat)] == [2]
    assert all(noise.visible_to(seat) for seat in range(-1, 7))
    assert not noise.reveals


# --- compare and keep -------------------------------------------------------------------------------------------------


def test_equality_is_about_the_position() -> None:
    state = hall()
    other = hall()
    assert state == other
    other.luck.word()
    other.news = []
    other.ply = 99
    assert state == other
    assert state.fingerprint() == other.fingerprint()


def test_another_game_option_agenda_or_position_is_not_equal() -> None:
    note = Note("note")
    game = NotesGame(Ask("ask", [1, 2]), note)
    state = game.new(seed=1)
    assert state == game.new(seed=2)
    assert state != NotesGame(*game.steps).new(seed=1)
    assert state != game.new(seed=1, long=True)
    later = game.new(seed=1)
    later.agenda.insert(0, later.agenda[0] + 1)
    assert state != later
    noted = state.copy()
    noted.order.reverse()
    assert state != noted
    assert state != "state"
    assert (state == 1) is False


def test_a_position_cannot_be_a_key() -> None:
    with pytest.raises(TypeError, match=r"use its fingerprint\(\) as a key"):
        hash(hall())
    with pytest.raises(TypeError):
        {hall()}


def test_the_fingerprint_is_a_hash_of_these_words() -> None:
    """BLAKE2b, 8 bytes, of game, options, agenda and position as JSON with sorted keys and without blanks."""
    state = hall()
    state.play(1, 2)
    matter = '["hall",{"players":3},[["bid",-1]],{"bids":[-1,2,0],"coins":[5,3,0],"left":3,"lots":[0,0,0]}]'  # by hand
    assert state.fingerprint() == hashlib.blake2b(matter.encode(), digest_size=8).hexdigest()


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every plain value within data."""
    if isinstance(data, dict):
        return [leaf for key, value in data.items() for leaf in leaves(value, (*path, key))]
    if isinstance(data, list):
        return [leaf for index, value in enumerate(data) for leaf in leaves(value, (*path, index))]
    return [path]


def changed(data: Any, path: tuple[Any, ...]) -> Any:
    """The data with one value changed: a number by one, yes to no."""
    data = json.loads(json.dumps(data))
    *way, last = path
    holder = data
    for key in way:
        holder = holder[key]
    holder[last] = not holder[last] if isinstance(holder[last], bool) else holder[last] + 1
    return data


def test_the_fingerprint_knows_every_field_of_a_real_game() -> None:
    state = KINGSBURG.new(seed="fields", players=3, modules=(1, 2, 3))
    rng = random.Random(4)
    while not (state.players[0].dice and state.players[0].army_tokens):
        seat = rng.choice(state.to_act())
        state.play(seat, rng.choice(state.moves(seat)))
    kept = state.dump()
    prints = [state.fingerprint()]
    for path in leaves(kept["position"]):
        other = KINGSBURG.load({**kept, "position": changed(kept["position"], path)})
        assert other != state, path
        prints.append(other.fingerprint())
    assert len(prints) > 150
    assert len(set(prints)) == len(prints)


def attributes(thing: object) -> set[str]:
    """The names of an object's fields, compiled or not."""
    return set(vars(thing)) if hasattr(thing, "__dict__") else set(type(thing).__mypyc_attrs__)


def test_no_field_of_a_real_game_is_left_out_of_its_position() -> None:
    kernel = {"game", "options", "seats", "luck", "agenda", "ply", "news", "_asked", "_asked_seat"}
    state = KINGSBURG.new(seed=1)
    assert isinstance(state, KingsburgState)
    assert attributes(state) - kernel - {"setting"} == set(state.position())
    assert attributes(state.players[0]) == set(state.players[0].position())


def test_the_fingerprint_knows_agenda_and_options() -> None:
    note = Note("note")
    game = NotesGame(Ask("ask", [1, 2]), note)
    plain = game.new(seed=1)
    long = game.new(seed=1, long=True)
    other_seat = game.new(seed=1)
    other_seat.agenda[-1] += 1
    more = game.new(seed=1)
    more.agenda.insert(0, more.agenda[0])
    assert len({state.fingerprint() for state in (plain, long, other_seat, more)}) == 4


def test_dumped_data_names_steps_and_seats() -> None:
    ask = Ask("ask", [1, 2])
    state = begin(EachInTurn(ask), ask, players=2)
    kept = state.dump()
    assert kept == {
        "game": "notes",
        "options": {"players": 2, "long": False},
        "ply": 0,
        "agenda": [["ask", 1], ["ask", 0]],
        "luck": Luck.seeded(1).dump(),
        "position": {"notes": [], "order": [0, 1]},
    }


def test_a_saved_game_survives_new_steps_around_the_old_ones() -> None:
    """Saved games know steps by name, so their numbers may change."""
    after = Note("after")
    ask = Ask("ask", [1, 2], after)
    kept = begin(EachInTurn(ask), ask, after, players=2).dump()
    later = Ask("ask", [1, 2], after)
    game = NotesGame(EachInTurn(later), Note("new"), after, Note("newer"), later)
    loaded = game.load(kept)
    assert loaded.to_act() == [0]
    loaded.play(0, 2)
    assert loaded.notes == [("ask", 0, 2), ("after", 0)]
    assert loaded.to_act() == [1]


def test_a_copy_shares_nothing_with_the_original() -> None:
    ask = Ask("ask", [1, 2])
    state = begin(EachInTurn(ask), ask)
    twin = state.copy()
    twin.play(0, 2)
    twin.luck.word()
    assert state.notes == []
    assert state.to_act() == [0]
    assert state.ply == 0
    assert state.luck.dump() == Luck.seeded(1).dump()
    state.play(0, 1)
    assert twin.notes == [("ask", 0, 2)]


def test_what_a_state_does_not_say_is_asked_of_its_game() -> None:
    class Bare(State):
        pass

    state = Bare(NotesGame(Note("note")), {"players": 2}, 2, Luck.seeded(1))
    assert state.turn_order() == [0, 1]
    for ask in (state.copy, state.position):
        with pytest.raises(NotImplementedError):
            ask()
    with pytest.raises(NotImplementedError):
        state.restore({})
    with pytest.raises(NotImplementedError):
        state.view(0)
    with pytest.raises(NotImplementedError):
        state.redeal(0, Luck.seeded(1))


class Opening(Decision[Notes]):
    """As many moves as the notes say."""

    def moves(self, state: Notes, seat: int) -> list[int]:
        return list(range(2 + len(state.notes)))

    def play(self, state: Notes, seat: int, move: int) -> None:
        state.notes.append(("played", move))


def test_moves_are_found_anew_after_a_redeal() -> None:
    """A position that is changed by hand keeps the moves it had found, until it is told to ask anew."""
    state = NotesGame(Sequence("all", [opening := Opening("opening")]), opening).new(seed=1)
    assert state.moves(state.actor()) == [0, 1]
    state.notes.append(("dealt",))
    assert state.moves(state.actor()) == [0, 1]
    state.ask_anew()
    assert state.to_act() == [state.actor()]
    assert state.moves(state.actor()) == [0, 1, 2]
