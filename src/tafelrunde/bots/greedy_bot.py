"""Greedy: looks one move ahead and takes what the weights set by hand value most. Others are measured by it."""

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.bots.look import YardstickLook


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays each move in an imagined world, judges the position after it, and takes the best; ties go to the first."""

    def __init__(self) -> None:
        super().__init__("greedy")
        self.look = YardstickLook()

    def choose(self, sight: Sight) -> int:
        return self.look.best(sight.imagine(), sight.seat, sight.choices())
