"""A finished game looked at again: how the shares of victory went, which decisions cost most, who was lucky.

Every decision is weighed as its seat could have seen it at that time (`weighing.py`): the moves in question and the one
that was played are tried in the same worlds with the same luck. A decision is a mistake only if another move was better
by more than the standard error allows, in share of victory or, where that says nothing any more, in points.

Everything adds up (`Balance`): the result is what was to be expected at the start, plus luck, plus what one's own
mistakes and those of others did. Luck is how the expectation has changed when dice, cards or secrets were shown; what
is left is due to what was decided.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import Literal, TypedDict

from tafelrunde.bots.advice import declining
from tafelrunde.bots.bot import Sight
from tafelrunde.bots.comparing import standard_error
from tafelrunde.bots.mind import Mind, mind_of
from tafelrunde.bots.weighing import Candidate, Manner, Weighing
from tafelrunde.kernel.care import resembles
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import POINTS_SCALE
from tafelrunde.kernel.record import AGREED, Line, Record, steps, steps_on
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE
from tafelrunde.kernel.view import Sentence, sentence

REDRAWN = 96
"""How often luck is drawn anew to see what was to be expected."""
DRIFT = 0.1
"""By so much of a victory the judgement may have changed its mind in the course of a game though nothing was shown and
nobody erred (and by so many times its scale in points)."""
DOUBT = 0.5
"""Mistakes of a seat may have cost less, all in all, than their sum: so far, as a part of it, mostly."""
FITTED = 200
"""So often the parts are brought in line with each other."""
WORLDS = 32
SECONDS = 0.15
DEPTH = 12
MANNER = Manner(width=5, gap=1.5, least=12)
LEAST_POINTS = 0.25
"""A difference of fewer points is no mistake."""
FIRST = 1
"""The ply of the first move; at ply 0 the game lies there as it was set up."""
ENOUGH = 10
"""Of fewer decisions nobody tells at what level somebody plays."""


@dataclass(frozen=True)
class Outlook:
    """What each seat may expect: its share of victory, and its points at the end."""

    shares: list[float]
    points: list[float]

    def less(self, other: "Outlook") -> "Outlook":
        """The difference, seat by seat."""
        return Outlook(
            [one - two for one, two in zip(self.shares, other.shares, strict=True)],
            [one - two for one, two in zip(self.points, other.points, strict=True)],
        )


@dataclass(frozen=True)
class Mistake:
    """A decision that cost its seat something: the messages that ask for it and that offer what was played and what was
    better, and the things that make up the better move.
    """

    cost: float
    points: float
    asked: Sentence
    played: Sentence
    better: Sentence
    path: list[str]


@dataclass(frozen=True)
class Looked:
    """One ply.

    `after` is what is to be expected after it, `fair` what the move that was played let expect before anything was
    shown, and `changed` what a mistake did. `start` is what the first decision of the game promised. `chance` tells
    whether dice, cards or secrets were shown, `decided` whether there was a choice.
    """

    ply: int
    seat: int
    after: Outlook
    start: Outlook | None
    fair: Outlook
    changed: Outlook
    chance: bool
    decided: bool
    mistake: Mistake | None


class Shares(TypedDict):
    """Each seat's share of victory after a ply, and what luck did to it; whether there was a choice in it."""

    ply: int
    shares: list[float]
    luck: list[float]
    decided: bool


class CostlyDecision(TypedDict):
    """A decision: what it cost its seat in share of victory and in points, what was asked, played, and better.

    `path` are the things on the table that make up the better move.
    """

    ply: int
    seat: int
    cost: float
    points: float
    asked: Sentence
    played: Sentence
    better: Sentence
    path: list[str]


class Balance(TypedDict):
    """By seat: what was expected at the start, luck, own mistakes, those of others; their sum is the result."""

    start: list[float]
    luck: list[float]
    own: list[float]
    others: list[float]
    result: list[float]


class Care(TypedDict):
    """How carefully a seat has played: its decisions, the mistakes among them, and what a decision cost on average.

    `level` is the level of bots that plays about as carefully; null where nobody knows, or after too few decisions.
    """

    decisions: int
    mistakes: int
    cost: float
    points: float
    level: str | None


