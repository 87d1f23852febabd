"""A game in progress, as seed and journal make it."""

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from operator import add, gt, ne
from typing import Any

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Line, Record, Recorder
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE
from tafelrunde.table.drawn import drawn_on, luck_of_the_setup, play_as_written
from tafelrunde.table.errors import BrokenJournal, Refused
from tafelrunde.table.journal import Entry
from tafelrunde.table.kept import Pages, Rows
from tafelrunde.table.past import LINE as JOURNAL_FORM
from tafelrunde.table.past import NONE, Journal, Moves, News, line_as_bytes, line_of, told_as_bytes
from tafelrunde.table.undo import is_final

# Places in a row of moves (see `Moves`).
LINE, FINAL, OCCASION, SEEN = range(4)


@cache
def _forms(eyes: int) -> tuple[struct.Struct, struct.Struct]:
    """The rows of moves, and of the lines that each knows of, for so many seats and a spectator."""
    return struct.Struct(f"<{SEEN + eyes}i"), struct.Struct(f"<{eyes}i")


def _rows(form: struct.Struct, data: list[Any]) -> Rows:
    full, last = data
    return Rows(form, tuple(full), last)


def _pages(data: list[Any]) -> Pages:
    full, last = data
    return Pages(tuple(full), tuple(last))


@dataclass(frozen=True)
class Settled:
    """The game as it was after its last final move: nothing before can be taken back."""

    recorder: Recorder
    moves: int
    told: int
    last: dict[int, int]
    occasion: int


