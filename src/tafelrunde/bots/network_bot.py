"""A bot that judges by a network: it looks one move ahead and takes what gives it the largest share of victory."""

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.bots.look import NetworkLook
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.network import Network, Reader


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkBot(Bot):
    """Plays each move in an imagined world and judges the position after it; ties go to the first.

    A `network` of its own takes the place of the one that is shipped with the game.
    """

    def __init__(self, name: str, network: Network | None = None) -> None:
        super().__init__(name)
        self.network = network
        self._look: NetworkLook | None = None

    def choose(self, sight: Sight) -> int:
        world = sight.imagine()
        if self._look is None or self._look.reader.seats != world.seats:
            self._look = NetworkLook(reader_of(sight.game(), world.seats, self.network))
        return self._look.best(world, sight.seat, sight.choices())


def reader_of(game: Game, seats: int, network: Network | None = None) -> Reader:
    """Reads positions of the game with this network or with its own; `OptionError` where it has none."""
    chosen = network or game.network
    if chosen is None or game.encoding is None:
        raise OptionError(f"{game.id} has no learned judgement: choose another bot, or make one with `learn`")
    return Reader(chosen, game.encoding, seats)
