"""A bot that weighs its moves with a network until it is clear which is best, or its budget is spent."""

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.bots.mind import NetworkMind
from tafelrunde.bots.network_bot import reader_of
from tafelrunde.bots.weighing import Manner, Weighing
from tafelrunde.kernel.network import Network


@mypyc_attr(allow_interpreted_subclasses=True)
class WeighingBot(Bot):
    """Up to `worlds` worlds a decision, `depth` moves played on in each; without `seconds` the clock counts nothing."""

    def __init__(
        self,
        name: str,
        worlds: int,
        seconds: float = 0.0,
        depth: int = 12,
        temperature: float = 0.0,
        manner: Manner | None = None,
        network: Network | None = None,
    ) -> None:
        super().__init__(name)
        self.worlds = worlds
        self.seconds = seconds
        self.depth = depth
        self.temperature = temperature
        self.manner = manner or Manner()
        self.network = network
        self.character = ""
        self._mind: NetworkMind | None = None

    def choose(self, sight: Sight) -> int:
        weighing = Weighing(sight, self._mind_for(sight), self.manner, [])
        weighing.think(self.worlds, self.seconds)
        return weighing.ranked[0].move

    def _mind_for(self, sight: Sight) -> NetworkMind:
        """One reader for the whole game: it counts only what changes."""
        seats = sight.seats()
        if self._mind is None or self._mind.reader.seats != seats:
            reader = reader_of(sight.game(), seats, self.network, self.character)
            self._mind = NetworkMind(reader, self.depth, self.temperature)
        return self._mind
