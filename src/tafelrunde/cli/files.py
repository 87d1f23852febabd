"""Reading and writing files: records, results. Every trouble becomes one clear sentence."""

import os
from pathlib import Path

from tafelrunde.cli.errors import FileTrouble
from tafelrunde.kernel import registry
from tafelrunde.kernel.errors import RecordError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.record import Record, read


def read_record(path: Path) -> Record:
    """The record in a file."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise FileTrouble(path, error) from None
    except UnicodeDecodeError:
        raise RecordError(f"{path}: this is no Tafelrunde record: it is not even text in UTF-8") from None
    try:
        return read(text)
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from None


def game_of(record: Record, components: Path | None) -> Game:
    """The game that a record was played with."""
    return installed_game(record.game, components)


def installed_game(name: str, components: Path | None) -> Game:
    """A game that a file or another machine names: installed, never a module to be run."""
    game = registry.game(name)
    return game.with_components(components) if components else game


def find_game(name: str, components: Path | None = None) -> Game:
    """An installed game, with values of the owner's own if he gives a file."""
    game = registry.find(name)
    return game.with_components(components) if components else game


def write(path: Path, text: str) -> None:
    """Writes a file whole or not at all: an old one stays until the new one is complete."""
    try:
        beside = path.with_name(f".{path.name}.new")
        beside.write_text(text, encoding="utf-8")
    except (OSError, ValueError) as error:  # ValueError: no name at all, or one with a null character
        raise FileTrouble(path, error) from None
    try:
        os.replace(beside, path)
    except OSError as error:
        beside.unlink()
        raise FileTrouble(path, error) from None
