"""A bot that weighs its moves with a network until it is clear which is best, or its budget is spent."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.bots.far_mind import FarMind
from tafelrunde.bots.network_bot import reader_of
from tafelrunde.bots.weighing import Manner, Weighing
from tafelrunde.kernel.network import Network

ROLLS: Final = 32
"""In calm games so many coming rolls are judged in each world,"""
PLAYED: Final = 16
"""and so many of them are played on to the next one after."""
FAR_WORLDS: Final = 16
"""In so many worlds at most: each of them holds many rolls."""


@mypyc_attr(allow_interpreted_subclasses=True)
class WeighingBot(Bot):
    """Up to `worlds` worlds a decision, `depth` moves played on in each; without `seconds` the clock counts nothing.

    In games in which luck is drawn seldom it looks beyond the next roll instead (`FarMind`).
    """

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
        self.manner = manner or Manner(width=8, looks=8, trust=4.0)
        self._far_manner = manner or Manner(width=6, gap=0.8, trust=4.0, least=4)
        self.network = network
        self.character = ""
        self._mind: FarMind | None = None

    def choose(self, sight: Sight) -> int:
        calm = sight.game().calm
        weighing = Weighing(sight, self._mind_for(sight), self._far_manner if calm else self.manner, [])
        worlds: i64 = self.worlds
        if calm and worlds > FAR_WORLDS:
            worlds = FAR_WORLDS
        weighing.think(worlds, self.seconds)
        return weighing.ranked[0].move

    def _mind_for(self, sight: Sight) -> FarMind:
        """One reader for the whole game: it counts only what changes."""
        seats = sight.seats()
        if self._mind is None or self._mind.reader.seats != seats:
            reader = reader_of(sight.game(), seats, self.network, self.character)
            self._mind = FarMind(reader, self.depth, self.temperature, ROLLS, PLAYED)
        return self._mind
