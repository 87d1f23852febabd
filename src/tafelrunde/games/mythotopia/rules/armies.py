"""Armies and ships in peace: laying army symbols, placing, removing, buying."""

from typing import Any, Final

from mypy_extensions import i64

from tafelrunde.games.mythotopia.components.ids import (
    ARMY,
    ARMY_SYMBOL,
    FOOD,
    GOLD,
    SEAS,
    SEAS_FOUR,
    SEAS_THREE,
    START_ARMY,
)
from tafelrunde.games.mythotopia.components.tables import tallied
from tafelrunde.games.mythotopia.rules.awards import award
from tafelrunde.games.mythotopia.rules.cards import close_chain, discard_laid, names
from tafelrunde.games.mythotopia.rules.chain import ActionStep, StepAtTarget
from tafelrunde.games.mythotopia.rules.moves import BOUGHT, DONE, FORCE, NUMBER, NUMBERS, PROVINCE, SEA, VIA
from tafelrunde.games.mythotopia.rules.paying import PAY, add_card, add_via, lay_card, lay_enabled, owe
from tafelrunde.games.mythotopia.rules.purse import LEVIES_EFFECT, Purse
from tafelrunde.games.mythotopia.rules.roads import add_provinces, forces
from tafelrunde.games.mythotopia.rules.state import MythotopiaState, Player, bit
from tafelrunde.kernel.shared import raised, without
from tafelrunde.kernel.steps import Sequence, Step

# --- laying army symbols ----------------------------------------------------------------------------------------------


def army_symbols(state: MythotopiaState, kind: i64) -> i64:
    """How many armies a card stands for (MY-402)."""
    return tallied(state.setting.components.tallies[kind], ARMY_SYMBOL)


def is_army_card(kind: i64) -> bool:
    """A card named Army (MY-427, MY-914)."""
    return kind in (START_ARMY, ARMY)


class Armies(ActionStep):
    """Army cards one by one; exactly as many armies as symbols, never more than the stock holds (MY-426, MY-427)."""

    def may_be_done(self, state: MythotopiaState, seat: int) -> bool:
        return state.laid > 0

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if self.may_be_done(state, seat):
            moves.append(DONE)
        stock = state.players[seat].army_stock
        left = stock - state.laid
        if left == 0:
            return moves
        purse = Purse(state, seat)
        slot: i64
        for slot in range(purse.size):
            if purse.armies >> slot & 1:
                kind: i64 = purse.kind(slot)
                if army_symbols(state, kind) <= left or (stock == 1 and is_army_card(kind)):
                    add_card(moves, purse, slot)
        if purse.levies != 0:
            add_levies(state, purse, moves)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        if move == DONE:
            return
        if move in VIA:
            lay_enabled(state, seat, move)
            state.laid += 1
        else:
            kind = lay_card(state, seat, move)
            state.laid += min(army_symbols(state, kind), state.players[seat].army_stock - state.laid)
        state.then(self, seat)

    def asked(self, state: MythotopiaState, seat: int) -> dict[str, Any]:
        return {"count": int(state.laid), "most": int(state.players[seat].army_stock)}


def add_levies(state: MythotopiaState, purse: Purse, moves: list[int]) -> None:
    """Any other card as one army, unless it has exactly one anyway (MY-425, MY-936)."""
    slot: i64
    for slot in range(purse.size):
        place: i64 = bit(slot)
        if purse.free & place & ~purse.levies != 0 and army_symbols(state, purse.kind(slot)) != 1:
            add_via(moves, purse, slot, LEVIES_EFFECT)


# --- place armies -----------------------------------------------------------------------------------------------------


