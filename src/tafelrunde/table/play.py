"""A game in progress, as seed and journal make it."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from tafelrunde.kernel.errors import LuckError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Record, Recorder
from tafelrunde.kernel.state import TABLE, State
from tafelrunde.table.errors import BrokenJournal, Refused
from tafelrunde.table.journal import Entry


@dataclass(frozen=True)
class Told:
    """An event and how many moves the game held when it happened."""

    ply: int
    event: Event


@dataclass(frozen=True)
class Played:
    """A move of the game as it stands. `final` if it drew luck, revealed something or was made in a race against the
    table's clock: it is never taken back.

    `occasion` is how many moves the game held when all were asked at once, if the move answers that; otherwise None.
    `seen` is how many moves each seat (the last: a spectator) may know of with this one.
    """

    entry: Entry
    final: bool
    occasion: int | None
    seen: tuple[int, ...]

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

    Each seat counts the plies for itself: only the lines of the journal that it may know of. Steps of a decision that
    another makes in secret have no number until they are complete, so numbers tell nothing that the view does not.
    """

    def __init__(
        self, game: Game, options: dict[str, Any], names: list[str], seed: str, setup: list[int] | None = None
    ) -> None:
        self.seed = seed
        luck = Luck.seeded(seed) if setup is None else Luck.scripted(setup)
        self.recorder = Recorder(game, luck, names, **options)
        if setup is not None:
            self.state.luck = _drawn_on(Luck.seeded(seed), self.state.luck, setup)
        self.journal: list[Entry] = []
        self.moves: list[Played] = []
        self.told = [Told(0, event) for event in self.recorder.events]
        # How many lines each seat (the last: a spectator) knew of, by the length of the journal.
        self.known: list[tuple[int, ...]] = [(0,) * (self.state.seats + 1)]
        # The ply at which each seat that owes a decision was asked, as it counts them.
        self.asked = dict.fromkeys(self.state.to_act(), 0)
        # The line since which, as far as the others know, the seat thinks about its decision.
        self.since = dict(self.asked)
        # How many moves the game held when those who now decide at the same time were asked.
        self.occasion = 0
        # The game as it was after its last final move, if that is not this one: nothing before can be taken back.
        self.settled: Play | None = None

    @classmethod
    def of(
        cls,
        game: Game,
        options: dict[str, Any],
        names: list[str],
        seed: str,
        journal: list[Entry],
        setup: list[int] | None = None,
        every_line: bool = False,
    ) -> "Play":
        """The game that a journal led to; `BrokenJournal` names the first line that does not lead where it once did.

        To go on, one comparison at the end is enough as long as all is well.
        """
        begin = partial(cls, game, options, names, seed, setup)
        try:
            play = begin()
            for entry in journal:
                play = play.after(entry)
                if every_line or entry is journal[-1]:
                    _compare(play, entry)
        except Exception as trouble:  # whatever the rules say to a move that they never allowed
            raise _first_wrong_line(begin, journal) from trouble
        return play

    @property
    def state(self) -> State:
        """The position. Read it, copy it, but do not play on it."""
        return self.recorder.state

    @property
    def ply(self) -> int:
        """The number of the next line of the journal."""
        return len(self.journal)

    def ply_of(self, seat: int | None, line: int | None = None) -> int:
        """How many lines of the journal, up to that one, the seat (None: a spectator) knows of; the table knows all."""
        at = self.ply if line is None else line
        return at if seat == TABLE else self.known[at][-1 if seat is None else seat]

    def seen_of(self, seat: int | None, moves: int) -> int:
        """How many of the first moves of the game the seat (None: a spectator) may know of."""
        return self.moves[moves - 1].seen[-1 if seat is None else seat] if moves else 0

    def noticed(self, seat: int | None) -> bool:
        """Does the seat (None: a spectator) know of the last line?"""
        return self.ply > 0 and self.ply_of(seat) > self.ply_of(seat, self.ply - 1)

    def secret(self) -> bool:
        """Does nobody but who made it know of the last line?"""
        others = [seat for seat in (*range(self.state.seats), None) if seat != self.journal[-1].seat]
        return not any(self.noticed(seat) for seat in others)

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
        if not self._asked_since(seat) <= answers <= self.ply_of(seat):
            raise Refused("stale", f"this answers ply {answers}, but seat {seat} was asked at ply {self.asked[seat]}")
        if move not in self.state.legal(seat):
            raise Refused("illegal_move", f"move {move} is not among the options of seat {seat}")
        return Entry(self.ply, seat, self.asked[seat], move, None, at)

    def _asked_since(self, seat: int) -> int:
        """In a race against the table's clock no answer is too old: it counts if it is possible on arrival."""
        return 0 if TABLE in self.asked else self.asked[seat]

    def has_counted(self, seat: int, answers: int, move: int) -> bool:
        """Has the seat answered that ply by that move before, and not taken it back since?"""
        for played in reversed(self.moves):
            if played.seat == seat:
                if answers > self.ply_of(seat, played.entry.ply):
                    return False
                if answers >= played.entry.answers:
                    return played.entry.move == move
        return False

    def after(self, entry: Entry) -> "Play":
        """The game with one more line in the journal. This one stays as it is."""
        if entry.ply != self.ply:
            raise BrokenJournal(self.ply, f"it has the number {entry.ply}")
        if entry.move is None:
            following = self._without(entry)
        else:
            following = self._copy()
            following._carry_out(entry)
        following.journal = [*self.journal, entry]
        following._count(self, entry.seat)
        following._ask(self, entry.seat)
        return following

    def sealed(self) -> Entry:
        """The last line as it is to be written: with the luck that it drew and the fingerprint of where it led."""
        entry = self.journal[-1]
        luck = () if entry.move is None else tuple(self.recorder.lines[-1].luck)
        return replace(entry, luck=luck, fingerprint=self.state.fingerprint())

    def acted_since(self, seat: int, number: int) -> bool:
        """Has somebody else acted since that move of the seat, as far as it knows? Who decides at the same time as
        others does not act after them.
        """
        occasion = self.moves[number].occasion
        return any(
            later.seat != seat
            and (occasion is None or later.occasion != occasion)
            and self.seen_of(seat, each + 1) > self.seen_of(seat, each)
            for each, later in enumerate(self.moves[number + 1 :], number + 1)
        )

    def _copy(self) -> "Play":
        """The same game, to be carried on."""
        other = Play.__new__(Play)
        other.seed = self.seed
        other.recorder = self.recorder.copy()
        other.moves = list(self.moves)
        other.told = list(self.told)
        other.occasion = self.occasion
        other.settled = self.settled or self
        return other

    def _without(self, entry: Entry) -> "Play":
        """The game without a move and what came after it. What others chose at the same time stays."""
        assert entry.back_to is not None
        removed = self.moves[entry.back_to]
        chosen_with_it = [
            later
            for later in self.moves[entry.back_to + 1 :]
            if removed.occasion is not None and later.occasion == removed.occasion and later.seat != entry.seat
        ]
        settled = self.settled or self
        play = settled._copy()
        for kept in [*self.moves[len(settled.moves) : entry.back_to], *chosen_with_it]:
            play._carry_out(kept.entry)
        return play

    def _carry_out(self, entry: Entry) -> None:
        """Plays a move of the journal and keeps what happened."""
        assert entry.move is not None
        before = (self.state.question(), self.state.together())
        racing = TABLE in self.state.to_act()
        events = self._play_as_written(entry, entry.move)
        final = is_final(self.recorder, racing, events)
        seen = tuple(self.state.seen_ply(eyes) for eyes in (*range(self.state.seats), None))
        self.moves.append(Played(entry, final, self.occasion if before[1] else None, seen))
        self.told += [Told(len(self.moves), event) for event in events]
        if (self.state.question(), self.state.together()) != before or entry.seat == TABLE:
            self.occasion = len(self.moves)
        if final:
            self.settled = None

    def _play_as_written(self, entry: Entry, move: int) -> list[Event]:
        """With the luck that the line holds, if it does; the generator is left as if it had drawn the same."""
        if entry.luck is None:
            return self.recorder.play(entry.seat, move)
        own = self.state.luck
        written = list(entry.luck)
        self.state.luck = Luck.scripted(written)
        self.state.luck.outcomes = []
        events = self.recorder.play(entry.seat, move)
        self.state.luck = _drawn_on(own, self.state.luck, written)
        return events

    def _count(self, before: "Play", mover: int) -> None:
        """The last line counts for who wrote it, and for everybody who may know of more or fewer moves by it."""
        eyes = (*range(self.state.seats), None)
        row = before.known[-1]
        self.known = [
            *before.known,
            tuple(
                known + (each == mover or self.state.seen_ply(each) != before.state.seen_ply(each))
                for each, known in zip(eyes, row, strict=True)
            ),
        ]

    def _ask(self, before: "Play", mover: int) -> None:
        """Who decides at the same time as others stays asked while they do; everybody else is asked now."""
        same = self.occasion == before.occasion and self.state.together() and before.state.together()
        waiting = {seat for seat in before.asked if same and seat != mover}
        unnoticed = {seat for seat in before.asked if seat == mover and self.secret()}
        owing = self.state.to_act()
        self.asked = {seat: before.asked[seat] if seat in waiting else self.ply_of(seat) for seat in owing}
        self.since = {seat: before.since[seat] if seat in waiting | unnoticed else self.ply for seat in owing}


