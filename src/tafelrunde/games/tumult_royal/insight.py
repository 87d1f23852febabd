"""What a bot should know of Tumult Royal."""

from tafelrunde.games.tumult_royal.state import TumultState


def evaluate(state: TumultState, seat: int) -> float:
    """How good the position is for a seat, in statues."""
    return float(state.players[seat].placed)
