"""What people and host may change of a table: each wish gives the table that there would be, or is refused.

Nothing here is kept or told; with several servers a wish is judged again if another one was faster.
"""

from dataclasses import replace

from tafelrunde.bots.roster import KNIGHTS
from tafelrunde.kernel.game import Game
from tafelrunde.server.shelf import Shelf
from tafelrunde.table import seats as seating
from tafelrunde.table.beginning import begun
from tafelrunde.table.errors import Refused
from tafelrunde.table.seats import Seat
from tafelrunde.table.table import Status, Table


def require(table: Table, status: Status) -> None:
    """Refuses what is not for a table as it is now."""
    if table.status != status:
        raise Refused("wrong_status", f"not possible: the table is {table.status}, not {status}")


def joined(table: Table, number: int | None, name: str, token_hash: str) -> Table:
    """A guest sits down."""
    require(table, "open")
    seats, _ = seating.with_guest(table.seats, number, name, token_hash)
    return replace(table, seats=seats)


def started(table: Table, game: Game, fill: str | None, shelf: Shelf) -> Table:
    """The game begins; a bot fills what is open."""
    require(table, "open")
    seats = table.seats
    for number, seat in enumerate(seats):
        if seat.kind == "open" and fill is not None:
            seats = seating.with_bot(seats, number, shelf.known_bot(fill), KNIGHTS)
    if any(seat.kind == "open" for seat in seats):
        raise Refused("wrong_status", "some seats are still open; wait for players or fill them with bots")
    return begun(replace(table, seats=seats), game)


def reseated(table: Table, number: int, kind: str, bot: str | None, token: str | None, shelf: Shelf) -> Table:
    """A bot takes over, the person comes back, or the seat opens."""
    if not 0 <= number < len(table.seats):
        raise Refused("not_found", f"there is no seat {number}")
    if not table.is_host(token) and (kind == "open" or table.seat_of(token) != number):
        raise Refused("not_allowed", "only the host, or who holds the seat, may do that")
    if table.status == "over":
        raise Refused("wrong_status", "the game is over")
    return replace(table, seats=_seats(table, number, kind, bot, shelf))


def resigned(table: Table, number: int, bot: str, moves: int, shelf: Shelf) -> Table:
    """A person gives a seat up after so many moves; a bot plays it to the end."""
    require(table, "playing")
    return replace(table, seats=seating.given_up(table.seats, number, shelf.known_bot(bot), moves))


def _seats(table: Table, number: int, kind: str, bot: str | None, shelf: Shelf) -> list[Seat]:
    if kind == "bot":
        return seating.with_bot(table.seats, number, shelf.known_bot(bot), KNIGHTS)
    if kind == "person":
        return seating.with_person(table.seats, number)
    require(table, "open")
    return seating.emptied(table.seats, number)
