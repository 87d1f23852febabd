"""Where a game of the terminal is kept: its file, how much of the game is in it, how to go on another time."""

import shlex
from os.path import exists
from pathlib import Path

from tafelrunde.cli.files import write
from tafelrunde.kernel.record import Recorder


class Keeper:
    """Keeps the record of one game. `target` is the file for the next save, `last` the one that holds the game so far.

    `begin_words` are the command that begins the same game anew, `resume_words` the options that a record does not
    hold.
    """

    def __init__(self, begin_words: list[str], resume_words: list[str], target: Path | None = None) -> None:
        self.begin_words = begin_words
        self.resume_words = resume_words
        self.target = target
        self.last: Path | None = None
        self.text = ""

    def save(self, recorder: Recorder, path: Path) -> None:
        """Writes the record whole; `FileTrouble` if that is not possible."""
        write(path, str(recorder.record()))
        self.target = path
        self.found_in(path, recorder)

    def found_in(self, path: Path, recorder: Recorder) -> None:
        """That file holds the game up to now."""
        self.last = path
        self.text = str(recorder.record())

    def holds(self, recorder: Recorder) -> bool:
        """Is the game in a file as it stands?"""
        return self.text == str(recorder.record())

    def is_free(self, path: Path) -> bool:
        """Would nothing but this game be overwritten?"""
        return path in (self.target, self.last) or not exists(path)

    def command(self) -> str:
        """What to type to go on from the file, or to begin anew if there is none."""
        if self.last is None:
            return shlex.join(self.begin_words)
        return shlex.join(["tafelrunde", "play", "--resume", str(self.last), *self.resume_words])