def take_back(play: Play, seat: int, back_to: int, at: float) -> Entry:
    """The line that takes back all moves from number `back_to` on, but for what others chose at the same time."""
    return Entry(play.ply, seat, play.ply_of(seat), None, back_to, at)


def _drawn_on(own: Luck, read: Luck, written: list[int]) -> Luck:
    """The generator after as many draws as were read back from what is written."""
    if read.script_at != len(written):
        raise LuckError("more luck is written than the game drew")
    for bound in written[::2]:
        own.below(bound)
    own.outcomes = []
    return own


def _compare(play: Play, entry: Entry) -> None:
    if entry.fingerprint is not None and entry.fingerprint != play.state.fingerprint():
        raise BrokenJournal(entry.ply, "it leads to another position than it did when it was written")


def _first_wrong_line(begin: Callable[[], Play], journal: list[Entry]) -> BrokenJournal:
    """Where a journal goes astray: what fails late may be wrong since long."""
    try:
        play = begin()
    except Exception as error:
        return BrokenJournal(0, f"the game cannot be set up: {error}")
    for ply, entry in enumerate(journal):
        try:
            play = play.after(entry)
            _compare(play, entry)
        except BrokenJournal as error:
            return error
        except Exception as error:
            return BrokenJournal(ply, f"{type(error).__name__}: {error}")
    return BrokenJournal(len(journal), "it replayed at the second attempt only")
