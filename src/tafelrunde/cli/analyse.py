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
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.record import Record, steps
from tafelrunde.kernel.text import Texts

DEAREST = 5
"""How many mistakes of each seat are told."""
MANY = 1_000_000
FORTUNES = 5
HEADINGS = ["seat", "start", "luck", "own", "others", "result", "mistakes", "rate", "level"]
LEAST_LUCK = 0.02
"""What has changed a share of victory by less is not told."""


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed tries the same worlds.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
    components: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="The values it was played with, if your own.")
    ] = None,
    results: Annotated[Path | None, typer.Option("--json", metavar="FILE", help="Also write the report there.")] = None,
    whole: Annotated[bool, typer.Option("--all", help="Tells of every mistake, not only of the dearest.")] = False,
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
    words = Words(language)
    Console(highlight=False).print(table(found, record, words), "", sep="\n")
    for heading, lines in (
        ("analyse-fortune", fortunes(found, game, record, words, texts)),
        ("analyse-dearest", decisions(found, record, words, texts, MANY if whole else DEAREST)),
    ):
        if lines:
            typer.echo("\n".join([words.say(heading), *[f"  {line}" for line in lines], ""]))
    if results is not None:
        write(results, json.dumps(found, indent=2) + "\n")


def decisions(found: Report, record: Record, words: Words, texts: Texts, most: int) -> list[str]:
    """Of each seat the decisions that cost most: what was asked, what was played, what was better."""
    told: list[str] = []
    seen = [0] * len(record.seats)
    for made in found["decisions"]:
        seen[made["seat"]] += 1
        if seen[made["seat"]] > most:
            continue
        asked, played, better = (
            texts.say(said["id"], said["args"]) for said in (made["asked"], made["played"], made["better"])
        )
        points = round(made["points"], 1)
        cost = words.say(
            "analyse-cost-alone" if points == 0 else "analyse-cost" if points > 0 else "analyse-cost-though",
            share=words.percent(made["cost"]),
            amount=words.amount(abs(points), texts),
        )
        name = record.seats[made["seat"]]
        line = {"ply": made["ply"], "name": name, "asked": asked, "played": played, "better": better, "cost": cost}
        told.append(words.say("analyse-decision", **line))
    left = sum(max(0, count - most) for count in seen)
    return [*told, words.say("analyse-more", count=left)] if left else told


def fortunes(found: Report, game: Game, record: Record, words: Words, texts: Texts) -> list[str]:
    """The rolls, draws and secrets that changed most, and for whom."""
    lucky = sorted(found["course"], key=lambda each: -max(map(abs, each["luck"]), default=0.0))[:FORTUNES]
    plies = {each["ply"]: each["luck"] for each in lucky if max(map(abs, each["luck"]), default=0.0) >= LEAST_LUCK}
    told: list[str] = []
    for ply, (_, _, events) in enumerate(steps(game, record)):
        if ply in plies:
            shown = [texts.say(*game.say_event(event)) for event in events if event.reveals]
            seat = max(range(len(record.seats)), key=lambda each: abs(plies[ply][each]))
            change = words.percent(plies[ply][seat], "+z.1f")
            line = {"ply": ply, "told": " ".join(shown), "name": record.seats[seat], "change": change}
            told.append(words.say("analyse-luck-line" if shown else "analyse-luck-bare", **line))
    return told


def _reported(packed: PackedGame, record: Record, seed: str, hands: Hands) -> Report:
    """The report, with a bar where somebody watches."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(packed.name, total=len(record.lines))
        return report(packed, record, seed, hands, lambda done: bar.update(task, completed=done))


def table(found: Report, record: Record, words: Words) -> Table:
    """One row a seat: from what was expected at the start to the result."""
    rows: list[list[str]] = []
    balance = found["shares"]
    for seat, (name, care) in enumerate(zip(record.seats, found["care"], strict=True)):
        start, result = (words.percent(balance[part][seat]) for part in ("start", "result"))
        changes = [words.percent(balance[part][seat], "+z.1f") for part in ("luck", "own", "others")]
        mistakes = words.say("analyse-care", mistakes=care["mistakes"], decisions=care["decisions"])
        like = words.say("analyse-like", level=care["level"] or "other")
        rows.append([name, start, *changes, result, mistakes, words.percent(care["cost"]), like])
    shown = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
    for heading in HEADINGS:
        # Headings are broken word by word, so that numbers need not be where a terminal has 80 columns.
        broken = words.say(f"analyse-{heading}").replace(" ", "\n")
        shown.add_column(broken, justify="left" if heading in ("seat", "level") else "right", no_wrap=heading != "seat")
    for row in rows:
        shown.add_row(*row)
    return shown
