"""What is shown of a table: to everybody, and to one viewer. Nothing here looks at what another viewer is shown."""

from typing import TYPE_CHECKING, Any

from tafelrunde.server import wire
from tafelrunde.server.viewer import Viewer, encode
from tafelrunde.table.errors import Refused
from tafelrunde.table.seats import Seat
from tafelrunde.table.seen import events_for, result_of
from tafelrunde.table.undo import Undo, undo_of

if TYPE_CHECKING:
    from tafelrunde.server.room import Room


def table_info(room: "Room") -> wire.TableInfo:
    """The table as everybody sees it; the seed only after the end."""
    table = room.table
    online = {viewer.seat for viewer in room.viewers}
    over = table.status == "over"
    result = result_of(room.play.state) if room.play and over else None
    return wire.TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.status,
        seats=[_seat_info(number, seat, number in online) for number, seat in enumerate(table.seats)],
        spectators=sum(viewer.seat is None for viewer in room.viewers),
        clock=wire.Clock(table.clock) if table.clock else None,
        race=table.race,
        hints=table.gives_hints(),
        listed=table.listed,
        created=table.created,
        commitment=table.commitment,
        seed=table.seed if over else None,
        rematch=table.rematch,
        result=wire.Result(**result) if result else None,
    )


def _seat_info(number: int, seat: Seat, online: bool) -> wire.SeatInfo:
    return wire.SeatInfo(number, seat.kind, seat.name, seat.bot, online or seat.kind == "bot", seat.away)


def trouble(error: Refused, ply: int | None = None) -> dict[str, Any]:
    """What a viewer is told that something is refused, or that the table cannot go on."""
    told: dict[str, Any] = {"type": "error", "code": error.code, "message": str(error)}
    if error.say is not None:
        told["say"] = {"id": error.say, "args": error.say_args}
    return told if ply is None else {**told, "ply": ply}


def view_message(room: "Room", viewer: Viewer) -> bytes | None:
    """The message that shows the game to one viewer, built for this one from the position itself."""
    play = room.play
    if play is None:
        return None
    seat = viewer.seat
    events = events_for(play, seat, viewer.heard)
    over = room.table.status == "over"
    message = {
        "type": "view",
        "ply": play.ply_of(seat),
        "answer": play.asked.get(seat) if seat is not None else None,
        "view": play.state.view(seat),
        "events_from": viewer.log,
        "events": events,
        "clock": room.attendants.clock(),
        "race": room.attendants.races.shown(),
        "undo": _undo_info(undo_of(play, seat) if seat is not None else Undo(reason="nothing"), _wish(room, seat)),
        "over": over,
        "result": result_of(play.state) if over else None,
        "seed": room.table.seed if over else None,
    }
    viewer.heard = len(play.told)
    viewer.log += len(events)
    return encode(message)


def _wish(room: "Room", seat: int | None) -> dict[str, Any] | None:
    """What somebody wishes to take back, in the moves that the viewer knows of."""
    wish = room.wish
    if wish is None:
        return None
    return {"seat": wish.seat, "back_to": room.playing().seen_of(seat, wish.back_to), "agreed": sorted(wish.agreed)}


def _undo_info(undo: Undo, request: dict[str, Any] | None) -> dict[str, Any]:
    return {"alone": undo.alone, "consent": undo.consent, "reason": undo.reason, "request": request}
