"""What is shown of a table: to everybody, and to one viewer. Nothing here looks at what another viewer is shown."""

from collections.abc import Container
from typing import NamedTuple, cast

import msgspec
from msgspec import UNSET, UnsetType

from tafelrunde.bots.roster import CHARACTERS, LEVELS
from tafelrunde.kernel import registry
from tafelrunde.kernel.view import Sentence, View
from tafelrunde.server import messages, wire
from tafelrunde.table.errors import Refused
from tafelrunde.table.play import Play
from tafelrunde.table.racing import RaceShown
from tafelrunde.table.seats import Seat
from tafelrunde.table.seen import Result, TableEvent, log_for, result_of
from tafelrunde.table.table import Table
from tafelrunde.table.undo import Undo, Wish, final_moves, undo_of


def table_info(table: Table, result: Result | None, online: Container[int | None], spectators: int) -> wire.TableInfo:
    """The table as everybody sees it; seed and result only after the end."""
    over = table.status == "over"
    return wire.TableInfo(
        id=table.id,
        game=table.game,
        components=table.components,
        values_name=table.values_name,
        options=table.options,
        status=table.status,
        seats=[_seat_info(table, number, seat, number in online) for number, seat in enumerate(table.seats)],
        spectators=spectators,
        clock=wire.Clock(table.clock) if table.clock else None,
        race=table.race,
        hints=table.gives_hints(),
        listed=table.listed,
        created=table.created,
        commitment=table.commitment,
        seed=table.seed if over else None,
        rematch=table.rematch,
        result=result if over else None,
        given=table.given,
    )


def _seat_info(table: Table, number: int, seat: Seat, online: bool) -> wire.SeatInfo:
    is_bot = seat.kind == "bot"
    character = CHARACTERS.get(seat.name or "") if is_bot and seat.bot in LEVELS else None
    known = character in registry.game(table.game).characters
    return wire.SeatInfo(
        number,
        seat.kind,
        seat.name,
        seat.bot,
        character if known else None,
        online or is_bot,
        seat.away,
        seat.resigned is not None,
    )


def trouble(error: Refused, line: int | None = None) -> messages.Refusal:
    """What a viewer is told that something is refused, or that the table cannot go on."""
    say: Sentence | UnsetType = UNSET if error.say is None else {"id": error.say, "args": error.say_args}
    return messages.Refusal(error.code, str(error), say, UNSET if line is None else line)


encode = msgspec.json.Encoder().encode
NOTHING = b"{}"


class Scene(NamedTuple):
    """A game as it stands at its table: all that views are made of. `clock` and `race` are as everybody sees them."""

    table: Table
    play: Play
    wish: Wish | None
    clock: messages.TimeLeft | None
    race: RaceShown | None


def open_view(play: Play) -> bytes:
    """What lies open at a table, as it stands in every viewer's view."""
    return encode(play.recorder.game.open_view(play.state))


def _view(play: Play, seat: int | None, lies_open: bytes) -> msgspec.Raw:
    """What a seat (None: a spectator) sees, as it is sent: what is its own, made for it from the position itself, and
    what lies open.
    """
    own = encode(play.recorder.game.own_view(play.state, seat))
    return msgspec.Raw(own if lies_open == NOTHING else own[:-1] + b"," + lies_open[1:])


def view_message(
    scene: Scene, lies_open: bytes, seat: int | None, heard: int, log: int
) -> tuple[messages.Position, int]:
    """The message that shows the game to a seat (None: a spectator).

    It tells the events from number `heard` on, and how many these are; the viewer has `log` in its own log already.
    """
    play = scene.play
    over = scene.table.status == "over"
    count, events = log_for(play, seat, heard)
    message = messages.Position(
        line=play.line_of(seat),
        answer=play.asked.get(seat) if seat is not None else None,
        view=cast(View, _view(play, seat, lies_open)),  # it is written already
        events_from=log,
        events=cast("list[TableEvent]", events),  # and they are
        clock=scene.clock,
        race=scene.race,
        undo=_undo_info(undo_of(play, seat) if seat is not None else Undo(reason="nothing"), _wish(scene, seat)),
        final=final_moves(play.state, seat) if seat is not None else {},
        stop=_stop_info(scene),
        over=over,
        result=result_of(play.state) if over else None,
        seed=scene.table.seed if over else None,
    )
    return message, count


def _wish(scene: Scene, seat: int | None) -> messages.Wish | None:
    """What somebody wishes to take back, in the moves that the viewer knows of."""
    wish = scene.wish
    if wish is None or wish.back_to is None:
        return None
    return messages.Wish(wish.seat, scene.play.seen_of(seat, wish.back_to), sorted(wish.agreed))


def _undo_info(undo: Undo, request: messages.Wish | None) -> messages.UndoInfo:
    return messages.UndoInfo(undo.alone, undo.consent, undo.reason, request)


def _stop_info(scene: Scene) -> messages.StopInfo | None:
    """Where the rules know it, until the game is over."""
    state, wish = scene.play.state, scene.wish
    if not state.game.stop_rule or state.over():
        return None
    stopping = wish is not None and wish.back_to is None
    request = messages.Proposal(wish.seat, sorted(wish.agreed)) if wish is not None and stopping else None
    return messages.StopInfo(state.game.stop_rule, request)
