"""The vector of a seat: single slots worked out by hand, and that hidden things leave no trace in it."""

import pytest

from tafelrunde.games.kingsburg.components.ids import BUILDINGS
from tafelrunde.games.kingsburg.game import KINGSBURG
from tafelrunde.games.kingsburg.insight.encoding import ENCODING
from tafelrunde.games.kingsburg.rules.state import KingsburgState

EXACT = 1 / 2048
"""Odds are rounded to whole parts of 1024."""


def begun(**options: object) -> KingsburgState:
    return KINGSBURG.new(seed=1, **{"players": 4, **options})


def seen(state: KingsburgState, seat: int = 0) -> dict[str, float]:
    """The slots of the seat that are not zero."""
    return {name: value for name, value in zip(ENCODING.names, ENCODING.vector(state, seat), strict=True) if value}


def card(state: KingsburgState, name: str) -> int:
    return [enemy.id for enemy in state.setting.components.enemies].index(name)


def test_a_game_begins_with_fifteen_chances_to_build() -> None:
    slots = seen(begun())
    assert slots["builds_left"] == 15 / 16
    assert {"year:1", "phase:favour", "players:4", "winter_to_come", "recruits_in_this_year"} <= slots.keys()
    assert not {"influencing", "advisors_pay", "first_edition", "neediest:alone"} & slots.keys()
    assert slots["neediest:tied"] == slots["most_buildings"] == 1.0


def test_goods_bring_buildings_nearer() -> None:
    """The Statue costs 2 gold, the Inn 1 gold and 1 wood, the Palisade 2 wood: one gold leaves 1, 1 and 2 missing."""
    state = begun()
    state.players[0].goods = [1, 0, 0]
    slots = seen(state)
    assert slots["near:statue"] == slots["near:inn"] == 0.5
    assert slots["near:palisade"] == pytest.approx(1 / 3, abs=EXACT)
    assert "near:sawmill" not in slots
    assert "payable:inn" not in slots
    state.players[0].goods = [1, 1, 0]
    assert seen(state)["payable:inn"] == 1.0
    assert "near:sawmill" in seen(begun(modules=(1,)))


def test_the_odds_of_a_battle_with_an_unknown_enemy() -> None:
    """One soldier against 2, 2, 3, 3 or 4: of 30 throws 5 + 5 + 4 + 4 + 3 win and 0 + 0 + 1 + 1 + 2 lose.

    With a soldier more 6 + 6 + 5 + 5 + 4 win and 1 loses.
    """
    state = begun()
    state.players[0].soldiers = 1
    slots = seen(state)
    assert slots["wins:now"] == pytest.approx(21 / 30, abs=EXACT)
    assert slots["loses:now"] == pytest.approx(4 / 30, abs=EXACT)
    assert slots["wins:+1"] == pytest.approx(26 / 30, abs=EXACT)
    assert slots["loses:+1"] == pytest.approx(1 / 30, abs=EXACT)
    assert slots["lead_over_enemy"] == pytest.approx(-1.8 / 8, abs=EXACT)
    assert "knows_enemy" not in slots


def test_who_has_peeked_knows_the_odds_and_nobody_else() -> None:
    """Zombies of strength 4, one soldier: three numbers of six win, two lose 2 points."""
    state = begun()
    state.enemy_deck[0] = card(state, "i_zombies_4")
    state.players[0].soldiers = 1
    others = seen(state, 1)
    state.players[0].peeked = True
    slots = seen(state)
    assert slots["knows_enemy"] == 1.0
    assert slots["wins:now"] == pytest.approx(1 / 2, abs=EXACT)
    assert slots["loses:now"] == pytest.approx(1 / 3, abs=EXACT)
    assert slots["penalty:points"] == pytest.approx(2 / 3 / 4, abs=EXACT)
    assert slots["reward:points"] == pytest.approx(1 / 2 / 4, abs=EXACT)
    assert seen(state, 1) == others


def test_army_tokens_take_the_place_of_the_die() -> None:
    """Tokens 0, 1, 1, 2, 3, 4 and one soldier against the zombies' 4: only the 4 wins, and the 3 draws."""
    state = begun(modules=(3,))
    state.enemy_deck[0] = card(state, "i_zombies_4")
    state.players[0].soldiers = 1
    state.players[0].peeked = True
    slots = seen(state)
    assert slots["wins:now"] == pytest.approx(1 / 6, abs=EXACT)
    assert slots["loses:now"] == pytest.approx(4 / 6, abs=EXACT)
    assert slots["army_tokens:1"] == 2.0
    state.players[0].token = 4
    assert seen(state)["wins:now"] == 1.0


def test_free_dice_reach_advisors_that_are_open() -> None:
    """2, 3 and 6 reach 2, 3, 5, 6, 8, 9 and 11; the 5 is taken, and a +2 token reaches 4, 7, 10 and 13 as well."""
    state = begun()
    player = state.players[0]
    player.dice, player.placed = [2, 3, 6], [0, 0, 0]
    state.set_first(5, 1)
    reach = {name.split(":")[1] for name in seen(state) if name.startswith("reach:")}
    assert reach == {"squire", "architect", "alchemist", "treasurer", "master_hunter", "swordsmith"}
    player.plus_two = 1
    helped = {name.split(":")[1] for name in seen(state) if name.startswith("reach_helped:")}
    assert helped == {"merchant", "astronomer", "general", "champion"}
    player.placed = [2, 0, 0]
    assert seen(state)["advisor:squire"] == 1.0
    assert seen(state)["free_dice:>=2"] == 1.0
    assert "free_dice:>=3" not in seen(state)


def test_rivals_are_compared_by_points() -> None:
    state = begun()
    for seat, points in enumerate((5, 3, 9, 3)):
        state.players[seat].vp = points
    state.players[2].buildings = 1 << BUILDINGS.index("statue")
    slots = seen(state)
    assert [slots.get(f"points_ahead_of:{place}", 0.0) for place in (1, 2, 3, 4)] == [-0.5, 0.25, 0.25, 0.0]
    assert slots["more_buildings_than:1"] == -0.25
    assert "rival:4" not in slots


def test_a_rivals_secret_governor_leaves_no_trace() -> None:
    """While governors are chosen, the General of a rival makes nobody else's vector another one."""
    state = begun(modules=(2,))
    before = seen(state, 0)
    state.players[1].governor = 19
    assert seen(state, 0) == before
    assert seen(state, 1) != before
