"""The table as plain text: what a terminal shows of a view, at most 100 columns wide."""

from typing import Any

from tafelrunde.kernel.text import Texts

View = dict[str, Any]


def sketch(view: View, texts: Texts) -> list[str]:
    """Round and phase, the board, the families."""
    return []
