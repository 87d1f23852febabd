"""What a bot should know of Mythotopia: how good a position is for a seat, in victory points.

Only what the seat may know counts: its own cards, the board, the counters. An open chain of its own is judged by where
it leads.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.insight.forces import own_margins
from tafelrunde.games.mythotopia.insight.frontier import border_worth
from tafelrunde.games.mythotopia.insight.progress import Progress
from tafelrunde.games.mythotopia.insight.prospects import completed
from tafelrunde.games.mythotopia.insight.values import (
    ARMY_AT_HOME,
    ARMY_AT_WAR,
    ARMY_IN_STOCK,
    CLASS_IN_HAND,
    DECK,
    DECK_TO_COME,
    DRAWN_CARD,
    ENDABLE,
    IN_DECK,
    LEAD,
    NEAR_THE_END,
    READY_ARMY,
    SHIP_AT_SEA,
    SHIP_IN_STOCK,
    STORED,
    effect_worth,
    sum_of,
    worth_by_margin,
)
from tafelrunde.games.mythotopia.rules.ending import may_end, projected
from tafelrunde.games.mythotopia.rules.state import ANYONE, NO_CHAIN, MythotopiaState
from tafelrunde.games.mythotopia.rules.war import own_wars
from tafelrunde.kernel.bits import lowest
from tafelrunde.kernel.encoding import WHOLE
from tafelrunde.kernel.judgement import total

WON: Final = 100.0
RIVAL: Final = 0.25
"""What a point of the strongest rival costs, to whoever judges by the weights set by hand."""
LARGE_DECK: Final = 12.0
"""In a smaller deck a card counts no more than in one of this size."""
READY_ARMIES: Final = 4
NO_SCORE: Final = -1000
"""Less than anybody can have."""
MOST_LEAD: Final = 9.0
"""Whoever is further ahead or behind than that minds no more."""

ASPECTS: Final = ["points", "wars", "cards", "pieces", "borders", "end"]
"""The parts of a player's worth, in the order of `aspects`."""


def worths(state: MythotopiaState, weights: vec[float]) -> list[float]:
    """What everything in front of each player is worth, in victory points."""
    return [worth(state, seat, weights) for seat in range(state.seats)]


def worth(state: MythotopiaState, seat: int, weights: vec[float]) -> float:
    """What everything in front of one player is worth."""
    return total(aspects(state, seat, weights))


def aspects(state: MythotopiaState, seat: int, weights: vec[float]) -> list[float]:
    """Points, and what everything else in front of the player will bring."""
    if state.over():
        return [judged(state, seat), 0.0, 0.0, 0.0, 0.0, 0.0]
    return aspects_at_rest(completed(state, seat, weights), seat, weights)


def aspects_at_rest(state: MythotopiaState, seat: int, weights: vec[float]) -> list[float]:
    """The same where no chain of the player is open."""
    progress = Progress(state)
    return [
        float(state.score(seat)),
        war_balance(state, seat, own_margins(state, seat, None), weights),
        card_worth(state, seat, progress, weights),
        piece_worth(state, seat, weights),
        border_worth(state, seat, weights),
        end_worth(state, seat, progress, weights),
    ]


def at_rest(state: MythotopiaState) -> bool:
    """Nobody is in the middle of an action."""
    return state.chain_ply == NO_CHAIN


def evaluate(state: MythotopiaState, seat: i64, weights: vec[float]) -> float:
    """What a seat has in front of it, less a part of what its strongest rival shows."""
    value = worth(state, seat, weights)
    if state.over():
        return value
    shown = state.setting.end_mode != ANYONE
    return value - RIVAL * strongest_rival(completed(state, seat, weights), seat, shown)


def judged(state: MythotopiaState, seat: i64) -> float:
    """A finished game is won or not."""
    lead = float(state.score(seat)) - strongest_rival(state, seat, True)
    return WON + lead if lead >= 0.0 else lead - WON


