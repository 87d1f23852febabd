"""Phases 5 and 6: winter and the end of a round."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import FACES
from tafelrunde.games.mil.rules.cubes import gain_privilege
from tafelrunde.games.mil.rules.life import age_or_die, tell
from tafelrunde.games.mil.rules.setup import fill_board
from tafelrunde.games.mil.rules.state import HOME, IN_PLAY, NOBODY, ON_CRUSADE, TILES, Knight, MilState
from tafelrunde.kernel.steps import Step


class Winter(Step[MilState]):
    """The die is rolled once; its symbol lets homeless knights freeze; then privileges (MI-1501, MI-1502, MI-1505)."""

    def run(self, state: MilState, seat: int) -> None:
        cold = state.setting.components.die.winter[state.luck.below(FACES)]
        if state.news is not None:
            state.tell("mi-winter" if cold else "mi-no-winter", {}, reveals=True)
        if cold:
            freeze(state)
        if cold or not state.setting.privilege_only_in_winter:
            for each in state.turn_order():
                if is_guarded(state, each):
                    gain_privilege(state, each, "winter")


def freeze(state: MilState) -> None:
    """Knights with neither land nor castle, unless on crusade; soldiers do not help (MI-1402, MI-1502, MI-1503)."""
    number: i64
    for number in range(TILES * state.seats):
        knight = state.knight(number)
        if knight.status == IN_PLAY and not knight.has_home() and knight.place != ON_CRUSADE:
            tell(state, "mi-freezes", number)
            age_or_die(state, number)


def is_guarded(state: MilState, seat: i64) -> bool:
    """Has every knight of the player a castle or a soldier, and is there one (MI-1505, MI-1506)?"""
    some = False
    tile: i64
    for tile in range(TILES):
        knight = state.players[seat].knights[tile]
        if knight.status == IN_PLAY:
            some = True
            if not (knight.castle or state.soldiers_of(TILES * seat + tile) > 0):
                return False
    return some


def at_home(knight: Knight) -> Knight:
    """The knight as he is at home."""
    if knight.place == HOME:
        return knight
    home = knight.copy()
    home.place = HOME
    return home


class RoundEnd(Step[MilState]):
    """Knights come home, white hourglasses return, Archbishop and King's Soldier go back to the board.

    MI-1601, MI-1602, MI-1603, MI-1604; all else stays as it is (MI-1605).
    """

    def run(self, state: MilState, seat: int) -> None:
        state.round += 1
        for player in state.players:
            player.placing = False
            player.knights = [at_home(knight) for knight in player.knights]
        state.monastery = []
        state.crusade = []
        fill_board(state)
        state.archbishop = NOBODY
        state.kings_soldier = NOBODY


WINTER: Final[Winter] = Winter("winter")
ROUND_ENDS: Final[RoundEnd] = RoundEnd("round_ends")
STEPS: Final[list[Step[MilState]]] = [WINTER, ROUND_ENDS]
