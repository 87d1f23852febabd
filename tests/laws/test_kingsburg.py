"""Kingsburg joins the laws; what it conserves is listed under the decision points of its rules."""

from laws.laws import laws_of
from tafelrunde.games.kingsburg.rules.state import AUTUMN, NOBODY, SPRING, SUMMER, WINTER_PHASE, KingsburgState, Player


def conserves(state: KingsburgState) -> None:
    for player in state.players:
        assert min(player.goods) >= 0
        assert player.plus_two >= 0
        assert player.soldiers >= 0
        assert rows_fill_from_the_left(player)
        if not SPRING <= state.phase <= WINTER_PHASE:
            assert player.soldiers == 0
    assert state.envoy == NOBODY or 0 <= state.envoy < state.seats
    assert sorted(state.order) == list(range(state.seats))
    assert len(state.enemy_deck) == 5
    check_dice(state)
    check_court(state)
    check_army(state)


def rows_fill_from_the_left(player: Player) -> bool:
    return all((player.buildings >> 4 * row & 15) in (0, 1, 3, 7, 15) for row in range(7))


def check_dice(state: KingsburgState) -> None:
    influencing = state.question() in ("influence", "duke_move", "advisor_goods", "alchemist", "smuggler")
    for player in state.players:
        assert len(player.dice) == len(player.placed)
        assert not player.dice or 3 <= len(player.dice) <= 5
        assert all(1 <= number <= 6 for number in player.dice)
        if influencing:
            assert state.phase in (SPRING, SUMMER, AUTUMN)
            assert len(player.dice) >= 3


def check_court(state: KingsburgState) -> None:
    second_groups = 0
    for space in range(21):
        first, second = state.court[space], state.court_second[space]
        assert second == NOBODY or first != NOBODY
        second_groups += second != NOBODY
        for owner, place in ((first, space), (second, -space)):
            if 0 <= owner < state.seats:
                assert place in state.players[owner].placed
    assert second_groups <= 1
    assert second_groups == 0 or state.envoy == NOBODY
    for seat, player in enumerate(state.players):
        for place in player.placed:
            owners = state.court if place > 0 else state.court_second
            assert place == 0 or owners[abs(place)] == seat


def check_army(state: KingsburgState) -> None:
    fought = state.year - 1
    for player in state.players:
        if not state.setting.army:
            assert player.army_tokens == []
        elif state.over():
            assert len(player.army_tokens) == 1
        else:
            assert len(player.army_tokens) in (6 - fought, 5 - fought)


TestKingsburg = laws_of("kingsburg", conserves)