@mypyc_attr(native_class=False)  # mypyc makes no copies that pass the constructor by
class Play:
    """The game after everything in the journal. Never changed: `after` gives the next one, so that a line can be
    tried first, then be written down, and only then be shown.

    Each seat counts the lines for itself: only the lines of the journal that it may know of. Steps of a decision that
    another makes in secret have no number until they are complete, so numbers tell nothing that the view does not.

    The first `given` lines were played elsewhere: they are as they are, and nobody takes them back.

    Of the past only compact rows and pages are held; `moves` and `told` read them.
    """

    def __init__(
        self,
        game: Game,
        options: dict[str, Any],
        names: list[str],
        seed: str,
        setup: list[int] | None = None,
        given: int = 0,
    ) -> None:
        self.seed = seed
        self.given = given
        self.recorder = Recorder(game, luck_of_the_setup(seed, setup), names, **options)
        if setup is not None:
            self.state.luck = drawn_on(Luck.seeded(seed), self.state.luck, setup)
        moves, known = _forms(self.state.seats + 1)
        self.journal = Journal()
        self._moves = Rows(moves)
        self._told = Pages().plus([told_as_bytes(0, event) for event in self.recorder.events])
        self._lines = Pages()
        # What the last move drew.
        self._drawn: list[int] = []
        self._keep_line()
        # The number of each seat's last move, and of the last final one.
        self.last: dict[int, int] = {}
        self.final = -1
        # How many lines each seat (the last: a spectator) knew of, by the length of the journal.
        self._known = Rows(known).plus(*[0] * (self.state.seats + 1))
        # Does each of them know of the last line?
        self._noticed = (False,) * (self.state.seats + 1)
        # The line at which each seat that owes a decision was asked, as it counts them.
        self.asked = dict.fromkeys(self.state.to_act(), 0)
        # The line since which, as far as the others know, the seat thinks about its decision.
        self.since = dict(self.asked)
        # How many moves the game held when those who now decide at the same time were asked.
        self.occasion = 0
        # The last final move, if that is not this one.
        self.settled: Settled | None = None

    @classmethod
    def of(
        cls,
        game: Game,
        options: dict[str, Any],
        names: list[str],
        seed: str,
        journal: Sequence[Entry],
        setup: list[int] | None = None,
        every_line: bool = False,
        given: int = 0,
    ) -> "Play":
        """The game that a journal led to; `BrokenJournal` names the first line that does not lead where it once did.

        To go on, one comparison at the end is enough as long as all is well.
        """
        try:
            begun = cls(game, options, names, seed, setup, given)
        except Exception as error:
            raise BrokenJournal(0, f"the game cannot be set up: {error}") from error
        try:
            return begun.with_all(journal, every_line)
        except BrokenJournal:
            begun.with_all(journal, every_line=True)  # what fails late may be wrong since long
            raise

    def with_all(self, journal: Sequence[Entry], every_line: bool = False) -> "Play":
        """The game with these lines more; `BrokenJournal` if the last (or any) does not lead where it once did."""
        play, last = self, len(journal) - 1
        for number, entry in enumerate(journal):
            try:
                play = play.after(entry)
            except BrokenJournal:
                raise
            except Exception as error:  # whatever the rules say to a move that they never allowed
                raise BrokenJournal(play.line, f"{type(error).__name__}: {error}") from error
            if (every_line or number == last) and entry.fingerprint not in (None, play.state.fingerprint()):
                raise BrokenJournal(entry.line, "it leads to another position than it did when it was written")
        return play

    def dump(self) -> dict[str, Any]:
        """Plain data from which `load` makes the same game; only after a final move."""
        assert self.settled is None
        return {
            "state": self.state.dump(),
            "journal": (self.journal.rows.full, self.journal.rows.last),
            "moves": (self._moves.full, self._moves.last),
            "known": (self._known.full, self._known.last),
            "told": (self._told.full, self._told.last),
            "lines": (self._lines.full, self._lines.last),
            "last": self.last,
            "final": self.final,
            "asked": self.asked,
            "since": self.since,
            "occasion": self.occasion,
        }

    @classmethod
    def load(cls, game: Game, names: list[str], seed: str, data: dict[str, Any]) -> "Play":
        """The game that `dump` described."""
        play = cls.__new__(cls)
        play.seed = seed
        play.given = 0  # whatever was, lies behind a final move
        play.recorder = Recorder.at(game, names, game.load(data["state"]))
        moves, known = _forms(play.state.seats + 1)
        play.journal = Journal(_rows(JOURNAL_FORM, data["journal"]))
        play._moves = _rows(moves, data["moves"])
        play._known = _rows(known, data["known"])
        play._noticed = tuple(map(gt, play._known[-1], play._known[-2]))
        play._told = _pages(data["told"])
        play._lines = _pages(data["lines"])
        play.last = data["last"]
        play.final = data["final"]
        play.asked = data["asked"]
        play.since = data["since"]
        play.occasion = data["occasion"]
        play.settled = None
        play._drawn = play.last_line().luck
        return play

    @property
    def state(self) -> State:
        """The position. Read it, copy it, but do not play on it."""
        return self.recorder.state

    @property
    def moves(self) -> Moves:
        """The moves of the game as it stands."""
        return Moves(self._moves, self.journal)

    @property
    def told(self) -> News:
        """Everything that happened, and when."""
        return News(self._told)

    @property
    def line(self) -> int:
        """The number of the next line of the journal."""
        return len(self.journal)

    def line_of(self, seat: int | None, line: int | None = None) -> int:
        """How many lines of the journal, up to that one, the seat (None: a spectator) knows of; the table knows all."""
        if seat == TABLE:
            return self.line if line is None else line
        return self._known[-1 if line is None else line][-1 if seat is None else seat]

    def seen_of(self, seat: int | None, moves: int) -> int:
        """How many of the first moves of the game the seat (None: a spectator) may know of."""
        return self._moves[moves - 1][-1 if seat is None else SEEN + seat] if moves else 0

    def noticed(self, seat: int | None) -> bool:
        """Does the seat (None: a spectator) know of the last line?"""
        return self._noticed[-1 if seat is None else seat]

    def secret(self) -> bool:
        """Does nobody but who made it know of the last line?"""
        mover = self.journal.seat(-1)
        return not any(noticed for seat, noticed in enumerate(self._noticed) if seat != mover)

    def last_line(self) -> Line:
        """The last line of the record: what the last move drew and revealed."""
        return line_of(next(self._lines.since(len(self._lines) - 1)))

    def record(self) -> Record:
        """The record of the game as it stands."""
        record = self.recorder.record()
        record.lines = [line_of(item) for item in self._lines.since(0)]
        return record

    # --- moves --------------------------------------------------------------------------------------------------

    def entry(self, seat: int, answers: int, move: int, at: float) -> Entry | None:
        """The line to write for a move, or None if the very same has been written already; `Refused` if it is wrong."""
        if self.has_counted(seat, answers, move):
            return None
        if self.state.over():
            raise Refused("wrong_status", "the game is over")
        if seat not in self.asked:
            raise Refused("not_your_turn", f"seat {seat} has nothing to decide now")
        if not self._asked_since(seat) <= answers <= self.line_of(seat):
            raise Refused("stale", f"this answers line {answers}, but seat {seat} was asked at line {self.asked[seat]}")
        if move not in self.state.legal(seat):
            raise Refused("illegal_move", f"move {move} is not among the options of seat {seat}")
        return Entry(self.line, seat, self.asked[seat], move, None, at)

    def _asked_since(self, seat: int) -> int:
        """In a race against the table's clock no answer is too old: it counts if it is possible on arrival."""
        return 0 if TABLE in self.asked else self.asked[seat]

    def has_counted(self, seat: int, answers: int, move: int) -> bool:
        """Has the seat answered that line by that move before, and not taken it back since?"""
        for number in range(self.last.get(seat, -1), -1, -1):
            line = self._moves[number][LINE]
            mover, answered, played = self.journal.answer(line)
            if mover == seat:
                if answers > self.line_of(seat, line):
                    return False
                if answers >= answered:
                    return played == move
        return False

    def after(self, entry: Entry) -> "Play":
        """The game with one more line in the journal. This one stays as it is."""
        if entry.line != self.line:
            raise BrokenJournal(self.line, f"it has the number {entry.line}")
        if entry.stops:
            following = self._copy()
            following._stop(entry)
        elif entry.move is None:
            following = self._without(entry)
        else:
            following = self._copy()
            following._carry_out(entry)
        following.journal = self.journal.plus(entry)
        following._count(self, entry.seat)
        following._ask(self, entry.seat)
        return following

    def sealed(self) -> Entry:
        """The last line as it is to be written: with the luck that it drew and the fingerprint of where it led."""
        last = self.journal.last()
        luck = () if last.move is None else tuple(self._drawn)
        return Entry(
            last.line, last.seat, last.answers, last.move, last.back_to, last.at, luck, self.state.fingerprint()
        )

    def last_move_of(self, seat: int) -> int | None:
        """The number of the seat's last move, counted from 0."""
        return self.last.get(seat)

    def last_final(self) -> int:
        """The number of the last final move; -1 if there is none."""
        return self.final

    def acted_since(self, seat: int, number: int) -> bool:
        """Has somebody else acted since that move of the seat, as far as it knows? Who decides at the same time as
        others does not act after them.
        """
        before = self._moves[number]
        occasion = before[OCCASION]
        for each in range(number + 1, len(self._moves)):
            later = self._moves[each]
            known = later[SEEN + seat] > before[SEEN + seat]
            if known and (occasion == NONE or later[OCCASION] != occasion) and self.journal.seat(later[LINE]) != seat:
                return True
            before = later
        return False

    def _settled(self) -> Settled:
        return self.settled or Settled(self.recorder, len(self._moves), len(self._told), self.last, self.occasion)

    def _copy(self) -> "Play":
        """The same game, to be carried on."""
        other = Play.__new__(Play)
        other.seed = self.seed
        other.given = self.given
        other.recorder = self.recorder.copy()
        other._moves = self._moves
        other._told = self._told
        other._lines = self._lines
        other._drawn = self._drawn
        other.last = self.last
        other.final = self.final
        other.occasion = self.occasion
        other.settled = self._settled()
        return other

    def _without(self, entry: Entry) -> "Play":
        """The game without a move and what came after it. What others chose at the same time stays."""
        assert entry.back_to is not None
        removed, *later = self.moves[entry.back_to :]
        chosen_with_it = [
            each
            for each in later
            if removed.occasion is not None and each.occasion == removed.occasion and each.seat != entry.seat
        ]
        settled = self._settled()
        kept = self.moves[settled.moves : entry.back_to]
        play = self._copy()
        play.recorder = settled.recorder.copy()
        play._moves = self._moves.first(settled.moves)
        play._told = self._told.first(settled.told)
        play._lines = self._lines.first(settled.moves + 1)
        play.last = settled.last
        play.occasion = settled.occasion
        for each in [*kept, *chosen_with_it]:
            play._carry_out(each.entry)
        return play

    def _carry_out(self, entry: Entry) -> None:
        """Plays a move of the journal and keeps what happened."""
        assert entry.move is not None
        state = self.state
        before = (state.question(), state.together())
        racing = TABLE in state.to_act()
        events = play_as_written(self.recorder, entry, entry.move)
        final = racing or is_final(self.recorder.lines[-1].luck, events) or entry.line < self.given
        self._keep_line()
        self._moves = self._moves.plus(entry.line, final, self.occasion if before[1] else NONE, *_seen(state))
        count = len(self._moves)
        self.last = {**self.last, entry.seat: count - 1}
        self._told = self._told.plus([told_as_bytes(count, event) for event in events])
        if (state.question(), state.together()) != before or entry.seat == TABLE:
            self.occasion = count
        if final:
            self.final = count - 1
            self.settled = None

    def _stop(self, entry: Entry) -> None:
        """All have agreed to stop: the game is over, and that is never taken back."""
        events = self.recorder.stop()
        self._keep_line()
        self._moves = self._moves.plus(entry.line, True, NONE, *_seen(self.state))
        count = len(self._moves)
        self._told = self._told.plus([told_as_bytes(count, event) for event in events])
        self.occasion = count
        self.final = count - 1
        self.settled = None

    def _keep_line(self) -> None:
        """Takes what the recorder has just written."""
        self._lines = self._lines.plus([line_as_bytes(line) for line in self.recorder.lines])
        self._drawn = self.recorder.lines[-1].luck
        self.recorder.lines.clear()
        self.recorder.events = []

    def _count(self, before: "Play", mover: int) -> None:
        """The last line counts for whoever wrote it, and for everybody who may know of more or fewer moves by it."""
        noticed = list(map(ne, _seen(self.state), _seen(before.state)))
        if mover != TABLE:
            noticed[mover] = True
        self._known = before._known.plus(*map(add, before._known[-1], noticed))
        self._noticed = tuple(noticed)

    def _ask(self, before: "Play", mover: int) -> None:
        """Who decides at the same time as others stays asked while they do; everybody else is asked now."""
        same = self.occasion == before.occasion and self.state.together() and before.state.together()
        waiting = {seat for seat in before.asked if same and seat != mover}
        unnoticed = waiting | {seat for seat in before.asked if seat == mover and self.secret()}
        line, owing = self.line, self.state.to_act()
        self.asked = {seat: before.asked[seat] if seat in waiting else self.line_of(seat) for seat in owing}
        self.since = {seat: before.since[seat] if seat in unnoticed else line for seat in owing}


def _seen(state: State) -> list[int]:
    """How many moves each seat (the last: a spectator) may know of."""
    return [*map(state.seen_ply, range(state.seats)), state.seen_ply(None)]


def take_back(play: Play, seat: int, back_to: int, at: float) -> Entry:
    """The line that takes back all moves from number `back_to` on, but for what others chose at the same time."""
    return Entry(play.line, seat, play.line_of(seat), None, back_to, at)


def agreed_to_stop(play: Play, seat: int, at: float) -> Entry:
    """The line by which all have agreed to stop, as this seat proposed."""
    return Entry(play.line, seat, play.line_of(seat), None, None, at)
