"""What a bot should know of Kingsburg: how much a position is worth to a seat, in victory points.

Only what the seat may know is looked at: of an enemy that is neither revealed nor peeked at, the five possible cards
count alike, and coming dice count as what they bring on average.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.enemies import Enemy
from tafelrunde.games.kingsburg.components.ids import (
    BARRACKS,
    BUILDINGS,
    CATHEDRAL,
    CHAPEL,
    COLUMNS,
    CRANE,
    EMBASSY,
    FARM,
    FORTRESS,
    INN,
    MARKET,
    MERCHANTS_GUILD,
    PLAYER_DICE,
    SIDES,
    STABLE,
    STONE_WALL,
    TOWN_HALL,
    YEARS,
)
from tafelrunde.games.kingsburg.rules.prices import next_in_row, price_of
from tafelrunde.games.kingsburg.rules.state import (
    AUTUMN,
    DIE_BITS,
    DIE_MASK,
    SPACES,
    SPRING,
    SUMMER,
    KingsburgState,
    Player,
)
from tafelrunde.games.kingsburg.rules.winter import strength_against, strength_with, strengths_of_buildings
from tafelrunde.kernel.judgement import total

# The weights, by name in `insight.toml`: what things are worth in victory points while there is time to use them.
WEIGHTS: Final = [
    "good", "last_good", "token", "soldier", "envoy", "reach", "free_die", "hired_soldier", "lasting_strength",
    "victory", "lost_building", "chapel", "inn", "market", "farm", "merchants_guild", "crane", "town_hall", "embassy",
    "stable", "barracks",
]  # fmt: skip
GOOD: Final = 0
LAST_GOOD: Final = 1
TOKEN: Final = 2
SOLDIER: Final = 3
ENVOY: Final = 4
REACH: Final = 5
FREE_DIE: Final = 6
HIRED_SOLDIER: Final = 7
LASTING_STRENGTH: Final = 8
VICTORY: Final = 9
LOST_BUILDING: Final = 10

NO_EFFECT: Final = -1
EFFECT: Final[list[int]] = [NO_EFFECT] * len(BUILDINGS)
"""The weight of a building's effect in each productive phase that is still to come."""
EFFECT[CHAPEL] = 11
EFFECT[INN] = 12
EFFECT[MARKET] = 13
EFFECT[FARM] = 14
EFFECT[MERCHANTS_GUILD] = 15
EFFECT[CRANE] = 16
EFFECT[TOWN_HALL] = 17
EFFECT[EMBASSY] = 18
EFFECT[STABLE] = 19
EFFECT[BARRACKS] = 20

# The army tokens that stand for all: the second lowest and the second highest, 1 and 3 as they are shipped.
LOW_TOKEN: Final = 1
HIGH_TOKEN: Final = 4

ASPECTS: Final = ["points", "buildings", "goods", "court", "winter", "envoy"]
"""The parts of a player's worth, in the order of `aspects`."""


def worth(state: KingsburgState, seat: int, weights: list[float]) -> float:
    """What everything in front of one player is worth."""
    return total(aspects(state, seat, weights))


def aspects(state: KingsburgState, seat: int, weights: list[float]) -> list[float]:
    """Points scored, and what everything else in front of the player will bring."""
    player = state.players[seat]
    if state.over():
        return [float(player.vp) + 0.01 * float(player.goods_count()), 0.0, 0.0, 0.0, 0.0, 0.0]
    phases = phases_left(state)
    winter = 0.0
    if state.phase <= AUTUMN or not state.enemy_shown:
        winter = winter_worth(state, player, weights)
    return [
        float(player.vp),
        buildings_worth(player, phases, weights),
        goods_worth(state, player, phases, weights),
        court_worth(state, seat, weights),
        winter,
        weights[ENVOY] if state.envoy == seat and phases > 0 else 0.0,
    ]


def worths(state: KingsburgState, weights: list[float]) -> list[float]:
    """What everything in front of each player is worth, in victory points."""
    return [worth(state, seat, weights) for seat in range(state.seats)]


def left(state: KingsburgState) -> float:
    """How much of the game is still to come."""
    return (float(YEARS - state.year) + 1.0 - 0.125 * float(state.phase)) / float(YEARS)


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


def buildings_worth(player: Player, phases: int, weights: list[float]) -> float:
    """The effects of standing buildings for the rest of the game; strength is judged by the winter to come."""
    value = 0.0
    standing: i64 = player.buildings
    building: i64 = 0
    while standing:
        if standing & 1:
            value += effect_worth(building, phases, weights)
        standing >>= 1
        building += 1
    return value


def effect_worth(building: i64, phases: int, weights: list[float]) -> float:
    """What the effect of a building brings in the phases to come."""
    effect = EFFECT[building]
    return weights[effect] * phases if effect != NO_EFFECT else 0.0


def goods_worth(state: KingsburgState, player: Player, phases: int, weights: list[float]) -> float:
    """Goods and +2 tokens, and how near they bring the next building."""
    goods: int = player.goods_count()
    value = 0.0
    if player.has(CATHEDRAL):
        value += goods // state.setting.components.cathedral.goods_per_vp
    if phases == 0:
        return value + weights[LAST_GOOD] * goods
    value += weights[GOOD] * goods * min(1.0, 0.25 + 0.25 * phases) + weights[TOKEN] * float(player.plus_two)
    return value + weights[REACH] * next_building_worth(state, player, phases, weights)


