"""Records: written, read, replayed, gone on with."""

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kernel.sand import (
    FINGERPRINT,
    GRAB,
    KEPT,
    LEAVE,
    PLAYED,
    RUN_OUT,
    SAND,
    TEXT,
    Sand,
    SandGame,
    played,
    recorder,
    told,
)
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel.errors import IllegalMove, LuckError, OptionError
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Line, Record, Recorder, read, replay, result_of
from tafelrunde.kernel.steps import TABLE, Course, Step

# --- writing ----------------------------------------------------------------------------------------------------------


def test_a_record_is_this_text() -> None:
    assert str(played().record()) == TEXT


def test_an_unfinished_record_has_no_result() -> None:
    made = recorder()
    made.play(0, LEAVE)
    assert made.record().result is None
    assert str(made.record()) == TEXT.split("Ben the Bold: grab")[0]


def test_the_first_line_holds_the_luck_of_the_set_up() -> None:
    made = recorder()
    assert made.lines == [Line(None, "", [6, 3], ["die 4"])]
    assert [event.kind for event in made.events] == ["sand-die"]


def test_playing_returns_what_happened_and_only_that() -> None:
    made = recorder()
    assert [event.dump() for event in made.play(0, LEAVE)] == [{"kind": "sand-left", "seat": 0}]
    assert [event.kind for event in made.play(1, GRAB)] == ["sand-gone", "sand-die"]
    assert made.lines[1] == Line(0, "leave", [], [])


def test_an_illegal_move_leaves_no_trace_in_the_record() -> None:
    made = recorder()
    for seat, move in [(0, RUN_OUT), (TABLE, GRAB), (5, GRAB), (0, 99)]:
        with pytest.raises(IllegalMove):
            made.play(seat, move)
    assert str(made.record()) == TEXT.split("Ann: leave")[0]


def test_draws_of_the_same_bound_share_a_brace() -> None:
    record = Record("sand", 3, "0f0f", {"players": "2"}, ["Ann", "Ben"])
    record.lines = [
        Line(None, "", [6, 2, 6, 5, 3, 1, 6, 0, 6, 0]),
        Line(1, "grab", [], ["die 1", "gone Ben 1,5 false"]),
    ]
    assert str(record).splitlines()[7:] == ["start {6: 2 5} {3: 1} {6: 0 0}", "Ben: grab [die 1] [gone Ben 1,5 false]"]
    assert read(str(record)) == record


@pytest.mark.parametrize(
    "shown", [[3, 1], [], [[1, 2], [3]], {"gold": 2}, [{"gold": 2}], "all of it", None, True, -4, 2.5]
)
def test_what_is_revealed_can_be_read_back_whatever_its_shape(shown: Any) -> None:
    class Show(Step[Sand]):
        def run(self, state: Sand, seat: int) -> None:
            state.tell("sand-shown", {"what": shown}, reveals=True)

    game = SandGame()
    show = Show("show")
    game.course = Course(show, [show])
    made = Recorder(game, Luck.scripted([]), ["Ann", "Ben"])
    assert len(made.lines[0].reveals) == 1
    again = read(str(made.record()))
    assert again == made.record()
    assert replay(game, again) == made.state


def test_options_are_written_as_the_command_line_takes_them() -> None:
    options = recorder(bags=None, long=True).record().options
    assert options == {"players": "2", "long": "true", "bags": "none"}
    assert SAND.settle(dict(options)) == {"players": 2, "long": True, "bags": ()}


def test_a_game_of_people_is_written_in_their_notation() -> None:
    """The beginning of a real game for two, worked out by hand; the notation of advisors is rank = dice."""
    script = [2, 1, *[5, 0] * 5]
    rolls = [*[1, 1, 1, 1, 1], *[3, 3, 1], *[5, 5, 6]]
    luck = Luck.scripted(script + [part for number in rolls for part in (6, number - 1)])
    made = Recorder(KINGSBURG, luck, ["Ann", "Brian"], players=2)
    for seat, move in [(0, "1G"), (1, "1W"), (0, "6 = 3+3"), (1, "16 = 5+5+6")]:
        made.play(seat, KINGSBURG.parse(made.state, seat, move))
    assert str(made.record()) == (
        "Tafelrunde record 1\n"
        "game: kingsburg\n"
        "rules: 1\n"
        f"components: {KINGSBURG.component_hash}\n"
        "options: players=2 edition=2e modules=none house_governors=false decline_bonus_dice=false\n"
        "seats: Ann | Brian\n"
        "\n"
        "start {2: 1} {5: 0 0 0 0 0}\n"
        "Ann: 1G\n"
        "Brian: 1W {6: 0 0 0 0 0 2 2 0 4 4 5} [dice Ann 3,3,1 roll] [dice Brian 5,5,6 roll]\n"
        "Ann: 6 = 3+3\n"
        "Brian: 16 = 5+5+6\n"
    )


