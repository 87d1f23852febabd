"""What cards and wars are worth to a player, in victory points."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia import components as figures
from tafelrunde.games.mythotopia.components import ARMY_SYMBOL, GOLD, KINDS, MOST_PROVINCES, STONE, Components
from tafelrunde.games.mythotopia.state import NOBODY, MythotopiaState
from tafelrunde.games.mythotopia.strength import garrison, is_party, strength_of

# The weights, by name in `insight.toml`.
WEIGHTS: Final = [
    "drawn_card", "stored", "deck", "ready_army", "army_in_stock", "army_at_war", "army_at_home", "ship_in_stock",
    "ship_at_sea", "near_the_end", "endable", "besieged", "threatened", "held", "winning", "even", "losing",
]  # fmt: skip
DRAWN_CARD: Final = 0
"""A card that the refill will bring."""
STORED: Final = 1
"""A card in the reserve can be laid as well as one in the hand, but fills a place."""
DECK: Final = 2
READY_ARMY: Final = 3
"""One of the first armies of the stock: without them nothing can be attacked."""
ARMY_IN_STOCK: Final = 4
ARMY_AT_WAR: Final = 5
ARMY_AT_HOME: Final = 6
SHIP_IN_STOCK: Final = 7
SHIP_AT_SEA: Final = 8
NEAR_THE_END: Final = 9
"""An empty victory-point card, to who leads; half of it to the others' harm."""
ENDABLE: Final = 10
BESIEGED: Final = 11
"""An own province in which a rival is stronger; `THREATENED` if as strong, `HELD` if weaker."""
THREATENED: Final = 12
HELD: Final = 13
WINNING: Final = 14
"""The part of its prize that an attack is worth if it stands well; `EVEN` if nobody leads, `LOSING` if a rival does."""
EVEN: Final = 15
LOSING: Final = 16

# In the hand or in the reserve, ready to be laid. All of it is worth a little less than a card to be drawn (see
# `insight.py`): who can do nothing with a hand gets rid of it.
IN_HAND: Final = {
    figures.START_ARMY: 0.27,
    figures.START_BUILD: 0.27,
    figures.START_MARKET: 0.26,
    figures.START_SHIP: 0.2,
    figures.ARMY: 0.27,
    figures.BUILD: 0.27,
    figures.GENERAL: 0.27,
    figures.HERO: 0.27,
    figures.MARKET: 0.26,
    figures.MERCHANT: 0.22,
    figures.MILITIA: 0.25,
    figures.PORTAL: 0.26,
    figures.PROVIDENCE: 0.27,
    figures.COUNSELLOR: 0.24,
    figures.WATER_MILL: 0.24,
    figures.SHIP: 0.22,
    figures.RANGER: 0.22,
    figures.RESERVE_ARMY: 0.22,
}
PROVINCE_IN_HAND: Final = [0.23, 0.24, 0.22, 0.25]
"""Food, stone, gold, army."""
OTHER_IN_HAND: Final = 0.15

# Lying in the reserve for its effect.
IN_RESERVE: Final = {
    figures.CAVALRY: 1.2,
    figures.FARMING: 0.9,
    figures.GOLD_MINE: 0.9,
    figures.LEVIES: 1.0,
    figures.LIMES: 0.5,
    figures.QUARRY: 1.0,
    figures.QUEEN: 1.5,
    figures.RANGER: 0.9,
    figures.SCRIBE: 0.3,
    figures.WAREHOUSE: 0.8,
}

# Somewhere in the deck.
IN_DECK: Final = {
    figures.ARMY: 1.2,
    figures.BUILD: 1.3,
    figures.MARKET: 0.9,
    figures.GENERAL: 1.1,
    figures.HERO: 1.0,
    figures.PROVIDENCE: 1.0,
    figures.QUEEN: 1.1,
    figures.CAVALRY: 1.0,
    figures.QUARRY: 1.0,
    figures.LEVIES: 0.9,
    figures.FARMING: 0.8,
    figures.GOLD_MINE: 0.7,
    figures.WATER_MILL: 0.8,
    figures.PORTAL: 0.8,
    figures.RANGER: 0.9,
    figures.MILITIA: 0.7,
    figures.START_ARMY: 0.9,
    figures.START_BUILD: 0.9,
    figures.START_MARKET: 0.7,
    figures.START_SHIP: 0.2,
}
IMPROVEMENT_IN_DECK: Final = 0.4
PROVINCE_IN_DECK: Final = 0.45


def table(worth: dict[int, float], province: float, other: float) -> list[float]:
    """A worth for every kind of card."""
    return [worth.get(kind, province if kind < MOST_PROVINCES else other) for kind in range(KINDS)]


HAND_WORTH: Final[list[float]] = table(IN_HAND, 0.0, OTHER_IN_HAND)
RESERVE_WORTH: Final[list[float]] = table(IN_RESERVE, 0.0, 0.0)
DECK_WORTH: Final[list[float]] = table(IN_DECK, PROVINCE_IN_DECK, IMPROVEMENT_IN_DECK)


def hand_worth(components: Components, kind: i64) -> float:
    """A card that can be laid; of a province, by its symbol."""
    if kind >= MOST_PROVINCES:
        return HAND_WORTH[kind]
    bits: i64 = components.symbol_bits[kind]
    if bits >> ARMY_SYMBOL & 1:
        return PROVINCE_IN_HAND[3]
    if bits >> GOLD & 1:
        return PROVINCE_IN_HAND[2]
    return PROVINCE_IN_HAND[1] if bits >> STONE & 1 else PROVINCE_IN_HAND[0]


def rival_strength(state: MythotopiaState, seat: i64, province: i64) -> i64:
    """The greatest strength against the seat in a province."""
    top: i64 = garrison(state, province) if state.controller(province) == NOBODY else 0
    other: i64
    for other in range(state.seats):
        if other != seat and is_party(state, other, province):
            top = max(top, strength_of(state, other, province))
    return top


def prize(state: MythotopiaState, seat: i64, province: i64) -> float:
    """What conquering a province would bring: the province, and a chance of the counters that are still there."""
    value = float(state.setting.components.province_vp)
    if state.controller(province) != NOBODY and state.counters[figures.SPOILS] > 0:
        value += 0.4
    if state.dragons >> province & 1 and state.counters[figures.DRAGONS] > 0:
        value += 1.2
    if state.runestones >> province & 1 and state.counters[figures.RUNESTONES] > 0:
        value += 1.2
    return value


def war_worth(state: MythotopiaState, seat: i64, province: i64, weights: list[float]) -> float:
    """What a war is worth to one of its parties as it stands."""
    margin = strength_of(state, seat, province) - rival_strength(state, seat, province)
    if state.players[seat].controls(province):
        if margin < 0:
            return -weights[BESIEGED]
        if margin == 0:
            return -weights[THREATENED]
        return weights[HELD] * (-0.75 if state.counters[figures.DEFENDER] == 0 else 1.0)
    value = prize(state, seat, province)
    if margin > 0:
        return value * weights[WINNING] + 0.1 * float(min(margin, 2))
    if margin == 0:
        return value * weights[EVEN]
    return value * max(0.0, weights[LOSING] + 0.04 * float(margin))
