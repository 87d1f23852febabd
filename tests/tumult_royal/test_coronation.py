"""Phases 5 and 6: ranks, coronation, chronicle (TR-6xx, TR-7xx)."""

import pytest

from tafelrunde.games.tumult_royal.rules.coronation import CORONATION, NEW_RANKS
from tafelrunde.games.tumult_royal.rules.course import ROUND
from tafelrunde.games.tumult_royal.rules.placing import PLACE_STATUES
from tafelrunde.kernel.luck import Luck
from tumult_royal.scene import Scene

FOUR = "Violet Blue Yellow Grey"


@pytest.mark.rule("TR-601", "TR-602", "TR-603")
@pytest.mark.parametrize(
    ("violet", "ranks"),
    [(21, ["Blue", "Yellow", "Violet", "Grey"]), (25, ["Violet", "Blue", "Yellow", "Grey"])],
)
def test_new_ranks(violet: int, ranks: list[str]) -> None:
    """EX-15 and EX-16."""
    scene = Scene(FOUR, phase=5)
    scene.followers(Violet=violet, Blue=25, Yellow=23, Grey=21)
    scene.run(NEW_RANKS)
    assert scene.ranks() == ranks
    assert scene.state.over()  # nobody was asked


@pytest.mark.rule("TR-602")
def test_equals_keep_the_order_of_their_old_ranks() -> None:
    scene = Scene(FOUR, phase=5)
    scene.state.order = [3, 2, 1, 0]
    scene.followers(Violet=20, Blue=20, Yellow=10, Grey=20)
    scene.run(NEW_RANKS)
    assert scene.ranks() == ["Grey", "Blue", "Violet", "Yellow"]


@pytest.mark.rule("TR-701", "TR-703", "TR-704", "TR-705")
def test_a_coronation() -> None:
    """EX-17."""
    scene = Scene(FOUR, round=2, phase=6)
    scene.state.order = [1, 0, 2, 3]
    scene.state.chronicle, scene.state.chronicle_statues = [0], [1]
    scene.followers(20, Blue=25)
    hidden = list(scene.state.open)
    scene.run(CORONATION)
    assert (scene.player("Blue").followers, scene.state.supply) == (20, 25)
    assert (scene.state.chronicle, scene.state.chronicle_statues) == ([0, 1], [1, 1])
    assert scene.player("Blue").placed == 1
    assert scene.state.open == hidden
    assert scene.ranks() == ["Blue", "Violet", "Yellow", "Grey"]


@pytest.mark.rule("TR-701")
def test_paying_does_not_change_ranks() -> None:
    scene = Scene("Violet Blue", phase=6)
    scene.followers(48, Violet=29, Blue=28)
    scene.run(CORONATION)
    assert scene.player("Violet").followers == 24
    assert scene.ranks() == ["Violet", "Blue"]


@pytest.mark.rule("TR-702")
def test_a_king_who_stays_is_crowned_again() -> None:
    scene = Scene("Violet Blue", round=1, phase=6)
    scene.run(CORONATION)
    scene.state.round = 2
    scene.run(CORONATION)
    assert scene.state.chronicle == [0, 0]
    assert (scene.player("Violet").followers, scene.player("Violet").placed) == (20, 2)


@pytest.mark.rule("TR-704")
@pytest.mark.parametrize(
    ("round", "statues"), [(1, 1), (2, 1), (4, 1), (5, 1), (6, 2), (7, 2), (8, 2), (9, 2), (10, 2)]
)
def test_statues_on_the_fields_of_the_chronicle(round: int, statues: int) -> None:
    scene = Scene("Violet Blue", round=round, phase=6)
    scene.run(CORONATION)
    assert scene.player("Violet").placed == statues
    assert scene.state.chronicle_statues == [statues]


@pytest.mark.rule("TR-706")
@pytest.mark.parametrize(
    ("names", "options"),
    [
        ("Violet Blue", ["reveal 1,0", "reveal 1,1"]),
        ("Yellow Violet Blue", ["reveal 1,0", "reveal 1,1", "reveal 1,2"]),
    ],
)
def test_the_king_turns_one_tile(names: str, options: list[str]) -> None:
    """EX-18 with three players."""
    scene = Scene(names, round=3, phase=6)
    scene.run(CORONATION)
    king = names.split()[0]
    assert scene.asked() == ("reveal", [king])
    assert scene.options(king) == options
    scene.play(king, "reveal 1,1")
    assert sum(scene.state.open) == len(scene.names) + 1
    assert scene.state.open[len(scene.names) + 1] == 1
    assert scene.player(king).placed == 1


