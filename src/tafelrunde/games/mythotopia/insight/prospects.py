"""How an open chain would best go on: what a bot expects of a verb, a target or a card before the chain is complete."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import MERCHANT, MOST_PROVINCES, ROAD, WATER_MILL
from tafelrunde.games.mythotopia.insight.values import (
    IN_DECK,
    effect_worth,
    hand_worth,
    prize,
    rival_strength,
    war_worth,
)
from tafelrunde.games.mythotopia.rules.armies import ARMIES
from tafelrunde.games.mythotopia.rules.build import BONUS_GOLD
from tafelrunde.games.mythotopia.rules.chain import ActionStep
from tafelrunde.games.mythotopia.rules.deck import STORE_CARD, WAREHOUSE_CARD
from tafelrunde.games.mythotopia.rules.moves import (
    BOUGHT,
    BUILDING,
    CARD,
    DONE,
    EXCHANGE,
    FORCE,
    MOVES,
    NUMBER,
    OWNER,
    PROVINCE,
    RESERVE,
    SOURCE,
    TAKE,
    VIA,
    WAY,
)
from tafelrunde.games.mythotopia.rules.state import NO_CHAIN, MythotopiaState
from tafelrunde.games.mythotopia.rules.strength import strength_of
from tafelrunde.games.mythotopia.rules.verbs import COUNSELLOR_VERB, END_WAR, INVADE, MARAUDERS_VERB
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import SEAT_BITS

LONGEST_CHAIN: Final = 40
ANY_LUCK: Final = Luck.seeded("any")
"""Where cards are shuffled in a chain played on: always the same, for the one that will come is hidden."""
NO_LUCK: Final = Luck.scripted([])
"""Nothing else is drawn before a chain is complete; whoever tried to would be refused."""
SPARE_ARMIES: Final = 1
"""How many more than the enemy has now are sent into a war."""


def completed(state: MythotopiaState, seat: i64, weights: vec[float]) -> MythotopiaState:
    """The position after the seat's open chain, played on as seems best; the position itself if none is open.

    Counsellor is not played on, and nothing is that follows the chain: what is drawn there nobody knows.
    """
    if not can_be_completed(state, seat):
        return state
    after = state.copy_with(NO_LUCK)
    complete(after, seat, weights)
    return after


def can_be_completed(state: MythotopiaState, seat: i64) -> bool:
    """Is a chain of the seat open that a bot plays on?"""
    return state.chain_ply != NO_CHAIN and state.active == seat and state.verb != COUNSELLOR_VERB


def complete(state: MythotopiaState, seat: i64, weights: vec[float]) -> None:
    """Plays the seat's open chain on in place, as seems best, and nothing that follows it."""
    state.cut_below(state.chain_base + 1)
    if state.verb == END_WAR:  # a card of the hand that is lost is replaced (MY-622): by which, nobody knows
        player = state.changing(seat)
        player.draw = sorted(player.draw)
        state.luck = ANY_LUCK.copy()
    steps: i64 = 0
    while state.chain_ply != NO_CHAIN and steps < LONGEST_CHAIN:
        state.play_listed(seat, next_move(state, seat, weights))
        steps += 1


def next_move(state: MythotopiaState, seat: i64, weights: vec[float]) -> int:
    """How the chain goes on. Whether enough is laid is asked first: mostly it is, and no moves need be listed."""
    step = state.decision()
    if isinstance(step, ActionStep) and step.may_be_done(state, seat) and enough(state, seat):
        return DONE
    return likely(state, seat, state.legal(seat), weights)


def likely(state: MythotopiaState, seat: i64, moves: list[int], weights: vec[float]) -> int:
    """The move that a sensible player would choose, at a glance."""
    if moves[0] == DONE and enough(state, seat):
        return DONE
    best = moves[0]
    best_worth = -99.0
    for move in moves:
        if move != DONE:
            worth = glance(state, seat, move, weights)
            if worth > best_worth:
                best = move
                best_worth = worth
    return best if best_worth > 0.0 or moves[0] != DONE else DONE


def enough(state: MythotopiaState, seat: i64) -> bool:
    """Are the armies laid so far enough? Other chains end as soon as they may, the bonus for gold apart."""
    if state.is_open(ARMIES) and not state.players[seat].controls(state.target):
        strength = strength_of(state, seat, state.target) + state.laid
        return strength > rival_strength(state, seat, state.target) + SPARE_ARMIES
    return not state.is_open(BONUS_GOLD)


# How a move is looked at. Of most kinds there is nothing to tell, and among some a glance sees no difference.
NOTHING_TO_TELL: Final = 0
AS_GOOD_AS_ANY: Final = 1
A_PLACE: Final = 2
A_CARD_TO_LAY: Final = 3
A_CARD_BY_ANOTHER: Final = 4
A_CARD_TO_GAIN: Final = 5
A_NUMBER: Final = 6
A_BUILDING: Final = 7


def looks() -> list[int]:
    """For every move how it is looked at."""
    found = [NOTHING_TO_TELL] * MOVES.size
    for how, kinds in [
        (AS_GOOD_AS_ANY, [WAY, EXCHANGE, OWNER, SOURCE]),
        (A_PLACE, [PROVINCE]),
        (A_CARD_TO_LAY, [CARD]),
        (A_CARD_BY_ANOTHER, [VIA]),
        (A_CARD_TO_GAIN, [TAKE]),
        (A_NUMBER, [FORCE, BOUGHT, NUMBER]),
        (A_BUILDING, [BUILDING]),
    ]:
        for kind in kinds:
            for move in range(kind.base, kind.end):
                found[move] = how
    return found


LOOKS: Final = vec[i64](looks())


def glance(state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
    """How good a single choice looks.

    Of several numbers the highest is taken, a road rather than any other building, and a card by an enabling card
    rather than without: the rest of the hand keeps its symbols.
    """
    how = LOOKS[move]
    if how == A_CARD_TO_LAY:
        return card_glance(state, CARD.first(move), CARD.second(move), weights)
    if how == A_PLACE:
        return province_glance(state, seat, PROVINCE.first(move), weights)
    if how == A_CARD_TO_GAIN:
        return weights[IN_DECK + state.setting.components.card_class[TAKE.first(move)]]
    if how == A_NUMBER:
        return float(move) / 10_000.0
    if how == A_CARD_BY_ANOTHER:
        return card_glance(state, VIA.second(move), VIA.third(move), weights) + 0.05
    if how == A_BUILDING:
        return 2.0 if BUILDING.first(move) == ROAD else 1.0
    return 1.0 if how == AS_GOOD_AS_ANY else 0.5


def card_glance(state: MythotopiaState, zone: i64, kind: i64, weights: vec[float]) -> float:
    """To lay: what is worth least where it is. Into the reserve: what works there. For armies: what brings many."""
    worth = hand_worth(state.setting.components, kind)
    step: i64 = state.entry() >> SEAT_BITS
    if step == STORE_CARD.number or step == WAREHOUSE_CARD.number:
        return 1.0 + effect_worth(kind, weights) + 0.5 * worth
    if step == ARMIES.number:
        return 1.0 + (0.3 if kind >= MOST_PROVINCES else 0.0)
    if kind in (MERCHANT, WATER_MILL):
        return 0.6
    return 1.0 - worth - (effect_worth(kind, weights) if zone == RESERVE else 0.0)


def province_glance(state: MythotopiaState, seat: i64, province: i64, weights: vec[float]) -> float:
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
