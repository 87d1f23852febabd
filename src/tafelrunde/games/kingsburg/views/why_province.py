"""Why a building cannot be erected or used, and a good or token cannot be taken or paid."""

from itertools import count
from typing import Final

from tafelrunde.games.kingsburg.components.ids import (
    ADVISORS,
    BARRACKS,
    BUILDINGS,
    COLUMNS,
    GOLDSMITH,
    GOODS,
    MINT,
    QUARRY,
    RECRUITING_CENTER,
    SAWMILL,
    TOWN_HALL,
)
from tafelrunde.games.kingsburg.rules.advisors import ADVISOR_GOODS, ALCHEMIST
from tafelrunde.games.kingsburg.rules.build import BUILD_DECISION, BUILD_FURTHER, SORCERER_BUILD
from tafelrunde.games.kingsburg.rules.goods import named
from tafelrunde.games.kingsburg.rules.moves import BUILD, PAYMENTS, TOKEN
from tafelrunde.games.kingsburg.rules.phase_end import PRICED_EFFECTS, TRADES, Trade
from tafelrunde.games.kingsburg.rules.recruit import RECRUIT
from tafelrunde.games.kingsburg.rules.state import SUMMER, USED_TOWN_HALL, KingsburgState, Player
from tafelrunde.games.kingsburg.rules.winter import LOSS_GOODS
from tafelrunde.games.kingsburg.views.why import why
from tafelrunde.kernel.say import Say

# --- building ---------------------------------------------------------------------------------------------------------


@BUILD_DECISION.because("building")
@BUILD_FURTHER.because("building")
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
    player = imagined.players[seat]
    player.goods = [own + more for own, more in zip(player.goods, more_goods, strict=True)]
    return any(BUILD.first(move) == building for move in state.decision().moves(imagined, seat) if move in BUILD)


@SORCERER_BUILD.because("building")
def conjure(state: KingsburgState, seat: int, id: str) -> Say:
    stands = state.players[seat].has(BUILDINGS.index(id))
    return why("stands", "KB-374") if stands else why("column", "KB-1023")


# --- goods and tokens to take or to pay -------------------------------------------------------------------------------


@ADVISOR_GOODS.because("good")
def advisor_good(state: KingsburgState, seat: int, id: str) -> Say:
    """The alternatives of an advisor are few."""
    space = state.paying_space()
    kinds = [GOODS[kind] for kind in state.setting.components.spaces[space].either]
    return why("kinds", "KB-359", advisor=ADVISORS[space], kinds=kinds)


@ALCHEMIST.because("good")
@LOSS_GOODS.because("good")
def owns_none(state: KingsburgState, seat: int, id: str) -> Say:
    return why("none", state.decision().rule)


@ALCHEMIST.because("plus_two")
def no_good_for_the_alchemist(state: KingsburgState, seat: int, id: str) -> Say:
    return why("token-no-good", "KB-1201")


@BUILD_DECISION.because("plus_two")
@BUILD_FURTHER.because("plus_two")
def no_good_to_build_with(state: KingsburgState, seat: int, id: str) -> Say:
    return why("token-no-good", "KB-371")


@LOSS_GOODS.because("plus_two")
def no_good_to_lose(state: KingsburgState, seat: int, id: str) -> Say:
    return why("token-no-good", "KB-633")


@RECRUIT.because("good")
def recruit_for_good(state: KingsburgState, seat: int, id: str) -> Say:
    return why("none", "KB-503" if state.players[seat].has(BARRACKS) else "KB-502")


@RECRUIT.because("plus_two")
def recruit_for_token(state: KingsburgState, seat: int, id: str) -> Say:
    if not state.setting.more_buildings:
        return why("token-no-good", "KB-1201")
    if not state.players[seat].has(RECRUITING_CENTER):
        return why("recruiting-center", "KB-914")
    return why("no-token", "KB-914")


# --- the end of a phase -----------------------------------------------------------------------------------------------


@PRICED_EFFECTS.because("building")
def building_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say | None:
    """Town Hall, Sawmill, Quarry and Goldsmith: standing, unused, in season, paid for."""
    building = BUILDINGS.index(id)
    player = state.players[seat]
    if building == TOWN_HALL:
        return _standing_and_unused(player, building, USED_TOWN_HALL, "KB-388", "KB-389")
    for trade in TRADES:
        if trade.building == building:
            rule = RULE_OF_TRADE[building]
            return _standing_and_unused(player, building, trade.mark, rule, "KB-1207") or _lacking(state, player, trade)
    return None


RULE_OF_TRADE: Final[dict[int, str]] = {SAWMILL: "KB-904", QUARRY: "KB-905", GOLDSMITH: "KB-906"}


def _standing_and_unused(player: Player, building: int, mark: int, rule: str, rule_of_use: str) -> Say | None:
    if not player.has(building):
        return why("not-standing", rule, building=BUILDINGS[building])
    return why("used", rule_of_use, why=BUILDINGS[building]) if player.used & mark else None


def _lacking(state: KingsburgState, player: Player, trade: Trade) -> Say:
    """It stands and was not used: the season is wrong, or goods are missing."""
    if state.phase != SUMMER and not player.has(MINT):
        return why("summer", "KB-907", building=BUILDINGS[trade.building])
    price = trade.price(state.setting.components)
    missing = [max(0, price[kind] - player.goods[kind]) for kind in range(3)]
    return why("goods", RULE_OF_TRADE[trade.building], goods=named(missing))


@PRICED_EFFECTS.because("good")
def good_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say:
    return why("none", "KB-388") if _town_hall_open(state, seat) else why("nothing-takes", "KB-385", kind=id)


@PRICED_EFFECTS.because("plus_two")
def token_of_phase_end(state: KingsburgState, seat: int, id: str) -> Say:
    return (
        why("no-token", "KB-388")
        if _town_hall_open(state, seat)
        else why("nothing-takes", "KB-385", kind=PAYMENTS[TOKEN])
    )


def _town_hall_open(state: KingsburgState, seat: int) -> bool:
    player = state.players[seat]
    return player.has(TOWN_HALL) and not player.used & USED_TOWN_HALL
