"""A look at one's own turn: a move is judged where somebody else is asked, not in the middle of what one is doing."""

from typing import Final

from tafelrunde.bots.look import DRAWN, NetworkLook
from tafelrunde.bots.playout import FURTHER, Company
from tafelrunde.kernel.network import Reader
from tafelrunde.kernel.state import State

DELAY: Final = 0.000001
"""What a further decision costs: of two ways to the same end the shorter one is taken, so that a won game is ended."""


class TurnLook(NetworkLook):
    """By the seat's share of victory after the move and the decisions of its own that follow from it.

    It makes those as a `Company` does, by its own worth and without knowing what is hidden or what luck comes. A
    network compares positions before anybody else's move well, half-done ones badly: of cards that are laid for an
    action it sees that they are gone, long before it sees what they bring.
    """

    def __init__(self, reader: Reader, drawn: int = DRAWN) -> None:
        super().__init__(reader, drawn)
        self._company = Company(reader, 0.0)

    def value(self, after: State, seat: int) -> float:
        further = self._company.finish_turn(after, seat, FURTHER)
        return super().value(after, seat) - DELAY * float(further)
