"""Decisions about the knight who acts."""

from tafelrunde.games.mil.rules.names import knight_id
from tafelrunde.games.mil.rules.state import MilState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision


class KnightDecision(Decision[MilState]):
    """What the acting knight does, or what becomes of him: the question names him."""

    def ask(self, state: MilState, seat: int) -> Say:
        return f"mi-ask-{self.name}", {"knight": knight_id(state.acting)}
