"""The part of the vector that tells of the map: the realm and its borders, what lies open, what could be invaded."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ARMY_SYMBOL,
    CAVALRY,
    DRAGONS,
    FOOD,
    GENERAL,
    HILLS,
    ISLES_LARGE,
    ISLES_SMALL,
    MOST_PROVINCES,
    PORTAL,
    RANGER,
    RUNESTONES,
    SYMBOL_KINDS,
    VP_CITADEL,
)
from tafelrunde.games.mythotopia.insight import slots
from tafelrunde.games.mythotopia.insight.card_slots import Means, open_road_sites
from tafelrunde.games.mythotopia.insight.forces import Forces
from tafelrunde.games.mythotopia.insight.war_slots import margin_place
from tafelrunde.games.mythotopia.rules.invade import lands_of_others, permitted_targets
from tafelrunde.games.mythotopia.rules.state import NOBODY, NOWHERE, MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.strength import garrison, ships_near, strength_of
from tafelrunde.games.mythotopia.rules.ways import network
from tafelrunde.kernel.bits import count_bits
from tafelrunde.kernel.encoding import coarse, fill

NONE: Final = -99
"""No invasion is possible."""
NEARNESS: Final = vec[float]([coarse(1.0 / (1 + missing)) for missing in range(41)])


def write_map(
    state: MythotopiaState,
    seat: i64,
    forces: Forces,
    lands: i64,
    around: i64,
    citadel: i64,
    into: vec[float],
    at: i64,
) -> None:
    """The realm as it is or, in the set-up, as it will be: `lands` and `citadel` as chosen, and what lies `around`."""
    write_realm(state, seat, lands, citadel, into, at)
    write_roads(state, lands, into, at)
    write_seas(state, seat, lands, into, at)
    write_borders(state, seat, forces, lands, around & ~lands, citadel, into, at)


def write_realm(state: MythotopiaState, seat: i64, lands: i64, citadel: i64, into: vec[float], at: i64) -> None:
    """Provinces, buildings, what is left to build, islands."""
    components = state.setting.components
    player = state.players[seat]
    fill(into, at + slots.LANDS, count_bits(lands), slots.MOST_LANDS)
    classes = components.card_class
    province: i64
    for province in range(len(components.garrison)):
        if lands >> province & 1:
            into[at + slots.LANDS_BY_SYMBOL + classes[province]] += 0.25
    fill(into, at + slots.TOWNS, player.towns, slots.MOST_TOWNS)
    fill(into, at + slots.CITIES, count_bits(player.cities), 4)
    fill(into, at + slots.CITIES_LEFT, player.cities_left, 2)
    if citadel != NOWHERE:
        into[at + slots.CITADEL] = 1.0
    into[at + slots.CASTLES] = float(count_bits(state.castles & lands)) / 4.0
    into[at + slots.CASTLES_LEFT] = float(components.pieces.shared.castles - count_bits(state.castles)) / 8.0
    if state.counters[ISLES_LARGE] > 0:
        into[at + slots.ISLAND] = NEARNESS[count_bits(components.large_island & ~lands)]
    if state.counters[ISLES_SMALL] > 0:
        into[at + slots.ISLAND + 1] = NEARNESS[count_bits(components.small_island & ~lands)]


def write_roads(state: MythotopiaState, lands: i64, into: vec[float], at: i64) -> None:
    """Roads that the seat can use, what they link, and where more could be built."""
    components = state.setting.components
    into[at + slots.ROADS_LEFT] = float(components.pieces.shared.roads - len(state.roads)) / 8.0
    hill_ends: i64 = 0
    province: i64
    for province in range(len(components.hill_neighbours)):
        if lands >> province & 1:
            hill_ends += count_bits(components.hill_neighbours[province] & lands)
    hill_sites: i64 = hill_ends // 2
    border: i64
    used: i64 = 0
    linked: i64 = 0
    for border in state.roads:
        both: i64 = bit(components.border_a[border]) | bit(components.border_b[border])
        if lands & both == both:
            used += 1
            linked |= both
            if components.border_terrain[border] == HILLS:
                hill_sites -= 1
    into[at + slots.ROADS] = float(used) / 4.0
    into[at + slots.LINKED] = float(count_bits(linked)) / 4.0
    fill(into, at + slots.ROAD_SITES, open_road_sites(state, lands), slots.MOST_SITES)
    into[at + slots.HILL_ROAD_SITES] = float(hill_sites) / 4.0


def write_seas(state: MythotopiaState, seat: i64, lands: i64, into: vec[float], at: i64) -> None:
    """Harbours, ships at sea, and the two conditions of Master of the Seas."""
    components = state.setting.components
    player = state.players[seat]
    harbours: i64 = 0
    seas: i64 = 0
    ships: i64 = 0
    sea: i64
    for sea in range(len(components.coast)):
        if components.coast[sea] & lands != 0:
            harbours += 1
        if player.ships[sea] > 0:
            seas += 1
            ships += player.ships[sea]
    into[at + slots.COASTS] = float(harbours) / 4.0
    fill(into, at + slots.SEAS, seas, slots.MOST_SEAS)
    into[at + slots.SHIPS_AT_SEA] = float(ships) / 4.0
    if player.three_seas:
        into[at + slots.SEAS_SCORED] = 1.0
    if player.four_seas:
        into[at + slots.SEAS_SCORED + 1] = 1.0


def surroundings(state: MythotopiaState, lands: i64) -> i64:
    """All provinces that share a border with one of these, mountains apart."""
    components = state.setting.components
    around: i64 = 0
    province: i64
    for province in range(len(components.open_neighbours)):
        if lands >> province & 1:
            around |= components.open_neighbours[province] | components.hill_neighbours[province]
    return around


def write_borders(
    state: MythotopiaState,
    seat: i64,
    forces: Forces,
    lands: i64,
    near: i64,
    citadel: i64,
    into: vec[float],
    at: i64,
) -> None:
    """What lies open to the seat by its defence, and which of its own provinces lie open to rivals."""
    components = state.setting.components
    player = state.players[seat]
    rivals = lands_of_others(state, seat)
    threatened = surroundings(state, rivals) & lands
    wars = state.wars()
    citadels: i64 = 0
    number: i64
    for number in range(state.seats):
        rival = state.players[number]
        if number != seat and rival.citadel != NOWHERE:
            citadels |= bit(rival.citadel)
        prey = near & rival.lands & ~player.present
        if number != seat and prey != 0:
            write_prey(forces, number, prey, into, at)
    province: i64
    for province in range(len(components.garrison)):
        if near >> province & 1 and not (rivals | player.present) >> province & 1:
            strength: i64 = garrison(state, province) - 2
            into[at + slots.NEUTRAL + (0 if strength < 0 else min(strength, len(slots.GARRISONS) - 1))] += 0.25
        elif (threatened & ~wars) >> province & 1:
            defence: i64 = forces.strength(seat, province)
            if province == citadel and player.citadel != citadel:
                defence += components.strength.castle
            into[at + slots.EXPOSED + min(defence, len(slots.DEFENCES) - 1)] += 0.25
    into[at + slots.EXPOSED_CITIES] = float(count_bits(threatened & player.cities)) / 4.0
    if state.counters[DRAGONS] > 0:
        into[at + slots.DRAGONS_NEAR] = float(count_bits(near & state.dragons)) / 4.0
    if state.counters[RUNESTONES] > 0:
        into[at + slots.RUNESTONES_NEAR] = float(count_bits(near & state.runestones)) / 4.0
    if state.counters[VP_CITADEL] > 0:
        into[at + slots.CITADELS_NEAR] = float(count_bits(near & citadels)) / 4.0
    if citadel != NOWHERE:
        if components.rugged >> citadel & 1:
            into[at + slots.CITADEL_SITE] = 1.0
        if threatened >> citadel & 1:
            into[at + slots.CITADEL_SITE + 1] = 1.0
        beside: i64 = components.open_neighbours[citadel] | components.hill_neighbours[citadel]
        into[at + slots.CITADEL_SITE + 2] = float(count_bits(beside & rivals)) / 4.0


def write_prey(forces: Forces, rival: i64, prey: i64, into: vec[float], at: i64) -> None:
    """A rival's provinces that lie open, by their defence."""
    province: i64
    for province in range(MOST_PROVINCES):
        if prey >> province & 1:
            defence = forces.strength(rival, province)
            into[at + slots.PREY + min(defence, len(slots.DEFENCES) - 1)] += 0.25


