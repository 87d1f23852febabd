"""What a bot is, and what it gets to see."""

from mypy_extensions import mypyc_attr

from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.state import State
from tafelrunde.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Sight:
    """A seat's eyes at one decision: its view, its legal moves, and worlds that agree with them.

    The true position stays outside: what is kept here is a sample in which everything the seat cannot know,
    coming luck included, has been dealt anew.
    """

    def __init__(self, state: State, seat: int, rng: Luck) -> None:
        world = state.copy()
        world.redeal(seat, rng)
        self.seat = seat
        self.rng = rng
        self._world = world

    def view(self) -> View:
        """Plain data: all that the seat may know."""
        return self._world.view(self.seat)

    def moves(self) -> list[int]:
        """The seat's legal moves."""
        return self._world.moves(self.seat)

    def choices(self) -> list[int]:
        """The seat's legal moves, but only one of those that it cannot tell apart."""
        return self._world.game.choices(self._world, self.seat, self.moves())

    def game(self) -> Game:
        """The game that is played."""
        return self._world.game

    def ply(self) -> int:
        """How many moves have been made."""
        return self._world.ply

    def imagine(self) -> State:
        """A whole world that agrees with all the seat knows; another one at each call, free to play on."""
        world = self._world.copy()
        world.redeal(self.seat, self.rng)
        return world


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. Derive it and implement `choose`; its chance comes from `sight.rng` alone."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, sight: Sight) -> int:
        """One of `sight.moves()`."""
        raise NotImplementedError(self.name)


def ask(bot: Bot, state: State, seat: int, rng: Luck) -> int:
    """The bot's move for a seat that owes a decision."""
    return bot.choose(Sight(state, seat, rng))
