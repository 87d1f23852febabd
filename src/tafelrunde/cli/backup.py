"""`tafelrunde backup` and `tafelrunde restore`: everything in one file, and back into a database of either kind."""

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from tafelrunde.cli.check import replay_all
from tafelrunde.cli.serve import MissingServer, own_values
from tafelrunde.kernel.errors import TafelrundeError

Database = Annotated[str, typer.Option("--database", metavar="FILE|URL", help="A SQLite file, or postgresql://…")]
Components = Annotated[
    list[str] | None,
    typer.Option("--components", metavar="GAME=FILE", help="Components of your own for a game; may be repeated."),
]


class NotCopied(TafelrundeError):
    """A backup cannot be made, or cannot be trusted."""


def back_up(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where the backup goes; it must not exist yet.")],
    database: Database = "tafelrunde.db",
    components: Components = None,
) -> None:
    """Copies everything into one file, also while servers run, and replays every table of the copy.

    tafelrunde backup monday.backup --database tafelrunde.db
    """
    if file.exists():
        raise NotCopied(f"{file} exists already")
    if "://" not in database and not Path(database).expanduser().exists():
        raise NotCopied(f"there is no file {database}")
    partly = file.with_name(file.name + ".part")
    partly.unlink(missing_ok=True)
    counts = _copied(database, str(partly))
    wrong = replay_all(str(partly), own_values(components or []))
    _fold(partly)
    partly.rename(file)
    typer.echo(f"{counts['tables']} tables, {counts['moves']} moves, {counts['records']} records are in {file}")
    if wrong:
        typer.echo(f"{wrong} tables do not replay; they are in the backup as they are in the database")
        raise typer.Exit(1)


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")],
    database: Database = "tafelrunde.db",
    components: Components = None,
) -> None:
    """Puts a backup into an empty database of either kind, and replays every table there. Start the server afterwards.

    tafelrunde restore monday.backup --database postgresql://user:secret@host/name
    """
    if not file.exists():
        raise NotCopied(f"there is no file {file}")
    counts = _copied(str(file), database)
    wrong = replay_all(database, own_values(components or []))
    typer.echo(f"{counts['tables']} tables, {counts['moves']} moves, {counts['records']} records are restored")
    if wrong:
        raise typer.Exit(1)


def _copied(source: str, target: str) -> dict[str, int]:
    try:
        from tafelrunde.store.copying import copy
        from tafelrunde.store.store import try_out
    except ImportError as error:
        raise MissingServer(f"the store needs {error.name}: pip install 'tafelrunde[server]'") from None
    for each in (source, target):
        asyncio.run(try_out(each, alone=False))
    return asyncio.run(copy(source, target))


def _fold(file: Path) -> None:
    """Everything is in the one file; what SQLite keeps beside it while it writes goes."""
    import sqlite3

    connection = sqlite3.connect(file)
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    for beside in ("-wal", "-shm"):
        file.with_name(file.name + beside).unlink(missing_ok=True)
