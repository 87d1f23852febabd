"""The part of the vector that tells of points: now and after all wars, the lead, who may end the game, each rival."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import ARMY_SYMBOL, MOST_PLAYERS
from tafelrunde.games.mythotopia.components.tables import tallied
from tafelrunde.games.mythotopia.insight import slots
from tafelrunde.games.mythotopia.insight.progress import Progress
from tafelrunde.games.mythotopia.insight.war_slots import seen_score
from tafelrunde.games.mythotopia.rules.ending import end_is_open, may_end, projected
from tafelrunde.games.mythotopia.rules.state import NOBODY, MythotopiaState, Player
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.encoding import WHOLE, coarse

RANK: Final = 8
"""More than there are seats."""


class Standings:
    """Everybody's points as a seat sees them, and what they will be after all wars."""

    def __init__(self) -> None:
        self.seen = vec[i64]([0] * MOST_PLAYERS)
        self.projected = vec[i64]([0] * MOST_PLAYERS)
        self.ranks = vec[i64]([0] * MOST_PLAYERS)
        """The higher, the further ahead; of those who will have equal points, who is earlier in turn after the seat."""
        self.lead: i64 = 0
        """By how much the seat will be ahead of the best rival after all wars; `write_points` finds it."""

    def count(self, state: MythotopiaState, seat: i64, wars_bring: vec[i64]) -> None:
        """Takes over what is true now."""
        seats: i64 = state.seats
        other: i64
        for other in range(seats):
            points = seen_score(state, seat, other)
            after: i64 = points + wars_bring[other]
            self.seen[other] = points
            self.projected[other] = after
            wait: i64 = other - seat
            if wait < 0:
                wait += seats
            self.ranks[other] = RANK * after - wait

    def place(self, seat: i64, seats: i64, rival: i64) -> i64:
        """How many other rivals of the seat are ahead of this one."""
        ranks = self.ranks
        own: i64 = ranks[rival]
        place: i64 = 0
        other: i64
        for other in range(seats):
            if other != seat and ranks[other] > own:
                place += 1
        return place


def write_points(
    state: MythotopiaState,
    seat: i64,
    standings: Standings,
    around: i64,
    progress: Progress,
    time_left: float,
    into: vec[float],
    at: i64,
) -> None:
    """Points now and after all wars, the lead over the best rival, who may end the game, and each rival.

    `around` is what borders on the seat's realm.
    """
    player = state.players[seat]
    counters = player.counters
    seen = standings.seen
    later = standings.projected
    points: i64 = seen[seat]
    ones: i64 = counters[1]
    twos: i64 = counters[2]
    threes: i64 = counters[3]
    into[at + slots.POINTS] = WHOLE[points] / 16.0
    into[at + slots.OWN_COUNTERS] = WHOLE[ones] / 4.0
    into[at + slots.OWN_COUNTERS + 1] = WHOLE[twos] / 4.0
    into[at + slots.OWN_COUNTERS + 2] = WHOLE[threes] / 4.0
    into[at + slots.COUNTER_POINTS] = WHOLE[ones + 2 * twos + 3 * threes] / 16.0
    best: i64 = -1
    best_later: i64 = -1
    deck = player.deck()
    seats: i64 = state.seats
    other: i64
    for other in range(seats):
        if other != seat:
            best = max(best, seen[other])
            best_later = max(best_later, later[other])
            place: i64 = at + standings.place(seat, seats, other)
            write_rival(state, seat, other, around, standings, into, place)
            into[place + slots.SMALLER_DECK] = WHOLE[state.players[other].deck() - deck] / 8.0
    gone = 1.0 - time_left
    into[at + slots.PROJECTED] = WHOLE[later[seat]] / 16.0
    into[at + slots.LEAD] = WHOLE[points - best] / 8.0
    into[at + slots.LEAD_LATE] = coarse(WHOLE[points - best] * gone / 8.0)
    lead: i64 = later[seat] - best_later
    standings.lead = lead
    into[at + slots.PROJECTED_LEAD] = WHOLE[lead] / 8.0
    into[at + slots.PROJECTED_LEAD_LATE] = coarse(WHOLE[lead] * gone / 8.0)
    leads = slots.LEADS
    step: i64
    for step in range(len(leads)):
        if lead < leads[step]:
            break
        into[at + slots.LEAD_STEPS + step] = 1.0
        into[at + slots.LEAD_STEPS_LATE + step] = gone
    if state.active != NOBODY and end_is_open(state, progress.empty_cards):
        write_end(state, seat, progress.empty_cards, into, at)


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


def write_rival(
    state: MythotopiaState, seat: i64, number: i64, around: i64, standings: Standings, into: vec[float], at: i64
) -> None:
    """How the seat compares with one rival, decks apart; `around` is what borders on its realm, `at` its first slot."""
    player = state.players[seat]
    rival = state.players[number]
    seen = standings.seen
    later = standings.projected
    into[at + slots.RIVAL] = 1.0
    into[at + slots.AHEAD] = WHOLE[seen[seat] - seen[number]] / 8.0
    into[at + slots.WILL_BE_AHEAD] = WHOLE[later[seat] - later[number]] / 8.0
    into[at + slots.MORE_LANDS] = WHOLE[count_bits(player.lands) - count_bits(rival.lands)] / 4.0
    into[at + slots.MORE_ARMIES] = WHOLE[rival.army_supply - player.army_supply] / 4.0
    into[at + slots.RIVAL_STOCK] = WHOLE[rival.army_stock] / 8.0
    into[at + slots.RIVAL_RESERVE] = WHOLE[stored_armies(state, rival)] / 4.0
    into[at + slots.MORE_IMPROVEMENTS] = WHOLE[len(player.reserve) - len(rival.reserve)] / 4.0
    into[at + slots.COMMON_BORDERS] = WHOLE[count_bits(around & rival.lands)] / 4.0


def stored_armies(state: MythotopiaState, player: Player) -> i64:
    """Army symbols in a reserve: they are seen, and can be laid at any time."""
    tallies = state.setting.components.tallies
    tally: i64 = 0
    kind: i64
    for kind in player.reserve:
        tally += tallies[kind]
    return tallied(tally, ARMY_SYMBOL)
