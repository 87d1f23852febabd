"""The kept games of Mythotopia show every option, every number of players and every way to end."""

from pathlib import Path

import pytest

from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.kernel import record

FILES = sorted((Path(__file__).parent.parent / "records").glob("mythotopia-*.txt"))


def kept(file: Path) -> record.Record:
    return record.read(file.read_text(encoding="utf-8"))


def test_every_option_and_number_of_players_is_kept() -> None:
    options = [kept(file).options for file in FILES]
    assert {each["players"] for each in options} == {"2", "3", "4"}
    assert {each["province_draft"] for each in options} == {"off", "one_extra", "two_extra"}
    assert {each["end_mode"] for each in options} == {"declare", "last_turns_4", "last_turns_5", "anyone"}
    assert {each["castle_counter_value"] for each in options} == {"1", "2"}
    assert {each["spoils_counters"] for each in options} == {"4", "6"}
    assert {each["open_wars_to_defender"] for each in options} == {"true", "false"}
    assert len({each["starting_cards"] for each in options}) == 2


def way_to_end(file: Path) -> str:
    """Declared, after the last turns, or by the limit of rounds; with one winner or several."""
    read = kept(file)
    state = record.replay(MYTHOTOPIA, read)
    if state.ender >= 0:
        return f"{read.options['end_mode']} by a player"
    if state.round < int(read.options["round_limit"]):
        return read.options["end_mode"]
    return "limit, shared" if len(state.winners()) > 1 else "limit"


@pytest.mark.rule("MY-1101", "MY-1115", "MY-1311", "MY-1312", "MY-1313", "MY-1315")
def test_every_way_to_end_is_kept() -> None:
    assert {way_to_end(file) for file in FILES} == {
        *["declare by a player", "anyone by a player", "last_turns_4", "last_turns_5", "limit", "limit, shared"],
    }
