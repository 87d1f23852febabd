"""What is said about a record that is broken."""

import contextlib
import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kernel.sand import FINGERPRINT, KEPT, LEAVE, SAND, TEXT, played, recorder, told
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel.errors import RecordError, TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder, read, replay, result_of

# --- what cannot be read ----------------------------------------------------------------------------------------------


def unreadable(text: str) -> str:
    with pytest.raises(RecordError) as refused:
        read(text)
    return str(refused.value)


@pytest.mark.parametrize(
    "text", ["", "\n", " \n\n", "1. e4 e5\n2. Nf3\n", "\n" + TEXT, "Tafelrunde record 2\n", "game: sand\n", "\x00"]
)
def test_a_text_that_is_no_record(text: str) -> None:
    assert unreadable(text) == "this is no Tafelrunde record: its first line should be 'Tafelrunde record 1'"


@pytest.mark.parametrize(("line", "name"), [(2, "game"), (3, "rules"), (4, "components"), (5, "options"), (6, "seats")])
def test_a_missing_header_is_named_with_its_line(line: int, name: str) -> None:
    said = f"line {line}: the record's header should say '{name}' here"
    rows = TEXT.splitlines(keepends=True)
    assert unreadable("".join(rows[: line - 1] + rows[line:])) == said
    assert unreadable("".join(rows[: line - 1])) == said
    assert unreadable(TEXT.replace(f"\n{name}: ", f"\n{name}s: ")) == said


@pytest.mark.parametrize(
    ("right", "wrong"), [("rules: 3", "rules: three"), ("long=false", "long"), ("rules: 3", "rules: ")]
)
def test_a_header_that_makes_no_sense(right: str, wrong: str) -> None:
    assert unreadable(TEXT.replace(right, wrong)) == (
        "the record's header is broken: rules is a number, options are name=value"
    )


def test_a_record_without_play() -> None:
    assert unreadable(TEXT.split("start")[0]) == "the record is cut off: it holds no line of play"


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("start {", "begin {", "line 8: play begins with the line 'start'"),
        ("start {6: 3} [die 4]\n", "", "line 8: play begins with the line 'start'"),
        ("Ann: leave", "start", "line 9: expected a player and a move, as in 'Ann: …'"),
        ("Ann: leave", "Amy: leave", "line 9: expected a player and a move, as in 'Ann: …'"),
        ("Ann: leave", "leave", "line 9: expected a player and a move, as in 'Ann: …'"),
        ("Ann: leave", "Ann", "line 9: expected a player and a move, as in 'Ann: …'"),
        ("Bold: grab {6: 1}", "Bold: grab {6: 1", "line 10: a brace or bracket is not closed"),
        ("Bold: grab {6: 1}", "Bold: grab {6 1}", "line 10: a brace or bracket is not closed"),
        ("Bold: grab {6: 1}", "Bold: grab {6: -1}", "line 10: a brace or bracket is not closed"),
        ("[die 2]", "[die 2", "line 10: a brace or bracket is not closed"),
        ("{6: 3}", "{6: 6}", "line 8: a draw of 6 cannot give 6"),
        ("{6: 1}", "{6: 17}", "line 10: a draw of 6 cannot give 17"),
        ("{6: 1}", "{0: 0}", "line 10: a draw of 0 cannot give 0"),
    ],
)
def test_a_broken_line_is_named(right: str, wrong: str, said: str) -> None:
    assert right in TEXT
    assert unreadable(TEXT.replace(right, wrong)) == said


@pytest.mark.parametrize(("end", "line"), [("Ann: leave\n", 14), ("\n\nThe end.\n", 16), ("result: 9 9\n", 14)])
def test_nothing_may_follow_the_result(end: str, line: int) -> None:
    assert unreadable(TEXT + end) == f"line {line}: nothing may follow the result"


def test_a_false_result_is_not_covered_by_a_second_one() -> None:
    false = TEXT.replace("result: 0 4, places 2 1", "result: 9 9, places 1 1")
    assert unreadable(false + TEXT[TEXT.index("result: ") :]) == "line 14: nothing may follow the result"


def test_an_empty_result_is_a_result() -> None:
    begun = TEXT[: TEXT.index("result: ")]
    assert unreadable(begun + "result: \n" + TEXT[TEXT.index("result: ") :]) == "line 14: nothing may follow the result"
    assert "the record ends with ''" in unplayable(begun + "result: \n")


def test_a_number_of_absurd_length() -> None:
    assert unreadable(TEXT.replace("{6: 1}", "{6: " + "1" * 5000 + "}")).startswith("line 10: ")


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("Ann: leave", "Ann: " + "x" * 16_384, "line 9: a line of a record has at most 16384 characters"),
        ("Ann: leave", "\n" * 20_000, "a record has at most 20000 lines, not 20013"),
        ("Ann: leave", "x" * 1_000_000, f"a record has at most 1000000 characters, not {len(TEXT) - 10 + 1_000_000}"),
        (
            "seats: Ann",
            "seats: " + " | ".join(f"P{each}" for each in range(16)),
            "line 6: a record has at most 16 seats, not 17",
        ),
        ("seats: Ann", "seats: A:n", "line 6: 'A:n' cannot be a player's name in a record"),
        ("seats: Ann", "seats: A\0n", "line 6: 'A\\x00n' cannot be a player's name in a record"),
        ("seats: Ann", "seats: Table", "line 6: 'Table' cannot be a player's name in a record"),
        ("seats: Ann", "seats: Ben the Bold", "line 6: two players share a name"),
    ],
)
def test_a_record_has_limits(right: str, wrong: str, said: str) -> None:
    assert right in TEXT
    assert unreadable(TEXT.replace(right, wrong, 1)) == said


