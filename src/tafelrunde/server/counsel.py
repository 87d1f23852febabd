"""Hints for people: the best moves, by what their seat may know."""

from tafelrunde.bots.advice import Advice
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.turns import Errand
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play
from tafelrunde.table.table import Table


class Counsel:
    """Who gives hints at one table: to each seat one at a time."""

    __slots__ = ("_advised", "thinkers")

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._advised: set[int] = set()

    async def hint(self, errand: Errand, table: Table, play: Play, seat: int, line: int) -> list[Advice]:
        """The best moves for a person who owes a decision."""
        if not table.gives_hints():
            raise Refused("not_allowed", "at this table nobody asks for hints")
        now = play.line_of(seat)
        if not play.asked.get(seat, now + 1) <= line <= now:
            raise Refused("stale", "a hint is for whoever owes the decision that is shown")
        if seat in self._advised:
            raise Refused("too_fast", "the last hint is still being thought about")
        self._advised.add(seat)
        try:
            advice = await self.thinkers.advise(errand, play.state, seat, f"{play.seed}/hint/{seat}/{line}")
        finally:
            self._advised.discard(seat)
        return advice
