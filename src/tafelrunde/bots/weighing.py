"""Moves weighed against each other: each is tried in the same imagined worlds with the same luck, until it is clear
which is best or the budget is spent.

A try plays the move, then goes on for a while as a network's company plays, and judges by the network. Tries of two
moves in the same world differ by little but the moves, so the mean of their differences has a small standard error: a
move whose lag behind the best is beyond that error is left behind, and when only one is left, nothing more is thought.
What others choose in secret at the same time they choose in the try, whoever was asked first.
"""

from mypy_extensions import i64, mypyc_attr

from tafelrunde.bots.bot import Sight
from tafelrunde.bots.comparing import standard_error
from tafelrunde.bots.look import in_secret, unchosen
from tafelrunde.bots.mind import Mind
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import odds
from tafelrunde.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Manner:
    """How moves are weighed.

    At most `width` moves come into question, and of these none whose odds of victory are at first sight e to the power
    of `gap` times worse than the best's. The first look is the mean over `looks` worlds and counts like `trust` tries.
    After `least` worlds, a move is out that lags by more than `errors` standard errors, or that could not gain `worth`
    by being best.
    """

    def __init__(
        self,
        width: int = 6,
        gap: float = 1.0,
        looks: int = 4,
        trust: float = 8.0,
        least: int = 8,
        errors: float = 2.5,
        worth: float = 0.002,
    ) -> None:
        self.width = width
        self.gap = gap
        self.looks = looks
        self.trust = trust
        self.least = least
        self.errors = errors
        self.worth = worth


class Candidate:
    """A move, its share of victory at first sight, and what every try brought, world by world.

    `shares` and `points` are those of the seat that chooses, the sums those of all seats.
    """

    def __init__(self, move: i64, first: float, seats: i64) -> None:
        self.move = move
        self.first = first
        self.shares: list[float] = []
        self.points: list[float] = []
        self.share_sums = [0.0] * seats
        self.point_sums = [0.0] * seats

    def share(self, trust: float) -> float:
        """The share of victory that is to be expected; the first look counts like so many tries."""
        return (self.first * trust + sum(self.shares)) / (trust + float(len(self.shares)))

    def note(self, shares: list[float], points: list[float], seat: i64) -> None:
        """One more try has ended like this."""
        self.shares.append(shares[seat])
        self.points.append(points[seat])
        other: i64
        for other in range(len(shares)):
            self.share_sums[other] += shares[other]
            self.point_sums[other] += points[other]


class Weighing:
    """The thoughts of one seat about its moves: `think`, then see how they are `ranked`.

    What somebody wants to know about is tried to the end, however clear the best is: the moves `kept`, and the `first`
    few at first sight.
    """

    def __init__(self, sight: Sight, mind: Mind, manner: Manner, kept: list[int], first: int = 0) -> None:
        self.sight = sight
        self.mind = mind
        self.manner = manner
        self.kept = kept
        self.first = first
        self.ranked: list[Candidate] = []
        """All moves, the best first."""
        self.worlds: i64 = 0
        """How many worlds were tried."""

    def think(self, worlds: int, seconds: float = 0.0) -> None:
        """Weighs in up to so many worlds; not longer than so many seconds of the sight's clock, if any are given."""
        end = self.sight.clock() + seconds
        self._look_at_all()
        open = self._in_question()
        while len(open) > 1 and self.worlds < worlds:
            world = self.sight.imagine()
            if in_secret(world):
                world = unchosen(world, self.sight.seat)
            chance = self.sight.rng.spawn()
            for candidate in open:
                self._try(world.copy(), candidate, chance.copy())
            self.worlds += 1
            if seconds > 0.0 and self.sight.clock() >= end:
                break
            if self.worlds >= self.manner.least and self.worlds % 4 == 0:
                open = self._still_open(open)
        self._rank()

    def _look_at_all(self) -> None:
        moves = self.sight.choices()
        if len(moves) == 1:
            self.ranked = [Candidate(moves[0], 0.0, self.sight.seats())]
            return
        shares = [0.0] * len(moves)
        number: i64
        for _ in range(self.manner.looks):
            values = self.mind.values(self.sight.imagine(), self.sight.seat, moves)
            for number in range(len(moves)):
                shares[number] += values[number] / float(self.manner.looks)
        self.ranked = [Candidate(moves[number], shares[number], self.sight.seats()) for number in range(len(moves))]
        self._rank()

    def _in_question(self) -> list[Candidate]:
        """The moves that are worth a thought."""
        self.kept = self.kept + [candidate.move for candidate in self.ranked[: self.first]]
        best = odds(self.ranked[0].first)
        found: list[Candidate] = []
        for candidate in self.ranked:
            near = len(found) < self.manner.width and best - odds(candidate.first) <= self.manner.gap
            if near or candidate.move in self.kept:
                found.append(candidate)
        return found

    def _try(self, world: State, candidate: Candidate, chance: Luck) -> None:
        """Plays the move and on from there, and notes what it has come to."""
        seat = self.sight.seat
        world.play_listed(seat, candidate.move)
        shares, points = self.mind.outcome(world, chance)
        candidate.note(shares, points, seat)

    def _still_open(self, open: list[Candidate]) -> list[Candidate]:
        """Those that may still be the best."""
        best = open[0]
        for candidate in open:
            if candidate.share(self.manner.trust) > best.share(self.manner.trust):
                best = candidate
        found: list[Candidate] = []
        for candidate in open:
            if candidate is best or candidate.move in self.kept or self._may_pass(candidate, best):
                found.append(candidate)
        return found

    def _may_pass(self, candidate: Candidate, best: Candidate) -> bool:
        lag = best.share(self.manner.trust) - candidate.share(self.manner.trust)
        error = standard_error(best.shares, candidate.shares)
        return self.manner.errors * error - lag > self.manner.worth

    def _rank(self) -> None:
        """The best first; moves that were tried longer come before those that were left behind."""
        trust = self.manner.trust
        self.ranked = sorted(self.ranked, key=lambda each: (len(each.shares), each.share(trust)), reverse=True)
