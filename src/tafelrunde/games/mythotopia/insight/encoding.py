"""What a seat of Mythotopia may know, as a vector: all options and numbers of players in one.

An action of one's own that is not complete yet is judged by where it leads: the vector tells of the position after it,
as it is likely to go on from the choices made. To the others it has not begun.

Of rivals only what lies open is looked at: the board, stocks, reserves, and how many cards they have.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ARMY_SYMBOL,
    ENABLING,
    PILE_CARD,
    PILES,
    VP_CARDS,
)
from tafelrunde.games.mythotopia.components.tables import tallied
from tafelrunde.games.mythotopia.insight import slots
from tafelrunde.games.mythotopia.insight.board_memory import BoardMemory
from tafelrunde.games.mythotopia.insight.card_slots import Means, write_cards, write_means
from tafelrunde.games.mythotopia.insight.forces import Forces
from tafelrunde.games.mythotopia.insight.frontier import border_worth
from tafelrunde.games.mythotopia.insight.insight import card_worth, nearness_worth, piece_worth, war_balance
from tafelrunde.games.mythotopia.insight.map_slots import surroundings, write_invasions, write_map
from tafelrunde.games.mythotopia.insight.progress import Progress
from tafelrunde.games.mythotopia.insight.prospects import completed
from tafelrunde.games.mythotopia.insight.row_memory import OwnMemory, PlayersMemory, TimeMemory
from tafelrunde.games.mythotopia.insight.war_slots import has_hero, seen_scores, war_scores, write_pieces, write_wars
from tafelrunde.games.mythotopia.rules.ending import end_is_open, may_end, projected
from tafelrunde.games.mythotopia.rules.setup import CHOOSE_CITADEL, GIVE_UP
from tafelrunde.games.mythotopia.rules.state import NO_CHAIN, NOBODY, MythotopiaState, Player, bit
from tafelrunde.games.mythotopia.rules.turn import AFTER_ACTION
from tafelrunde.games.mythotopia.rules.verbs import COUNSELLOR_VERB
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.encoding import Encoding, Memory, clear, coarse, fill
from tafelrunde.kernel.steps import SEAT_BITS

MOST_SHOWN: Final = 63
"""Larger numbers are told as this."""
MOST_WORTH: Final = 32.0


class Outlook:
    """What the board alone says of a seat: what lies around its realm, what wars bring, how they are judged."""

    def __init__(self, state: MythotopiaState, seat: i64, forces: Forces, around: i64) -> None:
        weights = state.game.judgement.weights
        self.around = around
        self.wars_bring = war_scores(state, forces)
        self.wars = war_balance(state, seat, weights)
        self.borders = border_worth(state, seat, weights)


class MythotopiaMemory(Memory):
    """From what each part of a row was written, and what the parts know of each other."""

    def __init__(self) -> None:
        self.board = BoardMemory()
        self.setting_up = False
        self.outlook: Outlook | None = None
        self.time = TimeMemory()
        self.players = PlayersMemory()
        self.own = OwnMemory()
        self.lead: i64 = 0
        self.armies: i64 = -1
        self.hero = False


class MythotopiaEncoding(Encoding[MythotopiaState]):
    """One vector for all options and numbers of players; what is not in play stays zero."""

    def __init__(self) -> None:
        super().__init__(slots.VERSION, slots.SLOTS, slots.PRIOR, keeps_seats=True)

    def write(self, state: MythotopiaState, seat: i64, into: vec[float], at: i64) -> None:
        after = as_it_will_be(state, seat)
        forces = Forces(after)
        outlook = Outlook(after, seat, forces, write_setup_and_map(after, seat, forces, into, at))
        progress = Progress(after)
        time_left = coarse(progress.left)
        write_time(after, seat, progress, time_left, into, at)
        acting = write_turn(state, seat, has_open_chain(state, seat), into, at)
        lead = write_points(after, seat, outlook, progress, time_left, into, at)
        pending = still_pending(state, after, seat)
        write_own(after, seat, outlook, lead, progress, time_left, acting, pending, into, at)
        armies = write_possible(after, seat, into, at) if acting else 0
        write_wars(after, seat, forces, armies, has_hero(after.players[seat]), into, at)

    def memory(self) -> Memory:
        return MythotopiaMemory()

    def renew(self, state: MythotopiaState, seat: i64, into: vec[float], at: i64, memory: Memory) -> None:
        """The board is as it was at every second decision; rivals, time and what points there are even longer."""
        assert isinstance(memory, MythotopiaMemory)
        after = as_it_will_be(state, seat)
        outlook = memory.outlook
        forces: Forces | None = None
        # In the set-up, and right after it, what is chosen in secret counts as done.
        setting_up = after.is_open(GIVE_UP) or after.is_open(CHOOSE_CITADEL)
        if outlook is None or setting_up or memory.setting_up or not memory.board.is_as(after):
            memory.setting_up = setting_up
            memory.board.keep(after)
            forces = Forces(after)
            clear(into, at + slots.SETTING_UP, slots.POINTS - slots.SETTING_UP)
            clear(into, at + slots.LANDS, slots.ATTACKS - slots.LANDS)
            outlook = Outlook(after, seat, forces, write_setup_and_map(after, seat, forces, into, at))
            memory.outlook = outlook
        time = memory.time
        changed = forces is not None
        if time.changed(after):
            changed = True
            clear(into, at, slots.ORDER)
            write_time(after, seat, time.progress_then(), time.left, into, at)
        clear(into, at + slots.ORDER, slots.SETTING_UP - slots.ORDER)
        acting = write_turn(state, seat, has_open_chain(state, seat), into, at)
        progress = time.progress_then()
        if memory.players.changed(after, seat, what_ends(after, progress)) or changed:
            changed = True
            clear(into, at + slots.POINTS, slots.JUDGED - slots.POINTS)
            into[at + slots.RIVAL_MAY_END] = 0.0
            clear(into, at + slots.RIVAL, self.size - slots.RIVAL)
            memory.lead = write_points(after, seat, outlook, progress, time.left, into, at)
        pending = still_pending(state, after, seat)
        own_turn: i64 = 4 * pending + (2 if acting else 0) + (1 if after.active == seat else 0)
        if memory.own.changed(after, seat, own_turn) or changed:
            clear(into, at + slots.STOCK, slots.RIVAL - slots.STOCK)
            write_own(after, seat, outlook, memory.lead, progress, time.left, acting, pending, into, at)
            armies = write_possible(after, seat, into, at) if acting else 0
            hero = has_hero(after.players[seat])
            if forces is not None or memory.armies != armies or memory.hero != hero:
                memory.armies = armies
                memory.hero = hero
                clear(into, at + slots.ATTACKS, slots.STOCK - slots.ATTACKS)
                write_wars(after, seat, Forces(after) if forces is None else forces, armies, hero, into, at)


ENCODING: Final = MythotopiaEncoding()


def has_open_chain(state: MythotopiaState, seat: i64) -> bool:
    """Is an action of the seat open?"""
    return state.chain_ply != NO_CHAIN and state.active == seat


def as_it_will_be(state: MythotopiaState, seat: i64) -> MythotopiaState:
    """The position after an open action of the seat, as it is likely to go on; otherwise the position itself."""
    if has_open_chain(state, seat):
        return completed(state, seat, state.game.judgement.weights)
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
    lead: i64,
    progress: Progress,
    time_left: float,
    acting: bool,
    pending: i64,
    into: vec[float],
    at: i64,
) -> None:
    """How the position is judged by hand, the seat's cards and pieces."""
    write_judgement(state, seat, outlook, lead, progress, 1.0 - time_left, into, at)
    write_cards(state, seat, time_left, acting, pending, into, at)
    write_pieces(state, state.players[seat], into, at)


