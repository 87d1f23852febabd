"""The past of a game, read as what it is: lines of the journal, moves, events. Kept compactly (`kept.py`)."""

import functools
import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar, overload

import msgspec

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.record import Line
from tafelrunde.table.journal import Entry
from tafelrunde.table.kept import Pages, Rows

NONE = -1
"""How a row writes that there is no number."""
LINE = struct.Struct("<iiiiq")
"""Seat, what is answered, move, back to where, and when, in milliseconds."""
TOLD = struct.Struct("<ihb")
"""What stands before an event that was told: after how many moves, to whom, and whether it reveals something."""

encode = msgspec.msgpack.encode
decode = msgspec.msgpack.decode

T = TypeVar("T")


class Told(NamedTuple):
    """An event and how many moves the game held when it happened."""

    line: int
    event: Event


@dataclass(frozen=True)
class Played:
    """A move of the game as it stands. `final` if it drew luck, revealed something or was made in a race against the
    table's clock: it is never taken back.

    `occasion` is how many moves the game held when all were asked at once, if the move answers that; otherwise None.
    `seen` is how many moves each seat (the last: a spectator) may know of with this one.
    """

    entry: Entry
    final: bool
    occasion: int | None
    seen: tuple[int, ...]

    @property
    def seat(self) -> int:
        """Who made it."""
        return self.entry.seat


class Past(Sequence[T], Generic[T]):
    """A sequence whose items are made when somebody looks at them."""

    def since(self, start: int) -> Iterator[T]:
        """All from number `start` on."""
        raise NotImplementedError

    @overload
    def __getitem__(self, at: int) -> T: ...

    @overload
    def __getitem__(self, at: slice) -> list[T]: ...

    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            start, stop, step = at.indices(len(self))
            return list(self.since(min(start, stop)))[: max(0, stop - start)][::step]
        number = at + len(self) if at < 0 else at
        if not 0 <= number < len(self):
            raise IndexError(at)
        return next(self.since(number))

    def __iter__(self) -> Iterator[T]:
        return self.since(0)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]


class Journal(Past[Entry]):
    """The lines of a journal, in their order."""

    def __init__(self, rows: Rows | None = None) -> None:
        self.rows = Rows(LINE) if rows is None else rows

    def __len__(self) -> int:
        return len(self.rows)

    def since(self, start: int) -> Iterator[Entry]:
        """All lines from that line on."""
        for line in range(start, len(self)):
            seat, answers, move, back_to, at = self.rows[line]
            yield Entry(line, seat, answers, _or_none(move), _or_none(back_to), at / 1000)

    def last(self) -> Entry:
        """The newest line, which is asked for with every move."""
        line = len(self.rows) - 1
        seat, answers, move, back_to, at = self.rows[line]
        return Entry(line, seat, answers, _or_none(move), _or_none(back_to), at / 1000)

    def seat(self, line: int) -> int:
        """Who wrote that line."""
        return self.rows[line][0]

    def answer(self, line: int) -> tuple[int, int, int | None]:
        """Who wrote that line, what it answers and the move, if it is one."""
        seat, answers, move, _, _ = self.rows[line]
        return seat, answers, _or_none(move)

    def plus(self, entry: Entry) -> "Journal":
        """One line more."""
        at = round(entry.at * 1000)
        return Journal(self.rows.plus(entry.seat, entry.answers, _number(entry.move), _number(entry.back_to), at))


class Moves(Past[Played]):
    """The moves of the game as it stands. A row holds its line of the journal, whether it is final, its occasion, and
    what each may know of.
    """

    def __init__(self, rows: Rows, journal: Journal) -> None:
        self.rows = rows
        self.journal = journal

    def __len__(self) -> int:
        return len(self.rows)

    def since(self, start: int) -> Iterator[Played]:
        """All moves from that number on."""
        for number in range(start, len(self)):
            line, final, occasion, *seen = self.rows[number]
            yield Played(self.journal[line], bool(final), _or_none(occasion), tuple(seen))


class News(Past[Told]):
    """What was told, in its order."""

    def __init__(self, pages: Pages) -> None:
        self.pages = pages

    def __len__(self) -> int:
        return len(self.pages)

    def since(self, start: int) -> Iterator[Told]:
        """All events from that number on."""
        return map(_told, self.pages.since(start))

    def written(self, start: int) -> Iterable[bytes]:
        """The same as it is kept: `TOLD`, then kind and arguments as a page is sent them."""
        newest = start - self.pages.closed
        return self.pages.last[newest:] if newest >= 0 else self.pages.since(start)  # nearly always only the newest


@functools.lru_cache(maxsize=1024)
def _told(item: bytes) -> Told:
    """What happened last is asked for by everybody at the table, one after the other."""
    line, audience, reveals = TOLD.unpack_from(item)
    said = msgspec.json.decode(item[TOLD.size :])
    return Told(line, Event(said["kind"], said["say"]["args"], audience, bool(reveals)))


def told_as_bytes(line: int, event: Event) -> bytes:
    """An event as `News` reads it. It is told to many, so it is kept as it is mostly told."""
    said = {"kind": event.kind, "say": {"id": event.kind, "args": event.args}}
    return TOLD.pack(line, event.audience, event.reveals) + msgspec.json.encode(said)


def line_as_bytes(line: Line) -> bytes:
    """A line of the record as `line_of` reads it."""
    return encode((line.seat, line.move, line.luck, line.reveals))


def line_of(item: bytes) -> Line:
    """A line of the record."""
    kept: list[Any] = decode(item)
    return Line(*kept)


def _number(value: int | None) -> int:
    return NONE if value is None else value


def _or_none(number: int) -> int | None:
    return None if number == NONE else number
