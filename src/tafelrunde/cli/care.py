"""`tafelrunde arena care`: how much each level gives away by a decision."""

from typing import Annotated

import typer

from tafelrunde.arena.care import carefulness
from tafelrunde.cli.files import find_game
from tafelrunde.cli.options import GameName
from tafelrunde.cli.workers import ClusterAddress, Count, at_work


def command(
    game: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 20,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed gives the same games.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
) -> None:
    """Looks again at games among the levels, and tells what each of them gives away by a decision.

    tafelrunde arena care kingsburg --games 20 --seed 7
    """
    with at_work(workers, cluster) as hands:
        found = carefulness(find_game(game), games, seed, hands)
    typer.echo("| level | decisions | mistakes | share of victory | points |\n|---|---:|---:|---:|---:|")
    for level, each in found.items():
        count = max(1, each.decisions)
        shares = f"{each.mistakes / count:.1%} | {each.cost / count:.2%}"
        typer.echo(f"| {level} | {each.decisions} | {shares} | {each.points / count:.3f} |")