@pytest.mark.rule("TR-706", "TR-707")
def test_with_four_players_both_are_named_at_once() -> None:
    scene = Scene(FOUR, round=3, phase=6)
    scene.run(CORONATION)
    pairs = ["0,0 0,3", "0,0 1,0", "0,0 1,3", "0,3 1,0", "0,3 1,3", "1,0 1,3"]
    assert scene.options("Violet") == [f"reveal {pair}" for pair in pairs]
    scene.play("Violet", "reveal 0,3 1,0")
    assert scene.state.open == [0, 1, 1, 1, 1, 1, 1, 0]
    assert len(scene.told("tr-reveals")) == 2


@pytest.mark.rule("TR-708")
@pytest.mark.parametrize(("names", "number"), [("Violet Blue", 1), ("Violet Blue Yellow", 2), (FOUR, 2)])
def test_field_5_turns_all_that_is_left(names: str, number: int) -> None:
    scene = Scene(names, round=3, phase=6)
    scene.run(CORONATION)
    scene.state.play(0, scene.state.moves(0)[0])
    scene.state.round = 5
    scene.state.news = []
    scene.run(CORONATION)
    assert all(scene.state.open)
    assert len(scene.told("tr-reveals")) == number


@pytest.mark.rule("TR-709")
def test_a_tile_appears_as_it_was_laid_and_nobody_knew_it() -> None:
    scene = Scene("Violet Blue", round=5, phase=6)
    scene.state.landscape[2:], scene.state.rotation[2:] = [0, 1], [1, 0]  # L01 turned by 90 degrees, L02 as it is
    before = scene.state.view(0)
    assert before["places"][2]["landscape"] is None
    scene.run(CORONATION)
    codes = ["".join("WFGDS"[scene.state.land[6 * y + x]] for x in range(3)) for y in (3, 4, 5)]
    assert codes == ["GDW", "FSF", "GWW"]
    codes = ["".join("WFGDS"[scene.state.land[6 * y + x]] for x in range(3, 6)) for y in (3, 4, 5)]
    assert codes == ["FWG", "WDW", "GSF"]
    assert [event.args for event in scene.told("tr-reveals")] == [
        {"row": 1, "column": 0, "landscape": "L01", "rotation": 90},
        {"row": 1, "column": 1, "landscape": "L02", "rotation": 0},
    ]


@pytest.mark.rule("TR-710")
def test_new_fields_can_be_used() -> None:
    scene = Scene("Violet Blue", round=5, phase=6)
    scene.state.landscape[2], scene.state.rotation[2] = 0, 0
    scene.stand("Violet", "2,0")
    scene.tiles("Violet", bread="1", marble="1")
    scene.run(PLACE_STATUES, "Violet")
    assert "place 3,0 b1 m1" not in scene.options("Violet")
    scene.run(CORONATION)
    scene.run(PLACE_STATUES, "Violet")
    assert "place 3,0 b1 m1" in scene.options("Violet")  # the corner of L01 is a meadow


@pytest.mark.rule("TR-712")
def test_the_new_king_spins_in_the_next_round() -> None:
    scene = Scene("Violet Blue", round=1, manual_spin=True)
    scene.state.luck = Luck.seeded(2)
    scene.followers(40, Blue=35)
    scene.run(ROUND)
    scene.play("Violet", "spin")
    while scene.state.round == 1:
        scene.state.play(scene.state.actor(), 0)
    assert scene.asked() == ("spin", ["Blue"])


@pytest.mark.rule("TR-713")
def test_the_order_of_a_coronation() -> None:
    scene = Scene("Violet Blue", round=5, phase=6)
    scene.run(CORONATION)
    kinds = [event.kind for event in scene.state.news or []]
    assert kinds == ["tr-gives", "tr-crowned", "tr-reveals", "tr-reveals"]


@pytest.mark.rule("TR-713", "TR-1008")
def test_the_25th_statue_comes_before_turning_tiles() -> None:
    scene = Scene("Violet Blue", round=3, phase=6)
    scene.give("Violet", placed=24)
    scene.run(CORONATION)
    assert scene.state.over()
    assert scene.told("tr-reveals") == []
