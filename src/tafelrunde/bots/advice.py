"""Advice for a person: the best moves, what they promise, and what one has over the other."""

from dataclasses import dataclass
from time import perf_counter

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.comparing import standard_error
from tafelrunde.bots.look import in_secret, unchosen
from tafelrunde.bots.mind import Mind, mind_of
from tafelrunde.bots.network_bot import reader_of
from tafelrunde.bots.playout import Company
from tafelrunde.bots.weighing import Candidate, Manner, Weighing
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State

COUNT = 3
DEPTH = 12
MANNER = Manner(width=6, gap=1.5)
ERRORS = 2.0
"""A difference of so many standard errors is told; a smaller one is none."""
LEAST_SHARE = 0.01
"""A smaller difference in shares of victory is none either."""
LEAST_POINTS = 0.25
"""Nor is one of fewer points."""
MOST_REASONS = 2
WORTH_SAYING = 0.25
"""The part of all that speaks for a move that a reason must have to be said."""
WORTH_FORESEEING = 0.4
"""The same for what a move does not touch, but leads to."""
LEAST_WEIGHT = 0.02
"""What weighs less in the logarithm of the odds is no reason."""
TRIES = 12
"""In so many worlds is looked at what a move changes at once, and what it has led to a little later."""
LEAST_TRIES = 4
"""From fewer nothing is concluded."""
FOR_REASONS = 0.15
"""The part of the time for a hint that the reasons for one move may take on top of it."""
CATCH_UP = 24
"""How many moves the one that lags behind is played on at most, until both moves have led to the same moment."""


