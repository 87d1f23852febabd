"""A look one move ahead: every move is played in a copy of the world, and the position after it is judged."""

from math import exp
from typing import Any, Final, cast

from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.judgement import Judgement, final_shares
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.network import Reader, odds
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE, AllAtOnce

DRAWN: Final = 4
"""So many secret choices of others are drawn to judge an own one by."""
TEMPERATURE: Final = 0.15
"""The difference in worth that makes a secret choice of another e times as likely."""
FINE: Final = 1 << 30
"""Chance is drawn in steps as small as this part of the whole."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Look:
    """What somebody who looks one move ahead goes by; derive it and implement `value`."""

    def value(self, after: State, seat: int) -> float:
        """How good the position after a move is for the seat."""
        raise NotImplementedError

    def likelihood(self, value: float) -> float:
        """A value on a scale on which victory is e times as likely one step further up."""
        return odds(value)

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

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        return world.game.worths_after(world, seat, moves, self.weights)


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

    Where several choose in secret at the same time, nobody knows more for being asked later: what others have chosen is
    unmade, and each move is judged by what comes of it with the same few `drawn` choices of theirs, once all is
    revealed. With none drawn it is judged as it lies there, before the others choose.
    """

    def __init__(self, reader: Reader, drawn: int = DRAWN) -> None:
        self.reader = reader
        self.drawn = drawn
        self._known = ""
        self._others: list[list[tuple[int, int]]] = []

    def value(self, after: State, seat: int) -> float:
        return self.reader.share(after, seat)

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        if not in_secret(world):
            return super().values(world, seat, moves)
        before = unchosen(world, seat)
        if self.drawn == 0:
            return super().values(before, seat, moves)
        worlds = self._drawn_worlds(before, seat)
        found: list[float] = []
        for move in moves:
            chosen = before.copy()
            chosen.play_listed(seat, move)
            own = [move, *self._choose_on(chosen, seat, before.entry(), None)]
            total = 0.0
            number: i64
            for number in range(len(worlds)):
                total += self._revealed(worlds[number].copy(), seat, own, self._others[number])
            found.append(total / float(len(worlds)))
        return found

    def _drawn_worlds(self, before: State, seat: int) -> list[State]:
        """Worlds that agree with what the seat knows, and in `_others` what the others choose in each.

        They depend on what the seat knew before it chose anything itself: so it does not matter who was asked before,
        and they are the same in all steps of a choice.
        """
        known = str(self.reader.encoding.filled(unchosen(before, TABLE), seat))
        worlds: list[State] = []
        for number in range(self.drawn):
            drawn = before.copy()
            drawn.redeal(seat, Luck.seeded(f"{number}{known}"))
            worlds.append(drawn)
        if known != self._known or not self._still_possible(worlds):
            self._known = known
            self._others = [self._others_choices(each, seat) for each in worlds]
        return worlds

    def _still_possible(self, worlds: list[State]) -> bool:
        """Can the others choose what was drawn for them before?"""
        number: i64
        for number in range(len(worlds)):
            world = worlds[number].copy()
            for other, move in self._others[number]:
                if move not in world.legal(other):
                    return False
                world.play_listed(other, move)
        return True

    def _others_choices(self, world: State, seat: int) -> list[tuple[int, int]]:
        """What the others may choose, each without knowing of anybody else: seats and moves."""
        chance = world.luck.copy()
        drawn: list[tuple[int, int]] = []
        for other in world.to_act():
            if other != seat:
                for move in self._choose_on(world.copy(), other, world.entry(), chance):
                    drawn.append((other, move))
        return drawn

    def _revealed(self, world: State, seat: int, own: list[int], others: list[tuple[int, int]]) -> float:
        """The seat's share of victory when it and the others have chosen so."""
        for move in own:
            world.play_listed(seat, move)
        for other, move in others:
            world.play_listed(other, move)
        return self.value(world, seat)

    def _choose_on(self, world: State, seat: int, entry: int, chance: Luck | None) -> list[int]:
        """Makes the rest of a seat's secret choice, in as many steps as it takes; returns them.

        By chance, the better the likelier; without it the best.
        """
        made: list[int] = []
        while not world.over() and world.entry() == entry and seat in world.to_act():
            moves = world.game.choices(world, seat, world.legal(seat))
            move = self._by_worth(world, seat, moves, chance)
            world.play_listed(seat, move)
            made.append(move)
        return made

    def _by_worth(self, world: State, seat: int, moves: list[int], chance: Luck | None) -> int:
        """The move after which the seat's worth is highest, or one drawn by it."""
        worths: list[float] = []
        for move in moves:
            after = world.copy()
            after.play_listed(seat, move)
            worths.append(self.reader.worth(after, seat))
        best = max(worths)
        if chance is None:
            return moves[worths.index(best)]
        parts = [exp((worth - best) / TEMPERATURE) for worth in worths]
        mark = sum(parts) * float(chance.below(FINE)) / float(FINE)
        number: i64
        for number in range(len(parts)):
            mark -= parts[number]
            if mark < 0.0:
                return moves[number]
        return moves[worths.index(best)]


def in_secret(world: State) -> bool:
    """Do several choose in secret at the same time? Where a table's clock runs, choices are open."""
    return world.together() and TABLE not in world.to_act()


class OwnLook(Look):
    """By the seat's own worth, as a network sees it: of rivals only what its own vector tells counts."""

    def __init__(self, reader: Reader) -> None:
        self.reader = reader

    def values(self, world: State, seat: int, moves: list[int]) -> list[float]:
        return super().values(unchosen(world, seat) if in_secret(world) else world, seat, moves)

    def value(self, after: State, seat: int) -> float:
        return self.reader.worth(after, seat)

    def likelihood(self, value: float) -> float:
        return value


def unchosen(world: State, seat: int) -> State:
    """A world like this one in which nobody else has made his secret choice yet (for `TABLE`: nobody at all)."""
    before = world.copy()
    decision = cast(AllAtOnce[Any], before.decision())
    for other in range(before.seats):
        if other != seat:
            decision.take_back(before, other)
    before.proceed()  # whoever has no choice has chosen
    return before
