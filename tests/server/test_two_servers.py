"""Two servers on one database: whoever is second is refused or tries again, and nothing is overwritten."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from server.harness import ALL_MODULES, end_apart, free_port, served_apart
from tafelrunde.cli.main import app
from tafelrunde.kernel import registry
from tafelrunde.server.room import Room
from tafelrunde.server.rooms import Rooms
from tafelrunde.server.settings import Settings
from tafelrunde.server.shelf import Shelf
from tafelrunde.server.thinking import Thinkers
from tafelrunde.server.viewer import Viewer
from tafelrunde.store.alone import the_only_server
from tafelrunde.store.store import Store
from tafelrunde.table.beginning import begun
from tafelrunde.table.errors import Refused
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import Table, new_table
from tafelrunde.table.tokens import hashed

ANN = Seat("person", "Ann", None, hashed("ann"))
BEN = Seat("person", "Ben", None, hashed("ben"))
KAY = Seat("bot", "Kay", "greedy")


def table(*seats: Seat, **options: Any) -> Table:
    game = registry.game("kingsburg")
    settled = game.plain_options(game.settle({**options, "players": len(seats)}))
    made = new_table(game, settled, list(seats), hashed("host"), None, True)
    return made if any(seat.kind == "open" for seat in seats) else begun(made, game)


@asynccontextmanager
async def server(database: str) -> AsyncIterator[Rooms]:
    """All of a server but its doors."""
    async with Store.opened(database) as store:
        thinkers = Thinkers(1, {})
        rooms = Rooms(store, thinkers, Shelf({}), Settings(database=database, bot_pause=0.2))
        try:
            yield rooms
        finally:
            rooms.close()
            thinkers.close()


def at_two(database: str, opened: Table, work: Callable[[Room, Room], Awaitable[None]]) -> None:
    """Does something with one table that is in use at two servers."""

    async def run() -> None:
        async with server(database) as one, server(database) as other:
            await one.store.add_table(opened)
            await work(await one.room(opened.id), await other.room(opened.id))

    asyncio.run(run())


async def kept(room: Room) -> Table:
    found = await room.store.table(room.table.id)
    assert found is not None
    return found


class BusyLine:
    """Nothing is sent over it, so what there is to tell can be looked at."""

    def is_free(self) -> bool:
        return False

    def write(self, texts: list[bytes]) -> None:
        raise AssertionError("the line is not free")


def viewer_of(room: Room, seat: int | None) -> Viewer:
    viewer = Viewer(seat, False, BusyLine(), room.audience.view_for, room.audience.telling.now)
    room.enter(viewer)
    return viewer


def spectator_of(room: Room) -> Viewer:
    return viewer_of(room, None)


def told(viewer: Viewer, kind: str) -> list[dict[str, Any]]:
    messages = [json.loads(note) for note in viewer._notes]
    return [message for message in messages if message["type"] == kind]


async def code_of(refused: Awaitable[Any]) -> str:
    with pytest.raises(Refused) as error:
        await refused
    return error.value.code


def test_two_people_never_get_one_seat(database: str) -> None:
    async def work(one: Room, other: Room) -> None:
        assert (await one.seating.join("Ann", 0))[0] == 0
        assert await code_of(other.seating.join("Ben", 0)) == "seat_taken"
        assert await code_of(other.seating.join("Ann", None)) == "name_taken"
        at_once = [
            one.seating.join("Ben", None),
            other.seating.join("Cindy", None),
            one.seating.join("David", None),
            other.seating.join("Eve", None),
        ]
        got = await asyncio.gather(*at_once, return_exceptions=True)
        seats = sorted(each[0] for each in got if isinstance(each, tuple))
        assert seats == [1, 2, 3]
        assert [each.code for each in got if isinstance(each, Refused)] == ["seat_taken"]
        await one.following.read_table()
        assert len({seat.name for seat in one.table.seats}) == 4
        assert all(one.table.seat_of(each[1]) == each[0] for each in got if isinstance(each, tuple))

    at_two(database, table(Seat(), Seat(), Seat(), Seat()), work)


def test_who_sat_down_at_one_server_is_known_at_the_other(database: str) -> None:
    async def work(one: Room, other: Room) -> None:
        seat, token = await one.seating.join("Ben", None)
        await other.following.recognise(token)
        assert other.table.seat_of(token) == seat
        version = other.table.version
        await other.following.recognise("a wrong one")
        assert (other.table.seat_of("a wrong one"), other.table.version) == (None, version)

    at_two(database, table(ANN, Seat()), work)


def test_who_comes_over_finds_the_game_that_has_begun_elsewhere(database: str) -> None:
    async def work(one: Room, other: Room) -> None:
        listener = spectator_of(other)
        _, token = await one.seating.join("Ben", None)
        await one.seating.start(None)
        await other.following.recognise(token)
        assert other.playing().state == one.playing().state
        assert told(listener, "table")[-1]["table"]["status"] == "playing"

    at_two(database, table(ANN, Seat()), work)


def test_a_running_game_never_opens_again(database: str) -> None:
    async def work(one: Room, other: Room) -> None:
        await one.seating.start("greedy")
        assert await code_of(other.seating.join("Ben", None)) == "wrong_status"
        assert other.table.status == "playing"
        assert (await kept(one)).status == "playing"
        assert await code_of(other.seating.start("greedy")) == "wrong_status"
        assert await code_of(other.seating.change_seat(1, "open", None, "host")) == "wrong_status"
        await other.seating.change_seat(0, "bot", "greedy", "ann")
        await one.seating.change_seat(0, "person", None, "ann")
        assert [seat.kind for seat in (await kept(one)).seats] == ["person", "bot"]
        assert one.table == await kept(one)

    at_two(database, table(ANN, Seat()), work)


def test_who_has_lost_the_seat_elsewhere_is_sent_away(database: str) -> None:
    async def work(one: Room, other: Room) -> None:
        viewer = viewer_of(other, 0)
        await one.seating.change_seat(0, "open", None, "host")
        await one.seating.join("Cindy", 0)
        await other.seating.change_seat(1, "bot", "greedy", "host")
        assert viewer.lost
        assert (await kept(one)).seats[0].name == "Cindy"

    at_two(database, table(ANN, Seat()), work)


def test_everything_that_is_said_is_kept_and_heard_in_order(database: str) -> None:
    async def work(one: Room, other: Room) -> None:
        listener = spectator_of(other)
        await one.say(0, None, "one")
        await one.say(0, None, "two")
        await other.say(1, None, "three")
        assert [(line["number"], line["text"]) for line in told(listener, "chat")] == [
            (0, "one"),
            (1, "two"),
            (2, "three"),
        ]
        await asyncio.gather(*(room.say(0, None, f"line {each}") for each in range(5) for room in (one, other)))
        lines = await one.store.chat(one.table.id)
        assert [line.number for line in lines] == list(range(13))
        await one.say(0, None, "last")
        assert one.talk.lines == await one.store.chat(one.table.id)

    at_two(database, table(ANN, BEN), work)


def test_who_is_second_looks_again_and_plays_on(database: str) -> None:
    """Seats, game and talk of the other server arrive together with the refusal."""

    async def work(one: Room, other: Room) -> None:
        for _ in range(6):
            play = one.playing()
            seat = next(iter(play.asked))
            await one.move(seat, play.asked[seat], play.state.legal(seat)[0])
        await one.say(0, None, "your turn")
        listener = spectator_of(other)
        old = other.playing()
        seat = next(iter(old.asked))
        assert await code_of(other.move(seat, old.asked[seat], old.state.legal(seat)[-1])) == "stale"
        assert other.playing().state == one.playing().state
        assert [line["text"] for line in told(listener, "chat")] == ["your turn"]
        play = other.playing()
        seat = next(iter(play.asked))
        assert await other.move(seat, play.asked[seat], play.state.legal(seat)[0])
        journal = await one.store.journal(one.table.id)
        assert [entry.line for entry in journal] == list(range(7))

    at_two(database, table(ANN, BEN), work)


def test_a_bot_that_was_second_still_moves(database: str) -> None:
    """Both choose at the same time. The bot's own server wants to write line 0, which the other has written."""

    async def never(*_: Any) -> int:
        await asyncio.sleep(3600)
        return 0

    async def work(one: Room, other: Room) -> None:
        play = one.playing()
        assert play.asked == {0: 0, 1: 0}
        await one.move(0, 0, play.state.legal(0)[0])
        while not any(entry.seat == 1 for entry in await one.store.journal(one.table.id)):
            await asyncio.sleep(0.05)

    async def run() -> None:
        async with server(database) as one, server(database) as other:
            one.thinkers.choose = never  # type: ignore[method-assign]
            opened = table(ANN, KAY, **ALL_MODULES)
            await one.store.add_table(opened)
            await asyncio.wait_for(work(await one.room(opened.id), await other.room(opened.id)), 20)

    asyncio.run(run())


