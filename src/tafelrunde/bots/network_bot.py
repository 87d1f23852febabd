"""A bot that judges by a network: it looks one move ahead and takes what gives it the largest share of victory."""

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.bots.look import NetworkLook
from tafelrunde.bots.playout import drawn
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.network import Network, Reader, odds


@mypyc_attr(allow_interpreted_subclasses=True)
class NetworkBot(Bot):
    """Plays each move in an imagined world and judges the position after it; ties go to the first.

    A `network` of its own takes the place of the one that is shipped with the game. With a `temperature` it does not
    see so sharply: a move is chosen e times less often for each such step by which the logarithm of its odds is lower.
    So small differences escape it, and large ones hardly ever do.
    """

    def __init__(self, name: str, network: Network | None = None, temperature: float = 0.0) -> None:
        super().__init__(name)
        self.network = network
        self.temperature = temperature
        self.character = ""
        self._look: NetworkLook | None = None

    def choose(self, sight: Sight) -> int:
        world = sight.imagine()
        if self._look is None or self._look.reader.seats != world.seats:
            self._look = NetworkLook(reader_of(sight.game(), world.seats, self.network, self.character))
        moves = sight.choices()
        if self.temperature <= 0.0 or len(moves) == 1:
            return self._look.best(world, sight.seat, moves)
        values = [odds(share) for share in self._look.values(world, sight.seat, moves)]
        return moves[drawn(values, self.temperature, sight.rng)]


def reader_of(game: Game, seats: int, network: Network | None = None, character: str = "") -> Reader:
    """Reads positions with this network or with that of the game, leaning as the character does.

    `OptionError` where the game has none.
    """
    chosen = network or game.network_of(character)
    if chosen is None or game.encoding is None:
        raise OptionError(f"{game.id} has no learned judgement: choose another bot, or make one with `learn`")
    return Reader(chosen, game.encoding, seats)
