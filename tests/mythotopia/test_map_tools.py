"""`tafelrunde mythotopia-map`: findings with their lines, and the map as a picture."""

import xml.etree.ElementTree as Tree
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tafelrunde.cli.main import app
from tafelrunde.games.mythotopia.components.box import BOX
from tafelrunde.games.mythotopia.components.survey import inside, survey

SHIPPED = (BOX.folder / "map.toml").read_text("utf-8")
SVG = "{http://www.w3.org/2000/svg}"

Changed = Callable[..., Path]


@pytest.fixture
def changed(tmp_path: Path) -> Changed:
    """The shipped map as a file of one's own, with some words in it replaced."""

    def write(**words: str) -> Path:
        text = SHIPPED
        for old, new in words.items():
            assert text.count(old) >= 1, old
            text = text.replace(old, new)
        path = tmp_path / "mine.toml"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def run(task: str, path: Path) -> Result:
    return CliRunner().invoke(app, ["mythotopia-map", task, str(path)])


def line_of(path: Path, words: str) -> int:
    lines = path.read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


def replaced(path: Path, old: str, new: str, first: str = "") -> Path:
    """Replaces the first `old` after the line `first`."""
    text = path.read_text("utf-8")
    start = text.index(first)
    path.write_text(text[:start] + text[start:].replace(old, new, 1), encoding="utf-8")
    return path


def test_the_shipped_map_has_no_findings(changed: Changed) -> None:
    """Its counts are those of MY-201 and MY-202."""
    result = run("check", changed())
    assert result.exit_code == 0
    assert result.output.splitlines() == [
        "40 provinces (12 army, 11 food, 9 stone, 8 gold; 15 rugged), "
        "79 borders (60 open, 10 hills, 9 mountains), 4 seas",
        "0 remarks: the map can be played",
    ]


def test_every_error_is_listed_with_its_line(changed: Changed) -> None:
    path = replaced(changed(), '"beast"', '"best"', "[province.ambsace]")
    path = replaced(path, "border.remise-talion", "border.talion-remise")
    result = run("check", path)
    assert result.exit_code == 1
    assert f'line {line_of(path, "best")}: province.ambsace.seas: there is no sea "best"' in result.output
    assert f"line {line_of(path, 'talion-remise')}: border.talion-remise" in result.output
    assert "2 errors: the map cannot be played" in result.output


def test_a_file_of_another_shape_is_named_with_its_line(changed: Changed) -> None:
    path = replaced(changed(), "strength = 3", 'strength = "three"')
    result = run("check", path)
    assert result.exit_code == 1
    assert f"line {line_of(path, 'three')}: province.ambsace.strength" in result.output


def test_out_of_reach(changed: Changed) -> None:
    """A province behind mountains without a coast (MY-205)."""
    path = changed()
    for border in ("eoan-quean", "dragonate-eoan"):
        path = replaced(path, 'type = "', 'type = "mountains" # ', f"[border.{border}]")
    found = survey(path)
    assert [error.reason for error in found.errors] == [
        'province.eoan: cannot be reached from "ambsace" by land or by sea'
    ]
    assert found.errors[0].line == line_of(path, "[province.eoan]")


def test_too_few_provinces_to_deal(tmp_path: Path) -> None:
    """Ten provinces are not enough for two players with eleven each (MY-107)."""
    path = tmp_path / "small.toml"
    blocks = [
        f'[province.p{number}]\nname = "P"\nsymbol = "food"\nstrength = 2\n'
        f'island = "{["small", "large"][number % 2]}"\n'
        f'seas = ["s"]\nx = 1\ny = 1\npolygon = [[0, 0], [9, 0], [9, 9]]\norigin = "owner"\n'
        for number in range(10)
    ]
    path.write_text(
        '[map]\nname = "Small"\nwidth = 9\nheight = 9\norigin = "owner"\n'
        + "".join(blocks)
        + '[border.p0-p1]\ntype = "open"\nline = [[0, 0], [9, 0]]\norigin = "owner"\n'
        + '[sea.s]\nname = "S"\nx = 1\ny = 1\npolygon = [[0, 0], [9, 0], [9, 9]]\norigin = "owner"\n',
        encoding="utf-8",
    )
    [error] = survey(path).errors
    assert "2 players need at least 27 provinces, got 10" in error.reason


@pytest.mark.parametrize(
    ("block", "old", "new", "key", "reason"),
    [
        ("province.ambsace", "strength = 3", "strength = 5", "strength", "is 5, usual would be 3 (MY-203)"),
        ("province.blore", "x = 845", "x = 10", "x", "x and y (10, 445) lie outside the polygon"),
        ("map", "width = 1000", "width = 999", None, "the corner 1000, 0 lies beyond the edge of the map"),
        (
            "border.remise-talion",
            "line = [[485, 380]",
            "line = [[480, 300]",
            "line",
            "480, 300 does not lie on the outline of",
        ),
        ("province.palmain", 'seas = ["serpent"]', "seas = []", "seas", "the drawing shows a coast at serpent"),
        ("province.kinabra", 'seas = ["serpent"]', "seas = []", "seas", "the drawing shows a coast at serpent"),
        ("province.blore", "rugged = true", 'rugged = true\nseas = ["beast"]', "seas", "names beast, but the drawing"),
    ],
)
def test_remarks(changed: Changed, block: str, old: str, new: str, key: str | None, reason: str) -> None:
    """What does not keep anybody from playing, but looks like a slip."""
    path = replaced(changed(), old, new, f"[{block}]")
    found = survey(path)
    assert found.errors == []
    remark = next(each for each in found.remarks if reason in each.reason)
    if key:
        start = line_of(path, f"[{block}]")
        lines = path.read_text("utf-8").splitlines()
        assert remark.line is not None
        assert remark.line > start
        assert lines[remark.line - 1].startswith(key)
    result = run("check", path)
    assert result.exit_code == 0
    assert f"remark: {remark}" in result.output


def test_a_border_that_was_forgotten(changed: Changed) -> None:
    path = changed()
    text = path.read_text("utf-8")
    start = text.index("[border.remise-talion]")
    end = text.index("\n\n", start)
    path.write_text(text[:start] + text[end:], encoding="utf-8")
    [remark] = survey(path).remarks
    assert remark.reason == 'province.remise.polygon: touches talion, but there is no border "remise-talion"'
    assert remark.line == next(
        number
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if number > line_of(path, "[province.remise]") and line.startswith("polygon")
    )


def test_inside() -> None:
    square = [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert inside((5, 5), square)
    assert not inside((11, 5), square)
    assert not inside((5, -1), square)


def test_the_picture_shows_every_province_border_and_sea(changed: Changed) -> None:
    result = run("draw", changed())
    assert result.exit_code == 0
    picture = Tree.fromstring(result.output)
    assert picture.get("viewBox") == "0 0 1000 700"
    ids = {element.get("id", "") for element in picture.iter()}
    assert sum(id.startswith("province-") for id in ids) == 40
    assert sum(id.startswith("border-") for id in ids) == 79
    assert sum(id.startswith("sea-") for id in ids) == 4
    words = {element.text for element in picture.iter(f"{SVG}text")}
    assert {"Palmain", "Beast Sea", "army 4", "large island"} <= words
    kinds = [element.get("class") for element in picture.iter(f"{SVG}path")]
    assert "hill" in kinds
    assert "mountain" in kinds


def test_a_map_that_cannot_be_played_is_not_drawn(changed: Changed) -> None:
    path = replaced(changed(), "border.remise-talion", "border.talion-remise")
    result = run("draw", path)
    assert result.exit_code == 1
    assert "<svg" not in result.output
