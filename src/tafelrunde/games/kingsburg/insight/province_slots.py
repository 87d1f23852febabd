"""The part of the vector that tells of the own province: points, goods, buildings and what is near, the governor."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import CATHEDRAL, COLUMNS, GOLD, STONE, WOOD
from tafelrunde.games.kingsburg.insight import slots
from tafelrunde.games.kingsburg.rules.prices import next_in_row, pays_in_full, price_of
from tafelrunde.games.kingsburg.rules.state import KingsburgState, Player
from tafelrunde.kernel.encoding import coarse, fill

NEARNESS: Final = vec[float]([coarse(1.0 / (1 + missing)) for missing in range(40)])
"""How near a building is by the goods that are missing."""


def write_points(player: Player, builds: i64, into: vec[float], at: i64) -> None:
    """Points, and how late it is."""
    into[at + slots.POINTS] = float(player.vp) / 16.0
    into[at + slots.POINTS_LATE] = float(player.vp) * float(16 - builds) / 256.0


def write_goods(state: KingsburgState, player: Player, builds: i64, into: vec[float], at: i64) -> None:
    """Goods and +2 tokens."""
    kind: i64
    for kind in range(3):
        fill(into, at + slots.HAS + slots.MOST_GOODS * kind, player.good(kind), slots.MOST_GOODS)
    goods: i64 = player.goods_count()
    into[at + slots.GOODS_TOTAL] = float(goods) / 8.0
    into[at + slots.GOODS_LEFT] = float(goods) * float(builds) / 128.0
    if builds == 0:
        into[at + slots.GOODS_TOO_LATE] = float(goods) / 8.0
    fill(into, at + slots.TOKENS, player.plus_two, slots.MOST_TOKENS)
    if player.has(CATHEDRAL):
        points: i64 = goods // state.setting.components.cathedral.goods_per_vp
        into[at + slots.CATHEDRAL_POINTS] = float(points) / 4.0


def write_buildings(player: Player, builds: i64, into: vec[float], at: i64) -> None:
    """The buildings that stand."""
    standing: i64 = player.buildings
    building: i64 = 0
    left = float(builds) / 16.0
    while standing:
        if standing & 1:
            into[at + slots.STANDS + building] = 1.0
            into[at + slots.STANDS_LEFT + building] = left
        standing >>= 1
        building += 1
    into[at + slots.BUILDING_COUNT] = float(player.building_count()) / 8.0


def write_nearness(state: KingsburgState, player: Player, into: vec[float], at: i64) -> None:
    """The next building of each row by the goods that are missing."""
    gold = player.gold
    wood = player.wood
    stone = player.stone
    setting = state.setting
    costs = setting.components.costs
    full_price = pays_in_full(player)
    end: i64 = setting.end_of_buildings
    row: i64 = setting.first_building
    while row < end:
        building = next_in_row(player, row)
        row += COLUMNS
        if building < 0:
            continue
        missing: i64
        if full_price:
            cost: i64 = 3 * building
            missing = lacking(costs[cost], gold) + lacking(costs[cost + 1], wood) + lacking(costs[cost + 2], stone)
        else:
            price = price_of(state, player, building)
            missing = lacking(price[GOLD], gold) + lacking(price[WOOD], wood) + lacking(price[STONE], stone)
        into[at + slots.NEAR + building] = NEARNESS[missing]
        if missing == 0:
            into[at + slots.PAYABLE + building] = 1.0


def lacking(price: i64, owned: i64) -> i64:
    """How much of a kind is missing."""
    if price > owned:
        return price - owned
    return 0


def write_governor(player: Player, builds: i64, into: vec[float], at: i64) -> None:
    """The own governor, and the three to choose from."""
    if player.governor:
        into[at + slots.GOVERNOR + player.governor - 1] = 1.0
        into[at + slots.GOVERNOR_LEFT + player.governor - 1] = float(builds) / 16.0
    card: i64
    for card in player.dealt:
        into[at + slots.DEALT + card - 1] = 1.0


def write_used(player: Player, into: vec[float], at: i64) -> None:
    """What was used and done in this phase."""
    used: i64 = player.used
    use: i64 = 0
    while used:
        if used & 1:
            into[at + slots.USED + use] = 1.0
        used >>= 1
        use += 1
    if player.philosophy:
        into[at + slots.PHILOSOPHY] = 1.0
    if player.engineered:
        into[at + slots.ENGINEERED] = 1.0
    into[at + slots.EXCHANGES] = float(player.exchanges) / 4.0
    into[at + slots.BUILT] = float(player.built) / 2.0
