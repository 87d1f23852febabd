"""Mercy, the next round, and the end of the game (TR-1001)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import NO_END, ROUNDS
from tafelrunde.games.tumult_royal.rules.robbery import set_aside
from tafelrunde.games.tumult_royal.rules.state import TumultState
from tafelrunde.kernel.steps import Step


def end_game(state: TumultState) -> None:
    """Nothing more happens (TR-1003, TR-1008)."""
    state.cut(0)
    if state.news is not None:
        state.tell("tr-game-over", {"scores": [int(player.placed) for player in state.players]})


def end_if_last_statue(state: TumultState, seat: i64) -> None:
    """The 25th statue ends the game at once, in any phase (TR-1008, TR-1009)."""
    if state.players[seat].placed == state.setting.components.track:
        end_game(state)


class EndCheck(Step[TumultState]):
    """After a double field of the chronicle: is the lead too great, or was it the last?

    TR-711, TR-1003, TR-1004, TR-1005, TR-1006.
    """

    def run(self, state: TumultState, seat: int) -> None:
        limit = state.setting.components.end_number[state.round]
        if limit != NO_END and (lead(state) > limit or state.round == ROUNDS):
            end_game(state)


def lead(state: TumultState) -> i64:
    """Between those with the most and those with the fewest statues (TR-1002)."""
    most: i64 = state.players[0].placed
    fewest: i64 = most
    for player in state.players:
        most = max(most, player.placed)
        fewest = min(fewest, player.placed)
    return most - fewest


class Mercy(Step[TumultState]):
    """All with the fewest statues have mercy, unless all have equally many (TR-801, TR-802, TR-803)."""

    def run(self, state: TumultState, seat: int) -> None:
        anybody = lead(state) > 0
        fewest = min([player.placed for player in state.players])
        for player in state.players:
            player.mercy = anybody and player.placed == fewest
        if state.news is not None and anybody:
            state.tell("tr-mercy", {"seats": [each for each in range(state.seats) if state.players[each].mercy]})


class NextRound(Step[TumultState]):
    """All tiles are shuffled, some set aside, and phase 1 begins; all else stays (TR-901, TR-903, TR-904)."""

    def __init__(self, name: str, course: Step[TumultState]) -> None:
        super().__init__(name)
        self.course = course

    def run(self, state: TumultState, seat: int) -> None:
        state.round += 1
        if state.round > 1:
            set_aside(state)
        state.then(self.course)


def ranking(state: TumultState) -> list[int]:
    """Most statues first, among equals the higher rank: no place is shared (TR-1007, TR-1010)."""
    keys = [(-state.players[seat].placed, state.rank(seat)) for seat in range(state.seats)]
    return [1 + sum(other < own for other in keys) for own in keys]


END_CHECK: Final[EndCheck] = EndCheck("end_check")
GIVE_MERCY: Final[Mercy] = Mercy("mercy")
STEPS: Final[list[Step[TumultState]]] = [END_CHECK, GIVE_MERCY]
