"""What a bot should know of Mil: how much a position is worth to a seat, in victory points.

Stocks are no secret to anybody who keeps count, so they are looked at; other players' sealed bids and the tiles below
the tops are not.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, FABRIC, FOOD, GOLD, INFLUENCE, METAL
from tafelrunde.games.mil.insight.posts import posts_worth
from tafelrunde.games.mil.insight.prospects import prospect
from tafelrunde.games.mil.insight.values import (
    CASTLE_SAFETY,
    HEIR,
    KNIGHT_A_ROUND,
    LANDLESS,
    LAST_PRIVILEGE,
    MAJORITY,
    PRIVILEGE,
    RED,
    SOLDIER,
    TIME,
    VASSALS_LAND,
    cube_worth,
    land_income,
    rounds_left,
)
from tafelrunde.games.mil.rules.action import ROLLED_HOURGLASS, TAKE_HOURGLASS
from tafelrunde.games.mil.rules.ending import standing
from tafelrunde.games.mil.rules.state import IN_PLAY, NOBODY, ON_CRUSADE, WINTER_PHASE, Knight, MilState
from tafelrunde.kernel.judgement import total

ASPECTS: Final = ["points", "stock", "lineage", "knights", "vassals", "posts", "prospects"]
"""The parts of a player's worth, in the order of `aspects`."""

# What the time tokens on a knight cost, with and without heir: the fourth ends his life.
TIME_WITHOUT_HEIR: Final = [0.0, 0.35, 0.9, 2.0, 4.0]
TIME_WITH_HEIR: Final = [0.0, 0.1, 0.25, 0.55, 1.1]

# At the end, what decides between equal points: more lands and castles, then more gold (MI-1708).
ESTATE: Final = 0.01
GOLD_AT_THE_END: Final = 0.0001

LAST_ROUND_LEFT: Final = 0.4
"""How many rounds more than `rounds_left` counts are left at a game's beginning."""

# Stock: cubes for a castle in all their colours; no gold to pay for a space or a son.
CASTLE_CUBES: Final = 0.5
NO_GOLD: Final = 0.5
ROUNDS_TO_BE_CERTAIN: Final = 5.0
"""A majority counts the more, the more of so many rounds have been played."""
SHARED_MAJORITY: Final = 0.5

# Lineage field: what each single woman costs more whoever has most of them; privileges beyond the first few.
MOST_WOMEN: Final = 0.4
MOST_WOMEN_AT_LAST: Final = 0.9
USEFUL_PRIVILEGES: Final = 3.0
FURTHER_PRIVILEGE: Final = 0.3

# Knights: a vassal for his lord and for his owner; soldiers are of use for this round and one more at most.
VASSAL_KNIGHT: Final = 0.3
OWN_VASSAL: Final = 0.6
SOLDIERS_THIS_ROUND: Final = 0.5
SOLDIERS_AT_MOST: Final = 1.5

# The part of an heir's worth that is left: always, and more for each round to come.
HEIR_ALWAYS: Final = 0.4
HEIR_A_ROUND: Final = 0.3

# The part of time tokens' cost to a knight without heir: always, and more for each round to come.
TIME_ALWAYS: Final = 0.3
TIME_A_ROUND: Final = 0.3

# The part of a homeless knight's risk: on crusade or with the winter over; with an heir.
RISK_LATER: Final = 0.4
RISK_WITH_HEIR: Final = 0.3


def worths(state: MilState, weights: list[float]) -> list[float]:
    """What everything in front of each player is worth, in victory points."""
    return [worth(state, seat, weights) for seat in range(state.seats)]


def worth(state: MilState, seat: int, weights: list[float]) -> float:
    """What everything in front of one player is worth."""
    return total(aspects(state, seat, weights))