def garrison_sites(state: MythotopiaState, seat: i64, purse: Purse) -> i64:
    """Controlled provinces; those under own attack if the food can be paid (MY-521, MY-522, MY-523, MY-524).

    Neither a role card nor Reserve Army matters (MY-525, MY-975).
    """
    player = state.players[seat]
    if player.army_stock == 0:
        return 0
    sites: i64 = 0
    if player.lands != 0 and purse.meets(purse.free, FOOD, 0, army=1):
        sites = player.lands
    attacked = player.present & ~player.lands
    if attacked != 0:
        if purse.meets(purse.free, FOOD, state.setting.components.cost.reinforce, army=1):
            sites |= attacked
    return sites


class PlaceArmiesTarget(ActionStep):
    """A province that the player controls or attacks (MY-521)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_provinces(moves, garrison_sites(state, seat, Purse(state, seat)))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = PROVINCE.first(move)
        if not state.players[seat].controls(state.target):
            owe(state, FOOD, state.setting.components.cost.reinforce)


class CommitArmies(Step[MythotopiaState]):
    """The armies go from the stock into the province, and stay there at no cost (MY-216, MY-1204)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.changing(seat)
        target, armies = state.target, state.laid
        player.armies = raised(player.armies, target, armies)
        player.army_stock -= armies
        player.note_presence(target)
        played = discard_laid(state, seat)
        if state.news is not None:
            province = state.setting.components.provinces[target]
            args = {"seat": seat, "province": province, "count": armies, "cards": names(state, played)}
            state.tell("my-places-armies", args)
        close_chain(state)


# --- remove armies ----------------------------------------------------------------------------------------------------


def removable(state: MythotopiaState, seat: i64) -> i64:
    """Provinces without war that hold own armies or mercenaries (MY-531, MY-532)."""
    return state.players[seat].present & ~state.wars()


class RemoveArmiesFrom(ActionStep):
    """One province without war (MY-532)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_provinces(moves, removable(state, seat))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = PROVINCE.first(move)


class RemoveForce(StepAtTarget):
    """Any number of armies to the stock, of mercenaries to the shared supply (MY-531, MY-533, MY-947)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        player = state.players[seat]
        return forces(player.armies[state.target], player.mercenaries_in(state.target))

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        player = state.changing(seat)
        armies, mercenaries = FORCE.first(move), FORCE.second(move)
        player.armies = raised(player.armies, state.target, -armies)
        player.army_stock += armies
        for _ in range(mercenaries):
            player.mercenaries = without(player.mercenaries, state.target)
        player.note_presence(state.target)
        if state.news is not None:
            province = state.setting.components.provinces[state.target]
            pieces = {"army": armies, "mercenary": mercenaries}
            state.tell("my-removes-armies", {"seat": seat, "province": province, "pieces": pieces})
        close_chain(state)


# --- ships ------------------------------------------------------------------------------------------------------------


def harbours(state: MythotopiaState, seat: i64) -> i64:
    """The sea areas that a controlled province touches (MY-537)."""
    components = state.setting.components
    found: i64 = 0
    sea: i64
    for sea in range(len(components.coast)):
        if state.players[seat].lands & components.coast[sea] != 0:
            found |= bit(sea)
    return found


def add_seas(moves: list[int], seas: i64, count: i64) -> None:
    """Every sea of a set as a move."""
    sea: i64
    for sea in range(count):
        if seas >> sea & 1:
            moves.append(NUMBERS[SEA.of(sea)])


