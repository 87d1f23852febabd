"""Who sits where: a person, a bot, nobody yet; or a bot that looks after the seat of a person who is away."""

from dataclasses import dataclass, replace
from typing import Literal

from tafelrunde.kernel.record import can_be_named
from tafelrunde.table.errors import Refused

Kind = Literal["person", "bot", "open"]

LONGEST_NAME = 24


@dataclass(frozen=True)
class Seat:
    """One seat. `token_hash` is there if the seat belongs to a person, also while a bot looks after it.

    `resigned` is how many moves had been made when the person gave the seat up for good, if that was so.
    """

    kind: Kind = "open"
    name: str | None = None
    bot: str | None = None
    token_hash: str | None = None
    resigned: int | None = None

    @property
    def away(self) -> bool:
        """Does a bot look after a person's seat?"""
        return self.kind == "bot" and self.token_hash is not None


def fit_name(name: str, seats: list[Seat]) -> str:
    """The name without spare spaces; refused if a record could not hold it or another seat has it."""
    fit = " ".join(name.split())
    if len(fit) > LONGEST_NAME or not can_be_named(fit):
        wrong = f"a name has 1 to {LONGEST_NAME} characters and none of : | [ ] {{ }}"
        raise Refused("bad_option", wrong, "error-bad_name", {"count": LONGEST_NAME})
    if any(seat.name == fit for seat in seats):
        raise Refused("name_taken", f"somebody at this table is called {fit!r} already")
    return fit


def with_bot(seats: list[Seat], number: int, bot: str, names: list[str]) -> list[Seat]:
    """A bot sits down: under one of the free names, or in place of a person, whose name stays."""
    seat = seats[number]
    name = seat.name or next(name for name in names if all(name != other.name for other in seats))
    return _with(seats, number, replace(seat, kind="bot", name=name, bot=bot))


def with_person(seats: list[Seat], number: int) -> list[Seat]:
    """The person comes back to a seat that a bot has looked after."""
    seat = seats[number]
    if seat.token_hash is None:
        raise Refused("wrong_status", f"seat {number} belongs to nobody")
    if seat.resigned is not None:
        raise Refused("wrong_status", f"seat {number} was given up; a bot plays it to the end")
    return _with(seats, number, replace(seat, kind="person", bot=None))


def given_up(seats: list[Seat], number: int, bot: str, moves: int) -> list[Seat]:
    """The person resigns after so many moves: from now on a bot plays the seat, to the end."""
    seat = seats[number]
    if seat.resigned is not None:
        raise Refused("wrong_status", f"seat {number} was given up before")
    return _with(seats, number, replace(seat, kind="bot", bot=bot, resigned=moves))


def with_guest(seats: list[Seat], number: int | None, name: str, token_hash: str) -> tuple[list[Seat], int]:
    """A guest takes an open seat, the first one if he does not mind which."""
    free = [each for each, seat in enumerate(seats) if seat.kind == "open"]
    wanted = number if number is not None else (free[0] if free else None)
    if wanted is None or wanted not in free:
        raise Refused("seat_taken", "no seat is open" if wanted is None else f"seat {wanted} is not open")
    guest = Seat("person", fit_name(name, seats), None, token_hash)
    return _with(seats, wanted, guest), wanted


def emptied(seats: list[Seat], number: int) -> list[Seat]:
    """The seat is open again; its old token opens nothing any more."""
    return _with(seats, number, Seat())


def _with(seats: list[Seat], number: int, seat: Seat) -> list[Seat]:
    return [*seats[:number], seat, *seats[number + 1 :]]
