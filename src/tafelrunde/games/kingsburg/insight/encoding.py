"""What a seat of Kingsburg may know, as a vector: all editions, modules and numbers of players in one.

Of an enemy that is neither revealed nor peeked at, the five possible cards count alike. Of rivals only what lies open
is looked at; their governors not at all, and what they have laid down face down neither.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.blocks import goods_as_one
from tafelrunde.games.kingsburg.components.ids import (
    CATHEDRAL,
    COLUMNS,
    GOV_POLITICIAN,
    POLITICIAN_FIRST,
    POLITICIAN_SECOND,
    YEARS,
)
from tafelrunde.games.kingsburg.components.tables import LASTING
from tafelrunde.games.kingsburg.insight import slots
from tafelrunde.games.kingsburg.insight.army_slots import write_army
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION, BUILD_FURTHER
from tafelrunde.games.kingsburg.rules.course import (
    COURSE,
    EACH_BUILDS,
    EACH_END_OF_PHASE,
    EACH_RECRUITS,
    PRODUCTIVE_PHASE,
)
from tafelrunde.games.kingsburg.rules.influence import free_dice, is_open, market_reach
from tafelrunde.games.kingsburg.rules.phase_end import END_OF_PHASE, PRICED_EFFECTS
from tafelrunde.games.kingsburg.rules.prices import (
    FULL_ROW,
    missing_goods,
    next_in_row,
    owned_goods,
    price_of,
    ready_prices,
)
from tafelrunde.games.kingsburg.rules.recruit import RECRUIT
from tafelrunde.games.kingsburg.rules.state import (
    BY_ENVOY,
    MAX_DICE,
    NOBODY,
    PLACE_BITS,
    SPACE_MASK,
    USED_TOKEN,
    KingsburgState,
    Player,
)
from tafelrunde.games.kingsburg.rules.winter import BATTLES, WINTER, strength_in, strengths_of_buildings
from tafelrunde.kernel.encoding import Encoding, coarse, fill
from tafelrunde.kernel.steps import SEAT_BITS, SEAT_MASK, TABLE, Step

NEARNESS: Final = vec[float]([coarse(1.0 / (1 + missing)) for missing in range(40)])
"""How near a building is by the goods that are missing."""

SIGN: Final = 63
"""Shifted by so many bits a number that is below zero becomes -1, any other 0."""

RIVAL_BITS: Final = 3
RIVAL_MASK: Final = 7
SECOND_GROUPS: Final[i64] = sum(BY_ENVOY << PLACE_BITS * die for die in range(MAX_DICE))
"""In `Player.places`: does any die belong to a second group?"""
RANKS: Final = 0b1111111111111111110
"""The ranks of advisors, 1 to 18, as bits."""

# What a step on the agenda says of what is still to come for its seat, or for all: bits, and a chance to build.
BUILD_COMES: Final = 1
END_COMES: Final = 2
RECRUITS_COME: Final = 4
WINTER_COMES: Final = 8
CHANCE_TO_BUILD: Final = 16
TO_COME: Final = vec[i64]([0 for _ in COURSE.steps])
_SAYS: Final[list[tuple[int, list[Step[KingsburgState]]]]] = [
    (CHANCE_TO_BUILD, [PRODUCTIVE_PHASE]),
    (CHANCE_TO_BUILD | BUILD_COMES, [EACH_BUILDS, BUILD_DECISION, BUILD_FURTHER]),
    (END_COMES, [EACH_END_OF_PHASE, END_OF_PHASE, PRICED_EFFECTS]),
    (RECRUITS_COME, [EACH_RECRUITS, RECRUIT]),
    (WINTER_COMES, [WINTER, BATTLES]),
]
for _says, _steps in _SAYS:
    for _step in _steps:
        TO_COME[_step.number] = _says


class KingsburgEncoding(Encoding[KingsburgState]):
    """One vector for every edition, module and number of players; what is not in play stays zero."""

    def __init__(self) -> None:
        super().__init__(slots.VERSION, slots.SLOTS)

    def write(self, state: KingsburgState, seat: i64, into: vec[float], at: i64) -> None:
        player = state.players[seat]
        builds = write_time(state, seat, into, at)
        write_province(state, player, builds, into, at)
        write_governor(player, builds, into, at)
        if player.dice_count and not state.paying:
            write_dice(state, seat, player, into, at)
        write_court(state, player, into, at)
        write_king(state, seat, into, at)
        winter = into[at + slots.WINTER_TO_COME] > 0.0
        buildings = strengths_of_buildings(state, player)
        write_army(state, player, buildings, winter, into, at)
        write_rivals(state, seat, player, strength_in(buildings, LASTING), winter, into, at)


ENCODING: Final = KingsburgEncoding()


def write_time(state: KingsburgState, seat: i64, into: vec[float], at: i64) -> i64:
    """What is in play, and what of the game is still to come; returns how often the seat can still build."""
    setting = state.setting
    into[at + slots.PLAYERS + state.seats - 2] = 1.0
    if setting.first_edition:
        into[at + slots.FIRST_EDITION] = 1.0
    if setting.more_buildings:
        into[at + slots.MODULE] = 1.0
    if setting.governors:
        into[at + slots.MODULE + 1] = 1.0
    if setting.army:
        into[at + slots.MODULE + 2] = 1.0
    into[at + slots.YEAR + state.year - 1] = 1.0
    into[at + slots.PHASE + state.phase] = 1.0
    frames = state.frames
    builds: i64 = 0
    if not state.over():
        builds = 3 * (YEARS - state.year)
    known = TO_COME
    to_come: i64 = 0
    place: i64
    for place in range(state.depth):
        frame = frames[place]
        says: i64 = known[frame >> SEAT_BITS]
        if says:
            whose: i64 = (frame & SEAT_MASK) - 1
            if whose == TABLE or whose == seat:  # noqa: SIM109 - a tuple would be made each time
                to_come |= says
                if says & CHANCE_TO_BUILD:
                    builds += 1
    if to_come & BUILD_COMES:
        into[at + slots.BUILD_TO_COME] = 1.0
    if to_come & END_COMES:
        into[at + slots.END_TO_COME] = 1.0
    if to_come & RECRUITS_COME:
        into[at + slots.RECRUITS] = 1.0
    if to_come & WINTER_COMES:
        into[at + slots.WINTER_TO_COME] = 1.0
    if builds < slots.FEW_BUILDS:
        into[at + slots.LAST_BUILDS + builds] = 1.0
    into[at + slots.BUILDS] = float(builds) / 16.0
    return builds


def write_province(state: KingsburgState, player: Player, builds: i64, into: vec[float], at: i64) -> None:
    """Points, goods, buildings, and how near further buildings are."""
    into[at + slots.POINTS] = float(player.vp) / 16.0
    into[at + slots.POINTS_LATE] = float(player.vp) * float(16 - builds) / 256.0
    kind: i64
    for kind in range(3):
        fill(into, at + slots.HAS + slots.MOST_GOODS * kind, player.good(kind), slots.MOST_GOODS)
    goods: i64 = player.goods_count()
    into[at + slots.GOODS_TOTAL] = float(goods) / 8.0
    into[at + slots.GOODS_LEFT] = float(goods) * float(builds) / 128.0
    if builds == 0:
        into[at + slots.GOODS_TOO_LATE] = float(goods) / 8.0
    fill(into, at + slots.TOKENS, player.plus_two, slots.MOST_TOKENS)
    if player.has(CATHEDRAL):
        points: i64 = goods // state.setting.components.cathedral.goods_per_vp
        into[at + slots.CATHEDRAL_POINTS] = float(points) / 4.0
    write_standing(player, builds, into, at)
    into[at + slots.BUILDING_COUNT] = float(player.building_count()) / 8.0
    if builds:
        write_nearness(state, player, into, at)


def write_standing(player: Player, builds: i64, into: vec[float], at: i64) -> None:
    """The buildings that stand, row by row, for most rows are empty for long."""
    left = float(builds) / 16.0
    standing: i64 = player.buildings
    stands: i64 = at + slots.STANDS
    stands_left: i64 = at + slots.STANDS_LEFT
    while standing:
        row: i64 = standing & FULL_ROW
        column: i64 = 0
        while row:
            if row & 1:
                into[stands + column] = 1.0
                into[stands_left + column] = left
            row >>= 1
            column += 1
        standing >>= COLUMNS
        stands += COLUMNS
        stands_left += COLUMNS


def write_nearness(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """The next building of each row by the goods that are missing."""
    setting = state.setting
    goods = owned_goods(player)
    prices = ready_prices(state, player)
    nearness = NEARNESS
    governed = player.governor > 0
    near: i64 = at + slots.NEAR
    payable: i64 = at + slots.PAYABLE
    end: i64 = setting.end_of_buildings
    row: i64 = setting.first_building
    while row < end:
        building = next_in_row(player, row)
        row += COLUMNS
        if building < 0:
            continue
        price: i64 = prices[building]
        if governed:
            price = goods_as_one(price_of(state, player, building))
        missing: i64 = missing_goods(price, goods)
        into[near + building] = nearness[missing]
        if missing == 0:
            into[payable + building] = 1.0


def write_governor(player: Player, builds: i64, into: vec[float], at: i64) -> None:
    """The own governor, and the three to choose from."""
    if player.governor:
        into[at + slots.GOVERNOR + player.governor - 1] = 1.0
        into[at + slots.GOVERNOR_LEFT + player.governor - 1] = float(builds) / 16.0
    card: i64
    for card in player.dealt:
        into[at + slots.DEALT + card - 1] = 1.0
    used: i64 = player.used
    use: i64 = 0
    while used:
        if used & 1:
            into[at + slots.USED + use] = 1.0
        used >>= 1
        use += 1
    if player.philosophy:
        into[at + slots.PHILOSOPHY] = 1.0
    if player.engineered:
        into[at + slots.ENGINEERED] = 1.0
    if player.exchanges:
        into[at + slots.EXCHANGES] = float(player.exchanges) / 4.0
    if player.built:
        into[at + slots.BUILT] = float(player.built) / 2.0


def write_dice(state: KingsburgState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """Free dice, and the advisors that they reach: as they are, or with a +2 token or the Market."""
    into[at + slots.INFLUENCING] = 1.0
    into[at + slots.DICE_TOTAL] = float(player.dice_total()) / 16.0
    rivals_dice: i64 = 0
    for other in state.players:
        if not other.passed:
            rivals_dice += other.free_dice_count()
    if player.passed:
        into[at + slots.RIVAL_DICE] = float(rivals_dice) / 16.0
        return
    free = free_dice(player)
    into[at + slots.RIVAL_DICE] = float(rivals_dice - free.count) / 16.0
    fill(into, at + slots.FREE_DICE, free.count, slots.MOST_DICE)
    into[at + slots.FREE_TOTAL] = float(free.total) / 16.0
    wait: i64 = 0
    turn: i64 = state.turn
    order = state.order
    players: i64 = len(order)
    while order[turn] != seat and wait < players:
        wait += 1
        turn += 1
        if turn == players:
            turn = 0
    into[at + slots.WAITS] = float(wait) / 4.0
    if free.count:
        write_reach(state, seat, player, free.totals, into, at)


def write_reach(state: KingsburgState, seat: i64, player: Player, totals: i64, into: vec[float], at: i64) -> None:
    """The advisors that are open to groups of the free dice: `totals` are those of these groups, as bits."""
    helped: i64 = 0
    if player.plus_two > 0 and not player.used & USED_TOKEN:
        helped = totals << 2
    if market_reach(player):
        helped |= totals << 1 | totals >> 1
    reached: i64 = totals | helped
    plain: i64 = at + slots.REACH - 1
    by_help: i64 = at + slots.REACH_HELPED - 1
    ranks: i64 = reached & RANKS
    rank: i64 = 0
    while ranks:
        if ranks & 1 and is_open(state, seat, rank):
            if totals >> rank & 1:
                into[plain + rank] = 1.0
            else:
                into[by_help + rank] = 1.0
        ranks >>= 1
        rank += 1
    if player.governor == GOV_POLITICIAN:
        space: i64
        for space in range(POLITICIAN_FIRST, POLITICIAN_SECOND + 1):
            rank = state.setting.components.space_rank[space]
            if reached >> rank & 1 and is_open(state, seat, space):
                if totals >> rank & 1:
                    into[plain + space] = 1.0
                else:
                    into[by_help + space] = 1.0


def write_court(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """The advisors with the player's dice that have not paid yet."""
    paid: i64 = 0
    ranks = state.setting.components.space_rank
    if state.paying:
        into[at + slots.PAYING] = 1.0
        paid = ranks[state.paying_space()]
    advisors: i64 = at + slots.ADVISOR - 1
    places: i64 = player.places
    space: i64
    while places:
        space = places & SPACE_MASK
        if space and not places & BY_ENVOY and ranks[space] > paid:
            into[advisors + space] = 1.0
        places >>= PLACE_BITS
    if player.places & SECOND_GROUPS:
        places = player.places
        while places:
            space = places & SPACE_MASK
            if places & BY_ENVOY and ranks[space] > paid:
                into[advisors + space] = 2.0 if space in player.placed else 1.0
            places >>= PLACE_BITS