def write_possible(state: MythotopiaState, seat: i64, into: vec[float], at: i64) -> i64:
    """What the seat could do with its cards; returns how many armies it could lay."""
    means = Means(state, seat)
    write_means(state, seat, means, into, at)
    write_invasions(state, seat, means, into, at)
    return means.armies if means.food > 0 else 0


def write_time(
    state: MythotopiaState, seat: i64, progress: Progress, time_left: float, into: vec[float], at: i64
) -> None:
    """What is in play, the counters on the victory-point cards, and how much of the game is still to come."""
    into[at + slots.PLAYERS + state.seats - 2] = 1.0
    into[at + slots.END_MODE + state.setting.end_mode] = 1.0
    into[at + slots.ROUND] = float(min(state.round, MOST_SHOWN)) / 16.0
    rounds: i64 = state.setting.rounds - state.round
    into[at + slots.ROUNDS_LEFT] = float(min(rounds, MOST_SHOWN)) / 16.0
    if rounds < slots.MOST_ROUNDS_LEFT:
        into[at + slots.LAST_ROUNDS + rounds] = 1.0
    if state.turns_left > 0 and state.active != NOBODY:
        waits: i64 = (seat - state.active) % state.seats
        own: i64 = (state.turns_left - waits + state.seats - 1) // state.seats
        into[at + slots.LAST_TURNS + (0 if own < 0 else min(own, 2))] = 1.0
    fill(into, at + slots.EMPTY, progress.empty_cards, slots.MOST_EMPTY)
    into[at + slots.TO_TAKE] = float(progress.to_take) / 16.0
    fill(into, at + slots.TO_TAKE_STEPS, progress.to_take, slots.MOST_TO_TAKE)
    into[at + slots.TIME_LEFT] = time_left
    card: i64
    for card in range(len(VP_CARDS)):
        if state.in_play >> card & 1:
            into[at + slots.IN_PLAY + card] = 1.0
    pile: i64
    for pile in range(PILES):
        if state.in_play >> PILE_CARD[pile] & 1 and state.counters[pile] > 0:
            into[at + slots.COUNTERS + pile] = float(state.counters[pile]) / 8.0
            if state.counters[pile] == 1:
                into[at + slots.LAST_COUNTER + pile] = 1.0
    value: i64
    for value in range(1, 4):
        into[at + slots.SPARE + value - 1] = float(state.spare[value]) / 8.0


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
        frame: i64
        for frame in state.agenda:
            if frame >> SEAT_BITS == AFTER_ACTION.number:
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


