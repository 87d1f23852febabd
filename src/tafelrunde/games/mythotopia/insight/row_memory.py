"""From what the parts of a seat's row were written: what is as it was then need not be written again.

What is the same object has not changed (`board_memory.py`); so rivals, who mostly wait, are compared at a glance.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import ISLES_LARGE, ISLES_SMALL
from tafelrunde.games.mythotopia.insight.board_memory import equal, keep_all
from tafelrunde.games.mythotopia.insight.map_slots import surroundings
from tafelrunde.games.mythotopia.insight.progress import Progress
from tafelrunde.games.mythotopia.rules.state import NOBODY, NOWHERE, MythotopiaState, Player
from tafelrunde.kernel.encoding import coarse

NOT_YET: Final = -1
"""Nothing was written yet."""


class TimeMemory:
    """Rounds and counters, and how far the game has gone by them."""

    def __init__(self) -> None:
        self.round: i64 = NOT_YET
        self.in_play: i64 = 0
        self.turns_left: i64 = 0
        self.active: i64 = NOBODY
        self.counters: list[int] = []
        self.spare: list[int] = []
        self.left = 0.0
        """As a slot tells it."""
        self._progress: Progress | None = None

    def changed(self, state: MythotopiaState) -> bool:
        """Takes over what is true now; returns whether it was something else. Whose turn it is counts at the end."""
        alike = self.in_play == state.in_play and equal(self.counters, state.counters)
        same = alike and self.round == state.round and self.turns_left == state.turns_left
        same = same and (state.turns_left == 0 or self.active == state.active)
        if same and equal(self.spare, state.spare):
            return False
        if not alike or self._progress is None:
            progress = Progress(state)
            self._progress = progress
            self.left = coarse(progress.left)
        self.round = state.round
        self.in_play = state.in_play
        self.turns_left = state.turns_left
        self.active = state.active
        self.counters = state.counters
        self.spare = state.spare
        return True

    def progress_then(self) -> Progress:
        """How far the game had gone; not to be asked before anything was written."""
        assert self._progress is not None
        return self._progress


class RealmMemory:
    """What the realm and its roads are written from, and what lies around it."""

    def __init__(self) -> None:
        self.lands: i64 = NOT_YET
        self.citadel: i64 = NOWHERE
        self.towns: i64 = 0
        self.cities: i64 = 0
        self.cities_left: i64 = 0
        self.castles: i64 = 0
        self.isles: i64 = 0
        self.roads: list[int] = []
        self.around: i64 = 0

    def changed(self, state: MythotopiaState, player: Player, lands: i64, citadel: i64) -> bool:
        """Takes over what is true now, of a realm with these lands and this citadel; was it something else?"""
        isles: i64 = 0
        if state.counters[ISLES_LARGE] > 0:
            isles = 1
        if state.counters[ISLES_SMALL] > 0:
            isles += 2
        same = self.lands == lands and self.citadel == citadel and self.castles == state.castles
        same = same and self.towns == player.towns and self.cities == player.cities
        same = same and self.cities_left == player.cities_left and self.isles == isles
        if same and equal(self.roads, state.roads):
            return False
        if self.lands != lands:
            self.around = surroundings(state, lands)
        self.lands = lands
        self.citadel = citadel
        self.towns = player.towns
        self.cities = player.cities
        self.cities_left = player.cities_left
        self.castles = state.castles
        self.isles = isles
        self.roads = state.roads
        return True


class PlayersMemory:
    """What all players have, as far as points and rivals are told by it: the board and the time are asked elsewhere."""

    def __init__(self) -> None:
        self.players: list[Player] = []
        self.ending: i64 = NOT_YET

    def changed(self, state: MythotopiaState, seat: i64, ending: i64) -> bool:
        """Takes over what they have now, and what the end depends on; returns whether it was something else."""
        if self.ending == ending and self.is_as(state, seat):
            return False
        keep_all(self.players, state)
        self.ending = ending
        return True

    def is_as(self, state: MythotopiaState, seat: i64) -> bool:
        """Has everybody what he had?"""
        if len(self.players) != len(state.players):
            return False
        number: i64
        for number, now in enumerate(state.players):
            before = self.players[number]
            if before is not now and not same_standing(before, now, number == seat):
                return False
        return True


def same_standing(before: Player, now: Player, own: bool) -> bool:
    """Has a player the same counters, supply and deck, and a rival the same stock and reserve?"""
    if before.army_supply != now.army_supply or not equal(before.counters, now.counters):
        return False
    if before.deck() != now.deck():
        return False
    if own:
        return len(before.reserve) == len(now.reserve)
    return before.army_stock == now.army_stock and equal(before.reserve, now.reserve)


class OwnMemory:
    """The seat's own cards and pieces, and what was said of its turn."""

    def __init__(self) -> None:
        self.player: Player | None = None
        self.turn: i64 = NOT_YET

    def changed(self, state: MythotopiaState, seat: i64, turn: i64) -> bool:
        """Takes over what the seat has now, and the number that tells of its turn; was it something else?"""
        before = self.player
        now = state.players[seat]
        if before is not None and self.turn == turn and same_cards(before, now):
            return False
        state.keep_players()
        self.player = now
        self.turn = turn
        return True


def same_cards(before: Player, now: Player) -> bool:
    """The same cards in all places, and the same pieces in stock and supply?"""
    if before is now:
        return True
    same = before.army_stock == now.army_stock and before.army_supply == now.army_supply
    same = same and before.ship_stock == now.ship_stock and before.ship_supply == now.ship_supply
    if not same or not equal(before.hand, now.hand) or not equal(before.discard, now.discard):
        return False
    if not equal(before.reserve, now.reserve) or not equal(before.draw, now.draw):
        return False
    return equal(before.aside, now.aside)
