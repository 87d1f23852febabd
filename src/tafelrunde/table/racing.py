"""A race at a table: people say that they are ready, a countdown, then the hourglass runs."""

from typing import Literal, TypedDict

from tafelrunde.kernel.race import Race

Stage = Literal["ready", "countdown", "running"]


class RaceShown(TypedDict):
    """A phase against the clock: what goes on and for how many seconds still, and whose people are ready."""

    stage: Stage
    left: float
    lasts: float
    ready: list[int]


class Racing:
    """One race that was asked for at a line of the journal. Times are milliseconds of the table's clock.

    If the server stood still in the middle of it, all get ready anew, and the hourglass holds what was left: `used` is
    the time from the first move of the race to its last.
    """

    def __init__(self, race: Race, line: int, now: int, used: int = 0) -> None:
        self.race = race
        race.lasts = max(0, race.lasts - used)
        self.line = line
        self.asked = now
        self.ready: set[int] = set()
        self._all_ready: int | None = now if race.ready == 0 else None
        race.start(self.begins)

    def be_ready(self, seats: set[int], people: list[int], now: int) -> None:
        """These seats are ready from now on; when all people are, the countdown begins."""
        self.ready |= seats
        if self._all_ready is None and set(people) <= self.ready:
            self._all_ready = min(now, self.counts_from)
            self.race.start(self.begins)

    def times(self) -> tuple[int, int | None, set[int]]:
        """When it was asked for, when all were ready, and who is."""
        return self.asked, self._all_ready, set(self.ready)

    def set_times(self, asked: int, all_ready: int | None, ready: set[int]) -> None:
        """The same as another server has measured them."""
        self.asked, self._all_ready, self.ready = asked, all_ready, ready
        self.race.start(self.begins)

    @property
    def begins(self) -> int:
        """When the hourglass is turned: after the countdown, which nobody can put off for ever."""
        return self.counts_from + self.race.countdown

    @property
    def counts_from(self) -> int:
        """When the countdown begins: as soon as all are ready, or when they count as ready."""
        return self.asked + self.race.ready if self._all_ready is None else self._all_ready

    def stage(self, now: int) -> Stage:
        """What goes on now."""
        if now < self.counts_from:
            return "ready"
        return "countdown" if now < self.begins else "running"

    def left(self, now: int) -> int:
        """How long this stage still lasts."""
        ends = {"ready": self.counts_from, "countdown": self.begins, "running": self.begins + self.race.lasts}
        return max(0, ends[self.stage(now)] - now)

    def shown(self, now: int) -> RaceShown:
        """What every viewer may know of it, in seconds."""
        return {
            "stage": self.stage(now),
            "left": self.left(now) / 1000,
            "lasts": self.race.lasts / 1000,
            "ready": sorted(self.ready),
        }
