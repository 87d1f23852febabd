"""The journal of a table: everything that was done, in its order. With the seed it is all that need be kept."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """One line of the journal, a move or a take-back. Lines are only ever added; `ply` is the number of the line.

    `answers` is the ply at which the seat was asked: equal to `ply`, unless several seats decide at the same time.
    A take-back has no `move`; `back_to` says how many moves of the game remain.
    """

    ply: int
    seat: int
    answers: int
    move: int | None
    back_to: int | None = None
    at: float = 0.0


def kept_moves(journal: list[Entry]) -> list[Entry]:
    """The moves of the game as it stands: those that no take-back has removed."""
    kept: list[Entry] = []
    for entry in journal:
        if entry.move is None:
            del kept[entry.back_to :]
        else:
            kept.append(entry)
    return kept