class PlaceShipsTarget(ActionStep):
    """One sea area with a harbour (MY-536, MY-537)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        add_seas(moves, harbours(state, seat), len(state.setting.components.coast))
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = SEA.first(move)


class Ships(ActionStep):
    """Ship symbols one by one, at most as many as ships in the stock (MY-428, MY-536)."""

    def may_be_done(self, state: MythotopiaState, seat: int) -> bool:
        return state.laid > 0

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        moves: list[int] = []
        if self.may_be_done(state, seat):
            moves.append(DONE)
        if state.laid < state.players[seat].ship_stock:
            purse = Purse(state, seat)
            slot: i64
            for slot in range(purse.size):
                if purse.ships >> slot & 1:
                    add_card(moves, purse, slot)
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        if move == DONE:
            return
        lay_card(state, seat, move)
        state.laid += 1
        state.then(self, seat)


class CommitShips(Step[MythotopiaState]):
    """The ships go into the sea, whoever is there (MY-208, MY-536), and stay when the harbour is lost (MY-538).

    A third or fourth sea may earn a counter (MY-1061).
    """

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.changing(seat)
        sea, ships = state.target, state.laid
        reached = player.ships[sea] == 0
        player.ships = raised(player.ships, sea, ships)
        player.ship_stock -= ships
        played = discard_laid(state, seat)
        if state.news is not None:
            name = state.setting.components.seas[sea]
            state.tell("my-places-ships", {"seat": seat, "sea": name, "count": ships, "cards": names(state, played)})
        close_chain(state)
        if reached and state.plays_with(SEAS):
            claim_seas(state, seat)


def claim_seas(state: MythotopiaState, seat: i64) -> None:
    """Ships have come into a new sea: Master of the Seas for the third and the fourth, each once (MY-981, MY-1061).

    Each player may take both (MY-1062), and a counter that a spare one was taken for is still there (MY-1063).
    """
    player = state.players[seat]
    seas: i64 = 0
    for ships in player.ships:
        if ships > 0:
            seas += 1
    if seas == 3 and not player.three_seas:
        award(state, seat, SEAS_THREE)
    elif seas == 4 and not player.four_seas:
        award(state, seat, SEAS_FOUR)


def is_at_sea(player: Player) -> bool:
    """Has he any ship at sea?"""
    ships: i64
    for ships in player.ships:
        if ships > 0:
            return True
    return False


class RemoveShipsFrom(ActionStep):
    """One sea area with own ships (MY-541)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        ships = state.players[seat].ships
        return [NUMBERS[SEA.of(sea)] for sea in range(len(ships)) if ships[sea] > 0]

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        state.target = SEA.first(move)


