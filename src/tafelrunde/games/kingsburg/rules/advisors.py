"""Step c of a productive phase: the advisors pay, rank by rank."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.advisors import Advisor
from tafelrunde.games.kingsburg.components.ids import ADVISORS, STABLE
from tafelrunde.games.kingsburg.rules.gains import STABLE_GAIN, gain_from
from tafelrunde.games.kingsburg.rules.goods import (
    gain_goods,
    gain_plus_two,
    gain_soldiers,
    named,
    pay_goods,
    peek,
    score,
)
from tafelrunde.games.kingsburg.rules.moves import GOODS_OF_CHOICE, NO, SINGLE_GOODS, bundle_of
from tafelrunde.games.kingsburg.rules.state import (
    BY_ENVOY,
    NEUTRAL,
    NOBODY,
    PLACE_BITS,
    SPACE_MASK,
    KingsburgState,
)
from tafelrunde.kernel.say import Say
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
            first: i64 = state.first_at(space)
            if first == NOBODY:
                continue
            if state.second_at(space) != NOBODY:
                state.then(self)
                call_both(state, space)
                return
            if first != NEUTRAL:
                choice = pay(state, first, space)
                if choice is not None or asks_for_stable(state, first, space):
                    state.then(self)
                    ask_for(state, first, space, choice)
                    return
        state.paying = 0
        take_dice_back(state)


def call_both(state: KingsburgState, space: i64) -> None:
    """Two groups are paid in turn order, two of one player twice in a row (KB-364, KB-420)."""
    for seat in reversed(state.order):
        if state.second_at(space) == seat:
            state.then(PAYMENT, seat)
        if state.first_at(space) == seat:
            state.then(PAYMENT, seat)


class Payment(Step[KingsburgState]):
    """An advisor with two groups pays one of them in full (KB-364)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        space = state.paying_space()
        ask_for(state, seat, space, pay(state, seat, space))


def pay(state: KingsburgState, seat: i64, space: i64) -> Decision[KingsburgState] | None:
    """One advisor pays one group: what comes by itself; returns what is left to choose (KB-361, KB-365)."""
    components = state.setting.components
    advisor = components.spaces[space]
    why = ADVISORS[space]
    if advisor.transmutes:
        return ALCHEMIST
    if advisor.price_vp:
        return SMUGGLER
    gain_goods(state, seat, advisor.goods, why)
    gain_plus_two(state, seat, advisor.plus_two, why)
    score(state, seat, advisor.vp, why)
    if advisor.soldiers:
        by_itself = state.players[seat].has(STABLE) and not state.setting.may_decline_gains
        stable = components.stable.gives_soldiers if by_itself else 0
        gain_soldiers(state, seat, advisor.soldiers + stable, why)
    if advisor.peek:
        peek(state, seat)
    if advisor.any or advisor.either:
        return ADVISOR_GOODS
    return None


def asks_for_stable(state: KingsburgState, seat: i64, space: i64) -> bool:
    """May the Stable's soldier of this advisor be declined (KB-1213)?"""
    if not state.setting.may_decline_gains:
        return False
    return state.players[seat].has(STABLE) and state.setting.components.spaces[space].soldiers > 0


def ask_for(state: KingsburgState, seat: i64, space: i64, choice: Decision[KingsburgState] | None) -> None:
    """What is left to choose comes next, the Stable's soldier first."""
    if choice is not None:
        state.then(choice, seat)
    if asks_for_stable(state, seat, space):
        gain_from(state, seat, STABLE_GAIN)


def paying_advisor(state: KingsburgState) -> Advisor:
    """What the advisor gives who pays now."""
    return state.setting.components.spaces[state.paying_space()]


def paying_name(state: KingsburgState) -> str:
    """The advisor who pays now."""
    return ADVISORS[state.paying_space()]


def take_dice_back(state: KingsburgState) -> None:
    """Player dice return to their owners, bonus dice to the supply; neutral dice stay (KB-308, KB-367)."""
    for player in state.players:
        places: i64 = player.places
        while places:
            if places & BY_ENVOY:
                state.set_second(places & SPACE_MASK, NOBODY)
            else:
                state.set_first(places & SPACE_MASK, NOBODY)
            places >>= PLACE_BITS
        player.dice_count = 0
        player.numbers = 0
        player.places = 0
        player.bonus_dice = 0


class AdvisorGoods(Decision[KingsburgState]):
    """Exactly one of the alternatives, or goods of choice in any mix (KB-359, KB-360)."""

    def ask(self, state: KingsburgState, seat: int) -> Say:
        return "kb-ask-advisor_goods", {"advisor": paying_name(state)}

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        advisor = paying_advisor(state)
        if advisor.either:
            return [SINGLE_GOODS[kind] for kind in advisor.either]
        return GOODS_OF_CHOICE[advisor.any]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        gain_goods(state, seat, bundle_of(move), paying_name(state))


class Alchemist(Decision[KingsburgState]):
    """May pay one good for one of each of the two other kinds (KB-346, KB-362)."""

    def ask(self, state: KingsburgState, seat: int) -> Say:
        return "kb-ask-alchemist", {"advisor": paying_name(state)}

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        kinds: i64 = 0
        if player.gold:
            kinds |= 1
        if player.wood:
            kinds |= 2
        if player.stone:
            kinds |= 4
        return PAYING_ONE[kinds]

    def say(self, state: KingsburgState, seat: int, move: int) -> Say | None:
        if move == NO:
            return None
        paid = bundle_of(move)
        return "kb-do-alchemist", {"goods": named(paid), "other_goods": named(others(paid))}

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        paid = bundle_of(move)
        pay_goods(state, seat, paid, "alchemist")
        gain_goods(state, seat, others(paid), "alchemist")


# What can be paid to the Alchemist, by the kinds that are owned, a bit for each. Read only.
PAYING_ONE: Final[list[list[int]]] = [
    [NO, *[move for kind, move in enumerate(SINGLE_GOODS) if kinds >> kind & 1]] if kinds else [] for kinds in range(8)
]


def others(paid: list[int]) -> list[int]:
    """One of each kind of which nothing was paid."""
    return [1 - paid[0], 1 - paid[1], 1 - paid[2]]


class Smuggler(Decision[KingsburgState]):
    """May pay points, also below zero, for goods of choice (KB-354, KB-363)."""

    def ask(self, state: KingsburgState, seat: int) -> Say:
        return "kb-ask-smuggler", {"advisor": paying_name(state)}

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return [NO, *GOODS_OF_CHOICE[paying_advisor(state).any]]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        score(state, seat, -paying_advisor(state).price_vp, "smuggler")
        gain_goods(state, seat, bundle_of(move), "smuggler")


AUDIENCE: Final[Audience] = Audience("audience")
PAYMENT: Final[Payment] = Payment("payment")
ADVISOR_GOODS: Final[AdvisorGoods] = AdvisorGoods("advisor_goods", rule="KB-359")
ALCHEMIST: Final[Alchemist] = Alchemist("alchemist", rule="KB-346")
SMUGGLER: Final[Smuggler] = Smuggler("smuggler", rule="KB-354")
STEPS: Final[list[Step[KingsburgState]]] = [AUDIENCE, PAYMENT, ADVISOR_GOODS, ALCHEMIST, SMUGGLER]
