"""The notation of moves, and that other ways to write them are understood."""

import pytest

from tafelrunde.games.tumult_royal.game import TUMULT_ROYAL
from tafelrunde.games.tumult_royal.rules.looks import BEGIN_LOOKS
from tafelrunde.games.tumult_royal.rules.moves import MOVES, PLACE, canonical, place, set_of
from tafelrunde.games.tumult_royal.rules.names import field_name, land_name, tile_name
from tafelrunde.games.tumult_royal.rules.placing import PLACE_STATUES
from tafelrunde.kernel.errors import IllegalMove
from tumult_royal.scene import Scene


def test_placing_with_payments() -> None:
    scene = Scene("Violet Blue Yellow")
    scene.paint("W..F", "D")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", bread="2", marble="1 1", tool="3")
    scene.run(PLACE_STATUES, "Violet")
    assert scene.options("Violet") == ["pass", "place 0,3 b2 m1+1 t3", "place 1,0 b2 m1+1"]
    same = ["place 0,3 b2 m1+1 t3", "PLACE 0,3  t3 m1+1 b2", "place 0,3 b2 m1 + 1 t3"]
    assert len({TUMULT_ROYAL.parse(scene.state, 0, text) for text in same}) == 1
    with pytest.raises(IllegalMove, match="possible: pass"):
        scene.play("Violet", "place 0,3 b2 m1 t3")


def test_order_of_tiles_does_not_matter() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WS")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", marble="2", tool="1 2")
    scene.run(PLACE_STATUES, "Violet")
    assert scene.options("Violet")[1] == "place 0,1 m2 t1+2"
    scene.play("Violet", "place 0,1 m2 t2+1")
    assert scene.player("Violet").placed == 4


def test_the_robbery() -> None:
    scene = Scene("Violet Blue", phase=2)
    scene.tiles("centre", bread="1 2")
    scene.run(BEGIN_LOOKS)
    assert scene.options("Blue") == ["stop", "lift 0", "lift 1"]
    scene.play("Blue", "Lift 1")
    assert scene.options("Blue") == ["keep", "put_back"]
    scene.play("Blue", "put back")
    assert scene.player("Blue").holding == -1


@pytest.mark.rule("TR-364")
def test_who_holds_a_tile_is_told_its_good_and_its_value() -> None:
    scene = Scene("Violet Blue", phase=2)
    scene.tiles("centre", bread="1", marble="3")
    scene.run(BEGIN_LOOKS)
    scene.play("Blue", "lift 1")
    assert TUMULT_ROYAL.say_question(scene.state, 1) == ("tr-ask-hold", {"good": "marble", "value": 3})


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Put  Back", "put_back"),
        ("Time up", "time_up"),
        ("Grace Over", "grace_over"),
        ("Reveal 1,2  0,1", "reveal 0,1 1,2"),
        ("reveal F c", "reveal 0,1 1,2"),
        ("place C1 t2+1 b1", "place 0,3 b1 t1+2"),
        ("lift B6", "lift 14"),
        ("lift 9", "lift 9"),
        ("PLACE 0,3 t2+1 b1", "place 0,3 b1 t1+2"),
    ],
)
def test_other_ways_to_write_a_move(written: str, meant: str) -> None:
    assert canonical(written) == meant


def test_parts_of_a_placing_move() -> None:
    move = place(71, bread=2, marble=1, tool=3)
    assert move < MOVES.size
    assert (PLACE.first(move), [set_of(PLACE.second(move), good) for good in range(3)]) == (71, [2, 1, 3])
    assert place(71) == PLACE.of(71, 0)  # the first set of each good, if none is named


def test_paths_over_things_on_the_table() -> None:
    scene = Scene("Violet Blue")
    scene.paint("WS")
    scene.stand("Violet", "0,0")
    scene.tiles("Violet", marble="1 1", tool="1 2")
    scene.run(PLACE_STATUES, "Violet")
    offers = scene.state.view(0)["offers"]
    assert [offer["path"] for offer in offers] == [
        ["choice:no"],
        ["tile:marble:1", "tile:marble:1", "tile:tool:1", "tile:tool:2", "spot:0,1"],
    ]
    assert offers[1]["say"]["args"]["tiles"]["marble_1"] == 2


def test_names_of_lands_fields_and_tiles() -> None:
    """The frame has two rows of lands, named column by column; fields and tiles go by nine, row by row."""
    assert [land_name(row, column) for row, column in ((0, 0), (1, 0), (0, 1), (1, 3))] == ["A", "B", "C", "H"]
    assert [field_name(row, column) for row, column in ((0, 0), (0, 4), (2, 2), (3, 0), (5, 11))] == [
        "A1",
        "C2",
        "A9",
        "B1",
        "H9",
    ]
    assert [tile_name(slot) for slot in (0, 8, 9, 38)] == ["A1", "A9", "B1", "E3"]


def test_every_name_means_the_field_that_is_called_so() -> None:
    names = {field_name(row, column): f"{row},{column}" for row in range(6) for column in range(12)}
    assert len(names) == 72
    assert {name: canonical(f"place {name}") for name in names} == {at: f"place {spot}" for at, spot in names.items()}
    assert [canonical(f"lift {tile_name(slot)}") for slot in range(39)] == [f"lift {slot}" for slot in range(39)]
