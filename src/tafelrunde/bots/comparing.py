"""How sure it is that one of two moves is better that were tried in the same worlds."""

from math import sqrt

from mypy_extensions import i64


def mean(values: list[float]) -> float:
    """The mean of some values."""
    total = 0.0
    for value in values:
        total += value
    return total / float(len(values))


def standard_error(some: list[float], others: list[float]) -> float:
    """The standard error of the mean difference of two series that belong together pair by pair."""
    count: i64 = min(len(some), len(others))
    if count < 2:
        return 1.0
    total = 0.0
    squares = 0.0
    number: i64
    for number in range(count):
        difference = some[number] - others[number]
        total += difference
        squares += difference * difference
    variance = (squares - total * total / float(count)) / float(count - 1)
    return sqrt(max(variance, 0.0) / float(count))
