"""What a seat of Kingsburg may know, as a vector: all editions, modules and numbers of players in one.

Of an enemy that is neither revealed nor peeked at, the five possible cards count alike. Of rivals only what lies open
is looked at; their governors not at all, and what they have laid down face down neither.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import (
    CATHEDRAL,
    COLUMNS,
    GOLD,
    GOV_POLITICIAN,
    LAST_RANK,
    POLITICIAN_FIRST,
    POLITICIAN_SECOND,
    STONE,
    WOOD,
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
from tafelrunde.games.kingsburg.rules.influence import TOTAL_MASK, groups, is_open, market_reach
from tafelrunde.games.kingsburg.rules.phase_end import END_OF_PHASE, PRICED_EFFECTS
from tafelrunde.games.kingsburg.rules.prices import next_in_row, price_of, ready_prices
from tafelrunde.games.kingsburg.rules.recruit import RECRUIT
from tafelrunde.games.kingsburg.rules.state import NOBODY, USED_TOKEN, KingsburgState, Player
from tafelrunde.games.kingsburg.rules.winter import BATTLES, WINTER, strength_in, strengths_of_buildings
from tafelrunde.kernel.encoding import Encoding, coarse, fill
from tafelrunde.kernel.steps import SEAT_BITS, SEAT_MASK, TABLE, Step

NEARNESS: Final = vec[float]([coarse(1.0 / (1 + missing)) for missing in range(40)])
"""How near a building is by the goods that are missing."""


FLAG: Final = vec[float]([0.0, 1.0])
SIGN: Final = 63
"""Shifted by so many bits a number that is below zero becomes -1, any other 0."""

PLACE_BITS: Final = 3
PLACE_MASK: Final = 7

NOTHING: Final = -1
WHOLE_PHASE: Final = -2
TO_COME: Final = vec[i64]([NOTHING for _ in COURSE.steps])
"""What a step on the agenda says of what is still to come for its seat, or for all: the slot."""
TO_COME[PRODUCTIVE_PHASE.number] = WHOLE_PHASE
_SAYS: Final[list[tuple[int, list[Step[KingsburgState]]]]] = [
    (slots.BUILD_TO_COME, [EACH_BUILDS, BUILD_DECISION, BUILD_FURTHER]),
    (slots.END_TO_COME, [EACH_END_OF_PHASE, END_OF_PHASE, PRICED_EFFECTS]),
    (slots.RECRUITS, [EACH_RECRUITS, RECRUIT]),
    (slots.WINTER_TO_COME, [WINTER, BATTLES]),
]
for _slot, _steps in _SAYS:
    for _step in _steps:
        TO_COME[_step.number] = _slot


class KingsburgEncoding(Encoding[KingsburgState]):
    """One vector for every edition, module and number of players; what is not in play stays zero."""

    def __init__(self) -> None:
        super().__init__(slots.VERSION, slots.SLOTS)

    def write(self, state: KingsburgState, seat: i64, into: vec[float], at: i64) -> None:
        player = state.players[seat]
        builds = write_time(state, seat, into, at)
        write_province(state, player, builds, into, at)
        write_governor(player, builds, into, at)
        if player.dice and not state.paying:
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
    agenda = state.agenda
    builds: i64 = 0
    if agenda:
        builds = 3 * (YEARS - state.year)
    frame: i64
    for frame in agenda:
        whose: i64 = (frame & SEAT_MASK) - 1
        if whose == TABLE or whose == seat:  # noqa: SIM109 - a tuple would be made each time
            to_come: i64 = TO_COME[frame >> SEAT_BITS]
            if to_come >= 0:
                into[at + to_come] = 1.0
                if to_come == slots.BUILD_TO_COME:
                    builds += 1
            elif to_come == WHOLE_PHASE:
                builds += 1
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
    standing: i64 = player.buildings
    first: i64 = at + slots.STANDS
    first_left: i64 = at + slots.STANDS_LEFT
    left = float(builds) / 16.0
    while standing:
        stands = FLAG[standing & 1]
        into[first] = stands
        into[first_left] = stands * left
        standing >>= 1
        first += 1
        first_left += 1
    into[at + slots.BUILDING_COUNT] = float(player.building_count()) / 8.0
    if builds:
        write_nearness(state, player, into, at)


def write_nearness(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """The next building of each row by the goods that are missing."""
    gold = player.gold
    wood = player.wood
    stone = player.stone
    setting = state.setting
    costs = ready_prices(state, player)
    governed = player.governor > 0
    end: i64 = setting.end_of_buildings
    row: i64 = setting.first_building
    while row < end:
        building = next_in_row(player, row)
        row += COLUMNS
        if building < 0:
            continue
        missing: i64
        if governed:
            price = price_of(state, player, building)
            missing = lacking(price[GOLD], gold) + lacking(price[WOOD], wood) + lacking(price[STONE], stone)
        else:
            cost: i64 = 3 * building
            missing = lacking(costs[cost], gold) + lacking(costs[cost + 1], wood) + lacking(costs[cost + 2], stone)
        into[at + slots.NEAR + building] = NEARNESS[missing]
        if missing == 0:
            into[at + slots.PAYABLE + building] = 1.0


def lacking(price: i64, owned: i64) -> i64:
    """How much of a kind is missing: without a branch, for nobody could guess which way it goes."""
    missing: i64 = price - owned
    return missing & ~(missing >> SIGN)


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
    into[at + slots.EXCHANGES] = float(player.exchanges) / 4.0
    into[at + slots.BUILT] = float(player.built) / 2.0


def write_dice(state: KingsburgState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """Free dice, and the advisors that they reach: as they are, or with a +2 token or the Market."""
    into[at + slots.INFLUENCING] = 1.0
    into[at + slots.DICE_TOTAL] = float(player.dice_total()) / 16.0
    rivals_dice: i64 = 0
    number: i64
    place: i64
    for other in state.players:
        if not other.passed:
            for place in other.placed:
                if place == 0:
                    rivals_dice += 1
    if player.passed:
        into[at + slots.RIVAL_DICE] = float(rivals_dice) / 16.0
        return
    free: i64 = 0
    total: i64 = 0
    for number in range(len(player.dice)):
        if player.placed[number] == 0:
            free += 1
            total += player.dice[number]
    into[at + slots.RIVAL_DICE] = float(rivals_dice - free) / 16.0
    fill(into, at + slots.FREE_DICE, free, slots.MOST_DICE)
    into[at + slots.FREE_TOTAL] = float(total) / 16.0
    wait: i64 = 0
    turn: i64 = state.turn
    order = state.order
    while order[turn] != seat and wait < len(order):
        wait += 1
        turn += 1
        if turn == len(order):
            turn = 0
    into[at + slots.WAITS] = float(wait) / 4.0
    if free:
        write_reach(state, seat, player, into, at)


def write_reach(state: KingsburgState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """The advisors that are open to groups of the free dice."""
    plain: i64 = 0
    helped: i64 = 0
    one: i64 = 1
    market = market_reach(player)
    token = player.plus_two > 0 and not player.used & USED_TOKEN
    each: i64
    for each in groups(player):
        total: i64 = each & TOTAL_MASK
        plain |= one << total
        if token:
            helped |= one << (total + 2)
        if market:
            helped |= one << (total + 1) | one << (total - 1)
    space: i64
    reached: i64 = plain | helped
    for space in range(1, LAST_RANK + 1):
        if reached >> space & 1 and is_open(state, seat, space):
            into[at + (slots.REACH if plain >> space & 1 else slots.REACH_HELPED) + space - 1] = 1.0
    if player.governor == GOV_POLITICIAN:
        for space in range(POLITICIAN_FIRST, POLITICIAN_SECOND + 1):
            rank: i64 = state.setting.components.space_rank[space]
            if reached >> rank & 1 and is_open(state, seat, space):
                into[at + (slots.REACH if plain >> rank & 1 else slots.REACH_HELPED) + space - 1] = 1.0


def write_court(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """The advisors with the player's dice that have not paid yet."""
    paid: i64 = 0
    ranks = state.setting.components.space_rank
    if state.paying:
        into[at + slots.PAYING] = 1.0
        paid = ranks[state.paying_space()]
    place: i64
    for place in player.placed:
        if place > 0 and ranks[place] > paid:
            into[at + slots.ADVISOR + place - 1] = 1.0
    for place in player.placed:
        if place < 0 and ranks[-place] > paid:
            into[at + slots.ADVISOR - place - 1] = 2.0 if -place in player.placed else 1.0


def write_king(state: KingsburgState, seat: i64, into: vec[float], at: i64) -> None:
    """Turn order and envoy."""
    order = state.order
    place: i64
    for place in range(len(order)):
        if order[place] == seat:
            into[at + slots.ORDER + place] = 1.0
            if place == len(order) - 1:
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
    for number in range(len(players)):
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
        place: i64 = at + (places >> PLACE_BITS * number & PLACE_MASK)
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

    It is one number, `PLACE_BITS` for each seat.
    """
    places: i64 = 0
    one: i64 = 1
    rival: i64
    other: i64
    for rival in range(len(players)):
        if rival != seat:
            points: i64 = players[rival].vp
            for other in range(rival + 1, len(players)):
                if other != seat:
                    is_less: i64 = points - players[other].vp >> SIGN  # all bits, or none
                    places += one << PLACE_BITS * (other + (rival - other & is_less))
    return places
