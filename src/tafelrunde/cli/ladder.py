"""`tafelrunde arena ladder`: how strong the bots of a game are, by games that anyone can repeat."""

import platform
import time
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import tafelrunde
from tafelrunde.arena.hands import Hands
from tafelrunde.arena.ladder import KINDS, Ladder, Pairing, Share
from tafelrunde.arena.statistics import apart
from tafelrunde.bots.roster import BOTS, KNOWN_BOTS
from tafelrunde.cli.bench import compiled
from tafelrunde.cli.files import find_game, write
from tafelrunde.cli.options import GameName
from tafelrunde.cli.workers import ClusterAddress, Count, at_work
from tafelrunde.kernel.errors import OptionError
from tafelrunde.kernel.game import Game


def command(
    game: GameName,
    games: Annotated[
        int, typer.Option("--games", min=1, help="Games with the best player; others play four times as many.")
    ] = 100,
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="How often every four sit at one table.")] = 1,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help=f"Who takes part: {KNOWN_BOTS}.")] = ",".join(
        BOTS
    ),
    only: Annotated[
        str, typer.Option("--only", metavar="A,B,…", help=f"Only these kinds of games: {', '.join(KINDS)}.")
    ] = ",".join(KINDS),
    seed: Annotated[str, typer.Option("--seed", metavar="SEED", help="The same seed gives the same games.")] = "1",
    workers: Count = None,
    cluster: ClusterAddress = None,
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Keep the results there, and go on from them.")
    ] = None,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="FILE", help="Write the page there; else it is printed.")
    ] = None,
) -> None:
    """Lets all levels and baselines play, and tells how strong each is: ratings, win shares, 95 % intervals.

    tafelrunde arena ladder kingsburg --games 100 --resume kingsburg.ladder
    """
    found = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    kinds = _chosen(only)
    ladder = Ladder(game, games, seed, rounds, names, resume, kinds=kinds)
    began = time.monotonic()
    with at_work(workers, cluster) as hands:
        _play(ladder, hands)
    typer.echo(f"{time.monotonic() - began:.0f} s", err=True)
    call = f"tafelrunde arena ladder {game} --games {games} --rounds {rounds} --seed {seed}"
    call += "" if names == list(BOTS) else f" --bots {','.join(names)}"
    call += "" if kinds == KINDS else f" --only {','.join(kinds)}"
    page = as_page(found, ladder, call)
    if output is not None:
        write(output, page)
    else:
        typer.echo(page, nl=False)


def _chosen(only: str) -> tuple[str, ...]:
    """The kinds of games that are asked for, in the order in which they are played."""
    asked = [kind.strip() for kind in only.split(",")]
    for kind in asked:
        if kind not in KINDS:
            raise OptionError(f"a ladder has no games of the kind {kind!r}: expected some of {', '.join(KINDS)}")
    return tuple(kind for kind in KINDS if kind in asked)


def _play(ladder: Ladder, hands: Hands) -> None:
    """Plays what is missing, with a bar where somebody watches."""
    console = Console(stderr=True)
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    pairings = ladder.pairings()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(ladder.game, total=sum(pairing.games for pairing in pairings))

        def heard(pairing: Pairing, done: int) -> None:
            before = sum(each.games for each in pairings[: pairings.index(pairing)])
            bar.update(task, completed=before + done, description=pairing.key)

        ladder.play(hands, heard)


def as_page(game: Game, ladder: Ladder, call: str) -> str:
    """The results as a chapter in Markdown."""
    made = "compiled" if compiled() else "plain Python"
    lines = [
        f"## {game.id}",
        "",
        f"`{call}`",
        "",
        f"Tafelrunde {tafelrunde.__version__} ({made}), Python {platform.python_version()}, openskill "
        f"{version('openskill')}; rules {game.rules_version}, values {game.component_hash[:12]}; "
        "four players, if nothing else is said.",
    ]
    everyone = ladder.everyone()
    if everyone:
        lines += ["", "Everyone at one table with everyone:", ""]
        lines += ["| bot | rating | games | wins | 95 % interval |", "|---|---:|---:|---:|---:|"]
    for share, mean, deviation in everyone:
        lines.append(f"| {share.name} | {mean:.1f} ± {deviation:.1f} | {_columns(share)} |")
    for heading, shares in (
        ("One against three of the level below (fair share 25 %):", ladder.shares("step")),
        ("One of the lowest level against three who play by chance (fair share 25 %):", ladder.shares("floor")),
        ("One of the best against three of the better baseline (fair share 25 %):", ladder.shares("challenge")),
        ("One by the learned judgement against three by that of version 0.1, at their own turn (fair share 25 %):",
         ladder.shares("judgement")),
        ("One of the best against three of the best of version 0.1 (fair share 25 %):", ladder.shares("progress")),
        ("The lowest level and the best at other tables, one against all others:", ladder.shares("elsewhere")),
        ("Four of the same: the first of them, which sits in every seat equally often", ladder.shares("mirror")),
        ("The same games by seat: what sitting there is worth", ladder.seat_shares()),
    ):  # fmt: skip
        if shares:
            lines += ["", heading, "", "| who | games | wins | 95 % interval |", "|---|---:|---:|---:|"]
            lines += [f"| {share.name} | {_columns(share)} |" for share in shares]
    return "\n".join([*lines, *_asked(ladder)]) + "\n"


def _asked(ladder: Ladder) -> list[str]:
    """What each seat wins, asked in the order of seats and in any; by how many standard errors that differs."""
    lines = []
    for title, in_order, in_any in ladder.asked():
        lines += ["", f"Equal players by seat, asked in the order of seats and in any order: {title}", ""]
        lines += ["| seat | games each | in order | in any order | standard errors |", "|---|---:|---:|---:|---:|"]
        for one, other in zip(in_order, in_any, strict=True):
            errors = apart(one.wins, one.games, other.wins, other.games)
            lines.append(f"| {one.name} | {one.games} | {one.share:.1%} | {other.share:.1%} | {errors:.1f} |")
    return lines


def _columns(share: Share) -> str:
    interval = share.interval
    return f"{share.games} | {share.share:.1%} | {interval.low:.1%} to {interval.high:.1%}"
