"""`tafelrunde tune`: better weights for a game's insight, found by self-play."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tafelrunde.arena.hands import Hands
from tafelrunde.arena.tuning import Tuning
from tafelrunde.cli.files import find_game, write
from tafelrunde.cli.options import GameName
from tafelrunde.cli.workers import ClusterAddress, Count, at_work
from tafelrunde.kernel.weights import Weights, names_of, written


def command(
    game: GameName,
    rounds: Annotated[int, typer.Option("--rounds", min=0, help="How often all weights are moved and compared.")] = 300,
    games: Annotated[int, typer.Option("--games", min=4, help="Games a round, in full rotations of four.")] = 40,
    iterations: Annotated[
        int, typer.Option("--iterations", min=0, help="How far the players think; 0 looks one move ahead.")
    ] = 0,
    verdict: Annotated[int, typer.Option("--verdict", min=4, help="Games against the shipped weights at last.")] = 400,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed tries the same.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Keep the state there, and go on from it.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="Write the weights there; else they are printed.")
    ] = None,
) -> None:
    """Tunes the weights by which the bots of a game judge positions, in games between bots, on all cores.

    tafelrunde tune kingsburg --rounds 300 --resume kingsburg.tune --output insight.toml
    """
    found = find_game(game)
    began = time.monotonic()
    tuning = Tuning(game, seed, rounds, games, iterations, resume)
    with at_work(workers, cluster) as hands:
        _run(tuning, hands)
        said = tuning.verdict(verdict, hands)
    typer.echo(f"{said}; {time.monotonic() - began:.0f} s", err=True)
    call = f"tafelrunde tune {game} --rounds {rounds} --games {games} --iterations {iterations}"
    origin = f"{call} --seed {seed}\nAgainst the weights before: {said}."
    text = written(names_of(found.folder / "insight"), Weights(origin, tuning.judgement(), found.yardstick))
    if output is not None:
        write(output, text)
    else:
        typer.echo(text, nl=False)


def _run(tuning: Tuning, hands: Hands) -> None:
    """All rounds, with a bar where somebody watches."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(tuning.game, total=tuning.rounds)
        tuning.run(hands, lambda done, share: bar.update(task, completed=done))
