"""Strength on the whole board, as a vector tells of it: what every province asks for is looked up once.

The rules count a strength from nothing (`rules/strength.py`), and so does this; but which cards of a reserve help, and
where ships lie at all, is the same for every province.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from tafelrunde.games.mythotopia.components.ids import CAVALRY, LIMES, RANGER
from tafelrunde.games.mythotopia.rules.state import NOBODY, MythotopiaState, Player, bit
from tafelrunde.games.mythotopia.rules.strength import GARRISON, TIE, garrison, ships_near
from tafelrunde.kernel.bits import lowest

SEAT_WIDTH: Final = 8
"""So many bits of a number tell of each seat: a digit, or a set of seas."""
SEAT_DIGIT: Final = 255


@mypyc_attr(free_list_len=1)
class Forces:
    """What everybody's armies count where."""

    def __init__(self, state: MythotopiaState) -> None:
        self.state = state
        self.components = state.setting.components
        self.printed = state.setting.components.strength
        self.attack: i64 = 0
        self.defence: i64 = 0
        self.rugged: i64 = 0
        """What each is stronger in rugged land."""
        self.fleets: i64 = 0
        """The seas in which each has ships."""
        printed = self.printed
        shift: i64 = 0
        kind: i64
        ships: i64
        for player in state.players:
            for kind in player.reserve:
                if kind == CAVALRY:
                    self.attack |= printed.cavalry << shift
                elif kind == LIMES:
                    self.defence |= printed.limes << shift
                elif kind == RANGER:
                    self.rugged |= printed.ranger << shift
            place: i64 = shift
            for ships in player.ships:
                if ships > 0:
                    self.fleets |= bit(place)
                place += 1
            shift += SEAT_WIDTH

    def strength(self, player: Player, seat: i64, province: i64) -> i64:
        """As `strength_of` says."""
        components = self.components
        printed = self.printed
        shift: i64 = SEAT_WIDTH * seat
        strength: i64 = player.armies[province]
        strength *= printed.army
        if player.mercenaries:
            strength += printed.mercenary * player.mercenaries_in(province)
        if self.fleets >> shift & SEAT_DIGIT & components.shores[province]:
            strength += printed.ship * ships_near(self.state, seat, province)
        if player.lands >> province & 1:
            strength += self.defence >> shift & SEAT_DIGIT
            if self.state.castles >> province & 1 or player.citadel == province:
                strength += printed.castle
            if components.rugged >> province & 1:
                strength += printed.rugged + (self.rugged >> shift & SEAT_DIGIT)
        else:
            strength += self.attack >> shift & SEAT_DIGIT
            if components.rugged >> province & 1:
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


def own_wars(state: MythotopiaState, seat: i64) -> i64:
    """The wars of which the seat is a party."""
    player = state.players[seat]
    return state.wars() & (player.lands | player.present)


def own_margins(state: MythotopiaState, seat: i64, forces: Forces | None) -> list[int]:
    """In each of its wars, in the order of provinces, by how much the seat is stronger than the strongest other."""
    wars = own_wars(state, seat)
    if wars == 0:
        return NO_MARGINS
    if forces is None:
        forces = Forces(state)
    margins: list[int] = []
    while wars != 0:
        margins.append(forces.margin(seat, lowest(wars)))
        wars &= wars - 1
    return margins
