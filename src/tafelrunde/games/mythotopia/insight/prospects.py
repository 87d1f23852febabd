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

LONGEST_CHAIN: Final = 40
ANY_LUCK: Final = Luck.seeded("any")
"""Where cards are shuffled in a chain played on: always the same, for the one that will come is hidden."""
SPARE_ARMIES: Final = 1
"""How many more than the enemy has now are sent into a war."""


def completed(state: MythotopiaState, seat: i64, weights: vec[float]) -> MythotopiaState:
    """The position after the seat's open chain, played on as seems best; the position itself if none is open.

    Counsellor is not played on, and nothing is that follows the chain: what is drawn there nobody knows.
    """
    if not can_be_completed(state, seat):
        return state
    after = state.copy()
    complete(after, seat, weights)
    return after


def can_be_completed(state: MythotopiaState, seat: i64) -> bool:
    """Is a chain of the seat open that a bot plays on?"""
    return state.chain_ply != NO_CHAIN and state.active == seat and state.verb != COUNSELLOR_VERB


def complete(state: MythotopiaState, seat: i64, weights: vec[float]) -> None:
    """Plays the seat's open chain on in place, as seems best, and nothing that follows it."""
    state.agenda = state.agenda[state.chain_base + 1 :]
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


def glance(state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
    """How good a single choice looks."""
    return GLANCES[move].at(state, seat, move, weights)


class Glance:
    """How good a move of one kind looks; of most there is nothing to tell."""

    def at(self, state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
        return 0.5


class CardGlance(Glance):
    """A card to lay."""

    def at(self, state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
        return card_glance(state, CARD.first(move), CARD.second(move), weights)


class ViaGlance(Glance):
    """A card by an enabling card: the rest of the hand keeps its symbols."""

    def at(self, state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
        return card_glance(state, VIA.second(move), VIA.third(move), weights) + 0.05


class TakeGlance(Glance):
    """A card to gain."""

    def at(self, state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
        return weights[IN_DECK + state.setting.components.card_class[TAKE.first(move)]]


class ProvinceGlance(Glance):
    """A place for armies or buildings."""

    def at(self, state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
        return province_glance(state, seat, PROVINCE.first(move), weights)


class BuildingGlance(Glance):
    """A road rather than anything else."""

    def at(self, state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
        return 2.0 if BUILDING.first(move) == ROAD else 1.0


class MoreIsBetter(Glance):
    """Of several numbers the highest."""

    def at(self, state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
        return float(move) / 10_000.0


class AsGoodAsAny(Glance):
    """Choices among which a glance sees no difference: the first is taken."""

    def at(self, state: MythotopiaState, seat: i64, move: i64, weights: vec[float]) -> float:
        return 1.0


def glances() -> list[Glance]:
    """For every move the way to look at it."""
    found: list[Glance] = [Glance()] * MOVES.size
    for kind, glance_at in [
        (PROVINCE, ProvinceGlance()),
        (CARD, CardGlance()),
        (VIA, ViaGlance()),
        (TAKE, TakeGlance()),
        (FORCE, MoreIsBetter()),
        (BOUGHT, MoreIsBetter()),
        (NUMBER, MoreIsBetter()),
        (BUILDING, BuildingGlance()),
        (WAY, AsGoodAsAny()),
        (EXCHANGE, AsGoodAsAny()),
        (OWNER, AsGoodAsAny()),
        (SOURCE, AsGoodAsAny()),
    ]:
        for move in range(kind.base, kind.end):
            found[move] = glance_at
    return found


GLANCES: Final[list[Glance]] = glances()


def card_glance(state: MythotopiaState, zone: i64, kind: i64, weights: vec[float]) -> float:
    """To lay: what is worth least where it is. Into the reserve: what works there. For armies: what brings many."""
    worth = hand_worth(state.setting.components, kind)
    if state.is_open(STORE_CARD) or state.is_open(WAREHOUSE_CARD):
        return 1.0 + effect_worth(kind, weights) + 0.5 * worth
    if state.is_open(ARMIES):
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
