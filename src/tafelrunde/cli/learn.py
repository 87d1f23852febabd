"""`tafelrunde learn`: a judgement for a game's bots, learned from games that it plays itself."""

import time
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from tafelrunde.arena.hands import Hands
from tafelrunde.cli.errors import FileTrouble
from tafelrunde.cli.files import find_game
from tafelrunde.cli.options import GameName
from tafelrunde.cli.workers import ClusterAddress, Count, at_work
from tafelrunde.kernel.errors import OptionError


def command(
    game: GameName,
    folder: Annotated[
        Path, typer.Option("--folder", metavar="FOLDER", help="Everything is kept there, and gone on with from there.")
    ],
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How often it plays, learns and competes.")] = 6,
    games: Annotated[int, typer.Option("--games", min=1, help="Games a round.")] = 4000,
    units: Annotated[int, typer.Option("--units", min=1, max=1024, help="Units of the network.")] = 64,
    stride: Annotated[int, typer.Option("--stride", min=1, help="Every so many moves a position is learned from.")] = 5,
    trace: Annotated[
        float, typer.Option("--trace", min=0.0, max=1.0, help="How far the end counts for more than what was expected.")
    ] = 0.8,
    own_worth: Annotated[
        bool, typer.Option("--own-worth", help="Players look at their own worth alone, which is quicker.")
    ] = False,
    whole_turns: Annotated[
        bool, typer.Option("--whole-turns", help="Players judge a move at the end of their turn, as bots do: slower.")
    ] = False,
    measured: Annotated[
        int, typer.Option("--measured", min=4, help="Games against the best so far, and against `tuned`.")
    ] = 200,
    memory: Annotated[
        int, typer.Option("--memory", min=1, help="A round learns from the games of so many rounds, its own included.")
    ] = 2,
    first_trace: Annotated[
        float,
        typer.Option("--first-trace", min=0.0, max=1.0, help="Less than 1: the hand-made judgement helps to begin."),
    ] = 1.0,
    guests: Annotated[
        float,
        typer.Option("--guests", min=0.0, max=0.9, help="This part of all seats plays by the hand-made judgement."),
    ] = 0.0,
    looks: Annotated[
        int, typer.Option("--looks", min=1, help="Moves near the best are looked at in so many imagined worlds.")
    ] = 1,
    by_points: Annotated[
        float,
        typer.Option("--by-points", min=0.0, max=1.0, help="This part of a victory is shared out by points."),
    ] = 0.0,
    apart: Annotated[
        float, typer.Option("--apart", min=0.1, help="Who has so many points more gets e times as much of that part.")
    ] = 5.0,
    rate: Annotated[
        float, typer.Option("--rate", min=0.00001, max=0.1, help="How fast it learns; slower where games are few.")
    ] = 0.002,
    start: Annotated[
        Path | None,
        typer.Option(
            "--start",
            metavar="FILE",
            exists=True,
            dir_okay=False,
            help="Go on from this network; with more --units too.",
        ),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed plays the same games.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="Write the best network there.")
    ] = None,
) -> None:
    """Lets a network learn to judge positions of a game by playing against itself, on all cores.

    tafelrunde learn kingsburg --folder build/kingsburg.learn --output network
    """
    if find_spec("numpy") is None:
        raise OptionError("learning needs numpy: pip install 'tafelrunde[learn]'")
    from tafelrunde.learn.rounds import Learning, Settings
    from tafelrunde.learn.selfplay import Habits
    from tafelrunde.learn.training import Lessons

    find_game(game)
    habits = Habits(stride=stride, own_worth=own_worth, whole_turns=whole_turns, guests=guests, looks=looks)
    settings = Settings(
        game,
        seed,
        games,
        units,
        trace,
        first_trace,
        by_points,
        apart,
        memory,
        duel=measured,
        measured=measured,
        habits=habits,
        lessons=Lessons(rate=rate),
    )
    learning = Learning(settings, folder, start)
    began = time.monotonic()
    with at_work(workers, cluster) as hands:
        _run(learning, rounds, hands)
    for entry in learning.log:
        typer.echo(_told(entry), err=True)
    typer.echo(f"{time.monotonic() - began:.0f} s", err=True)
    if output is not None:
        course = f"--rounds {rounds} --games {games} --units {units} --stride {stride} --trace {trace} --seed {seed}"
        course += " --own-worth" if own_worth else ""
        course += " --whole-turns" if whole_turns else ""
        course += f" --memory {memory}" if memory != 2 else ""
        course += f" --first-trace {first_trace}" if first_trace != 1.0 else ""
        course += f" --guests {guests}" if guests else ""
        course += f" --looks {looks}" if looks != 1 else ""
        course += f" --by-points {by_points} --apart {apart}" if by_points else ""
        course += f" --start {start.name}" if start else ""
        course += f" --rate {rate}" if rate != 0.002 else ""
        try:
            learning.write_best(output, f"tafelrunde learn {game} {course}")
        except OSError as error:
            raise FileTrouble(output, error) from None


def _run(learning: Any, rounds: int, hands: Hands) -> None:
    """All rounds, with a bar where somebody watches."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(learning.settings.game)
        learning.run(
            rounds,
            hands,
            lambda what, done, whole: bar.update(task, description=what, completed=done, total=whole),
        )


def _told(entry: dict[str, Any]) -> str:
    """A round in one line."""
    results = [
        f"{name} {result['share']:.1%} ({result['low']:.1%} to {result['high']:.1%} of {result['games']})"
        for name, result in entry.items()
        if name.startswith("against")
    ]
    kept = "" if entry["kept"] else "; not kept"
    return f"round {entry['round']}, {entry['games']} games: {', '.join(results)}{kept}"
