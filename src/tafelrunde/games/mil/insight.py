"""What a bot should know of Mil: how much a position is worth to a seat, in victory points."""

from tafelrunde.games.mil.state import MilState


def evaluate(state: MilState, seat: int) -> float:
    """A seat's worth."""
    return float(state.players[seat].vp)
