"""`tafelrunde check`: a store whose tables are all well, and one with a line that was changed."""

import asyncio
import sqlite3
from pathlib import Path

from typer.testing import CliRunner

from tafelrunde.cli.main import app
from tafelrunde.kernel import registry
from tafelrunde.kernel.luck import Luck
from tafelrunde.store.store import Store
from tafelrunde.table.beginning import begun
from tafelrunde.table.play import Play
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import Table, new_table

GAMES = ["kingsburg", "mil", "mythotopia", "tumult_royal"]


def seated(name: str) -> Table:
    game = registry.game(name)
    options = game.plain_options(game.settle({}))
    seats = [Seat("bot", f"Bot {number}", "random") for number in range(options["players"])]
    return begun(new_table(game, options, seats, "host", None, True), game)


async def play(store: Store, table: Table, lines: int) -> None:
    """Plays by chance, to the end if there are lines enough for it."""
    await store.add_table(table)
    game = Play(registry.game(table.game), table.options, table.names, table.seed, table.setup)
    chance = Luck.seeded(table.game)
    while game.asked and game.line < lines:
        seat = next(iter(game.asked))
        entry = game.entry(seat, game.asked[seat], chance.pick(game.state.legal(seat)), 0.0)
        assert entry is not None
        game = game.after(entry)
        await store.append(table.id, game.sealed())
    if game.state.over():
        await store.finish(table, str(game.record()))


def filled(database: Path) -> list[Table]:
    """Twelve lines of every game, one whole game, and a table that nobody has sat down at."""
    tables = [seated(name) for name in GAMES]
    whole = seated("kingsburg")
    kingsburg = registry.game("kingsburg")
    waiting = new_table(kingsburg, kingsburg.plain_options(kingsburg.settle({})), [Seat(), Seat()], "host", None, True)

    async def fill() -> None:
        async with Store.opened(str(database)) as store:
            for table in tables:
                await play(store, table, 12)
            await play(store, whole, 10_000)
            await store.add_table(waiting)

    asyncio.run(fill())
    return [*tables, whole]


def checked(database: Path) -> tuple[int, list[str]]:
    told = CliRunner().invoke(app, ["check", "--database", str(database)])
    return told.exit_code, told.output.splitlines()


def test_a_store_is_replayed_and_a_wrong_line_found(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    tables = filled(database)
    assert checked(database) == (0, ["6 tables, 0 of them do not replay"])
    with sqlite3.connect(database) as connection:
        connection.execute("update moves set luck = '[5, 0]' where table_id = ? and ply = 7", (tables[1].id,))
        connection.execute("update moves set fingerprint = 'x' where table_id = ? and ply = 3", (tables[2].id,))
        connection.execute("delete from records")
        connection.execute("update tables set rules = 99 where id = ?", (tables[3].id,))
    code, lines = checked(database)
    assert code == 1
    assert lines[-1] == "6 tables, 4 of them do not replay"
    told = {line.split()[1]: line for line in lines[:-1]}
    assert "(mil, playing): line 7 of the journal does not replay" in told[tables[1].id]
    assert "(mythotopia, playing): line 3 of the journal does not replay" in told[tables[2].id]
    assert "other rules or values" in told[tables[3].id]
    assert "(kingsburg, over): the game is over, but its record is missing" in told[tables[4].id]


def test_a_store_that_cannot_be_opened(tmp_path: Path) -> None:
    (tmp_path / "broken.db").write_bytes(b"this is no database at all" * 100)
    code, lines = checked(tmp_path / "broken.db")
    assert code == 1
    assert len(lines) == 1
    assert "cannot be opened" in lines[0]
    assert checked(tmp_path / "nowhere.db") == (1, [f"there is no file {tmp_path / 'nowhere.db'}"])
    assert not (tmp_path / "nowhere.db").exists()
