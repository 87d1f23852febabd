"""What a seat of Kingsburg may know, as a vector: all editions, modules and numbers of players in one.

Of an enemy that is neither revealed nor peeked at, the five possible cards count alike. Of rivals only what lies open
is looked at; their governors not at all, and what they have laid down face down neither.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.tables import (
    ADVISORS,
    BUILDINGS,
    CATHEDRAL,
    COLUMNS,
    FORTRESS,
    GOLD,
    GOODS,
    GOV_POLITICIAN,
    GOVERNORS,
    POLITICIAN_FIRST,
    SIDES,
    STONE,
    STONE_WALL,
    WOOD,
    YEARS,
    Enemy,
)
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
from tafelrunde.games.kingsburg.rules.prices import next_in_row, price_of
from tafelrunde.games.kingsburg.rules.recruit import RECRUIT
from tafelrunde.games.kingsburg.rules.state import NOBODY, PHASES, USED_TOKEN, KingsburgState, Player
from tafelrunde.games.kingsburg.rules.winter import BATTLES, WINTER, fortification, strength_against, strength_of
from tafelrunde.kernel.encoding import Encoding, Slots, coarse, fill
from tafelrunde.kernel.steps import SEAT_BITS, SEAT_MASK, TABLE, Step

VERSION: Final = 1
FEW_BUILDS: Final = 4
MOST_GOODS: Final = 7
MOST_TOKENS: Final = 4
MOST_SOLDIERS: Final = 8
MOST_DICE: Final = 5
HIRED: Final = 4
"""The odds of the next battle are told as they are, and with one to three soldiers more."""
USES: Final = [
    "statue", "chapel", "philosopher", "trickster", "token", "market", "architect", "town_hall", "sawmill", "quarry",
    "goldsmith",
]  # fmt: skip

SLOTS: Final = Slots()
PLAYERS: Final[i64] = SLOTS.each("players", ["2", "3", "4", "5"])
FIRST_EDITION: Final[i64] = SLOTS.one("first_edition")
MODULE: Final[i64] = SLOTS.each("module", ["more_buildings", "governors", "army"])
YEAR: Final[i64] = SLOTS.each("year", ["1", "2", "3", "4", "5"])
PHASE: Final[i64] = SLOTS.each("phase", ["before", *PHASES[1:]])
INFLUENCING: Final[i64] = SLOTS.one("influencing")
PAYING: Final[i64] = SLOTS.one("advisors_pay")
BUILD_TO_COME: Final[i64] = SLOTS.one("builds_in_this_phase")
END_TO_COME: Final[i64] = SLOTS.one("end_of_this_phase_to_come")
RECRUITS: Final[i64] = SLOTS.one("recruits_in_this_year")
WINTER_TO_COME: Final[i64] = SLOTS.one("winter_to_come")
BUILDS: Final[i64] = SLOTS.one("builds_left")
LAST_BUILDS: Final[i64] = SLOTS.each("builds_left", ["0", "1", "2", "3"])

POINTS: Final[i64] = SLOTS.one("points")
POINTS_LATE: Final[i64] = SLOTS.one("points*time_gone")
HAS: Final[i64] = SLOTS.each("goods", [f"{good}>={step}" for good in GOODS for step in range(1, MOST_GOODS + 1)])
GOODS_TOTAL: Final[i64] = SLOTS.one("goods")
GOODS_LEFT: Final[i64] = SLOTS.one("goods*builds_left")
GOODS_TOO_LATE: Final[i64] = SLOTS.one("goods_nothing_can_be_built_of")
CATHEDRAL_POINTS: Final[i64] = SLOTS.one("cathedral_points")
TOKENS: Final[i64] = SLOTS.steps("plus_two", MOST_TOKENS)
STANDS: Final[i64] = SLOTS.each("stands", BUILDINGS)
STANDS_LEFT: Final[i64] = SLOTS.each("stands*builds_left", BUILDINGS)
NEAR: Final[i64] = SLOTS.each("near", BUILDINGS)
PAYABLE: Final[i64] = SLOTS.each("payable", BUILDINGS)
BUILDING_COUNT: Final[i64] = SLOTS.one("buildings")
GOVERNOR: Final[i64] = SLOTS.each("governor", GOVERNORS[1:])
GOVERNOR_LEFT: Final[i64] = SLOTS.each("governor*builds_left", GOVERNORS[1:])
DEALT: Final[i64] = SLOTS.each("dealt", GOVERNORS[1:])

ADVISOR: Final[i64] = SLOTS.each("advisor", ADVISORS[1:])
REACH: Final[i64] = SLOTS.each("reach", ADVISORS[1:])
REACH_HELPED: Final[i64] = SLOTS.each("reach_helped", ADVISORS[1:])
FREE_DICE: Final[i64] = SLOTS.steps("free_dice", MOST_DICE)
FREE_TOTAL: Final[i64] = SLOTS.one("free_dice_total")
DICE_TOTAL: Final[i64] = SLOTS.one("dice_total")
WAITS: Final[i64] = SLOTS.one("rivals_influence_first")
RIVAL_DICE: Final[i64] = SLOTS.one("free_dice_of_rivals")
USED: Final[i64] = SLOTS.each("used", USES)
PHILOSOPHY: Final[i64] = SLOTS.one("philosophy")
EXCHANGES: Final[i64] = SLOTS.one("exchanges")
ENGINEERED: Final[i64] = SLOTS.one("engineered")
BUILT: Final[i64] = SLOTS.one("built_in_this_phase")

ORDER: Final[i64] = SLOTS.each("order", ["1", "2", "3", "4", "5"])
LAST: Final[i64] = SLOTS.one("last_in_order")
ENVOY: Final[i64] = SLOTS.each("envoy", ["own", "rival's"])
FAVOURED: Final[i64] = SLOTS.each("favoured", ["own", "rival's"])
NEEDIEST: Final[i64] = SLOTS.each("neediest", ["alone", "tied"])
MOST_BUILDINGS: Final[i64] = SLOTS.one("most_buildings")

SOLDIERS: Final[i64] = SLOTS.steps("soldiers", MOST_SOLDIERS)
STRENGTH: Final[i64] = SLOTS.one("lasting_strength")
STRENGTH_LEFT: Final[i64] = SLOTS.one("lasting_strength*winters_left")
KNOWS_ENEMY: Final[i64] = SLOTS.one("knows_enemy")
LEAD: Final[i64] = SLOTS.one("lead_over_enemy")
WINS: Final[i64] = SLOTS.each("wins", ["now", "+1", "+2", "+3"])
LOSES: Final[i64] = SLOTS.each("loses", ["now", "+1", "+2", "+3"])
REWARD: Final[i64] = SLOTS.each("reward", ["points", "goods"])
PENALTY: Final[i64] = SLOTS.each("penalty", ["points", "goods", "buildings"])
ARMY_TOKENS: Final[i64] = SLOTS.each("army_tokens", [str(value) for value in range(10)])
TOKEN_LAID: Final[i64] = SLOTS.one("token_laid")

RIVAL: Final[i64] = SLOTS.each("rival", ["1", "2", "3", "4"])
AHEAD: Final[i64] = SLOTS.each("points_ahead_of", ["1", "2", "3", "4"])
MORE_BUILDINGS: Final[i64] = SLOTS.each("more_buildings_than", ["1", "2", "3", "4"])
MORE_GOODS: Final[i64] = SLOTS.each("more_goods_than", ["1", "2", "3", "4"])
STRONGER: Final[i64] = SLOTS.each("stronger_than", ["1", "2", "3", "4"])

NEARNESS: Final[list[float]] = [coarse(1.0 / (1 + missing)) for missing in range(40)]
"""How near a building is by the goods that are missing."""


NOTHING: Final = -1
WHOLE_PHASE: Final = -2
TO_COME: Final[list[int]] = [NOTHING] * len(COURSE.steps)
"""What a step on the agenda says of what is still to come for its seat, or for all: the slot."""
TO_COME[PRODUCTIVE_PHASE.number] = WHOLE_PHASE
_SAYS: Final[list[tuple[int, list[Step[KingsburgState]]]]] = [
    (BUILD_TO_COME, [EACH_BUILDS, BUILD_DECISION, BUILD_FURTHER]),
    (END_TO_COME, [EACH_END_OF_PHASE, END_OF_PHASE, PRICED_EFFECTS]),
    (RECRUITS, [EACH_RECRUITS, RECRUIT]),
    (WINTER_TO_COME, [WINTER, BATTLES]),
]
for _slot, _steps in _SAYS:
    for _step in _steps:
        TO_COME[_step.number] = _slot


class KingsburgEncoding(Encoding[KingsburgState]):
    """One vector for every edition, module and number of players; what is not in play stays zero."""

    def __init__(self) -> None:
        super().__init__(VERSION, SLOTS)

    def write(self, state: KingsburgState, seat: i64, into: vec[float], at: i64) -> None:
        player = state.players[seat]
        builds = write_time(state, seat, into, at)
        write_province(state, player, builds, into, at)
        write_governor(player, builds, into, at)
        if player.dice and not state.paying:
            write_dice(state, seat, player, into, at)
        write_court(state, player, into, at)
        write_king(state, seat, player, into, at)
        write_army(state, player, into, at)
        write_rivals(state, seat, player, into, at)


ENCODING: Final = KingsburgEncoding()


def write_time(state: KingsburgState, seat: i64, into: vec[float], at: i64) -> i64:
    """What is in play, and what of the game is still to come; returns how often the seat can still build."""
    setting = state.setting
    into[at + PLAYERS + state.seats - 2] = 1.0
    if setting.first_edition:
        into[at + FIRST_EDITION] = 1.0
    if setting.more_buildings:
        into[at + MODULE] = 1.0
    if setting.governors:
        into[at + MODULE + 1] = 1.0
    if setting.army:
        into[at + MODULE + 2] = 1.0
    into[at + YEAR + state.year - 1] = 1.0
    into[at + PHASE + state.phase] = 1.0
    builds: i64 = 0 if state.over() else 3 * (YEARS - state.year)
    frame: i64
    for frame in state.agenda:
        whose: i64 = (frame & SEAT_MASK) - 1
        if whose == TABLE or whose == seat:  # noqa: SIM109 - a tuple would be made each time
            to_come: i64 = TO_COME[frame >> SEAT_BITS]
            if to_come >= 0:
                into[at + to_come] = 1.0
                if to_come == BUILD_TO_COME:
                    builds += 1
            elif to_come == WHOLE_PHASE:
                builds += 1
    if builds < FEW_BUILDS:
        into[at + LAST_BUILDS + builds] = 1.0
    into[at + BUILDS] = float(builds) / 16.0
    return builds


def write_province(state: KingsburgState, player: Player, builds: i64, into: vec[float], at: i64) -> None:
    """Points, goods, buildings, and how near further buildings are."""
    into[at + POINTS] = float(player.vp) / 16.0
    into[at + POINTS_LATE] = float(player.vp) * float(16 - builds) / 256.0
    kind: i64
    for kind in range(3):
        fill(into, at + HAS + MOST_GOODS * kind, player.goods[kind], MOST_GOODS)
    goods: i64 = player.goods_count()
    into[at + GOODS_TOTAL] = float(goods) / 8.0
    into[at + GOODS_LEFT] = float(goods) * float(builds) / 128.0
    if builds == 0:
        into[at + GOODS_TOO_LATE] = float(goods) / 8.0
    fill(into, at + TOKENS, player.plus_two, MOST_TOKENS)
    if player.has(CATHEDRAL):
        points: i64 = goods // state.setting.components.cathedral.goods_per_vp
        into[at + CATHEDRAL_POINTS] = float(points) / 4.0
    standing: i64 = player.buildings
    building: i64 = 0
    left = float(builds) / 16.0
    while standing:
        if standing & 1:
            into[at + STANDS + building] = 1.0
            into[at + STANDS_LEFT + building] = left
        standing >>= 1
        building += 1
    into[at + BUILDING_COUNT] = float(player.building_count()) / 8.0
    if builds:
        write_nearness(state, player, into, at)


def write_nearness(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """The next building of each row by the goods that are missing."""
    gold: i64 = player.goods[GOLD]
    wood: i64 = player.goods[WOOD]
    stone: i64 = player.goods[STONE]
    row: i64
    for row in range(state.setting.first_building, state.setting.end_of_buildings, COLUMNS):
        building = next_in_row(player, row)
        if building >= 0:
            price = price_of(state, player, building)
            missing = lacking(price[GOLD], gold) + lacking(price[WOOD], wood) + lacking(price[STONE], stone)
            into[at + NEAR + building] = NEARNESS[missing]
            if missing == 0:
                into[at + PAYABLE + building] = 1.0


def lacking(price: i64, owned: i64) -> i64:
    """How much of a kind is missing."""
    return price - owned if price > owned else 0


def write_governor(player: Player, builds: i64, into: vec[float], at: i64) -> None:
    """The own governor, and the three to choose from."""
    if player.governor:
        into[at + GOVERNOR + player.governor - 1] = 1.0
        into[at + GOVERNOR_LEFT + player.governor - 1] = float(builds) / 16.0
    card: i64
    for card in player.dealt:
        into[at + DEALT + card - 1] = 1.0
    used: i64 = player.used
    use: i64 = 0
    while used:
        if used & 1:
            into[at + USED + use] = 1.0
        used >>= 1
        use += 1
    if player.philosophy:
        into[at + PHILOSOPHY] = 1.0
    if player.engineered:
        into[at + ENGINEERED] = 1.0
    into[at + EXCHANGES] = float(player.exchanges) / 4.0
    into[at + BUILT] = float(player.built) / 2.0


def write_dice(state: KingsburgState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """Free dice, and the advisors that they reach: as they are, or with a +2 token or the Market."""
    into[at + INFLUENCING] = 1.0
    into[at + DICE_TOTAL] = float(player.dice_total()) / 16.0
    rivals_dice: i64 = 0
    number: i64
    place: i64
    for other in state.players:
        if not other.passed:
            for place in other.placed:
                if place == 0:
                    rivals_dice += 1
    if player.passed:
        into[at + RIVAL_DICE] = float(rivals_dice) / 16.0
        return
    free: i64 = 0
    total: i64 = 0
    for number in range(len(player.dice)):
        if player.placed[number] == 0:
            free += 1
            total += player.dice[number]
    into[at + RIVAL_DICE] = float(rivals_dice - free) / 16.0
    fill(into, at + FREE_DICE, free, MOST_DICE)
    into[at + FREE_TOTAL] = float(total) / 16.0
    wait: i64 = 0
    turn: i64 = state.turn
    while state.order[turn] != seat and wait < state.seats:
        wait += 1
        turn = turn + 1 if turn + 1 < state.seats else 0
    into[at + WAITS] = float(wait) / 4.0
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
    ranks = state.setting.components.space_rank
    for space in range(1, len(ADVISORS)):
        rank: i64 = ranks[space]
        if (plain | helped) >> rank & 1 and may_enter(state, seat, player, space):
            if plain >> rank & 1:
                into[at + REACH + space - 1] = 1.0
            else:
                into[at + REACH_HELPED + space - 1] = 1.0


def may_enter(state: KingsburgState, seat: i64, player: Player, space: i64) -> bool:
    """Is the space open to the player? The Politician's own are open to him alone."""
    if space >= POLITICIAN_FIRST and player.governor != GOV_POLITICIAN:
        return False
    return is_open(state, seat, space)


