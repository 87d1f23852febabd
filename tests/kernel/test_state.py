"""How play carries on: the agenda, decisions of one seat, events; positions compared and kept.

The games here are toys of a few lines, so that every case can be worked out by hand.
"""

import hashlib
import json
import random
from typing import Any

import pytest

from kernel.hall import hall
from kernel.notes import Ask, Note, Notes, NotesGame, begin
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.rules.state import KingsburgState
from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.event import EVERYBODY, Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE, AllAtOnce, Decision, EachInTurn, Sequence, Step

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
    assert state != NotesGame(*game.course.steps).new(seed=1)
    assert state != game.new(seed=1, long=True)
    later = game.new(seed=1)
    later.agenda = [later.agenda[0] + 1, *later.agenda]
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
        other = state.copy()
        other.restore(changed(kept["position"], path))
        assert other != state, path
        prints.append(other.fingerprint())
    assert len(prints) > 150
    assert len(set(prints)) == len(prints)


def attributes(thing: object) -> set[str]:
    """The names of an object's fields, compiled or not."""
    return set(vars(thing)) if hasattr(thing, "__dict__") else set(type(thing).__mypyc_attrs__)


def test_no_field_of_a_real_game_is_left_out_of_its_position() -> None:
    kernel = {"game", "stations", "options", "seats", "luck", "frames", "depth", "ply", "news"}
    kernel |= {"asks_forced", "_asked", "_asked_seat"}
    state = KINGSBURG.new(seed=1, decline_gains=True)  # whose field only this option writes down
    assert isinstance(state, KingsburgState)
    owners = {"owners", "second_owners"}  # which a position names as lists
    assert attributes(state) - kernel - {"setting"} - owners == set(state.position()) - {"court", "court_second"}
    state.set_first(20, 2)
    state.set_second(1, 0)
    assert state.position()["court"] == [-1] * 20 + [2]
    assert state.position()["court_second"] == [-1, 0] + [-1] * 19
    player = state.players[0]
    goods = {"gold", "wood", "stone"}  # which a position names as one list
    dice = {"dice_count", "numbers", "places"}  # and these as two
    assert attributes(player) - goods - dice == set(player.position()) - {"goods", "dice", "placed"}
    player.gold, player.wood, player.stone = 3, 1, 2
    assert player.position()["goods"] == [3, 1, 2]
    player.dice_count, player.numbers, player.places = 3, 0o245, 33 << 6
    assert (player.position()["dice"], player.position()["placed"]) == ([5, 4, 2], [0, -1, 0])


def test_the_fingerprint_knows_agenda_and_options() -> None:
    note = Note("note")
    game = NotesGame(Ask("ask", [1, 2]), note)
    plain = game.new(seed=1)
    long = game.new(seed=1, long=True)
    other_seat = game.new(seed=1)
    other_seat.agenda = [*other_seat.agenda[:-1], other_seat.agenda[-1] + 1]
    more = game.new(seed=1)
    more.agenda = [more.agenda[0], *more.agenda]
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
