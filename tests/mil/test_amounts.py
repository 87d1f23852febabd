"""Bids as one answer: so many cubes of each colour, all of it or nothing."""

import pytest

from mil.scene import Scene
from mil.test_court import demand
from mil.test_marriage import wedding
from tafelrunde.games.mil.rules.marriage import BEGIN_MARRIAGE
from tafelrunde.kernel.amounts import amounts_of, moves_for
from tafelrunde.kernel.errors import IllegalMove


def asked(scene: Scene, name: str) -> list[tuple[str, int, int, int]]:
    """What somebody is asked for: the colour, the least, the most, and the least that goes with the rest."""
    found = amounts_of(scene.state, scene.seat(name))
    return [(each["thing"], each["least"], each["most"], each["start"]) for each in found["each"]] if found else []


def say(scene: Scene, name: str, *counts: int) -> None:
    for move in moves_for(scene.state, scene.seat(name), list(counts)):
        scene.state.play(scene.seat(name), move)


@pytest.mark.rule("MI-401")
def test_a_sealed_bid_asks_for_all_colours_that_one_has() -> None:
    scene = wedding()
    assert asked(scene, "Cindy") == [("cube:gold", 0, 2, 0), ("cube:food", 0, 2, 0)]
    say(scene, "Cindy", 1, 2)
    assert scene.asked() == ("marriage_bid", ["Ann", "Brian"])
    assert scene.player("Cindy").bid == [1, 0, 0, 0, 2]


def test_who_has_begun_is_asked_for_the_rest() -> None:
    """Down to the last number."""
    scene = wedding()
    scene.family("Cindy", metal=1)
    scene.play("Cindy", "1 gold")
    assert asked(scene, "Cindy") == [("cube:metal", 0, 1, 0), ("cube:food", 0, 2, 0)]
    scene.play("Cindy", "0 metal")
    assert asked(scene, "Cindy") == [("cube:food", 0, 2, 0)]


def test_the_worth_of_a_colour_is_told() -> None:
    """Gold counts 5, food 1 (MI-203)."""
    found = amounts_of(wedding().state, 2)
    assert found
    assert [each["worth"] for each in found["each"]] == [5, 1]
    assert found["total"] is None


@pytest.mark.rule("MI-1013")
def test_the_least_of_a_higher_bid_is_the_least_that_is_higher() -> None:
    """Brian offers 1 gold: the same gold and nothing more is not higher, one food more is."""
    scene = demand((1, 0), {"gold": 1, "metal": 1, "food": 1})
    scene.play("Ann", "outbid")
    assert asked(scene, "Ann") == [("cube:metal", 0, 1, 0), ("cube:fabric", 0, 0, 0), ("cube:food", 0, 1, 1)]
    with pytest.raises(IllegalMove, match="does not go with the rest"):
        moves_for(scene.state, 0, [0, 0, 0])
    say(scene, "Ann", 0, 0, 1)
    assert scene.player("Ann").stock[0] == 0


@pytest.mark.rule("MI-206")
def test_a_number_that_leaves_no_choice_is_part_of_the_answer() -> None:
    """Ann can but accept 1 gold and 3 influence; two of them are hers.

    Who takes no gold takes two influence, and that is no move.
    """
    scene = demand((1, 3), {"food": 1})
    found = amounts_of(scene.state, 0)
    assert found
    assert found["total"] == 2
    assert asked(scene, "Ann")[:2] == [("cube:gold", 0, 1, 0), ("cube:influence", 0, 2, 2)]
    with pytest.raises(IllegalMove):
        moves_for(scene.state, 0, [1, 2, 0, 0, 0])
    assert len(moves_for(scene.state, 0, [0, 2, 0, 0, 0])) == 1
    say(scene, "Ann", 1, 1, 0, 0, 0)
    assert scene.player("Ann").stock[:2] == [1, 1]


@pytest.mark.parametrize("counts", [[], [1], [1, 1, 1], [3, 0], [0, -1]])
def test_what_was_not_asked_for_is_refused(counts: list[int]) -> None:
    scene = wedding()
    before = scene.state.dump()
    with pytest.raises(IllegalMove):
        moves_for(scene.state, 2, counts)
    assert scene.state.dump() == before


def test_other_decisions_ask_for_no_amounts() -> None:
    scene = Scene()
    scene.family("Ann", gold=1)
    scene.run(BEGIN_MARRIAGE, "Ann")
    assert amounts_of(scene.state, 0) is None
