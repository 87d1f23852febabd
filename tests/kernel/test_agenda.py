"""The agenda: a stack that keeps its room, and that is read and set as a list."""

import pytest

from kernel.notes import Note, begin
from tafelrunde.kernel.agenda import ROOM
from tafelrunde.kernel.steps import SEAT_BITS, TABLE, Course, Step


def steps(count: int) -> list[Step]:
    """So many steps with numbers from 0 on."""
    made: list[Step] = [Note(f"step {number}") for number in range(count)]
    return Course(made[0], made).steps


def test_an_entry_is_a_step_and_a_seat() -> None:
    state = begin(Note("only"))
    first, second = steps(2)
    state.then(first)
    state.then(second, 2)
    assert state.agenda == [0 << SEAT_BITS | TABLE + 1, 1 << SEAT_BITS | 2 + 1]
    assert state.entry() == state.agenda[-1]


def test_a_list_of_entries_is_a_new_one_and_is_set_as_a_whole() -> None:
    state = begin(Note("only"))
    state.then(steps(1)[0], 1)
    before = state.agenda
    before.clear()
    assert len(state.agenda) == 1
    state.agenda = [10, 20, 30]
    assert (state.agenda, state.depth, state.entry()) == ([10, 20, 30], 3, 30)
    state.then(steps(1)[0], 1)
    assert state.agenda == [10, 20, 30, 2]


def test_there_is_always_room_for_one_more() -> None:
    state = begin(Note("only"))
    many = steps(3 * len(ROOM))
    for step in many:
        state.then(step, 0)
    assert [entry >> SEAT_BITS for entry in state.agenda] == list(range(len(many)))


def test_copies_have_agendas_of_their_own_also_where_there_is_no_room_left() -> None:
    state = begin(Note("only"))
    for step in steps(len(ROOM)):
        state.then(step, 0)
    before = state.agenda
    copies = [state.copy(), state.copy()]
    for seat, copy in enumerate(copies):
        copy.then(steps(1)[0], seat)
    assert [copy.agenda for copy in copies] == [[*before, 1], [*before, 2]]
    copies[0].cut(0)
    copies[0].then(steps(1)[0], 5)
    assert (copies[0].agenda, state.agenda) == ([6], before)


def test_entries_are_cut_off_at_both_ends() -> None:
    state = begin(Note("only"))
    state.agenda = [1, 2, 3, 4, 5]
    state.cut(4)
    assert state.agenda == [1, 2, 3, 4]
    state.cut_below(3)
    assert state.agenda == [4]
    state.cut_below(1)
    assert (state.agenda, state.over()) == ([], True)


def test_nothing_on_the_agenda_has_no_entry_whatever_lay_there() -> None:
    """Its room still holds what was done: that must not be taken for something to be done."""
    state = begin(Note("only"))
    state.agenda = [1, 2]
    state.cut(0)
    with pytest.raises(IndexError):
        state.entry()
    with pytest.raises(IndexError):
        state.play_listed(0, 0)


def test_a_step_of_no_course_is_refused() -> None:
    state = begin(Note("only"))
    with pytest.raises(ValueError, match="stray"):
        state.then(Note("stray"))