def write_setup_and_map(state: MythotopiaState, seat: i64, forces: Forces, into: vec[float], at: i64) -> i64:
    """The map, with what the seat has chosen in secret already done; returns what lies around the realm."""
    player = state.players[seat]
    lands = player.lands
    citadel = player.citadel
    if state.is_open(GIVE_UP):
        into[at + slots.SETTING_UP] = 1.0
        province: i64
        for province in player.choices:
            lands &= ~bit(province)
    elif state.is_open(CHOOSE_CITADEL):
        into[at + slots.SETTING_UP + 1] = 1.0
        if player.choices:
            citadel = player.choices[0]
    around = surroundings(state, lands)
    write_map(state, seat, forces, lands, around, citadel, into, at)
    return around


def write_points(
    state: MythotopiaState,
    seat: i64,
    outlook: Outlook,
    progress: Progress,
    time_left: float,
    into: vec[float],
    at: i64,
) -> i64:
    """Points now and after all wars, the lead over the best rival, who may end the game, and each rival.

    Returns the lead after all wars.
    """
    player = state.players[seat]
    counters = player.counters
    seen = seen_scores(state, seat)
    points: i64 = seen[seat]
    into[at + slots.POINTS] = float(points) / 16.0
    value: i64
    for value in range(1, 4):
        into[at + slots.OWN_COUNTERS + value - 1] = float(counters[value]) / 4.0
    into[at + slots.COUNTER_POINTS] = float(counters[1] + 2 * counters[2] + 3 * counters[3]) / 16.0
    projected = seen[:]
    best: i64 = -1
    best_projected: i64 = -1
    other: i64
    for other in range(state.seats):
        projected[other] += outlook.wars_bring[other]
    for other in range(state.seats):
        if other != seat:
            best = max(best, seen[other])
            best_projected = max(best_projected, projected[other])
            write_rival(state, seat, other, outlook.around, seen, projected, into, at)
    gone = 1.0 - time_left
    into[at + slots.PROJECTED] = float(projected[seat]) / 16.0
    into[at + slots.LEAD] = float(points - best) / 8.0
    into[at + slots.LEAD_LATE] = coarse(float(points - best) * gone / 8.0)
    lead: i64 = projected[seat] - best_projected
    into[at + slots.PROJECTED_LEAD] = float(lead) / 8.0
    into[at + slots.PROJECTED_LEAD_LATE] = coarse(float(lead) * gone / 8.0)
    step: i64
    for step in range(len(slots.LEADS)):
        if lead >= slots.LEADS[step]:
            into[at + slots.LEAD_STEPS + step] = 1.0
            into[at + slots.LEAD_STEPS_LATE + step] = gone
    if state.active != NOBODY and end_is_open(state, progress.empty_cards):
        write_end(state, seat, progress.empty_cards, into, at)
    return lead


def write_end(state: MythotopiaState, seat: i64, empty_cards: i64, into: vec[float], at: i64) -> None:
    """Who may end the game as things are: the seat when its turn begins, or a rival before that (MY-307, MY-1104)."""
    fresh = is_fresh(state)
    wait: i64 = turns_before(state, seat, fresh)
    scores = projected(state)
    other: i64
    for other in range(state.seats):
        if may_end(state, other, empty_cards, scores):
            if other == seat:
                into[at + slots.MAY_END] = 1.0
            elif turns_before(state, other, fresh) < wait:
                into[at + slots.RIVAL_MAY_END] = 1.0


