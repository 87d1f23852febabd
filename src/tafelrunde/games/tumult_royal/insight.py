"""What a bot should know of Tumult Royal: how much a position is worth to a seat, in statues.

Only what the seat may know is looked at: tiles that it has not seen count as what a tile is worth on average.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components import (
    CASTLE,
    FACES,
    FIELD_KINDS,
    FOREST,
    GOOD_COUNT,
    MEADOW,
    MOUNTAIN,
    VALUES,
    VILLAGE,
)
from tafelrunde.games.tumult_royal.land import is_free, touches_own
from tafelrunde.games.tumult_royal.moves import SETS
from tafelrunde.games.tumult_royal.paying import can_pay, has_set
from tafelrunde.games.tumult_royal.state import CENTRE, NO_SLOT, PLACING, ROBBERY, TumultState

# What things are worth in statues.
FOLLOWER: Final = 0.09
LEAD_IN_FOLLOWERS: Final = 0.35
RIVALS: Final = 0.3
USUAL_DEMAND: Final = 3.3
SHARE_OF_LOOKS_KEPT: Final = 0.42
NEIGHBOUR: Final[list[float]] = [0.05, 0.03, 0.02, 0.25, 0.45]
"""A free field beside the own statues, by kind."""
SPARE: Final[list[float]] = [0.13, 0.15, 0.09]
"""A symbol that buys nothing yet, by good."""
ROOM: Final = 6
"""So many spare symbols of a good are of any use."""

# In which order fields are bought; the better of the two counts.
DEAREST_FIRST: Final[list[int]] = [CASTLE, VILLAGE, MEADOW, FOREST, MOUNTAIN]
VILLAGES_FIRST: Final[list[int]] = [VILLAGE, MEADOW, CASTLE, FOREST, MOUNTAIN]


def evaluate(state: TumultState, seat: int) -> float:
    """A seat's worth, less a part of what the best of its rivals has."""
    best_rival = 0.0
    most_followers: i64 = 0
    for other in range(state.seats):
        if other != seat:
            player = state.players[other]
            best_rival = max(best_rival, float(player.placed) + FOLLOWER * float(player.followers))
            most_followers = max(most_followers, player.followers)
    if state.over():
        return (100.0 if state.ranking()[seat] == 1 else 0.0) + float(state.players[seat].placed)
    return worth(state, seat, most_followers) - RIVALS * best_rival


def worth(state: TumultState, seat: i64, most_followers: i64) -> float:
    """Statues placed, followers, good neighbours, and what the hoard will buy."""
    player = state.players[seat]
    value = float(player.placed) + FOLLOWER * float(player.followers) + land_worth(state, seat)
    if state.phase <= PLACING:
        value += LEAD_IN_FOLLOWERS / (1.0 + exp(float(most_followers - player.followers) / 2.0))
    if state.phase == ROBBERY:
        value += robbery_worth(state, seat)
    elif state.phase == PLACING:
        value += hoard_worth(state, seat, player.hoard)
    return value


# --- land -------------------------------------------------------------------------------------------------------------


def neighbours_of(state: TumultState, seat: i64) -> list[int]:
    """How many free fields of each kind touch the own statues."""
    counts: list[int] = [0] * FIELD_KINDS
    field: i64
    for field in range(len(state.land)):
        if is_free(state, field) and touches_own(state, seat, field):
            counts[state.land[field]] += 1
    return counts


def land_worth(state: TumultState, seat: i64) -> float:
    """Free fields beside the own statues; a third of a kind adds little."""
    value = 0.0
    counts = neighbours_of(state, seat)
    for kind in range(FIELD_KINDS):
        count = counts[kind]
        value += NEIGHBOUR[kind] * (count if count <= 2 else 2.0 + 0.2 * (count - 2))
    return value


# --- the hoard --------------------------------------------------------------------------------------------------------


def hoard_worth(state: TumultState, seat: i64, hoard: list[int]) -> float:
    """What the tiles will buy, the dearest fields first or the villages, whichever is better."""
    counts = neighbours_of(state, seat)
    first = purchases(state, hoard, counts, DEAREST_FIRST)
    return max(first, purchases(state, hoard, counts, VILLAGES_FIRST))


def purchases(state: TumultState, hoard: list[int], counts: list[int], order: list[int]) -> float:
    """Buys field after field while tiles last; common fields lead to further ones of their kind."""
    components = state.setting.components
    left = hoard.copy()
    value = 0.0
    for kind in order:
        room = counts[kind] if kind >= VILLAGE or counts[kind] == 0 else counts[kind] + 1
        while room > 0 and can_pay(left, components.price[kind]):
            value += 0.95 * components.statues[kind] + FOLLOWER * spend(left, components.price[kind])
            room -= 1
        while components.free[kind] and can_pay(left, components.price[kind + FIELD_KINDS]):
            value += 0.9 * components.statues[kind] + FOLLOWER * spend(left, components.price[kind + FIELD_KINDS])
    return value + spare_worth(left)


