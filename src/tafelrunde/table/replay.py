"""A recorded game move by move, through the eyes of a seat or of a spectator."""

from typing import TypedDict

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import OptionValue
from tafelrunde.kernel.record import PLAYED_ON, Line, Record, is_note, resignation, steps
from tafelrunde.kernel.view import Sentence, View, sentence
from tafelrunde.table.past import Told
from tafelrunde.table.seen import TableEvent, event_as_data, visible


class Frame(TypedDict):
    """One position of a replay, and the move that led there."""

    ply: int
    seat: int | None
    move: str | None
    view: View
    events: list[TableEvent]


class Chapter(TypedDict):
    """Where a round or a year begins: the first position of it, and its name."""

    ply: int
    say: Sentence


class Replay(TypedDict):
    """A part of a game, move by move, and of all of it the scores and where its rounds begin."""

    game: str
    components: str
    options: dict[str, OptionValue]
    seats: list[str]
    plies: int
    scores: list[list[int]]
    chapters: list[Chapter]
    frames: list[Frame]


def replay(game: Game, record: Record, seat: int | None, start: int, count: int) -> Replay:
    """Frames `start` to `start + count - 1`, and the course of the scores through the whole game."""
    frames: list[Frame] = []
    scores: list[list[int]] = []
    chapters: list[Chapter] = []
    options: dict[str, OptionValue] = {}
    for ply, (line, state, events) in enumerate(steps(game, record)):
        scores.append(state.scores())
        chapter = state.game.chapter(state)
        if chapter is not None and (not chapters or chapters[-1]["say"] != sentence(chapter)):
            chapters.append({"ply": ply, "say": sentence(chapter)})
        options = options or state.game.plain_options(state.options)
        if start <= ply < start + count:
            told = [event_as_data(state.game, Told(ply, event)) for event in events if visible(event, seat)]
            told += _notes(ply, line, record.seats)
            move = None if line.seat is None else line.move
            frames.append({"ply": ply, "seat": line.seat, "move": move, "view": state.view(seat), "events": told})
    return {
        "game": game.id,
        "components": record.components,
        "options": options,
        "seats": record.seats,
        "plies": len(scores) - 1,
        "scores": scores,
        "chapters": chapters,
        "frames": frames,
    }


def _notes(ply: int, line: Line, seats: list[str]) -> list[TableEvent]:
    """What a line tells beside the game."""
    if not is_note(line, seats):
        return []
    if line.move == PLAYED_ON:
        return [{"line": ply, "kind": "note-played-on", "say": {"id": "note-played-on", "args": {}}}]
    seat = next(number for number, name in enumerate(seats) if resignation(name).move == line.move)
    return [{"line": ply, "kind": "note-resigned", "say": {"id": "note-resigned", "args": {"seat": seat}}}]
