"""The time that a seat has thought about a decision: by the calendar, for it is asked for across restarts too."""

from collections.abc import Iterable

Pause = tuple[float, float]
"""From when to when no server ran."""


def thought(asked: float, now: float, pauses: Iterable[Pause]) -> float:
    """The seconds since somebody was asked, without those at which he could not have answered."""
    missed = sum(max(0.0, min(ended, now) - max(began, asked)) for began, ended in pauses)
    return max(0.0, now - asked - missed)
