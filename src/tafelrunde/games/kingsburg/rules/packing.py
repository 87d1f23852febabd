"""Several small numbers as one, with some bits for each: hot code reads them without a list of Python's numbers."""

from typing import Any

from mypy_extensions import i64

from tafelrunde.kernel.errors import PositionError


def packed(numbers: list[int], bits: i64, what: str) -> i64:
    """Small numbers as one, with so many bits for each, the first one lowest; `PositionError` if one has no room."""
    together: i64 = 0
    at: i64 = 0
    for each in plain(numbers):
        if type(each) is not int or not 0 <= each < 1 << bits:
            raise PositionError(f"{what}: {each!r} is not possible")
        number: i64 = each
        together |= number << at
        at += bits
    return together


def unpacked(together: i64, bits: i64, count: i64) -> list[int]:
    """So many numbers of those that `packed` has put together."""
    one: i64 = 1
    mask: i64 = (one << bits) - 1
    return [together >> bits * place & mask for place in range(count)]


def plain(numbers: list[int]) -> list[Any]:
    """A list that was read somewhere and may hold other things than numbers."""
    return numbers
