"""Play without much thought, compiled: what search and benchmarks run most."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.bots.look import WorthLook
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

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
