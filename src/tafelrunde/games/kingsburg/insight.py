"""What a bot should know of Kingsburg: how much a position is worth to a seat, in victory points.

Only what the seat may know is looked at: of an enemy that is neither revealed nor peeked at, the five possible cards
count alike, and coming dice count as what they bring on average.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.build import COLUMNS, next_in_row, price_of
from tafelrunde.games.kingsburg.components import (
    BARRACKS,
    BUILDINGS,
    CATHEDRAL,
    CHAPEL,
    CRANE,
    EMBASSY,
    FARM,
    FORTRESS,
    GOV_DIPLOMAT,
    INN,
    MARKET,
    MERCHANTS_GUILD,
    STABLE,
    STONE_WALL,
    TOWN_HALL,
)
from tafelrunde.games.kingsburg.roll import SIDES
from tafelrunde.games.kingsburg.state import AUTUMN, PLAYER_DICE, SPRING, SUMMER, YEARS, KingsburgState, Player
from tafelrunde.games.kingsburg.winter import ANY, LOST_BUILDINGS, LOST_VP, WIN_VP, strength_of

# What things are worth in victory points while there is still time to use them.
GOOD: Final = 0.85
TOKEN: Final = 0.7
SOLDIER: Final = 0.05
ENVOY: Final = 1.2
LAST_GOOD: Final = 0.02
REACH: Final = 0.35
RIVALS: Final = 0.35
FREE_DIE: Final = 0.7

# A building's effect, for each productive phase (or winter, for strength) that is still to come.
PER_PHASE: Final[list[float]] = [0.0] * len(BUILDINGS)
PER_PHASE[CHAPEL] = 0.05
PER_PHASE[INN] = 0.2
PER_PHASE[MARKET] = 0.35
PER_PHASE[FARM] = 0.8
PER_PHASE[MERCHANTS_GUILD] = 0.85
PER_PHASE[CRANE] = 0.25
PER_PHASE[TOWN_HALL] = 0.2
PER_PHASE[EMBASSY] = 1.0
PER_PHASE[STABLE] = 0.1
PER_PHASE[BARRACKS] = 0.1
PER_WINTER: Final = 0.45


def evaluate(state: KingsburgState, seat: int) -> float:
    """A seat's worth, less a part of what the best of its rivals is worth."""
    own = worth(state, seat)
    if state.over():
        own += 0.01 * float(state.players[seat].goods_count())
    best_rival = -1000.0
    for other in range(state.seats):
        if other != seat:
            best_rival = max(best_rival, worth(state, other))
    return own - RIVALS * best_rival


def worth(state: KingsburgState, seat: int) -> float:
    """Points scored, and what everything else in front of the player will bring."""
    player = state.players[seat]
    if state.over():
        return float(player.vp)
    phases = phases_left(state)
    value = float(player.vp) + buildings_worth(player, phases)
    value += goods_worth(state, player, phases)
    value += court_worth(state, seat)
    if state.phase <= AUTUMN or not state.enemy_shown:
        value += winter_worth(state, player)
    if state.envoy == seat and phases > 0:
        value += ENVOY
    return value


def phases_left(state: KingsburgState) -> int:
    """Productive phases in which the player can still build, the present one included."""
    left: int = 3 * (YEARS - state.year)
    if state.phase <= SPRING:
        left += 3
    elif state.phase <= SUMMER:
        left += 2
    elif state.phase <= AUTUMN:
        left += 1
    return left


def buildings_worth(player: Player, phases: int) -> float:
    """The effects of standing buildings for the rest of the game; strength is judged by the winter to come."""
    value = 0.0
    standing: i64 = player.buildings
    building: i64 = 0
    while standing:
        if standing & 1:
            value += PER_PHASE[building] * phases
        standing >>= 1
        building += 1
    return value


def goods_worth(state: KingsburgState, player: Player, phases: int) -> float:
    """Goods and +2 tokens, and how near they bring the next building."""
    goods: int = player.goods_count()
    value = 0.0
    if player.has(CATHEDRAL):
        value += goods // state.setting.components.cathedral_goods_per_vp
    if phases == 0:
        return value + LAST_GOOD * goods
    value += GOOD * goods * min(1.0, 0.25 + 0.25 * phases) + TOKEN * float(player.plus_two)
    return value + REACH * next_building_worth(state, player, phases)


