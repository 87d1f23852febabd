"""Slots with numbers, and rows of vectors that become zero."""

import pytest

from tafelrunde.kernel.encoding import WHOLE, Slots, VectorRows


def test_numbers_that_are_written_down_are_held_to_what_is_counted() -> None:
    slots = Slots()
    slots.at(0).each("year", ["1", "2", "3"])
    slots.at(3).one("points")
    with pytest.raises(ValueError, match="the next slot is 4, not 5"):
        slots.at(5).one("goods")
    assert slots.names == ["year:1", "year:2", "year:3", "points"]


@pytest.mark.parametrize("at_once", [True, False])
def test_a_row_becomes_zero_and_no_other_does(at_once: bool) -> None:
    """Whoever looks at the buffer sees it there: it is the same one for ever."""
    rows = VectorRows(3, 4)
    assert rows.at_once
    rows.at_once = at_once
    seen = memoryview(rows.slots)
    slots = rows.slots
    for slot in range(12):
        slots[slot] = float(slot)
    rows.wipe(2)
    assert seen.tolist() == [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 0.0, 0.0, 0.0, 9.0, 10.0, 11.0]
    rows.wipe(0)
    rows.wipe(3)
    assert seen.tolist() == [0.0, 0.0, 0.0, 3.0, 4.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]


@pytest.mark.parametrize("at_once", [True, False])
def test_a_part_of_a_row_becomes_zero_and_nothing_beside_it(at_once: bool) -> None:
    rows = VectorRows(4, 2, [0, 1, 3])
    assert rows.at_once
    rows.at_once = at_once
    seen = memoryview(rows.slots)
    slots = rows.slots
    for slot in range(8):
        slots[slot] = 1.0 + slot
    rows.wipe_part(1, 1)
    assert seen.tolist() == [1.0, 2.0, 3.0, 4.0, 5.0, 0.0, 0.0, 8.0]
    rows.wipe_part(0, 2)
    rows.wipe_part(1, 0)
    assert seen.tolist() == [1.0, 2.0, 3.0, 0.0, 0.0, 0.0, 0.0, 8.0]
    rows.wipe(0)
    assert seen.tolist() == [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 8.0]


def test_whole_numbers_are_looked_up_on_both_sides_of_zero() -> None:
    assert [WHOLE[number] for number in (0, 1, 4095, -1, -4096)] == [0.0, 1.0, 4095.0, -1.0, -4096.0]