@dataclass(frozen=True)
class Advice:
    """A move, the share of victory and the points that it promises, and how it compares with another one.

    `over` is the move that it is compared with: the next one for the best, the best for the others. `more` is by how
    many points it is better, 0 where that cannot be told; shares that cannot be told apart are the same. `because` are
    the reasons that speak for it, the strongest first.
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
    weighing.think(worlds, seconds)
    tried = [candidate for candidate in weighing.ranked if candidate.shares][:COUNT]
    if not tried:
        return [Advice(weighing.ranked[0].move, *_at_once(sight, mind), None, 0.0, [])]
    best = _best(tried, _declining(sight))
    rest = sorted((each for each in tried if each is not best), key=lambda each: -_share(each, best))
    if not rest:
        return [Advice(best.move, _share(best, best), _points(best, best), None, 0.0, [])]
    tries = min(worlds, TRIES)
    beside = [Beside(sight, mind, (best.move, each.move), tries, seconds * FOR_REASONS) for each in rest]
    return [
        _advice(best, rest[0], best, beside[0].reasons(1.0)),
        *[_advice(each, best, best, pair.reasons(-1.0)) for each, pair in zip(rest, beside, strict=True)],
    ]


def _advice(one: Candidate, other: Candidate, best: Candidate, because: list[str]) -> Advice:
    """A move beside another one, both in the light of the best."""
    more = round(_points(one, best) - _points(other, best), 1)
    return Advice(one.move, _share(one, best), _points(one, best), other.move, more, because)


def _at_once(sight: Sight, mind: Mind) -> tuple[float, float]:
    """Share and points where there is nothing to choose."""
    world = sight.imagine()
    return round(mind.shares(world)[sight.seat], 4), round(mind.points(world)[sight.seat], 1)


# --- how much better --------------------------------------------------------------------------------------------------


def _best(tried: list[Candidate], declining: int | None) -> Candidate:
    """The one that wins most often; of those that win as often as far as can be told, one with clearly more points.

    To decline is best only if nothing else is as good.
    """
    top = max(tried, key=lambda each: _mean(each.shares))
    alike = [each for each in tried if _lead(top.shares, each.shares, LEAST_SHARE) == 0.0]
    richest = max(alike, key=lambda each: _mean(each.points))
    if _lead(richest.points, top.points, LEAST_POINTS) > 0.0:
        top = richest
    if top.move != declining:
        return top
    as_good = [each for each in alike if each is not top and _lead(top.points, each.points, LEAST_POINTS) == 0.0]
    return max(as_good, key=lambda each: _mean(each.shares), default=top)


def _declining(sight: Sight) -> int | None:
    """The move that declines the open decision, if there is one."""
    world = sight.imagine()
    declines = world.decision().declines
    spelled = [move for move in sight.choices() if world.game.spell(world, sight.seat, move) == declines]
    return spelled[0] if spelled else None


def _share(one: Candidate, best: Candidate) -> float:
    """The share of victory that a move promises: that of the best, unless it is clearly less."""
    whole = _mean(best.shares)
    return round(max(0.0, whole - max(0.0, _lead(best.shares, one.shares, LEAST_SHARE))), 4)


def _points(one: Candidate, best: Candidate) -> float:
    """The points that a move promises: those of the best, unless they are clearly more or less."""
    return round(_mean(best.points) + _lead(one.points, best.points, LEAST_POINTS), 1)


def _lead(some: list[float], others: list[float], least: float = 0.0) -> float:
    """By how much one series is above the other that belongs to it pair by pair; 0 if that cannot be told."""
    count = min(len(some), len(others))
    lead = (sum(some[:count]) - sum(others[:count])) / count
    return lead if abs(lead) >= max(least, ERRORS * standard_error(some, others)) else 0.0


# --- why --------------------------------------------------------------------------------------------------------------


Moment = tuple[object, ...]


class Beside:
    """Two moves beside each other: world by world how much what differs speaks for the one, by the names of reasons.

    `now` is judged as soon as both have led to the same moment of the game, `later` a little after that. Positions of
    different moments are not compared: whoever is further on has more statues and fewer goods, whatever was played.
    """

    def __init__(self, sight: Sight, mind: Mind, moves: tuple[int, int], tries: int, seconds: float) -> None:
        self.now: list[dict[str, float]] = []
        self.later: list[dict[str, float]] = []
        one, other = moves
        game, seat = sight.game(), sight.seat
        end = perf_counter() + seconds
        company = None if game.network is None else Company(reader_of(game, sight.seats()), 0.0)
        for number in range(tries):
            if seconds > 0.0 and number >= LEAST_TRIES and perf_counter() >= end:
                break
            world = sight.imagine()
            if in_secret(world):
                world = unchosen(world, seat)
            chance = sight.rng.spawn()
            after = world.copy()
            after.play_listed(seat, one)
            world.play_listed(seat, other)
            met = _met(after, world, seat, company, chance)
            if met is None:
                continue
            here, there = met
            self.now.append(mind.speaks(game, mind.features(here, seat), mind.features(there, seat)))
            here = mind.play_on(here, chance.copy())
            there = mind.play_on(there, chance.copy())
            self.later.append(mind.speaks(game, mind.features(here, seat), mind.features(there, seat)))

    def reasons(self, sign: float) -> list[str]:
        """What speaks for the one (1), or for the other (-1), as far as it counts.

        First what the move itself is better in. What it only leads to is a reason if it is not worse in that itself,
        and if it led to it in so many worlds that this is no chance.
        """
        if len(self.now) < LEAST_TRIES:
            return []
        at_once = {name: sign * _told(self.now, name) for name in self.now[0]}
        foreseen = {name: sign * _told(self.later, name) for name in self.now[0]}
        reasons = _weighty(at_once, WORTH_SAYING)
        for name in _weighty(foreseen, WORTH_FORESEEING):
            if name not in reasons and at_once[name] >= 0.0:
                reasons.append(name)
        return reasons[:MOST_REASONS]


def _met(here: State, there: State, seat: int, company: Company | None, chance: Luck) -> tuple[State, State] | None:
    """Both positions at the same moment of the game; None if they do not get there.

    First the seat ends its turn in both; then the one that lags behind is played on.
    """
    if company is None or _moment(here) == _moment(there):
        return here, there
    for world in (here, there):
        company.finish_turn(world, seat, CATCH_UP)
    caught_up = _played_to(here, _moment(there), company, chance)
    if caught_up is not None:
        return caught_up, there
    caught_up = _played_to(there, _moment(here), company, chance)
    return None if caught_up is None else (here, caught_up)


def _played_to(world: State, moment: Moment, company: Company, chance: Luck) -> State | None:
    """The position played on to that moment, if it comes soon."""
    state = world.copy()
    for _ in range(CATCH_UP):
        if _moment(state) == moment:
            return state
        if state.over() or state.together():
            return None
        asked = state.to_act()[0]
        state.play_listed(asked, company.choice(state, asked, chance))
    return None


def _moment(state: State) -> Moment:
    """Where in the course of the game a position is: the chapter, the decision, who is asked."""
    if state.over():
        return ()
    said = state.game.chapter(state)
    return said and (said[0], *said[1].values()), state.decision().name, tuple(state.to_act())


def _told(speaks: list[dict[str, float]], name: str) -> float:
    """How much a reason speaks for the one; 0 if that may be chance."""
    weights = [each[name] for each in speaks]
    return _lead(weights, [0.0] * len(weights), LEAST_WEIGHT)


def _weighty(speaks: dict[str, float], part: float) -> list[str]:
    """The reasons that make up at least such a part of all, the strongest first."""
    whole = sum(abs(weight) for weight in speaks.values())
    named = [name for name in speaks if speaks[name] > part * whole]
    return sorted(named, key=lambda name: -speaks[name])


def _mean(values: list[float]) -> float:
    return sum(values) / len(values)
