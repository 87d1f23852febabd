"""Sets as the bits of a number."""

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel.bits import count_bits, lowest


@given(st.sets(st.integers(0, 61)))
def test_a_set_has_as_many_bits_as_members(members: set[int]) -> None:
    assert count_bits(sum(1 << member for member in members)) == len(members)


@given(st.sets(st.integers(0, 61), min_size=1))
def test_the_lowest_of_a_set_is_its_smallest_member(members: set[int]) -> None:
    mask = sum(1 << member for member in members)
    assert lowest(mask) == min(members)
    assert mask & (mask - 1) == mask - (1 << min(members))
