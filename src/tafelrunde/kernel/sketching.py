"""A sketch of a position is lines of text: what keeps them in shape."""

from textwrap import wrap
from typing import Final

from tafelrunde.kernel.text import Texts

WIDTH: Final = 100
"""No line of a sketch is longer."""


def wrapped(line: str) -> list[str]:
    """The line as one or more, none too long; those that follow stand in."""
    return wrap(line, WIDTH, subsequent_indent="  ")


def fit(text: str, width: int) -> str:
    """Exactly so wide."""
    return f"{text:<{width}}" if len(text) <= width else text[: width - 1] + "…"


def bare(texts: Texts, id: str, number: str) -> str:
    """What a counting message counts, without the count: `gold` of "0 gold"."""
    return texts.say(id, {number: 0}).replace("0", "").strip()
