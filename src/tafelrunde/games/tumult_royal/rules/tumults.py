"""Phase 3, tumults: where too little is left, the greediest is punished (TR-416)."""

from typing import Final, cast

from mypy_extensions import i64

from tafelrunde.games.tumult_royal.components.ids import GOOD_COUNT, GOODS, VALUES
from tafelrunde.games.tumult_royal.rules.followers import give_followers
from tafelrunde.games.tumult_royal.rules.robbery import left_of, return_tile
from tafelrunde.games.tumult_royal.rules.state import TumultState
from tafelrunde.kernel.steps import Step


class Tumults(Step[TumultState]):
    """Bread, marble, tools in turn; what is returned changes none of them (TR-401, TR-402, TR-403, TR-404, TR-415)."""

    def run(self, state: TumultState, seat: int) -> None:
        for player in state.players:
            player.punished = False
        for good in range(GOOD_COUNT):
            left = left_of(state, good)
            if left < state.demand[good]:
                tumult(state, good, left)
            elif state.news is not None:
                state.tell("tr-content", {"good": GOODS[good], "count": left, "demand": state.demand[good]})


def tumult(state: TumultState, good: i64, left: i64) -> None:
    """Exactly one player is punished: 3 followers, and all tiles of the good but one (TR-410, TR-411, TR-412).

    He may be punished for each good anew (TR-414).
    """
    punished = greediest(state, good)
    state.players[punished].punished = True
    if state.news is not None:
        state.tell(
            "tr-greed", {"good": GOODS[good], "scores": [int(greed(state, each, good)) for each in range(state.seats)]}
        )
        args: dict[str, object] = {"seat": punished, "good": GOODS[good], "count": left, "demand": state.demand[good]}
        state.tell("tr-tumult", args)
    give_followers(state, punished, state.setting.components.punishment, "punishment")
    return_all_but_one(state, punished, good)


def return_all_but_one(state: TumultState, seat: i64, good: i64) -> None:
    """Only a tile with the fewest symbols of the good stays (TR-412, TR-413)."""
    hoard = state.players[seat].hoard
    first: i64 = VALUES * good
    kept = False
    returned: dict[str, object] = {}
    face: i64
    for face in range(first, first + VALUES):
        while hoard[face] > (0 if kept else 1):
            return_tile(state, seat, face)
            name = f"{GOODS[good]}_{face - first + 1}"
            returned[name] = 1 + cast(int, returned.get(name, 0))
        if hoard[face]:
            kept = True
    if state.news is not None and returned:
        state.tell("tr-returns", {"seat": seat, "good": GOODS[good], "tiles": returned})


def greediest(state: TumultState, good: i64) -> i64:
    """The highest greed, among equals the highest rank; the king if nobody is greedy.

    TR-407, TR-408, TR-409, TR-1107.
    """
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
