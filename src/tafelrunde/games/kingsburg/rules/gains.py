"""What a building or a governor gives its owner without a price: by itself or, with `decline_gains`, if he wants it."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.rules.goods import gain_goods, gain_plus_two, gain_soldiers
from tafelrunde.games.kingsburg.rules.moves import ACCEPT, NO
from tafelrunde.games.kingsburg.rules.state import KingsburgState
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import Decision, Step

# Gains of goods, +2 tokens and soldiers; points, strength and prices are not asked for (KB-1213).
GAINS: Final = [
    "merchants_guild",
    "inn",
    "training_camp",
    "stable",
    "gov_heiress",
    "gov_miner",
    "gov_carpenter",
    "gov_sculptor",
    "gov_damsel",
]
MERCHANTS_GUILD_GAIN: Final = 0
INN_GAIN: Final = 1
TRAINING_CAMP_GAIN: Final = 2
STABLE_GAIN: Final = 3
HEIRESS_GAIN: Final = 4
MINER_GAIN: Final = 5
CARPENTER_GAIN: Final = 6
SCULPTOR_GAIN: Final = 7
DAMSEL_GAIN: Final = 8


def gain_from(state: KingsburgState, seat: i64, source: i64) -> None:
    """The gain comes by itself, or the player is asked, before anything else happens (KB-1006, KB-1206, KB-1213)."""
    if state.setting.may_decline_gains:
        state.gains.append(source)
        state.then(GAIN, seat)
    else:
        give(state, seat, source)


def give(state: KingsburgState, seat: i64, source: i64) -> None:
    """Gives what the building or governor says."""
    components = state.setting.components
    why = GAINS[source]
    if source == MERCHANTS_GUILD_GAIN:
        gain_goods(state, seat, [components.merchants_guild.gives_gold, 0, 0], why)
    elif source == INN_GAIN:
        gain_plus_two(state, seat, components.inn.gives_plus_two, why)
    elif source == TRAINING_CAMP_GAIN:
        give_training(state, seat)
    elif source == STABLE_GAIN:
        gain_soldiers(state, seat, components.stable.gives_soldiers, why)
    elif source == HEIRESS_GAIN:
        gain_goods(state, seat, [components.gov_heiress.gold, 0, 0], why)
    elif source == MINER_GAIN:
        gain_goods(state, seat, [components.gov_miner.gold[state.year], 0, 0], why)
    elif source == CARPENTER_GAIN:
        gain_goods(state, seat, [0, components.gov_carpenter.wood[state.year], 0], why)
    elif source == SCULPTOR_GAIN:
        gain_goods(state, seat, [0, 0, components.gov_sculptor.stone[state.year]], why)
    else:
        gain_soldiers(state, seat, components.gov_damsel.soldiers, why)


def give_training(state: KingsburgState, seat: i64) -> None:
    """Soldiers for whoever has few of them when it is carried out (KB-916, KB-917)."""
    camp = state.setting.components.training_camp
    if state.players[seat].soldiers <= camp.soldier_limit:
        gain_soldiers(state, seat, camp.gives_soldiers, GAINS[TRAINING_CAMP_GAIN])


class Gain(Decision[KingsburgState]):
    """With `decline_gains`: is it taken or not (KB-1213)?"""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return [NO, ACCEPT]

    def default(self, state: KingsburgState, seat: int) -> int | None:
        return ACCEPT

    def ask(self, state: KingsburgState, seat: int) -> Say:
        return "kb-ask-gain", {"why": GAINS[state.gains[-1]]}

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        source = state.gains.pop()
        if move == ACCEPT:
            give(state, seat, source)
        elif state.news is not None:
            state.tell("kb-declines", {"seat": seat, "why": GAINS[source]})


GAIN: Final[Gain] = Gain("gain", rule="KB-1213")
STEPS: Final[list[Step[KingsburgState]]] = [GAIN]
