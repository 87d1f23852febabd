"""What a bot should know of Mythotopia: how good a position is for a seat."""

from mypy_extensions import i64

from tafelrunde.games.mythotopia.state import MythotopiaState


def evaluate(state: MythotopiaState, seat: i64) -> float:
    """The score."""
    return float(state.score(seat))
