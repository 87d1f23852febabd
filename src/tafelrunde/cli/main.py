"""`tafelrunde`: the commands, each in a file of its own."""

import io
import os
import sys
from importlib.metadata import entry_points
from typing import Any

import typer
from typer.core import TyperGroup

from tafelrunde.cli import (
    analyse,
    arena,
    backup,
    bench,
    calibration,
    care,
    check,
    doctor,
    export,
    ladder,
    learn,
    options,
    origins,
    play,
    replay,
    rules,
    serve,
    think,
    tune,
    verify,
)
from tafelrunde.cli.errors import in_one_line

COMMANDS = "tafelrunde.commands"
"""Entry points of this group are commands that a game brings along: functions whose parameters are the arguments."""

TAKES_OPTIONS_OF_A_GAME = {"allow_extra_args": True, "ignore_unknown_options": True}

GAMES = "games"


class OrGames(TyperGroup):
    """A group whose first word may also be a game: `arena kingsburg` means `arena games kingsburg`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args or args[0] not in self.commands:
            args = [GAMES, *args]
        return super().parse_args(ctx, args)


app = typer.Typer(
    epilog="Begin with: tafelrunde play kingsburg",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


@app.callback()
def never_stumble_over_letters() -> None:
    """Board games by the exact rules: play in the terminal, let bots compete, read records and rules."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    # Games and bots of one's own, `module:NAME`, may lie in the folder in which the command is given.
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


# These list the options of a game in their help, so they answer --help themselves.
app.command("play", add_help_option=False, context_settings=TAKES_OPTIONS_OF_A_GAME)(in_one_line(play.command))
in_the_arena = typer.Typer(cls=OrGames, add_help_option=False, rich_markup_mode=None, help=arena.command.__doc__)
in_the_arena.command(GAMES, add_help_option=False, context_settings=TAKES_OPTIONS_OF_A_GAME)(in_one_line(arena.command))
in_the_arena.command("ladder")(in_one_line(ladder.command))
in_the_arena.command("calibration")(in_one_line(calibration.command))
in_the_arena.command("care")(in_one_line(care.command))
app.add_typer(in_the_arena, name="arena")
app.command("export", add_help_option=False, context_settings=TAKES_OPTIONS_OF_A_GAME)(in_one_line(export.command))
app.command("serve")(in_one_line(serve.command))
app.command("think")(in_one_line(think.command))
app.command("check")(in_one_line(check.command))
app.command("backup")(in_one_line(backup.back_up))
app.command("restore")(in_one_line(backup.restore))
app.command("doctor")(in_one_line(doctor.command))
app.command("verify")(in_one_line(verify.command))
app.command("analyse")(in_one_line(analyse.command))
app.command("replay")(in_one_line(replay.command))
app.command("rules")(in_one_line(rules.command))
app.command("learn")(in_one_line(learn.command))
app.command("tune")(in_one_line(tune.command))
app.command("bench")(in_one_line(bench.command))
app.command("origins")(in_one_line(origins.command))
app.command("games")(in_one_line(options.list_games))
app.command("options")(in_one_line(options.list_options))
for entry in entry_points(group=COMMANDS):
    app.command(entry.name)(in_one_line(entry.load()))

if __name__ == "__main__":
    app()