def spend(hoard: list[int], price: list[int]) -> int:
    """Takes the tiles for a price out of the hoard, with as little surplus as possible, which is returned."""
    surplus: int = 0
    good: i64
    for good in range(GOOD_COUNT):
        sets = SETS[price[good]]
        best: i64 = -1
        least: i64 = 99
        number: i64
        for number in range(len(sets)):
            tiles = sets[number]
            over: i64 = tiles[0] + 2 * tiles[1] + 3 * tiles[2] - price[good]
            if over < least and has_set(hoard, good, tiles):
                best = number
                least = over
        if best >= 0:
            surplus += least
            value: i64
            for value in range(VALUES):
                hoard[VALUES * good + value] -= sets[best][value]
    return surplus


def spare_worth(hoard: list[int]) -> float:
    """Tiles that buy nothing yet may do so together with others."""
    value = 0.0
    for good in range(GOOD_COUNT):
        first = VALUES * good
        symbols = hoard[first] + 2 * hoard[first + 1] + 3 * hoard[first + 2]
        value += SPARE[good] * min(symbols, ROOM)
    return value


# --- the robbery ------------------------------------------------------------------------------------------------------


def robbery_worth(state: TumultState, seat: i64) -> float:
    """The hoard with its dangers; a tile in hand will be kept if that is better."""
    player = state.players[seat]
    value = hoard_worth(state, seat, player.hoard) - danger(state, seat, player.hoard, NO_SLOT)
    slot = player.holding
    if slot != NO_SLOT:
        hoard = player.hoard.copy()
        hoard[state.face[slot]] += 1
        value = max(value, hoard_worth(state, seat, hoard) - danger(state, seat, hoard, slot))
    return value


def danger(state: TumultState, seat: i64, hoard: list[int], taken: i64) -> float:
    """What tumults will cost on average."""
    usual = usual_symbols(state, seat)
    stays = share_that_stays(state, seat)
    value = 0.0
    good: i64
    for good in range(GOOD_COUNT):
        robbed: int = hoard[3 * good] + 2 * hoard[3 * good + 1] + 3 * hoard[3 * good + 2]
        if robbed == 0:
            continue
        demand = USUAL_DEMAND if state.setting.gambler else float(state.demand[good])
        left = stays * expected_left(state, seat, good, usual[good], taken)
        tumult = 1.0 / (1.0 + exp((left - demand + 0.5) / 1.2))
        greed = float(robbed) - (1.0 if state.players[seat].mercy else 0.0)
        greediest = 1.0 / (1.0 + exp((most_robbed(state, seat, good, usual[good]) - greed) / 1.2))
        value += tumult * greediest * (FOLLOWER * state.setting.components.punishment + 0.3 * max(0, robbed - 2))
    return value


def usual_symbols(state: TumultState, seat: i64) -> list[float]:
    """By good: the symbols on a tile that the seat has not seen, on average."""
    symbols: list[int] = [0] * GOOD_COUNT
    number: int = 0
    for face in range(FACES):
        number += state.aside[face]
        symbols[face // VALUES] += state.aside[face] * (face % VALUES + 1)
    for slot in range(len(state.face)):
        if not state.seen[slot] >> seat & 1:
            number += 1
            symbols[state.face[slot] // VALUES] += state.face[slot] % VALUES + 1
    return [each / max(1, number) for each in symbols]


def share_that_stays(state: TumultState, seat: i64) -> float:
    """Of the tiles now in the centre; the others go on robbing."""
    looks: int = 0
    for other in range(state.seats):
        if other != seat:
            looks += state.players[other].looks
    centre = state.where.count(CENTRE)
    if state.running:
        return 0.6
    return max(0.2, 1.0 - SHARE_OF_LOOKS_KEPT * looks / max(1, centre))


def expected_left(state: TumultState, seat: i64, good: i64, usual: float, taken: i64) -> float:
    """The symbols of a good in the centre, unseen tiles on average; a tile in the own hand counts as put back."""
    left = 0.0
    slot: i64
    for slot in range(len(state.where)):
        in_own_hand = slot == state.players[seat].holding
        if (state.where[slot] == CENTRE or in_own_hand) and slot != taken:
            left += symbols_at(state, seat, slot, good, usual)
    return left


def symbols_at(state: TumultState, seat: i64, slot: i64, good: i64, usual: float) -> float:
    """The symbols of a good on a tile, as far as the seat knows it."""
    if not state.seen[slot] >> seat & 1:
        return usual
    face: i64 = state.face[slot]
    return float(face % VALUES + 1) if face // VALUES == good else 0.0


def most_robbed(state: TumultState, seat: i64, good: i64, usual: float) -> float:
    """What the greediest of the others has of a good, and may still get."""
    most = 0.0
    for other in range(state.seats):
        if other != seat:
            robbed = usual * SHARE_OF_LOOKS_KEPT * float(state.players[other].looks)
            slot: i64
            for slot in range(len(state.where)):
                if state.where[slot] == other:
                    robbed += symbols_at(state, seat, slot, good, usual)
            if state.players[other].mercy:
                robbed -= 1.0
            most = max(most, robbed + 0.7)
    return most
