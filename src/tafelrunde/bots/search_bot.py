"""A bot that searches: so many iterations at each decision, within so much time."""

from mypy_extensions import mypyc_attr

from tafelrunde.bots.bot import Bot, Sight
from tafelrunde.bots.mind import InsightMind
from tafelrunde.bots.search import Edge, Search, Style
from tafelrunde.kernel.judgement import Judgement


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(Bot):
    """Plays what its search trusts most. Without `seconds` its answer depends on what it saw and on iterations alone.

    A `judgement` of its own takes the place of the game's. Where its own move leads straight to its next decision, it
    goes on from what it has thought already.
    """

    def __init__(
        self,
        name: str,
        iterations: int,
        seconds: float = 0.0,
        style: Style | None = None,
        judgement: Judgement | None = None,
    ) -> None:
        super().__init__(name)
        self.iterations = iterations
        self.seconds = seconds
        self.style = style or Style()
        self.judgement = judgement
        self._expected: Edge | None = None
        self._expected_ply = -1

    def choose(self, sight: Sight) -> int:
        """What the search trusts most."""
        search = Search(sight, InsightMind.of(sight, self.judgement or sight.game().judgement), self.style)
        if self._expected is not None and sight.ply() == self._expected_ply:
            search.go_on_from(self._expected)
        search.think(self.iterations, self.seconds)
        edge = search.ranked[0]
        self._expected = edge
        self._expected_ply = sight.ply() + 1
        return edge.move
