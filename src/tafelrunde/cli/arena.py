"""`tafelrunde arena`: many games between bots, and how they did."""

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tafelrunde.arena.hands import Hands
from tafelrunde.arena.tournament import Standing, Tournament, entrants
from tafelrunde.bots.roster import KNOWN_BOTS
from tafelrunde.cli.files import write
from tafelrunde.cli.help import Help, named_game, show_help
from tafelrunde.cli.options import given
from tafelrunde.cli.workers import ClusterAddress, Count, at_work


def command(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; `tafelrunde games` lists them.")] = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help=f"Who plays, one bot a seat: {KNOWN_BOTS}.")
    ] = "greedy,random",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games (rounded up to full rotations).")] = 1000,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed gives the same games.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
    components: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="Values of your own for the game.")
    ] = None,
    results: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write the results there.")
    ] = None,
    help: Help = False,
) -> None:
    """Lets bots play many games and tells how they did.

    All move on by one seat from game to game, so that each sits in every seat equally often. The result depends
    on the seed alone, not on the number of workers or machines.

    tafelrunde arena kingsburg --bots greedy,random,random,random --games 1000 --seed 7
    """
    if help:
        show_help(context, game)
        return
    tournament = _tournament(named_game(context, game), context.args, bots, games, seed, components)
    began = time.monotonic()
    with at_work(workers, cluster) as hands:
        standings = _played(tournament, hands)
    seconds = time.monotonic() - began
    Console(highlight=False).print(table(tournament, standings))
    _tell(f"{tournament.balanced_games} games in {seconds:.1f} s ({tournament.balanced_games / seconds:.1f} a second)")
    if results is not None:
        write(results, json.dumps(as_data(tournament, standings), indent=2) + "\n")


def _tournament(game: str, words: list[str], bots: str, games: int, seed: str, components: Path | None) -> Tournament:
    names = [name.strip() for name in bots.split(",")]
    bare = Tournament(game, entrants(names), games, seed, {}, components)
    tournament = Tournament(game, bare.entrants, games, seed, given(bare.find_game(), words), components)
    tournament.check()
    if tournament.balanced_games != games:
        _tell(f"{tournament.balanced_games} games instead of {games}, so that every bot plays every seat equally often")
    return tournament


def _tell(line: str) -> None:
    """What is no result goes to stderr, so that stdout is the same for the same seed."""
    typer.echo(line, err=True)


def _played(tournament: Tournament, hands: Hands) -> list[Standing]:
    """Plays it, with a bar where somebody watches."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(tournament.game, total=tournament.balanced_games)
        return tournament.play(hands, lambda done: bar.update(task, completed=done))


def table(tournament: Tournament, standings: list[Standing]) -> Table:
    """One row a bot, the best first."""
    fair = 1 / len(standings)
    shown = Table(box=box.SIMPLE_HEAD, caption=f"fair share of wins: {fair:.1%}", caption_justify="left")
    shown.add_column("bot")
    for heading in ("games", "wins", "95 % interval", "mean place", "mean score"):
        shown.add_column(heading, justify="right")
    for standing in sorted(standings, key=lambda each: -each.wins):
        interval = standing.interval
        shown.add_row(
            standing.name,
            str(standing.games),
            f"{standing.win_share:.1%}",
            f"{interval.low:.1%} to {interval.high:.1%}",
            f"{standing.mean_place:.2f}",
            f"{standing.mean_score:.1f}",
        )
    return shown


def as_data(tournament: Tournament, standings: list[Standing]) -> dict[str, Any]:
    """The results as plain data."""
    game = tournament.find_game()
    options = game.settle({"players": len(standings), **tournament.options})
    return {
        "game": game.id,
        "rules": game.rules_version,
        "components": game.component_hash,
        "options": game.plain_options(options),
        "seed": tournament.seed,
        "games": tournament.balanced_games,
        "bots": [
            {
                "name": standing.name,
                "games": standing.games,
                "wins": standing.wins,
                "win_share": standing.win_share,
                "interval": [standing.interval.low, standing.interval.high],
                "mean_place": standing.mean_place,
                "mean_score": standing.mean_score,
            }
            for standing in standings
        ],
    }
