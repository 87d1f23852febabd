"""Play without much thought, compiled: what search and benchmarks run most."""

from typing import Final

from mypy_extensions import i64

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


def sensible_playout(state: State, rng: Luck, weights: list[float], least: int) -> None:
    """Plays on in place as greedy players would who judge by these weights, `least` moves and until it is at rest."""
    count: i64 = 0
    game = state.game
    while not state.over() and (count < least or not game.at_rest(state)) and count < RESTLESS:
        seat = state.racer(rng)
        moves = state.legal(seat)
        if seat == TABLE:
            state.play_listed(seat, rng.pick(moves))
        else:
            state.play_listed(seat, sensible(state, seat, game.choices(state, seat, moves), weights))
        count += 1


def sensible(state: State, seat: int, moves: list[int], weights: list[float]) -> int:
    """The move after which the seat has most in front of it; the first of equals."""
    best = moves[0]
    if len(moves) == 1:
        return best
    most = -1.0e9
    for move in moves:
        after = state.copy()
        after.play_listed(seat, move)
        worth = state.game.worth(after, seat, weights)
        if worth > most:
            best, most = move, worth
    return best
