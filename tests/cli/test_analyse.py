"""What `analyse` tells of a report; that the report itself is the same everywhere, tests/cluster shows."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cli.person import Tafelrunde
from tafelrunde.bots.analysis import Balance, Care, Report, Shares
from tafelrunde.cli import analyse
from tafelrunde.cli.files import game_of, read_record
from tafelrunde.cli.words import Words
from tafelrunde.kernel.event import Event
from tafelrunde.kernel.record import steps

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
            "asked": {"id": "kb-ask-build", "args": {}},
            "played": {"id": "kb-do-accept", "args": {}},
            "better": {"id": "kb-do-move-to-duchess", "args": {}},
            "path": [],
        }
    ],
    "shares": SHARES,
    "points": SHARES,
    "care": [
        {"decisions": 40, "mistakes": 1, "cost": 0.00625, "points": 0.0375, "level": "squire"},
        {"decisions": 38, "mistakes": 0, "cost": 0.0, "points": 0.0, "level": None},
    ],
}


def test_a_report_is_told_and_kept(tafelrunde: Tafelrunde, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "report", lambda *given: FOUND)
    told = tafelrunde("analyse", str(RECORD), "--workers", "1", "--json", "report.json")
    assert told.exit_code == 0
    rows = [line.split() for line in told.stdout.splitlines()]
    shares = [row[:6] for row in rows]
    assert ["Ann", "50.0%", "+75.0%", "-25.0%", "+0.0%", "100.0%"] in shares
    assert ["Brian", "50.0%", "-75.0%", "+0.0%", "+25.0%", "0.0%"] in shares
    cares = [row[6:] for row in rows]
    assert ["1", "of", "40", "0.6%", "squire"] in cares
    assert ["0", "of", "38", "0.0%", "–"] in cares
    assert (
        "move 9, Ann: What do you build? Take it; better: Move the dice to the Duchess (costs 25.0%, 1.5 points)"
        in told.stdout
    )
    assert json.loads(Path("report.json").read_text()) == FOUND


def test_numbers_are_written_as_the_language_does(tafelrunde: Tafelrunde, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "report", lambda *given: FOUND)
    told = tafelrunde("analyse", str(RECORD), "--workers", "1", "--lang", "de").stdout
    assert "(kostet 25,0 %, 1,5 Punkte)" in told
    assert [
        cell.strip() for cell in next(line for line in told.splitlines() if "Brian" in line).split("  ") if cell.strip()
    ][:6] == ["Brian", "50,0 %", "-75,0 %", "+0,0 %", "+25,0 %", "0,0 %"]


@pytest.mark.parametrize(
    ("language", "row"),
    [
        ("en", ["50.0%", "+75.0%", "-25.0%", "+0.0%", "100.0%", "100 of 140", "12.5%", "knight"]),
        ("de", ["50,0 %", "+75,0 %", "-25,0 %", "+0,0 %", "100,0 %", "100 von 140", "12,5 %", "Ritter"]),
    ],
)
def test_nothing_is_cut_off_where_a_terminal_is_narrow(language: str, row: list[str]) -> None:
    """In 80 columns headings are broken, no number and no level."""
    care: Care = {"decisions": 140, "mistakes": 100, "cost": 0.125, "points": 0.0, "level": "knight"}
    found: Report = {**FOUND, "care": [care, care]}
    console = Console(width=80, file=StringIO())
    console.print(analyse.table(found, read_record(RECORD), Words(language)))
    assert isinstance(console.file, StringIO)
    line = next(line for line in console.file.getvalue().splitlines() if line.startswith("Ann"))
    assert [cell.strip() for cell in line.split("  ") if cell.strip()] == ["Ann", *row]


def test_who_gains_and_loses_no_points_is_told_of_the_share_alone(
    tafelrunde: Tafelrunde, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not "though it brings 0 points"."""
    made = FOUND["decisions"][0]
    monkeypatch.setattr(analyse, "report", lambda *given: {**FOUND, "decisions": [{**made, "points": -0.04}]})
    assert "Move the dice to the Duchess (costs 25.0%)" in tafelrunde("analyse", str(RECORD), "--workers", "1").stdout


def test_the_dearest_are_told_and_all_on_request(tafelrunde: Tafelrunde, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty lines are no report; a move that gains points and costs the victory does not "cost -0.3 points"."""
    made = FOUND["decisions"][0]
    many: Report = {**FOUND, "decisions": [{**made, "ply": ply, "points": -0.34} for ply in range(10, 19)]}
    monkeypatch.setattr(analyse, "report", lambda *given: many)
    told = tafelrunde("analyse", str(RECORD), "--workers", "1").stdout
    assert told.count("(costs 25.0%, though it brings 0.3 points)") == analyse.DEAREST
    assert f"and {9 - analyse.DEAREST} more: --all tells them." in told
    told = tafelrunde("analyse", str(RECORD), "--workers", "1", "--all").stdout
    assert told.count("better:") == 9
    assert "--all" not in told


def test_luck_is_told_by_what_was_shown(tafelrunde: Tafelrunde, monkeypatch: pytest.MonkeyPatch) -> None:
    record = read_record(RECORD)
    rolls = [ply for ply, (_, _, events) in enumerate(steps(game_of(record, None), record)) if _rolled(events)]
    course: list[Shares] = [
        {"ply": rolls[0], "shares": [0.6, 0.4], "luck": [0.1, -0.1], "decided": True},
        {"ply": rolls[1], "shares": [0.6, 0.4], "luck": [0.001, -0.001], "decided": True},
    ]
    monkeypatch.setattr(analyse, "report", lambda *given: {**FOUND, "course": course})
    told = tafelrunde("analyse", str(RECORD), "--workers", "1").stdout
    assert f"move {rolls[0]}: Dice of " in told
    assert "(Ann +10.0%)" in told
    assert f"move {rolls[1]}:" not in told


def _rolled(events: list[Event]) -> bool:
    return any(event.kind == "kb-dice" and event.reveals for event in events)


def test_an_unfinished_game_has_no_result_to_explain(tafelrunde: Tafelrunde) -> None:
    lines = RECORD.read_text(encoding="utf-8").splitlines()
    Path("begun.txt").write_text("\n".join(lines[:9]) + "\n", encoding="utf-8")
    refused = tafelrunde("analyse", "begun.txt", "--workers", "1")
    assert refused.exit_code == 1
    assert "this game was not finished" in refused.stderr
