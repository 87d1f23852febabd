"""`tafelrunde bench`: the engine's speed as a table and as JSON."""

import json
import platform
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import tafelrunde
from tafelrunde.arena import bench as measuring
from tafelrunde.arena.bench import KINDS, OTHERS, Measurement
from tafelrunde.cli.files import write
from tafelrunde.kernel import luck


def command(
    game: Annotated[list[str] | None, typer.Argument(help="Games to measure; all installed ones by default.")] = None,
    seconds: Annotated[float, typer.Option(help="Length of each of the five rounds of a measurement.")] = 1.0,
    json_file: Annotated[Path | None, typer.Option("--json", help="Write the results to this file too.")] = None,
) -> None:
    """Measures how fast the engine plays, in units of ten million Python additions.

    What is installed of catanatron, PettingZoo, OpenSpiel and pgx is measured in the same run for comparison.
    """
    console = Console()
    results: list[Measurement] = []
    with console.status("") as status:
        for name in game or tafelrunde.installed_games():
            played = tafelrunde.game(name)
            for setting, options in played.presets.items():
                for what, prepare in KINDS.items():
                    status.update(f"{name}, {setting}: {what}")
                    work = prepare(played, options)
                    if work is not None:
                        results.append(measuring.measure(what, f"{name} {setting}", work, seconds))
        for what, name, other in OTHERS:
            status.update(f"{name}: {what}")
            work = other()
            if work is not None:
                results.append(measuring.measure(what, name, work, seconds))
    console.print(_table(results))
    if json_file:
        write(json_file, json.dumps(_report(results), indent=2) + "\n")


def compiled() -> bool:
    """Is the engine running as machine code?"""
    return not luck.__file__.endswith(".py")


def _table(results: list[Measurement]) -> Table:
    table = Table(title=f"Work per unit, {'compiled' if compiled() else 'plain Python'}")
    table.add_column("what")
    table.add_column("setting")
    table.add_column("per unit", justify="right")
    table.add_column("lowest to highest", justify="right")
    for result in results:
        spread = f"{min(result.rounds):,.0f} to {max(result.rounds):,.0f}"
        table.add_row(result.what, result.setting, f"{result.figure:,.0f}", spread)
    return table


def _report(results: list[Measurement]) -> dict[str, object]:
    return {
        "tafelrunde": tafelrunde.__version__,
        "compiled": compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "unit": "the time of ten million integer additions in a Python loop",
        "measurements": [asdict(result) for result in results],
    }
