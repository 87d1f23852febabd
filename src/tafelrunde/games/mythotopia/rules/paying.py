"""Paying: cards one by one, by enabling cards, under Merchant and Water Mill, until the price is covered."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ENABLING,
    FOOD,
    KINDS,
    MERCHANT,
    RESOURCES,
    STONE,
    SYMBOLS,
    WATER_MILL,
)
from tafelrunde.games.mythotopia.rules.cards import lay
from tafelrunde.games.mythotopia.rules.chain import ActionStep
from tafelrunde.games.mythotopia.rules.moves import CARD, HAND, NUMBERS, RESERVE, VIA
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.verbs import INVADE, PLACE_ARMIES
from tafelrunde.kernel.steps import Step

NOTHING_DUE: Final[list[int]] = []
"""The moves where nothing is to be paid; nobody changes them."""


def owe(state: MythotopiaState, resource: i64, count: i64) -> None:
    """A price is to be paid."""
    state.resource = resource
    state.due = count


def is_listed(purse: Purse, slot: i64, kind: i64) -> bool:
    """Is there an equal card before this one? Laying either is the same move."""
    if slot == 0 or slot == purse.reserve_from or not purse.free >> (slot - 1) & 1:
        return False
    return purse.kind(slot - 1) == kind


def add_card(moves: list[int], purse: Purse, slot: i64) -> None:
    """A card of the purse as a move."""
    kind = purse.kind(slot)
    if not is_listed(purse, slot, kind):
        zone: i64 = RESERVE if slot >= purse.reserve_from else HAND
        moves.append(NUMBERS[CARD.base + KINDS * zone + kind])


def add_via(moves: list[int], purse: Purse, slot: i64, effect: i64) -> None:
    """A card of the purse, laid by an enabling card, as a move."""
    kind = purse.kind(slot)
    if not is_listed(purse, slot, kind):
        zone: i64 = RESERVE if slot >= purse.reserve_from else HAND
        moves.append(NUMBERS[VIA.of(effect, zone, kind)])


def lay_card(state: MythotopiaState, seat: i64, move: i64) -> i64:
    """Lays the card of a move; returns its kind."""
    kind = CARD.second(move)
    lay(state, seat, CARD.first(move), kind)
    return kind


def add_payments(state: MythotopiaState, purse: Purse, moves: list[int], resource: i64, due: i64) -> None:
    """Every card that can be laid next for what is due, if the chain can still be completed after it."""
    army: i64 = 0
    if state.verb == INVADE or state.verb == PLACE_ARMIES:
        army = 1
    native = purse.showing(resource)
    any_resource = purse.food | purse.stone | purse.gold
    purse.owe(resource, due - (2 if state.doubling else 1), army)
    slot: i64
    for slot in range(purse.size):
        place: i64 = bit(slot)
        if purse.free & place == 0:
            continue
        rest = purse.free & ~place
        if state.converting:
            if any_resource & place != 0 and native & place == 0:
                if purse.meets_bill(rest):
                    add_card(moves, purse, slot)
            elif any_resource & place == 0:
                add_converted(purse, moves, slot, rest)
        elif native & place != 0:
            if purse.meets_bill(rest):
                add_card(moves, purse, slot)
        elif purse.enabling(resource) & ~place != 0:
            if meets_without(purse, resource, rest & ~purse.enabling(resource)):
                add_via(moves, purse, slot, resource)
    add_helpers(state, purse, moves, resource, due, army)


def add_converted(purse: Purse, moves: list[int], slot: i64, rest: i64) -> None:
    """Under Merchant: a card without any resource, by the enabling card of another resource (MY-423, MY-425)."""
    other: i64
    for other in range(RESOURCES):
        helper = purse.enabling(other)
        if other != purse.resource and helper & ~bit(slot) != 0:
            if meets_without(purse, other, rest & ~helper):
                add_via(moves, purse, slot, other)


def meets_without(purse: Purse, effect: i64, rest: i64) -> bool:
    """Can the bill be paid once an enabling effect is used up?"""
    farming, quarry, gold_mine = purse.farming, purse.quarry, purse.gold_mine
    use_up(purse, effect)
    enough = purse.meets_bill(rest)
    purse.farming, purse.quarry, purse.gold_mine = farming, quarry, gold_mine
    return enough


def use_up(purse: Purse, effect: i64) -> None:
    """An enabling effect serves no second card."""
    if effect == FOOD:
        purse.farming = 0
    elif effect == STONE:
        purse.quarry = 0
    else:
        purse.gold_mine = 0


def add_helpers(state: MythotopiaState, purse: Purse, moves: list[int], resource: i64, due: i64, army: i64) -> None:
    """Merchant, and Water Mill before it (MY-422)."""
    if state.converting:
        return
    if purse.merchant != 0:
        purse.owe(resource, due, army, doubling=state.doubling, converting=True)
        if purse.meets_bill(purse.free & ~purse.merchant):
            add_card(moves, purse, slot_number(purse.merchant))
    if purse.mill != 0 and not state.doubling:
        purse.owe(resource, due, army, doubling=True)
        if purse.meets_bill(purse.free & ~purse.mill):
            add_card(moves, purse, slot_number(purse.mill))


def slot_number(place: i64) -> i64:
    """The number of a slot given as a set of one."""
    slot: i64 = 0
    while place > 1:
        place >>= 1
        slot += 1
    return slot


def lay_payment(state: MythotopiaState, seat: i64, move: i64) -> None:
    """Lays a card for what is due; Merchant and Water Mill wait for theirs."""
    if move in VIA:
        lay_enabled(state, seat, move)
    else:
        kind = lay_card(state, seat, move)
        if kind == WATER_MILL:
            state.doubling = True
            return
        if kind == MERCHANT:
            state.converting = True
            return
    state.due = max(0, state.due - (2 if state.doubling else 1))
    state.doubling = False
    state.converting = False


def lay_enabled(state: MythotopiaState, seat: i64, move: i64) -> None:
    """Lays a card by an enabling card, which must stay where it is for the rest of the action (MY-416, MY-417)."""
    effect = VIA.first(move)
    lay(state, seat, VIA.second(move), VIA.third(move))
    state.chain_enabled |= bit(effect)
    keep(state, seat, ENABLING[effect])


def keep(state: MythotopiaState, seat: i64, kind: i64) -> None:
    """The action relies on a card in the reserve: it cannot be laid (MY-416, MY-429)."""
    player = state.players[seat]
    state.kept |= bit(len(player.hand) + player.reserve.index(kind))


class Pay(ActionStep):
    """One card after the other until the price is covered; then no further one (MY-406, MY-410, MY-411, MY-412)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        if state.due <= 0:
            return NOTHING_DUE
        moves: list[int] = []
        add_payments(state, Purse(state, seat), moves, state.resource, state.due)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        lay_payment(state, seat, move)
        if state.due > 0:
            state.then(self, seat)

    def asked(self, state: MythotopiaState, seat: int) -> dict[str, Any]:
        helper = "mill" if state.doubling else "none"
        return {
            "resource": SYMBOLS[state.resource],
            "count": int(state.due),
            "helper": "merchant" if state.converting else helper,
        }


PAY: Final[Pay] = Pay("pay", rule="MY-406")
STEPS: Final[list[Step[MythotopiaState]]] = [PAY]
