"""`tafelrunde export`: games as a table of data for learning and statistics."""

from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tafelrunde.arena.tournament import entrants
from tafelrunde.bots.roster import KNOWN_BOTS
from tafelrunde.cli.errors import FileTrouble
from tafelrunde.cli.files import find_game, read_record
from tafelrunde.cli.help import Help, named_game, show_help
from tafelrunde.cli.options import given
from tafelrunde.cli.workers import ClusterAddress, Count, at_work
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.record import Record


def command(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; `tafelrunde games` lists them.")] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="The Parquet file to write.")] = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games (rounded up to full rotations).")] = 100,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help=f"Who plays, one bot a seat: {KNOWN_BOTS}.")
    ] = "greedy,random",
    records: Annotated[
        list[Path] | None,
        typer.Option("--records", metavar="FILE", help="Take the game of this record, or all (*.txt) of a folder."),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed gives the same games.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
    components: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="Values of your own for the game.")
    ] = None,
    help: Help = False,
) -> None:
    """Writes games as a table of data (Parquet): a row for every decision of bots, or of games that were written down.

    A row holds what the seat knew as a vector, its moves, the one it chose, and its score, place and share of victory
    at the end. The file is written whole or not at all.

    tafelrunde export kingsburg --games 1000 --bots greedy,greedy,random --out games.parquet
    """
    if help:
        show_help(context, game)
        return
    if find_spec("pyarrow") is None:
        raise OptionError("exporting needs pyarrow: pip install 'tafelrunde[data]'")
    from tafelrunde.arena import export

    name = named_game(context, game)
    if out is None:
        raise typer.BadParameter("say where to write: --out FILE.parquet")
    played = find_game(name, components)
    names = [each.strip() for each in bots.split(",")]
    options = given(played, context.args)
    if records:
        found = [each for path in records for each in _records(path, played.id)]
        tables: Any = export.of_records(played, found)
        count = len(found)
    else:
        play = export.SelfPlay(name, entrants(names), games, seed, options, components)
        play.check()
        tables = _of_bots(export, play, workers, cluster)
        count = play.balanced_games
    rows = _written(count, lambda told: _write(export, played, tables, out, told))
    typer.echo(f"{count} games, {rows} decisions: {out}", err=True)


def _of_bots(export: Any, play: Any, workers: int | None, cluster: str | None) -> Iterator[Any]:
    with at_work(workers, cluster) as hands:
        yield from export.of_bots(play, hands)


def _records(path: Path, game: str) -> list[tuple[Path, Record]]:
    """A record, or all of that game in a folder."""
    if not path.is_dir():
        return [(path, read_record(path))]
    found = [(file, read_record(file)) for file in sorted(path.glob("*.txt"))]
    return [(file, record) for file, record in found if record.game == game]


def _write(export: Any, game: Any, tables: Any, out: Path, told: Callable[[int], None]) -> int:
    try:
        rows: int = export.write(game, tables, out, told)
    except OSError as error:
        raise FileTrouble(out, error) from None
    return rows


def _written(count: int, write: Callable[[Callable[[int], None]], int]) -> int:
    """Writes, with a bar where somebody watches."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task("games", total=count)
        return write(lambda done: bar.update(task, completed=done))
