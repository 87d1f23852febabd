"""How sure it is that one of two moves is better that were tried in the same worlds."""

from math import sqrt

from mypy_extensions import i64

ERRORS = 2.0
"""A difference of so many standard errors is told; a smaller one is none."""


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


def lead(some: list[float], others: list[float], least: float = 0.0) -> float:
    """By how much one series is above the other that belongs to it pair by pair; 0 if that cannot be told."""
    count: i64 = min(len(some), len(others))
    total = 0.0
    number: i64
    for number in range(count):
        total += some[number] - others[number]
    found = total / float(count)
    return found if abs(found) >= max(least, ERRORS * standard_error(some, others)) else 0.0