# --- the names of the players -----------------------------------------------------------------------------------------


def test_as_many_names_as_players() -> None:
    for names in ([], ["Ann"], ["Ann", "Ben", "Cleo"]):
        with pytest.raises(OptionError, match=f"2 players need as many names, not {len(names)}"):
            Recorder(SAND, Luck.seeded(1), names)


def test_two_players_cannot_share_a_name() -> None:
    with pytest.raises(OptionError, match="two players share a name"):
        Recorder(SAND, Luck.seeded(1), ["Ann", "Ann"])


@pytest.mark.parametrize(
    "name",
    [
        *["", " ", " Ann", "Ann ", "A:nn", "A|nn", "[Ann", "Ann]", "{Ann", "Ann}", "A\nnn", "start", "Table", "result"],
        *["A\rnn", "A\tnn", "A  nn", "A\u2028nn", "A\x1cnn", "A\x0bnn", "A\u00a0nn", "A\u00a0\u00a0nn", "A\x00nn"],
    ],
)
def test_a_name_that_could_not_be_read_back_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match=re.escape(f"{name!r} cannot be a player's name in a record")):
        Recorder(SAND, Luck.seeded(1), ["Zoe", name])


@pytest.mark.parametrize("name", ["Ann", "Ben the Bold", "Äpfel-Søren", "D'Artagnan", "7", "Start", "results", "李"])
def test_a_name_that_people_have_is_taken(name: str) -> None:
    made = Recorder(SAND, Luck.seeded(1), ["Zoe", name])
    made.play(1, GRAB)
    assert read(str(made.record())).seats == ["Zoe", name]
    assert replay(SAND, read(str(made.record()))) == made.state


@settings(max_examples=300)
@given(st.text(min_size=1, max_size=8))
def test_whatever_name_is_taken_can_be_read_back(name: str) -> None:
    try:
        made = Recorder(SAND, Luck.seeded(1), ["Ann", name])
    except OptionError:
        return
    made.play(1, GRAB)
    again = read(str(made.record()))
    assert again == made.record()
    assert replay(SAND, again) == made.state


# --- reading and replaying --------------------------------------------------------------------------------------------


def test_a_text_is_read_as_it_was_written() -> None:
    record = read(TEXT)
    assert (record.game, record.rules, record.components) == ("sand", 3, "0f0f")
    assert record.options == {"players": "2", "long": "false", "bags": "1,3"}
    assert record.seats == ["Ann", "Ben the Bold"]
    assert record.lines == [
        Line(None, "", [6, 3], ["die 4"]),
        Line(0, "leave"),
        Line(1, "grab", [6, 1], ["gone Ben the Bold 4,2 false", "die 2"]),
        Line(1, "leave"),
        Line(TABLE, "run out", [], ["gone Table 2,4 true"]),
    ]
    assert record.result == f"0 4, places 2 1, fingerprint {FINGERPRINT}"
    assert str(record) == TEXT


def test_a_replay_leads_to_the_same_end() -> None:
    state = replay(SAND, read(TEXT))
    assert state == played().state
    assert state.over()
    assert state.scores() == [0, 4]
    assert state.ply == 4
    assert result_of(state) == f"0 4, places 2 1, fingerprint {FINGERPRINT}"


def test_a_replay_shows_every_move_and_what_happened() -> None:
    seen = [(line.seat, line.move, state.scores(), [event.kind for event in events]) for line, state, events in told()]
    assert seen == [
        (None, "", [0, 0], ["sand-die"]),
        (0, "leave", [0, 0], ["sand-left"]),
        (1, "grab", [0, 4], ["sand-gone", "sand-die"]),
        (1, "leave", [0, 4], ["sand-left"]),
        (TABLE, "run out", [0, 4], ["sand-gone"]),
    ]


