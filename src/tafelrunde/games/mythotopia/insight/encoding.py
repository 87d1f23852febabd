"""What a seat of Mythotopia may know, as a vector: all options and numbers of players in one.

An action of one's own that is not complete yet is judged by where it leads: the vector tells of the position after it,
as it is likely to go on from the choices made. To the others it has not begun.

Of rivals only what lies open is looked at: the board, stocks, reserves, and how many cards they have.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.games.mythotopia.components.ids import ENABLING, PILES, VP_CARDS
from tafelrunde.games.mythotopia.insight import slots
from tafelrunde.games.mythotopia.insight.board_memory import BoardMemory
from tafelrunde.games.mythotopia.insight.card_slots import Means, write_cards, write_means
from tafelrunde.games.mythotopia.insight.forces import Forces, own_margins
from tafelrunde.games.mythotopia.insight.frontier import border_worth
from tafelrunde.games.mythotopia.insight.insight import card_worth, nearness_worth, piece_worth, war_balance
from tafelrunde.games.mythotopia.insight.map_slots import (
    surroundings,
    write_borders,
    write_invasions,
    write_realm,
    write_seas,
)
from tafelrunde.games.mythotopia.insight.point_slots import Standings, what_ends, write_points
from tafelrunde.games.mythotopia.insight.progress import Progress
from tafelrunde.games.mythotopia.insight.prospects import completed
from tafelrunde.games.mythotopia.insight.row_memory import OwnMemory, PlayersMemory, RealmMemory, TimeMemory
from tafelrunde.games.mythotopia.insight.war_slots import has_hero, war_scores, write_pieces, write_wars
from tafelrunde.games.mythotopia.rules.setup import CHOOSE_CITADEL, GIVE_UP
from tafelrunde.games.mythotopia.rules.state import CARD_OF_PILE, NO_CHAIN, NOBODY, MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.turn import AFTER_ACTION
from tafelrunde.games.mythotopia.rules.verbs import COUNSELLOR_VERB
from tafelrunde.kernel.encoding import WHOLE, Encoding, Memory, clear, coarse, fill
from tafelrunde.kernel.steps import SEAT_BITS

MOST_SHOWN: Final = 63
"""Larger numbers are told as this."""
MOST_WORTH: Final = 32.0


# What is made zero at once, if it has to be written anew.
TIME_PART: Final = 0
REALM_PART: Final = 2
OWN_PART: Final = 4
PARTS: Final = [0, slots.ORDER, slots.LANDS, slots.NEUTRAL, slots.STOCK, slots.RIVAL]


@mypyc_attr(free_list_len=1, acyclic=True)
class Chosen:
    """A seat's lands and citadel; in the set-up, what it has chosen in secret counts as done."""

    def __init__(self, state: MythotopiaState, seat: i64, setting_up: bool) -> None:
        player = state.players[seat]
        self.lands = player.lands
        self.citadel = player.citadel
        if not setting_up:
            return
        if state.is_open(GIVE_UP):
            province: i64
            for province in player.choices:
                self.lands &= ~bit(province)
        elif player.choices:
            self.citadel = player.choices[0]


@mypyc_attr(free_list_len=1)
class Outlook:
    """What the board alone says of a seat: what lies around its realm, what wars bring, how they are judged."""

    def __init__(self, state: MythotopiaState, seat: i64, forces: Forces, around: i64) -> None:
        weights = state.game.judgement.unboxed
        self.around = around
        self.at_war = forces.wars
        self.wars_bring = war_scores(state, forces)
        self.margins = own_margins(state, seat, forces)
        self.wars = war_balance(state, seat, self.margins, weights)
        self.borders = border_worth(state, seat, weights)

    def compares_like(self, other: "Outlook", seats: i64) -> bool:
        """Does it say the same of what lies around the realm and of what wars bring to everybody?"""
        seat: i64
        for seat in range(seats):
            if self.wars_bring[seat] != other.wars_bring[seat]:
                return False
        return self.around == other.around


