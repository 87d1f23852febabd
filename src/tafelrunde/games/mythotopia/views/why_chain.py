"""Why a thing has no place in an action that has begun: cards, provinces, borders and seas, step by step."""

from tafelrunde.games.mythotopia.components.tables import (
    CASTLE,
    CITY,
    FOOD,
    GOLD,
    MOUNTAINS,
    RESERVE_ARMY,
    ROAD,
    SYMBOLS,
)
from tafelrunde.games.mythotopia.rules.build import building_sites, takes_road
from tafelrunde.games.mythotopia.rules.cards import laid_cards
from tafelrunde.games.mythotopia.rules.invade import Reach, crossings, is_role_card, land_food
from tafelrunde.games.mythotopia.rules.moves import VERBS
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.state import MythotopiaState
from tafelrunde.games.mythotopia.rules.war import own_wars
from tafelrunde.games.mythotopia.views.offers import ZONE_THINGS, Say
from tafelrunde.games.mythotopia.views.why import RULE_OF_VERB, why


def laid(state: MythotopiaState, seat: int, family: str, id: str) -> Say | None:
    """A card that serves in this action already, has to stay where it is, or is not there at all."""
    if family not in ZONE_THINGS:
        return None
    zone = ZONE_THINGS.index(family)
    name = state.setting.components.card_name
    player = state.players[seat]
    if id not in [name(kind) for kind in (player.reserve if zone else player.hand)]:
        return why("not-there", "MY-406")
    if id in [name(kind) for kind in laid_cards(state, seat, zone)]:
        return why("laid", "MY-412")
    kept = [kind for slot, kind in enumerate([*player.hand, *player.reserve]) if state.kept >> slot & 1]
    return why("kept", "MY-416") if zone and id in [name(kind) for kind in kept] else None


def in_chain(state: MythotopiaState, seat: int, family: str, id: str) -> Say:
    """Why a thing has no place in the step of the action that is open."""
    components = state.setting.components
    question = state.question()
    verb = VERBS[state.verb] if state.verb >= 0 else "pass"
    found: Say | None = None
    if family == "province":
        found = _province(state, seat, question, components.provinces.index(id))
    elif family == "border" and question == "build_site" and state.building == ROAD:
        found = _border(state, seat, components.borders.index(id))
    elif family == "sea" and question == "place_ships_target":
        found = why("no-harbour", "MY-537")
    elif family in ZONE_THINGS:
        found = _card(state, question)
    return found or why("no-place", RULE_OF_VERB[verb])


def _card(state: MythotopiaState, question: str) -> Say | None:
    if question in ("pay", "bonus_gold"):
        resource = GOLD if question == "bonus_gold" else state.resource
        return why("other-symbol", "MY-405", resource=SYMBOLS[resource])
    if question == "armies":
        return why("no-army-symbol", "MY-426")
    if question in ("ships", "cross"):
        return why("ship-card", "MY-507" if question == "cross" else "MY-536")
    if question == "invade_role":
        return why("other-role", "MY-504")
    return why("other-role", "MY-702") if question == "build_role" else None


def _province(state: MythotopiaState, seat: int, question: str, province: int) -> Say | None:
    player = state.players[seat]
    if question == "invade_target":
        return _target(state, seat, province)
    if question == "build_site":
        return _site(state, seat, province)
    if question in ("end_war_province", "diplomat_war"):
        if not state.wars() >> province & 1:
            return why("peaceful", "MY-213")
        return why("tied", "MY-603") if own_wars(state, seat) >> province & 1 else why("no-party", "MY-602")
    if question == "place_armies_target":
        if not player.controls(province) and not player.attacks(province):
            return why("not-there-yet", "MY-521")
        return why("pay", "MY-523", resource=SYMBOLS[FOOD], count=state.setting.components.reinforce_cost)
    if question == "remove_armies_from":
        return why("at-war", "MY-532") if state.wars() >> province & 1 else why("none-there", "MY-531")
    return None


def _target(state: MythotopiaState, seat: int, province: int) -> Say:
    """Why a province cannot be invaded."""
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
    for slot in range(len(purse.kinds)):
        if is_role_card(purse, slot):
            reach = Reach(state, seat, purse.kinds[slot])
            if land_food(state, reach, province, purse.ranger != 0):
                return why("cards", "MY-510")
            if crossings(reach, province):
                return why("ship-card", "MY-507")
    return why("no-way", "MY-506")


def _site(state: MythotopiaState, seat: int, province: int) -> Say:
    """Why a city or castle cannot stand in a province."""
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


def _border(state: MythotopiaState, seat: int, border: int) -> Say:
    """Why a road cannot lie on a border."""
    if border in state.roads:
        return why("built", "MY-713")
    if not takes_road(state, seat, border):
        return why("both-ends", "MY-711")
    if state.setting.components.border_terrain[border] == MOUNTAINS:
        return why("mountains", "MY-712")
    return why("cards", "MY-702")
