"""Invading: target, role card, way, Ship cards, food, armies."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import FOOD, GENERAL, PORTAL, RANGER, RESERVE_ARMY
from tafelrunde.games.mythotopia.rules.armies import ARMIES
from tafelrunde.games.mythotopia.rules.cards import close_chain, discard_laid, names
from tafelrunde.games.mythotopia.rules.chain import ActionStep, StepAtTarget
from tafelrunde.games.mythotopia.rules.moves import NUMBERS, PROVINCE, WAY
from tafelrunde.games.mythotopia.rules.paying import PAY, add_card, keep, lay_card, owe
from tafelrunde.games.mythotopia.rules.purse import Purse
from tafelrunde.games.mythotopia.rules.roads import add_provinces
from tafelrunde.games.mythotopia.rules.state import BY_LAND, BY_SEA, NOBODY, MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.strength import garrison, other_side, strength_of
from tafelrunde.games.mythotopia.rules.ways import MOST_CROSSINGS, Reach, crossings, land_food, relies_on_ranger
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.shared import raised
from tafelrunde.kernel.steps import Sequence, Step

# --- what may be invaded ----------------------------------------------------------------------------------------------


def permitted_targets(state: MythotopiaState, seat: i64) -> i64:
    """Neither own provinces nor those he attacks already, nor what Reserve Army forbids (MY-501, MY-502, MY-517).

    Others may attack there too (MY-503). Reserve Army guards its owner (MY-972) and binds him (MY-973).
    """
    player = state.players[seat]
    targets = state.setting.components.all_provinces & ~player.lands & ~player.present
    other: i64
    for other in range(state.seats):
        guarded = state.players[other]
        if other != seat:
            if guarded.in_reserve(RESERVE_ARMY) and at_war_with_player(state, other):
                targets &= ~guarded.lands
        elif guarded.in_reserve(RESERVE_ARMY) and at_war_with_player(state, seat):
            targets &= ~lands_of_others(state, seat)
    return targets


def at_war_with_player(state: MythotopiaState, seat: i64) -> bool:
    """He attacks a province of another player, or a player attacks one of his (MY-971, MY-974)."""
    player = state.players[seat]
    if player.present & lands_of_others(state, seat) != 0:
        return True
    return any(other is not player and other.present & player.lands != 0 for other in state.players)


def lands_of_others(state: MythotopiaState, seat: i64) -> i64:
    """All provinces that other players control."""
    lands: i64 = 0
    for player in state.players:
        lands |= player.lands
    return lands & ~state.players[seat].lands


# --- from where -------------------------------------------------------------------------------------------------------


def is_role_card(purse: Purse, slot: i64) -> bool:
    """A province card, General or Portal that could still be laid (MY-504)."""
    if not purse.free >> slot & 1:
        return False
    if purse.provinces >> slot & 1:
        return True
    return purse.improvements >> slot & 1 == 1 and purse.kind(slot) in (GENERAL, PORTAL)


def reachable(state: MythotopiaState, seat: i64, purse: Purse, wanted: i64, first_only: bool) -> i64:
    """Those of the wanted targets for which a whole invasion can be laid; with `first_only` one is enough."""
    components = state.setting.components
    cost: i64 = components.cost.invade
    if not purse.meets(purse.free, FOOD, cost, army=1):
        return 0
    hilly: i64 = cost + components.cost.invade_hills
    ranger = purse.ranger != 0
    found: i64 = 0
    slot: i64
    for slot in range(purse.size):
        if not is_role_card(purse, slot):
            continue
        rest = purse.free & ~bit(slot)
        role: i64 = purse.kind(slot)
        missing = wanted & ~found
        if role == PORTAL:
            found |= reached(purse, rest, missing, 0, cost)
        else:
            reach = Reach(state, seat, role)
            found |= reached(purse, rest, missing & reach.open, 0, cost)
            if ranger:
                found |= reached(purse, rest & ~purse.ranger, missing & reach.hills, 0, cost)
                found |= reached(purse, rest & ~purse.ranger, missing & reach.mountains, 0, hilly)
            else:
                found |= reached(purse, rest, missing & reach.hills, 0, hilly)
            found |= reached(purse, rest, missing & reach.one_sea & ~found, 1, cost)
            found |= reached(purse, rest, missing & reach.two_seas & ~found, MOST_CROSSINGS, cost)
        if found == wanted or (first_only and found != 0):
            return found
    return found


def reached(purse: Purse, rest: i64, targets: i64, ships: i64, food: i64) -> i64:
    """The targets, if the rest of the purse pays for the way and mans it."""
    if targets != 0 and purse.meets(rest, FOOD, food, army=1, ships=ships):
        return targets
    return 0


def can_invade(state: MythotopiaState, seat: i64, purse: Purse) -> bool:
    """Is there any complete invasion?"""
    if state.players[seat].army_stock == 0:
        return False
    return reachable(state, seat, purse, permitted_targets(state, seat), True) != 0


# --- the chain --------------------------------------------------------------------------------------------------------


class InvadeTarget(ActionStep):
    """One province that is neutral or another player's (MY-501, MY-976)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        wanted = permitted_targets(state, seat)
        add_provinces(moves, reachable(state, seat, Purse(state, seat), wanted, False))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = PROVINCE.first(move)

    def say(self, state: MythotopiaState, seat: int, move: int) -> Say | None:
        """With what stands against an invasion."""
        province = PROVINCE.first(move)
        controller = state.controller(province)
        strength = garrison(state, province) if controller == NOBODY else strength_of(state, controller, province)
        name = state.setting.components.provinces[province]
        return "my-do-invade-province", {"province": name, "strength": int(strength), **other_side(controller)}


