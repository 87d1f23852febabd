"""`tafelrunde origins`: a player can see which values are not from a rulebook."""

from pathlib import Path

from typer.testing import CliRunner

from tafelrunde.cli.main import app


def origins(*words: str) -> str:
    result = CliRunner().invoke(app, ["origins", "kingsburg", *words], env={"COLUMNS": "200"})
    assert result.exit_code == 0
    return result.output


def row(output: str, block: str) -> list[str]:
    [line] = [line for line in output.splitlines() if line.split()[:1] == [block]]
    return line.split()


def test_reconstructed_and_invented_values_are_listed() -> None:
    output = origins()
    assert row(output, "governor.gov_heiress")[1] == "reconstructed"
    assert row(output, "governor.gov_diplomat")[1] == "invented"
    assert row(output, "building.sawmill")[1] == "public"


def test_values_of_the_rulebook_are_listed_on_request() -> None:
    assert "advisor.jester" not in origins()
    assert row(origins("--all"), "advisor.jester")[1] == "rulebook"


def test_values_of_ones_own_are_marked(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[governor.gov_priest]\nlimit = 7\n", encoding="utf-8")
    assert row(origins("--components", str(own)), "governor.gov_priest")[1] == "owner"


def test_a_broken_file_is_named_with_its_line(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text("[governor.gov_priest]\nlimit = 'seven'\n", encoding="utf-8")
    result = CliRunner().invoke(app, ["origins", "kingsburg", "--components", str(own)])
    assert result.exit_code == 1
    assert "line 2" in result.output
