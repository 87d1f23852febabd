"""Saving, leaving and coming back."""

from pathlib import Path

import pytest

from cli.person import Person, Tafelrunde, numbers
from tafelrunde.cli.keeper import Keeper
from tafelrunde.cli.session import Session
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder, read
from tafelrunde.kernel.registry import game

START = ("play", "kingsburg", "--seed", "3", "--bots", "random", "--name", "Ann", "--players", "3")


def saved(name: str = "g") -> str:
    return Path(name).read_text(encoding="utf-8")


def test_save_resume_and_play_to_the_end(tafelrunde: Tafelrunde) -> None:
    first = tafelrunde(*START, typed=[*numbers(1, 40), "s g", "q"])
    assert "Saved: g" in first.output
    assert "tafelrunde play --resume g --name=Ann --bots=random --lang=en" in first.output
    begun = saved()
    assert tafelrunde("replay", "g", "--check").output.endswith("the game is not finished.\n")

    second = tafelrunde("play", "--resume", "g", "--name", "Ann", "--bots", "random", typed=numbers(2))
    assert second.exit_code == 0
    assert "Welcome back" in second.output
    assert saved().startswith(begun)
    assert read(saved()).result is not None
    assert tafelrunde("replay", "g", "--check").output.endswith("played to the end.\n")


def test_the_log_of_a_resumed_game_goes_back_to_its_beginning(tafelrunde: Tafelrunde) -> None:
    tafelrunde(*START, typed=["1", "s g", "q"])
    output = tafelrunde("play", "--resume", "g", typed=["l 1000", "q"]).output
    assert "Ann gets 1 gold (King's favour)." in output


def test_the_person_is_whoever_is_no_knight(tafelrunde: Tafelrunde) -> None:
    tafelrunde(*START, typed=["1", "s g", "q"])
    assert "Kingsburg: Ann against" in tafelrunde("play", "--resume", "g", typed=["q"]).output
    assert (
        "Kingsburg: Gawain against Ann" in tafelrunde("play", "--resume", "g", "--name", "Gawain", typed=["q"]).output
    )
    wrong = tafelrunde("play", "--resume", "g", "--name", "Bob")
    assert (wrong.exit_code, wrong.stderr) == (1, "say with --name who you are: Ann, Gawain, Iwein\n")


def test_a_resumed_game_keeps_its_options_and_its_game(tafelrunde: Tafelrunde) -> None:
    tafelrunde(*START, typed=["1", "s g", "q"])
    assert tafelrunde("play", "kingsburg", "--resume", "g", "--players", "4").exit_code == 2
    wrong = tafelrunde("play", "chess", "--resume", "g")
    assert (wrong.exit_code, wrong.stderr) == (1, "this is a record of 'kingsburg', not of 'chess'\n")


def test_a_finished_game_is_not_resumed(tafelrunde: Tafelrunde, finished: str) -> None:
    Path("g").write_text(finished, encoding="utf-8")
    result = tafelrunde("play", "--resume", "g", "--name", "Ann")
    assert (result.exit_code, result.stderr) == (1, "this game is over; `tafelrunde replay` tells it\n")


def test_quitting_offers_to_save(tafelrunde: Tafelrunde) -> None:
    assert "Saved: kingsburg.txt" in tafelrunde(*START, typed=["1", "q", "", ""]).output
    assert Path("kingsburg.txt").exists()


def test_quitting_without_saving_tells_how_to_begin_anew(tafelrunde: Tafelrunde) -> None:
    output = tafelrunde(*START, typed=["1", "q", "n"]).output
    assert "The game was not saved. Begin it anew, with the same luck:" in output
    assert "tafelrunde play kingsburg --players 3 --seed=3 --name=Ann" in output
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(("typed", "code"), [(["1"], 1), (["1", "q"], 1), (["1", "s"], 1)])
def test_the_end_of_input_saves_nothing(tafelrunde: Tafelrunde, typed: list[str], code: int) -> None:
    result = tafelrunde(*START, typed=typed)
    assert result.exit_code == code
    assert "Begin it anew" in result.output
    assert list(Path().iterdir()) == []


