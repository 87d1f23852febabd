"""One game of a person against bots, without a terminal: whose turn it is, what was heard, what can be taken back."""

from dataclasses import dataclass

from tafelrunde.bots.advice import Advice, advise
from tafelrunde.bots.bot import Bot, Ears, Sight, ask
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder
from tafelrunde.kernel.state import State
from tafelrunde.kernel.steps import TABLE
from tafelrunde.table.stopping import unwilling
from tafelrunde.table.undo import is_final, undo_of

ADVICE_WORLDS = 48
ADVICE_SECONDS = 1.5
"""In how many worlds, and for how long at most, moves are weighed for a hint."""


@dataclass
class Barrier:
    """Why a decision cannot be taken back: an event revealed something, or another seat has acted since."""

    event: Event | None = None
    seat: int | None = None


@dataclass(frozen=True)
class Made:
    """A move and what happened by it; of the person's own also the position before, and how much was heard by then."""

    seat: int
    final: bool
    events: list[Event]
    before: State | None
    heard: int


class Session:
    """The person has `seat`, the bots have all others. All that the person learns goes through `heard`."""

    def __init__(self, recorder: Recorder, seat: int, bots: dict[int, Bot], luck: Luck) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.seat = seat
        self.bots = bots
        self.heard: list[Event] = []
        self.moves: list[Made] = []
        self._chances = {each: luck.spawn() for each in bots}
        self._advice = luck.spawn()
        self._race = luck.spawn()
        self._ears = Ears(bots)
        self.hear(recorder.events)

    @property
    def state(self) -> State:
        """The position now."""
        return self.recorder.state

    def hear(self, events: list[Event]) -> None:
        """Keeps what the person may know of what happened, and bots that listen."""
        self.heard += [event for event in events if event.visible_to(self.seat)]
        self._ears.hear(events)

    def asked(self) -> bool:
        """Does the person owe a decision?"""
        return self.seat in self.state.to_act()

    def decide(self, move: int) -> None:
        """The person's move."""
        self._make(self.seat, move, self.state.copy())
        self._race_on()

    def bot_plays(self) -> None:
        """One move of the next bot, or of the table's clock."""
        self._plays(self.state.racer(self._race))

    def _race_on(self) -> None:
        """While seats race against the table's clock, the others go on until it is the person's turn by chance."""
        while TABLE in self.state.to_act():
            seat = self.state.racer(self._race)
            if seat == self.seat:
                return
            self._plays(seat)

    def _plays(self, seat: int) -> None:
        if seat == TABLE:
            move = self._race.pick(self.state.moves(TABLE))
        else:
            move = ask(self.bots[seat], self.state, seat, self._chances[seat], self._ears.take(seat))
        self._make(seat, move, None)

    def _make(self, seat: int, move: int, before: State | None) -> None:
        heard, racing = len(self.heard), TABLE in self.state.to_act()
        events = self.recorder.play(seat, move)
        self.moves.append(Made(seat, racing or is_final(self.recorder.lines[-1].luck, events), events, before, heard))
        self.hear(events)

    def unwilling(self) -> list[int]:
        """The bots that do not agree to stop."""
        return unwilling(self.state, self.seat, self.bots)

    def stop(self) -> None:
        """All agree to stop: the game is over."""
        heard = len(self.heard)
        events = self.recorder.stop()
        self.moves.append(Made(TABLE, True, events, None, heard))
        self.hear(events)

    def last_move_of(self, seat: int) -> int | None:
        """The number of the seat's last move."""
        return next((number for number in reversed(range(len(self.moves))) if self.moves[number].seat == seat), None)

    def last_final(self) -> int:
        """The number of the last move that is never taken back; -1 if there is none."""
        return next((number for number in reversed(range(len(self.moves))) if self.moves[number].final), -1)

    def acted_since(self, seat: int, number: int) -> bool:
        """Has a bot moved since that move?"""
        return number < len(self.moves) - 1

    def barrier(self) -> Barrier | None:
        """What keeps the person from taking the last decision back; an empty one if there is none to take back."""
        if undo_of(self, self.seat).alone:
            return None
        own = [number for number, made in enumerate(self.moves) if made.seat == self.seat]
        for made in self.moves[own[-1] :] if own else []:
            if made.final:
                told = [event for event in made.events if event.reveals] or made.events
                return Barrier(event=told[0] if told else None)
            if made.seat != self.seat:
                return Barrier(seat=made.seat)
        return Barrier()

    def take_back(self) -> None:
        """Back to before the person's last decision. Only without a `barrier`; coming luck stays as it was."""
        assert undo_of(self, self.seat).alone
        made = self.moves.pop()
        assert made.before is not None
        made.before.news = []
        made.before.luck.outcomes = []
        self.recorder.state = made.before
        del self.recorder.lines[-1]
        del self.heard[made.heard :]
        self._ears.forget(made.events)

    def hint(self, worlds: int = ADVICE_WORLDS, seconds: float = ADVICE_SECONDS) -> list[Advice]:
        """The best moves, as somebody weighs them who sees no more than the person; with 0 seconds by no clock."""
        return advise(Sight(self.state, self.seat, self._advice), worlds, seconds)
