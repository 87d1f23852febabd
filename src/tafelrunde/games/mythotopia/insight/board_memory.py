"""The board as it was when a vector was written: what wars, borders and the map in the vector depend on.

Lists of a position are never changed in place (`kernel/shared.py`), so the memory keeps the very same ones.
"""

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import CAVALRY, LIMES, RANGER
from tafelrunde.games.mythotopia.rules.setup import CHOOSE_CITADEL, GIVE_UP
from tafelrunde.games.mythotopia.rules.state import NOWHERE, MythotopiaState, Player


class PlayerMemory:
    """What a player had on the board, and which cards of the reserve made him stronger."""

    def __init__(self) -> None:
        self.lands: i64 = -1
        self.cities: i64 = 0
        self.citadel: i64 = NOWHERE
        self.present: i64 = 0
        self.towns: i64 = 0
        self.cities_left: i64 = 0
        self.helped: i64 = 0
        self.armies: list[int] = []
        self.mercenaries: list[int] = []
        self.ships: list[int] = []

    def changed(self, player: Player) -> bool:
        """Takes over what he has now; returns whether it was something else."""
        helped: i64 = 0
        kind: i64
        for kind in player.reserve:
            if kind == CAVALRY:
                helped |= 1
            elif kind == LIMES:
                helped |= 2
            elif kind == RANGER:
                helped |= 4
        if player.three_seas:
            helped |= 8
        if player.four_seas:
            helped |= 16
        same = self.lands == player.lands and self.present == player.present and self.helped == helped
        same = same and self.cities == player.cities and self.citadel == player.citadel and self.towns == player.towns
        same = same and self.cities_left == player.cities_left and equal(self.armies, player.armies)
        if same and equal(self.ships, player.ships) and equal(self.mercenaries, player.mercenaries):
            return False
        self.lands = player.lands
        self.cities = player.cities
        self.citadel = player.citadel
        self.present = player.present
        self.towns = player.towns
        self.cities_left = player.cities_left
        self.helped = helped
        self.armies = player.armies
        self.mercenaries = player.mercenaries
        self.ships = player.ships
        return True


class BoardMemory:
    """What lay on the board."""

    def __init__(self) -> None:
        self.setting_up = False
        self.castles: i64 = -1
        self.dragons: i64 = 0
        self.runestones: i64 = 0
        self.roads: list[int] = []
        self.counters: list[int] = []
        self.players: list[PlayerMemory] = []

    def changed(self, state: MythotopiaState) -> bool:
        """Takes over what lies there now; returns whether it was something else.

        In the set-up and right after it always was: what is chosen in secret counts as done.
        """
        setting_up = state.is_open(GIVE_UP) or state.is_open(CHOOSE_CITADEL)
        changed = setting_up or self.setting_up
        self.setting_up = setting_up
        if len(self.players) != len(state.players):
            self.players = [PlayerMemory() for _ in state.players]
        number: i64
        for number in range(len(self.players)):
            if self.players[number].changed(state.players[number]):
                changed = True
        same = self.castles == state.castles and self.dragons == state.dragons and self.runestones == state.runestones
        if not same or not equal(self.roads, state.roads) or not equal(self.counters, state.counters):
            self.castles = state.castles
            self.dragons = state.dragons
            self.runestones = state.runestones
            self.roads = state.roads
            self.counters = state.counters
            changed = True
        return changed


def equal(before: list[int], now: list[int]) -> bool:
    """The same numbers; the same list says so at once."""
    return before is now or before == now
