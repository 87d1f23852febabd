"""How far the game has gone: how many counters are still to be taken (MY-810, MY-1102)."""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import PILE_CARD, PILES, VP_CARDS
from tafelrunde.games.mythotopia.rules.state import MythotopiaState

FULL_LENGTH: Final = 12.0
"""The number of counters to be taken that is as good as a whole game."""


def left(state: MythotopiaState) -> float:
    """How much of the game is still to come, by the counters that have to be taken until enough cards are empty.

    The first counters of a card go quickly, the last ones take their time; hence the root.
    """
    return min(1.0, sqrt(float(to_take(state)) / FULL_LENGTH))


def to_take(state: MythotopiaState) -> i64:
    """How many counters lie on the cards that have fewest: on as many cards as must be empty at the end (MY-1102)."""
    on_cards = [0] * len(VP_CARDS)
    pile: i64
    for pile in range(PILES):
        on_cards[PILE_CARD[pile]] += state.counters[pile]
    counts: list[int] = []
    card: i64
    for card in range(len(VP_CARDS)):
        if state.in_play >> card & 1:
            counts.append(on_cards[card])
    counts.sort()
    count: i64 = 0
    number: i64
    for number in range(min(len(counts), state.setting.components.limits.empty_cards)):
        count += counts[number]
    return count
