"""Greedy: looks one move ahead and takes what the figures set by hand value most. Others are measured by it."""

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Bot, Sight


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays each move in an imagined world, judges the position after it, and takes the best; ties go to the first."""

    def __init__(self) -> None:
        super().__init__("greedy")

    def choose(self, sight: Sight) -> int:
        world = sight.imagine()
        moves = sight.choices()
        best, best_value = moves[0], 0.0
        for move in moves:
            after = world.copy()
            after.play(sight.seat, move)
            value = after.game.evaluate(after, sight.seat)
            if move == moves[0] or value > best_value:
                best, best_value = move, value
        return best
