"""`tafelrunde think`: bots, hints and analyses of a server think on this machine."""

import asyncio
import os
import sys
from typing import Annotated

import typer

from tafelrunde.cli.serve import MissingServer, Patience, own_values


def command(
    database: Annotated[str, typer.Option("--database", metavar="URL", help="The PostgreSQL of the servers.")],
    processes: Annotated[
        int, typer.Option("--processes", metavar="NUMBER", min=1, help="Thoughts at the same time; one for each core.")
    ] = os.cpu_count() or 1,
    components: Annotated[
        list[str] | None,
        typer.Option("--components", metavar="GAME=FILE", help="Components of your own, as the servers have them."),
    ] = None,
    wait: Patience = 0.0,
) -> None:
    """Thinks for the servers on a PostgreSQL: moves first, then hints, then analyses. Stop with Ctrl-C or SIGTERM.

    tafelrunde think --database postgresql://user:secret@host/name
    """
    try:
        from tafelrunde.server.helping import Helper
        from tafelrunde.server.several import NeedsPostgreSQL
        from tafelrunde.store.store import Store, try_out
    except ImportError as error:
        raise MissingServer(f"workers need {error.name}: pip install 'tafelrunde[postgresql]'") from None
    if not database.startswith("postgres"):
        raise NeedsPostgreSQL("workers need a PostgreSQL: --database postgresql://…")
    values = own_values(components or [])
    asyncio.run(try_out(database, alone=False, patience=wait))

    async def work() -> None:
        async with Store.opened(database) as store:
            await Helper(store, processes, values).work(lambda: typer.echo(f"{processes} processes think"))

    asyncio.run(work())
    sys.stdout.flush()
    os._exit(0)  # a thought that nobody waits for any more keeps nobody up