def test_there_is_one_rematch(database: str) -> None:
    async def work(one: Room, other: Room) -> None:
        await one.store.finish(one.table, "record")
        await one.following.read_table()
        await other.following.read_table()
        first, second = await asyncio.gather(one.seating.rematch("ann"), other.seating.rematch("ben"))
        assert (first is None) != (second is None)
        assert one.table.rematch == other.table.rematch == (await kept(one)).rematch

    at_two(database, table(ANN, BEN), work)


def test_the_end_is_kept_once(database: str) -> None:
    """The other server finds the game over and does not write its end again."""

    async def work(one: Room, other: Room) -> None:
        while (play := one.playing()).asked:
            seat = next(iter(play.asked))
            await one.move(seat, play.asked[seat], play.state.legal(seat)[0])
        assert one.table.status == "over"
        record = await one.store.archive.text(one.table.id)
        await other.following.catch_up()
        await other._finish(other.playing())
        assert other.table == one.table == await kept(one)
        assert await one.store.archive.text(one.table.id) == record

    at_two(database, table(ANN, BEN), work)


def test_a_second_server_on_one_file_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    with served_apart(free_port(), database) as process:
        told = CliRunner().invoke(app, ["serve", "--database", str(database), "--port", str(free_port())])
        assert told.exit_code == 1
        assert told.output.splitlines() == [
            f"another server uses {database} already; stop it first, or give this one another file"
        ]
        end_apart(process)
    with the_only_server(str(database)):
        pass  # who is dead holds no lock
