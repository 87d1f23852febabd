"""Judges positions of a game one after the other, and what did not change between them only once.

Most moves leave the board as it is, and most choices within an action come to the same on it: what wars and borders are
worth, and what wars would bring if the game ended now, is counted once for each board. The counters on the
victory-point cards say how far the game has gone; they change more seldom still.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.games.mythotopia.insight.board_memory import BoardMemory, mark_of
from tafelrunde.games.mythotopia.insight.forces import own_margins
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
from tafelrunde.games.mythotopia.rules.state import ANYONE, Memo, MythotopiaState, bit

MOST_BOARDS: Final = 8
"""So many boards are remembered, the last ones."""


@mypyc_attr(free_list_len=1)
class JudgedBoard:
    """A board, what it is worth to those seats who were asked for, and what its wars would bring to everybody."""

    def __init__(self, state: MythotopiaState, mark: i64) -> None:
        self.mark = mark
        self.board = BoardMemory()
        self.board.keep(state)
        self.wars = vec[float]([0.0] * state.seats)
        self.borders = vec[float]([0.0] * state.seats)
        self._known: i64 = 0
        self._wars_bring: list[int] | None = None

    def look(self, state: MythotopiaState, seat: i64, weights: vec[float]) -> None:
        """Sees to it that `wars` and `borders` tell of the seat."""
        if not self._known >> seat & 1:
            self._known |= bit(seat)
            self.wars[seat] = war_balance(state, seat, own_margins(state, seat, None), weights)
            self.borders[seat] = border_worth(state, seat, weights)

    def final_scores(self, state: MythotopiaState) -> list[int]:
        """As `projected` says. What wars bring depends on the board alone; points of counters may differ."""
        scores = [state.score(seat) for seat in range(state.seats)]
        brought = self._wars_bring
        if brought is None:
            ended = projected(state)
            self._wars_bring = [ended[seat] - scores[seat] for seat in range(state.seats)]
            return ended
        return [scores[seat] + brought[seat] for seat in range(state.seats)]


class Onlooker(Memo):
    """Somebody who judges by the same weights all the time."""

    def __init__(self, state: MythotopiaState, weights: list[float]) -> None:
        self.weights = weights
        self.unboxed = vec[float](weights)
        self._boards: list[JudgedBoard] = []
        self._last: i64 = 0
        self._counters: list[int] = state.counters
        self._progress = Progress(state)

    def worth(self, state: MythotopiaState, seat: i64) -> float:
        """The sum of `insight.aspects_at_rest`, added in the same order: sums of fractions depend on it."""
        weights = self.unboxed
        if self._counters is not state.counters:
            self._progress = Progress(state)
            self._counters = state.counters
        progress = self._progress
        board = self._board_of(state)
        board.look(state, seat, weights)
        worth = float(state.score(seat)) + board.wars[seat]
        worth += card_worth(state, seat, progress, weights)
        worth += piece_worth(state, seat, weights)
        worth += board.borders[seat]
        return worth + self._end_worth(state, seat, board, progress)

    def _board_of(self, state: MythotopiaState) -> JudgedBoard:
        """The board as it was judged before, or as it will be: the last one first, then the others."""
        mark = mark_of(state)
        boards = self._boards
        count: i64 = len(boards)
        step: i64
        for step in range(count):
            place: i64 = (self._last + count - step) % count
            known = boards[place]
            if known.mark == mark and known.board.is_as(state):
                self._last = place
                return known
        new = JudgedBoard(state, mark)
        if count < MOST_BOARDS:
            boards.append(new)
            self._last = count
        else:
            self._last = (self._last + 1) % count
            boards[self._last] = new
        return new

    def _end_worth(self, state: MythotopiaState, seat: i64, board: JudgedBoard, progress: Progress) -> float:
        if state.setting.end_mode == ANYONE or progress.empty_cards == 0:
            return 0.0
        scores = board.final_scores(state)
        endable = may_end(state, seat, progress.empty_cards, scores)
        return nearness_worth(state, lead_of(scores, seat), endable, progress, self.unboxed)


def onlooker_of(state: MythotopiaState, weights: list[float]) -> Onlooker:
    """Who has judged this position or those before it, or somebody new; copies of the position know him, too."""
    memo = state.memo
    if isinstance(memo, Onlooker) and memo.weights is weights:
        return memo
    new = Onlooker(state, weights)
    state.memo = new
    return new


def worths_after(state: MythotopiaState, seat: int, moves: list[int], weights: list[float]) -> list[float]:
    """The worth of all in front of the seat after each of these moves; a chain is completed in the same copy."""
    onlooker = onlooker_of(state, weights)
    found: list[float] = []
    for move in moves:
        after = state.copy()
        after.play_listed(seat, move)
        if after.over():
            found.append(judged(after, seat))
            continue
        if can_be_completed(after, seat):
            complete(after, seat, onlooker.unboxed)
        found.append(onlooker.worth(after, seat))
    return found
