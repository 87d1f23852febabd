"""What a bot is, and what it gets to see."""

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import View

if TYPE_CHECKING:
    from tafelrunde.kernel.prompt import Offers

Clock = Callable[[], float]
"""Tells the time in seconds, from any beginning."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """A seat's eyes at one decision: its view, its legal moves, and worlds that agree with them.

    The true position stays outside: what is kept here is a sample in which everything the seat cannot know,
    coming luck included, has been dealt anew. The `clock` is what a bot's seconds are counted by: people wait by that
    on the wall.
    """

    def __init__(
        self,
        state: State,
        seat: int,
        rng: Luck,
        heard: "list[Event] | None" = None,
        clock: Clock = perf_counter,
    ) -> None:
        world = state.copy()
        world.redeal(seat, rng)
        self.seat = seat
        self.rng = rng
        self.clock = clock
        self._world = world
        self._heard = heard

    def view(self) -> View:
        """Plain data: all that the seat may know."""
        return self._world.view(self.seat)

    def moves(self) -> list[int]:
        """The seat's legal moves."""
        return self._world.moves(self.seat)

    def offers(self, language: str = "en") -> "Offers":
        """The seat's legal moves, each with its notation, its path over things on the table and a sentence in words."""
        return self._world.offers(self.seat, language)

    def choices(self) -> list[int]:
        """The seat's legal moves, but only one of those that it cannot tell apart."""
        return self._world.game.choices(self._world, self.seat, self.moves())

    def game(self) -> Game:
        """The game that is played."""
        return self._world.game

    def seats(self) -> int:
        """How many play."""
        return self._world.seats

    def __repr__(self) -> str:
        return f"<Sight of seat {self.seat}: {self._world!r}>"

    def ply(self) -> int:
        """How many moves have been made."""
        return self._world.ply

    def events(self) -> list[Event]:
        """What the seat has seen happen since its last decision, its own last move included.

        Only a bot that says `super().__init__(name, listens=True)` gets them.
        """
        if self._heard is None:
            raise TafelrundeError("nobody has listened for this bot: say super().__init__(name, listens=True)")
        return self._heard

    def imagine(self) -> State:
        """A whole world that agrees with all the seat knows; another one at each call, free to play on."""
        world = self._world.copy()
        world.redeal(self.seat, self.rng)
        return world


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Derive it and implement `choose`; its chance comes from `sight.rng` alone.

    `listens=True` lets it hear what happens (`sight.events()`); a bot that does not ask for that pays nothing.
    """

    def __init__(self, name: str, listens: bool = False) -> None:
        self.name = name
        self.listens = listens

    def __repr__(self) -> str:
        return f"<bot {self.name}>"

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves()`."""
        raise NotImplementedError(self.name)


class Ears:
    """What the bots at one table that listen have seen happen, each since its last decision."""

    def __init__(self, bots: dict[int, Bot]) -> None:
        self._heard: dict[int, list[Event]] = {}
        for seat, bot in bots.items():
            if bot.listens:
                self._heard[seat] = []

    def __len__(self) -> int:
        return len(self._heard)

    def hear(self, events: list[Event]) -> None:
        """Something has happened: each gets what its seat may know of."""
        for seat, heard in self._heard.items():
            heard += [event for event in events if event.visible_to(seat)]

    def forget(self, events: list[Event]) -> None:
        """What has happened is taken back."""
        for seat, heard in self._heard.items():
            self._heard[seat] = [event for event in heard if not any(event is gone for gone in events)]

    def take(self, seat: int) -> "list[Event] | None":
        """What the seat has heard since it was asked here before; None if it does not listen."""
        heard = self._heard.get(seat)
        if heard is not None:
            self._heard[seat] = []
        return heard


def ask(
    bot: Bot,
    state: State,
    seat: int,
    rng: Luck,
    heard: "list[Event] | None" = None,
    clock: Clock = perf_counter,
) -> int:
    """The bot's move for a seat that owes a decision; `heard` are the events since its last one."""
    return bot.choose(Sight(state, seat, rng, heard, clock))