class Report(TypedDict):
    """A finished game looked at again, in shares of victory and in points; `care` by seat.

    `decisions` are those that cost something, the dearest first.
    """

    course: list[Shares]
    decisions: list[CostlyDecision]
    shares: Balance
    points: Balance
    care: list[Care]


def look_again(game: Game, record: Record, count: int, seed: str) -> tuple[list[Looked], State]:
    """The first plies of a record and the position after them; the first ply is the position before any move."""
    return _look(islice(steps(game, record), count), 0, None, seed)


def look_on(before: State, record: Record, first: int, count: int, seed: str) -> tuple[list[Looked], State]:
    """Plies `first` to `first + count - 1` of a record, given the position before them, and the position after."""
    return _look(islice(steps_on(before.copy(), record, first), count), first, before, seed)


def look_at(game: Game, record: Record, plies: range, seed: str) -> list[Looked]:
    """These plies of a record, without a limit of time, so that it comes to the same on every machine."""
    lines = steps(game, record)
    before: State | None = None
    for _, state, _ in islice(lines, plies.start):
        before = state
    begin = None if before is None else before.copy()
    return _look(islice(lines, len(plies)), plies.start, begin, seed, 0.0)[0]


def _look(
    lines: Iterable[tuple[Line, State, list[Event]]],
    first: int,
    before: State | None,
    seed: str,
    seconds: float = SECONDS,
) -> tuple[list[Looked], State]:
    found: list[Looked] = []
    for ply, (line, state, events) in enumerate(lines, first):
        found.append(_looked(ply, line, before, state, events, Luck.seeded(f"{seed}/{ply}"), seconds))
        before = state.copy()
    assert before is not None
    return found, before


def _looked(
    ply: int, line: Line, before: State | None, state: State, events: list[Event], chance: Luck, seconds: float
) -> Looked:
    """One ply, which led from the position before to that now."""
    seat = TABLE if line.seat is None else line.seat
    sight = Sight(state if before is None else before, max(seat, 0), chance)
    mind = mind_of(sight, DEPTH)
    after = _outlook(mind, state)
    revealed = any(event.reveals for event in events)
    shown = bool(line.luck) or revealed
    nothing = Outlook([0.0] * state.seats, [0.0] * state.seats)
    if before is None:
        return Looked(ply, seat, after, after, after, nothing, False, False, None)
    if seat == TABLE or line.move == AGREED or len(before.legal(seat)) < 2:
        fair = _outlook(mind, before)
        return Looked(ply, seat, after, fair if ply == FIRST else None, fair, nothing, shown, False, None)
    move = before.game.parse(before, seat, line.move)
    weighing = Weighing(sight, mind, MANNER, [move])
    weighing.think(WORLDS, seconds)
    start = _expected(mind, before, seat, weighing.ranked[0].move, True, chance) if ply == FIRST else None
    fair = _expected(mind, before, seat, move, revealed, chance) if shown else after
    better = _better(weighing.ranked, move, declining(sight))
    if better is None:
        return Looked(ply, seat, after, start, fair, nothing, shown, True, None)
    played = next(candidate for candidate in weighing.ranked if candidate.move == move)
    changed = _tried(played).less(_tried(better))
    mistake = Mistake(
        -changed.shares[seat],
        -changed.points[seat],
        sentence(before.game.say_question(before, seat)),
        _offer(before, seat, move),
        _offer(before, seat, better.move),
        before.game.moves.path(before, seat, better.move),
    )
    return Looked(ply, seat, after, start, fair, changed, shown, True, mistake)


def _outlook(mind: Mind, state: State) -> Outlook:
    return Outlook(mind.shares(state), mind.points(state))


def _tried(candidate: Candidate) -> Outlook:
    """What a move brought everybody on average over its tries."""
    tries = len(candidate.shares)
    return Outlook([total / tries for total in candidate.share_sums], [total / tries for total in candidate.point_sums])


