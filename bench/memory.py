"""How much memory a table takes while it is in use: just begun, in the middle of a game, finished.

    python bench/memory.py --game kingsburg --tables 20

Random players; a table is the room with its game, without sockets. Prints bytes (as `tracemalloc` counts them) and
objects that the garbage collector must look at, both for one table.
"""

import argparse
import asyncio
import gc
import json
import random
import tracemalloc
from collections.abc import Callable
from typing import Any, cast

from tafelrunde.kernel import registry
from tafelrunde.kernel.game import Game
from tafelrunde.server.room import Room
from tafelrunde.server.settings import Settings
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.thinking import Thinkers
from tafelrunde.store.store import Store
from tafelrunde.table.play import Play
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import new_table

SHELF, SETTINGS = Shelf({}), Settings()
NAMES = ["Ann", "Brian", "Cindy", "David", "Emma"]


def room_of(game: Game, number: int) -> Room:
    """A table of four that has begun."""
    options = game.plain_options(game.settle({"players": 4}))
    seats = [Seat("person", name, None, "0" * 64) for name in NAMES[: options["players"]]]
    table = new_table(game, options, seats, "0" * 64, None, True)
    table.status = "playing"
    room = Room(table, cast(Store, None), cast(Thinkers, None), SHELF, SETTINGS, "")
    room.play = Play(game, options, table.names, f"memory {number}")
    return room


def carry_on(room: Room, plies: int | None, rng: random.Random) -> int:
    """Plays up to a ply, or to the end; returns the ply."""
    play = room.playing()
    while not play.state.over() and (plies is None or play.line < plies):
        seat = rng.choice(list(play.asked))
        entry = play.entry(seat, play.asked[seat], rng.choice(play.state.moves(seat)), 0.0)
        assert entry is not None
        play = play.after(entry)
    room.play = play
    return play.line


async def measured(game: Game, tables: int) -> dict[str, Any]:
    """The figures of one game."""
    lengths = [carry_on(room_of(game, number), None, random.Random(number)) for number in range(tables)]
    figures: dict[str, Any] = {"game": game.id, "tables": tables, "plies": sum(lengths) // tables}
    stages: dict[str, Callable[[int], int | None]] = {
        "begun": lambda number: 0,
        "mid_game": lambda number: lengths[number] // 2,
        "finished": lambda number: None,
    }
    gc.collect()
    tracemalloc.start()
    rooms: list[Room] = []
    for stage, plies in stages.items():
        for number in range(tables):
            rooms.append(room_of(game, number))
            carry_on(rooms[-1], plies(number), random.Random(number))
        figures[stage] = dict(zip(("bytes", "objects"), _held(rooms), strict=True))
        rooms.clear()
    tracemalloc.stop()
    return figures


def _held(rooms: list[Room]) -> tuple[int, int]:
    """Bytes and tracked objects that go when the tables go, for one of them."""
    tables = len(rooms)
    gc.collect()
    bytes_before, objects_before = tracemalloc.get_traced_memory()[0], len(gc.get_objects())
    rooms.clear()
    gc.collect()
    bytes_after, objects_after = tracemalloc.get_traced_memory()[0], len(gc.get_objects())
    return (bytes_before - bytes_after) // tables, (objects_before - objects_after) // tables


def main() -> None:
    """Measures the games that are named, or all."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", action="append", choices=registry.installed_games())
    parser.add_argument("--tables", type=int, default=10)
    arguments = parser.parse_args()
    for name in arguments.game or registry.installed_games():
        print(json.dumps(asyncio.run(measured(registry.game(name), arguments.tables))))


if __name__ == "__main__":
    main()
