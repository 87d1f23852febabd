"""The course of play: set-up, then turn after turn until the game is ended (MY-301, MY-1101)."""

from typing import Final

from tafelrunde.games.mythotopia.rules import (
    armies,
    awards,
    build,
    card_actions,
    deck,
    ending,
    invade,
    paying,
    roads,
    setup,
    turn,
    war,
)
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.kernel.steps import Course, Sequence

WHOLE_GAME: Final = Sequence[MythotopiaState]("game", [setup.SET_UP_TABLE, turn.FIRST_TURN])

# The steps that run most often come first.
COURSE: Final = Course(
    WHOLE_GAME,
    [
        *turn.STEPS,
        *paying.STEPS,
        *deck.STEPS,
        *invade.STEPS,
        *armies.STEPS,
        *card_actions.STEPS,
        *build.STEPS,
        *war.STEPS,
        *roads.STEPS,
        *awards.STEPS,
        *ending.STEPS,
        *setup.STEPS,
        WHOLE_GAME,
    ],
)
