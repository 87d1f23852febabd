"""Step d of a productive phase: build (KB-370 to KB-381, KB-421 to KB-423, governors of KB-10xx)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.tables import (
    BUILDINGS,
    CRANE,
    GOLD,
    GOV_ARCHITECT,
    GOV_CARPENTER,
    GOV_ENGINEER,
    GOV_SCULPTOR,
    GOV_SORCERER,
    GOV_TAX_COLLECTOR,
    STONE,
    WOOD,
)
from tafelrunde.games.kingsburg.rules.goods import SINGLE_GOODS, bundle_of, gain_goods, pay_goods, score
from tafelrunde.games.kingsburg.rules.king import envoy_used
from tafelrunde.games.kingsburg.rules.moves import BUILD, MOVES, NO, building_of, extra_of
from tafelrunde.games.kingsburg.rules.state import USED_ARCHITECT, KingsburgState, Player
from tafelrunde.kernel.steps import Decision, Step

COLUMNS: Final = 4
FULL_ROW: Final = 0b1111
THIRD_COLUMN: Final = 2
FOURTH_COLUMN: Final = 3


class Build(Decision[KingsburgState]):
    """One building, or none (KB-370, KB-379)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        moves = [NO]
        saving = may_save(state, seat)
        row: i64
        for row in range(state.setting.first_building, state.setting.end_of_buildings, COLUMNS):
            building = next_in_row(player, row)
            if building >= 0:
                add_building(state, player, moves, building, saving)
        return moves

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        building = building_of(move)
        erect(state, seat, building, saved_price(state, seat, building, extra_of(move)))
        after_building(state, seat, building)


class BuildFurther(Decision[KingsburgState]):
    """A second building by the envoy or by the Engineer, directly after one's own (KB-421 to KB-423, KB-1044, KB-1080).

    The Engineer's building costs goods on top, so its move names their kind; the envoy's does not.
    """

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        moves = [NO]
        saving = may_save(state, seat)
        row: i64
        for row in range(state.setting.first_building, state.setting.end_of_buildings, COLUMNS):
            building = next_in_row(player, row)
            if building < 0:
                continue
            if state.envoy == seat:
                add_building(state, player, moves, building, saving)
            if player.governor == GOV_ENGINEER and not player.engineered:
                price = price_of(state, player, building)
                add_variants(player, moves, building, price, state.setting.components.engineer_goods)
        return moves

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        player = state.players[seat]
        building = building_of(move)
        extra = extra_of(move)
        if extra and player.governor == GOV_ENGINEER:
            price = price_of(state, player, building).copy()
            price[extra - 1] += state.setting.components.engineer_goods
            player.engineered = True
        else:
            price = saved_price(state, seat, building, extra)
            envoy_used(state, seat)
        erect(state, seat, building, price)
        after_building(state, seat, building)


# For the four bits of a row the column of its leftmost missing building; 4 for a full row (KB-372).
LEFTMOST_MISSING: Final = [0, 1, 0, 2, 0, 1, 0, 3, 0, 1, 0, 2, 0, 1, 0, 4]


def next_in_row(player: Player, row: i64) -> i64:
    """The leftmost missing building of the row that begins with building `row`; -1 if the row is full (KB-372)."""
    column: i64 = LEFTMOST_MISSING[player.buildings >> row & FULL_ROW]
    return row + column if column < COLUMNS else -1


def price_of(state: KingsburgState, player: Player, building: i64) -> list[int]:
    """The printed cost less the discounts that come by themselves; no part falls below 0 (KB-371, KB-377, KB-1074)."""
    components = state.setting.components
    price = components.cost[building]
    if player.governor == 0 and not player.has(CRANE):
        return price
    if player.has(CRANE) and building % COLUMNS >= THIRD_COLUMN:
        price = less(price, GOLD, components.crane_discount)
    if player.governor == GOV_CARPENTER and components.cost[building][WOOD] >= components.carpenter_from:
        price = less(price, WOOD, components.carpenter_discount)
    if player.governor == GOV_SCULPTOR and components.cost[building][STONE] >= components.sculptor_from:
        price = less(price, STONE, components.sculptor_discount)
    return price


def less(price: list[int], kind: int, discount: int) -> list[int]:
    """The price with one kind reduced; the list given stays as it is."""
    reduced = price.copy()
    reduced[kind] = max(0, price[kind] - discount)
    return reduced


def can_pay(player: Player, price: list[int]) -> bool:
    """Kinds do not replace one another (KB-371)."""
    goods = player.goods
    return goods[0] >= price[0] and goods[1] >= price[1] and goods[2] >= price[2]