class InvadeRole(StepAtTarget):
    """The card of the source, of a province linked with it by roads, General, or Portal (MY-504, MY-720, MY-929).

    It is laid: its symbol neither feeds nor mans the invasion (MY-511). Portal needs no source, and so no land of one's
    own (MY-959, MY-960).
    """

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        purse = Purse(state, seat)
        cost = state.setting.components.cost.invade
        moves: list[int] = []
        slot: i64
        for slot in range(purse.size):
            if not is_role_card(purse, slot):
                continue
            role: i64 = purse.kind(slot)
            rest = purse.free & ~bit(slot)
            if role == PORTAL:
                if purse.meets(rest, FOOD, cost, army=1):
                    add_card(moves, purse, slot)
                continue
            reach = Reach(state, seat, role)
            if goes_by_land(state, purse, reach, rest) or goes_by_sea(state, purse, reach, rest):
                add_card(moves, purse, slot)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.role = lay_card(state, seat, move)
        if state.role == PORTAL:
            owe(state, FOOD, state.setting.components.cost.invade)


def goes_by_land(state: MythotopiaState, purse: Purse, reach: Reach, rest: i64) -> bool:
    """Can the way by land be paid and manned?"""
    ranger = purse.ranger != 0
    food = land_food(state, reach, state.target, ranger)
    if food == 0:
        return False
    if ranger and relies_on_ranger(reach, state.target):
        rest &= ~purse.ranger
    return purse.meets(rest, FOOD, food, army=1)


def goes_by_sea(state: MythotopiaState, purse: Purse, reach: Reach, rest: i64) -> bool:
    """Can the way by sea be crossed, paid and manned?"""
    ships = crossings(reach, state.target)
    return ships > 0 and purse.meets(rest, FOOD, state.setting.components.cost.invade, army=1, ships=ships)


class InvadeWay(StepAtTarget):
    """By land or by sea, each at its cheapest (MY-508, MY-516)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if state.role == PORTAL:
            return moves
        purse = Purse(state, seat)
        reach = Reach(state, seat, state.role)
        if goes_by_land(state, purse, reach, purse.free):
            moves.append(NUMBERS[WAY.of(BY_LAND)])
        if goes_by_sea(state, purse, reach, purse.free):
            moves.append(NUMBERS[WAY.of(BY_SEA)])
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.way = WAY.first(move)
        reach = Reach(state, seat, state.role)
        if state.way == BY_SEA:
            state.crossings = crossings(reach, state.target)
            owe(state, FOOD, state.setting.components.cost.invade)
            return
        ranger = Purse(state, seat).ranger != 0
        owe(state, FOOD, land_food(state, reach, state.target, ranger))
        if ranger and relies_on_ranger(reach, state.target):
            keep(state, seat, RANGER)


class Cross(ActionStep):
    """A Ship card for each sea that is crossed (MY-507, MY-509, MY-904, MY-984, MY-985)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if state.crossings == 0:
            return moves
        purse = Purse(state, seat)
        purse.owe(FOOD, state.due, army=1, ships=state.crossings - 1)
        slot: i64
        for slot in range(purse.size):
            if purse.ships >> slot & 1:
                if purse.meets_bill(purse.free & ~bit(slot)):
                    add_card(moves, purse, slot)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        lay_card(state, seat, move)
        state.crossings -= 1
        if state.crossings > 0:
            state.then(self, seat)

    def asked(self, state: MythotopiaState, seat: int) -> dict[str, Any]:
        return {"count": int(state.crossings)}


class CommitInvasion(Step[MythotopiaState]):
    """The armies, few or many, go from the stock into the province; control stays (MY-513, MY-514, MY-515)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.changing(seat)
        target, armies = state.target, state.laid
        player.armies = raised(player.armies, target, armies)
        player.army_stock -= armies
        player.note_presence(target)
        played = discard_laid(state, seat)
        if state.news is not None:
            state.tell(
                "my-invades",
                {
                    "seat": seat,
                    "province": state.setting.components.provinces[target],
                    **other_side(state.controller(target)),
                    "pieces": {"army": armies},
                    "cards": names(state, played),
                },
            )
        close_chain(state)


INVADE_TARGET: Final[InvadeTarget] = InvadeTarget("invade_target", rule="MY-501")
INVADE_ROLE: Final[InvadeRole] = InvadeRole("invade_role", rule="MY-504")
INVADE_WAY: Final[InvadeWay] = InvadeWay("invade_way", rule="MY-508")
CROSS: Final[Cross] = Cross("cross", rule="MY-507")
COMMIT_INVASION: Final[CommitInvasion] = CommitInvasion("commit_invasion")
INVADE_CHAIN: Final = Sequence[MythotopiaState](
    "invade", [INVADE_TARGET, INVADE_ROLE, INVADE_WAY, CROSS, PAY, ARMIES, COMMIT_INVASION]
)
STEPS: Final[list[Step[MythotopiaState]]] = [
    INVADE_TARGET, INVADE_ROLE, INVADE_WAY, CROSS, COMMIT_INVASION, INVADE_CHAIN,
]  # fmt: skip
