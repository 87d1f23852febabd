"""Time tokens, ageing and dying, and the knight who comes when none is left."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.rules.cubes import score
from tafelrunde.games.mil.rules.names import knight_id
from tafelrunde.games.mil.rules.setup import new_knight
from tafelrunde.games.mil.rules.state import (
    AT_MONASTERY,
    EMPTY,
    HOME,
    IN_PLAY,
    NOBODY,
    REMOVED,
    SPACES,
    TILES,
    UNUSED,
    MilState,
    owner_of,
)
from tafelrunde.kernel.shared import replaced, without
from tafelrunde.kernel.steps import Step


def take_time(state: MilState, number: i64) -> bool:
    """A time token for a knight; was it the one that ends his life (MI-304, MI-601)?"""
    knight = state.changing(number)
    knight.time += 1
    if knight.time < state.setting.components.life.tokens:
        return False
    age_or_die(state, number)
    return True


def age_or_die(state: MilState, number: i64) -> None:
    """With an heir he ages, without he dies; his time tokens go to the supply (MI-602, MI-603, MI-609).

    With a land, a castle or a soldier, also the King's, a dead knight stays (MI-604, MI-606).
    """
    knight = state.changing(number)
    knight.time = 0
    if knight.heir:
        knight.heir = False
        tell(state, "mi-ages", number)
        return
    tell(state, "mi-dies", number)
    score(state, owner_of(number), -state.setting.components.points.death, "death")
    if not (knight.has_home() or state.soldiers_of(number) > 0):
        leave(state, number)


def leave(state: MilState, number: i64) -> None:
    """A dead knight with an empty column leaves the game; bond and protection end (MI-605, MI-607)."""
    knight = state.changing(number)
    if 0 <= knight.place < SPACES:
        state.board = replaced(state.board, knight.place, EMPTY)
    elif knight.place == AT_MONASTERY:
        state.monastery = without(state.monastery, number)
    knight.place = HOME
    knight.lord = NOBODY
    knight.status = REMOVED
    if state.archbishop == number:
        state.archbishop = NOBODY
    tell(state, "mi-leaves", number)


class Newcomer(Step[MilState]):
    """A player without knights at the start of a round gets one: an unused tile, else a removed one (MI-608)."""

    def run(self, state: MilState, seat: int) -> None:
        player = state.players[seat]
        if player.tile(IN_PLAY) >= 0:
            return
        tile = player.tile(UNUSED)
        if tile < 0:
            tile = player.tile(REMOVED)
        new_knight(state, seat, tile)
        tell(state, "mi-new-knight", TILES * seat + tile)


def tell(state: MilState, kind: str, number: i64) -> None:
    """Tells something that happened to a knight."""
    if state.news is not None:
        state.tell(kind, {"seat": owner_of(number), "knight": knight_id(number)})


NEWCOMER: Final[Newcomer] = Newcomer("newcomer")
STEPS: Final[list[Step[MilState]]] = [NEWCOMER]
