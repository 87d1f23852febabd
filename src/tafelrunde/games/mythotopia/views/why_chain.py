"""Why a thing has no place in an action that has begun: cards, provinces, borders and seas, step by step."""

from collections.abc import Callable
from functools import partial
from typing import Any

from tafelrunde.games.mythotopia.components.ids import CASTLE, CITY, FOOD, GOLD, MOUNTAINS, RESERVE_ARMY, ROAD, SYMBOLS
from tafelrunde.games.mythotopia.rules.armies import (
    ARMIES,
    PLACE_ARMIES_TARGET,
    PLACE_SHIPS_TARGET,
    REMOVE_ARMIES_FROM,
    SHIPS,
)
from tafelrunde.games.mythotopia.rules.build import BONUS_GOLD, BUILD_ROLE, BUILD_SITE, building_sites, takes_road
from tafelrunde.games.mythotopia.rules.cards import laid_cards
from tafelrunde.games.mythotopia.rules.invade import CROSS, INVADE_ROLE, INVADE_TARGET, is_role_card
from tafelrunde.games.mythotopia.rules.moves import ZONE_THINGS
from tafelrunde.games.mythotopia.rules.paying import PAY
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.state import NO_VERB, MythotopiaState
from tafelrunde.games.mythotopia.rules.verbs import PASS, VERBS
from tafelrunde.games.mythotopia.rules.war import DIPLOMAT_WAR, END_WAR_STEP, own_wars
from tafelrunde.games.mythotopia.rules.ways import Reach, crossings, land_food
from tafelrunde.games.mythotopia.views.why import FAMILIES, REASONS, why
from tafelrunde.kernel.reasons import Reasons
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision


def no_place(state: MythotopiaState) -> Say:
    """Nothing more can be said than that the action has no use for it."""
    return why("no-place", VERBS[PASS if state.verb == NO_VERB else state.verb].rule)


@REASONS.because(*FAMILIES)
def _anything(state: MythotopiaState, seat: int, id: str) -> Say:
    return no_place(state)


# --- cards ------------------------------------------------------------------------------------------------------------


Lack = Callable[[MythotopiaState], Say]
"""What every card lacks that has no place in a decision."""


def _at_hand(zone: int, lack: Lack, state: MythotopiaState, seat: int, id: str) -> Say:
    """A card that is not there, serves in this action already, or has to stay where it is; else what it lacks."""
    name = state.setting.components.card_name
    player = state.players[seat]
    if id not in [name(kind) for kind in (player.reserve if zone else player.hand)]:
        return why("not-there", "MY-406")
    if id in [name(kind) for kind in laid_cards(state, seat, zone)]:
        return why("laid", "MY-412")
    kept = [kind for slot, kind in enumerate([*player.hand, *player.reserve]) if state.kept >> slot & 1]
    if zone and id in [name(kind) for kind in kept]:
        return why("kept", "MY-416")
    return lack(state)


def lacking(where: Decision[Any] | Reasons[MythotopiaState]) -> Callable[[Lack], Lack]:
    """Declares what the other cards of hand and reserve lack, in one decision or at any time."""

    def declare(lack: Lack) -> Lack:
        for zone, family in enumerate(ZONE_THINGS):
            where.because(family)(partial(_at_hand, zone, lack))
        return lack

    return declare


lacking(REASONS)(no_place)


@lacking(PAY)
def _payment(state: MythotopiaState) -> Say:
    return why("other-symbol", "MY-405", resource=SYMBOLS[state.resource])


@lacking(BONUS_GOLD)
def _bonus(state: MythotopiaState) -> Say:
    return why("other-symbol", "MY-405", resource=SYMBOLS[GOLD])


@lacking(ARMIES)
def _army(state: MythotopiaState) -> Say:
    return why("no-army-symbol", "MY-426")


@lacking(SHIPS)
def _ship(state: MythotopiaState) -> Say:
    return why("ship-card", "MY-536")