class MythotopiaMemory(Memory):
    """From what each part of a row was written, and what the parts know of each other."""

    def __init__(self) -> None:
        self.board = BoardMemory()
        self.realm = RealmMemory()
        self.setting_up = False
        self.outlook: Outlook | None = None
        self.time = TimeMemory()
        self.players = PlayersMemory()
        self.standings = Standings()
        self.own = OwnMemory()
        self.armies: i64 = -1
        self.hero = False


class MythotopiaEncoding(Encoding[MythotopiaState]):
    """One vector for all options and numbers of players; what is not in play stays zero."""

    def __init__(self) -> None:
        super().__init__(slots.VERSION, slots.SLOTS, slots.PRIOR, keeps_seats=True, parts=PARTS)

    def write(self, state: MythotopiaState, seat: i64, into: vec[float], at: i64) -> None:
        after = as_it_will_be(state, seat)
        forces = Forces(after)
        setting_up = is_setting_up(after)
        chosen = Chosen(after, seat, setting_up)
        if setting_up:
            write_setup(after, into, at)
        write_realm(after, seat, chosen.lands, chosen.citadel, into, at)
        around = surroundings(after, chosen.lands)
        write_surroundings(after, seat, forces, chosen, around, into, at)
        outlook = Outlook(after, seat, forces, around)
        progress = Progress(after)
        time_left = coarse(progress.left)
        write_time(after, seat, progress, time_left, into, at)
        acting = write_turn(state, seat, has_open_chain(state, seat), into, at)
        standings = Standings()
        standings.count(after, seat, outlook.wars_bring)
        write_points(after, seat, standings, outlook.around, progress, time_left, into, at)
        pending = still_pending(state, after, seat)
        write_own(after, seat, outlook, standings, progress, time_left, acting, pending, into, at)
        armies = write_possible(after, seat, acting, into, at)
        write_wars(after, seat, outlook.at_war, outlook.margins, armies, has_hero(after.players[seat]), into, at)

    def memory(self) -> Memory:
        return MythotopiaMemory()

    def renew(self, state: MythotopiaState, seat: i64, into: vec[float], at: i64, memory: Memory) -> None:
        """The board is as it was at every second decision; rivals, time and what points there are even longer."""
        assert isinstance(memory, MythotopiaMemory)
        after = as_it_will_be(state, seat)
        outlook = memory.outlook
        if outlook is None:
            clear(into, at, self.size)
        forces: Forces | None = None
        time = memory.time
        changed = time.changed(after)
        if changed:
            self.wipe(TIME_PART, into, at, memory)
            write_time(after, seat, time.progress_then(), time.left, into, at)
        progress = time.progress_then()
        ending = what_ends(after, progress)
        # In the set-up, and right after it, what is chosen in secret counts as done.
        setting_up = is_setting_up(after)
        if outlook is None or setting_up or memory.setting_up or not memory.board.is_as(after):
            changed = changed or setting_up or memory.setting_up or ending != 0 or not memory.board.has_lands_of(after)
            memory.setting_up = setting_up
            memory.board.keep(after)
            forces = Forces(after)
            clear(into, at + slots.SETTING_UP, slots.POINTS - slots.SETTING_UP)
            if setting_up:
                write_setup(after, into, at)
            chosen = Chosen(after, seat, setting_up)
            realm = memory.realm
            if realm.changed(after, after.players[seat], chosen.lands, chosen.citadel):
                self.wipe(REALM_PART, into, at, memory)
                write_realm(after, seat, chosen.lands, chosen.citadel, into, at)
            clear(into, at + slots.NEUTRAL, slots.ATTACKS - slots.NEUTRAL)
            write_surroundings(after, seat, forces, chosen, realm.around, into, at)
            new = Outlook(after, seat, forces, realm.around)
            changed = changed or outlook is None or not new.compares_like(outlook, after.seats)
            outlook = new
            memory.outlook = new
        clear(into, at + slots.ORDER, slots.SETTING_UP - slots.ORDER)
        acting = write_turn(state, seat, has_open_chain(state, seat), into, at)
        if memory.players.changed(after, seat, ending) or changed:
            changed = True
            # All other slots of points and of rivals are written each time.
            clear(into, at + slots.LEAD_STEPS, slots.JUDGED - slots.LEAD_STEPS)
            into[at + slots.RIVAL_MAY_END] = 0.0
            memory.standings.count(after, seat, outlook.wars_bring)
            write_points(after, seat, memory.standings, outlook.around, progress, time.left, into, at)
        pending = still_pending(state, after, seat)
        own_turn: i64 = 4 * pending
        if acting:
            own_turn += 2
        if after.active == seat:
            own_turn += 1
        if memory.own.changed(after, seat, own_turn) or changed or forces is not None:
            self.wipe(OWN_PART, into, at, memory)
            write_own(after, seat, outlook, memory.standings, progress, time.left, acting, pending, into, at)
            armies = write_possible(after, seat, acting, into, at)
            hero = len(outlook.margins) > 0 and has_hero(after.players[seat])
            if forces is not None or memory.armies != armies or memory.hero != hero:
                memory.armies = armies
                memory.hero = hero
                clear(into, at + slots.ATTACKS, slots.STOCK - slots.ATTACKS)
                write_wars(after, seat, outlook.at_war, outlook.margins, armies, hero, into, at)


