"""`tafelrunde figures`: a player can see which figures are not from a rulebook."""

from pathlib import Path

from typer.testing import CliRunner

from tafelrunde.cli.main import app


def figures(*words: str) -> str:
    result = CliRunner().invoke(app, ["figures", "kingsburg", *words], env={"COLUMNS": "200"})
    assert result.exit_code == 0
    return result.output


def row(output: str, block: str) -> list[str]:
    [line] = [line for line in output.splitlines() if line.split()[:1] == [block]]
    return line.split()


def test_reconstructed_and_invented_figures_are_listed() -> None:
    output = figures()
    assert row(output, "governor.gov_heiress")[1] == "reconstructed"
    assert row(output, "governor.gov_diplomat")[1] == "invented"
    assert row(output, "building.sawmill")[1] == "public"


def test_figures_of_the_rulebook_are_listed_on_request() -> None:
    assert "advisor.jester" not in figures()
    assert row(figures("--all"), "advisor.jester")[1] == "rulebook"


def test_figures_of_ones_own_are_marked(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[governor.gov_priest]\nlimit = 7\n", encoding="utf-8")
    assert row(figures("--components", str(own)), "governor.gov_priest")[1] == "owner"


def test_a_broken_file_is_named_with_its_line(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[governor.gov_priest]\nlimit = 'seven'\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["figures", "kingsburg", "--components", str(own)])
    assert result.exit_code == 1
    assert "line 2" in result.output
