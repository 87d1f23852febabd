"""What is still to be done: a stack of steps, the next one on top, each with its seat as one small number."""

from typing import Any, Final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.part import Part
from tafelrunde.kernel.steps import SEAT_BITS, TABLE, Step

NO_ROOM: Final = vec[i64]()
ROOM: Final = vec[i64]([0] * 8)
"""So many entries more an agenda has room for when it is full."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Part):
    """A thing with an agenda: the first `depth` of the `frames`.

    Room stays when entries go, for they come and go all the time: a list would be given less of it and more again at
    most of them.
    """

    def __init__(self) -> None:
        self.frames: vec[i64] = NO_ROOM
        self.depth: i64 = 0

    def then(self, step: Step[Any], seat: i64 = TABLE) -> None:
        """Puts a step on top of the agenda: it comes before everything that is there already."""
        if step.number < 0:
            raise ValueError(f"the step {step.name!r} is in no course")
        frames = self.frames
        depth = self.depth
        if depth == len(frames):
            frames = extend(frames[:], ROOM)
            self.frames = frames
        frames[depth] = step.number << SEAT_BITS | (seat + 1)
        self.depth = depth + 1

    def entry(self) -> i64:
        """The entry on top; not to be asked when there is none."""
        if self.depth == 0:
            raise IndexError("nothing is to be done any more")
        return self.frames[self.depth - 1]

    def cut(self, entries: i64) -> None:
        """Only so many entries stay: those above them, which would be done first, are not done any more."""
        self.depth = entries

    def cut_below(self, entries: i64) -> None:
        """So many entries at the bottom, which would be done last, are not done any more."""
        frames = self.frames
        place: i64
        for place in range(entries, self.depth):
            frames[place - entries] = frames[place]
        self.depth -= entries

    def copy_agenda_to(self, other: "Agenda") -> None:
        """The same agenda for another one, each to be changed alone."""
        other.frames = self.frames[:]
        other.depth = self.depth

    @property
    def agenda(self) -> list[int]:
        """The entries, the next one last: a new list each time, to be set as a whole."""
        frames = self.frames
        return [frames[place] for place in range(self.depth)]

    @agenda.setter
    def agenda(self, entries: list[int]) -> None:
        """Sets the whole of it."""
        self.frames = vec[i64](entries)
        self.depth = len(entries)
