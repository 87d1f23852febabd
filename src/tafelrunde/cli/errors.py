"""What goes wrong is told in one line on stderr; the exit code is 1 (2 for wrong usage of the command line)."""

import functools
from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import typer

from tafelrunde.kernel.errors import TafelrundeError

P = ParamSpec("P")
R = TypeVar("R")

INTERRUPTED = 130


class FileTrouble(TafelrundeError):
    """A file cannot be read or written."""

    def __init__(self, path: Path, error: OSError | ValueError) -> None:
        reason = error.strerror if isinstance(error, OSError) else None
        super().__init__(f"{path}: {(reason or str(error)).lower()}")


def in_one_line(command: Callable[P, R]) -> Callable[P, R]:
    """The command with every refusal of the engine turned into one line and exit code 1."""

    @functools.wraps(command)
    def told(*args: P.args, **kwargs: P.kwargs) -> R:
        try:
            return command(*args, **kwargs)
        except TafelrundeError as error:
            typer.echo(" ".join(str(error).split()), err=True)
            raise typer.Exit(1) from None
        except KeyboardInterrupt:
            typer.echo("interrupted", err=True)
            raise typer.Exit(INTERRUPTED) from None

    return told
