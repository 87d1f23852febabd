"""A line that the server holds itself."""

from tafelrunde.server.lines.held import Held, Squeezing
from tafelrunde.server.lines.line import Line


class NearLine(Line):
    """A socket in this process."""

    def __init__(self, squeezing: Squeezing | None) -> None:
        super().__init__()
        self.held = Held(self, squeezing)

    def is_free(self) -> bool:
        """Does it take more?"""
        return self.held.is_open() and not self.held.full

    def write(self, texts: list[bytes]) -> None:
        """Sends messages."""
        self.held.write(texts)

    def filled(self) -> None:
        """The other side does not read; who asks is told by `is_free`."""

    def emptied(self) -> None:
        """The other side has read."""
        if self.freed is not None:
            self.freed()

    def _take(self, weight: int) -> None:
        self.held.taken(weight)

    def _hang_up(self, code: int, reason: str, at_once: bool) -> None:
        self.held.close(code, reason, at_once)
