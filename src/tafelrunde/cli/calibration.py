"""`tafelrunde arena calibration`: how far the shares of victory that are shown can be believed."""

from pathlib import Path
from typing import Annotated, Any

import typer

from tafelrunde.arena.calibration import BINS, boldness, error, in_bins, judged
from tafelrunde.bots.roster import KNOWN_BOTS
from tafelrunde.cli.files import find_game
from tafelrunde.cli.options import GameName
from tafelrunde.cli.workers import ClusterAddress, Count, at_work
from tafelrunde.kernel import network_file
from tafelrunde.kernel.game import Game


def command(
    game: GameName,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,…", help=f"Who plays, one bot a seat: {KNOWN_BOTS}.")
    ] = "learned,learned,learned,learned",
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 200,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed gives the same games.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
    output: Annotated[
        Path | None,
        typer.Option("--output", metavar="FILE", help="Write the network there, as bold as these games say."),
    ] = None,
) -> None:
    """Compares the shares of victory that the learned judgement shows with what was won.

    tafelrunde arena calibration kingsburg --games 400 --seed 7
    """
    names = [name.strip() for name in bots.split(",")]
    of = find_game(game)
    with at_work(workers, cluster) as hands:
        positions = judged(of, names, games, seed, hands)
    found = in_bins(positions)
    typer.echo("| shown | positions | expected | won |\n|---|---:|---:|---:|")
    for number, each in enumerate(found):
        if each.count:
            span = f"{100 * number // BINS} to {100 * (number + 1) // BINS} %"
            typer.echo(f"| {span} | {each.count} | {each.expected / each.count:.1%} | {each.won / each.count:.1%} |")
    typer.echo(f"\nexpected calibration error: {100 * error(found):.1f} points")
    factor = boldness(positions)
    typer.echo(f"worths {factor:.2f} times as far apart would agree best with who won")
    if output is not None:
        _write(of, output, {"factor": round(factor, 3), "bots": names, "games": games, "seed": seed})


def _write(game: Game[Any], output: Path, spread: dict[str, Any]) -> None:
    """The game's network with worths so far apart; its origin says so."""
    network = game.network
    assert network is not None, "who judges without one is refused before anything is played"
    origin = {**network.origin, "spread": [*network.origin.get("spread", []), spread]}
    network_file.write(output, game.id, game.observation, network.spread(spread["factor"], origin))
