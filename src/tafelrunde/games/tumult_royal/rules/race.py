"""The real-time robbery: all at once, until the table says that time is up (TR-331, TR-342).

Clocks belong to the table (`clock.py`); they and one tile at a time stand for the hand under the table (TR-321). Here
everybody who could do something owes a decision, and so does `TABLE`.
"""

from typing import Final

from tafelrunde.games.tumult_royal.rules.looks import KEEP_OR_NOT, held_tile, tiles_to_compare
from tafelrunde.games.tumult_royal.rules.moves import GRACE_OVER, KEEP, LIFT, PUT_BACK, TIME_UP
from tafelrunde.games.tumult_royal.rules.robbery import add_lifts, centre_is_empty, keep, lift, put_back
from tafelrunde.games.tumult_royal.rules.state import NO_SLOT, TumultState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import TABLE, AllAtOnce, Sequence, Step


class BeginRace(Step[TumultState]):
    """Time is running (TR-331)."""

    def run(self, state: TumultState, seat: int) -> None:
        state.running = True


class Rob(AllAtOnce[TumultState]):
    """All act at the same time; it ends early when nothing is left to lift or to hold (TR-333, TR-339)."""

    def ask(self, state: TumultState, seat: int) -> Say:
        return ask_robber(state, seat, "tr-ask-rob")

    def choices(self, state: TumultState, seat: int, moves: list[int]) -> list[int]:
        return tiles_to_compare(state, seat, moves)

    def waiting(self, state: TumultState, seat: int) -> Say | None:
        return "tr-why-nothing-left", {"rule": "TR-339"}

    def owing(self, state: TumultState) -> list[int]:
        if not state.running:
            return []
        owing = holders(state) if centre_is_empty(state) else list(range(state.seats))
        if owing:
            owing.append(TABLE)
        return owing

    def moves(self, state: TumultState, seat: int) -> list[int]:
        if seat == TABLE:
            return [TIME_UP]
        if state.players[seat].holding != NO_SLOT:
            return KEEP_OR_NOT
        moves: list[int] = []
        add_lifts(state, moves)
        return moves

    def play(self, state: TumultState, seat: int, move: int) -> None:
        if move == TIME_UP:
            state.running = False
            if state.news is not None:
                state.tell("tr-time-up", {})
        elif move in LIFT:
            lift(state, seat, LIFT.first(move))
        else:
            decide(state, seat, move)

    def finish(self, state: TumultState) -> None:
        state.running = False


class Grace(AllAtOnce[TumultState]):
    """Who holds a tile when time is up may still keep it or put it back (TR-337, TR-338)."""

    def ask(self, state: TumultState, seat: int) -> Say:
        return ask_robber(state, seat, "tr-ask-grace")

    def waiting(self, state: TumultState, seat: int) -> Say | None:
        return "tr-why-time-up", {"rule": "TR-337"}

    def owing(self, state: TumultState) -> list[int]:
        owing = holders(state)
        if owing:
            owing.append(TABLE)
        return owing

    def moves(self, state: TumultState, seat: int) -> list[int]:
        return [GRACE_OVER] if seat == TABLE else KEEP_OR_NOT

    def play(self, state: TumultState, seat: int, move: int) -> None:
        if move == GRACE_OVER:
            for holder in holders(state):
                put_back(state, holder)
        else:
            decide(state, seat, move)


def ask_robber(state: TumultState, seat: int, id: str) -> Say:
    """Who holds a tile is asked about it; the table is asked about its clock."""
    if seat == TABLE:
        return "tr-ask-clock", {}
    if state.players[seat].holding == NO_SLOT:
        return id, {}
    return ("tr-ask-hold" if id == "tr-ask-rob" else id), held_tile(state, seat)


def holders(state: TumultState) -> list[int]:
    """The seats with a tile in hand."""
    return [seat for seat in range(state.seats) if state.players[seat].holding != NO_SLOT]


def decide(state: TumultState, seat: int, move: int) -> None:
    """What becomes of the tile in hand (TR-336)."""
    if move == KEEP:
        keep(state, seat)
    elif move == PUT_BACK:
        put_back(state, seat)


class Race(Sequence[TumultState]):
    """The whole of it, only in real time."""

    def concerns(self, state: TumultState, seat: int) -> bool:
        return state.setting.realtime


BEGIN_RACE: Final[BeginRace] = BeginRace("begin_race")
ROB: Final[Rob] = Rob("rob", automatic=False, rule="TR-333")
GRACE: Final[Grace] = Grace("grace", automatic=False, rule="TR-338")
RACE: Final[Race] = Race("race", [BEGIN_RACE, ROB, GRACE])
STEPS: Final[list[Step[TumultState]]] = [ROB, GRACE, BEGIN_RACE, RACE]
