"""A game written down where it stands, so that it need not be played again from the start.

Only a help: the journal alone says what was done. A snapshot that does not belong to it, or that was made with other
rules or values or by another version of this file, is left aside, and the journal is played from its first line.

It holds the position after a final move, behind which nobody can go, and the past as `Play` keeps it: a viewer who
comes back is told the whole log, so the told events must be there at once; they lie in their compressed pages.
"""

import zlib

import msgspec

from tafelrunde.kernel.game import Game
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play
from tafelrunde.table.table import Table

FORMAT = 4


def can_be_kept(play: Play) -> bool:
    """Is the last move final?"""
    return play.settled is None and play.line > 0


def write(table: Table, play: Play) -> bytes:
    """The snapshot of a game at its last final move."""
    head = (FORMAT, table.rules, table.components, table.seed)
    return zlib.compress(msgspec.msgpack.encode((head, play.dump())), 1)


def read(game: Game, table: Table, data: bytes) -> Play | None:
    """The game that was kept; None if it was not made with these rules and values, or cannot be read."""
    try:
        head, dump = msgspec.msgpack.decode(zlib.decompress(data))
        if tuple(head) != (FORMAT, game.rules_version, game.component_hash, table.seed):
            return None
        return Play.load(game, table.names, table.seed, dump)
    except (zlib.error, msgspec.DecodeError, LookupError, TypeError, ValueError):
        return None


def belongs(play: Play, journal: list[Entry]) -> bool:
    """Does a journal, from the last line of the snapshot on, go on where it was made?"""
    if not journal or _line(journal[0]) != _line(play.journal[-1]):
        return False
    return journal[0].fingerprint in (None, play.state.fingerprint())


def _line(entry: Entry) -> tuple[int | None, ...]:
    """What tells a line from another; a game in use knows its moment to the millisecond."""
    return entry.line, entry.seat, entry.answers, entry.move, entry.back_to, round(entry.at * 1000)
