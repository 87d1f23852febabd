"""`--help` of the commands that take the options of a game: their own options first, then those of the game."""

from typing import Annotated

import typer
from rich.console import Console

from tafelrunde.cli.files import find_game
from tafelrunde.cli.options import show_options

Help = Annotated[bool, typer.Option("--help", "-h", help="Show this message and, after GAME, the options of the game.")]


def show_help(context: typer.Context, game: str | None) -> None:
    """Prints the help of a command, with the options of the game if one is named."""
    typer.echo(context.get_help())
    typer.echo()
    if game is None:
        typer.echo("The options of a game, such as --players 3, come after GAME: tafelrunde options GAME lists them.")
    else:
        show_options(Console(highlight=False), find_game(game), "en")


def named_game(context: typer.Context, game: str | None) -> str:
    """The game that the command line names first."""
    if game is None or game.startswith("-"):
        raise typer.BadParameter(f"name the game first: {context.command_path} GAME --players 3")
    return game
