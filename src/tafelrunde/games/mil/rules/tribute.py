"""Phase 2: tribute."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import FOOD, GOLD
from tafelrunde.games.mil.rules.action import turn_lands
from tafelrunde.games.mil.rules.cubes import gain
from tafelrunde.games.mil.rules.state import NO_LAND, SLOTS, TILES, Knight, MilState, Player
from tafelrunde.kernel.steps import Step


class Tribute(Step[MilState]):
    """Gold from own lands, food for lords, then all lands are turned over (MI-701, MI-702, MI-703)."""

    def run(self, state: MilState, seat: int) -> None:
        for each in state.turn_order():
            gain(state, each, GOLD, gold_of(state, state.players[each]), "tribute")
            gain(state, each, FOOD, vassal_lands(state, each), "vassals")
        number: i64
        for number in range(TILES * state.seats):
            if state.knight(number).lands() > 0:
                turn_lands(state.changing(number))


def gold_of(state: MilState, player: Player) -> i64:
    """What the sides that are up show; a vassal's gold stays with his owner (MI-701, MI-704)."""
    gold: i64 = 0
    for knight in player.knights:
        gold += tribute_of(state, knight)
    return gold


def tribute_of(state: MilState, knight: Knight) -> i64:
    """The gold of one column."""
    tribute = state.setting.components.tribute
    gold: i64 = 0
    slot: i64
    for slot in range(SLOTS):
        if knight.land(slot) != NO_LAND:
            gold += tribute[knight.land(slot)]
    return gold


def vassal_lands(state: MilState, lord: i64) -> i64:
    """The lands of all vassals of a player, whichever side is up (MI-702)."""
    lands: i64 = 0
    for player in state.players:
        for knight in player.knights:
            if knight.lord == lord:
                lands += knight.lands()
    return lands


TRIBUTE: Final[Tribute] = Tribute("tribute")
STEPS: Final[list[Step[MilState]]] = [TRIBUTE]
