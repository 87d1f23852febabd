"""What a bot expects of knights on the board, and of those still at home, before their spheres are handled."""

from typing import Final

from librt.vecs import vec
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
    WAR,
)
from tafelrunde.games.mil.insight.judge import Judge
from tafelrunde.games.mil.insight.values import AT_HOME, BONUS, CUBE, PRICE, RED, SECOND, cube_worth, rounds_left
from tafelrunde.games.mil.rules.cubes import holds
from tafelrunde.games.mil.rules.placement import PLACEMENT, SPACE_PAYMENT
from tafelrunde.games.mil.rules.state import (
    ACTION_PHASE,
    HOME,
    IN_PLAY,
    NOBODY,
    POLITICS_PHASE,
    POWER_PHASE,
    TILES,
    Knight,
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


def posts_worth(state: MilState, judge: Judge) -> float:
    """Placed knights by what their spheres promise, knights at home by the best place still open."""
    if state.phase > POWER_PHASE:
        return 0.0
    seat = judge.seat
    player = state.players[seat]
    knights = player.knights
    taken = judge.taken
    look_at_promises(state, player, judge)
    value = 0.0
    first = first_sphere(state)
    somebody_at_home = False
    tile: i64
    for tile in range(TILES):
        knight = knights[tile]
        if knight.status == IN_PLAY:
            if knight.place == HOME:
                somebody_at_home = True
            else:
                sphere = sphere_of(knight.place)
                if sphere >= first:
                    value += knight_promise(state, TILES * seat + tile, knight, sphere, judge)
                taken[sphere] += 1
    if state.phase < POLITICS_PHASE:
        judge.read_board(state)
        if state.phase <= ACTION_PHASE:
            value += home_worth(state, somebody_at_home, judge)
        value += bonuses_worth(state, judge)
    return value


def first_sphere(state: MilState) -> i64:
    """The first sphere whose knights have not yet acted."""
    if state.phase < POWER_PHASE:
        return MONASTERY
    if state.acting == NOBODY:
        return COUNCIL
    return sphere_of(state.knight(state.acting).place) + 1


def look_at_promises(state: MilState, player: Player, judge: Judge) -> None:
    """What the first knight of a player may expect of each sphere, whoever he is; nobody is there yet."""
    left = rounds_left(state)
    weights = judge.weights
    promises = judge.promises
    reds = player.reds
    influence = cube_worth(INFLUENCE, left, weights)
    promises[MONASTERY] = min(1.0, float(reds)) * (weights[RED] + WOMAN_REMOVED)
    promises[COURT] = COURT_CUBES * influence
    promises[MARKET] = market_promise(state, player, left, weights)
    promises[WAR] = WAR_UNKNOWN
    promises[COUNCIL] = COUNCIL_EARLY if left >= 1.0 else COUNCIL_LATE + (COUNCIL_LATE_WOMAN if reds else 0.0)
    promises[CRUSADE] = influence
    judge.soldiers = NOBODY
    taken = judge.taken
    sphere: i64
    for sphere in range(CRUSADE + 1):
        taken[sphere] = 0


def market_promise(state: MilState, player: Player, left: float, weights: vec[float]) -> float:
    """A castle if it can be paid, else up to four cubes for better ones."""
    stock = player.stock
    poor = min(SWAPS, float(stock[FOOD] + stock[METAL] + stock[FABRIC]))
    better = cube_worth(GOLD, left, weights) - weights[CUBE + METAL]
    swaps = poor * max(LEAST_BETTER, better) * SWAPS_COUNTED
    if player.castle_slot() and holds(stock, state.setting.components.cost.castle):
        return max(swaps, CASTLE_TO_BUILD)
    return swaps


def knight_promise(state: MilState, number: i64, knight: Knight, sphere: i64, judge: Judge) -> float:
    """What this very knight may expect: soldiers count at court and at war; a second one finds less."""
    value = judge.promises[sphere]
    before: i64 = judge.taken[sphere]
    if sphere == WAR:
        value = max(value, war_promise(state, number, judge))
    elif sphere == COURT:
        value = max(value, court_promise(state, number, knight, judge))
    elif sphere == MONASTERY:
        return value if before < state.players[judge.seat].reds else 0.0
    elif sphere == CRUSADE:
        return value if knight.has_home() else value + SAFE_ON_CRUSADE
    return value * (judge.weights[SECOND] + SECOND_AT_LEAST) if before else value


def war_promise(state: MilState, number: i64, judge: Judge) -> float:
    """What his soldiers find at war; the next knight often has as many, and then finds the same."""
    soldiers = state.soldiers_of(number)
    if soldiers != judge.soldiers:
        judge.soldiers = soldiers
        judge.at_war = land_promise(state, soldiers, judge)
    return judge.at_war


def land_promise(state: MilState, soldiers: i64, judge: Judge) -> float:
    """A free land that can be conquered and placed, or a weak neighbour."""
    if not has_slot(state, judge):
        return WAR_UNKNOWN
    strength: i64 = state.setting.components.strength.soldier * soldiers
    best = max(WAR_UNKNOWN, conquest_promise(state, state.stack_one, strength, judge))
    best = max(best, conquest_promise(state, state.stack_two, strength, judge))
    return max(best, raid_promise(state, strength, judge))


def conquest_promise(state: MilState, stack: list[int], strength: i64, judge: Judge) -> float:
    """The top of a stack, if there are cubes enough for it; else nothing."""
    if not stack:
        return 0.0
    components = state.setting.components
    stock = state.players[judge.seat].stock
    needed: i64 = max(0, components.defence[stack[-1]] + 1 - strength)
    if needed > stock[FOOD] + stock[INFLUENCE]:
        return 0.0
    gain = float(components.points.land) + LAND_A_ROUND * rounds_left(state)
    return gain - judge.weights[CUBE + FOOD] * float(needed)


def raid_promise(state: MilState, strength: i64, judge: Judge) -> float:
    """A foreign land whose defence is weaker, if the toll can be paid."""
    best = 0.0
    influence: i64 = state.players[judge.seat].stock[INFLUENCE]
    other: i64
    for other in range(state.seats):
        toll = state.players[other].reds
        if other != judge.seat and toll <= influence and strength > judge.family(state, other).least_defence:
            best = max(best, RAID - judge.weights[CUBE + INFLUENCE] * float(toll))
    return best


def has_slot(state: MilState, judge: Judge) -> bool:
    """Is there a free land slot of an own knight or vassal?"""
    if judge.family(state, judge.seat).slot:
        return True
    return any(judge.family(state, other).slot for other in range(state.seats))


def court_promise(state: MilState, number: i64, knight: Knight, judge: Judge) -> float:
    """A vassal, if some foreign knight has fewer elements than this one has soldiers."""
    soldiers = state.soldiers_of(number)
    if soldiers == 0:
        return 0.0
    other: i64
    for other in range(state.seats):
        if other != judge.seat and other != knight.lord and judge.family(state, other).fewest_elements < soldiers:
            return VASSAL_TO_MAKE
    return 0.0


def home_worth(state: MilState, somebody_at_home: bool, judge: Judge) -> float:
    """Knights at home may still go to the best places; the one who is just being placed surely will."""
    value = 0.0
    if somebody_at_home:
        look_at_places(state, judge)
        placing = state.is_open(PLACEMENT)
        knights = state.players[judge.seat].knights
        tile: i64
        for tile in range(TILES):
            knight = knights[tile]
            if knight.status == IN_PLAY and knight.place == HOME:
                number: i64 = TILES * judge.seat + tile
                best = best_place(state, number, knight, judge)
                value += best if placing and state.acting == number else judge.weights[AT_HOME] * best
    if state.is_open(SPACE_PAYMENT) and owner_of(state.acting) == judge.seat:
        value -= judge.weights[PRICE]
    return value


def best_place(state: MilState, number: i64, knight: Knight, judge: Judge) -> float:
    """The best that an open place promises this knight, its price included."""
    best = 0.0
    sphere: i64
    for sphere in range(CRUSADE + 1):
        place = judge.places[sphere]
        if place > CLOSED:
            best = max(best, knight_promise(state, number, knight, sphere, judge) + place)
    return best


def look_at_places(state: MilState, judge: Judge) -> None:
    """What standing in a sphere brings whoever stands there, less the price; CLOSED if there is no place to be had.

    Monastery and crusade have room for everybody, and no bonus.
    """
    player = state.players[judge.seat]
    penniless = player.stock[GOLD] == 0 and player.privileges == 0
    sphere: i64
    for sphere in range(COURT, CRUSADE):
        price = judge.prices[sphere]
        if price < 0.0 or (price > 0.0 and penniless):
            judge.places[sphere] = CLOSED
        else:
            to_come = bonus(state, sphere, judge) if judge.leaders[sphere] == NOBODY else 0.0
            judge.places[sphere] = BONUS_TO_COME * to_come - price


def bonus(state: MilState, sphere: i64, judge: Judge) -> float:
    """What whoever has most knights in a sphere gets."""
    return float(state.setting.components.bonus_vp[sphere]) + judge.weights[BONUS + sphere]


def bonuses_worth(state: MilState, judge: Judge) -> float:
    """The political bonuses as they stand, with a doubt."""
    value = 0.0
    sphere: i64
    for sphere in range(COURT, CRUSADE):
        if judge.leaders[sphere] == judge.seat:
            value += BONUS_IN_HAND * bonus(state, sphere, judge)
    return value
