"""What a seat may know as a flat vector of numbers with named slots: for networks, for environments, for data sets.

Every value is a whole multiple of 1/1024 and not above 64 in size. With weights that are coarse in the same way
(`network.py`) all sums are exact, in whatever order they are made: a judgement is the same on every machine, and can be
kept up to date slot by slot.
"""

from typing import Any, Final, Generic, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from tafelrunde.kernel.state import State

S = TypeVar("S", bound=State, default=Any)

FINEST: Final = 1024.0
"""Values are whole multiples of one over this."""
LARGEST: Final = 64.0
_ROUNDS: Final = 6597069766656.0
"""3 times 2 to the power of 41: floats of that size have steps of 1/1024, so what is added to it is rounded to them."""


class Slots:
    """The slots of a vector, named one after the other."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def at(self, number: i64) -> "Slots":
        """Holds that the next slot has this number, where a game has written its numbers down as constants."""
        if number != len(self.names):
            raise ValueError(f"the next slot is {len(self.names)}, not {number}")
        return self

    def one(self, name: str) -> i64:
        """A single slot; its number."""
        self.names.append(name)
        return len(self.names) - 1

    def each(self, name: str, things: list[str]) -> i64:
        """A slot for each of the things; the number of the first."""
        first = len(self.names)
        self.names += [f"{name}:{thing}" for thing in things]
        return first

    def steps(self, name: str, count: int) -> i64:
        """A thermometer: slots for `at least 1`, `at least 2`, up to `count`; the number of the first."""
        return self.each(name, [f">={step}" for step in range(1, count + 1)])


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """From what the parts of a vector were written the last time. A game derives its own, with whatever it compares.

    Where the vector is one of `VectorRows`, `rows` and `row` say which.
    """

    rows: "VectorRows | None" = None
    row: i64 = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """How the positions of a game become vectors. `version` changes whenever a slot changes its meaning.

    A game derives it, implements `write`, and offers it as `game.encoding`. Where much of a vector stays as it was from
    one decision of a seat to its next, it also implements `memory` and `renew`; `keeps_seats` says that this is worth a
    row for every seat of a game, and not only where one seat is decided from outside. `prior` says what some slots are
    worth before anything is learned: where a judgement made by hand is a part of the vector, learning starts from it.
    `parts` are the first slots of parts that `renew` makes zero by `wipe`.
    """

    def __init__(
        self,
        version: int,
        slots: Slots,
        prior: dict[str, float] | None = None,
        keeps_seats: bool = False,
        parts: list[int] | None = None,
    ) -> None:
        self.version = version
        self.keeps_seats = keeps_seats
        self.prior: dict[str, float] = prior or {}
        self.names = slots.names
        self.size: i64 = len(slots.names)
        self.parts: list[int] = parts or [0]
        ends: list[int] = [*self.parts[1:], self.size]
        self._parts = vec[i64](self.parts)
        self._ends = vec[i64](ends)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.size} slots, version {self.version}>"

    def write(self, state: S, seat: i64, into: vec[float], at: i64) -> None:
        """Writes what the seat may know into `size` slots from `at` on, which hold zeros; slots may stay zero.

        Who calls it from plain Python should keep one buffer and use it again: what mypyc 2.4 makes of the call holds
        on to every buffer that it was given. Compiled code is free to make new ones.
        """
        raise NotImplementedError

    def memory(self) -> Memory:
        """A memory of nothing, for a vector that is to be kept up to date."""
        return Memory()

    def renew(self, state: S, seat: i64, into: vec[float], at: i64, memory: Memory) -> None:
        """Makes of what it wrote there before, as `memory` tells, exactly what `write` would make of zeros.

        It may have been another position, but of a game with the same options, and of the same seat; a new memory
        knows of nothing, whatever the slots hold.
        """
        clear(into, at, self.size)
        self.write(state, seat, into, at)

    def wipe(self, part: i64, into: vec[float], at: i64, memory: Memory) -> None:
        """All slots of a part become zero."""
        rows = memory.rows
        if rows is None:
            clear(into, at + self._parts[part], self._ends[part] - self._parts[part])
        else:
            rows.wipe_part(memory.row, part)

    def vector(self, state: S, seat: int) -> list[float]:
        """What the seat may know, in the order of `names`."""
        state.check_seat(seat)
        into = vec[float]([0.0] * self.size)
        self.write(state, seat, into, 0)
        return list(into)

    def filled(self, state: S, seat: int) -> tuple[list[int], list[float]]:
        """The same, but only what is not zero: the numbers of the slots, and their values."""
        state.check_seat(seat)
        into = vec[float]([0.0] * self.size)
        self.write(state, seat, into, 0)
        slots: list[int] = []
        values: list[float] = []
        slot: i64
        for slot in range(self.size):
            if into[slot] != 0.0:
                slots.append(slot)
                values.append(into[slot])
        return slots, values


@final
class VectorRows:
    """Vectors one after the other in one buffer, each of which, and each part of which, becomes zero by a single copy.

    Where its buffer has room, `extend` writes behind the end of a vector and leaves all else where it is. So of each
    part of a row a vector is kept that ends where the part begins, in the same buffer, and is extended by zeros. A
    later version of `extend` may always take a new buffer: that is found out here, and slots are then cleared one by
    one.

    `parts` are the numbers of their first slots, 0 the first of them; without them a row is one part.
    """

    def __init__(self, size: i64, count: i64, parts: list[int] | None = None) -> None:
        firsts: list[int] = parts or [0]
        self.size = size
        self.zeros = vec[float]([0.0] * size)
        self.parts: i64 = len(firsts)
        self.first = vec[i64](firsts)
        zeros = vec[vec[float]]()
        part: i64
        for part in range(self.parts):
            end: i64 = size
            if part + 1 < self.parts:
                end = self.first[part + 1]
            zeros = append(zeros, vec[float]([0.0] * (end - self.first[part])))
        self.part_zeros = zeros
        slots = vec[float](capacity=size * count)
        before = vec[vec[float]]()
        for _ in range(count):
            for part in range(self.parts):
                before = append(before, slots)
                slots = extend(slots, zeros[part])
        self.before = before
        self.slots = slots
        self.at_once = True
        slots[0] = 1.0
        self.wipe(0)
        if slots[0] != 0.0:
            self.at_once = False
            self.wipe(0)

    def wipe(self, row: i64) -> None:
        """All slots of a row become zero."""
        if self.at_once:
            extend(self.before[row * self.parts], self.zeros)
        else:
            clear(self.slots, row * self.size, self.size)

    def wipe_part(self, row: i64, part: i64) -> None:
        """All slots of a part of a row become zero."""
        zeros = self.part_zeros[part]
        if self.at_once:
            extend(self.before[row * self.parts + part], zeros)
        else:
            clear(self.slots, row * self.size + self.first[part], len(zeros))


_MOST_WHOLE: Final = 4096
WHOLE: Final = vec[float]([float(n) for n in range(_MOST_WHOLE)] + [float(n - _MOST_WHOLE) for n in range(_MOST_WHOLE)])
"""Whole numbers from -4096 to 4095 as `float` gives them, by themselves: those below zero lie at the end, where Python
looks for them. To look a machine number up is faster than to turn it into a float: mypyc 2.4 makes one of Python's
numbers of it first."""


def coarse(value: float) -> float:
    """The nearest value that a slot may hold."""
    return (value + _ROUNDS) - _ROUNDS


def clear(into: vec[float], first: i64, count: i64) -> None:
    """Slots become zero, eight at a time: what a loop costs beside them would be more than they do."""
    slot: i64 = first
    end: i64 = first + count
    while slot + 8 <= end:
        into[slot] = 0.0
        into[slot + 1] = 0.0
        into[slot + 2] = 0.0
        into[slot + 3] = 0.0
        into[slot + 4] = 0.0
        into[slot + 5] = 0.0
        into[slot + 6] = 0.0
        into[slot + 7] = 0.0
        slot += 8
    while slot < end:
        into[slot] = 0.0
        slot += 1


def fill(into: vec[float], first: i64, count: i64, most: i64) -> None:
    """Raises a thermometer of `most` slots from `first` on to `count`."""
    slot: i64
    for slot in range(first, first + min(count, most)):
        into[slot] = 1.0
