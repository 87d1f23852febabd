"""Play without much thought, compiled: what search and benchmarks run most."""

from math import exp
from typing import Final

from mypy_extensions import i64

from tafelrunde.bots.look import Look, NetworkLook, OwnLook, WorthLook
from tafelrunde.kernel.luck import FINE, Luck
from tafelrunde.kernel.network import Reader
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

FURTHER: Final = 8
"""A turn is ended by so many further decisions at most; then it is judged as it is."""
CALM: Final = 60
"""So many moves at most lie between two draws of luck where these are far apart."""
RESTLESS: Final = 400
"""A position that does not come to rest within so many moves is judged as it is."""


def playout(state: State, rng: Luck, limit: int = 1_000_000) -> int:
    """Plays random moves in place until the game is over or `limit` moves were made; returns how many."""
    count = 0
    while count < limit and not state.over():
        seat = state.racer(rng)
        state.play_listed(seat, rng.pick(state.legal(seat)))
        count += 1
    return count


def rollout(state: State, rng: Luck, weights: list[float], depth: int) -> None:
    """Plays on in place as players would who look one move ahead by these weights, `depth` moves and until it rests."""
    count: i64 = 0
    game = state.game
    look = WorthLook(weights)
    while not state.over() and (count < depth or not game.at_rest(state)) and count < RESTLESS:
        seat = state.racer(rng)
        moves = state.legal(seat)
        if seat == TABLE:
            state.play_listed(seat, rng.pick(moves))
        else:
            state.play_listed(seat, look.best(state, seat, game.choices(state, seat, moves)))
        count += 1


class Company:
    """All seats of a game, each of whom takes what makes its own worth highest by a network, one move ahead.

    Of what changes for rivals only what the seat's own vector tells counts: that costs a quarter of a whole look. Those
    who are `careful` take a whole look, by shares of victory. With a `temperature` moves are drawn, e times likelier
    for each such step in worth. Where several decide at once, each chooses before anything of the others is known.
    """

    def __init__(self, reader: Reader, temperature: float, careful: bool = False) -> None:
        self.temperature = temperature
        self._look: Look = NetworkLook(reader, 0) if careful else OwnLook(reader)

    def play_on(self, state: State, rng: Luck, depth: int) -> None:
        """Plays so many moves in place, until all have chosen who choose at once, and whoever is at it has done."""
        count: i64 = 0
        seat = TABLE
        while not state.over() and (count < depth or state.together()) and count < RESTLESS:
            seat = state.racer(rng)
            count += self.move_on(state, seat, rng)
        if seat != TABLE:
            self.finish_turn(state, seat, FURTHER)

    def play_to_luck(self, state: State, rng: Luck, most: int) -> State:
        """Plays on in place until luck is drawn, so many moves at most; the position right before that.

        What comes after a roll is decided by it far more than by a move before it: whoever compares moves after it
        mostly compares luck.
        """
        count: i64 = 0
        while not state.over() and count < most:
            before = state.copy()
            count += self.move_on(state, state.racer(rng), rng)
            if state.luck.counter != before.luck.counter and not state.over():
                return before
        return state

    def move_on(self, state: State, seat: int, rng: Luck) -> int:
        """One move of the seat, or of everybody who chooses at the same time; how many were made."""
        if seat == TABLE:
            state.play_listed(TABLE, rng.pick(state.legal(TABLE)))
            return 1
        if not state.together() or TABLE in state.to_act():
            state.play_listed(seat, self.choice(state, seat, rng))
            return 1
        return self._all_choose(state, rng)

    def finish_turn(self, state: State, seat: int, most: int) -> int:
        """Makes the seat's next decisions in place, at most so many, until somebody else is asked; returns how many."""
        chance = state.luck.copy()
        count: i64 = 0
        while count < most and not state.over() and not state.together():
            asked = state.to_act()
            if len(asked) != 1 or asked[0] != seat:
                break
            state.play_listed(seat, self.choice(state, seat, chance))
            count += 1
        return count

    def _all_choose(self, state: State, rng: Luck) -> int:
        """Everybody who decides at once makes his moves in a copy of the position as it was before."""
        before = state.copy()
        entry = state.entry()
        seats = state.to_act()
        count = 0
        for seat in seats:
            alone = before.copy()
            while not alone.over() and alone.together() and alone.entry() == entry and seat in alone.to_act():
                move = self.choice(alone, seat, rng)
                alone.play_listed(seat, move)
                if not (state.together() and state.entry() == entry and move in state.legal(seat)):
                    return count
                state.play_listed(seat, move)
                count += 1
        return count

    def choice(self, state: State, seat: int, rng: Luck) -> int:
        """The seat's move, as it would choose who does not know what is hidden here, nor what luck comes."""
        moves = state.game.choices(state, seat, state.legal(seat))
        if len(moves) == 1:
            return moves[0]
        imagined = state.copy()
        imagined.redeal(seat, rng)
        values = self._look.values(imagined, seat, moves)
        if self.temperature > 0.0:
            values = [self._look.likelihood(value) for value in values]
        return moves[drawn(values, self.temperature, rng)]


def drawn(values: list[float], temperature: float, rng: Luck) -> int:
    """The number of the highest value, the first of equals; with a temperature, drawn, the likelier the higher."""
    best: i64 = 0
    number: i64
    for number in range(1, len(values)):
        if values[number] > values[best]:
            best = number
    if temperature <= 0.0:
        return best
    highest = values[best]
    weights: list[float] = []
    total = 0.0
    for value in values:
        weight = exp((value - highest) / temperature)
        weights.append(weight)
        total += weight
    mark = total * float(rng.below(FINE)) / float(FINE)
    for number in range(len(weights)):
        mark -= weights[number]
        if mark < 0.0:
            return number
    return best
