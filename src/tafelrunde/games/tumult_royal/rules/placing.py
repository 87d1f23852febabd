"""Phase 4: placing statues and paying for them."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import FACES, FIELD_KINDS, FIELDS
from tafelrunde.games.tumult_royal.rules.ending import end_if_last_statue
from tafelrunde.games.tumult_royal.rules.followers import gain_followers
from tafelrunde.games.tumult_royal.rules.land import NO_PRICE, price_at, put_statues, spot
from tafelrunde.games.tumult_royal.rules.moves import NO, NUMBERS, PLACE
from tafelrunde.games.tumult_royal.rules.paying import pay, payments, worth_of
from tafelrunde.games.tumult_royal.rules.state import CENTRE, HIDDEN, NOBODY, TumultState
from tafelrunde.kernel.steps import Decision, Sequence, Step


class BeginPlacing(Step[TumultState]):
    """The first placing round of the phase."""

    def run(self, state: TumultState, seat: int) -> None:
        for player in state.players:
            player.unable = False
        state.placing_round = 0
        begin_placing_round(state)


def begin_placing_round(state: TumultState) -> None:
    """The king first, then down the ranks (TR-501)."""
    state.placing_round += 1
    state.anybody_placed = False
    state.then(END_OF_PLACING_ROUND)
    for place in range(state.seats - 1, -1, -1):
        state.then(TURN, state.order[place])


class EndOfPlacingRound(Step[TumultState]):
    """Another one, if somebody has placed in this and somebody can place (TR-508, TR-1108)."""

    def run(self, state: TumultState, seat: int) -> None:
        if state.anybody_placed:
            for each in range(state.seats):
                if can_place(state, each):
                    begin_placing_round(state)
                    return


class Turn(Step[TumultState]):
    """Who has no legal placement passes by himself; on a first turn that is noted (TR-506, TR-562)."""

    def run(self, state: TumultState, seat: int) -> None:
        if can_place(state, seat):
            state.then(PLACE_STATUES, seat)
        elif state.placing_round == 1:
            state.players[seat].unable = True


class Place(Decision[TumultState]):
    """Every legal field with every legal payment; or to pass (TR-502, TR-503, TR-506, TR-507, TR-541)."""

    def moves(self, state: TumultState, seat: int) -> list[int]:
        moves: list[int] = [NO]
        add_placements(state, seat, moves)
        return moves

    def play(self, state: TumultState, seat: int, move: int) -> None:
        if move != NO:
            place_statues(state, seat, PLACE.first(move), PLACE.second(move))
        elif state.news is not None:
            state.tell("tr-passes", {"seat": seat})


def affordable(state: TumultState, seat: i64) -> list[bool]:
    """By price: has the seat the tiles for it?"""
    hoard = state.players[seat].hoard
    first: i64 = worth_of(hoard, 0)
    second: i64 = worth_of(hoard, 1)
    third: i64 = worth_of(hoard, 2)
    return [price[0] <= first and price[1] <= second and price[2] <= third for price in state.setting.components.price]


def can_place(state: TumultState, seat: i64) -> bool:
    """Is there a legal placement?"""
    within_means = affordable(state, seat)
    if True not in within_means:
        return False
    field: i64
    for field in range(len(state.land)):
        if price_within(state, seat, field, within_means) != NO_PRICE:
            return True
    return False


def price_within(state: TumultState, seat: i64, field: i64, within_means: list[bool]) -> i64:
    """What a seat pays for a free field that it may build on and has the tiles for; else `NO_PRICE`."""
    kind: i64 = state.land[field]
    # Who cannot pay the normal price cannot pay double; so most fields need not be looked at further.
    if kind == HIDDEN or not within_means[kind] or state.owner[field] != NOBODY:
        return NO_PRICE
    price = price_at(state, seat, field)
    return price if price != NO_PRICE and within_means[price] else NO_PRICE


def add_placements(state: TumultState, seat: i64, moves: list[int]) -> None:
    """Field by field; what can be paid depends on the price alone, so it is listed once for each."""
    within_means = affordable(state, seat)
    prices = state.setting.components.price
    hoard = state.players[seat].hoard
    ways: list[list[int]] = [[] for _ in range(2 * FIELD_KINDS)]
    field: i64
    for field in range(len(state.land)):
        price = price_within(state, seat, field, within_means)
        if price == NO_PRICE:
            continue
        if not ways[price]:
            ways[price] = payments(hoard, prices[price])
        first: i64 = PLACE.of(field)
        for way in ways[price]:
            moves.append(NUMBERS[first + way])


def place_statues(state: TumultState, seat: i64, field: i64, payment: i64) -> None:
    """Pay, receive followers for surplus, place, check for the last statue (TR-504, TR-509, TR-510)."""
    components = state.setting.components
    kind: i64 = state.land[field]
    number: i64 = min(components.statues[kind], components.track - state.players[seat].placed)
    surplus = pay(state, seat, components.price[price_at(state, seat, field)], payment)
    if state.news is not None:
        args: dict[str, object] = {"seat": seat, "count": number, "field": FIELDS[kind], **spot(state, field)}
        state.tell("tr-places", args)
    gain_followers(state, seat, surplus, "surplus")
    put_statues(state, seat, field, number)
    state.anybody_placed = True
    end_if_last_statue(state, seat)


class EndOfPlacing(Step[TumultState]):
    """Unused tiles go back; who could place nothing and was not punished gets 2 followers.

    TR-561, TR-562; nothing for whoever passed though he could have placed (TR-563) or was punished (TR-564, TR-565).
    """

    def run(self, state: TumultState, seat: int) -> None:
        for slot in range(len(state.where)):
            state.where[slot] = CENTRE
        for player in state.players:
            player.hoard = [0] * FACES
        for each in state.order:
            player = state.players[each]
            if player.unable and not player.punished:
                gain_followers(state, each, state.setting.components.consolation, "consolation")


BEGIN_PLACING: Final[BeginPlacing] = BeginPlacing("begin_placing_rounds")
TURN: Final[Turn] = Turn("turn")
PLACE_STATUES: Final[Place] = Place("place", rule="TR-501", declines="pass")
END_OF_PLACING_ROUND: Final[EndOfPlacingRound] = EndOfPlacingRound("end_of_placing_round")
END_OF_PLACING: Final[EndOfPlacing] = EndOfPlacing("end_of_placing")
PLACING_PHASE: Final[Sequence[TumultState]] = Sequence("placing_rounds", [BEGIN_PLACING, END_OF_PLACING])
STEPS: Final[list[Step[TumultState]]] = [
    *[TURN, PLACE_STATUES, END_OF_PLACING_ROUND],
    *[PLACING_PHASE, BEGIN_PLACING, END_OF_PLACING],
]
