"""Actions D and E: placing knights and passing (MI-5xx)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.tables import GOLD, SPHERES
from tafelrunde.games.mil.rules.cubes import knight_id, pay, pay_privileges, tokens_payable
from tafelrunde.games.mil.rules.moves import GO, MOVES, PAY_GOLD
from tafelrunde.games.mil.rules.state import (
    AT_MONASTERY,
    BLACK,
    EMPTY,
    KNIGHT,
    ON_CRUSADE,
    SPACES,
    SPACES_A_SPHERE,
    WHITE,
    MilState,
    owner_of,
    sphere_of,
)
from tafelrunde.kernel.steps import Decision, Step


class Placement(Decision[MilState]):
    """Any space without a knight; an hourglass on it must be affordable (MI-503, MI-504, MI-505)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        affordable = len(tokens_payable(state, seat, state.setting.components.space_price)) > 0
        moves: list[int] = []
        space: i64
        for space in range(SPACES):
            lies = state.board[space]
            if lies == EMPTY or (affordable and lies in (WHITE, BLACK)):
                moves.append(MOVES[GO + space])
        moves.append(MOVES[GO + AT_MONASTERY])
        moves.append(MOVES[GO + ON_CRUSADE])
        return moves

    def play(self, state: MilState, seat: int, move: int) -> None:
        place = move - GO
        costs = place < SPACES and state.board[place] != EMPTY
        settle_down(state, seat, place)
        if costs:
            state.then(SPACE_PAYMENT, seat)


def settle_down(state: MilState, seat: i64, place: i64) -> None:
    """The knight stands there; the player has begun placing (MI-501)."""
    number = state.acting
    state.players[seat].placing = True
    state.knight(number).place = place
    if place == AT_MONASTERY:
        state.monastery.append(number)
    elif place == ON_CRUSADE:
        state.crusade.append(number)
    else:
        state.board[place] = KNIGHT + number
    if state.news is not None:
        state.tell("mi-places", {"seat": owner_of(number), "knight": knight_id(number), **where(place)})


class SpacePayment(Decision[MilState]):
    """1 gold or 1 privilege for a space with an hourglass (MI-207, MI-504)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return tokens_payable(state, seat, state.setting.components.space_price)

    def play(self, state: MilState, seat: int, move: int) -> None:
        price = state.setting.components.space_price
        if move == PAY_GOLD:
            pay(state, seat, GOLD, price, "space")
        else:
            pay_privileges(state, seat, price, "space")


def pass_on(state: MilState, seat: i64, space: i64) -> None:
    """A white hourglass turns black, or a black one comes to an empty space (MI-501, MI-506)."""
    state.players[seat].placing = True
    state.board[space] = BLACK
    if state.news is not None:
        state.tell("mi-passes", {"seat": seat, **where(space)})


def where(place: i64) -> dict[str, object]:
    """A place in events and offers: its sphere, and the number of its space (0 where there are none)."""
    number = place % SPACES_A_SPHERE + 1 if place < SPACES else 0
    return {"sphere": SPHERES[sphere_of(place)], "number": int(number)}


PLACEMENT: Final[Placement] = Placement("placement")
SPACE_PAYMENT: Final[SpacePayment] = SpacePayment("space_payment")
STEPS: Final[list[Step[MilState]]] = [PLACEMENT, SPACE_PAYMENT]
