"""What a seat of Kingsburg may know, as a vector: all editions, modules and numbers of players in one.

Of an enemy that is neither revealed nor peeked at, the five possible cards count alike. Of rivals only what lies open
is looked at; their governors not at all, and what they have laid down face down neither.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import YEARS
from tafelrunde.games.kingsburg.insight import slots
from tafelrunde.games.kingsburg.insight.army_slots import lasting_strength, write_army
from tafelrunde.games.kingsburg.insight.court_slots import write_court, write_dice, write_king
from tafelrunde.games.kingsburg.insight.province_slots import (
    write_buildings,
    write_goods,
    write_governor,
    write_nearness,
    write_points,
    write_used,
)
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION, BUILD_FURTHER
from tafelrunde.games.kingsburg.rules.course import (
    COURSE,
    EACH_BUILDS,
    EACH_END_OF_PHASE,
    EACH_RECRUITS,
    PRODUCTIVE_PHASE,
)
from tafelrunde.games.kingsburg.rules.phase_end import END_OF_PHASE, PRICED_EFFECTS
from tafelrunde.games.kingsburg.rules.recruit import RECRUIT
from tafelrunde.games.kingsburg.rules.state import NOBODY, KingsburgState, Player
from tafelrunde.games.kingsburg.rules.winter import BATTLES, WINTER
from tafelrunde.kernel.encoding import Encoding, Memory, clear
from tafelrunde.kernel.steps import SEAT_BITS, SEAT_MASK, TABLE, Step

PLACE_BITS: Final = 3
PLACE_MASK: Final = 7

# What is still to come for a seat: how often it can build, then a bit for each slot that tells of a thing to come.
BUILDS_BITS: Final = 8
BUILDS_MASK: Final = 255
THINGS_TO_COME: Final[i64] = slots.WINTER_TO_COME - slots.BUILD_TO_COME + 1
WINTER_COMES: Final[i64] = 1 << (BUILDS_BITS + slots.WINTER_TO_COME - slots.BUILD_TO_COME)
BUILDS_ONCE: Final[i64] = 1 << (BUILDS_BITS + THINGS_TO_COME)
"""What a step on the agenda says beside them: that its seat, or each, builds once more."""
SAYS: Final = vec[i64]([0 for _ in COURSE.steps])
"""What each step says of what is still to come for its seat, or for all."""
SAYS[PRODUCTIVE_PHASE.number] = BUILDS_ONCE
_THINGS: Final[list[tuple[int, list[Step[KingsburgState]]]]] = [
    (slots.BUILD_TO_COME, [EACH_BUILDS, BUILD_DECISION, BUILD_FURTHER]),
    (slots.END_TO_COME, [EACH_END_OF_PHASE, END_OF_PHASE, PRICED_EFFECTS]),
    (slots.RECRUITS, [EACH_RECRUITS, RECRUIT]),
    (slots.WINTER_TO_COME, [WINTER, BATTLES]),
]
for _slot, _steps in _THINGS:
    for _step in _steps:
        SAYS[_step.number] = 1 << (BUILDS_BITS + _slot - slots.BUILD_TO_COME)
        if _slot == slots.BUILD_TO_COME:
            SAYS[_step.number] |= BUILDS_ONCE

# How many bits tell of what in a memory: more than any game needs.
NOTHING: Final = -1
YEAR_BITS: Final = 4
PHASE_BITS: Final = 4
CARD_BITS: Final = 6
TOKEN_BITS: Final = 6
ONE_TOKEN: Final = vec[i64]([1 << TOKEN_BITS * token for token in range(10)])
"""One army token by its number; compiled, a shifted 1 would have 32 bits."""
COUNT_BITS: Final = 16
MOST_PLAYERS: Final = 5


class KingsburgMemory(Memory):
    """What the parts of a vector depend on, each as a number or a few; none of them is ever negative."""

    def __init__(self) -> None:
        self.time: i64 = NOTHING
        self.builds: i64 = NOTHING
        self.points: i64 = NOTHING
        self.goods: i64 = NOTHING
        self.buildings: i64 = NOTHING
        self.governor: i64 = NOTHING
        self.used: i64 = NOTHING
        self.king: i64 = NOTHING
        self.army: i64 = NOTHING
        self.army_tokens: i64 = NOTHING
        self.provinces = vec[i64]([NOTHING] * MOST_PLAYERS)
        self.possessions = vec[i64]([NOTHING] * MOST_PLAYERS)


class KingsburgEncoding(Encoding[KingsburgState]):
    """One vector for every edition, module and number of players; what is not in play stays zero."""

    def __init__(self) -> None:
        super().__init__(slots.VERSION, slots.SLOTS)

    def write(self, state: KingsburgState, seat: i64, into: vec[float], at: i64) -> None:
        player = state.players[seat]
        coming = to_come(state, seat)
        builds: i64 = coming & BUILDS_MASK
        winter = coming & WINTER_COMES != 0
        write_time(state, coming, into, at)
        write_points(player, builds, into, at)
        write_goods(state, player, builds, into, at)
        write_buildings(player, builds, into, at)
        if builds:
            write_nearness(state, player, into, at)
        write_governor(player, builds, into, at)
        write_used(player, into, at)
        if player.dice and not state.paying:
            write_dice(state, seat, player, into, at)
        write_court(state, player, into, at)
        write_king(state, seat, into, at)
        lasting = lasting_strength(state, player)
        write_army(state, player, lasting, winter, into, at)
        write_rivals(state, seat, player, lasting, winter, into, at)

    def memory(self) -> Memory:
        return KingsburgMemory()

    def renew(self, state: KingsburgState, seat: i64, into: vec[float], at: i64, memory: Memory) -> None:
        """Dice and court are written anew each time; while advisors are influenced, all else is mostly as it was."""
        assert isinstance(memory, KingsburgMemory)
        player = state.players[seat]
        coming = to_come(state, seat)
        winter = coming & WINTER_COMES != 0
        time: i64 = (coming << YEAR_BITS | state.year) << PHASE_BITS | state.phase
        if memory.time != time:
            memory.time = time
            clear(into, at + slots.PLAYERS, slots.POINTS - slots.PLAYERS)
            write_time(state, coming, into, at)
        changed = renew_province(state, player, coming & BUILDS_MASK, into, at, memory)
        into[at + slots.INFLUENCING] = 0.0
        into[at + slots.PAYING] = 0.0
        clear(into, at + slots.ADVISOR, slots.USED - slots.ADVISOR)
        if player.dice and not state.paying:
            write_dice(state, seat, player, into, at)
        write_court(state, player, into, at)
        renew_king(state, seat, into, at, memory)
        if army_changed(state, player, winter, memory) or changed:
            clear(into, at + slots.SOLDIERS, slots.RIVAL - slots.SOLDIERS)
            write_army(state, player, lasting_strength(state, player), winter, into, at)
        if provinces_changed(state, winter, memory):
            clear(into, at + slots.FAVOURED, slots.SOLDIERS - slots.FAVOURED)
            clear(into, at + slots.RIVAL, slots.END - slots.RIVAL)
            write_rivals(state, seat, player, lasting_strength(state, player), winter, into, at)


ENCODING: Final = KingsburgEncoding()


def to_come(state: KingsburgState, seat: i64) -> i64:
    """What of the year is still to come for the seat, a bit for each slot of it, and how often it can still build."""
    builds: i64 = 0
    coming: i64 = 0
    agenda = state.agenda
    if agenda:
        builds = 3 * (YEARS - state.year)
    frame: i64
    for frame in agenda:
        whose: i64 = (frame & SEAT_MASK) - 1
        if whose == TABLE or whose == seat:  # noqa: SIM109 - a tuple would be made each time
            says: i64 = SAYS[frame >> SEAT_BITS]
            coming |= says
            if says & BUILDS_ONCE:
                builds += 1
    return coming & ~BUILDS_ONCE | builds


def write_time(state: KingsburgState, coming: i64, into: vec[float], at: i64) -> None:
    """What is in play, and what of the game is still to come."""
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
    slot: i64
    for slot in range(THINGS_TO_COME):
        if coming >> (BUILDS_BITS + slot) & 1:
            into[at + slots.BUILD_TO_COME + slot] = 1.0
    builds: i64 = coming & BUILDS_MASK
    if builds < slots.FEW_BUILDS:
        into[at + slots.LAST_BUILDS + builds] = 1.0
    into[at + slots.BUILDS] = float(builds) / 16.0


# --- what has changed -------------------------------------------------------------------------------------------------


def renew_province(
    state: KingsburgState, player: Player, builds: i64, into: vec[float], at: i64, memory: KingsburgMemory
) -> bool:
    """The own province; returns whether goods, buildings or governor have changed."""
    later = memory.builds != builds
    memory.builds = builds
    if memory.points != player.vp or later:
        memory.points = player.vp
        write_points(player, builds, into, at)
    goods: i64 = (player.gold << COUNT_BITS | player.wood) << COUNT_BITS | player.stone
    goods = goods << COUNT_BITS | player.plus_two
    other_goods = memory.goods != goods
    other_buildings = memory.buildings != player.buildings
    governor: i64 = player.governor + 1  # not zero, so that the number tells how many cards follow
    card: i64
    for card in player.dealt:
        governor = governor << CARD_BITS | card
    other_governor = memory.governor != governor
    if other_goods or other_buildings or later:
        memory.goods = goods
        clear(into, at + slots.HAS, slots.STANDS - slots.HAS)
        write_goods(state, player, builds, into, at)
    if other_buildings or later:
        memory.buildings = player.buildings
        clear(into, at + slots.STANDS, slots.NEAR - slots.STANDS)
        write_buildings(player, builds, into, at)
    if other_goods or other_buildings or other_governor or later:
        clear(into, at + slots.NEAR, slots.BUILDING_COUNT - slots.NEAR)
        if builds:
            write_nearness(state, player, into, at)
    if other_governor or later:
        memory.governor = governor
        clear(into, at + slots.GOVERNOR, slots.ADVISOR - slots.GOVERNOR)
        write_governor(player, builds, into, at)
    used: i64 = (player.used << COUNT_BITS | player.exchanges) << COUNT_BITS | player.built << 2
    if player.philosophy:
        used |= 1
    if player.engineered:
        used |= 2
    if memory.used != used:
        memory.used = used
        clear(into, at + slots.USED, slots.ORDER - slots.USED)
        write_used(player, into, at)
    return other_goods or other_buildings or other_governor


def renew_king(state: KingsburgState, seat: i64, into: vec[float], at: i64, memory: KingsburgMemory) -> None:
    """Turn order and envoy."""
    king: i64 = state.envoy - NOBODY + 1
    number: i64
    for number in state.order:
        king = king << SEAT_BITS | number
    if memory.king != king:
        memory.king = king
        clear(into, at + slots.ORDER, slots.FAVOURED - slots.ORDER)
        write_king(state, seat, into, at)


def army_changed(state: KingsburgState, player: Player, winter: bool, memory: KingsburgMemory) -> bool:
    """Has anything that the coming battle depends on, goods, buildings and governor apart?"""
    army: i64 = (player.soldiers << CARD_BITS | player.token - NOBODY) << YEAR_BITS | state.year
    if winter:
        army = army << 1 | 1
        if state.enemy_shown or player.peeked:
            army = army << CARD_BITS | state.enemy() + 1
        else:
            army <<= CARD_BITS
    else:
        army <<= CARD_BITS + 1
    tokens: i64 = 0
    token: i64
    for token in player.army_tokens:
        tokens += ONE_TOKEN[token]
    if memory.army == army and memory.army_tokens == tokens:
        return False
    memory.army = army
    memory.army_tokens = tokens
    return True


def provinces_changed(state: KingsburgState, winter: bool, memory: KingsburgMemory) -> bool:
    """Has anything in which players are compared?"""
    possessions = memory.possessions
    provinces = memory.provinces
    changed = False
    number: i64
    players = state.players
    for number in range(len(players)):
        player = players[number]
        owned: i64 = (player.vp << COUNT_BITS | player.goods_count()) << COUNT_BITS | player.soldiers << 2
        if player.favoured:
            owned |= 1
        if winter:
            owned |= 2
        if possessions[number] != owned or provinces[number] != player.buildings:
            possessions[number] = owned
            provinces[number] = player.buildings
            changed = True
    return changed


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
            their_strength: i64 = lasting_strength(state, rival) + rival.soldiers
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
                    places += one << PLACE_BITS * (rival if players[other].vp > points else other)
    return places