def test_a_move_of_the_table_is_not_one_of_a_player() -> None:
    made = recorder()
    made.play(TABLE, RUN_OUT)
    line = read(str(made.record())).lines[-1]
    assert line.seat == TABLE
    assert line.reveals[0].startswith("gone Table ")
    assert replay(SAND, read(str(made.record()))) == made.state


@pytest.mark.parametrize(
    "changed",
    [
        TEXT.replace("\n", "\r\n"),
        TEXT + "\n\n  \n",
        TEXT.rstrip("\n"),
        TEXT.replace("\n\nstart", "\n\n\n\nstart"),
        TEXT.replace("\n\nstart", "\nstart"),
        TEXT.replace("Ann: leave\n", "Ann: leave   \n\n"),
        TEXT.replace("Ann: leave", "  Ann:  Leave"),
    ],
    ids=["CRLF", "blank lines after", "no end of line", "blank lines", "no blank line", "blanks", "case"],
)
def test_line_ends_and_blanks_do_not_matter(changed: str) -> None:
    assert replay(SAND, read(changed)) == played().state


def test_a_record_that_stops_early_is_the_position_there() -> None:
    state = replay(SAND, read(TEXT.split("Ben the Bold: leave")[0]))
    assert not state.over()
    assert state.to_act() == [0, 1, TABLE]
    assert state.scores() == [0, 4]


def test_a_replayed_position_has_no_luck_of_its_own() -> None:
    """Nobody may foresee the dice of a game by replaying its record."""
    state = replay(SAND, read(TEXT.split("Ann: leave")[0]))
    with pytest.raises(LuckError, match="used up"):
        state.play(0, GRAB)


def test_a_replayed_position_has_no_luck_of_its_own_after_being_kept_as_data_either() -> None:
    state = replay(SAND, read(TEXT.split("Ann: leave")[0]))
    loaded = SAND.load(json.loads(json.dumps(state.dump())))
    assert loaded == state
    with pytest.raises(LuckError, match="used up"):
        loaded.play(0, GRAB)


# --- going on ---------------------------------------------------------------------------------------------------------


def test_a_resumed_game_goes_on_and_its_record_is_valid() -> None:
    begun = TEXT.split("Ben the Bold: grab")[0]
    resumed = Recorder.resume(SAND, read(begun), Luck.scripted([6, 1]))
    assert resumed.state.to_act() == [1, TABLE]
    assert str(resumed.record()) == begun
    for seat, move in PLAYED[1:]:
        resumed.play(seat, move)
    assert str(resumed.record()) == TEXT


def test_a_resumed_game_draws_from_the_luck_it_is_given() -> None:
    resumed = Recorder.resume(SAND, read(TEXT.split("Ann: leave")[0]), Luck.seeded("later"))
    resumed.play(1, GRAB)
    assert resumed.lines[-1].luck == [6, Luck.seeded("later").below(6)]
    assert replay(SAND, read(str(resumed.record()))) == resumed.state


def test_resuming_leaves_the_record_alone() -> None:
    record = read(TEXT.split("Ann: leave")[0])
    Recorder.resume(SAND, record, Luck.seeded(1)).play(1, GRAB)
    assert len(record.lines) == 1


def test_a_real_game_goes_on_from_any_line() -> None:
    kept = read(KEPT)
    for lines in (1, 2, 40, len(kept.lines) - 1):
        begun = Record(kept.game, kept.rules, kept.components, kept.options, kept.seats, kept.lines[:lines])
        resumed = Recorder.resume(KINGSBURG, read(str(begun)), Luck.seeded(lines))
        choice = Luck.seeded("moves")
        while not resumed.state.over():
            seat = choice.pick(resumed.state.to_act())
            resumed.play(seat, choice.pick(resumed.state.moves(seat)))
        whole = read(str(resumed.record()))
        assert whole.lines[:lines] == kept.lines[:lines]
        assert replay(KINGSBURG, whole) == resumed.state


def test_a_finished_game_cannot_go_on() -> None:
    with pytest.raises(IllegalMove, match="the game is over"):
        Recorder.resume(SAND, read(TEXT), Luck.seeded(1)).play(0, GRAB)
