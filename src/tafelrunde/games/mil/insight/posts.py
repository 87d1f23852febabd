"""What a bot expects of knights on the board, and of those still at home, before their spheres are handled."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import (
    COUNCIL,
    COURT,
    CRUSADE,
    FABRIC,
    FOOD,
    GOLD,
    INFLUENCE,
    MARKET,
    METAL,
    MONASTERY,
    SPHERES,
    WAR,
)
from tafelrunde.games.mil.insight.values import AT_HOME, BONUS, CUBE, PRICE, RED, SECOND, cube_worth, rounds_left
from tafelrunde.games.mil.rules.court import elements
from tafelrunde.games.mil.rules.cubes import holds
from tafelrunde.games.mil.rules.placement import PLACEMENT, SPACE_PAYMENT
from tafelrunde.games.mil.rules.politics import majority
from tafelrunde.games.mil.rules.state import (
    ACTION_PHASE,
    EMPTY,
    HOME,
    IN_PLAY,
    KNIGHT,
    NOBODY,
    POLITICS_PHASE,
    POWER_PHASE,
    SPACES_A_SPHERE,
    TILES,
    MilState,
    Player,
    owner_of,
    sphere_of,
)

CLOSED: Final = -99.0
"""Less than any place is worth."""

# What the spheres promise the first knight of a player.
WOMAN_REMOVED: Final = 0.2
"""At the monastery, besides what a single woman costs: the chance to remove more of them."""
COURT_CUBES: Final = 2.0
"""Cubes of influence taken at court."""
WAR_UNKNOWN: Final = 0.1
"""At war for whoever has nothing to conquer yet."""
COUNCIL_EARLY: Final = 0.85
COUNCIL_LATE: Final = 0.4
COUNCIL_LATE_WOMAN: Final = 1.6
"""A privilege of the council, before and in the last round; then a single woman is worth more than that."""

# The market: cubes that can be bettered, by how much at least, and the part of it that a bot counts on; a castle.
SWAPS: Final = 4.0
LEAST_BETTER: Final = 0.1
SWAPS_COUNTED: Final = 0.8
CASTLE_TO_BUILD: Final = 2.7

# What single knights find.
SAFE_ON_CRUSADE: Final = 1.0
"""For a knight whom the winter could kill."""
SECOND_AT_LEAST: Final = 0.3
"""The part of a sphere's promise that is left to a second knight besides the weight."""
LAND_A_ROUND: Final = 0.5
"""What a conquered land brings in each round to come."""
RAID: Final = 3.6
"""A land that can be robbed, before the toll."""
VASSAL_TO_MAKE: Final = 2.2

# The part of a political bonus that a bot counts on: of a sphere still without knights; of one where it leads.
BONUS_TO_COME: Final = 0.5
BONUS_IN_HAND: Final = 0.75


def posts_worth(state: MilState, seat: i64, weights: list[float]) -> float:
    """Placed knights by what their spheres promise, knights at home by the best place still open."""
    if state.phase > POWER_PHASE:
        return 0.0
    promises = [promise(state, seat, sphere, weights) for sphere in range(len(SPHERES))]
    taken = [0] * len(SPHERES)
    value = 0.0
    first = first_sphere(state)
    player = state.players[seat]
    for tile in range(TILES):
        knight = player.knights[tile]
        if knight.status == IN_PLAY and knight.place != HOME:
            sphere = sphere_of(knight.place)
            if sphere >= first:
                value += knight_promise(state, TILES * seat + tile, sphere, promises[sphere], taken[sphere], weights)
            taken[sphere] += 1
    if state.phase <= ACTION_PHASE:
        value += home_worth(state, seat, promises, taken, weights)
    if state.phase < POLITICS_PHASE:
        value += bonuses_worth(state, seat, weights)
    return value


