"""Frames (RFC 6455, 5.2): how long one is, and what stands before a text that is sent."""

TWO_BYTES, EIGHT_BYTES = 126, 127
"""What a frame says in place of its length if that is in the bytes behind."""
WHOLE_TEXT = 0x81
"""The first byte of a text that is complete and not compressed."""
MASKED = 0x80
MASK = 4


def head(length: int) -> bytes:
    """What travels before a text: it is complete, not masked, and has its length in one byte, two or eight."""
    if length < TWO_BYTES:
        return b"\x81%c" % length
    if length < 1 << 16:
        return b"\x81%c%b" % (TWO_BYTES, length.to_bytes(2, "big"))
    return b"\x81%c%b" % (EIGHT_BYTES, length.to_bytes(8, "big"))


def frame_at(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the content of the frame that begins there begins, and where it ends; None if that cannot be told yet."""
    have = len(data) - at
    if have < 2:
        return None
    length = data[at + 1] & ~MASKED
    begin = at + 2
    if length == TWO_BYTES:
        begin += 2
    elif length == EIGHT_BYTES:
        begin += 8
    if len(data) < begin:
        return None
    if length >= TWO_BYTES:
        length = int.from_bytes(data[at + 2 : begin], "big")
    if data[at + 1] & MASKED:
        begin += MASK
    return begin, begin + length
