"""Step c of a productive phase: the advisors pay, rank by rank (KB-340 to KB-367)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.tables import ADVISORS, STABLE
from tafelrunde.games.kingsburg.rules.goods import (
    GOODS_OF_CHOICE,
    SINGLE_GOODS,
    bundle_of,
    bundles_owned,
    gain_goods,
    gain_plus_two,
    gain_soldiers,
    pay_goods,
    peek,
    score,
)
from tafelrunde.games.kingsburg.rules.moves import NO
from tafelrunde.games.kingsburg.rules.state import NEUTRAL, NOBODY, KingsburgState
from tafelrunde.kernel.steps import Decision, Step


class Audience(Step[KingsburgState]):
    """The advisors pay whoever influenced them, in ascending rank (KB-340); neutral dice get nothing (KB-808).

    `state.paying` counts how many spaces of the pay order are done.
    """

    def run(self, state: KingsburgState, seat: int) -> None:
        pay_order = state.setting.pay_order
        while state.paying < len(pay_order):
            space: i64 = pay_order[state.paying]
            state.paying += 1
            first: i64 = state.court[space]
            if first == NOBODY:
                continue
            if state.court_second[space] != NOBODY:
                state.then(self)
                call_both(state, space)
                return
            if first != NEUTRAL:
                choice = pay(state, first, space)
                if choice is not None:
                    state.then(self)
                    state.then(choice, first)
                    return
        state.paying = 0
        take_dice_back(state)


def call_both(state: KingsburgState, space: i64) -> None:
    """Two groups are paid in turn order, two of one player twice in a row (KB-364, KB-420)."""
    for seat in reversed(state.order):
        if state.court_second[space] == seat:
            state.then(PAYMENT, seat)
        if state.court[space] == seat:
            state.then(PAYMENT, seat)


class Payment(Step[KingsburgState]):
    """An advisor with two groups pays one of them in full (KB-364)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        choice = pay(state, seat, paying_space(state))
        if choice is not None:
            state.then(choice, seat)


def pay(state: KingsburgState, seat: i64, space: i64) -> Decision[KingsburgState] | None:
    """One advisor pays one group: what comes by itself; returns what is left to choose (KB-341 to KB-361)."""
    components = state.setting.components
    why = ADVISORS[space]
    if components.transmutes[space]:
        return ALCHEMIST
    if components.price_vp[space]:
        return SMUGGLER
    gain_goods(state, seat, components.gain[space], why)
    gain_plus_two(state, seat, components.gain_plus_two[space], why)
    score(state, seat, components.gain_vp[space], why)
    soldiers = components.gain_soldiers[space]
    if soldiers:
        stable = components.stable_soldiers if state.players[seat].has(STABLE) else 0
        gain_soldiers(state, seat, soldiers + stable, why)
    if components.peeks[space]:
        peek(state, seat)
    if components.gain_any[space] or components.gain_either[space]:
        return ADVISOR_GOODS
    return None


def paying_space(state: KingsburgState) -> i64:
    """The space that pays now."""
    return state.setting.pay_order[state.paying - 1]


def take_dice_back(state: KingsburgState) -> None:
    """Player dice return to their owners, bonus dice to the supply; neutral dice stay (KB-308, KB-367)."""
    for player in state.players:
        for at in player.placed:
            if at > 0:
                state.court[at] = NOBODY
            elif at < 0:
                state.court_second[-at] = NOBODY
        player.dice.clear()
        player.placed.clear()
        player.bonus_dice = 0


class AdvisorGoods(Decision[KingsburgState]):
    """Exactly one of the alternatives, or goods of choice in any mix (KB-359, KB-360)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        components = state.setting.components
        space = paying_space(state)
        if components.gain_either[space]:
            return [SINGLE_GOODS[kind] for kind in components.gain_either[space]]
        return GOODS_OF_CHOICE[components.gain_any[space]]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        gain_goods(state, seat, bundle_of(move), ADVISORS[paying_space(state)])


class Alchemist(Decision[KingsburgState]):
    """May pay one good for one of each of the two other kinds (KB-346, KB-362)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        if player.goods_count() == 0:
            return []
        return [NO, *bundles_owned(player, 1)]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        paid = bundle_of(move)
        pay_goods(state, seat, paid, "alchemist")
        gain_goods(state, seat, [1 - paid[0], 1 - paid[1], 1 - paid[2]], "alchemist")


class Smuggler(Decision[KingsburgState]):
    """May pay points, also below zero, for goods of choice (KB-354, KB-363)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return [NO, *GOODS_OF_CHOICE[state.setting.components.gain_any[paying_space(state)]]]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        score(state, seat, -state.setting.components.price_vp[paying_space(state)], "smuggler")
        gain_goods(state, seat, bundle_of(move), "smuggler")


AUDIENCE: Final[Audience] = Audience("audience")
PAYMENT: Final[Payment] = Payment("payment")
ADVISOR_GOODS: Final[AdvisorGoods] = AdvisorGoods("advisor_goods")
ALCHEMIST: Final[Alchemist] = Alchemist("alchemist")
SMUGGLER: Final[Smuggler] = Smuggler("smuggler")
STEPS: Final[list[Step[KingsburgState]]] = [AUDIENCE, PAYMENT, ADVISOR_GOODS, ALCHEMIST, SMUGGLER]
