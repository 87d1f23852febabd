"""`tafelrunde check`: does every table of a store still lead where it once did?"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tafelrunde.cli.serve import MissingServer, own_values
from tafelrunde.kernel import record
from tafelrunde.kernel.errors import TafelrundeError
from tafelrunde.kernel.game import Game
from tafelrunde.table.play import Play
from tafelrunde.table.table import Table

if TYPE_CHECKING:
    from tafelrunde.server.shelf import Shelf
    from tafelrunde.store.store import Store


def command(
    database: Annotated[
        str, typer.Option("--database", metavar="FILE|URL", help="A SQLite file, or postgresql+asyncpg://…")
    ] = "tafelrunde.db",
    components: Annotated[
        list[str] | None,
        typer.Option("--components", metavar="GAME=FILE", help="Values of your own for a game; may be repeated."),
    ] = None,
) -> None:
    """Replays every table of a store, line by line, and the records of finished games; says which do not, and where.

    tafelrunde check --database tafelrunde.db
    """
    try:
        from tafelrunde.server.shelf import Shelf
        from tafelrunde.store.alone import NoDatabase
        from tafelrunde.store.store import try_out
    except ImportError as error:
        raise MissingServer(f"the store needs {error.name}: pip install 'tafelrunde[server]'") from None
    if "://" not in database and not Path(database).expanduser().exists():
        raise NoDatabase(f"there is no file {database}")
    shelf = Shelf(own_values(components or []))
    asyncio.run(try_out(database, alone=False))
    checked, wrong = asyncio.run(_check(database, shelf))
    typer.echo(f"{checked} tables, {wrong} of them do not replay")
    if wrong:
        raise typer.Exit(1)


async def _check(database: str, shelf: "Shelf") -> tuple[int, int]:
    """How many tables there are, and how many of them do not replay; each of these is told."""
    from tafelrunde.store.store import Store

    checked = wrong = 0
    async with Store.opened(database) as store:
        async for table, trouble in troubles(store, shelf):
            checked += 1
            if trouble is not None:
                wrong += 1
                typer.echo(f"table {table.id} ({table.game}, {table.status}): {trouble}")
    return checked, wrong


def replay_all(database: str, values: dict[str, Path]) -> int:
    """How many tables of a database do not replay; each of these is told."""
    from tafelrunde.server.shelf import Shelf

    return asyncio.run(_check(database, Shelf(values)))[1]


async def troubles(store: "Store", shelf: "Shelf") -> AsyncIterator[tuple[Table, str | None]]:
    """Every table, and what is wrong with it."""
    async for table in store.all_tables():
        try:
            await _replay(store, table, await _with_own_values(store, table, shelf.game(table.game)))
        except TafelrundeError as error:
            yield table, " ".join(str(error).split())
        else:
            yield table, None


async def _with_own_values(store: "Store", table: Table, game: Game) -> Game:
    """The game, which knows the values that the table is played with if the store keeps them."""
    if table.its_own(game) is None:
        own = await store.sets.values(table.game, table.components)
        if own is not None:
            game.with_own_values(own)
    return game


async def _replay(store: "Store", table: Table, game: Game) -> None:
    """Raises what is wrong with a table. A game that has not begun has nothing that could be."""
    if table.status == "open":
        return
    own = table.its_own(game)
    if own is None:
        raise TafelrundeError("it was begun with other rules or values; give --components to check it with these")
    journal = await store.journal(table.id)
    Play.of(own, table.options, table.names, table.seed, journal, table.setup, every_line=True, given=table.given)
    if table.status == "over":
        text = await store.archive.text(table.id)
        if text is None:
            raise TafelrundeError("the game is over, but its record is missing")
        record.replay(own, record.read(text))
