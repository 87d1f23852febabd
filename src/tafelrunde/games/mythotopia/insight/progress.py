"""How far the game has gone: how many counters are still to be taken (MY-810, MY-1102)."""

from math import sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import PILE_CARD, PILES, VP_CARDS
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, bit

BITS: Final = 4
"""So many bits hold the number of counters on a card, and the number of cards with so many."""
DIGIT: Final = 15
PLACE_OF_PILE: Final = vec[i64]([BITS * PILE_CARD[pile] for pile in range(PILES)])
FULL_LENGTH: Final = 12.0
"""The number of counters to be taken that is as good as a whole game."""


class Progress:
    """How far a game has gone, counted once for all who ask."""

    def __init__(self, state: MythotopiaState) -> None:
        self.to_take: i64 = to_take(state)
        self.left = part_left(self.to_take)
        self.empty_cards: i64 = state.empty_cards()


def left(state: MythotopiaState) -> float:
    """How much of the game is still to come, by the counters that have to be taken until enough cards are empty."""
    return part_left(to_take(state))


def part_left(counters: i64) -> float:
    """The first counters of a card go quickly, the last ones take their time; hence the root."""
    return min(1.0, sqrt(float(counters) / FULL_LENGTH))


def to_take(state: MythotopiaState) -> i64:
    """How many counters lie on the cards that have fewest: on as many cards as must be empty at the end (MY-1102)."""
    numbers = cards_by_counters(state)
    missing: i64 = state.setting.components.limits.empty_cards
    count: i64 = 0
    counters: i64 = 0
    while missing > 0 and numbers != 0:
        cards: i64 = min(numbers & DIGIT, missing)
        count += cards * counters
        missing -= cards
        numbers >>= BITS
        counters += 1
    return count


def cards_by_counters(state: MythotopiaState) -> i64:
    """How many cards in play hold no counter, one, two and so on: a number of `BITS` for each."""
    on_cards: i64 = 0
    pile: i64
    counters: i64
    for pile, counters in enumerate(state.counters):
        on_cards += counters << PLACE_OF_PILE[pile]
    numbers: i64 = 0
    card: i64
    for card in range(len(VP_CARDS)):
        if state.in_play >> card & 1:
            numbers += bit(BITS * (on_cards >> (BITS * card) & DIGIT))
    return numbers
