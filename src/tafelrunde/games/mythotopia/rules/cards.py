"""Where cards are and go: drawing, discarding, the hand that others know, the cards laid in a chain."""

from typing import Any

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import ALCHEMIST, MOST_PROVINCES, QUEEN, WAREHOUSE
from tafelrunde.games.mythotopia.rules.state import (
    NO_CARD,
    NO_CHAIN,
    NO_VERB,
    NO_WAY,
    NOWHERE,
    MythotopiaState,
    Player,
    bit,
)
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.shared import holds, shuffled, with_more, with_one_more, without


def names(state: MythotopiaState, kinds: list[int]) -> list[str]:
    """Cards by their ids, for events."""
    components = state.setting.components
    return [components.card_name(kind) for kind in kinds]


# --- drawing ----------------------------------------------------------------------------------------------------------


def hand_size(state: MythotopiaState, seat: i64) -> i64:
    """Up to how many cards the hand is refilled; more are kept (MY-312, MY-965, MY-966)."""
    components = state.setting.components
    return components.limits.queen_hand if state.players[seat].in_reserve(QUEEN) else components.deal.hand


def draw(state: MythotopiaState, seat: i64, count: i64) -> None:
    """Draws cards; the discard pile is shuffled when a card is needed and the draw pile is empty (MY-314, MY-315).

    The refill, Counsellor, Providence and the loss of a hand card in a war call it, and nothing else (MY-316).
    """
    player = state.changing(seat)
    drawn: list[int] = []
    while count > 0 and (player.draw or player.discard):
        if not player.draw:
            shuffle_discards(state, seat)
        left: i64 = max(0, len(player.draw) - count)
        count -= len(player.draw) - left
        taken = player.draw[left:]
        if state.news is not None:
            drawn += reversed(taken)
        player.hand = with_more(player.hand, taken)
        player.draw = player.draw[:left]
    if drawn and state.news is not None:
        state.tell("my-draws", {"seat": seat, "count": len(drawn)})
        state.tell("my-drawn", {"seat": seat, "cards": names(state, drawn)}, audience=int(seat), reveals=True)


def shuffle_discards(state: MythotopiaState, seat: i64) -> None:
    """The discard pile becomes the draw pile. At that moment everybody can tell what is in the hand."""
    player = state.changing(seat)
    player.draw = shuffled(player.discard, state.luck)
    player.discard = []
    player.known = player.hand if player.secret == NO_CARD else without(player.hand, player.secret)
    if state.news is not None:
        state.tell("my-shuffles", {"seat": seat})


# --- leaving hand and reserve -----------------------------------------------------------------------------------------


def leave_hand(player: Player, kind: i64) -> None:
    """A card leaves the hand and is shown."""
    player.hand = without(player.hand, kind)
    show(player, kind)


def show(player: Player, kind: i64) -> None:
    """A card has left the hand, and everybody sees it; of equal cards a known one leaves first (MY-1211)."""
    if holds(player.known, kind):
        player.known = without(player.known, kind)
    if kind == player.secret:
        player.secret = NO_CARD


def to_discard(player: Player, kind: i64) -> None:
    """A card comes onto the discard pile."""
    player.discard = with_one_more(player.discard, kind)


def enter_hand(player: Player, kind: i64) -> None:
    """A card comes into the hand."""
    player.hand = with_one_more(player.hand, kind)


def capacity(state: MythotopiaState, seat: i64) -> i64:
    """Places of the reserve (MY-562, MY-986, MY-1012); fewer places push no card out (MY-563, MY-1209)."""
    components = state.setting.components
    player = state.players[seat]
    places = components.limits.reserve + count_bits(player.cities)
    if player.citadel != NOWHERE:
        places += 1
    if player.in_reserve(WAREHOUSE):
        places += components.limits.warehouse
    return places


def is_improvement(kind: i64) -> bool:
    """An improvement, not a starting or province card."""
    return kind >= ALCHEMIST


