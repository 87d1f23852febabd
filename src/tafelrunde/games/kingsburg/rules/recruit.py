"""Phase 7: goods for soldiers."""

from typing import Final

from mypy_extensions import i64

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
        key: i64 = 0
        kind: i64
        for kind in range(TOKEN, -1, -1):
            key = ENOUGH * key + min(available(player, kind), ENOUGH - 1)
        return FOR_ONE[key] if player.has(BARRACKS) else FOR_TWO[key]

    def ask(self, state: KingsburgState, seat: int) -> Say:
        """With the own strength beside that of the enemies that this year may bring (KB-605, KB-607).

        Who has looked at the enemy is told of that one alone.
        """
        components = state.setting.components
        coming = [components.enemies[card] for card in components.enemies_of_year[state.year]]
        weakest, strongest = components.strength_range(state.year)
        if state.enemy_shown or state.players[seat].peeked:
            coming = [state.enemy_card()]
            weakest = strongest = coming[0].strength
        own = [int(strength_of(state, state.players[seat], enemy)) for enemy in coming]
        return "kb-ask-recruit", {
            "strength": min(own),
            "most": max(own),
            "spread": max(own) - min(own),
            "weakest": weakest,
            "strongest": strongest,
            "doubt": strongest - weakest,
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


def recruits(needs: list[list[int]], moves: list[int]) -> list[list[int]]:
    """For each key the moves that can be paid, where each of them needs so much of the kinds that it names."""
    found: list[list[int]] = []
    for key in range(ENOUGH ** len(PAYMENTS)):
        has = [key // ENOUGH**kind % ENOUGH for kind in range(len(PAYMENTS))]
        paid = [all(has[kind] >= kinds.count(kind) for kind in kinds) for kinds in needs]
        found.append([NO, *[move for move, enough in zip(moves, paid, strict=True) if enough]])
    return found


# What can be paid, by a key made of how much there is of each kind, where two are as good as more. Read only.
ENOUGH: Final = 3
FOR_ONE: Final = recruits(
    [[kind] for kind in range(len(PAYMENTS))], [RECRUIT_ONE.of(kind) for kind in range(len(PAYMENTS))]
)
FOR_TWO: Final = recruits(PAIRS, [RECRUIT_TWO.of(pair) for pair in range(len(PAIRS))])


def available(player: Player, kind: i64) -> i64:
    """How much of a kind may be paid; +2 tokens count with the Recruiting Center (KB-914)."""
    if kind == TOKEN:
        if player.has(RECRUITING_CENTER):
            return player.plus_two
        return 0
    return player.good(kind)


RECRUIT: Final[Recruit] = Recruit("recruit", rule="KB-501", declines="done")
STEPS: Final[list[Step[KingsburgState]]] = [RECRUIT]