def write_court(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """The advisors with the player's dice that have not paid yet."""
    paid: i64 = 0
    ranks = state.setting.components.space_rank
    if state.paying:
        into[at + PAYING] = 1.0
        paid = ranks[state.paying_space()]
    place: i64
    for place in player.placed:
        if place > 0 and ranks[place] > paid:
            into[at + ADVISOR + place - 1] = 1.0
    for place in player.placed:
        if place < 0 and ranks[-place] > paid:
            into[at + ADVISOR - place - 1] = 2.0 if -place in player.placed else 1.0


def write_king(state: KingsburgState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """Turn order, envoy, favour, and who would receive them next."""
    place: i64
    for place in range(len(state.order)):
        if state.order[place] == seat:
            into[at + ORDER + place] = 1.0
            if place == len(state.order) - 1:
                into[at + LAST] = 1.0
    if state.envoy == seat:
        into[at + ENVOY] = 1.0
    elif state.envoy != NOBODY:
        into[at + ENVOY + 1] = 1.0
    buildings: i64 = player.building_count()
    goods: i64 = player.goods_count()
    needier = False
    tied = False
    most = True
    number: i64
    for number in range(len(state.players)):
        other = state.players[number]
        if other.favoured:
            into[at + FAVOURED + (0 if number == seat else 1)] = 1.0
        if number != seat:
            others_buildings: i64 = other.building_count()
            others_goods: i64 = other.goods_count()
            if others_buildings < buildings or (others_buildings == buildings and others_goods < goods):
                needier = True
            elif others_buildings == buildings and others_goods == goods:
                tied = True
            if others_buildings > buildings:
                most = False
    if not needier:
        into[at + NEEDIEST + (1 if tied else 0)] = 1.0
    if most:
        into[at + MOST_BUILDINGS] = 1.0


def write_army(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """Soldiers, lasting strength, and the odds of the next battle."""
    fill(into, at + SOLDIERS, player.soldiers, MOST_SOLDIERS)
    lasting: i64 = lasting_strength(state, player)
    into[at + STRENGTH] = float(lasting) / 8.0
    into[at + STRENGTH_LEFT] = float(lasting) * float(YEARS - state.year) / 32.0
    if state.setting.army:
        token: i64
        for token in player.army_tokens:
            into[at + ARMY_TOKENS + token] += 1.0
        if player.token != NOBODY:
            into[at + TOKEN_LAID] = float(player.token + 1) / 4.0
    if into[at + WINTER_TO_COME] > 0.0:
        write_battle(state, player, into, at)


def lasting_strength(state: KingsburgState, player: Player) -> i64:
    """The strength of standing buildings against an enemy without a weakness."""
    return fortification(state.setting.components, player.buildings)[-1]


def write_battle(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """What the coming battle may bring, over the cards and reinforcements that are possible."""
    components = state.setting.components
    known = state.enemy_shown or player.peeked
    into[at + KNOWS_ENEMY] = 1.0 if known else 0.0
    cards = [state.enemy()] if known else components.enemies_of_year[state.year]
    one_of = 1.0 / float(len(cards))
    fortress: i64 = components.fortress.gives_vp if player.has(FORTRESS) else 0
    wall = player.has(STONE_WALL)
    lead: i64 = 0
    win_points = 0.0
    win_goods = 0.0
    loss_points = 0.0
    loss_goods = 0.0
    loss_buildings = 0.0
    card: i64
    hired: i64
    for card in cards:
        enemy = components.enemies[card]
        ahead = strength_of(state, player, enemy) - strength_against(state, player, enemy)
        lead += ahead
        holds = chance(state, player, ahead)
        won = 0.0
        lost = 0.0
        for hired in range(HIRED):
            beats = holds
            holds = chance(state, player, ahead + hired + 1)
            if wall:
                beats = holds
            into[at + WINS + hired] += beats
            into[at + LOSES + hired] += 1.0 - holds
            if hired == 0:
                won = beats
                lost = 1.0 - holds
        if won > 0.0:
            win_points += won * float(enemy.win.vp + fortress)
            win_goods += won * float(goods_won(enemy))
        if lost > 0.0:
            loss_points += lost * float(enemy.loss.vp)
            loss_goods += lost * float(lost_goods(player, enemy))
            loss_buildings += lost * float(enemy.loss.buildings)
    into[at + LEAD] = coarse(float(lead) * one_of / 8.0)
    for hired in range(HIRED):
        into[at + WINS + hired] = coarse(into[at + WINS + hired] * one_of)
        into[at + LOSES + hired] = coarse(into[at + LOSES + hired] * one_of)
    into[at + REWARD] = coarse(win_points * one_of / 4.0)
    into[at + REWARD + 1] = coarse(win_goods * one_of / 4.0)
    into[at + PENALTY] = coarse(loss_points * one_of / 4.0)
    into[at + PENALTY + 1] = coarse(loss_goods * one_of / 4.0)
    if player.buildings:
        into[at + PENALTY + 2] = coarse(loss_buildings * one_of)


def chance(state: KingsburgState, player: Player, lead: i64) -> float:
    """The chance that reinforcements lift a lead above zero: those of the king's die, or the own token."""
    if not state.setting.army:
        if lead >= 0:
            return 1.0
        return float(SIDES + lead) / float(SIDES) if lead > -SIDES else 0.0
    if player.token != NOBODY:
        return 1.0 if lead + player.token > 0 else 0.0
    above: i64 = 0
    token: i64
    for token in player.army_tokens:
        if lead + token > 0:
            above += 1
    return float(above) / float(max(1, len(player.army_tokens)))


def goods_won(enemy: Enemy) -> i64:
    """The goods that a victory would bring."""
    goods = enemy.win.goods
    return goods[0] + goods[1] + goods[2] + enemy.win.any


def lost_goods(player: Player, enemy: Enemy) -> i64:
    """The goods that a defeat would cost."""
    lost: i64 = 0
    kind: i64
    for kind in range(3):
        lost += min(enemy.loss.goods[kind], player.goods[kind])
    rest: i64 = player.goods_count() - lost
    return lost + min(rest, enemy.loss.any)


def write_rivals(state: KingsburgState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """How the player compares with each rival, the one with the most points first."""
    strength = lasting_strength(state, player) + player.soldiers
    goods = player.goods_count()
    buildings = player.building_count()
    winter = into[at + WINTER_TO_COME] > 0.0
    number: i64
    for number in range(state.seats):
        if number == seat:
            continue
        rival = state.players[number]
        place = place_among_rivals(state, seat, number)
        into[at + RIVAL + place] = 1.0
        into[at + AHEAD + place] = float(player.vp - rival.vp) / 8.0
        into[at + MORE_BUILDINGS + place] = float(buildings - rival.building_count()) / 4.0
        into[at + MORE_GOODS + place] = float(goods - rival.goods_count()) / 8.0
        if winter:
            their_strength = lasting_strength(state, rival) + rival.soldiers
            into[at + STRONGER + place] = float(strength - their_strength) / 8.0


def place_among_rivals(state: KingsburgState, seat: i64, rival: i64) -> i64:
    """How many other rivals of the seat have more points than this one, or as many and an earlier seat."""
    place: i64 = 0
    points: i64 = state.players[rival].vp
    other: i64
    for other in range(state.seats):
        if other != seat and other != rival:
            theirs: i64 = state.players[other].vp
            if theirs > points or (theirs == points and other < rival):
                place += 1
    return place
