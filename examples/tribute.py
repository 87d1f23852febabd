"""Tribute: a complete small game in one file, as the thing to copy.

Everybody holds the cards 1 to 6. Each round a gift worth 1 to 6 points is turned up; all lay a card face down at the
same time. The highest card that nobody else has laid takes the gift. After six rounds the most points win.

Play it from this folder: `tafelrunde play tribute:TRIBUTE --players 3 --bots king`.
"""

from pathlib import Path
from typing import Any

from librt.vecs import vec

from tafelrunde.kernel.encoding import Encoding, Slots
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable, Range
from tafelrunde.kernel.options import Number
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import AllAtOnce, Course, Step
from tafelrunde.kernel.view import common_view

CARDS = 6
NONE = 0

MOVES = MoveTable("tribute")
LAY = MOVES.kind("lay", Range("card", CARDS + 1), spell="lay {card}", path=["card:{card}"], say="tribute-do-lay")


class TributeState(State):
    """The position: hands, the cards laid so far this round, the gifts to come, points."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.hands = [list(range(1, CARDS + 1)) for _ in range(self.seats)]
        self.laid = [NONE] * self.seats
        self.gifts: list[int] = []
        self.points = [0] * self.seats

    def fields(self) -> list[str]:
        return ["hands", "laid", "gifts", "points"]


class Deal(Step[TributeState]):
    """The gifts are shuffled; the last of the list is turned up first."""

    def run(self, state: TributeState, seat: int) -> None:
        state.gifts = list(range(1, CARDS + 1))
        state.luck.shuffle(state.gifts)
        state.then(LAY_CARDS)


class LayCards(AllAtOnce[TributeState]):
    """All lay a card at once; who has laid waits for the others."""

    def owing(self, state: TributeState) -> list[int]:
        return [seat for seat in range(state.seats) if state.laid[seat] == NONE]

    def moves(self, state: TributeState, seat: int) -> list[int]:
        return [LAY.of(card) for card in state.hands[seat]]

    def play(self, state: TributeState, seat: int, move: int) -> None:
        state.laid[seat] = LAY.first(move)

    def finish(self, state: TributeState) -> None:
        state.then(AWARD)


class Award(Step[TributeState]):
    """The cards are shown; the highest that stands alone takes the gift, then the next is turned up."""

    def run(self, state: TributeState, seat: int) -> None:
        gift = state.gifts.pop()
        alone = [card for card in state.laid if state.laid.count(card) == 1]
        winner = state.laid.index(max(alone)) if alone else -1
        if winner >= 0:
            state.points[winner] += gift
        state.tell("tribute-shown", {"seat": winner, "gift": gift, "cards": list(state.laid)}, reveals=True)
        for each in range(state.seats):
            state.hands[each].remove(state.laid[each])
        state.laid = [NONE] * state.seats
        if state.gifts:
            state.then(LAY_CARDS)


DEAL = Deal("deal")
LAY_CARDS = LayCards("lay_cards")
AWARD = Award("award")
COURSE = Course(DEAL, [LAY_CARDS, AWARD, DEAL])


SLOTS = Slots()
GIFT, HAND, LAID = (SLOTS.each(name, list("123456")) for name in ("gift", "hand", "laid"))
AHEAD = SLOTS.one("points_ahead_of_the_best_rival")


class TributeEncoding(Encoding[TributeState]):
    """What a seat knows as a vector, so that `tafelrunde learn` can teach a network to judge it."""

    def write(self, state: TributeState, seat: int, into: vec[float], at: int) -> None:
        for first, cards in ((GIFT, state.gifts[-1:]), (HAND, state.hands[seat]), (LAID, [state.laid[seat]])):
            for card in cards:
                if card != NONE:
                    into[at + first + card - 1] = 1.0
        rivals = state.points[:seat] + state.points[seat + 1 :]
        into[at + AHEAD] = (state.points[seat] - max(rivals)) / 8


class Tribute(Game[TributeState]):
    """For two to five players."""

    def __init__(self) -> None:
        super().__init__("tribute", 1, MOVES, [Number("players", 3, 2, 5)], COURSE, Path(__file__).parent)
        self.encoding = TributeEncoding(1, SLOTS)

    def empty(self, options: dict[str, Any], luck: Luck) -> TributeState:
        return TributeState(self, options, luck)

    def view(self, state: TributeState, seat: int | None) -> dict[str, Any]:
        """Hands are known to all, since all cards laid are; what others have laid this round is not."""
        laid = [card if number == seat else int(card != NONE) for number, card in enumerate(state.laid)]
        gift = state.gifts[-1] if state.gifts else 0
        own = {"gift": gift, "points": list(state.points), "hands": [list(hand) for hand in state.hands], "laid": laid}
        return {**common_view(state, seat), **own}

    def redeal(self, state: TributeState, seat: int, rng: Luck) -> None:
        """The gifts below the first may lie in any order, and others may have laid any of their cards."""
        coming = sorted(state.gifts[:-1])
        rng.shuffle(coming)
        state.gifts[:-1] = coming
        for other in range(state.seats):
            if other != seat and state.laid[other] != NONE:
                state.laid[other] = rng.pick(state.hands[other])
        state.luck = rng.spawn()

    def scores(self, state: TributeState) -> list[int]:
        return list(state.points)

    def ranking(self, state: TributeState) -> list[int]:
        return [1 + sum(other > own for other in state.points) for own in state.points]


TRIBUTE = Tribute()
