"""The robbery in the vector: what the seat has seen, what may be left, and the danger of tumults.

A tile that the seat has not seen counts as what such a tile shows on average; what rivals go on to rob is estimated.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import FACES, GOOD_COUNT, MOST_PLAYERS, VALUES
from tafelrunde.games.tumult_royal.insight import slots
from tafelrunde.games.tumult_royal.insight.land_slots import Around
from tafelrunde.games.tumult_royal.insight.purse import STATUE, best_plan, purse_of_hoard
from tafelrunde.games.tumult_royal.rules.looks import LOOKS, packet_seat
from tafelrunde.games.tumult_royal.rules.state import CENTRE, NO_SLOT, TumultState
from tafelrunde.kernel.encoding import WHOLE, coarse, fill

KEPT_OF_LOOKS: Final = 0.35
"""How many tiles a look brings into a hoard: of twelve some four."""
STAYS_IN_A_RACE: Final = 0.6
"""The part of the centre that is left when a race is over, whose clock nobody here knows."""
LEAST_STAYS: Final = 0.2
USUAL_DEMAND: Final = 3.0
"""Of a demand that will be spun only later."""
FOLLOWER: Final = 0.15
"""What a follower counts beside a statue, where it is asked whether the tile in hand seems worth keeping."""
# To be copied: that is faster than to make a vector of a list.
NO_NUMBERS: Final = vec[i64]([0] * (MOST_PLAYERS * GOOD_COUNT))
NO_VALUES: Final = vec[float]([0.0] * GOOD_COUNT)
GOOD_OF: Final = vec[i64]([face // VALUES for face in range(FACES)])
VALUE_OF: Final = vec[i64]([face % VALUES + 1 for face in range(FACES)])


class Sights:
    """What the seat has seen of the tiles, and what it may expect of the others."""

    def __init__(self) -> None:
        self.centre: i64 = 0
        self.unseen: i64 = 0
        self.refused: i64 = 0
        self.seen: i64 = 0
        self.known = NO_NUMBERS[:FACES]
        self.usual = NO_VALUES[:]
        self.left = NO_VALUES[:]
        """Symbols that will be left by good, less the demand; the tile in hand counts as put back."""
        self.rivals = NO_VALUES[:]
        """What the greediest rival will have by good; more than half a symbol more is greedier for sure."""


def sights(state: TumultState, seat: i64) -> Sights:
    """Takes in all tiles as far as the seat knows them."""
    found = Sights()
    seats: i64 = state.seats
    unseen_of = NO_NUMBERS[:MOST_PLAYERS]
    robbed = NO_NUMBERS[:]
    rest = NO_NUMBERS[:GOOD_COUNT]
    known = found.known
    unknown = look_at_tiles(state, seat, found, unseen_of, robbed, rest)
    each: i64
    good: i64
    for each in range(FACES):
        aside: i64 = state.aside[each]
        if aside:
            unknown += aside
            rest[GOOD_OF[each]] += aside * VALUE_OF[each]
    looks: i64 = 0
    for each in range(seats):
        if each != seat:
            looks += state.players[each].looks
    stays = LEAST_STAYS
    if state.setting.realtime:
        stays = STAYS_IN_A_RACE if state.running else 1.0
    elif found.centre:
        stays = max(LEAST_STAYS, 1.0 - KEPT_OF_LOOKS * WHOLE[looks] / WHOLE[found.centre])
    for good in range(GOOD_COUNT):
        usual = WHOLE[rest[good]] / WHOLE[unknown] if unknown else 0.0
        found.usual[good] = usual
        first: i64 = VALUES * good
        sure: i64 = known[first] + 2 * known[first + 1] + 3 * known[first + 2]
        demand = USUAL_DEMAND if state.setting.gambler else WHOLE[state.demand[good]]
        found.left[good] = stays * (WHOLE[sure] + usual * WHOLE[found.unseen]) - demand
        most = -4.0
        for each in range(seats):
            if each != seat:
                rival = state.players[each]
                further = WHOLE[unseen_of[each]] + KEPT_OF_LOOKS * WHOLE[rival.looks]
                greed = WHOLE[robbed[GOOD_COUNT * each + good]] + usual * further
                if rival.mercy:
                    greed -= 1.0
                most = max(most, greed)
        found.rivals[good] = most
    return found


def look_at_tiles(
    state: TumultState, seat: i64, found: Sights, unseen_of: vec[i64], robbed: vec[i64], rest: vec[i64]
) -> i64:
    """Goes through the slots: what is known of the centre, what rivals were seen to rob, and what is not known at all.

    Returns how many tiles the seat has not seen; `rest` counts the symbols on them by good.
    """
    face = state.face
    where = state.where
    known = found.known
    seats: i64 = state.seats
    own: i64 = state.players[seat].holding
    slot: i64 = 0
    centre: i64 = 0
    unseen: i64 = 0
    refused: i64 = 0
    unknown: i64 = 0
    lookers: i64
    for lookers in state.seen:
        each: i64 = face[slot]
        place: i64 = where[slot]
        if place == CENTRE:
            centre += 1
        if lookers >> seat & 1:
            if place == CENTRE or slot == own:
                known[each] += 1
            elif place != seat and place < seats:
                robbed[GOOD_COUNT * place + GOOD_OF[each]] += VALUE_OF[each]
        else:
            unknown += 1
            rest[GOOD_OF[each]] += VALUE_OF[each]
            if place == CENTRE:
                unseen += 1
                if lookers:
                    refused += 1
            elif place < seats:
                unseen_of[place] += 1
        slot += 1
    found.centre = centre
    found.unseen = unseen
    found.refused = refused
    found.seen = slot - unknown
    return unknown


def step(value: float) -> float:
    """From 0 to 1, and a half at 0; without a function that machines compute differently."""
    return 0.5 + 0.5 * value / (1.0 + abs(value))


class Prospects:
    """What a hoard promises: the best plan, and for each good the danger and what a punishment would take from it."""

    def __init__(self, hoard: list[int]) -> None:
        self.hoard = hoard
        self.plan: i64 = 0
        self.greedier = NO_VALUES[:]
        self.danger = NO_VALUES[:]
        self.loss = NO_VALUES[:]
        self.losses = 0.0
        self.worth = 0.0


def prospects(state: TumultState, seat: i64, hoard: list[int], found: Around, seen: Sights, taken: i64) -> Prospects:
    """Of a hoard, when a tile of this face (or none, below 0) is taken out of what will be left."""
    components = state.setting.components
    told = Prospects(hoard)
    told.plan = plan_of(state, hoard, found)
    mercy = state.players[seat].mercy
    good: i64
    punished = 0.0
    for good in range(GOOD_COUNT):
        first: i64 = VALUES * good
        robbed: i64 = hoard[first] + 2 * hoard[first + 1] + 3 * hoard[first + 2]
        greed = WHOLE[robbed - 1 if mercy and robbed else robbed]
        told.greedier[good] = greed - seen.rivals[good]
        left = seen.left[good]
        if taken >= first and taken < first + VALUES:
            left -= WHOLE[taken - first + 1]
        told.danger[good] = step(-1.5 * (left + 0.5)) * step(1.5 * told.greedier[good])
        punished += told.danger[good]
        if hoard[first] + hoard[first + 1] + hoard[first + 2] > 1:
            lost = told.plan - plan_of(state, after_punishment(hoard, first), found)
            told.loss[good] = told.danger[good] * max(0.0, WHOLE[lost] / float(STATUE))
            told.losses += told.loss[good]
    surplus = WHOLE[told.plan % STATUE] - WHOLE[components.punishment] * punished
    told.worth = WHOLE[told.plan // STATUE] + FOLLOWER * surplus - told.losses
    return told


def plan_of(state: TumultState, hoard: list[int], found: Around) -> i64:
    """The best plan for these tiles on this land."""
    purse = purse_of_hoard(hoard)
    return best_plan(state.setting.components, purse, found.beside, found.castle_by, found.village_by)


def after_punishment(hoard: list[int], first: i64) -> list[int]:
    """Of the good only a tile with the fewest symbols stays (TR-412)."""
    kept = hoard.copy()
    alone = False
    face: i64
    for face in range(first, first + VALUES):
        kept[face] = 0 if alone or hoard[face] == 0 else 1
        if hoard[face]:
            alone = True
    return kept


def write_robbery(state: TumultState, seat: i64, found: Around, into: vec[float], at: i64) -> Prospects:
    """What was seen, looks, dangers; returns what the hoard promises, with the tile in hand if that seems better."""
    player = state.players[seat]
    seen = sights(state, seat)
    taken: i64 = -1
    told = prospects(state, seat, player.hoard, found, seen, taken)
    if player.holding != NO_SLOT:
        held: i64 = state.face[player.holding]
        into[at + slots.HELD + held] = 1.0
        more = player.hoard.copy()
        more[held] += 1
        kept = prospects(state, seat, more, found, seen, held)
        if kept.worth > told.worth:
            told = kept
            taken = held
            into[at + slots.HELD_KEPT] = 1.0
    write_sights(state, seat, seen, into, at)
    good: i64
    for good in range(GOOD_COUNT):
        left = seen.left[good]
        if taken >= VALUES * good and taken < VALUES * (good + 1):
            left -= WHOLE[taken - VALUES * good + 1]
        into[at + slots.USUAL + good] = coarse(seen.usual[good])
        into[at + slots.LEFT + good] = coarse(left / 8.0)
        into[at + slots.TUMULT + good] = coarse(step(-1.5 * (left + 0.5)))
        into[at + slots.GREEDIER + good] = coarse(told.greedier[good] / 4.0)
        into[at + slots.GREEDIEST + good] = coarse(step(1.5 * told.greedier[good]))
        into[at + slots.DANGER + good] = coarse(told.danger[good])
        into[at + slots.LOSS + good] = coarse(told.loss[good])
    into[at + slots.LOSSES] = coarse(told.losses)
    into[at + slots.PLAN_LESS_LOSSES] = coarse((WHOLE[told.plan // STATUE] - told.losses) / 4.0)
    return told


def write_sights(state: TumultState, seat: i64, seen: Sights, into: vec[float], at: i64) -> None:
    """The tiles of the centre as the seat knows them, and who may still look."""
    player = state.players[seat]
    if not state.setting.gambler and 2 <= state.demand[0] <= 5:
        into[at + slots.DEMAND + state.demand[0] - 2] = 1.0
    looks: i64 = 0
    number: i64
    for number in range(state.seats):
        if number != seat:
            looks += state.players[number].looks
    into[at + slots.LOOKS] = WHOLE[player.looks] / 8.0
    fill(into, at + slots.FEW_LOOKS, player.looks, slots.LAST_LOOKS)
    into[at + slots.RIVAL_LOOKS] = WHOLE[looks] / 16.0
    if not state.setting.realtime:
        if player.looks == 0:
            into[at + slots.STOPPED] = 1.0
        if looks == 0:
            into[at + slots.RIVALS_DONE] = 1.0
        if state.packet < state.seats * (LOOKS // state.setting.packet) and packet_seat(state) == seat:
            into[at + slots.IN_PACKET] = WHOLE[state.packet_looks] / 4.0
    face: i64
    for face in range(FACES):
        if seen.known[face]:
            fill(into, at + slots.KNOWN + 2 * face, seen.known[face], 2)
    into[at + slots.SEEN] = WHOLE[seen.seen] / 16.0
    into[at + slots.CENTRE_TILES] = WHOLE[seen.centre] / 16.0
    into[at + slots.CENTRE_UNSEEN] = WHOLE[seen.unseen] / 16.0
    into[at + slots.CENTRE_REFUSED] = WHOLE[seen.refused] / 16.0