def seconds_to_refuse(text: str) -> float:
    """What reading takes of this thread's own time, the best of some tries."""
    taken = []
    for _ in range(5):
        begun = time.thread_time()
        for _ in range(20):
            unreadable(text)
        taken.append(time.thread_time() - begun)
    return min(taken)


@pytest.mark.parametrize("sign", ["[", "{", "[]", "{1: ", "[{", "{[", " ", "1"])
def test_a_line_eight_times_as_long_does_not_take_far_more_than_eight_times_as_long(sign: str) -> None:
    """With the square it would be 64 times."""
    whole = "start {6: 3} [die 4]"
    short, long = (TEXT.replace(whole, "begin " + sign * (count // len(sign))) for count in (2_000, 16_000))
    assert seconds_to_refuse(long) < 30 * seconds_to_refuse(short)


# --- what does not lead where it says ---------------------------------------------------------------------------------


def unplayable(text: str) -> str:
    record = read(text)
    with pytest.raises(RecordError) as refused:
        replay(SAND, record)
    return str(refused.value)


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("game: sand", "game: chess", "this is a record of 'chess', not of 'sand'"),
        ("rules: 3", "rules: 2", "the record follows rules version 2; this is version 3"),
        (
            "components: 0f0f",
            "components: beef",
            "this was played with the components beef, not 0f0f; give the components file it was played with",
        ),
        ("| Ben the Bold", "| Ben the Bold | Cleo", "the record names 3 players for a game of 2"),
        ("players=2", "players=3", "the record names 2 players for a game of 3"),
    ],
)
def test_a_record_for_another_table(right: str, wrong: str, said: str) -> None:
    assert right in TEXT
    assert unplayable(TEXT.replace(right, wrong)) == said


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("players=2", "players=4", "players = 4 is not possible: expected a whole number from 2 to 3"),
        ("players=2", "players=²", "players = '²' is not possible"),
        ("bags=1,3", "bags=1,4", "bags = '1,4' is not possible: expected some of 1, 2, 3"),
        ("long=false", "wide=false", "there is no option 'wide'"),
    ],
)
def test_impossible_options_in_a_record(right: str, wrong: str, said: str) -> None:
    with pytest.raises(TafelrundeError, match=re.escape(said)):
        replay(SAND, read(TEXT.replace(right, wrong)))


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        # Luck: another die, another bound, too little, too much.
        ("start {6: 3}", "start {6: 4}", "move 0: the record reveals ['die 4'], the game ['die 5']"),
        ("start {6: 3}", "start {5: 3}", "move 0: the record holds a draw of 5 where the game asks for one of 6"),
        ("start {6: 3}", "start", "move 0: the recorded luck is used up, but the game asks for more"),
        ("start {6: 3}", "start {6: 3 1}", "move 0: the record holds more luck than the move drew"),
        ("{6: 1}", "{9: 1}", "move 2: the record holds a draw of 9 where the game asks for one of 6"),
        (" {6: 1}", "", "move 2: the recorded luck is used up, but the game asks for more"),
        ("Ann: leave", "Ann: leave {6: 1}", "move 1: the record holds more luck than the move drew"),
        # Moves: another word, another seat, one too few, one too many.
        ("Bold: grab", "Bold: grap", "move 2: 'grap' is not possible now; possible: grab, leave"),
        ("Bold: grab", "Bold: gra", "move 2: 'gra' is not possible now; possible: grab, leave"),
        ("Ann: leave", "Table: leave", "move 1: 'leave' is not possible now; possible: run out"),
        ("Ann: leave\n", "Ann: leave\nAnn: grab\n", "move 2: 'grab': seat 0 has nothing to decide now"),
        ("true]\n", "true]\nAnn: grab\n", "move 5: 'grab': seat 0 has nothing to decide now"),
        # Reveals: another one, none, one too many, another order.
        ("[die 4]", "[die 5]", "move 0: the record reveals ['die 5'], the game ['die 4']"),
        (" [die 4]", "", "move 0: the record reveals [], the game ['die 4']"),
        ("Ann: leave", "Ann: leave [die 1]", "move 1: the record reveals ['die 1'], the game []"),
        ("[gone Table 2,4 true]", "[gone Ann 2,4 true]", "move 4: the record reveals ['gone Ann 2,4 true'], the game"),
        (
            "[gone Ben the Bold 4,2 false] [die 2]",
            "[die 2] [gone Ben the Bold 4,2 false]",
            "move 2: the record reveals ['die 2', 'gone Ben the Bold 4,2 false'], the game",
        ),
    ],
)
def test_a_changed_line_is_named_by_its_move(right: str, wrong: str, said: str) -> None:
    assert TEXT.count(right) == 1 or right == "Ann: leave"
    assert unplayable(TEXT.replace(right, wrong, 1)).startswith(said)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("0 4, places", "4 0, places"),
        ("places 2 1", "places 1 2"),
        (FINGERPRINT, FINGERPRINT[::-1]),
        (f", fingerprint {FINGERPRINT}", ""),
        (f"0 4, places 2 1, fingerprint {FINGERPRINT}", "0"),
    ],
)
def test_a_wrong_result_is_told_with_the_right_one(right: str, wrong: str) -> None:
    told = TEXT.replace(right, wrong).splitlines()[-1].removeprefix("result: ")
    true = TEXT.splitlines()[-1].removeprefix("result: ")
    assert unplayable(TEXT.replace(right, wrong)) == f"the record ends with {told!r}, but its moves lead to {true!r}"