# --- what could be invaded --------------------------------------------------------------------------------------------


def write_invasions(state: MythotopiaState, seat: i64, means: Means, into: vec[float], at: i64) -> None:
    """The best margin that the cards at hand allow, against a garrison and against a rival.

    A card that names the source gives neither food nor armies; whether the others suffice is judged by their number.
    """
    player = state.players[seat]
    components = state.setting.components
    best: list[int] = [NONE, NONE]
    if means.armies > 0 and player.army_stock > 0 and means.food > 0:
        permitted = permitted_targets(state, seat)
        symbols = components.symbols
        tried: i64 = 0
        held: i64 = len(player.hand)
        place: i64
        for place in range(held + len(player.reserve)):
            kind: i64 = player.hand[place] if place < held else player.reserve[place - held]
            if kind >= MOST_PROVINCES and kind != GENERAL and kind != PORTAL:
                continue
            first: i64 = SYMBOL_KINDS * kind
            food: i64 = means.food - symbols[first + FOOD]
            armies: i64 = min(means.armies - symbols[first + ARMY_SYMBOL], player.army_stock)
            if food <= 0 or armies <= 0:
                continue
            targets = permitted
            if kind != PORTAL:
                sources = player.lands if kind == GENERAL else network(state, seat, kind)
                targets &= reach(state, sources, food, means.ships)
            note_margins(state, seat, armies, targets & ~tried, best)
            tried |= targets
    if best[0] > NONE:
        into[at + slots.CONQUERS_NEUTRAL + margin_place(best[0])] = 1.0
    if best[1] > NONE:
        into[at + slots.CONQUERS_RIVAL + margin_place(best[1])] = 1.0
    if best[0] == NONE and best[1] == NONE:
        into[at + slots.NO_INVASION] = 1.0


