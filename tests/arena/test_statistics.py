"""Wilson's interval against numbers worked out by hand."""

import pytest

from tafelrunde.arena.statistics import Interval, apart, wilson


def test_half_of_ten_with_z_2_by_hand() -> None:
    """z = 2: weight 0.4, middle (0.5 + 0.2) / 1.4 = 0.5, reach 2 * sqrt(0.025 + 0.01) / 1.4 = 0.267261."""
    interval = wilson(5, 10, z=2)
    assert interval.low == pytest.approx(0.5 - 0.267261, abs=1e-6)
    assert interval.high == pytest.approx(0.5 + 0.267261, abs=1e-6)


def test_a_quarter_of_sixteen_with_z_2_by_hand() -> None:
    """z = 2: weight 0.25, middle 0.375 / 1.25 = 0.3, reach 2 * sqrt(0.01171875 + 0.00390625) / 1.25 = 0.2."""
    interval = wilson(4, 16, z=2)
    assert (interval.low, interval.high) == (pytest.approx(0.1), pytest.approx(0.5))


def test_no_success_reaches_from_zero_to_z2_over_n_plus_z2() -> None:
    """Of 10 none, 95 %: 0 to 3.841459 / 13.841459 = 0.277533."""
    interval = wilson(0, 10)
    assert interval.low == 0
    assert interval.high == pytest.approx(0.277533, abs=1e-6)


def test_all_successes_mirror_none() -> None:
    none, every = wilson(0, 10), wilson(10, 10)
    assert every.high == pytest.approx(1)
    assert every.low == pytest.approx(1 - none.high)


def test_known_figures_of_the_95_percent_interval() -> None:
    """Newcombe 1998: 81 of 263 gives 0.2553 to 0.3662; 15 of 148 gives 0.0624 to 0.1605."""
    assert wilson(81, 263).low == pytest.approx(0.2553, abs=5e-5)
    assert wilson(81, 263).high == pytest.approx(0.3662, abs=5e-5)
    assert wilson(15, 148).low == pytest.approx(0.0624, abs=5e-5)
    assert wilson(15, 148).high == pytest.approx(0.1605, abs=5e-5)


def test_shared_victories_count_fractions() -> None:
    assert wilson(2.5, 10).low < 0.25 < wilson(2.5, 10).high
    assert wilson(2, 10).low < wilson(2.5, 10).low < wilson(3, 10).low


def test_an_interval_holds_its_ends() -> None:
    interval = Interval(0.2, 0.4)
    assert interval.holds(0.2)
    assert interval.holds(0.4)
    assert not interval.holds(0.41)
    assert not interval.holds(0.19)


@pytest.mark.parametrize(("successes", "trials"), [(0, 0), (-1, 5), (6, 5)])
def test_impossible_counts_are_refused(successes: float, trials: int) -> None:
    with pytest.raises(ValueError, match="expected"):
        wilson(successes, trials)


def test_how_far_two_shares_are_apart_by_hand() -> None:
    """60 and 40 of 100: together one half, error sqrt(0.25 * 0.02) = 0.0707107, and 0.2 / 0.0707107 = 2.828427."""
    assert apart(60, 100, 40, 100) == pytest.approx(2.828427, abs=1e-6)
    assert apart(40, 100, 60, 100) == pytest.approx(2.828427, abs=1e-6)
    assert apart(0, 10, 0, 20) == 0
