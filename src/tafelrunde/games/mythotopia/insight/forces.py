"""Strength on the whole board, as a vector tells of it: what every province asks for is looked up once.

The rules count a strength from nothing (`rules/strength.py`), and so does this; but which cards of a reserve help, and
where ships lie at all, is the same for every province.
"""

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import CAVALRY, LIMES, RANGER
from tafelrunde.games.mythotopia.rules.state import NOBODY, MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.strength import GARRISON, TIE, garrison, is_fortified, ships_near


class Forces:
    """What everybody's armies count where."""

    def __init__(self, state: MythotopiaState) -> None:
        self.state = state
        seats = state.seats
        self.attack = vec[i64]([0] * seats)
        self.defence = vec[i64]([0] * seats)
        self.rugged = vec[i64]([0] * seats)
        """What each is stronger in rugged land."""
        self.fleets = vec[i64]([0] * seats)
        """The seas in which each has ships."""
        printed = state.setting.components.strength
        seat: i64
        kind: i64
        sea: i64
        ships: i64
        for seat in range(seats):
            player = state.players[seat]
            for kind in player.reserve:
                if kind == CAVALRY:
                    self.attack[seat] = printed.cavalry
                elif kind == LIMES:
                    self.defence[seat] = printed.limes
                elif kind == RANGER:
                    self.rugged[seat] = printed.ranger
            for sea, ships in enumerate(player.ships):
                if ships > 0:
                    self.fleets[seat] |= bit(sea)

    def strength(self, seat: i64, province: i64) -> i64:
        """As `strength_of` says."""
        state = self.state
        components = state.setting.components
        printed = components.strength
        player = state.players[seat]
        strength: i64 = printed.army * player.armies[province]
        if player.mercenaries:
            strength += printed.mercenary * player.mercenaries_in(province)
        if self.fleets[seat] & components.shores[province]:
            strength += printed.ship * ships_near(state, seat, province)
        rugged = components.rugged >> province & 1 == 1
        if player.controls(province):
            strength += self.defence[seat]
            if is_fortified(state, seat, province):
                strength += printed.castle
            if rugged:
                strength += printed.rugged
        else:
            strength += self.attack[seat]
        if rugged:
            strength += self.rugged[seat]
        return strength

    def of_others(self, seat: i64, province: i64) -> i64:
        """The greatest strength against the seat in a province."""
        top: i64 = 0
        if self.state.controller(province) == NOBODY:
            top = garrison(self.state, province)
        other: i64
        players = self.state.players
        for other in range(len(players)):
            player = players[other]
            if other != seat and (player.lands | player.present) >> province & 1:
                top = max(top, self.strength(other, province))
        return top

    def strongest(self, province: i64) -> i64:
        """As `rules.strength.strongest` says: a seat, GARRISON, or TIE."""
        top: i64 = -1
        found: i64 = TIE
        if self.state.controller(province) == NOBODY:
            top = garrison(self.state, province)
            found = GARRISON
        seat: i64
        players = self.state.players
        for seat in range(len(players)):
            player = players[seat]
            if (player.lands | player.present) >> province & 1:
                strength = self.strength(seat, province)
                if strength > top:
                    top = strength
                    found = seat
                elif strength == top:
                    found = TIE
        return found
