"""Strength in a war: parties, what each of them counts, who would win."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import CAVALRY, LIMES, RANGER
from tafelrunde.games.mythotopia.rules.state import NOBODY, MythotopiaState

GARRISON: Final = 4
"""The neutral garrison among the parties; players are 0 to 3."""
TIE: Final = -1


def ships_near(state: MythotopiaState, seat: i64, province: i64) -> i64:
    """Own ships in all sea areas that touch the province, whatever other wars are there (MY-609, MY-1215)."""
    shores: i64 = state.setting.components.shores[province]
    if shores == 0:
        return 0
    ships = state.players[seat].ships
    count: i64 = 0
    sea: i64
    for sea in range(len(ships)):
        if shores >> sea & 1:
            count += ships[sea]
    return count


def is_fortified(state: MythotopiaState, seat: i64, province: i64) -> bool:
    """Does a castle or his citadel stand there (MY-610, MY-1012)?"""
    return state.castles >> province & 1 == 1 or state.players[seat].citadel == province


def strength_of(state: MythotopiaState, seat: i64, province: i64) -> i64:
    """A player's strength in a province, as attacker or, if he controls it, as defender.

    Armies (MY-607), mercenaries (MY-608, MY-946), ships, castle, rugged land (MY-206, MY-611), and in every war
    (MY-1214) the bonuses of the reserve (MY-612): Cavalry (MY-916), Limes (MY-938), Ranger (MY-970).
    """
    components = state.setting.components
    player = state.players[seat]
    strength: i64 = components.strength.army * player.armies[province]
    if player.mercenaries:
        strength += components.strength.mercenary * player.mercenaries_in(province)
    strength += components.strength.ship * ships_near(state, seat, province)
    rugged = components.rugged >> province & 1 == 1
    if player.controls(province):
        if is_fortified(state, seat, province):
            strength += components.strength.castle
        if rugged:
            strength += components.strength.rugged
        if player.in_reserve(LIMES):
            strength += components.strength.limes
    elif player.in_reserve(CAVALRY):
        strength += components.strength.cavalry
    if rugged and player.in_reserve(RANGER):
        strength += components.strength.ranger
    return strength


def garrison(state: MythotopiaState, province: i64) -> i64:
    """The printed strength, and the dragon's (MY-613, MY-614); a castle helps no garrison (MY-1213)."""
    components = state.setting.components
    strength: i64 = components.garrison[province]
    if state.dragons >> province & 1:
        strength += components.strength.dragon
    return strength


def is_party(state: MythotopiaState, seat: i64, province: i64) -> bool:
    """Attackers, and the controller even without armies (MY-214, MY-602)."""
    player = state.players[seat]
    return player.controls(province) or player.is_present(province)


def top_strength(state: MythotopiaState, province: i64) -> i64:
    """The greatest strength of a party (MY-603, MY-606)."""
    top: i64 = 0
    if state.controller(province) == NOBODY:
        top = garrison(state, province)
    seat: i64
    for seat in range(state.seats):
        if is_party(state, seat, province):
            top = max(top, strength_of(state, seat, province))
    return top


def strongest(state: MythotopiaState, province: i64) -> i64:
    """The one party with the greatest strength, GARRISON for the neutral one; TIE if there are several (MY-615)."""
    top: i64 = -1
    found: i64 = TIE
    if state.controller(province) == NOBODY:
        top = garrison(state, province)
        found = GARRISON
    seat: i64
    for seat in range(state.seats):
        if is_party(state, seat, province):
            strength = strength_of(state, seat, province)
            if strength > top:
                top = strength
                found = seat
            elif strength == top:
                found = TIE
    return found


def is_tied_at_top(state: MythotopiaState, seat: i64, province: i64) -> bool:
    """Is the seat among several strongest parties (MY-934)?"""
    if not is_party(state, seat, province) or strongest(state, province) != TIE:
        return False
    return strength_of(state, seat, province) == top_strength(state, province)


def other_side(seat: i64) -> dict[str, object]:
    """Whose province it is, for messages: a player's, or nobody's."""
    return {"other_seat": seat, "neutral": "yes" if seat == NOBODY else "no"}


def defender(state: MythotopiaState, province: i64) -> i64:
    """The controller, or the garrison."""
    controller = state.controller(province)
    return GARRISON if controller == NOBODY else controller
