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
from tafelrunde.games.mythotopia.values import DECK_WORTH, RESERVE_WORTH, hand_worth, war_worth
from tafelrunde.kernel.judgement import total

WON: Final = 100.0
RIVAL: Final = 0.25
"""What a point of the strongest rival costs."""
DRAWN_CARD: Final = 0.28
"""What a card is worth that the refill will bring."""
STORED: Final = 0.8
"""A card in the reserve can be laid as well as one in the hand, but fills a place."""
DECK: Final = 6.0
LARGE_DECK: Final = 12.0
READY_ARMY: Final = 0.4
"""One of the first armies of the stock: without them nothing can be attacked."""
READY_ARMIES: Final = 4
ARMY_IN_STOCK: Final = 0.15
ARMY_AT_WAR: Final = 0.12
SHIP_IN_STOCK: Final = 0.05
SHIP_AT_SEA: Final = 0.15
ARMY_AT_HOME: Final = 0.05
NEAR_THE_END: Final = 0.3
ENDABLE: Final = 4.0


WEIGHTS: Final = ["wars", "cards", "pieces", "end"]
"""How much the parts of a worth count beside points, by name in `insight.toml`."""
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
        weights[0] * war_balance(after, seat),
        weights[1] * card_worth(after, seat),
        weights[2] * piece_worth(after, seat),
        weights[3] * end_worth(after, seat),
    ]


def at_rest(state: MythotopiaState) -> bool:
    """Nobody is in the middle of an action."""
    return state.chain_ply == NO_CHAIN


def evaluate(state: MythotopiaState, seat: i64) -> float:
    """Points, wars as they stand, cards, pieces, and how near a won end is."""
    if state.over():
        return judged(state, seat)
    after = completed(state, seat)
    value = float(after.score(seat)) + war_balance(after, seat) + card_worth(after, seat) + piece_worth(after, seat)
    shown = state.setting.end_mode != ANYONE
    return value - RIVAL * strongest_rival(after, seat, shown) + end_worth(after, seat)


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


def war_balance(state: MythotopiaState, seat: i64) -> float:
    """All wars of the seat."""
    player = state.players[seat]
    wars = state.wars() & (player.lands | player.present)
    value = 0.0
    province: i64
    for province in range(MOST_PROVINCES):
        if wars >> province & 1:
            value += war_worth(state, seat, province)
    return value


def card_worth(state: MythotopiaState, seat: i64) -> float:
    """Hand and reserve as they are, the refill to come, and what the deck is good for on average."""
    components = state.setting.components
    player = state.players[seat]
    value = 0.0
    deck = 0.0
    for kind in player.hand:
        value += hand_worth(components, kind)
        deck += DECK_WORTH[kind]
    for kind in player.reserve:
        value += STORED * hand_worth(components, kind) + RESERVE_WORTH[kind]
        deck += DECK_WORTH[kind]
    for kind in player.draw:
        deck += DECK_WORTH[kind]
    for kind in player.discard:
        deck += DECK_WORTH[kind]
    missing = components.hand_size - len(player.hand)
    if missing > 0:
        value += DRAWN_CARD * float(missing)
    return value + DECK * deck / max(float(player.deck()), LARGE_DECK)


def piece_worth(state: MythotopiaState, seat: i64) -> float:
    """Armies and ships, places of the reserve."""
    player = state.players[seat]
    ready: i64 = min(player.army_stock, READY_ARMIES)
    value = READY_ARMY * float(ready) + ARMY_IN_STOCK * float(player.army_stock - ready)
    value += SHIP_IN_STOCK * float(player.ship_stock)
    for ships in player.ships:
        if ships > 0:
            value += SHIP_AT_SEA
    for land in range(len(player.armies)):
        if player.armies[land] > 0:
            value += (ARMY_AT_HOME if player.controls(land) else ARMY_AT_WAR) * float(player.armies[land])
    return value


def end_worth(state: MythotopiaState, seat: i64) -> float:
    """Empty cards are good for whoever leads, and bad for all others."""
    if state.setting.end_mode == ANYONE or state.empty_cards() == 0:
        return 0.0
    scores = projected(state)
    lead = float(scores[seat] - max([scores[other] for other in range(state.seats) if other != seat]))
    value = NEAR_THE_END * float(state.empty_cards()) * (1.0 if lead > 0.0 else -0.5)
    if can_end(state, seat):
        value += ENDABLE
    return value
