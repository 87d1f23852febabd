"""Invading: target, role card, way, Ship cards, food, armies (MY-501 to MY-517)."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.tables import (
    FOOD,
    GENERAL,
    KINDS,
    MOST_PROVINCES,
    PORTAL,
    RANGER,
    RESERVE_ARMY,
)
from tafelrunde.games.mythotopia.rules.armies import ARMIES
from tafelrunde.games.mythotopia.rules.cards import close_chain, discard_laid, lay, names
from tafelrunde.games.mythotopia.rules.moves import CARD, MOVES, PROVINCE, WAY
from tafelrunde.games.mythotopia.rules.paying import PAY, add_card, keep, owe
from tafelrunde.games.mythotopia.rules.purse import NO_ROLE, Purse
from tafelrunde.games.mythotopia.rules.roads import add_provinces, network
from tafelrunde.games.mythotopia.rules.state import BY_LAND, BY_SEA, MythotopiaState, bit
from tafelrunde.games.mythotopia.rules.strength import other_side
from tafelrunde.kernel.steps import Decision, Sequence, Step

MOST_CROSSINGS: Final = 2


# --- what may be invaded ----------------------------------------------------------------------------------------------


def permitted_targets(state: MythotopiaState, seat: i64) -> i64:
    """Neither own provinces nor those he attacks already, nor what Reserve Army forbids (MY-501, MY-502, MY-517)."""
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
    other: i64
    for other in range(state.seats):
        if other != seat:
            lands |= state.players[other].lands
    return lands


# --- from where -------------------------------------------------------------------------------------------------------


class Reach:
    """What the sources of one role card reach: by land over open borders, hills, mountains; by sea (MY-504 to MY-509).

    Each set holds only what no cheaper way of the same kind reaches (MY-516).
    """

    def __init__(self, state: MythotopiaState, seat: i64, role: i64) -> None:
        components = state.setting.components
        self.open: i64 = 0
        self.hills: i64 = 0
        self.mountains: i64 = 0
        self.one_sea: i64 = 0
        self.two_seas: i64 = 0
        sources = state.players[seat].lands if role == GENERAL else network(state, seat, role)
        source: i64
        for source in range(MOST_PROVINCES):
            if sources >> source & 1:
                self.open |= components.open_neighbours[source]
                self.hills |= components.hill_neighbours[source]
                self.mountains |= components.mountain_neighbours[source]
                self.one_sea |= components.one_sea[source]
                self.two_seas |= components.two_seas[source]
        self.hills &= ~self.open
        self.mountains &= ~(self.open | self.hills)
        self.two_seas &= ~self.one_sea


def land_food(state: MythotopiaState, reach: Reach, target: i64, ranger: bool) -> i64:
    """The food that the way by land costs; 0 if there is none (MY-205, MY-510, MY-967, MY-968)."""
    components = state.setting.components
    if reach.open >> target & 1:
        return components.invade_cost
    if reach.hills >> target & 1:
        return components.invade_cost if ranger else components.invade_cost + components.invade_hills
    if ranger and reach.mountains >> target & 1:
        return components.invade_cost + components.invade_hills
    return 0


def relies_on_ranger(reach: Reach, target: i64) -> bool:
    """Without Ranger the way by land would be dearer or none (MY-429)."""
    return not reach.open >> target & 1


def crossings(reach: Reach, target: i64) -> i64:
    """Ship cards that the way by sea takes; 0 if there is none (MY-209, MY-507)."""
    if reach.one_sea >> target & 1:
        return 1
    return MOST_CROSSINGS if reach.two_seas >> target & 1 else 0


def is_role_card(purse: Purse, slot: i64) -> bool:
    """A province card, General or Portal that could still be laid (MY-504)."""
    kind = purse.kinds[slot]
    return purse.free >> slot & 1 == 1 and (kind < MOST_PROVINCES or kind in (GENERAL, PORTAL))


def reachable(state: MythotopiaState, seat: i64, purse: Purse, wanted: i64, first_only: bool) -> i64:
    """Those of the wanted targets for which a whole invasion can be laid; with `first_only` one is enough."""
    components = state.setting.components
    cost: i64 = components.invade_cost
    if not purse.meets(purse.free, 0, NO_ROLE, 0, FOOD, cost, 1):
        return 0
    hilly: i64 = cost + components.invade_hills
    ranger = purse.ranger != 0
    found: i64 = 0
    slot: i64
    for slot in range(len(purse.kinds)):
        if not is_role_card(purse, slot):
            continue
        rest = purse.free & ~bit(slot)
        role: i64 = purse.kinds[slot]
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
    if targets != 0 and purse.meets(rest, 0, NO_ROLE, ships, FOOD, food, 1):
        return targets
    return 0


def can_invade(state: MythotopiaState, seat: i64, purse: Purse) -> bool:
    """Is there any complete invasion?"""
    if state.players[seat].army_stock == 0:
        return False
    return reachable(state, seat, purse, permitted_targets(state, seat), True) != 0


# --- the chain --------------------------------------------------------------------------------------------------------


class InvadeTarget(Decision[MythotopiaState]):
    """One province that is neutral or another player's (MY-501, MY-976)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        wanted = permitted_targets(state, seat)
        add_provinces(moves, reachable(state, seat, Purse(state, seat), wanted, False))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = move - PROVINCE