def is_province_card(kind: i64) -> bool:
    """The card of a province."""
    return kind < MOST_PROVINCES


# --- the open chain ---------------------------------------------------------------------------------------------------


def slot_of(state: MythotopiaState, seat: i64, zone: i64, kind: i64) -> i64:
    """The first slot of such a card that is not yet laid, or -1; slots go through the hand, then the reserve."""
    player = state.players[seat]
    cards = player.hand if zone == 0 else player.reserve
    start: i64 = 0 if zone == 0 else len(player.hand)
    place: i64
    for place in range(len(cards)):
        if cards[place] == kind and not state.pending >> (start + place) & 1:
            return start + place
    return -1


def lay(state: MythotopiaState, seat: i64, zone: i64, kind: i64) -> None:
    """Marks a card as laid; it keeps its zone until the commit."""
    state.pending |= bit(slot_of(state, seat, zone, kind))


def lay_text(state: MythotopiaState, seat: i64, kind: i64) -> None:
    """Lays the only copy of a card for its text, from wherever it is."""
    lay(state, seat, 0 if kind in state.players[seat].hand else 1, kind)


def laid_cards(state: MythotopiaState, seat: i64, zone: i64) -> list[int]:
    """The cards of one zone that are laid in the open chain."""
    player = state.players[seat]
    cards = player.hand if zone == 0 else player.reserve
    start: i64 = 0 if zone == 0 else len(player.hand)
    found: list[int] = []
    place: i64
    for place in range(len(cards)):
        if state.pending >> (start + place) & 1:
            found.append(cards[place])
    return found


def lift_laid(state: MythotopiaState, seat: i64) -> list[int]:
    """All laid cards leave hand and reserve; whoever calls says where they go: never into the hand (MY-408)."""
    player = state.changing(seat)
    lifted: list[int] = []
    in_hand: i64 = len(player.hand)
    pending: i64 = state.pending
    state.pending = 0
    player.hand = without_laid(player.hand, pending, lifted)
    for kind in lifted:
        show(player, kind)
    if pending >> in_hand != 0:
        player.reserve = without_laid(player.reserve, pending >> in_hand, lifted)
    return lifted


def without_laid(cards: list[int], laid: i64, lifted: list[Any]) -> list[int]:
    """The cards of a zone that are not among the laid places; the others are added to those lifted."""
    count: i64 = len(cards)
    laid &= bit(count) - 1
    if laid == 0:
        return cards
    whole: list[Any] = cards
    rest: list[Any] = whole[: count - count_bits(laid)]
    kept: i64 = 0
    place: i64
    for place in range(count):
        if laid >> place & 1:
            lifted.append(whole[place])
        else:
            rest[kept] = whole[place]
            kept += 1
    return rest


def discard_laid(state: MythotopiaState, seat: i64) -> list[int]:
    """All laid cards go to the discard pile (MY-318); they are returned for events."""
    played = lift_laid(state, seat)
    player = state.changing(seat)
    player.discard = with_more(player.discard, played)
    return played


def close_chain(state: MythotopiaState) -> None:
    """The chain is committed: what enabling cards did counts for the turn, everything else is forgotten.

    What is still due or to be crossed is left as it is: it must be nothing, and the laws look.
    """
    state.enabled |= state.chain_enabled
    forget_chain(state)


def forget_chain(state: MythotopiaState) -> None:
    """No chain is open."""
    state.verb = NO_VERB
    state.chain_ply = NO_CHAIN
    state.chain_base = 0
    state.pending = 0
    state.kept = 0
    state.target = NOWHERE
    state.building = 0
    state.role = NO_CARD
    state.way = NO_WAY
    state.resource = 0
    state.doubling = False
    state.converting = False
    state.chain_enabled = 0
    state.laid = 0
    state.number = 0
    state.second = 0
    state.card = NO_CARD
    state.origin = NOWHERE
    if state.shifts:
        state.shifts = []
