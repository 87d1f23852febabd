"""REST for the lobby: tables and seats."""

import asyncio
from typing import Annotated

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from tafelrunde.bots.roster import KNIGHTS
from tafelrunde.kernel.game import Game
from tafelrunde.server import wire
from tafelrunde.server.bearer import Bearer, token_in
from tafelrunde.server.own_sets import own_set
from tafelrunde.server.quotas import Quotas
from tafelrunde.server.rooms import Rooms
from tafelrunde.server.shelf import Shelf
from tafelrunde.table import seats as seating
from tafelrunde.table.beginning import begun
from tafelrunde.table.errors import Refused
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import new_table
from tafelrunde.table.tokens import hashed, new_token

Before = Annotated[float | None, QueryParameter(name="before", description="Only tables created before this time.")]
Count = Annotated[int, QueryParameter(name="count", ge=1, le=100, description="How many tables.")]


class TableRoutes(Controller):
    """Tables and their seats."""

    path = "/api/tables"

    @post("", responses=wire.REFUSALS)
    async def open_table(
        self,
        rooms: NamedDependency[Rooms],
        quotas: NamedDependency[Quotas],
        caller: NamedDependency[str],
        base_url: NamedDependency[str],
        data: JSONBody[wire.NewTable],
        authorization: Bearer = None,
    ) -> wire.Opened:
        """Opens a table; the tokens are shown here and never again. With own values their owner's token is needed."""
        game, values_name = await _chosen(rooms, data, token_in(authorization))
        options = game.plain_options(game.settle(data.options))
        seats, tokens = seated(data.seats, options["players"], rooms.shelf)
        if data.start and any(seat.kind == "open" for seat in seats):
            raise Refused("wrong_status", "a game with open seats cannot start")
        host_token = new_token()
        clock = data.clock.seconds if data.clock else None
        table = new_table(
            game,
            options,
            seats,
            hashed(host_token),
            clock,
            data.listed,
            _race(game, data.race),
            data.hints,
            values_name,
        )
        if data.listed and not data.start:
            await quotas.allow_listing(caller)
            quotas.note_listed(caller, table.id)
        room = await rooms.add(begun(table, game) if data.start else table, caller)
        links = [wire.SeatToken(seat, token, seat_link(base_url, table.id, token)) for seat, token in tokens.items()]
        return wire.Opened(room.info(), host_token, links)

    @get("", responses=wire.REFUSALS)
    async def list_tables(self, rooms: NamedDependency[Rooms], before: Before = None, count: Count = 50) -> wire.Tables:
        """The tables one can join, newest first."""
        found = await rooms.open_rooms(before, count + 1)
        return wire.Tables([room.info() for room in found[:count]], more=len(found) > count)

    @post("/kept", status_code=200, responses=wire.REFUSALS)
    async def find_kept(self, rooms: NamedDependency[Rooms], data: JSONBody[wire.KeptTables]) -> wire.FoundTables:
        """All that somebody remembers at once: how each table stands, and which are no more."""
        found: list[wire.Found] = []
        missing: list[wire.Missing] = []
        for kept in data.tables:
            try:
                found.append((await rooms.room(kept.id)).found(kept.token))
            except Refused as error:
                missing.append(wire.Missing(kept.id, error.code))
        return wire.FoundTables(found, missing)

    @get("/{table_id:str}", responses=wire.REFUSALS)
    async def show_table(self, rooms: NamedDependency[Rooms], table_id: FromPath[str]) -> wire.TableInfo:
        """One table."""
        return (await rooms.room(table_id)).info()

    @post("/{table_id:str}/join", status_code=200, responses=wire.REFUSALS)
    async def join(
        self,
        rooms: NamedDependency[Rooms],
        base_url: NamedDependency[str],
        table_id: FromPath[str],
        data: JSONBody[wire.Join],
    ) -> wire.SeatToken:
        """Takes an open seat."""
        seat, token = await (await rooms.room(table_id)).seating.join(data.name, data.seat)
        return wire.SeatToken(seat, token, seat_link(base_url, table_id, token))

    @post("/{table_id:str}/start", status_code=200, responses=wire.REFUSALS_BY_TOKEN)
    async def start(
        self,
        rooms: NamedDependency[Rooms],
        table_id: FromPath[str],
        data: JSONBody[wire.Start],
        authorization: Bearer = None,
    ) -> wire.TableInfo:
        """Begins the game."""
        room = await rooms.room(table_id)
        room.seating.require_host(token_in(authorization))
        rooms.require_chair(room.opener)
        await room.seating.start(data.fill)
        return room.info()

    @post("/{table_id:str}/seats/{seat:int}", status_code=200, responses=wire.REFUSALS_BY_TOKEN)
    async def change_seat(
        self,
        rooms: NamedDependency[Rooms],
        table_id: FromPath[str],
        seat: FromPath[int],
        data: JSONBody[wire.ChangeSeat],
        authorization: Bearer = None,
    ) -> wire.TableInfo:
        """A bot takes over, a person comes back, or the seat opens."""
        room = await rooms.room(table_id)
        await room.seating.change_seat(seat, data.kind, data.bot, token_in(authorization))
        return room.info()

    @post("/{table_id:str}/resign", status_code=200, responses=wire.REFUSALS_BY_TOKEN)
    async def resign(
        self,
        rooms: NamedDependency[Rooms],
        table_id: FromPath[str],
        data: JSONBody[wire.Resign],
        authorization: Bearer = None,
    ) -> wire.TableInfo:
        """Gives the seat of the token up for good; a bot plays it to the end."""
        room = await rooms.room(table_id)
        await room.seating.resign(data.bot, token_in(authorization))
        return room.info()

    @post("/{table_id:str}/cancel", status_code=200, responses=wire.REFUSALS_BY_TOKEN)
    async def cancel(
        self,
        rooms: NamedDependency[Rooms],
        table_id: FromPath[str],
        data: JSONBody[wire.Cancel],
        authorization: Bearer = None,
    ) -> wire.TableInfo:
        """Closes a table at which no game has begun; the answer is how it was."""
        room = await rooms.room(table_id)
        room.seating.require_host(token_in(authorization))
        await room.seating.cancel()
        rooms.forget(table_id)
        return room.info()

    @post("/{table_id:str}/rematch", status_code=200, responses=wire.REFUSALS_BY_TOKEN)
    async def rematch(
        self,
        rooms: NamedDependency[Rooms],
        table_id: FromPath[str],
        data: JSONBody[wire.Rematch],
        authorization: Bearer = None,
    ) -> wire.GoOn:
        """The same people at a new table; whoever asks second gets the table of whoever asked first."""
        room = await rooms.room(table_id)
        await room.seating.rematch(token_in(authorization))
        return wire.GoOn((await rooms.rematch_of(room)).info())


