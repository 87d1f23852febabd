"""Building: cities, castles, roads."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    BUILDINGS,
    CASTLE,
    CITY,
    GENERAL,
    GOLD,
    GUILDED_CITY,
    HILLS,
    INNS,
    MOST_PROVINCES,
    MOUNTAINS,
    OPEN,
    RANGER,
    ROAD,
    SCRIBE,
    STONE,
    VP_CARDS,
    VP_CASTLE,
    VP_CITY,
    VP_ROADS,
)
from tafelrunde.games.mythotopia.rules.awards import award, spare_for
from tafelrunde.games.mythotopia.rules.cards import close_chain, discard_laid, names
from tafelrunde.games.mythotopia.rules.chain import ActionStep
from tafelrunde.games.mythotopia.rules.moves import BORDER, BUILDING, DONE, NUMBERS, PROVINCE
from tafelrunde.games.mythotopia.rules.paying import PAY, add_card, add_payments, keep, lay_card, lay_payment, owe
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.roads import add_provinces
from tafelrunde.games.mythotopia.rules.state import NOWHERE, MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.ways import network
from tafelrunde.kernel.bits import count_bits, lowest
from tafelrunde.kernel.shared import holds, with_one_more
from tafelrunde.kernel.steps import Sequence, Step

FIXED_CARD: Final = [VP_CITY, VP_CASTLE, VP_ROADS]
"""The victory-point card that pays each building (MY-715, MY-1001, MY-1002, MY-1003)."""
BONUS_CARD: Final = [GUILDED_CITY, -1, INNS]
"""The card that pays another counter for gold (MY-717, MY-1031, MY-1032)."""


# --- what may be built where ------------------------------------------------------------------------------------------


def building_sites(state: MythotopiaState, seat: i64, building: i64) -> i64:
    """The provinces in which a city or castle may stand (MY-706, MY-707, MY-708, MY-709, MY-714).

    They may be at war (MY-716), but hold no citadel (MY-1013).
    """
    player = state.players[seat]
    sites = player.lands
    if player.citadel != NOWHERE:
        sites &= ~bit(player.citadel)
    if building == CITY:
        if player.cities_left > 0:
            return sites & ~player.cities
        return 0
    components = state.setting.components
    if count_bits(state.castles) < components.pieces.shared.castles:
        return sites & ~state.castles
    return 0


def road_stone(state: MythotopiaState, border: i64, ranger: bool) -> i64:
    """The stone that a road over this border costs; 0 if it is impossible (MY-705, MY-712, MY-969)."""
    components = state.setting.components
    terrain = components.border_terrain[border]
    if ranger:
        terrain = max(terrain - 1, OPEN)
    if terrain == MOUNTAINS:
        return 0
    plain: i64 = components.stone[ROAD]
    return plain + components.cost.road_hills if terrain == HILLS else plain


def takes_road(state: MythotopiaState, seat: i64, border: i64) -> bool:
    """Both ends controlled, and no road there yet (MY-711, MY-713)."""
    components = state.setting.components
    lands = state.players[seat].lands
    ends: i64 = components.border_ends[border]
    return lands & ends == ends and not holds(state.roads, border)


# --- with which cards -------------------------------------------------------------------------------------------------


def site_roles(state: MythotopiaState, seat: i64, purse: Purse, sites: i64) -> i64:
    """The slots of role cards for one of the sites: cards of its network, and General (MY-702, MY-720, MY-929).

    They stand for the place, never for the Build card (MY-1216); the place's own card may be anywhere (MY-930).
    """
    roles: i64 = 0
    rest: i64 = purse.free & (purse.provinces | purse.improvements)
    while rest != 0:
        slot = lowest(rest)
        rest &= rest - 1
        kind = purse.kind(slot)
        if kind == GENERAL or (kind < MOST_PROVINCES and network(state, seat, kind) & sites != 0):
            roles |= bit(slot)
    return roles


def can_build_at(state: MythotopiaState, seat: i64, purse: Purse, building: i64, province: i64) -> bool:
    """Are there a Build card, a role card for the province and the stone?"""
    roles = site_roles(state, seat, purse, bit(province))
    return purse.meets(purse.free, STONE, state.setting.components.stone[building], roles=roles, build=1)


def can_build_road(state: MythotopiaState, seat: i64, purse: Purse, border: i64) -> bool:
    """Are there a Build card, a role card for one of the ends and the stone, with Ranger kept if it is relied on?"""
    ranger = purse.ranger != 0
    stone = road_stone(state, border, ranger)
    if stone == 0 or not takes_road(state, seat, border):
        return False
    free = purse.free
    if ranger and stone != road_stone(state, border, False):
        free &= ~purse.ranger
    roles = site_roles(state, seat, purse, road_ends(state, border))
    return purse.meets(free, STONE, stone, roles=roles, build=1)


def road_ends(state: MythotopiaState, border: i64) -> i64:
    """The two provinces of a border."""
    return state.setting.components.border_ends[border]


def open_sites(state: MythotopiaState, seat: i64, purse: Purse, building: i64, first_only: bool) -> i64:
    """The sites of a city or castle that can be built there now."""
    found: i64 = 0
    sites = building_sites(state, seat, building)
    if sites == 0 or not purse.meets(purse.free, STONE, state.setting.components.stone[building], build=1):
        return 0
    while sites != 0:
        province = lowest(sites)
        sites &= sites - 1
        if can_build_at(state, seat, purse, building, province):
            found |= bit(province)
            if first_only:
                return found
    return found


def open_borders(state: MythotopiaState, seat: i64, purse: Purse, first_only: bool) -> list[int]:
    """The borders over which a road can be built now."""
    found: list[int] = []
    components = state.setting.components
    if len(state.roads) >= components.pieces.shared.roads:
        return found
    if not purse.meets(purse.free, STONE, components.stone[ROAD], build=1):
        return found
    border: i64
    for border in range(len(components.border_a)):
        if takes_road(state, seat, border) and can_build_road(state, seat, purse, border):
            found.append(border)
            if first_only:
                return found
    return found


def can_build(state: MythotopiaState, seat: i64, purse: Purse, building: i64) -> bool:
    """Is there a site for such a building?"""
    if purse.builds == 0:
        return False
    if building == ROAD:
        return bool(open_borders(state, seat, purse, True))
    return open_sites(state, seat, purse, building, True) != 0


# --- the chain --------------------------------------------------------------------------------------------------------


class BuildKind(ActionStep):
    """City, castle or road (MY-703, MY-704, MY-705)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        purse = Purse(state, seat)
        return [NUMBERS[BUILDING.of(kind)] for kind in range(len(BUILDINGS)) if can_build(state, seat, purse, kind)]

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.building = BUILDING.first(move)


