"""`tafelrunde analyse`: a finished game looked at again, with all the time that it takes."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tafelrunde.arena.hands import Hands
from tafelrunde.arena.looking import report
from tafelrunde.arena.packed import PackedGame
from tafelrunde.bots.analysis import Report
from tafelrunde.cli.files import game_of, read_record, write
from tafelrunde.cli.words import Language, Words
from tafelrunde.cli.workers import ClusterAddress, Count, at_work
from tafelrunde.kernel.record import Record
from tafelrunde.kernel.text import Texts


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed tries the same worlds.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
    components: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="The values it was played with, if your own.")
    ] = None,
    results: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Also write the report there.")] = None,
    language: Language = "en",
) -> None:
    """Looks at a finished game again: who was lucky, and which decisions cost most.

    Every decision is tried in imagined worlds, on all cores or on a cluster; the report depends on the seed alone.
    """
    record = read_record(file)
    game = game_of(record, components)
    with at_work(workers, cluster) as hands:
        found = _reported(PackedGame.of(record.game, components), record, seed, hands)
    texts = Texts(game, language, record.seats, game.settle(dict(record.options)))
    console = Console(highlight=False)
    words = Words(language)
    console.print(table(found, record, words))
    for made in found["decisions"]:
        played, better = (texts.say(said["id"], said["args"]) for said in (made["played"], made["better"]))
        cost = {"share": words.percent(made["cost"]), "points": words.number(made["points"])}
        name = record.seats[made["seat"]]
        typer.echo(words.say("analyse-decision", ply=made["ply"], name=name, played=played, better=better, **cost))
    if results is not None:
        write(results, json.dumps(found, indent=2) + "\n")


def _reported(packed: PackedGame, record: Record, seed: str, hands: Hands) -> Report:
    """The report, with a bar where somebody watches."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(packed.name, total=len(record.lines))
        return report(packed, record, seed, hands, lambda done: bar.update(task, completed=done))


def table(found: Report, record: Record, words: Words) -> Table:
    """One row a seat: from what was expected at the start to the result."""
    shown = Table(box=box.SIMPLE_HEAD)
    shown.add_column(words.say("analyse-seat"))
    for heading in ("start", "luck", "own", "others", "result", "mistakes"):
        shown.add_column(words.say(f"analyse-{heading}"), justify="right")
    balance = found["shares"]
    for seat, (name, care) in enumerate(zip(record.seats, found["care"], strict=True)):
        start, result = (words.percent(balance[part][seat]) for part in ("start", "result"))
        changes = [words.percent(balance[part][seat], "+z.1f") for part in ("luck", "own", "others")]
        mistakes = words.say("analyse-care", mistakes=care["mistakes"], decisions=care["decisions"])
        shown.add_row(name, start, *changes, result, mistakes)
    return shown
