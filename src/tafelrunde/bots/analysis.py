"""A finished game looked at again: how the shares of victory went, which decisions cost most, who was lucky.

Luck is what chance did to a player's share: after each move that drew dice or turned something up, how the share
changed, less how it changes on average over worlds that who moved could not tell from this one. What a decision cost is
the share that the best move promised, less that of the move played, as its seat could have seen it at that time.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from typing import TypedDict

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.mind import InsightMind, judge
from tafelrunde.bots.search import Search, Style
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import AGREED, Line, Record, steps, steps_on
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE
from tafelrunde.kernel.view import Sentence, sentence

REDRAWN = 16
"""How often luck is drawn anew to see what was to be expected."""
ITERATIONS = 24
SECONDS = 0.15
STYLE = Style(width=4)


@dataclass(frozen=True)
class Mistake:
    """A decision that cost its seat a share of victory: the messages that offer what was played and what was better."""

    cost: float
    played: Sentence
    better: Sentence


@dataclass(frozen=True)
class Looked:
    """One ply: the shares of victory after it, what luck did to them, and whether the decision was a mistake."""

    ply: int
    seat: int
    shares: list[float]
    luck: list[float]
    mistake: Mistake | None


class Shares(TypedDict):
    """Each seat's share of victory after a ply."""

    ply: int
    shares: list[float]


class CostlyDecision(TypedDict):
    """A decision, what it cost its seat, and the messages of what was played and of what was better."""

    ply: int
    seat: int
    cost: float
    played: Sentence
    better: Sentence


class Report(TypedDict):
    """A finished game looked at again; all numbers are shares of victory, `luck` and what follows it by seat."""

    course: list[Shares]
    decisions: list[CostlyDecision]
    luck: list[float]
    lost: list[float]
    won: list[float]
    without_luck: list[float]


def look_again(game: Game, record: Record, count: int, seed: str) -> tuple[list[Looked], State]:
    """The first plies of a record and the position after them; the first ply is the position before any move."""
    return _look(islice(steps(game, record), count), 0, None, seed)


def look_on(before: State, record: Record, first: int, count: int, seed: str) -> tuple[list[Looked], State]:
    """Plies `first` to `first + count - 1` of a record, given the position before them, and the position after."""
    return _look(islice(steps_on(before.copy(), record, first), count), first, before, seed)


def _look(
    lines: Iterable[tuple[Line, State, list[Event]]], first: int, before: State | None, seed: str
) -> tuple[list[Looked], State]:
    found: list[Looked] = []
    for ply, (line, state, events) in enumerate(lines, first):
        found.append(_looked(ply, line, before, state, events, Luck.seeded(f"{seed}/{ply}")))
        before = state.copy()
    assert before is not None
    return found, before


def _looked(ply: int, line: Line, before: State | None, state: State, events: list[Event], chance: Luck) -> Looked:
    """One ply, which led from the position before to that now."""
    shares = judge(state, state.game.judgement)
    luck = [0.0] * state.seats
    mistake = None
    seat = TABLE if line.seat is None else line.seat
    if before is not None and line.move != AGREED:
        move = before.game.parse(before, seat, line.move)
        if line.luck or any(event.reveals for event in events):
            expected = _expected_change(before, seat, move, chance)
            changed = zip(shares, judge(before, before.game.judgement), expected, strict=True)
            luck = [share - former - usual for share, former, usual in changed]
        if seat != TABLE and len(before.legal(seat)) > 1:
            mistake = _mistake(before, seat, move, chance)
    return Looked(ply, seat, shares, luck, mistake)


def _expected_change(before: State, seat: int, move: int, chance: Luck) -> list[float]:
    """How a move changes the shares of victory on average, over all that who made it could not know.

    What others choose at the same time is no luck: there only coming luck is drawn anew.
    """
    sums = [0.0] * before.seats
    race = TABLE in before.to_act()
    deals = seat != TABLE and (race or not before.together())
    for _ in range(REDRAWN):
        world = before.copy()
        if deals:
            world.redeal(seat, chance)
        else:
            world.luck = chance.spawn()
        former = judge(world, world.game.judgement)
        world.play_listed(seat, move)
        for each, share in enumerate(judge(world, world.game.judgement)):
            sums[each] += share - former[each]
    return [total / REDRAWN for total in sums]


def _mistake(before: State, seat: int, move: int, chance: Luck) -> Mistake | None:
    """What another move would have promised more, if any."""
    sight = Sight(before, seat, chance)
    search = Search(sight, InsightMind.of(sight, before.game.judgement), STYLE)
    search.think(ITERATIONS, SECONDS)
    played = next((edge for edge in search.ranked if edge.move == move), None)
    best = search.ranked[0]
    if played is None or played is best:
        return None
    prior_visits = search.mind.prior_visits
    cost = (
        best.value(prior_visits) - played.value(prior_visits)
        if played.visits
        else best.prior_value - played.prior_value
    )
    return Mistake(cost, _offer(before, seat, move), _offer(before, seat, best.move)) if cost > 0.0 else None


def _offer(before: State, seat: int, move: int) -> Sentence:
    """The message that offers a move."""
    return sentence(before.game.say_move(before, seat, move))


def summary(plies: list[Looked], seats: int, ranking: list[int]) -> Report:
    """All plies as plain data: the course of the shares, the dearest decisions, luck and results without it."""
    winners = ranking.count(1)
    won = [1.0 / winners if place == 1 else 0.0 for place in ranking]
    luck = [sum(looked.luck[seat] for looked in plies) for seat in range(seats)]
    mistakes = [(looked.ply, looked.seat, looked.mistake) for looked in plies if looked.mistake]
    dearest = sorted(mistakes, key=lambda each: -each[2].cost)[:DEAREST]
    return {
        "course": [{"ply": looked.ply, "shares": [round(share, 4) for share in looked.shares]} for looked in plies],
        "decisions": [
            {"ply": ply, "seat": seat, "cost": round(made.cost, 4), "played": made.played, "better": made.better}
            for ply, seat, made in dearest
        ],
        "luck": [round(each, 4) for each in luck],
        "lost": [round(sum(made.cost for _, by, made in mistakes if by == seat), 4) for seat in range(seats)],
        "won": won,
        "without_luck": [round(share - each, 4) for share, each in zip(won, luck, strict=True)],
    }


DEAREST = 8
"""How many decisions are named."""
