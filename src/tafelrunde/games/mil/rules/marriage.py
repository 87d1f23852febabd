"""The marriage auction after the birth of a boy (MI-338)."""

from typing import Final

from tafelrunde.games.mil.components.ids import COLOURS
from tafelrunde.games.mil.rules.chains import SealedBid, clear_bids, receive_half
from tafelrunde.games.mil.rules.cubes import beats, pay_cubes, remove_reds, score
from tafelrunde.games.mil.rules.state import NO_CUBES, NOBODY, MilState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Step


class BeginMarriage(Step[MilState]):
    """Who has a single woman may bid a dowry for her (MI-401, MI-402)."""

    def run(self, state: MilState, seat: int) -> None:
        state.active = seat
        MARRIAGE_BID.begin(state, [each for each in range(state.seats) if state.players[each].reds > 0])


class MarriageBid(SealedBid):
    """Any cubes, also none; the single highest bid wins, the others go back (MI-403, MI-404, MI-408)."""

    def without_part(self) -> Say:
        """It is the dowry of one of his own single women (MI-402)."""
        return "mi-why-no-woman", {"rule": "MI-402"}

    def settle(self, state: MilState) -> None:
        winner = highest(state)
        if winner == NOBODY:
            if state.news is not None:
                state.tell("mi-no-wedding", {})
        else:
            wed(state, winner)
        clear_bids(state)
        state.active = NOBODY


def highest(state: MilState) -> int:
    """Who bid most; nobody if several did or no cube was bid (MI-408)."""
    winner = NOBODY
    best = NO_CUBES
    for seat, player in enumerate(state.players):
        if beats(state, player.bid, best):
            winner = seat
            best = player.bid
        elif not beats(state, best, player.bid):
            winner = NOBODY
    return winner


def wed(state: MilState, winner: int) -> None:
    """The winner pays and marries a woman off (MI-407).

    Another than the active player scores (MI-405), and shares his bid with him (MI-406).
    """
    bid = state.players[winner].bid
    if state.news is not None:
        state.tell("mi-wedding", {"seat": winner})
    pay_cubes(state, winner, bid, "marriage")
    remove_reds(state, winner, 1, "marriage")
    if winner != state.active:
        score(state, winner, state.setting.components.points.marriage, "marriage")
        receive_half(state, state.active, bid)


BEGIN_MARRIAGE: Final[BeginMarriage] = BeginMarriage("begin_marriage")
MARRIAGE_BID: Final[MarriageBid] = MarriageBid("marriage_bid", "MI-401", list(range(COLOURS)))
STEPS: Final[list[Step[MilState]]] = [BEGIN_MARRIAGE, MARRIAGE_BID]