def _better(ranked: list[Candidate], move: int, declines: int | None) -> Candidate | None:
    """A move that was clearly better than the one that was played: in share of victory, else in points without costing
    any share; to decline only if nothing else was as good.
    """
    played = next((each for each in ranked if each.move == move), None)
    if played is None or not played.shares:  # one of several that nobody can tell apart, or the only sensible one
        return None
    rivals = [each for each in ranked if each is not played and len(each.shares) == len(played.shares)]
    by_share = max(rivals, key=lambda each: sum(each.shares), default=None)
    if by_share and _clear(by_share.shares, played.shares, MANNER.worth):
        return _doing(by_share, declines, [each for each in rivals if _as_good_in_share(each, by_share, played)])
    no_worse = [each for each in rivals if sum(each.shares) >= sum(played.shares)]
    by_points = max(no_worse, key=lambda each: sum(each.points), default=None)
    if by_points and _clear(by_points.points, played.points, LEAST_POINTS):
        return _doing(by_points, declines, [each for each in no_worse if _as_good_in_points(each, by_points, played)])
    return None


def _doing(best: Candidate, declines: int | None, as_good: list[Candidate]) -> Candidate:
    """The best; if that is to decline, rather another one that is as good, and that one may do after declining too."""
    if best.move != declines:
        return best
    return next((each for each in as_good if each is not best), best)


def _as_good_in_share(one: Candidate, best: Candidate, played: Candidate) -> bool:
    """Is it clearly better than what was played, and not clearly worse than the best?"""
    worth = MANNER.worth
    return _clear(one.shares, played.shares, worth) and not _clear(best.shares, one.shares, worth)


def _as_good_in_points(one: Candidate, best: Candidate, played: Candidate) -> bool:
    """The same in points."""
    return _clear(one.points, played.points, LEAST_POINTS) and not _clear(best.points, one.points, LEAST_POINTS)


def _clear(better: list[float], worse: list[float], least: float) -> bool:
    """Is one series above the other by at least so much, and by more than their standard error allows?"""
    difference = (sum(better) - sum(worse)) / len(worse)
    return difference >= max(least, MANNER.errors * standard_error(better, worse))


def _expected(mind: Mind, before: State, seat: int, move: int, hidden: bool, chance: Luck) -> Outlook:
    """What a move lets everybody expect on average over coming luck, and over what is `hidden` from who makes it.

    In each world it is by how much the move changes what was expected there: what others hold who know it is dealt anew
    as well, and is no luck of this move. What others choose at the same time is none either: there only coming luck is
    drawn anew.
    """
    found = _outlook(mind, before)
    deals = hidden and (TABLE in before.to_act() or not before.together())
    for _ in range(REDRAWN):
        world = before.copy()
        if deals:
            world.redeal(seat, chance)
        else:
            world.luck = chance.spawn()
        then = _outlook(mind, world)
        world.play_listed(seat, move)
        now = _outlook(mind, world)
        for each in range(before.seats):
            found.shares[each] += (now.shares[each] - then.shares[each]) / REDRAWN
            found.points[each] += (now.points[each] - then.points[each]) / REDRAWN
    return found


def _offer(before: State, seat: int, move: int) -> Sentence:
    """The message that offers a move."""
    return sentence(before.game.say_move(before, seat, move))


# --- all plies together -----------------------------------------------------------------------------------------------


def summary(plies: list[Looked], ranking: list[int], scores: list[int], usual: dict[str, float]) -> Report:
    """All plies as plain data; `usual` is how many points players of each level give away by a decision."""
    winners = ranking.count(1)
    won = [1.0 / winners if place == 1 else 0.0 for place in ranking]
    ended = [float(score) for score in scores]
    lucks, shares = _balance(plies, "shares", won, DRIFT)
    _, points = _balance(plies, "points", ended, DRIFT * POINTS_SCALE)
    mistakes = [(looked, looked.mistake) for looked in plies if looked.mistake]
    dearest = sorted(mistakes, key=lambda each: (-round(each[1].cost, 3), -each[1].points))
    return {
        "course": [
            {
                "ply": looked.ply,
                "shares": [round(share, 4) for share in looked.after.shares],
                "luck": luck,
                "decided": looked.decided,
            }
            for looked, luck in zip(plies, lucks, strict=True)
        ],
        "decisions": [
            {
                "ply": looked.ply,
                "seat": looked.seat,
                "cost": round(made.cost, 4),
                "points": round(made.points, 2),
                "asked": made.asked,
                "played": made.played,
                "better": made.better,
                "path": made.path,
            }
            for looked, made in dearest
        ],
        "shares": shares,
        "points": points,
        "care": [_care(plies, seat, usual) for seat in range(len(ranking))],
    }


