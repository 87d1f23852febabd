"""A learned judgement: a small network on a game's encoding, and how positions are read with it.

The vector of each seat goes through one layer of rectified units; two heads, each with a linear part, give the seat's
worth and its final points. Shares of victory are a softmax over the worths of all seats.

Weights are whole multiples of 1/4096 and slots of 1/1024 (`encoding.py`), so every sum is exact: a position judged step
by step, slot by changed slot, gets the same numbers as one judged from nothing, compiled or not, on every machine.
"""

from math import exp, log
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.encoding import Encoding, Memory
from tafelrunde.kernel.judgement import final_shares
from tafelrunde.kernel.state import State

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game

GRAIN: Final = 4096.0
"""Weights are whole multiples of one over this."""
HEADS: Final = 2
WORTH: Final = 0
POINTS: Final = 1
DECIDED: Final = 64.0
"""The worth of a game that is won."""
LEAST_SHARE: Final = 0.0001
"""Shares below this are as good as nothing when odds are compared."""
POINTS_SCALE: Final = 16.0
"""The second head tells points divided by this."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Network:
    """The weights; `origin` says how they were found.

    `first` holds for every slot its weights for the units, then for the two heads (their linear parts); `bias` the same
    for no slot at all; `second` the weights of every unit for each of the heads, head by head.
    """

    def __init__(
        self,
        size: int,
        units: int,
        first: list[float],
        bias: list[float],
        second: list[float],
        origin: dict[str, Any],
    ) -> None:
        self.size: i64 = size
        self.units: i64 = units
        self.first = vec[float](first)
        self.bias = vec[float](bias)
        self.second = vec[float](second)
        self.origin = origin
        if len(first) != size * (units + HEADS) or len(bias) != units + HEADS or len(second) != units * HEADS:
            raise ValueError(f"a network of {size} slots and {units} units has other numbers of weights")

    def __repr__(self) -> str:
        return f"<Network: {self.size} slots, {self.units} units>"

    def leaning(self, names: list[str], fond_of: dict[str, float]) -> "Network":
        """The same, but fonder of some slots, which are named by the part of their name before the colon."""
        first = list(self.first)
        width = self.units + HEADS
        for slot, name in enumerate(names):
            more = fond_of.get(name.partition(":")[0], 0.0)
            first[slot * width + self.units + WORTH] += round(more * GRAIN) / GRAIN
        return Network(self.size, self.units, first, list(self.bias), list(self.second), self.origin)

    def spread(self, factor: float, origin: dict[str, Any]) -> "Network":
        """The same, but worths lie so many times as far apart: shares of victory that are bolder, or less so."""
        first, bias, second = list(self.first), list(self.bias), list(self.second)
        width = self.units + HEADS
        for row in range(self.size):
            at = row * width + self.units + WORTH
            first[at] = round(first[at] * factor * GRAIN) / GRAIN
        bias[self.units + WORTH] = round(bias[self.units + WORTH] * factor * GRAIN) / GRAIN
        for unit in range(WORTH * self.units, (WORTH + 1) * self.units):
            second[unit] = round(second[unit] * factor * GRAIN) / GRAIN
        return Network(self.size, self.units, first, bias, second, origin)

    def worth(self, vector: list[float]) -> float:
        """What a seat with this vector is worth."""
        width: i64 = self.units + HEADS
        sums = [self.bias[unit] for unit in range(width)]
        slot: i64
        unit: i64
        for slot in range(self.size):
            value = vector[slot]
            if value != 0.0:
                for unit in range(width):
                    sums[unit] += value * self.first[slot * width + unit]
        worth = sums[self.units + WORTH]
        for unit in range(self.units):
            worth += max(sums[unit], 0.0) * self.second[WORTH * self.units + unit]
        return worth


@mypyc_attr(allow_interpreted_subclasses=True)
class Reader:
    """Reads positions of one game with a network.

    For every seat it holds the last vector and what each unit made of it; of the next position only the slots that
    differ are counted. Where the game's encoding keeps vectors up to date, the last one of each seat is renewed, as
    long as positions are of games with the same options; elsewhere each is written anew into the same zeros. So a
    position that it has read may be changed by play, by dealing anew, by being restored, but by nobody's hand: whoever
    edits one takes a new reader.
    """

    def __init__(self, network: Network, encoding: Encoding[Any], seats: int) -> None:
        self.network = network
        self.encoding = encoding
        self.seats: i64 = seats
        self.size: i64 = network.size
        self.width: i64 = network.units + HEADS
        self._memories: list[Memory] = [encoding.memory() for _ in range(seats)]
        self._renews = type(encoding.memory()) is not Memory
        self._options: dict[str, Any] | None = None
        self._game: Game[Any] | None = None
        self._fresh = vec[float]([0.0] * (network.size * seats if self._renews else network.size))
        self._held = vec[float]([0.0] * (network.size * seats))
        sums = [bias for _ in range(seats) for bias in network.bias]
        self._sums = vec[float](sums)

    def read(self, state: State) -> None:
        """Takes in a position; afterwards the others tell of it."""
        seat: i64
        for seat in range(self.seats):
            self._read(state, seat)

    def _read(self, state: State, seat: i64) -> None:
        if self._renews:
            self._renew(state, seat)
            return
        fresh = self._fresh
        held = self._held
        size = self.size
        at: i64 = seat * size
        self.encoding.write(state, seat, fresh, 0)
        slot: i64
        for slot in range(size):
            value = fresh[slot]
            before = held[at + slot]
            if value != before:
                held[at + slot] = value
                self._count(seat, slot, value - before)
            if value != 0.0:
                fresh[slot] = 0.0

    def _renew(self, state: State, seat: i64) -> None:
        """The same with a vector that is kept up to date."""
        if state.options is not self._options or state.game is not self._game:
            self._options = state.options
            self._game = state.game
            self._memories = [self.encoding.memory() for _ in range(self.seats)]
        fresh = self._fresh
        held = self._held
        at: i64 = seat * self.size
        self.encoding.renew(state, seat, fresh, at, self._memories[seat])
        slot: i64
        for slot in range(at, at + self.size):
            value = fresh[slot]
            before = held[slot]
            if value != before:
                held[slot] = value
                self._count(seat, slot - at, value - before)

    def _count(self, seat: i64, slot: i64, change: float) -> None:
        """Adds to all units what the change of a slot makes of them."""
        sums = self._sums
        first = self.network.first
        width = self.width
        summed: i64 = seat * width
        row: i64 = slot * width
        unit: i64
        for unit in range(width):
            sums[summed + unit] += change * first[row + unit]

    def vector(self, seat: i64) -> list[float]:
        """The seat's vector as it was read last."""
        return [self._held[seat * self.size + slot] for slot in range(self.size)]

    def head(self, seat: i64, head: i64) -> float:
        """What a head makes of the seat's vector."""
        sums = self._sums
        second = self.network.second
        units = self.network.units
        summed: i64 = seat * self.width
        weights: i64 = head * units
        twice = 0.0
        unit: i64
        for unit in range(units):
            value = sums[summed + unit]
            twice += (value + abs(value)) * second[weights + unit]  # twice the rectified value, without a branch
        return sums[summed + units + head] + 0.5 * twice

    def shares(self, state: State) -> list[float]:
        """Each seat's share of victory: as the rules give it when the game is over, else as the network expects it."""
        if state.over():
            return final_shares(state.ranking())
        self.read(state)
        worths = [self.head(seat, WORTH) for seat in range(self.seats)]
        best = max(worths)
        parts = [exp(worth - best) for worth in worths]
        whole = sum(parts)
        return [part / whole for part in parts]

    def share(self, state: State, seat: i64) -> float:
        """One seat's share of victory."""
        if state.over():
            return final_shares(state.ranking())[seat]
        self.read(state)
        own = self.head(seat, WORTH)
        others = 0.0
        other: i64
        for other in range(self.seats):
            if other != seat:
                others += exp(min(self.head(other, WORTH) - own, 500.0))
        return 1.0 / (1.0 + others)

    def worth(self, state: State, seat: i64) -> float:
        """What one seat's own vector is worth; only it is read. At the end, far above all else or far below."""
        if state.over():
            return DECIDED * (2.0 * final_shares(state.ranking())[seat] - 1.0)
        self._read(state, seat)
        return self.head(seat, WORTH)

    def points(self, state: State) -> list[float]:
        """The points with which each seat will end."""
        if state.over():
            return [float(points) for points in state.scores()]
        self.read(state)
        return self.points_read()

    def points_read(self) -> list[float]:
        """The points with which each seat will end, by the position that was read last."""
        return [self.head(seat, POINTS) * POINTS_SCALE for seat in range(self.seats)]


def odds(share: float, least: float = LEAST_SHARE) -> float:
    """The logarithm of the odds; shares below the least are as good as none."""
    kept = min(max(share, least), 1.0 - least)
    return log(kept / (1.0 - kept))
