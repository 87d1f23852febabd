"""The own deck: draft, store, discard, remove, and the place that Warehouse gives."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import GOLD, MOST_PROVINCES, START_ARMY, START_SHIP, WAREHOUSE
from tafelrunde.games.mythotopia.rules.cards import (
    capacity,
    close_chain,
    discard_laid,
    is_improvement,
    is_province_card,
    leave_hand,
    lift_laid,
    names,
    to_discard,
)
from tafelrunde.games.mythotopia.rules.chain import ActionStep
from tafelrunde.games.mythotopia.rules.moves import CARD, DONE, NUMBERS, TAKE
from tafelrunde.games.mythotopia.rules.paying import PAY, add_card, lay_card, owe
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, bit
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.shared import with_one_more, without
from tafelrunde.kernel.steps import Sequence, Step

# --- draft ------------------------------------------------------------------------------------------------------------


def own_pool(state: MythotopiaState, seat: i64) -> i64:
    """Pool cards of controlled provinces, removed in an earlier turn (MY-555, MY-557)."""
    return state.pool & state.players[seat].lands & ~state.fresh_pool


def own_starting(state: MythotopiaState, seat: i64) -> list[int]:
    """Kinds of own starting cards that were set aside in an earlier turn (MY-555, MY-557, MY-560)."""
    aside = state.players[seat].aside
    kinds: list[int] = []
    kind: i64
    for kind in range(START_ARMY, START_SHIP + 1):
        if aside.count(kind) > state.fresh_aside.count(kind):
            kinds.append(kind)
    return kinds


def can_draft(state: MythotopiaState, seat: i64) -> bool:
    """Is there a card to take (MY-555)?"""
    return bool(state.display) or own_pool(state, seat) != 0 or bool(own_starting(state, seat))


class DraftCard(ActionStep):
    """An open improvement, an own set-aside starting card, or the pool card of a controlled province (MY-555)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves = [NUMBERS[TAKE.of(kind)] for kind in own_starting(state, seat) + state.display]
        pool = own_pool(state, seat)
        province: i64
        for province in range(MOST_PROVINCES):
            if pool >> province & 1:
                moves.append(NUMBERS[TAKE.of(province)])
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.card = TAKE.first(move)
        owe(state, GOLD, state.setting.components.cost.draft)


class CommitDraft(Step[MythotopiaState]):
    """The card goes to the discard pile (MY-317, MY-556), where the payment lies already (MY-1212).

    The display is not refilled (MY-558).
    """

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.changing(seat)
        played = discard_laid(state, seat)
        card = state.card
        if is_improvement(card):
            state.display = without(state.display, card)
        elif is_province_card(card):
            state.pool &= ~bit(card)
        else:
            player.aside = without(player.aside, card)
        to_discard(player, card)
        state.drafted = True
        if state.news is not None:
            name = state.setting.components.card_name(card)
            state.tell("my-drafts", {"seat": seat, "card": name, "cards": names(state, played)})
        close_chain(state)


# --- store ------------------------------------------------------------------------------------------------------------


def free_places(state: MythotopiaState, seat: i64) -> i64:
    """Places left in the reserve; cards of the open chain fill theirs, a laid Warehouse counts already (MY-987)."""
    player = state.players[seat]
    places = capacity(state, seat) - len(player.reserve) - count_bits(state.pending & (bit(len(player.hand)) - 1))
    place: i64
    for place in range(len(player.hand)):
        if state.pending >> place & 1 and player.hand[place] == WAREHOUSE:
            places += state.setting.components.limits.warehouse
    return places


class StoreCard(ActionStep):
    """Hand cards one by one into the reserve while there is a place (MY-561, MY-563)."""

    def may_be_done(self, state: MythotopiaState, seat: int) -> bool:
        return state.pending != 0

    def surely_open(self, state: MythotopiaState, seat: int) -> bool:
        """Whoever may stop and has a card left has a choice."""
        return (
            self.may_be_done(state, seat)
            and count_bits(state.pending) < len(state.players[seat].hand)
            and free_places(state, seat) > 0
        )

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if self.may_be_done(state, seat):
            moves.append(DONE)
        if free_places(state, seat) > 0:
            add_cards(moves, Purse(state, seat), True, False)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        if move != DONE:
            lay_card(state, seat, move)
            state.then(self, seat)


class CommitStore(Step[MythotopiaState]):
    """The cards lie in the reserve, open to everybody (MY-564)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        store(state, seat, lift_laid(state, seat))
        close_chain(state)


def store(state: MythotopiaState, seat: i64, cards: list[int]) -> None:
    """Lifted cards come into the reserve."""
    player = state.changing(seat)
    for kind in cards:
        player.reserve = with_one_more(player.reserve, kind)
    if state.news is not None:
        state.tell("my-stores", {"seat": seat, "cards": names(state, cards)})


def add_cards(moves: list[int], purse: Purse, hand: bool, reserve: bool) -> None:
    """Every free card of the zones."""
    slot: i64
    for slot in range(purse.size):
        if purse.free >> slot & 1 and (hand if slot < purse.reserve_from else reserve):
            add_card(moves, purse, slot)


class WarehouseCard(ActionStep):
    """Once in a turn, without an action: one hand card into the reserve (MY-988)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_cards(moves, Purse(state, seat), True, False)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        kind = CARD.second(move)
        leave_hand(state.changing(seat), kind)
        store(state, seat, [kind])
        state.warehouse_used = True
        close_chain(state)


