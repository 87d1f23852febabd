"""Invading in detail: which card serves as what."""

import pytest

from mythotopia.scene import Scene


def invader(hand: str, lands: str = "palmain", reserve: str = "") -> Scene:
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, reserve=reserve)
    return scene.turn("Ann")


@pytest.mark.rule("MY-511")
def test_the_only_food_is_not_offered_as_role_card() -> None:
    """Palmain is the only food, so General must be the role card: nothing is left to choose."""
    scene = invader("palmain general start_army")
    scene.play("Ann", "invade", "blore")
    assert scene.state.question() == "turn"
    assert scene.force("Ann", "blore") == 2
    assert scene.zone("Ann", "hand") == []


@pytest.mark.rule("MY-507", "MY-411")
def test_one_sea_takes_one_ship_card() -> None:
    scene = invader("palmain start_army start_market ship start_ship")
    scene.play("Ann", "invade", "ictus", "hand:ship")
    assert scene.state.question() == "pay"  # the other Ship card is not asked for
    scene.play("Ann", "hand:start_market")
    assert scene.force("Ann", "ictus") == 2
    assert scene.zone("Ann", "hand") == ["start_ship"]


@pytest.mark.rule("MY-501", "MY-502", "MY-973", "MY-974")
def test_under_own_reserve_army_own_and_attacked_provinces_are_no_targets_either() -> None:
    scene = invader("palmain start_army start_market", "palmain nusus", reserve="reserve_army")
    scene.lands("Ben", "blore mome")
    scene.armies("Ann", diclesium=1, mome=1)
    assert scene.turn("Ann").after("Ann", "invade") == ["iracund", "scombroid"]


@pytest.mark.rule("MY-509", "MY-412")
def test_the_ship_that_crosses_does_not_feed_however_many_armies_there_are() -> None:
    assert "ictus" not in invader("palmain start_army army militia ship").after("Ann", "invade")
    assert "ictus" in invader("palmain start_army army militia ship start_market").after("Ann", "invade")
