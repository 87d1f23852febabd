"""The part of the vector that tells of the map: the realm and its borders, what lies open, what could be invaded."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

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
    OPEN,
    PORTAL,
    PROVINCE_CLASSES,
    RANGER,
    RUNESTONES,
    VP_CITADEL,
)
from tafelrunde.games.mythotopia.components.tables import tallied
from tafelrunde.games.mythotopia.insight import slots
from tafelrunde.games.mythotopia.insight.card_slots import Means, borders_within
from tafelrunde.games.mythotopia.insight.forces import Forces
from tafelrunde.games.mythotopia.insight.war_slots import margin_place
from tafelrunde.games.mythotopia.rules.invade import lands_of_others, permitted_targets
from tafelrunde.games.mythotopia.rules.state import NOWHERE, MythotopiaState, Player, bit
from tafelrunde.games.mythotopia.rules.strength import garrison, ships_near, strength_of
from tafelrunde.games.mythotopia.rules.ways import network
from tafelrunde.kernel.bits import count_bits, lowest
from tafelrunde.kernel.encoding import WHOLE, coarse, fill

NONE: Final = -99
"""No invasion is possible."""
NEARNESS: Final = vec[float]([coarse(1.0 / (1 + missing)) for missing in range(41)])


def write_realm(state: MythotopiaState, seat: i64, lands: i64, citadel: i64, into: vec[float], at: i64) -> None:
    """Provinces, buildings, what is left to build, islands, roads.

    The realm as it is or, in the set-up, as it will be: with `lands` and `citadel` as chosen. `RealmMemory` knows all
    that it is written from.
    """
    components = state.setting.components
    player = state.players[seat]
    fill(into, at + slots.LANDS, count_bits(lands), slots.MOST_LANDS)
    symbol: i64
    for symbol in range(PROVINCE_CLASSES):
        into[at + slots.LANDS_BY_SYMBOL + symbol] = 0.25 * WHOLE[count_bits(components.lands_with[symbol] & lands)]
    fill(into, at + slots.TOWNS, player.towns, slots.MOST_TOWNS)
    fill(into, at + slots.CITIES, count_bits(player.cities), 4)
    fill(into, at + slots.CITIES_LEFT, player.cities_left, 2)
    if citadel != NOWHERE:
        into[at + slots.CITADEL] = 1.0
    into[at + slots.CASTLES] = WHOLE[count_bits(state.castles & lands)] / 4.0
    into[at + slots.CASTLES_LEFT] = WHOLE[components.pieces.shared.castles - count_bits(state.castles)] / 8.0
    if state.counters[ISLES_LARGE] > 0:
        into[at + slots.ISLAND] = NEARNESS[count_bits(components.large_island & ~lands)]
    if state.counters[ISLES_SMALL] > 0:
        into[at + slots.ISLAND + 1] = NEARNESS[count_bits(components.small_island & ~lands)]
    write_roads(state, lands, into, at)


def write_roads(state: MythotopiaState, lands: i64, into: vec[float], at: i64) -> None:
    """Roads that the seat can use, what they link, and where more could be built."""
    components = state.setting.components
    into[at + slots.ROADS_LEFT] = WHOLE[components.pieces.shared.roads - len(state.roads)] / 8.0
    open_sites: i64 = borders_within(components.open_neighbours, lands)
    hill_sites: i64 = borders_within(components.hill_neighbours, lands)
    border: i64
    used: i64 = 0
    linked: i64 = 0
    for border in state.roads:
        both: i64 = components.border_ends[border]
        if lands & both == both:
            used += 1
            linked |= both
            terrain: i64 = components.border_terrain[border]
            if terrain == HILLS:
                hill_sites -= 1
            elif terrain == OPEN:
                open_sites -= 1
    into[at + slots.ROADS] = WHOLE[used] / 4.0
    into[at + slots.LINKED] = WHOLE[count_bits(linked)] / 4.0
    fill(into, at + slots.ROAD_SITES, open_sites, slots.MOST_SITES)
    into[at + slots.HILL_ROAD_SITES] = WHOLE[hill_sites] / 4.0


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
        there: i64 = player.ships[sea]
        if there > 0:
            seas += 1
            ships += there
    into[at + slots.COASTS] = WHOLE[harbours] / 4.0
    fill(into, at + slots.SEAS, seas, slots.MOST_SEAS)
    into[at + slots.SHIPS_AT_SEA] = WHOLE[ships] / 4.0
    if player.three_seas:
        into[at + slots.SEAS_SCORED] = 1.0
    if player.four_seas:
        into[at + slots.SEAS_SCORED + 1] = 1.0


def surroundings(state: MythotopiaState, lands: i64) -> i64:
    """All provinces that share a border with one of these, mountains apart."""
    neighbours = state.setting.components.neighbours
    around: i64 = 0
    while lands != 0:
        around |= neighbours[lowest(lands)]
        lands &= lands - 1
    return around


def beside(state: MythotopiaState, lands: i64, others: i64) -> i64:
    """Those of the provinces that share a border with one of the others, mountains apart."""
    neighbours = state.setting.components.neighbours
    found: i64 = 0
    rest: i64 = lands
    while rest != 0:
        province = lowest(rest)
        rest &= rest - 1
        if neighbours[province] & others != 0:
            found |= bit(province)
    return found


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
    threatened = beside(state, lands, rivals)
    citadels: i64 = 0
    number: i64
    for number, rival in enumerate(state.players):
        if number != seat:
            if rival.citadel != NOWHERE:
                citadels |= bit(rival.citadel)
            prey = near & rival.lands & ~player.present
            if prey != 0:
                write_prey(forces, rival, number, prey, into, at)
    write_neutral(state, near & ~(rivals | player.present), into, at)
    rest: i64 = threatened & ~forces.wars
    while rest != 0:
        province = lowest(rest)
        rest &= rest - 1
        defence: i64 = forces.strength(player, seat, province)
        if province == citadel and player.citadel != citadel:
            defence += components.strength.castle
        into[at + slots.EXPOSED + min(defence, slots.MOST_DEFENCE)] += 0.25
    into[at + slots.EXPOSED_CITIES] = WHOLE[count_bits(threatened & player.cities)] / 4.0
    if state.counters[DRAGONS] > 0:
        into[at + slots.DRAGONS_NEAR] = WHOLE[count_bits(near & state.dragons)] / 4.0
    if state.counters[RUNESTONES] > 0:
        into[at + slots.RUNESTONES_NEAR] = WHOLE[count_bits(near & state.runestones)] / 4.0
    if state.counters[VP_CITADEL] > 0:
        into[at + slots.CITADELS_NEAR] = WHOLE[count_bits(near & citadels)] / 4.0
    if citadel != NOWHERE:
        if components.rugged >> citadel & 1:
            into[at + slots.CITADEL_SITE] = 1.0
        if threatened >> citadel & 1:
            into[at + slots.CITADEL_SITE + 1] = 1.0
        into[at + slots.CITADEL_SITE + 2] = WHOLE[count_bits(components.neighbours[citadel] & rivals)] / 4.0


def write_neutral(state: MythotopiaState, neutral: i64, into: vec[float], at: i64) -> None:
    """Neutral provinces that lie open, by their garrison."""
    while neutral != 0:
        strength: i64 = garrison(state, lowest(neutral)) - 2
        neutral &= neutral - 1
        into[at + slots.NEUTRAL + min(max(strength, 0), slots.MOST_GARRISON)] += 0.25


def write_prey(forces: Forces, rival: Player, number: i64, prey: i64, into: vec[float], at: i64) -> None:
    """A rival's provinces that lie open, by their defence."""
    while prey != 0:
        defence = forces.strength(rival, number, lowest(prey))
        prey &= prey - 1
        into[at + slots.PREY + min(defence, slots.MOST_DEFENCE)] += 0.25


