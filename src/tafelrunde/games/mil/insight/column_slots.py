"""The part of the vector that tells of knights and their columns, and what they can do to one another."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS
from tafelrunde.games.mil.insight import slots
from tafelrunde.games.mil.insight.table_look import Outlook
from tafelrunde.games.mil.rules.action import ROLLED_HOURGLASS, TAKE_HOURGLASS
from tafelrunde.games.mil.rules.court import elements
from tafelrunde.games.mil.rules.state import (
    IN_PLAY,
    NO_LAND,
    NOBODY,
    ON_CRUSADE,
    SLOTS,
    TILES,
    WINTER_PHASE,
    Knight,
    MilState,
    owner_of,
)
from tafelrunde.kernel.encoding import fill

SOME_TIME: Final = 0
NOW: Final = 1


def write_columns(state: MilState, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Own knights, those who serve the seat, and rivals' knights within reach."""
    write_totals(state, seat, outlook, into, at)
    tile: i64
    vassals: i64 = 0
    owner: i64
    for owner in range(state.seats):
        knights = state.players[owner].knights
        for tile in range(TILES):
            knight = knights[tile]
            if knight.status != IN_PLAY:
                continue
            number: i64 = TILES * owner + tile
            if owner == seat:
                write_life(state, number, knight, outlook, into, at)
                write_lands(state, knight, outlook, into, at)
                write_danger(state, number, knight, outlook, into, at)
            else:
                if knight.lord == seat:
                    vassals += 1
                    write_vassal(knight, outlook, into, at)
                write_reach(state, seat, number, knight, outlook, into, at)
    fill(into, at + slots.VASSALS, vassals, 3)
    write_values(state, seat, outlook, into, at)