class RemoveShips(ActionStep):
    """Any number of them returns to the stock (MY-541)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        return NUMBERS[NUMBER.of(1) : NUMBER.of(state.players[seat].ships[state.target] + 1)]

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        player = state.changing(seat)
        ships = NUMBER.first(move)
        player.ships = raised(player.ships, state.target, -ships)
        player.ship_stock += ships
        if state.news is not None:
            name = state.setting.components.seas[state.target]
            state.tell("my-removes-ships", {"seat": seat, "sea": name, "count": ships})
        close_chain(state)


# --- buying -----------------------------------------------------------------------------------------------------------


def payable_gold(state: MythotopiaState, seat: i64, purse: Purse, most: i64) -> i64:
    """The largest sum of gold that could be paid, up to `most` (MY-410)."""
    gold: i64 = 0
    while gold < most and purse.meets(purse.free, GOLD, gold + 1):
        gold += 1
    return gold


def can_buy(state: MythotopiaState, seat: i64, purse: Purse) -> bool:
    """Is a piece left in the supply that can be paid (MY-551, MY-552)?"""
    player = state.players[seat]
    components = state.setting.components
    if player.army_supply > 0 and purse.meets(purse.free, GOLD, components.cost.army):
        return True
    return player.ship_supply > 0 and purse.meets(purse.free, GOLD, components.cost.ship)


class BuyPieces(ActionStep):
    """Any mix of armies and ships from the own share of the supply, paid together (MY-551, MY-552)."""

    def moves(self, state: MythotopiaState, seat: int) -> list[int]:
        player = state.players[seat]
        components = state.setting.components
        army_price: i64 = components.cost.army
        ship_price: i64 = components.cost.ship
        most = player.army_supply * army_price + player.ship_supply * ship_price
        gold = payable_gold(state, seat, Purse(state, seat), most)
        moves: list[int] = []
        armies: i64
        ships: i64
        for armies in range(player.army_supply + 1):
            for ships in range(player.ship_supply + 1):
                if 0 < armies * army_price + ships * ship_price <= gold:
                    moves.append(NUMBERS[BOUGHT.of(armies, ships)])
        return moves

    def play(self, state: MythotopiaState, seat: int, move: int) -> None:
        components = state.setting.components
        state.number, state.second = BOUGHT.first(move), BOUGHT.second(move)
        owe(state, GOLD, state.number * components.cost.army + state.second * components.cost.ship)


class CommitPurchase(Step[MythotopiaState]):
    """The pieces come from the supply into the stock (MY-552)."""

    def run(self, state: MythotopiaState, seat: int) -> None:
        player = state.changing(seat)
        player.army_supply -= state.number
        player.army_stock += state.number
        player.ship_supply -= state.second
        player.ship_stock += state.second
        played = discard_laid(state, seat)
        if state.news is not None:
            pieces = {"army": state.number, "ship": state.second}
            state.tell("my-buys", {"seat": seat, "pieces": pieces, "cards": names(state, played)})
        close_chain(state)


ARMIES: Final[Armies] = Armies("armies", rule="MY-426")
PLACE_ARMIES_TARGET: Final[PlaceArmiesTarget] = PlaceArmiesTarget("place_armies_target", rule="MY-521")
COMMIT_ARMIES: Final[CommitArmies] = CommitArmies("commit_armies")
REMOVE_ARMIES_FROM: Final[RemoveArmiesFrom] = RemoveArmiesFrom("remove_armies_from", rule="MY-532")
REMOVE_FORCE: Final[RemoveForce] = RemoveForce("remove_force", rule="MY-531")
PLACE_SHIPS_TARGET: Final[PlaceShipsTarget] = PlaceShipsTarget("place_ships_target", rule="MY-537")
SHIPS: Final[Ships] = Ships("ships", rule="MY-536")
COMMIT_SHIPS: Final[CommitShips] = CommitShips("commit_ships")
REMOVE_SHIPS_FROM: Final[RemoveShipsFrom] = RemoveShipsFrom("remove_ships_from", rule="MY-541")
REMOVE_SHIPS_COUNT: Final[RemoveShips] = RemoveShips("remove_ships_count", rule="MY-541")
BUY_PIECES: Final[BuyPieces] = BuyPieces("buy_pieces", rule="MY-551")
COMMIT_PURCHASE: Final[CommitPurchase] = CommitPurchase("commit_purchase")
Chain = Sequence[MythotopiaState]
PLACE_ARMIES_CHAIN: Final = Chain("place_armies", [PLACE_ARMIES_TARGET, PAY, ARMIES, COMMIT_ARMIES])
REMOVE_ARMIES_CHAIN: Final = Chain("remove_armies", [REMOVE_ARMIES_FROM, REMOVE_FORCE])
PLACE_SHIPS_CHAIN: Final = Chain("place_ships", [PLACE_SHIPS_TARGET, SHIPS, COMMIT_SHIPS])
REMOVE_SHIPS_CHAIN: Final = Chain("remove_ships", [REMOVE_SHIPS_FROM, REMOVE_SHIPS_COUNT])
BUY_CHAIN: Final = Chain("buy", [BUY_PIECES, PAY, COMMIT_PURCHASE])
STEPS: Final[list[Step[MythotopiaState]]] = [
    *[ARMIES, PLACE_ARMIES_TARGET, COMMIT_ARMIES, REMOVE_ARMIES_FROM, REMOVE_FORCE],
    *[PLACE_SHIPS_TARGET, SHIPS, COMMIT_SHIPS, REMOVE_SHIPS_FROM, REMOVE_SHIPS_COUNT],
    *[BUY_PIECES, COMMIT_PURCHASE],
    *[PLACE_ARMIES_CHAIN, REMOVE_ARMIES_CHAIN, PLACE_SHIPS_CHAIN, REMOVE_SHIPS_CHAIN, BUY_CHAIN],
]
