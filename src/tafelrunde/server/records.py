"""REST for finished games: records, proofs and replays; and records from elsewhere."""

import asyncio
from dataclasses import asdict
from typing import Annotated, Any, cast

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from tafelrunde.kernel import record as records
from tafelrunde.kernel.record import Record
from tafelrunde.server import wire
from tafelrunde.server.analysing import Analyses
from tafelrunde.server.asking import LARGEST_BODY_WITH_RECORD
from tafelrunde.server.lobby import seat_link, seated
from tafelrunde.server.own_sets import keep_for_tables
from tafelrunde.server.printed import told
from tafelrunde.server.quotas import Quotas
from tafelrunde.server.reading import Readers
from tafelrunde.server.room import Room
from tafelrunde.server.rooms import Rooms
from tafelrunde.table.errors import Refused
from tafelrunde.table.honesty import Proof
from tafelrunde.table.playing_on import goes_on
from tafelrunde.table.replay import Replay
from tafelrunde.table.table import new_table
from tafelrunde.table.tokens import hashed, new_id, new_token

Eyes = Annotated[int | None, QueryParameter(name="seat", ge=0, description="Whose eyes; a spectator's if left out.")]
From = Annotated[int, QueryParameter(name="from", ge=0, description="The first frame.")]
Count = Annotated[int, QueryParameter(name="count", ge=1, le=100, description="How many frames.")]


class FinishedRoutes(Controller):
    """What is open to all: the values in play, and once a game is over the game."""

    path = "/api/tables/{table_id:str}"

    @get("/record", media_type=MediaType.TEXT, responses=wire.REFUSALS)
    async def record(self, rooms: NamedDependency[Rooms], table_id: FromPath[str]) -> Response[str]:
        """The record as a file."""
        room = await rooms.room(table_id)
        return _as_file(await _finished(room), f"{room.table.game}-{table_id}.txt")

    @get("/proof", responses=wire.REFUSALS)
    async def proof(self, rooms: NamedDependency[Rooms], table_id: FromPath[str]) -> wire.ProofInfo:
        """Record, seed and commitment, for `tafelrunde verify`."""
        room = await rooms.room(table_id)
        table = room.table
        proof = Proof(table.game, table.commitment, table.seed, await _finished(room))
        return wire.ProofInfo(table=table_id, **asdict(proof))

    @get("/replay", responses=wire.REFUSALS)
    async def replay(
        self,
        rooms: NamedDependency[Rooms],
        readers: NamedDependency[Readers],
        caller: NamedDependency[str],
        table_id: FromPath[str],
        eyes: Eyes = None,
        start: From = 0,
        count: Count = 50,
    ) -> Response[Replay]:
        """The game move by move."""
        text = await _finished(await rooms.room(table_id))
        return _as_json(await readers.frames(caller, text, eyes, start, count))

    @post("/play_on", responses=wire.REFUSALS)
    async def play_on(
        self,
        rooms: NamedDependency[Rooms],
        readers: NamedDependency[Readers],
        caller: NamedDependency[str],
        base_url: NamedDependency[str],
        table_id: FromPath[str],
        data: JSONBody[wire.PlayOn],
    ) -> wire.Opened:
        """The game goes on from one of its positions, at a table of its own, against bots."""
        text = await _finished(await rooms.room(table_id))
        return await _played_on(rooms, readers, caller, base_url, text, data)

    @get("/components", responses=wire.REFUSALS)
    async def components(self, rooms: NamedDependency[Rooms], table_id: FromPath[str]) -> wire.Components:
        """The printed values that the table is played with."""
        room = await rooms.room(table_id)
        return told(await room.resuming.game_of(room.table))

    @get("/values", media_type=MediaType.TEXT, responses=wire.REFUSALS)
    async def values(self, rooms: NamedDependency[Rooms], table_id: FromPath[str]) -> Response[str]:
        """The own values that the table is played with, as a file: it serves for `--components` too."""
        room = await rooms.room(table_id)
        own = (await room.resuming.game_of(room.table)).own_values()
        if own is None:
            raise Refused("not_found", "this table is played with the values that come with the game")
        title = f"# {room.table.game}: {room.table.values_name or own.hash}\n\n"
        return _as_file(title + own.toml, f"{room.table.game}-{own.hash}.toml", "attachment")

    @post("/analysis", status_code=200, responses=wire.REFUSALS)
    async def begin_analysis(
        self, rooms: NamedDependency[Rooms], analyses: NamedDependency[Analyses], table_id: FromPath[str]
    ) -> wire.AnalysisInfo:
        """Has the game looked at again, once; ask how far it has come with GET."""
        return await _analysed(rooms, analyses, table_id, begin=True)

    @get("/analysis", responses=wire.REFUSALS)
    async def show_analysis(
        self, rooms: NamedDependency[Rooms], analyses: NamedDependency[Analyses], table_id: FromPath[str]
    ) -> wire.AnalysisInfo:
        """How far the analysis has come, and what it found."""
        return await _analysed(rooms, analyses, table_id, begin=False)


