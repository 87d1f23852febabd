"""Judges positions of a seat one after the other, and what did not change between them only once.

Most moves leave the board as it is, and most choices within an action come to the same on it: what wars and borders are
worth, and what wars would bring if the game ended now, is counted once for each board. The counters on the
victory-point cards say how far the game has gone; they change more seldom still.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.insight.board_memory import BoardMemory
from tafelrunde.games.mythotopia.insight.frontier import border_worth
from tafelrunde.games.mythotopia.insight.insight import (
    card_worth,
    judged,
    lead_of,
    nearness_worth,
    piece_worth,
    war_balance,
)
from tafelrunde.games.mythotopia.insight.progress import Progress
from tafelrunde.games.mythotopia.insight.prospects import can_be_completed, complete
from tafelrunde.games.mythotopia.rules.ending import may_end, projected
from tafelrunde.games.mythotopia.rules.state import ANYONE, MythotopiaState

MOST_BOARDS: Final = 6
"""So many boards are remembered, the last ones."""


class JudgedBoard:
    """A board, what it is worth to a seat, and what its wars would bring to everybody."""

    def __init__(self, state: MythotopiaState, seat: i64, weights: list[float]) -> None:
        self.board = BoardMemory()
        self.board.keep(state)
        self.wars = war_balance(state, seat, weights)
        self.borders = border_worth(state, seat, weights)
        self.wars_bring: list[int] | None = None
        """Found when it is asked for: early in a game nobody does."""

    def final_scores(self, state: MythotopiaState) -> list[int]:
        """As `projected` says. What wars bring depends on the board alone; points of counters may differ."""
        scores = [state.score(seat) for seat in range(state.seats)]
        brought = self.wars_bring
        if brought is None:
            ended = projected(state)
            self.wars_bring = [ended[seat] - scores[seat] for seat in range(state.seats)]
            return ended
        return [scores[seat] + brought[seat] for seat in range(state.seats)]


class Onlooker:
    """Somebody who judges one seat by the same weights all the time."""

    def __init__(self, seat: i64, weights: list[float]) -> None:
        self.seat = seat
        self.weights = weights
        self._boards: list[JudgedBoard] = []
        self._next: i64 = 0
        self._counters: list[int] | None = None
        self._progress: Progress | None = None

    def worth(self, state: MythotopiaState) -> float:
        """As `insight.worth` where no chain of the seat is open; the parts are added in the same order."""
        seat = self.seat
        weights = self.weights
        progress = self._progress_of(state)
        board = self._board_of(state)
        worth = float(state.score(seat)) + board.wars
        worth += card_worth(state, seat, progress, weights)
        worth += piece_worth(state, seat, weights)
        worth += board.borders
        return worth + self._end_worth(state, board, progress)

    def _progress_of(self, state: MythotopiaState) -> Progress:
        progress = self._progress
        if progress is None or self._counters is not state.counters:
            progress = Progress(state)
            self._progress = progress
            self._counters = state.counters
        return progress

    def _board_of(self, state: MythotopiaState) -> JudgedBoard:
        for known in self._boards:
            if known.board.is_as(state):
                return known
        new = JudgedBoard(state, self.seat, self.weights)
        if len(self._boards) < MOST_BOARDS:
            self._boards.append(new)
        else:
            self._boards[self._next] = new
            self._next = (self._next + 1) % MOST_BOARDS
        return new

    def _end_worth(self, state: MythotopiaState, board: JudgedBoard, progress: Progress) -> float:
        if state.setting.end_mode == ANYONE or progress.empty_cards == 0:
            return 0.0
        scores = board.final_scores(state)
        endable = may_end(state, self.seat, progress.empty_cards, scores)
        return nearness_worth(state, lead_of(scores, self.seat), endable, progress, self.weights)


def worths_after(state: MythotopiaState, seat: int, moves: list[int], weights: list[float]) -> list[float]:
    """The worth of all in front of the seat after each of these moves; a chain is completed in the same copy."""
    onlooker = Onlooker(seat, weights)
    found: list[float] = []
    for move in moves:
        after = state.copy()
        after.play_listed(seat, move)
        if after.over():
            found.append(judged(after, seat))
            continue
        if can_be_completed(after, seat):
            complete(after, seat, weights)
        found.append(onlooker.worth(after))
    return found
