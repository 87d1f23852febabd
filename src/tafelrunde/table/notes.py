"""What a record tells beside the game: where it was played on from another one, and who resigned when."""

from tafelrunde.kernel.record import PLAYED_ON, Line, Record, resignation
from tafelrunde.kernel.steps import TABLE
from tafelrunde.table.table import Table


def noted(record: Record, table: Table) -> Record:
    """The record of the game at a table, with these lines where they belong; it is changed and returned."""
    told = [(seat.resigned, resignation(name)) for name, seat in zip(record.seats, table.seats, strict=True)]
    if table.given:
        told.append((table.given, Line(TABLE, PLAYED_ON)))
    # From the last to the first, so that none moves another. Moves that were taken back since are not there any more.
    in_order = sorted(((after, line) for after, line in told if after is not None), key=lambda each: each[0])
    for after, line in reversed(in_order):
        record.lines.insert(min(after + 1, len(record.lines)), line)
    return record
