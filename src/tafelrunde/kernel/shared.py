"""Lists that copies of a position share.

Where a game never changes a list of a position in place, but puts a new one in its place, a copy of the position need
not copy its lists, which is most of what copying costs. These make the new ones.
"""

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
    new = things.copy()
    new.pop(place)
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
    new = things.copy()
    thing: i64
    for thing in more:
        place: i64 = len(new)
        while place > 0 and new[place - 1] > thing:
            place -= 1
        new.insert(place, thing)
    return new


def holds(things: list[int], thing: i64) -> bool:
    """Is the thing among them? Compiled, that is several times as fast as `in`, which compares Python's numbers."""
    return any(each == thing for each in things)


def shuffled(things: list[int], luck: Luck) -> list[int]:
    """The things in a random order."""
    new = things.copy()
    luck.shuffle(new)
    return new
