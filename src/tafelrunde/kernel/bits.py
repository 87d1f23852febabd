"""Sets of small things as the bits of a number."""

from typing import Final

from mypy_extensions import i64

# Literals of more than 62 bits would be Python's numbers even where it is compiled, and sets have no more.
_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F


def count_bits(mask: i64) -> i64:
    """How many are in a set of things from 0 to 61.

    All pairs of bits are added at once, then fours, eights and so on: that asks for no luck in guessing how long a loop
    will be, and in compiled rules it is counted all the time.
    """
    mask -= mask >> 1 & _PAIRS
    mask = (mask & _FOURS) + (mask >> 2 & _FOURS)
    mask = mask + (mask >> 4) & _EIGHTS
    mask += mask >> 8
    mask += mask >> 16
    mask += mask >> 32
    return mask & 0x7F


def lowest(mask: i64) -> i64:
    """The smallest of a set that is not empty. `mask &= mask - 1` takes it away."""
    return count_bits((mask & -mask) - 1)
