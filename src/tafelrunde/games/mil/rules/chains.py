"""Bids as small steps: a count chain asks for one colour after the other, gold first (MI-205, MI-206, MI-1911)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.tables import COLOURS
from tafelrunde.games.mil.rules.cubes import beats, count_of, gain, named
from tafelrunde.games.mil.rules.moves import COUNT, MOVES
from tafelrunde.games.mil.rules.state import MOST_CUBES, NOT_BIDDING, SEALED, MilState
from tafelrunde.kernel.steps import AllAtOnce, Decision, Step


class OpenChain(Decision[MilState]):
    """A bid laid out openly: one question for each colour up to `last`, then `finish`.

    A step lists only what can still be completed, so a chain never runs dry.
    """

    def __init__(self, name: str, last: int = COLOURS - 1) -> None:
        super().__init__(name)
        self.last: i64 = last

    def least(self, state: MilState, seat: i64, colour: i64) -> i64:
        """The fewest cubes of a colour."""
        return 0

    def most(self, state: MilState, seat: i64, colour: i64) -> i64:
        """The most cubes of a colour."""
        return min(state.players[seat].stock[colour], MOST_CUBES)

    def finish(self, state: MilState, seat: i64) -> None:
        """The bid is complete in `state.bid`."""
        raise NotImplementedError(self.name)

    def begin(self, state: MilState, seat: i64) -> None:
        """Asks for the first colour."""
        state.bid = [0] * COLOURS
        state.colour = 0
        state.then(self, seat)

    def moves(self, state: MilState, seat: int) -> list[int]:
        colour = state.colour
        least: i64 = self.least(state, seat, colour)
        return MOVES[COUNT + least : COUNT + self.most(state, seat, colour) + 1]

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.bid[state.colour] = move - COUNT
        if state.colour == self.last:
            state.colour = 0
            self.finish(state, seat)
        else:
            state.colour += 1
            state.then(self, seat)


class BeatingChain(OpenChain):
    """A bid that must be higher than another (MI-1013, MI-1113).

    A number is listed if all cubes of the later colours together would make it enough; since more cubes always rank
    higher, that test is exact.
    """

    def base(self, state: MilState) -> list[int]:
        """What the bid contains already."""
        raise NotImplementedError(self.name)

    def goal(self, state: MilState) -> list[int]:
        """The bid to be beaten."""
        raise NotImplementedError(self.name)

    def moves(self, state: MilState, seat: int) -> list[int]:
        colour = state.colour
        most = self.most(state, seat, colour)
        full = self.base(state).copy()
        place: i64
        for place in range(COLOURS):
            full[place] += state.bid[place] if place < colour else self.most(state, seat, place)
        goal = self.goal(state)
        low: i64 = most
        least: i64 = self.least(state, seat, colour)
        while low > least:
            full[colour] -= 1
            if not beats(state, full, goal):
                break
            low -= 1
        return MOVES[COUNT + low : COUNT + most + 1]


class PickHalf(OpenChain):
    """The receiver of half a bid chooses which cubes; the rest goes to the supply (MI-206)."""

    def least(self, state: MilState, seat: i64, colour: i64) -> i64:
        later: i64 = 0
        place: i64
        for place in range(colour + 1, COLOURS):
            later += state.best[place]
        return max(0, state.half - later)

    def most(self, state: MilState, seat: i64, colour: i64) -> i64:
        return min(state.best[colour], state.half)

    def play(self, state: MilState, seat: int, move: int) -> None:
        gain(state, seat, state.colour, move - COUNT, "half")
        state.half -= move - COUNT
        if state.colour < COLOURS - 1:
            state.colour += 1
            state.then(self, seat)
        else:
            state.colour = 0
            state.best = [0] * COLOURS


def receive_half(state: MilState, seat: i64, cubes: list[int]) -> None:
    """A player is to receive half of these cubes, rounded up (MI-206)."""
    state.best = cubes.copy()
    state.half = (count_of(cubes) + 1) // 2
    PICK_HALF.begin(state, seat)


class SealedBid(AllAtOnce[MilState]):
    """A secret bid of all participants at the same time, colour by colour; revealed when the last has sealed his.

    Sealed cubes stay part of the stock until the reveal. Colours of which a player has none are not asked for.
    """

    def __init__(self, name: str, colours: list[int]) -> None:
        super().__init__(name)
        self.colours = colours

    def begin(self, state: MilState, seats: list[int]) -> None:
        """These players bid; who has no cube to bid, bids nothing without being asked."""
        for player in state.players:
            player.bid = [0] * COLOURS
            player.bid_step = NOT_BIDDING
        for seat in seats:
            state.players[seat].bid_step = self.next_step(state, seat, -1)
        state.then(self)

    def next_step(self, state: MilState, seat: i64, colour: i64) -> i64:
        """The colour asked for after this one, or `SEALED`."""
        stock = state.players[seat].stock
        for each in self.colours:
            if each > colour and stock[each] > 0:
                return each
        return SEALED

    def owing(self, state: MilState) -> list[int]:
        return [seat for seat in range(state.seats) if 0 <= state.players[seat].bid_step < SEALED]

    def moves(self, state: MilState, seat: int) -> list[int]:
        player = state.players[seat]
        return MOVES[COUNT : COUNT + min(player.stock[player.bid_step], MOST_CUBES) + 1]

    def play(self, state: MilState, seat: int, move: int) -> None:
        player = state.players[seat]
        player.bid[player.bid_step] = move - COUNT
        player.bid_step = self.next_step(state, seat, player.bid_step)
        if state.news is not None and player.bid_step == SEALED:
            state.tell("mi-sealed", {"seat": seat})

    def finish(self, state: MilState) -> None:
        for seat, player in enumerate(state.players):
            if player.bid_step == SEALED:
                player.bid_step = NOT_BIDDING
                if state.news is not None:
                    state.tell("mi-bid", {"seat": seat, "cubes": named(player.bid)}, reveals=True)
        self.settle(state)

    def settle(self, state: MilState) -> None:
        """What the revealed bids bring about; they lie in `Player.bid`."""
        raise NotImplementedError(self.name)


def clear_bids(state: MilState) -> None:
    """Bids that are settled are gone."""
    for player in state.players:
        player.bid = [0] * COLOURS


PICK_HALF: Final[PickHalf] = PickHalf("half")
STEPS: Final[list[Step[MilState]]] = [PICK_HALF]
