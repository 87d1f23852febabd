"""How far shares of victory can be believed."""

import re
from math import log
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tafelrunde.arena.calibration import Bin, boldness, calibration, error, in_bins, spread
from tafelrunde.cli.main import app
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.mil.game import MIL
from tafelrunde.kernel import network_file


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


def test_how_bold_shares_should_be_is_found_by_who_won() -> None:
    """Of four positions shown as 90 % three are won: odds of 9 should be 3, which is 9 to the power of a half."""
    positions = [([0.9, 0.1], won) for won in ([1.0, 0.0], [1.0, 0.0], [1.0, 0.0], [0.0, 1.0])]
    assert error(in_bins(positions)) == pytest.approx(0.15)
    assert boldness(positions) == pytest.approx(0.5)
    assert spread([log(0.9), log(0.1)], 0.5) == pytest.approx([0.75, 0.25])


def test_a_network_is_written_as_bold_as_the_games_say(tmp_path: Path) -> None:
    file = tmp_path / "network"
    words = [
        "arena",
        "calibration",
        "mil",
        "--bots",
        "random,random",
        "--games",
        "1",
        "--seed",
        "one",
        "--workers",
        "1",
    ]
    told = CliRunner().invoke(app, [*words, "--output", str(file)])
    assert told.exit_code == 0, told.output
    factor = float(re.search(r"worths ([0-9.]+) times", told.output)[1])
    written = network_file.read(file, "mil", MIL.observation)
    found = written.origin["spread"][-1]
    assert found == {"factor": found["factor"], "bots": ["random", "random"], "games": 1, "seed": "one"}
    assert found["factor"] == pytest.approx(factor, abs=0.005)
    vector = [1.0] * written.size
    assert written.worth(vector) == pytest.approx(MIL.network.worth(vector) * found["factor"], abs=0.1)
