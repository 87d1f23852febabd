"""What a seat of Tumult Royal may know, as a vector: both ways to rob, all options and numbers of players in one.

While the robbery goes on, a face counts only for whoever has looked at it, in the centre as in hoards; hidden landscape
is known by its number alone.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import (
    FIELD_KINDS,
    FOREST,
    GOOD_COUNT,
    NO_END,
    ROUNDS,
    VALUES,
)
from tafelrunde.games.tumult_royal.components.tables import Components
from tafelrunde.games.tumult_royal.insight import slots
from tafelrunde.games.tumult_royal.insight.land_slots import Around, LandMemory, around, of_kind, payers, write_land
from tafelrunde.games.tumult_royal.insight.purse import GOOD_BITS, GOOD_MASK, STATUE
from tafelrunde.games.tumult_royal.insight.robbery_slots import plan_of, step, write_robbery
from tafelrunde.games.tumult_royal.rules.course import COURSE
from tafelrunde.games.tumult_royal.rules.looks import mask
from tafelrunde.games.tumult_royal.rules.placing import TURN
from tafelrunde.games.tumult_royal.rules.state import (
    CORONATION,
    FIRST_STATUES,
    PLACING,
    ROBBERY,
    TUMULTS,
    Player,
    TumultState,
)
from tafelrunde.kernel.encoding import WHOLE, Encoding, Memory, coarse, fill
from tafelrunde.kernel.steps import SEAT_BITS, SEAT_MASK

NEARNESS: Final = vec[float]([coarse(1.0 / (1 + missing)) for missing in range(20)])
"""How near a field is by the symbols that are missing."""
TURN_NUMBER: Final[i64] = COURSE.steps[TURN.number].number
NEVER: Final = -1
MOST_PLAYERS: Final = 4
# How many bits tell of what in a memory: more than any game needs.
ROUND_BITS: Final = 4
PHASE_BITS: Final = 3
COUNT_BITS: Final = 16
NEAR_KING: Final = 3.0
"""So many followers are a lead, or lag, of some weight."""
# What is made zero at once, if it has to be written anew.
STANDING_PART: Final = 0
LAND_PART: Final = 1
HOARD_PART: Final = 2
PARTS: Final = [0, slots.BESIDE, slots.TILES]


class TumultMemory(Memory):
    """The land and what was found on it, how everybody stood, and when that was."""

    def __init__(self) -> None:
        self.land = LandMemory()
        self.round: i64 = NEVER
        self.time: i64 = NEVER
        self.players = vec[i64]([NEVER] * MOST_PLAYERS)


class TumultEncoding(Encoding[TumultState]):
    """One vector for every option and number of players; what is not in play stays zero."""

    def __init__(self) -> None:
        super().__init__(slots.VERSION, slots.SLOTS, keeps_seats=True, parts=PARTS)

    def write(self, state: TumultState, seat: i64, into: vec[float], at: i64) -> None:
        player = state.players[seat]
        write_time(state, into, at)
        write_standing(state, seat, player, into, at)
        write_followers(state, seat, player, into, at)
        found = around(state, seat, payers(state, seat))
        write_land(state, found, into, at)
        write_goods(state, seat, player, found, into, at)
        write_rivals(state, seat, player, into, at)

    def memory(self) -> Memory:
        return TumultMemory()

    def renew(self, state: TumultState, seat: i64, into: vec[float], at: i64, memory: Memory) -> None:
        """Where everybody stands and what lies around stays as it is during a robbery, which is most of the game."""
        assert isinstance(memory, TumultMemory)
        player = state.players[seat]
        if standing_changed(state, memory):
            self.wipe(STANDING_PART, into, at, memory)
            write_time(state, into, at)
            write_standing(state, seat, player, into, at)
            write_followers(state, seat, player, into, at)
        if memory.land.look(state, seat) or memory.round != state.round:
            memory.round = state.round
            self.wipe(LAND_PART, into, at, memory)
            write_land(state, memory.land.found, into, at)
        into[at + slots.PUNISHED] = 0.0
        into[at + slots.CONSOLATION] = 0.0
        self.wipe(HOARD_PART, into, at, memory)
        write_goods(state, seat, player, memory.land.found, into, at)
        write_rivals(state, seat, player, into, at)


ENCODING: Final = TumultEncoding()


def standing_changed(state: TumultState, memory: TumultMemory) -> bool:
    """Has anything: time, rank, statues, followers, mercy?"""
    hidden: i64 = 0
    number: i64
    for number in state.open:
        if number == 0:
            hidden += 1
    time: i64 = (hidden << SEAT_BITS | len(state.order)) << COUNT_BITS | state.supply
    time = (time << ROUND_BITS | state.round) << PHASE_BITS | state.phase
    for number in state.order:
        time = time << SEAT_BITS | number
    changed = memory.time != time
    memory.time = time
    known = memory.players
    players = state.players
    for number in range(len(players)):
        player = players[number]
        stands: i64 = player.placed << COUNT_BITS | player.followers << 1
        if player.mercy:
            stands |= 1
        if known[number] != stands:
            known[number] = stands
            changed = True
    return changed


def write_goods(state: TumultState, seat: i64, player: Player, found: Around, into: vec[float], at: i64) -> None:
    """What is robbed, and what it is good for."""
    if state.phase == ROBBERY:
        told = write_robbery(state, seat, found, into, at)
        write_hoard(state, player, told.hoard, told.plan, found, into, at)
    elif state.phase == PLACING:
        write_hoard(state, player, player.hoard, plan_of(state, player.hoard, found), found, into, at)
        write_turns(state, seat, player, into, at)


def write_time(state: TumultState, into: vec[float], at: i64) -> None:
    """What is played, and what of the game is gone."""
    setting = state.setting
    into[at + slots.PLAYERS + state.seats - 2] = 1.0
    if setting.realtime:
        into[at + slots.REALTIME] = 1.0
    else:
        into[at + slots.PACKET + (0 if setting.packet == 1 else 1 if setting.packet == 4 else 2)] = 1.0
    if setting.gambler:
        into[at + slots.GAMBLER] = 1.0
    if state.round > 0:
        into[at + slots.ROUND + state.round - 1] = 1.0
    into[at + slots.ROUNDS_GONE] = coarse(WHOLE[state.round] / float(ROUNDS))
    into[at + slots.PHASE + state.phase] = 1.0
    if FIRST_STATUES < state.phase < CORONATION:
        into[at + slots.CROWN_TO_COME + setting.components.chronicle_statues[state.round] - 1] = 1.0
    hidden: i64 = 0
    open: i64
    for open in state.open:
        if open == 0:
            hidden += 1
    fill(into, at + slots.HIDDEN_TILES, hidden, 4)


def write_standing(state: TumultState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """Statues, the end of the game, and who would win it."""
    components = state.setting.components
    most: i64 = 0
    fewest: i64 = 99
    best_rival: i64 = 0
    wins = True
    before = True
    other: i64
    for other in state.order:
        placed: i64 = state.players[other].placed
        most = max(most, placed)
        fewest = min(fewest, placed)
        if other == seat:
            before = False
        else:
            best_rival = max(best_rival, placed)
            if placed > player.placed or (placed == player.placed and before):
                wins = False
    gone = WHOLE[state.round] / float(ROUNDS)
    into[at + slots.PLACED] = WHOLE[player.placed] / 16.0
    into[at + slots.PLACED_LATE] = coarse(WHOLE[player.placed] * gone / 16.0)
    write_last_statues(components.track - player.placed, into, at + slots.TO_GO)
    write_last_statues(components.track - best_rival, into, at + slots.RIVAL_TO_GO)
    into[at + slots.LEAD] = WHOLE[most - fewest] / 8.0
    if wins:
        into[at + slots.WINS_NOW] = 1.0
    limit: i64 = components.end_number[state.round]
    if limit != NO_END:
        into[at + slots.ENDS_BY] = WHOLE[most - fewest - limit] / 8.0
        if most - fewest > limit or state.round == ROUNDS:
            into[at + slots.ENDS_NOW] = 1.0
            if wins:
                into[at + slots.WINS_ENDING] = 1.0


def write_last_statues(left: i64, into: vec[float], first: i64) -> None:
    """The fewer are left, the more of these slots are one."""
    step: i64
    for step in range(max(left, 1) - 1, slots.LAST_STATUES):
        into[first + step] = 1.0


def write_followers(state: TumultState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """Rank, followers, and the rank that they will bring; equals keep their order (TR-602)."""
    followers: i64 = player.followers
    best: i64 = 0
    place: i64
    rank: i64 = 0
    next_rank: i64 = 0
    above = True
    for place in range(state.seats):
        other: i64 = state.order[place]
        if other == seat:
            rank = place
            above = False
            continue
        theirs: i64 = state.players[other].followers
        best = max(best, theirs)
        if theirs > followers or (theirs == followers and above):
            next_rank += 1
    into[at + slots.RANK + rank] = 1.0
    into[at + slots.NEXT_RANK + next_rank] = 1.0
    if rank == state.seats - 1:
        into[at + slots.LOWEST] = 1.0
    if player.mercy:
        into[at + slots.MERCY] = 1.0
    into[at + slots.FOLLOWERS] = WHOLE[followers] / 16.0
    if followers < 10:
        into[at + slots.POOR + 2] = 1.0
        if followers < 5:
            into[at + slots.POOR + 1] = 1.0
            if followers < 3:
                into[at + slots.POOR] = 1.0
    into[at + slots.SUPPLY] = WHOLE[state.supply] / 64.0
    into[at + slots.BEFORE_KING] = WHOLE[followers - best] / 8.0
    near = coarse(step(WHOLE[followers - best] / NEAR_KING))
    into[at + slots.MAY_BE_KING] = near
    if into[at + slots.CROWN_TO_COME + 1] > 0.0:
        into[at + slots.MAY_BE_KING_LATE] = near


def write_hoard(
    state: TumultState, player: Player, hoard: list[int], plan: i64, found: Around, into: vec[float], at: i64
) -> None:
    """The tiles of a hoard, and what they buy."""
    components = state.setting.components
    good: i64
    value: i64
    tiles: i64 = 0
    symbols: i64 = 0
    by_good: i64 = 0
    for good in range(GOOD_COUNT):
        sum: i64 = 0
        for value in range(VALUES):
            face: i64 = VALUES * good + value
            count: i64 = hoard[face]
            if count:
                tiles += count
                sum += count * (value + 1)
                fill(into, at + slots.TILES + slots.MOST_OF_A_FACE * face, count, slots.MOST_OF_A_FACE)
        fill(into, at + slots.SYMBOLS + slots.MOST_SYMBOLS * good, sum, slots.MOST_SYMBOLS)
        symbols += sum
        by_good |= sum << GOOD_BITS * good
    into[at + slots.TILE_COUNT] = WHOLE[tiles] / 4.0
    write_prices(components, by_good, found, into, at)
    statues: i64 = plan // STATUE
    fill(into, at + slots.PLAN, statues, slots.MOST_STATUES)
    into[at + slots.PLAN_STATUES] = WHOLE[statues] / 4.0
    into[at + slots.PLAN_SURPLUS] = WHOLE[plan % STATUE] / 4.0
    into[at + slots.PLAN_LEAVES] = WHOLE[symbols - 2 * statues] / 8.0
    if player.placed + statues >= components.track:
        into[at + slots.PLAN_ENDS] = 1.0


def write_prices(components: Components, symbols: i64, found: Around, into: vec[float], at: i64) -> None:
    """For each kind of field that is there: how many symbols are missing, of those that there are by good."""
    kind: i64
    for kind in range(FIELD_KINDS):
        beside: i64 = of_kind(found.beside, kind)
        if beside:
            write_price(components, kind, symbols, into, at)
        if kind <= FOREST and components.free[kind] and of_kind(found.anywhere, kind) > beside:
            write_price(components, FIELD_KINDS + kind, symbols, into, at)


def write_price(components: Components, price: i64, symbols: i64, into: vec[float], at: i64) -> None:
    """One price."""
    costs = components.costs
    missing: i64 = 0
    good: i64
    for good in range(GOOD_COUNT):
        lacks: i64 = costs[GOOD_COUNT * price + good] - (symbols & GOOD_MASK)
        symbols >>= GOOD_BITS
        if lacks > 0:
            missing += lacks
    into[at + slots.NEAR + price] = NEARNESS[missing]
    if missing == 0:
        into[at + slots.PAYABLE + price] = 1.0


def write_turns(state: TumultState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """Whose turns are still to come in this placing round, and whether another one may follow (TR-508)."""
    before: i64 = 0
    frames = state.frames
    place: i64
    for place in range(state.depth):
        frame = frames[place]
        if frame >> SEAT_BITS == TURN_NUMBER:
            if (frame & SEAT_MASK) - 1 == seat:
                into[at + slots.TURN_TO_COME] = 1.0
                before = 0
            else:
                before += 1
    if into[at + slots.TURN_TO_COME] > 0.0:
        into[at + slots.TURNS_BEFORE] = WHOLE[before] / 4.0
    if state.anybody_placed:
        into[at + slots.ANYBODY_PLACED] = 1.0
    if player.punished:
        into[at + slots.PUNISHED] = 1.0
    elif player.unable:
        into[at + slots.CONSOLATION] = 1.0


def write_rivals(state: TumultState, seat: i64, player: Player, into: vec[float], at: i64) -> None:
    """How the player compares with each rival, the one with the most statues first."""
    gone = WHOLE[state.round] / float(ROUNDS)
    hoards = TUMULTS <= state.phase <= PLACING
    above: i64 = 0
    number: i64
    for number in state.order:
        if number == seat:
            break
        above |= mask(number)
    for number in range(state.seats):
        if number == seat:
            continue
        rival = state.players[number]
        place = place_among_rivals(state, seat, number)
        ahead = WHOLE[player.placed - rival.placed] / 8.0
        into[at + slots.RIVAL + place] = 1.0
        into[at + slots.AHEAD + place] = ahead
        into[at + slots.AHEAD_LATE + place] = coarse(ahead * gone)
        into[at + slots.MORE_FOLLOWERS + place] = WHOLE[player.followers - rival.followers] / 8.0
        if above >> number & 1:
            into[at + slots.RANKS_BELOW + place] = 1.0
        if rival.mercy:
            into[at + slots.RIVAL_MERCY + place] = 1.0
        into[at + slots.RIVAL_TILES + place] = WHOLE[tiles_of(state, number)] / 4.0
        if hoards:
            symbols: i64 = rival.robbed(0) + rival.robbed(1) + rival.robbed(2)
            into[at + slots.RIVAL_SYMBOLS + place] = WHOLE[symbols] / 8.0


def tiles_of(state: TumultState, seat: i64) -> i64:
    """How many tiles lie in a hoard: everybody sees that (TR-318)."""
    count: i64 = 0
    tiles: i64
    for tiles in state.players[seat].hoard:
        count += tiles
    return count


def place_among_rivals(state: TumultState, seat: i64, rival: i64) -> i64:
    """How many other rivals of the seat have more statues than this one, or as many and a higher rank."""
    place: i64 = 0
    placed: i64 = state.players[rival].placed
    before = True
    other: i64
    for other in state.order:
        if other == rival:
            before = False
        elif other != seat:
            theirs: i64 = state.players[other].placed
            if theirs > placed or (theirs == placed and before):
                place += 1
    return place