def first_sphere(state: MilState) -> i64:
    """The first sphere whose knights have not yet acted."""
    if state.phase < POWER_PHASE:
        return MONASTERY
    if state.acting == NOBODY:
        return COUNCIL
    return sphere_of(state.knight(state.acting).place) + 1


def promise(state: MilState, seat: i64, sphere: i64, weights: list[float]) -> float:
    """What the first knight of a player may expect of a sphere, whoever he is."""
    player = state.players[seat]
    left = rounds_left(state)
    if sphere == MONASTERY:
        return min(1.0, float(player.reds)) * (weights[RED] + WOMAN_REMOVED)
    if sphere == COURT:
        return COURT_CUBES * cube_worth(INFLUENCE, left, weights)
    if sphere == MARKET:
        return market_promise(state, player, left, weights)
    if sphere == WAR:
        return WAR_UNKNOWN
    if sphere == COUNCIL:
        return COUNCIL_EARLY if left >= 1.0 else COUNCIL_LATE + (COUNCIL_LATE_WOMAN if player.reds else 0.0)
    return cube_worth(INFLUENCE, left, weights)


def market_promise(state: MilState, player: Player, left: float, weights: list[float]) -> float:
    """A castle if it can be paid, else up to four cubes for better ones."""
    stock = player.stock
    poor = min(SWAPS, float(stock[FOOD] + stock[METAL] + stock[FABRIC]))
    better = cube_worth(GOLD, left, weights) - weights[CUBE + METAL]
    swaps = poor * max(LEAST_BETTER, better) * SWAPS_COUNTED
    if player.castle_slot() and holds(stock, state.setting.components.cost.castle):
        return max(swaps, CASTLE_TO_BUILD)
    return swaps


def knight_promise(
    state: MilState, number: i64, sphere: i64, promised: float, before: i64, weights: list[float]
) -> float:
    """What this very knight may expect: soldiers count at court and at war; a second one finds less."""
    value = promised
    if sphere == WAR:
        value = max(value, war_promise(state, number, weights))
    elif sphere == COURT:
        value = max(value, court_promise(state, number))
    elif sphere == MONASTERY and before >= state.players[owner_of(number)].reds:
        value = 0.0
    elif sphere == CRUSADE and not state.knight(number).has_home():
        value += SAFE_ON_CRUSADE
    if before and sphere != MONASTERY and sphere != CRUSADE:
        value *= weights[SECOND] + SECOND_AT_LEAST
    return value


def war_promise(state: MilState, number: i64, weights: list[float]) -> float:
    """A free land that can be conquered and placed, or a weak neighbour."""
    seat = owner_of(number)
    player = state.players[seat]
    components = state.setting.components
    if not has_slot(state, seat):
        return WAR_UNKNOWN
    strength = components.strength.soldier * state.soldiers_of(number)
    cubes = player.stock[FOOD] + player.stock[INFLUENCE]
    gain = float(components.points.land) + LAND_A_ROUND * rounds_left(state)
    best = WAR_UNKNOWN
    for stack in (state.stack_one, state.stack_two):
        if stack:
            needed = max(0, components.defence[stack[-1]] + 1 - strength)
            if needed <= cubes:
                best = max(best, gain - weights[CUBE + FOOD] * float(needed))
    return max(best, raid_promise(state, seat, strength, weights))


def raid_promise(state: MilState, seat: i64, strength: i64, weights: list[float]) -> float:
    """A foreign land whose defence is weaker, if the toll can be paid."""
    components = state.setting.components
    best = 0.0
    for other in range(state.seats):
        toll = state.players[other].reds
        if other == seat or toll > state.players[seat].stock[INFLUENCE]:
            continue
        for knight in state.players[other].knights:
            if knight.lands() and knight.lord != seat:
                defence = components.strength.soldier * knight.soldiers
                if knight.castle:
                    defence += components.strength.castle
                if strength > defence:
                    best = max(best, RAID - weights[CUBE + INFLUENCE] * float(toll))
    return best


