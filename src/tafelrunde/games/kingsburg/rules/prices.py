"""What a building costs a player, and which building of a row is next."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.blocks import GOODS_BITS
from tafelrunde.games.kingsburg.components.ids import (
    COLUMNS,
    CRANE,
    GOLD,
    GOV_CARPENTER,
    GOV_SCULPTOR,
    STONE,
    WOOD,
)
from tafelrunde.games.kingsburg.rules.state import KingsburgState, Player

FULL_ROW: Final = 0b1111
ENOUGH: Final = 1023
"""More goods than anything costs."""
TOP_BITS: Final = 0x800080008000

# For the four bits of a row the column of its leftmost missing building; 4 for a full row (KB-372).
LEFTMOST_MISSING: Final = vec[i64]([0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 4])


def next_in_row(player: Player, row: i64) -> i64:
    """The leftmost missing building of the row that begins with building `row`; -1 if the row is full (KB-372)."""
    column: i64 = LEFTMOST_MISSING[player.buildings >> row & FULL_ROW]
    if column < COLUMNS:
        return row + column
    return -1


def price_of(state: KingsburgState, player: Player, building: i64) -> list[int]:
    """The printed cost less the discounts that come by themselves; no part falls below 0 (KB-371, KB-1074).

    They hold each time (KB-1008, KB-1208): the Crane in columns III and IV of every row (KB-377, KB-903), Carpenter and
    Sculptor by the printed cost (KB-1035, KB-1036).
    """
    components = state.setting.components
    cost = components.cost[building]
    price = components.cost_by_crane[building] if player.has(CRANE) else cost
    if player.governor == GOV_CARPENTER and cost[WOOD] >= components.gov_carpenter.discount_from:
        price = less(price, WOOD, components.gov_carpenter.discount)
    if player.governor == GOV_SCULPTOR and cost[STONE] >= components.gov_sculptor.discount_from:
        price = less(price, STONE, components.gov_sculptor.discount)
    return price


def less(price: list[int], kind: int, discount: int) -> list[int]:
    """The price with one kind reduced; the list given stays as it is."""
    reduced = price.copy()
    reduced[kind] = max(0, price[kind] - discount)
    return reduced


def ready_prices(state: KingsburgState, player: Player) -> vec[i64]:
    """What each building costs a player without a governor, laid ready: all kinds of goods as one number."""
    components = state.setting.components
    return components.prices_by_crane if player.has(CRANE) else components.prices


def owned_goods(player: Player) -> i64:
    """What a player has, as one number too; `ENOUGH` of a kind stand for any more."""
    gold: i64 = min(player.gold, ENOUGH)
    wood: i64 = min(player.wood, ENOUGH)
    stone: i64 = min(player.stone, ENOUGH)
    return gold | wood << GOODS_BITS | stone << 2 * GOODS_BITS


def missing_goods(price: i64, owned: i64) -> i64:
    """How many goods of a price are missing. All kinds are subtracted at once, for it is asked all the time.

    The top bit of each kind is lent to it before, so that none borrows from the next. Where it is still there, as much
    is owned as asked, or less; then what is left beside it is missing.
    """
    left: i64 = (price | TOP_BITS) - owned
    tops: i64 = left & TOP_BITS
    missing: i64 = left & tops - (tops >> GOODS_BITS - 1)
    return missing + (missing >> GOODS_BITS) + (missing >> 2 * GOODS_BITS) & ENOUGH


def can_pay(player: Player, price: list[int]) -> bool:
    """Kinds do not replace one another (KB-371)."""
    return player.gold >= price[GOLD] and player.wood >= price[WOOD] and player.stone >= price[STONE]


def architects_price(state: KingsburgState, player: Player, building: i64, extra: i64) -> list[int]:
    """The price when the Architect saves one good of a kind (`extra` = 1 + kind), or nothing (0) (KB-1034)."""
    price = price_of(state, player, building).copy()
    if extra:
        price[extra - 1] -= 1
    return price


def engineers_price(state: KingsburgState, player: Player, building: i64, extra: i64) -> list[int]:
    """The price of the Engineer's second building, with goods of a kind (`extra` = 1 + kind) on top (KB-1044)."""
    price = price_of(state, player, building).copy()
    price[extra - 1] += state.setting.components.gov_engineer.extra_goods
    return price
