"""What a server and the holder of its lines send each other: parcels of a kind, for a line, with some content."""

import struct
from collections.abc import Iterator
from enum import IntEnum

HEAD = struct.Struct("<BII")
"""Kind, number of the line, length of the content."""
SQUEEZING = struct.Struct("<??BBB")
CLOSING = struct.Struct("<H?")
AMOUNT = struct.Struct("<I")


class Kind(IntEnum):
    """What a parcel says. The first ones go to the holder, the others to the server."""

    BEGIN = 1
    """Here is a socket (its file comes along), and how it is compressed, if it is."""
    SAY = 2
    """Send this text."""
    CLOSE = 3
    """Hang up with this code, at once or when the other side does too, for this reason."""
    TAKEN = 4
    """So much of what was said has been taken."""
    ROUND = 5
    """All up to here belongs together; answer with DONE when it is with the system."""
    HEARD = 6
    """The other side has said this."""
    FILLED = 7
    """The other side does not read as fast as it is written to."""
    EMPTIED = 8
    """It has read."""
    END = 9
    """The connection has ended."""
    DONE = 10
    """The round of this number has been done."""


def parcel(kind: Kind, line: int, content: bytes = b"") -> bytes:
    """One parcel."""
    return HEAD.pack(kind, line, len(content)) + content


class Unpacking:
    """Cuts what arrives into parcels."""

    def __init__(self) -> None:
        self._rest = b""

    def parcels(self, data: bytes) -> Iterator[tuple[int, int, bytes]]:
        """Those that are complete now: kind, line, content."""
        if self._rest:
            data = self._rest + data
        at, end = 0, len(data)
        while at + HEAD.size <= end:
            kind, line, length = HEAD.unpack_from(data, at)
            begin = at + HEAD.size
            if begin + length > end:
                break
            at = begin + length
            yield kind, line, data[begin:at]
        self._rest = data[at:]
