"""A decision within an action: one step of the chain that an action is made of.

Nobody else sees an action before it is complete: to others it is this player's turn, and no more. Whoever it is not has
nothing to decide (MY-319).
"""

from typing import Any

from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision


def turn_of(state: MythotopiaState) -> Say:
    """What is said to a seat that has to wait, whatever the open decision is (MY-301)."""
    return "my-why-turn", {"rule": "MY-301", "seat": state.to_act()[0]}


class ActionStep(Decision[MythotopiaState]):
    """One decision of an action; `asked` gives what its question tells."""

    def ask(self, state: MythotopiaState, seat: int) -> Say:
        return super().ask(state, seat)[0], self.asked(state, seat)

    def asked(self, state: MythotopiaState, seat: int) -> dict[str, Any]:
        """The arguments of the question."""
        return {}

    def may_be_done(self, state: MythotopiaState, seat: int) -> bool:
        """Is as much laid as must be, so that "done" is the first of the moves?"""
        return False

    def waiting(self, state: MythotopiaState, seat: int) -> Say | None:
        return turn_of(state)


class StepAtTarget(ActionStep):
    """A decision about the province that was chosen before."""

    def asked(self, state: MythotopiaState, seat: int) -> dict[str, Any]:
        return {"province": state.setting.components.provinces[state.target]}
