"""A recorded game move by move, through the eyes of a seat or of a spectator."""

from typing import TypedDict

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import OptionValue
from tafelrunde.kernel.record import Record, steps
from tafelrunde.kernel.view import View
from tafelrunde.table.past import Told
from tafelrunde.table.seen import TableEvent, event_as_data, visible


class Frame(TypedDict):
    """One position of a replay, and the move that led there."""

    ply: int
    seat: int | None
    move: str | None
    view: View
    events: list[TableEvent]


class Replay(TypedDict):
    """A part of a game, move by move, and the scores of all of it."""

    game: str
    options: dict[str, OptionValue]
    seats: list[str]
    plies: int
    scores: list[list[int]]
    frames: list[Frame]


def replay(game: Game, record: Record, seat: int | None, start: int, count: int) -> Replay:
    """Frames `start` to `start + count - 1`, and the course of the scores through the whole game."""
    frames: list[Frame] = []
    scores: list[list[int]] = []
    options: dict[str, OptionValue] = {}
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
