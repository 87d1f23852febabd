"""The weights of insight, and what cards and wars are worth to a player, in victory points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components import ids as ids
from tafelrunde.games.mythotopia.components.ids import ALCHEMIST, CARD_CLASSES, IMPROVEMENTS, KINDS
from tafelrunde.games.mythotopia.components.tables import Components
from tafelrunde.games.mythotopia.rules.state import NOBODY, MythotopiaState
from tafelrunde.games.mythotopia.rules.strength import garrison, is_party, strength_of
from tafelrunde.kernel.encoding import WHOLE

# Cards that may lie in the reserve for their effect.
EFFECTS: Final = [
    "cavalry", "farming", "gold_mine", "levies", "limes", "quarry", "queen", "ranger", "reserve_army", "scribe",
    "warehouse",
]  # fmt: skip

# The weights, by name in `insight.toml`.
WEIGHTS: Final = [
    "drawn_card", "stored", "deck", "deck_to_come", "ready_army", "army_in_stock", "army_at_war", "army_at_home",
    "ship_in_stock", "ship_at_sea", "near_the_end", "endable", "lead", "besieged", "threatened", "held", "winning",
    "even", "losing", "exposed", "prey",
    *["reserve_" + name for name in EFFECTS],
    *["deck_" + name for name in CARD_CLASSES],
]  # fmt: skip
DRAWN_CARD: Final = 0
"""A card that the refill will bring."""
STORED: Final = 1
"""A card in the reserve can be laid as well as one in the hand, but fills a place."""
DECK: Final = 2
"""How good the cards of the deck are on average; `DECK_TO_COME` as far as there is much of the game to come."""
DECK_TO_COME: Final = 3
READY_ARMY: Final = 4
"""One of the first armies of the stock: without them nothing can be attacked."""
ARMY_IN_STOCK: Final = 5
ARMY_AT_WAR: Final = 6
ARMY_AT_HOME: Final = 7
SHIP_IN_STOCK: Final = 8
SHIP_AT_SEA: Final = 9
NEAR_THE_END: Final = 10
"""An empty victory-point card, to whoever leads; half of it to the others' harm."""
ENDABLE: Final = 11
LEAD: Final = 12
"""A point ahead of the best rival, or behind him, the more the nearer the end."""
BESIEGED: Final = 13
"""An own province in which a rival is stronger; `THREATENED` if as strong, `HELD` if weaker."""
THREATENED: Final = 14
HELD: Final = 15
WINNING: Final = 16
"""The part of its prize that an attack is worth if it stands well; `EVEN` if nobody leads, `LOSING` if a rival does."""
EVEN: Final = 17
LOSING: Final = 18
EXPOSED: Final = 19
"""An own province without any defence beside a rival's."""
PREY: Final = 20
"""A province with little defence beside an own one."""
IN_RESERVE: Final = 21
"""The effect of a card in the reserve, in the order of `EFFECTS`."""
IN_DECK: Final = IN_RESERVE + 11
"""A card somewhere in the deck, by its class."""

# In the hand or in the reserve, ready to be laid. All of it is worth a little less than a card to be drawn (see
# `insight.py`): who can do nothing with a hand gets rid of it.
IN_HAND: Final = {
    ids.START_ARMY: 0.27,
    ids.START_BUILD: 0.27,
    ids.START_MARKET: 0.26,
    ids.START_SHIP: 0.2,
    ids.ARMY: 0.27,
    ids.BUILD: 0.27,
    ids.GENERAL: 0.27,
    ids.HERO: 0.27,
    ids.MARKET: 0.26,
    ids.MERCHANT: 0.22,
    ids.MILITIA: 0.25,
    ids.PORTAL: 0.26,
    ids.PROVIDENCE: 0.27,
    ids.COUNSELLOR: 0.24,
    ids.WATER_MILL: 0.24,
    ids.SHIP: 0.22,
    ids.RANGER: 0.22,
    ids.RESERVE_ARMY: 0.22,
}
PROVINCE_IN_HAND: Final = [0.23, 0.24, 0.22, 0.25]
"""Food, stone, gold, army."""
OTHER_IN_HAND: Final = 0.15

CLASS_IN_HAND: Final = vec[float](
    PROVINCE_IN_HAND + [IN_HAND.get(kind, OTHER_IN_HAND) for kind in range(ids.START_ARMY, KINDS)]
)
"""By the class of a card."""
NO_EFFECT: Final = -1
EFFECT_OF: Final = vec[i64](
    [NO_EFFECT] * ALCHEMIST + [EFFECTS.index(name) if name in EFFECTS else NO_EFFECT for name in IMPROVEMENTS]
)
"""The place of a kind among `EFFECTS`."""


def hand_worth(components: Components, kind: i64) -> float:
    """A card that can be laid; of a province, by its symbol."""
    return CLASS_IN_HAND[components.card_class[kind]]


def effect_worth(kind: i64, weights: vec[float]) -> float:
    """What a card does in the reserve."""
    effect = EFFECT_OF[kind]
    return weights[IN_RESERVE + effect] if effect != NO_EFFECT else 0.0


def sum_of(cards: list[int], components: Components, weights: vec[float]) -> float:
    """What cards somewhere in the deck are worth together."""
    classes = components.card_class
    worth = 0.0
    kind: i64
    for kind in cards:
        worth += weights[IN_DECK + classes[kind]]
    return worth


def rival_strength(state: MythotopiaState, seat: i64, province: i64) -> i64:
    """The greatest strength against the seat in a province."""
    top: i64 = 0
    if state.controller(province) == NOBODY:
        top = garrison(state, province)
    other: i64
    for other in range(state.seats):
        if other != seat and is_party(state, other, province):
            top = max(top, strength_of(state, other, province))
    return top


def prize(state: MythotopiaState, seat: i64, province: i64) -> float:
    """What conquering a province would bring: the province, and a chance of the counters that are still there."""
    value = WHOLE[state.setting.components.limits.province_vp]
    if state.controller(province) != NOBODY and state.counters[ids.SPOILS] > 0:
        value += 0.4
    if state.dragons >> province & 1 and state.counters[ids.DRAGONS] > 0:
        value += 1.2
    if state.runestones >> province & 1 and state.counters[ids.RUNESTONES] > 0:
        value += 1.2
    return value


def war_worth(state: MythotopiaState, seat: i64, province: i64, weights: vec[float]) -> float:
    """What a war is worth to one of its parties as it stands."""
    margin = strength_of(state, seat, province) - rival_strength(state, seat, province)
    return worth_by_margin(state, seat, province, margin, weights)


def worth_by_margin(state: MythotopiaState, seat: i64, province: i64, margin: i64, weights: vec[float]) -> float:
    """The same for a party that is known to be so much stronger than the strongest other."""
    if state.players[seat].controls(province):
        if margin < 0:
            return -weights[BESIEGED]
        if margin == 0:
            return -weights[THREATENED]
        return weights[HELD] * (-0.75 if state.counters[ids.DEFENDER] == 0 else 1.0)
    value = prize(state, seat, province)
    if margin > 0:
        return value * weights[WINNING] + 0.1 * WHOLE[min(margin, 2)]
    if margin == 0:
        return value * weights[EVEN]
    return value * max(0.0, weights[LOSING] + 0.04 * WHOLE[margin])
