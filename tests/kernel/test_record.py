"""Records: written, read, replayed, gone on with; and what is said about a record that is broken."""

import contextlib
import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.kernel.errors import IllegalMove, LuckError, OptionError, RecordError, TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.options import Flag, Number, Subset
from tafelrunde.kernel.record import Line, Record, Recorder, read, replay, result_of, steps
from tafelrunde.kernel.state import TABLE, AllAtOnce, State, Step

# --- a game of two throws ---------------------------------------------------------------------------------------------

RUN_OUT, GRAB, LEAVE = 0, 1, 2
WORDS = ["run out", "grab", "leave"]


class Sand(State):
    """A die is thrown twice; whoever grabs first scores it, unless the sand has run out or all have left it."""

    def __init__(self, game: Game, options: dict[str, Any], luck: Luck) -> None:
        super().__init__(game, options, options["players"], luck)
        self.die = 0
        self.points = [0] * self.seats
        self.waiting = list(range(self.seats))
        self.throws = 0

    def copy(self) -> "Sand":
        other = Sand(self.game, self.options, self.luck.copy())
        self.copy_play_to(other)
        other.restore(self.position())
        return other

    def position(self) -> dict[str, Any]:
        return {"die": self.die, "points": list(self.points), "throws": self.throws, "waiting": list(self.waiting)}

    def restore(self, position: dict[str, Any]) -> None:
        self.die, self.throws = position["die"], position["throws"]
        self.points, self.waiting = list(position["points"]), list(position["waiting"])


class Throw(Step[Sand]):
    def run(self, state: Sand, seat: int) -> None:
        state.die = state.luck.roll(6)
        state.throws += 1
        state.waiting = list(range(state.seats))
        state.tell("sand-die", {"number": state.die}, reveals=True)
        state.then(RUSH)


class Rush(AllAtOnce[Sand]):
    def owing(self, state: Sand) -> list[int]:
        return [*state.waiting, TABLE] if state.waiting else []

    def moves(self, state: Sand, seat: int) -> list[int]:
        return [RUN_OUT] if seat == TABLE else [GRAB, LEAVE]

    def play(self, state: Sand, seat: int, move: int) -> None:
        if move == GRAB:
            state.points[seat] += state.die
        if move == LEAVE:
            state.waiting.remove(seat)
            state.tell("sand-left", {"seat": seat})
        else:
            state.waiting = []
            left = [state.die, 6 - state.die]
            state.tell("sand-gone", {"seat": seat, "left": left, "late": move == RUN_OUT}, 0, True)

    def finish(self, state: Sand) -> None:
        if state.throws < 2:
            state.then(THROW)


THROW = Throw("throw")
RUSH = Rush("rush", automatic=False)


class SandGame(Game):
    def __init__(self) -> None:
        options = [Number("players", 2, 2, 3), Flag("long", False), Subset("bags", [1, 2, 3])]
        super().__init__("sand", 3, 3, options, "0f0f", Path())
        self.number_steps([THROW, RUSH])

    def set_up(self, options: dict[str, Any], luck: Luck) -> Sand:
        state = Sand(self, options, luck)
        state.then(self.steps[0])
        return state

    def spell(self, state: State, seat: int, move: int) -> str:
        return WORDS[move]

    def scores(self, state: State) -> list[int]:
        return list(state.points)

    def ranking(self, state: State) -> list[int]:
        return [1 + sum(other > own for other in state.points) for own in state.points]


SAND = SandGame()
LAST_POSITION = '["sand",{"bags":[1,3],"long":false,"players":2},[],{"die":2,"points":[0,4],"throws":2,"waiting":[]}]'
FINGERPRINT = hashlib.blake2b(LAST_POSITION.encode(), digest_size=8).hexdigest()
TEXT = f"""Tafelrunde record 1
game: sand
rules: 3
components: 0f0f
options: players=2 long=false bags=1,3
seats: Ann | Ben the Bold

start {{6: 3}} [die 4]
Ann: leave
Ben the Bold: grab {{6: 1}} [gone Ben the Bold 4,2 false] [die 2]
Ben the Bold: leave
Table: run out [gone Table 2,4 true]
result: 0 4, places 2 1, fingerprint {FINGERPRINT}
"""
MOVES = [(0, LEAVE), (1, GRAB), (1, LEAVE), (TABLE, RUN_OUT)]


def recorder(**options: Any) -> Recorder:
    return Recorder(SAND, Luck.scripted([6, 3, 6, 1]), ["Ann", "Ben the Bold"], **{"bags": (3, 1), **options})


def played() -> Recorder:
    made = recorder()
    for seat, move in MOVES:
        made.play(seat, move)
    return made


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
    game.number_steps([Show("show")])
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


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
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


def told() -> Any:
    return steps(SAND, read(TEXT))


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
    for seat, move in MOVES[1:]:
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
            "the record was played with the figures beef, not 0f0f; give the components file it was played with",
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


def test_other_figures_than_recorded_are_refused_by_a_real_game(tmp_path: Path) -> None:
    own = tmp_path / "my.toml"
    own.write_text("[advisor.squire]\ngold = 3\n", encoding="utf-8")
    game = KINGSBURG.with_components(own)
    with pytest.raises(RecordError, match=f"played with the figures {KINGSBURG.component_hash}, not"):
        replay(game, read(KEPT))


# --- damage -----------------------------------------------------------------------------------------------------------

KEPT = (Path(__file__).parent.parent / "records" / "kingsburg-2e-2-players.txt").read_text("utf-8")
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


@settings(max_examples=400, deadline=None, derandomize=True, database=None)
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