class BuildSite(ActionStep):
    """A province for a city or castle (MY-706, MY-708), a border for a road (MY-711)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        purse = Purse(state, seat)
        if state.building == ROAD:
            return [NUMBERS[BORDER.of(border)] for border in open_borders(state, seat, purse, False)]
        moves: list[int] = []
        add_provinces(moves, open_sites(state, seat, purse, state.building, False))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        if state.building != ROAD:
            state.target = PROVINCE.first(move)
            owe(state, STONE, state.setting.components.stone[state.building])
            return
        state.target = BORDER.first(move)
        ranger = Purse(state, seat).ranger != 0
        stone = road_stone(state, state.target, ranger)
        owe(state, STONE, stone)
        if ranger and stone != road_stone(state, state.target, False):
            keep(state, seat, RANGER)

    def asked(self, state: MythotopiaState, seat: int) -> dict[str, Any]:
        return {"building": BUILDINGS[state.building]}


def target_sites(state: MythotopiaState) -> i64:
    """The provinces whose role card serves the chosen site."""
    if state.building == ROAD:
        return road_ends(state, state.target)
    site: i64 = bit(state.target)
    return site


class BuildCard(ActionStep):
    """A Build card for its text; its stone pays nothing (MY-701)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        purse = Purse(state, seat)
        purse.owe(STONE, state.due, roles=site_roles(state, seat, purse, target_sites(state)))
        moves: list[int] = []
        slot: i64
        for slot in range(purse.size):
            if purse.builds >> slot & 1:
                if purse.meets_bill(purse.free & ~bit(slot)):
                    add_card(moves, purse, slot)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        lay_card(state, seat, move)


