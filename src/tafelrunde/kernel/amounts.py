"""Several numbers that are asked for one after the other, seen as one choice: so many of each kind.

A bid, an offer or a payment in several colours is a chain of decisions to the rules, and one panel with plus and minus
to a person. A decision says which numbers it and those that follow it ask for (`Decision.amounts`). Here that is told,
and a whole answer is checked on a copy before any of it is played.
"""

from typing import TypedDict

from tafelrunde.kernel.errors import IllegalMove
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Amount


class AmountAsked(TypedDict):
    """So many of a thing, from the least to the most; `start` is the least that goes with the other numbers."""

    thing: str
    least: int
    most: int
    worth: int
    start: int


class Amounts(TypedDict):
    """Numbers that are asked for together; `total` is what they must add up to, if they must."""

    each: list[AmountAsked]
    total: int | None


def amounts_of(state: State, seat: int) -> Amounts | None:
    """The numbers that the seat is asked for; None if it owes another kind of answer.

    One number is such an answer too: whoever has a single colour bids as the others do.

    `start` is the least that fits: in every step the least that still leads to a whole answer.
    """
    asked = _asked(state, seat)
    if not asked:
        return None
    each: list[AmountAsked] = [
        {"thing": each.thing, "least": each.least, "most": each.most, "worth": each.worth, "start": start}
        for each, start in zip(asked, _least(state, seat, asked), strict=True)
    ]
    return {"each": each, "total": state.decision().amounts_total(state, seat)}


def moves_for(state: State, seat: int, counts: list[int]) -> list[int]:
    """The moves by which the seat says so many of each; `IllegalMove` if that does not fit. Nothing is played.

    What leaves no choice is part of the answer but no move: it plays itself.
    """
    asked = _asked(state, seat)
    if not asked or len(counts) != len(asked):
        raise IllegalMove(f"seat {seat} is asked for {len(asked)} numbers, not for {len(counts)}")
    world = _asking(state)
    moves: list[int] = []
    for place, (each, count) in enumerate(zip(asked, counts, strict=True)):
        possible = world.legal(seat)
        move = each.move + count
        if not 0 <= count <= each.most or move not in possible:
            raise IllegalMove(f"{count} of {each.thing} does not go with the rest")
        if len(possible) > 1:
            moves.append(move)
        if place + 1 < len(asked):
            world.play(seat, move)
    return moves


def _asked(state: State, seat: int) -> list[Amount]:
    if state.over() or seat not in state.to_act():
        return []
    return state.decision().amounts(state, seat)


def _asking(state: State) -> State:
    """A copy in which no step is passed over, not even one without a choice."""
    world = state.copy()
    world.asks_forced = True
    return world


def _least(state: State, seat: int, asked: list[Amount]) -> list[int]:
    world = _asking(state)
    counts: list[int] = []
    for place, each in enumerate(asked):
        move = min(world.legal(seat))
        counts.append(move - each.move)
        if place + 1 < len(asked):
            world.play(seat, move)
    return counts
