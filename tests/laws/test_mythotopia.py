"""Mythotopia joins the laws; it conserves cards, pieces and counters."""

from collections import Counter

from hypothesis import strategies as st

from laws.laws import laws_of
from tafelrunde.games.mythotopia.components.ids import KINDS, MOST_PROVINCES, START_ARMY
from tafelrunde.games.mythotopia.insight.forces import Forces
from tafelrunde.games.mythotopia.rules.cards import capacity
from tafelrunde.games.mythotopia.rules.state import NO_CARD, NO_CHAIN, NOWHERE, MythotopiaState, members
from tafelrunde.games.mythotopia.rules.strength import strength_of, strongest
from tafelrunde.kernel.bits import count_bits

TOWNS = [18, 18, 14, 14]
MOST_OPTIONS = 60


def conserves(state: MythotopiaState) -> None:
    check_options(state)
    check_cards(state)
    check_pieces(state)
    check_board(state)
    check_counters(state)
    check_knowledge(state)
    check_chain(state)
    check_forces(state)


def check_options(state: MythotopiaState) -> None:
    """Every decision has at least one and at most sixty options."""
    for seat in state.to_act():
        assert 1 <= len(state.moves(seat)) <= MOST_OPTIONS


def check_cards(state: MythotopiaState) -> None:
    """Each of the 40 + 29 cards and every starting card is in exactly one zone (before the decks are made: none)."""
    if not state.players[0].hand and not state.players[0].draw:
        return
    cards = [*state.display, *state.improvement_deck, *state.gone, *members(state.pool)]
    for player in state.players:
        own = [*player.hand, *player.draw, *player.discard, *player.reserve]
        starting = [kind for kind in [*own, *player.aside] if START_ARMY <= kind < START_ARMY + 4]
        assert sorted(starting) == sorted(state.setting.starting)
        cards += [kind for kind in own if not START_ARMY <= kind < START_ARMY + 4]
        # A province card in a deck belongs to a controlled province (MY-215).
        assert all(player.controls(kind) for kind in own if kind < MOST_PROVINCES)
        assert player.hand == sorted(player.hand)
        assert player.reserve == sorted(player.reserve)
        stored = {kind for kind in player.reserve if kind >= START_ARMY}
        assert {kind for kind in range(START_ARMY, KINDS) if player.in_reserve(kind)} == stored
    assert sorted(cards) == [*range(40), *range(START_ARMY + 4, 73)]


def check_pieces(state: MythotopiaState) -> None:
    """Per colour 14 armies, 5 ships, 4 cities, 18 or 14 towns; 9 castles, 9 roads, 2 mercenaries shared."""
    for seat, player in enumerate(state.players):
        assert player.army_stock + player.army_supply + sum(player.armies) == 14
        assert player.ship_stock + player.ship_supply + sum(player.ships) == 5
        assert player.cities_left + count_bits(player.cities) == 4
        citadel = 0 if player.citadel == NOWHERE else 1
        towns = count_bits(player.lands) - count_bits(player.cities) - citadel
        assert player.towns + towns + player.laid_towns == TOWNS[seat]
        stocks = [player.army_stock, player.army_supply, player.ship_stock, player.ship_supply, player.cities_left]
        assert min([*stocks, player.towns, *player.armies, *player.ships]) >= 0
    assert count_bits(state.castles) <= 9
    assert len(state.roads) == len(set(state.roads)) <= 9
    assert 0 <= state.mercenaries_left() <= 2


def check_board(state: MythotopiaState) -> None:
    """One controller a province, cities and citadels in own provinces, presence as armies and mercenaries say."""
    owners = Counter(land for player in state.players for land in members(player.lands))
    assert max(owners.values(), default=1) == 1
    for player in state.players:
        assert player.cities & ~player.lands == 0
        if player.citadel != NOWHERE:
            assert player.controls(player.citadel)
            assert not player.cities >> player.citadel & 1
        present = {place for place, armies in enumerate(player.armies) if armies} | set(player.mercenaries)
        assert set(members(player.present)) == present
        assert player.mercenaries == sorted(player.mercenaries)


def check_counters(state: MythotopiaState) -> None:
    """No counter is lost or made; the score is 3 a province and the counters (MY-801)."""
    values = state.setting.values
    for value in (1, 2, 3):
        on_cards = sum(count for pile, count in enumerate(state.counters) if values[pile] == value)
        owned = sum(player.counters[value] for player in state.players)
        laid_out = sum(
            state.setting.counters[pile]
            for pile in range(15)
            if values[pile] == value and state.plays_with([*range(13), 7, 8][pile])
        )
        assert on_cards + owned + state.spare[value] == max([0, 28, 26, 3][value], laid_out)
    for seat, player in enumerate(state.players):
        counters = sum(value * count for value, count in enumerate(player.counters))
        assert state.score(seat) == 3 * len(members(player.lands)) + counters


def check_knowledge(state: MythotopiaState) -> None:
    """What everybody knows of a hand is in it."""
    for player in state.players:
        assert not Counter(player.known) - Counter(player.hand)
        if player.secret != NO_CARD:
            assert player.secret in player.hand
            assert player.secret not in player.known


def check_chain(state: MythotopiaState) -> None:
    """A committed chain has left nothing unpaid and uncrossed; reserves are never filled beyond their places by it."""
    if state.chain_ply == NO_CHAIN:
        assert state.due == 0
        assert state.crossings == 0
        assert state.pending == 0
        assert not state.shifts
    assert all(capacity(state, seat) >= 2 for seat in range(state.seats))


def check_forces(state: MythotopiaState) -> None:
    """A vector tells of the same strengths and wars as the rules (`Forces` looks up once what every province asks)."""
    forces = Forces(state)
    assert forces.wars == state.wars()
    for province in range(len(state.setting.components.provinces)):
        assert forces.strongest(province) == strongest(state, province)
        for seat, player in enumerate(state.players):
            assert forces.strength(player, seat, province) == strength_of(state, seat, province)


TestMythotopia = laws_of("mythotopia", conserves, within={"round_limit": st.integers(1, 12)})
