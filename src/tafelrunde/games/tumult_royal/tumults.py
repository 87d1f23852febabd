"""Phase 3, tumults: where too little is left, the greediest is punished (TR-401 to TR-416)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components import GOOD_COUNT, GOODS, VALUES
from tafelrunde.games.tumult_royal.followers import give_followers
from tafelrunde.games.tumult_royal.robbery import left_of, return_tile
from tafelrunde.games.tumult_royal.state import TumultState
from tafelrunde.kernel.state import Step


class Tumults(Step[TumultState]):
    """Bread, marble, tools in turn; what is returned changes none of them (TR-401 to TR-404, TR-415)."""

    def run(self, state: TumultState, seat: int) -> None:
        for player in state.players:
            player.punished = False
        for good in range(GOOD_COUNT):
            if left_of(state, good) < state.demand[good]:
                tumult(state, good)


def tumult(state: TumultState, good: i64) -> None:
    """Exactly one player is punished: 3 followers, and all tiles of the good but one (TR-410 to TR-413)."""
    punished = greediest(state, good)
    player = state.players[punished]
    player.punished = True
    if state.news is not None:
        args: dict[str, object] = {"seat": punished, "good": GOODS[good], "count": left_of(state, good)}
        state.tell("tr-tumult", args)
    give_followers(state, punished, state.setting.components.punishment, "punishment")
    first: i64 = VALUES * good
    kept = False
    face: i64
    for face in range(first, first + VALUES):
        while player.hoard[face] > (0 if kept else 1):
            return_tile(state, punished, face)
        if player.hoard[face]:
            kept = True


def greediest(state: TumultState, good: i64) -> i64:
    """The highest greed, among equals the highest rank; the king if nobody is greedy (TR-407 to TR-409)."""
    found: i64 = state.king()
    most: i64 = 0
    for seat in state.order:
        own = greed(state, seat, good)
        if own > most:
            most = own
            found = seat
    return found


def greed(state: TumultState, seat: i64, good: i64) -> i64:
    """What was robbed of a good; with mercy one less, but not below nothing (TR-405, TR-406)."""
    player = state.players[seat]
    robbed = player.robbed(good)
    return robbed - 1 if player.mercy and robbed > 0 else robbed


TUMULTS: Final[Tumults] = Tumults("tumults")
STEPS: Final[list[Step[TumultState]]] = [TUMULTS]
