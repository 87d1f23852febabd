"""What a bot should know of Tumult Royal: how much a position is worth to a seat, in statues.

Only what the seat may know is looked at: tiles that it has not seen count as what a tile is worth on average.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import (
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
from tafelrunde.games.tumult_royal.rules.land import is_free
from tafelrunde.games.tumult_royal.rules.moves import SETS
from tafelrunde.games.tumult_royal.rules.paying import can_pay, has_set
from tafelrunde.games.tumult_royal.rules.state import CENTRE, NO_SLOT, PLACING, ROBBERY, TumultState
from tafelrunde.kernel.judgement import total

# The weights, by name in `insight.toml`: what things are worth in statues.
WEIGHTS: Final = [
    "follower", "lead_in_followers", "usual_demand", "looks_kept", "meadow", "forest", "mountain", "village", "castle",
    "spare_bread", "spare_marble", "spare_tool", "buy_beside", "buy_anywhere", "lost_symbol",
]  # fmt: skip
FOLLOWER: Final = 0
LEAD_IN_FOLLOWERS: Final = 1
USUAL_DEMAND: Final = 2
LOOKS_KEPT: Final = 3
NEIGHBOUR: Final = 4
"""A free field beside the own statues: five weights by kind."""
SPARE: Final = 9
"""A symbol that buys nothing yet: three weights by good."""
BUY_BESIDE: Final = 12
BUY_ANYWHERE: Final = 13
LOST_SYMBOL: Final = 14
"""A robbed symbol beyond the second that a tumult takes back."""

ROOM: Final = 6
"""How many spare symbols of a good are of any use."""

VICTORY: Final = 100.0
"""More than any number of statues."""

ASPECTS: Final = ["statues", "followers", "land", "hoard", "danger"]
"""The parts of a player's worth, in the order of `aspects`."""

# In which order fields are bought; the better of the two counts.
DEAREST_FIRST: Final[list[int]] = [CASTLE, VILLAGE, MEADOW, FOREST, MOUNTAIN]
VILLAGES_FIRST: Final[list[int]] = [VILLAGE, MEADOW, CASTLE, FOREST, MOUNTAIN]


def worths(state: TumultState, weights: list[float]) -> list[float]:
    """What everything in front of each player is worth, in statues."""
    return [worth(state, seat, weights) for seat in range(state.seats)]


def worth(state: TumultState, seat: int, weights: list[float]) -> float:
    """What everything in front of one player is worth."""
    return total(aspects(state, seat, weights))


def aspects(state: TumultState, seat: int, weights: list[float]) -> list[float]:
    """Statues placed, followers, good neighbours, what the hoard will buy, and what tumults will cost."""
    player = state.players[seat]
    if state.over():
        return [float(player.placed) + (VICTORY if state.ranking()[seat] == 1 else 0.0), 0.0, 0.0, 0.0, 0.0]
    hoard = 0.0
    risk = 0.0
    beside = neighbours_of(state, seat)
    if state.phase == ROBBERY:
        hoard, risk = robbery_worth(state, seat, beside, weights)
    elif state.phase == PLACING:
        hoard = hoard_worth(state, beside, player.hoard, weights)
    return [float(player.placed), followers_worth(state, seat, weights), land_worth(beside, weights), hoard, -risk]


def left(state: TumultState) -> float:
    """How much of the game is still to come, by the statues of whoever has placed most."""
    most: i64 = 0
    for player in state.players:
        most = max(most, player.placed)
    return max(0.0, 1.0 - float(most) / float(state.setting.components.track))


def at_rest(state: TumultState) -> bool:
    """Before a robbery nobody has anything but statues and followers."""
    if state.phase != ROBBERY:
        return False
    if state.setting.realtime:
        return state.running and state.where.count(CENTRE) == len(state.where)
    return state.packet == 0 and state.packet_looks == state.setting.packet


def followers_worth(state: TumultState, seat: i64, weights: list[float]) -> float:
    """Followers, and the lead in them that makes a king."""
    followers = state.players[seat].followers
    value = weights[FOLLOWER] * float(followers)
    if state.phase > PLACING:
        return value
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.players[other].followers)
    return value + weights[LEAD_IN_FOLLOWERS] / (1.0 + exp(float(most - followers) / 2.0))


# --- land -------------------------------------------------------------------------------------------------------------


def neighbours_of(state: TumultState, seat: i64) -> list[int]:
    """How many free fields of each kind touch the own statues."""
    counts: list[int] = [0] * FIELD_KINDS
    counted = [False] * len(state.land)
    owner = state.owner
    field: i64
    for field in range(len(owner)):
        if owner[field] == seat:
            for other in state.setting.neighbours[field]:
                if not counted[other] and is_free(state, other):
                    counted[other] = True
                    counts[state.land[other]] += 1
    return counts


