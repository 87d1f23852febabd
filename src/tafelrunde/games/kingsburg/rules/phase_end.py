"""Effects at the end of a productive phase (KB-385 to KB-392, KB-904 to KB-917, KB-1027, KB-1042)."""

from typing import Final

from tafelrunde.games.kingsburg.components.tables import (
    EMBASSY,
    GOLD,
    GOLDSMITH,
    GOV_PREACHER,
    GOV_TRADER,
    INN,
    MINT,
    QUARRY,
    SAWMILL,
    STONE,
    TOWN_HALL,
    TRAINING_CAMP,
    WOOD,
)
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
    """A player's effects at the end of the phase (KB-385).

    What only gives comes without asking, before the player's priced effects (KB-1213).
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
            gain_plus_two(state, seat, components.inn_tokens, "inn")
        if player.has(EMBASSY):
            score(state, seat, components.embassy_vp, "embassy")
        if player.has(TRAINING_CAMP) and state.phase == AUTUMN:
            if player.soldiers <= components.training_camp_limit:
                gain_soldiers(state, seat, components.training_camp_soldiers, "training_camp")
        if player.governor == GOV_PREACHER and any(each.built == 0 for each in state.players):
            score(state, seat, components.preacher_vp, "gov_preacher")


class PricedEffects(Decision[KingsburgState]):
    """Town Hall, Sawmill, Quarry, Goldsmith, Trader: in any order, each within its limit, until done (KB-385)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        goods = player.goods
        components = state.setting.components
        moves = [NO]
        if player.has(TOWN_HALL) and not player.used & USED_TOWN_HALL:
            for kind in range(3):
                if goods[kind]:
                    moves.append(TOWN_HALL_PAY + kind)
            if player.plus_two:
                moves.append(TOWN_HALL_PAY + TOKEN)
        if state.phase == SUMMER or player.has(MINT):
            if player.has(SAWMILL) and not player.used & USED_SAWMILL and goods[WOOD] >= components.sawmill_wood:
                moves.append(SAWMILL_TRADE)
            if player.has(QUARRY) and not player.used & USED_QUARRY and goods[STONE] >= components.quarry_stone:
                moves.append(QUARRY_TRADE)
            if player.has(GOLDSMITH) and not player.used & USED_GOLDSMITH and goods[GOLD] >= components.goldsmith_gold:
                moves.append(GOLDSMITH_TRADE)
        if player.governor == GOV_TRADER and state.phase == SUMMER:
            if player.exchanges < components.trader_exchanges:
                self.add_exchanges(player, moves)
        return moves

    def add_exchanges(self, player: Player, moves: list[int]) -> None:
        """One good for one of another kind (KB-1042)."""
        for given in range(3):
            if player.goods[given]:
                for received in range(3):
                    if received != given:
                        moves.append(EXCHANGE + 3 * given + received)

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        player = state.players[seat]
        components = state.setting.components
        if move == SAWMILL_TRADE:
            player.used |= USED_SAWMILL
            pay_goods(state, seat, [0, components.sawmill_wood, 0], "sawmill")
            gain_goods(state, seat, [components.sawmill_gold, 0, 0], "sawmill")
        elif move == QUARRY_TRADE:
            player.used |= USED_QUARRY
            pay_goods(state, seat, [0, 0, components.quarry_stone], "quarry")
            gain_goods(state, seat, [components.quarry_gold, 0, 0], "quarry")
        elif move == GOLDSMITH_TRADE:
            player.used |= USED_GOLDSMITH
            pay_goods(state, seat, [components.goldsmith_gold, 0, 0], "goldsmith")
            gain_soldiers(state, seat, components.goldsmith_soldiers, "goldsmith")
            score(state, seat, components.goldsmith_vp, "goldsmith")
        elif move >= EXCHANGE:
            player.exchanges += 1
            pay_goods(state, seat, one_good((move - EXCHANGE) // 3), "gov_trader")
            gain_goods(state, seat, one_good((move - EXCHANGE) % 3), "gov_trader")
        else:
            self.pay_town_hall(state, seat, move - TOWN_HALL_PAY)
        state.then(self, seat)

    def pay_town_hall(self, state: KingsburgState, seat: int, kind: int) -> None:
        """One good or one +2 token for a point, once per phase (KB-388, KB-389)."""
        player = state.players[seat]
        player.used |= USED_TOWN_HALL
        if kind == TOKEN:
            gain_plus_two(state, seat, -1, "town_hall")
        else:
            pay_goods(state, seat, one_good(kind), "town_hall")
        score(state, seat, state.setting.components.town_hall_vp, "town_hall")


def one_good(kind: int) -> list[int]:
    """A single good as a list of gold, wood and stone."""
    goods = [0, 0, 0]
    goods[kind] = 1
    return goods


END_OF_PHASE: Final[EndOfPhase] = EndOfPhase("end_of_phase")
PRICED_EFFECTS: Final[PricedEffects] = PricedEffects("phase_end")
STEPS: Final[list[Step[KingsburgState]]] = [END_OF_PHASE, PRICED_EFFECTS]
