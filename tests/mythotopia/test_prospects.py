"""How a bot expects an open chain to go on."""

import pytest

from mythotopia.scene import Scene
from tafelrunde.games.mythotopia.game import MYTHOTOPIA
from tafelrunde.games.mythotopia.insight.prospects import NO_LUCK, completed
from tafelrunde.games.mythotopia.rules.state import NO_CHAIN
from tafelrunde.kernel.errors import LuckError
from tafelrunde.kernel.luck import Luck


def holder(hand: str, lands: str, draw: str = "") -> Scene:
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, draw=draw)
    return scene.turn("Ann")


def outlook(scene: Scene) -> Scene:
    """The position after Ann's open chain as she expects it."""
    copy = Scene.__new__(Scene)
    copy.names = scene.names
    copy.state = completed(scene.state, 0, MYTHOTOPIA.yardstick.unboxed)
    assert copy.state is not scene.state
    return copy


def test_without_an_own_chain_the_position_is_what_it_is() -> None:
    scene = holder("palmain start_army start_market ship", "palmain")
    assert completed(scene.state, 0, MYTHOTOPIA.yardstick.unboxed) is scene.state
    scene.play("Ann", "invade")
    assert completed(scene.state, 1, MYTHOTOPIA.yardstick.unboxed) is scene.state
    assert completed(scene.state, 0, MYTHOTOPIA.yardstick.unboxed) is not scene.state


def test_no_luck_is_drawn_before_a_chain_is_complete() -> None:
    """The copy in which it is played on has none: who would draw is refused, and the luck to come stays as it is."""
    scene = holder("palmain start_army start_market ship", "palmain", draw="start_ship")
    scene.play("Ann", "invade")
    coming = scene.state.luck.dump()
    after = outlook(scene).state
    with pytest.raises(LuckError):
        after.luck.below(2)
    assert scene.state.luck.dump() == coming
    assert NO_LUCK.dump() == Luck.scripted([]).dump()


def test_counsellor_is_not_played_on() -> None:
    scene = holder("counsellor start_army start_market", "palmain", draw="start_ship start_build")
    scene.play("Ann", "counsellor")
    assert completed(scene.state, 0, MYTHOTOPIA.yardstick.unboxed) is scene.state


def test_the_chain_is_played_to_its_end_and_no_further() -> None:
    scene = holder("palmain start_army start_market ship", "palmain")
    scene.play("Ann", "invade")
    after = outlook(scene)
    assert after.state.chain_ply == NO_CHAIN
    assert (after.state.actions, after.state.active) == (0, 0)
    assert sum(after.player("Ann").armies) == 2
    assert sum(scene.player("Ann").armies) == 0  # the position itself is as before


def test_armies_are_sent_until_they_are_two_more_than_the_enemy() -> None:
    hand = "talion start_army army hero start_market"
    scene = holder(hand, "talion")
    scene.play("Ann", "invade", "remise")  # against two
    after = outlook(scene)
    assert after.force("Ann", "remise") == 4
    assert after.zone("Ann", "hand") == ["hero"]
    scene = holder(hand, "talion")
    scene.play("Ann", "invade", "oxter")  # against three
    assert outlook(scene).force("Ann", "oxter") == 5


def test_the_gold_for_a_counter_more_is_paid() -> None:
    scene = holder("start_build talion eoan shog remise", "talion")
    scene.vp("guilded_city", 4)
    scene.turn("Ann")
    scene.play("Ann", "build", "city", "hand:eoan")
    assert scene.state.question() == "bonus_gold"
    assert outlook(scene).zone("Ann", "hand") == []


def test_a_card_that_works_in_the_reserve_is_stored() -> None:
    scene = holder("cavalry start_ship start_market", "palmain")
    scene.play("Ann", "store")
    assert outlook(scene).zone("Ann", "reserve") == ["cavalry"]


def test_a_war_is_ended_where_it_is_won() -> None:
    scene = holder("", "palmain")
    scene.armies("Ann", aporia=1, eagre=3)  # one and three against two
    scene.turn("Ann")
    scene.play("Ann", "end_war")
    assert outlook(scene).owns("Ann") == ["eagre", "palmain"]