def write_king(state: KingsburgState, seat: i64, into: vec[float], at: i64) -> None:
    """Turn order and envoy."""
    order = state.order
    last: i64 = len(order) - 1
    place: i64 = 0
    while order[place] != seat and place < last:
        place += 1
    into[at + slots.ORDER + place] = 1.0
    if place == last:
        into[at + slots.LAST] = 1.0
    if state.envoy == seat:
        into[at + slots.ENVOY] = 1.0
    elif state.envoy != NOBODY:
        into[at + slots.ENVOY + 1] = 1.0


def write_rivals(
    state: KingsburgState, seat: i64, player: Player, lasting: i64, winter: bool, into: vec[float], at: i64
) -> None:
    """How the player compares with each rival, the one with the most points first, and whom the king would favour."""
    strength: i64 = lasting + player.soldiers
    goods: i64 = player.goods_count()
    buildings: i64 = player.building_count()
    points: i64 = player.vp
    needier = False
    tied = False
    most = True
    players = state.players
    number: i64
    places = places_of_rivals(players, seat)
    if player.favoured:
        into[at + slots.FAVOURED] = 1.0
    count: i64 = len(players)
    for number in range(count):
        if number == seat:
            continue
        rival = players[number]
        if rival.favoured:
            into[at + slots.FAVOURED + 1] = 1.0
        more_buildings: i64 = buildings - rival.building_count()
        more_goods: i64 = goods - rival.goods_count()
        if more_buildings > 0 or (more_buildings == 0 and more_goods > 0):
            needier = True
        elif more_buildings == 0 and more_goods == 0:
            tied = True
        else:
            most = most and more_buildings == 0
        place: i64 = at + (places >> RIVAL_BITS * number & RIVAL_MASK)
        into[place + slots.RIVAL] = 1.0
        into[place + slots.AHEAD] = float(points - rival.vp) / 8.0
        into[place + slots.MORE_BUILDINGS] = float(more_buildings) / 4.0
        into[place + slots.MORE_GOODS] = float(more_goods) / 8.0
        if winter:
            their_strength: i64 = strength_in(strengths_of_buildings(state, rival), LASTING) + rival.soldiers
            into[place + slots.STRONGER] = float(strength - their_strength) / 8.0
    if not needier:
        into[at + slots.NEEDIEST + (1 if tied else 0)] = 1.0
    if most:
        into[at + slots.MOST_BUILDINGS] = 1.0


def places_of_rivals(players: list[Player], seat: i64) -> i64:
    """For each rival of the seat how many others have more points, or as many and an earlier seat.

    It is one number, `RIVAL_BITS` for each seat.
    """
    places: i64 = 0
    one: i64 = 1
    rival: i64
    other: i64
    count: i64 = len(players)
    for rival in range(count):
        if rival != seat:
            points: i64 = players[rival].vp
            for other in range(rival + 1, count):
                if other != seat:
                    is_less: i64 = points - players[other].vp >> SIGN  # all bits, or none
                    places += one << RIVAL_BITS * (other + (rival - other & is_less))
    return places