# --- discard ----------------------------------------------------------------------------------------------------------


def has_more_cards(state: MythotopiaState, seat: i64) -> bool:
    """Is a card of hand or reserve not laid yet?"""
    player = state.players[seat]
    return count_bits(state.pending) < len(player.hand) + len(player.reserve)


class DiscardCard(ActionStep):
    """Any number of cards of hand and reserve, at least one (MY-567)."""

    def may_be_done(self, state: MythotopiaState, seat: int) -> bool:
        return state.pending != 0

    def surely_open(self, state: MythotopiaState, seat: int) -> bool:
        """Whoever may stop and has a card left has a choice."""
        return self.may_be_done(state, seat) and has_more_cards(state, seat)

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if self.may_be_done(state, seat):
            moves.append(DONE)
        add_cards(moves, Purse(state, seat), True, True)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        if move != DONE:
            lay_card(state, seat, move)
            state.then(self, seat)


class CommitDiscard(Step[MythotopiaState]):
    """They lie on the discard pile, and are not replaced before the refill (MY-568)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        discarded = discard_laid(state, seat)
        if state.news is not None:
            state.tell("my-discards", {"seat": seat, "cards": names(state, discarded)})
        close_chain(state)


# --- remove -----------------------------------------------------------------------------------------------------------


def cards_to_remove(state: MythotopiaState, seat: i64) -> i64:
    """How many cards may be removed: two at most, and seven must be left in the deck (MY-571, MY-575, MY-576)."""
    components = state.setting.components
    return min(components.limits.removed_cards, state.players[seat].deck() - components.limits.smallest_deck)


class RemoveCard(ActionStep):
    """One or two cards of hand and reserve leave the deck (MY-571)."""

    def may_be_done(self, state: MythotopiaState, seat: int) -> bool:
        return state.laid > 0

    def surely_open(self, state: MythotopiaState, seat: int) -> bool:
        """Whoever may stop and has a card left has a choice."""
        return (
            self.may_be_done(state, seat) and state.laid < cards_to_remove(state, seat) and has_more_cards(state, seat)
        )

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if self.may_be_done(state, seat):
            moves.append(DONE)
        if state.laid < cards_to_remove(state, seat):
            add_cards(moves, Purse(state, seat), True, True)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        if move != DONE:
            lay_card(state, seat, move)
            state.laid += 1
            state.then(self, seat)


class CommitRemoval(Step[MythotopiaState]):
    """Starting cards are set aside (MY-572), province cards return to the pool, control stays (MY-574).

    Improvements return to the display, where anyone may draft them at once (MY-573, MY-1207).
    """

    def run(self, state: MythotopiaState, seat: int) -> None:
        removed = lift_laid(state, seat)
        player = state.changing(seat)
        for kind in removed:
            if is_improvement(kind):
                state.display = with_one_more(state.display, kind)
            elif is_province_card(kind):
                state.pool |= bit(kind)
                state.fresh_pool |= bit(kind)
            else:
                player.aside = with_one_more(player.aside, kind)
                state.fresh_aside = [*state.fresh_aside, kind]
        if state.news is not None:
            state.tell("my-removes", {"seat": seat, "cards": names(state, removed)})
        close_chain(state)


DRAFT_CARD: Final[DraftCard] = DraftCard("draft_card", rule="MY-555")
COMMIT_DRAFT: Final[CommitDraft] = CommitDraft("commit_draft")
STORE_CARD: Final[StoreCard] = StoreCard("store_card", rule="MY-561")
COMMIT_STORE: Final[CommitStore] = CommitStore("commit_store")
WAREHOUSE_CARD: Final[WarehouseCard] = WarehouseCard("warehouse_card", rule="MY-988")
DISCARD_CARD: Final[DiscardCard] = DiscardCard("discard_card", rule="MY-567")
COMMIT_DISCARD: Final[CommitDiscard] = CommitDiscard("commit_discard")
REMOVE_CARD: Final[RemoveCard] = RemoveCard("remove_card", rule="MY-571")
COMMIT_REMOVAL: Final[CommitRemoval] = CommitRemoval("commit_removal")
Chain = Sequence[MythotopiaState]
DRAFT_CHAIN: Final = Chain("draft", [DRAFT_CARD, PAY, COMMIT_DRAFT])
STORE_CHAIN: Final = Chain("store", [STORE_CARD, COMMIT_STORE])
DISCARD_CHAIN: Final = Chain("discard_cards", [DISCARD_CARD, COMMIT_DISCARD])
REMOVE_CHAIN: Final = Chain("remove_cards", [REMOVE_CARD, COMMIT_REMOVAL])
STEPS: Final[list[Step[MythotopiaState]]] = [
    *[DRAFT_CARD, COMMIT_DRAFT, STORE_CARD, COMMIT_STORE, WAREHOUSE_CARD],
    *[DISCARD_CARD, COMMIT_DISCARD, REMOVE_CARD, COMMIT_REMOVAL],
    *[DRAFT_CHAIN, STORE_CHAIN, DISCARD_CHAIN, REMOVE_CHAIN],
]