async def _chosen(rooms: Rooms, data: wire.NewTable, token: str | None) -> tuple[Game, str | None]:
    """The game of a new table, and what its values are called if they are a player's own."""
    game = rooms.shelf.game(data.game)
    if data.values is None:
        return game, None
    own = await own_set(rooms.store, data.game, data.values, token)
    return await asyncio.to_thread(game.with_own_values, own.values()), own.name


def seat_link(base_url: str, table_id: str, token: str) -> str:
    """The link that holds a seat; what follows # is never sent to a server."""
    return f"{base_url}/table/{table_id}#{token}"


def _race(game: Game, seconds: int | None) -> int | None:
    """How long a phase against the clock lasts at a new table."""
    possible = game.race_setting.seconds if game.race_setting else []
    if seconds is not None and seconds not in possible:
        raise Refused("bad_option", f"a race of {seconds} seconds is not possible: expected one of {possible}")
    return seconds


def seated(wanted: list[wire.NewSeat], players: int, shelf: Shelf) -> tuple[list[Seat], dict[int, str]]:
    """The seats of a new table and the tokens of its people."""
    if len(wanted) > players:
        raise Refused("bad_option", f"there are {players} seats, not {len(wanted)}")
    seats = [Seat() for _ in range(players)]
    tokens: dict[int, str] = {}
    for number, seat in enumerate(wanted):
        if seat.kind == "person":
            tokens[number] = new_token()
            seats, _ = seating.with_guest(seats, number, seat.name or "", hashed(tokens[number]))
        elif seat.kind == "bot" and seat.name is not None:
            seats = [*seats[:number], Seat("open", seating.fit_name(seat.name, seats)), *seats[number + 1 :]]
    for number, seat in enumerate(wanted):
        if seat.kind == "bot":
            seats = seating.with_bot(seats, number, shelf.known_bot(seat.bot), KNIGHTS)
    return seats, tokens
