"""The clocks of the real-time robbery, for the table at which it is played (TR-331, TR-342).

The state knows no time: a table asks here what is due, and plays `lift`, `keep` and `put_back` of seats, and
`time_up` and `grace_over` of the seat `TABLE`. All times are milliseconds of the server's clock.
"""

from typing import Final

from tafelrunde.games.tumult_royal.rules.moves import LIFT, PUT_BACK
from tafelrunde.games.tumult_royal.rules.race import GRACE as GRACE_DECISION
from tafelrunde.games.tumult_royal.rules.race import ROB
from tafelrunde.games.tumult_royal.rules.state import CENTRE, NO_SLOT, TumultState
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.race import Race, RaceSetting

READY_AT_THE_LATEST: Final = 30_000
COUNTDOWN: Final = 3_000
ROB_TIMES: Final = [20_000, 30_000, 40_000]
BETWEEN_LIFTS: Final = 600
GRACE: Final = 1_500
SHORTEST_CYCLE: Final = 1_100
LONGEST_CYCLE: Final = 2_100
TO_DECIDE: Final = 500
"""The part of a bot's cycle in which it looks at the tile."""

SETTING: Final = RaceSetting([each // 1000 for each in ROB_TIMES], {"robbery": "realtime"})


class RobberyClock(Race):
    """The time of one robbery. Requests are judged in the order of their arrival (TR-331, TR-332, TR-333)."""

    def __init__(self, rob_time: int = ROB_TIMES[0]) -> None:
        if rob_time not in ROB_TIMES:
            raise OptionError(f"rob_time = {rob_time} is not possible: expected {' or '.join(map(str, ROB_TIMES))}")
        super().__init__(rob_time, READY_AT_THE_LATEST, COUNTDOWN, GRACE)
        self._last_lift: dict[int, int] = {}

    def refusal(self, state: TumultState, seat: int, move: int, now: int) -> str:
        """Why a `lift` is refused, the first reason that applies (TR-334, TR-335, TR-337).

        Other moves are never too fast.
        """
        if move not in LIFT:
            return ""
        if self.time_is_up(now) or not state.running:
            return "tr-refused-time_up"
        if state.players[seat].holding != NO_SLOT:
            return "tr-refused-hand_full"
        if now < self._last_lift.get(seat, now - BETWEEN_LIFTS) + BETWEEN_LIFTS:
            return "tr-refused-too_fast"
        slot = LIFT.first(move)
        return "" if slot < len(state.where) and state.where[slot] == CENTRE else "tr-refused-taken"

    def accepted(self, state: TumultState, seat: int, move: int, now: int) -> None:
        """Notes a `lift`; a refused one costs nothing (TR-335)."""
        if move in LIFT:
            self._last_lift[seat] = now

    def bot_pause(self, state: TumultState, seat: int, rng: Luck) -> int:
        """From lift to lift a bot takes one cycle, some of it to look at the tile (TR-341)."""
        return TO_DECIDE if state.players[seat].holding != NO_SLOT else bot_cycle(rng) - TO_DECIDE

    def without(self, state: TumultState, seat: int) -> int | None:
        """A held tile goes back; the hoard stays (TR-340)."""
        return PUT_BACK if state.players[seat].holding != NO_SLOT else None


class GraceClock(Race):
    """Who holds a tile when time is up may still decide for a short while; no tile can be lifted (TR-337, TR-338)."""

    def __init__(self) -> None:
        super().__init__(GRACE)

    def refusal(self, state: TumultState, seat: int, move: int, now: int) -> str:
        return "tr-refused-time_up" if move in LIFT else ""

    def bot_pause(self, state: TumultState, seat: int, rng: Luck) -> int:
        """A bot that has just lifted a tile looks at it."""
        return TO_DECIDE


def race(state: TumultState, seconds: int | None) -> Race | None:
    """The clock of the open decision, if it has one; the table chooses how long the robbery lasts (TR-332)."""
    if state.is_open(ROB):
        return RobberyClock(ROB_TIMES[0] if seconds is None else 1000 * seconds)
    return GraceClock() if state.is_open(GRACE_DECISION) else None


def bot_cycle(rng: Luck) -> int:
    """How long a bot takes for a lift and its decision (TR-341)."""
    return SHORTEST_CYCLE + int(rng.below(LONGEST_CYCLE - SHORTEST_CYCLE + 1))
