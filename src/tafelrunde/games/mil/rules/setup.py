"""Set-up: families, lands, hourglasses, the start player."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import LANDS
from tafelrunde.games.mil.rules.state import (
    CLOSED,
    IN_PLAY,
    SPACES,
    SPACES_A_SPHERE,
    TILES,
    WHITE,
    Knight,
    MilState,
    Player,
)
from tafelrunde.kernel.steps import Step


class SetUpTable(Step[MilState]):
    """Every family gets its knights, lands and cubes; the other lands make two stacks; a player begins (MI-111)."""

    def run(self, state: MilState, seat: int) -> None:
        state.players = [new_player(state) for _ in range(state.seats)]
        deal_stacks(state)
        fill_board(state)
        state.start_player = state.luck.below(state.seats)
        if state.news is not None:
            state.tell("mi-start-player", {"seat": state.start_player})
            for each in state.turn_order():
                state.tell("mi-scores", {"seat": each, "points": state.players[each].vp, "why": "start"})


def new_player(state: MilState) -> Player:
    """A family with its first knights, one land each (MI-102, MI-103, MI-104, MI-105, MI-106, MI-107)."""
    start = state.setting.components.start
    player = Player()
    player.vp = start.vp
    player.stock = start.stock.copy()
    player.reds = start.reds
    player.privileges = start.privileges
    player.knights = [Knight() for _ in range(TILES)]
    for number, kind in enumerate(start.lands):
        knight = player.knights[number]
        knight.status = IN_PLAY
        knight.first_land = 2 * kind
        knight.soldiers = start.soldiers[number]
    return player


def deal_stacks(state: MilState) -> None:
    """The lands that nobody starts with, shuffled; the first stack gets the odd tile (MI-108)."""
    components = state.setting.components
    tiles: list[int] = []
    for kind in range(len(LANDS)):
        count = components.land_count[kind] - state.seats * components.start.lands.count(kind)
        tiles.extend([kind] * count)
    state.luck.shuffle(tiles)
    first = (len(tiles) + 1) // 2
    state.stack_one = tiles[:first]
    state.stack_two = tiles[first:]


def fill_board(state: MilState) -> None:
    """A white hourglass on every space of court, market, war and council (MI-109, MI-1603)."""
    spaces = state.setting.components.board.spaces[state.seats]
    state.board = [WHITE if space % SPACES_A_SPHERE < spaces else CLOSED for space in range(SPACES)]


def new_knight(state: MilState, seat: i64, tile: i64) -> Knight:
    """A tile comes into play: without heir, without time token, with an empty column (MI-337, MI-608)."""
    knight = Knight()
    knight.status = IN_PLAY
    knights = state.players[seat].knights.copy()
    knights[tile] = knight
    state.players[seat].knights = knights
    return knight


SET_UP_TABLE: Final[SetUpTable] = SetUpTable("set_up_table")
STEPS: Final[list[Step[MilState]]] = [SET_UP_TABLE]
