"""Bids as small steps: a count chain asks for one colour after the other, gold first; at most 99 of each (MI-1911)."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, CUBES
from tafelrunde.games.mil.rules.cubes import beats, count_of, gain
from tafelrunde.games.mil.rules.moves import COUNT, colour_asked, counts
from tafelrunde.games.mil.rules.names import named
from tafelrunde.games.mil.rules.state import MOST_CUBES, NO_CUBES, NOT_BIDDING, SEALED, MilState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.shared import replaced
from tafelrunde.kernel.steps import AllAtOnce, Amount, Decision, Step


def amount(state: MilState, colour: i64, least: i64, most: i64) -> Amount:
    """So many cubes of a colour, as one number of a bid."""
    return Amount(f"cube:{CUBES[colour]}", least, most, COUNT.base, state.setting.components.value[colour])


class OpenChain(Decision[MilState]):
    """A bid laid out openly: one question for each colour up to `last`, then `finish`.

    A step lists only what can still be completed, so a chain never runs dry.
    """

    def __init__(self, name: str, rule: str, last: int = COLOURS - 1) -> None:
        super().__init__(name, rule=rule)
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
        state.bid = NO_CUBES
        state.colour = 0
        state.then(self, seat)

    def moves(self, state: MilState, seat: int) -> list[int]:
        colour = state.colour
        return counts(self.least(state, seat, colour), self.most(state, seat, colour))

    def amounts(self, state: MilState, seat: int) -> list[Amount]:
        asked = range(state.colour, self.last + 1)
        return [amount(state, each, self.least(state, seat, each), self.most(state, seat, each)) for each in asked]

    def ask(self, state: MilState, seat: int) -> Say:
        return f"mi-ask-{self.name}", {"colour": CUBES[state.colour], **self.about(state)}

    def about(self, state: MilState) -> dict[str, Any]:
        """What the question tells besides the colour."""
        return {}

    def play(self, state: MilState, seat: int, move: int) -> None:
        state.bid = replaced(state.bid, state.colour, COUNT.first(move))
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
        return counts(low, most)


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

    def amounts(self, state: MilState, seat: int) -> list[Amount]:
        asked = range(state.colour, COLOURS)
        return [amount(state, each, 0, self.most(state, seat, each)) for each in asked]

    def amounts_total(self, state: MilState, seat: int) -> int | None:
        return int(state.half)

    def about(self, state: MilState) -> dict[str, Any]:
        return {"count": int(state.half)}

    def play(self, state: MilState, seat: int, move: int) -> None:
        count = COUNT.first(move)
        gain(state, seat, state.colour, count, "half")
        state.half -= count
        if state.colour < COLOURS - 1:
            state.colour += 1
            state.then(self, seat)
        else:
            state.colour = 0
            state.best = NO_CUBES


def receive_half(state: MilState, seat: i64, cubes: list[int]) -> None:
    """A player is to receive half of these cubes, rounded up (MI-206)."""
    state.best = cubes
    state.half = (count_of(cubes) + 1) // 2
    PICK_HALF.begin(state, seat)


class SealedBid(AllAtOnce[MilState]):
    """A secret bid of all participants at the same time, colour by colour; revealed when the last has sealed his.

    Sealed cubes stay part of the stock until the reveal (MI-404). Colours of which a player has none are not asked for.
    """

    def __init__(self, name: str, rule: str, colours: list[int]) -> None:
        super().__init__(name, rule=rule)
        self.colours = colours

    def begin(self, state: MilState, seats: list[int]) -> None:
        """These players bid; who has no cube to bid, bids nothing without being asked."""
        for player in state.players:
            player.bid = NO_CUBES
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

    def take_back(self, state: MilState, seat: int) -> None:
        player = state.players[seat]
        if player.bid_step != NOT_BIDDING:
            player.bid = NO_CUBES
            player.bid_step = self.next_step(state, seat, -1)

    def moves(self, state: MilState, seat: int) -> list[int]:
        player = state.players[seat]
        return counts(0, min(player.stock[player.bid_step], MOST_CUBES))

    def default(self, state: MilState, seat: int) -> int | None:
        """Nothing, and so in all remaining steps."""
        return COUNT.of(0)

    def amounts(self, state: MilState, seat: int) -> list[Amount]:
        player = state.players[seat]
        asked = [each for each in self.colours if each >= player.bid_step and player.stock[each] > 0]
        return [amount(state, each, 0, min(player.stock[each], MOST_CUBES)) for each in asked]

    def ask(self, state: MilState, seat: int) -> Say:
        return f"mi-ask-{self.name}", {"colour": CUBES[colour_asked(state, seat)], **self.about(state)}

    def about(self, state: MilState) -> dict[str, Any]:
        """What the question tells besides the colour."""
        return {}

    def waiting(self, state: MilState, seat: int) -> Say | None:
        """Who has sealed his bid waits for the others; others have nothing to bid, or no part in it."""
        if state.players[seat].bid_step == NOT_BIDDING:
            return self.without_part()
        if self.next_step(state, seat, -1) == SEALED:
            return "mi-why-nothing-to-bid", {"rule": self.rule}
        return "mi-why-sealed", {"order": self.owing(state), "rule": self.rule}

    def without_part(self) -> Say:
        """Why a player does not bid at all."""
        return "mi-why-no-part", {"rule": self.rule}

    def play(self, state: MilState, seat: int, move: int) -> None:
        player = state.players[seat]
        player.bid = replaced(player.bid, player.bid_step, COUNT.first(move))
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


def sealed_bid(state: MilState) -> SealedBid | None:
    """The open decision, if it is a sealed bid."""
    if state.over():
        return None
    decision = state.decision()
    return decision if isinstance(decision, SealedBid) else None


def clear_bids(state: MilState) -> None:
    """Bids that are settled are gone."""
    for player in state.players:
        player.bid = NO_CUBES


PICK_HALF: Final[PickHalf] = PickHalf("half", "MI-206")
STEPS: Final[list[Step[MilState]]] = [PICK_HALF]