def _balance(
    plies: list[Looked], of: Literal["shares", "points"], result: list[float], drift: float
) -> tuple[list[list[float]], Balance]:
    """What luck did at each ply, and how start, luck and mistakes add up to the result, seat by seat.

    Where something was shown, luck is by how much what is expected then differs from what was to be expected before.
    All else that has changed from the start to the end nobody was shown: it is due to what was decided. Mistakes cost
    less than their sum, since each was weighed against going on well and was not always followed by that; so those of
    each seat count by the part that explains best what has changed. What no mistake explains (the judgement has changed
    its mind, or drawing anew has not met the mean) is luck as well, the same at each ply that showed something, or at
    the last one if none did.
    """
    seats = range(len(result))
    expected: list[tuple[list[float], list[float]]] = [(getattr(it.fair, of), getattr(it.after, of)) for it in plies]
    begun = next((it.start for it in plies if it.start is not None), plies[0].after)
    start: list[float] = list(getattr(begun, of))
    shown = [number for number, looked in enumerate(plies) if looked.chance]
    lucks = [[0.0 for _ in seats] for _ in plies]
    for number in shown:
        fair, after = expected[number]
        now = result if number == len(plies) - 1 else after
        lucks[number] = [now[seat] - fair[seat] for seat in seats]
    mistakes = [[0.0 for _ in seats] for _ in seats]
    for looked in plies:
        if looked.decided:
            change: list[float] = getattr(looked.changed, of)
            mistakes[looked.seat] = [sum(pair) for pair in zip(mistakes[looked.seat], change, strict=True)]
    decided = [result[seat] - start[seat] - sum(each[seat] for each in lucks) for seat in seats]
    parts = _borne_out(mistakes, decided, drift)
    own = [parts[seat] * mistakes[seat][seat] for seat in seats]
    others = [sum(parts[maker] * mistakes[maker][seat] for maker in seats if maker != seat) for seat in seats]
    left = [decided[seat] - own[seat] - others[seat] for seat in seats]
    bearers = shown or [len(plies) - 1]
    for number in bearers:
        lucks[number] = [lucks[number][seat] + left[seat] / len(bearers) for seat in seats]
    luck = [result[seat] - start[seat] - own[seat] - others[seat] for seat in seats]
    return lucks, {"start": start, "luck": luck, "own": own, "others": others, "result": result}


def _borne_out(mistakes: list[list[float]], decided: list[float], drift: float) -> list[float]:
    """The part of each seat's mistakes, from none to all of them, by which they explain best what was decided.

    The least squares of what they leave unexplained, beside what the judgement drifts by itself, and of how far each
    part is from the whole, beside how far that may well be: so what the judgement thinks of a whole game does not undo
    the few mistakes that somebody clearly made.
    """
    makers = range(len(mistakes))
    parts = [1.0 for _ in makers]
    for _ in range(FITTED):
        for maker in makers:
            made = mistakes[maker]
            rest = [
                change - sum(parts[other] * mistakes[other][seat] for other in makers if other != maker)
                for seat, change in enumerate(decided)
            ]
            fit = sum(one * two for one, two in zip(made, rest, strict=True)) / drift**2 + 1.0 / DOUBT**2
            weight = sum(each * each for each in made) / drift**2 + 1.0 / DOUBT**2
            parts[maker] = min(1.0, max(0.0, fit / weight))
    return parts


def _care(plies: list[Looked], seat: int, usual: dict[str, float]) -> Care:
    decisions = [looked for looked in plies if looked.seat == seat and looked.decided]
    mistakes = [looked.mistake for looked in decisions if looked.mistake]
    count = max(1, len(decisions))
    points = sum(made.points for made in mistakes) / count
    return {
        "decisions": len(decisions),
        "mistakes": len(mistakes),
        "cost": round(sum(made.cost for made in mistakes) / count, 6),
        "points": round(points, 4),
        "level": resembles(points, usual) if len(decisions) >= ENOUGH else None,
    }
