"""`tafelrunde origins GAME`: where the printed values of a game come from."""

from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from tafelrunde.cli.files import find_game
from tafelrunde.cli.options import GameName


def command(
    game: GameName,
    every: Annotated[bool, typer.Option("--all", help="Also what stands in a rulebook.")] = False,
    components: Annotated[Path | None, typer.Option(help="A file with values of your own.")] = None,
) -> None:
    """Lists the values that do not come from a rulebook: from public sources, reconstructed, invented or your own."""
    origins = find_game(game, components).origins()
    table = Table("block", "origin", "note", box=box.SIMPLE_HEAD)
    for block, (origin, note) in origins.items():
        if every or origin != "rulebook":
            table.add_row(block, origin, note)
    Console().print(table)
