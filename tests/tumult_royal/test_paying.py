"""Paying (TR-521 to TR-527): the examples of the rulebook, and every set of tiles by brute force."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tafelrunde.games.tumult_royal.rules.moves import SETS
from tafelrunde.games.tumult_royal.rules.placing import PLACE_STATUES, PLACING_PHASE
from tafelrunde.kernel.errors import IllegalMove
from tumult_royal.scene import Scene


def beside(kind: str, bread: str = "", marble: str = "", tool: str = "") -> Scene:
    """Violet stands beside one field of this kind, with these tiles."""
    scene = Scene("Violet Blue")
    scene.paint("W" + kind)
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread=bread, marble=marble, tool=tool)
    scene.run(PLACE_STATUES, "Violet")
    return scene


@pytest.mark.rule("TR-523", "TR-525")
@pytest.mark.parametrize("price", [1, 2, 3])
def test_sets_are_all_those_without_a_superfluous_tile(price: int) -> None:
    found = []
    for size in (1, 2, 3, 4):
        for tiles in combinations_with_replacement((1, 2, 3), size):
            if sum(tiles) >= price and all(sum(tiles) - tile < price for tile in tiles):
                found.append([Counter(tiles)[value] for value in (1, 2, 3)])
    assert sorted(found) == sorted(SETS[price])


@pytest.mark.rule("TR-521")
def test_only_tiles_of_the_own_hoard() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WW")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="1")
    scene.tiles("Blue", marble="1")
    scene.tiles("centre", marble="2")
    scene.run(PLACING_PHASE)
    assert scene.state.over()


@pytest.mark.rule("TR-522")
def test_a_tile_is_spent_whole_for_one_field() -> None:
    """EX-11: after the meadow the village cannot be paid."""
    scene = Scene("Violet Blue")
    scene.paint("WW", "D.")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="1 2", marble="3")
    scene.run(PLACING_PHASE)
    assert "place 1,0 b2 m3" in scene.options("Violet")
    scene.play("Violet", "place 0,1 b1 m3")
    assert scene.state.over()
    assert scene.player("Violet").followers == 32


@pytest.mark.rule("TR-523", "TR-526")
@pytest.mark.parametrize(
    ("kind", "tiles", "payment", "gain"),
    [
        ("W", {"marble": "3", "bread": "2"}, "b2 m3", 3),  # EX-6
        ("G", {"bread": "3", "marble": "3", "tool": "3"}, "b3 m3 t3", 5),  # EX-7
        ("G", {"bread": "2", "marble": "2", "tool": "1 1"}, "b2 m2 t1+1", 2),  # EX-8
        ("W", {"bread": "1", "marble": "1"}, "b1 m1", 0),
        ("S", {"marble": "1 1", "tool": "2 2"}, "m1+1 t2+2", 1),
    ],
)
def test_surplus_brings_followers(kind: str, tiles: dict[str, str], payment: str, gain: int) -> None:
    scene = beside(kind, **tiles)
    assert scene.options("Violet") == ["pass", f"place 0,1 {payment}"]
    scene.play("Violet", f"place 0,1 {payment}")
    assert scene.counts() == ({"Violet": 30 + gain, "Blue": 30}, 45 - gain)


@pytest.mark.rule("TR-523")
def test_no_superfluous_tile() -> None:
    """EX-9 and EX-10."""
    scene = beside("G", bread="2", marble="2", tool="1 1 1")
    assert scene.options("Violet") == ["pass", "place 0,1 b2 m2 t1+1"]
    with pytest.raises(IllegalMove):
        scene.play("Violet", "place 0,1 b2 m2 t1+1+1")
    scene = beside("W", bread="1 1", marble="1")
    assert scene.options("Violet") == ["pass", "place 0,1 b1 m1"]


@pytest.mark.rule("TR-523")
def test_three_tools() -> None:
    """EX-14."""
    scene = beside("S", marble="2", tool="1 1 2 3")
    assert sorted(scene.options("Violet")[1:]) == ["place 0,1 m2 t1+2", "place 0,1 m2 t3"]


@pytest.mark.rule("TR-524")
def test_no_tile_of_a_good_that_is_not_asked_for() -> None:
    scene = beside("W", bread="1", marble="1", tool="1")
    assert scene.options("Violet") == ["pass", "place 0,1 b1 m1"]
    scene = beside("S", bread="1", marble="2", tool="3")
    assert scene.options("Violet") == ["pass", "place 0,1 m2 t3"]


@pytest.mark.rule("TR-525")
def test_several_small_tiles_even_if_a_large_one_would_do() -> None:
    scene = beside("D", bread="1 1 2 3", marble="2")
    assert sorted(scene.options("Violet")[1:]) == ["place 0,1 b1+1 m2", "place 0,1 b2 m2", "place 0,1 b3 m2"]


@pytest.mark.rule("TR-527")
def test_paid_tiles_lie_in_the_centre() -> None:
    scene = beside("W", bread="1 3", marble="2")
    scene.play("Violet", "place 0,1 b3 m2")
    assert scene.hoard("Violet") == {"bread": [1]}
    assert scene.centre() == {"bread": [3], "marble": [2]}


def test_every_payment_is_listed() -> None:
    """A forest with all values of all goods: 27 payments; a castle 12."""
    everything = "1 1 1 2 2 3"
    assert len(beside("F", everything, everything, everything).options("Violet")) == 1 + 27
    assert len(beside("S", "", everything, everything).options("Violet")) == 1 + 12
    assert len(beside("D", everything, everything, "").options("Violet")) == 1 + 9
