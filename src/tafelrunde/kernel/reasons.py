"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

What can be said in one decision stands with that decision (`decision.because("building")`), what can be said at any
time in the game's `Reasons`. An answer looks only at what the asking seat may know.
"""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from tafelrunde.kernel.say import Say
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE

S = TypeVar("S", bound=State)

Reason = Callable[[S, int, str], Say | None]
"""What is said of a thing (the second part of its id) to a seat; None if the question itself is the reason."""


class Reasons(Generic[S]):
    """The answers of one game. `exists` tells whether there is such a thing at all, `absent` why it is not in play."""

    def __init__(
        self,
        prefix: str,
        over: str,
        exists: Callable[[S, str, str], bool],
        absent: Callable[[S, str, str], Say | None] | None = None,
    ) -> None:
        self.prefix = prefix
        self.over = over
        self.exists = exists
        self.absent = absent
        self.any_time: dict[str, Reason[S]] = {}

    def why(self, reason: str, rule: str, **args: Any) -> Say:
        """The message of a reason, with the rule behind it."""
        return f"{self.prefix}-why-{reason}", {**args, "rule": rule}

    def because(self, *families: str) -> Callable[[Reason[S]], Reason[S]]:
        """Declares what can be said of things of these families whatever the question."""

        def keep(reason: Reason[S]) -> Reason[S]:
            for family in families:
                self.any_time[family] = reason
            return reason

        return keep

    def why_not(self, state: S, seat: int, thing: str) -> Say | None:
        """None if the thing is part of a legal move of the seat; else the message that says what is missing."""
        state.check_seat(seat)
        if thing in state.game.touchable(state, seat):
            return None
        family, _, id = thing.partition(":")
        if not self.exists(state, family, id):
            return f"{self.prefix}-why-unknown", {}
        if state.over():
            return self.why("over", self.over)
        absent = self.absent(state, family, id) if self.absent else None
        return absent or self._waiting(state, seat) or self._refused(state, seat, family, id)

    def _waiting(self, state: S, seat: int) -> Say | None:
        """The seat owes no decision: it has chosen, or others come first."""
        owing = [each for each in state.to_act() if each != TABLE]
        if seat in owing:
            return None
        decision = state.decision()
        return decision.waiting(state, seat) or self.why("turn", decision.rule, seat=owing[0])

    def _refused(self, state: S, seat: int, family: str, id: str) -> Say:
        """The seat is asked, but not for this: what the thing lacks, or what the question is about."""
        decision = state.decision()
        reason = decision.reasons.get(family) or self.any_time.get(family)
        said = reason(state, seat, id) if reason else None
        return said or self.why("now", decision.rule, question=decision.name)
