"""The journal of a table: everything that was done, in its order. With the seed it is all that need be kept."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """One line of the journal: a move, a take-back, or that all agree to stop. Lines are only ever added.

    `line` is the number of the line.

    `answers` is the line at which the seat was asked, as the seat counts them: the lines that it knew of.
    A take-back has no `move`; `back_to` says how many moves of the game remain, but for what others chose at the same
    time as the move that is taken back. Where all agree to stop there is neither; `seat` is who proposed it.

    `luck` is what the line drew, bound and value of each draw, and `fingerprint` that of the position after it: a line
    that leads elsewhere than it once did is found where it is, and a later generator of chance changes no game in
    progress. Lines of older versions have neither.
    """

    line: int
    seat: int
    answers: int
    move: int | None
    back_to: int | None = None
    at: float = 0.0
    luck: tuple[int, ...] | None = None
    fingerprint: str | None = None

    @property
    def stops(self) -> bool:
        """Have all players agreed to stop?"""
        return self.move is None and self.back_to is None
