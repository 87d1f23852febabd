"""What a bot should know of Mythotopia: how good a position is for a seat, in victory points.

Only what the seat may know counts: its own cards, the board, the counters. An open chain of its own is judged by where
it leads.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components import MOST_PROVINCES
from tafelrunde.games.mythotopia.ending import can_end, projected
from tafelrunde.games.mythotopia.prospects import completed
from tafelrunde.games.mythotopia.state import ANYONE, NO_CHAIN, MythotopiaState
from tafelrunde.games.mythotopia.values import (
    ARMY_AT_HOME,
    ARMY_AT_WAR,
    ARMY_IN_STOCK,
    DECK,
    DECK_WORTH,
    DRAWN_CARD,
    ENDABLE,
    NEAR_THE_END,
    READY_ARMY,
    RESERVE_WORTH,
    SHIP_AT_SEA,
    SHIP_IN_STOCK,
    STORED,
    hand_worth,
    war_worth,
)
from tafelrunde.kernel.judgement import total

WON: Final = 100.0
RIVAL: Final = 0.25
"""What a point of the strongest rival costs, to who judges by the figures set by hand."""
LARGE_DECK: Final = 12.0
READY_ARMIES: Final = 4

ASPECTS: Final = ["points", "wars", "cards", "pieces", "end"]
"""The parts of a player's worth, in the order of `aspects`."""


def worths(state: MythotopiaState, weights: list[float]) -> list[float]:
    """What everything in front of each player is worth, in victory points."""
    return [worth(state, seat, weights) for seat in range(state.seats)]


def worth(state: MythotopiaState, seat: int, weights: list[float]) -> float:
    """What everything in front of one player is worth."""
    return total(aspects(state, seat, weights))


def aspects(state: MythotopiaState, seat: int, weights: list[float]) -> list[float]:
    """Points, and what everything else in front of the player will bring."""
    if state.over():
        return [judged(state, seat)]
    after = completed(state, seat)
    return [
        float(after.score(seat)),
        war_balance(after, seat, weights),
        card_worth(after, seat, weights),
        piece_worth(after, seat, weights),
        end_worth(after, seat, weights),
    ]


def at_rest(state: MythotopiaState) -> bool:
    """Nobody is in the middle of an action."""
    return state.chain_ply == NO_CHAIN


def evaluate(state: MythotopiaState, seat: i64, weights: list[float]) -> float:
    """What a seat has in front of it, less a part of what its strongest rival shows."""
    value = worth(state, seat, weights)
    if state.over():
        return value
    shown = state.setting.end_mode != ANYONE
    return value - RIVAL * strongest_rival(completed(state, seat), seat, shown)


def left(state: MythotopiaState) -> float:
    """How much of the game is still to come, by the victory-point cards that are not yet empty."""
    return max(0.0, 1.0 - float(state.empty_cards()) / float(state.setting.components.empty_cards))


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


def war_balance(state: MythotopiaState, seat: i64, weights: list[float]) -> float:
    """All wars of the seat."""
    player = state.players[seat]
    wars = state.wars() & (player.lands | player.present)
    value = 0.0
    province: i64
    for province in range(MOST_PROVINCES):
        if wars >> province & 1:
            value += war_worth(state, seat, province, weights)
    return value


def card_worth(state: MythotopiaState, seat: i64, weights: list[float]) -> float:
    """Hand and reserve as they are, the refill to come, and what the deck is good for on average."""
    components = state.setting.components
    player = state.players[seat]
    value = 0.0
    deck = 0.0
    for kind in player.hand:
        value += hand_worth(components, kind)
        deck += DECK_WORTH[kind]
    for kind in player.reserve:
        value += weights[STORED] * hand_worth(components, kind) + RESERVE_WORTH[kind]
        deck += DECK_WORTH[kind]
    for kind in player.draw:
        deck += DECK_WORTH[kind]
    for kind in player.discard:
        deck += DECK_WORTH[kind]
    missing = components.hand_size - len(player.hand)
    if missing > 0:
        value += weights[DRAWN_CARD] * float(missing)
    return value + weights[DECK] * deck / max(float(player.deck()), LARGE_DECK)


def piece_worth(state: MythotopiaState, seat: i64, weights: list[float]) -> float:
    """Armies and ships, places of the reserve."""
    player = state.players[seat]
    ready: i64 = min(player.army_stock, READY_ARMIES)
    value = weights[READY_ARMY] * float(ready) + weights[ARMY_IN_STOCK] * float(player.army_stock - ready)
    value += weights[SHIP_IN_STOCK] * float(player.ship_stock)
    for ships in player.ships:
        if ships > 0:
            value += weights[SHIP_AT_SEA]
    for land in range(len(player.armies)):
        if player.armies[land] > 0:
            value += (weights[ARMY_AT_HOME] if player.controls(land) else weights[ARMY_AT_WAR]) * float(
                player.armies[land]
            )
    return value


def end_worth(state: MythotopiaState, seat: i64, weights: list[float]) -> float:
    """Empty cards are good for whoever leads, and bad for all others."""
    if state.setting.end_mode == ANYONE or state.empty_cards() == 0:
        return 0.0
    scores = projected(state)
    lead = float(scores[seat] - max([scores[other] for other in range(state.seats) if other != seat]))
    value = weights[NEAR_THE_END] * float(state.empty_cards()) * (1.0 if lead > 0.0 else -0.5)
    if can_end(state, seat):
        value += weights[ENDABLE]
    return value
