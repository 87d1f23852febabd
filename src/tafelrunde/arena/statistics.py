"""What a number of results says about the strength behind it."""

from dataclasses import dataclass
from math import sqrt

Z_95 = 1.959963984540054
"""The quantile of the normal distribution that leaves 2.5 % on each side."""


@dataclass(frozen=True)
class Interval:
    """From `low` to `high`, both between 0 and 1."""

    low: float
    high: float

    def holds(self, share: float) -> bool:
        """Does the share lie inside?"""
        return self.low <= share <= self.high


def wilson(successes: float, trials: int, z: float = Z_95) -> Interval:
    """Wilson's score interval of a share; 95 % unless `z` says otherwise.

    Successes may be fractions (a victory shared by two counts one half for each): the interval is then a little
    wider than need be, never too narrow.
    """
    if trials < 1 or not 0 <= successes <= trials:
        raise ValueError(f"{successes} successes in {trials} trials: expected a trial or more, and no more successes")
    share = successes / trials
    weight = z * z / trials
    middle = (share + weight / 2) / (1 + weight)
    reach = z * sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    return Interval(max(0.0, middle - reach), min(1.0, middle + reach))


def apart(some: float, trials: int, others: float, other_trials: int) -> float:
    """By how many standard errors two shares differ, as if both were one: up to 2 says nothing."""
    whole = (some + others) / (trials + other_trials)
    error = sqrt(whole * (1 - whole) * (1 / trials + 1 / other_trials))
    return abs(some / trials - others / other_trials) / error if error else 0.0
