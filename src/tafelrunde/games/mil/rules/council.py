"""Sphere 5: the council's gold auction, and what its knights do."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COUNCIL, GOLD, INFLUENCE
from tafelrunde.games.mil.rules.chains import SealedBid, clear_bids
from tafelrunde.games.mil.rules.cubes import gain, gain_privilege, pay, remove_reds, score
from tafelrunde.games.mil.rules.knight_decision import KnightDecision
from tafelrunde.games.mil.rules.moves import PAY, PRIVILEGE, TAKE_RED, WITHDRAW
from tafelrunde.games.mil.rules.power import EachKnight
from tafelrunde.games.mil.rules.prices import highest_bid, worth_of
from tafelrunde.games.mil.rules.state import MilState
from tafelrunde.kernel.steps import Decision, Step


class BeginCouncil(Step[MilState]):
    """All players bid, also without a knight here (MI-1301)."""

    def run(self, state: MilState, seat: int) -> None:
        state.then(END_COUNCIL)
        COUNCIL_BID.begin(state, list(range(state.seats)))


class CouncilBid(SealedBid):
    """Gold, sealed; the highest pay for full points, lower ones decide in turn (MI-1302, MI-1303, MI-1307)."""

    def settle(self, state: MilState) -> None:
        highest = highest_bid(state)
        order = state.turn_order()
        for seat in reversed(order):
            if 0 < state.players[seat].bid[GOLD] < highest:
                state.then(LOWER_BID, seat)
        for seat in order:
            if highest > 0 and state.players[seat].bid[GOLD] == highest:
                take_favour(state, seat, state.setting.components.council.highest)


def take_favour(state: MilState, seat: i64, points: i64) -> None:
    """A bid is paid and scores."""
    pay(state, seat, GOLD, state.players[seat].bid[GOLD], "council")
    score(state, seat, points, "council")


class LowerBid(Decision[MilState]):
    """Pay or withdraw; a bid that is worth nothing is withdrawn by itself (MI-1303, MI-1306)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return [WITHDRAW, PAY] if worth_of(state, state.players[seat].bid[GOLD]) > 0 else [WITHDRAW]

    def default(self, state: MilState, seat: int) -> int | None:
        return WITHDRAW

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == PAY:
            take_favour(state, seat, worth_of(state, state.players[seat].bid[GOLD]))
        elif state.news is not None:
            state.tell("mi-withdraws", {"seat": seat})


class EndCouncil(Step[MilState]):
    """All bids are settled."""

    def run(self, state: MilState, seat: int) -> None:
        clear_bids(state)


class Council(KnightDecision):
    """A knight here brings a privilege, or a red cube from the lineage field into the stock (MI-1310)."""

    def moves(self, state: MilState, seat: int) -> list[int]:
        return [PRIVILEGE, TAKE_RED] if state.players[seat].reds > 0 else [PRIVILEGE]

    def play(self, state: MilState, seat: int, move: int) -> None:
        if move == PRIVILEGE:
            gain_privilege(state, seat, "council")
        else:
            remove_reds(state, seat, 1, "council")
            gain(state, seat, INFLUENCE, 1, "council")


BEGIN_COUNCIL: Final[BeginCouncil] = BeginCouncil("begin_council")
COUNCIL_BID: Final[CouncilBid] = CouncilBid("council_bid", "MI-1301", [GOLD])
LOWER_BID: Final[LowerBid] = LowerBid("lower_bid", rule="MI-1303")
END_COUNCIL: Final[EndCouncil] = EndCouncil("end_council")
COUNCIL_KNIGHT: Final[Council] = Council("council", rule="MI-1310")
COUNCIL_KNIGHTS: Final[EachKnight] = EachKnight("council_knights", COUNCIL, COUNCIL_KNIGHT)
STEPS: Final[list[Step[MilState]]] = [
    *[BEGIN_COUNCIL, COUNCIL_BID, LOWER_BID, END_COUNCIL],
    *[COUNCIL_KNIGHTS, COUNCIL_KNIGHT],
]
