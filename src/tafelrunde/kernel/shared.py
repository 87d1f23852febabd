"""Lists that copies of a position share.

Where a game never changes a list of a position in place, but puts a new one in its place, a copy of the position need
not copy its lists, which is most of what copying costs. These make the new ones, of their length at once: what grows by
an entry is often given room anew. A list called a `list[Any]` moves its entries as they are.
"""

from typing import Any

from mypy_extensions import i64

from tafelrunde.kernel.luck import Luck


def raised(numbers: list[int], place: i64, by: i64) -> list[int]:
    """The same numbers, but that at one place higher (or lower) by so much."""
    new = numbers.copy()
    new[place] += by
    return new


def replaced(things: list[int], place: i64, thing: i64) -> list[int]:
    """The same things, but another one at one place."""
    new = things.copy()
    new[place] = thing
    return new


def without(things: list[int], thing: i64) -> list[int]:
    """All things but the first such one, which is there."""
    place: i64 = 0
    while things[place] != thing:
        place += 1
    whole: list[Any] = things
    last: i64 = len(things) - 1
    new: list[Any] = whole[:last]
    while place < last:
        new[place] = whole[place + 1]
        place += 1
    return new


def with_one_more(things: list[int], thing: i64) -> list[int]:
    """Things in order, and a further one at its place."""
    place: i64 = len(things)
    while place > 0 and things[place - 1] > thing:
        place -= 1
    new = things.copy()
    new.insert(place, thing)
    return new


def with_more(things: list[int], more: list[int]) -> list[int]:
    """Things in order, and further ones at their places."""
    new = things + more
    whole: list[Any] = new
    last: i64
    for last in range(len(things), len(new)):
        thing: i64 = new[last]
        entry = whole[last]
        place: i64 = last
        while place > 0 and new[place - 1] > thing:
            whole[place] = whole[place - 1]
            place -= 1
        whole[place] = entry
    return new


def holds(things: list[int], thing: i64) -> bool:
    """Is the thing among them? Compiled, that is several times as fast as `in`, which compares Python's numbers."""
    return any(each == thing for each in things)


def shuffled(things: list[int], luck: Luck) -> list[int]:
    """The things in a random order."""
    new = things.copy()
    luck.shuffle(new)
    return new
