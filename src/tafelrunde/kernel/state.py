"""A position, and how play carries on from it.

A state holds an agenda: a stack of steps still to be done, the next on top. So rule code reads top to bottom as the
rulebook does, and a position is copied with its future.
"""

import hashlib
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec
from mypy_extensions import i64, mypyc_attr

from tafelrunde.kernel.agenda import Agenda
from tafelrunde.kernel.errors import IllegalMove, LuckError, UnknownSeat
from tafelrunde.kernel.event import EVERYBODY, Event, Listening
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.steps import (
    SEAT_BITS,
    SEAT_MASK,
    TABLE,
    AllAtOnce,
    Decision,
    Station,
    Step,
)

if TYPE_CHECKING:
    from tafelrunde.kernel.game import Game
    from tafelrunde.kernel.prompt import Offers
    from tafelrunde.kernel.view import View

_CANONICAL: Final = msgspec.json.Encoder(order="sorted")
"""One text for equal data: keys in order, no spaces."""

RACE: Final = 25
"""The moves a seat makes on average before the table's clock runs out, where no real clock measures a race."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Agenda):
    """A complete position, hidden things included: mutable, cheap to copy.

    `print(state)` shows it, `state.offers()` lists what can be chosen, `state.play(seat, move)` plays on.

    A game derives its own state with its fields and implements `fields` and, where it is not that of the seats,
    `turn_order`; everything else is here or is asked of its `game`. There are at most seven seats (`SEAT_BITS`).
    """

    def __init__(self, game: "Game[Any]", options: dict[str, Any], seats: int, luck: Luck) -> None:
        super().__init__()
        self.game = game
        self.stations: list[Station] = game.course.stations
        self.options = options
        self.seats = seats
        self.luck = luck
        self.ply: i64 = 0
        self.news: list[Event] | None = None
        # Are decisions asked that leave no choice? See `Game.new`.
        self.asks_forced: bool = False
        # The seat that is asked alone and its legal moves, as `proceed` or `legal` found them; no list if several are
        # asked, or if nobody has wanted to see one yet.
        self._asked: list[int] | None = None
        self._asked_seat: i64 = TABLE

    # --- play -------------------------------------------------------------------------------------------------

    def to_act(self) -> list[int]:
        """The seats that owe a decision now; empty exactly when the game is over."""
        if self._asked is not None:
            return [self._asked_seat]
        if self.depth == 0:
            return []
        frame = self.entry()
        together = self.stations[frame >> SEAT_BITS].together
        return [(frame & SEAT_MASK) - 1] if together is None else together.owing(self)

    def actor(self) -> int:
        """The first of the seats that owe a decision; not to be asked when the game is over."""
        return self._asked_seat if self._asked is not None else self.to_act()[0]

    def together(self) -> bool:
        """Do several seats decide at the same time (also if only one of them still has to)?"""
        return self._asked is None and self.depth > 0 and self._station().together is not None

    def racer(self, chance: Luck) -> int:
        """Like `actor`; where seats race against the table's clock, chance decides who moves, or that it runs out."""
        if self._asked is not None:
            return self._asked_seat
        together = self._station().together
        if together is None:
            return (self.entry() & SEAT_MASK) - 1
        seats = together.owing(self)
        players = len(seats) - 1
        if players == 0 or TABLE not in seats:
            return seats[0]
        if chance.below(RACE * players) == 0:
            return TABLE
        return chance.pick([seat for seat in seats if seat != TABLE])

    def moves(self, seat: int) -> list[int]:
        """Every legal move of that seat; empty exactly for seats that owe no decision."""
        return list(self.legal(seat))

    def legal(self, seat: int) -> list[int]:
        """Like `moves`, but the list may be the state's own: read it, never change it."""
        if self._asked is not None:
            return self._asked if seat == self._asked_seat else []
        if self.depth == 0:
            return []
        frame = self.entry()
        station = self.stations[frame >> SEAT_BITS]
        decision = station.decision
        assert decision is not None
        if station.together is not None:
            return decision.moves(self, seat) if seat in station.together.owing(self) else []
        if seat != (frame & SEAT_MASK) - 1:
            return []
        self._asked = decision.moves(self, seat)
        self._asked_seat = seat
        return self._asked

    def play(self, seat: int, move: int) -> None:
        """Plays a legal move and carries on to the next decision; `IllegalMove` for any other, and nothing changes."""
        if move not in self.legal(seat):
            raise IllegalMove(self.refusal(seat, move))
        if self.luck.dry:
            self._play_with_the_luck_there_is(seat, move)
        else:
            self.play_listed(seat, move)

    def _play_with_the_luck_there_is(self, seat: int, move: int) -> None:
        """Where luck is read from a script that may end, the position is kept until it has been enough."""
        before = self.copy()
        script_at = self.luck.script_at
        told = None if self.news is None else len(self.news)
        drawn = None if self.luck.outcomes is None else len(self.luck.outcomes)
        try:
            self.play_listed(seat, move)
        except LuckError:
            before.copy_play_to(self)
            self.restore(before.position())
            self.luck.script_at = script_at
            if self.news is not None:
                del self.news[told:]
            if self.luck.outcomes is not None:
                del self.luck.outcomes[drawn:]
            raise

    def play_listed(self, seat: int, move: int) -> None:
        """Like `play`, for a move just taken from `legal`: nothing is checked again."""
        station = self._station()
        decision = station.decision
        assert decision is not None
        if station.together is None:
            self.depth -= 1
        self._asked = None
        self.ply += 1
        decision.play(self, seat, move)
        self.proceed()

    def play_no_further(self, seat: int, move: int) -> None:
        """Like `play_listed`, but nothing runs that follows: a position in the middle, to be looked at, not played on.

        What the move itself does can be seen so before luck is drawn for what comes after it.
        """
        station = self._station()
        decision = station.decision
        assert decision is not None
        if station.together is None:
            self.depth -= 1
        self._asked = None
        decision.play(self, seat, move)

    def stop(self) -> None:
        """All players agree to stop: the game is over and scored as its rules say; `IllegalMove` if they know no such.

        It is no move of anybody, but counts as one.
        """
        if not self.game.stop_rule or self.over():
            raise IllegalMove(f"{self.game.id}: players cannot agree to stop now")
        self._asked = None
        self.ply += 1
        self.depth = 0
        self.game.stop(self)

    def proceed(self) -> None:
        """Runs the agenda up to the next decision that leaves a choice, or to the end of the game."""
        stations = self.stations
        while self.depth > 0:
            frame = self.frames[self.depth - 1]
            station = stations[frame >> SEAT_BITS]
            seat: i64 = (frame & SEAT_MASK) - 1
            decision = station.decision
            together = station.together
            if decision is None:
                self.depth -= 1
                station.step.run(self, seat)
            elif together is not None:
                if not self._play_forced(together):
                    if together.owing(self):
                        return
                    self.depth -= 1
                    together.finish(self)
            else:
                if decision.surely_open(self, seat):
                    return
                options = decision.moves(self, seat)
                if len(options) > 1 or (options and (self.asks_forced or not decision.automatic)):
                    self._asked = options
                    self._asked_seat = seat
                    return
                self.depth -= 1
                if options:
                    decision.play(self, seat, options[0])

    def _play_forced(self, decision: AllAtOnce[Any]) -> bool:
        """Plays for one seat that has no choice; what follows from it comes before anything else is asked."""
        if self.asks_forced or not decision.automatic:
            return False
        for seat in decision.owing(self):
            options = decision.moves(self, seat)
            if len(options) == 1:
                decision.play(self, seat, options[0])
                return True
        return False

    def ask_anew(self) -> None:
        """Forgets the moves that were found: a redeal may have changed what the seat to act can do."""
        self._asked = None

    @property
    def steps(self) -> list[Step[Any]]:
        """The steps of the course that is played, by number."""
        return [station.step for station in self.stations]

    def _station(self) -> Station:
        """The place in the course of what is on top of the agenda."""
        return self.stations[self.entry() >> SEAT_BITS]

    def refusal(self, seat: int, move: int) -> str:
        """Why that move is not possible, for whoever tried it."""
        if self.depth == 0:
            return "the game is over"
        if not self.legal(seat):
            return f"seat {seat} has nothing to decide now; it is the turn of {self.to_act()}"
        return f"move {move} is not possible for seat {seat} now ({self.question()})"

    def decision(self) -> Decision[Any]:
        """The open decision; not to be asked when the game is over."""
        decision = self._station().decision
        assert decision is not None, "what comes next is no decision"
        return decision

    def is_open(self, decision: Decision[Any]) -> bool:
        """Is this (or what a variant puts in its place) the open decision?"""
        return self.depth > 0 and self.frames[self.depth - 1] >> SEAT_BITS == decision.number

    def question(self) -> str:
        """The name of the open decision; empty when the game is over."""
        return self._station().step.name if self.depth > 0 else ""

    def over(self) -> bool:
        """Is the game finished?"""
        return self.depth == 0

    # --- in words, at a prompt ----------------------------------------------------------------------------------

    def meant(self, seat: int | None = None) -> int:
        """The seat that is meant: the given one, or the only one that owes a decision; else it has to be said."""
        if seat is not None:
            return seat
        seats = self.to_act()
        if not seats:
            raise IllegalMove("the game is over")
        if len(seats) > 1:
            raise UnknownSeat(f"the seats {', '.join(map(str, seats))} decide at the same time: say which one is meant")
        return seats[0]

    def spell(self, move: int, seat: int | None = None) -> str:
        """The notation of a legal move, as `parse` reads it and records write it; `IllegalMove` for any other.

        The seat has to be given only where several decide at the same time.
        """
        return self.game.spell(self, self.meant(seat), move)

    def parse(self, text: str, seat: int | None = None) -> int:
        """The legal move that a notation means; `IllegalMove` lists what would be possible."""
        return self.game.parse(self, self.meant(seat), text)

    def offers(self, seat: int | None = None, language: str = "en", names: list[str] | None = None) -> "Offers":
        """Every legal move of the seat with its notation, its path over things on the table and a sentence in words.

        It is a list of `Offer`; printed, it reads as a table.
        """
        from tafelrunde.kernel import prompt

        return prompt.offers(self, self.meant(seat), language, names)

    def act(self, text: str, seat: int | None = None) -> list[int]:
        """Plays several decisions of one seat in a row, all or none: `state.act("invade nusus with palmain, done")`.

        The text holds notations one after the other, as one sentence or with `;` or `,` between them. A card or a place
        may be called by its bare name where that is unambiguous. A number that a text leaves out (a colour of a bid) is
        0. If a part is not possible, `IllegalMove` says which and what would have been, and nothing has changed.
        The moves that were played are returned.
        """
        from tafelrunde.kernel import acting

        return acting.act(self, self.meant(seat), text)

    def why_not(self, thing: str, seat: int | None = None, language: str = "en") -> str:
        """Why a thing on the table (`"building:church"`) begins no legal move of the seat; empty if it does."""
        from tafelrunde.kernel import prompt

        return prompt.why_not(self, self.meant(seat), thing, language)

    def sketch(self, seat: int | None = None, language: str = "en", names: list[str] | None = None) -> str:
        """The position as text, as a seat sees it; without a seat, as a spectator does. `print(state)` shows that."""
        from tafelrunde.kernel import prompt

        return prompt.sketch(self, seat, language, names)

    def tell_in_words(self, event: Event, language: str = "en", names: list[str] | None = None) -> str:
        """An event as a sentence."""
        from tafelrunde.kernel import prompt

        return prompt.tell(self, event, language, names)

    def listening(self) -> Listening:
        """Collects what happens: `with state.listening() as events:`, a list of `Event` that grows with every move.

        It tells everything; `event.visible_to(seat)` says who may learn of it.
        """
        return Listening(self)

    def __str__(self) -> str:
        return self.sketch()

    def __repr__(self) -> str:
        from tafelrunde.kernel import prompt

        return prompt.brief(self)

    # --- for rule code ----------------------------------------------------------------------------------------

    def tell(self, kind: str, args: dict[str, object], audience: int = EVERYBODY, reveals: bool = False) -> None:
        """Notes an event; rule code asks `if state.news is not None` first, so that silent play costs nothing."""
        if self.news is not None:
            self.news.append(Event(kind, args, audience, reveals))

    def turn_order(self) -> list[int]:
        """The seats in the order in which they act."""
        return list(range(self.seats))

    # --- what a game answers ----------------------------------------------------------------------------------

    def view(self, seat: int | None) -> "View":
        """Plain data: all that this seat (or, with None, a spectator) may know, and nothing else."""
        self.check_seat(seat)
        return cast("View", self.game.view(self, seat))

    def seen_ply(self, seat: int | None) -> int:
        """How many moves this seat (None: a spectator) may know of: a step that another makes in secret is none yet."""
        self.check_seat(seat)
        return self.game.seen_ply(self, seat)

    def check_seat(self, seat: int | None) -> None:
        """There is no seat -1 whose hand could be looked at: Python would show the last one's."""
        if seat is not None and not 0 <= seat < self.seats:
            raise UnknownSeat(f"there is no seat {seat}: the seats of this game are 0 to {self.seats - 1}")

    def redeal(self, seat: int, rng: Luck) -> None:
        """Replaces all that `seat` cannot know by a sample of `rng` that agrees with all it knows, coming luck too."""
        self.check_seat(seat)
        self.game.redeal(self, seat, rng)

    def scores(self) -> list[int]:
        """The points of each seat."""
        return self.game.scores(self)

    def ranking(self) -> list[int]:
        """The place of each seat, 1 for the first; equal places possible."""
        return self.game.ranking(self)

    def winners(self) -> list[int]:
        """Who has won, several if they share the victory; empty while the game goes on."""
        if not self.over():
            return []
        return [seat for seat, place in enumerate(self.ranking()) if place == 1]

    # --- copy, compare, keep ----------------------------------------------------------------------------------

    def copy(self) -> "State":
        """An independent position with the same future luck. A game that is searched has a faster one of its own."""
        position = self.position()
        other: State = self.game.empty(self.options, self.luck.copy())
        self.copy_play_to(other)
        other.restore(position)
        return other

    def copy_play_to(self, other: "State") -> None:
        """The kernel's part of `copy`: agenda and ply."""
        self.copy_agenda_to(other)
        other.ply = self.ply
        other.stations = self.stations
        other._asked = self._asked
        other._asked_seat = self._asked_seat
        other.asks_forced = self.asks_forced

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "State":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as `dump` with the name of the game and the hash of its components."""
        from tafelrunde.kernel import loading

        return loading.unpickle, (loading.name_of(self.game), self.game.component_hash, self.dump())

    def dump(self) -> dict[str, Any]:
        """Plain data from which `Game.load` makes an equal state with the same luck to come."""
        plain: dict[str, Any] = {
            "game": self.game.id,
            "options": self.game.written_options(self.options),
            "ply": self.ply,
            "agenda": self._agenda_in_words(),
            "luck": self.luck.dump(),
            "position": self.position(),
        }
        if self.asks_forced:
            plain["forced"] = "ask"
        return plain

    def _agenda_in_words(self) -> list[list[Any]]:
        stations = self.stations
        return [[stations[frame >> SEAT_BITS].step.name, (frame & SEAT_MASK) - 1] for frame in self.agenda]

    def fingerprint(self) -> str:
        """A stable hash of all that matters for play; coming luck is not part of it."""
        matter = [self.game.id, self.game.written_options(self.options), self._agenda_in_words(), self.position()]
        return hashlib.blake2b(_CANONICAL.encode(matter), digest_size=8).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return (
            self.game is other.game
            and self.options == other.options
            and self.agenda == other.agenda
            and self.position() == other.position()
        )

    def __hash__(self) -> int:
        raise TypeError("a position is mutable; use its fingerprint() as a key")