def strongest_rival(state: MythotopiaState, seat: i64, shown: bool) -> float:
    """The points of the best of the others; where counters are not shown, their provinces alone."""
    best = 0.0
    other: i64
    for other in range(state.seats):
        if other != seat:
            points = float(state.score(other))
            if not shown:
                counters = state.players[other].counters
                points -= float(counters[1] + 2 * counters[2] + 3 * counters[3])
            best = max(best, points)
    return best


def war_balance(state: MythotopiaState, seat: i64, margins: list[int], weights: vec[float]) -> float:
    """All wars of the seat, by its `own_margins`."""
    if not margins:
        return 0.0
    wars = own_wars(state, seat)
    value = 0.0
    margin: i64
    for margin in margins:
        value += worth_by_margin(state, seat, lowest(wars), margin, weights)
        wars &= wars - 1
    return value


def card_worth(state: MythotopiaState, seat: i64, progress: Progress, weights: vec[float]) -> float:
    """Hand and reserve as they are, the refill to come, and what the deck is good for on average."""
    components = state.setting.components
    classes = components.card_class
    player = state.players[seat]
    value = 0.0
    held = 0.0
    stored = 0.0
    kind: i64
    for kind in player.hand:
        value += CLASS_IN_HAND[classes[kind]]
        held += weights[IN_DECK + classes[kind]]
    for kind in player.reserve:
        value += weights[STORED] * CLASS_IN_HAND[classes[kind]] + effect_worth(kind, weights)
        stored += weights[IN_DECK + classes[kind]]
    missing: i64 = components.deal.hand - len(player.hand)
    if missing > 0:
        value += weights[DRAWN_CARD] * WHOLE[missing]
    deck = held + stored
    deck += sum_of(player.draw, components, weights) + sum_of(player.discard, components, weights)
    deck /= max(WHOLE[player.deck()], LARGE_DECK)
    return value + (weights[DECK] + weights[DECK_TO_COME] * progress.left) * deck


def piece_worth(state: MythotopiaState, seat: i64, weights: vec[float]) -> float:
    """Armies and ships."""
    player = state.players[seat]
    ready: i64 = min(player.army_stock, READY_ARMIES)
    value = weights[READY_ARMY] * WHOLE[ready] + weights[ARMY_IN_STOCK] * WHOLE[player.army_stock - ready]
    value += weights[SHIP_IN_STOCK] * WHOLE[player.ship_stock]
    ships: i64
    for ships in player.ships:
        if ships > 0:
            value += weights[SHIP_AT_SEA]
    present: i64 = player.present
    while present != 0:
        land = lowest(present)
        present &= present - 1
        weight = weights[ARMY_AT_HOME] if player.lands >> land & 1 else weights[ARMY_AT_WAR]
        value += weight * WHOLE[player.armies[land]]
    return value


def end_worth(state: MythotopiaState, seat: i64, progress: Progress, weights: vec[float]) -> float:
    """Empty cards are good for whoever leads, and bad for all others."""
    if state.setting.end_mode == ANYONE or progress.empty_cards == 0:
        return 0.0
    scores = projected(state)
    endable = may_end(state, seat, progress.empty_cards, scores)
    return nearness_worth(state, lead_of(scores, seat), endable, progress, weights)


def lead_of(scores: list[int], seat: i64) -> float:
    """By how much the seat is ahead of the best of the others."""
    best: i64 = NO_SCORE
    other: i64
    for other in range(len(scores)):
        score: i64 = scores[other]
        if other != seat and score > best:
            best = score
    own: i64 = scores[seat]
    return WHOLE[own - best]


def nearness_worth(
    state: MythotopiaState, lead: float, endable: bool, progress: Progress, weights: vec[float]
) -> float:
    """What the nearness of the end is worth to somebody with such a lead, who may declare it or not."""
    if state.setting.end_mode == ANYONE or progress.empty_cards == 0:
        return 0.0
    value = weights[LEAD] * (1.0 - progress.left) * max(-MOST_LEAD, min(MOST_LEAD, lead))
    value += weights[NEAR_THE_END] * WHOLE[progress.empty_cards] * (1.0 if lead > 0.0 else -0.5)
    return value + weights[ENDABLE] if endable else value
