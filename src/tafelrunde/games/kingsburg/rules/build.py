"""Step d of a productive phase: build."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import (
    BUILDINGS,
    COLUMNS,
    GOV_ARCHITECT,
    GOV_ENGINEER,
    GOV_SORCERER,
    GOV_TAX_COLLECTOR,
)
from tafelrunde.games.kingsburg.rules.goods import gain_goods, named, pay_goods, score
from tafelrunde.games.kingsburg.rules.king import envoy_used
from tafelrunde.games.kingsburg.rules.moves import (
    BUILD,
    EXTRAS,
    NO,
    READY_MADE,
    SINGLE_GOODS,
    building_in_words,
    bundle_of,
    offer_building,
    spell_building,
    spell_saving,
)
from tafelrunde.games.kingsburg.rules.prices import (
    architects_price,
    can_pay,
    engineers_price,
    missing_goods,
    next_in_row,
    owned_goods,
    price_of,
    ready_prices,
)
from tafelrunde.games.kingsburg.rules.state import USED_ARCHITECT, KingsburgState, Player
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step

FOURTH_COLUMN: Final = 3


class Build(Decision[KingsburgState]):
    """One building of any row, or none (KB-370, KB-373, KB-374, KB-379); also one that was destroyed (KB-639)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        moves = [NO]
        if player.governor == 0:
            add_ready_buildings(state, player, moves)
            return moves
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
        building = BUILD.first(move)
        erect_saving(state, seat, building, BUILD.second(move))
        after_building(state, seat, building)


class BuildFurther(Decision[KingsburgState]):
    """A second building by the envoy or by the Engineer, directly after one's own (KB-421, KB-423, KB-1044, KB-1080).

    It obeys all rules of the first (KB-422), and a Crane just erected counts (KB-378).

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
                add_variants(player, moves, building, price, state.setting.components.gov_engineer.extra_goods)
        return moves

    def by_engineer(self, player: Player, extra: int) -> bool:
        """Only the Engineer names goods here; nobody else but the Architect does, and he is another governor."""
        return extra > 0 and player.governor == GOV_ENGINEER

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        player = state.players[seat]
        building = BUILD.first(move)
        extra = BUILD.second(move)
        if self.by_engineer(player, extra):
            price = engineers_price(state, player, building, extra)
            player.engineered = True
            erect(state, seat, building, price)
        else:
            envoy_used(state, seat)
            erect_saving(state, seat, building, extra)
        after_building(state, seat, building)

    def spell(self, state: KingsburgState, seat: int, move: int) -> str:
        if move == NO:
            return ""
        words = spell_building(BUILD.first(move))
        extra = BUILD.second(move)
        if self.by_engineer(state.players[seat], extra):
            return f"{words} by engineer for {EXTRAS[extra]}"
        return f"{words} by envoy{spell_saving(extra)}"

    def say(self, state: KingsburgState, seat: int, move: int) -> Say | None:
        if move == NO:
            return None
        player = state.players[seat]
        building = BUILD.first(move)
        extra = BUILD.second(move)
        if self.by_engineer(player, extra):
            price = engineers_price(state, player, building, extra)
            return "kb-do-build-engineer", {**building_in_words(state, building), "goods": named(price)}
        return offer_building(state, seat, building, extra, "yes")


def add_ready_buildings(state: KingsburgState, player: Player, moves: list[int]) -> None:
    """Adds each building that can be paid, for a player whom no governor changes a price."""
    prices = ready_prices(state, player)
    goods = owned_goods(player)
    first: i64 = BUILD.base
    step: i64 = BUILD.first_step
    end: i64 = state.setting.end_of_buildings
    row: i64 = state.setting.first_building
    while row < end:
        building = next_in_row(player, row)
        if building >= 0 and missing_goods(prices[building], goods) == 0:
            moves.append(READY_MADE[first + step * building])
        row += COLUMNS


def add_building(state: KingsburgState, player: Player, moves: list[int], building: i64, saving: bool) -> None:
    """Adds a building that can be paid: as it is and, for the Architect, with each kind of good saved."""
    price = price_of(state, player, building)
    if can_pay(player, price):
        moves.append(READY_MADE[BUILD.of(building)])
    if saving:
        add_variants(player, moves, building, price, -1)


def add_variants(player: Player, moves: list[int], building: i64, price: list[int], change: int) -> None:
    """Adds the building with one kind of its price changed, each kind that is possible and can be paid."""
    for kind in range(3):
        changed = price.copy()
        changed[kind] += change
        if changed[kind] >= 0 and can_pay(player, changed):
            moves.append(BUILD.of(building, 1 + kind))


def may_save(state: KingsburgState, seat: int) -> bool:
    """Architect: once per phase, while some opponent has more buildings (KB-1034, KB-1072, KB-1073)."""
    player = state.players[seat]
    if player.governor != GOV_ARCHITECT or player.used & USED_ARCHITECT:
        return False
    own = player.building_count()
    return any(other.building_count() > own for other in state.players)


def erect_saving(state: KingsburgState, seat: int, building: int, extra: int) -> None:
    """A building for its price; where the Architect saves a kind (`extra` = 1 + kind), his use is marked (KB-1072)."""
    player = state.players[seat]
    price = architects_price(state, player, building, extra)
    if extra:
        player.used |= USED_ARCHITECT
    erect(state, seat, building, price)


def erect(state: KingsburgState, seat: int, building: int, price: list[int]) -> None:
    """The price is paid, the points are scored at once, the effect holds from now on (KB-371, KB-375, KB-376)."""
    player = state.players[seat]
    if state.news is not None:
        state.tell("kb-builds", {"seat": seat, "building": BUILDINGS[building]})
    pay_goods(state, seat, price, BUILDINGS[building])
    player.buildings |= 1 << building
    player.built += 1
    score(state, seat, state.setting.components.buildings[building].vp, BUILDINGS[building])


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
    """Tax Collector: a good of choice for each opponent's building of column IV (KB-1008, KB-1026, KB-1065).

    With `decline_gains` he may leave it (KB-1213).
    """

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return [NO, *SINGLE_GOODS] if state.setting.may_decline_gains else SINGLE_GOODS

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move != NO:
            gain_goods(state, seat, bundle_of(move), "gov_tax_collector")
        elif state.news is not None:
            state.tell("kb-declines", {"seat": seat, "why": "gov_tax_collector"})


class BeginSorcery(Step[KingsburgState]):
    """At the start of the Sorcerer's year, before phase 1 (KB-1023)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.players[seat].governor == GOV_SORCERER and state.year == state.setting.components.gov_sorcerer.year

    def run(self, state: KingsburgState, seat: int) -> None:
        state.sorcery = state.setting.components.gov_sorcerer.buildings
        state.then(SORCERER_BUILD, seat)