class BuildRole(ActionStep):
    """The role card for the site (MY-702, MY-711)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        purse = Purse(state, seat)
        roles = site_roles(state, seat, purse, target_sites(state))
        purse.owe(STONE, state.due)
        moves: list[int] = []
        slot: i64
        for slot in range(purse.size):
            if roles >> slot & 1:
                if purse.meets_bill(purse.free & ~bit(slot)):
                    add_card(moves, purse, slot)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.role = lay_card(state, seat, move)


class BonusGold(ActionStep):
    """One gold more for a counter of Guilded City or Roadside Inns, if one can be taken (MY-717, MY-1033, MY-1210)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        bonus: i64 = BONUS_CARD[state.building]
        if bonus < 0 or not state.plays_with(bonus):
            return moves
        purse = Purse(state, seat)
        if relies_on_scribe(state, bonus):
            if purse.scribe == 0 or not spare_for(state, seat, bonus):
                return moves
            purse.leave(purse.scribe)
        add_payments(state, purse, moves, GOLD, state.setting.components.cost.bonus_counter)
        return [DONE, *moves] if moves else moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        if move == DONE:
            return
        if relies_on_scribe(state, BONUS_CARD[state.building]):
            keep(state, seat, SCRIBE)
        state.second = 1
        owe(state, GOLD, state.setting.components.cost.bonus_counter)
        lay_payment(state, seat, move)
        if state.due > 0:
            state.then(PAY, seat)

    def asked(self, state: MythotopiaState, seat: int) -> dict[str, Any]:
        return {"vp": VP_CARDS[BONUS_CARD[state.building]]}


def relies_on_scribe(state: MythotopiaState, pile: i64) -> bool:
    """The counter that is paid for can only come from the spare stock (MY-429)."""
    return state.counters[pile] == 0


class CommitBuilding(Step[MythotopiaState]):
    """The piece is put on the board; then counters, the fixed card's first (MY-715, MY-808, MY-1205).

    A Scribe that was laid for the stone is gone before they are taken (MY-430).
    """

    def run(self, state: MythotopiaState, seat: int) -> None:
        building, target, paid_bonus = state.building, state.target, state.second == 1
        put_building(state, seat, building, target)
        played = discard_laid(state, seat)
        if state.news is not None:
            tell_building(state, seat, building, target, played)
        close_chain(state)
        if paid_bonus:
            award(state, seat, BONUS_CARD[building])
        award(state, seat, FIXED_CARD[building])


def put_building(state: MythotopiaState, seat: i64, building: i64, target: i64) -> None:
    """A city replaces the town, a castle or road is added (MY-706, MY-708, MY-711)."""
    if building == CITY:
        player = state.changing(seat)
        player.cities |= bit(target)
        player.cities_left -= 1
        player.towns += 1
    elif building == CASTLE:
        state.castles |= bit(target)
    else:
        state.roads = with_one_more(state.roads, target)


def tell_building(state: MythotopiaState, seat: i64, building: i64, target: i64, played: list[int]) -> None:
    """What was built, where, with which cards."""
    components = state.setting.components
    args: dict[str, object] = {"seat": seat, "cards": names(state, played)}
    if building == ROAD:
        args["province"] = components.provinces[components.border_a[target]]
        args["other_province"] = components.provinces[components.border_b[target]]
    else:
        args["province"] = components.provinces[target]
    state.tell(f"my-builds-{BUILDINGS[building]}", args)


BUILD_KIND: Final[BuildKind] = BuildKind("build_kind", rule="MY-703")
BUILD_SITE: Final[BuildSite] = BuildSite("build_site", rule="MY-702")
BUILD_CARD: Final[BuildCard] = BuildCard("build_card", rule="MY-701")
BUILD_ROLE: Final[BuildRole] = BuildRole("build_role", rule="MY-702")
BONUS_GOLD: Final[BonusGold] = BonusGold("bonus_gold", rule="MY-717")
COMMIT_BUILDING: Final[CommitBuilding] = CommitBuilding("commit_building")
BUILD_CHAIN: Final = Sequence[MythotopiaState](
    "build", [BUILD_KIND, BUILD_SITE, BUILD_CARD, BUILD_ROLE, PAY, BONUS_GOLD, COMMIT_BUILDING]
)
STEPS: Final[list[Step[MythotopiaState]]] = [
    *[BUILD_KIND, BUILD_SITE, BUILD_CARD, BUILD_ROLE, BONUS_GOLD, COMMIT_BUILDING, BUILD_CHAIN],
]
