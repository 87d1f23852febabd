"""How an open chain would best go on: what a bot expects of a verb, a target or a card before the chain is complete."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.tables import KINDS, MERCHANT, ROAD, WATER_MILL
from tafelrunde.games.mythotopia.insight.values import (
    IN_DECK,
    effect_worth,
    hand_worth,
    prize,
    rival_strength,
    war_worth,
)
from tafelrunde.games.mythotopia.rules.moves import (
    BUILDING,
    CARD,
    COUNSELLOR_VERB,
    DONE,
    END_WAR,
    INVADE,
    MARAUDERS_VERB,
    PROVINCE,
    TAKE,
    VIA,
    ZONE_CARDS,
)
from tafelrunde.games.mythotopia.rules.state import NO_CHAIN, MythotopiaState
from tafelrunde.games.mythotopia.rules.strength import strength_of

LONGEST_CHAIN: Final = 40
SPARE_ARMIES: Final = 1
"""So many more than the enemy has now are sent into a war."""


def completed(state: MythotopiaState, seat: i64, weights: list[float]) -> MythotopiaState:
    """The position after the seat's open chain, played on as seems best; the position itself if none is open.

    Counsellor is not played on, and nothing is that follows the chain: what is drawn there nobody knows.
    """
    if state.chain_ply == NO_CHAIN or state.active != seat or state.verb == COUNSELLOR_VERB:
        return state
    after = state.copy()
    after.agenda = after.agenda[state.chain_base + 1 :]
    steps: i64 = 0
    while after.chain_ply != NO_CHAIN and steps < LONGEST_CHAIN:
        after.play_listed(seat, likely(after, seat, after.legal(seat), weights))
        steps += 1
    return after


def likely(state: MythotopiaState, seat: i64, moves: list[int], weights: list[float]) -> int:
    """The move that a sensible player would choose, at a glance."""
    if moves[0] == DONE and enough(state, seat):
        return DONE
    best = moves[0]
    best_worth = -99.0
    for move in moves:
        if move != DONE:
            worth = glance(state, seat, move, weights)
            if worth > best_worth:
                best, best_worth = move, worth
    return best if best_worth > 0.0 or moves[0] != DONE else DONE


def enough(state: MythotopiaState, seat: i64) -> bool:
    """Are the armies laid so far enough? Other chains end as soon as they may, the bonus for gold apart."""
    question = state.question()
    if question == "armies" and not state.players[seat].controls(state.target):
        strength = strength_of(state, seat, state.target) + state.laid
        return strength > rival_strength(state, seat, state.target) + SPARE_ARMIES
    return question != "bonus_gold"


def glance(state: MythotopiaState, seat: i64, move: i64, weights: list[float]) -> float:
    """How good a single choice looks."""
    if move >= BUILDING:
        return 2.0 if move == BUILDING + ROAD else 1.0
    if move >= TAKE + KINDS:
        return float(move) / 10_000.0
    if move >= TAKE:
        return weights[IN_DECK + state.setting.components.card_class[move - TAKE]]
    if move >= VIA:
        return card_glance(state, (move - VIA) % ZONE_CARDS, weights) + 0.05
    if move >= CARD:
        return card_glance(state, move - CARD, weights)
    if move >= PROVINCE and move < PROVINCE + 40:
        return province_glance(state, seat, move - PROVINCE, weights)
    return 0.5


def card_glance(state: MythotopiaState, card: i64, weights: list[float]) -> float:
    """To lay: what is worth least where it is. Into the reserve: what works there. For armies: what brings many."""
    kind: i64 = card % KINDS
    worth = hand_worth(state.setting.components, kind)
    question = state.question()
    if question == "store_card" or question == "warehouse_card":
        return 1.0 + effect_worth(kind, weights) + 0.5 * worth
    if question == "armies":
        return 1.0 + (0.3 if kind >= 40 else 0.0)
    if kind in (MERCHANT, WATER_MILL):
        return 0.6
    return 1.0 - worth - (effect_worth(kind, weights) if card >= KINDS else 0.0)


def province_glance(state: MythotopiaState, seat: i64, province: i64, weights: list[float]) -> float:
    """Where a war could be won, or is going on."""
    player = state.players[seat]
    if state.verb == INVADE:
        rival = rival_strength(state, seat, province)
        return 10.0 + prize(state, seat, province) - 1.5 * float(max(0, rival - 1))
    if state.verb == END_WAR:
        return 10.0 + war_worth(state, seat, province, weights)
    if state.verb == MARAUDERS_VERB:
        return 1.0 if player.controls(province) else 0.5
    if state.wars() >> province & 1 and (player.controls(province) or player.is_present(province)):
        return 3.0 - war_worth(state, seat, province, weights)
    return 1.0
