"""An owner's values from a form: laid over the shipped ones, checked all at once, written down, and found by hash."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from tafelrunde.kernel import registry
from tafelrunde.kernel.box import Printed
from tafelrunde.kernel.components_file import ComponentsError
from tafelrunde.kernel.errors import RecordError, TafelrundeError, UnknownComponents
from tafelrunde.kernel.game import MOST_KNOWN
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.own_values import (
    LARGEST,
    LONGEST_LINE,
    OwnValues,
    changes,
    expectation,
    faults,
    fields,
    laid_over,
    own_file,
    written,
)
from tafelrunde.kernel.record import Recorder, read, replay

KINGSBURG = registry.game("kingsburg")


def shipped(name: str = "kingsburg") -> Printed[Any]:
    printed = registry.game(name).printed
    assert printed is not None
    return printed


def own(toml: str, name: str = "kingsburg") -> Printed[Any]:
    return shipped(name).box.with_own(own_file(toml, "mine"))


def test_a_form_offers_what_an_owner_may_change() -> None:
    places = {field.place for field in fields(shipped())}
    assert {"building.statue.vp", "enemy.i_goblins_2.win.gold", "governor.gov_miner.gold"} <= places
    # Where a building stands and which number a governor has are fixed; origins are no values.
    assert not {"building.statue.row", "governor.gov_miner.number", "governor.gov_miner.house"} & places
    assert not {"building.statue.origin", "building.statue.note"} & places
    # A drawing is no value: it makes no difference to play.
    drawn = {field.place for field in fields(shipped("mythotopia"))}
    assert "province.ambsace.strength" in drawn
    assert not {"province.ambsace.x", "province.ambsace.polygon", "map.width"} & drawn


def test_only_what_differs_is_kept() -> None:
    made = laid_over(shipped(), {}, {"building.statue.vp": 9, "building.statue.gold": 2, "building.chapel.vp": 5})
    assert made == {"building": {"statue": {"vp": 9}}}
    assert changes(shipped(), own(written(made))) == {"building.statue.vp": 9}
    # Set back, nothing is left of it.
    assert laid_over(shipped(), made, {"building.statue.vp": 3}) == {}


def test_an_inline_table_is_written_whole() -> None:
    """The file replaces an inline table whole: what the form does not touch must be written with it."""
    card = "enemy.ii_orcs_4"
    before = {name: shipped().at(f"{card}.loss.{name}") for name in ("gold", "wood", "stone", "any", "buildings", "vp")}
    assert (before["any"], before["buildings"], before["gold"]) == (2, 1, 0)
    made = laid_over(shipped(), {}, {f"{card}.loss.gold": 7})
    after = own(written(made))
    assert {name: after.at(f"{card}.loss.{name}") for name in before} == {**before, "gold": 7}
    assert changes(shipped(), after) == {f"{card}.loss.gold": 7}
    assert laid_over(shipped(), made, {f"{card}.loss.gold": before["gold"]}) == {}


def test_an_empty_inline_table_means_nothing_at_all() -> None:
    file = own_file("[enemy.ii_orcs_4]\nloss = {}\n", "mine")
    assert "[enemy.ii_orcs_4.loss]" in written(file.table)
    assert tomllib.loads(written(file.table)) == file.table
    assert changes(shipped(), own(written(file.table)))["enemy.ii_orcs_4.loss.any"] == 0


def test_every_fault_is_found_at_its_place() -> None:
    wrong = {
        "building.statue.vp": 99,
        "building.chapel.vp": "five",
        "building.church.vp": 8,
        "governor.gov_miner.gold": [1, 2, 3],
        "army_tokens.values": [0, 1, 1, 2, 3, 44],
        "advisor.jester.either": ["gold"],
    }
    found = {fault.place: fault.say for fault in faults(shipped(), {}, wrong)}
    assert found["building.statue.vp"] == ("value-number", {"low": 0, "high": 20, "words": ""})
    assert found["building.chapel.vp"][0] == "value-number"
    assert found["governor.gov_miner.gold"][1]["length"] == 5
    assert found["army_tokens.values.5"][0] == "value-list-number"
    assert found["advisor.jester.either"] == ("kb-value-either", {})
    assert len(found) == 5
    assert faults(shipped(), {}, {"building.church.vp": 8}) == []


def test_values_that_do_not_go_together_are_told_of_their_block() -> None:
    both = {"advisor.jester.any": 1, "advisor.jester.either": ["gold", "wood"], "building.statue.vp": 99}
    found = {fault.place: fault.say[0] for fault in faults(shipped(), {}, both)}
    assert found == {"building.statue.vp": "value-number", "advisor.jester": "kb-value-one-question"}


@pytest.mark.parametrize("place", ["building.statue.row", "building.statue", "chess.king", "building.statue.vp.x", ""])
def test_other_places_are_refused(place: str) -> None:
    (fault,) = faults(shipped(), {}, {place: 1})
    assert fault.say[0] == "value-unknown"


@pytest.mark.parametrize(
    ("toml", "message"),
    [
        ("a = 1\n" * LARGEST, "value-too-long"),
        ("a = [" + "1, " * LONGEST_LINE + "]", "value-long-line"),
        ("a = " + "[" * 4000, "value-no-toml"),
        ("\n\na = = 1", "value-no-toml"),
        ("building = 3", None),
        ("[building.statue]\nvp = 1979-05-27", None),
        ("[[building]]\nstatue = 1", None),
        (".".join(["building"] * 1000) + " = 1", "value-unknown"),
    ],
)
def test_odd_files_get_a_clear_error(toml: str, message: str | None) -> None:
    with pytest.raises(ComponentsError) as refused:
        own(toml)
    assert refused.value.say is None if message is None else refused.value.say[0] == message  # type: ignore[index]


@pytest.mark.parametrize("text", ['say "hi"', "back\\slash", "a\nb", "Zürich", "\u2028\u0085", "😀", ""])
def test_any_text_is_written_and_read_back(text: str) -> None:
    assert tomllib.loads(written({"sea": {"beast": {"name": text}}})) == {"sea": {"beast": {"name": text}}}


def test_each_kind_of_field_says_what_it_expects() -> None:
    messages = {expectation(field)[0] for name in registry.installed_games() for field in fields(shipped(name))}
    assert messages == {
        *("value-number", "value-word", "value-flag", "value-text", "value-list-number", "value-list-word"),
        *("value-list-flag", "value-list-text", "value-list-letters"),
    }


def test_a_game_with_own_values_is_found_by_its_hash_elsewhere() -> None:
    mine = KINGSBURG.with_components(own_file("[building.statue]\nvp = 9\n", "mine"))
    travelling = mine.own_values()
    assert travelling == OwnValues(mine.component_hash, KINGSBURG.component_hash, "[building.statue]\nvp = 9\n")
    there = KINGSBURG.with_components(own_file("[building.chapel]\nvp = 1\n", "theirs"))
    with pytest.raises(UnknownComponents) as unknown:
        there.with_hash(mine.component_hash)
    assert (unknown.value.game, unknown.value.hash) == ("kingsburg", mine.component_hash)
    assert travelling is not None
    found = there.with_own_values(travelling)
    assert found.components_table()["building"]["statue"]["vp"] == 9
    assert found.components_table()["building"]["chapel"]["vp"] == 5
    assert there.with_hash(mine.component_hash) is found
    with pytest.raises(TafelrundeError, match="not beef"):
        there.with_own_values(OwnValues("beef", travelling.over, travelling.toml))
    with pytest.raises(UnknownComponents, match="beef"):
        there.with_own_values(OwnValues("feed", "beef", travelling.toml))


def test_shipped_values_need_not_travel() -> None:
    assert KINGSBURG.own_values() is None
    same = KINGSBURG.with_components(own_file("[building.statue]\nvp = 3\n", "mine"))
    assert same.component_hash == KINGSBURG.component_hash
    assert same.own_values() is None


def test_not_more_than_some_are_kept_at_hand() -> None:
    mil = registry.game("mil")
    here = mil.with_components(own_file("[life]\ntokens = 5\n", "mine"))
    made = []
    for number in range(MOST_KNOWN + 2):
        row = f"[points.play]\nmarriage = {number % 20}\ndeath = {9 + number // 20}\n"
        values = mil.with_components(own_file(row, "mine")).own_values()
        assert values is not None
        here.with_own_values(values)
        made.append(values.hash)
        here.with_hash(made[1] if number else made[0])  # asked for again and again, it stays
    here.with_hash(made[1])
    with pytest.raises(UnknownComponents):
        here.with_hash(made[0])


def record_of(toml: str) -> str:
    recorder = Recorder(KINGSBURG.with_components(own_file(toml, "mine")), Luck.seeded(1), ["Ann", "Brian"], players=2)
    for _ in range(5):
        seat = recorder.state.to_act()[0]
        recorder.play(seat, recorder.state.moves(seat)[0])
    return str(recorder.record())


def test_a_record_carries_the_values_it_was_played_with() -> None:
    text = record_of('[building.statue]\nvp = 9\nnote = "from my box"\n')
    assert f"\nown components over {KINGSBURG.component_hash}\n| [building.statue]\n| vp = 9\n" in text
    assert str(read(text)) == text
    state = replay(KINGSBURG, read(text))
    assert state.game.components_table()["building"]["statue"]["vp"] == 9
    assert "own components" not in record_of("[building.statue]\nvp = 3\n")


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("| vp = 9", "| vp = 8", "not .* as they say"),
        ("| vp = 9", "| vp = nine", "cannot be used"),
        ("| vp = 9", "| vp = 99", "expected a whole number from 0 to 20"),
        ("own components over ", "own components over f", "that are not here"),
        ("own components over ", "own things over ", "play begins with the line 'start'"),
    ],
)
def test_a_record_with_other_values_than_it_says_is_refused(old: str, new: str, message: str) -> None:
    text = record_of("[building.statue]\nvp = 9\ngold = 4\n")
    with pytest.raises(RecordError, match=message):
        replay(KINGSBURG.with_components(own_file("[building.mint]\nvp = 1\n", "theirs")), read(text.replace(old, new)))


def test_the_same_file_works_on_the_command_line(tmp_path: Path) -> None:
    made = laid_over(shipped(), {}, {"enemy.ii_orcs_4.loss.gold": 7, "building.statue.vp": 9})
    (tmp_path / "mine.toml").write_text(written(made, "My box"), encoding="utf-8")
    mine = KINGSBURG.with_components(tmp_path / "mine.toml")
    assert mine.component_hash == own(written(made)).hash


# --- words ------------------------------------------------------------------------------------------------------------


def words_of(name: str, language: str) -> set[str]:
    entries = FluentParser().parse(
        (registry.game(name).folder / "text" / "values" / f"{language}.ftl").read_text("utf-8")
    )
    assert not [entry for entry in entries.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in entries.body if isinstance(entry, ast.Message)}


def labels(name: str) -> Iterator[set[str]]:
    """For each thing that a form shows the messages that can name it; one of each must be there."""
    printed = shipped(name)
    origins = printed.origins()
    for field in fields(printed):
        section = field.place.partition(".")[0]
        block = max((each for each in origins if field.place.startswith(f"{each}.")), key=len)
        key = field.place[len(block) + 1 :].replace(".", "-")
        yield {f"entry-{section}-{key}", f"entry-{key}"}
        yield {f"entries-{section}"}
        yield from ({f"word-{word}"} for word in field.words if word)


@pytest.mark.parametrize("name", registry.installed_games())
def test_everything_in_a_form_has_a_name_in_both_languages(name: str) -> None:
    english, german = words_of(name, "en"), words_of(name, "de")
    assert english == german
    used: set[str] = set()
    for names in labels(name):
        assert names & english, f"none of {names}"
        used |= names
    assert {each for each in english - used if not each.startswith("entries-")} == {
        each for each in english if "-value-" in each
    }
    games = Path(registry.game(name).folder)
    source = "".join(path.read_text("utf-8") for path in sorted((games / "components").glob("*.py")))
    assert set(re.findall(r'\("(\w\w-value-[\w-]+)"', source)) == {each for each in english if "-value-" in each}
