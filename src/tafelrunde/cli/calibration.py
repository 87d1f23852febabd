"""`tafelrunde arena calibration`: how far the shares of victory that are shown can be believed."""

from typing import Annotated

import typer

from tafelrunde.arena.calibration import BINS, calibration, error
from tafelrunde.bots.roster import KNOWN_BOTS
from tafelrunde.cli.files import find_game
from tafelrunde.cli.options import GameName
from tafelrunde.cli.workers import ClusterAddress, Count, at_work


def command(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help=f"Who plays, one bot a seat: {KNOWN_BOTS}.")
    ] = "learned,learned,learned,learned",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 200,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed gives the same games.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
) -> None:
    """Compares the shares of victory that the learned judgement shows with what was won.

    tafelrunde arena calibration kingsburg --games 400 --seed 7
    """
    names = [name.strip() for name in bots.split(",")]
    with at_work(workers, cluster) as hands:
        found = calibration(find_game(game), names, games, seed, hands)
    typer.echo("| shown | positions | expected | won |\n|---|---:|---:|---:|")
    for number, each in enumerate(found):
        if each.count:
            span = f"{100 * number // BINS} to {100 * (number + 1) // BINS} %"
            typer.echo(f"| {span} | {each.count} | {each.expected / each.count:.1%} | {each.won / each.count:.1%} |")
    typer.echo(f"\nexpected calibration error: {100 * error(found):.1f} points")
