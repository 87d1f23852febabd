"""The options of a game on the command line: `--edition 2 --modules 1,3 --house-governors`; and the lists of both."""

import difflib
import re
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from tafelrunde.cli.files import find_game
from tafelrunde.cli.words import Language, Words, title
from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.options import Flag, Option
from tafelrunde.kernel.text import Texts

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game; `tafelrunde games` lists them.")]
LIST_WIDTH = 16
"""Columns of a terminal for a list of values."""


def given(game: Game, words: list[str]) -> dict[str, str]:
    """The options that the rest of a command line sets; wrong usage is refused."""
    found: dict[str, str] = {}
    rest = list(words)
    while rest:
        word = rest.pop(0)
        name, equals, value = word.partition("=")
        option = _named(game, name)
        if option is not None:
            found[option.name] = value if equals else _value(option, name, rest)
        elif name.startswith("--no-") and isinstance(negated := _named(game, "--" + name[5:]), Flag):
            found[negated.name] = "false"
        else:
            raise typer.BadParameter(_unknown(game, word))
    return found


def _named(game: Game, word: str) -> Option | None:
    wanted = word.removeprefix("--").replace("-", "_")
    return next((option for option in game.options if word.startswith("--") and option.name == wanted), None)


def _value(option: Option, name: str, rest: list[str]) -> str:
    """The word after an option; one that says yes or no needs none."""
    if rest and not rest[0].startswith("-"):
        return rest.pop(0)
    if isinstance(option, Flag):
        return "true"
    raise typer.BadParameter(f"{name} needs a value: {possible(option)}")


def _unknown(game: Game, word: str) -> str:
    flags = [flag(option) for option in game.options]
    if not word.startswith("-"):
        return f"{word!r} is one word too many; options of {game.id} look like {flags[0]} VALUE"
    close = difflib.get_close_matches(word.partition("=")[0], flags, n=1)
    hint = f"did you mean {close[0]}?" if close else f"options of {game.id} are {', '.join(flags)}"
    return f"there is no option {word}; {hint}"


def flag(option: Option) -> str:
    """An option as it is typed."""
    return "--" + option.name.replace("_", "-")


def possible(option: Option) -> str:
    """The values of an option, briefly."""
    form = option.describe()
    if form["kind"] == "number":
        return f"{form['low']}-{form['high']}"
    if form["kind"] == "flag":
        return "true|false"
    values = [str(value) for value in form["values"]]
    return ",".join(values) if form["kind"] in ("subset", "listing") else "|".join(values)


def shown(value: Any) -> str:
    """A plain value as it is typed."""
    if isinstance(value, list):
        return ",".join(map(str, value)) or "none"
    return str(value).lower() if isinstance(value, bool) else str(value)


# --- lists ------------------------------------------------------------------------------------------------------------


def list_games(language: Language = "en") -> None:
    """Lists the installed games."""
    table = Table(box=None, show_header=False, padding=(0, 2, 1, 0))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    for name in registry.installed_games():
        game = registry.game(name)
        texts = Texts(game, language, [], game.settle({}))
        about = texts.say(f"game-{name}-about") if texts.has(f"game-{name}-about") else title(game, language)
        table.add_row(name, about)
    Console(highlight=False).print(table)


def list_options(game: GameName, language: Language = "en") -> None:
    """Lists what can be set before a game: for `tafelrunde play GAME` and `tafelrunde arena GAME`."""
    show_options(Console(highlight=False), find_game(game), language)


def show_options(console: Console, game: Game, language: str) -> None:
    """The options of a game as a table."""
    words = Words(language)
    texts = Texts(game, language, [], game.settle({}))
    console.print(words.say("options-of", game=title(game, language)), style="bold")
    table = Table(box=box.SIMPLE_HEAD, header_style="")
    table.add_column(words.say("options-option"), no_wrap=True)
    table.add_column(words.say("options-values"), no_wrap=True)
    table.add_column(words.say("options-default"), no_wrap=True)
    table.add_column("")
    for option in game.options:
        help_id = f"option-{option.name}-help"
        about = texts.say(help_id) if texts.has(help_id) else ""
        usual = shown(option.describe()["default"])
        table.add_row(flag(option), in_lines(possible(option)), in_lines(usual), about)
    console.print(table)


def in_lines(values: str) -> str:
    """Values of a list one below the other where they are long, so that there is room for what the option means."""
    lines = [""]
    for value in re.findall(r"[^|,]+[|,]?", values):
        if len(lines[-1]) + len(value) > LIST_WIDTH and lines[-1]:
            lines.append("")
        lines[-1] += value
    return "\n".join(lines)
