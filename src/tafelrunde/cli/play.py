"""`tafelrunde play`: a game in the terminal against bots."""

import secrets
from os.path import exists
from pathlib import Path
from typing import Annotated, Any

import typer

from tafelrunde.bots.roster import KNIGHTS, KNOWN_BOTS, USUAL, bot
from tafelrunde.cli.dialogue import Dialogue
from tafelrunde.cli.files import find_game, game_of, read_record
from tafelrunde.cli.help import Help, named_game, show_help
from tafelrunde.cli.keeper import Keeper
from tafelrunde.cli.options import given
from tafelrunde.cli.screen import Screen
from tafelrunde.cli.session import Session
from tafelrunde.cli.words import Language, Words, title
from tafelrunde.kernel.errors import OptionError, RecordError
from tafelrunde.kernel.game import Game
from tafelrunde.kernel.luck import Luck
from tafelrunde.kernel.record import Record, Recorder, steps
from tafelrunde.kernel.text import Texts


def command(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="A game; `tafelrunde games` lists them.")] = None,
    bots: Annotated[
        str,
        typer.Option("--bots", metavar="BOT[,BOT…]", help=f"Your opponents: one for all, or one a seat. {KNOWN_BOTS}."),
    ] = USUAL,
    name: Annotated[str | None, typer.Option("--name", metavar="NAME", help="Your name.")] = None,
    seed: Annotated[
        str | None, typer.Option("--seed", metavar="SEED", help="The same seed gives the same luck.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Where the record goes: by `s`, by `q`, at the end.")
    ] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a saved game.")] = None,
    components: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="Values of your own for the game.")
    ] = None,
    language: Language = "en",
    help: Help = False,
) -> None:
    """Plays a game with you in the terminal, against bots.

    Choices have numbers; type one, or the move in notation. ? explains the rest: undo, hints, saving.

    tafelrunde play kingsburg --players 3 --edition 2 --modules 1,3 --lang de --name Ann

    tafelrunde play --resume kingsburg.txt
    """
    if help:
        show_help(context, game)
        return
    words = Words(language)
    seed = seed or secrets.token_hex(16)
    if save is not None and save != resume and exists(save):
        raise OptionError(f"{save} is there already: choose another file, or go on with it by --resume")
    if resume is not None:
        session = _resumed(read_record(resume), game, context.args, components, name, bots, seed)
    else:
        chosen = find_game(named_game(context, game), components)
        session = _begun(chosen, given(chosen, context.args), name or words.say("guest"), bots, seed)
    keeper = _keeper(session, context.args, seed, {"bots": bots, "lang": language, "components": components})
    keeper.target = save or resume
    if resume is not None:
        keeper.found_in(resume, session.recorder)
    screen = Screen(words, Texts(session.game, language, session.recorder.seats, session.state.options))
    _welcome(screen, session, resumed=resume is not None)
    Dialogue(session, screen, keeper, told=len(session.heard) if resume else 0).run()


def _begun(game: Game, options: dict[str, str], name: str, bots: str, seed: str) -> Session:
    """A new game; the person sits in the first seat."""
    players = game.settle(dict(options))["players"]
    knights = [knight for knight in KNIGHTS if knight != name]
    recorder = Recorder(game, Luck.seeded(seed), [name, *knights[: players - 1]], **options)
    return _session(recorder, 0, bots, seed)


def _resumed(
    record: Record, game: str | None, words: list[str], components: Path | None, name: str | None, bots: str, seed: str
) -> Session:
    """A saved game, with all that the person has heard before."""
    if words:
        raise typer.BadParameter(f"a saved game keeps its options: {' '.join(words)} cannot be set with --resume")
    if game not in (None, record.game):
        raise RecordError(f"this is a record of {record.game!r}, not of {game!r}")
    found = game_of(record, components)
    told = [event for _, _, events in steps(found, record) for event in events]
    recorder = Recorder.resume(found, record, Luck.seeded(seed))
    if recorder.state.over():
        raise RecordError("this game is over; `tafelrunde replay` tells it")
    session = _session(recorder, _seat_of(record, name), bots, seed)
    session.hear(told)
    return session


def _seat_of(record: Record, name: str | None) -> int:
    """Where the person sits: by name, or the only seat that is not a knight's."""
    people = [each for each in record.seats if each not in KNIGHTS]
    if name is None and len(people) == 1:
        name = people[0]
    if name not in record.seats:
        raise OptionError(f"say with --name who you are: {', '.join(record.seats)}")
    return record.seats.index(name)


def _session(recorder: Recorder, seat: int, bots: str, seed: str) -> Session:
    """The bots take the other seats; their chance comes from the seed, apart from that of the game."""
    others = [each for each in range(recorder.state.seats) if each != seat]
    names = [each.strip() for each in bots.split(",")]
    if len(names) == 1:
        names *= len(others)
    if len(names) != len(others):
        raise OptionError(f"{len(others)} opponents need one bot for all or {len(others)} bots, not {len(names)}")
    opponents = {each: bot(kind) for each, kind in zip(others, names, strict=True)}
    return Session(recorder, seat, opponents, Luck.seeded(f"{seed}/bots"))


def _welcome(screen: Screen, session: Session, resumed: bool) -> None:
    names = session.recorder.seats
    others = ", ".join(f"{names[seat]} ({opponent.name})" for seat, opponent in session.bots.items())
    game = title(session.game, screen.words.language)
    screen.note(screen.words.say("welcome", game=game, name=names[session.seat], others=others), "bold")
    screen.note(screen.words.say("welcome-back" if resumed else "welcome-help"), "dim")


def _keeper(session: Session, game_options: list[str], seed: str, others: dict[str, Any]) -> Keeper:
    """Knows the command lines that begin this game anew and that go on with it."""
    given_words = [f"--{name}={value}" for name, value in others.items() if value is not None]
    shared = [f"--name={session.recorder.seats[session.seat]}", *given_words]
    begin = ["tafelrunde", "play", session.game.id, *game_options, f"--seed={seed}", *shared]
    return Keeper(begin, shared)