ENCODING: Final = MythotopiaEncoding()


def has_open_chain(state: MythotopiaState, seat: i64) -> bool:
    """Is an action of the seat open?"""
    return state.chain_ply != NO_CHAIN and state.active == seat


def as_it_will_be(state: MythotopiaState, seat: i64) -> MythotopiaState:
    """The position after an open action of the seat, as it is likely to go on; otherwise the position itself."""
    if has_open_chain(state, seat):
        return completed(state, seat, state.game.judgement.unboxed)
    return state


def still_pending(state: MythotopiaState, after: MythotopiaState, seat: i64) -> i64:
    """The laid cards of an open action of the seat that is not played on: the others lie where they belong by now."""
    if after is state and has_open_chain(state, seat):
        return state.pending
    return 0


def write_own(
    state: MythotopiaState,
    seat: i64,
    outlook: Outlook,
    standings: Standings,
    progress: Progress,
    time_left: float,
    acting: bool,
    pending: i64,
    into: vec[float],
    at: i64,
) -> None:
    """How the position is judged by hand, the seat's cards and pieces."""
    write_judgement(state, seat, outlook, standings, progress, 1.0 - time_left, into, at)
    write_cards(state, seat, time_left, acting, pending, into, at)
    write_pieces(state, state.players[seat], into, at)


def write_possible(state: MythotopiaState, seat: i64, acting: bool, into: vec[float], at: i64) -> i64:
    """What a seat that is acting could do with its cards; returns how many armies it could lay."""
    if not acting:
        return 0
    means = Means(state, seat)
    write_means(state, seat, means, into, at)
    write_invasions(state, seat, means, into, at)
    if means.food == 0:
        return 0
    return means.armies


def write_time(
    state: MythotopiaState, seat: i64, progress: Progress, time_left: float, into: vec[float], at: i64
) -> None:
    """What is in play, the counters on the victory-point cards, and how much of the game is still to come."""
    into[at + slots.PLAYERS + state.seats - 2] = 1.0
    into[at + slots.END_MODE + state.setting.end_mode] = 1.0
    into[at + slots.ROUND] = WHOLE[min(state.round, MOST_SHOWN)] / 16.0
    rounds: i64 = state.setting.rounds - state.round
    into[at + slots.ROUNDS_LEFT] = WHOLE[min(rounds, MOST_SHOWN)] / 16.0
    if rounds < slots.MOST_ROUNDS_LEFT:
        into[at + slots.LAST_ROUNDS + rounds] = 1.0
    if state.turns_left > 0 and state.active != NOBODY:
        waits: i64 = (seat - state.active) % state.seats
        own: i64 = (state.turns_left - waits + state.seats - 1) // state.seats
        into[at + slots.LAST_TURNS + min(max(own, 0), 2)] = 1.0
    fill(into, at + slots.EMPTY, progress.empty_cards, slots.MOST_EMPTY)
    into[at + slots.TO_TAKE] = WHOLE[progress.to_take] / 16.0
    fill(into, at + slots.TO_TAKE_STEPS, progress.to_take, slots.MOST_TO_TAKE)
    into[at + slots.TIME_LEFT] = time_left
    card: i64
    for card in range(len(VP_CARDS)):
        if state.in_play >> card & 1:
            into[at + slots.IN_PLAY + card] = 1.0
    pile: i64
    for pile in range(PILES):
        counters: i64 = state.counters[pile]
        if counters > 0 and state.in_play & CARD_OF_PILE[pile]:
            into[at + slots.COUNTERS + pile] = WHOLE[counters] / 8.0
            if counters == 1:
                into[at + slots.LAST_COUNTER + pile] = 1.0
    value: i64
    for value in range(1, 4):
        into[at + slots.SPARE + value - 1] = WHOLE[state.spare[value]] / 8.0


