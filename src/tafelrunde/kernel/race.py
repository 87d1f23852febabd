"""A phase in which all act at once against the clock of the table.

The state knows no time. The game says here how long things last and what is too late or too fast; the table measures
and plays, for seats and for `TABLE`. All times are milliseconds of the table's clock.
"""

from typing import Any

from tafelrunde.kernel.luck import Luck


class Race:
    """One such phase. It lasts `lasts` from its start; before that people have `ready` to say that they are ready, and
    `countdown` follows. Without a connection a seat keeps its turn for `patience`.
    """

    def __init__(self, lasts: int, ready: int = 0, countdown: int = 0, patience: int = 0) -> None:
        self.lasts = lasts
        self.ready = ready
        self.countdown = countdown
        self.patience = patience
        self.started = 0

    def start(self, now: int) -> None:
        """The hourglass is turned."""
        self.started = now

    def time_is_up(self, now: int) -> bool:
        """Has the sand run out?"""
        return now >= self.started + self.lasts

    def refusal(self, state: Any, seat: int, move: int, now: int) -> str:
        """The id of the message that says why a move that arrives now does not count; empty if it may count."""
        return ""

    def accepted(self, state: Any, seat: int, move: int, now: int) -> None:
        """A move that arrived at that time is about to be played."""

    def bot_pause(self, state: Any, seat: int, rng: Luck) -> int:
        """How long a bot waits before its next move, so that people have a chance."""
        return 0

    def without(self, state: Any, seat: int) -> int | None:
        """What the table plays for a seat that has lost its connection; None if nothing."""
        return None


class RaceSetting:
    """Which options make a race of a phase, and how many seconds it may last, the usual first."""

    def __init__(self, seconds: list[int], when: dict[str, Any]) -> None:
        self.seconds = seconds
        self.when = when
