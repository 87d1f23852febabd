"""The benchmark measures something, in every setting; how much is never tested."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from tafelrunde.arena import bench
from tafelrunde.cli.main import app


def test_a_measurement_is_work_per_unit() -> None:
    """One piece of work that takes as long as a unit is one per unit."""

    def work() -> int:
        bench.unit()
        return 1

    measured = bench.measure("units", "test", work, seconds=0.01)
    assert len(measured.rounds) == bench.ROUNDS
    assert measured.figure == pytest.approx(1.0, rel=0.5)


def test_the_command_writes_what_it_measured(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "unit", lambda: 0.5)
    file = tmp_path / "results.json"
    result = CliRunner().invoke(app, ["bench", "kingsburg", "--seconds", "0.001", "--json", str(file)])
    assert result.exit_code == 0, result.output
    report = json.loads(file.read_text(encoding="utf-8"))
    measured = {(each["what"], each["setting"]) for each in report["measurements"]}
    settings = ("second_edition", "all_modules", "first_edition")
    assert measured >= {(what, f"kingsburg {setting}") for what in bench.KINDS for setting in settings}
    assert all(each["figure"] > 0 for each in report["measurements"])
