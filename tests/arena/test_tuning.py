"""Tuning: weights follow those who win, a run can be resumed, and its result can be read back."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from tafelrunde.arena import tuning as tuning_module
from tafelrunde.arena.tuning import Tuning
from tafelrunde.cli.main import app
from tafelrunde.kernel import registry, weights
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.judgement import Judgement


class Rigged(Tuning):
    """Whoever values the first weight more wins three games of four."""

    def _compare(self, pool: object, one: Judgement, other: Judgement, games: int, seed: str) -> float:
        return 0.75 if one.weights[0] > other.weights[0] else 0.25


def test_weights_follow_the_winners() -> None:
    run = Rigged("kingsburg", "1", 60, 4)
    run.run(1)
    shipped = registry.game("kingsburg").judgement.weights
    tuned = run.judgement().weights
    assert tuned[0] > 2 * shipped[0]
    assert all(weight > 0 for weight in tuned)
    drift = [abs(step) for step in run.steps[1:]]
    assert max(drift) < run.steps[0]


def test_a_run_is_resumed_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = Rigged("kingsburg", "1", 10, 4)
    whole.run(1)
    file = tmp_path / "run"
    Rigged("kingsburg", "1", 4, 4, file=file).run(1)
    heard: list[int] = []
    rest = Rigged("kingsburg", "1", 10, 4, file=file)
    rest.run(1, lambda done, share: heard.append(done))
    assert heard == [5, 6, 7, 8, 9, 10]
    assert rest.steps == pytest.approx(whole.steps)
    other = Rigged("kingsburg", "another", 1, 4, file=file)
    other.run(1, lambda done, share: heard.append(done))
    assert heard[-1] == 1


def test_two_sides_share_the_victories() -> None:
    run = Tuning("kingsburg", "1", 0, 4)
    assert run.verdict(4, 1).endswith("of 4 games won, two against two")
    assert tuning_module.PLAYERS == 4


def test_the_command_writes_weights_that_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / weights.FILE
    words = ["tune", "kingsburg", "--rounds", "1", "--games", "4", "--verdict", "4", "--workers", "1"]
    result = CliRunner().invoke(app, [*words, "--output", str(file)])
    assert result.exit_code == 0, result.output
    names = weights.names_of(registry.game("kingsburg").folder / "insight")
    found = weights.read(tmp_path, names)
    assert "tafelrunde tune kingsburg --rounds 1 --games 4" in found.origin
    assert len(found.judgement.weights) == len(names)
    assert found.yardstick.weights == pytest.approx(registry.game("kingsburg").yardstick.weights)


def test_a_file_with_other_weights_is_refused(tmp_path: Path) -> None:
    judgement = Judgement([1.0, 2.0], 0.3, 4.0, 1.0)
    found = weights.Weights("by hand", judgement, judgement.with_weights([3.0, 4.0]))
    (tmp_path / weights.FILE).write_text(weights.written(["x", "y"], found), encoding="utf-8")
    again = weights.read(tmp_path, ["x", "y"])
    assert again.origin == "by hand"
    assert again.judgement.weights == [1.0, 2.0]
    assert again.yardstick.weights == [3.0, 4.0]
    for names in (["x"], ["x", "z"], ["y", "x"]):
        with pytest.raises(TafelrundeError, match=weights.FILE):
            weights.read(tmp_path, names)