def aspects(state: MilState, seat: int, weights: list[float]) -> list[float]:
    """Points scored, what everything in front of the player will bring, and what is just being settled."""
    player = state.players[seat]
    if state.over():
        _, estate, gold = standing(state, seat)
        points = float(player.vp) + ESTATE * estate + GOLD_AT_THE_END * gold
        return [points, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    left = rounds_left(state)
    return [
        float(player.vp),
        stock_worth(state, seat, left, weights),
        lineage_worth(state, seat, left, weights),
        knights_worth(state, seat, left, weights),
        vassals_worth(state, seat, left, weights),
        posts_worth(state, seat, weights),
        prospect(state, seat, weights),
    ]


def left(state: MilState) -> float:
    """How much of the game is still to come."""
    rounds = float(state.setting.components.board.rounds)
    return min(1.0, max(0.0, (rounds_left(state) + LAST_ROUND_LEFT) / rounds))


def knights_worth(state: MilState, seat: i64, left: float, weights: list[float]) -> float:
    """The own knights in play."""
    player = state.players[seat]
    value = 0.0
    for tile in range(len(player.knights)):
        knight = player.knights[tile]
        if knight.status == IN_PLAY:
            value += knight_worth(state, 4 * seat + tile, knight, left, weights)
    return value


def vassals_worth(state: MilState, seat: i64, left: float, weights: list[float]) -> float:
    """Foreign knights who serve the player, and their lands."""
    value = 0.0
    for other in state.players:
        for knight in other.knights:
            if knight.lord == seat:
                value += VASSAL_KNIGHT + weights[VASSALS_LAND] * float(knight.lands()) * left
    return value


def stock_worth(state: MilState, seat: i64, left: float, weights: list[float]) -> float:
    """Cubes by colour: the first of a colour are worth more, the last round leaves gold and majorities."""
    stock = state.players[seat].stock
    value = 0.0
    for colour in range(COLOURS):
        value += cube_worth(colour, left, weights) * stock[colour]
    for colour in (INFLUENCE, METAL, FABRIC):
        value += weights[MAJORITY] * majority_share(state, seat, colour)
    if left > 0.0 and stock[METAL] and stock[FABRIC] and stock[FOOD]:
        value += CASTLE_CUBES
    if stock[GOLD] == 0 and left > 0.0:
        value -= NO_GOLD
    return value


def majority_share(state: MilState, seat: i64, colour: i64) -> float:
    """Points of the final majority if it were now, the more certain the later."""
    own = state.players[seat].stock[colour]
    if own == 0:
        return 0.0
    points = float(state.setting.components.majority[colour]) * float(state.round) / ROUNDS_TO_BE_CERTAIN
    for other in range(state.seats):
        if other != seat:
            theirs = state.players[other].stock[colour]
            if theirs > own:
                return 0.0
            if theirs == own:
                points *= SHARED_MAJORITY
    return points


def lineage_worth(state: MilState, seat: i64, left: float, weights: list[float]) -> float:
    """Single women cost points at the end, most of all whoever has most of them; privileges pay as gold does."""
    player = state.players[seat]
    value = -weights[RED] * float(player.reds)
    most = player.reds > 0
    for other in range(state.seats):
        if other != seat and state.players[other].reds > player.reds:
            most = False
    if most:
        value -= float(player.reds) * (MOST_WOMEN_AT_LAST if left < 1.0 else MOST_WOMEN)
    if left <= 0.0:
        return value + weights[LAST_PRIVILEGE] * float(player.privileges)
    useful = min(float(player.privileges), USEFUL_PRIVILEGES)
    further = max(0.0, float(player.privileges) - USEFUL_PRIVILEGES)
    return value + weights[PRIVILEGE] * useful + FURTHER_PRIVILEGE * further


def knight_worth(state: MilState, number: i64, knight: Knight, left: float, weights: list[float]) -> float:
    """A knight's work in the rounds to come, his column, and how near his end is."""
    use = min(left + SOLDIERS_THIS_ROUND, SOLDIERS_AT_MOST)
    value = weights[KNIGHT_A_ROUND] * left + weights[SOLDIER] * use * float(knight.soldiers)
    value += land_income(state, knight, weights) * left
    if knight.castle:
        value += weights[CASTLE_SAFETY] * left
    value += life_worth(state, number, knight, left, weights)
    if not knight.has_home():
        value -= homeless_risk(state, knight, weights)
    if knight.lord != NOBODY:
        value -= OWN_VASSAL
    return value


def life_worth(state: MilState, number: i64, knight: Knight, left: float, weights: list[float]) -> float:
    """An heir, less what time tokens cost; the one that is just being taken counts."""
    time = knight.time
    if number == state.acting and (state.is_open(TAKE_HOURGLASS) or state.is_open(ROLLED_HOURGLASS)):
        time += 1
    if knight.heir:
        heir = weights[HEIR] * min(1.0, HEIR_ALWAYS + HEIR_A_ROUND * left)
        return heir - weights[TIME] * TIME_WITH_HEIR[time] * min(1.0, left)
    if time >= state.setting.components.life.tokens:
        return -weights[TIME] * TIME_WITHOUT_HEIR[time]
    if left > 0.0:
        return -weights[TIME] * TIME_WITHOUT_HEIR[time] * min(1.0, TIME_ALWAYS + TIME_A_ROUND * left)
    return 0.0


def homeless_risk(state: MilState, knight: Knight, weights: list[float]) -> float:
    """Every winter may kill a knight without land and castle."""
    if knight.place == ON_CRUSADE or state.phase > WINTER_PHASE:
        return RISK_LATER * weights[LANDLESS]
    return RISK_WITH_HEIR * weights[LANDLESS] if knight.heir else weights[LANDLESS]