# --- what could be invaded --------------------------------------------------------------------------------------------


def write_invasions(state: MythotopiaState, seat: i64, means: Means, into: vec[float], at: i64) -> None:
    """The best margin that the cards at hand allow, against a garrison and against a rival.

    A card that names the source gives neither food nor armies; whether the others suffice is judged by their number.
    """
    player = state.players[seat]
    components = state.setting.components
    best_neutral: i64 = NONE
    best_rival: i64 = NONE
    if means.armies > 0 and player.army_stock > 0 and means.food > 0:
        permitted = permitted_targets(state, seat)
        taken = lands_of_others(state, seat)
        defences = Defences(state, seat)
        tallies = components.tallies
        tried: i64 = 0
        held: i64 = len(player.hand)
        place: i64
        for place in range(held + len(player.reserve)):
            kind: i64 = player.hand[place] if place < held else player.reserve[place - held]
            if kind >= MOST_PROVINCES and kind != GENERAL and kind != PORTAL:
                continue
            food: i64 = means.food - tallied(tallies[kind], FOOD)
            armies: i64 = min(means.armies - tallied(tallies[kind], ARMY_SYMBOL), player.army_stock)
            if food <= 0 or armies <= 0:
                continue
            targets = permitted
            if kind != PORTAL:
                sources = player.lands if kind == GENERAL else network(state, seat, kind)
                targets &= reach(state, sources, food, means.ships)
            targets &= ~tried
            tried |= targets
            best_neutral = max(best_neutral, defences.best_of_nobodys(armies, targets & ~taken))
            best_rival = max(best_rival, defences.best_of_rivals(armies, targets & taken))
    if best_neutral > NONE:
        into[at + slots.CONQUERS_NEUTRAL + margin_place(best_neutral)] = 1.0
    if best_rival > NONE:
        into[at + slots.CONQUERS_RIVAL + margin_place(best_rival)] = 1.0
    if best_neutral == NONE and best_rival == NONE:
        into[at + slots.NO_INVASION] = 1.0