def next_building_worth(state: KingsburgState, player: Player, phases: int) -> float:
    """The best building in reach: its points and effect, the less the more goods are missing."""
    best = 0.0
    row: i64
    for row in range(state.setting.first_building, state.setting.end_of_buildings, COLUMNS):
        building = next_in_row(player, row)
        if building >= 0:
            missing: int = 0
            price = price_of(state, player, building)
            for kind in range(3):
                missing += max(0, price[kind] - player.goods[kind])
            gain = state.setting.components.building_vp[building] + PER_PHASE[building] * phases
            best = max(best, gain / (1.0 + missing))
    return best


def court_worth(state: KingsburgState, seat: i64) -> float:
    """What the advisors with the player's dice are going to pay, and what his free dice may still reach."""
    player = state.players[seat]
    value = 0.0
    if state.paying == 0:
        for space in range(1, len(state.court)):
            if state.court[space] == seat:
                value += advisor_worth(state, player, space)
            if state.court_second[space] == seat:
                value += advisor_worth(state, player, space)
    if not player.passed:
        for die in range(len(player.dice)):
            if player.placed[die] == 0:
                share = FREE_DIE if die < PLAYER_DICE else 0.5 * FREE_DIE
                value += share * advisor_worth(state, player, player.dice[die])
    return value


def advisor_worth(state: KingsburgState, player: Player, space: i64) -> float:
    """What an advisor pays, in points."""
    components = state.setting.components
    if components.transmutes[space]:
        return GOOD if player.goods_count() else 0.3
    gain = components.gain[space]
    value = GOOD * (gain[0] + gain[1] + gain[2]) + 1.1 * GOOD * components.gain_any[space]
    if components.gain_either[space]:
        value += 1.05 * GOOD
    value += components.gain_vp[space] - components.price_vp[space]
    value += TOKEN * components.gain_plus_two[space] + 0.8 * components.gain_soldiers[space]
    return value


def winter_worth(state: KingsburgState, player: Player) -> float:
    """What the coming battle brings on average, over the cards and reinforcements that are possible."""
    components = state.setting.components
    known = state.enemy_shown or player.peeked
    cards = [int(state.enemy())] if known else components.enemies_of_year[state.year]
    value = 0.0
    for card in cards:
        strength = strength_of(state, player, card)
        if state.setting.army:
            value += (
                battle_worth(state, player, card, strength + 1) + battle_worth(state, player, card, strength + 3)
            ) / 2
            continue
        for die in range(1, SIDES + 1):
            value += battle_worth(state, player, card, strength + die) / SIDES
    return value / len(cards) + SOLDIER * float(player.soldiers) + later_winters_worth(state, player)


def later_winters_worth(state: KingsburgState, player: Player) -> float:
    """Lasting strength serves in every winter to come; orcs stand for an enemy without a weakness."""
    lasting: int = 0
    standing: i64 = player.buildings
    building: i64 = 0
    while standing:
        if standing & 1:
            lasting += state.setting.components.strength[building]
        standing >>= 1
        building += 1
    return PER_WINTER * lasting * float(YEARS - state.year)


def battle_worth(state: KingsburgState, player: Player, card: i64, strength: i64) -> float:
    """Reward or penalty of one battle, in points."""
    components = state.setting.components
    enemy: i64 = components.enemy_strength[card]
    if player.governor == GOV_DIPLOMAT:
        enemy -= components.diplomat_weaker
    if strength > enemy or (strength == enemy and player.has(STONE_WALL)):
        win = components.win[card]
        fortress = 1.0 if player.has(FORTRESS) else 0.0
        return GOOD * (win[0] + win[1] + win[2] + win[ANY]) + win[WIN_VP] + 0.5 + fortress
    if strength == enemy:
        return 0.0
    loss = components.loss[card]
    value = 0.0
    for kind in range(3):
        value -= GOOD * min(loss[kind], player.goods[kind])
    value -= GOOD * min(loss[ANY], int(player.goods_count()))
    if player.buildings:
        value -= 3.0 * loss[LOST_BUILDINGS]
    return value - loss[LOST_VP]
