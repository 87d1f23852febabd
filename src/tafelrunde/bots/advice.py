"""Advice for a person: the best moves, what they promise, and what one has over the other."""

from dataclasses import dataclass

from tafelrunde.bots.because import Because
from tafelrunde.bots.beside import Beside
from tafelrunde.bots.bot import Sight
from tafelrunde.bots.comparing import lead, mean
from tafelrunde.bots.mind import Mind, mind_of
from tafelrunde.bots.weighing import Candidate, Manner, Weighing

COUNT = 3
DEPTH = 12
MANNER = Manner(width=6, gap=1.5)
LEAST_SHARE = 0.01
"""A smaller difference in shares of victory is none either."""
LEAST_POINTS = 0.25
"""Nor is one of fewer points."""
MOST_REASONS = 2
TRIES = 12
"""In so many worlds is looked at what a move changes at once, and what it has led to a little later."""
FOR_REASONS = 0.15
"""The part of the time for a hint that the reasons for one move may take on top of it."""


@dataclass(frozen=True)
class Advice:
    """A move, the share of victory and the points that it promises, and how it compares with another one.

    `over` is the move that it is compared with: the next one for the best, the best for the others; another one where
    two would read the same. `more` is by how many points it is better, 0 where that cannot be told; shares that cannot
    be told apart are the same. `because` are the reasons that speak for it, the strongest first.
    """

    move: int
    share: float
    points: float
    over: int | None
    more: float
    because: list[Because]


def advise(sight: Sight, worlds: int, seconds: float) -> list[Advice]:
    """The best three moves of a seat, the best first; knows what the seat may know, and nothing else."""
    mind = mind_of(sight, DEPTH)
    weighing = Weighing(sight, mind, MANNER, [], COUNT)
    weighing.think(worlds, seconds)
    tried = [candidate for candidate in weighing.ranked if candidate.shares][:COUNT]
    if not tried:
        return [Advice(weighing.ranked[0].move, *_at_once(sight, mind), None, 0.0, [])]
    best = _best(tried, declining(sight))
    rest = sorted((each for each in tried if each is not best), key=lambda each: -_share(each, best))
    if not rest:
        return [Advice(best.move, _share(best, best), _points(best, best), None, 0.0, [])]
    tries = min(worlds, TRIES)
    beside = [Beside(sight, mind, (best.move, each.move), tries, seconds * FOR_REASONS) for each in rest]
    reasons = [pair.reasons(-1.0) for pair in beside]
    first = _advice(best, rest[0], best, told(beside[0].reasons(1.0)))
    second = _advice(rest[0], best, best, told(reasons[0]))
    if len(rest) == 1:
        return [first, second]
    return apart(first, second, _advice(rest[1], best, best, told(reasons[1])), reasons[1])


def _advice(one: Candidate, other: Candidate, best: Candidate, because: list[Because]) -> Advice:
    """A move beside another one, both in the light of the best."""
    more = round(_points(one, best) - _points(other, best), 1)
    return Advice(one.move, _share(one, best), _points(one, best), other.move, more, because)


def told(reasons: list[list[Because]]) -> list[Because]:
    """Each reason by its most telling figure; where one reason is all there is, by a second figure too."""
    if len(reasons) == 1:
        return reasons[0][:MOST_REASONS]
    return [figures[0] for figures in reasons[:MOST_REASONS]]


def apart(first: Advice, second: Advice, third: Advice, reasons: list[list[Because]]) -> list[Advice]:
    """The three, so that no two of them read the same; `reasons` are all that speak for the third.

    Where the third has the reasons of the second, its next ones are told, so that more is learned from it; if it has
    none, they are left out where nothing else differs. Where there are none to leave out, it is compared with the
    second: all three may be as good as each other, but each is so beside another one.
    """
    if second.because != third.because:
        return [first, second, third]
    if second.because:
        others = [[each for each in figures if each not in second.because] for figures in reasons]
        because = told([figures for figures in others if figures])
        if because or second.more == third.more:
            third = _saying(third, because)
    elif second.more == third.more:
        third = _beside(third, second)
        if (first.more, first.because) == (third.more, third.because):
            first = _beside(first, third)
    return [first, second, third]


def _saying(one: Advice, because: list[Because]) -> Advice:
    """The same with other reasons."""
    return Advice(one.move, one.share, one.points, one.over, one.more, because)


def _beside(one: Advice, other: Advice) -> Advice:
    """The same beside another one, of whose reasons nothing is known."""
    return Advice(one.move, one.share, one.points, other.move, round(one.points - other.points, 1), [])


def _at_once(sight: Sight, mind: Mind) -> tuple[float, float]:
    """Share and points where there is nothing to choose."""
    world = sight.imagine()
    return round(mind.shares(world)[sight.seat], 4), round(mind.points(world)[sight.seat], 1)


# --- how much better --------------------------------------------------------------------------------------------------


def _best(tried: list[Candidate], declining: int | None) -> Candidate:
    """The one that wins most often; of those that win as often as far as can be told, one with clearly more points.

    To decline is best only if nothing else is as good.
    """
    top = max(tried, key=lambda each: mean(each.shares))
    alike = [each for each in tried if lead(top.shares, each.shares, LEAST_SHARE) == 0.0]
    richest = max(alike, key=lambda each: mean(each.points))
    if lead(richest.points, top.points, LEAST_POINTS) > 0.0:
        top = richest
    if top.move != declining:
        return top
    as_good = [each for each in alike if each is not top and lead(top.points, each.points, LEAST_POINTS) == 0.0]
    return max(as_good, key=lambda each: mean(each.shares), default=top)


def declining(sight: Sight) -> int | None:
    """The move that declines the open decision, if there is one."""
    world = sight.imagine()
    declines = world.decision().declines
    spelled = [move for move in sight.choices() if world.game.spell(world, sight.seat, move) == declines]
    return spelled[0] if spelled else None


def _share(one: Candidate, best: Candidate) -> float:
    """The share of victory that a move promises: that of the best, unless it is clearly less."""
    whole = mean(best.shares)
    return round(max(0.0, whole - max(0.0, lead(best.shares, one.shares, LEAST_SHARE))), 4)


def _points(one: Candidate, best: Candidate) -> float:
    """The points that a move promises: those of the best, unless they are clearly more or less."""
    return round(mean(best.points) + lead(one.points, best.points, LEAST_POINTS), 1)