class InvadeRole(Decision[MythotopiaState]):
    """The card of the source, of a province linked with it by roads, General, or Portal (MY-504, MY-720, MY-929)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        purse = Purse(state, seat)
        cost = state.setting.components.invade_cost
        moves: list[int] = []
        slot: i64
        for slot in range(len(purse.kinds)):
            if not is_role_card(purse, slot):
                continue
            role: i64 = purse.kinds[slot]
            rest = purse.free & ~bit(slot)
            if role == PORTAL:
                if purse.meets(rest, 0, NO_ROLE, 0, FOOD, cost, 1):
                    add_card(moves, purse, slot)
                continue
            reach = Reach(state, seat, role)
            if goes_by_land(state, purse, reach, rest) or goes_by_sea(state, purse, reach, rest):
                add_card(moves, purse, slot)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.role = (move - CARD) % KINDS
        lay(state, seat, (move - CARD) // KINDS, state.role)
        if state.role == PORTAL:
            owe(state, FOOD, state.setting.components.invade_cost)


def goes_by_land(state: MythotopiaState, purse: Purse, reach: Reach, rest: i64) -> bool:
    """Can the way by land be paid and manned?"""
    ranger = purse.ranger != 0
    food = land_food(state, reach, state.target, ranger)
    if food == 0:
        return False
    if ranger and relies_on_ranger(reach, state.target):
        rest &= ~purse.ranger
    return purse.meets(rest, 0, NO_ROLE, 0, FOOD, food, 1)


def goes_by_sea(state: MythotopiaState, purse: Purse, reach: Reach, rest: i64) -> bool:
    """Can the way by sea be crossed, paid and manned?"""
    ships = crossings(reach, state.target)
    return ships > 0 and purse.meets(rest, 0, NO_ROLE, ships, FOOD, state.setting.components.invade_cost, 1)


class InvadeWay(Decision[MythotopiaState]):
    """By land or by sea, each at its cheapest (MY-508, MY-516)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if state.role == PORTAL:
            return moves
        purse = Purse(state, seat)
        reach = Reach(state, seat, state.role)
        if goes_by_land(state, purse, reach, purse.free):
            moves.append(MOVES[WAY + BY_LAND])
        if goes_by_sea(state, purse, reach, purse.free):
            moves.append(MOVES[WAY + BY_SEA])
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.way = move - WAY
        reach = Reach(state, seat, state.role)
        if state.way == BY_SEA:
            state.crossings = crossings(reach, state.target)
            owe(state, FOOD, state.setting.components.invade_cost)
            return
        ranger = Purse(state, seat).ranger != 0
        owe(state, FOOD, land_food(state, reach, state.target, ranger))
        if ranger and relies_on_ranger(reach, state.target):
            keep(state, seat, RANGER)


class Cross(Decision[MythotopiaState]):
    """A Ship card for each sea that is crossed (MY-507, MY-509, MY-985)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if state.crossings == 0:
            return moves
        purse = Purse(state, seat)
        slot: i64
        for slot in range(len(purse.kinds)):
            if purse.ships >> slot & 1:
                if purse.meets(purse.free & ~bit(slot), 0, NO_ROLE, state.crossings - 1, FOOD, state.due, 1):
                    add_card(moves, purse, slot)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        lay(state, seat, (move - CARD) // KINDS, (move - CARD) % KINDS)
        state.crossings -= 1
        if state.crossings > 0:
            state.then(self, seat)


class CommitInvasion(Step[MythotopiaState]):
    """The armies go from the stock into the province; control does not change (MY-513 to MY-515)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.players[seat]
        target, armies = state.target, state.laid
        player.armies[target] += armies
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


INVADE_TARGET: Final[InvadeTarget] = InvadeTarget("invade_target")
INVADE_ROLE: Final[InvadeRole] = InvadeRole("invade_role")
INVADE_WAY: Final[InvadeWay] = InvadeWay("invade_way")
CROSS: Final[Cross] = Cross("cross")
COMMIT_INVASION: Final[CommitInvasion] = CommitInvasion("commit_invasion")
INVADE_CHAIN: Final = Sequence[MythotopiaState](
    "invade", [INVADE_TARGET, INVADE_ROLE, INVADE_WAY, CROSS, PAY, ARMIES, COMMIT_INVASION]
)
STEPS: Final[list[Step[MythotopiaState]]] = [
    INVADE_TARGET, INVADE_ROLE, INVADE_WAY, CROSS, COMMIT_INVASION, INVADE_CHAIN,
]  # fmt: skip