def land_worth(beside: list[int], weights: list[float]) -> float:
    """Free fields beside the own statues; a third of a kind adds little."""
    value = 0.0
    for kind in range(FIELD_KINDS):
        count = beside[kind]
        value += weights[NEIGHBOUR + kind] * (count if count <= 2 else 2.0 + 0.2 * (count - 2))
    return value


# --- the hoard --------------------------------------------------------------------------------------------------------


def hoard_worth(state: TumultState, beside: list[int], hoard: list[int], weights: list[float]) -> float:
    """What the tiles will buy, the dearest fields first or the villages, whichever is better."""
    first = purchases(state, hoard, beside, DEAREST_FIRST, weights)
    return max(first, purchases(state, hoard, beside, VILLAGES_FIRST, weights))


def purchases(state: TumultState, hoard: list[int], counts: list[int], order: list[int], weights: list[float]) -> float:
    """Buys field after field while tiles last; common fields lead to further ones of their kind."""
    components = state.setting.components
    left = hoard.copy()
    value = 0.0
    follower = weights[FOLLOWER]
    for kind in order:
        room = counts[kind] if kind >= VILLAGE or counts[kind] == 0 else counts[kind] + 1
        while room > 0 and can_pay(left, components.price[kind]):
            value += weights[BUY_BESIDE] * components.statues[kind] + follower * spend(left, components.price[kind])
            room -= 1
        anywhere = components.price[kind + FIELD_KINDS]
        while components.free[kind] and can_pay(left, anywhere):
            value += weights[BUY_ANYWHERE] * components.statues[kind] + follower * spend(left, anywhere)
    return value + spare_worth(left, weights)


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


def spare_worth(hoard: list[int], weights: list[float]) -> float:
    """Tiles that buy nothing yet may do so together with others."""
    value = 0.0
    for good in range(GOOD_COUNT):
        first = VALUES * good
        symbols = hoard[first] + 2 * hoard[first + 1] + 3 * hoard[first + 2]
        value += weights[SPARE + good] * min(symbols, ROOM)
    return value


# --- the robbery ------------------------------------------------------------------------------------------------------


def robbery_worth(state: TumultState, seat: i64, beside: list[int], weights: list[float]) -> tuple[float, float]:
    """The hoard and its dangers; a tile in hand will be kept if that is better."""
    player = state.players[seat]
    value = hoard_worth(state, beside, player.hoard, weights)
    risk = danger(state, seat, player.hoard, NO_SLOT, weights)
    slot = player.holding
    if slot != NO_SLOT:
        hoard = player.hoard.copy()
        hoard[state.face[slot]] += 1
        more = hoard_worth(state, beside, hoard, weights)
        more_risk = danger(state, seat, hoard, slot, weights)
        if more - more_risk > value - risk:
            return more, more_risk
    return value, risk


def danger(state: TumultState, seat: i64, hoard: list[int], taken: i64, weights: list[float]) -> float:
    """What tumults will cost on average."""
    usual = usual_symbols(state, seat)
    kept = weights[LOOKS_KEPT]
    stays = share_that_stays(state, seat, kept)
    punishment = weights[FOLLOWER] * state.setting.components.punishment
    value = 0.0
    good: i64
    for good in range(GOOD_COUNT):
        robbed: int = hoard[3 * good] + 2 * hoard[3 * good + 1] + 3 * hoard[3 * good + 2]
        if robbed == 0:
            continue
        demand = weights[USUAL_DEMAND] if state.setting.gambler else float(state.demand[good])
        left = stays * expected_left(state, seat, good, usual[good], taken)
        tumult = 1.0 / (1.0 + exp((left - demand + 0.5) / 1.2))
        greed = float(robbed) - (1.0 if state.players[seat].mercy else 0.0)
        greediest = 1.0 / (1.0 + exp((most_robbed(state, seat, good, usual[good], kept) - greed) / 1.2))
        value += tumult * greediest * (punishment + weights[LOST_SYMBOL] * max(0, robbed - 2))
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


def share_that_stays(state: TumultState, seat: i64, kept: float) -> float:
    """Of the tiles now in the centre; the others go on robbing."""
    looks: int = 0
    for other in range(state.seats):
        if other != seat:
            looks += state.players[other].looks
    centre = state.where.count(CENTRE)
    if state.running:
        return 0.6
    return max(0.2, 1.0 - kept * looks / max(1, centre))


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


def most_robbed(state: TumultState, seat: i64, good: i64, usual: float, kept: float) -> float:
    """What the greediest of the others has of a good, and may still get."""
    most = 0.0
    for other in range(state.seats):
        if other != seat:
            robbed = usual * kept * float(state.players[other].looks)
            slot: i64
            for slot in range(len(state.where)):
                if state.where[slot] == other:
                    robbed += symbols_at(state, seat, slot, good, usual)
            if state.players[other].mercy:
                robbed -= 1.0
            most = max(most, robbed + 0.7)
    return most
