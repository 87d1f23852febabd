"""The course of play, as the rulebook's overview lists it: the game, the year, its eight phases."""

from typing import Final

from tafelrunde.games.kingsburg.rules import (
    advisors,
    build,
    ending,
    gains,
    influence,
    king,
    phase_end,
    recruit,
    roll,
    setup,
    winter,
)
from tafelrunde.games.kingsburg.rules.state import (
    AUTUMN,
    ENVOY_PHASE,
    FAVOUR_PHASE,
    PHASES,
    RECRUIT_PHASE,
    REWARD_PHASE,
    SPRING,
    SUMMER,
    WINTER_PHASE,
    KingsburgState,
)
from tafelrunde.kernel.steps import Course, EachInTurn, Sequence, Step

Each = EachInTurn[KingsburgState]
"""What several players do at the same time they do in turn order (KB-1204)."""

Stages = Sequence[KingsburgState]


class BeginPhase(Step[KingsburgState]):
    """A phase of the year begins; it ends for everybody before the next (KB-114)."""

    def __init__(self, phase: int) -> None:
        super().__init__("begin_" + PHASES[phase])
        self.phase = phase

    def run(self, state: KingsburgState, seat: int) -> None:
        state.phase = self.phase
        if state.news is not None:
            state.tell("kb-phase", {"year": state.year, "phase": PHASES[self.phase]})


class EndPhase(Step[KingsburgState]):
    """Neutral dice leave the court (KB-809)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.seats == 2

    def run(self, state: KingsburgState, seat: int) -> None:
        state.clear_court()


class EachGovernor(EachInTurn[KingsburgState]):
    """A round in which only governors have something to do, so only with module 2 (KB-102)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.setting.governors


class EachWithBonusDice(EachInTurn[KingsburgState]):
    """A round that only the option `decline_bonus_dice` brings (KB-309)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.setting.may_decline_bonus_dice


EACH_BONUS_DICE: Final = EachWithBonusDice(roll.BONUS_DICE)
EACH_DICE_EFFECT: Final = Each(roll.DICE_EFFECT)
EACH_SECOND_ROUND: Final = EachGovernor(roll.SECOND_ROUND)
EACH_DUKE_MOVE: Final = EachGovernor(influence.DUKE_MOVE)
EACH_BUILDS: Final = Each(build.BUILD_DECISION)
EACH_END_OF_PHASE: Final = Each(phase_end.END_OF_PHASE)
EACH_SORCERY: Final = EachGovernor(build.BEGIN_SORCERY)
EACH_RECRUITS: Final = Each(recruit.RECRUIT)
EACH_YEAR_END_GOODS: Final = EachGovernor(ending.YEAR_END_GOODS)
EACH_UNUSED_TOKEN: Final = Each(ending.UNUSED_TOKEN)
EACH_GAME_END: Final = Each(ending.GAME_END_EFFECTS)
EACH_MINSTREL: Final = EachGovernor(ending.MINSTREL_SONG)
END_PHASE: Final = EndPhase("end_phase")

# Step a, in this order (KB-302).
ROLL_AND_ORDER: Final = Stages(
    "roll_and_order",
    [
        roll.NEUTRAL_DICE,
        roll.PHASE_BEGINS,
        EACH_BONUS_DICE,
        roll.ROLL,
        EACH_DICE_EFFECT,
        EACH_SECOND_ROUND,
        roll.SET_TURN_ORDER,
    ],
)
# Spring, summer and autumn alike (KB-113, KB-301); what ends a phase is done before the next compares (KB-392).
PRODUCTIVE_PHASE: Final = Stages(
    "productive_phase",
    [
        ROLL_AND_ORDER,
        influence.BEGIN_INFLUENCE,
        EACH_DUKE_MOVE,
        advisors.AUDIENCE,
        EACH_BUILDS,
        EACH_END_OF_PHASE,
        END_PHASE,
    ],
)
BEGIN_FAVOUR: Final = BeginPhase(FAVOUR_PHASE)
BEGIN_SPRING: Final = BeginPhase(SPRING)
BEGIN_REWARD: Final = BeginPhase(REWARD_PHASE)
BEGIN_SUMMER: Final = BeginPhase(SUMMER)
BEGIN_ENVOY: Final = BeginPhase(ENVOY_PHASE)
BEGIN_AUTUMN: Final = BeginPhase(AUTUMN)
BEGIN_RECRUIT: Final = BeginPhase(RECRUIT_PHASE)
BEGIN_WINTER: Final = BeginPhase(WINTER_PHASE)
# After the battles, in turn order, the Minstrel last of all (KB-702, KB-703, KB-1054, KB-1076).
YEAR_END: Final = Stages("year_end", [EACH_YEAR_END_GOODS, EACH_UNUSED_TOKEN, EACH_GAME_END, EACH_MINSTREL])
# The eight phases of a year (KB-112).
YEAR: Final = Stages(
    "year",
    [
        EACH_SORCERY,
        *[BEGIN_FAVOUR, king.FAVOUR],
        *[BEGIN_SPRING, PRODUCTIVE_PHASE],
        *[BEGIN_REWARD, king.REWARD],
        *[BEGIN_SUMMER, PRODUCTIVE_PHASE],
        *[BEGIN_ENVOY, king.ENVOY],
        *[BEGIN_AUTUMN, PRODUCTIVE_PHASE],
        *[BEGIN_RECRUIT, EACH_RECRUITS],
        *[BEGIN_WINTER, winter.WINTER],
        YEAR_END,
    ],
)
NEXT_YEAR: Final = ending.NextYear("next_year", YEAR)
YEAR.steps.append(NEXT_YEAR)
WHOLE_GAME: Final = Stages("game", [setup.SET_UP, YEAR])

# The steps that run most often come first.
COURSE: Final = Course(
    WHOLE_GAME,
    [
        *influence.STEPS,
        *advisors.STEPS,
        *build.STEPS,
        *phase_end.STEPS,
        *recruit.STEPS,
        *roll.STEPS,
        *[PRODUCTIVE_PHASE, ROLL_AND_ORDER, END_PHASE],
        *[EACH_BONUS_DICE, EACH_DICE_EFFECT, EACH_SECOND_ROUND, EACH_DUKE_MOVE, EACH_BUILDS, EACH_END_OF_PHASE],
        *king.STEPS,
        *winter.STEPS,
        *ending.STEPS,
        *setup.STEPS,
        *[
            BEGIN_FAVOUR,
            BEGIN_SPRING,
            BEGIN_REWARD,
            BEGIN_SUMMER,
            BEGIN_ENVOY,
            BEGIN_AUTUMN,
            BEGIN_RECRUIT,
            BEGIN_WINTER,
        ],
        *[EACH_SORCERY, EACH_RECRUITS, EACH_YEAR_END_GOODS, EACH_UNUSED_TOKEN, EACH_GAME_END, EACH_MINSTREL],
        *[WHOLE_GAME, YEAR, YEAR_END, NEXT_YEAR],
        *gains.STEPS,
    ],
)

FIRST_EDITION: Final = COURSE.replacing({winter.WINTER: winter.FIRST_EDITION_WINTER})
"""The first edition has another winter (KB-601); every other step is the same."""
