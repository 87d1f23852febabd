"""The board as it was when something was judged or written: what wars, borders and the map depend on.

Nothing that a memory keeps is ever changed in place, neither lists (`kernel/shared.py`) nor players, once they are kept
(`MythotopiaState.changing`). So it keeps the very same ones, and what is the same object has not changed.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.games.mythotopia.components.ids import CAVALRY, LIMES, RANGER, SCRIBE, START_ARMY
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, Player, bit

MARK_SHIFT: Final = 2
"""So far apart the sets of all players are laid over each other: forty provinces fit into a number even so."""


HELPERS: Final = (
    bit(CAVALRY - START_ARMY) | bit(LIMES - START_ARMY) | bit(RANGER - START_ARMY) | bit(SCRIBE - START_ARMY)
)
"""The cards that, in a reserve, make their owner stronger or bring him spare counters, as `Player.stored` tells it."""
NOTHING: Final[list[int]] = []
"""A list that nobody changes."""


@mypyc_attr(free_list_len=1)
class BoardMemory:
    """What lay on the board and on the victory-point cards."""

    def __init__(self) -> None:
        self.in_play: i64 = -1
        self.castles: i64 = 0
        self.dragons: i64 = 0
        self.runestones: i64 = 0
        self.roads = NOTHING
        self.counters = NOTHING
        self.spare = NOTHING
        self.players: list[Player] = []

    def keep(self, state: MythotopiaState) -> None:
        """Takes over what lies there now."""
        self.in_play = state.in_play
        self.castles = state.castles
        self.dragons = state.dragons
        self.runestones = state.runestones
        self.roads = state.roads
        self.counters = state.counters
        self.spare = state.spare
        keep_all(self.players, state)

    def has_lands_of(self, state: MythotopiaState) -> bool:
        """Does everybody control what he did?"""
        same = len(self.players) == len(state.players)
        number: i64
        for number in range(len(self.players)):
            same = same and self.players[number].lands == state.players[number].lands
        return same

    def is_as(self, state: MythotopiaState) -> bool:
        """Is everything as it was?"""
        same = self.in_play == state.in_play and self.castles == state.castles and self.dragons == state.dragons
        same = same and self.runestones == state.runestones and len(self.players) == len(state.players)
        if not same or not equal(self.roads, state.roads) or not equal(self.counters, state.counters):
            return False
        if not equal(self.spare, state.spare):
            return False
        number: i64
        for number, now in enumerate(state.players):
            before = self.players[number]
            if before is not now and not same_on_board(before, now):
                return False
        return True


def keep_all(kept: list[Player], state: MythotopiaState) -> None:
    """Makes of the list of players that somebody keeps that of the players as they are now."""
    state.keep_players()
    number: i64
    if len(kept) == len(state.players):
        for number in range(len(kept)):
            kept[number] = state.players[number]
    else:
        kept.clear()
        kept.extend(state.players)


def mark_of(state: MythotopiaState) -> i64:
    """One number that equal boards have in common, and few others: whose lands, and where armies are."""
    mark: i64 = state.castles
    shift: i64 = 0
    for player in state.players:
        mark ^= player.lands << shift
        shift += MARK_SHIFT
        mark ^= player.present << shift
        shift += MARK_SHIFT
    return mark


def same_on_board(before: Player, now: Player) -> bool:
    """Has a player the same on the board, and the same cards in his reserve that matter for wars?"""
    same = before.lands == now.lands and before.present == now.present and before.towns == now.towns
    same = same and before.cities == now.cities and before.citadel == now.citadel
    same = same and before.cities_left == now.cities_left
    same = same and before.three_seas == now.three_seas and before.four_seas == now.four_seas
    if not same or not equal(before.armies, now.armies):
        return False
    if not equal(before.ships, now.ships) or not equal(before.mercenaries, now.mercenaries):
        return False
    return (before.stored() ^ now.stored()) & HELPERS == 0


def equal(before: list[int], now: list[int]) -> bool:
    """The same numbers; the same list says so at once."""
    return before is now or before == now
