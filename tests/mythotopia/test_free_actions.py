"""Free actions in detail."""

import pytest

from mythotopia.scene import C, Scene


def holder(hand: str = "", reserve: str = "", lands: str = "palmain", **zones: str) -> Scene:
    scene = Scene()
    scene.lands("Ann", lands)
    scene.cards("Ann", hand=hand, reserve=reserve, **zones)
    return scene.turn("Ann")


@pytest.mark.rule("MY-917", "MY-919", "MY-407")
def test_counsellor_of_the_reserve_needs_a_single_hand_card() -> None:
    scene = holder("talion", "counsellor", draw="mome fadge eagre")
    scene.play("Ann", "counsellor")  # Talion is the only card to discard
    assert scene.zone("Ann", "hand") == ["fadge", "mome"]
    assert scene.zone("Ann", "discard") == ["talion", "counsellor"]
    assert "counsellor" not in holder("", "counsellor", draw="mome").verbs("Ann")


@pytest.mark.rule("MY-940")
@pytest.mark.parametrize("province", [C.provinces[0], C.provinces[-1]])
def test_marauders_reach_an_army_wherever_it_is(province: str) -> None:
    scene = holder("marauders")
    scene.armies("Ben", **{province: 1})
    scene.turn("Ann")
    scene.play("Ann", "marauders")
    assert scene.force("Ben", province) == 0
    assert scene.player("Ben").army_stock == 6
