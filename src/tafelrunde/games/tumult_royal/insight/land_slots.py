"""The land in the vector: what lies beside the own statues, what beyond, and who else is there."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tafelrunde.games.tumult_royal.components.ids import CASTLE, FIELD_KINDS, ROUNDS, VILLAGE
from tafelrunde.games.tumult_royal.insight import slots
from tafelrunde.games.tumult_royal.rules.looks import mask
from tafelrunde.games.tumult_royal.rules.paying import can_pay
from tafelrunde.games.tumult_royal.rules.state import EDGES, HIDDEN, NOBODY, OUTSIDE, PLACING, TumultState
from tafelrunde.kernel.encoding import WHOLE, coarse, fill

NO_WAY: Final = -1
BITS: Final = 8
MOST: Final = 255
"""What is counted by kind of field has so many bits for each, and so is at most this."""
ONE_OF: Final = vec[i64]([1 << BITS * kind for kind in range(FIELD_KINDS)])
"""One field of a kind, to be added to what was counted; compiled, a shifted 1 would have 32 bits."""
MOST_SEATS: Final = 8


class Around:
    """The free fields around the own statues.

    `beside` and `beyond` count by kind those that touch them and those that touch the first; `castle_by` and
    `village_by` are the cheapest kinds of field by way of which one beyond is reached. What is counted by kind is one
    number, `BITS` for each kind (`of_kind`): there are far fewer fields than would fill them.
    """

    def __init__(self) -> None:
        self.beside: i64 = 0
        self.beyond: i64 = 0
        self.contested: i64 = 0
        self.threatened: i64 = 0
        self.anywhere: i64 = 0
        self.hidden: i64 = 0
        self.castle_by: i64 = NO_WAY
        self.village_by: i64 = NO_WAY


def of_kind(counts: i64, kind: i64) -> i64:
    """How many fields of a kind were counted."""
    return counts >> BITS * kind & MOST


def around(state: TumultState, seat: i64, rich: i64) -> Around:
    """Looks around the statues of a seat; `rich` are the rivals who can pay (`payers`)."""
    found = Around()
    land = state.land
    owner = state.owner
    touching = state.setting.touching
    marks = vec[u8]([0] * len(land))
    first: list[int] = []
    field: i64
    other: i64
    edge: i64
    kind: i64
    whose: i64
    anywhere: i64 = 0
    beside: i64 = 0
    for field, whose in enumerate(owner):
        if whose == NOBODY:
            kind = land[field]
            if kind != HIDDEN:
                anywhere += ONE_OF[kind]
        elif whose == seat:
            for edge in range(EDGES * field, EDGES * field + EDGES):
                other = touching[edge]
                if other != OUTSIDE and marks[other] == 0 and owner[other] == NOBODY:
                    marks[other] = 1
                    lies: i64 = land[other]
                    if lies == HIDDEN:
                        found.hidden += 1
                    else:
                        beside += ONE_OF[lies]
                        first.append(other)
    found.anywhere = anywhere
    found.beside = beside
    for field in first:
        kind = land[field]
        rivals: i64 = 0
        for edge in range(EDGES * field, EDGES * field + EDGES):
            other = touching[edge]
            if other == OUTSIDE:
                continue
            whose = owner[other]
            if whose != NOBODY:
                if whose != seat:
                    rivals |= mask(whose)
                continue
            if marks[other] == 1:
                continue
            further: i64 = land[other]
            if marks[other] == 0 and further != HIDDEN:
                marks[other] = 2
                found.beyond += ONE_OF[further]
            if marks[other] == 2:
                if further == CASTLE:
                    found.castle_by = cheaper(found.castle_by, kind)
                elif further == VILLAGE:
                    found.village_by = cheaper(found.village_by, kind)
        if rivals:
            found.contested += ONE_OF[kind]
            if kind >= VILLAGE and rivals & rich >> MOST_SEATS * (kind - VILLAGE):
                found.threatened += ONE_OF[kind]
    return found


class LandMemory:
    """What the land was made of when a seat looked around, and what it found."""

    def __init__(self) -> None:
        self.rich: i64 = 0
        self.owner: list[int] = []
        self.open: list[int] = []
        self.landscape: list[int] = []
        self.rotation: list[int] = []
        self.found = Around()

    def look(self, state: TumultState, seat: i64) -> bool:
        """Looks around again if anything is different; returns whether it was."""
        rich = payers(state, seat)
        same = self.rich == rich and self.owner == state.owner and self.open == state.open
        if same and self.landscape == state.landscape and self.rotation == state.rotation:
            return False
        self.rich = rich
        self.owner = state.owner.copy()
        self.open = state.open.copy()
        self.landscape = state.landscape.copy()
        self.rotation = state.rotation.copy()
        self.found = around(state, seat, rich)
        return True


def cheaper(kind: i64, other: i64) -> i64:
    """Of two kinds of field the one that is listed first, if there is one at all."""
    return other if kind == NO_WAY or other < kind else kind


def payers(state: TumultState, seat: i64) -> i64:
    """The rivals who can pay for a village, bit by bit, and above them those who can pay for a castle.

    It is known only when hoards lie open.
    """
    rich: i64 = 0
    if state.phase != PLACING:
        return rich
    prices = state.setting.components.price
    number: i64
    for number in range(state.seats):
        if number != seat:
            hoard = state.players[number].hoard
            if can_pay(hoard, prices[VILLAGE]):
                rich |= mask(number)
            if can_pay(hoard, prices[CASTLE]):
                rich |= mask(MOST_SEATS + number)
    return rich


def write_land(state: TumultState, found: Around, into: vec[float], at: i64) -> None:
    """What lies around the own statues, and how long it may be of use."""
    left = WHOLE[ROUNDS - state.round] / float(ROUNDS)
    kind: i64
    room: i64 = 0
    for kind in range(FIELD_KINDS):
        beside: i64 = of_kind(found.beside, kind)
        beyond: i64 = of_kind(found.beyond, kind)
        room += beside
        if beside:
            fill(into, at + slots.BESIDE + slots.MOST_BESIDE * kind, beside, slots.MOST_BESIDE)
            into[at + slots.BESIDE_ALL + kind] = WHOLE[beside] / 4.0
            into[at + slots.BESIDE_LEFT + kind] = coarse(WHOLE[beside] * left / 4.0)
            into[at + slots.CONTESTED + kind] = WHOLE[of_kind(found.contested, kind)] / 2.0
        if beyond:
            fill(into, at + slots.BEYOND + slots.MOST_BEYOND * kind, beyond, slots.MOST_BEYOND)
            into[at + slots.BEYOND_LEFT + kind] = coarse(WHOLE[beyond] * left / 4.0)
        into[at + slots.ANYWHERE + kind] = WHOLE[of_kind(found.anywhere, kind)] / 16.0
    into[at + slots.THREATENED] = WHOLE[of_kind(found.threatened, VILLAGE)]
    into[at + slots.THREATENED + 1] = WHOLE[of_kind(found.threatened, CASTLE)]
    into[at + slots.HIDDEN_BESIDE] = WHOLE[found.hidden] / 4.0
    into[at + slots.HIDDEN_BESIDE_LEFT] = coarse(WHOLE[found.hidden] * left / 4.0)
    into[at + slots.ROOM] = WHOLE[room] / 8.0
    if room == 0:
        into[at + slots.NO_ROOM] = 1.0
