"""What a bot should know of Mil: how much a position is worth to a seat, in victory points.

Stocks are no secret to anybody who keeps count, so they are looked at; other players' sealed bids and the tiles below
the tops are not.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import COLOURS, FABRIC, FOOD, GOLD, INFLUENCE, METAL
from tafelrunde.games.mil.insight.judge import Judge
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
    rounds_left,
)
from tafelrunde.games.mil.rules.action import ROLLED_HOURGLASS, TAKE_HOURGLASS
from tafelrunde.games.mil.rules.ending import standing
from tafelrunde.games.mil.rules.state import IN_PLAY, NOBODY, ON_CRUSADE, TILES, WINTER_PHASE, Knight, MilState

ASPECTS: Final = ["points", "stock", "lineage", "knights", "vassals", "posts", "prospects"]
"""The parts of a player's worth, in the order of `aspects`."""

# What the time tokens on a knight cost, with and without heir: the fourth ends his life, or as many as an owner says.
LIFETIME: Final = 4
TIME_WITHOUT_HEIR: Final = vec[float]([0.0, 0.35, 0.9, 2.0, 4.0])
TIME_WITH_HEIR: Final = vec[float]([0.0, 0.1, 0.25, 0.55, 1.1])

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
    laid_ready = vec[float](weights)
    return [judged(state, Judge(state, seat, laid_ready)) for seat in range(state.seats)]


def worth(state: MilState, seat: int, weights: list[float]) -> float:
    """What everything in front of one player is worth."""
    return judged(state, Judge(state, seat, vec[float](weights)))


def judged(state: MilState, judge: Judge) -> float:
    """The same, as somebody judges who may judge further positions: the sum of the `aspects`, in their order."""
    if state.over():
        return final_points(state, judge.seat)
    left = rounds_left(state)
    value = float(state.players[judge.seat].vp) + stock_worth(state, judge, left)
    value += lineage_worth(state, judge, left)
    value += knights_worth(state, judge, left)
    value += vassals_worth(state, judge, left)
    value += posts_worth(state, judge)
    return value + prospect(state, judge.seat, judge.weights)