def add_building(state: KingsburgState, player: Player, moves: list[int], building: i64, saving: bool) -> None:
    """Adds a building that can be paid: as it is and, for the Architect, with each kind of good saved."""
    price = price_of(state, player, building)
    if can_pay(player, price):
        moves.append(MOVES[BUILD + 4 * building])
    if saving:
        add_variants(player, moves, building, price, -1)


def add_variants(player: Player, moves: list[int], building: i64, price: list[int], change: int) -> None:
    """Adds the building with one kind of its price changed, each kind that is possible and can be paid."""
    for kind in range(3):
        changed = price.copy()
        changed[kind] += change
        if changed[kind] >= 0 and can_pay(player, changed):
            moves.append(BUILD + 4 * building + 1 + kind)


def may_save(state: KingsburgState, seat: int) -> bool:
    """Architect: once per phase, while some opponent has more buildings (KB-1034, KB-1072, KB-1073)."""
    player = state.players[seat]
    if player.governor != GOV_ARCHITECT or player.used & USED_ARCHITECT:
        return False
    own = player.building_count()
    return any(other.building_count() > own for other in state.players)


def saved_price(state: KingsburgState, seat: int, building: int, saved: int) -> list[int]:
    """What a building costs when the Architect saves a kind (`saved` = 1 + kind) or nothing (0); marks his use."""
    player = state.players[seat]
    price = price_of(state, player, building).copy()
    if saved:
        price[saved - 1] -= 1
        player.used |= USED_ARCHITECT
    return price


def erect(state: KingsburgState, seat: int, building: int, price: list[int]) -> None:
    """The price is paid, the points are scored at once, the effect holds from now on (KB-371, KB-375, KB-376)."""
    player = state.players[seat]
    if state.news is not None:
        state.tell("kb-builds", {"seat": seat, "building": BUILDINGS[building]})
    pay_goods(state, seat, price, BUILDINGS[building])
    player.buildings |= 1 << building
    player.built += 1
    score(state, seat, state.setting.components.building_vp[building], BUILDINGS[building])


def after_building(state: KingsburgState, seat: int, building: int) -> None:
    """Further buildings of the same player come next, the Tax Collector's good before them (KB-421, KB-1064)."""
    player = state.players[seat]
    if state.envoy == seat or (player.governor == GOV_ENGINEER and not player.engineered):
        state.then(BUILD_FURTHER, seat)
    if building % COLUMNS == FOURTH_COLUMN:
        for other in range(state.seats):
            if other != seat and state.players[other].governor == GOV_TAX_COLLECTOR:
                state.then(TAX_GOOD, other)


class TaxGood(Decision[KingsburgState]):
    """Tax Collector: a good of choice for each opponent's building of column IV (KB-1026, KB-1065)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return SINGLE_GOODS

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        gain_goods(state, seat, bundle_of(move), "gov_tax_collector")


class BeginSorcery(Step[KingsburgState]):
    """At the start of the Sorcerer's year, before phase 1 (KB-1023)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.players[seat].governor == GOV_SORCERER and state.year == state.setting.components.sorcerer_year

    def run(self, state: KingsburgState, seat: int) -> None:
        state.sorcery = state.setting.components.sorcerer_buildings
        state.then(SORCERER_BUILD, seat)


class SorcererBuild(Decision[KingsburgState]):
    """Up to three missing buildings of column I, free and without their points (KB-1023, KB-1056)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        first_column = range(state.setting.first_building, state.setting.end_of_buildings, COLUMNS)
        missing = [BUILD + 4 * building for building in first_column if not player.has(building)]
        return [NO, *missing] if missing else []

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            state.sorcery = 0
            return
        building = building_of(move)
        state.players[seat].buildings |= 1 << building
        if state.news is not None:
            state.tell("kb-conjures", {"seat": seat, "building": BUILDINGS[building]})
        state.sorcery -= 1
        if state.sorcery:
            state.then(self, seat)


BUILD_DECISION: Final[Build] = Build("build")
BUILD_FURTHER: Final[BuildFurther] = BuildFurther("build_further")
TAX_GOOD: Final[TaxGood] = TaxGood("tax_good")
BEGIN_SORCERY: Final[BeginSorcery] = BeginSorcery("begin_sorcery")
SORCERER_BUILD: Final[SorcererBuild] = SorcererBuild("sorcerer_build")
STEPS: Final[list[Step[KingsburgState]]] = [BUILD_DECISION, BUILD_FURTHER, TAX_GOOD, BEGIN_SORCERY, SORCERER_BUILD]
