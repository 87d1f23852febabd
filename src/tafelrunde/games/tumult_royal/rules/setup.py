"""Set-up and first statues."""

from typing import Final

from tafelrunde.games.tumult_royal.components.ids import LANDSCAPES, MEADOW, ROTATIONS
from tafelrunde.games.tumult_royal.rules.land import is_free, put_statues, spot
from tafelrunde.games.tumult_royal.rules.moves import FIRST
from tafelrunde.games.tumult_royal.rules.state import NOBODY, Player, TumultState
from tafelrunde.kernel.steps import Decision, Sequence, Step


class SetUpTable(Step[TumultState]):
    """Followers, ranks by lot, landscape tiles at random places and rotations.

    TR-103, TR-104, TR-106; who draws his rank first makes no difference (TR-109, TR-110).
    """

    def run(self, state: TumultState, seat: int) -> None:
        components = state.setting.components
        start = components.start_followers[state.seats]
        state.players = [Player() for _ in range(state.seats)]
        for player in state.players:
            player.followers = start
        state.supply = components.followers - state.seats * start
        state.order = list(range(state.seats))
        state.luck.shuffle(state.order)
        lay_landscape(state)
        if state.news is not None:
            state.tell("tr-ranks", {"order": list(state.order)})


def lay_landscape(state: TumultState) -> None:
    """As many of the ten tiles as there are places, half of them open (TR-111, TR-112, TR-114).

    The others leave the game unseen (TR-113).
    """
    setting = state.setting
    tiles = list(range(LANDSCAPES))
    state.luck.shuffle(tiles)
    state.landscape = tiles[: setting.places]
    state.rotation = [int(state.luck.below(ROTATIONS)) for _ in range(setting.places)]
    state.open = [0] * setting.places
    for place in setting.components.open_places[state.seats]:
        state.open[place] = 1
    state.owner = [NOBODY] * setting.fields
    state.statues = [0] * setting.fields
    state.survey()


class EachFromTheLowestRank(Step[TumultState]):
    """The lowest rank begins, the king is last (TR-119)."""

    def run(self, state: TumultState, seat: int) -> None:
        for each in state.order:
            state.then(FIRST_STATUE, each)


class FirstStatue(Decision[TumultState]):
    """A first statue goes on any free meadow of an open tile and costs nothing (TR-120, TR-121)."""

    def moves(self, state: TumultState, seat: int) -> list[int]:
        land = state.land
        return [FIRST.of(field) for field in range(len(land)) if land[field] == MEADOW and is_free(state, field)]

    def play(self, state: TumultState, seat: int, move: int) -> None:
        field = FIRST.first(move)
        put_statues(state, seat, field, 1)
        if state.news is not None:
            state.tell("tr-first-statue", {"seat": seat, **spot(state, field)})


SET_UP_TABLE: Final[SetUpTable] = SetUpTable("set_up_table")
FIRST_STATUE: Final[FirstStatue] = FirstStatue("first_statue", rule="TR-119")
FIRST_STATUES: Final[EachFromTheLowestRank] = EachFromTheLowestRank("first_statues")
SET_UP: Final[Sequence[TumultState]] = Sequence("set_up", [SET_UP_TABLE, FIRST_STATUES])
STEPS: Final[list[Step[TumultState]]] = [SET_UP, SET_UP_TABLE, FIRST_STATUES, FIRST_STATUE]
