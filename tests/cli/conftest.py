"""A command line to type into, and a finished record to read."""

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from cli.person import Person, Tafelrunde
from tafelrunde.bots.bot import ask
from tafelrunde.bots.roster import bot
from tafelrunde.cli.main import app
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Recorder
from tafelrunde.kernel.registry import game


@pytest.fixture
def tafelrunde(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tafelrunde:
    """Runs a command in an empty folder, 100 columns wide; `typed` is what the person types, a line each."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str, typed: list[str] | None = None) -> Result:
        result = CliRunner().invoke(app, list(words), input="".join(f"{line}\n" for line in typed or []))
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return run


@pytest.fixture
def person(monkeypatch: pytest.MonkeyPatch) -> Person:
    """Lets a function answer every prompt."""

    def sit_down(answer: Callable[[str], str]) -> None:
        def reply(prompt: str = "") -> str:
            said = answer(prompt)
            print(f"{prompt}{said}")
            return said

        monkeypatch.setattr("builtins.input", reply)

    return sit_down


@pytest.fixture(scope="session")
def finished() -> str:
    """The text of a finished game of three random bots with all modules."""
    recorder = Recorder(
        game("kingsburg"), Luck.seeded("finished"), ["Ann", "Brian", "Cindy"], players=3, modules="1,2,3"
    )
    chance = Luck.seeded("moves")
    while seats := recorder.state.to_act():
        recorder.play(seats[0], ask(bot("random"), recorder.state, seats[0], chance))
    return str(recorder.record())


@pytest.fixture
def record_file(tmp_path: Path) -> Callable[[str], str]:
    """Writes a text to a file and gives its name."""

    def write(text: str) -> str:
        path = tmp_path / "game.txt"
        path.write_text(text, encoding="utf-8")
        return str(path)

    return write
