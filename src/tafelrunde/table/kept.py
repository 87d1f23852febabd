"""What a game in use keeps of its past, as few and small objects: the garbage collector looks at every one it can.

Both kinds are never changed; `plus` gives a longer one, `first` a shorter, and what they share is held once.
"""

import functools
import struct
import zlib
from collections.abc import Iterator

PAGE = 64


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
            return Rows(self.form, (*self.full, zlib.compress(last, 1)))
        return Rows(self.form, self.full, last)

    def first(self, count: int) -> "Rows":
        """The first rows."""
        page, rest = divmod(count, PAGE)
        if page > len(self.full):
            return self
        return Rows(self.form, self.full[:page], self._page(page)[: rest * self.form.size])

    def _page(self, number: int) -> bytes:
        return _rows_of(self.full[number]) if number < len(self.full) else self.last


@functools.lru_cache(maxsize=16)
def _rows_of(page: bytes) -> bytes:
    """Who reads many rows reads those of one page one after the other."""
    return zlib.decompress(page)


class Pages:
    """Byte strings one after the other. Full pages are compressed: hardly anybody looks back that far."""

    __slots__ = ("full", "last")

    def __init__(self, full: tuple[bytes, ...] = (), last: tuple[bytes, ...] = ()) -> None:
        self.full = full
        self.last = last

    def __len__(self) -> int:
        return len(self.full) * PAGE + len(self.last)

    def since(self, start: int) -> Iterator[bytes]:
        """All from number `start` on."""
        for page in range(start // PAGE, len(self.full)):
            yield from _opened(self.full[page])[max(0, start - page * PAGE) :]
        yield from self.last[max(0, start - len(self.full) * PAGE) :]

    def plus(self, more: list[bytes]) -> "Pages":
        """These more."""
        full, last = self.full, (*self.last, *more)
        while len(last) >= PAGE:
            full, last = (*full, _closed(last[:PAGE])), last[PAGE:]
        return Pages(full, last)

    def first(self, count: int) -> "Pages":
        """The first ones."""
        pages, rest = divmod(count, PAGE)
        if pages >= len(self.full):
            return Pages(self.full, self.last[: count - len(self.full) * PAGE])
        return Pages(self.full[:pages], tuple(_opened(self.full[pages])[:rest]))


_LENGTHS = struct.Struct(f"<{PAGE}I")


def _closed(items: tuple[bytes, ...]) -> bytes:
    """A page of items: first how long each of them is."""
    return zlib.compress(_LENGTHS.pack(*map(len, items)) + b"".join(items), 1)


def _opened(page: bytes) -> list[bytes]:
    data, begin, items = zlib.decompress(page), _LENGTHS.size, []
    for length in _LENGTHS.unpack_from(data):
        end = begin + length
        items.append(data[begin:end])
        begin = end
    return items
