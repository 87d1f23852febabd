"""What soldiers, free lands and favours of the council cost or bring, reckoned from the position."""

from mypy_extensions import i64

from tafelrunde.games.mil.components.ids import GOLD, INFLUENCE
from tafelrunde.games.mil.rules.state import MilState, Player


def soldier_price(state: MilState, player: Player) -> list[int]:
    """Fabric and metal; from five soldiers on influence in addition (MI-320, MI-321). Read only."""
    cost = state.setting.components.cost
    if player.soldiers() < cost.surcharge_from:
        return cost.soldier
    price = cost.soldier.copy()
    price[INFLUENCE] += cost.surcharge
    return price


# --- war --------------------------------------------------------------------------------------------------------------


def stack_of(state: MilState, stack: i64) -> list[int]:
    """One of the two stacks, its top last (MI-1210)."""
    return state.stack_one if stack == 0 else state.stack_two


def cubes_needed(state: MilState, kind: i64) -> i64:
    """Exactly so many cubes make the attack stronger than a free land's defence (MI-1211, MI-1212)."""
    components = state.setting.components
    missing = components.defence[kind] + 1 - components.strength.soldier * state.soldiers_of(state.acting)
    if missing <= 0:
        return 0
    cube = components.strength.cube
    return (missing + cube - 1) // cube


# --- council ----------------------------------------------------------------------------------------------------------


def highest_bid(state: MilState) -> i64:
    """The highest bid of gold."""
    highest: i64 = 0
    for player in state.players:
        highest = max(highest, player.bid[GOLD])
    return highest


def lowest_bid(state: MilState) -> i64:
    """The lowest bid of at least 1, withdrawn or not; with the option `zero_bids_count` of any number (MI-1305)."""
    lowest = highest_bid(state)
    least: i64 = 1
    if state.setting.zero_bids_count:
        least = 0
    for player in state.players:
        if least <= player.bid[GOLD] < lowest:
            lowest = player.bid[GOLD]
    return lowest


def worth_of(state: MilState, bid: i64) -> i64:
    """What a lower bid is worth: the base less the difference to the highest (MI-1303, MI-1304)."""
    council = state.setting.components.council
    base = council.lowest if bid == lowest_bid(state) else council.highest
    return base - (highest_bid(state) - bid)
