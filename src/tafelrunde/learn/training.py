"""Training a network on samples: one hidden layer, two heads, Adam."""

from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tafelrunde.kernel.network import GRAIN, HEADS, POINTS, WORTH, Network
from tafelrunde.kernel.network_file import LARGEST_WEIGHT
from tafelrunde.learn.samples import Batches, Floats, Numbers, Samples

SHARPNESS: Final = (0.25, 4.0)
"""The least and the greatest factor that is thought of."""
HALVINGS: Final = 20


@dataclass
class Parameters:
    """The weights while they are learned; `first` holds for every slot its weights for units, then for heads."""

    first: Floats
    bias: Floats
    second: Floats

    def arrays(self) -> list[Floats]:
        """All of them, in their order."""
        return [self.first, self.bias, self.second]

    def write(self, path: Path) -> None:
        """Keeps them in full precision."""
        with path.open("wb") as file:
            np.savez(file, **vars(self))

    def network(self, origin: dict[str, Any]) -> Network:
        """As they are shipped: every weight a whole multiple of the grain."""
        first, bias, second = (_grained(array) for array in self.arrays())
        return Network(len(self.first), self.second.shape[1], first, bias, second, origin)

    def told(self, vectors: Floats) -> Floats:
        """What both heads make of each of these vectors."""
        units = self.second.shape[1]
        sums = vectors @ self.first + self.bias
        heads: Floats = sums[:, units:] + np.maximum(sums[:, :units], 0.0) @ self.second.T
        return heads

    def sharpened(self, factor: float) -> "Parameters":
        """The same, but worths lie so many times as far apart."""
        first, bias, second = (array.copy() for array in self.arrays())
        units = second.shape[1]
        first[:, units + WORTH] *= factor
        bias[units + WORTH] *= factor
        second[WORTH] *= factor
        return Parameters(first, bias, second)


def _grained(array: Floats) -> list[float]:
    grains: NDArray[np.float64] = np.round(np.clip(array.astype(np.float64), -LARGEST_WEIGHT, LARGEST_WEIGHT) * GRAIN)
    found: list[float] = (grains / GRAIN).ravel().tolist()
    return found


def new_parameters(size: int, units: int, chance: np.random.Generator) -> Parameters:
    """To begin with: small random weights into the units, nothing from there on."""
    first = np.zeros((size, units + HEADS), np.float32)
    first[:, :units] = chance.normal(0.0, 0.1, (size, units))
    return Parameters(first, np.zeros(units + HEADS, np.float32), _small(chance, units))


def _small(chance: np.random.Generator, units: int) -> Floats:
    return chance.normal(0.0, 0.01, (HEADS, units)).astype(np.float32)


def parameters_of(network: Network) -> Parameters:
    """The weights of a network, to go on from."""
    first = np.array(list(network.first), np.float32).reshape(network.size, network.units + HEADS)
    second = np.array(list(network.second), np.float32).reshape(HEADS, network.units)
    return Parameters(first, np.array(list(network.bias), np.float32), second)


def widened(parameters: Parameters, units: int, chance: np.random.Generator) -> Parameters:
    """The same judgement with room to learn more: further units look at everything and say nothing yet."""
    known = parameters.second.shape[1]
    more = units - known
    if more <= 0:
        return parameters
    looks = chance.normal(0.0, 0.1, (len(parameters.first), more)).astype(np.float32)
    return Parameters(
        np.hstack([parameters.first[:, :known], looks, parameters.first[:, known:]]),
        np.concatenate([parameters.bias[:known], np.zeros(more, np.float32), parameters.bias[known:]]),
        np.hstack([parameters.second, np.zeros((HEADS, more), np.float32)]),
    )


def read_parameters(path: Path) -> Parameters:
    """Those of a file."""
    with np.load(path) as data:
        return Parameters(**{field.name: data[field.name] for field in fields(Parameters)})


@dataclass(frozen=True)
class Lessons:
    """How a training goes: passes over the samples, positions a batch, the first and last rate of learning, and how
    much an error in points counts beside one in shares. Shares say how worths differ and nothing else; `level` is how
    much it counts that those of a position are zero on average, so that a worth can be compared with one elsewhere.
    """

    passes: int = 2
    batch: int = 512
    rate: float = 0.002
    last_rate: float = 0.0001
    points: float = 0.1
    level: float = 0.1


@dataclass(frozen=True)
class Losses:
    """How far off the network was, on average over the last pass: cross-entropy of shares, squared error of points, and
    the square of how far the worths of a position are from zero together, counted for each seat.
    """

    shares: float
    points: float
    level: float