def next_building_worth(state: KingsburgState, player: Player, phases: int, weights: list[float]) -> float:
    """The best building in reach: its points and effect, the less the more goods are missing."""
    best = 0.0
    row: i64
    for row in range(state.setting.first_building, state.setting.end_of_buildings, COLUMNS):
        building = next_in_row(player, row)
        if building >= 0:
            missing: int = 0
            price = price_of(state, player, building)
            for kind in range(3):
                missing += max(0, price[kind] - player.good(kind))
            gain = state.setting.components.buildings[building].vp + effect_worth(building, phases, weights)
            best = max(best, gain / (1.0 + missing))
    return best


def court_worth(state: KingsburgState, seat: i64, weights: list[float]) -> float:
    """What the advisors with the player's dice are going to pay, and what his free dice may still reach."""
    player = state.players[seat]
    value = 0.0
    if state.paying == 0:
        for space in range(1, SPACES):
            if state.first_at(space) == seat:
                value += advisor_worth(state, player, space, weights)
            if state.second_at(space) == seat:
                value += advisor_worth(state, player, space, weights)
    if not player.passed:
        free: i64 = player.free_numbers()
        die: i64 = 0
        while free:
            if free & DIE_MASK:
                share = weights[FREE_DIE] if die < PLAYER_DICE else 0.5 * weights[FREE_DIE]
                value += share * advisor_worth(state, player, free & DIE_MASK, weights)
            free >>= DIE_BITS
            die += 1
    return value


def advisor_worth(state: KingsburgState, player: Player, space: i64, weights: list[float]) -> float:
    """What an advisor pays, in points."""
    advisor = state.setting.components.spaces[space]
    good = weights[GOOD]
    if advisor.transmutes:
        return good if player.goods_count() else 0.3
    goods = advisor.goods
    value = good * (goods[0] + goods[1] + goods[2]) + 1.1 * good * advisor.any
    if advisor.either:
        value += 1.05 * good
    value += advisor.vp - advisor.price_vp
    value += weights[TOKEN] * advisor.plus_two + weights[HIRED_SOLDIER] * advisor.soldiers
    return value


def winter_worth(state: KingsburgState, player: Player, weights: list[float]) -> float:
    """What the coming battle brings on average, over the cards and reinforcements that are possible."""
    components = state.setting.components
    known = state.enemy_shown or player.peeked
    cards = [int(state.enemy())] if known else components.enemies_of_year[state.year]
    buildings = strengths_of_buildings(state, player)
    value = 0.0
    for card in cards:
        enemy = components.enemies[card]
        lead = strength_with(state, player, enemy, buildings) - strength_against(state, player, enemy)
        value += battle_worth(state, player, enemy, lead, weights)
    value = value / len(cards) + weights[SOLDIER] * float(player.soldiers)
    return value + later_winters_worth(state, player, weights)


def battle_worth(state: KingsburgState, player: Player, enemy: Enemy, lead: i64, weights: list[float]) -> float:
    """Reward and penalty of one battle by their chances; `lead` is the strength over the enemy's before reinforcements.

    The king sends one die, or a low or a high army token is laid.
    """
    wins: i64 = 0
    draws: i64 = 0
    chances: i64
    if state.setting.army:
        chances = 2
        low: i64 = state.setting.components.army_tokens[LOW_TOKEN]
        high: i64 = state.setting.components.army_tokens[HIGH_TOKEN]
        wins = (1 if lead + low > 0 else 0) + (1 if lead + high > 0 else 0)
        draws = (1 if lead + low == 0 else 0) + (1 if lead + high == 0 else 0)
    else:
        chances = SIDES
        wins = max(0, min(SIDES, SIDES + lead))
        draws = 1 if 1 <= -lead <= SIDES else 0
    if player.has(STONE_WALL):
        wins += draws
        draws = 0
    value = 0.0
    if wins:
        value += float(wins) * victory_worth(state, player, enemy, weights)
    if wins + draws < chances:
        value -= float(chances - wins - draws) * defeat_cost(player, enemy, weights)
    return value / float(chances)


def victory_worth(state: KingsburgState, player: Player, enemy: Enemy, weights: list[float]) -> float:
    """The reward of a battle."""
    win = enemy.win
    fortress = state.setting.components.fortress.gives_vp if player.has(FORTRESS) else 0
    return weights[GOOD] * float(win.all_goods) + float(win.vp) + weights[VICTORY] + fortress


def defeat_cost(player: Player, enemy: Enemy, weights: list[float]) -> float:
    """The penalty of a battle."""
    loss = enemy.loss
    cost = float(loss.vp)
    cost += weights[GOOD] * float(min(loss.gold, player.gold))
    cost += weights[GOOD] * float(min(loss.wood, player.wood))
    cost += weights[GOOD] * float(min(loss.stone, player.stone))
    cost += weights[GOOD] * float(min(loss.any, player.goods_count()))
    if player.buildings:
        cost += weights[LOST_BUILDING] * float(loss.buildings)
    return cost


def later_winters_worth(state: KingsburgState, player: Player, weights: list[float]) -> float:
    """Lasting strength serves in every winter to come; orcs stand for an enemy without a weakness."""
    lasting: int = 0
    standing: i64 = player.buildings
    building: i64 = 0
    while standing:
        if standing & 1:
            lasting += state.setting.components.buildings[building].strength
        standing >>= 1
        building += 1
    return weights[LASTING_STRENGTH] * lasting * float(YEARS - state.year)
