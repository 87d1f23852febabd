"""Advice for a person: the best moves, what they promise, and what one has over the other."""

from dataclasses import dataclass

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.mind import Mind, mind_of
from tafelrunde.bots.weighing import Candidate, Manner, Weighing
from tafelrunde.kernel.game import Game

COUNT = 3
DEPTH = 12
MANNER = Manner(width=6, gap=1.5)
MOST_REASONS = 2
WORTH_SAYING = 0.25
"""The part of all that speaks for a move that a reason must have to be said."""


@dataclass(frozen=True)
class Advice:
    """A move, the share of victory and the points that it promises, and how it compares with another one.

    `over` is the move that it is compared with: the next best for the best, for others the one before. `more` is by how
    many points it is better; `because` are the reasons that speak for it, the strongest first.
    """

    move: int
    share: float
    points: float
    over: int | None
    more: float
    because: list[str]


def advise(sight: Sight, worlds: int, seconds: float) -> list[Advice]:
    """The best three moves of a seat, the best first; knows what the seat may know, and nothing else."""
    mind = mind_of(sight, DEPTH)
    weighing = Weighing(sight, mind, MANNER, [], COUNT)
    weighing.explains = True
    weighing.think(worlds, seconds)
    tried = [candidate for candidate in weighing.ranked if candidate.shares]
    best = sorted(tried, key=lambda each: -_mean(each.shares))[:COUNT]
    if not best:
        return [Advice(weighing.ranked[0].move, *_at_once(sight, mind), None, 0.0, [])]
    return [_compared(sight.game(), mind, best, place) for place in range(len(best))]


def _at_once(sight: Sight, mind: Mind) -> tuple[float, float]:
    """Share and points where there is nothing to choose."""
    world = sight.imagine()
    return round(mind.shares(world)[sight.seat], 4), round(mind.points(world)[sight.seat], 1)


def _compared(game: Game, mind: Mind, best: list[Candidate], place: int) -> Advice:
    """One of the best beside its neighbour."""
    own = best[place]
    share, points = round(_mean(own.shares), 4), round(_mean(own.points), 1)
    if len(best) == 1:
        return Advice(own.move, share, points, None, 0.0, [])
    other = best[1] if place == 0 else best[place - 1]
    more = round(_mean(own.points) - _mean(other.points), 1)
    speaks = mind.speaks(game, _mean_features(own), _mean_features(other))
    return Advice(own.move, share, points, other.move, more, _reasons(speaks))


def _reasons(speaks: dict[str, float]) -> list[str]:
    """What speaks for a move, as far as it counts."""
    whole = sum(abs(weight) for weight in speaks.values())
    named = [name for name in speaks if speaks[name] > WORTH_SAYING * whole]
    return sorted(named, key=lambda name: -speaks[name])[:MOST_REASONS]


def _mean_features(candidate: Candidate) -> list[float]:
    return [total / len(candidate.shares) for total in candidate.features]


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
