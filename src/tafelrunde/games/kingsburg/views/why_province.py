"""Why a building cannot be erected or used, and a good or token cannot be taken or paid."""

from itertools import count
from typing import Final

from tafelrunde.games.kingsburg.components.tables import (
    ADVISORS,
    BARRACKS,
    BUILDINGS,
    GOLDSMITH,
    GOODS,
    MINT,
    QUARRY,
    RECRUITING_CENTER,
    SAWMILL,
    TOWN_HALL,
)
from tafelrunde.games.kingsburg.rules.advisors import paying_space
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION, BUILD_FURTHER, COLUMNS
from tafelrunde.games.kingsburg.rules.goods import named
from tafelrunde.games.kingsburg.rules.moves import KINDS, building_of
from tafelrunde.games.kingsburg.rules.state import (
    SUMMER,
    USED_GOLDSMITH,
    USED_QUARRY,
    USED_SAWMILL,
    USED_TOWN_HALL,
    KingsburgState,
    Player,
)
from tafelrunde.games.kingsburg.views.offers import Say
from tafelrunde.games.kingsburg.views.why import Reason, why

# --- building ---------------------------------------------------------------------------------------------------------


def build(state: KingsburgState, seat: int, id: str) -> Say:
    """It stands, something to its left is missing, or goods are."""
    player = state.players[seat]
    building = BUILDINGS.index(id)
    if player.has(building):
        return why("stands", "KB-374")
    left = [each for each in range(building - building % COLUMNS, building) if not player.has(each)]
    if left:
        return why("left", "KB-372", buildings=[BUILDINGS[each] for each in left])
    ways = _goods_wanted(state, seat, building)
    if ways == [[1, 0, 0], [0, 1, 0], [0, 0, 1]]:
        return why("any-good", "KB-1044")
    return why("goods", "KB-371", goods=named(ways[0]))


def _goods_wanted(state: KingsburgState, seat: int, building: int) -> list[list[int]]:
    """The fewest further goods with which he could erect the building, in every mix that would do."""
    for size in count(1):
        enough = [mix for mix in _mixes(size) if _could_build(state, seat, building, mix)]
        if enough:
            return enough
    raise AssertionError("with enough goods every building can be paid")


def _mixes(size: int) -> list[list[int]]:
    return [[gold, wood, size - gold - wood] for gold in range(size, -1, -1) for wood in range(size - gold, -1, -1)]


def _could_build(state: KingsburgState, seat: int, building: int, more_goods: list[int]) -> bool:
    imagined = state.copy()
    for kind in range(3):
        imagined.players[seat].goods[kind] += more_goods[kind]
    decision = BUILD_FURTHER if state.question() == "build_further" else BUILD_DECISION
    return any(building_of(move) == building for move in decision.moves(imagined, seat) if move)


def conjure(state: KingsburgState, seat: int, id: str) -> Say:
    stands = state.players[seat].has(BUILDINGS.index(id))
    return why("stands", "KB-374") if stands else why("column", "KB-1023")


# --- goods and tokens to take or to pay -------------------------------------------------------------------------------


def advisor_good(state: KingsburgState, seat: int, id: str) -> Say:
    """The alternatives of an advisor are few."""
    space = paying_space(state)
    kinds = [GOODS[kind] for kind in state.setting.components.gain_either[space]]
    return why("kinds", "KB-359", advisor=ADVISORS[space], kinds=kinds)


def owns_none(rule: str) -> Reason:
    return lambda state, seat, id: why("none", rule)


def token_is_no_good(rule: str) -> Reason:
    return lambda state, seat, id: why("token-no-good", rule)


def recruit_for_good(state: KingsburgState, seat: int, id: str) -> Say:
    return why("none", "KB-503" if state.players[seat].has(BARRACKS) else "KB-502")


def recruit_for_token(state: KingsburgState, seat: int, id: str) -> Say:
    if not state.setting.more_buildings:
        return why("token-no-good", "KB-1201")
    if not state.players[seat].has(RECRUITING_CENTER):
        return why("recruiting-center", "KB-914")
    return why("no-token", "KB-914")


# --- the end of a phase -----------------------------------------------------------------------------------------------


def building_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say | None:
    """Town Hall, Sawmill, Quarry and Goldsmith: standing, unused, in season, paid for."""
    building = BUILDINGS.index(id)
    if building not in PRICED:
        return None
    player = state.players[seat]
    rule, rule_of_use, used = PRICED[building]
    if not player.has(building):
        return why("not-standing", rule, building=id)
    if player.used & used:
        return why("used", rule_of_use, why=id)
    if building != TOWN_HALL and state.phase != SUMMER and not player.has(MINT):
        return why("summer", "KB-907", building=id)
    return why("goods", rule, goods=named(_lacking(state, player, building)))


PRICED: Final[dict[int, tuple[str, str, int]]] = {
    TOWN_HALL: ("KB-388", "KB-389", USED_TOWN_HALL),
    SAWMILL: ("KB-904", "KB-1207", USED_SAWMILL),
    QUARRY: ("KB-905", "KB-1207", USED_QUARRY),
    GOLDSMITH: ("KB-906", "KB-1207", USED_GOLDSMITH),
}
"""The rule of each effect, the rule that allows it once a phase, and the mark of its use."""


def _lacking(state: KingsburgState, player: Player, building: int) -> list[int]:
    components = state.setting.components
    price = {
        SAWMILL: [0, components.sawmill_wood, 0],
        QUARRY: [0, 0, components.quarry_stone],
        GOLDSMITH: [components.goldsmith_gold, 0, 0],
    }[building]
    return [max(0, price[kind] - player.goods[kind]) for kind in range(3)]


def good_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say:
    return why("none", "KB-388") if _town_hall_open(state, seat) else why("nothing-takes", "KB-385", kind=id)


def token_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say:
    return why("no-token", "KB-388") if _town_hall_open(state, seat) else why("nothing-takes", "KB-385", kind=KINDS[-1])


def _town_hall_open(state: KingsburgState, seat: int) -> bool:
    player = state.players[seat]
    return player.has(TOWN_HALL) and not player.used & USED_TOWN_HALL
