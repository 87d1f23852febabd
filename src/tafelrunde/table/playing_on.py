"""A recorded game goes on at a table of its own, from any of its positions.

The new table's journal begins with the moves of the record and the luck that they drew. All that follows is drawn from
a seed of its own; where it begins is told by the record of the new game.
"""

import time
from dataclasses import dataclass, replace
from typing import Any

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.own_values import OwnValues
from tafelrunde.kernel.record import Record, is_note, steps
from tafelrunde.table.errors import Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play
from tafelrunde.table.table import Table


@dataclass(frozen=True)
class Opening:
    """What a record gives to a game that goes on from it."""

    game: str
    rules: int
    components: str
    options: dict[str, Any]
    setup: list[int]
    journal: list[Entry]
    own: OwnValues | None = None


def opening(game: Game, record: Record, ply: int) -> Opening:
    """The first moves of a record as the journal of a table; refused where the game is over, or was never."""
    if ply >= len(record.lines):
        raise Refused("not_found", f"there is no move {ply}: the record ends with move {len(record.lines) - 1}")
    first = replace(record, lines=record.lines[: ply + 1], result=None)
    *_, (_, state, _) = steps(game, first)
    if state.over():
        raise Refused("wrong_status", "the game is over there; play on from an earlier move")
    own, options = state.game, state.game.plain_options(state.options)
    setup, now = record.lines[0].luck, time.time()
    play = Play(own, options, record.seats, "", setup)
    journal: list[Entry] = []
    for line in first.lines[1:]:
        if line.seat is None or is_note(line, record.seats):
            continue
        move = own.parse(play.state, line.seat, line.move)
        play = play.after(Entry(play.line, line.seat, play.asked[line.seat], move, None, now, tuple(line.luck)))
        journal.append(play.sealed())
    return Opening(own.id, own.rules_version, own.component_hash, options, setup, journal, own.own_values())


def goes_on(table: Table, opening: Opening) -> Table:
    """The table with that game begun now."""
    now = time.time()
    return replace(
        table,
        rules=opening.rules,
        components=opening.components,
        status="playing",
        begun=now,
        setup=opening.setup,
        due=now,
        given=len(opening.journal),
    )
