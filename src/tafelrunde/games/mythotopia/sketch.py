"""The table as plain text: what a terminal shows of a view."""

from typing import Any

from tafelrunde.kernel.text import Texts


def sketch(view: dict[str, Any], texts: Texts) -> list[str]:
    """Round and players."""
    return []
