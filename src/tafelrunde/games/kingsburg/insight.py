"""What a bot should know: how good a position is."""

from tafelrunde.games.kingsburg.state import KingsburgState


def evaluate(state: KingsburgState, seat: int) -> float:
    return float(state.players[seat].vp)
