"""How far shares of victory can be believed."""

import pytest

from tafelrunde.arena.calibration import Bin, calibration, error
from tafelrunde.games.kingsburg.game import KINGSBURG


def test_the_error_is_the_mean_gap_by_the_number_of_shares() -> None:
    """Three shares of 1/3 of which 2 are won: a gap of 1/3; one of 0.9 that is won: 0.1. (3 * 1/3 + 0.1) / 4."""
    bins = [Bin(3, 1.0, 2.0), Bin(), Bin(1, 0.9, 1.0)]
    assert [each.gap for each in bins] == pytest.approx([1 / 3, 0.0, 0.1])
    assert error(bins) == pytest.approx(0.275)
    assert error([Bin()]) == 0.0


def test_every_share_of_a_game_is_counted_with_its_result() -> None:
    bins = calibration(KINGSBURG, ["random", "random"], 1, "one")
    shares = sum(each.count for each in bins)
    assert shares > 20
    assert shares % 2 == 0
    assert sum(each.expected for each in bins) == pytest.approx(shares / 2)
    assert sum(each.won for each in bins) == pytest.approx(shares / 2)
