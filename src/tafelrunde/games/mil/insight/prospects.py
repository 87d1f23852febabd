"""What a bot expects of the decision that is just open: bids not yet settled, lands and castles on their way."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mil.components.tables import COLOURS, FOOD, GOLD, INFLUENCE
from tafelrunde.games.mil.insight.values import CUBE, RED, VASSAL, cubes_worth, rounds_left
from tafelrunde.games.mil.rules.council import worth_of
from tafelrunde.games.mil.rules.cubes import count_of
from tafelrunde.games.mil.rules.state import MilState, owner_of
from tafelrunde.games.mil.rules.war import cubes_needed, stack_of

RANDOM_CUBE: Final = 0.6


def prospect(state: MilState, seat: i64, weights: list[float]) -> float:
    """What the open decision promises or threatens."""
    question = state.question()
    if question == "marriage_bid":
        return marriage_prospect(state, seat, weights)
    if question == "council_bid":
        return council_prospect(state, seat, weights)
    if question == "battle_bid":
        return battle_prospect(state, seat, weights)
    if question in ("offer", "answer", "outbid", "grant"):
        return demand_prospect(state, seat, question, weights)
    if question in ("start_bid", "rival", "last_raise", "extras", "castle_site"):
        return castle_prospect(state, seat, question, weights)
    if question in ("free_land_payment", "free_land", "robbed_land", "ask_lord", "attack_lord", "defence_lord"):
        return land_prospect(state, seat, question, weights)
    if question == "half":
        return RANDOM_CUBE * float(state.half) if state.actor() == seat else 0.0
    if question == "lower_bid":
        return lower_bid_prospect(state, seat, weights)
    if question == "swap":
        return 0.15 * float(state.swaps) if state.actor() == seat else 0.0
    if question in ("kings_soldier", "archbishop"):
        return 0.5 if state.actor() == seat else 0.0
    return 0.0


# --- sealed bids ------------------------------------------------------------------------------------------------------


def chance_to_lead(state: MilState, seat: i64, cubes: i64) -> float:
    """How likely so many cubes are more than everybody else seals in a marriage auction."""
    chance = 1.0
    for other in range(state.seats):
        player = state.players[other]
        if other != seat and player.reds > 0:
            most = player.cubes()
            if most > 0:
                chance *= min(1.0, max(0.0, (float(cubes) - 0.2 * float(most)) / (0.6 * float(most) + 0.5)))
    return chance if cubes > 0 else 0.0


def marriage_prospect(state: MilState, seat: i64, weights: list[float]) -> float:
    """The best that the bid in hand can still become: cheap cubes of later colours may be added."""
    player = state.players[seat]
    if player.reds == 0:
        return 0.0
    gain = weights[RED]
    if seat != state.active:
        gain += float(state.setting.components.marriage_vp)
    cubes = count_of(player.bid)
    cost = cubes_worth(state, player.bid, weights)
    best = chance_to_lead(state, seat, cubes) * (gain - cost)
    colour: i64 = COLOURS - 1
    while colour >= player.bid_step and colour >= 0:
        for _ in range(player.stock[colour]):
            cubes += 1
            cost += weights[CUBE + colour]
            best = max(best, chance_to_lead(state, seat, cubes) * (gain - cost))
        colour -= 1
    return best


def council_prospect(state: MilState, seat: i64, weights: list[float]) -> float:
    """Full points if nobody bids more, else something less; a bid still owed is counted as a middling one."""
    player = state.players[seat]
    components = state.setting.components
    if 0 <= player.bid_step < COLOURS:
        return 1.5 if player.stock[GOLD] else 0.0
    bid = player.bid[GOLD]
    if bid == 0:
        return 0.0
    chance = 1.0
    for other in range(state.seats):
        if other != seat:
            chance *= min(1.0, (float(bid) + 1.0) / (float(state.players[other].stock[GOLD]) + 1.0))
    cost = cubes_worth(state, player.bid, weights)
    lower = max(0.0, float(components.council_lowest) - 1.0 - cost)
    return chance * (float(components.council_highest) - cost) + (1.0 - chance) * 0.6 * lower


def battle_prospect(state: MilState, seat: i64, weights: list[float]) -> float:
    """The land's points by the chance of winning, less the cubes in hand."""
    components = state.setting.components
    player = state.players[seat]
    defender = owner_of(state.target)
    attack = float(components.soldier_strength * state.soldiers_of(state.acting))
    defence = float(components.soldier_strength * state.soldiers_of(state.target))
    if state.knight(state.target).castle:
        defence += float(components.castle_strength)
    attacking = seat == state.active or seat == state.attack_lord
    if not attacking and seat != defender and seat != state.defence_lord:
        return 0.0
    other = defender if attacking else state.active
    theirs = float(state.players[other].stock[FOOD] + state.players[other].stock[INFLUENCE])
    own = float(count_of(player.bid))
    if 0 <= player.bid_step < COLOURS:
        own += 0.5 * float(player.stock[FOOD])
    lead = attack + own - defence if attacking else defence + own - attack
    chance = min(1.0, max(0.0, lead / (theirs + 1.0)))
    stake = float(components.land_vp) + 0.5
    return chance * stake - (0.0 if attacking else stake) - cubes_worth(state, player.bid, weights)


