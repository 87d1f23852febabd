"""Strength on the whole board, as a vector tells of it: what every province asks for is looked up once.

The rules count a strength from nothing (`rules/strength.py`), and so does this; but which cards of a reserve help, and
where ships lie at all, is the same for every province.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.games.mythotopia.components.ids import CAVALRY, LIMES, RANGER
from tafelrunde.games.mythotopia.rules.state import NOBODY, MythotopiaState, Player, bit
from tafelrunde.games.mythotopia.rules.strength import GARRISON, TIE, garrison, ships_near
from tafelrunde.games.mythotopia.rules.war import own_wars
from tafelrunde.kernel.bits import lowest

SEAT_WIDTH: Final = 8
"""So many bits of a number tell of each seat: a digit, or a set of seas."""
SEAT_DIGIT: Final = 255


@mypyc_attr(free_list_len=1)
class Forces:
    """What everybody's armies count where."""

    def __init__(self, state: MythotopiaState) -> None:
        components = state.setting.components
        printed = components.strength
        self.state = state
        self.rugged_lands = components.rugged
        self.shores = components.shores
        self.castles = state.castles
        self.army = printed.army
        self.mercenary = printed.mercenary
        self.ship = printed.ship
        self.castle = printed.castle
        self.rugged_bonus = printed.rugged
        self.attack: i64 = 0
        self.defence: i64 = 0
        self.rugged: i64 = 0
        """What each is stronger in rugged land."""
        self.fleets: i64 = 0
        """The seas in which each has ships."""
        self.wars: i64 = 0
        """As `state.wars` says."""
        shift: i64 = 0
        ships: i64
        for player in state.players:
            self.wars |= player.present & ~player.lands
            if player.stored() != 0:
                if player.in_reserve(CAVALRY):
                    self.attack |= printed.cavalry << shift
                if player.in_reserve(LIMES):
                    self.defence |= printed.limes << shift
                if player.in_reserve(RANGER):
                    self.rugged |= printed.ranger << shift
            place: i64 = shift
            for ships in player.ships:
                if ships > 0:
                    self.fleets |= bit(place)
                place += 1
            shift += SEAT_WIDTH

    def strength(self, player: Player, seat: i64, province: i64) -> i64:
        """As `strength_of` says."""
        shift: i64 = SEAT_WIDTH * seat
        strength: i64 = 0
        if player.present >> province & 1:
            strength = player.armies[province]
            strength *= self.army
            if player.mercenaries:
                strength += self.mercenary * player.mercenaries_in(province)
        seas = self.fleets >> shift & SEAT_DIGIT
        if seas != 0 and seas & self.shores[province]:
            strength += self.ship * ships_near(self.state, seat, province)
        if player.lands >> province & 1:
            strength += self.defence >> shift & SEAT_DIGIT
            if self.castles >> province & 1 or player.citadel == province:
                strength += self.castle
            if self.rugged_lands >> province & 1:
                strength += self.rugged_bonus + (self.rugged >> shift & SEAT_DIGIT)
        else:
            strength += self.attack >> shift & SEAT_DIGIT
            if self.rugged_lands >> province & 1:
                strength += self.rugged >> shift & SEAT_DIGIT
        return strength

    def margin(self, seat: i64, province: i64) -> i64:
        """By how much the seat is stronger than the strongest of all others in a province."""
        state = self.state
        controlled = False
        top: i64 = 0
        other: i64
        for other, player in enumerate(state.players):
            if player.lands >> province & 1:
                controlled = True
            if other != seat and (player.lands | player.present) >> province & 1:
                top = max(top, self.strength(player, other, province))
        if not controlled:
            top = max(top, garrison(state, province))
        return self.strength(state.players[seat], seat, province) - top

    def strongest(self, province: i64) -> i64:
        """As `rules.strength.strongest` says: a seat, GARRISON, or TIE."""
        top: i64 = -1
        found: i64 = TIE
        if self.state.controller(province) == NOBODY:
            top = garrison(self.state, province)
            found = GARRISON
        seat: i64
        for seat, player in enumerate(self.state.players):
            if (player.lands | player.present) >> province & 1:
                strength = self.strength(player, seat, province)
                if strength > top:
                    top = strength
                    found = seat
                elif strength == top:
                    found = TIE
        return found


NO_MARGINS: Final[list[int]] = []
"""Of who is in no war; nobody changes it."""


def own_margins(state: MythotopiaState, seat: i64, forces: Forces | None) -> list[int]:
    """In each of its wars, in the order of provinces, by how much the seat is stronger than the strongest other."""
    if forces is None:
        wars = own_wars(state, seat)
    else:
        player = state.players[seat]
        wars = forces.wars & (player.lands | player.present)
    if wars == 0:
        return NO_MARGINS
    if forces is None:
        forces = Forces(state)
    margins: list[int] = []
    while wars != 0:
        margins.append(forces.margin(seat, lowest(wars)))
        wars &= wars - 1
    return margins
