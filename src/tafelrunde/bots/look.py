"""A look one move ahead: every move is played in a copy of the world, and the position after it is judged."""

from typing import Any, cast

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.judgement import Judgement, final_shares
from tafelrunde.kernel.network import Reader
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE, AllAtOnce


@mypyc_attr(allow_interpreted_subclasses=True)
class Look:
    """What somebody who looks one move ahead goes by; derive it and implement `value`."""

    def value(self, after: State, seat: int) -> float:
        """How good the position after a move is for the seat."""
        raise NotImplementedError

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        """The value of each of these legal moves, all in the same world with the same luck to come."""
        found: list[float] = []
        for move in moves:
            after = world.copy()
            after.play_listed(seat, move)
            found.append(self.value(after, seat))
        return found

    def best(self, world: State, seat: int, moves: list[int]) -> int:
        """The move of the highest value, the first of equals."""
        if len(moves) == 1:
            return moves[0]
        values = self.values(world, seat, moves)
        best: i64 = 0
        number: i64
        for number in range(1, len(values)):
            if values[number] > values[best]:
                best = number
        return moves[best]


class YardstickLook(Look):
    """By the weights set by hand: own worth, less a part of the best rival's."""

    def value(self, after: State, seat: int) -> float:
        return after.game.evaluate(after, seat)


class WorthLook(Look):
    """By what lies in front of the seat alone."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights

    def value(self, after: State, seat: int) -> float:
        return after.game.worth(after, seat, self.weights)


class ShareLook(Look):
    """By the seat's share of victory, minding what rivals have gained since `before` as far as the judgement does."""

    def __init__(self, judgement: Judgement, before: list[float]) -> None:
        self.judgement = judgement
        self.before = before

    def value(self, after: State, seat: int) -> float:
        game = after.game
        if after.over():
            return final_shares(game.ranking(after))[seat]
        worths = game.worths(after, self.judgement.weights)
        return self.judgement.hopes(worths, self.before, game.left(after))[seat]


class NetworkLook(Look):
    """By the seat's share of victory, as a network sees it.

    Where several choose in secret at the same time, it does not matter who is asked first.
    """

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        return super().values(unchosen(world, seat), seat, moves)

    def value(self, after: State, seat: int) -> float:
        return self.reader.share(after, seat)


class OwnLook(Look):
    """By the seat's own worth, as a network sees it: of rivals only what its own vector tells counts."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def value(self, after: State, seat: int) -> float:
        return self.reader.worth(after, seat)


def unchosen(world: State, seat: int) -> State:
    """The world in which nobody else has made his choice yet, if several choose in secret at the same time.

    Else the world itself: where a table's clock runs, choices are open.
    """
    if not world.together() or TABLE in world.to_act():
        return world
    before = world.copy()
    decision = cast(AllAtOnce[Any], before.decision())
    for other in range(before.seats):
        if other != seat:
            decision.take_back(before, other)
    before.proceed()  # whoever has no choice has chosen
    return before
