"""One game of a person against bots, without a terminal: whose turn it is, what was heard, what can be taken back."""

from dataclasses import dataclass

from tafelrunde.bots.bot import Bot, ask
from tafelrunde.bots.roster import bot
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder
from tafelrunde.kernel.state import TABLE, State

ADVISOR = "greedy"
"""The bot that gives hints."""


@dataclass
class Barrier:
    """Why a decision cannot be taken back: an event revealed something, or another seat has acted since."""

    event: Event | None = None
    seat: int | None = None


@dataclass
class Moment:
    """The position before a decision of the person, how much was written and heard by then, and what bars the way."""

    state: State
    lines: int
    heard: int
    barrier: Barrier | None = None


class Session:
    """The person has `seat`, the bots have all others. All that the person learns goes through `heard`."""

    def __init__(self, recorder: Recorder, seat: int, bots: dict[int, Bot], luck: Luck) -> None:
        self.recorder = recorder
        self.game = recorder.game
        self.seat = seat
        self.bots = bots
        self.heard: list[Event] = []
        self.moments: list[Moment] = []
        self._chances = {each: luck.spawn() for each in bots}
        self._advice = luck.spawn()
        self._race = luck.spawn()
        self.hear(recorder.events)

    @property
    def state(self) -> State:
        """The position now."""
        return self.recorder.state

    def hear(self, events: list[Event]) -> None:
        """Keeps what the person may know of what happened."""
        self.heard += [event for event in events if event.visible_to(self.seat)]

    def asked(self) -> bool:
        """Does the person owe a decision?"""
        return self.seat in self.state.to_act()

    def decide(self, move: int) -> None:
        """The person's move."""
        moment = Moment(self.state.copy(), len(self.recorder.lines), len(self.heard))
        events = self.recorder.play(self.seat, move)
        self.moments.append(moment)
        self.hear(events)
        self._bar(events)
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
            move = ask(self.bots[seat], self.state, seat, self._chances[seat])
        events = self.recorder.play(seat, move)
        self.hear(events)
        self._bar(events)
        if self.moments and self.moments[-1].barrier is None:
            happened = events[0] if seat == TABLE and events else None
            self.moments[-1].barrier = Barrier(event=happened, seat=None if seat == TABLE else seat)

    def _bar(self, events: list[Event]) -> None:
        """What was revealed cannot be forgotten again."""
        revealing = [event for event in events if event.reveals]
        if revealing and self.moments and self.moments[-1].barrier is None:
            self.moments[-1].barrier = Barrier(event=revealing[0])

    def barrier(self) -> Barrier | None:
        """What keeps the person from taking the last decision back; an empty one if there is none to take back."""
        return self.moments[-1].barrier if self.moments else Barrier()

    def take_back(self) -> None:
        """Back to before the person's last decision. Only without a `barrier`; coming luck stays as it was."""
        moment = self.moments.pop()
        assert moment.barrier is None
        moment.state.news = []
        moment.state.luck.outcomes = []
        self.recorder.state = moment.state
        del self.recorder.lines[moment.lines :]
        del self.heard[moment.heard :]

    def hint(self) -> int:
        """What a bot would do that sees no more than the person."""
        return ask(bot(ADVISOR), self.state, self.seat, self._advice)
