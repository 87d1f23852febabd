"""Sets of small things as the bits of a number."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Literals of more than 62 bits would be Python's numbers even where it is compiled, and sets have no more.
_PAIRS: Final = 0x1555555555555555
_FOURS: Final = 0x3333333333333333
_EIGHTS: Final = 0x0F0F0F0F0F0F0F0F
_ONES: Final = 0x0101010101010101
_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
"""Any six bits of it in a row are different ones (a sequence of de Bruijn's)."""
_PLACES: Final = vec[i64]([0] * 64)
for _place in range(64):
    _PLACES[(_DE_BRUIJN << _place) >> 58 & 63] = _place
"""The place of the one thing in a set, by the six bits that come to the top when the number above is multiplied by it.

Products here are of more than 64 bits. What is lost of them when compiled is not looked at.
"""


def count_bits(mask: i64) -> i64:
    """How many are in a set of things from 0 to 61.

    All pairs of bits are added at once, then fours and eights; a product adds up all eights in its highest one. That
    asks for no luck in guessing how long a loop will be, and in compiled rules it is counted all the time.
    """
    mask -= mask >> 1 & _PAIRS
    mask = (mask & _FOURS) + (mask >> 2 & _FOURS)
    mask = mask + (mask >> 4) & _EIGHTS
    return mask * _ONES >> 56 & 0x7F


def lowest(mask: i64) -> i64:
    """The smallest of a set that is not empty. `mask &= mask - 1` takes it away."""
    return _PLACES[(mask & -mask) * _DE_BRUIJN >> 58 & 63]
