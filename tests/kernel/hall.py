"""A game of sealed bids for the tests of play."""

from pathlib import Path
from typing import Any

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable, Range
from tafelrunde.kernel.options import Number
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import AllAtOnce, Course, Step

NOT_YET = -1


class Hall(State):
    """Three lots are sold by sealed bids; whoever has no coin left bids nothing."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.coins = [5, 3, 0, 4][: self.seats]
        self.bids = [NOT_YET] * self.seats
        self.lots = [0] * self.seats
        self.left = 3

    def copy(self) -> "Hall":
        other = Hall(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.restore(self.position())
        return other

    def fields(self) -> list[str]:
        return ["coins", "bids", "lots", "left"]


class Bid(AllAtOnce[Hall]):
    """All bid at once; a bid is seen when all have been made."""

    def owing(self, state: Hall) -> list[int]:
        return [seat for seat, bid in enumerate(state.bids) if bid == NOT_YET]

    def moves(self, state: Hall, seat: int) -> list[int]:
        return list(range(state.coins[seat] + 1))

    def play(self, state: Hall, seat: int, move: int) -> None:
        state.bids[seat] = move
        state.tell("hall-sealed", {"seat": seat})

    def finish(self, state: Hall) -> None:
        state.tell("hall-bids", {"bids": list(state.bids)}, reveals=True)
        state.then(AWARD)


class Award(Step[Hall]):
    """The highest bid pays and wins, the first seat among equals; then the next lot."""

    def run(self, state: Hall, seat: int) -> None:
        winner = state.bids.index(max(state.bids))
        state.coins[winner] -= state.bids[winner]
        state.lots[winner] += 1
        state.bids = [NOT_YET] * state.seats
        state.left -= 1
        if state.left:
            state.then(BID)


BID = Bid("bid")
AWARD = Award("award")
MOVES = MoveTable("hall")
MOVES.kind("bid", Range("coins", 10), spell="bid {coins}", path=["coins:{coins}"], say="hall-do-bid")


class HallGame(Game[Hall]):
    """The auction."""

    def __init__(self) -> None:
        super().__init__("hall", 1, MOVES, [Number("players", 3, 2, 4)], Course(BID, [BID, AWARD]), Path())

    def empty(self, options: dict[str, Any], luck: Luck) -> Hall:
        return Hall(self, options, luck)

    def scores(self, state: Hall) -> list[int]:
        return list(state.lots)

    def ranking(self, state: Hall) -> list[int]:
        return [1 + sum(other > own for other in state.lots) for own in state.lots]


HALL = HallGame()


def hall(**options: Any) -> Hall:
    state = HALL.new(seed=1, **options)
    assert isinstance(state, Hall)
    return state