def lower_bid_prospect(state: MilState, seat: i64, weights: list[float]) -> float:
    """Paying if it is worth it."""
    player = state.players[seat]
    if state.actor() != seat:
        return 0.0
    return max(0.0, float(worth_of(state, player.bid[GOLD])) - cubes_worth(state, player.bid, weights))


# --- court, market, war -----------------------------------------------------------------------------------------------


def demand_prospect(state: MilState, seat: i64, question: str, weights: list[float]) -> float:
    """An offer may be accepted and score; a demand brings a vassal, at a price."""
    if seat == state.active:
        if question == "outbid":
            missing = float(max(0, count_of(state.offer) + 1 - count_of(state.bid)))
            return weights[VASSAL] - cubes_worth(state, state.bid, weights) - weights[CUBE + FOOD] * missing
        if question == "grant":
            return weights[VASSAL] - 1.0
        return 0.75 * weights[VASSAL]
    if seat != owner_of(state.target):
        return 0.0
    offered = state.bid if question == "offer" else state.offer
    cubes = count_of(offered)
    if cubes == 0:
        return -0.8 if question != "offer" or state.colour > INFLUENCE else -0.3
    points = float(state.setting.components.offer_vp)
    return (0.5 if cubes == 1 else 0.6) * (points - cubes_worth(state, offered, weights)) - 0.4


def castle_prospect(state: MilState, seat: i64, question: str, weights: list[float]) -> float:
    """A castle by the chance to get it, less what it costs."""
    points = float(state.setting.components.castle_vp)
    if question == "castle_site":
        return points if state.actor() == seat else 0.0
    if question == "start_bid":
        return 0.7 * points - start_cost(state, weights) if seat == state.active else 0.0
    if question == "extras" and state.actor() == seat:
        return 0.8 * points - cubes_worth(state, state.offer, weights) - cubes_worth(state, state.bid, weights)
    if state.leader == seat:
        return 0.75 * (points - cubes_worth(state, state.best, weights))
    return 0.0


def start_cost(state: MilState, weights: list[float]) -> float:
    """The start bid so far and what it still needs."""
    least = state.setting.components.castle_cost
    cubes = [max(state.bid[colour], least[colour]) for colour in range(COLOURS)]
    return cubes_worth(state, cubes, weights)


def land_prospect(state: MilState, seat: i64, question: str, weights: list[float]) -> float:
    """A land that is won, or about to be fought for."""
    if seat != state.active:
        return 0.0
    gain = float(state.setting.components.land_vp) + 0.4 * rounds_left(state)
    if question == "free_land_payment":
        return gain - weights[CUBE + FOOD] * float(cubes_needed(state, stack_of(state, state.target_slot)[-1]))
    if question == "free_land" or question == "robbed_land":
        return gain
    return 0.5 * gain