def test_ctrl_c_saves_nothing_but_tells_how_to_go_on(tafelrunde: Tafelrunde, person: Person) -> None:
    answers = iter(["1", "s g", "1"])

    def answer(prompt: str) -> str:
        for each in answers:
            return each
        raise KeyboardInterrupt

    person(answer)
    result = tafelrunde(*START)
    assert result.exit_code == 130
    assert "What came after the last save is lost. Go on from there with:" in result.output
    assert "--resume g" in result.output
    assert len(read(saved()).lines) < 8


def test_a_strange_file_is_not_overwritten_unasked(tafelrunde: Tafelrunde) -> None:
    Path("letter").write_text("dear Ann", encoding="utf-8")
    assert "Not saved." in tafelrunde(*START, typed=["1", "s letter", "n", "q", "n"]).output
    assert saved("letter") == "dear Ann"
    tafelrunde(*START, typed=["1", "s letter", "y", "q"])
    assert saved("letter").startswith("Tafelrunde record")


def test_a_save_file_that_exists_is_refused_at_the_start(tafelrunde: Tafelrunde) -> None:
    Path("letter").write_text("dear Ann", encoding="utf-8")
    result = tafelrunde(*START, "--save", "letter")
    assert result.exit_code == 1
    assert "letter is there already" in result.stderr


def test_a_place_that_cannot_be_written_ends_nothing(tafelrunde: Tafelrunde) -> None:
    result = tafelrunde(*START, typed=["1", "s no/such/folder/g", "q", "n"])
    assert "no/such/folder/g: no such file or directory" in result.output
    assert result.exit_code == 0
    assert list(Path().iterdir()) == []


def test_the_record_of_a_finished_game_can_be_kept(tafelrunde: Tafelrunde, person: Person) -> None:
    typed = iter(numbers(5))
    person(lambda prompt: next(typed) if prompt.startswith("[") else "kept.txt")
    assert "Saved: kept.txt" in tafelrunde(*START).output
    assert tafelrunde("replay", "kept.txt", "--check").exit_code == 0


def test_the_end_of_input_after_the_game_is_a_no(tafelrunde: Tafelrunde, person: Person) -> None:
    typed = iter(numbers(5))

    def answer(prompt: str) -> str:
        if prompt.startswith("["):
            return next(typed)
        raise EOFError

    person(answer)
    assert tafelrunde(*START).exit_code == 0
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("name", [".", "/", "a\0b", "x" * 300, "~nobody/x"])
def test_strange_names_of_files(tafelrunde: Tafelrunde, name: str) -> None:
    result = tafelrunde(*START, typed=["1", f"s {name}", "y", "q", "n"])
    assert result.exit_code == 0
    assert "Saved" not in result.output
    assert list(Path().iterdir()) == []


def test_who_wants_to_save_but_cannot_stays_in_the_game(tafelrunde: Tafelrunde) -> None:
    output = tafelrunde(*START, typed=["1", "q", "y", "no/such/folder", "q", "n"]).output
    assert output.count("Save the game first?") == 2


def test_another_move_than_the_saved_one_is_not_saved(tmp_path: Path) -> None:
    """After a save, an undo and another choice there are as many moves as in the file, but not the same."""
    recorder = Recorder(game("kingsburg"), Luck.seeded(3), ["Ann", "Brian"], players=2)
    sitting = Session(recorder, recorder.state.to_act()[0], {}, Luck.seeded(1))
    keeper = Keeper([], [])
    assert not keeper.holds(recorder)
    sitting.decide(sitting.state.moves(sitting.seat)[0])
    keeper.save(recorder, tmp_path / "g")
    assert keeper.holds(recorder)
    sitting.take_back()
    assert not keeper.holds(recorder)
    sitting.decide(sitting.state.moves(sitting.seat)[1])
    assert not keeper.holds(recorder)
    keeper.save(recorder, tmp_path / "g")
    assert keeper.holds(recorder)
