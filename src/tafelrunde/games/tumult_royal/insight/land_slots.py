"""The land in the vector: what lies beside the own statues, what beyond, and who else is there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import CASTLE, FIELD_KINDS, ROUNDS, VILLAGE
from tafelrunde.games.tumult_royal.insight import slots
from tafelrunde.games.tumult_royal.rules.paying import can_pay
from tafelrunde.games.tumult_royal.rules.state import HIDDEN, NOBODY, PLACING, TumultState
from tafelrunde.kernel.encoding import coarse, fill

NO_WAY: Final = -1


class Around:
    """The free fields around the own statues.

    `beside` and `beyond` count by kind those that touch them and those that touch the first; `castle_by` and
    `village_by` are the cheapest kinds of field by way of which one beyond is reached.
    """

    def __init__(self) -> None:
        self.beside: list[int] = [0] * FIELD_KINDS
        self.beyond: list[int] = [0] * FIELD_KINDS
        self.contested: list[int] = [0] * FIELD_KINDS
        self.threatened: list[int] = [0] * FIELD_KINDS
        self.anywhere: list[int] = [0] * FIELD_KINDS
        self.hidden: i64 = 0
        self.castle_by: i64 = NO_WAY
        self.village_by: i64 = NO_WAY


def around(state: TumultState, seat: i64) -> Around:
    """Looks around the statues of a seat."""
    found = Around()
    land = state.land
    owner = state.owner
    neighbours = state.setting.neighbours
    marks = vec[i64]([0] * len(land))
    first: list[int] = []
    field: i64
    other: i64
    kind: i64
    for field in range(len(land)):
        whose: i64 = owner[field]
        if whose == NOBODY:
            kind = land[field]
            if kind != HIDDEN:
                found.anywhere[kind] += 1
        elif whose == seat:
            for other in neighbours[field]:
                if marks[other] == 0 and owner[other] == NOBODY:
                    marks[other] = 1
                    kind = land[other]
                    if kind == HIDDEN:
                        found.hidden += 1
                    else:
                        found.beside[kind] += 1
                        first.append(other)
    rich = payers(state, seat)
    for field in first:
        kind = land[field]
        rivals: i64 = 0
        for other in neighbours[field]:
            whose = owner[other]
            if whose != NOBODY:
                if whose != seat:
                    rivals |= 1 << whose
            elif marks[other] == 0 and land[other] != HIDDEN:
                marks[other] = 2
                beyond: i64 = land[other]
                found.beyond[beyond] += 1
            if whose == NOBODY and marks[other] == 2:
                if land[other] == CASTLE:
                    found.castle_by = cheaper(found.castle_by, kind)
                elif land[other] == VILLAGE:
                    found.village_by = cheaper(found.village_by, kind)
        if rivals:
            found.contested[kind] += 1
            if kind >= VILLAGE and rivals & rich[kind - VILLAGE]:
                found.threatened[kind] += 1
    return found


def cheaper(kind: i64, other: i64) -> i64:
    """Of two kinds of field the one that is listed first, if there is one at all."""
    return other if kind == NO_WAY or other < kind else kind


def payers(state: TumultState, seat: i64) -> list[int]:
    """The rivals who can pay for a village, and for a castle, bit by bit; known only when hoards lie open."""
    rich: list[int] = [0, 0]
    if state.phase != PLACING:
        return rich
    prices = state.setting.components.price
    number: i64
    for number in range(state.seats):
        if number != seat:
            hoard = state.players[number].hoard
            if can_pay(hoard, prices[VILLAGE]):
                rich[0] |= 1 << number
            if can_pay(hoard, prices[CASTLE]):
                rich[1] |= 1 << number
    return rich


def write_land(state: TumultState, found: Around, into: vec[float], at: i64) -> None:
    """What lies around the own statues, and how long it may be of use."""
    left = float(ROUNDS - state.round) / float(ROUNDS)
    kind: i64
    room: i64 = 0
    for kind in range(FIELD_KINDS):
        beside: i64 = found.beside[kind]
        beyond: i64 = found.beyond[kind]
        room += beside
        if beside:
            fill(into, at + slots.BESIDE + slots.MOST_BESIDE * kind, beside, slots.MOST_BESIDE)
            into[at + slots.BESIDE_ALL + kind] = float(beside) / 4.0
            into[at + slots.BESIDE_LEFT + kind] = coarse(float(beside) * left / 4.0)
            into[at + slots.CONTESTED + kind] = float(found.contested[kind]) / 2.0
        if beyond:
            fill(into, at + slots.BEYOND + slots.MOST_BEYOND * kind, beyond, slots.MOST_BEYOND)
            into[at + slots.BEYOND_LEFT + kind] = coarse(float(beyond) * left / 4.0)
        into[at + slots.ANYWHERE + kind] = float(found.anywhere[kind]) / 16.0
    into[at + slots.THREATENED] = float(found.threatened[VILLAGE])
    into[at + slots.THREATENED + 1] = float(found.threatened[CASTLE])
    into[at + slots.HIDDEN_BESIDE] = float(found.hidden) / 4.0
    into[at + slots.HIDDEN_BESIDE_LEFT] = coarse(float(found.hidden) * left / 4.0)
    into[at + slots.ROOM] = float(room) / 8.0
    if room == 0:
        into[at + slots.NO_ROOM] = 1.0
