"""The course of play: the game, the round, its six phases (MI-201, MI-202, MI-204)."""

from typing import Final

from tafelrunde.games.mil.rules import (
    action,
    battle,
    chains,
    council,
    court,
    ending,
    life,
    market,
    marriage,
    placement,
    politics,
    power,
    setup,
    spoils,
    tribute,
    war,
    winter,
)
from tafelrunde.games.mil.rules.state import (
    ACTION_PHASE,
    PHASES,
    POLITICS_PHASE,
    POWER_PHASE,
    ROUND_END,
    TRIBUTE_PHASE,
    WINTER_PHASE,
    MilState,
)
from tafelrunde.kernel.steps import Course, EachInTurn, Sequence, Step

Phases = Sequence[MilState]


class BeginPhase(Step[MilState]):
    """A phase of the round begins; it ends for everybody before the next (MI-202)."""

    def __init__(self, phase: int) -> None:
        super().__init__("begin_" + PHASES[phase])
        self.phase = phase

    def run(self, state: MilState, seat: int) -> None:
        state.phase = self.phase
        if state.news is not None:
            state.tell("mi-phase", {"round": int(state.round), "phase": PHASES[self.phase]})


class NextRound(Step[MilState]):
    """After the winter of the last round comes final scoring, else another round (MI-201, MI-1701)."""

    def __init__(self, name: str, another: list[Step[MilState]]) -> None:
        super().__init__(name)
        self.another = another

    def run(self, state: MilState, seat: int) -> None:
        if state.round == state.setting.components.board.rounds:
            state.then(ending.FINAL_SCORING)
            return
        for step in reversed(self.another):
            state.then(step)


EACH_NEWCOMER: Final = EachInTurn[MilState](life.NEWCOMER)
BEGIN_ACTION: Final = BeginPhase(ACTION_PHASE)
BEGIN_TRIBUTE: Final = BeginPhase(TRIBUTE_PHASE)
BEGIN_POLITICS: Final = BeginPhase(POLITICS_PHASE)
BEGIN_POWER: Final = BeginPhase(POWER_PHASE)
BEGIN_WINTER: Final = BeginPhase(WINTER_PHASE)
BEGIN_ROUND_END: Final = BeginPhase(ROUND_END)
POWER: Final = Phases(
    "power",
    [
        power.MONASTERY_KNIGHTS,
        court.COURT_KNIGHTS,
        market.MARKET_KNIGHTS,
        war.WAR_KNIGHTS,
        *[council.BEGIN_COUNCIL, council.COUNCIL_KNIGHTS],
        power.CRUSADE_KNIGHTS,
    ],
)
ROUND: Final = Phases(
    "round",
    [
        EACH_NEWCOMER,
        *[BEGIN_ACTION, action.BEGIN_ACTIONS],
        *[BEGIN_TRIBUTE, tribute.TRIBUTE],
        *[BEGIN_POLITICS, *politics.POLITICS],
        *[BEGIN_POWER, POWER],
        *[BEGIN_WINTER, winter.WINTER],
    ],
)
NEXT_ROUND: Final = NextRound("next_round", [BEGIN_ROUND_END, winter.ROUND_ENDS, ROUND])
ROUND.steps.append(NEXT_ROUND)
WHOLE_GAME: Final = Phases("game", [setup.SET_UP_TABLE, ROUND])

# The steps that run most often come first.
COURSE: Final = Course(
    WHOLE_GAME,
    [
        *action.STEPS,
        *placement.STEPS,
        *chains.STEPS,
        *power.STEPS,
        *market.STEPS,
        *court.STEPS,
        *war.STEPS,
        *battle.STEPS,
        *spoils.STEPS,
        *council.STEPS,
        *marriage.STEPS,
        *politics.STEPS,
        *tribute.STEPS,
        *winter.STEPS,
        *life.STEPS,
        *ending.STEPS,
        *setup.STEPS,
        *[BEGIN_ACTION, BEGIN_TRIBUTE, BEGIN_POLITICS, BEGIN_POWER, BEGIN_WINTER, BEGIN_ROUND_END],
        *[WHOLE_GAME, ROUND, NEXT_ROUND, POWER, EACH_NEWCOMER],
    ],
)
