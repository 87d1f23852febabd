"""What `analyse` tells of a report; that the report itself is the same everywhere, tests/cluster shows."""

import json
from pathlib import Path

import pytest

from cli.person import Tafelrunde
from tafelrunde.bots.analysis import Balance, Report
from tafelrunde.cli import analyse

RECORD = Path(__file__).parents[1] / "records" / "kingsburg-1e-2-players.txt"
SHARES: Balance = {
    "start": [0.5, 0.5],
    "luck": [0.75, -0.75],
    "own": [-0.25, 0.0],
    "others": [0.0, 0.25],
    "result": [1.0, 0.0],
}
FOUND: Report = {
    "course": [],
    "decisions": [
        {
            "ply": 9,
            "seat": 0,
            "cost": 0.25,
            "points": 1.5,
            "played": {"id": "kb-do-accept", "args": {}},
            "better": {"id": "kb-do-move-to-duchess", "args": {}},
            "path": [],
        }
    ],
    "shares": SHARES,
    "points": SHARES,
    "care": [
        {"decisions": 40, "mistakes": 1, "cost": 0.00625, "points": 0.0375},
        {"decisions": 38, "mistakes": 0, "cost": 0.0, "points": 0.0},
    ],
}


def test_a_report_is_told_and_kept(tafelrunde: Tafelrunde, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "report", lambda *given: FOUND)
    told = tafelrunde("analyse", str(RECORD), "--workers", "1", "--json", "report.json")
    assert told.exit_code == 0
    rows = [line.split() for line in told.stdout.splitlines()]
    assert ["Ann", "50.0%", "+75.0%", "-25.0%", "+0.0%", "100.0%", "1", "of", "40"] in rows
    assert ["Brian", "50.0%", "-75.0%", "+0.0%", "+25.0%", "0.0%", "0", "of", "38"] in rows
    assert "move 9, Ann: Take it; better: Move the dice to the Duchess (25.0%, 1.5 points)" in told.stdout
    assert json.loads(Path("report.json").read_text()) == FOUND


def test_numbers_are_written_as_the_language_does(tafelrunde: Tafelrunde, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "report", lambda *given: FOUND)
    told = tafelrunde("analyse", str(RECORD), "--workers", "1", "--lang", "de").stdout
    assert "(25,0 %, 1,5 Punkte)" in told
    assert [
        cell.strip() for cell in next(line for line in told.splitlines() if "Brian" in line).split("  ") if cell.strip()
    ][:6] == ["Brian", "50,0 %", "-75,0 %", "+0,0 %", "+25,0 %", "0,0 %"]


def test_an_unfinished_game_has_no_result_to_explain(tafelrunde: Tafelrunde) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    Path("begun.txt").write_text("\n".join(lines[:9]) + "\n", encoding="utf-8")
    refused = tafelrunde("analyse", "begun.txt", "--workers", "1")
    assert refused.exit_code == 1
    assert "this game was not finished" in refused.stderr