def train(parameters: Parameters, samples: Samples, lessons: Lessons, chance: np.random.Generator) -> Losses:
    """Improves the parameters in place."""
    batches = Batches(samples, len(parameters.first))
    adam = Adam(parameters.arrays())
    steps = lessons.passes * -(-samples.positions // lessons.batch)
    step = 0
    losses: list[tuple[float, float, float]] = []
    for _ in range(lessons.passes):
        losses.clear()
        for positions in batches.shuffled(chance, lessons.batch):
            slopes, loss = backward(parameters, *batches.take(positions), lessons)
            part = step / max(1, steps - 1)
            adam.step(slopes, lessons.rate * (lessons.last_rate / lessons.rate) ** part)
            losses.append(loss)
            step += 1
    means = np.mean(losses, axis=0)
    return Losses(*(float(mean) for mean in means))


def sharpness(parameters: Parameters, samples: Samples, lessons: Lessons) -> float:
    """By how much worths should lie further apart, so that shares agree best with who won (least cross-entropy).

    Targets that lie between expectations, points and the end leave shares too close together.
    """
    batches = Batches(samples, len(parameters.first))
    every = np.arange(samples.positions)
    parts = [every[first : first + lessons.batch] for first in range(0, len(every), lessons.batch)]
    worths = np.concatenate([parameters.told(batches.take(part)[0])[:, WORTH] for part in parts])
    firsts = np.cumsum(samples.seats, dtype=np.int64) - samples.seats
    low, high = SHARPNESS
    for _ in range(HALVINGS):
        middle = (low * high) ** 0.5
        shares, _ = softmax(middle * worths, firsts)
        if float(((shares - samples.won) * worths).sum()) > 0.0:
            high = middle
        else:
            low = middle
    return float((low * high) ** 0.5)


def backward(
    parameters: Parameters, vectors: Floats, firsts: Numbers, shares: Floats, points: Floats, lessons: Lessons
) -> tuple[list[Floats], tuple[float, float, float]]:
    """The slopes of the loss by each of the parameters, and the loss itself."""
    units = parameters.second.shape[1]
    sums = vectors @ parameters.first + parameters.bias
    active = np.maximum(sums[:, :units], 0.0)
    told = sums[:, units:] + active @ parameters.second.T
    expected, logs = softmax(told[:, WORTH], firsts)
    missed = told[:, POINTS] - points
    slope_told = np.empty_like(told)
    rows = np.diff(np.append(firsts, len(points)))
    level = np.repeat(np.add.reduceat(told[:, WORTH], firsts) / rows, rows)
    slope_told[:, WORTH] = (expected - shares + lessons.level * level) / len(firsts)
    slope_told[:, POINTS] = lessons.points * missed / len(points)
    slope_sums = np.empty_like(sums)
    slope_sums[:, :units] = (slope_told @ parameters.second) * (sums[:, :units] > 0.0)
    slope_sums[:, units:] = slope_told
    slopes = [vectors.T @ slope_sums, slope_sums.sum(axis=0), slope_told.T @ active]
    loss = (-(shares * logs).sum() / len(firsts), (missed**2).mean(), (level**2).sum() / len(firsts))
    return slopes, (float(loss[0]), float(loss[1]), float(loss[2]))


def softmax(worths: Floats, firsts: Numbers) -> tuple[Floats, Floats]:
    """Shares within each position, whose rows begin at `firsts`, and their logarithms."""
    rows = np.diff(np.append(firsts, len(worths)))
    lead = worths - np.repeat(np.maximum.reduceat(worths, firsts), rows)
    parts = np.exp(lead)
    whole = np.repeat(np.add.reduceat(parts, firsts), rows)
    return parts / whole, lead - np.log(whole)


class Adam:
    """Steps by the mean and the spread of the slopes so far (Kingma and Ba)."""

    KEPT_MEAN = 0.9
    KEPT_SPREAD = 0.999
    TINY = 1e-8

    def __init__(self, arrays: list[Floats]) -> None:
        self.arrays = arrays
        self.means = [np.zeros_like(array) for array in arrays]
        self.spreads = [np.zeros_like(array) for array in arrays]
        self.steps = 0

    def step(self, slopes: list[Floats], rate: float) -> None:
        """One step downhill, in place."""
        self.steps += 1
        scale = rate * (1 - self.KEPT_SPREAD**self.steps) ** 0.5 / (1 - self.KEPT_MEAN**self.steps)
        for array, slope, mean, spread in zip(self.arrays, slopes, self.means, self.spreads, strict=True):
            mean += (1 - self.KEPT_MEAN) * (slope - mean)
            spread += (1 - self.KEPT_SPREAD) * (slope * slope - spread)
            array -= np.float32(scale) * mean / (np.sqrt(spread) + np.float32(self.TINY))
