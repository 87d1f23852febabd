"""Too few followers in the supply or with a player (TR-1103 to TR-1106)."""

import pytest

from tafelrunde.games.tumult_royal.rules.followers import gain_followers, give_followers
from tumult_royal.scene import Scene


@pytest.mark.rule("TR-1103")
def test_a_short_supply() -> None:
    """EX-23."""
    scene = Scene("Violet Blue Yellow")
    scene.followers(1, Violet=40, Blue=34, Yellow=30)
    gain_followers(scene.state, 2, 2, "consolation")
    assert scene.counts() == ({"Violet": 35, "Blue": 29, "Yellow": 27}, 14)


@pytest.mark.rule("TR-1103", "TR-1104")
def test_everybody_gives_again_until_it_suffices_or_all_he_has() -> None:
    scene = Scene("Violet Blue")
    scene.followers(0, Violet=103, Blue=2)
    gain_followers(scene.state, 0, 6, "surplus")
    assert scene.counts() == ({"Violet": 104, "Blue": 0}, 1)  # 5 + 2 are enough for 6
    scene.followers(0, Violet=105, Blue=0)
    gain_followers(scene.state, 1, 6, "surplus")
    assert scene.counts() == ({"Violet": 95, "Blue": 6}, 4)  # 5, then 5 more
    assert scene.told("tr-all-receive") == []


@pytest.mark.rule("TR-1103")
def test_a_supply_that_just_suffices() -> None:
    scene = Scene("Violet Blue")
    scene.followers(6, Violet=50, Blue=49)
    gain_followers(scene.state, 1, 6, "surplus")
    assert scene.counts() == ({"Violet": 50, "Blue": 55}, 0)


@pytest.mark.rule("TR-1105")
def test_a_debtor_with_too_few() -> None:
    """EX-24."""
    scene = Scene("Violet Blue")
    scene.followers(54, Violet=1, Blue=50)
    give_followers(scene.state, 0, 3, "punishment")
    assert scene.counts() == ({"Violet": 3, "Blue": 55}, 47)


@pytest.mark.rule("TR-1105")
def test_exactly_enough_is_not_too_few() -> None:
    scene = Scene("Violet Blue")
    scene.followers(52, Violet=3, Blue=50)
    give_followers(scene.state, 0, 3, "punishment")
    assert scene.counts() == ({"Violet": 0, "Blue": 50}, 55)


@pytest.mark.rule("TR-1106")
def test_neither_debtor_nor_supply_has_enough() -> None:
    scene = Scene("Violet Blue Yellow")
    scene.followers(5, Violet=1, Blue=60, Yellow=39)
    give_followers(scene.state, 0, 5, "coronation")
    assert scene.counts() == ({"Violet": 0, "Blue": 61, "Yellow": 40}, 4)  # 1 each, then all Violet has
    assert scene.told("tr-all-give") == []
    scene.followers(14, Violet=2, Blue=50, Yellow=39)
    give_followers(scene.state, 0, 5, "coronation")
    assert scene.counts() == ({"Violet": 1, "Blue": 54, "Yellow": 43}, 7)  # 4 each, then 5