def reach(state: MythotopiaState, sources: i64, food: i64, ships: i64) -> i64:
    """What can be invaded from these provinces with so much food and so many Ship cards (MY-506, MY-507, MY-510)."""
    components = state.setting.components
    by_land = components.neighbours if food > components.cost.invade else components.open_neighbours
    found: i64 = 0
    while sources != 0:
        province = lowest(sources)
        sources &= sources - 1
        found |= by_land[province]
        if ships > 0:
            found |= components.one_sea[province]
    return found


@mypyc_attr(free_list_len=1)
class Defences:
    """What the seat's invasions would meet."""

    def __init__(self, state: MythotopiaState, seat: i64) -> None:
        player = state.players[seat]
        printed = state.setting.components.strength
        self.state = state
        self.seat = seat
        self.bonus: i64 = 0
        self.rugged: i64 = 0
        """How much stronger the seat is as an attacker everywhere, and in rugged land besides."""
        self.seas: i64 = 0
        """The seas in which it has ships."""
        place: i64 = bit(0)
        ships: i64
        for ships in player.ships:
            if ships > 0:
                self.seas |= place
            place += place
        if player.in_reserve(CAVALRY):
            self.bonus = printed.cavalry
        if player.in_reserve(RANGER):
            self.rugged = printed.ranger

    def best_of_nobodys(self, armies: i64, targets: i64) -> i64:
        """By how much so many armies would be stronger where they would be strongest; NONE if there is no target."""
        best: i64 = NONE
        while targets != 0:
            province = lowest(targets)
            targets &= targets - 1
            best = max(best, self.attack(armies, province) - garrison(self.state, province))
        return best

    def best_of_rivals(self, armies: i64, targets: i64) -> i64:
        """The same where others control all of the targets."""
        best: i64 = NONE
        rest: i64 = targets
        seat: i64 = 0
        while rest != 0:
            prey = rest & self.state.players[seat].lands
            rest &= ~prey
            while prey != 0:
                province = lowest(prey)
                prey &= prey - 1
                best = max(best, self.attack(armies, province) - strength_of(self.state, seat, province))
            seat += 1
        return best

    def attack(self, armies: i64, province: i64) -> i64:
        """How strong the seat would be there."""
        components = self.state.setting.components
        strength: i64 = armies + self.bonus
        if components.shores[province] & self.seas:
            strength += components.strength.ship * ships_near(self.state, self.seat, province)
        if components.rugged >> province & 1:
            strength += self.rugged
        return strength
