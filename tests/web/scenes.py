"""Positions of recorded games on a table that is open in the browser."""

import asyncio
from pathlib import Path

from server.harness import Served
from tafelrunde.kernel.record import Record, read
from tafelrunde.kernel.registry import game
from tafelrunde.table.journal import Entry
from tafelrunde.table.play import Play

RECORDS = Path(__file__).parent.parent / "records"


def address(host: Served, name: str, ply: int, seat: int | None = None) -> str:
    """Opens a table on which a recorded game stands after so many moves: the link to a seat, or to the one asked."""
    record = read((RECORDS / f"{name}.txt").read_text())
    plain = options_of(record)
    opened = host.open_for(record.seats, plain, game=record.game)
    room = host.room(opened["id"])
    play = played(record, plain, ply)
    room.play = play
    return f"/table/{opened['id']}#{opened['tokens'][min(play.asked) if seat is None else seat]}"


def options_of(record: Record) -> dict[str, object]:
    """The options of a record as a form would send them."""
    found = game(record.game)
    return dict(found.plain_options(found.settle(dict(record.options))))


def played(record: Record, options: dict[str, object], ply: int) -> Play:
    """The first moves of a record as a game at a table: the same moves, with the same luck."""
    found = game(record.game)
    setup, *lines = record.lines[: ply + 1]
    play = Play(found, options, record.seats, "a scene", setup.luck)
    for line in lines:
        assert line.seat is not None
        move = found.parse(play.state, line.seat, line.move)
        play = play.after(Entry(play.line, line.seat, play.asked[line.seat], move, luck=tuple(line.luck)))
    return play


def show(host: Served, address: str, name: str, ply: int) -> None:
    """The game at that address goes on: now so many moves of the record are played."""
    room = host.room(address.split("#")[0].rpartition("/")[2])
    record = read((RECORDS / f"{name}.txt").read_text())

    async def go_on() -> None:
        room.play = played(record, options_of(record), ply)
        room.show()

    asyncio.run_coroutine_threadsafe(go_on(), host.loop).result()