class SorcererBuild(Decision[KingsburgState]):
    """Up to three missing buildings of column I, free and without their points (KB-1023, KB-1056).

    From then on they count like all others (KB-1055), also when they are destroyed (KB-1057).
    """

    def ask(self, state: KingsburgState, seat: int) -> Say:
        return "kb-ask-sorcerer_build", {"count": state.sorcery}

    def say(self, state: KingsburgState, seat: int, move: int) -> Say | None:
        return None if move == NO else ("kb-do-conjure", building_in_words(state, BUILD.first(move)))

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        first_column = range(state.setting.first_building, state.setting.end_of_buildings, COLUMNS)
        missing = [BUILD.of(building) for building in first_column if not player.has(building)]
        return [NO, *missing] if missing else []

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            state.sorcery = 0
            return
        building = BUILD.first(move)
        state.players[seat].buildings |= 1 << building
        if state.news is not None:
            state.tell("kb-conjures", {"seat": seat, "building": BUILDINGS[building]})
        state.sorcery -= 1
        if state.sorcery:
            state.then(self, seat)


BUILD_DECISION: Final[Build] = Build("build", rule="KB-370", declines="build nothing")
BUILD_FURTHER: Final[BuildFurther] = BuildFurther("build_further", rule="KB-421", declines="build nothing")
TAX_GOOD: Final[TaxGood] = TaxGood("tax_good", rule="KB-1064")
BEGIN_SORCERY: Final[BeginSorcery] = BeginSorcery("begin_sorcery")
SORCERER_BUILD: Final[SorcererBuild] = SorcererBuild("sorcerer_build", rule="KB-1023", declines="stop")
STEPS: Final[list[Step[KingsburgState]]] = [BUILD_DECISION, BUILD_FURTHER, TAX_GOOD, BEGIN_SORCERY, SORCERER_BUILD]
