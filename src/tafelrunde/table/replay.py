"""A recorded game move by move, through the eyes of a seat or of a spectator."""

from typing import Any

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.record import Record, steps
from tafelrunde.table.past import Told
from tafelrunde.table.seen import event_as_data, visible


def replay(game: Game, record: Record, seat: int | None, start: int, count: int) -> dict[str, Any]:
    """Frames `start` to `start + count - 1`, and the course of the scores through the whole game."""
    frames: list[dict[str, Any]] = []
    scores: list[list[int]] = []
    options: dict[str, Any] = {}
    for ply, (line, state, events) in enumerate(steps(game, record)):
        scores.append(state.scores())
        options = options or state.game.plain_options(state.options)
        if start <= ply < start + count:
            told = [event_as_data(state.game, Told(ply, event)) for event in events if visible(event, seat)]
            move = None if line.seat is None else line.move
            frames.append({"ply": ply, "seat": line.seat, "move": move, "view": state.view(seat), "events": told})
    return {
        "game": game.id,
        "options": options,
        "seats": record.seats,
        "plies": len(scores) - 1,
        "scores": scores,
        "frames": frames,
    }
