"""Phase 7: goods for soldiers."""

from typing import Final

from tafelrunde.games.kingsburg.components.ids import BARRACKS, RECRUITING_CENTER
from tafelrunde.games.kingsburg.rules.goods import gain_plus_two, gain_soldiers, pay_goods
from tafelrunde.games.kingsburg.rules.moves import NO, PAIRS, PAYMENTS, RECRUIT_ONE, RECRUIT_TWO, TOKEN
from tafelrunde.games.kingsburg.rules.state import KingsburgState, Player
from tafelrunde.games.kingsburg.rules.winter import strength_of
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step


class Recruit(Decision[KingsburgState]):
    """One more soldier for two goods in any mix, with Barracks for one; again and again until done.

    KB-501, KB-502, KB-503, KB-915, KB-1208; openly, one player after the other (KB-504), and nowhere else (KB-506).
    """

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        player = state.players[seat]
        moves = [NO]
        if player.goods_count() + player.plus_two == 0:
            return moves
        if player.has(BARRACKS):
            for kind in range(len(PAYMENTS)):
                if available(player, kind):
                    moves.append(RECRUIT_ONE.of(kind))
            return moves
        for pair in range(len(PAIRS)):
            first, second = PAIRS[pair]
            needed = 2 if first == second else 1
            if available(player, first) >= needed and available(player, second):
                moves.append(RECRUIT_TWO.of(pair))
        return moves

    def ask(self, state: KingsburgState, seat: int) -> Say:
        """With the own strength beside that of the enemies that this year may bring (KB-605, KB-607)."""
        components = state.setting.components
        coming = [components.enemies[card] for card in components.enemies_of_year[state.year]]
        own = [int(strength_of(state, state.players[seat], enemy)) for enemy in coming]
        weakest, strongest = components.strength_range(state.year)
        return "kb-ask-recruit", {
            "strength": min(own),
            "most": max(own),
            "spread": max(own) - min(own),
            "weakest": weakest,
            "strongest": strongest,
        }

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        if move == NO:
            return
        kinds: list[int] = [RECRUIT_ONE.first(move)] if move in RECRUIT_ONE else PAIRS[RECRUIT_TWO.first(move)]
        goods = [0, 0, 0]
        for kind in kinds:
            if kind == TOKEN:
                gain_plus_two(state, seat, -1, "recruit")
            else:
                goods[kind] += 1
        pay_goods(state, seat, goods, "recruit")
        gain_soldiers(state, seat, 1, "recruit")
        state.then(self, seat)


def available(player: Player, kind: int) -> int:
    """How much of a kind may be paid; +2 tokens count with the Recruiting Center (KB-914)."""
    if kind == TOKEN:
        if player.has(RECRUITING_CENTER):
            return player.plus_two
        return 0
    return player.goods[kind]


RECRUIT: Final[Recruit] = Recruit("recruit", rule="KB-501", declines="done")
STEPS: Final[list[Step[KingsburgState]]] = [RECRUIT]
