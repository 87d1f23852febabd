"""Armies and ships in detail: laying symbol after symbol."""

import pytest

from mythotopia.scene import Scene


def holder(hand: str, reserve: str = "", lands: str = "palmain") -> Scene:
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, reserve=reserve)
    return scene.turn("Ann")


@pytest.mark.rule("MY-522", "MY-512")
def test_a_single_army_symbol_is_enough() -> None:
    scene = holder("talion hero")
    scene.play("Ann", "place_armies", "hand:talion")
    assert scene.options("Ann") == ["done", "hand:hero"]
    scene.play("Ann", "done")
    assert scene.force("Ann", "palmain") == 1
    assert scene.zone("Ann", "hand") == ["hero"]


@pytest.mark.rule("MY-936")
def test_of_two_equal_army_cards_the_second_may_be_laid_by_levies() -> None:
    scene = holder("start_army start_army", "levies")
    scene.play("Ann", "place_armies", "hand:start_army")
    assert scene.options("Ann") == ["done", "hand:start_army", "hand:start_army via levies"]
    scene.play("Ann", "hand:start_army via levies")
    assert scene.force("Ann", "palmain") == 3


@pytest.mark.rule("MY-536", "MY-208")
def test_ships_join_those_that_are_there() -> None:
    scene = holder("start_ship")
    scene.ships("Ann", serpent=1)
    scene.turn("Ann")
    scene.play("Ann", "place_ships")
    assert scene.player("Ann").ships == [0, 2, 0, 0]
    assert scene.player("Ann").ship_stock == 0
