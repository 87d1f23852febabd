"""Positions of played games with what became of them: what a network is trained on."""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]


@dataclass(frozen=True)
class Samples:
    """A row is one seat's vector at one position; the rows of a position stand together, seat by seat.

    `slots` and `values` hold what is not zero, row after row; `filled` says how much of it each row has, `seats` how
    many rows each position has. `shares` and `points` (in the units of the network's second head) are the targets,
    `won` is the share of victory that the seat had in the end.
    """

    slots: NDArray[np.uint16]
    values: NDArray[np.float16]
    filled: NDArray[np.uint16]
    seats: NDArray[np.uint8]
    shares: Floats
    points: Floats
    won: Floats

    @property
    def positions(self) -> int:
        """How many positions there are."""
        return len(self.seats)

    def packed(self) -> bytes:
        """As the bytes of a file."""
        file = BytesIO()
        np.savez(file, **vars(self))
        return file.getvalue()


def write(path: Path, packed: bytes) -> None:
    """Writes a file of samples whole or not at all."""
    beside = path.with_name(f".{path.name}.new")
    beside.write_bytes(packed)
    beside.replace(path)


def read(path: Path) -> Samples:
    """The samples of a file."""
    with np.load(path) as data:
        return Samples(**{name: data[name] for name in Samples.__dataclass_fields__})


def joined(parts: list[Samples]) -> Samples:
    """All of them, one after the other."""
    return Samples(**{name: np.concatenate([vars(part)[name] for part in parts]) for name in vars(parts[0])})


class Batches:
    """Positions of samples as dense matrices, in random batches."""

    def __init__(self, samples: Samples, size: int) -> None:
        self.samples = samples
        self.size = size
        self._row_of_position = _starts(samples.seats)
        self._entry_of_row = _starts(samples.filled)

    def shuffled(self, chance: np.random.Generator, batch: int) -> list[Numbers]:
        """All positions in batches of that size, each once."""
        order = chance.permutation(self.samples.positions)
        return [order[first : first + batch] for first in range(0, len(order), batch)]

    def take(self, positions: Numbers) -> tuple[Floats, Numbers, Floats, Floats]:
        """The vectors of these positions, the first row of each position, and both targets."""
        samples = self.samples
        rows = _ranges(self._row_of_position[positions], samples.seats[positions])
        filled = samples.filled[rows]
        entries = _ranges(self._entry_of_row[rows], filled)
        vectors = np.zeros((len(rows), self.size), np.float32)
        vectors[np.repeat(np.arange(len(rows)), filled), samples.slots[entries]] = samples.values[entries]
        return vectors, _starts(samples.seats[positions])[:-1], samples.shares[rows], samples.points[rows]


def _starts(lengths: NDArray[np.unsignedinteger]) -> Numbers:
    """Where each stretch begins if they follow one another, and where the last one ends."""
    return np.concatenate([[0], np.cumsum(lengths, dtype=np.int64)])


def _ranges(starts: Numbers, lengths: NDArray[np.unsignedinteger]) -> Numbers:
    """The numbers of all stretches, one stretch after the other."""
    before = _starts(lengths)
    return np.arange(before[-1]) + np.repeat(starts - before[:-1], lengths)
