"""Sets as the bits of a number."""

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel.bits import count_bits


@given(st.sets(st.integers(0, 61)))
def test_a_set_has_as_many_bits_as_members(members: set[int]) -> None:
    assert count_bits(sum(1 << member for member in members)) == len(members)
