"""What is shown of a table: to everybody, and to one viewer. Nothing here looks at what another viewer is shown."""

from collections.abc import Container
from dataclasses import dataclass
from typing import Any

from tafelrunde.server import wire
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play
from tafelrunde.table.seats import Seat
from tafelrunde.table.seen import events_for, result_of
from tafelrunde.table.table import Table
from tafelrunde.table.undo import Undo, Wish, undo_of


def table_info(
    table: Table, result: dict[str, Any] | None, online: Container[int | None], spectators: int
) -> wire.TableInfo:
    """The table as everybody sees it; seed and result only after the end."""
    over = table.status == "over"
    return wire.TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.status,
        seats=[_seat_info(number, seat, number in online) for number, seat in enumerate(table.seats)],
        spectators=spectators,
        clock=wire.Clock(table.clock) if table.clock else None,
        race=table.race,
        hints=table.gives_hints(),
        listed=table.listed,
        created=table.created,
        commitment=table.commitment,
        seed=table.seed if over else None,
        rematch=table.rematch,
        result=wire.Result(**result) if result and over else None,
    )


def _seat_info(number: int, seat: Seat, online: bool) -> wire.SeatInfo:
    return wire.SeatInfo(number, seat.kind, seat.name, seat.bot, online or seat.kind == "bot", seat.away)


def trouble(error: Refused, ply: int | None = None) -> dict[str, Any]:
    """What a viewer is told that something is refused, or that the table cannot go on."""
    told: dict[str, Any] = {"type": "error", "code": error.code, "message": str(error)}
    if error.say is not None:
        told["say"] = {"id": error.say, "args": error.say_args}
    return told if ply is None else {**told, "ply": ply}


@dataclass(frozen=True)
class Scene:
    """A game as it stands at its table: all that views are made of. `clock` and `race` are as everybody sees them."""

    table: Table
    play: Play
    wish: Wish | None
    clock: dict[str, Any] | None
    race: dict[str, Any] | None


def view_message(scene: Scene, seat: int | None, heard: int, log: int) -> dict[str, Any]:
    """The message that shows the game to a seat (None: a spectator), built for it from the position itself.

    It tells the events from number `heard` on; the viewer has `log` in its own log already.
    """
    play = scene.play
    over = scene.table.status == "over"
    return {
        "type": "view",
        "ply": play.ply_of(seat),
        "answer": play.asked.get(seat) if seat is not None else None,
        "view": play.state.view(seat),
        "events_from": log,
        "events": events_for(play, seat, heard),
        "clock": scene.clock,
        "race": scene.race,
        "undo": _undo_info(undo_of(play, seat) if seat is not None else Undo(reason="nothing"), _wish(scene, seat)),
        "over": over,
        "result": result_of(play.state) if over else None,
        "seed": scene.table.seed if over else None,
    }


def _wish(scene: Scene, seat: int | None) -> dict[str, Any] | None:
    """What somebody wishes to take back, in the moves that the viewer knows of."""
    wish = scene.wish
    if wish is None:
        return None
    return {"seat": wish.seat, "back_to": scene.play.seen_of(seat, wish.back_to), "agreed": sorted(wish.agreed)}


def _undo_info(undo: Undo, request: dict[str, Any] | None) -> dict[str, Any]:
    return {"alone": undo.alone, "consent": undo.consent, "reason": undo.reason, "request": request}