def has_slot(state: MilState, seat: i64) -> bool:
    """Is there a free land slot of an own knight or vassal?"""
    for other in range(state.seats):
        for knight in state.players[other].knights:
            if (other == seat or knight.lord == seat) and knight.status == IN_PLAY and knight.free_slot() >= 0:
                return True
    return False


def court_promise(state: MilState, number: i64) -> float:
    """A vassal, if some foreign knight has fewer elements than this one has soldiers."""
    soldiers = state.soldiers_of(number)
    if soldiers == 0:
        return 0.0
    seat = owner_of(number)
    own_lord = state.knight(number).lord
    other: i64
    for other in range(TILES * state.seats):
        owner = owner_of(other)
        if owner != seat and owner != own_lord:
            knight = state.knight(other)
            if knight.status == IN_PLAY and knight.lord == NOBODY and elements(state, other) < soldiers:
                return VASSAL_TO_MAKE
    return 0.0


def home_worth(state: MilState, seat: i64, promises: list[float], taken: list[int], weights: list[float]) -> float:
    """Knights at home may still go to the best places; the one who is just being placed surely will."""
    player = state.players[seat]
    value = 0.0
    placing = state.is_open(PLACEMENT)
    places = [place_worth(state, seat, sphere, weights) for sphere in range(len(SPHERES))]
    for tile in range(TILES):
        knight = player.knights[tile]
        if knight.status == IN_PLAY and knight.place == HOME:
            best = best_place(state, TILES * seat + tile, promises, taken, places, weights)
            value += best if placing and state.acting == TILES * seat + tile else weights[AT_HOME] * best
    if state.is_open(SPACE_PAYMENT) and owner_of(state.acting) == seat:
        value -= weights[PRICE]
    return value


def best_place(
    state: MilState, number: i64, promises: list[float], taken: list[int], places: list[float], weights: list[float]
) -> float:
    """The best that an open place promises this knight, its price included."""
    best = 0.0
    sphere: i64
    for sphere in range(len(SPHERES)):
        if places[sphere] > CLOSED:
            value = knight_promise(state, number, sphere, promises[sphere], taken[sphere], weights)
            best = max(best, value + places[sphere])
    return best


def place_worth(state: MilState, seat: i64, sphere: i64, weights: list[float]) -> float:
    """What standing in a sphere brings whoever stands there, less the price; CLOSED if there is no place to be had."""
    if not MONASTERY < sphere < CRUSADE:
        return 0.0
    player = state.players[seat]
    price = sphere_price(state, sphere, weights)
    if price < 0.0 or (price > 0.0 and player.stock[GOLD] == 0 and player.privileges == 0):
        return CLOSED
    return BONUS_TO_COME * leads(state, seat, sphere, weights) - price


def sphere_price(state: MilState, sphere: i64, weights: list[float]) -> float:
    """What the cheapest space of a sphere costs; less than nothing if all have knights."""
    first = (sphere - 1) * SPACES_A_SPHERE
    price = -1.0
    space: i64
    for space in range(first, first + SPACES_A_SPHERE):
        lies = state.board[space]
        if lies == EMPTY:
            return 0.0
        if 0 < lies < KNIGHT:
            price = weights[PRICE]
    return price


def leads(state: MilState, seat: i64, sphere: i64, weights: list[float]) -> float:
    """The bonus of a sphere in which nobody stands yet."""
    if majority(state, sphere) == NOBODY:
        return float(state.setting.components.bonus_vp[sphere]) + weights[BONUS + sphere]
    return 0.0


def bonuses_worth(state: MilState, seat: i64, weights: list[float]) -> float:
    """The political bonuses as they stand, with a doubt."""
    value = 0.0
    sphere: i64
    for sphere in range(COURT, CRUSADE):
        if majority(state, sphere) == seat:
            value += BONUS_IN_HAND * (float(state.setting.components.bonus_vp[sphere]) + weights[BONUS + sphere])
    return value
