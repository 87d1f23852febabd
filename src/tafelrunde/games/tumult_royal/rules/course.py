"""The course of play, as the rulebook lists it: first statues, then rounds of seven phases (TR-122)."""

from typing import Final

from tafelrunde.games.tumult_royal.rules import coronation, ending, looks, mood, placing, race, robbery, setup, tumults
from tafelrunde.games.tumult_royal.rules.state import (
    CORONATION,
    MERCY,
    MOOD,
    PHASES,
    PLACING,
    RANKS,
    ROBBERY,
    TUMULTS,
    TumultState,
)
from tafelrunde.kernel.steps import Course, Sequence, Step

Phases = Sequence[TumultState]


class BeginPhase(Step[TumultState]):
    """A phase of the round begins."""

    def __init__(self, phase: int) -> None:
        super().__init__("begin_" + PHASES[phase])
        self.phase = phase

    def run(self, state: TumultState, seat: int) -> None:
        state.phase = self.phase
        if state.news is not None:
            state.tell("tr-phase", {"round": state.round, "phase": PHASES[self.phase]})


BEGIN_MOOD: Final = BeginPhase(MOOD)
BEGIN_ROBBERY: Final = BeginPhase(ROBBERY)
BEGIN_TUMULTS: Final = BeginPhase(TUMULTS)
BEGIN_PLACING: Final = BeginPhase(PLACING)
BEGIN_RANKS: Final = BeginPhase(RANKS)
BEGIN_CORONATION: Final = BeginPhase(CORONATION)
BEGIN_MERCY: Final = BeginPhase(MERCY)

ROBBERY_PHASE: Final = Phases("robbery", [robbery.SET_ASIDE, looks.BEGIN_LOOKS, race.RACE, robbery.TURN_UP])
ROUND: Final = Phases(
    "round",
    [
        *[BEGIN_MOOD, mood.MOOD_OF_THE_PEOPLE],
        *[BEGIN_ROBBERY, ROBBERY_PHASE],
        *[BEGIN_TUMULTS, mood.GAMBLERS_SPINS, tumults.TUMULTS],
        *[BEGIN_PLACING, placing.PLACING_PHASE],
        *[BEGIN_RANKS, coronation.NEW_RANKS],
        *[BEGIN_CORONATION, coronation.CORONATION, ending.END_CHECK],
        *[BEGIN_MERCY, ending.GIVE_MERCY],
    ],
)
NEXT_ROUND: Final = ending.NextRound("next_round", ROUND)
ROUND.steps.append(NEXT_ROUND)
WHOLE_GAME: Final = Phases("game", [setup.SET_UP, NEXT_ROUND])

# The steps that run most often come first.
COURSE: Final = Course(
    WHOLE_GAME,
    [
        *looks.STEPS,
        *placing.STEPS,
        *race.STEPS,
        *mood.STEPS,
        *robbery.STEPS,
        *tumults.STEPS,
        *coronation.STEPS,
        *ending.STEPS,
        *setup.STEPS,
        *[BEGIN_MOOD, BEGIN_ROBBERY, BEGIN_TUMULTS, BEGIN_PLACING, BEGIN_RANKS, BEGIN_CORONATION, BEGIN_MERCY],
        *[WHOLE_GAME, ROUND, ROBBERY_PHASE, NEXT_ROUND],
    ],
)
