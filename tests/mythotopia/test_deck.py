"""The own deck in detail: draft, store, discard, remove."""

import pytest

from mythotopia.scene import Scene

STARTING = ["start_army", "start_build", "start_market", "start_ship"]


@pytest.mark.rule("MY-572", "MY-555")
@pytest.mark.parametrize("card", STARTING)
def test_every_starting_card_is_set_aside_and_comes_back(card: str) -> None:
    scene = Scene()
    scene.lands("Ann", "mome remise talion")
    scene.cards("Ann", hand=f"{card} remise", draw="mome talion queen scribe limes ranger cavalry")
    scene.turn("Ann")
    scene.play("Ann", "remove_cards", f"hand:{card}", "done")
    assert scene.zone("Ann", "aside") == [card]
    scene.turn("Ann")
    scene.play("Ann", "draft", f"take {card}")
    assert scene.zone("Ann", "aside") == []
    assert scene.zone("Ann", "discard") == ["remise", card]
