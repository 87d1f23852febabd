"""Set-up: decks, starting order, governors."""

from typing import Final

from tafelrunde.games.kingsburg.components.ids import DOCUMENTED_GOVERNORS, GOV_ENGINEER, GOV_THIEF, GOVERNORS, YEARS
from tafelrunde.games.kingsburg.rules.goods import gain_goods, score
from tafelrunde.games.kingsburg.rules.moves import GOODS_OF_CHOICE, GOVERNOR, bundle_of
from tafelrunde.games.kingsburg.rules.state import NOBODY, KingsburgState, Player
from tafelrunde.kernel.say import Say
from tafelrunde.kernel.steps import AllAtOnce, Decision, Sequence, Step

DEALT_GOVERNORS: Final = 3


class SetUpTable(Step[KingsburgState]):
    """Empty provinces, a random order, one unseen enemy for each year, the envoy with nobody.

    KB-104, KB-106, KB-107, KB-109, KB-110; the enemies not drawn are nowhere, so that nobody can see them (KB-108).
    """

    def run(self, state: KingsburgState, seat: int) -> None:
        components = state.setting.components
        state.players = [Player() for _ in range(state.seats)]
        state.order = list(range(state.seats))
        state.luck.shuffle(state.order)
        state.enemy_deck = [state.luck.pick(components.enemies_of_year[year]) for year in range(1, YEARS + 1)]
        state.envoy = NOBODY
        state.clear_court()
        if state.setting.army:
            for player in state.players:
                player.army_tokens = components.army_tokens.copy()
        if state.news is not None:
            state.tell("kb-order", {"order": list(state.order)})


class DealGovernors(Step[KingsburgState]):
    """Three cards to each player; the rest leaves the game unseen (KB-1001, KB-1004, KB-1005)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        if not state.setting.governors:
            return
        pool = governor_pool(state)
        state.luck.shuffle(pool)
        for number, player in enumerate(state.players):
            player.dealt = sorted(pool[number * DEALT_GOVERNORS : (number + 1) * DEALT_GOVERNORS])
            if state.news is not None:
                cards = [GOVERNORS[card] for card in player.dealt]
                state.tell("kb-dealt", {"seat": number, "governors": cards}, number, True)
        state.then(CHOOSE_GOVERNOR)


def governor_pool(state: KingsburgState) -> list[int]:
    """The governors in the game: 19, with the invented ones 24 (KB-1004, KB-1005)."""
    last = GOV_ENGINEER if state.setting.house_governors else DOCUMENTED_GOVERNORS
    return list(range(1, last + 1))


class ChooseGovernor(AllAtOnce[KingsburgState]):
    """Each secretly keeps one of three; when all have chosen the kept ones are revealed (KB-1002, KB-1003)."""

    def owing(self, state: KingsburgState) -> list[int]:
        return [seat for seat, player in enumerate(state.players) if player.governor == 0]

    def take_back(self, state: KingsburgState, seat: int) -> None:
        state.players[seat].governor = 0

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return [GOVERNOR.of(card) for card in state.players[seat].dealt]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        state.players[seat].governor = GOVERNOR.first(move)
        if state.news is not None:
            state.tell("kb-governor-chosen", {"seat": seat})

    def waiting(self, state: KingsburgState, seat: int) -> Say | None:
        """Who has chosen waits for the others."""
        return "kb-why-chosen", {"order": state.to_act(), "rule": self.rule}

    def finish(self, state: KingsburgState) -> None:
        for seat, player in enumerate(state.players):
            player.dealt = []
            if state.news is not None:
                card = GOVERNORS[player.governor]
                state.tell("kb-governor-revealed", {"seat": seat, "governor": card}, reveals=True)
            if player.governor == GOV_THIEF:
                state.then(THIEF, seat)


class Thief(Decision[KingsburgState]):
    """The Thief starts with goods of his choice and fewer points; neither can be refused (KB-1021, KB-1053).

    So he has the most goods in the first favour (KB-1051, KB-1052).
    """

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return GOODS_OF_CHOICE[state.setting.components.gov_thief.goods]

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        gain_goods(state, seat, bundle_of(move), "gov_thief")
        score(state, seat, state.setting.components.gov_thief.vp, "gov_thief")


SET_UP_TABLE: Final[SetUpTable] = SetUpTable("set_up_table")
DEAL_GOVERNORS: Final[DealGovernors] = DealGovernors("deal_governors")
CHOOSE_GOVERNOR: Final[ChooseGovernor] = ChooseGovernor("choose_governor", rule="KB-1002")
THIEF: Final[Thief] = Thief("thief_goods", rule="KB-1053")
SET_UP: Final[Sequence[KingsburgState]] = Sequence("set_up", [SET_UP_TABLE, DEAL_GOVERNORS])
STEPS: Final[list[Step[KingsburgState]]] = [SET_UP, SET_UP_TABLE, DEAL_GOVERNORS, CHOOSE_GOVERNOR, THIEF]
