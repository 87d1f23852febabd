"""Printed values are declared by being asked for; versions of a box are told apart by their hash."""

from pathlib import Path

import pytest

from tafelrunde.kernel.box import Box
from tafelrunde.kernel.components_file import ComponentsError, ComponentsFile
from tafelrunde.kernel.sheet import Declared, Sheet

STATUE = """
[building.statue]
origin = "rulebook"
gold = 2
kinds = ["wood", "stone"]
dice = [1, 6]
holy = true
lit = [true, false]
"""


class Statue:
    """A block with one value of each kind."""

    def __init__(self, block: Sheet) -> None:
        self.gold = block.number("gold", 0, 9)
        self.points = block.number("points", 0, 20, 3)
        self.kinds = block.words("kinds", ["gold", "wood", "stone"])
        self.dice = block.numbers("dice", 1, 6, 2)
        self.holy = block.flag("holy", False)
        self.lit = block.flags("lit", 2)
        self.row = block.word("row", ["A", "B"], "B")


def statue(sheet: Sheet) -> Statue:
    return Statue(sheet.section("building").block("statue"))


def read_all(sheet: Sheet) -> None:
    statue(sheet)
    sheet.close()


def sheet_of(text: str) -> Sheet:
    file = ComponentsFile(text, "my.toml")
    return Sheet(file, file.table)


def test_each_kind_of_value_is_read() -> None:
    read = statue(sheet_of(STATUE))
    assert (read.gold, read.points, read.kinds, read.dice) == (2, 3, ["wood", "stone"], [1, 6])
    assert (read.holy, read.lit, read.row) == (True, [True, False], "B")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("gold = 2", "gold = 10", "building.statue.gold: expected a whole number from 0 to 9, got 10"),
        ("gold = 2", "gold = true", "building.statue.gold: expected a whole number from 0 to 9, got true"),
        ("gold = 2", "", "building.statue.gold: missing, expected a whole number from 0 to 9"),
        ("[true, false]", "[true]", "building.statue.lit: expected a list of length 2, each true or false, got [true]"),
        ("[true, false]", "[true, 0]", "building.statue.lit.1: expected true or false, got 0"),
        ('"stone"', '"silver"', 'building.statue.kinds.1: expected one of "gold", "stone", "wood", got "silver"'),
        (
            "dice = [1, 6]",
            "dice = [1]",
            "building.statue.dice: expected a list of length 2, each a whole number from 1 to 6, got [1]",
        ),
        ("dice = [1, 6]", "dice = [1, 7]", "building.statue.dice.1: expected a whole number from 1 to 6, got 7"),
        ("holy = true", "holy = 1", "building.statue.holy: expected true or false, got 1"),
        ("holy = true", 'row = "C"', 'building.statue.row: expected one of "A", "B", got "C"'),
        ("holy = true", "holly = true", 'building.statue.holly: unknown key; did you mean "holy"?'),
        ('origin = "rulebook"', "", "building.statue.origin: missing, expected one of"),
        ("[building.statue]", "[building.tower]", "building.statue: missing, expected a table"),
    ],
)
def test_what_does_not_fit_is_named(old: str, new: str, message: str) -> None:
    sheet = sheet_of(STATUE.replace(old, new))
    with pytest.raises(ComponentsError) as refused:
        read_all(sheet)
    assert message in str(refused.value)


def test_a_misspelled_key_is_named_rather_than_another_called_missing() -> None:
    section = sheet_of(STATUE.replace("building.statue", "building.statute")).section("building")
    with pytest.raises(ComponentsError) as refused:
        section.holds(["statue", "chapel"])
    assert str(refused.value) == 'my.toml, line 2: building.statute: unknown key; did you mean "statue"?'
    sheet_of(STATUE).section("building").holds(["statue", "chapel"])


def test_what_was_asked_for_is_known_afterwards() -> None:
    sheet = sheet_of(STATUE)
    statue(sheet)
    declared = {each.place: each for each in sheet.declared()}
    assert declared["building.statue.gold"] == Declared(
        "building.statue.gold", "number", "a whole number from 0 to 9", low=0, high=9
    )
    assert declared["building.statue.points"].default == 3
    assert not declared["building.statue.points"].required
    assert declared["building.statue.row"].words == ("A", "B")
    assert sheet.data()["building"]["statue"]["points"] == 3


def test_a_correction_is_a_new_version_and_the_old_one_stays(tmp_path: Path) -> None:
    (tmp_path / "components.toml").write_text(STATUE, encoding="utf-8")
    alone = Box(tmp_path, ["components.toml"], statue)
    assert (alone.newest.version, alone.newest.components.gold) == (1, 2)
    (tmp_path / "versions").mkdir()
    old = '[building.statue]\norigin = "public"\nnote = "one source"\ngold = 2\n'
    (tmp_path / "versions" / "1.toml").write_text(old, encoding="utf-8")
    (tmp_path / "components.toml").write_text(STATUE.replace("gold = 2", "gold = 4"), encoding="utf-8")
    box = Box(tmp_path, ["components.toml"], statue)
    assert (box.newest.version, box.newest.components.gold) == (2, 4)
    first = box.version_of(alone.newest.hash)
    assert first is not None
    assert (first.version, first.components.gold, first.components.points) == (1, 2, 3)
    assert first.origins()["building.statue"] == ("public", "one source")
    assert box.newest.hash != alone.newest.hash
    assert box.version_of("beef") is None


def test_an_owners_file_is_laid_over_the_newest(tmp_path: Path) -> None:
    (tmp_path / "components.toml").write_text(STATUE, encoding="utf-8")
    own = tmp_path / "own.toml"
    own.write_text("[building.statue]\ngold = 7\n", encoding="utf-8")
    printed = Box(tmp_path, ["components.toml"], statue).with_own(own)
    assert (printed.version, printed.components.gold, printed.components.dice) == (None, 7, [1, 6])
    assert printed.origins()["building.statue"] == ("owner", "")