def aspects(state: MilState, seat: int, weights: list[float]) -> list[float]:
    """Points scored, what everything in front of the player will bring, and what is just being settled."""
    if state.over():
        return [final_points(state, seat), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    judge = Judge(state, seat, vec[float](weights))
    left = rounds_left(state)
    return [
        float(state.players[seat].vp),
        stock_worth(state, judge, left),
        lineage_worth(state, judge, left),
        knights_worth(state, judge, left),
        vassals_worth(state, judge, left),
        posts_worth(state, judge),
        prospect(state, seat, judge.weights),
    ]


def final_points(state: MilState, seat: i64) -> float:
    """The points of a game that is over, and what decides between equal ones."""
    _, estate, gold = standing(state, seat)
    return float(state.players[seat].vp) + ESTATE * estate + GOLD_AT_THE_END * gold


def left(state: MilState) -> float:
    """How much of the game is still to come."""
    rounds = float(state.setting.components.board.rounds)
    return min(1.0, max(0.0, (rounds_left(state) + LAST_ROUND_LEFT) / rounds))


def knights_worth(state: MilState, judge: Judge, left: float) -> float:
    """The own knights in play."""
    knights = state.players[judge.seat].knights
    value = 0.0
    tile: i64
    for tile in range(TILES):
        knight = knights[tile]
        if knight.status == IN_PLAY:
            value += knight_worth(state, TILES * judge.seat + tile, knight, judge, left)
    return value


def vassals_worth(state: MilState, judge: Judge, left: float) -> float:
    """Foreign knights who serve the player, and their lands."""
    value = 0.0
    other: i64
    for other in range(state.seats):
        if judge.family(state, other).serves:
            for knight in state.players[other].knights:
                if knight.lord == judge.seat:
                    value += VASSAL_KNIGHT + judge.weights[VASSALS_LAND] * float(knight.lands()) * left
    return value


def stock_worth(state: MilState, judge: Judge, left: float) -> float:
    """Cubes by colour: the first of a colour are worth more, the last round leaves gold and majorities."""
    stock = state.players[judge.seat].stock
    weights = judge.weights
    value = 0.0
    colour: i64
    for colour in range(COLOURS):
        value += cube_worth(colour, left, weights) * float(stock[colour])
    for colour in range(INFLUENCE, FABRIC + 1):
        value += weights[MAJORITY] * majority_share(state, judge.seat, colour)
    if left > 0.0 and stock[METAL] and stock[FABRIC] and stock[FOOD]:
        value += CASTLE_CUBES
    if stock[GOLD] == 0 and left > 0.0:
        value -= NO_GOLD
    return value


def majority_share(state: MilState, seat: i64, colour: i64) -> float:
    """Points of the final majority if it were now, the more certain the later."""
    own: i64 = state.players[seat].stock[colour]
    if own == 0:
        return 0.0
    points = float(state.setting.components.majority[colour]) * float(state.round) / ROUNDS_TO_BE_CERTAIN
    other: i64
    for other in range(state.seats):
        if other != seat:
            theirs: i64 = state.players[other].stock[colour]
            if theirs > own:
                return 0.0
            if theirs == own:
                points *= SHARED_MAJORITY
    return points


def lineage_worth(state: MilState, judge: Judge, left: float) -> float:
    """Single women cost points at the end, most of all whoever has most of them; privileges pay as gold does."""
    player = state.players[judge.seat]
    weights = judge.weights
    value = -weights[RED] * float(player.reds)
    most = player.reds > 0
    for other in state.players:
        if other.reds > player.reds:
            most = False
    if most:
        value -= float(player.reds) * (MOST_WOMEN_AT_LAST if left < 1.0 else MOST_WOMEN)
    if left <= 0.0:
        return value + weights[LAST_PRIVILEGE] * float(player.privileges)
    useful = min(float(player.privileges), USEFUL_PRIVILEGES)
    further = max(0.0, float(player.privileges) - USEFUL_PRIVILEGES)
    return value + weights[PRIVILEGE] * useful + FURTHER_PRIVILEGE * further


def knight_worth(state: MilState, number: i64, knight: Knight, judge: Judge, left: float) -> float:
    """A knight's work in the rounds to come, his column, and how near his end is."""
    weights = judge.weights
    use = min(left + SOLDIERS_THIS_ROUND, SOLDIERS_AT_MOST)
    value = weights[KNIGHT_A_ROUND] * left + weights[SOLDIER] * use * float(knight.soldiers)
    value += judge.land_income(state, knight) * left
    if knight.castle:
        value += weights[CASTLE_SAFETY] * left
    value += life_worth(state, number, knight, left, weights)
    if not knight.has_home():
        value -= homeless_risk(state, knight, weights)
    if knight.lord != NOBODY:
        value -= OWN_VASSAL
    return value


def life_worth(state: MilState, number: i64, knight: Knight, left: float, weights: vec[float]) -> float:
    """An heir, less what time tokens cost; the one that is just being taken counts."""
    tokens: i64 = state.setting.components.life.tokens
    time: i64 = knight.time
    if number == state.acting and (state.is_open(TAKE_HOURGLASS) or state.is_open(ROLLED_HOURGLASS)):
        time += 1
    gone: i64 = min(LIFETIME, LIFETIME * time // tokens)
    if knight.heir:
        heir = weights[HEIR] * min(1.0, HEIR_ALWAYS + HEIR_A_ROUND * left)
        return heir - weights[TIME] * TIME_WITH_HEIR[gone] * min(1.0, left)
    if time >= tokens:
        return -weights[TIME] * TIME_WITHOUT_HEIR[gone]
    if left > 0.0:
        return -weights[TIME] * TIME_WITHOUT_HEIR[gone] * min(1.0, TIME_ALWAYS + TIME_A_ROUND * left)
    return 0.0


def homeless_risk(state: MilState, knight: Knight, weights: vec[float]) -> float:
    """Every winter may kill a knight without land and castle."""
    if knight.place == ON_CRUSADE or state.phase > WINTER_PHASE:
        return RISK_LATER * weights[LANDLESS]
    return RISK_WITH_HEIR * weights[LANDLESS] if knight.heir else weights[LANDLESS]
