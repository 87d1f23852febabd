"""A finished game looked at again by many hands: portion by portion, each replayed up to where it begins.

At a table a decision is weighed for a moment (`bots/analysis.py`). Here there is no such limit: every decision gets all
of its worlds, so that the same seed gives the same report on every machine.
"""

from collections.abc import Callable
from functools import partial

from tafelrunde.arena.hands import Workers, hired
from tafelrunde.arena.packed import PackedGame
from tafelrunde.bots.analysis import Looked, Report, look_at, summary
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.record import Record, replay

PORTION = 6
"""So many plies are looked at by one worker at a time."""


def report(
    packed: PackedGame,
    record: Record,
    seed: str,
    workers: Workers = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """What an analysis of the record shows; `progress` hears how many lines of it were looked at."""
    end = replay(packed.game(), record)
    if not end.over():
        raise RecordError("this game was not finished, so nothing is known of its result")
    count = len(record.lines)
    portions = [range(first, min(first + PORTION, count)) for first in range(0, count, PORTION)]
    looked: list[Looked] = []
    with hired(workers) as hands:
        for portion in hands.in_order(partial(_looked_at, packed, record, seed), portions):
            looked += portion
            if progress is not None:
                progress(len(looked))
    return summary(looked, end.ranking(), end.scores(), end.game.care)


def _looked_at(packed: PackedGame, record: Record, seed: str, plies: range) -> list[Looked]:
    """These plies of a record; runs in a worker."""
    return look_at(packed.game(), record, plies, seed)
