"""The end of a year, the end of the game, and who has won."""

from typing import Final

from tafelrunde.games.kingsburg.components.ids import (
    CATHEDRAL,
    COLUMNS,
    GOV_CARPENTER,
    GOV_COUNTESS,
    GOV_MINER,
    GOV_MINSTREL,
    GOV_SCULPTOR,
    ROWS,
    YEARS,
)
from tafelrunde.games.kingsburg.rules.gains import CARPENTER_GAIN, MINER_GAIN, SCULPTOR_GAIN, gain_from
from tafelrunde.games.kingsburg.rules.goods import score
from tafelrunde.games.kingsburg.rules.prices import FULL_ROW
from tafelrunde.games.kingsburg.rules.state import KingsburgState
from tafelrunde.kernel.steps import Step


class YearEndGoods(Step[KingsburgState]):
    """Goods of Miner, Carpenter and Sculptor (KB-1022, KB-1035, KB-1036), in year V before they count (KB-1054)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        governor = state.players[seat].governor
        if governor == GOV_MINER:
            gain_from(state, seat, MINER_GAIN)
        elif governor == GOV_CARPENTER:
            gain_from(state, seat, CARPENTER_GAIN)
        elif governor == GOV_SCULPTOR:
            gain_from(state, seat, SCULPTOR_GAIN)


class UnusedToken(Step[KingsburgState]):
    """The army token left over counts its number in points (KB-1106)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.setting.army and state.year == YEARS

    def run(self, state: KingsburgState, seat: int) -> None:
        score(state, seat, sum(state.players[seat].army_tokens), "army_token")


class GameEndEffects(Step[KingsburgState]):
    """Cathedral: a point for every two goods, which are not spent (KB-704, KB-705, KB-1209).

    Countess: points for full rows (KB-1041).
    """

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.year == YEARS

    def run(self, state: KingsburgState, seat: int) -> None:
        player = state.players[seat]
        components = state.setting.components
        if player.has(CATHEDRAL):
            score(state, seat, player.goods_count() // components.cathedral.goods_per_vp, "cathedral")
        if player.governor == GOV_COUNTESS:
            full = sum(player.buildings >> COLUMNS * row & FULL_ROW == FULL_ROW for row in range(len(ROWS)))
            score(state, seat, components.gov_countess.vp_per_row * full, "gov_countess")


class MinstrelSong(Step[KingsburgState]):
    """The last effect of a year: a point if somebody is ahead, one if nobody is behind (KB-1031, KB-1075, KB-1076)."""

    def concerns(self, state: KingsburgState, seat: int) -> bool:
        return state.players[seat].governor == GOV_MINSTREL

    def run(self, state: KingsburgState, seat: int) -> None:
        own = state.players[seat].vp
        scores = [player.vp for player in state.players]
        points = state.setting.components.gov_minstrel.vp
        if max(scores) > own:
            score(state, seat, points, "gov_minstrel")
        if min(scores) == own:
            score(state, seat, points, "gov_minstrel")


class NextYear(Step[KingsburgState]):
    """Unless it was year V, the next year begins (KB-115, KB-701)."""

    def __init__(self, name: str, year: Step[KingsburgState]) -> None:
        super().__init__(name)
        self.year = year

    def run(self, state: KingsburgState, seat: int) -> None:
        if state.year == YEARS:
            if state.news is not None:
                state.tell("kb-game-over", {"scores": [player.vp for player in state.players]})
            return
        state.year += 1
        state.phase = 0
        state.enemy_shown = False
        for player in state.players:
            player.engineered = False
        state.then(self.year, seat)


def standing(state: KingsburgState, seat: int) -> tuple[int, int, int]:
    """What decides the place: points, then goods, then buildings (KB-116, KB-706, KB-707, KB-708)."""
    player = state.players[seat]
    return player.vp, player.goods_count(), player.building_count()


def ranking(state: KingsburgState) -> list[int]:
    """Everybody's place by the same three keys; still tied, they share it (KB-709, KB-710)."""
    standings = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > own for other in standings) for own in standings]


YEAR_END_GOODS: Final[YearEndGoods] = YearEndGoods("year_end_goods")
UNUSED_TOKEN: Final[UnusedToken] = UnusedToken("unused_token")
GAME_END_EFFECTS: Final[GameEndEffects] = GameEndEffects("game_end_effects")
MINSTREL_SONG: Final[MinstrelSong] = MinstrelSong("minstrel_song")
STEPS: Final[list[Step[KingsburgState]]] = [YEAR_END_GOODS, UNUSED_TOKEN, GAME_END_EFFECTS, MINSTREL_SONG]
