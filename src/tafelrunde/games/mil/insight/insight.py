"""What a bot should know of Mil: how much a position is worth to a seat, in victory points.

Stocks are no secret to who keeps count, so they are looked at; other players' sealed bids and the tiles below the tops
are not.
"""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.tables import COLOURS, FABRIC, FOOD, GOLD, INFLUENCE, METAL
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
from tafelrunde.games.mil.rules.ending import standing
from tafelrunde.games.mil.rules.state import IN_PLAY, NOBODY, ON_CRUSADE, WINTER_PHASE, Knight, MilState
from tafelrunde.kernel.judgement import total

ASPECTS: Final = ["points", "stock", "lineage", "knights", "vassals", "posts", "prospects"]
"""The parts of a player's worth, in the order of `aspects`."""

# What the time tokens on a knight cost, with and without heir: the fourth ends his life.
TIME_WITHOUT_HEIR: Final = [0.0, 0.35, 0.9, 2.0, 4.0]
TIME_WITH_HEIR: Final = [0.0, 0.1, 0.25, 0.55, 1.1]


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
        return [float(player.vp) + 0.01 * estate + 0.0001 * gold]
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
    rounds = float(state.setting.components.rounds)
    return min(1.0, max(0.0, (rounds_left(state) + 0.4) / rounds))


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
                value += 0.3 + weights[VASSALS_LAND] * float(knight.lands()) * left
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
        value += 0.5
    if stock[GOLD] == 0 and left > 0.0:
        value -= 0.5
    return value


def majority_share(state: MilState, seat: i64, colour: i64) -> float:
    """Points of the final majority if it were now, the more certain the later."""
    own = state.players[seat].stock[colour]
    if own == 0:
        return 0.0
    points = float(state.setting.components.majority[colour]) * float(state.round) / 5.0
    for other in range(state.seats):
        if other != seat:
            theirs = state.players[other].stock[colour]
            if theirs > own:
                return 0.0
            if theirs == own:
                points *= 0.5
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
        value -= float(player.reds) * (0.9 if left < 1.0 else 0.4)
    if left <= 0.0:
        return value + weights[LAST_PRIVILEGE] * float(player.privileges)
    return (
        value + weights[PRIVILEGE] * min(float(player.privileges), 3.0) + 0.3 * max(0.0, float(player.privileges) - 3.0)
    )


def knight_worth(state: MilState, number: i64, knight: Knight, left: float, weights: list[float]) -> float:
    """A knight's work in the rounds to come, his column, and how near his end is."""
    value = weights[KNIGHT_A_ROUND] * left + weights[SOLDIER] * min(left + 0.5, 1.5) * float(knight.soldiers)
    value += land_income(state, knight, weights) * left
    if knight.castle:
        value += weights[CASTLE_SAFETY] * left
    time = knight.time
    if number == state.acting and state.question() in ("hourglass", "rolled_hourglass"):
        time += 1
    if knight.heir:
        value += weights[HEIR] * min(1.0, 0.4 + 0.3 * left) - weights[TIME] * TIME_WITH_HEIR[time] * min(1.0, left)
    elif left > 0.0 or time >= state.setting.components.life:
        value -= (
            weights[TIME]
            * TIME_WITHOUT_HEIR[time]
            * (1.0 if time >= state.setting.components.life else min(1.0, 0.3 + 0.3 * left))
        )
    if not knight.has_home():
        value -= homeless_risk(state, knight, weights)
    if knight.lord != NOBODY:
        value -= 0.6
    return value


def homeless_risk(state: MilState, knight: Knight, weights: list[float]) -> float:
    """Every winter may kill a knight without land and castle."""
    if knight.place == ON_CRUSADE or state.phase > WINTER_PHASE:
        return 0.4 * weights[LANDLESS]
    return 0.3 * weights[LANDLESS] if knight.heir else weights[LANDLESS]
