"""Why a thing on the table cannot be touched now: what is missing and which rule says so, in words for a person.

An answer looks only at what the asking seat may know: open things, its own cards, and who still owes a decision.
"""

from typing import Final

from tafelrunde.games.kingsburg.rules.state import KingsburgState
from tafelrunde.games.kingsburg.views import why_court, why_province
from tafelrunde.games.kingsburg.views.why import REASONS
from tafelrunde.kernel.say import Say

CHAPTERS: Final = [why_court, why_province]
"""Importing these declares their reasons with the decisions."""


def why_not(state: KingsburgState, seat: int, thing: str) -> Say | None:
    """None if the thing is part of a legal move of the seat; else the message that says what is missing."""
    return REASONS.why_not(state, seat, thing)
