"""Random: every legal move equally likely."""

from tafelrunde.bots.bot import Bot, Sight


class RandomBot(Bot):
    """The baseline that everybody must beat."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, sight: Sight) -> int:
        return sight.rng.pick(sight.moves())
