"""Why a thing on the table cannot be touched now, in words for a person."""

from typing import Final

from tafelrunde.games.mythotopia.views import why_chain, why_setup, why_turn
from tafelrunde.games.mythotopia.views.why import REASONS

DECLARED: Final = [why_setup, why_turn, why_chain]
"""Where the answers stand: with the decisions, as they are declared there."""

why_not: Final = REASONS.why_not