def reach(state: MythotopiaState, sources: i64, food: i64, ships: i64) -> i64:
    """What can be invaded from these provinces with so much food and so many Ship cards (MY-506, MY-507, MY-510)."""
    components = state.setting.components
    found: i64 = 0
    province: i64
    for province in range(len(components.open_neighbours)):
        if sources >> province & 1:
            found |= components.open_neighbours[province]
            if food > components.cost.invade:
                found |= components.hill_neighbours[province]
            if ships > 0:
                found |= components.one_sea[province]
    return found


def note_margins(state: MythotopiaState, seat: i64, armies: i64, targets: i64, best: list[int]) -> None:
    """By how much so many armies would be stronger where they would be strongest: against garrisons, against rivals."""
    components = state.setting.components
    player = state.players[seat]
    bonus: i64 = armies + (components.strength.cavalry if player.in_reserve(CAVALRY) else 0)
    ranger = player.in_reserve(RANGER)
    province: i64 = 0
    while targets != 0:
        if targets & 1:
            controller = state.controller(province)
            margin: i64 = bonus + components.strength.ship * ships_near(state, seat, province)
            if ranger and components.rugged >> province & 1:
                margin += components.strength.ranger
            margin -= garrison(state, province) if controller == NOBODY else strength_of(state, controller, province)
            whose: i64 = 1
            if controller == NOBODY:
                whose = 0
            if margin > best[whose]:
                best[whose] = margin
        targets >>= 1
        province += 1