@lacking(CROSS)
def _crossing(state: MythotopiaState) -> Say:
    return why("ship-card", "MY-507")


@lacking(INVADE_ROLE)
def _leader(state: MythotopiaState) -> Say:
    return why("other-role", "MY-504")


@lacking(BUILD_ROLE)
def _builder(state: MythotopiaState) -> Say:
    return why("other-role", "MY-702")


# --- places on the map ------------------------------------------------------------------------------------------------


@END_WAR_STEP.because("province")
@DIPLOMAT_WAR.because("province")
def _war(state: MythotopiaState, seat: int, id: str) -> Say:
    province = state.setting.components.provinces.index(id)
    if not state.wars() >> province & 1:
        return why("peaceful", "MY-213")
    return why("tied", "MY-603") if own_wars(state, seat) >> province & 1 else why("no-party", "MY-602")


@PLACE_ARMIES_TARGET.because("province")
def _reinforced(state: MythotopiaState, seat: int, id: str) -> Say:
    province = state.setting.components.provinces.index(id)
    player = state.players[seat]
    if not player.controls(province) and not player.attacks(province):
        return why("not-there-yet", "MY-521")
    return why("pay", "MY-523", resource=SYMBOLS[FOOD], count=state.setting.components.cost.reinforce)


@REMOVE_ARMIES_FROM.because("province")
def _left(state: MythotopiaState, seat: int, id: str) -> Say:
    province = state.setting.components.provinces.index(id)
    return why("at-war", "MY-532") if state.wars() >> province & 1 else why("none-there", "MY-531")


@PLACE_SHIPS_TARGET.because("sea")
def _harbour(state: MythotopiaState, seat: int, id: str) -> Say:
    return why("no-harbour", "MY-537")


@INVADE_TARGET.because("province")
def _target(state: MythotopiaState, seat: int, id: str) -> Say:
    """Why a province cannot be invaded."""
    province = state.setting.components.provinces.index(id)
    player = state.players[seat]
    if player.controls(province):
        return why("own", "MY-501")
    if player.is_present(province):
        return why("attacked-already", "MY-502")
    controller = int(state.controller(province))
    if controller >= 0 and player.in_reserve(RESERVE_ARMY):
        return why("guarded", "MY-973")
    if controller >= 0 and state.players[controller].in_reserve(RESERVE_ARMY):
        return why("guarded", "MY-972")
    purse = Purse(state, seat)
    for slot in range(purse.size):
        if is_role_card(purse, slot):
            reach = Reach(state, seat, purse.kind(slot))
            if land_food(state, reach, province, purse.ranger != 0):
                return why("cards", "MY-510")
            if crossings(reach, province):
                return why("ship-card", "MY-507")
    return why("no-way", "MY-506")


@BUILD_SITE.because("province")
def _site(state: MythotopiaState, seat: int, id: str) -> Say:
    """Why a city or castle cannot stand in a province."""
    province = state.setting.components.provinces.index(id)
    player = state.players[seat]
    building = int(state.building)
    if building == ROAD:
        return why("border", "MY-711")
    if not player.controls(province):
        return why("not-own", "MY-708" if building == CASTLE else "MY-706")
    if player.citadel == province:
        return why("citadel", "MY-1013")
    if not building_sites(state, seat, building) >> province & 1:
        return why("built", "MY-707" if building == CITY else "MY-709")
    return why("cards", "MY-702")


@BUILD_SITE.because("border")
def _border(state: MythotopiaState, seat: int, id: str) -> Say:
    """Why a road cannot lie on a border."""
    border = state.setting.components.borders.index(id)
    if state.building != ROAD:
        return no_place(state)
    if border in state.roads:
        return why("built", "MY-713")
    if not takes_road(state, seat, border):
        return why("both-ends", "MY-711")
    if state.setting.components.border_terrain[border] == MOUNTAINS:
        return why("mountains", "MY-712")
    return why("cards", "MY-702")
