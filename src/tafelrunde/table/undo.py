"""What can be taken back.

Alone: my own moves, as long as nobody else has acted since and nothing was revealed. What others choose at the same
time as I do is no act after mine, and stays; what they have done in secret I cannot know, and it goes. With everybody's
consent further, also over moves of others, but never past a move that revealed something or drew luck: the journal
marks such a move as final when it is played, and nothing here can reach behind it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, Protocol

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

SAME_LUCK = Luck.seeded("final")
"""What a position is dealt anew with: the same for everybody, and therefore telling nothing."""

Finality = Literal["move", "turn"]
"""What cannot be taken back: a move after which its seat goes on, or one with which its turn is over."""

WhyNoUndo = Literal["nothing", "revealed", "over"]
WHY_NOT: dict[WhyNoUndo, str] = {
    "nothing": "you have no move to take back",
    "revealed": "what was revealed cannot be taken back",
    "over": "the game is over",
}


class Undo(NamedTuple):
    """May a seat take its last move back? `back_to` is how many moves would remain; `reason` says why not."""

    alone: bool = False
    consent: bool = False
    reason: WhyNoUndo | None = None
    back_to: int | None = None


class Course(Protocol):
    """A game and the moves that led to where it stands, counted from 0."""

    @property
    def state(self) -> State: ...

    def last_move_of(self, seat: int) -> int | None:
        """The number of the seat's last move."""
        ...

    def last_final(self) -> int:
        """The number of the last move that is never taken back; -1 if there is none."""
        ...

    def acted_since(self, seat: int, number: int) -> bool:
        """Has somebody else acted since that move of the seat, as far as it knows, and not at the same time?"""
        ...


def undo_of(course: Course, seat: int) -> Undo:
    """What the seat may take back now. Asked for every viewer after every move, so it looks through no long list."""
    if course.state.over():
        return Undo(reason="over")
    last = course.last_move_of(seat)
    if last is None:
        return Undo(reason="nothing")
    if course.last_final() >= last:
        return Undo(reason="revealed")
    alone = not course.acted_since(seat, last)
    return Undo(alone=alone, consent=not alone, back_to=last)


def is_final(luck: list[int] | None, events: list[Event]) -> bool:
    """Did a move draw this luck, or reveal something?"""
    return bool(luck) or any(event.reveals for event in events)


def final_moves(state: State, seat: int) -> dict[int, Finality]:
    """Which of the seat's moves cannot be taken back once they are made, as far as it can know.

    They are tried in a position that was dealt anew for the seat, so that nothing is told by it which the seat does not
    know. In a race, where no move is ever taken back, there is nothing to be told.
    """
    owing = state.to_act()
    if seat not in owing or TABLE in owing:
        return {}
    world = state.copy()
    world.redeal(seat, SAME_LUCK.copy())
    final: dict[int, Finality] = {}
    for move in world.legal(seat):
        after = world.copy()
        news: list[Event] = []
        after.news = news
        after.luck.outcomes = []
        after.play(seat, move)
        if is_final(after.luck.outcomes, news) or after.over():
            final[move] = "move" if seat in after.to_act() else "turn"
    return final


@dataclass(frozen=True)
class Wish:
    """A seat asks the others to go back or, without `back_to`, to stop. It lapses with the next line of the journal."""

    seat: int
    back_to: int | None
    agreed: frozenset[int] = field(default_factory=frozenset)

    def with_consent(self, seat: int) -> "Wish":
        """One more agrees."""
        return Wish(self.seat, self.back_to, self.agreed | {seat})

    def granted(self, people: Iterable[int]) -> bool:
        """Have all people at the table agreed, apart from the one who asks?"""
        return set(people) - {self.seat} <= self.agreed
