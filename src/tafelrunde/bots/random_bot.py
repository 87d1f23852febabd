"""Random: every legal move equally likely."""

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Bot, Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class RandomBot(Bot):
    """The baseline that everybody must beat."""

    def __init__(self) -> None:
        super().__init__("random")

    def choose(self, sight: Sight) -> int:
        return sight.rng.pick(sight.moves())
