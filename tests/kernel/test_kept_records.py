"""The games kept in tests/records are replayed for ever, and between them show every way to play and to end."""

from pathlib import Path

import pytest

from tafelrunde.kernel import record, registry
from tafelrunde.kernel.record import Record

FOLDER = Path(__file__).parent.parent / "records"
FILES = sorted(FOLDER.glob("*.txt"))
KINGSBURG = sorted(FOLDER.glob("kingsburg-*.txt"))


def kept(name: str) -> Record:
    return record.read((FOLDER / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("file", [file.name for file in FILES])
def test_a_kept_record_replays_to_its_result(file: str) -> None:
    read = kept(file)
    assert read.result is not None
    state = record.replay(registry.game(read.game), read)
    assert state.over()
    assert record.result_of(state) == read.result
    assert str(read) == (FOLDER / file).read_text(encoding="utf-8")


def test_every_edition_module_and_number_of_players_is_kept() -> None:
    options = [kept(file.name).options for file in KINGSBURG]
    assert {(each["edition"], each["players"]) for each in options} >= {
        (edition, players) for edition in ("1e", "2e") for players in "2345"
    }
    assert {each["modules"] for each in options} >= {"none", "1", "2", "3", "1,2,3"}
    assert {each["house_governors"] for each in options} == {"true", "false"}
    assert {each["decline_bonus_dice"] for each in options} == {"true", "false"}


def way_to_win(file: Path) -> str:
    """What settled the first place, by the three keys of the rules: points, goods, buildings; or shared."""
    read = kept(file.name)
    state = record.replay(registry.game(read.game), read)
    players = state.view(None)["players"]
    keys = [(each["vp"], sum(each["goods"]), len(each["buildings"])) for each in players]
    first = max(keys)
    for number, way in enumerate(("points", "goods", "buildings"), 1):
        if sum(key[:number] == first[:number] for key in keys) == 1:
            return way
    return "shared"


@pytest.mark.rule("KB-706", "KB-707", "KB-708", "KB-709")
def test_every_way_to_settle_a_tie_is_kept() -> None:
    assert {way_to_win(file) for file in KINGSBURG} == {"points", "goods", "buildings", "shared"}


@pytest.mark.rule("KB-709")
def test_the_kept_tie_is_shared() -> None:
    result = kept("kingsburg-tie-shared.txt").result
    assert result is not None
    assert result.split("places ")[1].split(",")[0].split().count("1") == 2
