"""Lists that copies of a position share: new ones are made, the old ones stay."""

from hypothesis import given
from hypothesis import strategies as st

from tafelrunde.kernel.shared import holds, with_more, with_one_more, without

cards = st.lists(st.integers(0, 5)).map(sorted)


@given(cards, st.integers(0, 5))
def test_one_more_and_one_less(things: list[int], thing: int) -> None:
    before = things.copy()
    more = with_one_more(things, thing)
    assert more == sorted([*things, thing])
    assert without(more, thing) == things == before
    assert holds(more, thing)
    assert not holds(things, 6)


@given(cards, st.lists(st.integers(0, 5)))
def test_several_more(things: list[int], more: list[int]) -> None:
    before = things.copy()
    assert with_more(things, more) == sorted(things + more)
    assert things == before


def test_the_first_of_equal_things_goes() -> None:
    assert without([3, 1, 3, 2], 3) == [1, 3, 2]
