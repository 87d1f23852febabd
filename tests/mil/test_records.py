"""The kept games of Mil show every option, every number of players and every way to settle the first place."""

from pathlib import Path

import pytest

from tafelrunde.games.mil.game import MIL
from tafelrunde.games.mil.rules.ending import standing
from tafelrunde.kernel import record

FILES = sorted((Path(__file__).parent.parent / "records").glob("mil-*.txt"))


def kept(file: Path) -> record.Record:
    return record.read(file.read_text(encoding="utf-8"))


def test_every_option_and_number_of_players_is_kept() -> None:
    options = [kept(file).options for file in FILES]
    assert {each["players"] for each in options} == {"2", "3", "4", "5"}
    assert {each["lord_land_scoring"] for each in options} == {"changes", "full", "none"}
    assert {each["market_targets"] for each in options} == {"all", "no_gold"}
    for flag in ("expert_rules", "privilege_only_in_winter", "open_stocks"):
        assert {each[flag] for each in options} == {"true", "false"}


def way_to_win(file: Path) -> str:
    """What settled the first place: points, lands and castles, gold; or shared."""
    state = record.replay(MIL, kept(file))
    keys = [standing(state, seat) for seat in range(state.seats)]
    first = max(keys)
    for number, way in enumerate(("points", "estate", "gold"), 1):
        if sum(key[:number] == first[:number] for key in keys) == 1:
            return way
    return "shared"


@pytest.mark.rule("MI-1708")
def test_every_way_to_settle_a_tie_is_kept() -> None:
    assert {way_to_win(file) for file in FILES} == {"points", "estate", "gold", "shared"}


def test_every_question_is_asked_in_a_kept_game() -> None:
    asked = set()
    for file in FILES:
        for _, state, _ in record.steps(MIL, kept(file)):
            asked.add(state.question())
    assert {step.name for step in MIL.course.steps if step.asks} <= asked