def write_totals(state: MilState, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """How many knights, castles, soldiers and lands there are."""
    left = outlook.left
    count: i64 = outlook.knights[seat]
    fill(into, at + slots.KNIGHTS, count, slots.MOST_KNIGHTS)
    into[at + slots.KNIGHTS_LEFT] = float(count) * left / 16.0
    castles: i64 = 0
    unguarded: i64 = 0
    serving: i64 = 0
    free: i64 = 0
    tile: i64
    for tile in range(TILES):
        knight = state.players[seat].knights[tile]
        if knight.status == IN_PLAY:
            free += SLOTS - knight.lands()
            if knight.castle:
                castles += 1
            elif outlook.strengths[TILES * seat + tile] == 0:
                unguarded += 1
            if knight.lord != NOBODY:
                serving += 1
    fill(into, at + slots.CASTLES, castles, slots.MOST_KNIGHTS)
    into[at + slots.CASTLES_LEFT] = float(castles) * left / 16.0
    fill(into, at + slots.CASTLE_SLOTS, count - castles, slots.MOST_KNIGHTS)
    if count and not unguarded and state.phase <= WINTER_PHASE:
        into[at + slots.GUARDED] = 1.0
    fill(into, at + slots.UNGUARDED, unguarded, 3)
    fill(into, at + slots.SERVING, serving, 3)
    fill(into, at + slots.LAND_SLOTS, free, 4)
    fill(into, at + slots.LANDS_OWNED, outlook.lands[seat], slots.MOST_LANDS)
    soldiers: i64 = outlook.soldiers[seat]
    fill(into, at + slots.SOLDIERS, soldiers, slots.MOST_SOLDIERS)
    into[at + slots.SOLDIERS_LEFT] = float(soldiers) * left / 32.0
    fill(into, at + slots.STRONGEST, outlook.strongest, slots.STRONGEST_SOLDIERS)
    fill(into, at + slots.SECOND_STRONGEST, outlook.second, 4)


def write_life(state: MilState, number: i64, knight: Knight, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Heir and time tokens, the one that is just being taken included; and whether the winter can kill him."""
    time: i64 = knight.time
    if number == state.acting and (outlook.open == TAKE_HOURGLASS.number or outlook.open == ROLLED_HOURGLASS.number):
        time += 1
    life: i64 = min(time, slots.LIVES - 1) + (slots.LIVES if knight.heir else 0)
    into[at + slots.LIFE + life] += 1.0
    into[at + slots.LIFE_LEFT + life] += outlook.left / 4.0
    if not knight.has_home():
        if knight.place == ON_CRUSADE:
            into[at + slots.HOMELESS + 2] += 1.0
        else:
            into[at + slots.HOMELESS + (1 if knight.heir else 0)] += 1.0


def write_lands(state: MilState, knight: Knight, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Lands, and what they bring: by harvest, and as tribute on either side."""
    components = state.setting.components
    left = outlook.left / 4.0
    harvested: i64 = 0
    slot: i64
    colour: i64
    for slot in range(SLOTS):
        land = knight.land(slot)
        if land == NO_LAND:
            continue
        into[at + slots.LAND + land] += 1.0
        into[at + slots.LAND_LEFT + (land >> 1)] += left
        into[at + slots.TRIBUTE] += float(components.tribute[land]) / 4.0
        into[at + slots.TRIBUTE + 1] += float(components.tribute[land ^ 1]) / 4.0
        goods = components.harvest[land]
        for colour in range(COLOURS):
            count: i64 = goods[colour]
            if count:
                harvested += count
                into[at + slots.HARVEST + colour] += float(count) / 4.0
        if knight.lord != NOBODY:
            into[at + slots.SERVING_LANDS] += 0.25
    into[at + slots.BEST_HARVEST] = max(into[at + slots.BEST_HARVEST], float(harvested) / 4.0)


def write_vassal(knight: Knight, outlook: Outlook, into: vec[float], at: i64) -> None:
    """A rival's knight who serves the seat: his lands bring food, and points when they change."""
    lands = float(knight.lands())
    into[at + slots.VASSALS_LANDS] += lands / 4.0
    into[at + slots.VASSALS_LEFT] += lands * outlook.left / 16.0
    into[at + slots.VASSALS_SLOTS] += (2.0 - lands) / 2.0


def write_danger(state: MilState, number: i64, knight: Knight, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Could the strongest rival make him a vassal, or rob him? Some time, or with a knight who has yet to act?"""
    parts = elements_of(number, knight, outlook)
    if parts < slots.MOST_ELEMENTS:
        into[at + slots.ELEMENTS + parts] += 1.0
    if number == state.archbishop:
        return
    if knight.lord == NOBODY:
        if parts < outlook.rival_strongest:
            into[at + slots.EXPOSED + SOME_TIME] += 0.5
        if parts < outlook.rival_at_court:
            into[at + slots.EXPOSED + NOW] += 0.5
    lands: i64 = knight.lands()
    if lands:
        strength: i64 = state.setting.components.strength.soldier
        defence = defence_of(state, number, knight, outlook)
        if defence < strength * outlook.rival_raider:
            into[at + slots.ROBBABLE + SOME_TIME] += float(lands) / 2.0
        if defence < strength * outlook.rival_at_war:
            into[at + slots.ROBBABLE + NOW] += float(lands) / 2.0


def elements_of(number: i64, knight: Knight, outlook: Outlook) -> i64:
    """Soldiers, lands and castle (MI-1002), of a knight in play."""
    count: i64 = outlook.strengths[number] + knight.lands()
    return count + 1 if knight.castle else count


def defence_of(state: MilState, number: i64, knight: Knight, outlook: Outlook) -> i64:
    """Soldiers and castle (MI-1231), of a knight in play."""
    strength = state.setting.components.strength
    defence: i64 = strength.soldier * outlook.strengths[number]
    return defence + strength.castle if knight.castle else defence


def write_reach(
    state: MilState, seat: i64, number: i64, knight: Knight, outlook: Outlook, into: vec[float], at: i64
) -> None:
    """Could the seat make a rival's knight a vassal, or rob him?"""
    if number == state.archbishop or knight.lord == seat:
        return
    if knight.lord == NOBODY:
        parts = elements_of(number, knight, outlook)
        if parts < outlook.strongest:
            into[at + slots.PREY + SOME_TIME] += 0.5
        if parts < outlook.strongest_at_court:
            into[at + slots.PREY + NOW] += 0.5
    lands: i64 = knight.lands()
    if lands and state.players[owner_of(number)].reds <= outlook.influence:
        strength: i64 = state.setting.components.strength.soldier
        defence = defence_of(state, number, knight, outlook)
        if defence < strength * outlook.strongest:
            into[at + slots.BOOTY + SOME_TIME] += float(lands) / 4.0
        if defence < strength * outlook.strongest_at_war:
            into[at + slots.BOOTY + NOW] += float(lands) / 4.0


def write_values(state: MilState, seat: i64, outlook: Outlook, into: vec[float], at: i64) -> None:
    """Whom Archbishop and King's Soldier help in this round."""
    number: i64 = state.archbishop
    if number != NOBODY:
        parts = elements(state, number)
        if owner_of(number) == seat:
            into[at + slots.ARCHBISHOP] = 1.0
            if parts < outlook.rival_at_court:
                into[at + slots.ARCHBISHOP + 1] = 1.0
        else:
            into[at + slots.ARCHBISHOP + 2] = 1.0
            if parts < outlook.strongest_at_court:
                into[at + slots.ARCHBISHOP + 3] = 1.0
    number = state.kings_soldier
    if number != NOBODY:
        if owner_of(number) == seat:
            into[at + slots.KINGS_SOLDIER] = 1.0
            if outlook.kings_soldier_acts:
                into[at + slots.KINGS_SOLDIER + 1] = 1.0
        else:
            into[at + slots.KINGS_SOLDIER + 2] = 1.0
