"""A game of two throws for the tests of records, and the kept record of a real game."""

import hashlib
from pathlib import Path
from typing import Any

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.options import Flag, Number, Subset
from tafelrunde.kernel.record import Recorder, read, steps
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE, AllAtOnce, Course, Step

RUN_OUT, GRAB, LEAVE = 0, 1, 2
MOVES = MoveTable.of_words("sand", ["run out", "grab", "leave"])


class Sand(State):
    """A die is thrown twice; whoever grabs first scores it, unless the sand has run out or all have left it."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.die = 0
        self.points = [0] * self.seats
        self.waiting = list(range(self.seats))
        self.throws = 0

    def copy(self) -> "Sand":
        other = Sand(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.restore(self.position())
        return other

    def fields(self) -> list[str]:
        return ["die", "points", "throws", "waiting"]


class Throw(Step[Sand]):
    def run(self, state: Sand, seat: int) -> None:
        state.die = state.luck.roll(6)
        state.throws += 1
        state.waiting = list(range(state.seats))
        state.tell("sand-die", {"number": state.die}, reveals=True)
        state.then(RUSH)


class Rush(AllAtOnce[Sand]):
    def owing(self, state: Sand) -> list[int]:
        return [*state.waiting, TABLE] if state.waiting else []

    def moves(self, state: Sand, seat: int) -> list[int]:
        return [RUN_OUT] if seat == TABLE else [GRAB, LEAVE]

    def play(self, state: Sand, seat: int, move: int) -> None:
        if move == GRAB:
            state.points[seat] += state.die
        if move == LEAVE:
            state.waiting.remove(seat)
            state.tell("sand-left", {"seat": seat})
        else:
            state.waiting = []
            left = [state.die, 6 - state.die]
            state.tell("sand-gone", {"seat": seat, "left": left, "late": move == RUN_OUT}, 0, True)

    def finish(self, state: Sand) -> None:
        if state.throws < 2:
            state.then(THROW)


THROW = Throw("throw")
RUSH = Rush("rush", automatic=False)


class SandGame(Game[Sand]):
    def __init__(self) -> None:
        options = [Number("players", 2, 2, 3), Flag("long", False), Subset("bags", [1, 2, 3])]
        super().__init__("sand", 3, MOVES, options, Course(THROW, [THROW, RUSH]), Path())
        self.component_hash = "0f0f"

    def empty(self, options: dict[str, Any], luck: Luck) -> Sand:
        return Sand(self, options, luck)

    def scores(self, state: Sand) -> list[int]:
        return list(state.points)

    def ranking(self, state: Sand) -> list[int]:
        return [1 + sum(other > own for other in state.points) for own in state.points]


SAND = SandGame()
LAST_POSITION = '["sand",{"bags":[1,3],"long":false,"players":2},[],{"die":2,"points":[0,4],"throws":2,"waiting":[]}]'
FINGERPRINT = hashlib.blake2b(LAST_POSITION.encode(), digest_size=8).hexdigest()
TEXT = f"""Tafelrunde record 1
game: sand
rules: 3
components: 0f0f
options: players=2 long=false bags=1,3
seats: Ann | Ben the Bold

start {{6: 3}} [die 4]
Ann: leave
Ben the Bold: grab {{6: 1}} [gone Ben the Bold 4,2 false] [die 2]
Ben the Bold: leave
Table: run out [gone Table 2,4 true]
result: 0 4, places 2 1, fingerprint {FINGERPRINT}
"""
KEPT = (Path(__file__).parent.parent / "records" / "kingsburg-2e-2-players.txt").read_text("utf-8")
PLAYED = [(0, LEAVE), (1, GRAB), (1, LEAVE), (TABLE, RUN_OUT)]


def recorder(**options: Any) -> Recorder:
    return Recorder(SAND, Luck.scripted([6, 3, 6, 1]), ["Ann", "Ben the Bold"], **{"bags": (3, 1), **options})


def played() -> Recorder:
    made = recorder()
    for seat, move in PLAYED:
        made.play(seat, move)
    return made


def told() -> Any:
    return steps(SAND, read(TEXT))
