"""The King compares provinces: phase 1 favour, phase 3 reward, phase 5 envoy."""

from typing import Final

from mypy_extensions import i64

from tafelrunde.games.kingsburg.rules.goods import gain_goods, score
from tafelrunde.games.kingsburg.rules.moves import SINGLE_GOODS, bundle_of
from tafelrunde.games.kingsburg.rules.state import NOBODY, KingsburgState
from tafelrunde.kernel.steps import Decision, Step


def neediest(state: KingsburgState) -> list[int]:
    """In turn order: who has the fewest buildings and, among those, the fewest goods (KB-201, KB-202, KB-412)."""
    found: list[int] = []
    fewest: i64 = 0
    least: i64 = 0
    for seat in state.order:
        buildings = state.players[seat].building_count()
        goods = state.players[seat].goods_count()
        if not found or buildings < fewest or (buildings == fewest and goods < least):
            found = [seat]
            fewest = buildings
            least = goods
        elif buildings == fewest and goods == least:
            found.append(seat)
    return found


class Favour(Step[KingsburgState]):
    """Phase 1: a bonus die for spring to the neediest; a full tie gives each of them a good.

    KB-201, KB-202, KB-203, KB-206; nobody is asked whether he wants it (KB-207). In year I all are tied (KB-205).
    """

    def run(self, state: KingsburgState, seat: int) -> None:
        favoured = neediest(state)
        if len(favoured) == 1:
            state.players[favoured[0]].favoured = True
            if state.news is not None:
                state.tell("kb-favour", {"seat": favoured[0]})
            return
        for each in reversed(favoured):
            state.then(FAVOUR_GOOD, each)


class FavourGood(Decision[KingsburgState]):
    """A good of choice, openly and in turn order (KB-203, KB-204)."""

    def moves(self, state: KingsburgState, seat: int) -> list[int]:
        return SINGLE_GOODS

    def play(self, state: KingsburgState, seat: int, move: int) -> None:
        gain_goods(state, seat, bundle_of(move), "favour")


class Reward(Step[KingsburgState]):
    """Phase 3: 1 VP to whoever has most buildings, to each of several, also at none at all (KB-401, KB-402, KB-403)."""

    def run(self, state: KingsburgState, seat: int) -> None:
        most: i64 = 0
        for player in state.players:
            most = max(most, player.building_count())
        for each in state.order:
            if state.players[each].building_count() == most:
                score(state, each, 1, "reward")


class Envoy(Step[KingsburgState]):
    """Phase 5: an unused envoy returns; the single neediest receives it, a full tie nobody.

    KB-411, KB-412, KB-413; it may be who had it before (KB-414). It stays until it is used or taken back (KB-415).
    """

    def run(self, state: KingsburgState, seat: int) -> None:
        needy = neediest(state)
        state.envoy = needy[0] if len(needy) == 1 else NOBODY
        if state.news is not None:
            state.tell("kb-envoy", {"seat": state.envoy})


def envoy_used(state: KingsburgState, seat: int) -> None:
    """After its one use the envoy is with nobody until the next phase 5 (KB-416, KB-417)."""
    state.envoy = NOBODY
    if state.news is not None:
        state.tell("kb-envoy-used", {"seat": seat})


FAVOUR: Final[Favour] = Favour("favour")
FAVOUR_GOOD: Final[FavourGood] = FavourGood("favour_good", rule="KB-204")
REWARD: Final[Reward] = Reward("reward")
ENVOY: Final[Envoy] = Envoy("envoy")
STEPS: Final[list[Step[KingsburgState]]] = [FAVOUR, FAVOUR_GOOD, REWARD, ENVOY]
