"""Perft: how many sequences of moves there are. Pinned numbers show when some position has other moves than before."""

from tafelrunde.kernel.state import State


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` moves, the first of several seats moving first."""
    if depth == 0 or state.over():
        return 1
    seat = state.actor()
    moves = state.moves(seat)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = state.copy()
        after.play_listed(seat, move)
        count += perft(after, depth - 1)
    return count
