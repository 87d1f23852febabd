"""A game of notes for the tests of play: what happens is noted, nothing else."""

from pathlib import Path
from typing import Any

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.moves import MoveTable
from tafelrunde.kernel.options import Flag, Number
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import Course, Decision, Step


class Notes(State):
    """The position is a list of what happened, as `what, seat, …`."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.notes: list[Any] = []
        self.order = list(range(self.seats))

    def copy(self) -> "Notes":
        other = Notes(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.notes = self.notes.copy()
        other.order = self.order.copy()
        return other

    def turn_order(self) -> list[int]:
        return self.order

    def fields(self) -> list[str]:
        return ["notes", "order"]

    def restored(self) -> None:
        self.notes = [tuple(note) for note in self.notes]


MOVES = MoveTable.of_words("notes", [str(number) for number in range(100)])


class NotesGame(Game[Notes]):
    """Begins with the first of its steps."""

    def __init__(self, *steps: Step[Any]) -> None:
        options = [Number("players", 3, 1, 6), Flag("long", False)]
        super().__init__("notes", 1, MOVES, options, Course(steps[0], list(steps)), Path())

    def empty(self, options: dict[str, Any], luck: Luck) -> Notes:
        return Notes(self, options, luck)

    def scores(self, state: Notes) -> list[int]:
        return [state.notes.count(("scores", seat)) for seat in range(state.seats)]

    def ranking(self, state: Notes) -> list[int]:
        scores = self.scores(state)
        return [1 + sum(other > score for other in scores) for score in scores]


class Note(Step[Notes]):
    """Notes that it ran, and for whom."""

    def run(self, state: Notes, seat: int) -> None:
        state.notes.append((self.name, seat))


class Ask(Decision[Notes]):
    """Asks for one of fixed moves; then come the steps given."""

    def __init__(self, name: str, moves: list[int], *follow: Step[Any], automatic: bool = True) -> None:
        super().__init__(name, automatic)
        self.options = moves
        self.follow = follow

    def moves(self, state: Notes, seat: int) -> list[int]:
        return self.options

    def play(self, state: Notes, seat: int, move: int) -> None:
        state.notes.append((self.name, seat, move))
        for step in reversed(self.follow):
            state.then(step, seat)


def begin(*steps: Step[Any], **options: Any) -> Notes:
    """A game of notes up to its first decision."""
    state = NotesGame(*steps).new(seed=1, **options)
    assert isinstance(state, Notes)
    return state
