"""A level of the court: it plays by the learned judgement of a game, or as version 0.1 did where there is none."""

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Bot, Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class LevelBot(Bot):
    """Leaves its decisions to one of two others."""

    def __init__(self, name: str, learned: Bot, plain: Bot) -> None:
        super().__init__(name)
        self.learned = learned
        self.plain = plain

    def choose(self, sight: Sight) -> int:
        return (self.plain if sight.game().network is None else self.learned).choose(sight)