def test_a_result_before_the_end_is_false() -> None:
    cut = TEXT.replace("Table: run out [gone Table 2,4 true]\n", "")
    assert "the record ends with '0 4, places 2 1" in unplayable(cut)


def test_a_game_that_is_not_over_has_no_result_however_right_its_figures() -> None:
    made = recorder()
    made.play(0, LEAVE)
    assert unplayable(f"{made.record()}result: {result_of(made.state)}\n") == (
        "the record names a result, but its moves do not lead to the end of the game"
    )


def test_other_components_than_recorded_are_refused_by_a_real_game(tmp_path: Path) -> None:
    """A record with an owner's own needs them, and brings them; one of a shipped version finds that by itself."""
    own = tmp_path / "my.toml"
    own.write_text("[advisor.squire]\ngold = 3\n", encoding="utf-8")
    game = KINGSBURG.with_components(own)
    record = Recorder(game, Luck.seeded(1), ["Ann", "Ben"], players=2).record()
    with pytest.raises(RecordError, match=f"played with the components {game.component_hash}, not"):
        replay(KINGSBURG, replace(record, own=None))
    assert replay(KINGSBURG, record).game.component_hash == game.component_hash
    assert replay(game, record).game is game
    assert replay(game, read(KEPT)).game.component_hash == "a50837f78c5e"


# --- damage -----------------------------------------------------------------------------------------------------------

SIGNS = "\n\r\t 0179aAz:|=,[]{}-+²٣\u2028\x00"


def deleted(text: str, at: int, sign: str) -> str:
    return text[:at] + text[at + 1 :]


def replaced(text: str, at: int, sign: str) -> str:
    return text[:at] + sign + text[at + 1 :]


def inserted(text: str, at: int, sign: str) -> str:
    return text[:at] + sign + text[at:]


def survives(game: Game, text: str, end: str) -> bool:
    """Replays to the same end, or is refused by name; anything else fails the test."""
    try:
        state = replay(game, read(text))
    except TafelrundeError:
        return False
    assert state.fingerprint() == end
    return True


def test_any_damage_to_a_small_record_is_harmless_or_refused() -> None:
    """Every sign deleted, every sign replaced, something inserted everywhere."""
    end = played().state.fingerprint()
    harmless = 0
    for at in range(len(TEXT)):
        harmless += survives(SAND, deleted(TEXT, at, ""), end)
        for sign in SIGNS:
            harmless += survives(SAND, replaced(TEXT, at, sign), end)
            harmless += survives(SAND, inserted(TEXT, at, sign), end)
    assert 0 < harmless < 0.2 * len(TEXT) * (1 + 2 * len(SIGNS))


@settings(max_examples=400)
@given(
    damage=st.sampled_from([deleted, replaced, inserted]),
    at=st.integers(0, len(KEPT) - 1),
    sign=st.one_of(st.sampled_from(SIGNS), st.characters()),
)
@example(replaced, KEPT.index("players=2") + 8, "²")
@example(replaced, KEPT.index("modules=none") + 8, "²")
def test_any_damage_to_a_real_record_is_harmless_or_refused(
    damage: Callable[[str, int, str], str], at: int, sign: str
) -> None:
    survives(KINGSBURG, damage(KEPT, at, sign), KEPT.split()[-1])


def test_a_record_cut_off_anywhere_is_a_position_on_the_way_or_refused() -> None:
    """Only after a whole line (or within the signs that end it) does a cut leave a record of a game not yet over."""
    on_the_way = [state.fingerprint() for _, state, _ in told()]
    found = set()
    for length in range(len(TEXT)):
        with contextlib.suppress(RecordError):
            found.add(replay(SAND, read(TEXT[:length])).fingerprint())
    assert found == set(on_the_way)


def test_a_real_record_cut_off_in_the_middle_of_a_line_names_the_move() -> None:
    """Line 10 of the file is move 2 of the game: 'Brian: 1G', cut to 'Brian: 1'."""
    cut = KEPT[: KEPT.index("\nBrian: 1G") + len("\nBrian: 1")]
    with pytest.raises(RecordError, match="move 2: '1' is not possible now; possible: 1G, 1W, 1S"):
        replay(KINGSBURG, read(cut))
