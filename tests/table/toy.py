"""A game of two rounds with everything a table must cope with: secret bids of all at once, a sand-glass that ends the
bidding, open choices one after the other, and dice.
"""

from pathlib import Path
from typing import Any

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.options import Flag, Number
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE, AllAtOnce, Course, Decision, EachInTurn, Step

ROUNDS = 2
BIDS = [0, 1, 2]
GLASS = 3
KEEP, GIVE, ROLL = 4, 5, 6
NOT_YET = -1


class ToyState(State):
    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.bids = [NOT_YET] * self.seats
        self.points = [0] * self.seats
        self.round = 0
        self.glass_ran_out = False

    def copy(self) -> "ToyState":
        other = ToyState(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.restore(self.position())
        return other

    def fields(self) -> list[str]:
        return ["bids", "points", "round", "glass_ran_out"]


class Bid(AllAtOnce[ToyState]):
    def owing(self, state: ToyState) -> list[int]:
        waiting = [seat for seat in range(state.seats) if state.bids[seat] == NOT_YET]
        return [*([TABLE] if waiting and state.options["glass"] else []), *waiting]

    def moves(self, state: ToyState, seat: int) -> list[int]:
        return [GLASS] if seat == TABLE else BIDS

    def play(self, state: ToyState, seat: int, move: int) -> None:
        if seat == TABLE:
            state.bids = [max(bid, 0) for bid in state.bids]
        else:
            state.bids[seat] = move
        state.tell("toy-bid", {"seat": seat})

    def finish(self, state: ToyState) -> None:
        state.points = [points + bid for points, bid in zip(state.points, state.bids, strict=True)]
        state.tell("toy-bids", {"bids": list(state.bids)}, reveals=True)


class Choose(Decision[ToyState]):
    def moves(self, state: ToyState, seat: int) -> list[int]:
        return [KEEP, GIVE, ROLL]

    def play(self, state: ToyState, seat: int, move: int) -> None:
        if move == GIVE:
            state.points[seat] -= 1
        if move == ROLL:
            state.points[seat] += state.luck.roll(6)
        state.tell("toy-chosen", {"seat": seat, "move": move}, reveals=move == ROLL)


class Round(Step[ToyState]):
    def run(self, state: ToyState, seat: int) -> None:
        if state.round == ROUNDS:
            return
        state.round += 1
        state.bids = [NOT_YET] * state.seats
        state.then(ROUND)
        state.then(EACH_CHOOSES)
        state.then(EACH_CHOOSES)
        state.then(BID)


ROUND = Round("round")
BID = Bid("bid", automatic=False)
CHOOSE = Choose("choose")
EACH_CHOOSES = EachInTurn(CHOOSE)
COURSE = Course(ROUND, [ROUND, BID, CHOOSE, EACH_CHOOSES])


class Toy(Game[ToyState]):
    def __init__(self) -> None:
        options = [Number("players", 2, 2, 4), Flag("glass", False)]
        words = MoveTable.of_words("toy", [str(number) for number in range(7)])
        super().__init__("toy", 1, words, options, COURSE, Path(__file__).parent)
        self.component_hash = "none"

    def empty(self, options: dict[str, Any], luck: Luck) -> ToyState:
        return ToyState(self, options, luck)

    def view(self, own: ToyState, seat: int | None) -> dict[str, Any]:
        hidden = own.is_open(BID)
        bids = [bid if not hidden or number == seat else None for number, bid in enumerate(own.bids)]
        options = [{"move": move} for move in own.moves(seat)] if seat is not None else []
        return {"ply": own.ply, "bids": bids, "points": own.points, "to_act": own.to_act(), "offers": options}

    def redeal(self, state: ToyState, seat: int, rng: Luck) -> None:
        state.luck = rng.spawn()

    def scores(self, state: ToyState) -> list[int]:
        return list(state.points)

    def ranking(self, state: ToyState) -> list[int]:
        points = self.scores(state)
        return [1 + sum(other > each for other in points) for each in points]


TOY = Toy()
