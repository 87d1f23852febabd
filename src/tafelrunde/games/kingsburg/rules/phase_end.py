"""Effects at the end of a productive phase."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.components.ids import (
    BUILDINGS,
    EMBASSY,
    GOLDSMITH,
    GOV_PREACHER,
    GOV_TRADER,
    INN,
    MINT,
    QUARRY,
    SAWMILL,
    TOWN_HALL,
    TRAINING_CAMP,
)
from tafelrunde.games.kingsburg.components.tables import Components
from tafelrunde.games.kingsburg.rules.gains import INN_GAIN, TRAINING_CAMP_GAIN, gain_from
from tafelrunde.games.kingsburg.rules.goods import gain_goods, gain_plus_two, gain_soldiers, pay_goods, score
from tafelrunde.games.kingsburg.rules.moves import (
    EXCHANGE,
    GOLDSMITH_TRADE,
    NO,
    QUARRY_TRADE,
    SAWMILL_TRADE,
    TOKEN,
    TOWN_HALL_PAY,
)
from tafelrunde.games.kingsburg.rules.prices import can_pay
from tafelrunde.games.kingsburg.rules.state import (
    AUTUMN,
    SUMMER,
    USED_GOLDSMITH,
    USED_QUARRY,
    USED_SAWMILL,
    USED_TOWN_HALL,
    KingsburgState,
    Player,
)
from tafelrunde.kernel.steps import Decision, Step

GIVING: Final = 1 << INN | 1 << EMBASSY | 1 << TRAINING_CAMP
PRICED: Final = 1 << TOWN_HALL | 1 << SAWMILL | 1 << QUARRY | 1 << GOLDSMITH


class EndOfPhase(Step[KingsburgState]):
    """A player's effects at the end of the phase, also of what he has just erected (KB-385, KB-386).

    What only gives comes without asking, before the player's priced effects (KB-917, KB-1006, KB-1206, KB-1213):
    Inn (KB-387), Embassy (KB-391), Training Camp (KB-916), Preacher (KB-1027, KB-1066).
    """

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        player = state.players[seat]
        if player.buildings & (GIVING | PRICED):
            return True
        return player.governor in (GOV_PREACHER, GOV_TRADER)

    def run(self, state: KingsburgState, seat: int) -> None:
        player = state.players[seat]
        components = state.setting.components
        if player.buildings & PRICED or player.governor == GOV_TRADER:
            state.then(PRICED_EFFECTS, seat)
        if player.has(INN) and state.phase == SUMMER:
            gain_from(state, seat, INN_GAIN)
        if player.has(EMBASSY):
            score(state, seat, components.embassy.gives_vp, "embassy")
        if player.has(TRAINING_CAMP) and state.phase == AUTUMN:
            if player.soldiers <= components.training_camp.soldier_limit:
                gain_from(state, seat, TRAINING_CAMP_GAIN)
        if player.governor == GOV_PREACHER and any(each.built == 0 for each in state.players):
            score(state, seat, components.gov_preacher.vp, "gov_preacher")


class PricedEffect:
    """One effect that a player pays for, at most once a phase (KB-1007, KB-1207)."""

    def add_moves(self, state: KingsburgState, player: Player, moves: list[int]) -> None:
        """Adds what the player can pay for now."""
        raise NotImplementedError

    def knows(self, move: i64) -> bool:
        """Is this a move of this effect?"""
        raise NotImplementedError

    def use(self, state: KingsburgState, seat: int, move: i64) -> None:
        """Takes the price and gives what it buys."""
        raise NotImplementedError


class TownHall(PricedEffect):
    """One good or one +2 token, the Inn's included, for a point, once per phase (KB-388, KB-389, KB-390)."""

    def add_moves(self, state: KingsburgState, player: Player, moves: list[int]) -> None:
        if not player.has(TOWN_HALL) or player.used & USED_TOWN_HALL:
            return
        for kind in range(3):
            if player.good(kind):
                moves.append(TOWN_HALL_PAY.of(kind))
        if player.plus_two:
            moves.append(TOWN_HALL_PAY.of(TOKEN))

    def knows(self, move: i64) -> bool:
        return move in TOWN_HALL_PAY

    def use(self, state: KingsburgState, seat: int, move: i64) -> None:
        state.players[seat].used |= USED_TOWN_HALL
        kind = TOWN_HALL_PAY.first(move)
        if kind == TOKEN:
            gain_plus_two(state, seat, -1, "town_hall")
        else:
            pay_goods(state, seat, one_good(kind), "town_hall")
        score(state, seat, state.setting.components.town_hall.gives_vp, "town_hall")


