"""Actions D and E: placing knights and passing."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import GOLD
from tafelrunde.games.mil.rules.cubes import pay, pay_privileges
from tafelrunde.games.mil.rules.knight_decision import KnightDecision
from tafelrunde.games.mil.rules.moves import GO, NUMBERS, PAY_GOLD, PAY_PRIVILEGE
from tafelrunde.games.mil.rules.names import knight_id, where
from tafelrunde.games.mil.rules.state import (
    AT_MONASTERY,
    BLACK,
    EMPTY,
    KNIGHT,
    ON_CRUSADE,
    SPACES,
    WHITE,
    MilState,
    owner_of,
)
from tafelrunde.kernel.shared import replaced
from tafelrunde.kernel.steps import Decision, Step


class Placement(KnightDecision):
    """Any space without a knight; an hourglass on it must be affordable (MI-503, MI-504, MI-505).

    Monastery and crusade take any number of knights (MI-110).
    """

    def moves(self, state: MilState, seat: int) -> list[int]:
        affordable = len(tokens_payable(state, seat, state.setting.components.cost.space)) > 0
        moves: list[int] = []
        base: i64 = GO.base
        space: i64
        for space in range(SPACES):
            lies = state.board[space]
            if lies == EMPTY or (affordable and lies in (WHITE, BLACK)):
                moves.append(NUMBERS[base + space])
        moves.append(NUMBERS[base + AT_MONASTERY])
        moves.append(NUMBERS[base + ON_CRUSADE])
        return moves

    def surely_open(self, state: MilState, seat: int) -> bool:
        """Monastery or crusade, at least."""
        return True

    def default(self, state: MilState, seat: int) -> int | None:
        """The first place listed."""
        return state.legal(seat)[0]

    def play(self, state: MilState, seat: int, move: int) -> None:
        place = GO.first(move)
        costs = place < SPACES and state.board[place] != EMPTY
        settle_down(state, seat, place)
        if costs:
            state.then(SPACE_PAYMENT, seat)


def settle_down(state: MilState, seat: i64, place: i64) -> None:
    """The knight stands there; the player has begun placing (MI-501)."""
    number = state.acting
    state.players[seat].placing = True
    state.changing(number).place = place
    if place == AT_MONASTERY:
        state.monastery = [*state.monastery, number]
    elif place == ON_CRUSADE:
        state.crusade = [*state.crusade, number]
    else:
        state.board = replaced(state.board, place, KNIGHT + number)
    if state.news is not None:
        state.tell("mi-places", {"seat": owner_of(number), "knight": knight_id(number), **where(place)})


def tokens_payable(state: MilState, seat: i64, price: i64) -> list[int]:
    """The ways to pay so many gold or privileges (MI-207)."""
    player = state.players[seat]
    ways: list[int] = []
    if player.stock[GOLD] >= price:
        ways.append(PAY_GOLD)
    if player.privileges >= price:
        ways.append(PAY_PRIVILEGE)
    return ways


class SpacePayment(Decision[MilState]):
    """1 gold or 1 privilege for a space with an hourglass (MI-207, MI-504)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return tokens_payable(state, seat, state.setting.components.cost.space)

    def play(self, state: MilState, seat: int, move: int) -> None:
        price = state.setting.components.cost.space
        if move == PAY_GOLD:
            pay(state, seat, GOLD, price, "space")
        else:
            pay_privileges(state, seat, price, "space")


def pass_on(state: MilState, seat: i64, space: i64) -> None:
    """A white hourglass turns black, or a black one comes to an empty space (MI-501, MI-506)."""
    state.players[seat].placing = True
    state.board = replaced(state.board, space, BLACK)
    if state.news is not None:
        state.tell("mi-passes", {"seat": seat, **where(space)})


PLACEMENT: Final[Placement] = Placement("placement", rule="MI-503")
SPACE_PAYMENT: Final[SpacePayment] = SpacePayment("space_payment", rule="MI-504")
STEPS: Final[list[Step[MilState]]] = [PLACEMENT, SPACE_PAYMENT]
