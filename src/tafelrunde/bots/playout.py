"""Random play to the end, compiled: what search and benchmarks run most."""

from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State


def playout(state: State, rng: Luck, limit: int = 1_000_000) -> int:
    """Plays random moves in place until the game is over or `limit` moves were made; returns how many."""
    count = 0
    while count < limit and not state.over():
        seat = state.racer(rng)
        state.play_listed(seat, rng.pick(state.legal(seat)))
        count += 1
    return count