class Trade(PricedEffect):
    """A building of row A: goods for other things, in summer, with the Mint in every phase.

    KB-907; still once a phase (KB-908), with a Mint just erected too (KB-909).
    """

    def __init__(self, building: int, mark: int, move: int) -> None:
        self.building = building
        self.mark = mark
        self.move = move

    def price(self, components: Components) -> list[int]:
        """What it takes: gold, wood and stone."""
        raise NotImplementedError

    def give(self, state: KingsburgState, seat: int) -> None:
        """Gives what was paid for."""
        raise NotImplementedError

    def add_moves(self, state: KingsburgState, player: Player, moves: list[int]) -> None:
        if not player.has(self.building) or player.used & self.mark:
            return
        in_season = state.phase == SUMMER or player.has(MINT)
        if in_season and can_pay(player, self.price(state.setting.components)):
            moves.append(self.move)

    def knows(self, move: i64) -> bool:
        return move == self.move

    def use(self, state: KingsburgState, seat: int, move: i64) -> None:
        state.players[seat].used |= self.mark
        pay_goods(state, seat, self.price(state.setting.components), BUILDINGS[self.building])
        self.give(state, seat)


class SawmillTrade(Trade):
    """Wood for gold (KB-904)."""

    def price(self, components: Components) -> list[int]:
        return [0, components.sawmill.pays_wood, 0]

    def give(self, state: KingsburgState, seat: int) -> None:
        gain_goods(state, seat, [state.setting.components.sawmill.gives_gold, 0, 0], "sawmill")


class QuarryTrade(Trade):
    """Stone for gold (KB-905)."""

    def price(self, components: Components) -> list[int]:
        return [0, 0, components.quarry.pays_stone]

    def give(self, state: KingsburgState, seat: int) -> None:
        gain_goods(state, seat, [state.setting.components.quarry.gives_gold, 0, 0], "quarry")


class GoldsmithTrade(Trade):
    """Gold for a soldier, who stays until the end of winter, and a point (KB-906, KB-911)."""

    def price(self, components: Components) -> list[int]:
        return [components.goldsmith.pays_gold, 0, 0]

    def give(self, state: KingsburgState, seat: int) -> None:
        goldsmith = state.setting.components.goldsmith
        gain_soldiers(state, seat, goldsmith.gives_soldiers, "goldsmith")
        score(state, seat, goldsmith.gives_vp, "goldsmith")


class TraderExchange(PricedEffect):
    """Trader: in summer some times one good for one of another kind (KB-1042)."""

    def add_moves(self, state: KingsburgState, player: Player, moves: list[int]) -> None:
        if player.governor != GOV_TRADER or state.phase != SUMMER:
            return
        if player.exchanges >= state.setting.components.gov_trader.exchanges:
            return
        for given in range(3):
            if player.good(given):
                for received in range(3):
                    if received != given:
                        moves.append(EXCHANGE.of(given, received))

    def knows(self, move: i64) -> bool:
        return move in EXCHANGE

    def use(self, state: KingsburgState, seat: int, move: i64) -> None:
        state.players[seat].exchanges += 1
        pay_goods(state, seat, one_good(EXCHANGE.first(move)), "gov_trader")
        gain_goods(state, seat, one_good(EXCHANGE.second(move)), "gov_trader")


TRADES: Final[list[Trade]] = [
    SawmillTrade(SAWMILL, USED_SAWMILL, SAWMILL_TRADE),
    QuarryTrade(QUARRY, USED_QUARRY, QUARRY_TRADE),
    GoldsmithTrade(GOLDSMITH, USED_GOLDSMITH, GOLDSMITH_TRADE),
]
EFFECTS: Final[list[PricedEffect]] = [TownHall(), *TRADES, TraderExchange()]


class PricedEffects(Decision[KingsburgState]):
    """Town Hall, Sawmill, Quarry, Goldsmith, Trader: in any order, each within its limit, until done.

    KB-385, KB-1205; gold of one may pay for another (KB-910).
    """

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        moves = [NO]
        for effect in EFFECTS:
            effect.add_moves(state, player, moves)
        return moves

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        for effect in EFFECTS:
            if effect.knows(move):
                effect.use(state, seat, move)
        state.then(self, seat)


def one_good(kind: int) -> list[int]:
    """A single good as a list of gold, wood and stone."""
    goods = [0, 0, 0]
    goods[kind] = 1
    return goods


END_OF_PHASE: Final[EndOfPhase] = EndOfPhase("end_of_phase")
PRICED_EFFECTS: Final[PricedEffects] = PricedEffects("phase_end", rule="KB-385", declines="done")
STEPS: Final[list[Step[KingsburgState]]] = [END_OF_PHASE, PRICED_EFFECTS]
