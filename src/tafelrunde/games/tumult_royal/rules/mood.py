"""Phase 1, the mood of the people: the king spins the disc."""

from typing import Final

from tafelrunde.games.tumult_royal.components.ids import GOOD_COUNT, GOODS
from tafelrunde.games.tumult_royal.rules.moves import FORGET, SPIN
from tafelrunde.games.tumult_royal.rules.state import TumultState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step

DEGREES: Final = 360
FIRST_DEMAND: Final = 3
"""What holds if the spin is forgotten in round 1 (TR-1102)."""


class Mood(Step[TumultState]):
    """One spin for all goods, by itself unless the king is asked; none with `gambler` (TR-201, TR-205, TR-1201)."""

    def run(self, state: TumultState, seat: int) -> None:
        if state.setting.gambler:
            state.demand = [0] * GOOD_COUNT
        elif state.setting.manual_spin:
            state.then(ASK_THE_KING, state.king())
        else:
            spin_once(state)


class AskTheKing(Decision[TumultState]):
    """With `manual_spin` the king may forget to spin (TR-206)."""

    def moves(self, state: TumultState, seat: int) -> list[int]:
        return [SPIN, FORGET]

    def ask(self, state: TumultState, seat: int) -> Say:
        return "tr-ask-spin", {"count": forgotten_demand(state)}

    def play(self, state: TumultState, seat: int, move: int) -> None:
        if move == SPIN:
            spin_once(state)
            return
        state.demand = [forgotten_demand(state)] * GOOD_COUNT
        if state.news is not None:
            state.tell("tr-forgets", {"seat": seat, "count": state.demand[0]})


def forgotten_demand(state: TumultState) -> int:
    """What holds if the king forgets to spin: the demand of the round before, in round 1 it is 3 (TR-1101, TR-1102)."""
    return FIRST_DEMAND if state.round == 1 else state.demand[0]


def spin(state: TumultState) -> int:
    """The arrow rests at a whole degree, each equally likely (TR-203, TR-204)."""
    return state.setting.components.disc[state.luck.below(DEGREES)]


def spin_once(state: TumultState) -> None:
    """The number is the demand for all three goods: so much has to be left of each (TR-201, TR-202)."""
    state.demand = [spin(state)] * GOOD_COUNT
    if state.news is not None:
        state.tell("tr-demand", {"seat": state.king(), "count": state.demand[0]}, reveals=True)


class GamblersSpins(Step[TumultState]):
    """With `gambler` the king spins after the robbery, for each good apart; else nothing changes.

    TR-1202, TR-1203, TR-1204.
    """

    def concerns(self, state: TumultState, seat: int) -> bool:
        return state.setting.gambler

    def run(self, state: TumultState, seat: int) -> None:
        for good in range(GOOD_COUNT):
            state.demand[good] = spin(state)
            if state.news is not None:
                args: dict[str, object] = {"seat": state.king(), "good": GOODS[good], "count": state.demand[good]}
                state.tell("tr-demand-good", args, reveals=True)


MOOD_OF_THE_PEOPLE: Final[Mood] = Mood("mood")
ASK_THE_KING: Final[AskTheKing] = AskTheKing("spin", rule="TR-206")
GAMBLERS_SPINS: Final[GamblersSpins] = GamblersSpins("gamblers_spins")
STEPS: Final[list[Step[TumultState]]] = [MOOD_OF_THE_PEOPLE, ASK_THE_KING, GAMBLERS_SPINS]
