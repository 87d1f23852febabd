"""What a seat cannot know, dealt anew: hands, draw piles, the improvement deck, secret choices, coming luck."""

from tafelrunde.games.mythotopia.rules.card_actions import PHILOSOPHER_TAKES
from tafelrunde.games.mythotopia.rules.cards import forget_chain
from tafelrunde.games.mythotopia.rules.setup import CHOOSE_CITADEL, GIVE_UP
from tafelrunde.games.mythotopia.rules.state import NO_CARD, NO_CHAIN, MythotopiaState, Player, members
from tafelrunde.games.mythotopia.rules.turn import TURN
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.shared import shuffled, without


def unseen(player: Player) -> list[int]:
    """The cards of hand and draw pile of which nobody else knows where they are, in order of kind."""
    cards = player.hand + player.draw
    for kind in player.known:
        cards.remove(kind)
    if player.secret != NO_CARD:
        cards.remove(player.secret)
    return sorted(cards)


def redeal(state: MythotopiaState, seat: int, rng: Luck) -> None:
    """Replaces all that the seat cannot know by a sample that agrees with what it knows.

    Another's unfinished chain is unplayed, since nobody has seen it. The sample depends on what the seat knows and on
    `rng` alone, never on what was there before.
    """
    redeal_choices(state, seat, rng)
    if state.chain_ply != NO_CHAIN and state.active != seat:
        unwind_chain(state)
    own = state.changing(seat)
    own.draw = shuffled(sorted(own.draw), rng)
    for other in range(state.seats):
        if other != seat:
            redeal_hand(state.changing(other), rng)
    redeal_improvements(state, seat, rng)
    state.luck = rng.spawn()
    state.memo = None
    if seat not in state.to_act():
        state.ask_anew()


def redeal_hand(player: Player, rng: Luck) -> None:
    """Every split of the unseen cards between hand and draw pile is equally likely."""
    cards = unseen(player)
    rng.shuffle(cards)
    held = player.known.copy()
    if player.secret != NO_CARD:
        held.append(player.secret)
    count = len(player.hand) - len(held)
    player.hand = sorted(held + cards[:count])
    player.draw = cards[count:]


def redeal_improvements(state: MythotopiaState, seat: int, rng: Luck) -> None:
    """The order of the deck, and the card that Philosopher brought to another; what is being looked at stays."""
    looks = state.is_open(PHILOSOPHER_TAKES) and state.active == seat
    shown = state.setting.components.limits.philosopher_sees if looks else 0
    hidden_cards = state.improvement_deck[: len(state.improvement_deck) - shown]
    seen_cards = state.improvement_deck[len(hidden_cards) :]
    others = [other for other in range(state.seats) if other != seat]
    holders = [state.changing(other) for other in others if state.players[other].secret != NO_CARD]
    for player in holders:
        hidden_cards.append(player.secret)
        player.hand = without(player.hand, player.secret)
    hidden_cards.sort()
    rng.shuffle(hidden_cards)
    for player in holders:
        player.secret = hidden_cards.pop()
        player.hand = sorted([*player.hand, player.secret])
    state.improvement_deck = hidden_cards + seen_cards


def unwind_chain(state: MythotopiaState) -> None:
    """The position before the open chain, as everybody else sees it."""
    seat = state.active
    state.ply = state.chain_ply
    state.cut(state.chain_base)
    forget_chain(state)
    state.crossings = 0
    state.due = 0
    state.then(TURN, seat)


# --- set-up choices ---------------------------------------------------------------------------------------------------


def chooses_in_secret(state: MythotopiaState) -> bool:
    """Is one of the choices of the set-up open, which everybody makes in secret at the same time?"""
    return state.is_open(GIVE_UP) or state.is_open(CHOOSE_CITADEL)


def redeal_choices(state: MythotopiaState, seat: int, rng: Luck) -> None:
    """Another's finished choice is any that he could make; an unfinished one begins again."""
    if not chooses_in_secret(state):
        return
    owing = state.to_act()
    for other in range(state.seats):
        if other == seat:
            continue
        player = state.changing(other)
        if other in owing:
            state.ply -= len(player.choices)
            player.choices = []
        else:
            lands = members(player.lands)
            rng.shuffle(lands)
            player.choices = sorted(lands[: len(player.choices)])


def seen_ply(state: MythotopiaState, seat: int | None) -> int:
    """The moves that a seat (None: a spectator) may know of: all but the steps of others' open chains and unfinished
    choices.
    """
    if state.chain_ply != NO_CHAIN and seat != state.active:
        return state.chain_ply
    hidden_steps = 0
    if state.is_open(GIVE_UP):
        for other in state.to_act():
            if other != seat:
                hidden_steps += len(state.players[other].choices)
    return state.ply - hidden_steps