class RecordRoutes(Controller):
    """Records from elsewhere."""

    path = "/api/records"

    @post("", responses=wire.REFUSALS, request_max_body_size=LARGEST_BODY_WITH_RECORD)
    async def import_record(
        self,
        rooms: NamedDependency[Rooms],
        readers: NamedDependency[Readers],
        quotas: NamedDependency[Quotas],
        caller: NamedDependency[str],
        data: JSONBody[wire.ImportRecord],
    ) -> wire.Imported:
        """Checks a record by replaying it, and keeps it."""
        checked = await readers.check(caller, data.record)
        await quotas.allow_import(caller)
        id = new_id()
        await rooms.store.archive.add(id, checked.game, checked.text)
        return wire.Imported(id, checked.game, checked.plies, checked.finished)

    @get("/{record_id:str}", media_type=MediaType.TEXT, responses=wire.REFUSALS)
    async def show_record(self, rooms: NamedDependency[Rooms], record_id: FromPath[str]) -> Response[str]:
        """An imported record."""
        return _as_file(await _imported(rooms, record_id), f"{record_id}.txt")

    @get("/{record_id:str}/replay", responses=wire.REFUSALS)
    async def replay_record(
        self,
        rooms: NamedDependency[Rooms],
        readers: NamedDependency[Readers],
        caller: NamedDependency[str],
        record_id: FromPath[str],
        eyes: Eyes = None,
        start: From = 0,
        count: Count = 50,
    ) -> Response[Replay]:
        """An imported record move by move."""
        return _as_json(await readers.frames(caller, await _imported(rooms, record_id), eyes, start, count))

    @get("/{record_id:str}/components", responses=wire.REFUSALS)
    async def components_of_record(
        self,
        rooms: NamedDependency[Rooms],
        readers: NamedDependency[Readers],
        caller: NamedDependency[str],
        record_id: FromPath[str],
    ) -> wire.Components:
        """The printed values that an imported record was played with."""
        return await readers.components(caller, await _imported(rooms, record_id))

    @post("/{record_id:str}/play_on", responses=wire.REFUSALS)
    async def play_on_record(
        self,
        rooms: NamedDependency[Rooms],
        readers: NamedDependency[Readers],
        caller: NamedDependency[str],
        base_url: NamedDependency[str],
        record_id: FromPath[str],
        data: JSONBody[wire.PlayOn],
    ) -> wire.Opened:
        """The same from an imported record."""
        return await _played_on(rooms, readers, caller, base_url, await _imported(rooms, record_id), data)


async def _played_on(
    rooms: Rooms, readers: Readers, caller: str, base_url: str, text: str, wish: wire.PlayOn
) -> wire.Opened:
    found = await readers.opening(caller, text, wish.ply)
    players = found.options["players"]
    if wish.seat >= players:
        raise Refused("not_found", f"there is no seat {wish.seat}")
    wanted = [wire.NewSeat("bot", None, wish.bot) for _ in range(players)]
    wanted[wish.seat] = wire.NewSeat("person", wish.name)
    seats, tokens = seated(wanted, players, rooms.shelf)
    host = new_token()
    if found.own is not None:
        await keep_for_tables(rooms.store, found.game, found.own)
    table = new_table(rooms.shelf.game(found.game), found.options, seats, hashed(host), None, listed=False)
    room = await rooms.add(goes_on(table, found), caller, found.journal)
    links = [wire.SeatToken(seat, token, seat_link(base_url, table.id, token)) for seat, token in tokens.items()]
    return wire.Opened(room.info(), host, links)


async def _analysed(rooms: Rooms, analyses: Analyses, table_id: str, begin: bool) -> wire.AnalysisInfo:
    room = await rooms.room(table_id)

    async def read() -> Record:
        return await asyncio.to_thread(records.read, await _finished(room))

    # Another server may have begun it; of several that ask for the same thought each gets it.
    analysis = await analyses.of(table_id, read, begin or rooms.company.servers > 1)
    return wire.AnalysisInfo(analysis.done, analysis.total, analysis.failed, analysis.report)


async def _finished(room: Room) -> str:
    """The record of a game; before the end it would tell what is hidden."""
    text = await room.store.archive.text(room.table.id) if room.table.status == "over" else None
    if text is None:
        raise Refused("wrong_status", "the record is shown when the game is over")
    return text


async def _imported(rooms: Rooms, id: str) -> str:
    text = await rooms.store.archive.text(id)
    if text is None:
        raise Refused("not_found", "there is no such record")
    return text


def _as_json(encoded: bytes) -> Response[Replay]:
    """What a worker has written as JSON already."""
    return Response(cast(Any, encoded), media_type=MediaType.JSON)


def _as_file(text: str, name: str, how: str = "inline") -> Response[str]:
    headers = {"content-disposition": f'{how}; filename="{name}"'}
    return Response(text, media_type="text/plain", headers=headers)
