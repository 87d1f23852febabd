"""Why a thing on the table cannot be touched now, in words for a person."""

from typing import Final

from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.games.mythotopia.views import why_chain, why_setup, why_turn
from tafelrunde.games.mythotopia.views.why import REASONS
from tafelrunde.kernel.say import Say

CHAPTERS: Final = [why_setup, why_turn, why_chain]
"""Importing these declares their reasons with the decisions."""


def why_not(state: MythotopiaState, seat: int, thing: str) -> Say | None:
    """None if the thing is part of a legal move of the seat; else the message that says what is missing."""
    return REASONS.why_not(state, seat, thing)
