"""The clocks of the real-time robbery, for the table at which it is played (TR-331 to TR-342).

The state knows no time: a table asks here what is due, and plays `lift`, `keep` and `put_back` of seats, and
`time_up` and `grace_over` of the seat `TABLE`. All times are milliseconds of the server's clock.
"""

from typing import Final

from tafelrunde.games.tumult_royal.state import CENTRE, NO_SLOT, TumultState
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.luck import Luck

READY_AT_THE_LATEST: Final = 30_000
COUNTDOWN: Final = [3, 2, 1]
ROB_TIMES: Final = [20_000, 30_000, 40_000]
BETWEEN_LIFTS: Final = 600
GRACE: Final = 1_500
SHORTEST_CYCLE: Final = 1_100
LONGEST_CYCLE: Final = 2_100


class RobberyClock:
    """One robbery's time. `refusal` judges a request in the order of arrival; the table then plays it (TR-333)."""

    def __init__(self, rob_time: int = ROB_TIMES[0]) -> None:
        if rob_time not in ROB_TIMES:
            raise OptionError(f"rob_time = {rob_time} is not possible: expected {' or '.join(map(str, ROB_TIMES))}")
        self.rob_time = rob_time
        self.started = 0
        self._last_lift: dict[int, int] = {}

    @staticmethod
    def may_start(ready: list[bool], waited: int) -> bool:
        """Everybody is ready, or counts as ready after 30 seconds (TR-331)."""
        return all(ready) or waited >= READY_AT_THE_LATEST

    def start(self, now: int) -> None:
        """The hourglass is turned, after the countdown."""
        self.started = now
        self._last_lift = {}

    def time_is_up(self, now: int) -> bool:
        """Has the sand run out? Then the table plays `time_up` (TR-332, TR-337)."""
        return now >= self.started + self.rob_time

    def grace_is_over(self, now: int) -> bool:
        """Is it too late to decide on a tile held when time was up? Then `grace_over` (TR-338)."""
        return now >= self.started + self.rob_time + GRACE

    def refusal(self, state: TumultState, seat: int, slot: int, now: int) -> str:
        """Why a `lift` is refused, the first reason that applies; empty if it is accepted (TR-334, TR-335)."""
        if self.time_is_up(now) or not state.running:
            return "time_up"
        if state.players[seat].holding != NO_SLOT:
            return "hand_full"
        if now < self._last_lift.get(seat, now - BETWEEN_LIFTS) + BETWEEN_LIFTS:
            return "too_fast"
        return "" if state.where[slot] == CENTRE else "taken"

    def lifted(self, seat: int, now: int) -> None:
        """Notes an accepted `lift`; a refused one costs nothing (TR-335)."""
        self._last_lift[seat] = now

    @staticmethod
    def falls_from_hand(lost: int, now: int) -> bool:
        """A held tile goes back so long after its holder lost the connection; the table plays `put_back` (TR-340)."""
        return now >= lost + GRACE


def bot_cycle(rng: Luck) -> int:
    """How long a bot takes for a lift and its decision (TR-341)."""
    return SHORTEST_CYCLE + int(rng.below(LONGEST_CYCLE - SHORTEST_CYCLE + 1))
