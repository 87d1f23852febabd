"""A game in progress, as seed and journal make it."""

from dataclasses import dataclass
from typing import Any

from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Record, Recorder
from tafelrunde.kernel.state import TABLE, State
from tafelrunde.table.errors import Refused
from tafelrunde.table.journal import Entry, kept_moves


@dataclass(frozen=True)
class Told:
    """An event and how many moves the game held when it happened."""

    ply: int
    event: Event


@dataclass(frozen=True)
class Played:
    """A move of the game as it stands. `final` if it drew luck, revealed something or was made in a race against the
    table's clock: it is never taken back.
    """

    entry: Entry
    final: bool

    @property
    def seat(self) -> int:
        """Who made it."""
        return self.entry.seat


def is_final(recorder: Recorder, racing: bool, events: list[Event]) -> bool:
    """Was the move just recorded made in a race against the table's clock, did it draw luck or reveal something?"""
    return racing or bool(recorder.lines[-1].luck) or any(event.reveals for event in events)


class Play:
    """The game after everything in the journal. Never changed: `after` gives the next one, so that a line can be
    tried first, then be written down, and only then be shown.
    """

    def __init__(self, game: Game, options: dict[str, Any], names: list[str], seed: str) -> None:
        self.seed = seed
        self.recorder = Recorder(game, Luck.seeded(seed), names, **options)
        self.journal: list[Entry] = []
        self.moves: list[Played] = []
        self.told = [Told(0, event) for event in self.recorder.events]
        # The ply at which each seat that owes a decision was asked.
        self.asked = dict.fromkeys(self.state.to_act(), 0)

    @classmethod
    def of(cls, game: Game, options: dict[str, Any], names: list[str], seed: str, journal: list[Entry]) -> "Play":
        """The game that a journal led to. A take-back asks everybody anew, so `asked` counts from the last one."""
        play = cls(game, options, names, seed)
        kept = kept_moves(journal)
        last_back = max((entry.ply for entry in journal if entry.move is None), default=-1)
        before = [entry for entry in kept if entry.ply < last_back]
        for entry in before:
            play._play(entry)
        play.journal = journal[: last_back + 1]
        play.asked = dict.fromkeys(play.state.to_act(), play.ply)
        for entry in kept[len(before) :]:
            play._play(entry)
        return play

    @property
    def state(self) -> State:
        """The position. Read it, copy it, but do not play on it."""
        return self.recorder.state

    @property
    def ply(self) -> int:
        """The number of the next line of the journal."""
        return len(self.journal)

    def record(self) -> Record:
        """The record of the game as it stands."""
        return self.recorder.record()

    # --- moves --------------------------------------------------------------------------------------------------

    def entry(self, seat: int, answers: int, move: int, at: float) -> Entry | None:
        """The line to write for a move, or None if the very same has been written already; `Refused` if it is wrong."""
        if self.has_counted(seat, answers, move):
            return None
        if self.state.over():
            raise Refused("wrong_status", "the game is over")
        if seat not in self.asked:
            raise Refused("not_your_turn", f"seat {seat} has nothing to decide now")
        if not self._asked_since(seat) <= answers <= self.ply:
            raise Refused("stale", f"this answers ply {answers}, but seat {seat} was asked at ply {self.asked[seat]}")
        if move not in self.state.legal(seat):
            raise Refused("illegal_move", f"move {move} is not among the options of seat {seat}")
        return Entry(self.ply, seat, self.asked[seat], move, None, at)

    def _asked_since(self, seat: int) -> int:
        """In a race against the table's clock no answer is too old: it counts if it is possible on arrival."""
        return 0 if TABLE in self.asked else self.asked[seat]

    def has_counted(self, seat: int, answers: int, move: int) -> bool:
        """Has the seat answered that ply by that move before, and not taken it back since?"""
        for entry in reversed(self.journal[max(answers, 0) :]):
            if entry.move is None:
                return False
            if entry.seat == seat and entry.answers <= answers:
                return entry.move == move
        return False

    def after(self, entry: Entry) -> "Play":
        """The game with one more line in the journal. This one stays as it is."""
        if entry.move is None:
            recorder = self.recorder
            options = recorder.game.plain_options(recorder.state.options)
            return Play.of(recorder.game, options, recorder.seats, self.seed, [*self.journal, entry])
        following = Play.__new__(Play)
        following.seed = self.seed
        following.recorder = self.recorder.copy()
        following.journal = list(self.journal)
        following.moves = list(self.moves)
        following.told = list(self.told)
        following.asked = dict(self.asked)
        following._play(entry)
        return following

    def _play(self, entry: Entry) -> None:
        assert entry.move is not None
        question = self.state.question()
        racing = TABLE in self.asked
        events = self.recorder.play(entry.seat, entry.move)
        self.moves.append(Played(entry, is_final(self.recorder, racing, events)))
        self.journal.append(entry)
        self.told += [Told(len(self.moves), event) for event in events]
        self._ask_anew(entry.seat, question)

    def _ask_anew(self, mover: int, question: str) -> None:
        """Who decides at the same time as others stays asked while they do; everybody else is asked now."""
        same = self.state.question() == question and mover != TABLE
        before = {seat: ply for seat, ply in self.asked.items() if same and seat != mover}
        self.asked = {seat: before.get(seat, self.ply) for seat in self.state.to_act()}


def take_back(play: Play, seat: int, back_to: int, at: float) -> Entry:
    """The line that takes back all moves from number `back_to` on."""
    return Entry(play.ply, seat, play.ply, None, back_to, at)