def is_fresh(state: MythotopiaState) -> bool:
    """Is nothing done yet in the turn that is going on?"""
    return state.actions == 0 and state.free == 0


def what_ends(state: MythotopiaState, progress: Progress) -> i64:
    """All but the board that decides who may end the game before whom, as one number; 0 if nobody may."""
    if state.active == NOBODY or not end_is_open(state, progress.empty_cards):
        return 0
    return 2 * state.active + (2 if is_fresh(state) else 1)


def turns_before(state: MythotopiaState, seat: i64, fresh: bool) -> i64:
    """How many turns begin before the next one of the seat; none if its turn has come and nothing is done yet."""
    turns: i64 = (seat - state.active) % state.seats
    return state.seats if turns == 0 and not fresh else turns


def write_judgement(
    state: MythotopiaState,
    seat: i64,
    outlook: Outlook,
    lead: i64,
    progress: Progress,
    gone: float,
    into: vec[float],
    at: i64,
) -> None:
    """What the judgement made by hand thinks of everything but the points; `lead` is that after all wars."""
    weights = state.game.judgement.weights
    wars = outlook.wars
    cards = card_worth(state, seat, progress, weights)
    pieces = piece_worth(state, seat, weights)
    borders = outlook.borders
    end = nearness_worth(state, float(lead), into[at + slots.MAY_END] > 0.0, progress, weights)
    into[at + slots.JUDGED] = bounded(wars)
    into[at + slots.JUDGED + 1] = bounded(cards)
    into[at + slots.JUDGED + 2] = bounded(pieces)
    into[at + slots.JUDGED + 3] = bounded(borders)
    into[at + slots.JUDGED + 4] = bounded(end)
    worth = float(state.score(seat)) + wars + cards + pieces + borders + end
    into[at + slots.JUDGED_LATE] = bounded(worth * gone)


def bounded(worth: float) -> float:
    """Points as a slot may hold them."""
    return coarse(max(-MOST_WORTH, min(MOST_WORTH, worth / 8.0)))


def write_rival(
    state: MythotopiaState,
    seat: i64,
    number: i64,
    around: i64,
    seen: vec[i64],
    projected: vec[i64],
    into: vec[float],
    at: i64,
) -> None:
    """How the seat compares with one rival; `around` is what borders on its realm, the others are points."""
    player = state.players[seat]
    rival = state.players[number]
    place = place_among_rivals(state, seat, number, projected)
    into[at + slots.RIVAL + place] = 1.0
    into[at + slots.AHEAD + place] = float(seen[seat] - seen[number]) / 8.0
    into[at + slots.WILL_BE_AHEAD + place] = float(projected[seat] - projected[number]) / 8.0
    into[at + slots.MORE_LANDS + place] = float(count_bits(player.lands) - count_bits(rival.lands)) / 4.0
    into[at + slots.MORE_ARMIES + place] = float(rival.army_supply - player.army_supply) / 4.0
    into[at + slots.RIVAL_STOCK + place] = float(rival.army_stock) / 8.0
    into[at + slots.RIVAL_RESERVE + place] = float(stored_armies(state, rival)) / 4.0
    into[at + slots.MORE_IMPROVEMENTS + place] = float(len(player.reserve) - len(rival.reserve)) / 4.0
    into[at + slots.SMALLER_DECK + place] = float(rival.deck() - player.deck()) / 8.0
    borders = count_bits(around & rival.lands)
    into[at + slots.COMMON_BORDERS + place] = float(borders) / 4.0


def stored_armies(state: MythotopiaState, player: Player) -> i64:
    """Army symbols in a reserve: they are seen, and can be laid at any time."""
    tallies = state.setting.components.tallies
    tally: i64 = 0
    kind: i64
    for kind in player.reserve:
        tally += tallies[kind]
    return tallied(tally, ARMY_SYMBOL)


def place_among_rivals(state: MythotopiaState, seat: i64, rival: i64, projected: vec[i64]) -> i64:
    """How many other rivals of the seat are ahead of this one, or as far and earlier in turn after the seat."""
    place: i64 = 0
    other: i64
    for other in range(state.seats):
        if other != seat and other != rival:
            if projected[other] > projected[rival]:
                place += 1
            elif projected[other] == projected[rival]:
                if (other - seat) % state.seats < (rival - seat) % state.seats:
                    place += 1
    return place
