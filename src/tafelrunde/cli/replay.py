"""`tafelrunde replay`: a recorded game in words, or checked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.files import game_of, read_record
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.words import Language, Words
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.record import Record, steps
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE
from tafelrunde.kernel.text import Texts


@dataclass
class Replay:
    """A record played through: what happened, move by move, and where it ended."""

    events: list[list[Event]]
    state: State


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `tafelrunde play` saves it.")],
    check: Annotated[bool, typer.Option("--check", help="Only say whether the record is right.")] = False,
    ply: Annotated[
        int | None, typer.Option("--ply", min=0, metavar="N", help="Stop after N moves and show the position.")
    ] = None,
    components: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="The values it was played with, if your own.")
    ] = None,
    language: Language = "en",
) -> None:
    """Tells a recorded game in words.

    Every move is played again by the rules, with the luck of the record; whatever does not fit is refused. What a
    single player knows is told only if the game is over.
    """
    words = Words(language)
    record = read_record(file)
    game = game_of(record, components)
    try:
        replayed = play_again(game, record, ply)
    except RecordError as error:
        raise RecordError(f"{file}: {error}") from None
    texts = Texts(game, language, record.seats, replayed.state.options)
    screen = Screen(words, texts)
    if check:
        screen.note(verdict(words, record))
        return
    for events in replayed.events:
        screen.news(game, [event for event in events if record.result or event.visible_to(TABLE)])
    if ply is not None or not replayed.state.over():
        screen.board(game, replayed.state.view(None))
    if replayed.state.over():
        screen.ranking(replayed.state)


def play_again(game: Game, record: Record, ply: int | None = None) -> Replay:
    """Plays the whole record (nothing is told of a broken one), then keeps what happened up to a ply."""
    told = []
    kept = None
    for number, (_, state, events) in enumerate(steps(game, record)):
        if ply is None or number <= ply:
            told.append(events)
            kept = state
        if number == ply:
            kept = state.copy()
    if ply is not None and ply >= len(record.lines):
        raise RecordError(f"there is no move {ply}: the record ends with move {len(record.lines) - 1}")
    assert kept is not None
    return Replay(told, kept)


def verdict(words: Words, record: Record) -> str:
    """What a check that found nothing wrong says."""
    moves = len(record.lines) - 1
    return words.say("check-finished" if record.result else "check-unfinished", moves=moves)