def write_turn(state: MythotopiaState, seat: i64, own_chain: bool, into: vec[float], at: i64) -> bool:
    """What of the own turn is left when the open action is done; returns whether it has begun and an action is left."""
    if state.active == NOBODY:
        return False
    into[at + slots.ORDER + (seat - state.start_player) % state.seats] = 1.0
    if state.active != seat or (state.actions == 0 and state.free == 0 and not own_chain):
        return False
    actions: i64 = state.setting.components.limits.actions - state.actions
    if own_chain:
        if state.verb < COUNSELLOR_VERB:
            actions -= 1
    else:
        frames = state.frames
        place: i64
        for place in range(state.depth):
            if frames[place] >> SEAT_BITS == AFTER_ACTION.number:
                actions -= 1
    if actions <= 0:
        return False
    into[at + slots.ACTION_LEFT + min(actions, 2) - 1] = 1.0
    if state.drafted:
        into[at + slots.DRAFTED] = 1.0
    if state.road_moved:
        into[at + slots.ROAD_MOVED] = 1.0
    if state.warehouse_used:
        into[at + slots.WAREHOUSE_USED] = 1.0
    symbol: i64
    for symbol in range(len(ENABLING)):
        if (state.enabled | state.chain_enabled) >> symbol & 1:
            into[at + slots.ENABLED + symbol] = 1.0
    return True


def is_setting_up(state: MythotopiaState) -> bool:
    """Is one of the secret choices of the set-up open?"""
    return state.is_open(GIVE_UP) or state.is_open(CHOOSE_CITADEL)


def write_setup(state: MythotopiaState, into: vec[float], at: i64) -> None:
    """Which choice of the set-up is open."""
    if state.is_open(GIVE_UP):
        into[at + slots.SETTING_UP] = 1.0
    else:
        into[at + slots.SETTING_UP + 1] = 1.0


def write_surroundings(
    state: MythotopiaState, seat: i64, forces: Forces, chosen: Chosen, around: i64, into: vec[float], at: i64
) -> None:
    """What lies `around` the realm, on land and at sea."""
    lands = chosen.lands
    write_seas(state, seat, lands, into, at)
    write_borders(state, seat, forces, lands, around & ~lands, chosen.citadel, into, at)


def write_judgement(
    state: MythotopiaState,
    seat: i64,
    outlook: Outlook,
    standings: Standings,
    progress: Progress,
    gone: float,
    into: vec[float],
    at: i64,
) -> None:
    """What the judgement made by hand thinks of everything but the points, and of all together."""
    weights = state.game.judgement.unboxed
    wars = outlook.wars
    cards = card_worth(state, seat, progress, weights)
    pieces = piece_worth(state, seat, weights)
    borders = outlook.borders
    end = nearness_worth(state, WHOLE[standings.lead], into[at + slots.MAY_END] > 0.0, progress, weights)
    into[at + slots.JUDGED] = bounded(wars)
    into[at + slots.JUDGED + 1] = bounded(cards)
    into[at + slots.JUDGED + 2] = bounded(pieces)
    into[at + slots.JUDGED + 3] = bounded(borders)
    into[at + slots.JUDGED + 4] = bounded(end)
    worth = WHOLE[standings.seen[seat]] + wars + cards + pieces + borders + end
    into[at + slots.JUDGED_LATE] = bounded(worth * gone)


def bounded(worth: float) -> float:
    """Points as a slot may hold them."""
    return coarse(max(-MOST_WORTH, min(MOST_WORTH, worth / 8.0)))
