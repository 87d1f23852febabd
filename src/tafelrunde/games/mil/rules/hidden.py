"""What a seat cannot know, dealt anew: sealed bids, the order of the stacks, coming luck (MI-214)."""

from tafelrunde.games.mil.rules.chains import SealedBid, sealed_bid
from tafelrunde.games.mil.rules.state import MOST_CUBES, NO_CUBES, NOT_BIDDING, SEALED, MilState
from tafelrunde.kernel.luck import Luck


def redeal(state: MilState, seat: int, rng: Luck) -> None:
    """Replaces bids, stacks and coming luck by a sample that agrees with all the seat knows.

    Stocks stay: every gain and payment was open, so whoever keeps count knows them. The sample depends on what the
    seat knows and on `rng` alone, never on what was there before.
    """
    bidding = sealed_bid(state)
    if bidding is not None:
        redeal_bids(state, seat, bidding, rng)
    redeal_stacks(state, rng)
    state.luck = rng.spawn()


def redeal_bids(state: MilState, seat: int, decision: SealedBid, rng: Luck) -> None:
    """Another's sealed bid is any that he could make; an unfinished one begins again, and its steps are unplayed."""
    for other, player in enumerate(state.players):
        if other == seat or player.bid_step == NOT_BIDDING:
            continue
        if player.bid_step == SEALED:
            bid = player.bid.copy()
            for colour in decision.colours:
                bid[colour] = rng.below(min(player.stock[colour], MOST_CUBES) + 1)
            player.bid = bid
        else:
            state.ply -= steps_made(state, other, decision)
            player.bid = NO_CUBES
            player.bid_step = decision.next_step(state, other, -1)


def steps_made(state: MilState, seat: int, decision: SealedBid) -> int:
    """How many colours of a sealed bid have been answered so far."""
    player = state.players[seat]
    made = 0
    for colour in decision.colours:
        if colour < player.bid_step and player.stock[colour] > 0:
            made += 1
    return made


def seen_ply(state: MilState, seat: int | None) -> int:
    """The moves that a seat (None: a spectator) may know of: until the reveal, another's sealed bid is one move however
    many steps it took, and an unfinished one is none.
    """
    bidding = sealed_bid(state)
    if bidding is None:
        return state.ply
    hidden = 0
    for other, player in enumerate(state.players):
        made = steps_made(state, other, bidding) if other != seat else 0
        hidden += made - min(1, made) if player.bid_step == SEALED else made
    return state.ply - hidden


def redeal_stacks(state: MilState, rng: Luck) -> None:
    """All tiles below the two tops are shuffled over both stacks; sizes and tops stay."""
    below = sorted(state.stack_one[:-1] + state.stack_two[:-1])
    rng.shuffle(below)
    first = max(0, len(state.stack_one) - 1)
    state.stack_one = below[:first] + state.stack_one[-1:]
    state.stack_two = below[first:] + state.stack_two[-1:]
