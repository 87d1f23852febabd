"""What a game in use keeps of its past, as few and small objects: the garbage collector looks at every one it can.

Both kinds are never changed; `plus` gives a longer one, `first` a shorter, and what they share is held once.
"""

import functools
import struct
import zlib
from collections.abc import Iterator
from itertools import accumulate
from operator import xor

PAGE = 64
"""So many rows are closed together."""
FEW = 32
BOUND = 8
MANY = 2048
"""So many items are closed together, so many pages of one length bound into one, up to so many items."""


class Rows:
    """Rows of numbers, all of one `form` (as the module `struct` writes it). Full pages are compressed."""

    __slots__ = ("form", "full", "last")

    def __init__(self, form: struct.Struct, full: tuple[bytes, ...] = (), last: bytes = b"") -> None:
        self.form = form
        self.full = full
        self.last = last

    def __len__(self) -> int:
        return len(self.full) * PAGE + len(self.last) // self.form.size

    def __getitem__(self, number: int) -> tuple[int, ...]:
        size, closed = self.form.size, len(self.full) * PAGE
        count = closed + len(self.last) // size
        if not -count <= number < count:
            raise IndexError(number)
        row = number % count
        if row >= closed:  # nearly always: it is asked many times for every move
            return self.form.unpack_from(self.last, (row - closed) * size)
        return self.form.unpack_from(self._page(row // PAGE), row % PAGE * size)

    def plus(self, *row: float) -> "Rows":
        """One row more."""
        last = self.last + self.form.pack(*row)
        if len(last) == PAGE * self.form.size:
            return Rows(self.form, (*self.full, _rows_closed(last)))
        return Rows(self.form, self.full, last)

    def first(self, count: int) -> "Rows":
        """The first rows."""
        page, rest = divmod(count, PAGE)
        if page > len(self.full):
            return self
        return Rows(self.form, self.full[:page], self._page(page)[: rest * self.form.size])

    def _page(self, number: int) -> bytes:
        return _rows_opened(self.full[number]) if number < len(self.full) else self.last


def _rows_closed(data: bytes) -> bytes:
    """Place by place, the bits in which each row differs from the one before: most numbers grow by one or stay."""
    size = len(data) // PAGE
    differs = int.from_bytes(data, "little") ^ int.from_bytes(data, "little") << 8 * size
    rows = (differs & (1 << 8 * len(data)) - 1).to_bytes(len(data), "little")
    return zlib.compress(b"".join(rows[place::size] for place in range(size)), 1)


@functools.lru_cache(maxsize=256)
def _rows_opened(page: bytes) -> bytes:
    """Who reads many rows reads those of one page one after the other, at each of many tables."""
    places = zlib.decompress(page)
    size = len(places) // PAGE
    rows = bytearray(len(places))
    for place in range(size):
        rows[place::size] = bytes(accumulate(places[place * PAGE : (place + 1) * PAGE], xor))
    return bytes(rows)


class Pages:
    """Byte strings one after the other. Full pages are compressed, and the older they are the more of them are bound
    into one: hardly anybody looks back that far, and what happens at a table resembles what happened there before.
    """

    __slots__ = ("closed", "full", "last")

    def __init__(self, full: tuple[bytes, ...] = (), last: tuple[bytes, ...] = (), closed: int = -1) -> None:
        self.full = full
        self.last = last
        # How many items are in full pages; whoever knows says so, for it is asked with every move.
        self.closed = sum(map(_length, full)) if closed < 0 else closed

    def __len__(self) -> int:
        return self.closed + len(self.last)

    def since(self, start: int) -> Iterator[bytes]:
        """All from number `start` on."""
        if start < self.closed:
            begin = 0
            for page in self.full:
                end = begin + _length(page)
                if start < end:
                    yield from _opened(page)[max(0, start - begin) :]
                begin = end
        yield from self.last[max(0, start - self.closed) :]

    def plus(self, more: list[bytes]) -> "Pages":
        """These more."""
        full, last, closed = self.full, (*self.last, *more), self.closed
        while len(last) >= FEW:
            full, last, closed = _bound((*full, _closed(last[:FEW], 1))), last[FEW:], closed + FEW
        return Pages(full, last, closed)

    def first(self, count: int) -> "Pages":
        """The first ones."""
        if count >= self.closed:
            return Pages(self.full, self.last[: count - self.closed])
        whole, begin = 0, 0
        while begin + _length(self.full[whole]) <= count:
            begin += _length(self.full[whole])
            whole += 1
        return Pages(self.full[:whole]).plus([*_opened(self.full[whole])[: count - begin]])


_NUMBER = struct.Struct("<I")


def _length(page: bytes) -> int:
    """How many items are in a page: it begins with that."""
    return int(_NUMBER.unpack_from(page)[0])


def _bound(full: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """The same pages, where there are enough of one length as one."""
    while len(full) >= BOUND and _length(full[-BOUND]) == _length(full[-1]) < MANY:
        full = (*full[:-BOUND], _closed(tuple(item for page in full[-BOUND:] for item in _opened(page)), 6))
    return full


def _closed(items: tuple[bytes, ...], care: int) -> bytes:
    """A page of items: how many there are, how long each of them is, and they themselves. With more care it takes more
    time and less room.
    """
    lengths = struct.pack(f"<{len(items)}I", *map(len, items))
    return _NUMBER.pack(len(items)) + zlib.compress(lengths + b"".join(items), care)


@functools.lru_cache(maxsize=256)
def _opened(page: bytes) -> tuple[bytes, ...]:
    """Whoever has not heard the end of a page when it is closed asks for it, and so do the others at the table."""
    count = _length(page)
    data, begin, items = zlib.decompress(page[_NUMBER.size :]), _NUMBER.size * count, []
    for length in struct.unpack_from(f"<{count}I", data):
        end = begin + length
        items.append(data[begin:end])
        begin = end
    return tuple(items)
